"""A position of Kiwi Chow Down in numbers.

Hexes keep their numbers, for the island is the same for all; flocks come in turn order from the seat
on. What a flock has in front of it is told of all alike, as far as everybody sees it; what only its
owner knows is told of the own flock besides. In a solo game the other flock is the Kiwibot's.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.encoding import Encoding, Row, put_one_of
from atoll.games.kiwi.decisions.choose import Question
from atoll.games.kiwi.decisions.matters import MATTERS
from atoll.games.kiwi.decisions.move import MOVE
from atoll.games.kiwi.flock import DOWN, EMPTY, FACE_DOWN, FACE_UP, HAND, NOBODY, STOCK, Flock
from atoll.games.kiwi.kinds import DECK, DOMINATED, FLOCKS, FRUIT, KINDS, NESTS, SLOTS, TERRAIN
from atoll.games.kiwi.parts import Parts
from atoll.games.kiwi.pieces import PIECE_KINDS, kind_of, owner_of
from atoll.games.kiwi.scoring import measure, points
from atoll.games.kiwi.state import (
    NEST_KINDS,
    PHASES,
    Kiwi,
    Solo,
    nest_code,
    nest_kind,
    nest_owner,
    nest_row,
)

VERSION: Final = 1

FACES: Final = KINDS + 1  # what a card slot shows: a kind of card, or one that lies face down
HELD: Final = DECK  # cards in a pile
WORTH: Final = 40  # points of one source, values of season cards: play comes to half of it at most
SCORE: Final = 80
FREE: Final = 9  # free hexes of one terrain that are counted
MOVES_LEFT: Final = 9  # Move actions to come

Spans = list[tuple[str, tuple[int, ...], int]]


class KiwiEncoding(Encoding[Kiwi]):
    """Rows for so many seats."""

    def __init__(self, parts: Parts, seats: int) -> None:
        self.alone = seats == 1
        self.flocks = 2 if self.alone else seats
        self.hexes = parts.islands[self.flocks - 2].size
        self.cards_shown = parts.solo_seasons if self.alone else parts.seasons
        self.cards_now = parts.solo_seasons if self.alone else 1
        fields = self.table_fields(parts) + self.private_fields(parts)
        for further in range(self.flocks):
            fields += self.flock_fields(parts, self.whose(further))
        if self.alone:
            fields += [
                ("solitaire", (parts.solitaire_pile, len(parts.solitaire_ids)), 1),
                ("solitaire.origin", (1,), 1),
                ("kiwibot.unrevealed", (KINDS,), HELD),
                ("kiwibot.kept", (1,), parts.solo_seasons * parts.seasons),
            ]
        super().__init__(VERSION, seats, MATTERS, fields)

    def whose(self, further: int) -> str:
        if further == 0:
            return "own"
        return "kiwibot" if self.alone else f"other{further}"

    # The fields

    def table_fields(self, parts: Parts) -> Spans:
        hexes, flocks = self.hexes, self.flocks
        return [
            ("variable", (1,), 1),
            ("pollen", (1,), 1),
            ("season", (parts.seasons,), 1),
            ("phase", (len(PHASES),), 1),
            ("sections", (flocks, len(parts.section_ids)), 1),
            # The card of this season, of the next and so on; those of seasons that are over last.
            ("season_cards", (self.cards_shown, len(parts.season_ids)), 1),
            ("bag.fruit", (len(FRUIT),), max(parts.fruit_counts)),
            ("bag.markers", (1,), sum(parts.marker_counts)),
            ("nests", (hexes,), flocks * NEST_KINDS),  # 1 + owner * 6 + kind * 2 + row
            ("marks", (hexes,), flocks),  # 1 + owner
            ("about.hex", (hexes,), 1),
            ("about.owner", (flocks,), 1),
            ("about.piece", (PIECE_KINDS,), 1),
            ("moves_left", (1,), MOVES_LEFT),
        ]

    def private_fields(self, parts: Parts) -> Spans:
        """What no other seat knows, and what follows from it."""
        markers = max(parts.marker_counts)
        return [
            ("own.hand", (KINDS,), HELD),
            ("own.deck", (KINDS,), HELD),
            ("own.discard_down", (KINDS,), HELD),
            ("own.slots_down", (parts.plays, KINDS), 1),
            ("own.markers", (len(TERRAIN),), markers),
            ("own.markers_unseen", (len(TERRAIN),), markers),  # in the bag, and hidden by others
            ("own.markers_fit", (len(TERRAIN),), FREE),  # those it could lay out now
        ]

    def flock_fields(self, parts: Parts, whose: str) -> Spans:
        hexes = self.hexes
        own: Spans = [
            ("kiwis", (hexes, 3), parts.tokens),
            ("moved", (hexes, 3), parts.tokens),
            ("leader", (hexes,), 1),
            ("dominates", (hexes,), 1),
            ("free", (len(TERRAIN),), FREE),  # dominated hexes without a marker
            ("colour", (len(FLOCKS),), 1),
            ("leader_card", (len(parts.leader_card_ids),), 1),
            ("place", (self.flocks,), 1),  # in the turn order
            ("slot", (SLOTS,), 1),
            ("last_slot", (SLOTS,), 1),
            ("fruit", (len(FRUIT),), max(parts.fruit_counts)),
            ("markers_shown", (len(TERRAIN),), max(parts.marker_counts)),
            ("nests_built", (len(NESTS),), 2),
            ("played", (parts.plays, FACES), 1),
            ("discard", (KINDS,), HELD),
            ("unseen", (KINDS,), HELD),  # cards of which others do not know where they are
            ("held", (1,), HELD),
            ("deck_size", (1,), HELD),
            ("down_size", (1,), HELD),
            ("side_b", (1,), 1),
            ("leader_spent", (1,), 1),
            ("leader_moved", (1,), 1),
            ("active", (1,), 1),
            ("first", (1,), 1),
            ("marker_count", (1,), sum(parts.marker_counts)),
            ("track", (1,), parts.track),
            ("reserve", (1,), parts.tokens),
            ("marked", (1,), hexes),
            ("card_points", (1,), WORTH),
            ("score", (1,), SCORE),
        ]
        for number in range(self.cards_now):
            own += [(f"measure{number + 1}", (1,), WORTH), (f"leads{number + 1}", (1,), 1)]
        return [(f"{whose}.{name}", shape, most) for name, shape, most in own]

    # The row

    def put(self, s: Kiwi, seat: int, row: Row) -> None:
        first: i64 = seat
        count: i64 = len(s.flocks)
        held = Territory(s)
        values = self.values(s, held)
        self.put_table(s, first, row)
        self.put_task(s, first, row)
        self.put_private(s, first, row, held)
        for further in range(count):
            player = (first + further) % count
            self.put_island(s, player, row, held)
            self.put_flock(s, player, row)
            self.put_measures(s, player, row, values)
        if s.solo is not None:
            self.put_solo(s, s.solo, row)

    def put_table(self, s: Kiwi, first: i64, row: Row) -> None:
        p = s.parts
        count = len(s.flocks)
        row.append(1 if s.variable else 0)
        row.append(1 if s.pollen else 0)
        put_one_of(row, p.seasons, s.season - 1)
        put_one_of(row, len(PHASES), s.phase)
        for section in s.sections:
            put_one_of(row, len(p.section_ids), section)
        start: i64 = 0 if self.alone else s.season - 1
        for i in range(self.cards_shown):
            card = s.season_cards[(start + i) % self.cards_shown] if s.season_cards else NOBODY
            put_one_of(row, len(p.season_ids), card)
        row.extend(s.fruit)
        row.append(total(s.bag))
        for nest in bytes(s.nests):
            if nest:
                owner = (nest_owner(nest) - first) % count
                row.append(nest_code(owner, nest_kind(nest), nest_row(nest)))
            else:
                row.append(0)
        for mark in bytes(s.marks):
            row.append(1 + (mark - 1 - first) % count if mark else 0)

    def put_task(self, s: Kiwi, first: i64, row: Row) -> None:
        """What is asked: the hex and the piece it is about, and the Move actions to come."""
        place: i64 = NOBODY
        piece: i64 = NOBODY
        left: i64 = 0
        if s.agenda:
            task = s.agenda[-1]
            matter = task.matter
            if isinstance(matter, Question):
                place = matter.where(s, task)
                piece = matter.whom(s, task)
            for waiting in s.agenda:
                if waiting.matter is MOVE:
                    left += waiting.n
        put_one_of(row, self.hexes, place)
        if piece == NOBODY:
            row.blank(self.flocks + PIECE_KINDS)
        else:
            put_one_of(row, self.flocks, (owner_of(piece) - first) % self.flocks)
            put_one_of(row, PIECE_KINDS, kind_of(piece))
        row.append(min(left, MOVES_LEFT))

    def put_private(self, s: Kiwi, first: i64, row: Row, held: "Territory") -> None:
        flock = s.flocks[first]
        cards = bytes(flock.cards)
        row.extend(cards[HAND : HAND + KINDS])
        row.extend(cards[STOCK : STOCK + KINDS])
        row.extend(cards[FACE_DOWN : FACE_DOWN + KINDS])
        for card in bytes(flock.slots):
            put_one_of(row, KINDS, card - DOWN if DOWN <= card < EMPTY else NOBODY)
        row.extend(flock.markers)
        unseen = list(s.bag)
        if not s.revealed():
            for player in range(len(s.flocks)):
                if player != first:
                    theirs = bytes(s.flocks[player].markers)
                    for kind in range(4):
                        unseen[kind] += theirs[kind]
        for kind in range(4):
            row.append(unseen[kind])
        markers = bytes(flock.markers)
        for kind in range(4):
            row.append(min(markers[kind], held.free[first * 4 + kind], FREE))

    def put_island(self, s: Kiwi, player: i64, row: Row, held: "Territory") -> None:
        """Where a flock stands, and what it dominates."""
        flock = s.flocks[player]
        row.extend(flock.kiwis)
        row.extend(flock.moved)
        put_one_of(row, self.hexes, flock.leader)
        start = row.blank(self.hexes)
        for place in range(self.hexes):
            if held.by[place] == player:
                row[start + place] = 1
        for kind in range(4):
            row.append(min(held.free[player * 4 + kind], FREE))

    def put_flock(self, s: Kiwi, player: i64, row: Row) -> None:
        """What lies in front of a flock for everybody to see."""
        flock = s.flocks[player]
        put_one_of(row, len(FLOCKS), flock.colour)
        put_one_of(row, len(s.parts.leader_card_ids), flock.leader_card)
        put_one_of(row, self.flocks, s.order.index(int(player)))
        put_slot(row, s.places[player])
        put_slot(row, s.last[player])
        row.extend(flock.fruit)
        if s.revealed():
            row.extend(flock.markers)
        else:
            row.blank(4)
        row.extend(flock.nests)
        put_cards(row, flock)
        row.append(1 if flock.side else 0)
        row.append(1 if flock.spent else 0)
        row.append(1 if flock.leader_moved else 0)
        row.append(1 if s.active == player else 0)
        row.append(1 if s.first == player else 0)
        row.append(total(flock.markers))
        row.append(flock.track)
        row.append(flock.reserve)
        counted = points(s, player)
        row.append(counted[0])
        row.append(min(flock.points, WORTH))
        row.append(min(sum(counted), SCORE))

    def card_now(self, s: Kiwi, number: int) -> int:
        """A season card that is played for this season."""
        return s.season_cards[number if self.alone else s.season - 1]

    def values(self, s: Kiwi, held: "Territory") -> list[int]:
        """Every flock's value in the conditions of this season's cards; none before they lie there."""
        found: list[int] = []
        if not s.season_cards:
            return found
        for number in range(self.cards_now):
            what = s.parts.season_measure[self.card_now(s, number)]
            for player in range(len(s.flocks)):
                if what == DOMINATED:
                    found.append(held.by.count(player))
                else:
                    found.append(measure(s, what, player))
        return found

    def put_measures(self, s: Kiwi, player: i64, row: Row, values: list[int]) -> None:
        if not values:
            row.blank(self.cards_now * 2)
            return
        count = len(s.flocks)
        for number in range(self.cards_now):
            own = values[number * count + player]
            fewest = s.parts.season_fewest[self.card_now(s, number)]
            ahead = 1
            for other in range(count):
                theirs = values[number * count + other]
                if (theirs < own) if fewest else (theirs > own):
                    ahead = 0
            row.append(min(own, WORTH))
            row.append(ahead)

    def put_solo(self, s: Kiwi, solo: Solo, row: Row) -> None:
        p = s.parts
        for number in range(p.solitaire_pile):
            later = s.season - 1 + number
            card = solo.pile[later] if later < p.solitaire_pile else NOBODY
            put_one_of(row, len(p.solitaire_ids), card)
        row.append(p.solitaire_origins[solo.pile[s.season - 1]])
        row.extend(solo.deck)
        row.append(solo.kept)


class Territory:
    """Who dominates which hex."""

    __slots__ = ("by", "free")

    def __init__(self, s: Kiwi) -> None:
        count: i64 = len(s.flocks)
        self.by: list[int] = []  # the flock, or NOBODY, by hex
        self.free: list[int] = [0] * (4 * count)  # by flock * 4 + terrain: hexes without a marker
        strengths = [bytes(flock.strength) for flock in s.flocks]
        marks, terrain = bytes(s.marks), s.terrain
        for place in range(len(terrain)):
            best = 0
            found = NOBODY
            for player in range(count):
                strength = strengths[player][place]
                if strength > best:
                    best = strength
                    found = player
                elif strength == best:
                    found = NOBODY
            self.by.append(found)
            if found != NOBODY and not marks[place]:
                self.free[found * 4 + terrain[place]] += 1


def total(counts: bytearray) -> int:
    """How many there are of four kinds."""
    each = bytes(counts)
    return each[0] + each[1] + each[2] + each[3]


def put_slot(row: Row, slot: i64) -> None:
    """A slot of the turn-order track."""
    put_one_of(row, SLOTS, NOBODY if slot == EMPTY else slot)


def put_cards(row: Row, flock: Flock) -> None:
    """The cards in the slots and on the discard, those that others cannot place, and the piles."""
    cards = bytes(flock.cards)
    unseen = [0] * KINDS
    held, deck, down = 0, 0, 0
    for kind in range(KINDS):
        held += cards[HAND + kind]
        deck += cards[STOCK + kind]
        down += cards[FACE_DOWN + kind]
        unseen[kind] = cards[HAND + kind] + cards[STOCK + kind] + cards[FACE_DOWN + kind]
    for card in bytes(flock.slots):
        if DOWN <= card < EMPTY:
            unseen[card - DOWN] += 1
        put_one_of(row, FACES, NOBODY if card == EMPTY else min(card, KINDS))
    row.extend(cards[FACE_UP : FACE_UP + KINDS])
    for kind in range(KINDS):
        row.append(unseen[kind])
    row.append(held)
    row.append(deck)
    row.append(down)


def encoding(parts: Parts, seats: int) -> KiwiEncoding:
    """How positions with so many seats become rows."""
    return KiwiEncoding(parts, seats)
