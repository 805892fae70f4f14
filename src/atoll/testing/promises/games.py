"""Whole games: they begin as asked, keep all their parts, count their scores, and end."""

import re
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from hypothesis import strategies as st

from atoll import Chance, Game, State, seeded
from atoll.testing.cases import Case, every_case, every_game, every_setup, most_setups, played
from atoll.testing.effort import EFFORT, given
from atoll.testing.held import Census, Held
from atoll.testing.walks import Walk, walks

ENDLESS = 100_000  # decisions; no game takes nearly as many
GAMES = 200  # of every game, in all its setups together


@every_setup
def test_a_game_keeps_its_parts_and_ends(case: Case, held: Held) -> None:
    games = max(1, min(6, GAMES // len(played(case.game))))
    for number in range(games * (1 + EFFORT.max_examples // 100)):
        seed = crc32(f"{case} {number}".encode())
        check_game(case, case.new(seed), seeded(seed + 1), held.census)


def check_game(
    case: Case, state: State, chance: Chance, census: Callable[[State], Census] | None
) -> None:
    now = 0
    for _ in range(ENDLESS):
        if census is not None:
            check_census(census(state))
        check_scores(case, state)
        before, now = now, check_progress(state)
        assert before <= now
        if state.over:
            break
        state.play(chance.pick(state.moves()))
    check_end(state)


def check_census(counted: Census) -> None:
    assert {name: count for name, count in counted.items() if count[0] != count[1]} == {}
    assert counted


def check_scores(case: Case, state: State) -> None:
    scores, seats = state.scores(), list(range(case.seats))
    assert scores == [sum(state.breakdown(seat).values()) for seat in seats]
    winners = state.winners()
    if case.game.shared_fate(dict(case.options)):
        assert winners in ([], seats)
    else:
        assert winners or case.seats == 1 or case.game.all_may_lose
    assert sorted(set(winners)) == winners
    assert set(winners) <= set(seats)


def check_progress(state: State) -> int:
    """How far it has come; it never goes back."""
    progress = state.progress()
    assert progress.name
    assert progress.now >= 0
    assert progress.now <= progress.last or progress.last == 0
    return int(progress.now)


def check_end(state: State) -> None:
    assert state.over
    assert state.seat == -1
    assert state.moves() == state.candidates() == []
    refusal = state.refusal(0)
    assert refusal is not None
    assert refusal.rule == state.end_rule()
    with pytest.raises(ValueError, match="the game is over"):
        _ = state.task


@most_setups
@given(walk=walks)
def test_a_position_read_back_holds_all_parts(
    case: Case, walk: Walk, census: Callable[[State], Census]
) -> None:
    check_census(census(case.game.from_dict(walk.position(case).to_dict())))


@every_case
@given(walk=walks)
def test_the_same_seed_and_moves_give_the_same_game(case: Case, walk: Walk) -> None:
    for one, other in zip(walk.onwards(case, 20), walk.onwards(case, 20), strict=True):
        assert one.to_dict() == other.to_dict()
        assert one.moves() == other.moves()


@every_case
@given(seeds=st.lists(st.integers(-(2**64), 2**64), min_size=2, max_size=2, unique=True))
def test_other_seeds_give_other_games(case: Case, seeds: list[int]) -> None:
    first, second = [case.new(seed) for seed in seeds]
    assert first.chance.stream != second.chance.stream


@every_case
def test_seeds_can_be_told_apart_at_the_table_if_chance_decides_anything(case: Case) -> None:
    """Small games may come to the same end by other ways, so the way is looked at, too."""
    parts = (25, 50, 75, 100)
    ways = [[Walk(seed, 1, part).position(case).view(None) for part in parts] for seed in range(10)]
    same = 1 if case.game.luck else len(ways)
    assert all(ways.count(way) == same for way in ways)


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 99, 2.0, 3.5, "2", True, [2]])
def test_other_seat_counts_are_refused(game: Game, seats: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(seats))) as caught:
        game.new(seats)
    assert all(str(count) in str(caught.value) for count in game.seats)


@every_game
@pytest.mark.parametrize("seed", ["7", 1.5, True, None])
def test_a_seed_is_a_whole_number(game: Game, seed: Any) -> None:
    with pytest.raises(ValueError, match=f"whole number, not {re.escape(repr(seed))}"):
        game.new(seed=seed)


@every_game
def test_the_first_seat_count_is_the_default(game: Game) -> None:
    assert game.new().to_dict() == game.new(game.seats[0], 0).to_dict()


@every_game
def test_an_unknown_option_is_refused(game: Game) -> None:
    with pytest.raises(ValueError, match="no option 'colour'") as caught:
        game.new(game.seats[0], colour="red")
    assert all(option.name in str(caught.value) for option in game.options)


@every_game
def test_an_unknown_value_of_an_option_is_refused(game: Game) -> None:
    for option in game.options:
        seats = game.seats[0] if option.seats is None else option.seats[0]
        allowed = [(type(value), value) for value in option.values]
        unknown: list[Any] = ["purple", 1, True, None, [option.values[0]]]
        for wrong in unknown:
            if (type(wrong), wrong) in allowed:
                continue
            with pytest.raises(ValueError, match=option.name) as caught:
                game.new(seats, **{option.name: wrong})
            assert all(str(value) in str(caught.value) for value in option.values)


@every_game
def test_an_option_for_other_seat_counts_is_refused(game: Game) -> None:
    for option in game.options:
        for seats in [count for count in game.seats if count not in (option.seats or game.seats)]:
            with pytest.raises(ValueError, match=f"{option.name} is for"):
                game.new(seats, **{option.name: option.values[-1]})
