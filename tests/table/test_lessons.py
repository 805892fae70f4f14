"""Lessons at the table: pages, tries, words, and what is kept of them."""

import json
import re
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest
from fastapi.testclient import TestClient

from atoll.door import shelf
from atoll.lessons.attempt import READ_ON, Attempt
from atoll.lessons.course import lessons
from atoll.table.store import Store
from tests.table.people import Person


@pytest.fixture
def anna(client: TestClient) -> Person:
    return Person(client)


def take(person: Person, way: str, move: str, path: str = "konane/jump", **of: str) -> Any:
    query = "".join(f"?{name}={value}" for name, value in of.items())
    return person.post(f"/api/learn/{path}/moves{query}", way=way, move=move)


def test_what_is_welcome_leads_on_and_the_rest_gets_a_word(anna: Person) -> None:
    assert take(anna, "", ">").json() == {"way": ">", "word": "", "rule": ""}
    corner = take(anna, ">", "a1", language="de").json()
    assert corner["way"] == ">"
    assert corner["word"].startswith("Eine Ecke ist auch erlaubt")
    refused = take(anna, ">", "c1").json()
    assert (refused["way"], refused["rule"]) == (">", "KO-2.1")
    assert take(anna, ">", "c3").json()["way"] == "> c3"
    assert take(anna, ">", "z9").status_code == 409
    assert take(anna, "> a1", "c3").status_code == 409  # that way leads nowhere
    assert take(anna, "", ">", "konane/fly").status_code == 404


def test_a_hint_is_a_welcome_move(anna: Person) -> None:
    found = anna.get("/api/learn/konane/jump/hint?way=>").json()
    assert found == {"version": 1, "move": "c3", "text": "Take your stone off c3"}
    assert anna.get("/api/learn/konane/jump/hint").status_code == 409  # there is only to read


def test_a_place_is_tried_before_a_card_is_laid(anna: Person) -> None:
    assert anna.get("/api/learn/konane/far/try?version=0&move=a3").json() == {"preview": None}
    assert anna.get("/api/learn/konane/far/try?version=1&move=a3").status_code == 409


def test_nothing_is_called_suggested_that_a_lesson_does_not_welcome(anna: Person) -> None:
    text = anna.get(f"/learn/atiwa/upkeep/fragment?shape=wide&way={quote('> a1.bm')}").text
    assert 'data-move="gold"' in text  # it is welcome; the table would suggest to eat an animal
    assert 'class="tag"' not in text


@pytest.mark.parametrize("game", shelf(), ids=str)
def test_every_lesson_has_its_page_to_the_end(anna: Person, game: Any) -> None:
    for lesson in lessons(game):
        place = f"/learn/{game.name}/{lesson.id}"
        assert 'id="lesson-says"' in anna.get(place).text
        attempt = Attempt(lesson)
        while attempt.step is not None:
            attempt.take(attempt.welcome()[0] if attempt.asked else READ_ON)
        last = anna.get(f"{place}/fragment?shape=narrow&way={quote(' '.join(attempt.way))}")
        assert 'id="lesson-next"' in last.text


@pytest.mark.parametrize("game", shelf(), ids=str)
def test_after_the_lessons_comes_a_game_that_can_be_begun(anna: Person, game: Any) -> None:
    attempt = Attempt(lessons(game)[-1])
    while attempt.step is not None:
        attempt.take(attempt.welcome()[0] if attempt.asked else READ_ON)
    place = f"/learn/{game.name}/{attempt.lesson.id}/fragment?shape=wide"
    text = anna.get(f"{place}&way={quote(' '.join(attempt.way))}").text
    found = re.search('data-start="([^"]*)"', text)
    assert found
    wish = json.loads(unescape(found[1]))
    assert {seat["level"] for seat in wish["seats"][1:]} <= {"easy"}
    assert anna.post("/api/tables", **wish).status_code == 201


def test_what_was_done_is_kept_and_nothing_else(anna: Person, client: TestClient) -> None:
    assert "/learn/konane/far" in anna.get("/learn/konane").text
    assert take(anna, "a3", "e3", "konane/far").json()["way"] == "a3 e3"
    kept = client.app.state.house.deeds  # type: ignore[attr-defined]
    assert anna.get("/learn/konane").text.count("finished") == 1
    assert Person(client).get("/learn/konane").text.count("finished") == 0
    assert len(kept.all_of(client.app.state.house.identities.holder(anna.headers["authorization"][7:]))) == 1  # type: ignore[attr-defined]  # fmt: skip
    assert client.app.state.house.store.finished(8) == []  # type: ignore[attr-defined]


def test_learning_comes_first_for_whoever_has_played_nothing(anna: Person) -> None:
    assert 'id="learn"' in anna.get("/").text
    anna.new_table("you", "easy")
    assert 'id="learn"' not in anna.get("/").text
    assert 'href="/learn/konane"' in anna.get("/").text


def test_the_guide_is_open_in_ones_first_games_and_as_one_wishes(
    anna: Person, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = '<details id="guide" open>'
    page = f"/tables/{anna.new_table('you', 'easy')}"
    assert opened in anna.get(page).text
    assert opened not in client.get(page, headers=anna.headers | {"cookie": "guide=off"}).text
    monkeypatch.setattr(Store, "finished_of", lambda *_: 3)
    page = f"/tables/{anna.new_table('you', 'easy')}"
    assert opened not in anna.get(page).text
    assert '<details id="guide">' in anna.get(page).text
    assert opened in client.get(page, headers=anna.headers | {"cookie": "guide=on"}).text
