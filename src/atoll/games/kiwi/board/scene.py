"""What every part of the picture needs to know: the view, the choices, the words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from atoll.draw.pieces import Choosable
from atoll.engine.words import Fact, Words
from atoll.text import say

Data = dict[str, Any]

TERRAIN = ("flower", "grass", "mountain", "sand")
FRUIT = ("red", "green", "yellow", "blue")

# The colours Kiwi Chow Down adds: the sea, the grounds and their signs, and fruit.
COLOURS = {
    "light": {
        "tint": "#e3f0ee",
        "kiwi-sea": "#c6dde2",
        "kiwi-flower": "#efd3dd",
        "kiwi-flower-ink": "#b25f82",
        "kiwi-grass": "#cfdcae",
        "kiwi-grass-ink": "#6c8738",
        "kiwi-mountain": "#d5d2ca",
        "kiwi-mountain-ink": "#77736a",
        "kiwi-sand": "#f2e5c0",
        "kiwi-sand-ink": "#a88738",
        "kiwi-red": "#c0392f",
        "kiwi-green": "#5b8c2a",
        "kiwi-yellow": "#cf9a0c",
        "kiwi-blue": "#3d63b8",
        "kiwi-any": "#a0653c",
        "kiwi-star": "#b7791f",
    },
    "dark": {
        "tint": "#24403f",
        "kiwi-sea": "#12303a",
        "kiwi-flower": "#563b48",
        "kiwi-flower-ink": "#dd9cb8",
        "kiwi-grass": "#3e4f2b",
        "kiwi-grass-ink": "#a9c575",
        "kiwi-mountain": "#474c4e",
        "kiwi-mountain-ink": "#b2b8b7",
        "kiwi-sand": "#5b4d2d",
        "kiwi-sand-ink": "#d9ba74",
        "kiwi-red": "#e5695d",
        "kiwi-green": "#8fbf4f",
        "kiwi-yellow": "#e6bb3c",
        "kiwi-blue": "#7f9fe8",
        "kiwi-any": "#d0946a",
        "kiwi-star": "#e6b450",
    },
}


@lru_cache(maxsize=8192)
def sentence(language: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """Words of the picture, kept: they are the same from picture to picture."""
    return say("kiwi", Words(key, dict(facts)), language)


class Scene:
    """A view, whose flock is shown large, what may be chosen, and how things are called."""

    def __init__(
        self,
        view: Data,
        choices: Sequence[Any],
        seat: int | None,
        language: str,
        names: Sequence[str] | None,
    ) -> None:
        self.view = view
        self.language = language
        deciding: int = view["seat"]
        self.seat = seat if seat is not None else max(deciding, 0)
        self.picks: dict[str, Choosable] = {}
        for choice in choices:
            if choice.target:
                self.picks.setdefault(choice.target, choice)
        self.names = list(names or [self.say(f"seat-{i}") for i in range(view["seats"])])
        if self.alone:
            self.names.append(self.say("board-kiwibot"))

    @property
    def own(self) -> Data:
        flock: Data = self.view["flocks"][self.seat]
        return flock

    @property
    def holder(self) -> Data:
        """Whose hand is shown: the viewer's, whoever is shown large."""
        viewer = self.view["viewer"]
        flock: Data = self.view["flocks"][self.seat if viewer is None else viewer]
        return flock

    @property
    def others(self) -> list[Data]:
        """The other flocks in the order of play after the one shown large."""
        flocks: list[Data] = self.view["flocks"]
        return [*flocks[self.seat + 1 :], *flocks[: self.seat]]

    @property
    def alone(self) -> bool:
        return self.view["solo"] is not None

    def legal(self, target: str) -> bool:
        choice = self.picks.get(target)
        return choice is not None and choice.refusal is None

    def say(self, key: str, **facts: Fact) -> str:
        return sentence(self.language, key, tuple(facts.items()))

    def named(self, table: str, own: str, name: str) -> str:
        """What a card is called: by the name its owner's file gives, else by the texts."""
        return own or self.say(f"{table}-{name}")

    def piece(self, piece: Data) -> str:
        """A kiwi or a Leader in words."""
        owner = self.say(f"owner-{piece['owner']}")
        if piece["leader"]:
            said = self.say("piece-leader", flock=owner)
        else:
            said = self.say("piece-kiwi", flock=owner, size=piece["size"])
        if piece["moved"]:
            said = self.say("board-moved", piece=said)
        return said

    def bonus(self, bonus: list[Data]) -> str:
        """What a bonus gives, in words."""
        parts = [self.say(f"bonus-{part['what']}", number=part["number"]) for part in bonus]
        return ", ".join(parts) or self.say("nothing")
