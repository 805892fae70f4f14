// The rules page: a game at a glance with rings around what is spoken of, and a search that leaves only what fits.

import { all, one } from "./dom";
import { point } from "./pointing";

const AROUND = 3; // room around a piece that is shown alone
const [WIDEST, TALLEST] = [420, 150]; // that it is shown in

export function rules(): void {
  const picture = one<SVGSVGElement>("#glance svg");
  void pictures();
  if (picture) all("#glance li").forEach((part, number) => point(picture, (part.dataset["points"] ?? "").split(" ").filter(Boolean), String(number + 1)));
  const search = one<HTMLInputElement>("#search");
  if (search === null) return;
  search.addEventListener("input", () => filter(search.value));
  search.form?.addEventListener("submit", (event) => event.preventDefault());
}

/** Show a picture of every kind of part: a piece of a drawing that is fetched for it. */
async function pictures(): Promise<void> {
  const places = all("[data-piece]");
  const answer = places.length ? await fetch(`${location.pathname}/sheets`) : null;
  if (!answer?.ok) return;
  const desk = document.createElement("div");
  desk.className = "desk";
  desk.innerHTML = await answer.text();
  document.body.append(desk);
  const sheets = all<SVGSVGElement>(":scope > svg", desk);
  for (const place of places) {
    const sheet = sheets[Number(place.dataset["sheet"])];
    if (sheet) cut(sheet, place);
  }
  desk.remove();
}

/** Show a piece of a drawing by itself. */
function cut(sheet: SVGSVGElement, place: HTMLElement): void {
  const piece = one<SVGGraphicsElement>(`#${CSS.escape(place.dataset["piece"] ?? "")}`, sheet);
  const onto = sheet.getScreenCTM()?.inverse();
  if (!piece || !onto) return;
  const box = piece.getBoundingClientRect();
  const [a, b] = [new DOMPoint(box.left, box.top).matrixTransform(onto), new DOMPoint(box.right, box.bottom).matrixTransform(onto)];
  const [wide, high] = [b.x - a.x + 2 * AROUND, b.y - a.y + 2 * AROUND];
  const scale = Math.min(1, WIDEST / wide, TALLEST / high);
  const alone = sheet.cloneNode(true) as SVGSVGElement;
  for (const [name, value] of Object.entries({
    viewBox: [a.x - AROUND, a.y - AROUND, wide, high].join(" "),
    width: wide * scale,
    height: high * scale,
    "aria-hidden": "true",
  }))
    alone.setAttribute(name, String(value));
  prune(sheet, alone, box);
  for (const each of all<SVGElement>("*", alone)) for (const name of ["id", "tabindex", "role"]) each.removeAttribute(name);
  place.replaceChildren(alone);
}

/** Leave of a copy what is seen in a box of the original. */
function prune(original: Element, copy: Element, box: DOMRect): void {
  const pairs = [...original.children].map((child, number) => [child, copy.children[number]] as const);
  for (const [child, its] of pairs) {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    if (right < box.left || left > box.right || bottom < box.top || top > box.bottom) its?.remove();
    else if (its) prune(child, its, box);
  }
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
