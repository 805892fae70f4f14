"""Equal points: who leads, and what the page says decided it."""

import pytest

from atoll import Game, game
from atoll.engine.ties import deciding, foremost
from atoll.engine.words import Words
from atoll.testing.cases import few
from atoll.text import LANGUAGES
from tests.house import HOUSE

POINTS = [7, 9, 9, 9]
SHELLS = ("tie-shells", [9, 4, 4, 1])
TILES = ("tie-exhausted", [0, -2, -3, 0])


def test_points_decide_first() -> None:
    assert foremost([0, 1], [3, 5], [SHELLS]) == [1]
    assert deciding([0, 1], [3, 5], [SHELLS]) is None


def test_tie_breaks_part_equals_one_after_another() -> None:
    assert foremost([0, 1, 2, 3], POINTS, [SHELLS]) == [1, 2]
    assert foremost([0, 1, 2, 3], POINTS, [SHELLS, TILES]) == [1]
    assert foremost([0, 2, 3], POINTS, [SHELLS, TILES]) == [2]


def test_what_decided_is_told() -> None:
    decided = deciding([0, 2, 3], POINTS, [SHELLS])
    assert decided == Words("tie-decided", {"what": Words("tie-shells"), "most": 4, "next": 1})
    decided = deciding([0, 1, 2, 3], POINTS, [SHELLS, TILES])
    assert decided == Words("tie-decided", {"what": Words("tie-exhausted"), "most": 2, "next": 3})
    assert deciding([0, 1, 2, 3], POINTS, [SHELLS]) == Words("tie-shared")


@pytest.mark.parametrize("house_game", HOUSE, ids=lambda each: each.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_names_its_tie_breaks(house_game: Game, language: str) -> None:
    states = [case.new(1) for case in few(house_game) if case.seats == 2]
    found = [(state, tie) for state in states for tie in state.ties()]
    assert found
    for state, (what, values) in found:
        assert len(values) == 2
        decided = Words("tie-decided", {"what": Words(what), "most": 2, "next": 1})
        assert "2" in state.say(decided, language)


def test_an_alliance_is_judged_condition_by_condition() -> None:
    state = game("tindaya").new(2, 1)
    assert state.together()
    found = [(reason.words.key, reason.met) for reason in state.reasons()]
    short = next(reason for reason in state.reasons() if not reason.met)  # nobody is placed yet
    assert "Nobles of each tribe: 0" in state.say(short.words)
    assert "Blue and Orange" in state.say(short.words)
    assert ("condition-wrath", True) in found
    rivals = game("tindaya").new(2, 1, mode="dominion")
    assert not rivals.together()
    keys = [reason.words.key for reason in rivals.reasons()]
    assert keys == ["condition-wrath", "condition-archipelago", "no-survivor", "no-survivor"]
