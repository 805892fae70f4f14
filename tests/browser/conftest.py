"""A browser, a server, and people who use them. A page that complains fails its test."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect, sync_playwright

from tests.browser.people import Person
from tests.table.servers import Server, serving

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # No process in advance for a page that nobody opens; what Playwright switches off stays so.
    "--disable-features=SpareRendererForSitePerProcess,PaintHolding,HttpsUpgrades,OptimizationHints",
)
WIDE = {"width": 1440, "height": 900}
NARROW = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds; a busy machine is slow, and a right page comes in the end
BRISK = ("--pause", "0.01", "--workers", "1")

expect.set_options(timeout=PATIENCE)

NewPerson = Callable[..., Person]


@dataclass(frozen=True)
class House:
    """A server and the database it keeps its tables in."""

    server: Server
    database: str

    @property
    def address(self) -> str:
        return self.server.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[BrowserType]:
    with sync_playwright() as playwright:
        yield playwright.chromium


def launched(chromium: BrowserType, **how: Any) -> Browser:
    """The Chromium of this machine; one that cannot open windows does half the work."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "the browser tests need chromium"
    return chromium.launch(executable_path=found, args=QUIET, **how)


@pytest.fixture(scope="session")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    browser = launched(chromium)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('house')}/atoll.db"
    with serving(database, None, *BRISK) as server:
        yield House(server, database)


@pytest.fixture
def new_person(browser: Browser, house: House) -> Iterator[NewPerson]:
    """Makes people. Nothing moves on their pages unless a speed is asked for."""
    people: list[Person] = []

    def make(address: str = house.address, speed: str = "off", **how: Any) -> Person:
        usual = {"viewport": WIDE, "locale": "en-GB", "service_workers": "block"}
        context = browser.new_context(**usual | how)
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": "speed", "value": speed, "url": address}])
        people.append(Person(context, address))
        return people[-1]

    yield make
    complaints = [complaint for person in people for complaint in person.unforgiven()]
    for person in people:
        person.context.close()
    assert not complaints


@pytest.fixture
def anna(new_person: NewPerson) -> Person:
    return new_person()


@pytest.fixture
def ben(new_person: NewPerson) -> Person:
    return new_person()


@pytest.fixture
def axe() -> str:
    """The accessibility checker, as a script."""
    client = Path(__file__).parents[2] / "client"
    return (client / "node_modules" / "axe-core" / "axe.min.js").read_text()
