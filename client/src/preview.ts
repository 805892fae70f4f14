// What comes of all that is suggested: the moves in words and the picture, before anything is done.

import { all, one, toast } from "./dom";

export async function openPreview(table: string): Promise<void> {
  const card = one<HTMLDialogElement>("#preview");
  const answer = await fetch(`${table}/suggested?shape=narrow`).catch(() => null);
  if (card === null) return;
  if (!answer?.ok) {
    toast(one("#main")?.dataset["trouble"] ?? "");
    return;
  }
  card.innerHTML = await answer.text();
  const section = one<SVGElement>("#section-mine", card); // a narrow picture is shown in parts
  if (section?.dataset["box"]) {
    const [, , width, height] = section.dataset["box"].split(" ");
    const picture = one("svg", card);
    for (const [name, value] of Object.entries({ viewBox: section.dataset["box"], width, height })) picture?.setAttribute(name, value ?? "");
    for (const other of all<SVGElement>("[data-box]", card)) other.classList.toggle("away", other !== section);
  }
  for (const named of card.querySelectorAll("svg [id]")) named.removeAttribute("id"); // they are on the table
  card.showModal();
}

export function closePreview(): void {
  one<HTMLDialogElement>("#preview")?.close();
}
