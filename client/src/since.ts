// What the others did since one's last decision, shown on the board: every piece that is not as it was.

import { all, one, shape } from "./dom";
import { halo, pieces } from "./glide";

/** Give all pieces that changed since a position a halo; the pieces. */
export async function showSince(scene: HTMLElement, place: string, ply: number): Promise<SVGGraphicsElement[]> {
  const [before, now] = await Promise.all([drawn(place, ply), drawn(place, Number(scene.dataset["plies"]))]);
  const was = new Map(pieces(before).map((piece) => [piece.id, looks(piece)]));
  const ids = new Set(pieces(now).filter((piece) => was.get(piece.id) !== looks(piece)).map((piece) => piece.id));
  const changed = pieces(scene).filter((piece) => ids.has(piece.id));
  for (const piece of all<SVGElement>("[data-changed-by]", scene)) delete piece.dataset["changedBy"];
  return halo(changed, Number(scene.dataset["hue"]));
}

/** The section of a narrow picture in which most of the pieces lie. */
export function sectionOf(changed: SVGGraphicsElement[]): string {
  const counts = new Map<string, number>();
  for (const piece of changed) {
    const section = piece.closest<SVGElement>("[data-box]")?.id ?? "";
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return (most?.[0] ?? "").replace("section-", "");
}

/** A position's picture, without anything to choose in it. */
async function drawn(place: string, ply: number): Promise<Element> {
  const answer = await fetch(`${place}/replay/fragment?ply=${ply}&shape=${shape()}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return one("#stage", page) ?? page.body;
}

function looks(piece: Element): string {
  return piece.outerHTML;
}
