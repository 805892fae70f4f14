"""Games by lot hardly outlive the first era. Here gods and nature are kind, and all eras are seen.

What the contract asks of every game is asked of the positions of such games too.
"""

from collections import Counter
from typing import Any

import pytest

from atoll import seeded
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.names import HEXES, SHORE
from atoll.games.tindaya.state import Tindaya
from atoll.testing.cases import Case
from atoll.testing.promises.games import check_census, check_end, check_scores
from atoll.testing.promises.moves import check_notation, check_refused_moves, check_voices
from atoll.testing.promises.positions import check_dictionary
from atoll.testing.promises.words import check_choices, check_refusals, check_speech
from atoll.testing.silence import changes
from tests.contract.census.tindaya import census
from tests.contract.silence import table
from tests.tindaya.plainly import check_row
from tests.tindaya.positions import new

# Seats, options, and seeds of games that come to their last era, and to a traitor if they may.
CASES: list[tuple[int, dict[str, Any], list[int]]] = [
    (1, {"difficulty": "hard"}, [1, 2]),
    (2, {"dowry": True}, [3, 6]),
    (3, {"mode": "dominion", "traitor": True, "layout": "random"}, [5, 6]),
    (3, {"lesson": 2}, [1]),
    (4, {"mode": "dominion", "difficulty": "medium"}, [1]),
]
ENOUGH = 3  # of everything


def be_kind(s: Tindaya) -> None:
    """Content gods; before every action full stores, and nobles far from each other."""
    s.wrath = bytearray(len(s.wrath))
    if s.task.matter is not ACT:
        return
    for seat in s.tribes_left():
        tribe = s.tribes[seat]
        tribe.goods = [max(n, ENOUGH) for n in tribe.goods]
        safe = [place for place in s.land if s.ground[place] >= SHORE and not s.troops[place]]
        for place in safe[seat :: len(safe) // 3]:
            if tribe.nobles < s.parts.nobles:
                s.nobles[seat * HEXES + place] += 1
                tribe.nobles += 1
    s.settle()


@pytest.mark.parametrize("number", range(len(CASES)))
def test_all_eras_keep_the_contract(number: int) -> None:
    seats, options, seeds = CASES[number]
    case = Case(GAME, seats, tuple(options.items()))
    asked: Counter[str] = Counter()
    for seed in seeds:
        end = check_game(case, seed, asked)
        assert end.era == end.mode.eras
        assert end.doom == 0
        assert (end.traitor >= 0) == ("traitor" in options)
    assert len(asked) > 15


def check_game(case: Case, seed: int, asked: Counter[str]) -> Tindaya:
    """A game to its end, with a closer look at every kind of decision in the later eras."""
    state, chance = new(case.seats, seed, **dict(case.options)), seeded(seed)
    while not state.over:
        be_kind(state)
        check_census(census(state))
        check_scores(case, state)
        assert len(state.moves()) < 200
        kind = state.task.matter.name
        if state.era > 1 and asked[kind] < 2:
            asked[kind] += 1
            check_position(case, state)
        before = state.view(None)
        state.story = []
        state.play(chance.pick(state.moves()))
        changed = list(changes(before, state.view(None)))
        assert table("tindaya").missing(changed, state.story) == []
    check_end(state)
    return state


def check_position(case: Case, state: Tindaya) -> None:
    check_voices(state)
    check_refused_moves(state)
    check_notation(state)
    check_speech(state)
    check_refusals(case, state)
    check_choices(state)
    check_dictionary(case, state.copy(), seeded(1))
    check_redeals(state)
    check_row(state)


def check_redeals(state: Tindaya) -> None:
    for seat in range(state.seats):
        redealt = state.redeal(seat, seeded(9))
        assert redealt.view(seat) == state.view(seat)
        assert redealt.seat != seat or redealt.moves() == state.moves()
        check_census(census(redealt))
