"""The games of the playthroughs, replayed: not a word of them has changed."""

from difflib import unified_diff
from pathlib import Path

import pytest

from atoll import State
from tests.house import HOUSE
from tests.playthroughs.setups import SETUPS, Setup
from tests.playthroughs.transcript import UPDATE, moves_of, transcript

HERE = Path(__file__).parent


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.file)
def test_a_playthrough_is_as_it_was(setup: Setup) -> None:
    golden_file = HERE / setup.file
    assert golden_file.exists(), f"{setup.file} is to be written: {UPDATE} {setup.file}"
    golden = golden_file.read_text(encoding="utf-8")
    moves = moves_of(golden)

    def play(state: State) -> int | None:
        text = next(moves, None)
        legal = {state.notation(move): move for move in state.moves()}
        return None if text is None else legal.get(text)

    check(setup.file, golden, transcript(setup, play))
    assert "The game is over." in golden


def test_every_game_is_written_down_at_every_seat_count() -> None:
    written = {(setup.name, setup.seats) for setup in SETUPS}
    assert written == {(game.name, seats) for game in HOUSE for seats in game.seats}
    assert {file.name for file in HERE.glob("*-*.txt")} == {setup.file for setup in SETUPS}


def check(name: str, golden: str, now: str) -> None:
    """Fail with the first differences and the way to accept them."""
    if golden != now:
        diff = unified_diff(golden.splitlines(), now.splitlines(), name, "now", lineterm="", n=4)
        shown = "\n".join([line for line, _ in zip(diff, range(60), strict=False)])
        pytest.fail(
            f"{name} has changed. If that is meant to be: {UPDATE} {name}\n{shown}", pytrace=False
        )
