"""What every part of the picture needs to know: the view, the choices, the words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from atoll.draw.pieces import Choosable
from atoll.engine.words import Fact, Words
from atoll.text import say

Data = dict[str, Any]

TOTEMS = ("salamander", "mask", "moon", "sun", "turtle", "ray", "shell")
SOURCES = ("fisher", "huntress", "canoe", "coconut", "totem", "volcano")
PAIRS = {"fisher": "fish", "huntress": "bird", "canoe": "palm"}  # who needs what

# The colours Atua adds: the ground, and a colour for every source.
COLOURS = {
    "light": {
        "tint": "#e3f0ee",
        "loss": "#b3372b",
        "atua-table": "#efebdf",
        "atua-land": "#bfd08f",
        "atua-sand": "#f3e2ae",
        "atua-sand-line": "#dcc27c",
        "atua-sea": "#8cc6d6",
        "atua-wave": "#c4e4ea",
        "atua-edge": "#56652f",
        "atua-rock": "#8b7765",
        "atua-lava": "#d9622b",
        "atua-hut": "#b98a4c",
        "atua-star": "#fff3c4",
        "atua-plate": "#fffdf6",
        "atua-fisher": "#1f5f8f",
        "atua-huntress": "#9c3b2e",
        "atua-canoe": "#3f6b2f",
        "atua-totem": "#6a4f8f",
        "atua-coconut": "#7a5230",
        "atua-volcano": "#a04a1c",
    },
    "dark": {
        "tint": "#24403f",
        "loss": "#ec8a6b",
        "atua-table": "#1b282a",
        "atua-land": "#566b3c",
        "atua-sand": "#b59c63",
        "atua-sand-line": "#8f7a48",
        "atua-sea": "#235b6d",
        "atua-wave": "#3d7d90",
        "atua-edge": "#dbe6c0",
        "atua-rock": "#6f6054",
        "atua-lava": "#e4743c",
        "atua-hut": "#a37b45",
        "atua-star": "#ffe9a3",
        "atua-plate": "#f4efe2",
        "atua-fisher": "#1f5f8f",
        "atua-huntress": "#9c3b2e",
        "atua-canoe": "#3f6b2f",
        "atua-totem": "#6a4f8f",
        "atua-coconut": "#a97a4e",
        "atua-volcano": "#d9803f",
    },
}


@lru_cache(maxsize=8192)
def sentence(language: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """Words of the picture, kept: they are the same from picture to picture."""
    return say("atua", Words(key, dict(facts)), language)


class Scene:
    """A view, whose island is shown large, what may be chosen, and how things are called."""

    def __init__(
        self,
        view: Data,
        choices: Sequence[Any],
        seat: int | None,
        language: str,
        names: Sequence[str] | None,
        wide: bool,
    ) -> None:
        self.view = view
        self.wide = wide
        self.language = language
        deciding: int = view["seat"]
        self.seat = seat if seat is not None else max(deciding, 0)
        self.picks: dict[str, Choosable] = {}
        for choice in choices:
            if choice.target:
                self.picks.setdefault(choice.target, choice)
        self.names = list(names or [self.say(f"seat-{i}") for i in range(view["seats"])])
        # Where the card in hand may be laid by whoever looks at the picture.
        laying = view["decision"] == "place" and self.seat == deciding
        self.places: list[str] = [
            choice.notation for choice in choices if laying and choice.refusal is None
        ]

    @property
    def own(self) -> Data:
        player: Data = self.view["players"][self.seat]
        return player

    @property
    def others(self) -> list[Data]:
        """The other players in the order of play after the one shown large."""
        players: list[Data] = self.view["players"]
        return [*players[self.seat + 1 :], *players[: self.seat]]

    @property
    def alone(self) -> bool:
        return bool(self.view["seats"] == 1)

    def say(self, key: str, **facts: Fact) -> str:
        return sentence(self.language, key, tuple(facts.items()))

    def some(self, what: str, n: int) -> str:
        return self.say("some", n=n, what=what)

    def named(self, table: str, own: str, name: str) -> str:
        """What a tile is called: by the name its owner's file gives, else by the texts."""
        return own or self.say(f"{table}-{name}")
