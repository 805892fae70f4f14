"""Reviews of finished games: worked out bit by bit, kept, taken up again, and for nobody's eyes too early."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

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
from atoll.table.workers import Course
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
        self.again: list[int] = []  # long looks, a number for each slice
        self.most = most
        self.broken: set[int] = set()

    async def ask(self, _: Callable[..., Any], decision: Decision, __: Course) -> Judged | None:
        if decision.seconds:
            return self.look_longer(decision)
        self.asked.append(decision.ply)
        if decision.ply in self.broken:
            raise ValueError("no idea")
        if len(self.asked) > self.most:
            await asyncio.Event().wait()  # for ever
        return self.judged(decision)

    def look_longer(self, decision: Decision) -> Judged | None:
        """Two slices of a long look, which finds what the short one has found."""
        self.again.append(decision.ply)
        if self.again.count(decision.ply) < 2:
            return None
        return replace(self.judged(decision), long=True)

    def judged(self, decision: Decision) -> Judged:
        state = atoll.game(decision.game).from_dict(json.loads(decision.position))
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
        if enough(*reviews.progress(table, who)):
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
    assert reviews.progress(table, "ann") == (0, len(record.moves))
    look(reviews, table, whole)
    *_, last = reviewed(record, LOOKS)
    assert at_first_sight(found(reviews, table)) == last.decisions
    assert found(reviews, table).chances() == last.chances()


def at_first_sight(found: Review) -> list[Judged]:
    """What was found, as if nothing had been looked at longer."""
    return [replace(each, long=False) for each in found.decisions]


def test_a_review_goes_on_where_a_server_that_is_gone_has_left_it(store: Store) -> None:
    record = played()
    first = Desk(most=5)
    reviews = house(store, first)
    table = bring_in(reviews.tables, "ann", record.to_json())
    look(reviews, table, lambda done, _: done == 5)
    second = Desk()
    again = house(store, second)
    assert again.progress(table, "")[0] == 5
    look(again, table, whole)
    assert first.asked[:5] + second.asked == list(range(len(record.moves)))
    *_, last = reviewed(record, LOOKS)
    assert at_first_sight(found(again, table)) == last.decisions


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
    done, of = reviews.progress(table, "ann")
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


def shared(tables: Tables, record: Record) -> str:
    """A game that Ann, who sits first, and Ben have played."""
    plans = [SeatPlan("open"), SeatPlan("you")]
    table = tables.new(record.game, plans, record.options, record.seed, "ben")
    tables.sit(table, "ann", 0, "Ann")
    for version, move in enumerate(record.moves):
        with tables.at(table) as live:
            holder = live.table.seats[live.turn].holder
        tables.play(table, holder, version, move)
    return table


def test_decisions_of_whoever_waits_come_first(store: Store) -> None:
    record = played()
    desk = Desk()
    reviews = house(store, desk)
    table = shared(reviews.tables, record)
    look(reviews, table, whole, who="ben")
    with reviews.tables.at(table) as live:
        seats = [live.session.plies[ply].seat for ply in desk.asked]
    own = seats.count(1)
    assert seats == [1] * own + [0] * (len(seats) - own)


def test_turning_points_and_own_decisions_are_looked_at_as_long_as_the_strongest_bot_thinks(
    store: Store,
) -> None:
    record = played()
    desk = Desk()
    reviews = house(store, desk)
    table = shared(reviews.tables, record)
    look(reviews, table, whole, who="ben")
    review = found(reviews, table)
    points = {each.ply for each in review.turning_points()}
    for each in review.decisions:
        assert each.long == (each.seat == 1 or each.ply in points)
    long = [each.ply for each in review.decisions if each.long]
    assert sorted(desk.again) == sorted(long * 2)  # in slices, each in its turn
    assert desk.again[::2] == sorted(long, key=lambda ply: (-review.decisions[ply].cost, ply))
    assert len(desk.asked) == len(record.moves)
    look(house(store, Desk()), table, whole, who="ann")
    assert all(each.long for each in found(reviews, table).decisions)
    assert kept(store) == len(record.moves)


def test_who_did_not_play_says_whose_decisions_are_looked_at_for_long(store: Store) -> None:
    record = played()
    reviews = house(store, Desk())
    table = shared(reviews.tables, record)
    reviews.chosen[table, "eve"] = 0
    reviews.chosen[table, "ben"] = 0  # he played, on the other seat
    look(reviews, table, whole, who="eve")
    review = found(reviews, table)
    points = {each.ply for each in review.turning_points()}
    for each in review.decisions:
        assert each.long == (each.seat == 0 or each.ply in points)
    assert reviews.progress(table, "ben")[0] < reviews.progress(table, "ben")[1]


class BusyDesk(Desk):
    """Has room for four at once, takes its time, and counts how many were at work."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts = Thoughts(4, Metrics().thought)
        self.most_going = 0

    async def ask(
        self, work: Callable[..., Any], decision: Decision, course: Course
    ) -> Judged | None:
        self.most_going = max(self.most_going, len(self.thoughts.going))
        await asyncio.sleep(0.01)
        return await super().ask(work, decision, course)


def test_many_reviews_leave_room_for_bots(store: Store) -> None:
    desk = BusyDesk()
    reviews = house(store, desk)
    tables = [bring_in(reviews.tables, "ann", decisive()) for _ in range(6)]

    async def course() -> None:
        await asyncio.gather(*(until(reviews, each, whole, "ann") for each in tables))
        reviews.stop()
        desk.thoughts.stop()

    run_apart(course())
    assert desk.asked == [0] * 6
    assert desk.most_going <= 2  # a short and a long look


def test_what_cannot_be_judged_stops_nothing_else(store: Store) -> None:
    desk = Desk()
    desk.broken = {3}
    reviews = house(store, desk)
    table = bring_in(reviews.tables, "ann", played().to_json())
    look(reviews, table, lambda done, of: done == of - 1)
    review = found(reviews, table)
    assert [each.ply for each in review.decisions] == [
        ply for ply in range(len(review.session.plies)) if ply != 3
    ]


def test_a_last_move_that_is_taken_back_is_not_reviewed_as_if_it_stood(store: Store) -> None:
    reviews = house(store, Desk())
    tables = reviews.tables
    konane = atoll.game("konane")
    plans, options = [SeatPlan("you"), SeatPlan("you")], {"board": "small"}
    table = tables.set_up(konane, plans, options, 0, "ann", DECISIVE)
    with pytest.raises(Refused, match="table-review-later"):
        reviews.progress(table, "ann")
    tables.play(table, "ann", 0, "d4")
    look(reviews, table, whole)
    tables.undo(table, "ann", 1)
    with pytest.raises(Refused, match="table-review-later"):
        reviews.progress(table, "ann")
    tables.play(table, "ann", 2, "c3")
    again = house(store, Desk())
    assert again.progress(table, "") == (0, 1)
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
    client.app.state.house.reviews.seconds = 0.1  # type: ignore[attr-defined]
    told = ann.get(f"/api/tables/{table}/review/stream").text  # to its end
    assert '"done":1,"of":2' in told.replace(" ", "")
    assert '"done":2,"of":2' in told.replace(" ", "")
    last = ann.get(f"/api/tables/{table}/review").json()
    (only,) = last["decisions"]
    assert (only["grade"], only["move"], only["long"]) == ("blunder", "a1", True)
    assert only["best"] in ("d4", "c3")
    assert last["turning_points"] == [0]
    assert [each["ply"] for each in last["chances"]] == [0]
    assert len(last["chances"][0]["seats"]) == 2


WAYS = ("/api/tables/{}/review", "/api/tables/{}/review/stream", "/tables/{}/review")
PIECES = ("/tables/{}/review/findings", "/tables/{}/review/moment?ply=0")


@pytest.mark.parametrize("way", WAYS + PIECES)
def test_a_game_under_way_is_not_reviewed(client: TestClient, way: str) -> None:
    ann = Person(client)
    table = ann.new_table("you", "open")
    assert ann.get(way.format(table)).status_code == 409
    assert ann.get(way.format("nobody")).status_code == 404


def test_a_game_without_a_move_has_nothing_to_review(client: TestClient) -> None:
    ann, ben = Person(client), Person(client)
    table = ann.new_table("you", "open")
    ben.post(f"/api/tables/{table}/sit", seat=1)
    assert ben.post(f"/api/tables/{table}/seats/1/resign").status_code == 200
    assert ann.get(f"/tables/{table}/review").status_code == 409
    assert "/review" not in ann.get(f"/tables/{table}").text


class Finished:
    """A game of Kiwi between two people, resigned in the middle, and some of its decisions judged."""

    MOVES = 40
    JUDGED: ClassVar[dict[int, Judged]] = {}  # by ply; every test has the same game

    def __init__(self, client: TestClient) -> None:
        self.ann, self.ben = Person(client), Person(client)
        self.house: Any = client.app.state.house  # type: ignore[attr-defined]
        self.table = self.ann.new_table("you", "open", game="kiwi", seed=3)
        self.ben.post(f"/api/tables/{self.table}/sit", seat=1)
        chance = atoll.seeded(1)
        for version in range(self.MOVES):
            with self.house.tables.at(self.table) as live:
                state = live.session.state
                holder = live.table.seats[state.seat].holder
                move = state.notation(chance.pick(state.moves()))
            self.house.tables.play(self.table, holder, version, move)
        assert self.ben.post(f"/api/tables/{self.table}/seats/1/resign").status_code == 200
        with self.house.tables.at(self.table) as live:
            self.version = live.version
            self.seats = [ply.seat for ply in live.session.plies]
            for ply in range(10, self.MOVES):
                if ply not in self.JUDGED:
                    before, move = live.session.plies[ply].before, live.session.record.moves[ply]
                    self.JUDGED[ply] = judged(before, ply, move, LOOKS)
                self.house.reviews.keep(self.table, self.version, self.JUDGED[ply])

    def moments(self, person: Person) -> list[str]:
        paths = [f"/tables/{self.table}/review/moment?ply={ply}" for ply in range(self.MOVES)]
        return [person.get(path).text for path in paths]


@pytest.fixture
def finished(client: TestClient) -> Finished:
    return Finished(client)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_shows_what_is_known_so_far(finished: Finished, language: str) -> None:
    place = f"/tables/{finished.table}/review"
    text = finished.ann.get(f"{place}?language={language}").text
    assert 'data-seen="30" data-done="30"' in text
    assert f'lang="{language}"' in text
    own = [ply for ply in range(10, 40) if finished.seats[ply] == 0]
    findings = finished.ann.get(f"{place}/findings?language={language}").text
    assert findings.partition('id="list"')[2].count("data-ply=") == len(own)
    other = finished.ann.get(f"{place}/findings?language={language}&seat=1").text
    assert other.partition('id="list"')[2].count("data-ply=") == 30 - len(own)
    assert finished.ann.get(f"{place}/moment?ply=40").status_code == 404
    assert 'data-judged="no"' in finished.ann.get(f"{place}/moment?ply=3").text
    assert 'data-judged="yes"' in finished.ann.get(f"{place}/moment?ply=12").text


def test_the_review_is_found_from_the_end_the_replay_and_my_games(finished: Finished) -> None:
    link = f'href="/tables/{finished.table}/review"'
    for path in (f"/tables/{finished.table}", f"/tables/{finished.table}/replay", "/mine"):
        assert link in finished.ann.get(path).text, path


def test_what_is_said_of_a_decision_is_what_its_player_could_know(finished: Finished) -> None:
    """Every decision that was made with other things hidden is told in the same bytes."""
    persons = [finished.ann, finished.ben, Person(finished.ann.client)]
    true = [finished.moments(person) for person in persons]
    with finished.house.tables.at(finished.table) as live:
        plies = live.session.plies
        changed = 0
        for number, ply in enumerate(plies):
            other = ply.before.redeal(ply.seat, atoll.seeded(99))
            changed += other.to_dict() != ply.before.to_dict()
            found = judged(other, number, live.session.record.moves[number], LOOKS)
            if number >= 10:
                assert found == reviewed_at(finished, number)
            ply.before = other
        assert changed > 20
    assert [finished.moments(person) for person in persons] == true


def reviewed_at(finished: Finished, ply: int) -> Judged:
    wanted = select(Reviewed.found).where(Reviewed.ply == ply)
    with finished.house.store.engine.connect() as connection:
        return Judged(**connection.scalar(wanted))


def test_whoever_tries_from_a_decision_knows_what_its_player_knew(finished: Finished) -> None:
    """At a finished game a stranger takes the place of who decides; who sat there, their own."""
    ply = max(number for number, seat in enumerate(finished.seats) if seat == 1)
    with finished.house.tables.at(finished.table) as live:
        before = live.position(ply)
        views = before.view(0), before.view(1)
    wish = {"ply": ply, "level": "easy"}
    stranger = Person(finished.ann.client)
    for person, seat in ((finished.ann, 0), (finished.ben, 1), (stranger, 1)):
        made = person.post(f"/api/tables/{finished.table}/continue", **wish)
        with finished.house.tables.at(made.json()["id"]) as live:
            start = atoll.game("kiwi").from_dict(live.table.position)
            assert [each.number for each in live.table.seats if each.holder] == [seat]
        assert start.view(seat) == views[seat]
        assert start.to_dict() != before.to_dict()  # what nobody could know is dealt anew
