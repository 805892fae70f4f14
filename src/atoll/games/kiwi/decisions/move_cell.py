"""KI-22.18, KI-22.26, KI-22.35: the procedure of a Move cell of a Solitaire card."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.words import Fact, Words
from atoll.games.kiwi.cards import Cell
from atoll.games.kiwi.decisions.move import step
from atoll.games.kiwi.decisions.names import hex_words, kind_facts, piece_facts
from atoll.games.kiwi.decisions.patterns import (
    HUMAN,
    beside,
    largest_victim,
    looks,
    push_goal,
    target_hex,
)
from atoll.games.kiwi.flock import LEADER, NOBODY, SIZES
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import APART
from atoll.games.kiwi.pieces import piece_code
from atoll.games.kiwi.state import KIWIBOT, Kiwi

# KI-22.26: the tries, in their order.
NEARER_AS_SHOWN: Final = 0  # the size shown steps nearer, and can push as shown
AS_SHOWN: Final = 1  # the size shown steps anywhere, and can push as shown
ANY_PUSH: Final = 2  # any size steps anywhere, and can push one
ONTO_GOAL: Final = 3  # any size steps onto the hex shown
NEARER: Final = 4  # any size steps nearer
TRIES: Final = [NEARER_AS_SHOWN, AS_SHOWN, ANY_PUSH, ONTO_GOAL, NEARER]
BY_SIZE: Final = [NEARER_AS_SHOWN, AS_SHOWN]

SIZES_DOWN: Final = [3, 2, 1]
NONE: Final = (NOBODY, NOBODY)


def move_cell(s: Kiwi, cell: Cell) -> None:
    """Each kiwi shown moves toward the hex shown, and pushes as shown."""
    goal = target_hex(s, cell.target)
    entered: list[int] = []
    for number in range(len(cell.sizes)):
        piece, target = choose_step(s, cell, number, goal, entered)
        if target == NOBODY:
            if s.story is not None:
                facts: dict[str, Fact] = {"size": cell.sizes[number]}
                s.tell(KIWIBOT, Words("kiwibot-cannot-move", facts), "KI-22.26")
            continue
        if s.story is not None:
            facts = piece_facts(s, piece)
            facts["from"] = facts["hex"]
            facts["hex"] = hex_words(s, target)
            s.tell(KIWIBOT, Words("move-to", facts), "KI-22.18")
        make_step(s, cell, piece, target)
        entered.append(target)


def make_step(s: Kiwi, cell: Cell, piece: int, target: int) -> None:
    """The piece moves, and pushes as many as shown, if possible."""
    kind = step(s, KIWIBOT, piece, target)
    for side in cell.pushes:
        push_one(s, target, side, SIZES[kind] - 1)


def choose_step(s: Kiwi, cell: Cell, number: int, goal: int, entered: list[int]) -> tuple[int, int]:
    """KI-22.35: if possible all those shown keep to the sign of the cell; else as many as can."""
    if cell.group:
        for all_of_them in (True, False):
            found = first_step(s, cell, number, goal, entered, True, all_of_them)
            if found[1] != NOBODY:
                return found
    return first_step(s, cell, number, goal, entered, False, False)


def first_step(
    s: Kiwi,
    cell: Cell,
    number: int,
    goal: int,
    entered: list[int],
    grouped: bool,
    all_of_them: bool,
) -> tuple[int, int]:
    """KI-22.26: which piece steps where, by the first try that succeeds; NONE if none does.

    `grouped` keeps to the sign of the cell; with `all_of_them` it is the size shown that steps, and
    so that those shown after it can keep to the sign too.
    """
    size = cell.sizes[number]
    order = looks(s)
    for attempt in BY_SIZE if all_of_them else TRIES:
        if not cell.pushes and attempt in (AS_SHOWN, ANY_PUSH):
            continue
        sizes = [size] if attempt <= AS_SHOWN else SIZES_DOWN
        for here in order:
            for each in sizes:
                piece = unmoved(s, here, each)
                if piece == NOBODY:
                    continue
                for place in beside(s, here):
                    if (
                        suits(s, cell, attempt, each, here, place, goal)
                        and not (grouped and is_barred(cell, place, entered))
                        and not (
                            all_of_them
                            and strands_others(s, cell, number, goal, entered, piece, place)
                        )
                    ):
                        return piece, place
    return NONE


def suits(s: Kiwi, cell: Cell, attempt: int, size: int, here: int, place: int, goal: int) -> bool:
    """Is a step by a piece of this size what a try asks for?"""
    if attempt == NEARER_AS_SHOWN:
        return is_nearer(s, cell, here, place, goal) and can_push_all(s, cell, place, size)
    if attempt == AS_SHOWN:
        return can_push_all(s, cell, place, size)
    if attempt == ANY_PUSH:
        return can_push_one(s, cell, place, size)
    if attempt == ONTO_GOAL and goal != NOBODY:
        return place == goal
    return is_nearer(s, cell, here, place, goal)


def is_nearer(s: Kiwi, cell: Cell, here: int, place: int, goal: int) -> bool:
    """Does a step come nearer to the hex shown, or onto the terrain shown?"""
    if goal == NOBODY:
        return s.terrain[place] == cell.target
    distance = s.island.distance[goal]
    return distance[place] < distance[here]


def is_barred(cell: Cell, place: int, entered: list[int]) -> bool:
    """KI-22.35: would a step break the sign of the same hex, or that of different hexes?"""
    if not entered:
        return False
    return (place in entered) if cell.group == APART else (place not in entered)


def strands_others(
    s: Kiwi, cell: Cell, number: int, goal: int, entered: list[int], piece: int, place: int
) -> bool:
    """KI-22.35: after this step, can some kiwi shown after it no longer keep to the sign?"""
    if number + 1 == len(cell.sizes):
        return False
    after = s.copy()
    make_step(after, cell, piece, place)
    found = first_step(after, cell, number + 1, goal, [*entered, place], True, True)
    return found[1] == NOBODY


def unmoved(s: Kiwi, place: int, size: int) -> int:
    """The Kiwibot's unmoved piece of a size on a hex, the Leader last; NOBODY if none is there."""
    flock = s.flocks[KIWIBOT]
    i = place * 3 + size - 1
    if flock.kiwis[i] > flock.moved[i]:
        return piece_code(place, KIWIBOT, size - 1)
    if size == 3 and flock.leader == place and not flock.leader_moved:
        return piece_code(place, KIWIBOT, LEADER)
    return NOBODY


def can_push_all(s: Kiwi, cell: Cell, place: int, size: int) -> bool:
    """Does the hex hold a smaller victim of the right owner for every push shown?"""
    for side in (0, 1):
        wanted = cell.pushes.count(side)
        if wanted:
            flock = s.flocks[HUMAN if side == 0 else KIWIBOT]
            i = place * 3
            if sum(flock.kiwis[i : i + size - 1]) < wanted:
                return False
    return True


def can_push_one(s: Kiwi, cell: Cell, place: int, size: int) -> bool:
    """Does the hex hold at least one smaller victim of an owner shown?"""
    for side in cell.pushes:
        if largest_victim(s, place, HUMAN if side == 0 else KIWIBOT, size - 1) != NOBODY:
            return True
    return False


def push_one(s: Kiwi, place: int, side: int, reach: int) -> None:
    """KI-22.27, KI-22.28: the largest smaller kiwi of a side is pushed, if there is one."""
    owner: i64 = HUMAN if side == 0 else KIWIBOT
    kind = largest_victim(s, place, owner, reach)
    if kind == NOBODY:
        return
    target = push_goal(s, owner, place)
    if s.story is not None:
        facts = kind_facts(s, int(owner), kind)
        facts["from"] = hex_words(s, place)
        if target != OFF:
            facts["hex"] = hex_words(s, target)
        rule = "KI-22.27" if owner == KIWIBOT else "KI-22.28"
        s.tell(KIWIBOT, Words("push-off" if target == OFF else "push-to", facts), rule)
    if target == OFF:
        s.lift(owner, place, kind)
        s.flocks[owner].reserve += SIZES[kind]
    else:
        s.shift(owner, place, target, kind)
