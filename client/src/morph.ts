// One picture of a place becomes the next; what the viewer opened, typed or focused stays.

import { Idiomorph } from "idiomorph";

export function morph(old: Element, html: string): void {
  Idiomorph.morph(old, html, {
    morphStyle: "outerHTML",
    callbacks: {
      beforeNodeMorphed: (node, next) => !kept(node) && !node.isEqualNode(next), // most is as it was: the browser sees that at once
      beforeAttributeUpdated: (name, node) => !belongsToViewer(name, node),
    },
  });
}

function kept(node: Node): boolean {
  return node instanceof Element && node.hasAttribute("data-keep");
}

/** What a viewer changed on the page and the house knows nothing of. */
function belongsToViewer(name: string, node: Element): boolean {
  if (name === "open") return node instanceof HTMLDetailsElement;
  if (name === "data-changed-by") return true;
  return node.hasAttribute("data-own") && ["hidden", "aria-pressed", "style"].includes(name);
}
