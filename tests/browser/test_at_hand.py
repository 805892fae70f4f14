"""What helps while one looks on: signs that explain themselves under a finger, an action told as one, costs
that are said before they are paid, results in the lobby, and nothing that stays lit after a tap."""

import re

from playwright.sync_api import expect

from atoll import State
from tests.browser.conftest import NARROW, House, NewPerson
from tests.browser.people import Person, play_through, plies_until

SIGN = """() => {
  const signs = [...document.querySelectorAll("#stage svg title")].map(title => title.parentElement);
  for (const sign of signs) {
    if (sign.tagName === "svg" || sign.closest("[data-move], [data-why], [data-look]")) continue;
    const box = sign.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    if (box.width && sign.contains(top) && top.closest(":has(> title)") === sign) {
      return [x, y, sign.querySelector(":scope > title").textContent];
    }
  }
}"""
STICKS = """() => {
  const found = [];
  const look = (rules, meant) => {
    for (const rule of rules) {
      const here = meant || (rule.media?.mediaText ?? "").includes("hover: hover");
      if (rule.selectorText?.includes(":hover") && !here) found.push(rule.selectorText);
      if (rule.cssRules) look(rule.cssRules, here);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules, false);
  return found;
}"""


def pays_with_a_marker(state: State) -> bool:
    return state.decision().name == "pay-same" and any(
        "marker" in state.describe(move) for move in state.legal
    )


def test_a_sign_under_a_finger_says_what_it_is(new_person: NewPerson) -> None:
    phone = new_person(viewport=NARROW, is_mobile=True, has_touch=True)
    phone.set_up("you", "you", game="kiwi")
    expect(phone.find("#scene")).to_have_class("narrow")
    phone.find(".tabs [data-tab=board]").tap()
    x, y, title = phone.page.evaluate(SIGN)
    phone.page.touchscreen.tap(x, y)
    expect(phone.find("#popover")).to_contain_text(title)


def test_no_hover_sticks_after_a_tap(anna: Person) -> None:
    for path in ("/", "/mine", "/rules/tribes"):
        anna.go(path)
        assert anna.page.evaluate(STICKS) == []
    anna.set_up("you", "you")
    assert anna.page.evaluate(STICKS) == []


def test_an_action_is_one_entry_of_the_log(anna: Person, house: House) -> None:
    table = anna.set_up("you", "you", game="kiwi", seed=3)
    play_through(house.database, table, 60)
    anna.page.reload()
    entry = anna.find("#log li.deed").filter(has_text="plays Feed").last
    expect(entry).to_contain_text(re.compile("pays .* feeds the", re.DOTALL))


def hurts(state: State) -> bool:
    """Would an event in the row cost the first seat points?"""
    row = state.view(0)["row"]
    return any(
        tile["event"] and tile["effect"] == "lose-points" and tile["shares"][0] for tile in row
    )


def test_what_an_event_does_is_told_to_who_plays_and_a_bad_one_is_no_gain(
    anna: Person, ben: Person, house: House
) -> None:
    seed, plies = plies_until("tribes", 2, hurts)
    table = anna.set_up("you", "you", seed=seed)
    play_through(house.database, table, plies)
    anna.page.reload()
    told = "#stage svg :has(> title)"
    bad = anna.find(told).filter(has_text=re.compile("^You would lose"))
    expect(bad.last).to_have_text(re.compile(r"−\d+$"))
    ben.go(f"/tables/{table}")
    expect(ben.find("#stage svg title").first).to_be_attached()
    watched = ben.find(told).filter(has_text=re.compile("^You would|^no effect on you"))
    expect(watched).to_have_count(0)


def test_a_marker_that_is_spent_as_a_fruit_is_said_before(anna: Person, house: House) -> None:
    seed, plies = plies_until("kiwi", 2, pays_with_a_marker)
    table = anna.set_up("you", "you", game="kiwi", seed=seed)
    play_through(house.database, table, plies)
    anna.page.reload()
    choice = anna.choices.filter(has_text="and 1 marker").first
    expect(choice).to_contain_text("1 of your markers is spent as a fruit")


def test_the_lobby_tells_who_won_with_how_many_points(anna: Person, house: House) -> None:
    table = anna.set_up("you", "you")
    play_through(house.database, table)
    anna.go(f"/tables/{table}")
    winner = anna.find("#prompt").inner_text().removesuffix(" wins.")
    anna.go("/")
    row = anna.find(f"[aria-labelledby=finished] a[href='/tables/{table}']")
    expect(row.locator(".who b")).to_have_text(winner)
    expect(row.locator(".who")).to_have_text(re.compile(rf"{winner}: \d+"))
    finished = row.bounding_box()
    assert finished is not None
    assert finished["y"] < 2 * 900  # two windows down at most
