// The rules page: a game at a glance with rings around what is spoken of, and a search that leaves only what fits.

import { all, one } from "./dom";
import { point } from "./pointing";

const SVG = "http://www.w3.org/2000/svg";
const [AROUND, LARGEST] = [3, 170]; // room around a piece that is shown alone, and how large it may be

export function rules(): void {
  const picture = one<SVGSVGElement>("#glance svg");
  if (picture) all("#glance li").forEach((part, number) => point(picture, (part.dataset["points"] ?? "").split(" ").filter(Boolean), String(number + 1)));
  if (picture) for (const place of all("[data-piece]")) cut(picture, place);
  const search = one<HTMLInputElement>("#search");
  if (search === null) return;
  search.addEventListener("input", () => filter(search.value));
  search.form?.addEventListener("submit", (event) => event.preventDefault());
}

/** Show a piece of the picture by itself. */
function cut(picture: SVGSVGElement, place: HTMLElement): void {
  const piece = one<SVGGraphicsElement>(`#${CSS.escape(place.dataset["piece"] ?? "")}`, picture);
  const [onto, from] = [picture.getScreenCTM()?.inverse(), piece?.getScreenCTM()];
  if (!piece || !onto || !from) return;
  const { x, y, width, height } = piece.getBBox();
  const matrix = onto.multiply(from);
  const [a, b] = [new DOMPoint(x, y).matrixTransform(matrix), new DOMPoint(x + width, y + height).matrixTransform(matrix)];
  picture.id ||= "glance-picture";
  const [wide, high] = [b.x - a.x + 2 * AROUND, b.y - a.y + 2 * AROUND];
  const scale = Math.min(1, LARGEST / wide, LARGEST / high);
  const alone = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({
    viewBox: [a.x - AROUND, a.y - AROUND, wide, high].join(" "),
    width: wide * scale,
    height: high * scale,
    "aria-hidden": "true",
  }))
    alone.setAttribute(name, String(value));
  const shown = document.createElementNS(SVG, "use");
  shown.setAttribute("href", `#${picture.id}`);
  const { width: all_wide, height: all_high } = picture.viewBox.baseVal;
  shown.setAttribute("width", String(all_wide));
  shown.setAttribute("height", String(all_high));
  alone.append(shown);
  place.replaceChildren(alone);
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
