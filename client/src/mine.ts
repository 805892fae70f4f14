// One's own games: a record that is brought in can be replayed at once.

import { ask, one, Refused, sayTimes } from "./dom";

export function mine(): void {
  sayTimes();
  const part = one("#bring");
  const file = part && one<HTMLInputElement>("input", part);
  file?.addEventListener("change", () => void bringIn(part as HTMLElement, file));
}

async function bringIn(part: HTMLElement, input: HTMLInputElement): Promise<void> {
  const problem = one(".problem", part) as HTMLElement;
  try {
    const text = (await input.files?.[0]?.text()) ?? "";
    const made = await ask<{ page: string }>("POST", "/api/records", { record: text });
    location.assign(`${made.page}/replay?ply=0`);
  } catch (error) {
    problem.textContent = error instanceof Refused ? error.message : (part.dataset["trouble"] ?? "");
    problem.hidden = false;
    input.value = "";
  }
}
