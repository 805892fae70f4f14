"""What people have done is kept once, for them alone, on both kinds of database."""

import pytest

from atoll.table.deeds import Deeds
from atoll.table.store import Store


def test_a_deed_is_kept_once_and_for_its_person(store: Store) -> None:
    deeds = Deeds(store)
    assert deeds.did("ann", "lesson", "tribes", "first-land")
    assert not deeds.did("ann", "lesson", "tribes", "first-land")
    assert deeds.did("ann", "puzzle", "tribes", "first-land")
    assert list(deeds.of("ann", "lesson", "tribes")) == ["first-land"]
    assert [deed.kind for deed in deeds.all_of("ann")].count("puzzle") == 1
    assert deeds.of("bob", "lesson", "tribes") == {}


def test_strangers_and_unknown_kinds_are_not_kept(store: Store) -> None:
    deeds = Deeds(store)
    assert not deeds.did("", "lesson", "tribes", "first-land")
    assert deeds.all_of("") == []
    with pytest.raises(ValueError, match="lesson, puzzle"):
        deeds.did("ann", "feast", "tribes", "first-land")
