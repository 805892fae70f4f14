"""Parts that an owner brings: the printed file with something changed."""

from pathlib import Path

import pytest

from atoll.engine.game import Game
from atoll.engine.parts import PartsError


def written(folder: Path, text: str) -> str:
    """Where a file with this text lies."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def changed(game: Game, before: str, after: str) -> str:
    """The printed file with some text replaced, once."""
    text = game.beside("parts.toml")
    assert before in text
    return text.replace(before, after, 1)


def complaint(game: Game, folder: Path, before: str, after: str) -> str:
    """What is said of such a file; it names the file."""
    path = written(folder, changed(game, before, after))
    with pytest.raises(PartsError) as caught:
        game.parts(path)
    assert path in str(caught.value)
    return str(caught.value)
