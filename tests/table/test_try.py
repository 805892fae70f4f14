"""Trying a card before it is laid: what the table answers while it is still held."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from atoll.engine.chance import Chance, seeded
from atoll.games.tribes import GAME as TRIBES
from tests.table.people import Person


@pytest.fixture
def ann(client: TestClient) -> Person:
    return Person(client)


@pytest.fixture
def table(ann: Person) -> str:
    """A table at which Ann has taken a card and holds it."""
    made = ann.new_table("you", "you", game="atua")
    assert ann.play(made).status_code == 200
    return made


def attempt(person: Person, table: str, move: str, language: str = "") -> Any:
    """The answer to a move that is tried in the table's present version."""
    version = person.see(table)["version"]
    path = f"/api/tables/{table}/try?version={version}&move={move}"
    if not language:
        return person.get(path)
    headers = person.headers | {"accept-language": language}
    return person.client.get(path, headers=headers)


def place(move: str) -> tuple[int, int, int]:
    x, y, turn = (int(number) for number in move.split(","))
    return x, y, turn


def around(moves: list[str], chance: Chance) -> Iterator[str]:
    """Legal places, and others beside them."""
    for move in moves[:: max(1, len(moves) // 8)]:
        x, y, turn = place(move)
        yield move
        yield f"{x + chance.below(5) - 2},{y + chance.below(5) - 2},{turn}"


def test_it_agrees_with_what_may_be_played(ann: Person, table: str) -> None:
    legal = ann.legal(table)
    tried = dict.fromkeys(around(legal, seeded(1)))
    assert len(tried) > 10
    for move in tried:
        preview = attempt(ann, table, move).json()["preview"]
        assert preview["legal"] == (move in legal)
        assert bool(preview["faults"]) != preview["legal"]
        assert bool(preview["says"]) == preview["legal"]
        assert all(
            (source["then"] is not None) == preview["legal"] for source in preview["sources"]
        )


def test_it_foretells_what_laying_the_card_brings(ann: Person, table: str) -> None:
    seen = ann.see(table)
    seat = seen["turn"]
    move = ann.legal(table)[-1]
    preview = attempt(ann, table, move).json()["preview"]
    assert [source["now"] for source in preview["sources"]] == worths(seen, seat)
    gone = [(symbol["kind"], symbol["x"], symbol["y"]) for symbol in preview["covered"]]
    assert gone
    ann.play(table, move)
    after = ann.see(table)
    assert [source["then"] for source in preview["sources"]] == worths(after, seat)
    assert set(gone) <= symbols(seen, seat) - symbols(after, seat)


def worths(seen: dict[str, Any], seat: int) -> list[int]:
    return [source["worth"] for source in seen["view"]["players"][seat]["sources"]]


def symbols(seen: dict[str, Any], seat: int) -> set[tuple[str, int, int]]:
    return {
        (each["kind"], each["x"], each["y"]) for each in seen["view"]["players"][seat]["symbols"]
    }


def test_an_illegal_place_says_its_rule_in_the_viewers_language(ann: Person, table: str) -> None:
    fault = attempt(ann, table, "-2,-3,0", "de").json()["preview"]["faults"][0]
    assert fault["rule"] == "AU-4.7"
    assert fault["cells"] == [[0, 0]]
    assert "Stern" in fault["text"]
    far = attempt(ann, table, "40,40,1").json()["preview"]
    assert [fault["rule"] for fault in far["faults"]] == ["AU-4.4"]
    assert far["covered"] == []


def test_trying_changes_nothing(ann: Person, table: str) -> None:
    before = ann.see(table)
    attempt(ann, table, ann.legal(table)[0])
    assert ann.see(table) == before


@pytest.mark.parametrize("move", ["", "1,2", "1,2,7", "somewhere", "1000,0,0", "0,500,0"])
def test_what_is_no_place_is_refused(ann: Person, table: str, move: str) -> None:
    answer = attempt(ann, table, move)
    assert answer.status_code == 409
    assert "no move" in answer.json()["error"]


def test_only_who_holds_the_card_may_try_it(ann: Person, client: TestClient) -> None:
    table = ann.new_table("open", "you", game="atua")  # the second begins
    ann.play(table)
    bob = Person(client)
    move = ann.legal(table)[0]
    assert attempt(bob, table, move).status_code == 403
    bob.post(f"/api/tables/{table}/sit", seat=0, name="Bob")
    assert attempt(bob, table, move).status_code == 409
    assert attempt(ann, table, move).status_code == 200


def test_a_table_that_has_moved_on_is_not_answered(ann: Person, table: str) -> None:
    move = ann.legal(table)[0]
    answer = ann.get(f"/api/tables/{table}/try?version=0&move={move}")
    assert answer.status_code == 409
    assert "moved on" in answer.json()["error"]


def test_there_is_nothing_to_try_when_no_card_is_held(ann: Person) -> None:
    atua = ann.new_table("you", "you", game="atua")
    assert attempt(ann, atua, ann.legal(atua)[0]).json() == {"preview": None}
    tribes = ann.new_table("you", "you")
    assert attempt(ann, tribes, ann.legal(tribes)[0]).json() == {"preview": None}
    assert TRIBES.preview(TRIBES.new(), "anything") is None
