"""People at a browser: they read the page, click, type and wait for what they see."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect
from sqlalchemy import insert

import atoll
from atoll import State
from atoll.engine.chance import seeded
from atoll.engine.words import Words
from atoll.table.models import Act
from atoll.table.store import Store
from atoll.table.tables import Tables
from atoll.text import say

SHOWS = """([name, value]) => {
  const shown = document.querySelector("#scene")?.dataset;
  return shown !== undefined && shown[name] === value;
}"""
REACHED = "version => Number(document.querySelector('#scene').dataset.version) >= version"
DECIDED = """seats => {
  const turn = document.querySelector("#scores .turn")?.dataset.seat ?? "-1";
  return !seats.includes(turn) && turn;
}"""
POINTED = """number => {
  const choices = [...document.querySelectorAll("#choices > .choice[data-move]")];
  const target = choices[number].dataset.target.split(" ")[0];
  const same = choices.filter(choice => choice.dataset.target.split(" ").includes(target));
  return [target, choices[number].querySelector(".text").innerText, same.length];
}"""
TARGETS = """() => [...document.querySelectorAll("#choices > .choice[data-move]")]
  .map(choice => choice.dataset.target)"""
POSTED = """async ([path, wish]) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch(path, {method: "POST", body: JSON.stringify(wish), headers});
  return [answer.status, await answer.json()];
}"""


class Person:
    """Somebody with a browser of their own. Whatever the page complains of is kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.page: Page = context.new_page()

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def forgive(self, complaint: str) -> None:
        """Expect complaints with these words in this test."""
        self.forgiven.append(complaint)

    def unforgiven(self) -> list[str]:
        return [
            complaint
            for complaint in self.complaints
            if not any(words in complaint for words in self.forgiven)
        ]

    # Going places

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def post(self, path: str, wish: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """A request as the page's own script makes it."""
        status, answer = self.page.evaluate(POSTED, [path, wish])
        return status, answer

    def set_up(
        self,
        *kinds: str,
        game: str = "tribes",
        seed: int = 7,
        options: dict[str, Any] | None = None,
        **terms: Any,
    ) -> str:
        """A new table, and go there; a kind is `you`, `open`, or the level of a bot."""
        if not self.page.url.startswith(self.address):
            self.go("/settings")
        seats = [
            {"kind": kind} if kind in ("you", "open") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        wish = {"game": game, "seats": seats, "seed": seed, "options": options or {}} | terms
        status, made = self.post("/api/tables", wish)
        assert status == 201, made
        self.go(made["page"])
        return str(made["id"])

    def join(self, host: "Person") -> None:
        """Sit down at a new table of somebody else's for two."""
        self.go(f"/tables/{host.set_up('you', 'open')}")
        self.find("[data-sit='1']").click()

    def read_in_every_language(self, game: str, selector: str, key: str) -> None:
        """The page in all languages, English last: it says this there, and no line is wider than it."""
        for language in ("de", "it", "en"):
            self.context.add_cookies([{"name": "language", "value": language, "url": self.address}])
            self.page.reload()
            expect(self.find(selector)).to_have_text(say(game, Words(key), language))
            assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
                language
            )

    # Looking

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def version(self) -> int:
        return int(self.shown("version"))

    def shown(self, name: str) -> str:
        """What the scene says of itself: version, changes, acting, over."""
        return str(self.find("#scene").get_attribute(f"data-{name}"))

    @property
    def choices(self) -> Locator:
        return self.find("#choices > .choice[data-move]")

    def scores(self) -> list[str]:
        return self.find("#scores .points").all_inner_texts()

    def wait_for(self, name: str, value: object) -> None:
        self.page.wait_for_function(SHOWS, arg=[name, str(value)])

    def catch_up(self, version: int) -> None:
        self.page.wait_for_function(REACHED, arg=version)

    def wait_for_decision(self, *bots: int) -> int:
        """Wait until none of the bots has the turn; the seat that has it, -1 after the end."""
        turn = self.page.wait_for_function(DECIDED, arg=[str(bot) for bot in bots])
        return int(turn.json_value())

    # Doing

    def choose(self, number: int = 0) -> None:
        """Click a line of the list of choices, and see the game go on."""
        self.do(lambda: self.choices.nth(number).click())

    def take(self, text: str) -> None:
        """Click the choice that says this."""
        self.do(lambda: self.choices.filter(has_text=text).first.click())

    def press(self, key: str) -> None:
        """Press a key that plays, and see the game go on."""
        self.do(lambda: self.page.keyboard.press(key))

    def do(self, act: Any) -> None:
        before = self.version
        act()
        self.catch_up(before + 1)

    def ask_about(self, selector: str) -> None:
        """Click something that is not possible now."""
        self.find(selector).click(force=True)

    def take_by_piece(self, number: int) -> None:
        """Click the piece a choice points at; several choices for one piece are asked about."""
        target, text, same = self.page.evaluate(POINTED, number)
        piece = self.find(f'#stage [id="{target}"]')

        def act() -> None:
            piece.click()
            if same > 1:
                self.find("#popover .choice").filter(has_text=text).first.click()

        self.do(act)


class Clicker:
    """Plays quickly and by no plan: now by the list, now by the board."""

    def __init__(self, seed: int, whim: float = 0.2) -> None:
        self.chance = Random(seed)
        self.whim = whim  # how often any choice is taken, not the last one
        self.clicks = {"list": 0, "board": 0}

    def play(self, person: Person) -> None:
        targets = person.page.evaluate(TARGETS)
        last = len(targets) - 1
        number = self.chance.randrange(len(targets)) if self.chance.random() < self.whim else last
        on_board = self.chance.random() < 0.5 and targets[number]
        self.clicks["board" if on_board else "list"] += 1
        if on_board:
            person.take_by_piece(number)
        else:
            person.choose(number)


def plies_until(name: str, seats: int, wanted: Callable[[State], bool]) -> tuple[int, int]:
    """A seed, and how many plies `play_through` plays of it before such a position."""
    game = atoll.game(name)
    for seed in range(1, 60):
        state, chance = game.new(seats, seed), seeded(0)
        plies = 0
        while not state.over and not wanted(state):
            state.play(game.judge.rollout(state, chance))
            plies += 1
        if not state.over:
            return seed, plies
    raise AssertionError(f"no game of {name} comes to such a position")


def asked(decision: str) -> Callable[[State], bool]:
    """Positions in which this is to be decided."""
    return lambda state: state.decision().name == decision


def play_through(database: str, table: str, plies: int | None = None) -> int:
    """Play a table to its end or for so many plies, straight in the store; how many they were."""
    store = Store(database)
    with Tables(store).at(table) as live:
        session, start = live.session, live.version
    game, chance = session.record.game, seeded(0)
    entries: list[dict[str, object]] = []
    while not session.state.over and len(entries) != plies:
        state = session.state
        move = game.judge.rollout(state, chance)
        said = {"table_id": table, "seat": state.seat, "move": state.notation(move), "at": 0}
        session.play(move)
        entries.append(said | {"number": start + len(entries)})
    with store.change(table, version=start + len(entries), turn=session.state.seat) as connection:
        connection.execute(insert(Act), entries)
    store.close()
    return len(entries)
