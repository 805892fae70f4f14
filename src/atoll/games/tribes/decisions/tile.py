"""What all decisions about one's own land tiles have in common."""

from abc import abstractmethod
from typing import Final

from atoll.engine import hexes
from atoll.engine.decision import Decision, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tribes.state import Tribes

STOP: Final = 255  # a move beside the tile numbers: leave the rest unused

# Where one may stop, the task's x says whether something was done already.
NOT_YET: Final = 0
BEGUN: Final = 1


class TileDecision(Decision[Tribes]):
    """The seat points at one of its land tiles, or stops where it may. Moves are tile numbers."""

    __slots__ = ()

    def may_stop(self) -> bool:
        return False

    @abstractmethod
    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        """Why an own tile is refused."""

    def refusal(self, s: Tribes, task: Task, move: int) -> Refusal | None:
        if move == STOP and self.may_stop():
            return None
        if not 0 <= move < len(s.tribes[task.seat].members):
            return Refusal(self.rule, "refused-no-land-there")
        return self.refuses(s, task, move)

    def candidates(self, s: Tribes, task: Task) -> list[int]:
        tiles = list(range(len(s.tribes[task.seat].members)))
        return [*tiles, STOP] if self.may_stop() else tiles

    def reach(self, s: Tribes) -> int:
        """A number for every tile in the order in which it was laid; after them, to stop."""
        return s.parts.most_land(s.seats) + self.may_stop()

    def action(self, s: Tribes, task: Task, move: int) -> int:
        return s.parts.most_land(s.seats) if move == STOP else move

    def move_at(self, s: Tribes, task: Task, action: int) -> int:
        return STOP if action == s.parts.most_land(s.seats) else action

    def action_name(self, s: Tribes, action: int) -> str:
        return "stop" if action == s.parts.most_land(s.seats) else f"tile-{action + 1}"

    def notation(self, s: Tribes, task: Task, move: int) -> str:
        return "stop" if move == STOP else hexes.name(s.tribes[task.seat].lands.hexes[move])

    def target(self, s: Tribes, task: Task, move: int) -> str:
        return "" if move == STOP else f"land-{task.seat}-{self.notation(s, task, move)}"

    def words(self, s: Tribes, task: Task, move: int) -> Words:
        if move == STOP:
            begun = "yes" if task.x == BEGUN else "no"
            return Words(f"{self.name}-stop", {"left": task.n, "begun": begun})
        return Words(self.name, tile_facts(s, task.seat, move))

    def prompt(self, s: Tribes, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"left": task.n})


def tile_facts(s: Tribes, seat: int, tile: int) -> dict[str, Fact]:
    """What the texts say of a land tile."""
    tribe = s.tribes[seat]
    return {
        "land": s.parts.land_names[tribe.lands.kinds[tile]],
        "hex": hexes.name(tribe.lands.hexes[tile]),
        "only": "yes" if tribe.lands.kinds.count(tribe.lands.kinds[tile]) == 1 else "no",
        "members": tribe.members[tile],
        "exhausted": "yes" if tribe.exhausted[tile] else "no",
    }
