"""The coach knows where we are, and that the last round is not like the others."""

import atoll
from atoll.engine.words import Guide
from atoll.games.atiwa.parts import ROUNDS
from atoll.games.atiwa.state import Atiwa

LATE = {"guide-place-worker-last", "guide-feed-last"}


def said(guide: Guide | None) -> tuple[int, set[str]]:
    assert guide is not None
    return guide.now, {words.key for words in guide.advice}


def test_the_coach_follows_a_game_to_its_last_round() -> None:
    game = atoll.game("atiwa")
    state, chance = game.new(2, 5), atoll.seeded(5)
    assert isinstance(state, Atiwa)
    met: set[str] = set()
    while not state.over:
        now, keys = said(state.guide())
        assert now == int(state.view(state.seat)["phase"] != "work")
        assert not keys & LATE or state.round == ROUNDS
        met |= keys
        state.play(game.judge.rollout(state, chance))
    assert {"guide-place-worker", "guide-feed"} | LATE <= met
