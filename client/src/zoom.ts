// A closer look at the board: buttons, keys, two fingers, or the wheel with Ctrl; the stage scrolls.

import { all, around, one } from "./dom";

const STEP = 1.5;
const MOST = 4;
const SLIP = 5; // pixels that a hand moves while it clicks

interface Spot {
  x: number;
  y: number;
}

export class Zoom {
  private level = 1;
  private pinch: { apart: number; level: number } | null = null;
  private drag: (Spot & { left: number; top: number; moved: boolean }) | null = null;

  constructor(private readonly main: HTMLElement) {
    const stage = this.stage;
    stage.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    stage.addEventListener("touchstart", (event) => this.touched(event), { passive: true });
    stage.addEventListener("touchmove", (event) => this.pinched(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.grabbed(event));
    addEventListener("pointermove", (event) => this.dragged(event));
    addEventListener("pointerup", () => (this.drag = this.drag?.moved ? this.drag : null));
    document.addEventListener("click", (event) => this.clicked(event), true);
    this.show();
  }

  private get stage(): HTMLElement {
    return one("#stage") as HTMLElement;
  }

  /** A key that looks closer, or from farther away; false if it is none. */
  pressed(key: string): boolean {
    const step = { "+": 1, "=": 1, "-": -1, "0": 0 }[key];
    if (step === undefined) return false;
    this.step(step);
    return true;
  }

  private step(step: number): void {
    const { width, height } = this.stage.getBoundingClientRect();
    this.to(step ? this.level * STEP ** step : 1, { x: width / 2, y: height / 2 });
  }

  /** Change the size and keep what lies under a spot of the stage where it is. */
  private to(level: number, spot: Spot): void {
    const stage = this.stage;
    const before = this.level;
    this.level = Math.min(MOST, Math.max(1, level));
    if (this.level < 1.05) this.level = 1;
    const grown = this.level / before;
    const [left, top] = [(stage.scrollLeft + spot.x) * grown - spot.x, (stage.scrollTop + spot.y) * grown - spot.y];
    this.show();
    stage.scrollTo({ left, top, behavior: "instant" });
  }

  private show(): void {
    this.main.style.setProperty("--zoom", String(this.level));
    this.main.classList.toggle("zoomed", this.level > 1);
    for (const button of all<HTMLButtonElement>("[data-zoom]")) {
      button.disabled = button.dataset["zoom"] === "1" ? this.level >= MOST : this.level <= 1;
    }
  }

  /** The buttons come anew with every picture: they show again what can be done. */
  shown(): void {
    this.show();
  }

  private wheeled(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.to(this.level * 1.0015 ** -event.deltaY, this.within(event.clientX, event.clientY));
  }

  private within(x: number, y: number): Spot {
    const box = this.stage.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }

  // Two fingers

  private touched(event: TouchEvent): void {
    this.pinch = event.touches.length === 2 ? { apart: spread(event), level: this.level } : null;
  }

  private pinched(event: TouchEvent): void {
    const [a, b] = event.touches;
    if (this.pinch === null || !a || !b) return;
    event.preventDefault();
    const middle = this.within((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    this.to((this.pinch.level * spread(event)) / this.pinch.apart, middle);
  }

  // A mouse that holds the board; fingers scroll by themselves

  private grabbed(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.button !== 0 || this.level === 1) return;
    const { scrollLeft: left, scrollTop: top } = this.stage;
    this.drag = { x: event.clientX, y: event.clientY, left, top, moved: false };
  }

  private dragged(event: PointerEvent): void {
    if (this.drag === null || !(event.buttons & 1)) return;
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    this.drag.moved ||= Math.hypot(dx, dy) > SLIP;
    if (this.drag.moved) this.stage.scrollTo({ left: this.drag.left - dx, top: this.drag.top - dy, behavior: "instant" });
  }

  private clicked(event: MouseEvent): void {
    const dragged = this.drag?.moved ?? false;
    this.drag = null;
    const button = around(event, "[data-zoom]");
    if (dragged) event.stopPropagation(); // the board was moved, not chosen from
    else if (button) this.step(Number(button.dataset["zoom"]));
  }
}

function spread({ touches: [a, b] }: TouchEvent): number {
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 1;
}
