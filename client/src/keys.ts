// Arrow keys: along the list of choices, or across the board to the nearest piece that way.

import { all, one } from "./dom";

export const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Move the focus by an arrow key; false if the key is none or there is nowhere to go. */
export function arrows(event: KeyboardEvent, scene: HTMLElement): boolean {
  const way = WAYS[event.key];
  if (way === undefined) return false;
  const piece = event.target instanceof Element ? event.target.closest<SVGElement>("svg [tabindex]") : null;
  const next = piece ? across(piece, way, scene) : along(event.target, way[0] + way[1], scene);
  next?.focus();
  return next !== null;
}

function along(from: EventTarget | null, step: number, scene: HTMLElement): HTMLElement | null {
  const choices = all(".choice", scene).filter((choice) => choice.checkVisibility());
  const at = choices.indexOf(from as HTMLElement);
  if (at < 0) return one(".choice", scene);
  return choices[(at + step + choices.length) % choices.length] ?? null;
}

function across(from: SVGElement, [dx, dy]: [number, number], scene: HTMLElement): SVGElement | null {
  const start = middle(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const piece of all<SVGElement>("svg [tabindex]", scene)) {
    const there = middle(piece);
    const ahead = (there.x - start.x) * dx + (there.y - start.y) * dy;
    const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 4 && far < least) [best, least] = [piece, far];
  }
  return best;
}

function middle(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
