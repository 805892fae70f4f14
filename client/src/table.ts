// The table: shows what the house sends, plays what is clicked or typed, and keeps up.

import { Choosing } from "./choosing";
import { Developer } from "./developer";
import { count, glide, numbers, remember } from "./glide";
import { all, around, ask, fitting, hush, one, onWindow, Refused, setCookie, shape, toast, windowed } from "./dom";
import { Explaining } from "./explaining";
import { Folds } from "./folds";
import { arrows } from "./keys";
import { Laying } from "./laying";
import { Stream } from "./stream";
import { morph } from "./morph";
import { chime, notify, readySound } from "./notice";
import { Company, copyLink } from "./company";
import { closePopover, openPopover } from "./popover";
import { closePreview, openPreview } from "./preview";
import { sectionOf, showSince } from "./since";
import { Tabs } from "./tabs";
import { showThinking } from "./thinking";
import { Zoom } from "./zoom";

const AGAIN = 500; // milliseconds until a page that got nothing new asks again
const PATIENCE = 2000; // milliseconds in which the stream brings what was done

interface Hint {
  version: number;
  move: string;
  text: string;
  why?: string[]; // what speaks for it, in sentences
}

export class Table {
  protected readonly main = one("#main") as HTMLElement;
  protected readonly place = this.main.dataset["place"] ?? ""; // the address of this page
  protected readonly path = `/api${this.place}`;
  private readonly developer = new Developer(this.path, (move) => this.play(move));
  protected readonly tabs = new Tabs(this.main, () => this.scene);
  private readonly zoom = new Zoom(this.main);
  private readonly folds = new Folds();
  private readonly laying = new Laying((query) => this.asking("try", query), () => this.scene, (move) => this.play(move));
  private readonly choosing = new Choosing(() => this.scene, (name) => this.word(name), (move, beside) => this.play(move, beside));
  private readonly company = new Company(this.path, () => this.scene, (method, path, wish) => this.act(method, path, wish));
  private readonly stream: { open(): void };
  private heard = -1; // lines of chat that were seen
  protected busy = 0; // the change that something was asked for will be; 0: nothing was asked
  private news: () => void = () => undefined; // who waits for a change
  private hint: Hint | null = null;
  private said = ""; // of the hint, at the foot of the page
  private chain = { version: -1, steps: 1 }; // what was done as suggested, all at once
  private looked = false; // another seat than the own one was shown large: the page is not what it was
  protected look = ""; // the seat that the viewer wants to see large, if not their own

  constructor() {
    readySound();
    if (this.acting) this.tabs.follow();
    this.tabs.fit();
    this.shown(true);
    this.tabs.reveal();
    this.stream = this.connect();
    onWindow(() => this.stream.open());
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("submit", (event) => this.submitted(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    new Explaining(() => this.scene);
  }

  protected get scene(): HTMLElement {
    return one("#scene") as HTMLElement;
  }

  private get version(): number {
    return Number(this.scene.dataset["version"]);
  }

  private get changes(): number {
    return Number(this.scene.dataset["changes"]);
  }

  private get acting(): boolean {
    return Number(this.scene.dataset["acting"]) >= 0;
  }

  /** The frame of the picture: in another one, nothing is where it was. */
  private get frame(): string {
    const box = shape() === "wide" ? one("#stage svg", this.scene)?.getAttribute("viewBox") : "";
    return `${this.scene.className} ${this.scene.dataset["room"]} ${box}`;
  }

  protected word(name: string): string {
    return this.main.dataset[name] ?? "";
  }

  // Keeping up

  protected connect(): { open(): void } {
    return new Stream(() => this.address("stream"), (_, html) => this.show(html), (away) => this.lost(away));
  }

  /** Where to ask the house about this position. */
  protected asking(kind: string, query = ""): string {
    return `${this.path}/${kind}${query && `?${query}`}`;
  }

  private lost(away: boolean): void {
    const bar = one("#lost");
    if (bar !== null && bar.hidden === away) bar.hidden = !away;
  }

  /** Where to ask for the page as this viewer wants it; what is shown in that way is not sent again. */
  protected address(kind: string): string {
    const look = this.look && `&look=${this.look}`;
    const same = fitting(this.scene) && (this.look === "" || this.look === this.scene.dataset["large"]);
    const made = kind === "stream" ? `&made=${document.documentElement.dataset["made"]}` : "";
    const have = kind === "stream" && same && !this.looked ? `&have=${this.changes}` : "";
    return `${this.place}/${kind}?${windowed()}${look}${made}${have}`;
  }

  /** Wait until the page shows this change. The stream brings it; if it does not, the page asks. */
  private async catchUp(count: number): Promise<void> {
    const patient = performance.now() + PATIENCE;
    while (this.changes < count) {
      if (performance.now() > patient) await this.fetchScene();
      if (this.changes >= count) return;
      await new Promise<void>((resume) => {
        this.news = resume;
        setTimeout(resume, performance.now() > patient ? AGAIN : PATIENCE);
      });
    }
  }

  protected async fetchScene(): Promise<void> {
    let html = "";
    try {
      const answer = await fetch(this.address("fragment"));
      if (answer.ok) html = await answer.text();
    } catch {
      this.lost(true); // the stream says when the house is back, and then we look again
    }
    const changes = Number(/data-changes="(\d+)"/.exec(html)?.[1] ?? -1);
    if (changes >= this.changes) this.show(html); // the stream may have been faster
  }

  private show(html: string): void {
    const [version, wasActing, wasOver] = [this.version, this.acting, this.scene.dataset["over"]];
    const [wasShape, wasFrame, wasLook] = [this.scene.className, this.frame, this.scene.dataset["large"]];
    const focused = this.scene.contains(document.activeElement);
    const tab = this.tabs.tab;
    const people = this.company.people();
    let before = remember(this.scene);
    const points = numbers(this.scene);
    morph(this.scene, html);
    const guide = one<HTMLDetailsElement>("#guide", this.scene);
    if (guide && this.scene.className !== wasShape && shape() === "narrow") guide.open = false; // no room
    if (this.acting && (this.version !== version || this.scene.className !== wasShape)) this.tabs.follow();
    this.tabs.fit();
    const elsewhere = this.tabs.tab !== tab || this.scene.dataset["large"] !== wasLook;
    const reshaped = this.frame !== wasFrame;
    if (elsewhere || reshaped) before = new Map(); // another picture of the table: nothing moved there
    const by = Number(this.scene.dataset["last"]);
    const foreign = this.version > version && !(this.scene.dataset["mine"] ?? "").split(" ").includes(String(by));
    glide(this.scene, before, foreign ? Number(this.scene.dataset["hue"]) : -1);
    count(this.scene, points);
    if (this.version !== version) this.forgetHint();
    if (focused && document.activeElement === document.body) one(".choice, #placing-note", this.scene)?.focus();
    if (this.acting && !wasActing) this.callToTurn();
    if (this.scene.dataset["over"] === "yes" && wasOver === "no") this.ended();
    this.shown(this.version !== version);
    if (this.version !== version || reshaped) this.tabs.reveal();
    this.company.shown(people);
    this.developer.refresh();
    if (this.changes >= this.busy) this.busy = 0; // it is there: the next thing may be done
    this.news();
  }

  protected shown(moved: boolean): void {
    const turn = this.acting ? `● ${this.word("yourTurn")} · ` : "";
    document.title = turn + this.word("title");
    const progress = one("#progress");
    if (progress !== null && this.scene.dataset["progress"]) progress.textContent = ` · ${this.scene.dataset["progress"]}`;
    this.laying.shown();
    this.zoom.shown();
    showThinking(this.scene);
    this.folds.fit();
    if (this.hint?.version === this.version) this.mark(this.hint.move);
    if (moved) {
      one("#log")?.scrollTo({ top: 1e6 });
      for (const list of ["#choices", "#guide"]) one(list)?.scrollTo({ top: 0 });
    }
    this.countChat();
  }

  private ended(): void {
    this.tabs.turnTo("board");
    chime();
    notify(this.word("title"), this.word("gameOver"));
  }

  /** Lines of chat that were not yet seen show as a dot. */
  private countChat(): void {
    const chat = one("#chat") as HTMLElement;
    const lines = Number(chat.dataset["lines"]);
    if (!chat.hidden || this.heard < 0) this.heard = lines;
    one("[data-story=chat]")?.classList.toggle("unread", lines > this.heard);
  }

  private callToTurn(): void {
    chime();
    notify(this.word("yourTurn"), one("#prompt")?.textContent ?? "");
  }

  // Doing

  /** Ask the house to do something, one thing at a time; then see what came of it. */
  protected async act(method: string, path: string, wish: unknown): Promise<boolean> {
    if (this.busy) return false;
    const awaited = this.changes + 1;
    this.busy = awaited;
    try {
      await ask(method, this.path + path, wish);
      await this.catchUp(awaited);
      return true;
    } catch (error) {
      toast(error instanceof Refused ? error.message : this.word("trouble"));
      if (error instanceof Refused && error.status === 409) await this.fetchScene();
      return false;
    } finally {
      if (this.busy === awaited) this.busy = 0;
    }
  }

  /** Show a seat large, or the own one again. */
  private lookAt(seat: string): void {
    this.look = this.scene.dataset["large"] === seat ? "" : seat;
    this.looked = true;
    this.stream.open();
  }

  /** Make a move; one that ends the turn is asked about first, if the viewer wants it so. */
  protected play(move: string, beside?: Element): void {
    const said = this.choosing.things(move).find((thing) => thing.matches(".choice")) ?? one("#placing", this.scene);
    const final = said?.hasAttribute("data-final") && document.documentElement.dataset["confirm"] === "on";
    if (!said || !final) void this.playNow(move);
    else {
      const text = `${one(".text", said)?.textContent ?? ""} ${this.word("sure")}`.trim();
      openPopover(beside ?? said, { text, choices: [{ text: this.word("doIt"), take: () => void this.playNow(move) }] });
    }
  }

  private playNow(move: string): Promise<boolean> {
    this.lookBackToOwn();
    return this.act("POST", "/moves", { version: this.version, move });
  }

  private lookBackToOwn(): void {
    if (this.look !== "") this.lookAt(this.scene.dataset["large"] ?? "");
  }

  /** Make all moves that are suggested; one undo takes them back together. */
  private async playSuggested(): Promise<void> {
    closePreview();
    this.lookBackToOwn();
    const steps = Number(one("#all-suggested")?.dataset["count"]);
    if (await this.act("POST", "/suggested", { version: this.version })) this.chain = { version: this.version, steps };
  }

  private undo(): void {
    const steps = this.chain.version === this.version ? this.chain.steps : 1;
    void this.act("POST", "/undo", { version: this.version, steps });
  }

  private async askHint(): Promise<void> {
    toast(this.word("thinking"));
    try {
      this.hint = await ask<Hint>("GET", this.asking("hint"));
      if (this.hint.version !== this.version) return;
      this.mark(this.hint.move);
      const text = this.hinted(this.hint);
      const button = one("#hint");
      hush(this.word("thinking"));
      if (!this.hint.why || !button) toast((this.said = text));
      else openPopover(button, { text, more: this.hint.why });
    } catch (error) {
      toast(error instanceof Refused ? error.message : this.word("trouble"));
    }
  }

  /** A hint in words; where a card is to be laid, the card itself shows it. */
  private hinted(hint: Hint): string {
    return one("#placing", this.scene) ? this.word("hintLaid") : `${this.word("hint")} ${hint.text}`;
  }

  /** The game went on: nothing is said any more about what was to be decided. */
  private forgetHint(): void {
    closePopover();
    hush(this.said);
    this.said = "";
  }

  private mark(move: string): void {
    this.laying.mark(move);
    this.choosing.mark(move);
  }

  private whyNot(): void {
    if (!this.laying.why()) this.choosing.whyNot();
  }

  // Mouse and touch

  private clicked(event: MouseEvent): void {
    const thing = around(event, "[data-move], [data-why], [data-look], button");
    if (!around(event, "#popover") && !around(event, "[data-why]")) closePopover();
    if (this.laying.clicked(event)) return;
    const guide = around(event, "#guide summary")?.parentElement;
    if (guide instanceof HTMLDetailsElement) setCookie("guide", guide.open ? "off" : "on"); // as it is about to be
    const since = around(event, "#since summary")?.parentElement;
    if (since instanceof HTMLDetailsElement && !since.open) void this.lookBack(Number(since.dataset["ply"]));
    if (thing === null || event.detail > 1 || around(event, "#popover, #developer")) return;
    if (thing.getAttribute("aria-disabled") === "true" && thing.dataset["reason"]) {
      openPopover(thing, { text: thing.dataset["reason"] });
    } else if (thing.hasAttribute("data-why")) this.choosing.why(thing);
    else if (thing.dataset["look"]) this.lookAt(thing.dataset["look"]);
    else if (thing instanceof SVGElement) this.choosing.take(thing);
    else if (thing.dataset["move"]) this.play(thing.dataset["move"], thing);
    else this.pushed(thing);
  }

  protected pushed(button: HTMLElement): void {
    const { tab, story, sit, lend } = button.dataset;
    if (this.company.pushed(button)) return;
    if (button.id === "undo") this.undo();
    else if (button.id === "all-suggested" || button.hasAttribute("data-do-suggested")) void this.playSuggested();
    else if (button.id === "preview-suggested") void openPreview(this.place);
    else if (button.hasAttribute("data-close-preview")) closePreview();
    else if (button.id === "hint") void this.askHint();
    else if (button.id === "skip") void ask("POST", `${this.path}/skip`, {}).catch(() => toast(this.word("trouble")));
    else if (button.id === "why") this.whyNot();
    else if (button.dataset["start"]) void startTable(JSON.parse(button.dataset["start"]), this.word("trouble"));
    else if (button.dataset["continue"]) void startTable({ ply: Number(button.dataset["continue"]) }, this.word("trouble"), `${this.path}/continue`);
    else if (button.id === "copy") void copyLink(this.word("copied"));
    else if (tab) this.tabs.turnTo(tab);
    else if (story) this.tell(story);
    else if (sit) void this.act("POST", "/sit", { seat: Number(sit), name: button.dataset["name"] ?? "" });
    else if (lend) void this.act("PATCH", `/seats/${lend}`, { bot: button.dataset["level"] ?? "" });
  }

  /** Show on the board what the others changed. */
  private async lookBack(ply: number): Promise<void> {
    try {
      const changed = await showSince(this.scene, this.place, ply);
      const section = sectionOf(changed);
      if (shape() === "narrow" && section) this.tabs.turnTo(section);
    } catch {
      toast(this.word("trouble"));
    }
  }

  private tell(story: string): void {
    for (const name of ["log", "chat"]) {
      (one(`#${name}`) as HTMLElement).hidden = name !== story;
      one(`[data-story=${name}]`)?.setAttribute("aria-pressed", String(name === story));
    }
    this.countChat();
    one(story === "chat" ? "#line" : "#log")?.focus();
  }

  private submitted(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const input = one<HTMLInputElement>("input", form);
    if (input === null) return;
    event.preventDefault();
    if (form.id === "join") this.company.join(form);
    else if (form.id === "say" && input.value.trim()) {
      const text = input.value;
      input.value = "";
      void this.act("POST", "/chat", { text }).then((said) => said || (input.value = text));
    } else if (form.dataset["rename"]) {
      void this.act("PATCH", `/seats/${form.dataset["rename"]}`, { name: input.value });
    }
  }

  // Keyboard

  private pressed(event: KeyboardEvent): void {
    if (event.key === "Escape" && closePopover(true)) return;
    const typing = event.target instanceof HTMLElement && event.target.matches("input:not([readonly]), select, textarea, pre");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.laying.pressed(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      const piece = around(event, "svg [data-move], svg [data-why]");
      if (event.repeat || piece) event.preventDefault();
      if (!event.repeat && piece) piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    if (/^[1-9]$/.test(event.key)) all<HTMLElement>(`#choice-${event.key}`).find((choice) => choice.checkVisibility())?.click();
    else if (this.zoom.pressed(event.key)) return event.preventDefault();
    else if (event.key === "u") one("#undo")?.click();
    else if (event.key === "h") one("#hint")?.click();
    else if (event.key === "s") one("#skip")?.click();
    else if (event.key === "?") {
      const asked = around(event, "[data-why]");
      if (asked) this.choosing.why(asked);
      else one("#why")?.click();
    } else if (!arrows(event, this.scene)) return;
    event.preventDefault();
  }
}

/** Set a table up and go there. */
export async function startTable(wish: unknown, trouble: string, path = "/api/tables"): Promise<void> {
  try {
    const made = await ask<{ page: string }>("POST", path, wish);
    location.assign(made.page);
  } catch (error) {
    toast(error instanceof Refused ? error.message : trouble);
  }
}
