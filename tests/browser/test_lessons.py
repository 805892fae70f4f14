"""A lesson in the browser: rings, words for wrong tries, the next step, the end; wide and narrow."""

import pytest
from playwright.sync_api import expect

import atoll
from atoll.lessons.course import lesson, lessons
from tests.browser.conftest import NARROW, WIDE, NewPerson
from tests.browser.test_room import DRAWN


@pytest.mark.parametrize("viewport", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_lesson_is_played_to_its_end(new_person: NewPerson, viewport: dict[str, int]) -> None:
    anna = new_person(viewport=viewport)
    anna.page.goto(f"{anna.address}/learn/konane/far")
    first = lesson(atoll.game("konane"), "far").steps[0]
    anna.read_in_every_language("konane", "#lesson-says", first.key)
    expect(anna.find("#lesson-says")).to_contain_text("Which of yours can jump twice?")
    expect(anna.find("#stage .pointed")).to_have_count(2)
    anna.page.wait_for_function(DRAWN)
    anna.find("#choices [data-move=a5]").click()
    expect(anna.find("#lesson-word")).to_contain_text("only once")
    anna.find("#hint").click()
    expect(anna.find(".choice.hinted")).to_have_attribute("data-move", "a3")
    expect(anna.find("#toast")).to_be_visible()
    anna.find("#choices [data-move=a3]").click()
    expect(anna.find("#lesson-word")).to_be_hidden()
    expect(anna.find("#square-e3[data-move]")).to_be_visible()
    assert anna.find("#toast").is_hidden(), "a hint is not said any more when it was followed"
    anna.find("#square-e3[data-move]").click()
    expect(anna.find("#lesson-next")).to_contain_text("The last jump")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.find("#lesson-next").click()
    anna.find("#read-on").click()
    expect(anna.find("#choices .choice[data-move]")).to_have_count(3)
    anna.page.goto(f"{anna.address}/learn/konane")
    expect(anna.find(".course li").nth(1)).to_contain_text("finished")
    anna.page.goto(f"{anna.address}/mine")
    expect(anna.find("[data-told=konane]")).to_contain_text("1 of")
    anna.page.goto(f"{anna.address}/rules/konane")
    expect(anna.find("#glance .pointed")).to_have_count(3)


@pytest.mark.parametrize("viewport", [WIDE, NARROW], ids=["wide", "narrow"])
def test_after_the_last_lesson_a_game_with_the_easiest_bot_begins(
    new_person: NewPerson, viewport: dict[str, int]
) -> None:
    anna = new_person(viewport=viewport)
    anna.go("/learn/tribes/end")
    anna.find("#read-on").click()
    expect(anna.find("#lesson-says")).to_contain_text("most members")
    expect(anna.find("#stage .pointed").first).to_be_in_viewport(ratio=1)
    anna.find("#read-on").click()
    anna.find("#choices [data-move=golden-age]").click()
    expect(anna.find("#stage")).to_contain_text("Blue wins")
    anna.find("#lesson-next").click()
    anna.page.wait_for_url("**/tables/*")
    expect(anna.find("#scores")).to_contain_text("Easy bot")
    expect(anna.find("#guide p").first).to_be_visible(visible=viewport == WIDE)


SEEN = """() => [...document.querySelectorAll(".piece")].map(piece => {
  const {width, height} = piece.querySelector("svg")?.getBoundingClientRect() ?? {width: 0, height: 0};
  return width > 10 && height > 10 && piece.querySelectorAll("path, rect, text, circle, polygon").length > 0;
})"""


@pytest.mark.parametrize("game", ["kiwi", "tindaya"])
def test_every_kind_of_part_is_seen_beside_the_rules(new_person: NewPerson, game: str) -> None:
    anna = new_person(viewport=NARROW, locale="de-DE")
    anna.go(f"/learn/{game}/{lessons(atoll.game(game))[0].id}")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.go(f"/rules/{game}")
    kinds = {kind for kind, *_ in atoll.game(game).parts().entries}
    expect(anna.find(".piece svg")).to_have_count(len(kinds))
    assert anna.page.evaluate(SEEN) == [True] * len(kinds)
    expect(anna.find(".desk")).to_have_count(0)
    top = anna.find("#glance").evaluate("glance => glance.getBoundingClientRect().top + scrollY")
    assert top < NARROW["height"] / 2, "the game at a glance comes first"
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


BADGES = """() => {
  const boxes = name => [...document.querySelectorAll(name)].map(each => each.getBoundingClientRect());
  const picture = document.querySelector("#glance svg").getBoundingClientRect();
  const texts = boxes("#glance svg text").filter(box => box.width), badges = boxes("#glance .pointed circle");
  const meet = (a, b, by) => Math.hypot(...["x", "y"].map(way => {
    const [from, to] = way === "x" ? ["left", "right"] : ["top", "bottom"];
    const middle = (a[from] + a[to]) / 2;
    return middle - Math.min(Math.max(middle, b[from]), b[to]);
  })) < a.width / 2 - by;
  return badges.filter((badge, number) => badge.right > picture.right || badge.left < picture.left
    || texts.filter(text => meet(badge, text, 0.5)).length > 1
    || badges.some((other, at) => at !== number && meet(badge, other, 0.5))).length;
}"""


@pytest.mark.parametrize("game", ["tribes", "kiwi", "atua", "atiwa", "tindaya"])
def test_numbers_at_a_glance_cover_no_letters(new_person: NewPerson, game: str) -> None:
    """Each touches its own number alone, and lies in the picture."""
    for width, height in ((820, 1180), (1440, 900)):
        anna = new_person(viewport={"width": width, "height": height})
        anna.go(f"/rules/{game}")
        expect(anna.find("#glance .pointed").nth(2)).to_be_attached()
        assert anna.page.evaluate(BADGES) == 0
