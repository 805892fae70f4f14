"""A position of Atua in numbers: what a seat knows of it, its own things first.

Islands never change, so what is told of one is worked out once (`Island.portrait`).
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from atoll.engine.encoding import BYTE, Encoding, Row, put_one_of
from atoll.games.atua.cards import COCONUT, KINDS, SHOWN, THINGS, TOTEMS
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
    PAIRS,
    STACKS,
    VILLAGES,
    Parts,
)
from atoll.games.atua.scoring import (
    COCONUT_SOURCE,
    TOTEM_SOURCE,
    VOLCANO_SOURCE,
    tahuma,
    totem_worth,
)
from atoll.games.atua.state import FORMS, NOBODY, ON_TABLE, Atua

VERSION: Final = 1
MIDDLE: Final = 128  # the number of the village star's column and row
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
        self.faces = [card.shown.to_bytes(SHOWN, "little") for card in p.cards]
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
            ("hand.face", (SHOWN,), p.slots),
            ("row.card", (self.open,), ISLANDS),
            ("row.coconuts", (self.open,), self.coconuts),
            ("row.face", (self.open, SHOWN), p.slots),
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
            ("tahuma.hidden", (), 1),
            ("tahuma.coconuts", (), self.coconuts),
            ("tahuma.cards", (), self.cards),
            ("tahuma.pile", (ISLANDS,), ISLANDS),
            ("tahuma.sheet", (SHEET,), BYTE),
        ]

    # What they are in a position

    def put(self, s: Atua, seat: int, row: Row) -> None:
        sheets = Sheets(s)
        portraits = [self.portrait(island) for island in s.islands]
        amounts = [amounts_of(s, sheets, n, portraits[n]) for n in range(self.seats)]
        most = most_of(amounts)
        longest = 1
        for shown in portraits:
            if shown.beach > longest:
                longest = shown.beach
        self.put_table(s, seat, sheets, row)
        put_own(s, seat, portraits[seat], row)
        for after in range(self.seats):
            other = (seat + after) % self.seats
            put_seat(s, other, sheets, portraits[other], amounts[other], row)
            row.append(portraits[other].beach == longest)
            put_amounts(amounts[other], most, row)
        if self.seats == 1:
            put_tahuma(s, row)

    def put_table(self, s: Atua, seat: int, sheets: "Sheets", row: Row) -> None:
        seats = self.seats
        put_one_of(row, seats, (s.first - seat) % seats)
        put_one_of(row, seats, (s.turn_seat() - seat) % seats if s.agenda else -1)
        row.append(s.turn)
        row.append(sheets.inhabitants[0] != NOBODY)
        row.extend(s.stacks)
        put_fates(sheets, ON_TABLE, row)
        put_unseen(s, row)
        put_in_order(s.gone, row)
        hand = card_of(s.agenda[-1]) if s.agenda and s.agenda[-1].matter is PLACE else -1
        row.extend(self.faces[hand] if hand >= 0 else NO_FACE)
        cards = bytes(s.row)
        missing = self.open - len(cards)
        for card in cards:
            row.append(card + 1)
        row.blank(missing)
        row.extend(s.nuts)
        row.blank(missing)
        for card in cards:
            row.extend(self.faces[card])
        row.blank(missing * SHOWN)

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
        p = island.parts
        return Portrait(
            laid=bytes(numbers),
            visible=bytes(visible),
            amounts=bytes(amounts),
            totems=totem_worth(p, bytes(island.counts), self.seats == 1),
            glow=min(island.glow, p.most_points),
            beach=island.longest_beach(),
        )


class Sheets:
    """What is written of all seats, as bytes: compiled code reads these much faster."""

    __slots__ = (
        "choices",
        "coconuts",
        "fates",
        "inhabitants",
        "points",
        "revealed",
        "scored",
        "tributes",
    )

    def __init__(self, s: Atua) -> None:
        self.choices = bytes(s.choices)
        self.coconuts = bytes(s.coconuts)
        self.fates = bytes(s.fates)
        self.inhabitants = bytes(s.inhabitants)
        self.points = bytes(s.points)
        self.revealed = bytes(s.revealed)
        self.scored = bytes(s.scored)
        self.tributes = bytes(s.tributes)


# Parts of rows


def put_own(s: Atua, seat: int, shown: Portrait, row: Row) -> None:
    """What others do not know, and where one's own symbols can be covered."""
    chosen: i64 = s.choices[seat]
    for source in range(FORMS):
        row.append(chosen >> source & 1)
    tile: i64 = s.inhabitants[seat]
    hidden = tile != NOBODY and not s.revealed[seat]
    put_one_of(row, INHABITANTS, tile if hidden else -1)
    row.append(tribute(s, seat) if hidden else 0)
    row.extend(shown.visible)


def put_seat(s: Atua, seat: int, sheets: Sheets, shown: Portrait, own: bytes, row: Row) -> None:
    """What lies in front of a seat, and its sheet."""
    row.extend(shown.laid)
    put_fates(sheets, seat, row)
    put_one_of(row, INHABITANTS, sheets.inhabitants[seat] if sheets.revealed[seat] else -1)
    start = seat * FORMS
    row.extend(sheets.scored[start : start + FORMS])
    row.extend(sheets.points[start : start + FORMS])
    put_worths(s.parts, sheets.scored, start, shown, own, row)
    row.append(sheets.choices[seat] > 0)
    row.append(sheets.tributes[seat])
    row.append(sheets.coconuts[seat])
    row.append(shown.beach)


def put_worths(p: Parts, scored: bytes, start: i64, shown: Portrait, own: bytes, row: Row) -> None:
    """As `scoring.worths`, of the sources that are not scored."""
    most: i64 = p.most_points
    worths, rates, written = row.blank(PAIRS), p.rates, row.written
    for k in range(PAIRS):
        amount: i64 = own[2 * k]
        if amount <= own[2 * k + 1] and not scored[start + k]:
            written[worths + k] = u8(min(amount * rates[k], most))
    row.append(0 if scored[start + COCONUT_SOURCE] else own[COCONUT])
    row.append(0 if scored[start + TOTEM_SOURCE] else shown.totems)
    row.append(0 if scored[start + VOLCANO_SOURCE] else shown.glow)


def put_amounts(own: bytes, most: bytes, row: Row) -> None:
    """How much a seat has of every thing, and as in `scoring.has_most` of which the most."""
    row.extend(own)
    written = row.written
    for thing in range(len(THINGS)):
        written.append(1 if own[thing] == most[thing] else 0)


def put_tahuma(s: Atua, row: Row) -> None:
    """AU-13.7: of a pile face down only its height is told."""
    put_one_of(row, len(LEVELS), s.level)
    row.append(s.secret)
    row.append(s.hut)
    row.append(len(s.pile))
    if s.shut:
        row.blank(ISLANDS + SHEET)
        return
    put_in_order(s.pile, row)
    for points in tahuma(s).values():
        row.append(min(points, BYTE))


def put_fates(sheets: Sheets, place: i64, row: Row) -> None:
    """The fate tiles of a seat, or on the table."""
    fates, written = sheets.fates, row.written
    for tile in range(FATES):
        written.append(1 if fates[tile] == place else 0)


def put_unseen(s: Atua, row: Row) -> None:
    """The island cards that nobody has seen, and those of a pile that may not be looked at."""
    start = len(row)
    row.extend(s.bag)
    if s.shut:
        for card in bytes(s.pile):
            row[start + card] = 1


def put_in_order(cards: bytearray, row: Row) -> None:
    """Of every island card its place in a row of cards, from 1; 0: it is not there."""
    start, written, lying = row.blank(ISLANDS), row.written, bytes(cards)
    for place in range(len(lying)):
        written[start + lying[place]] = u8(place + 1)


def amounts_of(s: Atua, sheets: Sheets, seat: int, shown: Portrait) -> bytes:
    """As `scoring.amount`, for all things."""
    coconuts = sheets.coconuts[seat]
    if not sheets.revealed[seat]:
        return shown.amounts + ONE_BYTE[coconuts]
    adds = s.parts.inhabitants[sheets.inhabitants[seat]].adds
    found = [shown.amounts[thing] + adds[thing] for thing in range(COCONUT)]
    return bytes([*found, coconuts + adds[COCONUT]])


def most_of(amounts: list[bytes]) -> bytes:
    """The most that anybody has of each thing; where nobody has any, more than that."""
    found = BytesWriter()
    for thing in range(len(THINGS)):
        most: i64 = 1
        for own in amounts:
            if own[thing] > most:
                most = own[thing]
        found.append(u8(most))
    return found.getvalue()


NO_FACE: Final[bytes] = bytes(SHOWN)
ONE_BYTE: Final[list[bytes]] = [bytes([n]) for n in range(BYTE + 1)]
