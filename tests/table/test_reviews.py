"""Reviews of finished games: worked out bit by bit, kept, taken up again, and for nobody's eyes too early."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select

import atoll
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.review import Judged, Review
from atoll.review import review as reviewed
from atoll.review.reviewer import judged
from atoll.table.keeping import remove
from atoll.table.metrics import Metrics
from atoll.table.models import Reviewed, Table
from atoll.table.records import bring_in
from atoll.table.refused import Refused
from atoll.table.reviews import Decision, Reviews
from atoll.table.store import Store
from atoll.table.tables import SeatPlan, Tables
from atoll.table.thoughts import Thoughts
from tests.review.test_reviewer import DECISIVE
from tests.table.apart import run_apart
from tests.table.people import Person

LOOKS = 8


class Desk:
    """Judges decisions in this process, and only so many of them."""

    def __init__(self, most: int = 1000) -> None:
        self.thoughts = Thoughts(1, Metrics().thought)
        self.workers = self
        self.asked: list[int] = []
        self.most = most
        self.broken: set[int] = set()

    async def ask(self, _: Callable[..., Any], decision: Decision) -> Judged:
        self.asked.append(decision.ply)
        if decision.ply in self.broken:
            raise ValueError("no idea")
        if len(self.asked) > self.most:
            await asyncio.Event().wait()  # for ever
        state = atoll.game(decision.game).from_dict(decision.position)
        return judged(state, decision.ply, decision.move, LOOKS)


def played() -> Record:
    """A short game of Konane to its end."""
    session = Session.new("konane", seed=5, board="small")
    chance = atoll.seeded(1)
    while not session.state.over:
        session.play(chance.pick(session.state.moves()))
    return session.record


def house(store: Store, desk: Desk) -> Reviews:
    return Reviews(Tables(store), desk)  # type: ignore[arg-type]


async def until(reviews: Reviews, table: str, enough: Callable[[int, int], bool], who: str) -> None:
    """Look at a review until it has come so far."""
    reviews.hub.start(asyncio.get_running_loop())
    async for _ in reviews.hub.changes(table, who, 30):
        if enough(*reviews.progress(table)):
            return


def look(
    reviews: Reviews, table: str, enough: Callable[[int, int], bool], who: str = "ann"
) -> None:
    """Somebody looks until a review has come so far; then the server goes."""

    async def course() -> None:
        await until(reviews, table, enough, who)
        reviews.stop()
        reviews.thinkers.thoughts.stop()

    run_apart(course())


def whole(done: int, of: int) -> bool:
    return done == of


def found(reviews: Reviews, table: str) -> Review:
    with reviews.tables.at(table) as live:
        return reviews.of(live)


def test_the_table_finds_what_the_terminal_finds(store: Store) -> None:
    record = played()
    reviews = house(store, Desk())
    table = bring_in(reviews.tables, "ann", record.to_json())
    assert reviews.progress(table) == (0, len(record.moves))
    look(reviews, table, whole)
    *_, last = reviewed(record, LOOKS)
    assert found(reviews, table).decisions == last.decisions
    assert found(reviews, table).chances() == last.chances()


def test_a_review_goes_on_where_a_server_that_is_gone_has_left_it(store: Store) -> None:
    record = played()
    first = Desk(most=5)
    reviews = house(store, first)
    table = bring_in(reviews.tables, "ann", record.to_json())
    look(reviews, table, lambda done, _: done == 5)
    second = Desk()
    again = house(store, second)
    assert again.progress(table) == (5, len(record.moves))
    look(again, table, whole)
    assert first.asked[:5] + second.asked == list(range(len(record.moves)))
    *_, last = reviewed(record, LOOKS)
    assert found(again, table).decisions == last.decisions


def test_nothing_is_thought_of_a_review_that_nobody_looks_at(store: Store) -> None:
    desk = Desk()
    reviews = house(store, desk)
    table = bring_in(reviews.tables, "ann", played().to_json())

    async def course() -> None:
        await until(reviews, table, lambda done, _: done >= 2, "ann")
        working = reviews.driven.get(table)
        assert working is not None
        await working  # ends by itself, long before the review is whole

    run_apart(course())
    done, of = reviews.progress(table)
    assert 2 <= done < of
    assert len(desk.asked) == done
    look(reviews, table, whole)


def test_a_decision_that_waits_is_dropped_when_everybody_has_left(store: Store) -> None:
    desk = Desk()
    reviews = house(store, desk)
    table = bring_in(reviews.tables, "ann", played().to_json())

    async def course() -> None:
        occupied = desk.thoughts.long
        desk.thoughts.long = 0  # somebody else thinks
        await until_waiting(reviews, table)
        assert len(desk.thoughts.waiting) == 1
        desk.thoughts.long = occupied
        desk.thoughts.start()  # whatever was thought about is done
        await reviews.driven[table]

    run_apart(course())
    assert desk.asked == []


async def until_waiting(reviews: Reviews, table: str) -> None:
    """Look until a decision is in the queue, then leave."""
    reviews.hub.start(asyncio.get_running_loop())
    stream = reviews.hub.changes(table, "ann", 30)
    await anext(stream)
    await come(lambda: bool(reviews.thinkers.thoughts.waiting))
    await stream.aclose()  # type: ignore[attr-defined]


async def come(there: Callable[[], bool]) -> None:
    while not there():
        await asyncio.sleep(0.01)


def test_decisions_of_whoever_waits_come_first(store: Store) -> None:
    record = played()
    desk = Desk()
    reviews = house(store, desk)
    tables = reviews.tables
    plans = [SeatPlan("open"), SeatPlan("you")]
    table = tables.new(record.game, plans, record.options, record.seed, "ben")
    tables.sit(table, "ann", 0, "Ann")
    for version, move in enumerate(record.moves):
        with tables.at(table) as live:
            holder = live.table.seats[live.turn].holder
        tables.play(table, holder, version, move)
    look(reviews, table, whole, who="ben")
    with tables.at(table) as live:
        seats = [live.session.plies[ply].seat for ply in desk.asked]
    own = seats.count(1)
    assert seats == [1] * own + [0] * (len(seats) - own)


def test_what_cannot_be_judged_stops_nothing_else(store: Store) -> None:
    desk = Desk()
    desk.broken = {3}
    reviews = house(store, desk)
    table = bring_in(reviews.tables, "ann", played().to_json())
    look(reviews, table, lambda done, of: done == of - 1)
    assert [each.ply for each in found(reviews, table).decisions] == [
        ply for ply in range(reviews.progress(table)[1]) if ply != 3
    ]


def test_a_last_move_that_is_taken_back_is_not_reviewed_as_if_it_stood(store: Store) -> None:
    reviews = house(store, Desk())
    tables = reviews.tables
    konane = atoll.game("konane")
    plans, options = [SeatPlan("you"), SeatPlan("you")], {"board": "small"}
    table = tables.set_up(konane, plans, options, 0, "ann", DECISIVE)
    with pytest.raises(Refused, match="table-review-later"):
        reviews.progress(table)
    tables.play(table, "ann", 0, "d4")
    look(reviews, table, whole)
    tables.undo(table, "ann", 1)
    with pytest.raises(Refused, match="table-review-later"):
        reviews.progress(table)
    tables.play(table, "ann", 2, "c3")
    again = house(store, Desk())
    assert again.progress(table) == (0, 1)
    look(again, table, whole)
    assert [each.move for each in found(again, table).decisions] == ["c3"]
    assert kept(store) == 1


def kept(store: Store) -> int:
    with store.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(Reviewed)) or 0


def test_reviews_go_with_their_tables(store: Store) -> None:
    reviews = house(store, Desk())
    table = bring_in(reviews.tables, "ann", decisive())
    look(reviews, table, whole)
    assert kept(store) == 1
    with store.writing() as connection:
        remove(connection, [Table.id == table])
    assert kept(store) == 0


def test_two_servers_that_find_the_same_keep_it_once(store: Store) -> None:
    reviews = house(store, Desk())
    table = bring_in(reviews.tables, "ann", decisive())
    look(reviews, table, whole)
    (known,) = found(reviews, table).decisions
    reviews.keep(table, 1, known)
    assert found(reviews, table).decisions == [known]


def decisive(move: str = "a1") -> str:
    options = {"board": "small"}
    return Record(atoll.game("konane"), 2, 0, options, [move], "", DECISIVE).to_json()


def test_a_review_comes_over_the_api(client: TestClient) -> None:
    ann = Person(client)
    table = ann.post("/api/records", record=decisive()).json()["id"]
    first = ann.get(f"/api/tables/{table}/review").json()
    assert (first["done"], first["of"], first["decisions"]) == (0, 1, [])
    told = ann.get(f"/api/tables/{table}/review/stream").text  # to its end
    assert '"done":1,"of":1' in told.replace(" ", "")
    last = ann.get(f"/api/tables/{table}/review").json()
    (only,) = last["decisions"]
    assert (only["grade"], only["move"]) == ("blunder", "a1")
    assert only["best"] in ("d4", "c3")
    assert last["turning_points"] == [0]
    assert [each["ply"] for each in last["chances"]] == [0]
    assert len(last["chances"][0]["seats"]) == 2


def test_a_game_under_way_is_not_reviewed(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "open")
    for way in ("", "/stream"):
        assert ann.get(f"/api/tables/{table}/review{way}").status_code == 409
        assert ann.get(f"/api/tables/nobody/review{way}").status_code == 404
