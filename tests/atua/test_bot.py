"""The judgement of positions: bots that use it play much better than chance."""

import pytest

from atoll import seeded
from atoll.bots.bot import Bot
from atoll.bots.greedy import Greedy
from atoll.bots.mcts import Mcts
from atoll.bots.random import Random
from atoll.games.atua import GAME
from atoll.games.atua.bot.evaluate import evaluate
from atoll.games.atua.bot.rollout import ALIKE, SEARCHED, promising, quick_place, rollout
from atoll.games.atua.bot.worth import (
    expected,
    pair_value,
    place_value,
    reach,
    tastes,
    totems_value,
    turns_left,
    with_face,
)
from atoll.games.atua.cards import KINDS
from atoll.games.atua.scoring import VOLCANO_SOURCE
from tests.atua.islands import card, counted, island
from tests.atua.positions import mark, new, table, until
from tests.positions import asked, play, played


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int, full: bool) -> None:
    for seed in range(3):
        place = seed % seats
        bots: list[Bot] = [Random(GAME, seed) for _ in range(seats)]
        bots[place] = Greedy(GAME, seed)
        state = played(new(seats, seed, inhabitants=full, fate=full), bots)
        assert state.winners() == [place]


def test_greedy_beats_tahuma_on_the_first_level_and_random_does_not() -> None:
    assert all(played(new(1, seed), [Greedy(GAME, seed)]).winners() == [0] for seed in range(3))
    assert all(played(new(1, seed), [Random(GAME, seed)]).winners() == [] for seed in range(3))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_quick_moves_beat_random_ones(seats: int) -> None:
    for seed in range(3):
        state, chance = new(seats, seed), seeded(seed)
        while not state.over:
            quick = state.seat == 0
            state.play(rollout(state, chance) if quick else chance.pick(state.moves()))
        if seats > 1:
            assert state.winners() == [0]
        else:
            assert state.scores()[0] > 50


def test_one_consumer_too_many_is_feared_more_the_later_it_is() -> None:
    assert pair_value(2.0, 3, 3, 0, 9) == 6.0
    assert pair_value(2.0, 4, 3, 0, 9) == 0.0
    worth = [pair_value(2.0, 4, 3, left, 9) for left in (1, 2, 3)]
    assert 0.0 < worth[0] < worth[1] < worth[2] < 6.0
    assert pair_value(2.0, 4, 3, 3, 9) > pair_value(2.0, 6, 3, 3, 9)
    assert pair_value(2.0, 3, 5, 4, 9) > pair_value(2.0, 3, 3, 4, 9)


def test_totems_are_worth_more_the_more_there_are_and_the_more_time_is_left() -> None:
    s = table()
    worth = [totems_value(s, n, n, 0, 0) for n in range(8)]
    assert worth == [0.0, 0.0, 2.0, 4.0, 7.0, 11.0, 16.0, 22.0]
    assert totems_value(s, 3, 3, 0, 0) < totems_value(s, 3, 3, 0, 2) < totems_value(s, 3, 3, 0, 6)
    assert totems_value(s, 4, 2, 1, 4) < totems_value(s, 4, 4, 0, 4)


def test_a_card_in_hand_is_as_good_as_laid() -> None:
    s = new(2, 3)
    seat = s.seat
    before = turns_left(s, seat)
    play(s, s.notation(s.moves()[0]))
    assert asked(s) == "place"
    assert turns_left(s, seat) == before - 1
    s.play(s.moves()[0])
    assert turns_left(s, seat) == before - 1


def test_an_island_that_reaches_far_hopes_for_more_from_volcanoes() -> None:
    s = table()
    places = s.islands[0].places(card("i04"))
    islands = sorted((s.islands[0].lay(card("i04"), move) for move in places), key=reach)
    near, far = islands[0], islands[-1]
    assert 0.0 < reach(near) < reach(far) <= 1.0
    hopes = []
    for each in (near, far):
        s.islands[0] = each
        hopes.append(expected(s, 0)[VOLCANO_SOURCE])
    assert hopes[0] < hopes[1]


def test_a_beach_is_best_continued_and_badly_covered() -> None:
    """Of all places for a second beach, those that join the first are preferred."""
    s = table()
    village = s.islands[0]
    s.islands[0] = village.lay(card("b01"), village.places(card("b01"))[0])
    assert s.islands[0].longest_beach() == 1
    taste = tastes(s, 0, with_face(s, 0, card("b02")))
    assert taste.beach > 0.0
    taste.losses, taste.reach = [0.0] * len(KINDS), 0.0
    for move in s.islands[0].places(card("b02")):
        value = place_value(s, 0, card("b02"), move, taste)
        made = s.islands[0].lay(card("b02"), move)
        assert value == (0.0 if made.longest_beach() == 2 else -taste.beach), move


def test_a_better_island_is_judged_better() -> None:
    s = table()
    s.islands = [counted("3 fisher 3 fish"), counted("3 fisher 2 fish")]
    values = evaluate(s)
    assert values[0] > values[1]
    assert sum(values) == pytest.approx(1.0)


def test_a_quick_place_covers_what_is_scored_already() -> None:
    """On the bare village a card may cover the fish, the huntress or the totem."""
    s = table()
    s.islands[0] = island("d1")
    for source in ("fisher", "canoe", "coconut", "volcano"):
        mark(s, 0, source, 0)
    s.islands[0].counts[2] = 1
    s.islands[0].counts[3] = 1  # the huntress has a bird, and a totem may still grow
    play(s, "i04")
    move = quick_place(s, 0, card("i04"), seeded(1))
    kinds = {symbol & 15 for symbol in s.islands[0].covered(move)}
    assert kinds == {1}  # the fish, whose source is scored


def test_a_search_looks_at_few_places_and_the_best_is_one_of_them() -> None:
    s = until(new(2, 3), "place")
    assert len(s.legal) > SEARCHED
    taste = tastes(s, s.seat, with_face(s, s.seat, s.task.n))
    worth = {move: place_value(s, s.seat, s.task.n, move, taste) for move in s.legal}
    found = promising(s)
    assert len(found) == len(set(found)) == SEARCHED
    assert max(worth.values()) == worth[found[0]]
    values = [worth[move] for move in found]
    assert all(values.count(value) <= ALIKE for value in values)
    assert [move for move, _, _ in Mcts(GAME, 1, 20).analyse(s) if move not in found] == []


def test_a_search_looks_at_every_card_of_the_row() -> None:
    s = new(2, 3)
    assert asked(s) == "take"
    assert promising(s) == s.moves()


def test_what_was_chosen_in_secret_counts_as_scored() -> None:
    s = until(new(2, 3), "score")
    seat = s.seat
    s.islands[seat] = counted("1 fisher 5 fish")
    early, late = s.copy(), s.copy()
    play(early, "fisher")
    play(late, "coconut")
    assert asked(early) == asked(late) == "score"
    assert evaluate(early)[seat] < evaluate(late)[seat]
