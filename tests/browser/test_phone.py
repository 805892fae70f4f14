"""The table on a phone of 390 by 844."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NARROW, NewPerson
from tests.browser.people import Person

FINGER = 44
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def phone(new_person: NewPerson) -> Person:
    return new_person(viewport=NARROW, is_mobile=True, has_touch=True, device_scale_factor=2)


def too_small(things: Locator) -> list[str]:
    found = []
    for thing in things.all():
        box = thing.bounding_box()
        if box and min(box["width"], box["height"]) < FINGER - 0.5:
            found.append(f"{thing.evaluate('each => each.outerHTML')[:90]} {box}")
    return found


def test_a_few_turns_are_played_by_tapping(phone: Person) -> None:
    phone.set_up("you", "easy")
    expect(phone.find("#scene")).to_have_class("narrow")
    for turn in range(6):
        phone.wait_for("acting", 0)
        if turn % 2:
            phone.do(phone.choices.first.tap)
        else:
            phone.do(phone.find("#stage [data-move]:visible").first.tap)
    assert phone.version >= 6


def test_the_page_turns_to_where_most_can_be_chosen(phone: Person) -> None:
    phone.set_up("you", game="kiwi", seed=3)
    main = phone.find("#main")
    phone.choose()
    expect(main).to_have_attribute("data-tab", "mine")
    phone.take("Move")
    expect(main).to_have_attribute("data-tab", "board")
    expect(phone.find("#island [data-move]:visible").nth(3)).to_be_visible()
    expect(phone.find('.tabs [data-tab="mine"]')).to_have_class("calls")


def test_what_is_tapped_is_as_large_as_a_finger(phone: Person) -> None:
    phone.set_up("you", "you")
    phone.choose()
    phone.choose()
    phone.take("Take “Move”")
    phone.find("#not-now summary").tap()
    things = phone.find(".top a:visible, .tabs button, #ask button:visible, #ask summary")
    assert things.count() > 8
    assert too_small(things) == []


def test_pieces_that_can_be_chosen_are_as_large_as_a_finger(phone: Person) -> None:
    phone.set_up("you", "you")
    for _ in range(4):
        assert too_small(phone.find("#stage [data-move]:visible")) == []
        phone.choose()


def test_tabs_show_one_part_of_the_table_at_a_time(phone: Person) -> None:
    phone.set_up("you", "easy")
    expect(phone.find("#scene")).to_have_class("narrow")
    phone.wait_for("acting", 0)
    for tab in ("board", "mine", "others"):
        phone.find(f".tabs [data-tab={tab}]").tap()
        expect(phone.find(f"#section-{tab}")).to_be_visible()
        expect(phone.find("#ask")).to_be_in_viewport(ratio=0.9)
        for other in {"board", "mine", "others"} - {tab}:
            expect(phone.find(f"#section-{other}")).to_be_hidden()
    phone.find(".tabs [data-tab=log]").tap()
    expect(phone.find("#log")).to_be_visible()
    expect(phone.find("#stage")).to_be_hidden()


@pytest.mark.parametrize("game", ["atiwa", "tindaya", "atua", "kiwi"])
def test_whoever_is_alone_finds_no_empty_part(phone: Person, game: str) -> None:
    """Tahuma and the Kiwibot are somebody; elsewhere nobody else is there."""
    phone.set_up("you", game=game)
    others = phone.find(".tabs [data-tab=others]")
    expect(others).to_be_visible(visible=game in ("atua", "kiwi"))
    for tab in ("board", "mine", *(["others"] if others.is_visible() else [])):
        phone.find(f".tabs [data-tab={tab}]").tap()
        box = phone.find(f"#section-{tab}").bounding_box()
        assert box is not None
        assert box["height"] > FINGER


@pytest.mark.parametrize(
    "path", ["/", "/new/tribes", "/rules/tribes", "/settings", "/api", "/nowhere"]
)
def test_no_page_scrolls_sideways(phone: Person, path: str) -> None:
    phone.forgive("404")
    phone.go(path)
    assert phone.page.evaluate(OVERFLOW) == 0


def test_no_part_of_the_table_scrolls_sideways(phone: Person) -> None:
    table = phone.set_up("you", "you")
    for _ in range(3):
        phone.choose()
    for tab in ("board", "mine", "others", "log"):
        phone.find(f".tabs [data-tab={tab}]").tap()
        assert phone.page.evaluate(OVERFLOW) == 0
    phone.go(f"/tables/{table}/replay")
    assert phone.page.evaluate(OVERFLOW) == 0
