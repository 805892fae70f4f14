"""A position of Atiwa in numbers, and its tasks in words."""

from typing import Any

import pytest

from atoll.games.atiwa import GAME
from atoll.games.atiwa.decisions.cell import ALL, IN_GOLD, OTHERWISE, STOP
from atoll.games.atiwa.decisions.several import FINISH, WAYS, carried_out
from atoll.games.atiwa.parts import CARDS, CELL_COUNT
from atoll.games.atiwa.spaces import KINDS, MOST_ITEMS
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import HOME, end_round, new, side, table
from tests.positions import asked, in_row, play

RICH = "c1 village tm=bat bm=trained br=family mm=tree"


def named(s: Atiwa) -> list[str]:
    """The names of all legal actions."""
    numbering = GAME.actions(s.seats)
    names = numbering.names(new(s.seats))
    return [names[action] for action in numbering.legal(s)]


def test_a_row_counts_what_a_careful_player_counts() -> None:
    s = table(side(RICH, "b1 24 tm=bat ml=bat", gold=45, missing=2), side(HOME, gold=3))
    for name, numbers in {
        "own.tree": [1],
        "own.bat": [3],
        "own.bat.scoring": [0],
        "own.trained": [1],
        "own.untrained": [1],
        "own.gold": [40],
        "own.gold.more": [5],
        "own.missing": [2],
        "own.nature": [1],
        "own.terrains": [1],
        "own.demand": [2],
        "own.short": [0],
        "own.bare-trees": [1],
        "own.families-without-bat": [1],
        "own.affordable": [0, 0, 0, 0],  # all cost two trees or more
        "other1.gold": [3],
        "other1.untrained": [1],
        "round": [1, 0, 0, 0, 0, 0, 0],
    }.items():
        assert in_row(s, name) == numbers, name
    assert in_row(s, "own.empty-cells")[4] == 6  # of eight for a bat on terrain 24
    assert in_row(s, "other1.gold", seat=1) == [40]


def test_a_row_tells_what_lies_on_every_card_in_the_order_of_their_coming() -> None:
    s = table(side(HOME, "c2 36 mm=wild"))
    cards, cells = in_row(s, "own.cards"), in_row(s, "own.cells")
    assert cards[:3] == [3, 40, 0]  # from 1: the Village, the last terrain, nothing
    assert in_row(s, "own.places")[:3] == [2, 6, 0]
    assert (cells[7], cells[8 + 3], sum(cells)) == (9, 6, 15)  # a family and a wild animal


def test_alone_a_row_tells_how_long_workers_have_been_there() -> None:
    s = table(side(HOME), round=3, turn=0, on={"d1": 1, "d2": 0})
    spaces = [space.name for space in s.parts.spaces]
    workers = in_row(s, "workers")
    now, last, before = (workers[k * len(spaces) : (k + 1) * len(spaces)] for k in range(3))
    assert (sum(now), sum(last), sum(before)) == (0, 3, 3)
    assert (last[spaces.index("d1")], before[spaces.index("d2")]) == (1, 1)


def test_actions_have_names_that_can_be_read() -> None:
    s = table(side(HOME), turn=0)
    assert "place-worker d1" in named(s)
    play(s, "tr1")
    assert named(s) == ["choose-action item-1", "choose-action item-2", "choose-action finish"]
    play(s, "family-1")
    assert "place-family card1.bm-trained" in named(s)
    assert named(s)[-1] == "place-family stop"
    s = end_round(table(side(HOME, "b1 24 tm=bat ml=bat", gold=3)))
    assert asked(s) == "feed"
    assert named(s) == ["feed card2.ml", "feed gold"]  # the other bat was lost to pollution


def test_no_cell_and_no_item_has_the_number_of_another_move() -> None:
    assert CARDS * CELL_COUNT <= STOP < IN_GOLD < ALL < OTHERWISE
    assert max(carried_out(2 * MOST_ITEMS - 1, WAYS - 1) + 1, len(KINDS)) <= FINISH


# Tasks in saved positions


def top(s: Atiwa) -> dict[str, Any]:
    task: dict[str, Any] = s.to_dict()["agenda"][-1]
    return task


def test_a_person_can_read_what_waits() -> None:
    s = table(side(HOME), turn=0, open="36")
    assert top(s) == {"matter": "place-worker", "seat": 0, "turn": 0}
    play(s, "o1")
    assert top(s) == {"matter": "choose-action", "seat": 0, "space": "o1", "left": [1, 2]}
    play(s, "open-1")
    end, act, place = s.to_dict()["agenda"]
    assert end == {"matter": "end-turn", "seat": 0, "turn": 0, "flight": False}
    assert act == {"matter": "act", "seat": 0, "space": "o1", "left": [2]}
    assert place == {"matter": "place-card", "seat": 0, "card": "36"}
    play(s, "c2")
    assert top(s) == {"matter": "place-tree", "seat": 0, "left": 1, "reason": "action"}
    s = end_round(table(side(HOME, "b1 24 tm=bat ml=bat", gold=3)))
    fed = {"need": 1, "bats_eaten": 0, "smallest_token": None}
    assert top(s) == {"matter": "feed", "seat": 0, **fed}
    assert s.to_dict()["workers"]["lt1"] == "red"


@pytest.mark.parametrize("changes", [{"turn": 1}, {"seat": 1}])
def test_a_turn_that_is_not_due_is_refused(changes: dict[str, int]) -> None:
    data = play(table(side(HOME), side(HOME), turn=0), "tr1").to_dict()
    data["agenda"][0] |= changes
    with pytest.raises(
        ValueError, match=r"agenda\[0\] must be a task that this position can ask for"
    ):
        GAME.from_dict(data)


def test_items_that_a_space_does_not_have_are_refused() -> None:
    data = play(table(side(HOME), turn=0), "tr1").to_dict()
    data["agenda"][-1]["left"] = [1, 3]
    with pytest.raises(
        ValueError, match=r"agenda\[1\].left\[1\] must be a whole number from 1 to 2"
    ):
        GAME.from_dict(data)
