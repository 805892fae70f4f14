"""Positions as plain data: what every game's `position.py` shares.

A saved position can be read by a person, its agenda too: a task is written by its matter, with a name
for each of its numbers, and read back by the same matter.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.decision import Matter, Task
from atoll.engine.field import Field
from atoll.engine.parts import PartsFile
from atoll.engine.state import State

Data = dict[str, Any]

DEEPEST = 99  # tasks that can wait at once


def written(s: State) -> Data:
    """A position: what its game says of it, what waits, and the stream of chance."""
    own: Data = s.room("position").to_dict(s)
    return {
        "game": s.game_name(),
        **own,
        "agenda": write_agenda(s),
        "chance": int(s.chance.stream),
    }


def write_agenda(s: State) -> list[Data]:
    """What waits, the task on top last."""
    return [
        {"matter": task.matter.name, "seat": int(task.seat), **task.matter.write(s, task)}
        for task in s.agenda
    ]


def read_agenda(
    s: State, field: Field, matters: Mapping[str, Matter[Any]], seats: int | None = None
) -> None:
    """Put what waits on the agenda, every task of which must fit the position. `seats` may count
    players that are no people."""
    names = list(matters)
    s.agenda = []
    read = []
    for each in field.each(0, DEEPEST):
        matter = matters[names[each["matter"].index(names)]]
        seat = each["seat"].number(0, (seats or s.seats) - 1)
        n, x = matter.read(s, each)
        each.only("matter", "seat", *matter.write(s, Task(matter, seat, n, x)))
        read.append((each, Task(matter, seat, n, x)))
    s.agenda = [task for _, task in read]
    for each, task in read:
        if not task.matter.fits(s, task):
            raise each.wrong("a task that this position can ask for")


def read_chance(field: Field) -> Chance:
    """The stream of chance."""
    return Chance(field.number(1, 2**63 - 1))


# States travel between processes as what they would be saved as.


def travelling(s: State) -> tuple[Any, ...]:
    """How to pickle a position: its game, itself as plain data, and an owner's parts if it has them."""
    from atoll.door import game

    parts = s.parts_used()
    own = None if parts is game(s.game_name()).printed else (parts.file, parts.text)
    return arrived, (s.game_name(), s.to_dict(), own)


def arrived(name: str, data: Data, own: tuple[str, str] | None) -> State:
    """A position that was pickled."""
    from atoll.door import game

    return game(name).from_dict(data, None if own is None else parts_from(name, *own))


@lru_cache(maxsize=8)
def parts_from(name: str, file: str, text: str) -> Any:
    """An owner's parts; all positions of a process that has them share them."""
    from atoll.door import game

    found = game(name)
    return found.read_parts(PartsFile(file, text), known=found.printed.ids)
