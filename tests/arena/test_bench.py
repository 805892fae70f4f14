"""What `atoll bench` measures."""

import atoll
from atoll.arena import bench
from atoll.bots.bench import play_random

GAME = atoll.game("tribes")


def test_random_play_counts_decisions() -> None:
    state, counted = GAME.new(3, seed=1), 0
    chance = atoll.seeded(5)
    while not state.over:
        state.play(chance.pick(state.moves()))
        counted += 1
    again = GAME.new(3, seed=1)
    assert play_random(again, atoll.seeded(5)) == counted
    assert again.scores() == state.scores()


def test_a_measurement() -> None:
    speed = bench.measure(GAME, 4, seconds=0.05)
    assert (speed.game, speed.seats) == ("tribes", 4)
    assert speed.decisions > speed.games > 0
    assert speed.copy > 0
    assert speed.judging > 0
    assert speed.calibration > 0
    assert speed.to_dict()["ratio"] == speed.decisions / (speed.calibration * 1000)


def test_the_calibration_is_never_compiled() -> None:
    assert str(bench.__file__).endswith(".py")
    assert bench.lap() == bench.lap()
