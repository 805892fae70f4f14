// The people at a table: who comes, who is waited for, who gives up, and another game for all.

import { all, ask, one, Refused, sayTimes, setCookie, toast } from "./dom";
import { chime } from "./notice";
import { openPopover } from "./popover";

type Act = (method: string, path: string, wish: unknown) => Promise<boolean>;

export class Company {
  constructor(
    private readonly path: string,
    private readonly scene: () => HTMLElement,
    private readonly act: Act,
  ) {
    sayTimes(this.scene());
    addEventListener("visibilitychange", () => this.comeBack());
    document.addEventListener("change", (event) => this.changed(event.target));
    this.comeBack();
  }

  /** The seats on which people sit. */
  people(): Set<string> {
    return new Set(all("#scores [data-came]", this.scene()).map((seat) => seat.dataset["seat"] ?? ""));
  }

  /** Greet whoever has come since, and follow the others to their next game. */
  shown(before: Set<string>): void {
    sayTimes(this.scene());
    const came = all("#scores [data-came]:not(.own)", this.scene()).filter((seat) => !before.has(seat.dataset["seat"] ?? ""));
    if (came.length) {
      chime();
      toast(came.map((seat) => seat.dataset["came"]).join(" "));
    }
    const { rematch, mine } = this.scene().dataset;
    if (rematch && mine && !document.hidden) location.assign(`/tables/${rematch}`);
  }

  /** Sit down under the name in the form, which is remembered. */
  join(form: HTMLFormElement): void {
    const wish = new FormData(form);
    const name = String(wish.get("name") ?? "").trim();
    if (name) setCookie("name", name);
    void this.act("POST", "/sit", { seat: Number(wish.get("seat")), name });
  }

  /** Whether a button is about people; what cannot be taken back is asked twice. */
  pushed(button: HTMLElement): boolean {
    const { leave, resign, end } = button.dataset;
    if (button.id === "nudge") void this.act("POST", "/nudge", {});
    else if (button.id === "rematch") void this.rematch();
    else if (leave) this.surely(button, () => void this.act("DELETE", `/seats/${leave}`, {}));
    else if (resign) this.surely(button, () => void this.act("POST", `/seats/${resign}/resign`, {}));
    else if (end) this.surely(button, () => void this.act("POST", "/end", { agrees: end === "yes" }));
    else if (button.id === "delete-table") this.surely(button, () => void this.remove());
    else return false;
    return true;
  }

  private surely(button: HTMLElement, take: () => void): void {
    const text = button.dataset["sure"];
    if (text) openPopover(button, { text, choices: [{ text: button.textContent ?? "", take }] });
    else take();
  }

  private changed(box: EventTarget | null): void {
    if (box instanceof HTMLInputElement && box.id === "public") void this.act("PATCH", "", { public: box.checked });
  }

  /** A bot stands in for who was away; whoever looks at the table again plays on. */
  private comeBack(): void {
    const away = one(".own [data-absent]", this.scene());
    if (away !== null && !document.hidden) void this.act("PATCH", `/seats/${away.dataset["absent"]}`, { bot: "" });
  }

  private async rematch(): Promise<void> {
    const { page } = await this.asked<{ page: string }>("POST", "/rematch", {});
    if (page) location.assign(page);
  }

  private async remove(): Promise<void> {
    const { id } = await this.asked<{ id: string }>("DELETE", "", undefined);
    if (id) location.assign("/");
  }

  private async asked<T>(method: string, path: string, wish: unknown): Promise<Partial<T>> {
    try {
      return await ask<T>(method, this.path + path, wish);
    } catch (error) {
      toast(error instanceof Refused ? error.message : (one("#main")?.dataset["trouble"] ?? ""));
      return {};
    }
  }
}

/** Take the address of a table along, to send it to others. */
export async function copyLink(copied: string): Promise<void> {
  const link = one<HTMLInputElement>("#link");
  if (link === null) return;
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    link.select(); // pages without https may copy what is selected only
    document.execCommand("copy");
  }
  one("#copy")?.focus();
  toast(copied);
}
