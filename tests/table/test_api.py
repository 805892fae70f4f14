"""The JSON API: what it does, and what it refuses without changing anything."""

import threading
import time
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.exc import OperationalError

import atoll
from atoll.table.tables import Tables
from tests.table.people import Person


@pytest.fixture
def ann(client: TestClient) -> Person:
    return Person(client)


@pytest.fixture
def bob(client: TestClient) -> Person:
    return Person(client)


def test_the_games_are_listed(client: TestClient) -> None:
    listed = client.get("/api/games").json()
    options = {"totals": ["open", "secret"]}
    assert {"name": "tribes", "title": "Tribes", "seats": [2, 3, 4], "options": options} in listed


def test_two_people_play_to_the_end_and_the_record_replays(ann: Person, bob: Person) -> None:
    table = ann.new_table("you", "open", game="konane", options={"board": "small"})
    assert bob.post(f"/api/tables/{table}/sit", seat=1, name="Bob").status_code == 200
    people = [ann, bob]
    chance = atoll.seeded(3)
    seen = ann.see(table)
    while not seen["over"]:
        if seen["turn"]:
            seen = bob.see(table)
        legal = [choice["move"] for choice in seen["choices"] if not choice["refusal"]]
        move = legal[chance.below(len(legal))]
        answer = people[seen["turn"]].post(
            f"/api/tables/{table}/moves", version=seen["version"], move=move
        )
        assert answer.status_code == 200, answer.text
        seen = ann.see(table)
    assert seen["winners"]
    record = atoll.Record.from_json(ann.get(f"/api/tables/{table}/record").text)
    assert len(record.moves) == seen["version"]
    final = record.replay()
    assert final.over
    assert final.scores() == [seat["score"] for seat in seen["seats"]]


def test_a_bot_plays_when_it_is_its_turn(ann: Person) -> None:
    table = ann.new_table("you", "easy")
    ann.play(table)
    seen = wait_for_turn(ann, table)
    assert seen["version"] >= 2
    assert any(line["seat"] == 1 for line in seen["news"])


def wait_for_turn(person: Person, table: str) -> dict[str, Any]:
    """The table once the bots have played and the first seat decides."""
    deadline = time.monotonic() + 60
    while person.see(table)["acting"] < 0 and time.monotonic() < deadline:
        time.sleep(0.1)
    seen = person.see(table)
    assert seen["acting"] == 0
    return seen


@pytest.mark.parametrize("step", ["catch_up", "play_for_bot"])
def test_a_bot_that_could_not_play_tries_again(
    ann: Person, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    table = ann.new_table("you", "easy")
    work = getattr(Tables, step)
    failures: list[Any] = []

    def fail_at_first(*asked: Any) -> Any:
        """The thinkers ask with the table's id; other threads than theirs are left in peace."""
        if not failures and threading.current_thread().name.startswith("asyncio_"):
            failures.append(asked)
            raise OperationalError("the database is busy", None, Exception())
        return work(*asked)

    monkeypatch.setattr(Tables, step, fail_at_first)
    ann.play(table)
    assert wait_for_turn(ann, table)["version"] >= 2
    assert failures


def test_the_record_stays_closed_while_the_game_runs(ann: Person) -> None:
    table = ann.new_table("you", "open")
    answer = ann.get(f"/api/tables/{table}/record")
    assert answer.status_code == 409
    assert "seed" not in answer.text


def unchanged(person: Person, table: str, before: dict[str, Any]) -> None:
    after = person.see(table)
    assert (after["version"], after["view"], after["seats"]) == (
        before["version"],
        before["view"],
        before["seats"],
    )


def test_an_illegal_move_is_refused_with_its_rule(ann: Person) -> None:
    table = ann.new_table("you", "you")
    ann.play(table)
    ann.play(table)
    before = ann.see(table)
    ann.play(table, before["choices"][0]["move"])
    while not any(choice["refusal"] for choice in ann.see(table)["choices"]):
        ann.play(table)
    before = ann.see(table)
    refused = next(choice for choice in before["choices"] if choice["refusal"])
    answer = ann.play(table, refused["move"])
    assert answer.status_code == 409
    assert answer.json() == {
        "error": refused["refusal"]["text"],
        "rule": refused["refusal"]["rule"],
    }
    why = ann.get(f"/api/tables/{table}/why?move={refused['move']}").json()
    assert why["refusal"] == refused["refusal"]
    unchanged(ann, table, before)


@pytest.mark.parametrize("move", ["", "nonsense", "0,99", "\x00", "<b>"])
def test_a_move_nobody_knows_is_refused(ann: Person, move: str) -> None:
    table = ann.new_table("you", "open")
    before = ann.see(table)
    assert ann.play(table, move).status_code == 409
    unchanged(ann, table, before)


def test_stale_and_double_clicks_change_nothing(ann: Person) -> None:
    table = ann.new_table("you", "you")
    assert ann.play(table, version=0).status_code == 200
    before = ann.see(table)
    for version in (0, 2, -1, 10**9):
        assert ann.play(table, version=version).status_code == 409
    unchanged(ann, table, before)


def test_only_the_holder_of_a_seat_acts(ann: Person, bob: Person, client: TestClient) -> None:
    table = ann.new_table("you", "open")
    before = ann.see(table)
    move = ann.legal(table)[0]
    wish = {"version": 0, "move": move}
    assert bob.post(f"/api/tables/{table}/moves", **wish).status_code == 403
    forged = {"authorization": "Bearer " + ann.headers["authorization"][7:-3] + "xyz"}
    for headers in ({"authorization": "Bearer x"}, forged):
        answer = client.post(f"/api/tables/{table}/moves", json=wish, headers=headers)
        assert answer.status_code == 403
    assert bob.patch(f"/api/tables/{table}/seats/0", name="Eve").status_code == 403
    assert bob.patch(f"/api/tables/{table}/seats/0", bot="easy").status_code == 403
    assert bob.delete(f"/api/tables/{table}/seats/0").status_code == 403
    assert bob.post(f"/api/tables/{table}/undo", version=0).status_code == 403
    assert bob.post(f"/api/tables/{table}/chat", text="hello").status_code == 403
    assert bob.post(f"/api/tables/{table}/sit", seat=0).status_code == 409
    unchanged(ann, table, before)


def test_nobody_acts_out_of_turn(ann: Person, bob: Person) -> None:
    table = ann.new_table("you", "open")
    bob.post(f"/api/tables/{table}/sit", seat=1)
    assert bob.post(f"/api/tables/{table}/moves", version=0, move="0,0").status_code == 409
    assert bob.get(f"/api/tables/{table}/hint").status_code == 409
    assert bob.see(table)["choices"] == []


def test_undo_reaches_to_what_was_revealed(ann: Person) -> None:
    table = ann.new_table("you", "you")
    assert ann.post(f"/api/tables/{table}/undo", version=0).status_code == 409
    first = ann.see(table)
    ann.play(table)
    assert ann.see(table)["undo"] == {"can": True, "why": ""}
    assert ann.post(f"/api/tables/{table}/undo", version=1).status_code == 200
    again = ann.see(table)
    assert again["version"] == 2
    assert again["view"] == first["view"]
    drew = False
    for _ in range(200):
        bag = ann.see(table)["view"]["bag"]
        ann.play(table)
        if ann.see(table)["view"]["bag"] != bag:
            drew = True
            break
    assert drew
    seen = ann.see(table)
    assert not seen["undo"]["can"]
    assert seen["undo"]["why"]
    assert ann.post(f"/api/tables/{table}/undo", version=seen["version"]).status_code == 409


def test_undo_stops_at_another_players_decision(ann: Person, bob: Person) -> None:
    table = ann.new_table("you", "open")
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.play(table)
    bob.play(table)
    answer = ann.post(f"/api/tables/{table}/undo", version=2)
    assert answer.status_code == 409
    assert ann.see(table)["version"] == 2


def test_a_seat_is_lent_to_a_bot_and_taken_back(ann: Person) -> None:
    table = ann.new_table("you", "open")
    assert ann.patch(f"/api/tables/{table}/seats/0", bot="wizard").status_code == 422
    assert ann.patch(f"/api/tables/{table}/seats/0", bot="easy").status_code == 200
    assert ann.see(table)["acting"] == -1
    deadline = time.monotonic() + 60
    while ann.see(table)["version"] == 0 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert ann.see(table)["version"] == 1
    assert ann.patch(f"/api/tables/{table}/seats/0", bot="").status_code == 200
    assert not ann.see(table)["seats"][0]["lent"]


def test_a_seat_can_be_left_and_taken_by_another(ann: Person, bob: Person) -> None:
    table = ann.new_table("you", "easy")
    assert ann.delete(f"/api/tables/{table}/seats/0").status_code == 200
    assert bob.post(f"/api/tables/{table}/sit", seat=0, name="Bob").status_code == 200
    assert bob.play(table).status_code == 200
    assert ann.see(table)["mine"] == []


def test_names_and_chat_are_cleaned_and_limited(ann: Person) -> None:
    table = ann.new_table("you", "open")
    ann.patch(f"/api/tables/{table}/seats/0", name="  A\u202en\nn " + "x" * 60)
    name = ann.see(table)["seats"][0]["name"]
    assert name.startswith("A n n x")
    assert len(name) == 24
    assert ann.patch(f"/api/tables/{table}/seats/0", name="x" * 81).status_code == 422
    ann.post(f"/api/tables/{table}/chat", text="<script>alert(1)</script>")
    assert ann.see(table)["chat"][0]["text"] == "<script>alert(1)</script>"
    assert ann.post(f"/api/tables/{table}/chat", text=" \n ").status_code == 422
    assert ann.post(f"/api/tables/{table}/chat", text="x" * 501).status_code == 422
    said = [ann.post(f"/api/tables/{table}/chat", text="again").status_code for _ in range(8)]
    assert 429 in said


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "tribs"},
        {"seats": []},
        {"seats": [{"kind": "you"}] * 5},
        {"seats": [{"kind": "ghost"}, {"kind": "you"}]},
        {"seats": [{"kind": "bot", "level": "wizard"}, {"kind": "you"}]},
        {"options": {"colour": "red"}},
        {"seed": -1},
        {"seed": "seven"},
    ],
)
def test_bad_wishes_for_a_table_are_refused(ann: Person, wish: dict[str, Any]) -> None:
    good = {"game": "tribes", "seats": [{"kind": "you"}, {"kind": "open"}]}
    answer = ann.post("/api/tables", **(good | wish))
    assert answer.status_code == 422
    assert "Traceback" not in answer.text


def test_strangers_and_unknown_places(client: TestClient, ann: Person) -> None:
    wish = {"game": "tribes", "seats": [{"kind": "you"}, {"kind": "open"}]}
    nobody = {"authorization": "Bearer nobody"}
    assert client.post("/api/tables", json=wish, headers=nobody).status_code == 401
    assert ann.get("/api/tables/none").status_code == 404
    assert ann.get("/api/tables/none/stream").status_code == 404
    table = ann.new_table("you", "open")
    assert ann.post(f"/api/tables/{table}/sit", seat=9).status_code == 404
    assert ann.post(f"/api/tables/{table}/continue", ply=99).status_code == 404


def test_continue_from_here_deals_the_future_anew(ann: Person) -> None:
    table = ann.new_table("you", "you")
    for _ in range(30):
        ann.play(table)
    seen = ann.see(table)
    answer = ann.post(f"/api/tables/{table}/continue", ply=20, level="easy")
    assert answer.status_code == 201
    branch = ann.see(answer.json()["id"])
    record_view = branch["view"]
    assert record_view["progress"]["now"] <= seen["view"]["progress"]["now"]
    assert branch["version"] == 0
    assert len(branch["mine"]) == 1
    assert ann.see(table)["view"] == seen["view"]


def test_errors_speak_the_readers_language(ann: Person) -> None:
    english = ann.client.get("/api/tables/none", headers={"accept-language": "en"}).json()
    german = ann.client.get("/api/tables/none", headers={"accept-language": "de-CH,de"}).json()
    assert english["error"] != german["error"]


def test_a_hint_is_a_legal_move_in_words(ann: Person) -> None:
    table = ann.new_table("you", "open")
    hint = ann.get(f"/api/tables/{table}/hint").json()
    assert hint["move"] in ann.legal(table)
    assert hint["text"]
    assert ann.play(table, hint["move"], hint["version"]).status_code == 200


def test_the_api_describes_itself(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/tables/{table_id}/moves", "/api/tables/{table_id}/stream"} <= set(
        paths
    )


def test_a_table_of_older_rules_says_so_and_is_not_replayed(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(client)
    table = ann.new_table("you", "easy")
    house = client.app.state.house  # type: ignore[attr-defined]
    house.tables.kept.clear()
    monkeypatch.setattr(atoll.game("tribes"), "rules_version", 99)
    answer = ann.get(f"/api/tables/{table}")
    assert answer.status_code == 410
    assert "older version of the rules" in answer.json()["error"]
    assert client.get("/").status_code == 200
