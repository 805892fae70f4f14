"""Writes the playthroughs anew: `python -m tests.playthroughs --update [file ...]`."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from atoll import Chance, State, seeded
from atoll.games.tindaya.forecast import forecast
from atoll.games.tindaya.names import DESTRUCTION
from atoll.games.tindaya.state import Tindaya
from tests.playthroughs.perft import table
from tests.playthroughs.setups import SETUPS
from tests.playthroughs.transcript import UPDATE, transcript

HERE = Path(__file__).parent

TRIED = 8  # moves looked at
PLAYOUTS = 4  # games begun with each


def choose(state: State, chance: Chance, ahead: int) -> int:
    """Of a few random moves the one after which random play goes best for a while.

    It asks nothing but the rules, so that playthroughs stay as they are when bots improve.
    """
    tried = [chance.pick(state.moves()) for _ in range(TRIED)]
    return max(dict.fromkeys(tried), key=lambda move: prospect(state, move, chance, ahead))


def prospect(state: State, move: int, chance: Chance, plies: int) -> float:
    """What comes of a move some decisions later."""
    hope = HOPES.get(state.game_name(), lead)
    total = 0.0
    for _ in range(PLAYOUTS):
        ahead = state.redeal(state.seat, chance.fork())
        ahead.play(move)
        for _ in range(plies):
            if not ahead.over:
                ahead.play(chance.pick(ahead.moves()))
        total += hope(ahead, state.seat)
    return total


def lead(state: State, seat: int) -> float:
    """How far ahead a seat is; alone, how far it has come."""
    scores = state.scores()
    return scores[seat] * max(len(scores), 2) - sum(scores)


def survival(state: State, seat: int) -> float:
    """In Tindaya: how far all have come and how safe they are; in the Dominion one's points too."""
    assert isinstance(state, Tindaya)
    coming = forecast(state)
    wrath = [god["wrath"] for god in coming["gods"]] if coming else list(state.wrath)
    hungry = sum(tribe["hungry"] + tribe["cold"] for tribe in coming["tribes"]) if coming else 0
    people = [tribe.villagers + 3 * min(tribe.nobles, 3) for tribe in state.tribes]
    doom = 200 * (state.doom > 0) + 30 * (max(wrath) == DESTRUCTION)
    points = state.scores()[seat] if state.mode.dominion else 3 * max(state.scores())
    points += 60 * (state.traitor >= 0)  # whose rules are to be seen
    return int(40 * state.era + 2 * min(people) + points - 5 * sum(wrath) - 3 * hungry - doom)


HOPES: dict[str, Callable[[State, int], float]] = {"tindaya": survival}


def update(files: list[str]) -> None:
    """Write these files anew, or all."""
    for setup in SETUPS:
        if not files or setup.file in files:
            text = transcript(setup, partial(choose, chance=seeded(setup.seed), ahead=setup.ahead))
            (HERE / setup.file).write_text(text, encoding="utf-8")
    if not files or "perft.txt" in files:
        (HERE / "perft.txt").write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    known = {setup.file for setup in SETUPS} | {"perft.txt"}
    if sys.argv[1:2] != ["--update"] or not known.issuperset(sys.argv[2:]):
        sys.exit(f"usage: {UPDATE} [file ...]")
    update(sys.argv[2:])
