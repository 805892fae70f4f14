"""A table in memory, as it was read from the store."""

import logging
import threading
from collections.abc import Callable, Hashable

from atoll.door import game as find_game
from atoll.door import shelf
from atoll.draw.memory import Memory
from atoll.engine.foresight import folded
from atoll.engine.game import Game
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.engine.state import State
from atoll.engine.words import IllegalMove, Words
from atoll.table.models import Line, Seat, Table
from atoll.table.refused import BadMove, Refused, Unreadable

log = logging.getLogger("atoll.table")


class Live:
    """A table in memory: its row, its chat, and the game as far as the store knows it.

    It is read and changed by who holds its lock, and by nobody else: `with tables.at(id) as live`.
    """

    one_by_one = False  # is every decision asked for itself?
    memory = Memory()  # of parts of pages: all tables share it

    def __init__(self, table: Table, session: Session) -> None:
        self.table = table
        self.whole = session
        self.version = 0
        self.lines: list[Line] = []
        self.wanted = 0  # the highest count of changes that was heard of
        self.doubted = True  # has the store to be asked before anybody looks?
        self.drawn: dict[Hashable, list[str]] = {}  # pages as they are at `drawn_at` changes
        self.drawn_at = -1
        self.newcomers: dict[str, bool] = {}  # who sits here: do they still learn the game?
        self.lock = threading.Lock()
        self.reader = 0  # the thread that holds the lock

    @property
    def session(self) -> Session:
        if self.reader != threading.get_ident():
            raise AssertionError("a table is read outside its lock")
        return self.whole

    def remembered(self, key: Hashable, draw: Callable[[], list[str]]) -> list[str]:
        """A page that somebody who sees the same was shown already, else a new one."""
        if self.drawn_at != self.table.changes:
            self.drawn, self.drawn_at = {}, self.table.changes
        if key not in self.drawn:
            self.drawn[key] = draw()
        return self.drawn[key]

    @property
    def game(self) -> Game:
        return self.whole.record.game

    @property
    def over(self) -> bool:
        """Is the game over, by its rules or because the people at the table ended it?"""
        return bool(self.table.ended) or self.session.state.over

    @property
    def turn(self) -> int:
        """The seat to decide; -1 when the game is over."""
        return -1 if self.table.ended else self.session.state.seat

    def seats_of(self, holder: str) -> list[int]:
        """The seats somebody sits on, those lent to a bot included."""
        return [seat.number for seat in self.table.seats if holder and seat.holder == holder]

    def acts_for(self, holder: str) -> int:
        """The seat to decide, if it is this holder's to decide; else -1."""
        if self.turn < 0:
            return -1
        seat = self.table.seats[self.turn]
        return seat.number if holder and seat.holder == holder and not seat.bot else -1

    def asks(self, number: int) -> bool:
        """Is it a person who decides for a seat?"""
        seat = self.table.seats[number]
        return bool(seat.holder) and not seat.bot

    def position(self, ply: int) -> State:
        """The position after so many moves."""
        plies = self.session.plies
        return plies[ply].before if ply < len(plies) else self.session.state

    def undo_refusal(self, holder: str) -> Words | None:
        """Why somebody cannot take their last decision back; None if they can."""
        return self.undone(holder)[1]

    def undone(self, holder: str) -> tuple[int, Words | None]:
        """How many moves somebody's undo takes back, and why not. Who plays alone against bots takes back
        what bots answered, too; what was asked in one question is taken back at once."""
        plies = self.session.plies
        mine = [number for number in self.seats_of(holder) if not self.table.seats[number].bot]
        alone = all(
            seat.number in mine or (seat.bot and not seat.holder) for seat in self.table.seats
        )
        first = len(plies)
        while first and plies[first - 1].seat not in mine:
            first -= 1
        if not first or not mine:
            return 0, Words("undo-nothing")
        if first < len(plies) and not alone:
            return 0, Words("undo-other")
        first -= 1
        if first and plies[first - 1].seat == plies[first].seat:
            fold = folded(plies[first - 1].before)
            first -= fold is not None and fold.step == plies[first - 1].move
        if any(ply.revealed for ply in plies[first:]):
            return 0, Words("undo-revealed")
        return len(plies) - first, None

    def must_act(self, holder: str, version: int) -> int:
        """The seat this holder decides for now; anything else is refused."""
        if not self.seats_of(holder):
            raise Refused(403, "table-not-your-seat")
        if self.version != version:
            raise Refused(409, "table-stale")
        seat = self.acts_for(holder)
        if seat < 0:
            raise Refused(409, "table-not-your-turn")
        return seat


def readable(table: Table) -> Session:
    """The table's game before its first move; what cannot be read here says why."""
    if table.game not in {game.name for game in shelf()}:
        raise Unreadable(table, "table-no-such-game", {"name": table.game})
    if table.rules != find_game(table.game).rules_version:
        raise Unreadable(table, "table-other-rules")
    try:
        session = Session(record_of(table))
        if not table.whole:
            raise ValueError("a seat is missing")
    except Exception as error:
        raise unreadable(table, str(error)) from error
    return session


def unreadable(table: Table, why: str) -> Unreadable:
    log.warning("table %s cannot be read: %s", table.id, why)
    return Unreadable(table, "table-unreadable")


def record_of(table: Table) -> Record:
    """The table's game before its first move."""
    return Record(
        find_game(table.game),
        len(table.seats),
        int(table.seed),
        table.options,
        position=table.position,
    )


def seat_of(live: Live, number: int) -> Seat:
    if not 0 <= number < len(live.table.seats):
        raise Refused(404, "table-no-such-seat")
    return live.table.seats[number]


def checked(live: Live, moves: list[str]) -> State:
    """Where moves lead; what the rules refuse is refused with the rule."""
    state = live.session.state.copy()
    for move in moves:
        try:
            state.play(state.parse(move))
        except IllegalMove as error:
            raise BadMove(live.game.name, error.refusal) from None
        except ValueError:
            raise no_such_move(move) from None
    return state


def result_of(state: State) -> dict[str, list[int]]:
    """What the store keeps of a game that is over."""
    return {"scores": [*state.scores()], "winners": [*state.winners()]}


def no_such_move(move: str) -> Refused:
    return Refused(409, "table-no-such-move", {"move": clean(move, 40)})


def clean(text: str, most: int) -> str:
    """One line of printable text, not longer than it may be; what is cut says so."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"
