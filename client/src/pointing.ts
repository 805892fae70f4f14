// Points at pieces of a picture: a ring around each, with a number where several are told apart.

import { all, one } from "./dom";

const SVG = "http://www.w3.org/2000/svg";
const ROOM = 5; // between a piece and its ring
const BADGE = 12; // half of a number's width

/** Put rings around the pieces with these ids, in place of those that were there. */
export function point(picture: SVGSVGElement, ids: string[], number = ""): void {
  for (const old of all(".pointed", picture)) if (old.getAttribute("data-number") === number) old.remove();
  for (const id of ids) {
    const piece = one<SVGGraphicsElement>(`#${CSS.escape(id)}`, picture);
    const around = piece?.closest<SVGGraphicsElement>("[data-box]") ?? picture;
    const ring = piece && ringAround(piece, number, around);
    if (ring) around.append(ring);
  }
}

function ringAround(piece: SVGGraphicsElement, number: string, around: SVGGraphicsElement): SVGElement | null {
  const box = boxOf(piece);
  if (!box) return null; // its part of the picture is not shown now
  const [left, top, width, height] = [box.x - ROOM, box.y - ROOM, box.width + 2 * ROOM, box.height + 2 * ROOM];
  const ring = drawn("g", { class: "pointed", "data-number": number, "aria-hidden": "true", "pointer-events": "none" });
  ring.append(drawn("rect", { x: left, y: top, width, height, rx: 12 }));
  if (number) {
    const [x, y] = corner(left, top, width, height, around);
    ring.append(drawn("circle", { cx: x, cy: y, r: BADGE }));
    const text = drawn("text", { x, y: y + 5, "text-anchor": "middle" });
    text.textContent = number;
    ring.append(text);
  }
  return ring;
}

/** The corner of a ring, those at the left first, or else the middle of a side, at which a number covers no text and no other number. */
function corner(left: number, top: number, width: number, height: number, around: SVGGraphicsElement): [number, number] {
  const taken = all<Element>("text:not(.pointed text), .pointed circle", around.ownerSVGElement ?? around).flatMap((each) => seenFrom(around, each) ?? []);
  const edge = seenFrom(around, around.ownerSVGElement ?? around)?.right ?? Infinity;
  const across = [beside(left), Math.min(left + width + BADGE - ROOM, edge - BADGE - 1), left + width / 2];
  const down = [beside(top), top + height + BADGE - ROOM, top + height / 2];
  const corners = across.flatMap((x) => down.map((y): [number, number] => [x, y]));
  const free = corners.find(([x, y]) => !taken.some((box) => covers(x, y, box)));
  return free ?? (corners[0] as [number, number]);
}

/** Does a number's circle there lie over a box? */
function covers(x: number, y: number, box: DOMRect): boolean {
  const [nearX, nearY] = [Math.min(Math.max(x, box.left), box.right), Math.min(Math.max(y, box.top), box.bottom)];
  return Math.hypot(x - nearX, y - nearY) < BADGE;
}

/** The box of a thing in its part of the picture, if it is shown. */
function boxOf(thing: SVGGraphicsElement): DOMRect | null {
  const box = thing.getBBox();
  return box.width ? moved(box, placed(thing)) : null;
}

/** The box of a thing anywhere on the screen, as a part of the picture measures it. */
function seenFrom(part: SVGGraphicsElement, thing: Element): DOMRect | null {
  const [box, matrix] = [thing.getBoundingClientRect(), part.getScreenCTM()];
  return box.width && matrix ? moved(box, DOMMatrix.fromMatrix(matrix).inverse()) : null;
}

function moved(box: DOMRect, matrix: DOMMatrix): DOMRect {
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  const [xs, ys] = [corners.map((at) => at.x), corners.map((at) => at.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

/** Where a number covers nothing of the piece within an edge of its ring, as far as the picture has room. */
function beside(edge: number): number {
  return Math.max(BADGE + 1, edge - BADGE + ROOM);
}

/** Where a piece stands in its part of the picture; it may still be gliding there. */
function placed(piece: SVGGraphicsElement): DOMMatrix {
  const matrix = new DOMMatrix();
  for (let each: Element | null = piece; each instanceof SVGGraphicsElement && !each.matches("[data-box], svg"); each = each.parentElement) {
    const own = each.transform.baseVal.consolidate()?.matrix;
    if (own) matrix.preMultiplySelf(DOMMatrix.fromMatrix(own));
  }
  return matrix;
}

function drawn(name: string, marks: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(marks)) made.setAttribute(key, String(value));
  return made;
}
