// The lobby and the form for a new table.

import { all, one, sayTimes } from "./dom";
import { startTable } from "./table";

export function lobby(): void {
  for (const button of all<HTMLButtonElement>("[data-play-now]")) {
    button.addEventListener("click", () => {
      button.disabled = true;
      const level = button.dataset["level"] ?? "medium";
      const others = Array.from({ length: Number(button.dataset["seats"]) - 1 }, () => ({ kind: "bot", level }));
      const seats = [{ kind: "you", name: button.dataset["name"] ?? "" }, ...others];
      const options = JSON.parse(button.dataset["options"] ?? "{}") as unknown;
      void startTable({ game: button.dataset["playNow"], seats, options }, "").then(() => (button.disabled = false));
    });
  }
  sayTimes();
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
  const way = one<HTMLInputElement>("[name=way]:checked", form);
  if (way) fitCounts(form, (way.dataset["counts"] ?? "").split(" "));
  const whole = way === null || way.value === "{}";
  const rest = one<HTMLFieldSetElement>("#options", form);
  if (rest) rest.hidden = rest.disabled = !whole;
  for (const seat of all("[data-seat]", form)) {
    seat.hidden = Number(seat.dataset["seat"]) >= count(form);
    const name = one(".name", seat);
    if (name) name.hidden = one<HTMLSelectElement>("select", seat)?.value !== "you";
  }
  fitCompany(form);
  for (const choice of all<HTMLSelectElement>("#options select", form)) {
    const about = choice.parentElement && one(".about", choice.parentElement);
    if (!about) continue;
    about.textContent = choice.selectedOptions[0]?.dataset["about"] ?? "";
    about.hidden = !about.textContent;
  }
  for (const option of all("[data-counts]", form)) {
    if (option.dataset["counts"] === undefined || option.tagName === "INPUT") continue;
    const needed = one<HTMLSelectElement>(`[name="option-${option.dataset["needs"]}"]`, form);
    const told = needed === null || (!needed.disabled && needed.value === option.dataset["value"]);
    const fits = told && (option.dataset["counts"] ?? "").split(" ").includes(String(count(form)));
    option.hidden = !fits;
    for (const choice of all<HTMLSelectElement>("select", option)) choice.disabled = !fits;
  }
}

/** Where a seat is open, it is asked who may take it and how long a turn may last. */
function fitCompany(form: HTMLFormElement): void {
  const open = all<HTMLSelectElement>("[data-seat]:not([hidden]) select", form).some((kind) => kind.value === "open");
  for (const part of all("#company, #turn-time", form)) part.hidden = !open;
  const unit = Number(one<HTMLSelectElement>("[name=turn-unit]", form)?.value);
  const number = one<HTMLInputElement>("[name=turn-time]", form);
  if (number) {
    number.hidden = !unit;
    number.max = unit > 60 ? "30" : "120";
    if (Number(number.value) > Number(number.max)) number.value = unit > 60 ? "3" : "10";
  }
  for (const note of all("#turn-time p", form)) note.hidden = !unit;
}

/** Offer the numbers of players that a way to play allows; the first of them if another was chosen. */
function fitCounts(form: HTMLFormElement, counts: string[]): void {
  for (const input of all<HTMLInputElement>("[name=count]", form)) {
    input.disabled = !counts.includes(input.value);
    if (input.parentElement) input.parentElement.hidden = input.disabled;
    if (input.disabled && input.checked) all<HTMLInputElement>("[name=count]", form).find((each) => counts.includes(each.value))!.checked = true;
  }
}

function wishOf(form: HTMLFormElement): unknown {
  const data = new FormData(form);
  const seats = Array.from({ length: count(form) }, (_, i) => {
    const [kind, level] = String(data.get(`kind-${i}`)).split(" ");
    return { kind, level: level ?? "medium", name: kind === "you" ? data.get(`name-${i}`) : "" };
  });
  const options = JSON.parse(String(data.get("way") ?? "{}")) as Record<string, unknown>;
  for (const [name, value] of data) {
    if (name.startsWith("option-")) options[name.slice("option-".length)] = JSON.parse(String(value));
  }
  const seed = String(data.get("seed") ?? "");
  const together = seats.some((seat) => seat.kind === "open");
  const turn_time = together ? Number(data.get("turn-unit")) * Number(data.get("turn-time") ?? 0) : 0;
  return { game: form.dataset["game"], seats, options, seed: seed ? Number(seed) : null, public: together && data.get("public") === "yes", turn_time };
}
