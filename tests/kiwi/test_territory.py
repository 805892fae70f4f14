"""Which hexes bots expect to hold."""

import pytest

from atoll.games.kiwi.bot.territory import held_hexes
from atoll.games.kiwi.kinds import TERRAIN
from atoll.games.kiwi.state import Kiwi
from tests.kiwi.positions import flock, table
from tests.kiwi.readings import place

HEX = "0,1"
FAR = "3,1"  # not beside it


def hope(s: Kiwi, player: int = 0, own: int = 3, other: int = 3) -> float:
    """A flock's chance on the only free hex, with so many cards to come for each side."""
    here = place(s, HEX)
    for hex_ in range(len(s.marks)):
        s.marks[hex_] |= hex_ != here
    return held_hexes(s, [own, other])[player * len(TERRAIN) + s.terrain[here]]


def alone_there(mine: str, rival: str = "") -> Kiwi:
    return table(flock(mine, leader=FAR), flock(rival, leader=FAR))


def test_a_lead_is_surer_the_wider_it_is() -> None:
    hopes = [hope(alone_there(f"{size}@{HEX}")) for size in (1, 2, 3)]
    assert hopes == sorted(hopes)
    assert 0.5 < hopes[0] < hopes[2] < 1


def test_rivals_beside_a_hex_threaten_it() -> None:
    safe = alone_there(f"2@{HEX}")
    near = alone_there(f"2@{HEX}", "2@0,0")
    crowded = alone_there(f"2@{HEX}", "3@0,0 3@0,0 3@0,2")
    assert hope(safe) > hope(near) > hope(crowded)


def test_who_stands_beside_a_hex_may_win_it() -> None:
    held = f"1@{HEX}"
    assert hope(alone_there(held), 1) == 0
    near = hope(alone_there(held, "2@0,0"), 1)
    strong = hope(alone_there(held, "3@0,0 3@0,0"), 1)
    there = hope(alone_there(held, f"3@0,0 3@0,0 1@{HEX}"), 1)
    assert 0 < near < strong < there < 1


def test_when_no_cards_are_to_come_the_lead_alone_counts() -> None:
    s = alone_there(f"2@{HEX}", f"1@{HEX} 3@0,0 3@0,0")
    assert hope(s, 0, 0, 0) == 1
    assert hope(s, 1, 0, 0) == pytest.approx(0)


def test_a_lead_is_less_sure_the_more_rivals_have_still_to_play() -> None:
    s = alone_there(f"2@{HEX}", "2@0,0")
    hopes = [hope(s, 0, 0, cards) for cards in (0, 1, 2, 3)]
    assert hopes == sorted(hopes, reverse=True)
    assert len(set(hopes)) == 4
    assert hope(s, 0, 0, 9) == hopes[3]  # what comes later can be answered


def test_marked_hexes_are_nobodys_to_win() -> None:
    assert hope(table(flock(f"3@{HEX}", leader=FAR), flock(leader=FAR), marks=f"0@{HEX}")) == 0
