// The rules page: a search that leaves only what fits.

import { all, one } from "./dom";

export function rules(): void {
  const search = one<HTMLInputElement>("#search");
  if (search === null) return;
  search.addEventListener("input", () => filter(search.value));
  search.form?.addEventListener("submit", (event) => event.preventDefault());
}

function filter(text: string): void {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const rule of all(".rules li")) {
    const said = (rule.textContent ?? "").toLowerCase();
    rule.hidden = !words.every((word) => said.includes(word));
    if (!rule.hidden) found++;
  }
  for (const section of all(".rules section")) section.hidden = all("li:not([hidden])", section).length === 0;
  const count = one("#found");
  if (count) count.textContent = words.length ? (found ? String(found) : (count.dataset["none"] ?? "")) : "";
}
