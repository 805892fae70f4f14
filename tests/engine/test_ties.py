"""Equal points: who leads, and what the page says decided it."""

import pytest

from atoll import game
from atoll.engine.ties import deciding, foremost
from atoll.engine.words import Words

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


@pytest.mark.parametrize("name", ["tribes", "atiwa", "kiwi", "atua", "tindaya"])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_game_names_its_tie_breaks(name: str, language: str) -> None:
    state = game(name).new(2, 1, **({"mode": "dominion"} if name == "tindaya" else {}))
    assert state.ties()
    for what, values in state.ties():
        assert len(values) == 2
        facts = {"what": Words(what), "most": 2, "next": 1}
        assert "2" in state.say(Words("tie-decided", {**facts}), language)


def test_an_alliance_is_judged_condition_by_condition() -> None:
    state = game("tindaya").new(2, 1)
    assert state.together()
    found = [(reason.words.key, reason.met) for reason in state.reasons()]
    assert ("condition-nobles", False) in found  # nobody has been placed yet
    assert ("condition-wrath", True) in found
    rivals = game("tindaya").new(2, 1, mode="dominion")
    assert not rivals.together()
    keys = [reason.words.key for reason in rivals.reasons()]
    assert keys == ["condition-wrath", "condition-archipelago", "no-survivor", "no-survivor"]
