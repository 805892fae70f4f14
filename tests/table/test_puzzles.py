"""Puzzles at the table: pages, tries, hints, the solution, and what is kept of them."""

import dataclasses
from datetime import UTC, date, datetime
from typing import Any

import pytest
from fastapi.testclient import TestClient

import atoll
from atoll import Game
from atoll.door import shelf
from atoll.puzzles.collection import Puzzle, packed, puzzles
from atoll.puzzles.day import of_day
from tests.table.people import Person

KONANE = puzzles(atoll.game("konane"))
CHAIN = next(each for each in KONANE if len(each.solution) == 2)
RICH = [game for game in shelf() if puzzles(game)]


@pytest.fixture
def anna(client: TestClient) -> Person:
    return Person(client)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets it be a day."""

    def let_it_be(day: date) -> Puzzle:
        noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
        monkeypatch.setattr("atoll.table.daily.now", lambda: int(noon.timestamp()))
        found = of_day(day, shelf())
        assert found is not None
        return found

    return let_it_be


def place(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game.name}/{puzzle.id}"


def take(person: Person, way: str, move: str, puzzle: Puzzle = CHAIN) -> Any:
    return person.post(f"/api{place(puzzle)}/moves", way=way, move=move)


def solve(person: Person, puzzle: Puzzle) -> None:
    way = ""
    for move in puzzle.solution:
        way = take(person, way, move, puzzle).json()["way"]
    assert way == " ".join(puzzle.solution)


def shown_as(person: Person, puzzle: Puzzle) -> str:
    """What the list of puzzles says of one."""
    text = person.get(f"/puzzles/{puzzle.game.name}").text
    said: str = text.partition(f'href="{place(puzzle)}"')[2].partition("</li>")[0]
    return said


def test_a_puzzle_is_solved_move_by_move_and_kept(anna: Person) -> None:
    first, second = CHAIN.solution
    assert "find" in anna.get(place(CHAIN)).text.lower()
    assert take(anna, "", first).json() == {"way": first, "word": "", "rule": ""}
    assert ">solved<" not in shown_as(anna, CHAIN)
    assert take(anna, first, second).json()["way"] == f"{first} {second}"
    assert ">solved<" in shown_as(anna, CHAIN)
    assert "One puzzle solved" in anna.get("/mine").text
    done = anna.get(f"{place(CHAIN)}/fragment?way={first}%20{second}").text
    assert "Solved!" in done
    assert "you win about" in done


def test_a_wrong_try_gets_a_word_and_another_go(anna: Person) -> None:
    (rival, cost), *_ = CHAIN.rivals[0].items()
    answer = take(anna, "", rival).json()
    assert answer["way"] == ""
    assert f"lowers your chance to win by about {cost} percentage point" in answer["word"]
    german = anna.post(f"/api{place(CHAIN)}/moves?language=de", way="", move=rival).json()
    assert f"senkt deine Gewinnchance um etwa {cost} Prozentpunkt" in german["word"]
    assert take(anna, "", CHAIN.solution[0]).json()["word"] == ""
    state = CHAIN.state
    refused = next(state.notation(move) for move in state.candidates() if move not in state.legal)
    assert take(anna, "", refused).json()["rule"].startswith("KO-")
    assert take(anna, "", "z9").status_code == 409
    assert take(anna, rival, CHAIN.solution[0]).status_code == 409  # that way leads nowhere
    assert anna.get("/puzzles/konane/none").status_code == 404


def test_a_hint_helps_and_the_second_points(anna: Person) -> None:
    ask = f"/api{place(CHAIN)}/hint"
    first = anna.get(ask).json()
    assert first["text"]
    assert first["points"] == []
    state = CHAIN.state
    target = state.target(state.parse(CHAIN.solution[0]))
    assert anna.get(f"{ask}?number=2").json()["points"] == [target]
    assert anna.get(f"{ask}?way=?").status_code == 409  # there is nothing left to find


def test_a_puzzle_whose_solution_was_shown_is_not_solved_any_more(anna: Person) -> None:
    way = take(anna, CHAIN.solution[0], "?").json()["way"]
    assert way == " ".join(["?", *CHAIN.solution])
    text = anna.get(f"{place(CHAIN)}/fragment?way={way.replace('?', '%3F')}").text
    assert "does not count as solved" in text
    assert "you win about" in text
    solve(anna, CHAIN)
    assert "solution seen" in shown_as(anna, CHAIN)
    assert "puzzle solved" not in anna.get("/mine").text


def test_what_was_solved_stays_solved_when_the_solution_is_looked_at(anna: Person) -> None:
    solve(anna, CHAIN)
    take(anna, "", "?")
    assert ">solved<" in shown_as(anna, CHAIN)


def test_solving_day_after_day_is_a_streak(anna: Person, days: Any) -> None:
    for number in (1, 2, 3):
        solve(anna, days(date(2026, 3, number)))
    assert "3 days in a row" in anna.get("/").text
    assert "Solved today" in anna.get("/puzzles").text
    days(date(2026, 3, 4))
    assert "3 days in a row" in anna.get("/").text  # there is still time
    assert "Solved today" not in anna.get("/").text
    days(date(2026, 3, 5))
    assert "in a row" not in anna.get("/").text
    mine = anna.get("/mine").text
    assert mine.partition("Longest run")[2].partition("<dd>")[2].startswith("3<")


def test_the_puzzle_of_the_day_does_not_count_when_it_was_shown(anna: Person, days: Any) -> None:
    puzzle = days(date(2026, 3, 1))
    take(anna, "", "?", puzzle)
    solve(anna, puzzle)
    assert "Longest run" not in anna.get("/mine").text
    solve(anna, days(date(2026, 3, 2)))
    assert "Longest run" in anna.get("/mine").text


def test_another_puzzle_than_that_of_the_day_is_no_streak(anna: Person, days: Any) -> None:
    today = days(date(2026, 3, 1))
    solve(anna, next(each for each in KONANE if each != today))
    assert "in a row" not in anna.get("/").text


def test_today_leads_to_the_puzzle_of_the_day(anna: Person, days: Any) -> None:
    found = days(date(2026, 3, 7))
    answer = anna.client.get("/puzzles/today", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, place(found))
    assert f'href="{place(found)}"' in anna.get("/").text


@pytest.mark.parametrize("game", RICH, ids=str)
def test_a_page_is_the_same_whatever_is_hidden(
    anna: Person, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    """Every answer about a puzzle, for the first and the last of a game."""
    for puzzle in (puzzles(game)[0], puzzles(game)[-1]):
        other = puzzle.state.redeal(puzzle.seat, atoll.seeded(7))
        redealt = dataclasses.replace(puzzle, position=packed(other.to_dict()))
        told = []
        for each in (puzzle, redealt):
            with monkeypatch.context() as world:
                world.setattr("atoll.table.puzzles.puzzle", lambda *_, found=each: found)
                world.setattr("atoll.table.puzzles.puzzles", lambda _, found=each: (found,))
                world.setattr("atoll.table.puzzles.of_day", lambda *_: None)
                told.append(answers(anna, puzzle))
        assert told[0] == told[1]


def answers(person: Person, puzzle: Puzzle) -> list[str]:
    """All that is told before a puzzle is solved."""
    wrong = next(iter(puzzle.rivals[0]))
    found = [person.get(place(puzzle)), take(person, "", wrong, puzzle)]
    way = ""
    for move in puzzle.solution:
        for path in ("fragment?shape=wide", "fragment?shape=narrow"):
            found.append(person.get(f"{place(puzzle)}/{path}&way={way}"))
        for path in ("hint?number=2", f"try?version={len(way.split())}&move={wrong}"):
            found.append(person.get(f"/api{place(puzzle)}/{path}&way={way}"))
        way = f"{way} {move}".strip()
    assert {each.status_code for each in found} <= {200, 409}
    return [each.text for each in found]


def test_puzzles_of_all_games_are_listed(anna: Person) -> None:
    text = anna.get("/puzzles").text
    for game in RICH:
        assert f'href="/puzzles/{game.name}"' in text
        assert f"Solved: 0 of {len(puzzles(game))}" in text
    assert anna.get("/puzzles/none").status_code == 404
