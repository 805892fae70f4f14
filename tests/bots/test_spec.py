"""Bots by name, and bots of one's own."""

from pathlib import Path

import pytest

import atoll
from atoll.bots import bot
from atoll.bots.levels import Easy, Hard, Master, Medium
from atoll.bots.mcts import Mcts

GAME = atoll.game("tribes")

OWN = '''
from atoll.bots import Bot
from atoll.bots.greedy import Greedy

class Last(Bot):
    """Always the last move."""
    def choose(self, state):
        return state.moves()[-1]

class Named(Greedy):
    name = "canny"

class Picky(Bot):
    def __init__(self, game, seed):
        raise RuntimeError("not today")
'''


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return str(path)


def test_names_of_the_house() -> None:
    assert isinstance(bot("easy", GAME), Easy)
    assert isinstance(bot("medium", GAME), Medium)
    assert isinstance(bot("hard", GAME), Hard)
    assert isinstance(bot("master", GAME), Master)
    for spec in ("random", "greedy", "easy", "mind", "medium", "hard", "master", "mcts"):
        found = bot(spec, GAME, 3)
        assert (found.name, found.spec, found.seed) == (spec, spec, 3)


def test_levels_search_longer_and_longer() -> None:
    medium, hard, master = (bot(level, GAME) for level in ("medium", "hard", "master"))
    assert isinstance(medium, Mcts)
    assert isinstance(hard, Mcts)
    assert isinstance(master, Mcts)
    assert (medium.iterations, medium.seconds) == (100, 0.0)
    assert (hard.seconds, master.seconds) == (2.0, 10.0)


def test_budgets() -> None:
    by_iterations = bot("mcts:250", GAME)
    by_time = bot("mcts:1.5s", GAME)
    assert isinstance(by_iterations, Mcts)
    assert isinstance(by_time, Mcts)
    assert (by_iterations.iterations, by_iterations.seconds) == (250, 0.0)
    assert by_time.seconds == 1.5


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("gredy", "no bot 'gredy'; did you mean 'greedy'? there are: random, greedy, easy"),
        (
            "xyzzy",
            "no bot 'xyzzy'; there are: random, greedy, easy, mind, medium, hard, master, mcts",
        ),
        ("", "no bot ''; there are"),
        ("mtcs:400", "did you mean 'mcts'?"),
        ("mcts:", "give iterations as in mcts:400 or seconds as in mcts:2s"),
        ("mcts:0", "give iterations"),
        ("mcts:0s", "give iterations"),
        ("mcts:-3", "give iterations"),
        ("mcts:many", "give iterations"),
        ("greedy:3", "only mcts takes a budget"),
    ],
)
def test_mistyped_specs(spec: str, message: str) -> None:
    with pytest.raises(ValueError, match="bot") as caught:
        bot(spec, GAME)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_own_bots_go_by_class_or_name(own: str) -> None:
    state = GAME.new(2, seed=1)
    assert bot("Last", GAME, 0, own).choose(state) == state.moves()[-1]
    assert bot("canny", GAME, 0, own).name == "canny"
    assert bot("Named", GAME, 0, own).spec == "Named"
    assert bot("random", GAME, 0, own).name == "random"


def test_own_names_are_suggested_too(own: str) -> None:
    with pytest.raises(ValueError, match="did you mean 'canny'"):
        bot("cany", GAME, 0, own)
    with pytest.raises(ValueError, match="only mcts takes a budget"):
        bot("Last:3", GAME, 0, own)


def test_what_is_imported_is_not_ones_own(own: str) -> None:
    with pytest.raises(ValueError, match="no bot 'Greedy'"):
        bot("Greedy", GAME, 0, own)


def test_a_plain_function_is_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "plain.py"
    path.write_text("def choose(state):\n    return state.moves()[1]\n")
    state = GAME.new(2, seed=1)
    assert bot("choose", GAME, 0, str(path)).choose(state) == state.moves()[1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = 1\n", "no bot in it: define a subclass of Bot or choose(state)"),
        ("def broken(:\n", "line 1: invalid syntax"),
        ("import nothing_of_the_kind\n", "ModuleNotFoundError: No module named"),
    ],
)
def test_broken_files(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"broken\.py") as caught:
        bot("mine", GAME, 0, str(path))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"none\.py: no such file"):
        bot("mine", GAME, 0, str(tmp_path / "none.py"))


def test_a_bot_that_cannot_be_made(own: str) -> None:
    with pytest.raises(ValueError, match=r"own\.py: Picky: RuntimeError: not today"):
        bot("Picky", GAME, 0, own)
