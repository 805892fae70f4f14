"""Atiwa in the browser: whole games by clicking, and the help the page gives with its many tokens."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.people import Clicker, Person, play_through

BOT = 1
ANY = 1.0  # a clicker that takes any choice plays short games


def test_a_challenge_is_played_alone_to_its_end(anna: Person) -> None:
    anna.set_up("you", game="atiwa", options={"challenge": "colony"})
    expect(anna.find("#goal")).to_contain_text("of 40")
    clicker = Clicker(2, ANY)
    while anna.wait_for_decision() >= 0:
        clicker.play(anna)
    anna.wait_for("over", "yes")
    expect(anna.find("#ask-heading")).to_have_text("The game is over")
    expect(anna.find("#prompt")).to_have_text("The goal is missed.")
    expect(anna.find("#rematch")).to_have_text(
        "Play again"
    )  # there is nobody to have a rematch with
    assert goal(anna) == ["Colony", "Bats", "Points"]
    assert len(re.findall(r"of (?:40|100) · missed", anna.find("#goal").inner_html())) == 2
    expect(anna.find(".final")).to_have_count(0)  # the board tells the points, and once is enough
    assert anna.find("#result-0 text").last.text_content() == anna.scores()[0]
    assert min(clicker.clicks.values()) > 15


def goal(person: Person) -> list[str]:
    """The goal and its conditions, without their numbers."""
    return [text for text in person.find("#goal text").all_text_contents() if " of " not in text]


def test_a_game_against_a_bot_is_played_to_its_end(anna: Person) -> None:
    anna.set_up("you", "easy", game="atiwa")
    clicker = Clicker(2, ANY)
    while anna.wait_for_decision(BOT) >= 0:
        anna.wait_for("acting", 0)
        clicker.play(anna)
    anna.wait_for("over", "yes")
    expect(anna.find("#ask-heading")).to_have_text("The game is over")
    expect(anna.choices).to_have_count(0)
    expect(anna.find(".final")).to_have_count(0)  # the board tells the points, and once is enough
    points = [int(score) for score in anna.scores()]
    best = ("Pink", "Orange")[points.index(max(points))]
    if points[0] != points[1]:
        expect(anna.find("#prompt")).to_have_text(f"{best} wins.")
    for seat in (0, BOT):
        assert anna.find(f"#result-{seat} text").last.text_content() == anna.scores()[seat]
    assert min(clicker.clicks.values()) > 10


@pytest.fixture
def placing(anna: Person) -> Person:
    """Pink has put a worker on the first round's space and chosen its family."""
    anna.set_up("you", "you", game="atiwa")
    anna.do(anna.find('#stage [id="space-tr1"]').click)
    anna.take("1 family")
    return anna


def test_a_token_is_placed_where_it_is_suggested_and_taken_back(placing: Person) -> None:
    first = placing.choices.first
    expect(first.locator(".tag")).to_have_text("suggested")
    expect(placing.find("#choices .tag")).to_have_count(1)
    target = str(first.get_attribute("data-target"))
    piece = placing.find(f'#stage [id="{target}"]')
    expect(piece.locator(".ghost")).to_have_count(1)
    prompt = placing.find("#prompt").inner_text()
    placing.press("1")
    expect(piece.locator(".token.family")).to_have_count(1)
    placing.do(placing.find("#undo").click)
    expect(placing.find("#prompt")).to_have_text(prompt)
    expect(piece.locator(".token")).to_have_count(0)


def test_others_are_looked_at_by_one_click(anna: Person, house: House) -> None:
    table = anna.set_up(*["you"] * 4, game="atiwa")
    play_through(house.database, table, 400)
    anna.go(f"/tables/{table}")
    own = int(anna.shown("large"))
    other = (own + 1) % 4
    cell = anna.find(f"#tableau-{other} .cell").first
    small = width(cell)
    anna.find(f"#community-{other}").click()
    anna.wait_for("large", other)
    assert width(cell) > 1.3 * small
    expect(anna.find(f"#coming-{other}")).to_be_visible()
    anna.find(f".look[data-look='{own}']").click()
    anna.wait_for("large", own)
    assert width(cell) == pytest.approx(small, abs=1)


def width(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return float(box["width"])
