"""What holds for every bot of the house."""

import pytest

import atoll
from atoll.bots import Bot, bot
from atoll.engine.state import State
from tests.tribes.positions import table, tribe

GAME = atoll.game("tribes")
QUICK = ["random", "greedy", "easy", "mcts:3"]


def play_on(state: State, players: list[Bot], decisions: int) -> list[int]:
    """Let bots play for a while, told of every move; the moves they made."""
    chance = atoll.seeded(99)
    moves: list[int] = []
    while not state.over and len(moves) < decisions:
        seat = state.seat
        move = players[seat].choose(state.redeal(seat, chance.fork()))
        state.play(move)
        moves.append(move)
        for watching, player in enumerate(players):
            player.observe(move, state.redeal(watching, chance.fork()))
    return moves


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("spec", QUICK)
def test_a_bot_plays_whole_games_by_the_rules(spec: str, seats: int) -> None:
    state = GAME.new(seats, seed=seats)
    play_on(state, [bot(spec, GAME, seat) for seat in range(seats)], 100_000)
    assert state.over


@pytest.mark.parametrize("spec", [*QUICK, "mcts:20"])
def test_the_same_seed_gives_the_same_moves(spec: str) -> None:
    def moves(seed: int) -> list[int]:
        players = [bot(spec, GAME, seed), bot(spec, GAME, seed + 1)]
        return play_on(GAME.new(2, seed=4), players, 40)

    assert moves(1) == moves(1)
    assert any(moves(1) != moves(seed) for seed in (5, 7, 9, 11))


@pytest.mark.parametrize("spec", [*QUICK, "mcts:20"])
def test_what_a_redeal_made_up_changes_nothing(spec: str) -> None:
    """Two redeals of one view differ in all that is hidden, here the stream of chance."""
    state = GAME.new(3, seed=8)
    chance = atoll.seeded(0)
    for _ in range(30):
        state.play(chance.pick(state.moves()))
    one, two = (state.redeal(state.seat, atoll.seeded(seed)) for seed in (1, 2))
    assert one.chance.stream != two.chance.stream
    assert one.view(state.seat) == two.view(state.seat)
    assert bot(spec, GAME, 3).choose(one) == bot(spec, GAME, 3).choose(two)


@pytest.mark.parametrize("spec", QUICK)
def test_choosing_leaves_the_position_as_it_was(spec: str) -> None:
    state = GAME.new(2, seed=3)
    before = state.to_dict()
    bot(spec, GAME).choose(state)
    assert state.to_dict() == before


def test_a_bot_and_a_game_of_one_seed_draw_different_numbers() -> None:
    assert bot("random", GAME, 7).chance.stream != GAME.new(2, seed=7).chance.stream


def test_a_bot_that_does_not_choose_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Bot does not say how it chooses"):
        Bot(GAME).choose(GAME.new(2))


def test_easy_slips_now_and_then() -> None:
    state = table(tribe("horse*1 gold goat"), tribe(), row="m m+ p e p+ e+")
    best = bot("greedy", GAME, 1).choose(state)
    assert {bot("greedy", GAME, seed).choose(state) for seed in range(20)} == {best}
    easy = bot("easy", GAME, 1)
    choices = [easy.choose(state) for _ in range(100)]
    assert 60 < choices.count(best) < 95
