"""A position in numbers, at the command line."""

import json

import pytest

import atoll
from tests.cli.terminal import Terminal


def test_fields_are_printed_by_name(terminal: Terminal) -> None:
    shown = terminal.run("encode", "konane", "--option", "board=small")
    assert shown.code == 0
    size = atoll.game("konane").encoding().size
    assert f"as seat 1 knows it: {size} numbers, version 1" in shown.out
    board = next(line.split() for line in shown.lines if " board " in line)
    assert board[1:] == ["3", "1", "board", "1", "0", "0"]
    stones = next(line.split() for line in shown.lines if " own.stones " in line)
    assert stones[1:6] == ["10×10", "1", "own.stones", "0:1", "2:1"]
    assert next(line for line in shown.lines if " lifted " in line).split()[-1] == "–"


def test_a_game_is_played_on_by_lot(terminal: Terminal) -> None:
    asked = ("encode", "tribes", "-n", "3", "--moves", "40", "--json")
    one = json.loads(terminal.run(*asked, "--seed", "7").out)
    assert one == json.loads(terminal.run(*asked, "--seed", "7").out)
    assert one != json.loads(terminal.run(*asked, "--seed", "8").out)
    encoding = atoll.game("tribes").encoding(3)
    assert [field["name"] for field in one] == [span.name for span in encoding.spans]
    assert sum(len(field["numbers"]) for field in one) == encoding.size
    assert terminal.run("encode", "konane", "--moves", "9999").code == 0


def test_a_saved_game_is_read(terminal: Terminal) -> None:
    session = atoll.Session.new(atoll.game("konane"))
    for _ in range(4):
        session.play(session.state.moves()[0])
    session.record.save("game.json")
    for seat in (1, 2):
        shown = terminal.run("encode", "game.json", "--moves", "3", "--seat", str(seat), "--json")
        row = session.record.replay(3).encode(seat - 1)
        assert [number for field in json.loads(shown.out) for number in field["numbers"]] == list(
            row
        )


def test_actions_are_listed_and_legal_ones_marked(terminal: Terminal) -> None:
    shown = terminal.run("encode", "konane", "--actions")
    assert shown.lines[0].split() == ["0", "*", "take-first", "a1"]
    assert shown.lines[1].split() == ["1", "take-first", "b1"]
    assert len(shown.lines) == atoll.game("konane").actions().count
    names = json.loads(terminal.run("encode", "konane", "--actions", "--json").out)
    assert names[:2] == ["take-first a1", "take-first b1"]


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (["konnane"], "no game 'konnane'; did you mean 'konane'?"),
        (["nothing.json"], "nothing.json: no such file"),
        (["konane", "--seat", "3"], "no seat 3; the seats are 1 to 2"),
        (["konane", "-n", "5"], "Konane is played with 2 seats, not 5"),
        (["konane", "--option", "board=huge"], "board is one of small, middle, large"),
    ],
)
def test_what_is_wrong_is_said(terminal: Terminal, asked: list[str], complaint: str) -> None:
    shown = terminal.run("encode", *asked)
    assert shown.code == 2
    assert complaint in shown.err


def test_a_saved_game_is_taken_as_it_is(terminal: Terminal) -> None:
    atoll.Session.new(atoll.game("konane")).record.save("game.json")
    shown = terminal.run("encode", "game.json", "--seed", "3")
    assert "a saved game has its own seats, options and seed" in shown.err
