"""What every part of the picture needs to know: the view, the choices, the words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from atoll.draw.elements import Element
from atoll.draw.pieces import Choosable
from atoll.engine.words import Fact, Words
from atoll.text import say

Data = dict[str, Any]
Block = tuple[Element, float]  # a part of the picture drawn from (0, 0), and its height

# The colours Tribes adds: the epochs' boards and events.
COLOURS = {
    "light": {
        "epoch-1": "#7a5c45",
        "epoch-2": "#4d6b45",
        "epoch-3": "#9a5420",
        "tint": "#e3f0ee",
        "bolt": "#b8452c",
    },
    "dark": {
        "epoch-1": "#6b503c",
        "epoch-2": "#43603c",
        "epoch-3": "#8a4a1b",
        "tint": "#24403f",
        "bolt": "#ec8a6b",
    },
}

# The icon on a kind of land: light or dark, and the colour of its fine lines.
ICON_COLOURS = {
    "goat": ("pale", "pale"),
    "horse": ("pale", "pale"),
    "wheat": ("dark", "dark"),
    "gold": ("pale", "gold"),
    "incense": ("pale", "pale"),
}


@lru_cache(maxsize=4096)
def sentence(language: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """Words of the picture, kept: they are the same from picture to picture."""
    return say("tribes", Words(key, dict(facts)), language)


class Scene:
    """A view, whose land is shown large, what may be chosen, and how things are called."""

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

    @property
    def own(self) -> Data:
        tribe: Data = self.view["tribes"][self.seat]
        return tribe

    @property
    def others(self) -> list[Data]:
        """The other tribes in the order of play after the one shown large."""
        tribes: list[Data] = self.view["tribes"]
        return [*tribes[self.seat + 1 :], *tribes[: self.seat]]

    def say(self, key: str, **facts: Fact) -> str:
        return sentence(self.language, key, tuple(facts.items()))

    def called(self, key: str) -> str:
        """A name at the beginning of a line."""
        name = self.say(key)
        return name[:1].upper() + name[1:]

    def epoch(self, number: int) -> str:
        return self.say(f"epoch-{number}")

    def tile_name(self, tile: Data) -> str:
        own: str = tile.get("name", "")
        return own or self.say(f"tile-{tile['id']}")

    def board_name(self, board: Data) -> str:
        if not board["up"]:
            return self.say("board-face-down", epoch=self.epoch(board["epoch"]))
        return board["name"] or self.say(f"achievement-{board['id']}")

    def effect(self, tile: Data) -> str:
        return self.say(
            f"effect-{tile['effect']}",
            whom="all" if tile["all"] else "taker",
            when=tile["when"],
            number=tile["number"],
        )
