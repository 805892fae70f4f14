"""Bots by their names: those of the house, and those of a file of one's own."""

import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final, TypeAlias, Union

from atoll.bots.bot import Bot
from atoll.bots.greedy import Greedy
from atoll.bots.learned import judge_in
from atoll.bots.levels import LEVELS, Minded
from atoll.bots.mcts import Mcts
from atoll.bots.random import Random
from atoll.engine.game import Game
from atoll.engine.state import State

HOUSE: Final[dict[str, type[Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    **LEVELS,
    "mcts": Mcts,
}
BUDGET: Final[re.Pattern[str]] = re.compile(r"([1-9]\d*)|(\d+(?:\.\d+)?)s")


# A bot by its name, as a class, or as a function that chooses.
Spec: TypeAlias = Union[str, type[Bot], Callable[[State], int]]


class Choosing(Bot):
    """A bot made of a plain function `choose(state)`."""

    name: ClassVar[str] = "choose"

    def __init__(self, game: Game, seed: int, function: Callable[[State], int]) -> None:
        super().__init__(game, seed)
        self.function = function

    def choose(self, state: State) -> int:
        return self.function(state)


def label(spec: Spec) -> str:
    """What a bot is called in standings and errors."""
    return spec if isinstance(spec, str) else str(getattr(spec, "__name__", spec))


def bot(spec: Spec, game: str | Game, seed: int = 0, code: str | None = None) -> Bot:
    """The bot that a spec means: a name, or `mcts:400` (iterations), or `mcts:2s` (seconds), or
    `mind:FILE` (a mind of one's own); or a subclass of `Bot`, or a function `choose(state)`.

    `code` is a Python file that brings bots of one's own: subclasses of `Bot`, called by their
    `name` or the name of their class, or a function `choose(state)`, called `choose`.
    """
    found = (
        named(spec, find(game), seed, code)
        if isinstance(spec, str)
        else make(label(spec), spec, find(game), seed)
    )
    found.spec = label(spec)
    return found


def find(game: str | Game) -> Game:
    from atoll.door import game as find_game

    return find_game(game)


def named(spec: str, game: Game, seed: int, code: str | None) -> Bot:
    """The bot that a text means."""
    own = bots_in(code) if code is not None else {}
    name, colon, budget = spec.partition(":")
    if name not in own and name not in HOUSE:
        raise unknown(spec, name, [*own, *HOUSE])
    if colon and (name in own or name not in ("mcts", "mind")):
        raise ValueError(f"bot {spec!r}: only mcts takes a budget, as in mcts:400 or mcts:2s")
    if name in own:
        return make(f"{code}: {name}", own[name], game, seed)
    if colon and name == "mind":
        return Minded(game, seed, judge_in(budget, game))
    if colon:
        return searcher(spec, budget, game, seed)
    return HOUSE[name](game, seed)


def make(where: str, maker: Any, game: Game, seed: int) -> Bot:
    """A bot of somebody's own; what goes wrong is said in one line."""
    if not isinstance(maker, type):
        if not callable(maker):
            raise ValueError(f"{where}: a bot is a name, a subclass of Bot or choose(state)")
        return Choosing(game, seed, maker)
    try:
        made: Bot = maker(game, seed)
    except Exception as error:
        raise ValueError(f"{where}: {type(error).__name__}: {error}") from None
    return made


def searcher(spec: str, budget: str, game: Game, seed: int) -> Mcts:
    match = BUDGET.fullmatch(budget)
    if match is None or not float(budget.removesuffix("s")) > 0:
        raise ValueError(f"bot {spec!r}: give iterations as in mcts:400 or seconds as in mcts:2s")
    if match[1] is not None:
        return Mcts(game, seed, iterations=int(match[1]))
    return Mcts(game, seed, seconds=float(match[2]))


def unknown(spec: str, name: str, names: list[str]) -> ValueError:
    near = get_close_matches(name.lower(), names, 1)
    hint = f"did you mean {near[0]!r}? " if near else ""
    return ValueError(f"no bot {spec!r}; {hint}there are: {', '.join(names)}")


def bots_in(path: str) -> dict[str, Any]:
    """The bots that a Python file brings, by their names."""
    module = run(path)
    own: dict[str, Any] = {}
    for name, thing in vars(module).items():
        if is_own(thing, module):
            own[name] = thing
            if thing.name != Bot.name:
                own[thing.name] = thing
        elif name == "choose" and callable(thing):
            own[name] = thing
    if not own:
        raise ValueError(f"{path}: no bot in it: define a subclass of Bot or choose(state)")
    return own


def is_own(thing: Any, module: ModuleType) -> bool:
    """Is this a bot that the file defines, not one that it imports?"""
    if not (isinstance(thing, type) and issubclass(thing, Bot)):
        return False
    defined_in: object = getattr(thing, "__module__", "")
    return defined_in == module.__name__


def run(path: str) -> ModuleType:
    """Import a file by its path; what is wrong with it is said in one line."""
    if not Path(path).is_file():
        raise ValueError(f"{path}: no such file")
    name = f"atoll_bots_of_{Path(path).stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path}: not a Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise ValueError(f"{path}: line {error.lineno}: {error.msg}") from None
    except Exception as error:
        raise ValueError(f"{path}: {type(error).__name__}: {error}") from None
    return module
