"""axe-core on every page: all its rules on wide and narrow pages, contrast in the dark as well."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NARROW, WIDE, House
from tests.browser.people import Person, play_through

CHECKED = """async rules => {
  const how = rules ? {runOnly: {type: "rule", values: rules}} : {};
  const found = await axe.run(document, {...how, resultTypes: ["violations"]});
  return found.violations
    .filter(fault => ["serious", "critical"].includes(fault.impact))
    .flatMap(fault => fault.nodes.map(node =>
      `${fault.id}: ${node.html.slice(0, 160)} ${(node.any[0]?.message ?? "").slice(0, 200)}`));
}"""
CONTRAST = ["color-contrast"]


def faults(person: Person, axe: str) -> list[str]:
    """What is wrong with the page the person looks at, in both shapes and themes."""
    page = person.page
    page.evaluate(axe)
    found: list[str] = []
    for shape, size in (("wide", WIDE), ("narrow", NARROW)):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        settle(page, shape)
        for theme, rules in (("light", None), ("dark", CONTRAST)):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            found += [f"{shape} {theme} {fault}" for fault in check(page, rules)]
    return found


def settle(page: Page, shape: str) -> None:
    scene = page.locator("#scene, #frame")
    if scene.count():
        expect(scene).to_have_class(re.compile(rf"\b{shape}\b"))


def check(page: Page, rules: list[str] | None) -> Any:
    return page.evaluate(CHECKED, rules)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/tindaya",
        "/rules/tribes",
        "/learn/tribes",
        "/puzzles",
        "/puzzles/tribes",
        "/puzzles/today",
        "/settings",
        "/mine",
        "/come",
        "/api",
        "/nowhere",
    ],
)
def test_pages_to_read(anna: Person, axe: str, path: str) -> None:
    anna.forgive("404")
    anna.go(path)
    assert faults(anna, axe) == []


def test_an_invitation(anna: Person, ben: Person, axe: str) -> None:
    table = anna.set_up("you", "open")
    ben.go(f"/tables/{table}")
    expect(ben.find("#join")).to_be_visible()
    assert faults(ben, axe) == []


def test_the_table_in_play(anna: Person, axe: str) -> None:
    anna.set_up("you", "you", "open", "easy")
    anna.choose()
    anna.choose()
    anna.find("#scores [data-seat='0'] summary").click()
    assert faults(anna, axe) == []


def test_the_table_with_an_answer_open(anna: Person, axe: str) -> None:
    anna.set_up("you", "you")
    anna.choose()
    anna.choose()
    anna.take("Take “Move”")
    anna.find("#why").click()
    anna.find("[data-story=chat]").click()
    assert faults(anna, axe) == []


def test_a_table_with_its_guide(anna: Person, axe: str, house: House) -> None:
    table = anna.set_up("you", "you", game="tindaya", seed=3, options={"mode": "dominion"})
    play_through(house.database, table, 20)
    anna.page.reload()
    expect(anna.find("#guide p").first).to_be_visible()
    assert faults(anna, axe) == []


def test_the_end_of_a_game_and_its_review(anna: Person, axe: str, house: House) -> None:
    table = anna.set_up("you", "you")
    play_through(house.database, table)
    anna.page.reload()
    expect(anna.find("#result")).to_be_visible()
    assert faults(anna, axe) == []
    anna.go(f"/tables/{table}/review")
    expect(anna.find("#findings")).to_be_visible()
    assert faults(anna, axe) == []


def test_a_replay(anna: Person, axe: str, house: House) -> None:
    table = anna.set_up("you", "you")
    play_through(house.database, table, 20)
    anna.go(f"/tables/{table}/replay?ply=12")
    assert faults(anna, axe) == []


def test_the_checker_sees_what_is_wrong(anna: Person, axe: str) -> None:
    anna.go("/settings")
    anna.page.evaluate("() => document.querySelector('h1').append(document.createElement('input'))")
    assert any("label" in fault for fault in faults(anna, axe))
