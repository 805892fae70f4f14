"""A position of Kiwi Chow Down in numbers.

Hexes keep their numbers, for the island is the same for all; flocks come in turn order from the seat
on. What a flock has in front of it is told of all alike, as far as everybody sees it; what only its
owner knows is told of the own flock besides. In a solo game the other flock is the Kiwibot's.
"""

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from atoll.engine.encoding import ZEROS, Encoding, Row, put_one_of
from atoll.games.kiwi.decisions.choose import Question
from atoll.games.kiwi.decisions.matters import MATTERS
from atoll.games.kiwi.decisions.move import MOVE
from atoll.games.kiwi.flock import DOWN, EMPTY, FACE_DOWN, FACE_UP, HAND, NOBODY, STOCK, Flock
from atoll.games.kiwi.kinds import DECK, DOMINATED, FLOCKS, FRUIT, KINDS, NESTS, SLOTS, TERRAIN
from atoll.games.kiwi.parts import Parts
from atoll.games.kiwi.pieces import PIECE_KINDS, kind_of, owner_of
from atoll.games.kiwi.scoring import measure, nest_points, points
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
        self.leader_cards: i64 = len(parts.leader_card_ids)

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
        seen = Counts(s)
        values = self.values(s, seen)
        self.put_table(s, first, row, seen)
        self.put_task(s, first, row)
        self.put_private(s, first, row, seen)
        for further in range(count):
            player = (first + further) % count
            flock = s.flocks[player]
            self.put_island(flock, player, row, seen)
            self.put_places(s, flock, player, row, seen)
            self.put_flock(s, flock, player, row, seen)
            self.put_measures(s, player, row, values)
        if s.solo is not None:
            self.put_solo(s, s.solo, row)

    def put_table(self, s: Kiwi, first: i64, row: Row, seen: "Counts") -> None:
        p = s.parts
        written = row.written
        written.append(1 if s.variable else 0)
        written.append(1 if s.pollen else 0)
        put_one_of(row, p.seasons, s.season - 1)
        put_one_of(row, len(PHASES), s.phase)
        kinds: i64 = len(p.section_ids)
        start = row.blank(kinds * len(s.sections))
        for section in s.sections:
            written[start + section] = 1
            start += kinds
        shown: i64 = self.cards_shown
        kinds = len(p.season_ids)
        start = row.blank(kinds * shown)
        if s.season_cards:
            later: i64 = 0 if self.alone else s.season - 1
            for i in range(shown):
                written[start + i * kinds + s.season_cards[(later + i) % shown]] = 1
        row.extend(s.fruit)
        row.append(seen.four(seen.bag))
        self.put_nests(s, first, row, seen)

    def put_nests(self, s: Kiwi, first: i64, row: Row, seen: "Counts") -> None:
        """The nests and the markers on the island, their owners counted from the seat on."""
        hexes: i64 = self.hexes
        count: i64 = self.flocks
        counts, nests, marks = seen.counts, seen.nests, seen.marks
        start, written = row.blank(2 * hexes), row.written
        for place in range(hexes):
            nest = i64(counts[nests + place])
            if nest:
                owner = (nest_owner(nest) - first) % count
                written[start + place] = u8(nest_code(owner, nest_kind(nest), nest_row(nest)))
            mark = i64(counts[marks + place])
            if mark:
                written[start + hexes + place] = u8(1 + (mark - 1 - first) % count)

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

    def put_private(self, s: Kiwi, first: i64, row: Row, seen: "Counts") -> None:
        counts, written = seen.counts, row.written
        own = seen.flock(first)
        for kind in range(HAND, FACE_UP):  # the hand and the deck
            written.append(counts[own + kind])
        for kind in range(FACE_DOWN, SLOTS_AT):
            written.append(counts[own + kind])
        start = row.blank(3 * KINDS)
        for slot in range(3):
            card = i64(counts[own + SLOTS_AT + slot])
            if DOWN <= card < EMPTY:
                written[start + slot * KINDS + card - DOWN] = 1
        row.extend(s.flocks[first].markers)
        revealed = s.revealed()
        for kind in range(4):
            unseen = counts[seen.bag + kind]
            if not revealed:
                for player in range(self.flocks):
                    if player != first:
                        unseen += counts[seen.flock(player) + MARKERS_AT + kind]
            written.append(unseen)
        for kind in range(4):
            free = i64(counts[seen.free + first * 4 + kind])
            row.append(min(min(i64(counts[own + MARKERS_AT + kind]), free), FREE))

    def put_island(self, flock: Flock, player: i64, row: Row, seen: "Counts") -> None:
        """Where a flock stands, and what it dominates."""
        hexes: i64 = self.hexes
        row.extend(flock.kiwis)
        row.extend(flock.moved)
        counts, dominators, written = seen.counts, seen.dominators, row.written
        start = row.blank(2 * hexes)
        if flock.leader != NOBODY:
            written[start + flock.leader] = 1
        start += hexes
        for place in range(hexes):
            if i64(counts[dominators + place]) == player:
                written[start + place] = 1
        for kind in range(4):
            row.append(min(i64(counts[seen.free + player * 4 + kind]), FREE))

    def put_places(self, s: Kiwi, flock: Flock, player: i64, row: Row, seen: "Counts") -> None:
        """A flock's colour and Leader card, and where it is in the turn order."""
        counts, written = seen.counts, row.written
        flocks: i64 = self.flocks
        start = row.blank(len(FLOCKS) + self.leader_cards + flocks + 2 * SLOTS)
        written[start + flock.colour] = 1
        start += len(FLOCKS)
        if flock.leader_card != NOBODY:
            written[start + flock.leader_card] = 1
        start += self.leader_cards
        order = s.order
        place: i64 = 0
        while order[place] != player:
            place += 1
        written[start + place] = 1
        start += flocks
        slot = i64(counts[seen.places + player])
        if slot != EMPTY:
            written[start + slot] = 1
        slot = i64(counts[seen.last + player])
        if slot != EMPTY:
            written[start + SLOTS + slot] = 1

    def put_flock(self, s: Kiwi, flock: Flock, player: i64, row: Row, seen: "Counts") -> None:
        """What lies in front of a flock for everybody to see."""
        own = seen.flock(player)
        row.extend(flock.fruit)
        if s.revealed():
            row.extend(flock.markers)
        else:
            row.blank(4)
        row.extend(flock.nests)
        put_cards(row, seen, own)
        written = row.written
        written.append(1 if flock.side else 0)
        written.append(1 if flock.spent else 0)
        written.append(1 if flock.leader_moved else 0)
        written.append(1 if s.active == player else 0)
        written.append(1 if s.first == player else 0)
        written.append(u8(seen.four(own + MARKERS_AT)))
        written.append(u8(flock.track))
        written.append(u8(flock.reserve))
        marked = i64(seen.counts[seen.marked + player])
        score: i64 = marked + nest_points(s.parts, flock) + flock.points
        if player == s.bot:
            score = sum(points(s, player))
        written.append(u8(marked))
        row.append(min(flock.points, WORTH))
        row.append(min(score, SCORE))

    def card_now(self, s: Kiwi, number: i64) -> int:
        """A season card that is played for this season."""
        return s.season_cards[number if self.alone else s.season - 1]

    def values(self, s: Kiwi, seen: "Counts") -> list[int]:
        """Every flock's value in the conditions of this season's cards; none before they lie there."""
        found: list[int] = []
        if s.season_cards:
            for number in range(self.cards_now):
                what = s.parts.season_measure[self.card_now(s, number)]
                for player in range(len(s.flocks)):
                    if what == DOMINATED:
                        found.append(seen.dominated(player))
                    else:
                        found.append(measure(s, what, player))
        return found

    def put_measures(self, s: Kiwi, player: i64, row: Row, values: list[int]) -> None:
        if not values:
            row.blank(self.cards_now * 2)
            return
        count: i64 = len(s.flocks)
        for number in range(self.cards_now):
            own: i64 = values[number * count + player]
            fewest = s.parts.season_fewest[self.card_now(s, number)]
            ahead: i64 = 1
            for other in range(count):
                theirs: i64 = values[number * count + other]
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


# Where the counts of a flock begin among its own: those of its cards come first.
SLOTS_AT: Final = 4 * KINDS
MARKERS_AT: Final = SLOTS_AT + 3
STRENGTH_AT: Final = MARKERS_AT + 4


@final
class Counts:
    """The small counts of a position side by side, for out of bytearrays they are read ten times
    slower; and behind them how many hexes have markers, and who dominates which hex."""

    __slots__ = (
        "bag",
        "counts",
        "dominators",
        "each",
        "free",
        "last",
        "marked",
        "marks",
        "nests",
        "places",
    )

    def __init__(self, s: Kiwi) -> None:
        counts = BytesWriter()
        for flock in s.flocks:
            counts.write(flock.cards)
            counts.write(flock.slots)
            counts.write(flock.markers)
            counts.write(flock.strength)
        self.counts = counts
        self.each: i64 = len(counts) // len(s.flocks)  # counts of a flock
        self.bag: i64 = len(counts)
        counts.write(s.bag)
        self.nests: i64 = len(counts)
        counts.write(s.nests)
        self.marks: i64 = len(counts)
        counts.write(s.marks)
        self.places: i64 = len(counts)
        counts.write(s.places)
        self.last: i64 = len(counts)
        counts.write(s.last)
        self.marked: i64 = len(counts)  # hexes with markers of every flock
        counts.write(ZEROS[len(s.flocks)])
        self.free: i64 = len(counts)  # hexes that a flock could mark, by flock * 4 + terrain
        counts.write(ZEROS[4 * len(s.flocks)])
        self.dominators: i64 = len(counts)  # by hex; EMPTY where nobody dominates
        self.find_dominators(s.terrain, len(s.flocks))

    def flock(self, player: i64) -> i64:
        """Where the counts of a flock begin."""
        return player * self.each

    def four(self, start: i64) -> i64:
        """How many there are of four kinds."""
        counts = self.counts
        return i64(counts[start] + counts[start + 1] + counts[start + 2] + counts[start + 3])

    def dominated(self, player: i64) -> int:
        """How many hexes a flock dominates."""
        counts = self.counts
        found: i64 = 0
        for place in range(self.dominators, len(counts)):
            if i64(counts[place]) == player:
                found += 1
        return int(found)

    def find_dominators(self, terrain: bytes, flocks: i64) -> None:
        counts, each = self.counts, self.each
        marks, marked, free = self.marks, self.marked, self.free
        for place in range(len(terrain)):
            best: u8 = 0
            found: i64 = EMPTY
            at: i64 = STRENGTH_AT + place
            for player in range(flocks):
                strength = counts[at]
                if strength > best:
                    best = strength
                    found = player
                elif strength == best:
                    found = EMPTY
                at += each
            counts.append(u8(found))
            mark = i64(counts[marks + place])
            if mark:
                at = marked + mark - 1
                counts[at] = counts[at] + 1
            elif found != EMPTY:
                at = free + found * 4 + terrain[place]
                counts[at] = counts[at] + 1


def put_cards(row: Row, seen: Counts, own: i64) -> None:
    """The cards in the slots and on the discard, those that others cannot place, and the piles."""
    counts, written = seen.counts, row.written
    slots = row.blank(3 * FACES)
    for kind in range(FACE_UP, FACE_DOWN):
        written.append(counts[own + kind])
    unseen = len(written)
    held: u8 = 0
    deck: u8 = 0
    down: u8 = 0
    for kind in range(KINDS):
        in_hand = counts[own + HAND + kind]
        in_deck = counts[own + STOCK + kind]
        discarded = counts[own + FACE_DOWN + kind]
        written.append(in_hand + in_deck + discarded)
        held += in_hand
        deck += in_deck
        down += discarded
    for slot in range(3):
        card = i64(counts[own + SLOTS_AT + slot])
        if card == EMPTY:
            continue
        if card >= DOWN:
            at = unseen + card - DOWN
            written[at] = written[at] + 1
            card = KINDS
        written[slots + slot * FACES + card] = 1
    written.append(held)
    written.append(deck)
    written.append(down)


def encoding(parts: Parts, seats: int) -> KiwiEncoding:
    """How positions with so many seats become rows."""
    return KiwiEncoding(parts, seats)
