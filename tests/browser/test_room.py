"""A table in windows of all sizes, in German, whose words are the longest: whatever can be chosen is
within reach, four choices and the tools are in sight, and everything can be read."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect

import atoll
from atoll import State
from atoll.engine.chance import seeded
from tests.browser.conftest import House, NewPerson, launched
from tests.browser.people import Person, play_through, plies_until
from tests.browser.test_accessibility import check

SIZES = ((1280, 720), (1366, 657), (1440, 900), (1920, 1080), (820, 1180), (390, 844))
SEATS = {"tribes": 4, "atiwa": 4, "kiwi": 4, "atua": 4, "tindaya": 4, "konane": 2}
TALL = ("tribes", "atiwa", "kiwi", "tindaya")  # of these the others lie below the fold of a tablet
OPTIONS: dict[str, dict[str, Any]] = {"tindaya": {"mode": "dominion"}}
SEED = 5
SMALLEST = 11  # pixels

DRAWN = """() => {
  const scene = document.querySelector("#scene"), stage = document.querySelector("#stage");
  const wide = matchMedia("(min-width: 1100px), (min-width: 700px) and (min-height: 700px)").matches;
  if (!wide) return scene.classList.contains("narrow");
  const [width, height] = scene.dataset.room.split("x").map(Number);
  const air = parseFloat(getComputedStyle(stage).paddingTop);
  return Math.abs(stage.clientWidth - 2 * air - width) < 2 && Math.abs(stage.offsetHeight - 2 * air - height) < 2;
}"""
FAULTS = """async smallest => {
  const found = [];
  const inside = box => box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  const hit = each => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && each.contains(top);
  };
  const list = document.querySelector("#choices");
  const choices = list ? [...list.querySelectorAll(":scope > .choice")] : [];
  const aside = document.querySelector("#aside"); // what is seldom wanted waits behind a line
  const turn = open => new Promise(done => { aside.open = open; requestAnimationFrame(() => setTimeout(done, 60)); });
  if (aside) {
    const line = aside.querySelector("summary");
    if (!inside(line.getBoundingClientRect()) || !hit(line)) found.push(`out of sight: ${line.innerText}`);
    const few = choices.filter(each => each.checkVisibility());
    if (few.length < 4 && !few.every(each => inside(each.getBoundingClientRect()) && hit(each))) found.push("fewer than four choices, and not all in sight");
    await turn(true);
  }
  if (list) {
    const view = list.getBoundingClientRect();
    const seen = choices.filter(each => {
      const box = each.getBoundingClientRect();
      return box.top >= view.top - 1 && box.bottom <= view.bottom + 1 && inside(box);
    });
    if (seen.length < Math.min(4, choices.length)) found.push(`only ${seen.length} of ${choices.length} choices in sight`);
    for (const each of choices) {
      each.scrollIntoView({block: "nearest", behavior: "instant"});
      const box = each.getBoundingClientRect();
      const middle = document.elementFromPoint(box.x + 12, box.y + box.height / 2);
      if (!inside(box) || !middle || !each.contains(middle)) found.push(`out of reach: ${each.innerText}`);
    }
    list.scrollTo({top: 0, behavior: "instant"});
  }
  if (aside) await turn(false);
  const stage = document.querySelector("#stage");
  const running = document.querySelector("#scene").dataset.over === "no";
  const boxes = [...document.querySelectorAll("#stage svg > *")].map(each => each.getBoundingClientRect()).filter(box => box.width && box.height);
  const [wide, high] = [["left", "right"], ["top", "bottom"]].map(([from, to]) => Math.max(...boxes.map(box => box[to])) - Math.min(...boxes.map(box => box[from])));
  if (running && innerWidth >= 1100 && (wide < stage.clientWidth * 2 / 3 || high < stage.clientHeight * 2 / 3)) found.push(`a third of the stage is empty: the board is ${wide} x ${high}`);
  for (const each of document.querySelectorAll("#stage [data-move]")) {
    const box = each.getBoundingClientRect();
    if (innerWidth >= 1100 && box.width * box.height > stage.clientWidth * stage.clientHeight / 3) found.push(`a glow floods the board: ${each.id}`);
  }
  for (const tool of document.querySelectorAll(".tools .button")) {
    if (!inside(tool.getBoundingClientRect()) || !hit(tool)) found.push(`no tool to reach: ${tool.innerText}`);
  }
  for (const text of document.querySelectorAll("#stage svg text")) {
    if (!text.checkVisibility() || !text.textContent.trim()) continue;
    const matrix = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.c, matrix.d);
    if (size < smallest - 0.05) found.push(`${size.toFixed(1)} px on the board: ${text.textContent}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || holder.closest("svg, script, .sr") || !holder.checkVisibility({contentVisibilityAuto: true})) continue;
    const style = getComputedStyle(holder);
    if (parseFloat(style.fontSize) < smallest) found.push(`${style.fontSize}: ${holder.innerText}`);
    const hidden = ["hidden", "clip"].includes(style.overflowX) && style.textOverflow !== "ellipsis";
    const box = holder.getBoundingClientRect();
    const off = box.width > 2 && (box.right > innerWidth + 1 || box.left < -1);
    if (box.width > 2 && (off || (hidden && holder.scrollWidth > holder.clientWidth + 1))) found.push(`clipped: ${holder.innerText}`);
  }
  for (const button of document.querySelectorAll(".button, .choice, .tabs button")) {
    if (button.checkVisibility() && button.scrollWidth > button.clientWidth + 1) found.push(`too long: ${button.innerText}`);
  }
  return [...new Set(found)];
}"""
BESIDE = """() => {
  const wide = matchMedia("(min-width: 1100px), (min-width: 700px) and (min-height: 700px)").matches;
  const parts = wide ? ["#ask", "#scores", "#story"] : ["#ask"];
  const found = parts.filter(name => {
    const box = document.querySelector(name).getBoundingClientRect();
    return box.height < 30 || box.top < -1 || box.bottom > innerHeight + 1;
  }).map(name => `${name} is not in the window`);
  const seats = document.querySelector("#scores");
  if (wide && innerHeight >= 900 && seats.scrollHeight > seats.clientHeight + 1) found.push("a seat is out of sight");
  if (wide && innerHeight >= 700 && document.querySelector("#log").clientHeight < 24) found.push("nothing of the log is in sight");
  return found;
}"""
BOARD = """async tall => {
  const found = [], stage = document.querySelector("#stage"), view = stage.getBoundingClientRect(), sign = document.querySelector("#further");
  const scroll = top => new Promise(done => { stage.scrollTo({top, behavior: "instant"}); setTimeout(done, 60); });
  await scroll(0);
  const more = stage.scrollHeight - stage.clientHeight;
  if (!document.querySelector("#scene").classList.contains("wide")) return found;
  if (sign.checkVisibility() !== more > 4) found.push(`${more} px more of the board, and a sign: ${sign.checkVisibility()}`);
  if (document.querySelector("#scene").dataset.over === "no") {
    if (more > 1 && !(tall && innerWidth < 1100)) found.push(`the board is ${more} px too high`);
    for (const each of stage.querySelectorAll("[data-move]")) {
      const box = each.getBoundingClientRect();
      if (box.height && (box.top < view.top || box.bottom > view.bottom - 8)) found.push(`below the fold: ${each.id}`);
    }
  }
  if (more > 4) {
    sign.click();
    await new Promise(done => stage.addEventListener("scrollend", done, {once: true}));
    if (stage.scrollTop < Math.min(more, 100)) found.push("the sign leads nowhere");
    await scroll(1e6);
    if (sign.checkVisibility()) found.push("a sign of more at the end");
    await scroll(0);
  }
  return found;
}"""
ENDED = """() => {
  const found = [], ask = document.querySelector("#ask"), stage = document.querySelector("#stage").getBoundingClientRect();
  const said = [...document.querySelectorAll('[id="result"], .final')].filter(each => each.checkVisibility());
  if (said.length !== 1) found.push(`the points are told ${said.length} times`);
  const result = document.querySelector('[id="result"]')?.getBoundingClientRect();
  if (result && (result.top < stage.top || result.top > stage.bottom - 40)) found.push("the result is out of sight");
  if (ask.scrollTop !== 0) found.push("the panel is scrolled");
  const view = ask.getBoundingClientRect();
  const inside = box => box.top >= view.top - 1 && box.bottom <= Math.min(view.bottom, innerHeight) + 1;
  const first = ["#ask-heading", "#prompt", "#next-steps li:first-child .button"];
  for (const name of first) if (!inside(document.querySelector(name).getBoundingClientRect())) found.push(`${name} is out of sight`);
  for (const each of document.querySelectorAll("#next-steps .button")) {
    each.scrollIntoView({block: "nearest", behavior: "instant"});
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!inside(box) || !top || !each.contains(top)) found.push(`out of reach: ${each.innerText}`);
  }
  ask.scrollTo({top: 0, behavior: "instant"});
  return found;
}"""
NAMED = """name => [...name.childNodes].filter(each => each.nodeType === Node.TEXT_NODE)
  .map(each => each.textContent.trim()).join("")"""
FOLDED = """() => {
  const list = document.querySelector("#choices");
  const more = list.scrollHeight > list.clientHeight + 4;
  return [more, list.classList.contains("below")];
}"""


def crowded(name: str) -> int:
    """After how many plies of `play_through` most can be chosen from a list, late in the game."""
    game, chance = atoll.game(name), seeded(0)
    state: State = game.new(SEATS[name], SEED, **OPTIONS.get(name, {}))
    found: list[int] = []
    while not state.over:
        found.append(0 if state.decision().placing() else len(state.moves()))
        state.play(game.judge.rollout(state, chance))
    late = range(len(found) // 3, len(found) * 9 // 10)
    return max(late, key=lambda ply: min(found[ply], 60))


@pytest.fixture(scope="module")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    """One whose scrollbars take room, as they do on most desks."""
    browser = launched(chromium, ignore_default_args=["--hide-scrollbars"])
    yield browser
    browser.close()


@pytest.fixture
def gerda(new_person: NewPerson) -> Person:
    return new_person(locale="de-DE")


@pytest.mark.parametrize("name", SEATS)
def test_all_is_within_reach_and_can_be_read(
    gerda: Person, house: House, axe: str, name: str
) -> None:
    options = OPTIONS.get(name, {})
    table = gerda.set_up(*["you"] * SEATS[name], game=name, seed=SEED, options=options)
    play_through(house.database, table, crowded(name))
    faults = measured(
        gerda,
        lambda: (
            gerda.page.evaluate(FAULTS, SMALLEST)
            + gerda.page.evaluate(BOARD, name in TALL)
            + folded(gerda)
        ),
    )
    assert not faults, "\n".join(faults[:30])
    check_legend(gerda)
    gerda.page.evaluate(axe)
    assert check(gerda.page, None) == []
    play_through(house.database, table)
    faults = measured(
        gerda,
        lambda: (
            gerda.page.evaluate(FAULTS, SMALLEST)
            + gerda.page.evaluate(BOARD, name in TALL)
            + gerda.page.evaluate(ENDED)
        ),
    )
    assert not faults, "\n".join(faults[:30])
    check_end(gerda)


def measured(person: Person, faults: Callable[[], list[str]]) -> list[str]:
    """What is wrong in windows of all sizes."""
    found: list[str] = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        if (width, height) == SIZES[0]:
            person.page.reload()
        person.page.wait_for_function(DRAWN)
        each = faults() + person.page.evaluate(BESIDE)
        found += [f"{width}x{height} {fault}" for fault in each]
    return found


def folded(person: Person) -> list[str]:
    """More choices than are in sight show that they are there."""
    more, faded = person.page.evaluate(FOLDED)
    return [] if more == faded else ["no sign of more choices"]


def check_end(person: Person) -> None:
    """Only who has won is crowned, and one may go on from here."""
    said = person.find("#prompt").inner_text()
    seats = person.find("#scores li")
    for number in range(seats.count()):
        name = seats.nth(number).locator(".name").evaluate(NAMED)
        expect(seats.nth(number).locator(".crowned")).to_have_count(int(name in said))
    for step in ("#rematch", "a[href$='/review']", "a[href$='/replay?ply=0']"):
        expect(person.find(f"#next-steps {step}")).to_be_visible()


def late_laying(state: State) -> bool:
    return state.decision().placing() and state.progress().now >= 7


def test_whoever_lays_a_card_has_the_tools_in_sight(gerda: Person, house: House) -> None:
    seed, plies = plies_until("atua", 4, late_laying)
    table = gerda.set_up(*["you"] * 4, game="atua", seed=seed)
    play_through(house.database, table, plies)
    faults: list[str] = []
    for width, height in SIZES:
        gerda.page.set_viewport_size({"width": width, "height": height})
        gerda.page.reload()
        expect(gerda.find("#placing-worth li").first).to_be_visible()
        gerda.page.wait_for_function(DRAWN)
        each = gerda.page.evaluate(FAULTS, SMALLEST) + gerda.page.evaluate(BOARD, False)
        faults += [f"{width}x{height} {fault}" for fault in each]
    assert not faults, "\n".join(faults[:30])


def check_legend(person: Person) -> None:
    """On the phone it ends with: the legend is a tap away, and a sign says what it is."""
    person.find(".tabs [data-legend]").click()
    card = person.find("#popover")
    expect(card.locator("li").nth(3)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    person.page.keyboard.press("i")
    expect(card).to_be_visible()
    assert card.inner_text().strip()


def test_the_log_and_the_guide_take_turns_in_a_low_window(gerda: Person, house: House) -> None:
    """Where both have a few lines only, whichever is asked for has the room of both."""
    table = gerda.set_up(*["you"] * 4, game="kiwi", seed=SEED)
    play_through(house.database, table, 40)
    gerda.page.set_viewport_size({"width": 1280, "height": 720})
    gerda.page.reload()
    gerda.page.wait_for_function(DRAWN)
    guide, log = gerda.find("#guide"), gerda.find("#log")
    expect(guide).to_have_attribute("open", "")
    gerda.find("[data-story=log]").click()
    expect(guide).not_to_have_attribute("open", "")
    assert log.evaluate("log => log.clientHeight") > 100
    guide.locator("summary").click()
    expect(guide).to_have_attribute("open", "")
    assert guide.evaluate("guide => guide.clientHeight") > 100
    gerda.choose()
    expect(guide).to_have_attribute("open", "")


@pytest.mark.parametrize("name", ["kiwi", "atiwa"])
@pytest.mark.parametrize("size", [(1280, 720), (820, 1180), (390, 844)])
def test_a_guide_that_is_opened_can_be_read(
    gerda: Person, house: House, name: str, size: tuple[int, int]
) -> None:
    gerda.page.set_viewport_size({"width": size[0], "height": size[1]})
    gerda.set_up("you", "you", game=name, seed=SEED)
    gerda.page.wait_for_function(DRAWN)
    guide = gerda.find("#guide")
    if guide.get_attribute("open") is not None:
        guide.locator("summary").click()
        expect(guide).not_to_have_attribute("open", "")
    guide.locator("summary").click()
    expect(guide).to_have_attribute("open", "")
    expect(guide.locator("p").first).to_be_in_viewport(ratio=1)
    assert guide.evaluate("guide => guide.clientHeight >= Math.min(guide.scrollHeight, 200)")
