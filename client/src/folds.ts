// What is needed now has its room, and what lies below a fold shows that it is there.

import { all, one } from "./dom";

const FOLDS = ["#stage", "#ask", "#choices", "#guide", "#scores", "#log", "#popover"];
const FOUR = 4; // choices that are seen at least
const GUIDE = 72; // pixels of the guide that are seen at least
const EDGE = 4;

export class Folds {
  constructor() {
    document.addEventListener("scroll", (event) => event.target instanceof Element && FOLDS.includes(`#${event.target.id}`) && this.mark(event.target), true);
    document.addEventListener("toggle", () => this.fit(), true);
    one("#main")?.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("#more")) this.turn();
    });
    const watch = new ResizeObserver(() => this.fit());
    for (const name of ["#side", "#stage", "#ask"]) watch.observe(one(name) as HTMLElement);
  }

  /** Say how high four choices are, and all that must be seen with them. */
  fit(): void {
    const ask = one("#ask") as HTMLElement;
    const choices = one("#choices", ask);
    const four = choices ? this.four(choices) : 0;
    ask.style.setProperty("--four", `${four}px`); // nothing outside the panel has to be styled anew
    const style = getComputedStyle(ask);
    const parts = ([...ask.children] as HTMLElement[]).filter((part) => part.id !== "more" && flows(part));
    const high = parts.map((part) => (part === choices ? four : part.id === "guide" ? Math.min(GUIDE, part.scrollHeight) : part.offsetHeight));
    const air = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) + parseFloat(style.rowGap) * Math.max(0, parts.length - 1);
    ask.style.setProperty("--needs", `${Math.ceil(high.reduce((sum, each) => sum + each, air)) + 1}px`);
    this.mark(...FOLDS.flatMap((name) => one(name) ?? []));
  }

  private four(choices: HTMLElement): number {
    const rows = [...choices.children] as HTMLElement[];
    const last = rows[Math.min(FOUR, rows.length) - 1];
    return last ? Math.ceil(last.offsetTop + last.offsetHeight - choices.offsetTop + EDGE) : 0;
  }

  /** What is above and below the part in sight; of choices, how many. */
  private mark(...folds: Element[]): void {
    const beyond = folds.map((fold) => ({ fold, above: fold.scrollTop > EDGE, below: fold.scrollHeight - fold.clientHeight - fold.scrollTop > EDGE }));
    for (const { fold, above, below } of beyond) {
      fold.classList.toggle("above", above);
      fold.classList.toggle("below", below);
      if (fold.id === "choices") this.count(fold, below);
    }
  }

  private count(choices: Element, below: boolean): void {
    const more = one("#more");
    if (more === null) return;
    const end = choices.getBoundingClientRect().bottom;
    const hidden = all(".choice", choices).filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > end + EDGE);
    more.hidden = !below || hidden.length === 0;
    (one("span", more) as HTMLElement).textContent = String(hidden.length);
  }

  private turn(): void {
    const choices = one("#choices");
    choices?.scrollBy({ top: choices.clientHeight * 0.8, behavior: "smooth" });
  }
}

/** Does it take height of its own in the panel? */
function flows(part: HTMLElement): boolean {
  return part.checkVisibility() && getComputedStyle(part).position !== "absolute";
}
