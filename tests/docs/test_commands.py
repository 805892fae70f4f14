"""Every command that the documentation tells to type is carried out."""

from pathlib import Path

import pytest

from tests.docs.carried import carried_out, hasten, small
from tests.docs.pages import PAGES, commands

# Commands that need somebody else have tests of their own: a cluster (tests/test_spread.py), a database and
# a game that is installed (test_shells.py).
ELSEWHERE = (" --ray ", "postgresql://", "sea_stones")


def first_told() -> dict[str, dict[str, str]]:
    """For every page its commands that come to something else than those of earlier ones."""
    found: dict[str, dict[str, str]] = {}
    seen: set[str] = set()
    for page in PAGES:
        for command in commands(page):
            words = str(small(command))
            if words not in seen and not any(each in command for each in ELSEWHERE):
                seen.add(words)
                found.setdefault(page, {})[words] = command
    return found


TOLD = first_told()


@pytest.mark.parametrize("page", TOLD)
def test_the_commands_of_a_page_do_what_they_say(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(tmp_path, monkeypatch)
    for command in TOLD[page].values():
        carried_out(command, tmp_path)
