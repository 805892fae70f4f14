"""A puzzle in the browser: a wrong try, a hint, the solution found; wide and narrow."""

import pytest
from playwright.sync_api import expect

import atoll
from atoll.puzzles.collection import puzzles
from tests.browser.conftest import NARROW, WIDE, NewPerson

PUZZLE = next(each for each in puzzles(atoll.game("konane")) if len(each.solution) == 2)


@pytest.mark.parametrize("viewport", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_puzzle_is_solved_after_a_wrong_try(
    new_person: NewPerson, viewport: dict[str, int]
) -> None:
    anna = new_person(viewport=viewport)
    (wrong, *_), (first, second) = PUZZLE.rivals[0], PUZZLE.solution
    anna.go(f"/puzzles/konane/{PUZZLE.id}")
    anna.read_in_every_language("konane", "#show-solution", "page-puzzle-show")
    anna.find(f"#choices [data-move={wrong}]").click()
    expect(anna.find("#lesson-word")).to_contain_text("chance to win")
    anna.page.keyboard.press("h")
    expect(anna.find("#lesson-word")).not_to_contain_text("chance to win")
    expect(anna.find("#stage .pointed")).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(anna.find("#stage .pointed")).to_have_count(1)
    anna.find(f"#choices [data-move={first}]").click()
    expect(anna.find("#lesson-word")).to_be_hidden()
    anna.find(f"#square-{second}[data-move]").click()
    expect(anna.find("#ask-heading")).to_have_text("Solved!")
    expect(anna.find("#lesson-says")).to_contain_text("you win about")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.find("#puzzle-next").click()
    anna.find("#show-solution").click()
    expect(anna.find("#ask-heading")).to_have_text("The solution")
    anna.go("/puzzles/konane")
    expect(anna.find(f'.course a[href$="{PUZZLE.id}"]')).to_contain_text("solved")
    expect(anna.find(".course .past")).to_have_count(2)
