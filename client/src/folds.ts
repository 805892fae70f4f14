// What is needed now has its room, and what lies below a fold shows that it is there.

import { all, one, shape } from "./dom";

const FOLDS = ["#stage", "#ask", "#choices", "#guide", "#scores", "#log", "#popover"];
const FOUR = 4; // choices that are seen at least
const GUIDE = 72; // pixels of the guide that are seen at least, or it is shut
const LOG = [100, 130] as const; // pixels of the log that are seen at least, in a low window and in others
const ROOMY = 180; // pixels of the log beside which the guide may stay open
const SIGN = 16; // pixels below them in which it says how many more there are
const EDGE = 4;
const LOW = matchMedia("(max-height: 800px)"); // seats stand close in any case

export class Folds {
  private wanted = false; // the guide was opened although there is little room
  private shut = false; // it was shut for want of room
  private reading = false; // log or chat was asked for although there is little room

  constructor() {
    document.addEventListener("click", (event) => {
      const guide = event.target instanceof Element && event.target.closest("#guide summary")?.parentElement;
      if (!(guide instanceof HTMLDetailsElement)) return;
      this.wanted = !guide.open; // as it is about to be
      this.shut = false;
      if (this.wanted) this.reading = false;
    });
    document.addEventListener("click", (event) => event.target instanceof Element && event.target.closest("[data-story]") && this.makeRoom());
    document.addEventListener("scroll", (event) => event.target instanceof Element && FOLDS.includes(`#${event.target.id}`) && this.mark(event.target), true);
    document.addEventListener(
      "toggle",
      (event) => {
        this.fit();
        const guide = event.target;
        if (this.wanted && guide instanceof HTMLDetailsElement && guide.id === "guide" && guide.open) guide.scrollIntoView({ block: "nearest" });
      },
      true,
    );
    one("#main")?.addEventListener("click", (event) => {
      const sign = event.target instanceof Element && event.target.closest("#more, #further");
      if (sign) turn(one(sign.id === "more" ? "#choices" : "#stage"));
    });
    const watch = new ResizeObserver(() => this.fit());
    for (const name of ["#side", "#stage", "#ask"]) watch.observe(one(name) as HTMLElement);
  }

  /** Say how high four choices are, and all that must be seen with them; seats stand closer where they would not fit below. */
  fit(): void {
    const ask = one("#ask") as HTMLElement;
    const side = one("#side") as HTMLElement;
    const guide = one<HTMLDetailsElement>("#guide", ask);
    const gap = parseFloat(getComputedStyle(ask).rowGap);
    ask.classList.toggle("guided", this.wanted && (guide?.open ?? false));
    side.classList.remove("tight");
    side.classList.toggle("reading", this.reading);
    let must = this.must(ask);
    const running = one("#scene")?.dataset["over"] === "no";
    if (stacked(side) && ((LOW.matches && running) || this.left(must + gap + (guide?.offsetHeight ?? 0)) < 0)) {
      side.classList.add("tight");
      must = this.must(ask);
    }
    if (guide && (guide.open || this.shut) && shape() === "wide" && !this.wanted) {
      guide.open = this.left(must + gap) >= GUIDE;
      this.shut = !guide.open;
    }
    const open = guide?.open ? Math.min(Math.max(GUIDE, this.left(must + gap)), guide.scrollHeight) : guide?.offsetHeight;
    const more = open === undefined ? 0 : gap + open;
    ask.style.setProperty("--needs", `${Math.ceil(must + more)}px`);
    this.mark(...FOLDS.flatMap((name) => one(name) ?? []));
  }

  /** Whoever wants the log or the chat has it in the place of the guide, where there is no room for both. */
  private makeRoom(): void {
    const guide = one<HTMLDetailsElement>("#guide");
    const story = one("#story");
    if (!story || !stacked(one("#side") as HTMLElement) || story.offsetHeight >= ROOMY) return;
    if (guide) guide.open = false;
    this.wanted = this.shut = false;
    this.reading = true;
    this.fit();
  }

  /** The height of all that must be seen where something is asked: four choices, and everything but the guide. */
  private must(ask: HTMLElement): number {
    const choices = one("#choices", ask);
    const four = choices ? this.four(choices) : 0;
    ask.style.setProperty("--four", `${four}px`); // nothing outside the panel has to be styled anew
    const { rowGap, paddingTop, paddingBottom } = getComputedStyle(ask);
    const gap = parseFloat(rowGap);
    const parts = ([...ask.children] as HTMLElement[]).filter((part) => !["more", "guide"].includes(part.id) && flows(part));
    const high = parts.map((part) => (part === choices ? four : part.offsetHeight) + gap);
    return high.reduce((sum, each) => sum + each, parseFloat(paddingTop) + parseFloat(paddingBottom) - gap + 1);
  }

  /** The height that is left for the guide below so much that must be seen, with all seats and some log if they stand below it. */
  private left(must: number): number {
    const side = one("#side") as HTMLElement;
    if (!stacked(side)) return inside(side) - must;
    const seats = one("#scores", side)?.scrollHeight ?? 0;
    return inside(side) - must - seats - LOG[LOW.matches ? 0 : 1] - 2 * parseFloat(getComputedStyle(side).rowGap);
  }

  private four(choices: HTMLElement): number {
    const rows = ([...choices.children] as HTMLElement[]).filter((row) => row.offsetHeight > 0);
    const last = rows.filter((row) => row.classList.contains("choice"))[FOUR - 1] ?? rows[rows.length - 1];
    const sign = last === rows[rows.length - 1] ? 0 : SIGN;
    return last ? Math.ceil(last.offsetTop + last.offsetHeight - choices.offsetTop + EDGE + sign) : 0;
  }

  /** What is above and below the part in sight; of choices, how many. */
  private mark(...folds: Element[]): void {
    const beyond = folds.map((fold) => ({ fold, above: fold.scrollTop > EDGE, below: fold.scrollHeight - fold.clientHeight - fold.scrollTop > EDGE }));
    for (const { fold, above, below } of beyond) {
      fold.classList.toggle("above", above);
      fold.classList.toggle("below", below);
      if (fold.id === "choices") this.count(fold, below);
      if (fold.id === "stage") one("#further")?.toggleAttribute("hidden", !below);
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
}

/** Show what lies below the part in sight. */
function turn(fold: HTMLElement | null): void {
  fold?.scrollBy({ top: fold.clientHeight * 0.8, behavior: "smooth" });
}

/** Do seats and log stand below what is asked? */
function stacked(side: HTMLElement): boolean {
  return getComputedStyle(side).display === "flex" && (one("#scores", side)?.checkVisibility() ?? false);
}

/** Does it take height of its own in the panel? */
function flows(part: HTMLElement): boolean {
  return part.checkVisibility() && getComputedStyle(part).position !== "absolute";
}

/** The height within the padding of a part. */
function inside(part: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(part);
  return part.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
}
