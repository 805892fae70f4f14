"""My games: results are kept and told, records go out and come in, and nobody sees another's."""

import json
import re
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import null, update

import atoll
from atoll.engine.words import Words
from atoll.games.atiwa.parts import CHALLENGES
from atoll.table.guard import Buckets
from atoll.table.models import Table
from atoll.text import say
from tests.browser.people import play_through
from tests.table.people import Person


@pytest.fixture
def ann(client: TestClient) -> Person:
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    house.issuing = Buckets(1e6, 1e6)
    return Person(client)


def finished(person: Person, *kinds: str, **wish: Any) -> str:
    """A game by chance, played to its end at the table."""
    table = person.new_table(*kinds, **wish)
    house: Any = person.client.app.state.house  # type: ignore[attr-defined]
    play_through(str(house.store.engine.url), table)
    return table


def test_results_are_kept_and_found_again(ann: Person) -> None:
    table = finished(ann, "you", "you")
    seen = ann.see(table)
    house: Any = ann.client.app.state.house  # type: ignore[attr-defined]
    page = ann.get("/mine").text
    kept = house.store.table(table).result  # worked out when it was first looked at
    assert kept["scores"] == [seat["score"] for seat in seen["seats"]]
    won = kept["scores"][kept["winners"][0]]  # whoever plays for both has won, too
    assert f"Won with {won}" in page
    lobby = ann.get("/").text
    for name, score in zip(("Blue", "Red"), kept["scores"], strict=True):
        assert re.search(rf"{name}(</b>)?: {score}", lobby)
    found = f"/tables/{table}/replay"
    for query, there in (
        ("game=tribes", True),
        ("game=kiwi", False),
        ("search=red", True),
        ("search=zed", False),
        ("outcome=running", False),
    ):
        assert (found in ann.get(f"/mine?{query}").text) is there, query
    assert found not in Person(ann.client).get("/mine").text


def test_the_last_move_of_a_game_keeps_its_result(ann: Person) -> None:
    table = ann.new_table("you", "you")
    house: Any = ann.client.app.state.house  # type: ignore[attr-defined]
    game, chance = atoll.game("tribes"), atoll.seeded(0)
    version = 0
    while True:
        with house.tables.at(table) as live:
            if live.over:
                break
            move = live.session.state.notation(game.judge.rollout(live.session.state, chance))
            holder = live.table.seats[live.turn].holder
        house.tables.play(table, holder, version, move)
        version += 1
    kept = house.store.table(table).result
    assert kept["scores"] == [seat["score"] for seat in ann.see(table)["seats"]]
    assert kept["winners"]


def test_a_record_that_was_taken_out_can_be_brought_in(ann: Person) -> None:
    table = finished(ann, "you", "you")
    record = ann.get(f"/api/tables/{table}/record").text
    made = ann.post("/api/records", record=record)
    assert made.status_code == 201
    copy = made.json()["id"]
    again = ann.get(f"/api/tables/{copy}/record").text
    assert json.loads(again) == json.loads(record)
    assert ann.get(f"/tables/{copy}/replay?ply=3").status_code == 200
    assert f"/tables/{copy}/replay" in ann.get("/mine?outcome=imported").text
    assert ann.see(copy)["mine"] == []
    half = json.loads(record)
    half["moves"] = half["moves"][:10]
    begun = ann.post("/api/records", record=json.dumps(half)).json()["id"]
    seen = ann.see(begun)
    assert (seen["over"], seen["ended"], seen["version"]) == (True, "imported", 10)
    assert ann.post(f"/api/tables/{begun}/sit", seat=0).status_code == 409
    assert ann.delete(f"/api/tables/{begun}").status_code == 200


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"moves": ["nonsense"]}, "move 1"),
        ({"rules": 99}, "version 99"),
        ({"game": "chess"}, "chess"),
        ({"seats": 9}, "9"),
        ({"parts": "abc"}, "parts"),
        ({"moves": ["x"] * 6000}, "6000 moves"),
        ({"seed": -1}, "seed"),
    ],
)
def test_a_bad_record_is_refused_in_one_line(
    ann: Person, change: dict[str, Any], word: str
) -> None:
    record = json.loads(atoll.Session.new("tribes", 2, seed=3).record.to_json()) | change
    answer = ann.post("/api/records", record=json.dumps(record))
    assert answer.status_code == 422
    assert word in answer.json()["error"]
    assert ann.post("/api/records", record="[").status_code == 422


def test_large_bodies_are_taken_where_records_come_in_and_nowhere_else(ann: Person) -> None:
    large = " " * 100_000
    assert ann.post("/api/records", record=large).status_code == 422
    assert ann.post("/api/people", record=large).status_code == 413
    assert ann.post("/api/records", record=" " * 600_000).status_code == 413


def test_old_results_are_worked_out_without_touching_the_table(ann: Person) -> None:
    table = finished(ann, "you", "you")
    house: Any = ann.client.app.state.house  # type: ignore[attr-defined]
    with house.store.writing() as connection:
        connection.execute(update(Table).values(result=null(), touched=5))
    ann.get("/")
    assert house.store.table(table).touched == 5
    assert house.store.table(table).result["scores"]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_challenges_are_described_by_their_numbers(language: str) -> None:
    parts = atoll.game("atiwa").parts()
    for challenge in parts.challenges:
        assert challenge.name in CHALLENGES
        words = Words(f"option-challenge-{challenge.name}-about")
        told = sorted(map(int, re.findall(r"\d+", say("atiwa", words, language))))
        asked = [number for _, number in challenge.goal if number]
        assert told == sorted([*asked, *([challenge.emigrants] if challenge.emigrants else [])])
