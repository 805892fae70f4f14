"""What a choice would bring is said whole: what is paid, what later rounds have of it, what finds no room."""

import pytest

from atoll import seeded
from atoll.engine.foresight import after, brings
from atoll.games.atiwa import GAME
from atoll.games.atiwa.parts import ROUNDS
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import IDLE, side, table
from tests.positions import asked

FULL = "c1 village br=family bm=family bl=family"


def brought(s: Atiwa, move: str) -> list[str]:
    number = s.parse(move)
    return [s.say(words, "en") for words in brings(s, number, after(s, number))]


@pytest.mark.parametrize(
    ("card", "space", "said"),
    [
        ("c1 village br=family ml=goat", "e1", ["no room for 1 goat"]),
        ("c1 village br=family", "e1", []),
        (FULL, "e2", []),  # that nothing of it is for this seat is said by the choice itself
        (FULL, "tr1", ["no room for 1 family"]),
    ],
)
def test_what_a_space_has_no_room_for_is_said_before_it_is_taken(
    card: str, space: str, said: list[str]
) -> None:
    assert brought(table(side(card, gold=3), turn=0), space) == said


def test_what_training_and_goats_bring_in_every_round_to_come() -> None:
    s = table(side("c1 village br=family", gold=3), turn=0)
    s.play("k1")
    s.play("paid-train-1")
    assert asked(s) == "train"
    later = ["+1 gold at the end of each round", "one pollution marker less each round"]
    assert brought(s, "c1.br") == ["+1 point: Trained families", *later]
    s = table(side(FULL, gold=3), turn=0)
    s.play("e1")
    s.play("goat-1")
    assert brought(s, "c1.ml") == ["+1 point: Supply board", "food needed each round: 3 → 2"]


def test_the_income_of_the_round_is_no_gain_of_its_last_space() -> None:
    s = table(side("c1 village br=trained bm=trained ml=goat", gold=2))
    ahead = after(s, s.parse(IDLE))
    assert ahead is not None
    assert ahead.scores()[0] > s.scores()[0]  # without families to send mining nothing is drawn
    assert brought(s, IDLE) == []


def test_after_the_last_income_no_round_is_to_come() -> None:
    meals = 0
    for seed in range(4):
        s, chance = GAME.new(2, seed), seeded(seed)
        while not s.over:
            assert isinstance(s, Atiwa)
            if s.round == ROUNDS and asked(s) == "feed":
                meals += 1
                for move in s.legal:
                    assert not [line for line in brought(s, s.notation(move)) if "round" in line]
            s.play(GAME.judge.rollout(s, chance))
    assert meals
