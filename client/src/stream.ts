// The stream of changes: brings a table's page as it is now, and says when the connection is lost.

import { one } from "./dom";

const AGAIN = 2000;
const PATIENCE = 1500;

type Part = string | [first: number, howMany: number]; // new, or as it was sent before

/** The house has another version: the page is fetched anew with its script and colours, once for each. */
function renew(version: string): void {
  if (sessionStorage.getItem("renewed") === version) return;
  sessionStorage.setItem("renewed", version);
  location.reload();
}

export class Stream {
  private source: EventSource | null = null;
  private losing = 0;
  private gone = false; // the table is no longer there
  private pieces: string[] = []; // of the page that the house sent last

  constructor(
    private readonly path: () => string, // it says what of the page is there already
    private readonly changed: (count: number, html: string) => void,
    private readonly lost: (away: boolean) => void,
  ) {
    addEventListener("online", () => this.open());
    addEventListener("offline", () => {
      this.source?.close();
      this.losen();
    });
    this.open();
  }

  /** Begin anew: the house sends what the page does not have. */
  open(): void {
    this.source?.close();
    if (this.gone) return;
    const source = new EventSource(this.path());
    this.source = source;
    source.addEventListener("open", () => this.found());
    source.addEventListener("change", (event) => {
      this.found();
      const [count, parts] = JSON.parse((event as MessageEvent<string>).data) as [number, Part[]];
      this.pieces = parts.flatMap((part) => (typeof part === "string" ? part : this.pieces.slice(part[0], part[0] + part[1])));
      this.changed(count, this.pieces.join(""));
    });
    source.addEventListener("renewed", (event) => renew((event as MessageEvent<string>).data));
    source.addEventListener("gone", () => {
      source.close();
      this.gone = true;
      this.found();
      const said = one("#gone");
      if (said !== null) said.hidden = false;
    });
    source.addEventListener("error", () => {
      this.losen();
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.source === source && this.open(), AGAIN);
    });
  }

  private found(): void {
    clearTimeout(this.losing);
    this.losing = 0;
    this.lost(false);
  }

  private losen(): void {
    if (!this.losing) this.losing = window.setTimeout(() => this.lost(true), PATIENCE);
  }
}
