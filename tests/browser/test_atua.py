"""Atua in the browser: cards are laid by hand, with mouse, keys or a finger."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from atoll import State
from tests.browser.conftest import NARROW, House, NewPerson
from tests.browser.people import Person, play_through, plies_until
from tests.browser.test_accessibility import faults

WHERE = """([x, y]) => {
  const grid = document.querySelector("#laying").getScreenCTM();
  const at = new DOMPoint(x, y).matrixTransform(grid);
  return [at.x, at.y];
}"""
PLACES = "() => document.querySelector('#laying').dataset.places.split(' ')"
IDS = "each => each.map(one => one.id)"
HREFS = "each => each.map(one => one.getAttribute('href'))"
WORTHS = """async () => {
  const seen = await (await fetch("/api" + location.pathname)).json();
  return seen.view.players[0].sources.map(source => source.worth);
}"""

GLOW = """() => Math.max(...[...document.querySelectorAll("#stage g[id]:not(#laying)")].map(each => {
  const {a, b} = each.getScreenCTM();
  return parseFloat(getComputedStyle(each).getPropertyValue("--far")) * Math.hypot(a, b);
}))"""

Place = tuple[int, int, int]


def read(place: str) -> Place:
    x, y, turn = (int(number) for number in place.split(","))
    return x, y, turn


class Hand:
    """Somebody's hand with a card in it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.laid = 0

    @property
    def holds(self) -> bool:
        return self.person.find("#laying").count() > 0

    @property
    def held(self) -> Place:
        return read(str(self.person.find("#laying").get_attribute("data-held")))

    def places(self, turn: int | None = None) -> list[Place]:
        """Where the card fits, turned like this or anyhow."""
        found = [read(place) for place in self.person.page.evaluate(PLACES)]
        return [place for place in found if turn in (None, place[2])]

    def is_turned(self, turn: int) -> None:
        ending = re.compile(f",{turn}$")
        expect(self.person.find("#laying")).to_have_attribute("data-held", ending)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the grid is on the screen."""
        left, top = self.person.page.evaluate(WHERE, [x, y])
        return left, top

    def middle(self, place: Place) -> tuple[float, float]:
        x, y, turn = place
        return self.at(x + (3.5 if turn % 2 else 2.5), y + (2.5 if turn % 2 else 3.5))

    def hold(self, place: Place) -> None:
        """Bring the card there with the mouse, and turn it with the wheel."""
        mouse = self.person.page.mouse
        mouse.move(*self.middle(place))
        for _ in range((place[2] - self.held[2]) % 4):
            mouse.wheel(0, 100)
        move = ",".join(str(number) for number in place)
        expect(self.person.find("#laying")).to_have_attribute("data-held", move)

    def lay(self, place: Place) -> None:
        """Bring the card there and click."""
        self.hold(place)
        self.person.do(lambda: self.person.page.mouse.click(*self.middle(place)))
        self.laid += 1


def play(person: Person, *bots: int) -> Hand:
    """Play to the end, every card by mouse."""
    hand, chance = Hand(person), Random(3)
    while person.wait_for_decision(*bots) >= 0:
        if hand.holds:
            hand.lay(chance.choice(hand.places()))
        else:
            person.choose(chance.randrange(person.choices.count()))
    person.wait_for("over", "yes")
    return hand


@pytest.fixture
def hand(anna: Person) -> Hand:
    """Anna has taken a card at a table of her own."""
    anna.set_up("you", game="atua", seed=3)
    anna.choose()
    return Hand(anna)


def test_a_solo_game_is_played_to_its_end(anna: Person) -> None:
    anna.set_up("you", game="atua")
    assert play(anna).laid >= 15


def test_a_game_against_a_bot_is_played_to_its_end(anna: Person) -> None:
    anna.set_up("you", "easy", game="atua")
    assert play(anna, 1).laid >= 8
    assert anna.find("#log").inner_text()


def test_the_card_snaps_to_a_legal_place_near_the_pointer(hand: Hand) -> None:
    place = hand.places(turn=0)[0]
    left, top = hand.middle(place)
    hand.person.page.mouse.move(left + 9, top - 9)
    expect(hand.person.find("#laying")).to_have_class("fits")
    assert hand.held == place
    expect(hand.person.find("#laying .dot")).to_have_count(len(hand.places(turn=0)))


def test_a_place_says_before_the_click_what_it_brings(hand: Hand) -> None:
    person = hand.person
    symbols = person.find("#stage-island .symbol")
    before = set(symbols.evaluate_all(IDS))
    hand.hold(hand.places()[0])
    expect(person.find("#placing-note")).to_contain_text("covers")
    expect(person.find("#placing-worth li")).to_have_count(8)  # and beach bonus, and score
    gone = {name.removeprefix("#") for name in person.find("#laying .gone use").evaluate_all(HREFS)}
    then = [text.split()[-1] for text in person.find("#placing-worth b").all_inner_texts()]
    hand.lay(hand.held)
    assert gone
    assert before - set(symbols.evaluate_all(IDS)) == gone
    worths = person.page.evaluate(WORTHS)
    assert [int(worth) for worth in then[:6]] == worths
    assert then[-1] == person.scores()[0]


def test_a_place_says_nothing_of_a_source_that_is_scored(hand: Hand) -> None:
    person = hand.person
    kept, growing = ("Totems", 7, 4, True), ("Volcanoes", 0, 5, False)
    keys = ("name", "now", "then", "scored")
    sources = [dict(zip(keys, worth, strict=True)) for worth in (kept, growing)]
    preview = {"legal": True, "says": "covers", "faults": [], "sources": sources, "sums": []}
    person.page.route("**/try?*", lambda route: route.fulfill(json={"preview": preview}))
    hand.hold(hand.places()[-1])
    expect(person.find("#placing-note .sr")).to_have_text("Volcanoes: 0 → 5")
    expect(person.find("#placing-worth b")).to_have_text(["scored", "0 → 5"])


def test_an_illegal_place_says_which_rule_it_breaks(hand: Hand) -> None:
    page = hand.person.page
    page.mouse.move(*hand.at(0.5, 0.5))
    expect(hand.person.find("#laying")).to_have_class("refuses")
    expect(hand.person.find("#placing-note .rule")).to_have_text("AU-4.7")
    expect(hand.person.find("#laying .wrong rect")).to_have_count(1)
    expect(hand.person.find("#lay-here")).to_have_attribute("aria-disabled", "true")
    page.mouse.click(*hand.at(0.5, 0.5))
    expect(hand.person.find("#popover")).to_contain_text("star")
    expect(hand.person.find("#popover a")).to_have_attribute("href", "/rules/atua#AU-4.7")
    assert hand.person.version == 1
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(hand.person.find("#popover")).to_contain_text("star")


def test_a_card_is_laid_by_keys_alone(hand: Hand) -> None:
    page, person = hand.person.page, hand.person
    page.keyboard.press("r")
    hand.is_turned(1)
    page.keyboard.press("Shift+R")
    hand.is_turned(0)
    x, y, turn = hand.held
    page.keyboard.press("ArrowLeft")
    expect(person.find("#laying")).to_have_attribute("data-held", f"{x - 1},{y},{turn}")
    page.keyboard.press("Shift+ArrowUp")
    expect(person.find("#laying")).to_have_class("fits")
    expect(person.find("#placing-note")).to_contain_text("covers")
    person.press("Enter")
    assert person.version == 2


def test_nothing_is_laid_by_a_key_before_the_card_was_moved(hand: Hand) -> None:
    hand.person.page.keyboard.press("Enter")
    hand.person.page.keyboard.press("r")
    hand.is_turned(1)
    assert hand.person.version == 1


def test_a_glow_floods_no_board_while_a_card_is_held(hand: Hand) -> None:
    """Shadows are as wide as a finger at most, on whatever grid a piece is drawn."""
    assert hand.holds
    assert 4 < hand.person.page.evaluate(GLOW) < 16


def test_a_hint_is_shown_on_the_island(hand: Hand) -> None:
    person, place = hand.person, hand.places(turn=3)[-1]
    move = ",".join(str(number) for number in place)
    advice = {"version": 1, "move": move, "text": "Lay it there"}
    person.page.route("**/hint", lambda route: route.fulfill(json=advice))  # no bot must think
    person.find("#hint").click()
    expect(person.find("#laying .hand.advised")).to_have_count(1)
    assert hand.held == place
    person.do(person.find("#lay-here").click)
    expect(person.find('#stage [id^="laid-"]')).to_have_count(2)


def test_the_card_stays_in_the_hand_when_somebody_says_something(hand: Hand) -> None:
    person = hand.person
    hand.hold(hand.places()[-1])
    held = hand.held
    table = person.page.url.rpartition("/")[2]
    changes = person.shown("changes")
    person.post(f"/api/tables/{table}/chat", {"text": "Hm."})
    expect(person.find("#scene")).not_to_have_attribute("data-changes", changes)
    expect(person.find("#laying .held")).to_have_count(1)
    assert hand.held == held


def fits_only_with_its_head_down(state: State) -> bool:
    """Is a card to be laid that fits turned by half, but not by a quarter to the right?"""
    if not state.decision().placing():
        return False
    turns = {read(state.notation(move))[2] for move in state.moves()}
    return 1 not in turns and 2 in turns


def test_where_a_turn_fits_nowhere_one_that_does_is_offered(anna: Person, house: House) -> None:
    seed, plies = plies_until("atua", 1, fits_only_with_its_head_down)
    table = anna.set_up("you", game="atua", seed=seed)
    play_through(house.database, table, plies)
    anna.go(f"/tables/{table}")
    hand = Hand(anna)
    assert hand.places(turn=1) == []
    offer = anna.find("#turn-to-fit")
    expect(offer).to_be_hidden()
    anna.find("#placing [data-turn='1']").click()
    expect(anna.find("#placing-note")).to_contain_text("fits nowhere")
    offer.click()
    hand.is_turned(2)
    expect(anna.find("#laying")).to_have_class("fits")
    expect(offer).to_be_hidden()


def test_whoever_plays_by_keys_goes_from_choice_to_card_and_on(anna: Person) -> None:
    anna.set_up("you", game="atua", seed=3)
    anna.choices.first.focus()
    anna.press("Enter")
    expect(anna.find("#placing-note")).to_be_focused()
    anna.page.keyboard.press("Shift+ArrowRight")
    anna.press("Enter")
    expect(anna.choices.first).to_be_focused()


def test_everybody_can_read_the_page_while_a_card_is_held(hand: Hand, axe: str) -> None:
    hand.hold(hand.places()[0])
    expect(hand.person.find("#placing-note")).to_contain_text("covers")
    assert faults(hand.person, axe) == []


def test_on_a_phone_a_card_is_tapped_dragged_turned_and_confirmed(new_person: NewPerson) -> None:
    phone = new_person(viewport=NARROW, is_mobile=True, has_touch=True, device_scale_factor=2)
    phone.set_up("you", game="atua", seed=3)
    phone.do(phone.choices.first.tap)
    hand = Hand(phone)
    expect(phone.find("#laying")).to_be_visible()
    place = hand.places(turn=0)[0]
    phone.page.touchscreen.tap(*hand.middle(place))
    expect(phone.find("#laying")).to_have_class("fits")
    assert phone.version == 1  # a tap only puts it down
    drag(phone, hand.middle(place), hand.at(0.5, 0.5))
    expect(phone.find("#laying")).to_have_class("refuses")
    expect(phone.find("#placing-note .rule")).to_have_text("AU-4.7")
    phone.find("#lay-here").tap(force=True)
    expect(phone.find("#popover")).to_contain_text("star")
    phone.find("#placing [data-turn='1']").tap()
    hand.is_turned(1)
    turned = hand.places(turn=1)[0]
    phone.page.touchscreen.tap(*hand.middle(turned))
    expect(phone.find("#laying")).to_have_class("fits")
    phone.do(phone.find("#lay-here").tap)
    assert phone.version == 2


def drag(phone: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger that goes down on the card, moves and is lifted."""
    fingers = phone.context.new_cdp_session(phone.page)
    for step in range(6):
        part = step / 5
        point = {axis: a + (b - a) * part for axis, a, b in zip("xy", start, end, strict=True)}
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def two_sources(state: State) -> bool:
    return state.decision().name == "score" and state.legal[0].bit_count() == 2


def test_two_sources_are_chosen_on_the_board(anna: Person, house: House) -> None:
    seed, plies = plies_until("atua", 2, two_sources)
    table = anna.set_up("you", "you", game="atua", seed=seed)
    play_through(house.database, table, plies)
    anna.page.reload()
    rows = anna.find("#stage .source[data-move]")
    for number in (0, rows.count() - 1):
        rows.nth(number).click()
        name = str(rows.nth(number).get_attribute("id"))
        lines = anna.find(f'#choices > .choice[data-target~="{name}"]')
        offered = anna.find("#popover .choice")
        expect(offered).to_have_count(rows.count() - 1)
        assert lines.count() == rows.count() - 1
        expect(offered.first).to_contain_text("points")
        anna.page.keyboard.press("Escape")
    lines.first.hover()
    expect(anna.find("#stage .source.lit")).to_have_count(2)
    rows.nth(0).click()
    anna.do(offered.first.click)
