"""The arena and the bench."""

import json
import signal
from pathlib import Path

import pytest

import atoll
from tests.cli.terminal import Running, Terminal

ARENA = ("arena", "tribes", "--bots", "greedy,random", "--seed", "5", "--processes", "1")


def test_the_arena_prints_rates_seats_and_sources(terminal: Terminal) -> None:
    shown = terminal.run(*ARENA, "--games", "4")
    assert shown.code == 0
    assert "tribes: 4 of 4 games, seed 5" in shown.out
    assert "win rate" in shown.out
    assert any(line.startswith("greedy") and " – " in line for line in shown.lines)
    assert any(line.startswith("seat") and "fair" in line for line in shown.lines)
    assert any(line.startswith("teeth") for line in shown.lines)


def test_the_arena_as_json(terminal: Terminal) -> None:
    shown = terminal.run(*ARENA, "--games", "2", "--json")
    found = json.loads(shown.out)
    assert found["match"] == {
        "game": "tribes",
        "bots": ["greedy", "random"],
        "seed": 5,
        "games": 2,
    }
    assert found["games"] == 2
    assert {each["bot"] for each in found["bots"]} == {"greedy", "random"}
    assert [result["seed"] for result in found["results"]] == [5, 6]


def test_the_arena_on_two_cores_plays_the_same_games(terminal: Terminal) -> None:
    alone = json.loads(terminal.run(*ARENA, "--games", "4", "--json").out)
    running = Running(*ARENA[:-1], "2", "--games", "4", "--json")
    shared = json.loads(running.end().out)
    scores = [[result["scores"] for result in each["results"]] for each in (alone, shared)]
    assert scores[0] == scores[1]


SOLO = ("arena", "atiwa", "--solo", "--bots", "easy,random", "--seed", "5", "--processes", "1")


def test_the_arena_alone_reports_points_and_the_goal(terminal: Terminal) -> None:
    shown = terminal.run(*SOLO, "--games", "3")
    assert shown.code == 0
    assert "atiwa: 6 of 6 games, seed 5" in shown.out
    heading, easy, random = (
        line.split() for line in shown.lines if line.startswith(("bot", "easy", "random"))
    )
    assert heading[:5] == ["bot", "games", "points", "95", "%"]
    assert (easy[:2], random[:2]) == (["easy", "3"], ["random", "3"])
    assert float(easy[2]) > float(random[2])
    goal = next(line.split() for line in shown.lines if line.startswith("points "))
    assert goal[:2] == ["points", "120"]
    assert goal[2] == f"{easy[2]},"
    assert not any(line.startswith("seat") for line in shown.lines)


def test_the_arena_alone_with_a_challenge(terminal: Terminal) -> None:
    shown = terminal.run(*SOLO, "--games", "1", "--option", "challenge=no-pollution")
    goals = {line.split()[0]: line.split()[1] for line in shown.lines if ", met " in line}
    assert goals == {"pollution": "0", "points": "100"}


def test_the_arena_alone_with_a_challenge_of_ones_own(terminal: Terminal) -> None:
    own = """
[[challenge]]
id = "hermit"
name = "Hermit"
terrain = true
training = false
emigrants = 0
goal = { families = 2 }
source = "reconstructed"
"""
    Path("mine.toml").write_text(atoll.game("atiwa").beside("parts.toml") + own, encoding="utf-8")
    wish = ("--games", "1", "--option", "challenge=hermit")
    shown = terminal.run(*SOLO, *wish, "--parts", "mine.toml")
    assert [line.split()[:2] for line in shown.lines if ", met " in line] == [["families", "2"]]
    assert "challenge is one of none, " in terminal.run(*SOLO, *wish).err


def test_the_arena_alone_is_the_same_again(terminal: Terminal) -> None:
    one, two = (json.loads(terminal.run(*SOLO, "--games", "2", "--json").out) for _ in range(2))
    assert one["match"]["games"] == 4
    points = [[result["scores"] for result in each["results"]] for each in (one, two)]
    assert points[0] == points[1]
    assert [result["seed"] for result in one["results"]] == [5, 5, 6, 6]


LOUD = """
from atoll.bots import Bot

class Loud(Bot):
    def choose(self, state):
        return self.chance.pick(state.legal)

    def observe(self, move, state):
        if state.over:
            print("over", flush=True)
"""


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_leaves_the_arena_with_what_was_found(tmp_path: Path, processes: str) -> None:
    (tmp_path / "loud.py").write_text(LOUD)
    words = ("--code", "loud.py", "--bots", "Loud,random", "--games", "100000", "--json")
    running = Running("arena", *words, "--processes", processes)
    for _ in range(5):
        running.wait_for("over\n")
    running.send(signal.SIGINT)
    shown = running.end()
    assert shown.code == 130
    found = json.loads(shown.out[shown.out.index("{") :])
    assert 1 <= found["games"] < 100000
    assert len(found["results"]) == found["games"]


def test_a_failing_bot_ends_the_arena_with_its_name(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("def choose(state):\n    return 1 // 0\n")
    shown = terminal.run(
        *("arena", "--code", "bad.py", "--bots", "choose,random", "--processes", "1")
    )
    assert shown.code == 2
    assert shown.err.count("atoll: ") == 1
    assert "'choose' on seat" in shown.err
    assert "0 of 100 games" in shown.out


def test_the_bench_prints_a_table_and_json(terminal: Terminal) -> None:
    shown = terminal.run("bench", "tribes", "--seconds", "0.1")
    assert shown.code == 0
    heading, row = (line.split() for line in shown.lines)
    assert heading == [
        *("game", "seats", "decisions/s", "games/s", "µs/copy", "µs/move", "judged"),
        *("calibration", "ratio", "form"),
    ]
    assert row[:2] == ["tribes", "4"]
    assert row[-1] in ("interpreted", "compiled")
    found = json.loads(terminal.run("bench", "--seconds", "0.1", "--seats", "2", "--json").out)
    assert found[0]["seats"] == 2
    assert found[0]["decisions"] > 0
    assert found[0]["ratio"] > 0


def test_the_bench_of_the_laboratory_tells_what_ten_million_games_take(terminal: Terminal) -> None:
    asked = ("bench", "--lab", "konane", "--seconds", "0.01")
    (found,) = json.loads(terminal.run(*asked, "--json").out)
    assert (found["game"], found["bot"], found["seats"]) == ("Konane", "greedy", 2)
    assert found["full"] > 0
    assert found["hours"] == pytest.approx(1e7 / found["bare"] / 3600)
    shown = terminal.run(*asked)
    assert "core-hours for 10 million" in shown.out


def test_the_bench_of_environments_stands_beside_others(terminal: Terminal) -> None:
    asked = ("bench", "--env", "konane", "--seconds", "0.02")
    found = json.loads(terminal.run(*asked, "--json").out)
    own = [(pace["name"], pace["form"]) for pace in found if "row" in pace]
    assert own == [("konane", "vector, 64 games"), ("konane", "AEC")]
    assert ("backgammon", "OpenSpiel") in [(pace["name"], pace["form"]) for pace in found]
    assert all(pace["steps"] > 0 for pace in found)
    shown = terminal.run(*asked)
    assert any("konane" in line and "AEC" in line for line in shown.lines)
