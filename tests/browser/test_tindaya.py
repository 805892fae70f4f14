"""Tindaya in the browser: the first learning game alone to its end, and an era of the Dominion."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from atoll import State
from tests.browser.conftest import NARROW, House, NewPerson
from tests.browser.people import TARGETS, Person, asked, play_through, plies_until

BOT = 1
LIVELY = 30  # decisions made by whim before the quickest way to the end


class Leader:
    """Points at the board wherever a choice has its piece; after a while hurries to the end."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.chance = Random(seed)
        self.pieces: set[str] = set()  # the kinds of pieces pointed at

    def play(self, hurry: bool) -> None:
        targets: list[str] = self.person.page.evaluate(TARGETS)
        last = len(targets) - 1
        number = last if hurry else self.chance.randrange(max(last, 1))
        if not targets[number]:
            self.person.choose(number)
            return
        self.pieces.add(targets[number].split("-")[0])
        self.person.take_by_piece(number)


def test_the_lobby_leads_a_newcomer_to_the_first_learning_game(anna: Person) -> None:
    anna.go("/")
    lessons = anna.find("#game-tindaya .lessons button")
    anna.find("#game-tindaya .lessons summary").click()
    expect(lessons).to_have_count(4)
    expect(lessons.first).to_have_class("button main")
    lessons.first.click()
    expect(anna.find("#guide")).to_contain_text("Learning game 1: one era.")
    expect(anna.find("#guide [aria-current]")).to_have_text("Setting up")
    anna.choose()
    expect(anna.find("#guide")).not_to_contain_text("Learning game 2")
    anna.find("#guide summary").click()
    expect(anna.find("#guide p").first).to_be_hidden()
    anna.page.reload()
    expect(anna.find("#guide summary")).to_be_visible()
    expect(anna.find("#guide p").first).to_be_hidden()


def test_the_form_offers_lessons_in_order_and_then_the_whole_game(anna: Person) -> None:
    anna.go("/new/tindaya")
    ways = anna.find("[name=way]")
    expect(ways.first).to_be_checked()
    expect(anna.find("#options")).to_be_hidden()
    ways.nth(2).check()
    expect(anna.find("[name=count][value='1']")).to_be_disabled()
    expect(anna.find("[name=count][value='2']")).to_be_checked()
    ways.nth(4).check()
    expect(anna.find("#options")).to_be_visible()
    expect(anna.find("[name=option-traitor]")).to_be_hidden()
    anna.find("[name=option-mode]").select_option(label="Dominion: each for themselves")
    expect(anna.find("[name=option-traitor]")).to_be_visible()
    ways.nth(2).check()
    anna.find("#new-table [type=submit]").click()
    expect(anna.find("#guide")).to_contain_text("Learning game 3: three eras")


def test_the_first_learning_game_is_played_alone_to_its_end(anna: Person) -> None:
    anna.set_up("you", game="tindaya", seed=11, options={"lesson": 1})
    leader = Leader(anna, 5)
    made = 0
    while anna.wait_for_decision() >= 0:
        leader.play(made >= LIVELY)
        made += 1
    anna.wait_for("over", "yes")
    expect(anna.find("#ask-heading")).to_have_text("The game is over")
    expect(anna.choices).to_have_count(0)
    assert {"hex", "square", "party", "done"} <= leader.pieces
    expect(anna.find("#result")).to_contain_text("The Alliance has failed")
    expect(anna.find("#prompt")).to_have_text("Everybody loses.")
    expect(anna.find("#reasons li")).to_have_count(6)
    assert anna.find("#reasons .failed").count() > 0
    expect(anna.find(".final")).to_have_count(0)
    expect(anna.find("#guide")).to_have_count(0)


class Farmer:
    """Produces what there is to produce, sends a noble out once, and then passes for the era."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.told: list[str] = []

    def play(self) -> None:
        texts = self.person.choices.locator(".text").all_inner_texts()
        wishes = ["Produce", "one noble", "Collect"]
        wishes += ["Explore with a cube"] if "one noble" not in self.told else []
        found = [n for wish in wishes for n, text in enumerate(texts) if text.startswith(wish)]
        number = found[0] if found else len(texts) - 1
        if texts[number].startswith("End the exploration") and len(self.told) < 20:
            number = 0
        self.told.append(texts[number])
        self.person.choose(number)


def test_an_era_of_the_dominion_is_played_against_a_bot(anna: Person) -> None:
    anna.set_up("you", "easy", game="tindaya", seed=3, options={"mode": "dominion"})
    expect(anna.find("#progress")).to_have_text(" · era 1 of 3")
    farmer = Farmer(anna)
    while anna.wait_for_decision(BOT) >= 0 and anna.shown("progress") == "era 1 of 3":
        anna.wait_for("acting", 0)
        farmer.play()
    assert [text for text in farmer.told if text.startswith("Produce")], farmer.told
    expect(anna.find("#solidarity text")).to_have_count(2)
    if anna.shown("over") == "no":
        expect(anna.find("#progress")).to_have_text(" · era 2 of 3")
    else:  # a bot may ruin the world, or lose its nobles, before the second era
        expect(anna.find("#reasons .failed").first).to_be_visible()
        expect(anna.find("#result-1 text")).to_have_text(anna.scores()[1].replace("-", "−"))


@pytest.fixture
def offering(house: House) -> Callable[[Person], None]:
    """Lets somebody open a table at which the gods are offered something: far below the map."""

    def open_table(person: Person) -> None:
        seed, plies = plies_until("tindaya", 2, asked("offer"))
        table = person.set_up("you", "you", game="tindaya", seed=seed)
        play_through(house.database, table, plies)
        person.go(f"/tables/{table}")

    return open_table


def test_on_a_tablet_what_can_be_chosen_comes_into_sight(
    new_person: NewPerson, offering: Callable[[Person], None]
) -> None:
    tablet = new_person(viewport={"width": 820, "height": 1180}, has_touch=True)
    offering(tablet)
    expect(tablet.find("#mountain .strip[data-move]").first).to_be_in_viewport(ratio=0.9)


def test_sacrifices_wait_behind_a_line_that_opens(
    anna: Person, offering: Callable[[Person], None]
) -> None:
    offering(anna)
    people = anna.find("#choices > .aside")
    line = anna.find("#aside summary")
    expect(line).to_have_text(f"Sacrifice own people instead: {people.count()} ways")
    expect(anna.find("#choices > .choice:not(.aside)").first).to_be_visible()
    expect(people.first).to_be_hidden()
    line.click()
    expect(people.last).to_be_visible()
    anna.do(people.first.click)


def test_on_a_phone_what_can_be_chosen_comes_into_sight(
    new_person: NewPerson, offering: Callable[[Person], None]
) -> None:
    phone = new_person(viewport=NARROW, is_mobile=True, has_touch=True, device_scale_factor=2)
    offering(phone)
    strip = phone.find("#mountain .strip[data-move]").first
    expect(strip).to_be_in_viewport(ratio=0.9)
    expect(phone.find("#guide p").first).to_be_hidden()
    target = str(strip.get_attribute("id"))
    texts = phone.find(f'#choices > [data-target="{target}"] .text').all_inner_texts()
    strip.tap()
    if len(texts) > 1:
        assert phone.find("#popover .choice").all_inner_texts() == texts


def test_the_guide_is_shut_for_want_of_room_and_opens_again(anna: Person) -> None:
    anna.set_up("you", game="tindaya")
    text = anna.find("#guide p").first
    expect(text).to_be_visible()
    anna.page.set_viewport_size({"width": 1280, "height": 380})
    expect(text).to_be_hidden()
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    expect(text).to_be_visible()


def comes_by_ship(state: State) -> bool:
    """Is it known what a ship will attack?"""
    coming = state.view(None)["forecast"]
    return any(hit["event"] == "white" for hit in coming["hits"]) if coming else False


def test_what_is_coming_is_told_to_touch_and_to_the_keyboard(anna: Person, house: House) -> None:
    seed, plies = plies_until("tindaya", 2, comes_by_ship)
    table = anna.set_up("you", "you", game="tindaya", seed=seed)
    play_through(house.database, table, plies)
    anna.page.reload()
    told, card = anna.find("#plan :has(> title)"), anna.find("#popover")
    ship = told.filter(has_text="The white ship").first
    ship.click()
    expect(card).to_contain_text("two conquistadors attack each settlement")
    anna.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    anna.page.keyboard.press("i")  # from now on arrows go to every sign
    ship.focus()
    expect(card).to_contain_text("two conquistadors attack each settlement")
