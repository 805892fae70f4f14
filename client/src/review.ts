// The review of a finished game: the board at any decision, and what is said of it, while the rest is still found out.

import { all, ask, fitting, one, onWindow, Refused, toast, windowed } from "./dom";
import { morph } from "./morph";
import { point } from "./pointing";

const PAUSE = 1500; // milliseconds between two looks at what is new

export function review(): void {
  new Review();
}

class Review {
  private readonly main = one("#main") as HTMLElement;
  private readonly path = `/tables/${this.main.dataset["table"]}/review`;
  private ply = Number((one("#moment") as HTMLElement).dataset["ply"]);
  private waiting = 0;

  constructor() {
    onWindow(() => void this.go(this.ply));
    if (!fitting(one("#moment") as HTMLElement)) void this.go(this.ply);
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("pointerdown", (event) => this.pointed(event));
    this.mark();
    this.listen();
  }

  /** Hear how far the review is: it goes on while somebody listens. */
  private listen(): void {
    const { done, of } = (one("#findings") as HTMLElement).dataset;
    if (done === of) return;
    const stream = new EventSource(`/api${this.path}/stream?seat=${this.main.dataset["seat"]}`);
    stream.addEventListener("progress", (event) => {
      const far = JSON.parse((event as MessageEvent<string>).data) as { done: number; of: number };
      if (far.done === far.of) {
        stream.close();
        clearTimeout(this.waiting);
        void this.lookAgain();
      } else if (!this.waiting) {
        this.waiting = window.setTimeout(() => void this.lookAgain(), PAUSE);
      }
    });
  }

  private async lookAgain(): Promise<void> {
    this.waiting = 0;
    try {
      morph(one("#findings") as HTMLElement, await this.fetched(`findings?seat=${this.main.dataset["seat"]}`));
      this.mark();
      const known = (one("#moment") as HTMLElement).dataset["judged"];
      const longer = one(`#decisions [data-ply="${this.ply}"][data-long]`) !== null;
      if (known === "no" || (known === "yes" && longer)) await this.go(this.ply);
    } catch {
      // the house is away: the stream comes back by itself, and with it the next look
    }
  }

  private async fetched(what: string): Promise<string> {
    const answer = await fetch(`${this.path}/${what}`);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.text();
  }

  private async go(ply: number): Promise<void> {
    this.ply = ply;
    this.mark();
    try {
      const html = await this.fetched(`moment?ply=${ply}&${windowed()}`);
      if (ply !== this.ply) return;
      morph(one("#moment") as HTMLElement, html);
      history.replaceState(null, "", `?seat=${this.main.dataset["seat"]}&ply=${ply}`);
      this.mark();
    } catch {
      toast(this.main.dataset["trouble"] ?? "");
    }
  }

  /** Show where one is: in the chart, in the lists, and on the board what was played and what was better. */
  private mark(): void {
    const chart = one<SVGGraphicsElement>("#chart");
    if (chart) {
      const { left, width, last } = chart.dataset;
      one("#chart-now", chart)?.setAttribute("transform", `translate(${Number(left) + (Number(width) * this.ply) / Number(last)} 0)`);
    }
    for (const row of all("button[data-ply]")) {
      if (Number(row.dataset["ply"]) === this.ply) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    const [shown, board] = [one("#moment") as HTMLElement, one<SVGSVGElement>("#stage svg")];
    if (board === null || Number(shown.dataset["ply"]) !== this.ply) return;
    const { played, better } = shown.dataset;
    point(board, played && played !== better ? played.split(" ") : [], "?");
    point(board, better ? better.split(" ") : [], "!");
    this.steps().forEach(([button, to]) => button.toggleAttribute("disabled", to === undefined));
  }

  /** The buttons to the decisions before and after this one, of those in the list. */
  private steps(): [HTMLElement, number | undefined][] {
    const known = all("#list button[data-ply]").map((row) => Number(row.dataset["ply"]));
    return all("button[data-step]").map((button) => [
      button,
      button.dataset["step"] === "back" ? known.filter((each) => each < this.ply).pop() : known.find((each) => each > this.ply),
    ]);
  }

  private step(step: string): void {
    const to = this.steps().find(([button]) => button.dataset["step"] === step)?.[1];
    if (to === undefined) return;
    void this.go(to);
    one("#list button[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  private clicked(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (button?.dataset["step"]) this.step(button.dataset["step"]);
    else if (button?.dataset["ply"]) void this.go(Number(button.dataset["ply"])).then(() => one("#said")?.scrollIntoView({ block: "nearest" }));
    else if (button?.id === "try") void this.goOn();
  }

  private pressed(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, select");
    const step = { ArrowLeft: "back", ArrowRight: "forth" }[event.key];
    if (typing || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.step(step);
  }

  /** Somebody points at a time in the chart: the next decision of the list to it is shown. */
  private pointed(event: PointerEvent): void {
    const chart = event.target instanceof Element ? event.target.closest<SVGGraphicsElement>("#chart") : null;
    const grid = chart?.getScreenCTM()?.inverse();
    if (!chart || !grid) return;
    const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(grid).x;
    const { left, width, last } = chart.dataset;
    const wished = ((x - Number(left)) / Number(width)) * Number(last);
    const known = all("#decisions button[data-ply]").map((row) => Number(row.dataset["ply"]));
    const nearest = known.sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0];
    if (nearest !== undefined) void this.go(nearest);
  }

  private async goOn(): Promise<void> {
    try {
      const level = one<HTMLSelectElement>("#level")?.value ?? "medium";
      const made = await ask<{ page: string }>("POST", `/api/tables/${this.main.dataset["table"]}/continue`, { ply: this.ply, level });
      location.assign(made.page);
    } catch (error) {
      toast(error instanceof Refused ? error.message : (this.main.dataset["trouble"] ?? ""));
    }
  }
}
