"""The review in the browser: a game is played to its end, its review fills, and one tries again from it."""

import re

import pytest
from playwright.sync_api import expect

from atoll.door import entries
from tests.browser.conftest import NARROW, PATIENCE, WIDE, House, NewPerson
from tests.browser.people import play_through

pytestmark = pytest.mark.skipif(
    "konane" not in entries(), reason="examples/konane is not installed; `make test` installs it"
)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_game_is_reviewed_and_tried_again(
    new_person: NewPerson, house: House, size: dict[str, int]
) -> None:
    anna = new_person(viewport=size)
    table = anna.set_up("you", "you", game="konane", seed=3)
    plies = play_through(house.database, table)
    anna.go(f"/tables/{table}")
    anna.find("#next-steps a[href$='/review']").click()
    expect(anna.page).to_have_url(re.compile(f"/tables/{table}/review"))
    expect(anna.find("#stage svg")).to_be_visible()
    filled = anna.find(f"#findings[data-seen='{plies}']")
    expect(filled).to_have_count(1, timeout=3 * PATIENCE)  # it has filled by itself
    expect(anna.find("#progress")).to_contain_text("The strongest bot still thinks about")
    expect(anna.find("#moment")).to_have_attribute("data-judged", re.compile("yes|long"))
    anna.read_in_every_language("konane", "#try", "page-review-try")
    rows = anna.find("#list button")
    rows.first.focus()
    anna.page.keyboard.press("Enter")
    expect(rows.first).to_have_attribute("aria-current", "true")
    anna.page.keyboard.press("ArrowRight")
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")
    expect(anna.find("#moment")).to_have_attribute(
        "data-ply", str(rows.nth(1).get_attribute("data-ply"))
    )
    point = anna.find("#decisions ol").first.locator("button").first
    ply = str(point.get_attribute("data-ply"))
    point.click()
    expect(anna.find("#moment")).to_have_attribute("data-ply", ply)
    expect(anna.find("#said")).to_contain_text(re.compile("Better:|The strongest bot would play:"))
    anna.find("#level").select_option("easy")
    anna.find("#try").click()
    expect(anna.page).to_have_url(re.compile(rf"/tables/(?!{table})[^/]+$"))
    anna.wait_for("over", "no")
