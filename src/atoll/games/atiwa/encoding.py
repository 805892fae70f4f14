"""A position of Atiwa in numbers.

All is open but what is still to be drawn, so all rows of a position tell the same, each from its own
seat. Cards stand in the order in which they came to a tableau, and so do their cells, by whose numbers
actions are counted, too.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.encoding import BYTE, Encoding, Row, put_one_of
from atoll.games.atiwa.community import A_TREE, EMPTY, POLLUTED, REPORT, TRAINED, Community
from atoll.games.atiwa.decisions.feeding import food_at_hand
from atoll.games.atiwa.decisions.flight import BATS
from atoll.games.atiwa.decisions.matters import MATTERS
from atoll.games.atiwa.parts import (
    CELL_COUNT,
    CODES,
    COLOURS,
    LOCATIONS,
    ROUNDS,
    TERRAINS,
    TILES,
    Parts,
)
from atoll.games.atiwa.spaces import BAT, FAMILY, KINDS, ROW_LENGTHS, ROWS, TREE
from atoll.games.atiwa.state import NO_CARD, Atiwa

VERSION: Final = 1

# Numbers without a bound are told in two parts, so that the usual ones use the whole of the scale.
MUCH_GOLD: Final = 40
MUCH_MISSING: Final = 20
MANY_BATS: Final = 100  # that score: nobody has as many

# The value of all cards, which may be below 0.
HIGHEST: Final = 100
LOWEST: Final = 50

Fields = list[tuple[str, tuple[int, ...], int]]


def fields(p: Parts, seats: int) -> Fields:
    """What all see, then every seat's own, the seat that looks on first."""
    spaces = len(p.spaces)
    found: Fields = [("round", (ROUNDS,), 1)]
    if seats == 1:
        found += [
            ("challenge", (len(p.challenges),), 1),
            ("workers", (len(COLOURS), spaces), 1),  # of this round, the last, the one before
        ]
    else:
        found += [("first", (seats,), 1), ("marker", (seats,), 1)]
    found += [
        ("track", (ROUNDS, TILES), 1),
        ("open", (p.open_places[seats - 1], TERRAINS), 1),
        ("discard", (TERRAINS,), 1),
        ("deck", (1,), TERRAINS),
        ("stacks", (LOCATIONS,), max(p.copies)),
        ("bag", (len(p.markers),), max(max(p.markers), 1)),
    ]
    for seat in range(seats):
        owner = f"other{seat}" if seat else "own"
        if seats > 1:
            found.append((f"{owner}.workers", (spaces,), 1))
        found += [(f"{owner}.{name}", shape, most) for name, shape, most in community_fields(p)]
    return found


def community_fields(p: Parts) -> Fields:
    families = ROW_LENGTHS[FAMILY]
    return [
        *[(KINDS[kind], (1,), ROW_LENGTHS[kind]) for kind in range(ROWS)],
        ("bat", (1,), max(p.free_bats, 1)),
        ("bat.scoring", (1,), MANY_BATS),
        ("trained", (1,), families),
        ("untrained", (1,), families),
        ("gold", (1,), MUCH_GOLD),
        ("gold.more", (1,), BYTE),
        ("missing", (1,), MUCH_MISSING),
        ("missing.more", (1,), BYTE),
        ("night", (1,), BATS * p.workers),
        ("pollution", (1,), max(sum(p.markers), 1)),
        ("gone", (1,), families),
        ("nature", (1,), max(max(p.nature) * p.most_cards, 1)),
        ("terrains", (1,), p.most_cards),
        ("value", (1,), LOWEST + HIGHEST),
        ("demand", (1,), max(p.rows[FAMILY][-1], 1)),
        ("short", (1,), max(p.rows[FAMILY][-1], 1)),
        ("row-numbers", (ROWS,), max(max([row[-1] for row in p.rows]), 1)),
        ("affordable", (LOCATIONS,), 1),
        ("empty-cells", (len(CODES),), p.most_cells),
        ("bare-trees", (1,), ROW_LENGTHS[TREE]),
        ("families-without-bat", (1,), families),
        ("report", (len(REPORT),), BYTE),
        ("cards", (p.most_cards,), len(p.card_ids)),
        ("places", (p.most_cards,), BYTE),
        ("cells", (p.most_cards, CELL_COUNT), POLLUTED),
    ]


class AtiwaEncoding(Encoding[Atiwa]):
    """The rows of Atiwa for some parts and a number of seats."""

    def __init__(self, p: Parts, seats: int) -> None:
        super().__init__(VERSION, seats, MATTERS, fields(p, seats))

    def put(self, s: Atiwa, seat: int, row: Row) -> None:
        workers = bytes(s.workers)
        put_one_of(row, ROUNDS, s.round - 1)
        if self.seats == 1:
            put_one_of(row, len(s.parts.challenges), s.challenge)
            for age in range(len(COLOURS)):
                colour = (s.round - 1 - age) % len(COLOURS)
                put_workers(workers, colour, row)
        else:
            put_one_of(row, self.seats, (s.first - seat) % self.seats)
            put_one_of(row, self.seats, (s.marker - seat) % self.seats)
        self.put_board(s, row)
        for after in range(self.seats):
            other = (seat + after) % self.seats
            if self.seats > 1:
                put_workers(workers, other, row)
            self.put_community(s, other, row)

    def put_board(self, s: Atiwa, row: Row) -> None:
        """Tiles and cards that belong to nobody."""
        start = row.blank(ROUNDS * TILES)
        track, open_cards = bytes(s.track), bytes(s.open)
        for position in range(ROUNDS):
            tile: i64 = track[position]
            if tile != TILES:
                row[start + position * TILES + tile] = 1
        for place in range(s.parts.open_places[self.seats - 1]):
            card: i64 = open_cards[place]
            put_one_of(row, TERRAINS, -1 if card == NO_CARD else card)
        row.extend(s.discard)
        row.append(s.deck.count(1))
        row.extend(s.stacks)
        row.extend(s.bag)

    def put_community(self, s: Atiwa, seat: i64, row: Row) -> None:
        """What lies in front of a seat, and what a careful player counts there."""
        p = s.parts
        community = s.communities[seat]
        put_numbers(s, seat, row)
        put_affordable(p, community, row)
        put_empty_cells(community, row)
        row.extend(community.report)
        tableau = community.tableau
        unused = p.most_cards - len(tableau.cards)
        for card in tableau.cards:
            row.append(card + 1)
        row.blank(unused)
        for place in tableau.places:
            row.append(place)
        row.blank(unused)
        row.extend(community.cells)
        row.blank(unused * CELL_COUNT)


def put_numbers(s: Atiwa, seat: i64, row: Row) -> None:
    """Tokens, gold and what follows from them."""
    p = s.parts
    community = s.communities[seat]
    counts = bytes(community.counts)
    for kind in range(ROWS):
        row.append(counts[kind])
    put_above(row, counts[BAT], p.free_bats, MANY_BATS)
    row.append(community.trained)
    row.append(community.untrained())
    put_above(row, community.gold, MUCH_GOLD, BYTE)
    put_above(row, community.missing, MUCH_MISSING, BYTE)
    row.append(community.night)
    row.append(community.pollution)
    row.append(community.gone)
    tableau = community.tableau
    row.append(tableau.nature)
    row.append(tableau.terrains)
    row.append(min(max(tableau.value + LOWEST, 0), LOWEST + HIGHEST))
    demand: i64 = s.demand(seat)
    row.append(max(demand, 0))
    row.append(max(demand - food_at_hand(p, community), 0))
    for kind in range(ROWS):
        row.append(s.number(seat, kind))


def put_above(row: Row, number: i64, much: i64, most: i64) -> None:
    """A number up to what is much, and what is above it."""
    row.append(min(number, much))
    row.append(min(max(number - much, 0), most))


def put_affordable(p: Parts, community: Community, row: Row) -> None:
    """Which locations could be paid now, on the cheaper of their spaces."""
    trees: i64 = community.counts[TREE]
    for location in range(LOCATIONS):
        paid = trees >= p.trees[location] and community.gold >= p.prices[location]
        row.append(1 if paid else 0)


def put_empty_cells(community: Community, row: Row) -> None:
    """How many cells of every code are empty; trees and trained families that could hold something."""
    cells = bytes(community.cells)
    trees: i64 = 0
    families: i64 = 0
    for alike in community.tableau.by_code:
        empty: i64 = 0
        for cell in alike:
            content: i64 = cells[cell]
            if content == EMPTY:
                empty += 1
            elif content == A_TREE:
                trees += 1
            elif content == TRAINED:
                families += 1
        row.append(empty)
    row.append(trees)
    row.append(families)


def put_workers(workers: bytes, worker: i64, row: Row) -> None:
    """The spaces on which a seat's workers stand, or alone those of a colour."""
    for space in range(len(workers)):
        row.append(1 if workers[space] == worker else 0)


def encoding(p: Parts, seats: int) -> AtiwaEncoding:
    """How positions with these parts and so many seats become rows."""
    return AtiwaEncoding(p, seats)
