"""Help while deciding: undo and its limits, hints, refusals that explain themselves."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person


@pytest.fixture
def turn(anna: Person) -> Person:
    """Two tribes at one screen have begun; the first is to take a tile."""
    anna.set_up("you", "you")
    anna.choose()
    anna.choose()
    return anna


def test_undo_takes_the_last_decision_back(turn: Person) -> None:
    before = turn.find("#prompt").inner_text()
    turn.take("Take “Move”")
    expect(turn.find("#prompt")).not_to_have_text(before)
    turn.do(turn.find("#undo").click)
    expect(turn.find("#prompt")).to_have_text(before)


def test_undo_stops_at_what_was_revealed_and_says_so(turn: Person) -> None:
    turn.take("Take “Explore” 3 shells")
    version = turn.version
    expect(turn.find("#undo")).to_have_attribute("aria-disabled", "true")
    expect(turn.find("#undo-reason")).to_contain_text("drawn or turned up")
    turn.ask_about("#undo")
    expect(turn.find("#popover")).to_contain_text("drawn or turned up")
    assert turn.version == version


def test_land_to_lay_is_shown_and_no_connection_seems_lost(turn: Person) -> None:
    turn.take("Take “Explore” 3 shells")
    while not turn.find("#next-land").count():
        turn.choose()
    expect(turn.find("#lost")).to_be_hidden()
    turn.page.reload()
    turn.choose()
    expect(turn.find("#lost")).to_be_hidden()


def test_undo_stops_at_what_other_people_decided(anna: Person, ben: Person) -> None:
    ben.join(anna)
    anna.choose()
    ben.wait_for("acting", 1)
    ben.choose()
    anna.wait_for("acting", 0)
    anna.ask_about("#undo")
    expect(anna.find("#popover")).to_contain_text("Another player has decided")


def test_a_hint_marks_a_choice_and_its_piece(turn: Person) -> None:
    with turn.page.expect_response(re.compile("/hint")) as told:
        turn.find("#hint").click()
    told.value.finished()
    assert told.value.request.timing["responseEnd"] < 3000  # milliseconds
    marked = turn.find(".choice.hinted")
    expect(marked).to_have_count(1)
    answer = turn.find("#popover")
    expect(answer).to_contain_text(marked.locator(".text").inner_text())
    expect(answer).to_contain_text("your chances are then")
    expect(answer).to_contain_text(re.compile("about as good|would cost you"))
    expect(turn.find("#stage .hinted")).to_have_count(1)


def test_a_refused_piece_says_why_and_names_the_rule(turn: Person) -> None:
    turn.take("Take “Move”")
    version = turn.version
    turn.find("#stage [data-why]").first.click(force=True)
    answer = turn.find("#popover")
    expect(answer).to_be_visible()
    rule = answer.locator("a")
    expect(rule).to_have_text("Rule TR-5.2")
    with turn.page.expect_popup() as opened:
        rule.click()
    rules = opened.value
    expect(rules).to_have_url(re.compile("/rules/tribes#TR-5.2$"))
    expect(rules.locator('[id="TR-5.2"]')).to_be_in_viewport()
    assert turn.version == version


def test_why_not_lists_what_is_refused(turn: Person) -> None:
    turn.take("Take “Move”")
    turn.find("#why").click()
    expect(turn.find("#not-now .choice").first).to_be_visible()
    expect(turn.find("#popover a")).to_have_text("Rule TR-5.2")
    turn.page.keyboard.press("Escape")
    expect(turn.find("#popover")).to_be_hidden()


def test_the_log_points_to_the_rules(turn: Person) -> None:
    turn.take("Take “Move”")
    link = turn.find("#log a.rule").last
    assert re.fullmatch(r"/rules/tribes#TR-\d+\.\d+", str(link.get_attribute("href")))


def test_the_developers_panel_shows_and_plays_every_move(turn: Person) -> None:
    turn.find("#developer-toggle").click()
    expect(turn.find("#developer-view")).to_contain_text('"round"')
    move = turn.find("#developer-moves button").filter(has_text=re.compile("^move$"))
    turn.do(move.click)
    expect(turn.find("#developer-moves")).to_contain_text("(TR-5.2)")
