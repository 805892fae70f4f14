// On a narrow page the picture is shown one section at a time, by tabs.

import { all, one, targets } from "./dom";

export class Tabs {
  constructor(
    private readonly main: HTMLElement,
    private readonly scene: () => HTMLElement,
  ) {}

  get tab(): string {
    return this.main.dataset["tab"] ?? "board";
  }

  turnTo(tab: string): void {
    this.main.dataset["tab"] = tab;
    this.fit();
    one("#stage")?.scrollTo({ top: 0, behavior: "instant" });
    if (tab !== "log") return;
    one("#story > details")?.setAttribute("open", "");
    one("#log")?.scrollTo({ top: 1e6, behavior: "instant" });
  }

  /** Go to where most can be chosen, unless as much can be here. */
  follow(): void {
    if (!this.narrow || this.tab === "log") return;
    const most = Math.max(...this.names().map((name) => this.choosable(name)));
    const there = this.names().find((name) => this.choosable(name) === most);
    if (there && most > this.choosable(this.tab)) this.turnTo(there);
  }

  /** Scroll so that what can be chosen lies in the middle, if some of it is out of sight.

      Where there is no room for all of it, what a lesson points at comes into sight, or what is suggested, or else the first.
   */
  reveal(): void {
    const stage = one("#stage");
    const boxes = all<Element>("#stage [data-move], #laying", this.scene()).filter((each) => each.getBoundingClientRect().width);
    if (!stage || !boxes.length) return;
    const rects = boxes.map((each) => each.getBoundingClientRect());
    let [top, bottom] = [Math.min(...rects.map((r) => r.top)), Math.max(...rects.map((r) => r.bottom))];
    const view = stage.getBoundingClientRect();
    if (!this.narrow && rects.some((r) => r.top >= view.top && r.bottom <= view.bottom)) return; // some are in sight
    if (bottom - top > view.height) {
      const choice = one(".choice:has(.tag)", this.scene());
      const suggested = rects[boxes.findIndex((each) => choice !== null && targets(choice).includes(each.id))];
      const wanted = one<Element>(".pointed", stage)?.getBoundingClientRect() ?? suggested;
      [top, bottom] = wanted ? [wanted.top, wanted.bottom] : [top, top];
    }
    if (top < view.top || bottom > view.bottom) stage.scrollBy({ top: (top + bottom - view.top - view.bottom) / 2 });
    const [left, right] = [Math.min(...rects.map((r) => r.left)), Math.max(...rects.map((r) => r.right))];
    if (left < view.left || right > view.right) stage.scrollBy({ left: (left + right - view.left - view.right) / 2 });
  }

  /** Cut the tab's section out of the picture, and mark the tabs that hold a choice. */
  fit(): void {
    for (const button of all(".tabs [data-tab]")) {
      const name = button.dataset["tab"] ?? "";
      button.setAttribute("aria-pressed", String(name === this.tab));
      button.hidden = this.empty(name);
      button.classList.toggle("calls", this.choosable(name) > 0 && name !== this.tab);
    }
    const section = this.section(this.tab);
    const picture = one<SVGSVGElement>("#stage svg", this.scene());
    if (!this.narrow || !picture || !section?.dataset["box"]) return;
    for (const each of this.sections()) each.classList.toggle("away", each !== section);
    const [, , width, height] = section.dataset["box"].split(" ");
    picture.setAttribute("viewBox", section.dataset["box"]);
    picture.setAttribute("width", width ?? "");
    picture.setAttribute("height", height ?? "");
  }

  private get narrow(): boolean {
    return this.scene().classList.contains("narrow");
  }

  private sections(): SVGElement[] {
    return all<SVGElement>("#stage [data-box]", this.scene());
  }

  private section(name: string): SVGElement | undefined {
    return this.sections().find((each) => each.id === `section-${name}`);
  }

  /** Is nothing drawn there? Nobody else sits at a table of one's own. */
  private empty(name: string): boolean {
    const section = this.section(name);
    return this.narrow && section !== undefined && one("path, rect, text, use, circle, polygon", section) === null;
  }

  private names(): string[] {
    return all(".tabs [data-tab]").map((button) => button.dataset["tab"] ?? "");
  }

  /** How many pieces of a section can be chosen; a card in the hand is one. */
  private choosable(name: string): number {
    const section = this.section(name);
    return section === undefined ? 0 : all("[data-move], #laying", section).length;
  }
}
