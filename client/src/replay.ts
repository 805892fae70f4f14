// The replay: any position of a game, step by step, by slider, keys or by itself.

import { glide, remember } from "./glide";
import { all, ask, one, fitting, onWindow, Refused, toast, windowed } from "./dom";
import { morph } from "./morph";

const PACE = 1100;

export function replay(): void {
  new Replay();
}

class Replay {
  private readonly main = one("#main") as HTMLElement;
  private readonly slider = one<HTMLInputElement>("#ply") as HTMLInputElement;
  private readonly frames = new Map<string, Promise<string>>();
  private readonly last = Number(this.slider.max);
  private ply = Number(this.slider.value);
  private playing = 0;

  constructor() {
    onWindow(() => void this.go(this.ply));
    if (!fitting(one("#frame") as HTMLElement)) void this.go(this.ply);
    this.slider.addEventListener("input", () => void this.go(Number(this.slider.value)));
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    one("#chart")?.addEventListener("pointerdown", (event) => this.pointed(event as PointerEvent));
    this.mark();
  }

  private fetchFrame(ply: number): Promise<string> {
    const path = `/tables/${this.main.dataset["table"]}/replay/fragment?ply=${ply}&${windowed()}`;
    let frame = this.frames.get(path);
    if (frame === undefined) {
      frame = fetch(path).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
      this.frames.set(path, frame);
      frame.catch(() => this.frames.delete(path));
    }
    return frame;
  }

  private async go(ply: number): Promise<void> {
    this.ply = Math.min(Math.max(ply, 0), this.last);
    const asked = this.ply;
    this.slider.value = String(asked);
    try {
      const html = await this.fetchFrame(asked);
      if (asked === this.ply) this.show(html);
      if (asked < this.last) void this.fetchFrame(asked + 1).catch(() => undefined);
    } catch {
      this.stop();
      toast(this.main.dataset["trouble"] ?? "");
    }
  }

  private show(html: string): void {
    const frame = one("#frame") as HTMLElement;
    const before = remember(frame);
    morph(frame, html);
    glide(one("#frame") as HTMLElement, before, Number((one("#frame") as HTMLElement).dataset["last"]));
    history.replaceState(null, "", `?ply=${this.ply}`);
    this.mark();
  }

  private mark(): void {
    const now = one<SVGGraphicsElement>("#chart-now");
    const chart = one<SVGGraphicsElement>("#chart");
    if (now && chart) {
      const { left, width } = chart.dataset;
      now.setAttribute("transform", `translate(${Number(left) + (Number(width) * this.ply) / Math.max(this.last, 1)} 0)`);
    }
    (one("#ply-number") as HTMLElement).textContent = String(this.ply);
    for (const line of all("#log li[data-ply]")) line.classList.toggle("now", Number(line.dataset["ply"]) === this.ply);
    const [log, line] = [one("#log"), one("#log li.now")];
    if (log && line) log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 3;
    one("#continue")?.toggleAttribute("disabled", this.ply >= this.last && this.main.dataset["over"] === "yes");
  }

  private pointed(event: PointerEvent): void {
    const chart = one<SVGGraphicsElement>("#chart");
    const grid = chart?.getScreenCTM()?.inverse();
    if (!chart || !grid) return;
    const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(grid).x;
    const { left, width } = chart.dataset;
    void this.go(Math.round(((x - Number(left)) / Number(width)) * this.last));
  }

  private clicked(event: Event): void {
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("button, li[data-ply]") : null;
    if (thing === null) return;
    const { step, ply } = thing.dataset;
    if (step) this.step(step);
    else if (ply) void this.go(Number(ply));
    else if (thing.id === "autoplay") this.toggle();
    else if (thing.id === "continue") void this.goOn();
    else if (thing.id === "copy") void this.copyLink();
  }

  private step(step: string): void {
    this.stop();
    const to = { first: 0, back: this.ply - 1, forth: this.ply + 1, last: this.last }[step];
    if (to !== undefined) void this.go(to);
  }

  private pressed(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, select");
    if (typing && (event.target !== this.slider || event.key !== " ")) return;
    if (event.key === " " && event.target instanceof HTMLButtonElement) return;
    const steps: Record<string, string> = { ArrowLeft: "back", ArrowRight: "forth", Home: "first", End: "last" };
    const step = steps[event.key];
    if (step) this.step(step);
    else if (event.key === " ") this.toggle();
    else return;
    event.preventDefault();
  }

  private toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.ply >= this.last) void this.go(0);
    this.main.dataset["playing"] = "yes";
    this.playing = window.setInterval(() => {
      if (this.ply >= this.last) this.stop();
      else void this.go(this.ply + 1);
    }, PACE);
  }

  private stop(): void {
    clearInterval(this.playing);
    this.playing = 0;
    delete this.main.dataset["playing"];
  }

  private async goOn(): Promise<void> {
    try {
      const level = one<HTMLSelectElement>("#level")?.value ?? "medium";
      const path = `/api/tables/${this.main.dataset["table"]}/continue`;
      const made = await ask<{ page: string }>("POST", path, { ply: this.ply, level });
      location.assign(made.page);
    } catch (error) {
      toast(error instanceof Refused ? error.message : (this.main.dataset["trouble"] ?? ""));
    }
  }

  private async copyLink(): Promise<void> {
    const link = location.href;
    try {
      await navigator.clipboard.writeText(link);
      toast(this.main.dataset["copied"] ?? "");
    } catch {
      toast(link);
    }
  }
}
