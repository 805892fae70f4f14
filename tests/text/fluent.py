"""Fluent files, read for the tests."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

import atoll
from atoll.testing.promises.texts import messages
from tests.house import HOUSE as GAMES

PACKAGE = Path(atoll.__file__).parent
HOUSE = "the house"  # in place of a game's name: the texts that all games share
SHELF = [HOUSE, *(game.name for game in GAMES)]


def files(game: str, language: str) -> list[Path]:
    """The files of a game, or of the house, in a language."""
    folder = PACKAGE / "text" if game == HOUSE else PACKAGE / "games" / game / "text"
    return sorted(folder.glob(f"*{language}.ftl"))


def own_messages(game: str, language: str) -> Iterator[Message]:
    """The messages that a game, or the house, brings."""
    for path in files(game, language):
        yield from messages(path.read_text(encoding="utf-8"))


def text_of(message: Message) -> str:
    """What a message says, whatever it chooses, its variables left out."""
    return " | ".join(Texts(message).parts)


class Texts(Visitor):
    """The pieces of text in a message."""

    def __init__(self, message: Message) -> None:
        self.parts: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def all_messages(game: str, language: str) -> dict[str, Message]:
    """The messages a game speaks with by their names, the house's included."""
    found = {message.id.name: message for message in own_messages(HOUSE, language)}
    if game != HOUSE:
        found |= {message.id.name: message for message in own_messages(game, language)}
    return found
