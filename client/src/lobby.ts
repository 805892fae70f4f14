// The lobby and the form for a new table.

import { all, one } from "./house";
import { startTable } from "./table";

export function lobby(): void {
  for (const button of all<HTMLButtonElement>("[data-play-now]")) {
    button.addEventListener("click", () => {
      button.disabled = true;
      const others = Array.from({ length: Number(button.dataset["seats"]) - 1 }, () => ({ kind: "bot", level: "medium" }));
      const seats = [{ kind: "you", name: button.dataset["name"] ?? "" }, ...others];
      void startTable({ game: button.dataset["playNow"], seats }, "").then(() => (button.disabled = false));
    });
  }
  const words = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of all<HTMLTimeElement>("time[data-time]")) {
    const at = new Date(Number(time.dataset["time"]) * 1000);
    time.dateTime = at.toISOString();
    time.textContent = words.format(at);
  }
}

export function newTable(): void {
  const form = one<HTMLFormElement>("#new-table");
  if (form === null) return;
  form.addEventListener("change", () => fit(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void startTable(wishOf(form), "");
  });
  fit(form);
}

function count(form: HTMLFormElement): number {
  return Number(new FormData(form).get("count"));
}

/** Show the seats that are played with, names for people, and the options that belong to them. */
function fit(form: HTMLFormElement): void {
  for (const seat of all("[data-seat]", form)) {
    seat.hidden = Number(seat.dataset["seat"]) >= count(form);
    const name = one(".name", seat);
    if (name) name.hidden = one<HTMLSelectElement>("select", seat)?.value !== "you";
  }
  for (const option of all("[data-counts]", form)) {
    const fits = (option.dataset["counts"] ?? "").split(" ").includes(String(count(form)));
    option.hidden = !fits;
    for (const choice of all<HTMLSelectElement>("select", option)) choice.disabled = !fits;
  }
}

function wishOf(form: HTMLFormElement): unknown {
  const data = new FormData(form);
  const seats = Array.from({ length: count(form) }, (_, i) => {
    const [kind, level] = String(data.get(`kind-${i}`)).split(" ");
    return { kind, level: level ?? "medium", name: kind === "you" ? data.get(`name-${i}`) : "" };
  });
  const options: Record<string, unknown> = {};
  for (const [name, value] of data) {
    if (name.startsWith("option-")) options[name.slice("option-".length)] = JSON.parse(String(value));
  }
  const seed = String(data.get("seed") ?? "");
  return { game: form.dataset["game"], seats, options, seed: seed ? Number(seed) : null };
}
