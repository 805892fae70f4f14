// What the house says of a place while a card is still held over it: asked for a little later, kept.

import { ask } from "./dom";

export interface Fault {
  text: string;
  rule: string;
  cells: [number, number][];
}

export interface Worth {
  name: string;
  now: number;
  then: number | null;
  scored: boolean;
}

export interface Preview {
  legal: boolean;
  says: string;
  faults: Fault[];
  sources: Worth[];
  sums: Worth[];
}

const PAUSE = 40; // milliseconds a card must rest before its place is asked about

export class Trial {
  private readonly known = new Map<string, Preview>();
  private waiting = 0;
  private asking = new AbortController();

  constructor(
    private readonly address: (query: string) => string,
    private readonly answered: (move: string, preview: Preview) => void,
  ) {}

  /** Forget everything: the table has moved on. */
  clear(): void {
    this.stop();
    this.known.clear();
  }

  /** Ask no longer. */
  stop(): void {
    clearTimeout(this.waiting);
    this.asking.abort();
  }

  /** What is known of a place; what is not will be told as soon as it is. */
  of(move: string, version: number): Preview | undefined {
    const known = this.known.get(move);
    this.stop();
    if (!known) this.waiting = window.setTimeout(() => void this.find(move, version), PAUSE);
    return known;
  }

  private async find(move: string, version: number): Promise<void> {
    this.asking = new AbortController();
    try {
      const path = this.address(`version=${version}&move=${encodeURIComponent(move)}`);
      const { preview } = await ask<{ preview: Preview | null }>("GET", path, undefined, this.asking.signal);
      if (preview === null) return;
      this.known.set(move, preview);
      this.answered(move, preview);
    } catch {
      // the card is elsewhere by now, or the house is away and says so itself
    }
  }
}
