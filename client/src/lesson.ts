// A lesson: the table's page, with a way through a prepared position. The page keeps the way, the house
// says what comes of it.

import { all, ask, fitting, glideTime, one, Refused, shape, toast, windowed } from "./dom";
import { point } from "./pointing";
import { Table } from "./table";

const READ_ON = ">";

interface Taken {
  way: string;
  word: string; // why the move was not taken
  rule: string;
}

export class Lesson extends Table {
  protected get way(): string {
    return this.scene.dataset["way"] ?? "";
  }

  private get points(): string[] {
    return (this.scene.dataset["points"] ?? "").split(" ").filter(Boolean);
  }

  /** Nobody else changes a lesson: there is only another shape of it to be fetched. */
  protected override connect(): { open(): void } {
    const open = (): void => void this.fetchScene();
    if (!fitting(this.scene)) open();
    return { open };
  }

  protected override address(kind: string): string {
    const look = this.look && `&look=${this.look}`;
    return `${this.place}/${kind}?${windowed()}${look}&way=${encodeURIComponent(this.way)}`;
  }

  protected override asking(kind: string, query = ""): string {
    return `${this.path}/${kind}?way=${encodeURIComponent(this.way)}${query && `&${query}`}`;
  }

  /** Try a move. What is not welcome gets a word, and may be tried again otherwise. */
  protected override async play(move: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = 1;
    try {
      const taken = await ask<Taken>("POST", `${this.path}/moves`, { way: this.way, move });
      this.say(taken.word, taken.rule);
      if (taken.word) return false;
      this.scene.dataset["way"] = taken.way;
      this.look = "";
      await this.fetchScene();
      return true;
    } catch (error) {
      toast(error instanceof Refused ? error.message : this.word("trouble"));
      return false;
    } finally {
      this.busy = 0;
    }
  }

  protected say(word: string, rule: string): void {
    const place = one("#lesson-word");
    if (place === null) return;
    place.textContent = word;
    place.hidden = !word;
    if (rule) {
      const link = document.createElement("a");
      [link.href, link.target, link.className, link.textContent] = [`${this.word("rules")}#${rule}`, "_blank", "rule", rule];
      place.append(" ", link);
    }
    if (word) place.scrollIntoView({ block: "nearest" });
  }

  protected override pushed(button: HTMLElement): void {
    if (button.id === "read-on") void this.play(READ_ON);
    else super.pushed(button);
    if (button.dataset["tab"]) this.point();
  }

  protected override shown(moved: boolean): void {
    super.shown(moved);
    if (shape() === "narrow") this.turnToPoints();
    this.point();
    this.pointsInSight();
    setTimeout(() => this.point(), glideTime() + 100); // when all pieces are where they belong
  }

  /** On a narrow page, show the part of the picture that is spoken of. */
  private turnToPoints(): void {
    const section = this.points.map((id) => document.getElementById(id)?.closest("[data-box]")).find(Boolean);
    const tab = section?.id.replace("section-", "");
    if (tab && !all(".choice[data-move]", this.scene).length) this.tabs.turnTo(tab);
  }

  /** Scroll the stage so that all that is pointed at is in sight. */
  private pointsInSight(): void {
    const stage = one("#stage") as HTMLElement;
    const boxes = all<SVGElement>(".pointed", this.scene).map((ring) => ring.getBoundingClientRect());
    const rings = boxes.filter((box) => box.height > 0); // the others are on another leaf
    if (!rings.length) return;
    const view = stage.getBoundingClientRect();
    const [top, bottom] = [Math.min(...rings.map((ring) => ring.top)), Math.max(...rings.map((ring) => ring.bottom))];
    if (top >= view.top && bottom <= view.bottom) return;
    const middle = bottom - top > view.height ? top - view.top : (top + bottom - view.top - view.bottom) / 2;
    stage.scrollBy({ top: middle, behavior: "instant" });
  }

  protected point(): void {
    const picture = one<SVGSVGElement>("#stage svg", this.scene);
    if (picture) point(picture, this.points);
  }
}
