"""No answer holds anything its reader may not know.

Every byte sent about the true position is compared with the bytes sent about a redeal of it: a
position that looks the same from the reader's seat. If they differ, something hidden got out.
"""

import copy
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts
from fastapi.testclient import TestClient

import atoll
from atoll.draw.memory import Memory
from atoll.engine.state import SPECTATOR
from atoll.table.live import Live
from atoll.table.tables import Tables
from atoll.table.workers import think
from tests.house import HOUSE
from tests.table.people import Person

SEED = 871_263_549_128_734


# Every way in which the app tells of a table. What stands here is asked below, as everybody.
READ = {
    "/api/tables/{table_id}": [""],
    "/api/tables/{table_id}/why": ["?move={move}"],
    "/api/tables/{table_id}/try": ["?version={version}&move={move}"],
    "/api/tables/{table_id}/record": [""],
    "/api/tables/{table_id}/review": [""],
    "/api/tables/{table_id}/review/stream": [""],
    "/tables/{table_id}": [""],
    "/tables/{table_id}/fragment": ["?shape=wide", "?shape=narrow", "?look=0", "?look=1"],
    "/tables/{table_id}/suggested": ["?shape=wide"],
    "/tables/{table_id}/review": ["", "?seat=1&ply=3"],
    "/tables/{table_id}/review/findings": [""],
    "/tables/{table_id}/review/moment": ["?ply=0"],
    "/tables/{table_id}/replay": ["", "?ply=3"],
    "/tables/{table_id}/replay/fragment": ["?ply={last}", "?ply={last}&shape=narrow"],
}
# What these answer is held to a few plain words by `test_who_changes_a_table_is_told_nothing_of_it`.
CHANGES = {
    "/api/tables/{table_id}/moves",
    "/api/tables/{table_id}/suggested",
    "/api/tables/{table_id}/skip",
    "/api/tables/{table_id}/undo",
    "/api/tables/{table_id}/sit",
    "/api/tables/{table_id}/seats/{seat}",
    "/api/tables/{table_id}/chat",
    "/api/tables/{table_id}/continue",
    "/api/tables/{table_id}/nudge",
    "/api/tables/{table_id}/seats/{seat}/resign",
    "/api/tables/{table_id}/end",
    "/api/tables/{table_id}/rematch",
}
# These have tests of their own.
APART = {
    "/api/tables/{table_id}/hint",
    "/api/tables/{table_id}/stream",
    "/tables/{table_id}/stream",
}
# These know of no position.
BESIDE = {
    "/",
    "/api",
    "/api/games",
    "/api/openapi.json",
    "/api/me/enter",
    "/api/me/link",
    "/api/me/passkeys",
    "/api/me/passkeys/ask",
    "/api/me/passkeys/enter",
    "/api/me/passkeys/wish",
    "/api/me/pushes",
    "/api/me/recovery",
    "/api/me/sign-out-elsewhere",
    "/api/people",
    "/api/records",
    "/api/tables",
    "/away",
    "/colours.css",
    "/come",
    "/health",
    "/learn/{name}",  # lessons have positions of their own, the same for everybody
    "/learn/{name}/{own}",
    "/learn/{name}/{own}/fragment",
    "/api/learn/{name}/{own}/hint",
    "/api/learn/{name}/{own}/moves",
    "/api/learn/{name}/{own}/try",
    "/puzzles",
    "/puzzles/today",
    "/puzzles/{name}",  # puzzles, too; that they tell no secrets is tested with them
    "/puzzles/{name}/{own}",
    "/puzzles/{name}/{own}/fragment",
    "/api/puzzles/{name}/{own}/hint",
    "/api/puzzles/{name}/{own}/moves",
    "/api/puzzles/{name}/{own}/try",
    "/manifest.webmanifest",
    "/metrics",
    "/mine",
    "/new/{name}",
    "/pictures/{name}/{language}/{theme}",
    "/rules/{name}",
    "/rules/{name}/sheets",
    "/settings",
    "/static",
    "/worker.js",
}
PLAIN = {"version", "seat", "said", "id", "page", "error", "rule"}


def test_every_way_out_is_asked_for_secrets(client: TestClient) -> None:
    app: Any = client.app
    ways = {str(route.path) for route in iter_route_contexts(app.routes)}
    assert ways == set(READ) | CHANGES | APART | BESIDE


def answers(person: Person, table: str) -> dict[str, str]:
    """Everything that can be read of a table, as somebody may; what is refused is an answer, too."""
    seen = person.see(table)
    move = seen["choices"][0]["move"] if seen["choices"] else "none"
    facts = {"move": move, "version": seen["version"], "last": seen["version"]}
    paths = [
        way.format(table_id=table) + query.format(**facts)
        for way, queries in READ.items()
        for query in queries
    ]
    found = {path: person.get(path) for path in paths}
    assert all(answer.status_code in (200, 403, 409) for answer in found.values()), found
    return {path: f"{answer.status_code} {answer.text}" for path, answer in found.items()}


def walk(client: TestClient, table: str, moves: int) -> None:
    """So many moves by chance."""
    tables: Tables = client.app.state.house.tables  # type: ignore[attr-defined]
    chance = atoll.seeded(moves)
    for version in range(moves):
        with tables.at(table) as live:
            state = live.session.state
            holder = live.table.seats[state.seat].holder
            move = state.notation(chance.pick(state.moves()))
        tables.play(table, holder, version, move)


def redealt(live: Live, seat: int) -> Live:
    """The table as it would be if the hidden things lay otherwise."""
    other = copy.copy(live)
    other.whole = copy.copy(live.whole)
    other.whole.state = live.whole.state.redeal(seat, atoll.seeded(99))
    other.memory = Memory()  # what others were shown before is not there either
    return other


@contextmanager
def otherwise(monkeypatch: pytest.MonkeyPatch, change: Callable[[Live], Live]) -> Iterator[None]:
    """Inside, whoever looks at a table sees it changed."""
    real = Tables.at

    @contextmanager
    def changed(tables: Tables, table_id: str, trusting: bool = False) -> Iterator[Live]:
        with real(tables, table_id, trusting) as live:
            yield change(live)

    with monkeypatch.context() as world:
        world.setattr(Tables, "at", changed)
        yield


@pytest.mark.parametrize("game", [game.name for game in HOUSE])
@pytest.mark.parametrize("moves", [0, 7, 30])
def test_every_byte_is_the_same_for_a_redeal(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, game: str, moves: int
) -> None:
    ann, bob = Person(client), Person(client)
    table = ann.new_table("you", "open", game=game, seed=SEED)
    bob.post(f"/api/tables/{table}/sit", seat=1)
    walk(client, table, moves)
    stranger = Person(client)
    for person in (
        ann,
        bob,
        stranger,
    ):  # who looks later is shown what the others' looks left behind
        answers(person, table)
    for seat, person in ((0, ann), (1, bob), (SPECTATOR, stranger)):
        true = answers(person, table), branched(person, table, moves, monkeypatch)
        with otherwise(monkeypatch, partial(redealt, seat=seat)):
            assert (answers(person, table), branched(person, table, moves, monkeypatch)) == true
    with client.app.state.house.tables.at(table) as live:  # type: ignore[attr-defined]
        state = live.session.state
    other = state.redeal(state.seat, atoll.seeded(99))
    thoughts = [think(game, each.to_dict(), "easy", 5) for each in (state, other)]
    assert thoughts[0] == thoughts[1]


def branched(
    person: Person, table: str, ply: int, monkeypatch: pytest.MonkeyPatch
) -> dict[str, Any] | None:
    """The position from which somebody goes on elsewhere, dealt by a chance that is always the same."""
    with monkeypatch.context() as always:
        always.setattr("atoll.table.tables.secrets.randbits", lambda _: 4242)
        answer = person.post(f"/api/tables/{table}/continue", ply=ply, level="easy")
    assert answer.status_code == 201
    assert set(answer.json()) <= PLAIN
    house: Any = person.client.app.state.house  # type: ignore[attr-defined]
    found: dict[str, Any] | None = house.store.table(answer.json()["id"]).position
    return found


def test_who_changes_a_table_is_told_nothing_of_it(client: TestClient) -> None:
    ann, bob = Person(client), Person(client)
    table = ann.new_table("you", "open", game="kiwi", seed=SEED)
    told = [
        bob.post(f"/api/tables/{table}/sit", seat=1),
        ann.play(table),
        ann.post(f"/api/tables/{table}/suggested", version=1),
        ann.post(f"/api/tables/{table}/skip"),
        ann.post(f"/api/tables/{table}/undo", version=1),
        ann.patch(f"/api/tables/{table}/seats/0", name="Ann"),
        ann.post(f"/api/tables/{table}/chat", text="hello"),
        bob.post(f"/api/tables/{table}/moves", version=0, move="nonsense"),
        bob.post(f"/api/tables/{table}/nudge"),
        ann.patch(f"/api/tables/{table}", public=True),
        bob.post(f"/api/tables/{table}/end"),
        bob.post(f"/api/tables/{table}/rematch"),
        ann.delete(f"/api/tables/{table}"),
        bob.post(f"/api/tables/{table}/seats/1/resign"),
        bob.post(f"/api/tables/{table}/rematch"),
    ]
    for answer in told:
        assert set(answer.json()) <= PLAIN, answer.text


def test_a_chosen_seed_is_told_to_everybody(client: TestClient) -> None:
    ann, bob = Person(client), Person(client)
    for seed, told in ((SEED, True), (None, False)):
        table = ann.new_table("you", "open", seed=seed)
        assert bob.see(table)["seed_chosen"] is told
        assert ("seed-chosen" in bob.get(f"/tables/{table}").text) is told
    branch = ann.post(f"/api/tables/{table}/continue", ply=0).json()["id"]
    assert ann.see(branch)["seed_chosen"] is False


def test_every_byte_is_the_same_whatever_secret_points_others_have(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, stranger = Person(client), Person(client), Person(client)
    table = ann.new_table("you", "open", seed=SEED, options={"totals": "secret"})
    bob.post(f"/api/tables/{table}/sit", seat=1)
    for _ in range(9):
        [ann, bob][ann.see(table)["turn"]].play(table)

    def richer(live: Live, seat: int) -> Live:
        """The table as it would be if all but one seat had more points."""
        other = redealt(live, seat)
        for number, tribe in enumerate(other.whole.state.tribes):  # type: ignore[attr-defined]
            tribe.points += 50 * (number != seat)
        return other

    for seat, person in ((0, ann), (1, bob), (SPECTATOR, stranger)):
        true = answers(person, table)
        with otherwise(monkeypatch, partial(richer, seat=seat)):
            assert answers(person, table) == true


def test_neither_seed_nor_stream_is_ever_sent(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you", seed=SEED)
    for _ in range(12):
        ann.play(table)
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    with house.tables.at(table) as live:
        stream = live.session.state.chance.stream
    for path, text in answers(ann, table).items():
        assert str(SEED) not in text, path
        assert str(stream) not in text, path


def test_secrets_of_others_are_never_sent(client: TestClient) -> None:
    ann, bob = Person(client), Person(client)
    table = ann.new_table("you", "open")
    secret = ann.headers["authorization"].removeprefix("Bearer ")
    holder = client.app.state.house.identities.holder(secret)  # type: ignore[attr-defined]
    for text in answers(bob, table).values():
        assert secret not in text
        assert holder not in text


def test_names_and_chat_are_escaped(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "open")
    evil = "<img src=x onerror=a>"
    ann.patch(f"/api/tables/{table}/seats/0", name=evil)
    ann.post(f"/api/tables/{table}/chat", text=evil)
    for path, text in answers(ann, table).items():
        if not path.startswith("/api"):
            assert evil not in text, path
            assert re.search(r"<img[^>]*onerror", text) is None


def test_the_database_holds_no_secret(client: TestClient, tmp_path: Path) -> None:
    ann = Person(client)
    ann.new_table("you", "open")
    secret = ann.headers["authorization"].removeprefix("Bearer ").rpartition(".")[0]
    for file in tmp_path.glob("atoll.db*"):
        assert secret.encode() not in file.read_bytes()
