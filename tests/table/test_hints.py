"""A hint in words: what a move is for, and what the bot would do after it."""

import pytest

import atoll
from atoll.engine.chance import seeded
from atoll.engine.foresight import points_words
from atoll.engine.state import State
from atoll.engine.words import Words
from atoll.review.reviewer import Reviewer
from atoll.table import weighing
from atoll.table.hints import spoken
from atoll.table.offers import Offer
from atoll.table.weighing import Advice, Planned, weigh

LOOK = 0.4  # seconds


def played(name: str, plies: int, seats: int = 2) -> State:
    game, chance = atoll.game(name), seeded(0)
    state: State = game.new(seats, 11)
    for _ in range(plies):
        state.play(game.judge.rollout(state, chance))
    return state


@pytest.mark.parametrize(("name", "plies"), [("atua", 4), ("kiwi", 8)])
def test_a_hint_tells_what_comes_after_the_move(name: str, plies: int) -> None:
    state = played(name, plies)
    advice = weigh(name, state.to_dict(), LOOK, 5)
    assert advice[0].then
    assert not any(each.then for each in advice[1:])
    for language in ("en", "de", "it"):
        why = spoken(Offer(state, language), advice)["why"]
        assert any(" · " in line or "(" in line for line in why)
        assert not any(".." in line or "{" in line for line in why), why


def test_a_plan_is_told_in_full_sentences() -> None:
    state = played("tribes", 4)
    move = state.notation(state.legal[0])
    points = points_words(2, [])
    then = (Planned(Words("page-hint"), (points,)), Planned(Words("page-hint"), ()))
    why = spoken(Offer(state, "en"), [Advice(move, 0.5, then)])["why"]
    assert "Its plan after that: Hint (+2 points) · Hint." in why


def test_a_plan_knows_nothing_that_its_seat_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seen = played("kiwi", 8), []
    plan = weighing.plan

    def watched(bot: Reviewer, imagined: State, best: int) -> tuple[Planned, ...]:
        seen.append(imagined)
        return plan(bot, imagined, best)

    monkeypatch.setattr(weighing, "plan", watched)
    weigh("kiwi", state.to_dict(), LOOK, 5)
    assert seen[0].view(state.seat) == state.view(state.seat)
    assert seen[0].to_dict() != state.to_dict()
