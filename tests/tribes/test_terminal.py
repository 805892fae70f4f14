"""Tribes in the terminal: however long the names are, the lines keep theirs."""

from io import StringIO

import pytest
from rich.console import Console

from atoll.engine.words import Words
from atoll.games.tribes import GAME
from atoll.games.tribes.parts import TRACKS
from atoll.testing.promises.pictures import LONG
from atoll.text import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_long_names_leave_the_lines_their_names(width: int, language: str) -> None:
    console = Console(file=StringIO(), width=width)
    state = GAME.new(4, 1)
    console.print(GAME.terminal(state.view(0), seat=0, language=language, names=LONG[:4]))
    assert isinstance(console.file, StringIO)
    page = console.file.getvalue()
    for track in TRACKS:
        assert say("tribes", Words(f"track-{track}"), language) in page
    for line in ("score", "teeth", "members", "land", "arrow"):
        assert say("tribes", Words(f"terminal-{line}"), language) in page
    assert all(f"{name[:5]}" in page for name in LONG[:4])
