"""Kiwi Chow Down as text: all of it there, never wider than the terminal, in every language."""

import pytest

from tests.kiwi.positions import flock, table
from tests.kiwi.test_board import EXPECTED, decisions, somewhere
from tests.positions import printed, unnumbered

BUTTONS = "done|pay-"  # they are in the list of choices alone


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_what_can_be_chosen_carries_its_number(name: str) -> None:
    state = decisions()[name]
    text = printed(state, 140)
    assert "…" not in text + printed(state, 60)
    assert unnumbered(state, text, BUTTONS) == []


def test_everything_on_a_hex_is_shown() -> None:
    state = table(
        flock("1@0,1 1@0,1 2@0,1 3'@1,0", leader="2,0"),
        flock("1@0,1", leader="3,1"),
        nests="1:cave-1@0,1",
        marks="0@1,0",
    )
    text = printed(state, 100)
    for shown in ("●1×2 ●2 ■1", "■C1", "●3’ ⚑●", "∴7 ●3", "●♛", "■♛"):
        assert shown in text, shown


def test_a_crowded_hex_is_told_in_a_line_of_its_own() -> None:
    crowd = flock("1@0,1 1'@0,1 2@0,1 2'@0,1 3@0,1 3'@0,1", leader="0,1")
    others = [flock("1@0,1 2@0,1 3@0,1", leader=home) for home in ("3,1", "4,0")]
    assert "✿16 ●15 ●1 ●2 ●3 ●1’ ●2’ ●3’ ●♛ ■1 ■2 ■3 ▲1 ▲2 ▲3" in printed(table(crowd, *others), 60)


def test_a_narrow_terminal_gets_a_list_of_hexes() -> None:
    state = somewhere(4, 0, 50)
    lines = printed(state, 60).splitlines()
    for place in state.view(None)["island"]:
        assert any(f"{place['at']} " in line for line in lines)


def test_the_kiwibots_card_is_shown() -> None:
    text = printed(somewhere(1, 4, 30), 100)
    for row in ("Move", "Feed", "Build", "Wild"):
        assert f"  {row}: " in text
