"""Tribes as text: all of it there, never wider than the terminal, in every language."""

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import atoll
from atoll.engine.session import choices
from atoll.engine.words import Words
from atoll.text import LANGUAGES

TRIBES = atoll.game("tribes")


def printed(state: atoll.State, width: int, language: str = "en", colours: bool = False) -> str:
    paper = StringIO()
    Console(width=width, file=paper, force_terminal=colours).print(
        TRIBES.terminal(
            state.view(state.seat),
            choices=choices(state, language),
            seat=state.seat if not state.over else None,
            language=language,
        )
    )
    return paper.getvalue()


def positions(seats: int, seed: int) -> Iterator[atoll.State]:
    state = TRIBES.new(seats, seed)
    chance = atoll.seeded(seed)
    for number in range(120):
        if state.over:
            return
        if number % 6 == 0:
            yield state
        state.play(chance.pick(state.moves()))


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    for state in positions(2 + width // 50, width):
        lines = printed(state, width, language).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        assert len(lines) < 60


def test_a_usual_position_fits_a_screen_of_100_by_40() -> None:
    for state in positions(2, 1):
        assert len(printed(state, 100).splitlines()) <= 40


def test_everything_on_the_table_is_shown() -> None:
    for state in positions(3, 8):
        text = printed(state, 160)
        view = state.view(None)
        for name in ("Blue", "Red", "Pink"):
            assert name in text
        for place in view["boards"]:
            if place["up"]:
                assert state.say(Words(f"achievement-{place['id']}")) in text
        own = view["tribes"][view["seat"]]
        hexes = text.count("╱") // 2
        free = sum(f"free-{view['seat']}-{q},{r}" in targets(state) for q, r in own["free"])
        assert hexes == len(own["land"]) + free
        assert len(re.findall("╱ *✗[^╲]*╲", text)) == own["exhausted"]


def targets(state: atoll.State) -> set[str]:
    return {state.target(move) for move in state.legal}


def test_what_can_be_chosen_carries_its_number() -> None:
    state = TRIBES.new(2, 3)
    text = printed(state, 100)
    for number in range(1, len(state.legal) + 1):
        assert f"[{number}]" in text


def test_a_territory_too_wide_for_a_map_becomes_a_list() -> None:
    state = TRIBES.new(2, 3)
    data = state.to_dict()
    land = data["tribes"][0]["land"]
    for q in range(2, 20):
        kind = ("goat", "horse", "wheat", "gold", "incense")[q % 5]
        land.append({"q": q, "r": 0, "kind": kind, "members": 0, "exhausted": False})
    text = printed(TRIBES.from_dict(data), 80)
    assert "gold [20] · incense [21]" in " ".join(text.split())
    assert max(len(line) for line in text.splitlines()) <= 80


def test_colours_are_left_out_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TRIBES.new(2, 3)
    assert "\x1b[91m" in printed(state, 100, colours=True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[91m" not in printed(state, 100, colours=True)


def test_a_game_without_a_picture_of_its_own_is_shown_as_data(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = TRIBES.new(2, 3).view(None)
    paper = StringIO()
    monkeypatch.setattr(TRIBES, "has_room", lambda _: False)
    Console(width=100, file=paper).print(TRIBES.terminal(view))
    assert "'name': 'round'" in paper.getvalue()
