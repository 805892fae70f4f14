"""The laboratory's report in a browser: one page that fetches nothing, wide and narrow, light and dark."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from atoll.lab import page as report
from atoll.lab import run
from tests.browser.conftest import NARROW, WIDE
from tests.lab.games import konane


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("lab") / "report.html"
    plan = konane(12)
    report.write(file, run(plan, processes=1), plan)
    return file


def brightness(page: Page, property: str) -> float:
    """How bright a colour of the page is, from 0 to 1."""
    found = page.evaluate(
        "name => getComputedStyle(document.body)[name].match(/\\d+/g).slice(0, 3)", property
    )
    red, green, blue = (int(each) / 255 for each in found)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def listen(page: Page, complaints: list[str], asked: list[str]) -> None:
    """Whatever the page complains about, and whatever it asks for."""
    page.on("console", lambda line: complaints.append(line.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))


def test_it_is_readable_everywhere(browser: Browser, written: Path) -> None:
    for size in (WIDE, NARROW):
        for theme in ("light", "dark"):
            context = browser.new_context(viewport=size, color_scheme=theme)  # type: ignore[arg-type]
            page = context.new_page()
            complaints: list[str] = []
            asked: list[str] = []
            listen(page, complaints, asked)
            page.goto(written.as_uri())
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
                size,
                theme,
            )
            drawn = page.locator("main[lang=en] figure svg")
            assert drawn.count() == 7
            for box in (drawn.nth(i).bounding_box() for i in range(7)):
                assert box is not None
                assert box["height"] > 80
                assert box["x"] + box["width"] <= size["width"]
            ink, paper = (brightness(page, each) for each in ("color", "backgroundColor"))
            assert abs(ink - paper) > 0.5
            assert (ink < paper) == (theme == "light")
            assert complaints == []
            assert asked == [written.as_uri()]
            context.close()


def test_the_language_is_chosen_by_hand_and_by_key(browser: Browser, written: Path) -> None:
    page = browser.new_page(viewport=NARROW)  # type: ignore[arg-type]
    page.goto(written.as_uri())
    page.get_by_text("Deutsch", exact=True).click()
    expect(page.get_by_role("heading", name="Konane im Labor")).to_be_visible()
    expect(page.locator("main[lang=en]")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Konane in laboratorio")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()
