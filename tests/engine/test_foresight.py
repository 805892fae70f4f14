"""What a move would bring, before it is made: true, and never more than one may know."""

from typing import Any

import pytest

import atoll
from atoll import Game, State
from atoll.engine import foresight
from atoll.games.kiwi.state import Kiwi
from atoll.lessons.course import lesson
from tests.house import HOUSE

PLIES = 160


def positions(game: Game, seats: int) -> list[State]:
    """The positions of a game by quick moves."""
    state, chance = game.new(seats, seed=5), atoll.seeded(5)
    found: list[State] = []
    while not state.over and len(found) < PLIES:
        found.append(state.copy())
        state.play(game.judge.rollout(state, chance))
    return found


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_nobody_looks_ahead_at_what_is_drawn(game: Game) -> None:
    """The same is foreseen whatever lies hidden, and nothing where something is drawn."""
    drawn = 0
    for state in positions(game, 2)[::7]:
        other = state.redeal(state.seat, atoll.seeded(99))
        for move in state.moves()[:12]:
            ahead, there = foresight.after(state, move), foresight.after(other, move)
            drawn += ahead is None
            assert (ahead is None) == (there is None)
            if ahead is not None and there is not None:
                assert ahead.chance.stream == state.chance.stream
                assert ahead.view(state.seat) == there.view(state.seat)
            told = foresight.brings(state, move, ahead), foresight.brings(other, move, there)
            assert told[0] == told[1]
            for words in told[0]:
                assert all(state.say(words, language) for language in ("en", "de", "it"))
    assert drawn or not game.luck


def test_suggestions_stop_before_something_is_drawn_or_somebody_else_decides() -> None:
    several = 0
    for state in positions(atoll.game("atiwa"), 2):
        moves = foresight.suggested(state)
        several += len(moves) > 1
        ahead = state.copy()
        for move in moves:
            assert ahead.seat == state.seat
            ahead.play(move)
        assert ahead.chance.stream == state.chance.stream
    assert several


def test_what_is_bought_is_not_told_as_a_loss_before_it_is_there() -> None:
    state = lesson(atoll.game("atiwa"), "locations").begin().state
    state.play("lf1")
    bought = state.parse("location-1")
    ahead = foresight.after(state, bought)
    assert ahead is not None
    assert ahead.scores()[state.seat] < state.scores()[state.seat]
    told = [words.key for words in foresight.brings(state, bought, ahead)]
    assert told == ["brings-paid", "brings-card"]


def test_a_marker_that_marks_land_is_no_fruit() -> None:
    marked = 0
    for seed in range(2):
        state, chance = atoll.game("kiwi").new(2, seed), atoll.seeded(seed)
        while not state.over:
            for move in state.moves()[:6]:
                ahead = foresight.after(state, move)
                if ahead is None or ahead.breakdown(state.seat) == state.breakdown(state.seat):
                    continue
                told = {words.key for words in foresight.brings(state, move, ahead)}
                if state.decision().name in ("mark", "mark-token") and "brings-points" in told:
                    marked += 1
                    assert "brings-spent" not in told
            state.play(atoll.game("kiwi").judge.rollout(state, chance))
    assert marked


def test_what_others_have_yet_to_answer_is_not_told_as_a_loss() -> None:
    """A drought takes land from all: whoever takes it loses first, and the others before they go on."""
    losses = 0
    for state in positions(atoll.game("tribes"), 2):
        for move in state.moves():
            ahead = foresight.after(state, move)
            if ahead is None or ahead.seat == state.seat or len(ahead.agenda) <= len(state.agenda):
                continue
            if ahead.scores()[state.seat] < state.scores()[state.seat]:
                losses += 1
                assert foresight.brings(state, move, ahead) == []
    assert losses


@pytest.mark.parametrize(("name", "matter"), [("kiwi", "push"), ("tribes", "move-from")])
def test_one_thing_to_point_at_is_asked_about_at_once(name: str, matter: str) -> None:
    met = [(foresight.folded(state), state) for state in positions(atoll.game(name), 3)]
    folds = [(fold, state) for fold, state in met if fold is not None]
    assert any(state.decision().name == matter for _, state in folds)
    for fold, state in folds:
        assert sorted([fold.step, fold.stop]) == sorted(state.legal)
        assert fold.ahead.seat == state.seat
        assert len(fold.ahead.legal) > 1


@pytest.mark.parametrize(
    ("name", "seed", "options"), [("tribes", 1, {}), ("kiwi", 1, {}), ("tindaya", 3, {"lesson": 1})]
)
def test_what_is_done_by_pointing_is_asked_by_itself(
    name: str, seed: int, options: dict[str, Any]
) -> None:
    """Where only one way leads on, the thing is not pointed at but done: what comes after is asked later."""
    folds = 0
    state, chance = atoll.game(name).new(2, seed, **options), atoll.seeded(seed)
    while not state.over:
        fold = foresight.folded(state)
        assert fold is None or fold.ahead.decision() is not state.decision()
        folds += fold is not None
        state.play(chance.pick(state.moves()))
    assert folds


def test_what_leads_to_the_same_position_does_not_matter() -> None:
    idle = 0
    for seed in range(3):
        state, chance = atoll.game("atiwa").new(2, seed), atoll.seeded(seed)
        while not state.over:
            if foresight.matters_not(state):
                idle += 1
                ways = [foresight.after(state, move) for move in state.legal]
                assert len({str(way and way.to_dict()) for way in ways}) == 1
            state.play(atoll.game("atiwa").judge.rollout(state, chance))
    assert idle


def test_a_nest_of_the_second_row_shows_its_point_wherever_it_is_chosen_or_paid_for() -> None:
    """Whether its bonus is drawn, which nobody may look at, or asked about."""
    game, found = atoll.game("kiwi"), set()
    for seed in range(1, 40):
        state, chance = game.new(2, seed), atoll.seeded(seed)
        assert isinstance(state, Kiwi)
        while not state.over:
            name, below = state.decision().name, state.agenda[-2:-1]
            if name == "build-nest" or (below and below[0].matter.name == "built"):
                for move in state.legal:
                    kind = move if name == "build-nest" else below[0].n
                    ahead = foresight.after(state, move)
                    told = [words.key for words in foresight.brings(state, move, ahead)]
                    second = state.flocks[state.seat].nests[kind] == 1
                    assert told.count("brings-points") == int(second), (seed, name, move)
                    found |= {(name, kind)} if second else set()
            state.play(game.judge.rollout(state, chance))
    assert {"build-nest", "pay-same"} <= {name for name, _ in found}
    assert {kind for _, kind in found} == {0, 1, 2}
