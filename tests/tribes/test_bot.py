"""How positions of Tribes are judged, and quick moves."""

import pytest

import atoll
from atoll.bots import bot
from atoll.games.tribes.bot.evaluate import evaluate
from atoll.games.tribes.bot.rollout import rollout
from tests.tribes.hand import play
from tests.tribes.positions import table, tribe

GAME = atoll.game("tribes")


@pytest.mark.parametrize("seats", GAME.seats)
def test_values_are_shares_of_the_chance_to_win(seats: int) -> None:
    state = GAME.new(seats, seed=seats)
    chance = atoll.seeded(1)
    while not state.over:
        values = GAME.judge.evaluate(state)
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(1)
        state.advance(GAME.judge.rollout(state, chance))
    values = GAME.judge.evaluate(state)
    best = max(range(seats), key=lambda seat: values[seat])
    assert best in state.winners()
    assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_quick_moves_are_legal_and_end_the_game_sooner_than_lots(seats: int) -> None:
    chance = atoll.seeded(2)
    for seed in range(3):
        state = GAME.new(seats, seed=seed)
        while not state.over:
            move = GAME.judge.rollout(state, chance)
            assert move in state.legal
            state.advance(move)
        assert state.progress().now < 100


def test_a_win_outweighs_any_margin() -> None:
    near = table(tribe(points=30), tribe(points=27), struck="golden-age plague", seat=1)
    far = table(tribe(points=30), tribe(points=3), struck="golden-age plague", seat=1)
    for state in (near, far):
        play(state, "p")
        assert state.over
        assert state.winners() == [0]
    assert evaluate(far)[1] < evaluate(near)[1] < 0.1


def test_a_board_within_reach_of_the_hand_is_nearly_won() -> None:
    """Taking the tile with the hand looks better than the same action without it."""
    state = table(tribe("horse*1 gold goat"), tribe(), row="m m+ p e p+ e+")
    plain, hand = state.copy(), state.copy()
    play(plain, "m")
    play(hand, "m+")
    assert evaluate(hand)[0] > evaluate(plain)[0]
    done = hand.copy()
    play(done, "hunting")
    assert done.seat == 1
    assert done.tribes[0].points == 2


def test_greedy_completes_the_best_board() -> None:
    state = table(
        tribe("goat*1 goat*1 horse*1"),
        tribe("wheat*1 gold goat"),
        boards="hunting cooking leather-making jewelry/cheese-making - - -",
        stones={"hunting": [0]},
        row="m m+ p e p+ e+",
    )
    play(state, "m+")
    assert state.notation(bot("greedy", GAME, 1).choose(state)) == "cheese-making"


def test_quick_play_takes_a_ready_board() -> None:
    state = table(tribe("horse*1 gold goat"), tribe(), row="m m+ p e p+ e+")
    chance = atoll.seeded(3)
    assert state.notation(rollout(state, chance)) == "move-hand"
    play(state, "m+")
    assert state.notation(rollout(state, chance)) != "act"


def test_quick_steps_lead_to_land_where_nobody_stands() -> None:
    state = table(tribe("horse*2 gold*1 goat"), tribe(), row="m p m+ e p+ e+")
    play(state, "m")
    chance = atoll.seeded(3)
    for _ in range(10):
        start = rollout(state, chance)
        assert state.notation(start) == "stop"
    state = table(tribe("horse*2 gold goat"), tribe(), row="m p m+ e p+ e+")
    play(state, "m")
    assert state.notation(rollout(state, chance)) == "0,0"
