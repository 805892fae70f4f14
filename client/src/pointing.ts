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
    const ring = piece && ringAround(piece, number);
    if (piece && ring) (piece.closest("[data-box]") ?? picture).append(ring);
  }
}

function ringAround(piece: SVGGraphicsElement, number: string): SVGElement | null {
  const box = piece.getBBox();
  if (!box.width) return null; // its part of the picture is not shown now
  const matrix = placed(piece);
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  const [xs, ys] = [corners.map((at) => at.x), corners.map((at) => at.y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  const [width, height] = [Math.max(...xs) - left + ROOM, Math.max(...ys) - top + ROOM];
  const ring = drawn("g", { class: "pointed", "data-number": number, "aria-hidden": "true", "pointer-events": "none" });
  ring.append(drawn("rect", { x: left, y: top, width, height, rx: 12 }));
  if (number) {
    const [x, y] = [beside(left), beside(top)];
    ring.append(drawn("circle", { cx: x, cy: y, r: BADGE }));
    const text = drawn("text", { x, y: y + 5, "text-anchor": "middle" });
    text.textContent = number;
    ring.append(text);
  }
  return ring;
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
