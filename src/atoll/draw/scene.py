"""What every part of a picture needs to know: the view, the choices, the words."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from atoll.draw.memory import ALL, MISSING, Memory, Reading, Seen, plain
from atoll.engine.words import Fact
from atoll.text import sentence

S = TypeVar("S", bound="Scene")
P = ParamSpec("P")
R = TypeVar("R")

Data = Mapping[str, Any]
Size = tuple[float, float]  # width and height

WIDE: Size = (1060.0, 820.0)  # a desk; a picture with more to show grows downwards


class Pick(NamedTuple):
    """What a picture knows of a choice."""

    target: str
    notation: str
    text: str
    detail: str
    refusal: str | None  # the rule that refuses it
    suggested: bool


def pick_of(choice: Any) -> Pick:
    refusal = choice.refusal and choice.refusal.rule
    target, notation = choice.target, choice.notation
    return Pick(target, notation, choice.text, choice.detail, refusal, choice.suggested)


# What can be read of a scene, beside the entries of its view.
SEAT, PAGE, CHOICES, NAMES = ("seat",), ("page",), ("choices",), ("names",)
PICKS, OWN, ABOUT = "pick", "own", "about"


class Scene:
    """A view, whose part of the table is shown large, what may be chosen, how things are called.

    Games add names for what is theirs; `players` is the entry of their view that holds what lies
    in front of every player. What is read of a scene is noted, for those who remember what they drew.
    """

    players = "players"

    def __init__(
        self,
        view: Data,
        choices: Sequence[Any],
        seat: int | None,
        language: str,
        names: Sequence[str] | None,
        wide: bool,
    ) -> None:
        self.reading = Reading(self.find)
        self.memory: Memory | None = None
        self.data = view
        self.view: Data = Seen(view, self.reading)
        self.language = language
        self.wide = wide
        self.large: int = max(view["seat"], 0) if seat is None else seat
        self.filled = WIDE
        self.listed = [pick_of(choice) for choice in self.by_rank(choices)]
        self.by_target: dict[str, Pick] = {}
        for choice in self.listed:
            for target in choice.target.split():
                self.by_target.setdefault(target, choice)
        self.picks: Mapping[str, Pick] = Seen(self.by_target, self.reading, PICKS)
        self.given = self.called_by(names)

    def by_rank(self, choices: Sequence[Any]) -> Sequence[Any]:
        """Of choices with one target the piece stands for the first."""
        return choices

    def called_by(self, names: Sequence[str] | None) -> list[str]:
        """What everybody is called: by their names, else by their colours."""
        return list(names or [self.say(f"seat-{self.hue(i)}") for i in range(self.view["seats"])])

    def hue(self, player: int) -> int:
        """The number of a player's colour, and of their shape."""
        return player

    def remember(self, memory: Memory) -> None:
        """Let what is drawn be remembered there."""
        self.memory = memory
        self.manner = repr((self.data["game"], self.language, self.wide, self.fixed()))

    def fixed(self) -> Any:
        """What hardly ever changes in a game: all parts may read it without a note."""
        return None

    def find(self, name: Any) -> Any:
        """What is read under a name."""
        if type(name) is str:
            return dict(self.data) if name == ALL else self.data.get(name, MISSING)
        if name == SEAT:
            return self.large
        if name == PAGE:
            return self.filled
        if name == CHOICES:
            return tuple(self.listed)
        if name == NAMES:
            return tuple(self.given)
        kind, key = name
        if kind == OWN:
            own = self.data[self.players][self.large]
            return own if key == ALL else own.get(key, MISSING)
        if kind == ABOUT:
            return tuple(self.about(key))
        return tuple(self.by_target.items()) if key == ALL else self.by_target.get(key)

    def about(self, start: str) -> list[Pick]:
        """The picks whose targets begin with some letters."""
        self.reading.note((ABOUT, start))
        return [pick for target, pick in self.by_target.items() if target.startswith(start)]

    def afresh(self: S, page: Size | None = None) -> S:
        """The scene with nothing drawn of it yet, for a page of this size."""
        self.reading.noted = {}
        if page is not None:
            self.filled = page
            self.reading.values.pop(PAGE, None)
        return self

    def title(self) -> str:
        """What the whole picture shows, for those who do not see it."""
        raise NotImplementedError

    @property
    def seat(self) -> int:
        """Whose part of the table is shown large."""
        self.reading.note(SEAT)
        return self.large

    @property
    def page(self) -> Size:
        """What a wide picture fills."""
        self.reading.note(PAGE)
        return self.filled

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
        self.reading.note(NAMES)
        return self.given

    @property
    def choices(self) -> list[Pick]:
        self.reading.note(CHOICES)
        return self.listed

    @property
    def own(self) -> Data:
        """What lies in front of the player shown large."""
        return Seen(self.data[self.players][self.large], self.reading, OWN)

    @property
    def others(self) -> list[Data]:
        """The other players in the order of play after the one shown large."""
        found, seat = self.view[self.players], self.seat
        return [*found[seat + 1 :], *found[:seat]]

    @property
    def alone(self) -> bool:
        return bool(self.view["seats"] == 1)

    def legal(self, target: str) -> bool:
        choice = self.picks.get(target)
        return choice is not None and choice.refusal is None

    def say(self, key: str, **facts: Fact) -> str:
        return sentence(self.data["game"], self.language, key, tuple(facts.items()))

    def called(self, key: str) -> str:
        """A name at the beginning of a line."""
        name = self.say(key)
        return name[:1].upper() + name[1:]

    def named(self, table: str, own: str, name: str) -> str:
        """What a part is called: by the name its owner's file gives, else by the texts."""
        return own or self.say(f"{table}-{name}")


def remembered(draw: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Draw a part of a scene again only if something that was read for it is other than before."""

    @wraps(draw)
    def drawn(scene: S, /, *about: P.args, **how: P.kwargs) -> R:
        if scene.memory is None:
            return draw(scene, *about, **how)
        more = ((name, plain(value)) for name, value in how.items())
        key = (draw, scene.manner, *map(plain, about), *more)
        return scene.memory.recall(key, scene.reading, lambda: draw(scene, *about, **how))

    return cast("Callable[Concatenate[S, P], R]", drawn)
