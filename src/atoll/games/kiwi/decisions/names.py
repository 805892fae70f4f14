"""How the rules call hexes and pieces: in notation, in the drawing and in the texts."""

from typing import Final

from atoll.engine.field import Field
from atoll.engine.words import Fact, Words
from atoll.games.kiwi.flock import LEADER, MOVED, SIZES
from atoll.games.kiwi.kinds import BONUSES, FLOCKS, FRUIT, bonus_amount, bonus_kind
from atoll.games.kiwi.pieces import parts_of, piece_code
from atoll.games.kiwi.state import Kiwi

MOVED_SIGN: Final = "'"  # of kiwis that have moved, in notation


def is_piece(s: Kiwi, move: int) -> bool:
    """Does such a piece stand on the island?"""
    beyond: int = piece_code(s.island.size, 0, 0)  # no machine integer: a move may be any number
    if not 0 <= move < beyond:
        return False
    place, owner, kind = parts_of(move)
    return owner < len(s.flocks) and kind <= LEADER and s.flocks[owner].count(place, kind) > 0


def all_pieces(s: Kiwi) -> list[int]:
    return [
        piece_code(place, owner, kind)
        for place in range(s.island.size)
        for owner in range(len(s.flocks))
        for kind in s.flocks[owner].kinds(place)
    ]


def own_pieces(s: Kiwi, seat: int) -> list[int]:
    return [
        piece_code(place, seat, kind)
        for place in range(s.island.size)
        for kind in s.flocks[seat].kinds(place)
    ]


def pieces_on(s: Kiwi, place: int) -> list[int]:
    return [
        piece_code(place, owner, kind)
        for owner in range(len(s.flocks))
        for kind in s.flocks[owner].kinds(place)
    ]


def piece_notation(s: Kiwi, move: int) -> str:
    place, owner, kind = parts_of(move)
    colour = FLOCKS[s.flocks[owner].colour]
    if kind == LEADER:
        return f"{colour}-leader"
    moved = MOVED_SIGN if kind >= MOVED else ""
    return f"{colour}{SIZES[kind]}{moved}@{s.island.names[place]}"


def read_piece(s: Kiwi, data: Field) -> int:
    """The piece on the island that a notation means."""
    pieces = all_pieces(s)
    return pieces[data.index([piece_notation(s, piece) for piece in pieces])]


def piece_target(s: Kiwi, move: int) -> str:
    place, owner, kind = parts_of(move)
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


def player_words(s: Kiwi, player: int) -> Words:
    """Who plays a flock."""
    return Words("the-kiwibot" if player == s.bot else f"seat-{player}")


def kind_facts(s: Kiwi, owner: int, kind: int) -> dict[str, Fact]:
    """What the texts need to call a piece by its colour and size, in any case of any language."""
    return {
        "colour": FLOCKS[s.flocks[owner].colour],
        "kind": "leader" if kind == LEADER else "kiwi",
        "size": SIZES[kind],
    }


def piece_facts(s: Kiwi, move: int) -> dict[str, Fact]:
    place, owner, kind = parts_of(move)
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
        [
            Words(f"bonus-{BONUSES[bonus_kind(part)]}", {"number": bonus_amount(part)})
            for part in bonus
        ]
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
