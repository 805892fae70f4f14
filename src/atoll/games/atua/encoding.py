"""A position of Atua in numbers: what a seat knows of it, its own things first.

Islands never change, so what is told of one is worked out once (`Island.portrait`).
"""

from typing import Final

from atoll.engine.encoding import BYTE, Encoding
from atoll.games.atua.cards import COCONUT, KINDS, SHORE, THINGS, TOTEMS, VOLCANO, Card
from atoll.games.atua.decisions.matters import MATTERS
from atoll.games.atua.decisions.place import PLACE, card_of
from atoll.games.atua.decisions.tiles import tribute
from atoll.games.atua.island import Island, Portrait
from atoll.games.atua.parts import (
    ADDED,
    FATES,
    INHABITANTS,
    ISLANDS,
    LEVELS,
    STACKS,
    VILLAGES,
    Parts,
)
from atoll.games.atua.scoring import tahuma, worths
from atoll.games.atua.state import FORMS, NOBODY, ON_TABLE, Atua

VERSION: Final = 1
MIDDLE: Final = 128  # the number of the village star's column and row
FACE: Final = len(KINDS) + 2  # the symbols of a card, its beach and its volcano
SHEET: Final = FORMS + 2  # Tahuma's lines: what he starts with, the sources, the beach bonus

Fields = list[tuple[str, tuple[int, ...], int]]


def encoding(parts: Parts, seats: int) -> Encoding[Atua]:
    """Rows of games with so many seats."""
    return AtuaEncoding(parts, seats)


class AtuaEncoding(Encoding[Atua]):
    """The table, then every seat from one's own on; alone, Tahuma."""

    def __init__(self, p: Parts, seats: int) -> None:
        self.cards = p.turns(seats) + 1  # of an island, at most
        self.open = 2 if seats == 1 else p.row  # cards that can be taken
        self.coconuts = p.solo_coconuts + p.hut if seats == 1 else p.coconuts * seats
        self.faces = [face_of(card) for card in p.cards]
        self.one_of_seats = one_of(seats)
        fields = self.table_fields(p, seats) + self.own_fields(p) + self.seat_fields(p, "own")
        for further in range(1, seats):
            fields += self.seat_fields(p, f"other{further}")
        if seats == 1:
            fields += self.tahuma_fields(p)
        super().__init__(VERSION, seats, MATTERS, fields)

    # What the fields are

    def table_fields(self, p: Parts, seats: int) -> Fields:
        return [
            ("first", (seats,), 1),
            ("turn", (seats,), 1),
            ("turns", (), p.turns(seats) * seats),
            ("inhabitants", (), 1),
            ("stacks", (len(STACKS),), max(p.stacks(seats))),
            ("fates", (FATES,), 1),
            ("unseen", (ISLANDS,), 1),
            ("gone", (ISLANDS,), ISLANDS),
            ("hand.face", (FACE,), p.slots),
            ("row.card", (self.open,), ISLANDS),
            ("row.coconuts", (self.open,), self.coconuts),
            ("row.face", (self.open, FACE), p.slots),
        ]

    def own_fields(self, p: Parts) -> Fields:
        return [
            ("own.chosen", (FORMS,), 1),
            ("own.hidden", (INHABITANTS,), 1),
            ("own.tribute_now", (), p.most_tribute),
            ("own.visible", (self.cards, p.slots), 1),
        ]

    def seat_fields(self, p: Parts, who: str) -> Fields:
        symbols = self.cards * p.slots
        return [
            (f"{who}.island.card", (self.cards,), ISLANDS + VILLAGES),
            (f"{who}.island.x", (self.cards,), BYTE),
            (f"{who}.island.y", (self.cards,), BYTE),
            (f"{who}.island.turn", (self.cards,), 3),
            (f"{who}.symbols", (len(KINDS),), symbols),
            (f"{who}.totems_once", (len(KINDS) - TOTEMS,), 1),
            (f"{who}.fates", (FATES,), 1),
            (f"{who}.inhabitant", (INHABITANTS,), 1),
            (f"{who}.scored", (FORMS,), len(STACKS)),
            (f"{who}.points", (FORMS,), p.most_points),
            (f"{who}.worth", (FORMS,), p.most_points),
            (f"{who}.has_chosen", (), 1),
            (f"{who}.tribute", (), p.most_tribute),
            (f"{who}.coconuts", (), self.coconuts),
            (f"{who}.beach", (), self.cards),
            (f"{who}.longest_beach", (), 1),
            (f"{who}.amounts", (len(THINGS),), max(symbols, self.coconuts) + ADDED),
            (f"{who}.most", (len(THINGS),), 1),
        ]

    def tahuma_fields(self, p: Parts) -> Fields:
        return [
            ("tahuma.level", (len(LEVELS),), 1),
            ("tahuma.pile", (ISLANDS,), ISLANDS),
            ("tahuma.hidden", (), 1),
            ("tahuma.coconuts", (), self.coconuts),
            ("tahuma.cards", (), self.cards),
            ("tahuma.sheet", (SHEET,), BYTE),
        ]

    # What they are in a position

    def put(self, s: Atua, seat: int, row: bytearray) -> None:
        portraits = [self.portrait(island) for island in s.islands]
        amounts = [amounts_of(s, other, portraits[other]) for other in range(self.seats)]
        most = most_of(amounts)
        longest = max([shown.beach for shown in portraits])
        chunks: list[bytes] = []
        self.put_table(s, seat, chunks)
        self.put_own(s, seat, portraits[seat], chunks)
        for after in range(self.seats):
            other = (seat + after) % self.seats
            self.put_seat(s, other, portraits[other], longest, chunks)
            chunks.append(amounts[other])
            chunks.append(leads(amounts[other], most))
        if self.seats == 1:
            self.put_tahuma(s, chunks)
        row.extend(b"".join(chunks))

    def put_table(self, s: Atua, seat: int, chunks: list[bytes]) -> None:
        seats = self.seats
        hand = card_of(s.agenda[-1]) if s.agenda and s.agenda[-1].matter is PLACE else -1
        turn = int(s.turn_seat() - seat) % seats if s.agenda else -1
        missing = self.open - len(s.row)
        chunks += [
            self.one_of_seats[int(s.first - seat) % seats],
            self.one_of_seats[turn],
            bytes([int(s.turn), int(s.inhabitants[0] != NOBODY), *s.stacks]),
            fates_at(s, ON_TABLE),
            unseen(s),
            in_order(s.gone),
            self.faces[hand] if hand >= 0 else NO_FACE,
        ]
        cards = list(s.row)
        chunks.append(bytes([card + 1 for card in cards] + [0] * missing))
        chunks.append(bytes(list(s.nuts) + [0] * missing))
        chunks += [self.faces[card] for card in cards]
        chunks += [NO_FACE] * missing

    def put_own(self, s: Atua, seat: int, shown: Portrait, chunks: list[bytes]) -> None:
        """What others do not know, and where one's own symbols can be covered."""
        tile = s.inhabitants[seat]
        hidden = tile != NOBODY and not s.revealed[seat]
        chunks += [
            SOURCE_SETS[s.choices[seat]],
            ONE_TILE[tile if hidden else -1],
            bytes([tribute(s, seat) if hidden else 0]),
            shown.visible,
        ]

    def put_seat(
        self, s: Atua, seat: int, shown: Portrait, longest: int, chunks: list[bytes]
    ) -> None:
        start = seat * FORMS
        scored = bytes(s.scored[start : start + FORMS])
        most = s.parts.most_points
        worth = [
            0 if scored[source] else most if points > most else points
            for source, points in enumerate(worths(s, seat))
        ]
        chunks += [
            shown.laid,
            fates_at(s, seat),
            ONE_TILE[s.inhabitants[seat] if s.revealed[seat] else -1],
            scored,
            bytes(s.points[start : start + FORMS]),
            bytes(worth),
            bytes(
                [
                    int(s.choices[seat] > 0),
                    s.tributes[seat],
                    s.coconuts[seat],
                    shown.beach,
                    int(0 < shown.beach == longest),
                ]
            ),
        ]

    def put_tahuma(self, s: Atua, chunks: list[bytes]) -> None:
        """AU-13.7: of a pile face down only its height is told."""
        sheet = bytes(SHEET) if s.shut else bytes([min(n, BYTE) for n in tahuma(s).values()])
        chunks += [
            ONE_LEVEL[s.level],
            NO_CARDS if s.shut else in_order(s.pile),
            bytes([int(s.secret), int(s.hut), len(s.pile)]),
            sheet,
        ]

    def portrait(self, island: Island) -> Portrait:
        """What is told of an island, worked out when it is first asked for."""
        if island.portrait is None:
            island.portrait = self.painted(island)
        return island.portrait

    def painted(self, island: Island) -> Portrait:
        missing = [0] * (self.cards - len(island.cards))
        cells = [island.cell(code) for code in island.codes]
        numbers = [card + 1 for card in island.cards] + missing
        numbers += [x + MIDDLE for x, _ in cells] + missing
        numbers += [y + MIDDLE for _, y in cells] + missing
        numbers += island.turns + missing
        numbers += list(island.counts)
        numbers += [int(island.counts[kind] == 1) for kind in range(TOTEMS, len(KINDS))]
        visible = bytearray(self.cards * island.parts.slots)
        for i in range(len(island.symbols)):
            visible[island.slot(i)] = 1
        amounts = list(island.counts[:TOTEMS])
        amounts += [sum(island.counts[TOTEMS:]), len(island.shores), island.volcanoes]
        return Portrait(bytes(numbers), bytes(visible), bytes(amounts), island.longest_beach())


# Parts of rows


def one_of(count: int) -> list[bytes]:
    """One of so many kinds; the last entry, -1, is none of them."""
    return [bytes([int(kind == chosen) for kind in range(count)]) for chosen in range(count + 1)]


def face_of(card: Card) -> bytes:
    """How many of every symbol a card shows, and whether a beach and a volcano."""
    counts = [0] * FACE
    for kind, _, _ in card.symbols:
        counts[kind] += 1
    counts[FACE - 2] = card.things[SHORE]
    counts[FACE - 1] = card.things[VOLCANO]
    return bytes(counts)


def fates_at(s: Atua, place: int) -> bytes:
    """The fate tiles of a seat, or on the table."""
    return bytes([int(where == place) for where in s.fates])


def unseen(s: Atua) -> bytes:
    """The island cards that nobody has seen, and those of a pile that may not be looked at."""
    if not s.shut:
        return bytes(s.bag)
    found = s.bag.copy()
    for card in list(s.pile):
        found[card] = 1
    return bytes(found)


def in_order(cards: bytearray) -> bytes:
    """Of every island card its place in a row of cards, from 1; 0: it is not there."""
    if not cards:
        return NO_CARDS
    found = bytearray(ISLANDS)
    for i in range(len(cards)):
        found[cards[i]] = i + 1
    return bytes(found)


def amounts_of(s: Atua, seat: int, shown: Portrait) -> bytes:
    """As `scoring.amount`, for all things."""
    coconuts = s.coconuts[seat]
    if not s.revealed[seat]:
        return shown.amounts + bytes([coconuts])
    adds = s.parts.inhabitants[s.inhabitants[seat]].adds
    found = [shown.amounts[thing] + adds[thing] for thing in range(COCONUT)]
    return bytes([*found, coconuts + adds[COCONUT]])


def most_of(amounts: list[bytes]) -> list[int]:
    """The most that anybody has of each thing; where nobody has any, more than that."""
    found = [1] * len(THINGS)
    for own in amounts:
        for thing in range(len(THINGS)):
            if own[thing] > found[thing]:
                found[thing] = own[thing]
    return found


def leads(own: bytes, most: list[int]) -> bytes:
    """As `scoring.has_most`, for all things."""
    return bytes([int(own[thing] == most[thing]) for thing in range(len(THINGS))])


NO_FACE: Final[bytes] = bytes(FACE)
NO_CARDS: Final[bytes] = bytes(ISLANDS)
ONE_TILE: Final[list[bytes]] = one_of(INHABITANTS)
ONE_LEVEL: Final[list[bytes]] = one_of(len(LEVELS))
SOURCE_SETS: Final[list[bytes]] = [
    bytes([mask >> source & 1 for source in range(FORMS)]) for mask in range(1 << FORMS)
]
