"""The site is built without a warning, with a page for every game."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import atoll
from atoll.door import HOUSE, brought_by, shelf
from tests.docs.carried import carried_out, hasten
from tests.docs.pages import ROOT

HOUSES = [game.name for game in shelf() if brought_by(game.name) == HOUSE]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    made = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    assert "WARNING" not in made.stderr
    return folder


@pytest.mark.parametrize("name", HOUSES)
def test_a_game_has_its_page(site: Path, name: str) -> None:
    game = atoll.game(name)
    page = (site / f"games/{name}.html").read_text(encoding="utf-8")
    assert f'<h1 id="{name.split("-")[0]}' in page
    for option in game.options:
        assert f"<code>{option.name}</code>" in page
    for span in game.encoding(game.seats[-1]).spans:
        assert f"<code>{span.name}</code>" in page
    reconstructed = [entry for entry in game.parts().entries if entry[2] == "reconstructed"]
    assert f"What is reconstructed: {len(reconstructed)} entries" in page
    assert "atoll arena" in page
    for theme in ("light", "dark"):
        assert f"{name}-{theme}.svg#only-{theme}" in page
        picture = (site / f"games/{name}-{theme}.svg").read_text(encoding="utf-8")
        assert picture.startswith("<svg")


@pytest.mark.parametrize("name", HOUSES)
def test_the_commands_of_a_game_do_what_its_page_says(
    site: Path, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(tmp_path, monkeypatch)
    page = (site / f"games/{name}.html").read_text(encoding="utf-8")
    told = re.findall(r"^(?:<.*>)?(atoll [^<\n]+)$", page, re.MULTILINE)
    assert len(told) == 5
    for command in told:
        carried_out(command, tmp_path)


def test_the_reference_is_made_of_the_docstrings(site: Path) -> None:
    page = (site / "reference/core.html").read_text(encoding="utf-8")
    assert "every legal move" in page.lower()
    assert "Plays a game move by move" in page


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert "fonts.googleapis" not in page
    assert 'src="http' not in page
