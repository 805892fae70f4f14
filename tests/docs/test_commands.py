"""Every line that the documentation tells to type is carried out, with small numbers where it would take long."""

import re
import shlex
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import atoll
from atoll.bots import levels
from atoll.bots.learned import FILE
from atoll.cli.watch import Onlooker
from atoll.learn.exam import Exam
from atoll.table import serving
from tests.cli.terminal import Running, Terminal
from tests.docs.pages import PAGES, ROOT, commands, lines, read

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

# Lines that are not carried out here, and why.
NOT_RUN = {
    r"atoll play sea_stones": "the game must be installed; tests/cli/test_new_game.py plays the one laid out",
    r"pytest sea_stones": "tests/cli/test_new_game.py runs the tests of the game laid out",
    r"atoll serve .*postgresql://.*": "somebody’s database; tests/table has servers on one of its own",
    r"createdb atoll": "likewise",
    r"atoll load .* -- --web 2": "as the line above it; tests/table/test_several.py has such a server",
    r"atoll load --hard .*": "likewise; hard bots think for seconds",
    r"atoll .* --ray .*": "a cluster; tests/test_spread.py has one of its own",
    r"ray start .*": "likewise",
    r"\. \.venv/bin/activate": "changes the shell it is typed into",
    r"make \w+": "tests would run tests; that there is such a target is looked up below",
    r"pip install .*": "fetches packages; that there are such extras and folders is looked up below",
}


def skipped(line: str) -> bool:
    return any(re.fullmatch(pattern, line) for pattern in NOT_RUN)


def small(command: str) -> list[str]:
    """A command's words, with small numbers; the laboratory's about a small game."""
    words = re.sub(r"mcts:\d+", "mcts:2", command.removeprefix("atoll "))
    name = words.split()[0]
    if name in ("lab", "puzzles") or "--lab" in words:
        words = re.sub(rf"{name}( \w+)+", f"{name} konane", words)
        words = re.sub(r" --(seats|option) \S+", "", words).replace("totals=secret", "board=large")
    numbers = SMALL.get(name, "")
    for option in re.findall(r"--\w+", numbers):
        words = re.sub(rf" {option} \S+", "", words)
    return shlex.split(f"{words} {numbers}")


def first_told() -> dict[str, dict[str, list[str]]]:
    """For every page its commands that are not carried out for an earlier one, as they are carried out."""
    found: dict[str, dict[str, list[str]]] = {}
    seen: set[str] = set()
    for page in PAGES:
        for command in commands(page):
            words = small(command)
            if not skipped(command) and str(words) not in seen:
                seen.add(str(words))
                found.setdefault(page, {})[command] = words
    return found


TOLD = first_told()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to type commands in: nothing of the person who runs the tests is read or written."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.setattr(levels, "HARD", 0.01)
    monkeypatch.setattr(Onlooker, "wait", lambda _: False)  # leaves after the first turn
    monkeypatch.setattr(
        Exam, "play", lambda exam: [0.2, 0.3, 0.2, 0.3][: len(exam.seeds)]
    )  # it has learned
    konane = atoll.game("konane")
    place = konane.place
    monkeypatch.setattr(
        konane, "place", lambda name: tmp_path / name if name == FILE else place(name)
    )
    ends = signal.getsignal(signal.SIGTERM)
    begun = serving.Server.startup

    async def begun_and_ended(server: serving.Server, sockets: object = None) -> None:
        await begun(server, sockets)  # type: ignore[arg-type]
        server.should_exit = True

    monkeypatch.setattr(serving.Server, "startup", begun_and_ended)
    monkeypatch.setattr(serving, "collect_seldom", lambda: None)
    yield tmp_path
    signal.signal(signal.SIGTERM, ends)


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
        openssl(folder)


def openssl(folder: Path) -> None:
    (line,) = [line for page in PAGES for line in lines(page) if line.startswith("openssl")]
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    subprocess.run(shlex.split(line), cwd=folder, check=True, capture_output=True)


@pytest.mark.parametrize("page", TOLD)
def test_the_commands_of_a_page_do_what_they_say(page: str, house: Path) -> None:
    for command, words in TOLD[page].items():
        prepared(command, house)
        shown = Running(*words).end() if words[0] in APART else Terminal().run(*words, typed=TYPED)
        assert shown.code == 0, f"{command}: {shown.out}{shown.err}"


def test_every_line_is_carried_out_or_says_why_not() -> None:
    known = [line for page in PAGES for line in lines(page)]
    left = [line for line in known if not skipped(line) and not line.startswith("atoll ")]
    assert sorted({line.split()[0] for line in left}) == ["openssl", "upstream"]
    for pattern in NOT_RUN:
        assert any(re.fullmatch(pattern, line) for line in known), f"nobody tells {pattern}"


def test_targets_and_folders_that_lines_name_are_there() -> None:
    makefile = read("Makefile")
    for line in (line for page in PAGES for line in lines(page)):
        for target in re.findall(r"^make (\w+)$", line):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), line
        for folder in re.findall(r"^pip install (?:-e )?([\w./]+)$", line):
            assert (ROOT / folder / "pyproject.toml").exists(), line


@pytest.mark.skipif(
    not (shutil.which("nginx") and shutil.which("openssl")), reason="nginx is not installed"
)
def test_nginx_takes_the_settings(tmp_path: Path) -> None:
    (upstream,) = [line for line in lines("docs/hosting.md") if line.startswith("upstream")]
    made = "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=a -keyout a.key -out a.pem"
    subprocess.run(shlex.split(made), cwd=tmp_path, check=True, capture_output=True)
    ours = read("deploy/nginx.conf").replace("http://127.0.0.1:8000", "http://atoll")
    ours = re.sub(r"/etc/ssl/games.example.org", str(tmp_path / "a"), ours)
    (tmp_path / "nginx.conf").write_text(f"events {{}} http {{ {upstream}\n{ours} }}")
    said = f"pid {tmp_path}/pid; error_log {tmp_path}/log;"
    check = ["nginx", "-t", "-p", str(tmp_path), "-c", "nginx.conf", "-g", said]
    tried = subprocess.run(check, check=False, capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
