"""Kiwi is foreseen up to a pause, which search never stops at."""

import numpy as np

import atoll
from atoll.learn.mind import Mind, new_net
from atoll.learn.selfplay import Homework


def test_what_is_foreseen_and_what_search_comes_to_are_learned() -> None:
    game = atoll.game("kiwi")
    mind = Mind(game, {1: new_net(game, 1, np.random.default_rng(1))}, {}).write()
    lesson = Homework("kiwi", mind, 1, (-1,), {}).play()
    encoding = game.encoding(1)
    asked = next(span for span in encoding.spans if span.name == "pending")
    pending = lesson.rows[:, asked.first : asked.first + asked.count]
    cards = int((pending[:, encoding.decisions["play-card"]] == 1).sum())
    pauses = int((pending.sum(1) == 0).sum())
    assert cards >= 8
    assert pauses >= 8
