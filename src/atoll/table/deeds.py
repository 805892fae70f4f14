"""What people have done: lessons and puzzles. *My games* shows it, and what was won besides.

Whoever lets people do such things says so once it is done, and asks what was done already:

    house.deeds.did(viewer.holder, "lesson", "tribes", "first-land")   # True the first time
    house.deeds.of(viewer.holder, "lesson", "tribes")                  # {"first-land": 1763431200}

A kind is one of `KINDS`; a name is whatever its game calls the thing, and stays the same for ever. What a
deed is called in words is said by the Fluent message `<kind>-<name>` of its game, if there is one.
"""

from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from atoll.table.models import Deed
from atoll.table.store import Store, now

KINDS: Final = (
    "lesson",
    "puzzle",  # solved
    "shown",  # a puzzle whose solution was shown, or the day of which it was that of
    "daily",  # the day on which its puzzle was solved
)


class Deeds:
    """Things done, by person. A stranger's are not kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def did(self, person: str, kind: str, game: str, name: str) -> bool:
        """Keep that somebody did something; False if it was known, or if nobody knows who it was."""
        if kind not in KINDS:
            raise ValueError(f"a deed is one of {', '.join(KINDS)}, not {kind!r}")
        if not person:
            return False
        try:
            with self.store.writing() as connection:
                done = {"person": person, "kind": kind, "game": game, "name": name, "at": now()}
                connection.execute(insert(Deed).values(done))
        except IntegrityError:
            return False
        return True

    def of(self, person: str, kind: str, game: str) -> dict[str, int]:
        """What somebody did of a kind in a game, and when first; the oldest comes first."""
        return {
            deed.name: deed.at
            for deed in self.all_of(person)
            if (deed.kind, deed.game) == (kind, game)
        }

    def all_of(self, person: str) -> list[Deed]:
        wanted = select(Deed).where(Deed.person == person).order_by(Deed.at, Deed.name)
        with self.store.sessions() as session:
            return list(session.scalars(wanted))
