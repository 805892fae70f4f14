// The rules page: a game at a glance with rings around what is spoken of, and a search that leaves only what fits.

import { all, one } from "./dom";
import { point } from "./pointing";

export function rules(): void {
  const picture = one<SVGSVGElement>("#glance svg");
  if (picture) all("#glance li").forEach((part, number) => point(picture, (part.dataset["points"] ?? "").split(" ").filter(Boolean), String(number + 1)));
  const search = one<HTMLInputElement>("#search");
  if (search === null) return;
  search.addEventListener("input", () => filter(search.value));
  search.form?.addEventListener("submit", (event) => event.preventDefault());
}

function filter(text: string): void {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const rule of all(".rules li[id]")) {
    const said = (rule.textContent ?? "").toLowerCase();
    rule.hidden = !words.every((word) => said.includes(word));
    if (!rule.hidden) found++;
  }
  for (const section of all(".rules section")) section.hidden = words.length > 0 && !one("li[id]:not([hidden])", section);
  const count = one("#found");
  if (count) count.textContent = words.length ? (found ? String(found) : (count.dataset["none"] ?? "")) : "";
}
