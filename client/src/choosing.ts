// The choices of a table, in the list and on the board: which belong together, and why others are refused.

import { all, around, one, targets, toast } from "./dom";
import { openPopover } from "./popover";

export class Choosing {
  constructor(
    private readonly scene: () => HTMLElement,
    private readonly word: (name: string) => string,
    private readonly play: (move: string, beside?: Element) => void,
  ) {
    for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => this.light(event));
  }

  /** Show what a hint is about. */
  mark(move: string): void {
    for (const thing of this.things(move)) thing.classList.add("hinted");
    const line = one(".choice.hinted", this.scene());
    if (line?.classList.contains("aside")) one("#aside", this.scene())?.setAttribute("open", "");
    line?.scrollIntoView({ block: "nearest" });
  }

  /** What stands for a move: its line in the list, its pieces. */
  things(move: string): Element[] {
    return this.standing("data-move", move);
  }

  /** Say why something is refused. */
  why(thing: Element): void {
    const move = thing.getAttribute("data-why");
    const said = all(".choice.refused", this.scene()).find((choice) => choice.dataset["why"] === move);
    if (said) openPopover(thing, { text: said.dataset["refusal"] ?? "", rule: said.dataset["rule"] ?? "" });
  }

  /** Open the list of what is not possible now and answer for its first line. */
  whyNot(): void {
    const list = one<HTMLDetailsElement>("#not-now");
    const first = list && one(".choice", list);
    if (!list || !first) {
      toast(this.word("allAllowed"));
      return;
    }
    list.open = true;
    first.focus();
    first.scrollIntoView({ block: "nearest" });
    this.why(first);
  }

  /** Make the move of a piece; of several, ask which. */
  take(piece: Element): void {
    const choices = all(".choice[data-move]", this.scene()).filter((choice) => targets(choice).includes(piece.id));
    if (choices.length < 2) {
      this.play(piece.getAttribute("data-move") ?? "", piece);
      return;
    }
    openPopover(piece, {
      text: "",
      label: piece.getAttribute("aria-label") ?? "",
      choices: choices.map((choice) => ({
        text: all(".text, .detail, .brings", choice).map((part) => part.textContent?.trim()).join(" · "),
        take: () => this.play(choice.dataset["move"] ?? "", piece),
      })),
    });
  }

  /** A choice and its piece light up together. */
  private light(event: Event): void {
    for (const thing of all<Element>(".lit", this.scene())) thing.classList.remove("lit");
    const thing = event instanceof PointerEvent && event.pointerType !== "mouse" ? null : around(event, "[data-move], [data-why]");
    if (event.type === "focusin" && !thing?.matches(":focus-visible")) return;
    const name = thing?.hasAttribute("data-move") ? "data-move" : "data-why";
    const move = thing?.getAttribute(name);
    if (!move || !thing || !this.scene().contains(thing)) return;
    for (const each of this.standing(name, move)) each.classList.add("lit");
    thing.classList.add("lit");
  }

  /** The line in the list of a move, legal or refused, and the pieces it speaks of. */
  private standing(name: string, move: string): Element[] {
    const lines = all(`.choice[${name}]`, this.scene()).filter((line) => line.getAttribute(name) === move);
    const ids = lines.flatMap(targets);
    const pieces = all<Element>(`[${name}]:not(.choice)`, this.scene());
    return [...lines, ...pieces.filter((each) => ids.includes(each.id) || (!lines.length && each.getAttribute(name) === move))];
  }
}
