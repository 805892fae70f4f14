"""KI-22: the Kiwibot's turn and the cells of the Solitaire cards."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Words
from atoll.games.kiwi.cards import Cell
from atoll.games.kiwi.decisions.bonus import PLACE_TOKENS
from atoll.games.kiwi.decisions.build import BUILT, sites
from atoll.games.kiwi.decisions.feed import can_be_fed, feed
from atoll.games.kiwi.decisions.gain import gain_markers
from atoll.games.kiwi.decisions.move_cell import move_cell
from atoll.games.kiwi.decisions.names import hex_words, marker_words, piece_facts
from atoll.games.kiwi.decisions.patterns import (
    HUMAN,
    in_order,
    kiwi_of_size,
    looks,
    solo_of,
    spare_token,
)
from atoll.games.kiwi.decisions.tokens import own_kiwis, shrink
from atoll.games.kiwi.flock import NOBODY, SIZES
from atoll.games.kiwi.kinds import CELL_BUILD, CELL_FEED, CELL_MOVE, KINDS, WILD
from atoll.games.kiwi.pieces import kind_of
from atoll.games.kiwi.state import KIWIBOT, Kiwi

ROW_MOVE: Final = 0
ROW_FEED: Final = 1
ROW_BUILD: Final = 2
ROW_WILD: Final = 3
COLUMNS: Final = 3


def cell_at(s: Kiwi, row: i64, column: i64) -> Cell:
    """KI-22.17: a cell of this season's Solitaire card."""
    return s.parts.cells[solo_of(s).pile[s.season - 1]][row * COLUMNS + column]


def column_now(s: Kiwi) -> int:
    """KI-22.22: the column of the slot filled last this season; the first if there is none."""
    return max(s.flocks[KIWIBOT].played() - 1, 0)


class KiwibotTurn(Step[Kiwi]):
    """KI-22.16, KI-22.17: reveal a card into the next slot, and do what the cell says."""

    def run(self, s: Kiwi, task: Task) -> None:
        deck = solo_of(s).deck
        if sum(deck) <= 1:
            for kind in range(KINDS):
                deck[kind] = s.parts.card_counts[kind]
            if s.story is not None:
                s.tell(KIWIBOT, Words("kiwibot-shuffles"), "KI-22.16")
        card = draw(deck, s.chance)
        flock = s.flocks[KIWIBOT]
        column = flock.played()
        flock.slots[column] = card
        if s.story is not None:
            facts: dict[str, Fact] = {"card": s.parts.card_names[card], "slot": column + 1}
            s.tell(KIWIBOT, Words("kiwibot-card", facts), "KI-22.16")
        s.ask(KIWIBOT_DONE, KIWIBOT)
        row = card if card < WILD else ROW_WILD
        do_cell(s, cell_at(s, row, column))


class KiwibotDone(Step[Kiwi]):
    """KI-6.9: the Kiwibot's card is resolved."""

    def run(self, s: Kiwi, task: Task) -> None:
        s.flocks[KIWIBOT].rest()


def do_cell(s: Kiwi, cell: Cell) -> None:
    if cell.do == CELL_MOVE:
        move_cell(s, cell)
    elif cell.do == CELL_FEED:
        feed_cell(s, cell)
    elif cell.do == CELL_BUILD:
        build_cell(s, cell)
    else:
        s.ask(PLACE_TOKENS, KIWIBOT, cell.number)


class KiwibotRow(Step[Kiwi]):
    """KI-22.22: Move actions gained by the Kiwibot resolve the whole Move row."""

    def run(self, s: Kiwi, task: Task) -> None:
        for column in range(COLUMNS):
            move_cell(s, cell_at(s, ROW_MOVE, column))


class KiwibotFeeds(Step[Kiwi]):
    """KI-22.22: a Feed action gained by the Kiwibot uses the Feed cell of the current column."""

    def run(self, s: Kiwi, task: Task) -> None:
        feed_cell(s, cell_at(s, ROW_FEED, column_now(s)))


class KiwibotBuilds(Step[Kiwi]):
    """KI-22.22: a Build action gained by the Kiwibot uses the Build cell of the current column."""

    def run(self, s: Kiwi, task: Task) -> None:
        build_cell(s, cell_at(s, ROW_BUILD, column_now(s)))


def feed_cell(s: Kiwi, cell: Cell) -> None:
    """KI-22.19, KI-22.30: the kiwi shown, else a smaller one, is fed without paying."""
    owner: i64 = HUMAN if cell.owner == 0 else KIWIBOT
    size: i64 = cell.size
    piece = kiwi_of_size(s, owner, size)
    if piece != NOBODY and not can_be_fed(s.flocks[owner], SIZES[kind_of(piece)]):
        piece = NOBODY
    if piece != NOBODY:
        feed(s, KIWIBOT, piece)
    elif s.story is not None:
        s.tell(KIWIBOT, Words("kiwibot-cannot-feed"), "KI-22.19")


def build_cell(s: Kiwi, cell: Cell) -> None:
    """KI-22.20, KI-22.29: the nest shown on the first valid hex, else a token and a Move action."""
    places = in_order(s, sites(s, KIWIBOT))
    if places and s.flocks[KIWIBOT].nests[cell.nest] < 2:
        s.ask(BUILT, KIWIBOT, cell.nest, places[0])
        return
    if s.story is not None:
        s.tell(KIWIBOT, Words("kiwibot-cannot-build"), "KI-22.20")
    s.ask(KIWIBOT_ROW, KIWIBOT)
    s.ask(PLACE_TOKENS, KIWIBOT, 1)


class KiwibotMarks(Step[Kiwi]):
    """KI-22.32: markers are revealed until one fits. With `n` it places as many as it can."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"every": task.n > 0}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return int(data["every"].flag()), 0

    def run(self, s: Kiwi, task: Task) -> None:
        flock = s.flocks[KIWIBOT]
        hidden = flock.markers.copy()
        placed = 0
        revealed = [0] * len(hidden)
        while sum(hidden):
            kind = draw(hidden, s.chance)
            revealed[kind] += 1
            place = self.free_hex(s, kind)
            if place == NOBODY:
                continue
            flock.markers[kind] -= 1
            s.marks[place] = 1 + KIWIBOT
            placed += 1
            if s.story is not None:
                if task.n == 0:
                    self.tell_revealed(s, revealed)
                facts: dict[str, Fact] = {"hex": hex_words(s, place)}
                s.tell(KIWIBOT, Words("mark", facts), "KI-22.32")
            take_mark_token(s)
            if task.n == 0:
                break
            hidden = flock.markers.copy()
        if placed == 0:
            if s.story is not None:
                if task.n == 0:
                    self.tell_revealed(s, revealed)
                s.tell(KIWIBOT, Words("kiwibot-cannot-mark"), "KI-22.32")
            gain_markers(s, KIWIBOT, 1)

    def tell_revealed(self, s: Kiwi, revealed: list[int]) -> None:
        if sum(revealed):
            facts: dict[str, Fact] = {"markers": marker_words(s, revealed)}
            s.tell(KIWIBOT, Words("kiwibot-reveals", facts), "KI-22.32")

    def free_hex(self, s: Kiwi, kind: i64) -> int:
        flock = s.flocks[KIWIBOT]
        if not flock.has_token() and flock.flock_size() == 0:
            return NOBODY
        for place in looks(s):
            if (
                s.terrain[place] == kind
                and not s.marks[place]
                and flock.strength[place]
                and s.dominator(place) == KIWIBOT
            ):
                return place
        return NOBODY


def take_mark_token(s: Kiwi) -> None:
    """KI-22.31: tokens for markers come from Reserve, track, island."""
    flock = s.flocks[KIWIBOT]
    if flock.has_token():
        key = "mark-from-reserve" if flock.reserve > 0 else "mark-from-track"
        if s.story is not None:
            facts: dict[str, Fact] = {"track": flock.track, "reserve": flock.reserve}
            s.tell(KIWIBOT, Words(key, facts), "KI-22.31")
        if flock.reserve > 0:
            flock.reserve -= 1
        else:
            flock.track -= 1
        return
    piece = spare_token(s, own_kiwis(s, KIWIBOT))
    if s.story is not None:
        facts = piece_facts(s, piece)
        facts["purpose"] = "mark"
        s.tell(KIWIBOT, Words("take-token", facts), "KI-22.31")
    shrink(s, KIWIBOT, piece)
    flock.reserve -= 1


KIWIBOT_TURN: Final[KiwibotTurn] = KiwibotTurn("kiwibot-turn", "KI-22.16")
KIWIBOT_DONE: Final[KiwibotDone] = KiwibotDone("kiwibot-done", "KI-6.9")
KIWIBOT_ROW: Final[KiwibotRow] = KiwibotRow("kiwibot-row", "KI-22.22")
KIWIBOT_FEEDS: Final[KiwibotFeeds] = KiwibotFeeds("kiwibot-feeds", "KI-22.22")
KIWIBOT_BUILDS: Final[KiwibotBuilds] = KiwibotBuilds("kiwibot-builds", "KI-22.22")
KIWIBOT_MARKS: Final[KiwibotMarks] = KiwibotMarks("kiwibot-marks", "KI-22.32")
