"""The lobby and one's own games in the browser."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NARROW, House, NewPerson
from tests.browser.people import Person, play_through

OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
HEIGHT = "() => document.documentElement.scrollHeight"


def test_results_are_shown_searched_taken_out_and_brought_in(
    anna: Person, house: House, tmp_path: Path
) -> None:
    table = anna.set_up("you", "easy")
    play_through(house.database, table)
    anna.go("/")
    assert anna.page.evaluate(HEIGHT) < 1700
    row = anna.find(f"[aria-labelledby=finished] a[href='/tables/{table}']")
    expect(row.locator(".who b")).to_be_visible()  # who has won
    anna.find("a[href='/mine']").first.click()
    expect(anna.find("[data-told=tribes] svg circle")).to_have_count(1)
    for size in (NARROW, {"width": 820, "height": 1180}, {"width": 1280, "height": 720}):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert anna.page.evaluate(OVERFLOW) <= 0
    anna.find("[name=game]").select_option("tribes")
    anna.find("[name=search]").fill("nobody by that name")
    anna.page.keyboard.press("Enter")
    expect(anna.find("main")).to_contain_text("No game fits")
    anna.go("/mine")
    with anna.page.expect_download() as downloading:
        anna.find("#games .take[download]").click()
    file = tmp_path / "record.json"
    downloading.value.save_as(file)
    anna.find("#bring input").set_input_files(file)
    expect(anna.find("#ply")).to_be_visible()
    anna.go("/mine")
    expect(anna.find("[data-outcome=imported]")).to_have_count(1)
    anna.forgive("422")
    file.write_text("{}")
    anna.find("#bring input").set_input_files(file)
    expect(anna.find("#bring .problem")).to_contain_text("not a record of Atoll")


def test_what_was_won_alone_and_the_best_score_are_kept(anna: Person, house: House) -> None:
    table = anna.set_up("you", game="atiwa", seed=1, options={"challenge": "migration"})
    play_through(house.database, table)
    anna.go(f"/tables/{table}")
    expect(anna.find("#prompt")).not_to_have_text("The goal is missed.")
    [points] = anna.scores()
    anna.go("/mine")
    told = anna.find("[data-told=atiwa]")
    expect(told.locator("dl")).to_have_text(re.compile(rf"Best score\s*{points}"))
    expect(told).to_contain_text("Migration")


def test_a_challenge_is_described_when_it_is_chosen(new_person: NewPerson) -> None:
    phone = new_person(viewport=NARROW, locale="de-DE")
    phone.go("/new/atiwa")
    phone.find("[name=option-challenge]").select_option('"investor"')
    expect(phone.find("#options .about")).to_contain_text("21 Gold")
    assert phone.page.evaluate(OVERFLOW) <= 0
