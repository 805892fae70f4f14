// The developers' panel: the position as the seat sees it, and every move that may be tried.

import { ask, one } from "./dom";

interface Sight {
  view: unknown;
  choices: { move: string; text: string; refusal: { rule: string } | null }[];
}

export class Developer {
  private readonly panel = one("#developer");
  private readonly toggle = one("#developer-toggle");

  constructor(
    private readonly path: string,
    private readonly play: (move: string) => void,
  ) {
    this.toggle?.addEventListener("click", () => this.show(Boolean(this.panel?.hidden)));
    if (this.panel) one("[data-close]", this.panel)?.addEventListener("click", () => this.show(false));
  }

  private show(open: boolean): void {
    if (this.panel) this.panel.hidden = !open;
    this.toggle?.setAttribute("aria-expanded", String(open));
    this.refresh();
  }

  refresh(): void {
    if (this.panel && !this.panel.hidden) void ask<Sight>("GET", this.path).then((sight) => this.fill(sight));
  }

  private fill(sight: Sight): void {
    (one("#developer-view") as HTMLElement).textContent = JSON.stringify(sight.view, null, 1);
    one("#developer-moves")?.replaceChildren(
      ...sight.choices.map(({ move, text, refusal }) => {
        const line = document.createElement("li");
        const button = document.createElement("button");
        button.className = refusal ? "button small-button refused" : "button small-button";
        button.textContent = move;
        button.addEventListener("click", () => this.play(move));
        line.append(button, ` ${text}${refusal ? ` (${refusal.rule})` : ""}`);
        return line;
      }),
    );
  }
}
