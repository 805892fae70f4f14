// The stream of changes: says when a table has news, and when the connection is lost.

const AGAIN = 2000;
const PATIENCE = 1500;

export class Stream {
  private source: EventSource | null = null;
  private losing = 0;

  constructor(
    private readonly path: string,
    private readonly changed: (count: number) => void,
    private readonly lost: (away: boolean) => void,
  ) {
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.losen());
    this.open();
  }

  private open(): void {
    this.source?.close();
    const source = new EventSource(this.path);
    this.source = source;
    source.addEventListener("open", () => this.found());
    source.addEventListener("change", (event) => {
      this.found();
      this.changed(Number((event as MessageEvent<string>).data));
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
