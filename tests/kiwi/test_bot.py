"""What bots think of positions of Kiwi Chow Down, and what they do in them."""

import pytest

from atoll import seeded
from atoll.bots import bot
from atoll.games.kiwi import GAME
from atoll.games.kiwi.bot.evaluate import evaluate
from atoll.games.kiwi.bot.rollout import (
    PAUSE,
    foreseen,
    is_detail,
    is_routine,
    promising,
    rollout,
    settled,
)
from atoll.games.kiwi.bot.worth import chance_to_win
from atoll.games.kiwi.decisions.card import PLAY_CARD
from atoll.games.kiwi.state import ACTIONS_PHASE, STOP, Kiwi
from tests.kiwi.hand import play
from tests.kiwi.positions import flock, new, numbered, solo, started, table, then
from tests.positions import asked


def value(s: Kiwi) -> float:
    return evaluate(s)[0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_values_are_chances_and_quick_moves_are_legal(seats: int) -> None:
    for options in ({}, {"setup": "free", "flocks": "b"}):
        s = new(seats, seats, **options)
        chance = seeded(seats)
        while not s.over:
            values = evaluate(s)
            assert len(values) == seats
            assert all(0 <= each <= 1 for each in values)
            assert seats == 1 or sum(values) == pytest.approx(1)
            move = rollout(s, chance)
            assert move in s.legal
            s.advance(move)
        values = evaluate(s)
        if s.winners():
            assert values.index(max(values)) in s.winners()


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_begun_is_brought_to_an_end_and_then_judged(seats: int) -> None:
    s = started(seats, 5)
    chance = seeded(3)
    begun = 0
    while not s.over:
        if is_detail(s):
            before = s.to_dict()
            after = settled(s)
            assert after.over or not is_detail(after)
            assert evaluate(s) == evaluate(after)
            assert s.to_dict() == before
            if s.phase == ACTIONS_PHASE:
                assert after.task.matter is PAUSE
                assert [each.played() for each in after.flocks] == [
                    each.played() for each in s.flocks
                ]
                begun += 1
        s.advance(rollout(s, chance))
    assert begun > 20


@pytest.mark.parametrize("seats", [1, 2])
def test_a_move_is_judged_before_anybody_else_plays(seats: int) -> None:
    """What the Kiwibot's next card will be is no reason for or against a move."""
    s = started(seats, 5)
    chance = seeded(3)
    finished = 0
    while s.season == 1:
        if s.phase == ACTIONS_PHASE:
            before = s.to_dict()
            for move in s.legal:
                after = foreseen(s, move)
                played = [each.played() for each in s.flocks]
                played[s.seat] += s.task.matter is PLAY_CARD
                assert [each.played() for each in after.flocks] == played
                finished += after.task.matter is PAUSE
            assert s.to_dict() == before
        s.advance(rollout(s, chance))
    assert finished > 10


def test_a_search_looks_at_a_few_of_many_moves() -> None:
    s = started(4, 7)
    chance = seeded(4)
    fewer = 0
    while not s.over:
        found = promising(s)
        assert found
        assert found == [move for move in s.legal if move in found]
        assert STOP not in s.legal or STOP in found
        fewer += len(found) < len(s.legal)
        s.advance(rollout(s, chance))
    assert fewer > 10


BETTER = [
    ({"kiwis": "2@0,1", "markers": "flower"}, {"kiwis": "2@0,1", "markers": "sand"}),
    ({"kiwis": "2@0,1", "markers": "flower"}, {"kiwis": "1@0,1", "markers": "flower"}),
    ({"markers": "flower flower"}, {"markers": "flower"}),
    ({"fruit": "red green"}, {"fruit": "red"}),
    ({"fruit": "red green"}, {"fruit": "red red"}),
    ({"points": 1}, {}),
    ({}, {"spent": True}),
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_what_is_better_is_valued_more(better: dict[str, str], worse: dict[str, str]) -> None:
    rival = "1@0,1 1@2,1"
    one, other = (
        table(flock(**each), flock(rival), season=4)  # type: ignore[arg-type]
        for each in (better, worse)
    )
    assert value(one) > value(other)


def test_nests_are_worth_more_while_seasons_are_to_come() -> None:
    def gain(season: int) -> float:
        bare = table(flock(), flock(), season=season)
        return value(table(flock(), flock(), season=season, nests="0:tree-1@0,0")) - value(bare)

    assert gain(1) > gain(3) > gain(4) == 0


def test_a_lead_in_the_season_card_counts_more_when_few_cards_are_left() -> None:
    early = table(flock(), flock())
    late = table(
        flock(slots="move move", hand="feed feed build"),
        flock(slots="move move", hand="feed feed build"),
    )
    for s in (early, late):
        chances = [chance_to_win(s, 0, [own, 2]) for own in (1, 2, 3)]
        assert chances == sorted(chances)
    assert chance_to_win(late, 0, [3, 2]) > chance_to_win(early, 0, [3, 2]) > 0.5
    assert chance_to_win(late, 0, [2, 2]) < chance_to_win(early, 0, [2, 2]) < 0.5


def test_alone_a_lost_card_counts_for_the_kiwibot() -> None:
    ahead = solo(flock("3@0,0 3@0,0"), flock("1@3,1"), cards="crowd loners")
    level = solo(
        flock("3@0,0 3@0,0"), flock("3@3,1 3@3,1 1@3,1", leader="3,1"), cards="crowd loners"
    )
    assert value(ahead) > value(level)
    assert value(solo(flock(), flock(), kept=1)) < value(solo(flock(), flock()))


def test_in_the_last_phase_every_hex_is_marked() -> None:
    s = table(flock("1@0,1 1@-1,0", markers="flower flower"), flock(), season=4)
    then(s, "marking")
    greedy = bot("greedy", GAME, 1)
    while asked(s) == "mark" or is_routine(s):
        s.play(greedy.choose(s))
    assert s.scores()[0] == 2


def test_quick_players_push_rivals_into_the_sea() -> None:
    s = table(flock("3@0,0", leader="3,1"), flock("2@0,-1"))
    play(s, "move", "red3@0,0")
    for wanted in ("0,-1", "green2@0,-1", "off"):
        move = rollout(s, seeded(1))
        assert s.notation(move) == numbered(s.island, wanted)
        s.play(move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_looking_one_decision_ahead_beats_chance(seats: int) -> None:
    won = 0
    for seed in range(3):
        s = new(seats, seed)
        players = [
            bot("greedy" if seat == seed % seats else "random", GAME, seed + seat)
            for seat in range(seats)
        ]
        while not s.over:
            s.advance(players[s.seat].choose(s))
        won += s.winners() == [seed % seats]
    assert won >= 2
