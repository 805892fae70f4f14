"""What bots think of positions of Atiwa, and what they do in them."""

from typing import Any

import pytest

import atoll
from atoll.bots import bot
from atoll.games.atiwa import GAME
from atoll.games.atiwa.bot.evaluate import evaluate, projection, quiet, time_left
from atoll.games.atiwa.bot.rollout import quick
from atoll.games.atiwa.parts import CHALLENGES
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import HOME, random_positions, side, table
from tests.positions import asked, play

GOATS = "b1 29 tm=goat tr=goat ml=goat mr=goat"


def points(*cards: str, round: int = 4, gold: int = 3, **more: int) -> float:
    """The points that a solo player with these cards may end with."""
    return projection(table(side(*cards, gold=gold, **more), turn=0, round=round), 0)


BETTER = [
    ("c1 village br=trained", "c1 village br=family"),
    ("c1 village br=family tr=wild", "c1 village br=family"),
    ("c1 village br=family mr=tree+fruit", "c1 village br=family mr=tree"),
    ("c1 village br=family mr=tree", "c1 village br=family"),
    ("c1 village br=family tm=bat", "c1 village br=family"),
    ("c1 village br=family ml=goat", "c1 village br=family"),
    ("c1 village br=family", "c1 village br=family tm=polluted"),
    ("c1 village br=family; b1 town", "c1 village br=family; b1 farmstead"),
]


@pytest.mark.parametrize("round", [3, 5])
@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_what_is_better_is_valued_more(better: str, worse: str, round: int) -> None:
    assert points(*better.split("; "), round=round) > points(*worse.split("; "), round=round)


def test_gold_is_worth_something_at_any_time() -> None:
    for number in range(1, 8):
        assert points(HOME, round=number, gold=6) > points(HOME, round=number, gold=3)


def test_hunger_counts_more_than_the_points_of_its_families() -> None:
    """Six families cost two food more than five and bring two points; without food that is bad."""
    few = "c1 village br=family bm=family bl=family"
    assert points(few, GOATS, gold=0) > points(few, "b1 32 bl=family br=family", gold=0)


def test_the_time_left_is_counted_in_turns_of_the_seat() -> None:
    assert time_left(table(turn=0), 0) == 1.0
    assert time_left(table(turn=2, round=7), 0) == pytest.approx(1 / 21)
    s = table(side(), side(), turn=3, first=1, round=2)  # seats 1, 0, 1 have had a turn
    assert [time_left(s, seat) * 21 for seat in (0, 1)] == pytest.approx([17, 16])


def test_a_position_is_judged_when_the_turn_is_done() -> None:
    s = play(table(side(HOME, "b1 24"), turn=0), "tr2")
    assert asked(s) != "place-worker"
    before = s.to_dict()
    assert asked(quiet(s)) == "place-worker"
    assert projection(quiet(s), 0) != projection(s, 0)
    assert evaluate(s) == evaluate(quiet(s))
    assert s.to_dict() == before


def test_values_are_chances() -> None:
    for s in random_positions(8, 7):
        values = evaluate(s)
        assert len(values) == len(s.communities)
        assert all(0 <= value <= 1 for value in values)
        if len(values) > 1:
            assert sum(values) == pytest.approx(1)


def over(*sides: dict[str, Any], **more: Any) -> Atiwa:
    s = table(*sides, round=7, **more)
    s.agenda.clear()
    s.legal = []
    return s


def test_at_the_end_the_winner_is_ahead() -> None:
    values = evaluate(over(side(gold=30), side(gold=20), side(gold=29)))
    assert values[0] > 0.9
    assert values[0] > values[2] > values[1]


def test_alone_more_points_are_better_on_both_sides_of_the_goal() -> None:
    values = [evaluate(over(side(gold=gold)))[0] for gold in (20, 60, 100, 110, 111, 112, 150)]
    assert values == sorted(values)
    assert len(set(values)) == len(values)
    assert [over(side(gold=gold)).winners() for gold in (110, 111)] == [[], [0]]
    assert values[3] < 0.5 <= values[4]


def test_a_challenge_met_is_better_than_one_missed_with_more_points() -> None:
    met = over(side("c1 village br=trained", gold=91), challenge="no-pollution")
    missed = over(side("c1 village br=trained tm=polluted", gold=200), challenge="no-pollution")
    assert (met.winners(), missed.winners()) == ([0], [])
    assert evaluate(met)[0] >= 0.5 > evaluate(missed)[0]


def test_the_last_food_is_what_costs_the_fewest_points() -> None:
    """Four families and a goat need three food: two wild animals cost nothing, gold a point each."""
    families = "c1 village br=trained bm=trained bl=trained tr=wild"
    s = table(side(families, "b1 12 br=trained", "d1 14 tm=wild mm=goat", gold=9), round=7)
    play(s, "lt1")
    assert asked(s) == "feed"
    while not s.over and asked(s) == "feed":
        s.play(quick(s))
    assert s.communities[0].gold == 13  # with the income of four trained families
    assert (s.communities[0].counts[0], s.communities[0].counts[4]) == (0, 1)


def solo_points(name: str, games: int, **options: str) -> float:
    total = 0
    for seed in range(games):
        s = GAME.new(1, seed, **options)
        player = bot(name, GAME, seed)
        while not s.over:
            s.play(player.choose(s.redeal(0, s.chance.fork())))
        total += s.scores()[0]
    return total / games


def rollout_points(games: int) -> float:
    total = 0
    for seed in range(games):
        s, chance = GAME.new(1, seed), atoll.seeded(seed)
        while not s.over:
            s.play(GAME.judge.rollout(s, chance))
        total += s.scores()[0]
    return total / games


def test_looking_ahead_and_lines_of_it_beat_chance() -> None:
    """A line looks ahead where a worker is placed, and uses what that brings by quick moves."""
    lines = rollout_points(3)
    assert solo_points("greedy", 3) > 100
    assert lines > 100
    assert lines > solo_points("random", 3) + 40


@pytest.mark.parametrize("challenge", CHALLENGES[1:])
def test_every_challenge_is_played_to_the_end(challenge: str) -> None:
    assert solo_points("greedy", 1, challenge=challenge) > solo_points(
        "random", 1, challenge=challenge
    )


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_search_is_the_same_again(seats: int) -> None:
    s = GAME.new(seats, seed=4)
    one, two = (bot("mcts:30", GAME, 5) for _ in range(2))
    for _ in range(6):
        move = one.choose(s.redeal(s.seat, atoll.seeded(1)))
        assert move == two.choose(s.redeal(s.seat, atoll.seeded(2)))
        s.play(move)
        for each in (one, two):
            each.observe(move, s.redeal(s.seat, atoll.seeded(3)))


def test_a_search_takes_the_town_it_can_pay() -> None:
    """Late in the game with trees and gold to spare, nothing brings more than a Town."""
    trees = "b1 06 tm=tree tr=tree ml=tree mm=tree mr=tree"
    s = table(side("c1 village br=trained", trees, gold=12), turn=2, round=7, on={"lv1": 0})
    for name in ("greedy", "mcts:200"):
        assert s.notation(bot(name, GAME, 1).choose(s)) == "lt1"
