"""What every part of a picture needs to know: the view, the choices, the words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from atoll.draw.pieces import Choosable
from atoll.engine.words import Fact, Words
from atoll.text import say

Data = dict[str, Any]
Size = tuple[float, float]  # width and height

WIDE: Size = (1060.0, 820.0)  # a desk; a picture with more to show grows downwards


@lru_cache(maxsize=16384)
def sentence(game: str, language: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """Words of a picture, kept: they are the same from picture to picture."""
    return say(game, Words(key, dict(facts)), language)


class Scene:
    """A view, whose part of the table is shown large, what may be chosen, how things are called.

    Games add names for what is theirs; `players` is the entry of their view that holds what lies
    in front of every player.
    """

    players = "players"
    page = WIDE  # what a wide picture fills

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
        self.language = language
        self.wide = wide
        deciding: int = view["seat"]
        self.seat = seat if seat is not None else max(deciding, 0)
        self.choices = list(choices)
        self.picks: dict[str, Choosable] = {}
        for choice in self.by_rank(choices):
            if choice.target:
                self.picks.setdefault(choice.target, choice)
        self.names = self.called_by(names)

    def by_rank(self, choices: Sequence[Any]) -> Sequence[Any]:
        """Of choices with one target the piece stands for the first."""
        return choices

    def called_by(self, names: Sequence[str] | None) -> list[str]:
        """What everybody is called: by their names, else by their colours."""
        return list(names or [self.say(f"seat-{self.hue(i)}") for i in range(self.view["seats"])])

    def hue(self, player: int) -> int:
        """The number of a player's colour, and of their shape."""
        return player

    def title(self) -> str:
        """What the whole picture shows, for those who do not see it."""
        raise NotImplementedError

    @property
    def own(self) -> Data:
        found: Data = self.view[self.players][self.seat]
        return found

    @property
    def others(self) -> list[Data]:
        """The other players in the order of play after the one shown large."""
        found: list[Data] = self.view[self.players]
        return [*found[self.seat + 1 :], *found[: self.seat]]

    @property
    def alone(self) -> bool:
        return bool(self.view["seats"] == 1)

    def legal(self, target: str) -> bool:
        choice = self.picks.get(target)
        return choice is not None and choice.refusal is None

    def say(self, key: str, **facts: Fact) -> str:
        return sentence(self.view["game"], self.language, key, tuple(facts.items()))

    def called(self, key: str) -> str:
        """A name at the beginning of a line."""
        name = self.say(key)
        return name[:1].upper() + name[1:]

    def named(self, table: str, own: str, name: str) -> str:
        """What a part is called: by the name its owner's file gives, else by the texts."""
        return own or self.say(f"{table}-{name}")
