"""Commands of the documentation, carried out with small numbers where they would take long."""

import re
import shlex
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

import atoll
from atoll.bots import levels
from atoll.bots.learned import FILE
from atoll.cli.watch import Onlooker
from atoll.learn.exam import Exam
from atoll.table import serving
from tests.cli.terminal import Running, Terminal
from tests.docs.pages import PAGES, ROOT, lines

# With what a command ends soon, in place of its own numbers.
SMALL = {
    "arena": "--games 1 --processes 1",
    "bench": "--seconds 0.02",
    "lab": "--games 1 --bots random --processes 1 --option board=small",
    "learn": "--games 4 --every 4 --exam 4 --processes 1",
    "load": "--tables 1 --every 0.2 --seconds 1",
    "puzzles": "--looks 8 --count 1 --margin 0.01",
    "review": "--looks 8 --quick",
    "serve": "--port 0 --no-browser --workers 1",
}
TYPED = "q\n"  # where somebody is asked
APART = ("load",)  # a process of its own: it leaves hundreds of connections to its end


def small(command: str) -> list[str]:
    """A command's words, with small numbers; those that play for hours play a small game."""
    words = re.sub(r"mcts:\d+", "mcts:2", command.removeprefix("atoll "))
    words = re.sub(r"--hard \d+", "--hard 1", words)
    name = words.split()[0]
    if name in ("lab", "learn", "puzzles") or "--lab" in words:
        words = re.sub(rf"{name}( \w+)+", f"{name} konane", words)
        words = re.sub(r" --seats \d| --option (mode|challenge|lesson)=\w+", "", words)
        words = re.sub(r"totals=\w+", "board=large", words)
    if re.search("--alone|--rate", words):  # another plan is another school
        words += f" --folder learned/{re.sub('[^a-z0-9]+', '-', words)}"
    numbers = SMALL.get(name, "")
    for option in re.findall(r"--\w+", numbers):
        words = re.sub(rf" {option} \S+", "", words)
    own, dashes, others = words.partition(" -- ")
    return shlex.split(f"{own} {numbers}{dashes}{others}")


def hasten(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder to type commands in: nothing of the person who runs the tests is read or written, nobody
    thinks or looks on for long, and servers end when they have begun."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(folder / variable))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(folder)
    (folder / "examples").symlink_to(ROOT / "examples")
    monkeypatch.setattr(levels, "HARD", 0.01)
    monkeypatch.setattr(Onlooker, "wait", lambda _: False)  # leaves after the first turn
    learned = [0.2, 0.3, 0.2, 0.3]
    monkeypatch.setattr(Exam, "play", lambda exam: learned[: len(exam.seeds)])
    konane = atoll.game("konane")
    place = konane.place
    monkeypatch.setattr(
        konane, "place", lambda name: folder / name if name == FILE else place(name)
    )
    begun = serving.Server.startup

    async def begun_and_ended(server: serving.Server, sockets: object = None) -> None:
        await begun(server, sockets)  # type: ignore[arg-type]
        server.should_exit = True

    monkeypatch.setattr(serving.Server, "startup", begun_and_ended)
    monkeypatch.setattr(serving, "collect_seldom", lambda: None)


def prepared(line: str, folder: Path) -> None:
    """The files that a line speaks of, as somebody has them who comes to it."""
    if "game.json" in line and "--record" not in line:
        name, options = ("tribes", {}) if "encode" in line else ("konane", {"board": "small"})
        session, chance = atoll.Session.new(name, 2, 1, **options), atoll.seeded(1)
        while not session.state.over:
            session.play(chance.pick(session.state.moves()))
        (folder / "game.json").write_text(session.record.to_json(), encoding="utf-8")
    if "mine.toml" in line:
        shutil.copy(str(atoll.game("konane").place("parts.toml")), folder / "mine.toml")
    if "push.pem" in line:
        if shutil.which("openssl") is None:
            pytest.skip("openssl is not installed")
        subprocess.run(shlex.split(told("openssl")[0]), cwd=folder, check=True, capture_output=True)


def carried_out(command: str, folder: Path) -> None:
    """It is, and nothing goes wrong."""
    prepared(command, folder)
    words = small(command)
    ends = signal.getsignal(signal.SIGTERM)
    shown = Running(*words).end() if words[0] in APART else Terminal().run(*words, typed=TYPED)
    signal.signal(signal.SIGTERM, ends)
    assert shown.code == 0, f"{command}: {shown.out}{shown.err}"


def told(program: str) -> list[str]:
    """All lines of the pages that begin with a program's name, each once."""
    found = [line for page in PAGES for line in lines(page) if line.split()[0] == program]
    return list(dict.fromkeys(found))
