"""A keyboard and a screen for the tests: no settings, no home of the person who runs them."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "100")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture
def terminal() -> Terminal:
    return Terminal()
