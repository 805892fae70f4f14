"""How the rules call hexes and pieces: in notation, in the drawing and in the texts."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.words import Fact, Words
from atoll.games.kiwi.flock import LEADER, MOVED, SIZES
from atoll.games.kiwi.kinds import AMOUNTS, BONUSES, FLOCKS, FRUIT
from atoll.games.kiwi.state import Kiwi

# A piece is `hex * 32 + owner * 8 + kind`.
HEX: Final = 32
OWNER: Final = 8


def piece_code(place: i64, owner: i64, kind: i64) -> i64:
    return place * HEX + owner * OWNER + kind


def is_piece(s: Kiwi, move: int) -> bool:
    """Does such a piece stand on the island?"""
    if not 0 <= move < s.island.size * HEX:
        return False
    place, rest = divmod(move, HEX)
    owner, kind = divmod(rest, OWNER)
    return owner < len(s.flocks) and kind <= LEADER and s.flocks[owner].count(place, kind) > 0


def all_pieces(s: Kiwi) -> list[int]:
    return [
        place * HEX + owner * OWNER + kind
        for place in range(s.island.size)
        for owner in range(len(s.flocks))
        for kind in s.flocks[owner].kinds(place)
    ]


def own_pieces(s: Kiwi, seat: int) -> list[int]:
    return [
        place * HEX + seat * OWNER + kind
        for place in range(s.island.size)
        for kind in s.flocks[seat].kinds(place)
    ]


def pieces_on(s: Kiwi, place: int) -> list[int]:
    return [
        place * HEX + owner * OWNER + kind
        for owner in range(len(s.flocks))
        for kind in s.flocks[owner].kinds(place)
    ]


def piece_notation(s: Kiwi, move: int) -> str:
    place, rest = divmod(move, HEX)
    owner, kind = divmod(rest, OWNER)
    colour = FLOCKS[s.flocks[owner].colour]
    if kind == LEADER:
        return f"{colour}-leader"
    moved = "'" if kind >= MOVED else ""
    return f"{colour}{SIZES[kind]}{moved}@{s.island.names[place]}"


def piece_target(s: Kiwi, move: int) -> str:
    place, rest = divmod(move, HEX)
    owner, kind = divmod(rest, OWNER)
    if kind == LEADER:
        return f"leader-{owner}"
    moved = "-moved" if kind >= MOVED else ""
    return f"kiwi-{owner}-{s.island.names[place]}-{SIZES[kind]}{moved}"


def hex_words(s: Kiwi, place: int) -> Words:
    facts: dict[str, Fact] = {
        "terrain": s.parts.terrain_names[s.terrain[place]],
        "at": s.island.names[place],
    }
    return Words("hex", facts)


def flock_words(s: Kiwi, player: int) -> Fact:
    """A flock is called by its colour."""
    return s.parts.flock_names[s.flocks[player].colour]


def kind_facts(s: Kiwi, owner: int, kind: int) -> dict[str, Fact]:
    """What the texts need to call a piece by its colour and size, in any case of any language."""
    return {
        "colour": FLOCKS[s.flocks[owner].colour],
        "kind": "leader" if kind == LEADER else "kiwi",
        "size": SIZES[kind],
    }


def piece_facts(s: Kiwi, move: int) -> dict[str, Fact]:
    place, rest = divmod(move, HEX)
    owner, kind = divmod(rest, OWNER)
    facts = kind_facts(s, owner, kind)
    facts["hex"] = hex_words(s, place)
    return facts


def listed(items: list[Fact], nothing: str = "nothing") -> Fact:
    """Several things as one: "a, b and c"."""
    if not items:
        return Words(nothing)
    spoken = items[-1]
    for i in range(len(items) - 2, -1, -1):
        key = "list-last" if i == len(items) - 2 else "list-more"
        spoken = Words(key, {"first": items[i], "rest": spoken})
    return spoken


def fruit_words(counts: list[int], markers: int = 0) -> Fact:
    """Fruit by colour, and markers."""
    items: list[Fact] = [
        Words("some-fruit", {"number": counts[kind], "colour": FRUIT[kind]})
        for kind in range(len(FRUIT))
        if counts[kind]
    ]
    if markers:
        items.append(Words("some-markers", {"number": markers}))
    return listed(items)


def marker_words(s: Kiwi, counts: list[int]) -> Fact:
    """Markers by terrain."""
    return listed(
        [
            Words("some-terrain", {"number": counts[kind], "terrain": s.parts.terrain_names[kind]})
            for kind in range(len(counts))
            if counts[kind]
        ]
    )


def bonus_words(bonus: list[int]) -> Fact:
    """What a bonus gives."""
    return listed(
        [Words(f"bonus-{BONUSES[part // AMOUNTS]}", {"number": part % AMOUNTS}) for part in bonus]
    )


def strength_words(s: Kiwi, place: int) -> Fact:
    """Who is how strong on a hex."""
    return listed(
        [
            Words("strength", {"flock": flock_words(s, player), "number": flock.strength[place]})
            for player, flock in enumerate(s.flocks)
            if flock.strength[place]
        ],
        "nobody-there",
    )
