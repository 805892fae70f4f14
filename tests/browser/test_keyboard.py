"""Everything without a mouse."""

from playwright.sync_api import expect

from tests.browser.people import Person

FOCUSED = "() => document.activeElement?.getAttribute('data-move') ?? ''"
FOCUSED_PIECE = "() => document.activeElement instanceof SVGElement"


def test_turns_are_played_by_numbers_arrows_and_enter(anna: Person) -> None:
    anna.set_up("you", "you")
    anna.press("1")
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("ArrowDown")
    expect(anna.choices.nth(1)).to_be_focused()
    anna.press("Enter")
    anna.press("2")
    expect(anna.find("#prompt")).to_contain_text("neighbouring land tile")
    anna.press("u")
    expect(anna.find("#prompt")).to_contain_text("Take a tile")
    anna.press("2")
    anna.page.keyboard.press("?")
    expect(anna.find("#popover")).to_contain_text("TR-5.2")
    anna.page.keyboard.press("Escape")
    expect(anna.find("#popover")).to_be_hidden()
    anna.page.keyboard.press("h")
    expect(anna.find(".choice.hinted")).to_have_count(1)
    for _ in range(4):
        anna.press("1")


def test_pieces_are_reached_and_played_by_keys(anna: Person) -> None:
    anna.set_up("you", "you")
    anna.page.keyboard.press("Tab")  # to the content
    for _ in range(30):
        if anna.page.evaluate(FOCUSED_PIECE):
            break
        anna.page.keyboard.press("Tab")
    first = anna.page.evaluate(FOCUSED)
    assert first
    anna.page.keyboard.press("ArrowRight")
    second = anna.page.evaluate(FOCUSED)
    assert anna.page.evaluate(FOCUSED_PIECE)
    assert second not in ("", first)
    anna.press("Enter")
    expect(anna.find("#log")).to_contain_text("Blue")


def test_the_skip_link_leads_past_the_menu(anna: Person) -> None:
    anna.go("/")
    anna.page.keyboard.press("Tab")
    expect(anna.find(".skip")).to_be_focused()
    anna.page.keyboard.press("Enter")
    assert anna.page.url.endswith("#main")


def test_typing_in_a_field_plays_nothing(anna: Person) -> None:
    anna.set_up("you", "you")
    anna.find("[data-story=chat]").click()
    expect(anna.find("#line")).to_be_focused()
    anna.page.keyboard.type("12 u h?")
    expect(anna.find("#line")).to_have_value("12 u h?")
    assert anna.version == 0
