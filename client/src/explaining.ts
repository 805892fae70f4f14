// Signs explain themselves: a tap or a click on one tells what it is, the key i walks from sign to sign
// with the arrows, and a legend tells of all.

import { all, around, one } from "./dom";
import { openPopover } from "./popover";

const CHOSEN = "[data-move], [data-why], [data-look], #laying, button, a";

export class Explaining {
  constructor(private readonly scene: () => HTMLElement) {
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("focusin", (event) => this.focused(event));
  }

  private clicked(event: MouseEvent): void {
    const button = around(event, "[data-legend]");
    if (button) this.legend(button);
    else if (around(event, "#stage") && !around(event, CHOSEN)) this.explain(titled(event.target), false);
  }

  private pressed(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, select, textarea, pre");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "l") all("[data-legend]").find((button) => button.checkVisibility())?.click();
    else if (event.key === "i") this.walk();
  }

  /** From now on, until the picture changes, arrows go to every sign. */
  private walk(): void {
    const signs = all<SVGElement>("#stage svg title", this.scene())
      .map((title) => title.parentElement as unknown as SVGElement)
      .filter((sign) => sign.tagName !== "svg" && sign.getBoundingClientRect().width > 0);
    const quiet = signs.filter((sign) => sign.getAttribute("tabindex") !== "0"); // what can be chosen says so itself
    for (const sign of quiet) sign.setAttribute("tabindex", "-1");
    quiet.find((sign) => (sign.focus(), document.activeElement === sign));
  }

  private focused(event: Event): void {
    const sign = event.target;
    if (sign instanceof SVGElement && sign.getAttribute("tabindex") === "-1") this.explain(sign, true);
  }

  private explain(sign: Element | null, quiet: boolean): void {
    const text = sign && one(":scope > title", sign)?.textContent;
    if (sign && text) openPopover(sign, { text, quiet });
  }

  private legend(button: Element): void {
    const signs = one("#legend .signs")?.cloneNode(true);
    if (signs instanceof HTMLElement) openPopover(button, { text: "", label: button.getAttribute("title") ?? "", inside: signs });
  }
}

/** The nearest thing around a point of the picture that says what it is. */
function titled(target: EventTarget | null): Element | null {
  let found = target instanceof Element ? target : null;
  while (found && found.tagName !== "svg" && !one(":scope > title", found)) found = found.parentElement;
  return found?.tagName === "svg" ? null : found;
}
