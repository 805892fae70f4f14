"""The games of the playthroughs, replayed: not a word of them has changed."""

from difflib import unified_diff
from pathlib import Path

import pytest

import atoll
from atoll import Game, State
from tests.playthroughs.perft import table
from tests.playthroughs.transcript import UPDATE, moves_of, transcript

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in atoll.games() for seats in game.seats],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_a_playthrough_is_as_it_was(game: Game, seats: int) -> None:
    name = f"{game.name}-{seats}.txt"
    assert (HERE / name).exists(), f"{name} is to be written: {UPDATE}"
    golden = (HERE / name).read_text(encoding="utf-8")
    moves = moves_of(golden)

    def play(state: State) -> int | None:
        text = next(moves, None)
        legal = {state.notation(move): move for move in state.moves()}
        return None if text is None else legal.get(text)

    check(name, golden, transcript(game, seats, seed_of(golden), play))
    assert "The game is over." in golden


def seed_of(golden: str) -> int:
    return int(golden.partition("seed ")[2].partition(",")[0])


def test_as_many_positions_follow_as_ever() -> None:
    check("perft.txt", (HERE / "perft.txt").read_text(encoding="utf-8"), table())


def check(name: str, golden: str, now: str) -> None:
    """Fail with the first differences and the way to accept them."""
    if golden != now:
        diff = unified_diff(golden.splitlines(), now.splitlines(), name, "now", lineterm="", n=4)
        shown = "\n".join([line for line, _ in zip(diff, range(60), strict=False)])
        pytest.fail(f"{name} has changed. If that is meant to be: {UPDATE}\n{shown}", pytrace=False)
