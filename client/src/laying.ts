// A card in the hand: it follows the pointer over the island, turns, snaps to legal places and is laid.

import { apart, centre, HEIGHT, high, type Place, type Point, quarter, read, wide, WIDTH, written } from "./grid";
import { all, around, glideTime, one, toast } from "./dom";
import { WAYS } from "./keys";
import { openPopover } from "./popover";
import { type Preview, Trial } from "./trial";

const SYMBOL = 2; // cells in a row
const SNAP = 1.6; // how many cells away a legal place draws the card to itself
const TAP = 3.2; // the same for a finger
const NOTCH = 50; // how far the wheel is rolled for a quarter turn

function drawn(tag: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

export class Laying {
  private readonly trial: Trial;
  private version = -1;
  private places: Place[] = [];
  private quarters = 0; // not only 0 to 3, so that the card turns the short way round
  private aim: Point = { x: 0, y: 0 }; // where the card would lie if no place drew it
  private held: Place = { x: 0, y: 0, turn: 0 };
  private chosen = false; // by hand, and not only offered to begin with
  private hinted = "";
  private rolled = 0;
  private finger = false;
  private grip: Point | null = null; // where on the card a finger drags it

  constructor(
    address: (query: string) => string,
    private readonly scene: () => HTMLElement,
    private readonly play: (move: string) => void,
  ) {
    this.trial = new Trial(address, (move, preview) => move === written(this.held) && this.tell(preview));
    document.addEventListener("pointerdown", (event) => this.touched(event));
    document.addEventListener("pointermove", (event) => this.moved(event));
    for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => (this.grip = null));
    document.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    document.addEventListener("touchmove", (event) => this.grip && event.preventDefault(), { passive: false }); // the page stays
  }

  private get field(): SVGGraphicsElement | null {
    return one<SVGGraphicsElement>("#laying", this.scene());
  }

  private get legal(): boolean {
    const move = written(this.held);
    return this.places.some((place) => written(place) === move);
  }

  private get fitting(): Place[] {
    return this.places.filter((place) => place.turn === quarter(this.quarters));
  }

  /** The page shows something new: take the card up, or hold it where it was. */
  shown(): void {
    const field = this.field;
    if (field === null) return this.trial.clear();
    const version = Number(this.scene().dataset["version"]);
    if (version !== this.version) this.takeUp(field, version);
    this.draw();
  }

  private takeUp(field: SVGElement, version: number): void {
    this.trial.clear();
    this.version = version;
    this.places = (field.dataset["places"] ?? "").split(" ").map(read);
    this.hinted = "";
    this.chosen = false;
    this.quarters = 0;
    this.turnToFit();
    const middle = { x: (this.edge("left") + this.edge("right")) / 2, y: (this.edge("top") + this.edge("bottom")) / 2 };
    this.held = this.nearest(middle) ?? this.held;
    this.aim = centre(this.held);
  }

  private edge(side: string): number {
    return Number(this.field?.dataset[side]);
  }

  // Moving

  /** Hold the card at a point of the grid, or at the legal place that draws it from there. */
  private aimAt(point: Point, snap: number): void {
    this.aim = point;
    const near = this.nearest(point);
    const turn = quarter(this.quarters);
    this.hold(near && apart(centre(near), point) <= snap ? near : this.inside(point, turn));
  }

  private hold(place: Place): void {
    this.chosen = true;
    if (written(place) === written(this.held)) return;
    this.held = place;
    this.draw();
  }

  private nearest(point: Point): Place | undefined {
    const far = (place: Place): number => apart(centre(place), point);
    return this.fitting.reduce<Place | undefined>((best, each) => (best && far(best) <= far(each) ? best : each), undefined);
  }

  /** The place whose middle is the cell of a point, inside the field. */
  private inside(point: Point, turn: number): Place {
    const within = (least: number, n: number, most: number): number => Math.min(Math.max(least, n), most);
    const x = Math.floor(point.x) - (wide(turn) - 1) / 2;
    const y = Math.floor(point.y) - (high(turn) - 1) / 2;
    return {
      x: within(this.edge("left"), x, this.edge("right") - wide(turn)),
      y: within(this.edge("top"), y, this.edge("bottom") - high(turn)),
      turn,
    };
  }

  private turn(step: number): void {
    this.quarters += step;
    this.aimAt(this.aim, this.finger ? TAP : SNAP);
  }

  /** Turn the card on until it fits somewhere. */
  private turnToFit(): void {
    for (let tries = 0; tries < 4 && !this.fitting.length; tries++) this.quarters++;
  }

  /** One cell that way, or to the next legal place that way. */
  private step(way: Point, far: boolean): void {
    const from = centre(this.held);
    const onward = far ? this.ahead(from, way) : this.inside({ x: from.x + way.x, y: from.y + way.y }, this.held.turn);
    if (!onward) return;
    this.aim = centre(onward);
    this.hold(onward);
  }

  private ahead(from: Point, way: Point): Place | undefined {
    const cost = (place: Place): number => {
      const { x, y } = centre(place);
      const on = (x - from.x) * way.x + (y - from.y) * way.y;
      return on > 0 ? on + 2 * Math.abs((x - from.x) * way.y + (y - from.y) * way.x) : Infinity;
    };
    const best = this.fitting.reduce((least, place) => Math.min(least, cost(place)), Infinity);
    return this.fitting.find((place) => cost(place) === best && best < Infinity);
  }

  /** Show a move on the island as the one a bot would make. */
  mark(move: string): void {
    if (!this.field || this.hinted === move) return;
    const place = read(move);
    this.quarters += quarter(place.turn - this.quarters);
    this.aim = centre(place);
    this.hold(place);
    this.hinted = move;
    this.draw();
  }

  // What the hand does

  private pointAt(event: MouseEvent): Point | null {
    const grid = this.field?.getScreenCTM();
    return grid ? new DOMPoint(event.clientX, event.clientY).matrixTransform(grid.inverse()) : null;
  }

  private touched(event: PointerEvent): void {
    this.finger = event.pointerType !== "mouse";
    const at = this.finger && around(event, "#laying .held") ? this.pointAt(event) : null;
    const middle = centre(this.held);
    this.grip = at && { x: at.x - middle.x, y: at.y - middle.y };
  }

  private moved(event: PointerEvent): void {
    const dragged = this.grip !== null;
    if (!dragged && (event.pointerType !== "mouse" || !around(event, "#laying"))) return;
    const at = this.pointAt(event);
    if (at) this.aimAt({ x: at.x - (this.grip?.x ?? 0), y: at.y - (this.grip?.y ?? 0) }, SNAP);
  }

  private wheeled(event: WheelEvent): void {
    if (!around(event, "#laying") || event.ctrlKey) return;
    event.preventDefault();
    this.rolled += event.deltaY;
    if (Math.abs(this.rolled) < NOTCH) return;
    this.turn(Math.sign(this.rolled));
    this.rolled = 0;
  }

  /** A click on the island or in the panel beside it; false if it is neither. */
  clicked(event: MouseEvent): boolean {
    if (!this.field) return false;
    const button = around(event, "#placing button");
    const step = Number(button?.dataset["turn"]);
    if (step) this.turn(step);
    else if (button?.id === "turn-to-fit") {
      this.turnToFit();
      this.aimAt(this.aim, Infinity);
    } else if (button) this.lay();
    else if (!around(event, "#laying")) return false;
    else if (this.finger) this.tapped(event);
    else this.lay();
    return true;
  }

  private tapped(event: MouseEvent): void {
    const at = this.pointAt(event);
    if (at) this.aimAt(at, TAP);
  }

  /** Lay the card where it is held, or say why it cannot lie there. */
  private lay(): void {
    if (!this.legal) return this.refuse();
    this.trial.stop();
    this.play(written(this.held));
  }

  private refuse(): void {
    const card = one<SVGElement>("#laying .held", this.scene());
    const fault = this.trial.of(written(this.held), this.version)?.faults[0];
    if (card && fault) openPopover(card, fault);
  }

  /** Say what is wrong with the place; false if no card is held. */
  why(): boolean {
    if (!this.field) return false;
    if (this.legal) toast(this.word("allowed"));
    else this.refuse();
    return true;
  }

  /** A key for the card: it is moved, turned or laid; false if the key is none of these. */
  pressed(event: KeyboardEvent): boolean {
    if (!this.field || around(event, "#story, #scores, #popover, #developer")) return false;
    const way = WAYS[event.key];
    if (way) this.step({ x: way[0], y: way[1] }, event.shiftKey);
    else if (event.key.toLowerCase() === "r") this.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && !event.repeat && this.chosen && !around(event, "button, a, summary")) this.lay();
    else return false;
    return true;
  }

  // What is seen

  private word(name: string): string {
    return one("#placing", this.scene())?.dataset[name] ?? "";
  }

  private draw(): void {
    const field = this.field;
    if (!field) return;
    const hand = one<SVGElement>(".hand", field) ?? this.openHand(field);
    const middle = centre(this.held);
    field.setAttribute("class", this.legal ? "fits" : "refuses");
    field.dataset["held"] = written(this.held);
    hand.classList.toggle("advised", this.hinted === written(this.held));
    const card = one<SVGElement>(".held", hand);
    if (card) card.style.transform = `translate(${middle.x}px, ${middle.y}px) rotate(${this.quarters * 90}deg)`;
    const dots = this.fitting.map(centre).map(({ x, y }) => drawn("circle", { cx: x, cy: y, r: 0.17, class: "dot" }));
    one(".dots", hand)?.replaceChildren(...dots);
    one(".gone", hand)?.replaceChildren(...(this.legal ? this.gone() : []));
    one(".wrong", hand)?.replaceChildren();
    this.tell(this.trial.of(written(this.held), this.version));
  }

  private openHand(field: SVGElement): SVGElement {
    const hand = drawn("g", { class: "hand" });
    const card = drawn("g", { class: "held", "data-becomes": `laid-${field.dataset["card"]}` });
    const corner = `translate(${-WIDTH / 2} ${-HEIGHT / 2})`;
    card.append(
      drawn("use", { href: "#held-card", transform: corner }),
      drawn("rect", { x: -WIDTH / 2, y: -HEIGHT / 2, width: WIDTH, height: HEIGHT, rx: 0.25, class: "frame" }),
    );
    card.style.transitionDuration = `${glideTime() / 3}ms`;
    const [dots, gone, wrong] = ["dots", "gone", "wrong"].map((name) => drawn("g", { class: name })) as [SVGElement, SVGElement, SVGElement];
    hand.append(dots, card, gone, wrong);
    field.append(hand);
    return hand;
  }

  /** The symbols that the card would cover wholly, crossed out. */
  private gone(): SVGElement[] {
    const { x, y, turn } = this.held;
    const symbols = all<SVGElement>(".symbol", this.field?.parentElement ?? document).map((symbol) => ({
      id: symbol.id,
      x: Number(symbol.dataset["x"]),
      y: Number(symbol.dataset["y"]),
    }));
    return symbols
      .filter((at) => at.x >= x && at.x <= x + wide(turn) - SYMBOL && at.y >= y && at.y <= y + high(turn) - SYMBOL)
      .map((at) => {
        const crossed = drawn("g", { transform: `translate(${at.x + 1} ${at.y + 1}) scale(.62) translate(${-at.x - 1} ${-at.y - 1})` });
        const cross = `M${at.x + 0.2} ${at.y + 0.2}l1.6 1.6m0-1.6l-1.6 1.6`;
        crossed.append(drawn("use", { href: `#${at.id}` }), drawn("path", { d: cross }));
        return crossed;
      });
  }

  /** Say what is known of the place: beside the island, and on it. */
  private tell(preview: Preview | undefined): void {
    const nowhere = !this.fitting.length;
    (one("#turn-to-fit", this.scene()) as HTMLElement).hidden = !nowhere;
    one("#lay-here", this.scene())?.setAttribute("aria-disabled", String(!this.legal));
    const fault = preview?.faults[0];
    this.note(nowhere ? this.word("nowhere") : this.judged(preview), nowhere ? "" : (fault?.rule ?? ""));
    const open = [...(preview?.sources ?? []), ...(preview?.sums ?? [])].filter(({ scored }) => !scored);
    const changes = open.filter(({ now, then }) => then !== null && then !== now);
    const changed = changes.map(({ name, now, then }) => `${name}: ${now} → ${then}`).join(", ");
    (one("#placing-note .sr", this.scene()) as HTMLElement).textContent = changed;
    const alike = (preview?.faults ?? []).filter((each) => each.rule === fault?.rule);
    const wrong = alike.flatMap((each) => each.cells).map(([x, y]) => drawn("rect", { x, y, width: 1, height: 1 }));
    one("#laying .wrong", this.scene())?.replaceChildren(...wrong);
    if (preview) this.count(preview);
  }

  private judged(preview: Preview | undefined): string {
    if (!this.legal) return preview?.faults[0]?.text ?? this.word("refused");
    return preview ? `${this.word("fits")} ${preview.says}.` : this.word("fits");
  }

  private note(text: string, rule: string): void {
    const note = one("#placing-note", this.scene()) as HTMLElement;
    const link = one<HTMLAnchorElement>(".rule", note) as HTMLAnchorElement;
    note.classList.toggle("refused", !this.legal);
    (one(".said", note) as HTMLElement).textContent = text;
    link.hidden = !rule;
    link.textContent = rule;
    link.href = `${one("#main")?.dataset["rules"]}#${rule}`;
  }

  /** What every source is worth, and would be. */
  private count(preview: Preview): void {
    const rows = [...preview.sources, ...preview.sums].map(({ name, now, then, scored }) => {
      const row = document.createElement("li");
      const change = then === null ? 0 : Math.sign(then - now);
      row.className = scored ? "scored" : (["falls", "", "rises"][change + 1] ?? "");
      const worth = document.createElement("b");
      worth.textContent = scored ? this.word("scored") : change ? `${now} → ${then}` : `${now}`;
      row.append(name, " ", worth);
      return row;
    });
    one("#placing-worth", this.scene())?.replaceChildren(...rows);
  }
}
