"""Reading and writing puzzles, and what a broken file is told."""

import tomllib
from collections.abc import Callable

import pytest

from atoll import Game
from atoll.door import game as find
from atoll.puzzles.collection import (
    LEVELS,
    LONG,
    packed,
    puzzle,
    puzzles,
    read_puzzles,
    unpacked,
    written,
)
from tests.house import HOUSE

SHIPPED = 25
EACH = [*HOUSE, find("konane")]


def other(monkeypatch: pytest.MonkeyPatch, change: Callable[[str], str]) -> Game:
    """Konane with its first puzzle alone, and something changed in it."""
    game = type(find("konane"))()
    text = change(written({}, list(puzzles(find("konane"))[:1])))
    monkeypatch.setattr(
        game, "file", lambda name: text.encode() if name == "puzzles.toml" else None
    )
    return game


@pytest.mark.parametrize("game", EACH, ids=str)
def test_every_game_has_puzzles_from_easy_to_hard(game: Game) -> None:
    found = puzzles(game)
    assert len(found) >= SHIPPED
    assert len({each.id for each in found}) == len({each.position for each in found}) == len(found)
    places = [LEVELS.index(each.level) for each in found]
    assert places == sorted(places)
    assert set(places) == {0, 1, 2}


def test_what_is_written_is_read_back() -> None:
    game = find("konane")
    text = written({"seed": 3}, list(puzzles(game)))
    tables = tomllib.loads(text)
    assert tables["search"] == {"seed": 3}
    assert tuple(read_puzzles(game, tables)) == puzzles(game)


def test_long_positions_are_packed() -> None:
    short, long = {"a": 1}, {"a": list(range(LONG))}
    assert packed(short) == '{"a":1}'
    assert len(packed(long)) < LONG * 4
    assert [unpacked(packed(each)) for each in (short, long)] == [short, long]
    for nonsense in ("", "!", "AAAA", "[1]", "{"):
        with pytest.raises(ValueError):  # noqa: PT011
            unpacked(nonsense)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[[puzzle]]", "[[puzzle]", "puzzles.toml: not a TOML file"),
        ("seats = 2", "seats = 3", "options: .*3"),
        ('level = "easy"', 'level = "simple"', "level: must be one of easy, medium, hard"),
        ("missed = ", "colour = 3\nmissed = ", "colour: is not known here"),
        ("lines = [[", "lines = [[], [", "lines: must be lists of texts"),
        ("rivals = [{", "rivals = [{}, {", "rivals: must be . tables"),
        ("worth = ", "worth = 1", "worth: must be a whole number"),
        ("others = ", "others = true #", "others: must be a number"),
    ],
)
def test_a_broken_file_names_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str, complaint: str
) -> None:
    game = other(monkeypatch, lambda text: text.replace(old, new, 1))
    with pytest.raises(ValueError, match=complaint):
        puzzles(game)


def test_a_puzzle_is_found_by_its_name_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game = other(monkeypatch, lambda text: text)
    (first,) = puzzles(game)
    assert puzzle(game, first.id) is first
    with pytest.raises(ValueError, match="no puzzle 'none'"):
        puzzle(game, "none")
