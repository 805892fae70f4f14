"""What happens at a table: sitting down, playing, taking back, speaking.

The store has the last word. A request names the version it answers; if the table has moved on,
nothing is changed and the asker catches up.
"""

import secrets
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from atoll.bots.levels import LEVELS
from atoll.door import game as find_game
from atoll.door import shelf
from atoll.engine.chance import seeded
from atoll.engine.game import Game
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.engine.state import SPECTATOR, State
from atoll.engine.words import Fact, IllegalMove, Refusal, Words
from atoll.table.models import Act, Seat, Table
from atoll.table.store import Stale, Store, now

KEPT = 64  # tables held in memory
NAME_LENGTH = 24
CHAT_LENGTH = 300


class Refused(Exception):
    """A request that is not carried out: the HTTP status and what to say."""

    def __init__(self, status: int, key: str, facts: dict[str, Fact] | None = None) -> None:
        super().__init__(key)
        self.status = status
        self.words = Words(key, facts)
        self.game = ""  # whose texts know the words; empty: those all games share
        self.rule = ""


class BadMove(Refused):
    """A move the rules refuse, with the rule."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(409, refusal.words.key, refusal.words.facts)
        self.game = game
        self.rule = refusal.rule


@dataclass
class SeatPlan:
    """A seat as somebody wants it at a new table."""

    kind: str = "open"  # you, open, or bot
    name: str = ""
    level: str = "medium"


@dataclass
class Live:
    """A table in memory: its row, and the game as far as the store knows it."""

    table: Table
    session: Session
    version: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def game(self) -> Game:
        return self.session.record.game

    @property
    def turn(self) -> int:
        return self.session.state.seat

    def seats_of(self, holder: str) -> list[int]:
        """The seats somebody sits on, those lent to a bot included."""
        return [seat.number for seat in self.table.seats if holder and seat.holder == holder]

    def acts_for(self, holder: str) -> int:
        """The seat to decide, if it is this holder's to decide; else -1."""
        if self.turn < 0:
            return -1
        seat = self.table.seats[self.turn]
        return seat.number if holder and seat.holder == holder and not seat.bot else -1

    def position(self, ply: int) -> State:
        """The position after so many moves."""
        plies = self.session.plies
        return plies[ply].before if ply < len(plies) else self.session.state

    def undo_seat(self, holder: str) -> int:
        """The seat of the holder's that played last; another of theirs if none did, -1 without any."""
        mine = [number for number in self.seats_of(holder) if not self.table.seats[number].bot]
        plies = self.session.plies
        return plies[-1].seat if plies and plies[-1].seat in mine else (mine[0] if mine else -1)


class Tables:
    """All tables of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Live] = OrderedDict()
        self.lock = threading.Lock()

    def new(
        self,
        game: Game,
        plans: list[SeatPlan],
        options: dict[str, Any],
        seed: int | None,
        holder: str,
    ) -> str:
        """Set up a table; bad seats or options raise `ValueError`."""
        number = secrets.randbits(48) if seed is None else seed
        return self.set_up(game, plans, options, number, holder, seed_chosen=seed is not None)

    def set_up(
        self,
        game: Game,
        plans: list[SeatPlan],
        options: dict[str, Any],
        seed: int,
        holder: str,
        position: dict[str, Any] | None = None,
        seed_chosen: bool = False,
    ) -> str:
        """Set up a table with a seed, at a position if one is given."""
        chosen = game.check_options(game.check_seats(len(plans)), options)
        table = Table(
            id=secrets.token_urlsafe(8),
            game=game.name,
            rules=game.rules_version,
            options=chosen,
            seed=str(seed),
            seed_chosen=seed_chosen,
            position=position,
            created=now(),
            touched=now(),
            seats=[planned(plan, i, holder) for i, plan in enumerate(plans)],
        )
        table.turn = record_of(table).start().seat
        self.store.create(table)
        return table.id

    def live(self, table_id: str) -> Live:
        """The table as the store knows it now."""
        table = self.store.table(table_id)
        if table is None:
            raise Refused(404, "table-unknown")
        with self.lock:
            live = self.kept.get(table_id)
            if live is None:
                if not installed(table):
                    raise Refused(404, "table-no-such-game", {"name": table.game})
                if table.rules != find_game(table.game).rules_version:
                    raise Refused(410, "table-other-rules")
                live = Live(table, Session(record_of(table)))
                self.kept[table_id] = live
            self.kept.move_to_end(table_id)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        with live.lock:
            self.catch_up(live, table)
        return live

    def catch_up(self, live: Live, table: Table) -> None:
        """Play what the store has and the memory has not."""
        live.table = table
        if live.version < table.version:
            for entry in self.store.acts(table.id, live.version):
                apply(live.session, entry)
                live.version = entry.number + 1

    def play(self, table_id: str, holder: str, version: int, move: str) -> None:
        """Play a move in notation for the seat whose turn it is."""
        live = self.live(table_id)
        seat = self.must_act(live, holder, version)
        self.append_move(live, seat, version, move)

    def play_for_bot(self, table_id: str, version: int, move: str) -> None:
        live = self.live(table_id)
        if live.version != version or not live.table.seats[live.turn].bot:
            raise Refused(409, "table-stale")
        self.append_move(live, live.turn, version, move)

    def append_move(self, live: Live, seat: int, version: int, move: str) -> None:
        with live.lock:
            state = live.session.state.copy()
            try:
                state.play(state.parse(move))
            except IllegalMove as error:
                raise BadMove(live.game.name, error.refusal) from None
            except ValueError:
                raise Refused(409, "table-no-such-move", {"move": move[:40]}) from None
        self.append(live, version, seat, move, state.seat)

    def undo(self, table_id: str, holder: str, version: int) -> None:
        """Take back the last move of one of the holder's seats, as far as undo reaches."""
        live = self.live(table_id)
        if live.version != version:
            raise Refused(409, "table-stale")
        seat = live.undo_seat(holder)
        if seat < 0:
            raise Refused(403, "table-not-your-seat")
        refusal = live.session.undo_refusal(seat)
        if refusal is not None:
            raise Refused(409, refusal.key)
        self.append(live, version, seat, "", live.session.plies[-1].before.seat)

    def append(self, live: Live, version: int, seat: int, move: str, turn: int) -> None:
        try:
            self.store.append(live.table.id, version, seat, move, turn)
        except Stale:
            raise Refused(409, "table-stale") from None

    def must_act(self, live: Live, holder: str, version: int) -> int:
        """The seat this holder decides for now; anything else is refused."""
        if not live.seats_of(holder):
            raise Refused(403, "table-not-your-seat")
        if live.version != version:
            raise Refused(409, "table-stale")
        seat = live.acts_for(holder)
        if seat < 0:
            raise Refused(409, "table-not-your-turn")
        return seat

    def sit(self, table_id: str, holder: str, number: int, name: str) -> None:
        """Take an open seat."""
        seat = self.seat(self.live(table_id), number)
        if not seat.open:
            raise Refused(409, "table-seat-taken")
        if not self.store.set_seat(
            table_id, number, "", holder=holder, name=clean(name, NAME_LENGTH)
        ):
            raise Refused(409, "table-seat-taken")

    def leave(self, table_id: str, holder: str, number: int) -> None:
        """Give a seat up: it is open to others again."""
        self.own_seat(table_id, holder, number)
        self.store.set_seat(table_id, number, holder, holder="", name="", bot="")

    def rename(self, table_id: str, holder: str, number: int, name: str) -> None:
        self.own_seat(table_id, holder, number)
        self.store.set_seat(table_id, number, holder, name=clean(name, NAME_LENGTH))

    def lend(self, table_id: str, holder: str, number: int, level: str) -> None:
        """Let a bot play on a seat, or take the seat back with an empty level."""
        self.own_seat(table_id, holder, number)
        if level and level not in LEVELS:
            raise no_such_level()
        self.store.set_seat(table_id, number, holder, bot=level)

    def say(self, table_id: str, holder: str, said: str) -> None:
        """Chat: those at the table speak under their names, others watch in silence."""
        live = self.live(table_id)
        mine = live.seats_of(holder)
        if not mine:
            raise Refused(403, "table-chat-seated")
        line = clean(said, CHAT_LENGTH)
        if not line:
            raise Refused(422, "table-chat-empty")
        self.store.say(table_id, mine[0], live.table.seats[mine[0]].name, line)

    def own_seat(self, table_id: str, holder: str, number: int) -> Seat:
        live = self.live(table_id)
        seat = self.seat(live, number)
        if number not in live.seats_of(holder):
            raise Refused(403, "table-not-your-seat")
        return seat

    def seat(self, live: Live, number: int) -> Seat:
        if not 0 <= number < len(live.table.seats):
            raise Refused(404, "table-no-such-seat")
        return live.table.seats[number]

    def branch(self, table_id: str, holder: str, ply: int, level: str) -> str:
        """A new table that goes on from a position of another: you against bots.

        What is hidden from the asker is dealt anew, so that nobody learns here what is held or drawn
        there: whoever sits there keeps what their seat knows, a stranger what a spectator knows.
        """
        if level not in LEVELS:
            raise no_such_level()
        live = self.live(table_id)
        with live.lock:
            if not 0 <= ply <= len(live.session.plies):
                raise Refused(404, "table-no-such-position")
            state = live.position(ply).copy()
        if state.over:
            raise Refused(409, "refused-game-over")
        mine = live.seats_of(holder)
        eye = state.seat if state.seat in mine else (mine[0] if mine else SPECTATOR)
        seat = state.seat if eye == SPECTATOR else eye
        plans = [SeatPlan("bot", level=level) for _ in live.table.seats]
        plans[seat] = SeatPlan("you", live.table.seats[seat].name if mine else "")
        seed = secrets.randbits(48)
        dealt = state.redeal(eye, seeded(seed))
        return self.set_up(live.game, plans, live.table.options, seed, holder, dealt.to_dict())


def no_such_level() -> Refused:
    return Refused(422, "table-no-such-level", {"levels": ", ".join(LEVELS)})


def planned(plan: SeatPlan, number: int, holder: str) -> Seat:
    """The seat a plan asks for."""
    if plan.kind == "bot" and plan.level not in LEVELS:
        raise ValueError(
            f"no bot plays at level {plan.level!r}; the levels are {', '.join(LEVELS)}"
        )
    if plan.kind not in ("you", "open", "bot"):
        raise ValueError(f"a seat is 'you', 'open' or 'bot', not {plan.kind!r}")
    return Seat(
        number=number,
        name=clean(plan.name, NAME_LENGTH) if plan.kind == "you" else "",
        holder=holder if plan.kind == "you" else "",
        bot=plan.level if plan.kind == "bot" else "",
    )


def installed(table: Table) -> bool:
    """Is the table's game still on the shelf? A package may be gone or broken since."""
    return table.game in {game.name for game in shelf()}


def record_of(table: Table) -> Record:
    """The table's game before its first move."""
    return Record(
        find_game(table.game),
        len(table.seats),
        int(table.seed),
        table.options,
        position=table.position,
    )


def apply(session: Session, entry: Act) -> None:
    """Carry out what the store says was done."""
    if entry.move:
        session.play(session.state.parse(entry.move))
    else:
        session.undo(entry.seat)


def clean(text: str, most: int) -> str:
    """One line of printable text, not longer than it may be."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most]
