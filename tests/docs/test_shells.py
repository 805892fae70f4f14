"""Every other line that the documentation tells to type is carried out, or read by the program it is for."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests import clusters
from tests.cli.terminal import Terminal
from tests.docs.carried import carried_out, hasten, told
from tests.docs.pages import PAGES, ROOT, commands, lines, read
from tests.packages import installed
from tests.table import postgres


def done(*words: str, folder: Path, **variables: str) -> str:
    """What a program says; it must not fail."""
    known = os.environ | variables
    ran = subprocess.run(
        words, cwd=folder, env=known, check=False, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, f"{words}: {ran.stdout}{ran.stderr}"
    return ran.stdout + ran.stderr


def test_every_line_has_its_test() -> None:
    found = {line.split()[0] for page in PAGES for line in lines(page)}
    here = {".", "createdb", "make", "pip", "pytest", "upstream"}
    assert found == {"atoll", "openssl", *here, *(line.split()[0] for line in clusters.TOLD)}


def test_the_environment_has_what_pages_take_from_it(tmp_path: Path) -> None:
    (line,) = told(".")
    (tmp_path / ".venv").symlink_to(sys.prefix)
    asked = "command -v atoll; command -v python; command -v pip"
    found = done("sh", "-c", f"{line} && {asked}", folder=tmp_path)
    assert [Path(place).parent for place in found.split()] == [Path(sys.prefix) / "bin"] * 3


def test_make_has_something_to_do_for_every_target() -> None:
    """It says what it would do and does none of it: a make inside of it is no make at all."""
    targets = [line.removeprefix("make ") for line in told("make")]
    assert {"play", "test", "wheels"} <= {*targets}
    ways = {each: done("make", "-n", each, "MAKE=true", folder=ROOT) for each in targets}
    scripts = re.findall(r"(?<=/python )(\w+/)*\w+\.py\b", "".join(ways.values()))
    assert [name for name in scripts if not (ROOT / name).exists()] == []
    assert "bin/atoll serve" in ways["play"]
    assert "bin/pytest" in ways["test"]
    assert "bdist_wheel" in ways["wheels"]


def pip(*words: str, folder: Path) -> str:
    """From here alone, with what is installed; what an extra asks for must be there."""
    ours = ("install", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
    said = done(sys.executable, "-m", "pip", *ours, *words, folder=folder)
    assert "does not provide the extra" not in said
    return said


def test_a_game_of_ones_own_is_laid_out_installed_tested_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As *A game in a day* begins, beside the other lines for pip: all extras are asked for together."""
    hasten(tmp_path, monkeypatch)
    carried_out("atoll new-game sea_stones", tmp_path)
    asked = [
        word for line in told("pip") for word in shlex.split(line.removeprefix("pip install "))
    ]
    assert {"-e", "examples/konane", "sea_stones[dev]", "atoll[env]"} <= {*asked}
    (tmp_path / "examples").unlink()
    shutil.copytree(ROOT / "examples/konane", tmp_path / "examples/konane")
    assert "Would install konane" in pip("--dry-run", *asked, folder=tmp_path)
    home = tmp_path / "home"
    beside = ("--prefix", str(home), "--no-deps", "--ignore-installed", "--no-warn-script-location")
    pip(*beside, "-e", "sea_stones", folder=tmp_path)
    (line,) = told("pytest")
    with found(home):
        known = {"PYTHONPATH": os.pathsep.join(sys.path), "HYPOTHESIS_PROFILE": "brief"}
        words = (sys.executable, "-m", *shlex.split(line), "-p", "no:cacheprovider")
        assert " passed" in done(*words, folder=tmp_path, **known)
        (played,) = {each for page in PAGES for each in commands(page) if "play sea" in each}
        carried_out(played, tmp_path)
        assert "sea_stones  Sea Stones" in Terminal().run("games").out


@contextmanager
def found(home: Path) -> Iterator[None]:
    """Inside, Python finds what was installed under a prefix, also where it only points to."""
    (folder,) = home.glob("lib/*/site-packages")
    places = [folder, *(Path(file.read_text().strip()) for file in folder.glob("*.pth"))]
    with ExitStack() as stack:
        for place in places:
            stack.enter_context(installed(place))
        yield


def test_servers_share_a_database(
    postgres_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(tmp_path, monkeypatch)
    user, host, port = re.split("[@:]", postgres_server.partition("://")[2].partition("/")[0])
    (line,) = told("createdb")
    program, name = line.split()
    place = {"PGHOST": host, "PGPORT": port, "PGUSER": user}
    done(postgres.program("dropdb"), "--if-exists", name, folder=tmp_path, **place)
    done(postgres.program(program), name, folder=tmp_path, **place)
    served = [command for command in commands("docs/hosting.md") if "postgresql://" in command]
    assert len(served) == 2
    for command in served:
        assert f"/{name}" in command
        carried_out(command.replace("user:secret@localhost", f"{user}@{host}:{port}"), tmp_path)


@pytest.mark.skipif(
    not (shutil.which("nginx") and shutil.which("openssl")), reason="nginx is not installed"
)
def test_nginx_takes_the_settings(tmp_path: Path) -> None:
    (upstream,) = told("upstream")
    made = "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=a -keyout a.key -out a.pem"
    done(*shlex.split(made), folder=tmp_path)
    ours = read("deploy/nginx.conf").replace("http://127.0.0.1:8000", "http://atoll")
    ours = re.sub(r"/etc/ssl/games.example.org", str(tmp_path / "a"), ours)
    (tmp_path / "nginx.conf").write_text(f"events {{}} http {{ {upstream}\n{ours} }}")
    said = f"pid {tmp_path}/pid; error_log {tmp_path}/log;"
    done("nginx", "-t", "-p", str(tmp_path), "-c", "nginx.conf", "-g", said, folder=tmp_path)


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed")
def test_caddy_takes_the_settings(tmp_path: Path) -> None:
    place = str(ROOT / "deploy/Caddyfile")
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done("caddy", "adapt", "--config", place, "--validate", folder=tmp_path, **home)
