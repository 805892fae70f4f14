"""People at a table get on with each other: invitations, time, nudges, resigning, ending, playing again."""

import threading
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from atoll.table.company import Company
from atoll.table.models import Seat, Table
from atoll.table.store import Store, now
from atoll.table.tables import SeatPlan, Tables
from tests.table.people import Person


def house(client: TestClient) -> Any:
    return client.app.state.house  # type: ignore[attr-defined]


def set_table(client: TestClient, table: str, **fields: Any) -> None:
    with house(client).store.change(table) as connection:
        connection.execute(update(Table).where(Table.id == table).values(**fields))


def two(client: TestClient, **wish: Any) -> tuple[Person, Person, str]:
    ann, bob = Person(client), Person(client)
    table = ann.new_table("you", "open", **wish)
    assert bob.post(f"/api/tables/{table}/sit", seat=1, name="Bob").status_code == 200
    return ann, bob, table


def test_the_lobby_shows_public_tables_only(client: TestClient) -> None:
    ann, eve = Person(client), Person(client)
    hidden = ann.new_table("you", "open")
    shown = ann.new_table("you", "open", public=True)
    lobby = eve.get("/").text
    assert f"/tables/{shown}" in lobby
    assert f"/tables/{hidden}" not in lobby
    assert f"/tables/{hidden}" in ann.get("/").text
    assert eve.patch(f"/api/tables/{hidden}", public=True).status_code == 403
    assert ann.patch(f"/api/tables/{hidden}", public=True).status_code == 200
    assert f"/tables/{hidden}" in eve.get("/").text


def test_only_who_waits_may_nudge_and_not_endlessly(client: TestClient) -> None:
    ann, bob, table = two(client)
    eve = Person(client)
    assert eve.post(f"/api/tables/{table}/nudge").status_code == 403
    assert ann.post(f"/api/tables/{table}/nudge").status_code == 409  # it is her own turn
    assert bob.post(f"/api/tables/{table}/nudge").json() == {"seat": 0}
    assert ann.see(table)["company"]["nudged"] is True
    again = bob.post(f"/api/tables/{table}/nudge")
    assert again.status_code == 429
    assert "5 minutes" in again.json()["error"]
    set_table(client, table, nudged=now() - 301)
    assert bob.post(f"/api/tables/{table}/nudge").status_code == 200


def test_a_bot_stands_in_for_who_is_away_until_they_return(client: TestClient) -> None:
    ann, bob, table = two(client, turn_time=60)
    company = house(client).company
    assert company.late() == []
    assert bob.see(table)["company"]["until"] > now()
    set_table(client, table, turned=now() - 61)
    assert company.late() == [table]
    assert company.stand_in(table)
    assert not company.stand_in(table)
    seat = bob.see(table)["seats"][0]
    assert (seat["absent"], seat["bot"], seat["you"]) == (True, "medium", False)
    assert ann.patch(f"/api/tables/{table}/seats/0", bot="").status_code == 200
    seat = ann.see(table)["seats"][0]
    assert (seat["absent"], seat["bot"]) == (False, "")
    assert company.late() == []


def test_who_resigns_is_played_for_while_others_play_and_else_loses(client: TestClient) -> None:
    ann, bob, table = two(client)
    eve = Person(client)
    assert eve.post(f"/api/tables/{table}/seats/1/resign").status_code == 403
    assert ann.post(f"/api/tables/{table}/seats/1/resign").status_code == 403
    assert bob.post(f"/api/tables/{table}/seats/1/resign").status_code == 200
    seen = ann.see(table)
    assert (seen["over"], seen["turn"], seen["ended"]) == (True, -1, "resigned")
    assert seen["winners"] == [seen["seats"][0]["name"]]
    assert "resigned" in seen["prompt"]
    assert ann.post(f"/api/tables/{table}/moves", version=0, move="x").status_code == 409
    assert bob.post(f"/api/tables/{table}/seats/1/resign").status_code == 409
    assert ann.get(f"/api/tables/{table}/record").status_code == 200

    three = ann.new_table("you", "open", "open")
    for seat, person in ((1, bob), (2, eve)):
        person.post(f"/api/tables/{three}/sit", seat=seat)
    bob.post(f"/api/tables/{three}/seats/1/resign")
    seen = bob.see(three)
    assert (seen["over"], seen["seats"][1]["resigned"]) == (False, True)
    assert bob.patch(f"/api/tables/{three}/seats/1", bot="").status_code == 409
    alone = ann.new_table("you", "easy", "easy")
    ann.post(f"/api/tables/{alone}/seats/0/resign")
    assert ann.see(alone)["winners"] == []


def test_a_game_ends_when_everybody_who_plays_agrees(client: TestClient) -> None:
    ann, bob, table = two(client)
    eve = Person(client)
    assert eve.post(f"/api/tables/{table}/end").status_code == 403
    assert ann.post(f"/api/tables/{table}/end").status_code == 200
    assert bob.see(table)["company"]["end_wished_by"] == [bob.see(table)["seats"][0]["name"]]
    ann.post(f"/api/tables/{table}/end", agrees=False)
    bob.post(f"/api/tables/{table}/end")
    assert not ann.see(table)["over"]
    ann.post(f"/api/tables/{table}/end")
    seen = bob.see(table)
    assert (seen["over"], seen["ended"], seen["winners"]) == (True, "abandoned", [])


def test_the_host_deletes_a_table_nobody_else_has_joined(client: TestClient) -> None:
    ann, eve = Person(client), Person(client)
    table = ann.new_table("you", "open")
    assert eve.delete(f"/api/tables/{table}").status_code == 403
    assert ann.see(table)["company"]["may_delete"]
    assert ann.delete(f"/api/tables/{table}").status_code == 200
    assert ann.get(f"/api/tables/{table}").status_code == 404
    assert ann.delete(f"/api/tables/{table}").status_code == 404
    ann, _, table = two(client)
    refused = ann.delete(f"/api/tables/{table}")
    assert refused.status_code == 409
    assert "Others sit at this table" in refused.json()["error"]


def test_a_rematch_carries_everybody_over_once(client: TestClient) -> None:
    ann, bob, table = two(client, turn_time=600)
    assert ann.post(f"/api/tables/{table}/rematch").status_code == 409
    bob.post(f"/api/tables/{table}/seats/1/resign")
    assert Person(client).post(f"/api/tables/{table}/rematch").status_code == 403
    first = bob.post(f"/api/tables/{table}/rematch").json()["id"]
    assert ann.post(f"/api/tables/{table}/rematch").json()["id"] == first
    assert ann.see(table)["company"]["rematch"] == first
    for person, seat in ((ann, 0), (bob, 1)):
        seen = person.see(first)
        assert seen["mine"] == [seat]
        assert (seen["over"], seen["seats"][1]["bot"], seen["seed_chosen"]) == (False, "", False)
        assert seen["company"]["turn_time"] == 600


def test_of_many_rematches_at_once_one_is_set_up(store: Store) -> None:
    from atoll import game

    company = Company(Tables(store))
    table = company.tables.new(game("tribes"), [SeatPlan("you"), SeatPlan("you")], {}, 7, "ann")
    with store.change(table) as connection:
        connection.execute(update(Seat).where(Seat.number == 1).values(holder="bob"))
    company.resign(table, "ann", 0)
    found: list[str] = []
    askers = [
        threading.Thread(target=lambda who=who: found.append(company.rematch(table, who)))
        for who in ("ann", "bob") * 3
    ]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert len(found) == 6
    assert len(set(found)) == 1
    assert store.count() == 2
    assert [seat.holder for seat in store.table(found[0]).seats] == ["ann", "bob"]  # type: ignore[union-attr]


@pytest.mark.parametrize("seconds", [-1, 31 * 24 * 3600])
def test_a_turn_takes_no_time_that_cannot_be_waited_for(client: TestClient, seconds: int) -> None:
    wish = {"game": "tribes", "seats": [{"kind": "you"}, {"kind": "open"}], "turn_time": seconds}
    assert Person(client).post("/api/tables", **wish).status_code == 422
