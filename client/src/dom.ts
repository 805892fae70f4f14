// What every page uses: elements, requests to the house, short messages, settings.

export function one<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T | null {
  return within.querySelector<T>(selector);
}

export function all<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll<T>(selector)];
}

/** The element around something that happened, if it fits a selector. */
export function around(event: Event, selector: string): HTMLElement | SVGElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** The pieces that stand for a choice. */
export function targets(choice: HTMLElement): string[] {
  return (choice.dataset["target"] ?? "").split(" ").filter(Boolean);
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

/** Ask the house for something; what it refuses becomes an error with its sentence. */
export async function ask<T>(method: string, path: string, wish?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(path, {
    method,
    signal: signal ?? null,
    ...(wish === undefined ? {} : { body: JSON.stringify(wish), headers: { "content-type": "application/json" } }),
  });
  const said = (await answer.json().catch(() => ({}))) as { error?: string; rule?: string };
  if (!answer.ok) throw new Refused(answer.status, said.error ?? answer.statusText, said.rule ?? "");
  return said as T;
}

let fading = 0;

/** A short message at the foot of the page. */
export function toast(text: string): void {
  const place = one("#toast");
  if (place === null) return;
  place.textContent = text;
  place.hidden = false;
  clearTimeout(fading);
  fading = window.setTimeout(() => (place.hidden = true), 4000);
}

/** Take a short message back, if it is still what is shown. */
export function hush(text: string): void {
  const place = one("#toast");
  if (place !== null && place.textContent === text) place.hidden = true;
}

export function setCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax${secure}`;
}

export type Shape = "wide" | "narrow";

const wide = matchMedia("(min-width: 1100px), (min-width: 700px) and (min-height: 700px)");
const RESIZED = 150; // milliseconds in which a window that is being resized comes to rest

export function shape(): Shape {
  return wide.matches ? "wide" : "narrow";
}

/** The room on the stage of a wide page, for a picture that fills it. */
export function room(): string {
  const stage = one("#stage");
  if (stage === null || shape() === "narrow") return "";
  const { paddingLeft, paddingTop } = getComputedStyle(stage);
  const page = ["replay", "review"].includes(document.body.dataset["page"] ?? "") && !matchMedia("(min-width: 1100px)").matches;
  const high = page ? innerHeight * 0.6 : stage.offsetHeight - 2 * parseFloat(paddingTop); // a page that scrolls
  const size = [stage.clientWidth - 2 * parseFloat(paddingLeft), high].map((each) => Math.min(Math.max(Math.round(each), 100), 9999));
  return size.join("x");
}

/** What of a window decides how the table is drawn, as a question to the house. */
export function windowed(): string {
  return `shape=${shape()}${room() && `&room=${room()}`}`;
}

/** Is something drawn for a window like this one? */
export function fitting(drawn: HTMLElement): boolean {
  return drawn.classList.contains(shape()) && (drawn.dataset["room"] ?? "") === room();
}

/** Tell when the window has another shape or room, and let the next page begin with the right one. */
export function onWindow(changed: () => void): void {
  let [known, waiting] = [windowed(), 0];
  const keep = (): void => {
    setCookie("shape", shape());
    if (room()) setCookie("room", room());
  };
  const look = (): void => {
    if (windowed() === known) return;
    known = windowed();
    keep();
    changed();
  };
  keep();
  wide.addEventListener("change", look);
  new ResizeObserver(() => {
    clearTimeout(waiting);
    waiting = window.setTimeout(look, RESIZED);
  }).observe(one("#stage") as HTMLElement);
}

/** How long a piece glides, in milliseconds; 0 if nothing shall move. */
export function glideTime(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { normal: 250, quick: 120, off: 0 }[document.documentElement.dataset["speed"] ?? "normal"] ?? 250;
}

/** Write moments as this reader's clock and language say them; those of today by the clock alone. */
export function sayTimes(within: ParentNode = document): void {
  const language = document.documentElement.lang;
  for (const time of all<HTMLTimeElement>("time[data-time]", within)) {
    const at = new Date(Number(time.dataset["time"]) * 1000);
    const today = at.toDateString() === new Date().toDateString();
    const style = today ? { timeStyle: "short" as const } : { dateStyle: "medium" as const, timeStyle: "short" as const };
    time.dateTime = at.toISOString();
    time.textContent = new Intl.DateTimeFormat(language, style).format(at);
  }
}
