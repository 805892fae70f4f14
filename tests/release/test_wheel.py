"""The compiled wheel installs into an empty environment and plays there, without a compiler or Node.js."""

import os
import shutil
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path
from typing import Any

import pytest

from atoll.version import VERSION

WHEEL = os.environ["ATOLL_WHEEL"]

PLAY = """
import atoll
import atoll.engine.state, atoll.games.tribes.state, atoll.bots.mcts
for module in (atoll.engine.state, atoll.games.tribes.state, atoll.bots.mcts):
    assert module.__file__.endswith((".so", ".pyd")), module.__file__
chance = atoll.seeded(7)
for game in atoll.shelf():
    state = game.new(seed=7)
    while not state.over:
        state.play(chance.pick(state.moves()))
    assert state.view(None)["over"]
print(len(atoll.shelf()), "games")
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Not even pip is there: ours installs into it, and leaves bytecode to who needs it."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder)
    place = str(folder / "bin/python")
    how = ("--python", place, "install", "-q", "--no-compile", "--disable-pip-version-check")
    run(folder, sys.executable, "-m", "pip", *how, WHEEL)
    return folder


def alone(folder: Path, *command: str) -> dict[str, Any]:
    """How to run a program of the environment; no other program is to be found."""
    known = {"PATH": str(folder / "bin"), "HOME": os.environ["HOME"]}
    known |= {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    program = str(folder / "bin" / command[0])
    return {"args": [program, *command[1:]], "env": known, "cwd": folder, "text": True}


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(**alone(folder, *command), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


def test_it_is_for_this_platform_and_of_this_version() -> None:
    name = Path(WHEEL).name
    assert name.startswith(f"atoll-{VERSION}-cp")
    assert "none-any" not in name


def test_it_plays_every_game_compiled(home: Path) -> None:
    assert run(home, "python", "-c", PLAY) == "5 games\n"


def test_the_command_is_there_and_the_page_has_its_script(home: Path) -> None:
    assert run(home, "atoll", "--version") == f"atoll {VERSION}\n"
    (script,) = home.glob("lib/*/site-packages/atoll/table/static/page.js")
    assert script.stat().st_size > 10_000
    assert shutil.which("cc", path=str(home / "bin")) is None


def test_the_table_is_served_and_its_bots_have_their_minds(home: Path) -> None:
    """Without any extra: `pip install atoll` is what a player needs."""
    house = ("serve", "--no-browser", "--port", "0", "--database", "sqlite:///tables.db")
    with subprocess.Popen(**alone(home, "atoll", *house), stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = said[said.index("http://") :].split()[0]
            with urllib.request.urlopen(address, timeout=30) as page:
                assert b"/new/tribes" in page.read()
        finally:
            server.terminate()
    shown = run(home, "atoll", "arena", "tribes", "--bots", "mind,random", "--games", "2")
    assert "mind" in shown
