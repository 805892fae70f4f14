"""Watching, replaying, drawing."""

import signal
from pathlib import Path

import pytest

import atoll
from atoll.arena import play
from atoll.bots import bot
from tests.cli.terminal import Running, Terminal

PNG = b"\x89PNG\r\n"


@pytest.fixture
def game() -> str:
    """A finished game in a file."""
    session = atoll.Session.new(atoll.game("tribes"), 2, 7)
    player = bot("greedy", atoll.game("tribes"))
    while not session.state.over:
        session.play(player.choose(session.state))
    session.record.save("game.json")
    return "game.json"


def test_bots_are_watched_to_the_end_and_the_game_is_kept(terminal: Terminal) -> None:
    shown = terminal.run("watch", "--bots", "greedy,random", "--seed", "4", "--record", "w.json")
    assert shown.code == 0
    assert "seed 4" in shown.out
    assert "Blue is played by the bot “greedy”." in shown.out
    assert "Blue begins on" in shown.out
    assert "wins!" in shown.out
    assert atoll.load("w.json").replay().over


def test_a_watched_game_is_that_of_the_arena(terminal: Terminal) -> None:
    result = next(iter(play("tribes", ["greedy", "random"], games=1, seed=4, processes=1)))
    terminal.run("watch", "--bots", "greedy,random", "--seed", "4", "--record", "w.json")
    assert atoll.load("w.json").replay().scores() == result.scores


def test_watching_step_by_step(terminal: Terminal) -> None:
    shown = terminal.run("watch", "--bot", "random", "--step", "--seed", "4", typed="\n\nq\n")
    assert shown.code == 0
    assert shown.out.count("Tribes · round 1") == 3
    assert "You left after" in shown.out
    ended = terminal.run("watch", "--bot", "random", "--step", "--seed", "4", typed="\na\n")
    assert "wins!" in ended.out
    assert "You left" in terminal.run("watch", "--bot", "random", "--step", typed="").out


def test_ctrl_c_while_watching_keeps_the_game() -> None:
    running = Running("watch", "--bot", "random", "--pause", "0.2", "--record", "w.json")
    running.wait_for("Red begins on")
    running.send(signal.SIGINT)
    shown = running.end()
    assert shown.code == 130
    assert "Saved in w.json" in shown.out
    assert len(atoll.load("w.json").moves) >= 2


def test_a_sound_record_is_called_sound(terminal: Terminal, game: str) -> None:
    shown = terminal.run("replay", game, "--check")
    record = atoll.load(game)
    assert shown.code == 0
    assert (
        f"game.json is sound: Tribes for 2 players, {len(record.moves)} moves, finished"
        in shown.flat
    )
    blue, red = record.replay().scores()
    assert f"Blue {blue}, Red {red}" in shown.flat


def test_the_whole_game_in_words(terminal: Terminal, game: str) -> None:
    shown = terminal.run("replay", game, "--log", "--language", "de")
    assert "Blau beginnt auf" in shown.out
    assert "gewinnt!" in shown.out


def test_stepping_through_a_game(terminal: Terminal, game: str) -> None:
    last = len(atoll.load(game).moves)
    shown = terminal.run("replay", game, typed=f"\n\nb\n20\n{last + 1}\nscore\nl\nhuh\ne\nq\n")
    pages = [line.split(" >")[0] for line in shown.lines if line.startswith("Move ")]
    numbers = [page.split()[1] for page in pages]
    assert numbers == ["0", "1", "2", "1", "20", "20", "20", "20", "20", str(last)]
    assert f"The moves go from 0 to {last}." in shown.out
    assert "wins!" in shown.out


def test_a_replay_leaves_at_the_end_of_input(terminal: Terminal, game: str) -> None:
    shown = terminal.run("replay", game, "--move", "5", typed="")
    assert shown.code == 0
    assert "Move 5 of" in shown.out


def test_drawing_to_svg_and_png(terminal: Terminal, game: str, tmp_path: Path) -> None:
    shown = terminal.run("draw", game)
    assert shown.code == 0
    assert shown.out.startswith("game.svg: Tribes, after ")
    assert (tmp_path / "game.svg").read_text().startswith("<svg")
    terminal.run("draw", game, "--move", "20", "-o", "x.png", "--width", "700", "--theme", "dark")
    png = (tmp_path / "x.png").read_bytes()
    assert png.startswith(PNG)
    assert int.from_bytes(png[16:20], "big") == 700


def test_every_way_of_drawing_differs(terminal: Terminal, game: str, tmp_path: Path) -> None:
    ways = [
        ["--move", "20"],
        ["--move", "21"],
        ["--move", "20", "--theme", "dark"],
        ["--move", "20", "--shape", "narrow"],
        ["--move", "20", "--language", "it"],
        ["--move", "20", "--seat", "2"],
    ]
    pictures = set()
    for way in ways:
        assert terminal.run("draw", game, "-o", "x.svg", *way).code == 0
        pictures.add((tmp_path / "x.svg").read_text())
    assert len(pictures) == len(ways)
