"""Tables set up by hand, written the way the rulebook's examples are told.

The row is written as in `"p m+ e*1 golden-age*2"`: p, e and m are the plain action tiles, + adds
the hand, other words are events, *n are shells. Land is written as in `"goat*2 wheat! gold@1,-1"`:
*n are members, ! is exhausted, @ gives the hex; without it the tiles lie in a line to the east.
"""

import re
from typing import Any

import atoll
from atoll.games.tribes.state import Tribes
from tests.positions import random_game

GAME = atoll.game("tribes")
TILES = {
    "p": "procreate",
    "p+": "procreate-hand",
    "e": "explore",
    "e+": "explore-hand",
    "m": "move",
    "m+": "move-hand",
}
SHORT = {tile: short for short, tile in TILES.items()}
BROWN = "hunting cooking leather-making jewelry"
LANDS = ("goat", "horse", "wheat", "gold", "incense")
ORANGE = GAME.parts().tile_ids[-8:]
TRACKS = ("procreation", "exploration", "movement", "strength")


def land(text: str) -> list[dict[str, Any]]:
    tiles = []
    for i, word in enumerate(text.split()):
        kind, members, turned, place = re.fullmatch(
            r"([a-z]+)(?:\*(\d+))?(!?)(?:@(-?\d+,-?\d+))?", word
        ).groups()  # type: ignore[union-attr]
        q, r = map(int, place.split(",")) if place else (i, 0)
        tiles.append(
            {
                "q": q,
                "r": r,
                "kind": kind,
                "members": int(members or 0),
                "exhausted": bool(turned),
            }
        )
    return tiles


def tribe(
    lands: str = "goat*1 wheat gold",
    shells: int | None = None,
    points: int = 0,
    arrow: tuple[int, int] | None = None,
    **tracks: int,
) -> dict[str, Any]:
    """One player's side of the table; the shells that are left go to the first who names none."""
    return {
        "land": land(lands),
        "tracks": {name: tracks.get(name, 0) for name in TRACKS},
        "shells": shells,
        "points": points,
        "arrow": None if arrow is None else list(arrow),
    }


def table(
    *tribes: dict[str, Any],
    row: str = "p m+ e p+ m e+",
    boards: str = BROWN,
    stones: dict[str, list[int]] | None = None,
    struck: str = "",
    bag: str | None = None,
    seat: int = 0,
    seed: int = 1,
    totals: str = "open",
) -> Tribes:
    """A table on which `seat` is to choose a tile.

    `boards` are the face-up boards of the three epochs, parted by slashes; those above the first
    stones that are left out come from the box. `bag` is all the land that is left in the bag; the
    rest then lies with the last player.
    """
    sides = list(tribes)
    while len(sides) < 2:
        sides.append(tribe())
    if bag is not None:
        hand_over(sides, bag.split())
    slots = board_slots(boards)
    placed = [(stones or {}).get(board or "", []) for board in slots]
    turn_up(slots, placed)
    tiles = [word.split("*") for word in row.split()]
    shells = [int(tile[1]) if len(tile) > 1 else 0 for tile in tiles]
    share_out(sides, 5 * len(sides) - sum(shells))
    s = GAME.from_dict(
        {
            "game": "tribes",
            "round": 7,
            "ending": sum(event in ORANGE for event in struck.split()) >= len(sides),
            "totals": totals,
            "row": [
                {"tile": TILES.get(tile[0], tile[0]), "shells": count}
                for tile, count in zip(tiles, shells, strict=True)
            ],
            "held": None,
            "boards": slots,
            "stones": placed,
            "struck": struck.split(),
            "drawn": dict.fromkeys(LANDS, 0),
            "tribes": sides,
            "agenda": [{"matter": "choose-tile", "seat": seat}],
            "chance": atoll.seeded(seed).stream,
        }
    )
    assert isinstance(s, Tribes)
    return s


def hand_over(sides: list[dict[str, Any]], bag: list[str]) -> None:
    """Give the last player all land that is neither on the table nor in the bag."""
    here = [tile["kind"] for side in sides for tile in side["land"]] + bag
    rest = [kind for kind in LANDS for _ in range(10 - here.count(kind))]
    own = sides[-1]["land"]
    first = max(tile["q"] for tile in own) + 1
    own += [
        {"q": first + i, "r": own[-1]["r"], "kind": kind, "members": 0, "exhausted": False}
        for i, kind in enumerate(rest)
    ]


def share_out(sides: list[dict[str, Any]], shells: int) -> None:
    for side in sides:
        if side["shells"] is not None:
            shells -= side["shells"]
    open_hands = [side for side in sides if side["shells"] is None]
    for i, side in enumerate(open_hands):
        side["shells"] = shells if i == len(open_hands) - 1 else min(5, shells)
        shells -= side["shells"]


def board_slots(text: str) -> list[str | None]:
    rows = [part.split() for part in text.split("/")]
    slots: list[str | None] = []
    for epoch in range(3):
        names = rows[epoch] if epoch < len(rows) else ["-"] * 4
        slots += [None if name == "-" else name for name in names]
    return slots


def turn_up(slots: list[str | None], placed: list[list[int]]) -> None:
    ids = GAME.parts().board_ids
    for slot in range(8):
        if placed[slot] and slots[slot + 4] is None:
            epoch = slot // 4 + 1
            slots[slot + 4] = next(
                board for board in ids[epoch * 5 : epoch * 5 + 5] if board not in slots
            )


def new(seats: int, seed: int = 0, **options: Any) -> Tribes:
    s = GAME.new(seats, seed, **options)
    assert isinstance(s, Tribes)
    return s


def random_positions(games: int, step: int = 1) -> list[Tribes]:
    """Positions from games of random moves, for 2, 3 and 4 players in turn."""
    return [s for seed in range(games) for s in random_game(new(2 + seed % 3, seed), seed, step)]
