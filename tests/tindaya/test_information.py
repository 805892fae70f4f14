"""What seats see, redeals, positions as data, and the contract off the shelf."""

import json
from collections import Counter
from typing import Any

import pytest

from atoll import State
from atoll.engine.chance import seeded
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.names import IDOLS
from tests.contract.test_games import check_census
from tests.contract.test_moves import check_notation, check_refused_moves, check_voices
from tests.contract.test_positions import check_dictionary, leaves, seen
from tests.contract.test_words import check_choices, check_refusals, check_speech
from tests.contract.walks import Case, play_out
from tests.tindaya.positions import ask, begun, idol, put, table

CASES = [
    Case(GAME, seats, tuple(options.items()))
    for seats, options in [
        (1, {}),
        (1, {"lesson": 1}),
        (1, {"dowry": True, "difficulty": "hard"}),
        (2, {}),
        (2, {"mode": "dominion", "difficulty": "medium"}),
        (2, {"lesson": 2}),
        (3, {"layout": "random", "difficulty": "medium"}),
        (3, {"mode": "dominion", "lesson": 3}),
        (4, {"mode": "dominion", "traitor": True, "dowry": True}),
        (4, {"difficulty": "hard", "layout": "random"}),
    ]
]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def positions(case: Case) -> list[State]:
    """Positions of two games by lot in which every kind of decision comes up at most twice."""
    asked: Counter[str] = Counter()
    found: list[State] = []
    for seed in range(2):
        state, chance = case.new(seed), seeded(seed)
        while not state.over:
            kind = state.decision().name
            asked[kind] += 1
            if asked[kind] <= 2:
                found.append(state.copy())
            state.advance(chance.pick(state.legal))
    return found


@every_case
def test_moves_and_refusals_agree_and_notation_names_them(case: Case) -> None:
    for state in positions(case):
        check_voices(state)
        check_refused_moves(state)
        check_notation(state)
        assert len(state.moves()) < 200


@every_case
def test_every_decision_speaks(case: Case) -> None:
    for state in positions(case):
        check_speech(state)
        check_refusals(case, state)
        check_choices(state)


@every_case
def test_positions_go_through_json_and_keep_their_parts(case: Case) -> None:
    for state in positions(case):
        check_census(GAME.from_dict(json.loads(json.dumps(state.to_dict()))))
        check_dictionary(case, state, seeded(1))
        check_census(state)


@every_case
def test_copies_are_independent(case: Case) -> None:
    for state in positions(case)[::4]:
        before = seen(state, case.seats)
        copied = state.copy()
        assert seen(copied, case.seats) == before
        play_out(copied, seeded(2))
        assert seen(state, case.seats) == before
        assert copied.scores() == [sum(copied.breakdown(s).values()) for s in range(case.seats)]


@every_case
def test_no_seat_can_tell_a_redeal_from_the_truth(case: Case) -> None:
    for state in positions(case):
        for seat in range(case.seats):
            redealt = state.redeal(seat, seeded(9))
            assert redealt.view(seat) == state.view(seat)
            assert redealt.view(None) == state.view(None)
            if seat == state.seat:
                assert redealt.moves() == state.moves()
                assert redealt.candidates() == state.candidates()
            check_census(redealt)
            play_out(redealt, seeded(3))


@every_case
def test_views_are_plain_and_hide_the_stream(case: Case) -> None:
    for state in positions(case)[::3]:
        for seat in (None, *range(case.seats)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert state.chance.stream not in leaves(view)


JUNK: tuple[Any, ...] = (None, "x", "", -1, 2**70, 3.5, [], {}, True, [[]], {"x": 1})


@pytest.mark.parametrize("seats", [1, 3])
def test_broken_positions_are_refused(seats: int) -> None:
    """Every field, and every entry of every list in it, replaced by junk."""
    state = begun(seats)
    data = json.loads(json.dumps(state.to_dict()))
    refused = 0
    for field, value in data.items():
        for junk in JUNK:
            broken = [junk]
            if isinstance(value, list) and value:
                broken.append([junk, *value[1:]])
            for wrong in broken:
                try:
                    read = GAME.from_dict({**data, field: wrong})
                except ValueError:
                    refused += 1
                else:
                    play_out(read, seeded(1))
    assert refused > 400


def test_every_field_of_a_position_is_needed() -> None:
    data = begun(2).to_dict()
    for field in data:
        if field != "game":
            with pytest.raises(ValueError, match=r"\S"):
                GAME.from_dict({name: data[name] for name in data if name != field})


def test_idols_in_hand_are_hidden_from_others() -> None:
    s = table(2)
    idol(s, 0, "wrath", "learning")
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    assert s.view(0)["tribes"][0]["idols"]["wrath"] == 1
    for other in (1, None):
        tribe = s.view(other)["tribes"][0]
        assert "idols" not in tribe
        assert tribe["idols_in_hand"] == 2
    kinds = {tuple(s.redeal(1, seeded(seed)).tribes[0].idols) for seed in range(20)}
    assert len(kinds) > 5
    assert all(sum(kind) == 2 for kind in kinds)
    assert s.redeal(0, seeded(4)).tribes[0].idols[IDOLS.index("wrath")] == 1


def test_secret_objectives_are_hidden_and_redealt() -> None:
    s = begun(3, mode="dominion")
    mine = s.tribes[0].secrets
    assert s.view(1)["tribes"][0]["objectives"][0]["known"] is None
    others = {tuple(s.redeal(0, seeded(seed)).tribes[1].secrets) for seed in range(20)}
    assert len(others) > 5
    for seed in range(20):
        d = s.redeal(0, seeded(seed))
        assert d.tribes[0].secrets == mine
        assert d.tribes[1].secrets[0] not in (*mine, *s.tribes[0].discards)
    s.tribes[1].seen[0] = 1
    assert all(
        s.redeal(0, seeded(seed)).tribes[1].secrets == s.tribes[1].secrets for seed in range(9)
    )
