"""Atiwa as text: all of it there, never wider than the terminal, in every language."""

import pytest

from tests.atiwa.test_board import CHALLENGED, decisions, somewhere
from tests.positions import printed, unnumbered


@pytest.mark.parametrize("name", sorted(decisions()))
def test_what_can_be_chosen_carries_its_number(name: str) -> None:
    state = decisions()[name]
    text = printed(state, 120)
    assert "…" not in "".join(text.splitlines()[:8]), "spaces are told in full"
    assert unnumbered(state, text) == []


def test_everything_on_the_table_is_shown() -> None:
    for percent in (10, 50, 90):
        state = somewhere(3, 5, percent)
        view = state.view(None)
        text = printed(state, 160)
        for space in view["spaces"]:
            assert f"{space['id']} " in text
        for card in view["open"]:
            assert card is None or f"□{card['id']}" in text
        own = view["communities"][view["seat"]]
        for card in own["cards"]:
            assert f"{card['place']} " in text
        polluted = [c for card in own["cards"] for c in card["cells"] if c["content"] == "polluted"]
        assert text.count("▒▒") == len(polluted)
        for community in view["communities"]:
            assert f"{community['score']} " in text


def test_the_conditions_of_a_challenge_are_listed() -> None:
    state = CHALLENGED["investor"].somewhere(1, 1, 100)
    text = printed(state, 100)
    assert text.count("✓ ") + text.count("✗ ") >= len(state.view(None)["goal"])
    assert "Settlements:" in text
