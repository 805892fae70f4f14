"""Replays: any position of a game, a chart, a link, a way on, the record as a file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import atoll
from tests.browser.conftest import House
from tests.browser.people import Person, play_through

PLIES = 60
PIECES = """() => [...document.querySelectorAll("#stage svg [id]")]
  .map(piece => `${piece.id} ${piece.getAttribute("transform")}`)"""


@pytest.fixture
def table(anna: Person, house: House) -> str:
    """A game in progress between two tribes of one person."""
    made = anna.set_up("you", "you")
    play_through(house.database, made, PLIES)
    return made


@pytest.fixture
def replay(anna: Person, table: str) -> Person:
    anna.go(f"/tables/{table}/replay")
    expect(anna.find("#ply-number")).to_have_text(str(PLIES))
    return anna


def test_steps_lead_through_the_game(replay: Person) -> None:
    last = replay.page.evaluate(PIECES)
    replay.find("[data-step=back]").click()
    expect(replay.find("#ply-number")).to_have_text(str(PLIES - 1))
    replay.find("[data-step=first]").click()
    expect(replay.find("#told")).to_contain_text("The beginning of the game")
    replay.find("[data-step=forth]").click()
    expect(replay.find("#told")).to_contain_text("Blue")
    replay.page.keyboard.press("ArrowRight")
    expect(replay.find("#ply-number")).to_have_text("2")
    replay.page.keyboard.press("End")
    expect(replay.find("#ply-number")).to_have_text(str(PLIES))
    expect(replay.page).to_have_url(re.compile(rf"\?ply={PLIES}$"))
    assert replay.page.evaluate(PIECES) == last


def test_the_slider_and_the_log_jump_anywhere(replay: Person) -> None:
    replay.find("#ply").fill("20")
    expect(replay.find("#ply-number")).to_have_text("20")
    expect(replay.page).to_have_url(re.compile(r"\?ply=20$"))
    line = replay.find("#log li[data-ply='7']").first
    line.click()
    expect(replay.find("#ply-number")).to_have_text("7")
    expect(line).to_have_class(re.compile("now"))


def test_autoplay_goes_on_by_itself_until_it_is_stopped(replay: Person) -> None:
    replay.find("[data-step=first]").click()
    replay.find("#autoplay").click()
    expect(replay.find("#main")).to_have_attribute("data-playing", "yes")
    expect(replay.find("#ply-number")).to_have_text("2")
    replay.find("#autoplay").click()
    expect(replay.find("#main")).not_to_have_attribute("data-playing", "yes")


def test_a_link_leads_to_the_position(replay: Person, ben: Person) -> None:
    replay.find("#ply").fill("33")
    expect(replay.page).to_have_url(re.compile(r"\?ply=33$"))
    ben.page.goto(replay.page.url)
    expect(ben.find("#ply-number")).to_have_text("33")
    expect(ben.find("#told p")).to_have_text(replay.find("#told p").all_inner_texts())


def test_the_chart_shows_the_scores_and_leads_to_positions(replay: Person) -> None:
    chart = replay.find("#chart")
    expect(chart.locator("g:has(> title)")).to_have_count(2)
    box = chart.bounding_box()
    assert box is not None
    replay.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(replay.find("#ply-number")).to_have_text(re.compile(r"^(2[5-9]|3[0-4])$"))


def test_a_game_in_progress_gives_no_record_away(replay: Person) -> None:
    expect(replay.find("a[download]")).to_have_count(0)


def test_continue_from_here_is_a_table_to_play_at(replay: Person, table: str) -> None:
    replay.find("#ply").fill("20")
    expect(replay.page).to_have_url(re.compile(r"\?ply=20$"))
    replay.find("#level").select_option("easy")
    replay.find("#continue").click()
    expect(replay.page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    assert table not in replay.page.url
    replay.page.wait_for_selector("#choices > .choice")
    replay.choose()


def test_the_record_of_a_finished_game_replays(anna: Person, house: House, tmp_path: Path) -> None:
    table = anna.set_up("you", "you")
    plies = play_through(house.database, table)
    anna.page.reload()
    expect(anna.find("#ask-heading")).to_have_text("The game is over")
    scores = anna.scores()
    anna.find("#ask a").filter(has_text="Replay").click()
    expect(anna.find("#ply-number")).to_have_text("0")
    with anna.page.expect_download() as download:
        anna.find("a[download]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    record = atoll.load(file)
    assert (record.seed, len(record.moves)) == (7, plies)
    end = record.replay()
    assert end.over
    assert [str(score) for score in end.scores()] == scores
    anna.find("[data-step=last]").click()
    expect(anna.find("#ply-number")).to_have_text(str(plies))
    assert anna.find("#standing .points").all_inner_texts() == scores
    expect(anna.find("#continue")).to_be_disabled()
