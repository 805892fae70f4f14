"""No answer holds anything its reader may not know.

Every byte sent about the true position is compared with the bytes sent about a redeal of it: a
position that looks the same from the reader's seat. If they differ, something hidden got out.
"""

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import atoll
from atoll.table.tables import Live, Tables
from tests.house import HOUSE
from tests.table.people import Person

SEED = 871_263_549_128_734


def pages(table: str) -> list[str]:
    return [
        f"/api/tables/{table}",
        f"/tables/{table}",
        f"/tables/{table}/fragment?shape=wide",
        f"/tables/{table}/fragment?shape=narrow",
        f"/tables/{table}/replay",
    ]


def answers(person: Person, table: str) -> dict[str, str]:
    found = {path: person.get(path) for path in pages(table)}
    assert all(answer.status_code == 200 for answer in found.values()), found
    return {path: answer.text for path, answer in found.items()}


def redealt(live: Live, seat: int) -> Live:
    """The table as it would be if the hidden things lay otherwise."""
    other = copy.copy(live)
    other.session = copy.copy(live.session)
    other.session.state = live.session.state.redeal(seat, atoll.seeded(99))
    return other


@pytest.mark.parametrize("game", [game.name for game in HOUSE])
@pytest.mark.parametrize("moves", [0, 7, 30])
def test_every_byte_is_the_same_for_a_redeal(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, game: str, moves: int
) -> None:
    ann, bob = Person(client), Person(client)
    table = ann.new_table("you", "open", game=game, seed=SEED)
    bob.post(f"/api/tables/{table}/sit", seat=1)
    chance = atoll.seeded(moves)
    for _ in range(moves):
        person = [ann, bob][ann.see(table)["turn"]]
        legal = person.legal(table)
        person.play(table, legal[chance.below(len(legal))])
    real: Callable[[Tables, str], Live] = Tables.live
    stranger = Person(client)
    for seat, person in ((0, ann), (1, bob), (0, stranger)):
        true = answers(person, table)
        monkeypatch.setattr(Tables, "live", lambda s, i, seat=seat: redealt(real(s, i), seat))
        assert answers(person, table) == true
        monkeypatch.setattr(Tables, "live", real)


def test_every_byte_is_the_same_whatever_secret_points_others_have(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, stranger = Person(client), Person(client), Person(client)
    table = ann.new_table("you", "open", seed=SEED, options={"totals": "secret"})
    bob.post(f"/api/tables/{table}/sit", seat=1)
    for _ in range(9):
        [ann, bob][ann.see(table)["turn"]].play(table)
    real: Callable[[Tables, str], Live] = Tables.live

    def richer(seat: int, tables: Tables, table_id: str) -> Live:
        """The table as it would be if all but one seat had more points."""
        other = redealt(real(tables, table_id), seat)
        for number, tribe in enumerate(other.session.state.tribes):  # type: ignore[attr-defined]
            tribe.points += 50 * (number != seat)
        return other

    for seat, person in ((0, ann), (1, bob), (-1, stranger)):
        true = answers(person, table)
        monkeypatch.setattr(Tables, "live", lambda s, i, seat=seat: richer(seat, s, i))
        assert answers(person, table) == true
        monkeypatch.setattr(Tables, "live", real)


def test_neither_seed_nor_stream_is_ever_sent(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you", seed=SEED)
    for _ in range(12):
        ann.play(table)
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    stream = house.tables.live(table).session.state.chance.stream
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
