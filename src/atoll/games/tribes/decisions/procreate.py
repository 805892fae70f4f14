"""TR-4 and TR-14: new members, and what happens when the reserve runs out."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tribes.decisions.tile import (
    BEGUN,
    MOST_LEFT,
    NOT_YET,
    FromTile,
    LeaveTile,
    TileDecision,
    tile_facts,
)
from atoll.games.tribes.parts import FIRST_LANDS
from atoll.games.tribes.state import Tribes


def procreate(s: Tribes, seat: i64, n: i64) -> None:
    """TR-4.1, TR-4.6: all that the reserve holds; TR-14.5: relocating makes up for what it lacks."""
    reserve = s.tribes[seat].reserve
    if n > reserve:
        relocate(s, seat, n - reserve, NOT_YET)
        n = reserve
    if n > 0:
        s.ask(PLACE_MEMBER, seat, n)


def relocate(s: Tribes, seat: i64, n: i64, begun: i64) -> None:
    """TR-14.1: members may change tiles, if they stand on more than one."""
    may = len(s.tribes[seat].occupied()) > 1
    if may:
        s.ask(RELOCATE_FROM, seat, n, begun)
    if s.story is not None and (begun == NOT_YET or not may):
        facts: dict[str, Fact] = {
            "reserve": s.tribes[seat].reserve,
            "may": "yes" if may else "no",
        }
        s.tell(seat, Words("reserve-short", facts), "TR-14.1")


class FirstMember(TileDecision):
    """TR-2.1: the first member stands on any of the three starting tiles."""

    def moves(self, s: Tribes, task: Task) -> list[int]:
        return [0, 1, 2]

    def numbers(self) -> tuple[str, ...]:
        return ()

    def fits(self, s: Tribes, task: Task) -> bool:
        return not any(s.tribes[task.seat].members)

    def most_left(self, s: Tribes, task: Task) -> i64:
        return 1

    def reach(self, s: Tribes) -> int:
        return FIRST_LANDS

    def play(self, s: Tribes, task: Task, move: int) -> None:
        tribe = s.tribes[task.seat]
        tribe.members[move] += 1
        tribe.reserve -= 1

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        return None


class PlaceMember(TileDecision):
    """TR-4.2: a new member joins a land tile where its tribe already stands."""

    def moves(self, s: Tribes, task: Task) -> list[int]:
        return s.tribes[task.seat].occupied()

    def play(self, s: Tribes, task: Task, move: int) -> None:
        tribe = s.tribes[task.seat]
        tribe.members[move] += 1
        tribe.reserve -= 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)

    def most_left(self, s: Tribes, task: Task) -> i64:
        return s.tribes[task.seat].reserve

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        return needs_member(s, task, tile, "TR-4.2")


class RelocateFrom(LeaveTile):
    """TR-14.1, TR-14.3: with an empty reserve, members may change tiles instead, or not."""

    def most_left(self, s: Tribes, task: Task) -> i64:
        return MOST_LEFT if len(s.tribes[task.seat].occupied()) > 1 else 0

    def onwards(self) -> FromTile:
        return RELOCATE_TO

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        return no_member(s, task, tile, "TR-14.1")


class RelocateTo(FromTile):
    """TR-14.2, TR-14.4: to any other tile on which a member already stands."""

    def moves(self, s: Tribes, task: Task) -> list[int]:
        return [i for i in s.tribes[task.seat].occupied() if i != task.x]

    def play(self, s: Tribes, task: Task, move: int) -> None:
        tribe = s.tribes[task.seat]
        tribe.members[task.x] -= 1
        tribe.members[move] += 1
        if task.n > 1:
            relocate(s, task.seat, task.n - 1, BEGUN)

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        if tile == task.x:
            return Refusal("TR-14.4", "refused-same-tile")
        return needs_member(s, task, tile, "TR-14.4")


def needs_member(s: Tribes, task: Task, tile: int, rule: str) -> Refusal | None:
    """New members go only where a member already stands."""
    if s.tribes[task.seat].members[tile] == 0:
        return Refusal(rule, "refused-needs-member", tile_facts(s, task.seat, tile))
    return None


def no_member(s: Tribes, task: Task, tile: int, rule: str) -> Refusal | None:
    """Nobody stands there who could leave."""
    if s.tribes[task.seat].members[tile] == 0:
        return Refusal(rule, "refused-nobody-there", tile_facts(s, task.seat, tile))
    return None


FIRST_MEMBER: Final[FirstMember] = FirstMember("first-member", "TR-2.1")
PLACE_MEMBER: Final[PlaceMember] = PlaceMember("place-member", "TR-4.2")
RELOCATE_FROM: Final[RelocateFrom] = RelocateFrom("relocate-from", "TR-14.1")
RELOCATE_TO: Final[RelocateTo] = RelocateTo("relocate-to", "TR-14.4")
