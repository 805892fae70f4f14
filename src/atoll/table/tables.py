"""What happens at a table: sitting down, playing, taking back, speaking.

The store has the last word. A request names the version it answers; if the table has moved on,
nothing is changed and the asker catches up.
"""

import re
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from starlette.concurrency import run_in_threadpool

from atoll.bots.levels import LEVELS
from atoll.engine.chance import seeded
from atoll.engine.foresight import matters_not, suggested
from atoll.engine.game import Game
from atoll.engine.state import SPECTATOR, State
from atoll.table.live import (
    Live,
    checked,
    clean,
    readable,
    record_of,
    result_of,
    seat_of,
    unreadable,
)
from atoll.table.models import Act, Seat, Table
from atoll.table.offers import in_notation, played
from atoll.table.refused import Refused
from atoll.table.scribe import Stale
from atoll.table.store import Store, now

KEPT = 4096  # tables held in memory
RUNNING = 200  # tables under way at which one person may sit
IDENTITY = re.compile(r"[A-Za-z0-9_-]{1,16}")
NAME_LENGTH = 24
FIRST_GAMES = 3  # in which somebody still learns a game, and is guided
CHAT_LENGTH = 300


@dataclass
class SeatPlan:
    """A seat as somebody wants it at a new table."""

    kind: str = "open"  # you, open, or bot
    name: str = ""
    level: str = "medium"


class Busy(Exception):
    """A table has to be waited for."""


class Step(NamedTuple):
    """What is about to happen at a table: entries, each a seat and what it does, and where they lead."""

    live: Live
    version: int
    entries: list[tuple[int, str]]
    state: State

    @property
    def then(self) -> int:
        """The version then."""
        return self.version + len(self.entries)


class Tables:
    """All tables of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Live] = OrderedDict()
        self.lock = threading.Lock()
        self.turn_came: Callable[[Table, int], None] = lambda _, __: None  # to another seat

    def new(
        self,
        game: Game,
        plans: list[SeatPlan],
        options: dict[str, Any],
        seed: int | None,
        holder: str,
        **terms: Any,
    ) -> str:
        """Set up a table; bad seats or options raise `ValueError`. The terms are `public` and
        `turn_time`."""
        number = secrets.randbits(48) if seed is None else seed
        terms["seed_chosen"] = seed is not None
        return self.set_up(game, plans, options, number, holder, **terms)

    def set_up(
        self,
        game: Game,
        plans: list[SeatPlan],
        options: dict[str, Any],
        seed: int,
        holder: str,
        position: dict[str, Any] | None = None,
        **terms: Any,
    ) -> str:
        """Set up a table with a seed, at a position if one is given."""
        seats = [planned(plan, i, holder) for i, plan in enumerate(plans)]
        table = laid(game, seats, options, seed, host=holder, position=position, **terms)
        self.must_have_room(holder)
        self.store.create(table)
        return table.id

    def must_have_room(self, holder: str) -> None:
        """Refuse whoever sits at too many tables already."""
        if self.store.running_of(holder) >= RUNNING:
            raise Refused(429, "table-too-many", {"count": RUNNING})

    @contextmanager
    def at(self, table_id: str, trusting: bool = False) -> Iterator[Live]:
        """A table as the store knows it now, for as long as nobody else touches it. Who is `trusting`
        does not ask the store when all that was heard of is known."""
        live = self.in_memory(table_id) or self.fetch(table_id)
        with live.lock:
            live.reader = threading.get_ident()
            try:
                self.catch_up(live, trusting)
                yield live
            finally:
                live.reader = 0

    @contextmanager
    def at_once(self, table_id: str) -> Iterator[Live]:
        """A table that can be looked at here and now, without waiting for the store or for somebody else;
        else `Busy`."""
        live = self.in_memory(table_id)
        if live is None or not live.lock.acquire(blocking=False):
            raise Busy(table_id)
        try:
            if self.behind(live):
                raise Busy(table_id)
            live.reader = threading.get_ident()
            yield live
        finally:
            live.reader = 0
            live.lock.release()

    def in_memory(self, table_id: str) -> Live | None:
        with self.lock:
            live = self.kept.get(table_id)
            if live is not None:
                self.kept.move_to_end(table_id)
        return live

    def fetch(self, table_id: str) -> Live:
        """A table out of the store; the one that was not used for the longest time is let go."""
        if not IDENTITY.fullmatch(table_id):
            raise Refused(404, "table-unknown")
        table = self.store.table(table_id)
        if table is None:
            raise Refused(404, "table-unknown")
        live = Live(table, readable(table))
        with self.lock:
            live = self.kept.setdefault(table_id, live)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return live

    def catch_up(self, live: Live, trusting: bool) -> None:
        """Play what the store has and the memory has not."""
        if self.behind(live):
            self.read_again(live)
        elif not trusting and self.store.count_of(live.table.id) != live.table.changes:
            self.read_again(live)  # changed by somebody who told nobody

    def read_again(self, live: Live) -> None:
        table = self.store.table(live.table.id)
        if table is None:
            self.kept.pop(live.table.id, None)
            raise Refused(404, "table-unknown")
        live.lines, live.doubted = self.store.chat(table.id), False
        if live.version < table.version:
            for entry in self.store.acts(table.id, live.version):
                self.apply(live, entry)
        live.table = table
        for seat in table.seats:
            if seat.holder and seat.holder not in live.newcomers:
                played = self.store.finished_of(seat.holder, table.game)
                live.newcomers[seat.holder] = played < FIRST_GAMES

    def apply(self, live: Live, entry: Act) -> None:
        """Carry out what the store says was done."""
        try:
            if entry.move:
                live.session.play(live.session.state.parse(entry.move))
            else:
                live.session.undo(entry.seat)
        except Exception as error:
            self.kept.pop(live.table.id, None)
            raise unreadable(live.table, f"entry {entry.number}: {error}") from error
        live.version = entry.number + 1

    def count(self, table_id: str) -> int:
        """How many changes a table has seen."""
        with self.at(table_id) as live:
            return live.table.changes

    def wanted(self, table_id: str) -> int:
        """The highest count of changes that is known of a table; -1 if it is not in memory."""
        live = self.kept.get(table_id)
        return -1 if live is None else max(live.wanted, live.table.changes)

    def knows(self, table_id: str, version: int) -> bool:
        """Is the version that somebody answers the one in memory? Should it be old, the store refuses what
        is to be written."""
        live = self.kept.get(table_id)
        return live is not None and live.version == version

    def behind(self, live: Live) -> bool:
        return live.doubted or live.table.changes < live.wanted

    def heard(self, table_id: str, count: int) -> None:
        """A table has changed, here or elsewhere: it is read again unless that is known already."""
        live = self.kept.get(table_id)
        if live is not None and count > live.wanted:
            live.wanted = count

    def doubt(self) -> None:
        """Something may have been missed: every table is looked at again."""
        for live in list(self.kept.values()):
            live.doubted = True

    def play(self, table_id: str, holder: str, version: int, move: str) -> int:
        """Answer what the seat whose turn it is was asked, with a move in notation; the version then."""
        return self.append(self.answer(table_id, holder, version, move))

    async def play_soon(self, table_id: str, holder: str, version: int, move: str) -> int:
        """The same, without holding up whoever else is answered meanwhile."""
        try:
            with self.at_once(table_id) as live:
                if live.version != version:
                    raise Busy(table_id)  # the store knows which of the two is old
                step = answered(live, holder, version, move)
        except Busy:
            return await run_in_threadpool(self.play, table_id, holder, version, move)
        with self.entering(step) as what:
            await self.store.append_soon(*what)
        return step.then

    def answer(self, table_id: str, holder: str, version: int, move: str) -> Step:
        """What a move comes to, if it is the holder's to make."""
        with self.at(table_id, self.knows(table_id, version)) as live:
            return answered(live, holder, version, move)

    def play_suggested(self, table_id: str, holder: str, version: int) -> int:
        """Make all moves that are suggested one after the other; the version then."""
        with self.at(table_id) as live:
            seat = live.must_act(holder, version)
            moves = in_notation(live.session.state, suggested(live.session.state))
            if not moves:
                raise Refused(409, "table-nothing-suggested")
            step = step_of(live, seat, moves)
        return self.append(step)

    def play_for_bot(self, table_id: str, version: int, move: str) -> None:
        with self.at(table_id) as live:
            if live.version != version or live.over or not live.table.seats[live.turn].bot:
                raise Refused(409, "table-stale")
            step = step_of(live, live.turn, [move])
        self.append(step)

    def undo(self, table_id: str, holder: str, version: int, steps: int = 1) -> int:
        """Take back so many decisions of the holder's, as far as undo reaches; the version then."""
        for _ in range(steps):
            with self.at(table_id) as live:
                if live.version != version or live.table.ended:
                    raise Refused(409, "table-stale")
                if not live.seats_of(holder):
                    raise Refused(403, "table-not-your-seat")
                count, refusal = live.undone(holder)
                if refusal is not None:
                    raise Refused(409, refusal.key)
                taken = live.session.plies[-count:]
            entries = [(ply.seat, "") for ply in reversed(taken)]
            version = self.append(Step(live, version, entries, taken[0].before))
        return version

    def append(self, step: Step) -> int:
        """Write entries; the version then."""
        with self.entering(step) as what:
            self.store.append(*what)
        return step.then

    @contextmanager
    def entering(self, step: Step) -> Iterator[tuple[Any, ...]]:
        """What the store is to write; then the memory knows it without asking, if nothing else happened and
        nobody looks at the table just then."""
        live, version, entries, state = step
        before, result = live.table.turn, result_of(state) if state.over else None

        def remember(count: int) -> None:
            with suppress(Busy), self.at_once(live.table.id) as known:
                if known.version == version and count == known.table.changes + 1:
                    for number, (seat, move) in enumerate(entries, version):
                        self.apply(known, Act(number=number, seat=seat, move=move))
                    row = known.table
                    if row.turn != state.seat:
                        row.turn, row.turned = state.seat, now()
                    row.version, row.changes, row.result = known.version, count, result

        try:
            yield live.table.id, version, entries, state.seat, remember, result
        except Stale:
            live.doubted = True
            raise Refused(409, "table-stale") from None
        if state.seat not in (before, -1):
            self.turn_came(live.table, state.seat)

    def sit(self, table_id: str, holder: str, number: int, name: str) -> None:
        """Take an open seat."""
        with self.at(table_id) as live:
            if live.over:
                raise Refused(409, "refused-game-over")
            if not seat_of(live, number).open:
                raise Refused(409, "table-seat-taken")
        fields = {"holder": holder, "name": clean(name, NAME_LENGTH)}
        if not self.store.set_seat(table_id, number, "", fresh=True, **fields):
            raise Refused(409, "table-seat-taken")

    def leave(self, table_id: str, holder: str, number: int) -> None:
        """Give a seat up: it is open to others again."""
        self.own_seat(table_id, holder, number)
        nobody: dict[str, Any] = {
            "holder": "",
            "name": "",
            "bot": "",
            "absent": False,
            "agrees": False,
        }
        self.store.set_seat(table_id, number, holder, **nobody)

    def rename(self, table_id: str, holder: str, number: int, name: str) -> None:
        self.own_seat(table_id, holder, number)
        self.store.set_seat(table_id, number, holder, name=clean(name, NAME_LENGTH))

    def lend(self, table_id: str, holder: str, number: int, level: str) -> None:
        """Let a bot play on a seat, or take the seat back with an empty level."""
        self.own_seat(table_id, holder, number)
        if level and level not in LEVELS:
            raise no_such_level()
        self.store.set_seat(table_id, number, holder, fresh=not level, bot=level, absent=False)

    def say(self, table_id: str, holder: str, said: str) -> None:
        """Chat: those at the table speak under their names, others watch in silence."""
        with self.at(table_id) as live:
            mine = live.seats_of(holder)
            if not mine:
                raise Refused(403, "table-chat-seated")
            name = live.table.seats[mine[0]].name
        line = clean(said, CHAT_LENGTH)
        if not line:
            raise Refused(422, "table-chat-empty")
        self.store.say(table_id, mine[0], name, line)

    def must_sit(self, table_id: str, holder: str) -> None:
        """Refuse whoever sits on no seat."""
        with self.at(table_id) as live:
            if not live.seats_of(holder):
                raise Refused(403, "table-not-your-seat")

    def own_seat(self, table_id: str, holder: str, number: int) -> None:
        """Refuse whoever does not sit there."""
        with self.at(table_id) as live:
            if number not in live.seats_of(holder) and seat_of(live, number):
                raise Refused(403, "table-not-your-seat")
            if live.over:
                raise Refused(409, "refused-game-over")
            if live.table.seats[number].resigned:
                raise Refused(409, "table-resigned")

    def branch(self, table_id: str, holder: str, ply: int, level: str) -> str:
        """A new table that goes on from a position of another: you against bots.

        What is hidden from the asker is dealt anew, so that nobody learns here what is held or drawn
        there: whoever sits there keeps what their seat knows, a stranger what a spectator knows. A game
        that is over is open: who looks at its review takes the place of whoever decides.
        """
        if level not in LEVELS:
            raise no_such_level()
        with self.at(table_id) as live:
            if not 0 <= ply <= len(live.session.plies):
                raise Refused(404, "table-no-such-position")
            state = live.position(ply).copy()
            mine, over = live.seats_of(holder), live.over
            names = [each.name for each in live.table.seats]
            options = live.table.options
        if state.over:
            raise Refused(409, "refused-game-over")
        stranger = state.seat if over else SPECTATOR
        eye = state.seat if state.seat in mine else (mine[0] if mine else stranger)
        seat = state.seat if eye == SPECTATOR else eye
        plans = [SeatPlan("bot", level=level) for _ in names]
        plans[seat] = SeatPlan("you", names[seat] if mine else "")
        seed = secrets.randbits(48)
        dealt = state.redeal(eye, seeded(seed))
        return self.set_up(live.game, plans, options, seed, holder, dealt.to_dict())


def answered(live: Live, holder: str, version: int, move: str) -> Step:
    """What a holder's move comes to."""
    seat = live.must_act(holder, version)
    return step_of(live, seat, played(live.session.state, move))


def step_of(live: Live, seat: int, moves: list[str]) -> Step:
    """Moves of a seat, and those of people that do not matter after them."""
    ahead = checked(live, moves)
    entries = [(seat, move) for move in moves]
    while not ahead.over and live.asks(ahead.seat) and matters_not(ahead):
        entries.append((ahead.seat, ahead.notation(ahead.legal[0])))
        ahead.advance(ahead.legal[0])
    return Step(live, live.version, entries, ahead)


def laid(game: Game, seats: list[Seat], options: dict[str, Any], seed: int, **how: Any) -> Table:
    """A new table, not in the store yet; bad seats or options raise `ValueError`."""
    table = Table(
        id=secrets.token_urlsafe(8),
        game=game.name,
        rules=game.rules_version,
        options=game.check_options(game.check_seats(len(seats)), options),
        seed=str(seed),
        created=now(),
        touched=now(),
        turned=now(),
        seats=seats,
        **how,
    )
    table.turn = record_of(table).start().seat
    return table


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
