"""What waits is saved in words, and read back only where it can wait."""

from typing import Any

import pytest

from atoll.games.kiwi import GAME
from atoll.games.kiwi.state import Kiwi
from tests.kiwi.hand import play
from tests.kiwi.positions import bonus, flock, new, numbered, placed, table, then


def waiting(s: Kiwi) -> dict[str, Any]:
    """The task on top as it is saved, hexes by where they lie."""
    found = s.to_dict()["agenda"][-1]
    assert isinstance(found, dict)
    return {
        key: placed(s.island, value) if isinstance(value, str) else value
        for key, value in found.items()
    }


def charge() -> Kiwi:
    """A Leader's charge, with kiwis on both hexes it crosses."""
    s = table(flock(leader="0,-1"), flock("1@0,0 1@0,1", leader="3,1"))
    return play(s, "move", "power", "0,2")


def test_what_is_pushed_is_told_by_name() -> None:
    s = table(flock("3@0,0 1@1,0", leader="3,1"), flock("1@0,1 2@0,1"))
    play(s, "move", "red3@0,0", "0,1")
    task = {"matter": "push", "seat": 0, "left": 2, "hex": "0,1", "reach": 2}
    task |= {"rivals": False, "pusher": "3'", "powered": False, "charge": None}
    assert waiting(s) == task
    play(s, "green1@0,1")
    task = {"matter": "push-to", "seat": 0, "piece": "green1@0,1", "leaves": False, "charge": None}
    assert waiting(s) == task


def test_a_charge_says_where_it_began() -> None:
    task = {"matter": "push-to", "seat": 0, "piece": "green1@0,0", "leaves": True, "charge": "0,-1"}
    assert waiting(charge()) == task


def test_what_a_token_is_for_is_told_by_name() -> None:
    kiwis = "3@0,0 " * 6 + "1@0,1 1@0,2"
    s = bonus(table(flock(kiwis, track=0), flock(leader="3,1")), "place", 2)
    assert waiting(s) == {"matter": "take-token", "seat": 0, "purpose": "place", "left": 2}
    t = bonus(table(flock(kiwis, track=0), flock(leader="3,1")), "increase", 2)
    play(t, "red1@0,1")
    task = {"matter": "take-token", "seat": 0, "purpose": "grow"}
    assert waiting(t) == task | {"kiwi": "red1@0,1", "different": True}


def test_nests_and_sides_are_told_by_name() -> None:
    nests = "0:tree-1@0,1 0:lookout-1@0,2 0:lookout-2@1,1"
    s = then(table(flock("1@0,0"), season=2, nests=nests), "season-change")
    task = {"matter": "nest-bonus", "seat": 0, "nests": ["tree-1", "lookout-1", "lookout-2"]}
    assert waiting(s) == task
    side = flock(leader="1,0", card="aftershock")
    t = play(table(side, flock("1@2,1 1@1,2", leader="3,1")), "move", "power", "1,1", "green1@1,2")
    assert waiting(t) == {"matter": "repel-piece", "seat": 0, "left": 2, "used": ["s"]}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"hex": "99"}, "hex must be one of"),
        ({"reach": 4}, "reach must be a whole number from 1 to 3"),
        ({"left": 9}, "left must be a whole number from 1 to 4"),
        ({"pusher": "4"}, "pusher must be one of"),
        ({"odd": 1}, "must be a table of matter, seat, left"),
    ],
)
def test_what_cannot_be_pushed_is_refused(changed: dict[str, Any], said: str) -> None:
    s = table(flock("3@0,0 1@1,0", leader="3,1"), flock("1@0,1 2@0,1"))
    data = play(s, "move", "red3@0,0", "0,1").to_dict()
    data["agenda"][-1] |= changed
    with pytest.raises(ValueError, match=said):
        GAME.from_dict(data)


@pytest.mark.parametrize(
    "task",
    [
        {"matter": "move", "left": 0, "optional": 0},
        {"matter": "move-to", "piece": "green-leader"},
        {"matter": "fed", "kiwi": "red-leader"},
        {"matter": "pay-any", "price": 5},
        {"matter": "pay-marker", "left": 9},
        {"matter": "remove-token", "left": 0},
        {"matter": "pull-kiwi", "left": 1, "effect": 0},
        {"matter": "repel-piece", "left": 1, "used": []},
        {"matter": "travel", "steps": 9, "start": "1"},
        {"matter": "nest-bonus", "nests": ["cave-2"]},
        {"matter": "choose-prize"},
        {"matter": "mark", "which": "first"},
    ],
)
def test_what_cannot_wait_here_is_refused(task: dict[str, Any]) -> None:
    data = table(flock("1@0,0")).to_dict()
    data["agenda"].append({"seat": 0} | task)
    with pytest.raises(ValueError, match=r"agenda\[5\]|cannot wait here"):
        GAME.from_dict(data)


def test_kiwis_to_be_set_down_need_their_tokens() -> None:
    s = new(2, 1, setup="free")
    while s.task.matter.name != "set-kiwi":
        s.play(s.moves()[0])
    data = s.to_dict()
    here = numbered(s.island, "0,0")
    entry = {"hex": here, "size": 3, "count": 3, "moved": 0}
    kiwis = [
        each for each in data["flocks"][0]["kiwis"] if (each["hex"], each["size"]) != (here, 3)
    ]
    data["flocks"][0]["kiwis"] = [*kiwis, entry]
    with pytest.raises(ValueError, match="more tokens than the box"):
        GAME.from_dict(data)
