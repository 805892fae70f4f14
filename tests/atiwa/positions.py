"""Tables set up by hand, written the way the rulebook's examples are told.

A card is written as in `"c1 village br=family mr=tree+fruit"`: its place (column and row), its
name or number, and what lies on its cells. A side of the table begins with a Village on c1.
"""

from typing import Any

import atoll
from atoll.games.atiwa import GAME
from atoll.games.atiwa.community import CONTENTS, REPORT
from atoll.games.atiwa.decisions.cell import cell_name
from atoll.games.atiwa.parts import CELLS, COLOURS
from atoll.games.atiwa.spaces import KINDS
from atoll.games.atiwa.state import Atiwa
from tests.positions import asked, play, random_game

HOME = "c1 village br=family"
IDLE = "lt1"  # where the last worker of a round goes to do nothing
CROWD = ("lt2", "lv2", "lv1", "ls2", "ls1", "k1", "e1", "e2", "lf2", "lf1", "n2", "n1")


def side(*cards: str, gold: int = 0, **more: int) -> dict[str, Any]:
    """One player's side of the table; also night, missing, gone, and beside (spare markers)."""
    laid = [card(each) for each in cards or (HOME,)]
    polluted = sum(each["cells"].count("polluted") for each in laid)
    return {
        "cards": laid,
        "gold": gold,
        "night": more.get("night", 0),
        "missing": more.get("missing", 0),
        "pollution": polluted + more.get("beside", 0),
        "gone": more.get("gone", 0),
        "report": {},
    }


def card(text: str) -> dict[str, Any]:
    place, name, *rest = text.split()
    contents = dict(each.split("=") for each in rest)
    cells = [contents.pop(cell, "empty") for cell in CELLS]
    assert not contents, f"no such cells: {contents}"
    return {"card": name, "place": place, "cells": cells}


def table(
    *sides: dict[str, Any],
    turn: int | None = None,
    on: dict[str, int] | None = None,
    tiles: str = "abcdef",
    **more: Any,
) -> Atiwa:
    """A table on which a worker is to be placed; without `turn` it is the last one of the round.

    `on` says which workers stand where; the others stand where they are not missed. `tiles` is
    their first order. `bag` are the markers that are left; the others lie beside the last side.
    """
    here = list(sides) or [side()]
    number = more.get("round", 1)
    seats = len(here)
    turns = 3 * seats - 1 if turn is None else turn
    first = more.get("first", 0)
    bag = more.get("bag")
    if bag is not None:
        here[-1]["pollution"] += 44 - sum(bag) - sum(each["pollution"] for each in here)
    drawn = sum(each["pollution"] for each in here)
    s = GAME.from_dict(
        {
            "game": "atiwa",
            "round": number,
            "challenge": more.get("challenge", "none"),
            "marker": more.get("marker", first),
            "first": first,
            "workers": workers(seats, number, first, turns, on or {}),
            "track": [*tiles[: number - 1], None, *tiles[number - 1 :]],
            "open": open_cards(more.get("open", "")),
            "discard": more.get("discard", "").split(),
            "bag": bag or [22 - min(drawn, 22), 20 - max(0, drawn - 22), 2],
            "communities": here,
            "agenda": [{"matter": "place-worker", "seat": (first + turns) % seats, "turn": turns}],
            "chance": atoll.seeded(more.get("seed", 1)).stream,
        }
    )
    assert isinstance(s, Atiwa)
    return s


def workers(seats: int, number: int, first: int, turns: int, on: dict[str, int]) -> dict[str, Any]:
    """All workers that have been placed, those of `on` where it says."""
    owed = [(first + turn) % seats for turn in range(turns)]
    if seats == 1:
        colour = (number - 1) % 3
        earlier = [(colour - back) % 3 for back in range(1, min(number, 3))]
        owed = [colour] * turns + [each for each in earlier for _ in range(3)]
    for worker in on.values():
        owed.remove(worker)
    spaces = [space for space in CROWD if space not in on]
    standing = on | dict(zip(spaces, owed, strict=False))
    return {space: COLOURS[worker] if seats == 1 else worker for space, worker in standing.items()}


def open_cards(text: str) -> list[str | None]:
    found: list[str | None] = [None if name == "-" else name for name in text.split()]
    return [*found, *[None] * (4 - len(found))]


def end_round(s: Atiwa) -> Atiwa:
    """The last worker goes where it does nothing, and the maintenance phase begins."""
    play(s, IDLE)
    return play(s, "finish") if not s.over and asked(s) == "choose-action" else s


def next_round(s: Atiwa, first: bool = False) -> Atiwa:
    """Through the maintenance phase: everything is declined, or the first choice taken."""
    end_round(s)
    while not s.over and asked(s) != "place-worker":
        s.play(s.moves()[0 if first else -1])
    return s


def new(seats: int = 1, seed: int = 1, **options: Any) -> Atiwa:
    """A new game."""
    s = GAME.new(seats, seed, **options)
    assert isinstance(s, Atiwa)
    return s


def cells(s: Atiwa, seat: int = 0) -> dict[str, str]:
    """What lies on all cells that are not empty."""
    community = s.communities[seat]
    return {
        cell_name(community, cell): CONTENTS[content]
        for cell, content in enumerate(community.cells)
        if content
    }


def count(s: Atiwa, kind: str, seat: int = 0) -> int:
    return s.communities[seat].counts[KINDS.index(kind)]


def report(s: Atiwa, name: str, seat: int = 0) -> int:
    """A number of the last maintenance phase."""
    return s.communities[seat].report[REPORT.index(name)]


def items(s: Atiwa, space: str) -> list[str]:
    """What a space offers, in short."""
    seen = next(each for each in s.view()["spaces"] if each["id"] == space)
    return [
        f"{item.get('kind', item['op'])} {item['n']}" if item["op"] != "train" else "train"
        for item in seen["items"]
    ]


def random_positions(games: int, step: int = 1, seats: int = 0) -> list[Atiwa]:
    """Positions from games of random moves, for 1 to 4 players in turn."""
    return [
        s
        for seed in range(games)
        for s in random_game(new(seats or 1 + seed % 4, seed), seed, step)
    ]
