// One small card that answers beside the thing asked about.

import { one, shape } from "./dom";

let asker: Element | null = null;

export interface Answer {
  text: string;
  rule?: string;
  more?: string[]; // further lines
  choices?: { text: string; take: () => void }[];
  inside?: HTMLElement; // more than a line
  label?: string; // what the card is, if it is not an answer
  quiet?: boolean; // the focus stays where it is
}

export function openPopover(beside: Element, answer: Answer): void {
  const card = one("#popover");
  const main = one("#main");
  if (card === null || main === null) return;
  asker = beside;
  card.replaceChildren();
  if (answer.text) card.append(line(answer.text));
  for (const each of answer.more ?? []) card.append(line(each));
  if (answer.rule) card.append(ruleLink(main, answer.rule));
  for (const choice of answer.choices ?? []) card.append(button(choice.text, choice.take));
  if (answer.inside) card.append(answer.inside);
  card.classList.toggle("legend", answer.inside !== undefined);
  card.setAttribute("aria-label", answer.label ?? answer.text);
  card.hidden = false;
  place(card, beside);
  if (!answer.quiet) card.focus({ preventScroll: true });
}

export function closePopover(giveFocusBack = false): boolean {
  const card = one("#popover");
  if (card === null || card.hidden) return false;
  card.hidden = true;
  if (giveFocusBack && asker instanceof HTMLElement) asker.focus();
  if (giveFocusBack && asker instanceof SVGElement) asker.focus();
  asker = null;
  return true;
}

function line(text: string): HTMLElement {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

function ruleLink(main: HTMLElement, rule: string): HTMLElement {
  const made = document.createElement("a");
  made.href = `${main.dataset["rules"]}#${rule}`;
  made.target = "_blank";
  made.textContent = `${main.dataset["rule"]} ${rule}`;
  return made;
}

function button(text: string, take: () => void): HTMLElement {
  const made = document.createElement("button");
  made.className = "choice";
  made.textContent = text;
  made.addEventListener("click", () => {
    closePopover();
    take();
  });
  return made;
}

/** Below the thing if there is room, else above; always inside the window, never over a phone's prompt. */
function place(card: HTMLElement, beside: Element): void {
  const gap = 8;
  const bar = shape() === "narrow" ? beside.closest("#ask") : null;
  const box = (bar ?? beside).getBoundingClientRect();
  const size = card.getBoundingClientRect();
  const left = Math.min(Math.max(box.x + box.width / 2 - size.width / 2, gap), innerWidth - size.width - gap);
  const below = box.bottom + gap;
  const top = below + size.height < innerHeight ? below : Math.max(gap, box.top - gap - size.height);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
