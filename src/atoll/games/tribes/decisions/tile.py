"""What all decisions about one's own land tiles have in common."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64

from atoll.engine import hexes
from atoll.engine.decision import Decision, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tribes.bearings import tile_words
from atoll.games.tribes.state import Tribes

STOP: Final = 255  # a move beside the tile numbers: leave the rest unused

# Where one may stop, the task's x says whether something was done already.
NOT_YET: Final = 0
BEGUN: Final = 1

MOST_LEFT: Final = 60  # no task is done more often


class TileDecision(Decision[Tribes]):
    """The seat points at one of its land tiles, or stops where it may. Moves are tile numbers."""

    __slots__ = ()

    def may_stop(self) -> bool:
        return False

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def fits(self, s: Tribes, task: Task) -> bool:
        return 1 <= task.n <= self.most_left(s, task)

    @abstractmethod
    def most_left(self, s: Tribes, task: Task) -> i64:
        """How often the seat could be asked at most from here on."""

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


class TileOrStop(TileDecision):
    """The seat may leave the rest unused; the task's x says whether something was done already."""

    __slots__ = ()

    def may_stop(self) -> bool:
        return True

    def write(self, s: Tribes, task: Task) -> dict[str, Any]:
        return {"left": int(task.n), "begun": task.x == BEGUN}

    def read(self, s: Tribes, data: Field) -> tuple[int, int]:
        return data["left"].number(1, MOST_LEFT), BEGUN if data["begun"].flag() else NOT_YET


class LeaveTile(TileOrStop):
    """A member sets out from a tile, or nobody does."""

    __slots__ = ()

    def points(self) -> bool:
        return True

    def moves(self, s: Tribes, task: Task) -> list[int]:
        tiles = s.tribes[task.seat].occupied()
        tiles.append(STOP)
        return tiles

    @abstractmethod
    def onwards(self) -> "FromTile":
        """What is asked when it is known who goes."""

    def play(self, s: Tribes, task: Task, move: int) -> None:
        if move != STOP:
            s.ask(self.onwards(), task.seat, task.n, move)


def tile_left(task: Task) -> i64:
    """The tile that a member leaves."""
    return task.x


class FromTile(TileDecision):
    """A member goes from one tile to another; the task's x is the tile it leaves."""

    __slots__ = ()

    def write(self, s: Tribes, task: Task) -> dict[str, Any]:
        return {"left": int(task.n), "from": hexes.name(s.tribes[task.seat].lands.hexes[task.x])}

    def read(self, s: Tribes, data: Field) -> tuple[int, int]:
        places = s.tribes[data["seat"].number(0, s.seats - 1)].lands.hexes
        tile = data["from"].index([hexes.name(place) for place in places])
        return data["left"].number(1, MOST_LEFT), tile

    def most_left(self, s: Tribes, task: Task) -> i64:
        return MOST_LEFT if s.tribes[task.seat].members[task.x] else 0

    def prompt(self, s: Tribes, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"tile": tile_words(s, task.seat, task.x)})


def tile_facts(s: Tribes, seat: int, tile: int) -> dict[str, Fact]:
    """What the texts say of a land tile."""
    tribe = s.tribes[seat]
    return {
        "tile": tile_words(s, seat, tile),
        "members": tribe.members[tile],
        "exhausted": "yes" if tribe.exhausted[tile] else "no",
    }
