// A puzzle: played like a lesson, with hints that tell little by little, and a solution that can be shown.

import { ask, one, Refused, toast } from "./dom";
import { Lesson } from "./lesson";

const SHOW = "?";

interface Help {
  version: number;
  text: string;
  points: string[]; // pieces of the drawing
}

export class Puzzle extends Lesson {
  private helped = { way: "", times: 0 }; // where help was asked for, and how often

  protected override pushed(button: HTMLElement): void {
    if (button.id === "hint") void this.help();
    else if (button.id === "show-solution") void this.play(SHOW);
    else super.pushed(button);
  }

  private async help(): Promise<void> {
    const way = this.way;
    this.helped = { way, times: this.helped.way === way ? this.helped.times + 1 : 1 };
    try {
      const found = await ask<Help>("GET", this.asking("hint", `number=${Math.min(this.helped.times, 9)}`));
      if (way !== this.way) return;
      this.say(found.text, "");
      if (found.points.length) this.scene.dataset["points"] = found.points.join(" ");
      this.point();
      one(".pointed", this.scene)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    } catch (error) {
      toast(error instanceof Refused ? error.message : this.word("trouble"));
    }
  }
}
