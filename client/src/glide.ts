// Pieces glide from picture to picture, and what others changed shows a halo.

import { all, glideTime, one } from "./dom";

interface Seen {
  x: number;
  y: number;
  part: Part;
  piece: string;
  kind: string;
}

/** The part of a picture in which a piece lies, such as an island, and how large that is drawn. */
interface Part {
  id: string;
  size: number;
}

export type Memory = Map<string, Seen>;

const SIGNS = ["choosable", "refused", "lit", "hinted", "away"]; // of the page, not of the piece
const HALO = 3000;
const RESIZED = 0.02;

export function pieces(stage: Element): SVGGraphicsElement[] {
  const named = all<SVGGraphicsElement>("svg [id]:not(#laying)", stage);
  return named.filter((piece) => piece instanceof SVGGraphicsElement && !frames(piece));
}

/** Is it only a frame around pieces? It has no class, and it grows with them, but it never moves. */
function frames(piece: SVGGraphicsElement): boolean {
  return !kind(piece) && !piece.dataset["piece"] && one("[id]", piece) !== null;
}

/** What a piece is by its classes: exhausted, face down, marked. */
function kind(piece: Element): string {
  return [...piece.classList].filter((name) => !SIGNS.includes(name)).join(" ");
}

function centre(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function part(piece: SVGGraphicsElement): Part {
  const around = piece.closest<SVGElement>("[data-size]");
  const scale = piece.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  return { id: around?.id ?? "", size: Number(around?.dataset["size"] ?? 1) * scale };
}

/** Is all around it drawn larger or smaller than before? If its pieces glided, they would be out of joint on the way. */
function resized(was: Part, now: Part): boolean {
  return was.id === now.id && Math.abs(was.size / now.size - 1) > RESIZED;
}

/** Where every piece of a stage is, before the picture changes. */
export function remember(stage: Element): Memory {
  const memory: Memory = new Map();
  for (const piece of pieces(stage)) {
    if (!piece.checkVisibility()) continue;
    memory.set(piece.id, { ...centre(piece), part: part(piece), piece: piece.dataset["piece"] ?? "", kind: kind(piece) });
  }
  for (const held of all("[data-becomes]", stage)) {
    const becomes = held.dataset["becomes"] ?? "";
    memory.set(becomes, { ...centre(held), part: { id: "", size: NaN }, piece: "", kind: becomes.split("-")[0] ?? "" });
  }
  return memory;
}

/** Let pieces glide from where they were; those a player changed get that player's halo. */
export function glide(stage: Element, before: Memory, changedBy: number): void {
  const time = glideTime();
  const now = pieces(stage).filter((piece) => piece.checkVisibility());
  const gone = new Map<string, Seen[]>();
  const here = new Set(now.map((piece) => piece.id));
  for (const [id, seen] of before) {
    if (!here.has(id) && seen.piece) gone.set(seen.piece, [...(gone.get(seen.piece) ?? []), seen]);
  }
  const places = new Map(now.map((piece) => [piece, centre(piece)])); // before anything glides and takes with it what is inside
  const moved = new Map<Element, { x: number; y: number }>();
  const changed: SVGGraphicsElement[] = [];
  for (const [piece, at] of places) {
    const was = before.get(piece.id) ?? gone.get(piece.dataset["piece"] ?? "")?.shift();
    const known = before.get(piece.id);
    if (known ? known.kind !== kind(piece) : piece.dataset["piece"]) changed.push(piece);
    if (was === undefined) {
      if (time && before.size) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time });
      continue;
    }
    if (time && known && known.kind !== kind(piece)) flip(piece, time);
    const by = { x: was.x - at.x, y: was.y - at.y };
    const carried = nearest(piece, moved) ?? { x: 0, y: 0 };
    moved.set(piece, by);
    const own = { x: by.x - carried.x, y: by.y - carried.y };
    if (time && !(known && resized(known.part, part(piece))) && Math.hypot(own.x, own.y) > 1) slide(piece, own, time);
  }
  if (changedBy >= 0 && before.size) halo(changed, changedBy);
}

/** How far the closest moved piece around this one moved: it carries this one along. */
function nearest(piece: Element, moved: Map<Element, { x: number; y: number }>): { x: number; y: number } | undefined {
  for (let outer = piece.parentElement; outer; outer = outer.parentElement) {
    const by = moved.get(outer);
    if (by) return by;
  }
  return undefined;
}

/** A piece's own transform, in CSS. */
function placed(piece: SVGGraphicsElement): string {
  const { a, b, c, d, e, f } = piece.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  return `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`;
}

/** A card that shows another face, or land that is turned, turns about its middle. */
function flip(piece: SVGGraphicsElement, time: number): void {
  const box = piece.getBBox();
  const middle = box.x + box.width / 2;
  const edge = `${placed(piece)} translate(${middle}px, 0) scale(0, 1) translate(${-middle}px, 0)`;
  const face = `${placed(piece)} translate(${middle}px, 0) scale(1, 1) translate(${-middle}px, 0)`;
  piece.animate([{ transform: edge }, { transform: face }], { duration: time, easing: "ease-out" });
}

function slide(piece: SVGGraphicsElement, by: { x: number; y: number }, time: number): void {
  const parent = piece.parentElement;
  const grid = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (grid === null || !grid.a || !grid.d) return;
  const matrix = placed(piece);
  const shift = `translate(${by.x / grid.a}px, ${by.y / grid.d}px)`;
  piece.animate([{ transform: `${shift} ${matrix}` }, { transform: matrix }], { duration: time, easing: "ease-out" });
}

/** Let the inmost of these pieces shine in a player's colour for a while; which they are. */
export function halo(changed: SVGGraphicsElement[], hue: number): SVGGraphicsElement[] {
  const inmost = changed.filter((piece) => !changed.some((other) => other !== piece && piece.contains(other)));
  for (const piece of inmost) {
    piece.dataset["changedBy"] = String(hue);
    window.setTimeout(() => delete piece.dataset["changedBy"], HALO);
  }
  return inmost;
}

/** The numbers on a page, before it changes; what is hidden is none. */
export function numbers(scene: Element): Map<string, number> {
  return new Map(all("[data-count]", scene).map((each) => [each.id, shown(each)]));
}

const MINUS = "\u2212"; // as numbers are printed

function shown(piece: Element): number {
  return Number(piece.textContent.replace(MINUS, "-"));
}

const counts = new WeakMap<Element, object>(); // the last count of each number: an older one stops

/** Let changed numbers count from what they were. */
export function count(scene: Element, before: Map<string, number>): void {
  const time = glideTime() * 2;
  for (const each of all("[data-count]", scene)) {
    const mine = {};
    counts.set(each, mine);
    const [from, to] = [before.get(each.id) ?? NaN, shown(each)];
    if (!Number.isFinite(to - from) || from === to || !time) continue;
    const start = performance.now();
    const step = (now: number): void => {
      if (counts.get(each) !== mine) return;
      const done = Math.min((now - start) / time, 1);
      each.textContent = String(Math.round(from + (to - from) * done)).replace("-", MINUS);
      if (done < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}
