"""Atua as text: all of it there, never wider than the terminal, in every language."""

import pytest

from tests.atua.positions import fates, holds, mark, table
from tests.atua.test_board import EXPECTED, decisions, somewhere
from tests.positions import printed, unnumbered


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_what_can_be_chosen_carries_its_number(name: str) -> None:
    state = decisions()[name]
    text = printed(state, 140)
    assert "…" not in text + printed(state, 60)
    assert unnumbered(state, text) == []


def test_the_island_is_drawn_with_the_numbers_of_its_cells() -> None:
    lines = [line.rstrip() for line in printed(table(), 100).splitlines()]
    start = lines.index("● Blue")
    assert lines[start + 1 : start + 9] == [
        "        0",
        " -3  fi ·· Hu",
        " -2     ··",
        " -1 ··········",
        "  0 ····✦ ····",
        "  1 ··········",
        "  2  SH ·· SA",
        "  3     ··",
    ]


def test_an_island_too_wide_is_told_card_by_card() -> None:
    state = table(village_of="d1")
    state.islands[0] = state.islands[0].laid(state.parts.card_ids.index("i01"), 90, 0, 0)
    assert "90,0,0 land fi MA bi fi" in printed(state, 80)
    squeezed = table()
    squeezed.islands[0] = squeezed.islands[0].laid(squeezed.parts.card_ids.index("i01"), 40, 0, 0)
    text = printed(squeezed, 80)
    assert "90,0,0" not in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80


def test_prices_coconuts_and_scored_sources_are_written() -> None:
    state = mark(table(nuts=(2, 0, 0, 0)), 0, "canoe", 7, scoring=2)
    text = printed(state, 100)
    assert "0¤ +2¤" in text
    assert "−3¤" in text
    assert "= 7 ✓B" in text


def test_tiles_are_written_and_hidden_inhabitants_are_not() -> None:
    state = fates(table(inhabitants=True, fate=True), "canoes")
    state = holds(holds(state, 0, "hina"), 1, "ika")
    text = printed(state, 100)
    assert "Most canoes" in text
    assert "Hina" in text
    assert "Ika" not in text


def test_tahuma_is_told() -> None:
    state = somewhere(1, 1, 60)
    tahuma = state.view(0)["tahuma"]
    assert f"Tahuma (Easy): {tahuma['score']} · {len(tahuma['pile'])} cards" in printed(state, 100)
