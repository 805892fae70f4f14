"""What lies in a game's box: the files of its folder, read when they are first needed."""

from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from atoll.engine.ledger import Ledger
from atoll.engine.parts import PartsError, PartsFile, PrintedParts


@cache
def room_of(package: str, name: str) -> ModuleType:
    return import_module(f"{package}.{name}")


@cache
def has_room(package: str, name: str) -> bool:
    return find_spec(f"{package}.{name}") is not None


class Box:
    """The rooms and files of a game's own folder. Every game has the same rooms, under the same names:
    `docs/architecture.md` lists them."""

    def room(self, name: str) -> ModuleType:
        """A module of the game's folder."""
        return room_of(type(self).__module__, name)

    def has_room(self, name: str) -> bool:
        return has_room(type(self).__module__, name)

    def beside(self, name: str) -> str:
        """The text of a file in the game's folder."""
        return self.place(name).read_text(encoding="utf-8")

    def file(self, name: str) -> bytes | None:
        """What is in a file in the game's folder; None if there is none."""
        found = self.place(name)
        return found.read_bytes() if found.is_file() else None

    def place(self, name: str) -> Traversable:
        """Where a file of the game's folder is, or would be."""
        return files(type(self).__module__) / name

    def texts(self, language: str) -> list[str]:
        """The game's own words in a language: the Fluent files in the folder `text`."""
        folder = self.place("text")
        found = sorted(file.name for file in folder.iterdir())
        return [self.beside(f"text/{name}") for name in found if name.endswith(f"{language}.ftl")]

    @cached_property
    def ledger(self) -> Ledger:
        """The rules by number."""
        return Ledger(self.beside("rules.toml"))

    @cached_property
    def printed(self) -> PrintedParts:
        """The parts as the publisher printed them."""
        return self.read_parts(PartsFile("parts.toml", self.beside("parts.toml")))

    def parts(self, path: str | None = None) -> Any:
        """The game's parts, or those of an owner's file; a broken file raises `ValueError`."""
        if path is None:
            return self.printed
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise PartsError(f"{path}: cannot be read: {error}") from None
        return self.read_parts(PartsFile(path, text), known=self.printed.ids)

    def read_parts(self, file: PartsFile, known: set[str] | None = None) -> PrintedParts:
        """The game's own `Parts` made of a file; `known` are ids that the texts can name."""
        found = self.room("parts").Parts(file, known)
        assert isinstance(found, PrintedParts)
        return found
