"""Atiwa as text: all of it there, never wider than the terminal, in every language."""

from io import StringIO

import pytest
from rich.console import Console

from atoll.engine.session import choices
from atoll.games.atiwa import GAME
from atoll.games.atiwa.state import Atiwa
from atoll.text import LANGUAGES
from tests.atiwa.test_board import decisions, somewhere


def printed(state: Atiwa, width: int, language: str = "en") -> str:
    paper = StringIO()
    Console(width=width, file=paper).print(
        GAME.terminal(
            state.view(None),
            choices=choices(state, language),
            seat=state.seat if not state.over else None,
            language=language,
        )
    )
    return paper.getvalue()


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_line_is_wider_than_the_terminal(seats: int, language: str, width: int) -> None:
    for percent in (0, 40, 80, 100):
        lines = printed(somewhere(seats, width, percent), width, language).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert "…" not in "".join(lines[:8]), "spaces are told in full"


@pytest.mark.parametrize("name", sorted(decisions()))
def test_what_can_be_chosen_carries_its_number(name: str) -> None:
    state = decisions()[name]
    text = printed(state, 120)
    legal = [choice for choice in choices(state) if choice.refusal is None]
    shown: set[str] = set()
    for number, choice in enumerate(legal, 1):
        if choice.target and choice.target not in shown:
            shown.add(choice.target)
            assert f"[{number}]" in text, choice


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
    state = somewhere(1, 1, 100, "investor")
    text = printed(state, 100)
    assert text.count("✓ ") + text.count("✗ ") >= len(state.view(None)["goal"])
    assert "Settlements:" in text
