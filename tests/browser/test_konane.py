"""Konane in the browser: a game that a package brings, from the shelf to its end."""

import re

import pytest
from playwright.sync_api import expect

import atoll
from atoll.door import entries
from atoll.draw.themes import colours
from tests.browser.conftest import NewPerson
from tests.browser.people import Person

pytestmark = pytest.mark.skipif(
    "konane" not in entries(), reason="examples/konane is not installed; `make test` installs it"
)

LAVA, BOT = 0, 1


def test_it_stands_on_the_shelf_and_is_set_up_like_any_other(anna: Person) -> None:
    anna.go("/")
    card = anna.find("#game-konane")
    expect(card.locator(".picture img")).to_be_visible()
    for fact in ("2 players", "10 to 20 minutes", "light weight"):
        expect(card).to_contain_text(fact)
    card.locator("a.button").filter(has_text="New table").click()
    boards = anna.find("[name=option-board]")
    expect(boards.locator("option").first).to_have_text("small (6 × 6)")
    boards.select_option(label="middle (8 × 8)")
    anna.find("button[type=submit]").click()
    expect(anna.page).to_have_url(re.compile("/tables/"))
    expect(anna.find("#stage .stone")).to_have_count(64)
    expect(anna.find("#scores [data-seat='0'] .name")).to_contain_text("Lava")


def test_a_short_game_is_played_to_its_end(anna: Person) -> None:
    anna.set_up("you", "easy", game="konane", seed=3)
    assert anna.choices.count() == 4
    while anna.wait_for_decision(BOT) >= 0:
        anna.wait_for("acting", LAVA)
        anna.take_by_piece(0)
    anna.wait_for("over", "yes")
    winner, loser = (
        ("Lava", "Coral") if "Lava" in anna.find("#prompt").inner_text() else ("Coral", "Lava")
    )
    expect(anna.find("#prompt")).to_have_text(f"{winner} wins.")
    expect(anna.find("#reasons")).to_have_text(f"{loser} has no jump left.")
    expect(anna.find("#result text")).to_have_text(f"{winner} wins")
    expect(anna.find("#log li").last).to_contain_text(f"{loser} has no jump left and loses.")
    assert anna.scores()[("Lava", "Coral").index(loser)] == "0"


def test_what_is_refused_says_why(anna: Person) -> None:
    anna.set_up("you", "you", game="konane")
    anna.ask_about("#stage #square-c1")
    expect(anna.find("#popover")).to_contain_text("c1 is neither in the middle nor a corner.")
    expect(anna.find("#popover a")).to_have_attribute("href", "/rules/konane#KO-2.1")


def test_its_colours_are_on_its_own_pages(new_person: NewPerson) -> None:
    anna = new_person(color_scheme="dark")
    anna.set_up("you", "you", game="konane")
    own = "getComputedStyle(document.documentElement).getPropertyValue('--seat-0').trim()"
    assert anna.page.evaluate(own) == "#8e99a8"
    anna.set_up("you", "you", game="tribes")
    assert anna.page.evaluate(own) == colours("dark", atoll.game("tribes").board.colours)["seat-0"]


def test_a_hand_plays_it_too(new_person: NewPerson) -> None:
    phone = new_person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.set_up("you", "you", game="konane")
    phone.take_by_piece(1)
    expect(phone.find("#stage .stone")).to_have_count(35)
