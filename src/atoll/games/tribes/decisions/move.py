"""TR-5: members walk over their own land."""

from typing import Final

from mypy_extensions import i64

from atoll.engine import hexes
from atoll.engine.decision import Task
from atoll.engine.words import Refusal
from atoll.games.tribes.decisions.procreate import no_member
from atoll.games.tribes.decisions.tile import BEGUN, MOST_LEFT, FromTile, LeaveTile, tile_facts
from atoll.games.tribes.state import NO_TILE, Tribes


def tile_at(places: list[int], place: int) -> int:
    """The tile that lies on a hex, or NO_TILE."""
    return places.index(place) if place in places else NO_TILE


class MoveFrom(LeaveTile):
    """TR-5.4, TR-5.5: every step is any member's, and steps may be left unused."""

    def most_left(self, s: Tribes, task: Task) -> i64:
        return MOST_LEFT

    def onwards(self) -> FromTile:
        return MOVE_TO

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        return no_member(s, task, tile, "TR-5.2")


class MoveTo(FromTile):
    """TR-5.2, TR-5.3, TR-5.6: a step leads to any own land tile that shares an edge."""

    def moves(self, s: Tribes, task: Task) -> list[int]:
        return s.tribes[task.seat].lands.near[task.x]

    def play(self, s: Tribes, task: Task, move: int) -> None:
        tribe = s.tribes[task.seat]
        tribe.members[task.x] -= 1
        tribe.members[move] += 1
        if task.n > 1:
            s.ask(MOVE_FROM, task.seat, task.n - 1, BEGUN)

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        if tile not in s.tribes[task.seat].lands.near[task.x]:
            return Refusal("TR-5.2", "refused-not-adjacent", tile_facts(s, task.seat, tile))
        return None

    def reach(self, s: Tribes) -> int:
        """A number for every direction."""
        return len(hexes.DIRECTIONS)

    def action(self, s: Tribes, task: Task, move: int) -> int:
        places = s.tribes[task.seat].lands.hexes
        return hexes.DIRECTIONS.index(places[move] - places[task.x])

    def move_at(self, s: Tribes, task: Task, action: int) -> int:
        places = s.tribes[task.seat].lands.hexes
        return tile_at(places, places[task.x] + hexes.DIRECTIONS[action])

    def action_name(self, s: Tribes, action: int) -> str:
        return hexes.step_name(action)


MOVE_FROM: Final[MoveFrom] = MoveFrom("move-from", "TR-5.4")
MOVE_TO: Final[MoveTo] = MoveTo("move-to", "TR-5.2")
