// A bot that thinks shows how far it is: by the time it takes at most.

import { one } from "./dom";

let going: Animation | null = null;
let since = "";

export function showThinking(scene: HTMLElement): void {
  const bar = one("#thinking .bar span", scene);
  const version = scene.dataset["version"] ?? "";
  if (bar === null || version === since) return;
  since = version;
  going?.cancel();
  const seconds = Number(one("#thinking", scene)?.dataset["seconds"]);
  bar.classList.toggle("unknown", seconds === 0);
  if (seconds) going = bar.animate([{ width: "0%" }, { width: "100%" }], { duration: seconds * 1000, fill: "forwards" });
}
