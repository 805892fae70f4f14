"""The house: what all requests share, and who is asking."""

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from fastapi import Depends
from starlette.requests import Request

from atoll.table.company import Clock, Company
from atoll.table.deeds import Deeds
from atoll.table.guard import Buckets
from atoll.table.handover import FIRST
from atoll.table.hub import Hub, Listener
from atoll.table.identity import Identities
from atoll.table.keys import Keys
from atoll.table.metrics import Metrics
from atoll.table.models import Table
from atoll.table.neighbours import NEWS, Neighbours
from atoll.table.pace import PAUSE
from atoll.table.pushes import Pushes, PushSettings
from atoll.table.refused import Refused
from atoll.table.reviews import Reviews
from atoll.table.store import Store
from atoll.table.tables import Tables
from atoll.table.thinkers import Thinkers
from atoll.text import LANGUAGES


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    workers: int = 1
    pause: float = PAUSE
    push: PushSettings | None = None
    together: Path | None = None  # a folder that the web processes of one server share
    slot: int = FIRST  # which of them this is


def data_folder() -> Path:
    """Where a user's tables are kept when no database is named."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "atoll"


class House:
    """The store, the tables, the bots, and who hears of changes."""

    def __init__(self, settings: Settings) -> None:
        self.metrics = Metrics()
        self.hub = Hub()
        self.store = Store(settings.database, self.changed_here, settings.together)
        self.store.migrate()
        self.tables = Tables(self.store)
        self.deeds = Deeds(self.store)
        self.company = Company(self.tables)
        self.clock = Clock(self.company)
        self.thinkers = Thinkers(
            self.tables, self.hub, self.metrics, settings.workers, settings.pause
        )
        self.hub.listeners.append(self.thinkers.drive)
        self.reviews = Reviews(self.tables, self.thinkers)
        self.pushes = Pushes(self.store, settings.push)
        self.tables.turn_came = self.call
        self.keys = Keys(self.store)
        self.identities = Identities(self.store.key(), self.keys.person_at)
        self.chatter = Buckets(rate=0.5, burst=5)
        self.attempts = Buckets(rate=0.1, burst=10)  # to come back, by address
        self.issuing = Buckets(rate=0.1, burst=10)  # of codes, by person
        self.counts = settings.slot == FIRST  # are these two counted here, for all processes?
        self.listener: Listener | None = None
        if self.store.postgres:
            self.listener = Listener(settings.database, self.changed, self.missed)
        self.neighbours: Neighbours | None = None
        if settings.together is not None:
            line = settings.together / NEWS
            self.neighbours = Neighbours(line, self.changed_elsewhere, self.missed)
        self.watch()

    def watch(self) -> None:
        """What can be counted whenever somebody asks."""
        thoughts = self.thinkers.thoughts
        for name, what, now in (
            ("atoll_tables", "Tables in memory", lambda: len(self.tables.kept)),
            ("atoll_streams", "Pages that are kept up to date", self.streams),
            ("atoll_thoughts_waiting", "Thoughts in the queue", lambda: len(thoughts.waiting)),
            ("atoll_thoughts_going", "Thoughts at work", lambda: len(thoughts.going)),
        ):
            self.metrics.watch(name, what, now)

    def streams(self) -> int:
        return self.hub.streams() + self.reviews.hub.streams()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to listen, and take up what was left to be done."""
        self.hub.start(loop)
        self.reviews.hub.start(loop)
        if self.listener is not None:
            self.listener.start()
        if self.neighbours is not None:
            self.neighbours.start()
        self.thinkers.start()
        self.clock.start()

    def let_go(self) -> None:
        """Let every stream end: the server is going."""
        self.hub.close()
        self.reviews.hub.close()

    def changed_here(self, table_id: str, count: int) -> None:
        self.changed(table_id, count)
        if self.neighbours is not None and self.listener is None:
            self.neighbours.tell(table_id, count)

    def changed_elsewhere(self, table_id: str, count: int) -> None:
        self.tables.heard(table_id, count)
        self.hub.changed_elsewhere(table_id)

    def changed(self, table_id: str, count: int) -> None:
        """A table has changed, here or on another server."""
        self.tables.heard(table_id, count)
        self.hub.changed(table_id)

    def call(self, table: Table, seat: int, key: str = "page-your-turn") -> None:
        """Tell whoever sits there what is up, unless they look at the table on this server."""
        person = table.seats[seat].holder
        if person and not table.seats[seat].bot and person not in self.hub.watchers(table.id):
            self.pushes.tell(person, table.id, table.game, key)

    def missed(self) -> None:
        """Changes on other servers may have gone unheard."""
        self.tables.doubt()
        if self.hub.loop is not None:
            self.hub.loop.call_soon_threadsafe(self.hub.wake_all)

    def close(self) -> None:
        if self.listener is not None:
            self.listener.stop()
        if self.neighbours is not None:
            self.neighbours.stop()
        self.clock.stop()
        self.pushes.stop()
        self.reviews.stop()
        self.thinkers.stop()
        self.store.close()


@dataclass(frozen=True)
class Viewer:
    """Who asks, and how they want to be answered."""

    holder: str
    language: str

    def must_be_known(self) -> None:
        if not self.holder:
            raise Refused(401, "table-unknown-person")


async def the_house(request: Request) -> House:
    """The house, as a dependency of a call: not worth a thread of its own."""
    return house_of(request)


async def the_viewer(request: Request) -> Viewer:
    return viewer_of(request)


TheHouse = Annotated[House, Depends(the_house)]
TheViewer = Annotated[Viewer, Depends(the_viewer)]


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def viewer_of(request: Request) -> Viewer:
    return Viewer(house_of(request).identities.of(request), language_of(request))


def language_of(request: Request) -> str:
    """The language chosen in the settings, else the first one the browser likes that we speak."""
    wishes = [request.query_params.get("language", ""), request.cookies.get("language", "")]
    wishes += [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")
