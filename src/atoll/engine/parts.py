"""Reading a game's parts: checked entries, and errors that name file, entry and field."""

import hashlib
import re
import tomllib
from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from atoll.engine.words import Fact, Words

SOURCES = ("rulebook", "public", "reconstructed")


class PartsError(ValueError):
    """A file of a game's folder is broken; the message names file, entry and field."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """One table of a file. Every field is asked for by name; `close` finds the rest."""

    def __init__(self, file: str, label: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.label = label
        self.fields = fields
        self.asked: set[str] = set()

    def fail(self, field: str, what: str) -> PartsError:
        return PartsError(f"{self.file}: {self.label}: {field}: {what}")

    def get(self, field: str) -> Any:
        self.asked.add(field)
        if field not in self.fields:
            raise self.fail(field, "is missing")
        return self.fields[field]

    def text(self, field: str, default: str | None = None) -> str:
        self.asked.add(field)
        if default is not None and field not in self.fields:
            return default
        value = self.get(field)
        if not isinstance(value, str):
            raise self.fail(field, f"must be a text, not {value!r}")
        return value

    def choice(self, field: str, allowed: Sequence[str]) -> str:
        value = self.text(field)
        if value not in allowed:
            raise self.fail(field, f"must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def word(self, field: str, value: object, known: Sequence[str]) -> int:
        """The number of a word among those known."""
        if not isinstance(value, str) or value not in known:
            raise self.fail(field, f"must be one of {', '.join(known)}, not {value!r}")
        return list(known).index(value)

    def words(self, field: str, known: Sequence[str], length: int = -1) -> list[int]:
        """A list of known words, as numbers; of any length unless one is asked for."""
        value = self.get(field)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            count = "" if length < 0 else f"{length} "
            raise self.fail(field, f"must be a list of {count}words, not {value!r}")
        return [self.word(field, each, known) for each in value]

    def flag(self, field: str) -> bool:
        value = self.get(field)
        if not isinstance(value, bool):
            raise self.fail(field, f"must be true or false, not {value!r}")
        return value

    def check_number(self, field: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.fail(field, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def number(self, field: str, least: int, most: int) -> int:
        return self.check_number(field, self.get(field), least, most)

    def numbers(self, field: str, length: range, least: int, most: int) -> list[int]:
        value = self.get(field)
        if not isinstance(value, list) or len(value) not in length:
            count = (
                f"{length.start}" if len(length) == 1 else f"{length.start} to {length.stop - 1}"
            )
            raise self.fail(field, f"must be a list of {count} numbers, not {value!r}")
        return [self.check_number(field, n, least, most) for n in value]

    def texts(self, field: str) -> list[str]:
        """A list of texts; nothing is none."""
        self.asked.add(field)
        value = self.fields.get(field, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.fail(field, f"must be a list of texts, not {value!r}")
        return list(value)

    def table(self, field: str) -> dict[str, Any]:
        value = self.get(field)
        if not isinstance(value, dict):
            raise self.fail(field, f"must be a table, not {value!r}")
        return value

    def close(self) -> None:
        """Complain about fields nobody asked for: most are misspelt."""
        for field in self.fields:
            if field not in self.asked:
                raise self.fail(
                    field, f"is not known here; the fields are {', '.join(sorted(self.asked))}"
                )


class Entry(Fields):
    """A part: a table that says where what is printed on it is known from."""

    def __init__(self, file: str, label: str, fields: dict[str, Any]) -> None:
        super().__init__(file, label, fields)
        self.source = self.choice("source", SOURCES)
        self.note = self.text("note", default="")


class PartsFile:
    """A parts file: single tables and lists of entries."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        try:
            self.tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PartsError(f"{file}: not a TOML file: {error}") from None
        self.asked: set[str] = set()

    def one(self, name: str) -> Entry:
        self.asked.add(name)
        fields = self.tables.get(name)
        if not isinstance(fields, dict):
            raise PartsError(f"{self.file}: [{name}] is missing")
        return Entry(self.file, f"[{name}]", fields)

    def many(self, name: str) -> list[Entry]:
        self.asked.add(name)
        tables = self.tables.get(name)
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise PartsError(f"{self.file}: [[{name}]] is missing")
        return [
            Entry(self.file, f"[[{name}]] {table.get('id', index + 1)}", table)
            for index, table in enumerate(tables)
        ]

    def close(self) -> None:
        for name in self.tables:
            if name not in self.asked:
                raise PartsError(
                    f"{self.file}: [{name}] is not known; the tables are {', '.join(sorted(self.asked))}"
                )


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedParts:
    """What is printed on the parts of a game: the base of every game's own `Parts`.

    A game's `read` asks the file for all it knows. An owner's file may bring names of its own;
    `known` are the parts the texts can name without.
    """

    def __init__(self, file: PartsFile, known: set[str] | None = None) -> None:
        self.file = file.file
        self.text = file.text
        self.digest = file.digest
        self.known = known
        self.ids: set[str] = set()
        self.called: dict[str, str] = {}  # ids of parts that an owner gave names of their own
        self.entries: list[tuple[str, str, str, str]] = []  # table, id, source, note
        self.read(file)
        file.close()

    def read(self, file: PartsFile) -> None:
        raise NotImplementedError

    def keep(self, table: str, entry: Entry, name: str = "") -> None:
        """Note the entry's source for the listing and close it."""
        entry.close()
        self.entries.append((table, name, entry.source, entry.note))

    def named(self, table: str, entry: Entry, name: str) -> Fact:
        """How the texts call an entry: by its own name, or by the message of its id."""
        key = f"{table}-{name}"
        if key in self.ids:
            raise entry.fail("id", f"{name!r} is used twice")
        if not re.fullmatch("[a-z0-9-]+", name):
            raise entry.fail("id", f"{name!r} cannot be written in moves; use a-z, 0-9 and hyphens")
        self.ids.add(key)
        own = entry.text("name", default="")
        if own:
            self.called[own] = key
            return own
        if self.known is not None and key not in self.known:
            raise entry.fail("name", f"is needed, because {name!r} is not a part the texts know")
        return Words(key)

    def in_order(
        self, file: PartsFile, table: str, ids: Sequence[str], wanted: Sequence[str]
    ) -> None:
        if list(ids) != list(wanted):
            raise PartsError(f"{file.file}: [[{table}]] must be {', '.join(wanted)} in this order")
