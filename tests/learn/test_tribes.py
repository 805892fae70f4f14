"""A game of the house is learned, in small."""

import numpy as np
import pytest

import atoll
from atoll.learn.mind import Mind, new_net
from atoll.learn.pupil import Pupil, slope
from atoll.learn.selfplay import Homework, Lesson


def test_a_mind_learns_tribes_beyond_what_is_thought_by_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A few games are enough to foresee the ends of others better."""
    game = atoll.game("tribes")
    pupil = Pupil(new_net(game, 2, np.random.default_rng(1)))
    monkeypatch.setattr("atoll.learn.selfplay.LAMBDA", 1.0)
    monkeypatch.setattr("atoll.learn.pupil.PASSES", 2)  # so few games are gone over more often

    def lesson(first: int, games: int) -> Lesson:
        mind = Mind(game, {2: pupil.net}, {}).write()
        return Homework("tribes", mind, 2, tuple(range(first, first - games, -1)), {}).play()

    unseen = lesson(-1000, 8)
    before, _ = slope(pupil.net, unseen.rows, unseen.by_hand, unseen.ends)
    pupil.take(lesson(-1, 24))
    pupil.learn(np.random.default_rng(2))
    after, _ = slope(pupil.net, unseen.rows, unseen.by_hand, unseen.ends)
    assert after < before - 0.005
