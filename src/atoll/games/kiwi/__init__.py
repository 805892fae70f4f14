"""Kiwi Chow Down, for 1 to 4 players."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.game import Game, Option
from atoll.engine.ledger import Ledger
from atoll.engine.parts import PartsFile
from atoll.engine.state import State
from atoll.games.kiwi import board, bot, position, setup
from atoll.games.kiwi.parts import SEATS, Parts
from atoll.games.kiwi.state import Kiwi

HERE = Path(__file__).parent


class KiwiGame(Game):
    """Kiwi Chow Down as the rest of the house knows it."""

    name = "kiwi"
    title = "Kiwi Chow Down"
    seats = SEATS
    options = (
        Option("setup", ("beginner", "free")),
        Option("flocks", ("a", "b")),
        Option("order", ("fixed", "variable"), seats=(2, 3, 4)),
    )
    rules_version = 1

    def deal(self, parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Kiwi:
        return setup.deal(parts, seats, chance, options)

    def from_dict(self, data: dict[str, Any], parts: Parts | None = None) -> Kiwi:
        return position.from_dict(parts or self.parts(), data)

    def parts(self, path: str | None = None) -> Parts:
        if path is None:
            return printed_parts()
        text = self.read_parts(path)
        return Parts(PartsFile(path, text), known=printed_parts().ids)

    def ledger(self) -> Ledger:
        return printed_ledger()

    def evaluate(self, state: State) -> Sequence[float]:
        assert isinstance(state, Kiwi)
        return bot.evaluate(state)

    def rollout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Kiwi)
        return bot.rollout(state, chance)

    def draw(self, view: dict[str, Any], **how: Any) -> str:
        return board.draw(view, **how)


@cache
def printed_parts() -> Parts:
    return Parts(PartsFile("parts.toml", (HERE / "parts.toml").read_text(encoding="utf-8")))


@cache
def printed_ledger() -> Ledger:
    return Ledger((HERE / "rules.toml").read_text(encoding="utf-8"))


GAME = KiwiGame()
