// The settings are plain cookies; they take effect at once.

import { one, setCookie, toast } from "./dom";
import { chime, readySound } from "./notice";
import { subscribe } from "./push";

export function settings(): void {
  const form = one<HTMLFormElement>("#settings");
  if (form === null) return;
  readySound();
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", (event) => {
    const input = event.target as HTMLInputElement;
    setCookie(input.name, input.value);
    if (input.name === "language") location.reload();
    else if (input.name !== "name") document.documentElement.dataset[input.name] = input.value;
    if (input.name === "sound" && input.value === "on") chime();
  });
  notices(one<HTMLButtonElement>("#notices"));
}

function notices(button: HTMLButtonElement | null): void {
  if (button === null) return;
  const show = (): void => {
    const now = "Notification" in window ? Notification.permission : "denied";
    button.textContent = button.dataset[now] ?? "";
    button.disabled = now !== "default";
  };
  button.addEventListener("click", () => {
    void Notification.requestPermission().then((answer) => {
      show();
      if (answer === "granted") void subscribe(button.dataset["key"] ?? "").catch((error: unknown) => toast(error instanceof Error ? error.message : ""));
    });
  });
  show();
}
