"""Tindaya as text: all of it there, never wider than the terminal, in every language."""

import re
from io import StringIO

import pytest
from rich.console import Console

from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.barter import GIVE
from tests.positions import printed, unnumbered
from tests.tindaya.positions import ask, begun, give, hold, idol, put, table
from tests.tindaya.test_board import CASES, decisions, walk

# What is in the list of choices alone: buttons, numbers of pieces, who goes along.
BUTTONS = r"done|act-(?!idol)|barter-|count-|party-|seer-|base-"


@pytest.mark.parametrize("width", [60, 80, 140])
def test_what_can_be_chosen_carries_its_number(width: int) -> None:
    for name, state in decisions().items():
        text = printed(state, width)
        assert "…" not in text
        assert unnumbered(state, text, BUTTONS) == [], name


def test_the_map_shows_what_stands_where() -> None:
    state = table(2)
    put(state, "1,0", villagers=2, nobles=1, site="fishing")
    put(state, "2,5", seat=1, villagers=3)
    text = printed(hold(state, GIVE, 0, 1), 100)
    names = {each["at"]: each["name"] for each in state.view(None)["hexes"]}
    assert f"{names['1,0']} ∴F ●2♛" in text
    assert f"{names['2,5']} ♣ ■3" in text
    rows = [line for line in text.splitlines() if "▲" in line or "◎" in line]
    assert sum(len(re.findall(r"▲\d", line)) for line in rows) == 8
    assert sum(len(re.findall(r"◎\d", line)) for line in rows) == 8


def test_a_narrow_terminal_gets_every_hex_by_name() -> None:
    state = begun(3)
    text = printed(state, 60)
    for place in state.view(None)["hexes"]:
        if place["ground"] != "sea":
            assert re.search(rf"\b{place['name']}\s", text), place


def test_the_gods_the_events_and_the_plan_are_told() -> None:
    state = begun(2, mode="dominion")
    view, text = state.view(state.seat), printed(state, 140)
    for god in view["gods"]:
        level = "▮" * god["wrath"] + "▯" * (4 - god["wrath"])
        assert f"{god['god'].title()} {level} reaches {god['radius']} hexes" in text
    assert text.count(" 0/2") == sum(each["wanted"] for g in view["gods"] for each in g["strips"])
    assert "Events: " in text
    assert "If the era ended now:" in text
    assert "Solidarity points: 5" in text
    assert "To win" not in text
    assert "To win (" in printed(begun(2), 140)


def test_a_tribe_shows_what_it_holds_and_hides_it_from_others() -> None:
    state = begun(2, mode="dominion")
    give(state, state.seat, fish=3, wood=2)
    idol(state, state.seat, "visions", "visions")
    text = printed(state, 140)
    assert re.search(r"3 fish.* wood", text)
    assert "Visions ×2" in text
    other = StringIO()
    Console(width=140, file=other).print(GAME.terminal(state.view(1 - state.seat)))
    assert "Visions" not in other.getvalue()
    held = state.view(None)["tribes"][state.seat]["idols_in_hand"]
    assert f"Idols in hand: {held}" in " ".join(other.getvalue().split())


def test_a_barter_under_way_is_told() -> None:
    state = table(2)
    give(state, 0, fish=2)
    give(state, 1, clay=1, wood=1)
    ask(state, GIVE, 0, 1)
    state.play(state.parse("fish"))
    assert "Blue offers Orange: 1 fish for ?" in printed(state)


@pytest.mark.parametrize("case", range(len(CASES)))
def test_the_end_is_told(case: int) -> None:
    *_, last = walk(case)
    assert re.match(r"Tindaya · .*(lose|win|survive)", printed(last))
