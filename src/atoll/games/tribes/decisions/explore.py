"""TR-6 and TR-15: new land, and what happens when the bag runs out."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine import hexes
from atoll.engine.chance import draw
from atoll.engine.decision import Decision, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tribes.bearings import place_facts
from atoll.games.tribes.decisions.tile import BEGUN, STOP, TileOrStop, tile_facts
from atoll.games.tribes.state import Tribes

SIDES: Final = len(hexes.DIRECTIONS)
NO_PLACE: Final = -1  # no hex at all


class Explore(Step[Tribes]):
    """TR-6.1, TR-6.2: all tiles are drawn first; TR-15.2: land turned back makes up for the rest."""

    def numbers(self) -> tuple[str, ...]:
        return ("tiles",)

    def fits(self, s: Tribes, task: Task) -> bool:
        return task.n >= 1

    def run(self, s: Tribes, task: Task) -> None:
        left: i64 = sum(s.land)
        n = task.n if task.n < left else left
        if task.n > n:
            make_up(s, task.seat, task.n - n)
        for _ in range(n):
            kind = draw(s.land, s.chance)
            s.drawn[kind] += 1
            if s.story is not None:
                s.tell(task.seat, Words("drew-land", {"land": s.parts.land_names[kind]}), "TR-6.1")
        if n > 0:
            s.ask(PICK_LAND, task.seat)


def make_up(s: Tribes, seat: i64, lacking: i64) -> None:
    """TR-15.2, TR-15.3: for every tile the bag lacks one may be turned back, if there is one."""
    turned: i64 = len(s.tribes[seat].empty(1))
    if turned > 0:
        s.ask(TURN_BACK, seat, lacking if lacking < turned else turned)
    if s.story is not None:
        facts: dict[str, Fact] = {"left": sum(s.land), "may": "yes" if turned else "no"}
        s.tell(seat, Words("bag-short", facts), "TR-15.1" if turned else "TR-15.3")


class PickLand(Decision[Tribes]):
    """TR-6.4: the tiles are placed in any order. Moves are kinds of land."""

    def moves(self, s: Tribes, task: Task) -> list[int]:
        drawn = s.drawn
        return [kind for kind in range(len(drawn)) if drawn[kind]]

    def reach(self, s: Tribes) -> int:
        return len(s.parts.lands)

    def action_name(self, s: Tribes, action: int) -> str:
        return s.parts.lands[action]

    def play(self, s: Tribes, task: Task, move: int) -> None:
        s.drawn[move] -= 1
        if sum(s.drawn):
            s.ask(self, task.seat)
        s.ask(LAY_LAND, task.seat, move)

    def refusal(self, s: Tribes, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < len(s.drawn):
            return Refusal("TR-6.4", "refused-no-such-land")
        if s.drawn[move] == 0:
            return Refusal("TR-6.4", "refused-not-drawn", {"land": s.parts.land_names[move]})
        return None

    def candidates(self, s: Tribes, task: Task) -> list[int]:
        return list(range(len(s.drawn)))

    def notation(self, s: Tribes, task: Task, move: int) -> str:
        return s.parts.lands[move]

    def words(self, s: Tribes, task: Task, move: int) -> Words:
        return Words("pick-land", {"land": s.parts.land_names[move]})

    def tells(self, s: Tribes, task: Task, move: int) -> bool:
        """Which land comes next is worth a line only where there are two kinds to choose from."""
        return len(s.drawn) - s.drawn.count(0) > 1

    def prompt(self, s: Tribes, task: Task) -> Words:
        return Words("pick-land-prompt", {"left": sum(s.drawn)})

    def target(self, s: Tribes, task: Task, move: int) -> str:
        return f"drawn-{s.parts.lands[move]}"


def kind_of(task: Task) -> i64:
    """The kind of land that is to be laid."""
    return task.n


class LayLand(Decision[Tribes]):
    """TR-6.3: a tile touches existing own land along an edge. Moves are hexes."""

    def write(self, s: Tribes, task: Task) -> dict[str, Any]:
        return {"land": s.parts.lands[task.n]}

    def read(self, s: Tribes, data: Field) -> tuple[int, int]:
        return data["land"].index(s.parts.lands), 0

    def moves(self, s: Tribes, task: Task) -> list[int]:
        return s.tribes[task.seat].lands.frontier

    def reach(self, s: Tribes) -> int:
        """A number for every side of every tile."""
        return s.parts.most_land(s.seats) * SIDES

    def action(self, s: Tribes, task: Task, move: int) -> int:
        """Beside the tile that was laid first, of those it touches."""
        places = s.tribes[task.seat].lands.hexes
        for tile in range(len(places)):
            step = move - places[tile]
            if step in hexes.DIRECTIONS:
                return tile * SIDES + hexes.DIRECTIONS.index(step)
        raise ValueError(f"{hexes.name(move)} touches no land")

    def move_at(self, s: Tribes, task: Task, action: int) -> int:
        places = s.tribes[task.seat].lands.hexes
        tile, direction = divmod(action, SIDES)
        return places[tile] + hexes.DIRECTIONS[direction] if tile < len(places) else NO_PLACE

    def action_name(self, s: Tribes, action: int) -> str:
        return f"tile-{action // SIDES + 1} {hexes.step_name(action % SIDES)}"

    def play(self, s: Tribes, task: Task, move: int) -> None:
        s.tribes[task.seat].add_land(move, task.n)

    def refusal(self, s: Tribes, task: Task, move: int) -> Refusal | None:
        places = s.tribes[task.seat].lands.hexes
        if move in places:
            return Refusal("TR-6.6", "refused-land-taken", place_facts(s, task.seat, move))
        if all(place not in places for place in hexes.neighbours(move)):
            return Refusal("TR-6.3", "refused-touches-nothing")
        return None

    def candidates(self, s: Tribes, task: Task) -> list[int]:
        """The free hexes beside the land, the land itself, and the ring around both."""
        lands = s.tribes[task.seat].lands
        near = set(lands.frontier)
        for place in lands.frontier:
            near.update(hexes.neighbours(place))
        return sorted(near)

    def notation(self, s: Tribes, task: Task, move: int) -> str:
        return hexes.name(move)

    def words(self, s: Tribes, task: Task, move: int) -> Words:
        facts = place_facts(s, task.seat, move)
        facts["land"] = s.parts.land_names[task.n]
        return Words("lay-land", facts)

    def prompt(self, s: Tribes, task: Task) -> Words:
        return Words("lay-land-prompt", {"land": s.parts.land_names[task.n]})

    def target(self, s: Tribes, task: Task, move: int) -> str:
        return f"free-{task.seat}-{hexes.name(move)}"


class TurnBack(TileOrStop):
    """TR-15.1, TR-15.5: exhausted land without members may be turned back, or not."""

    def most_left(self, s: Tribes, task: Task) -> i64:
        return len(s.tribes[task.seat].empty(1))

    def moves(self, s: Tribes, task: Task) -> list[int]:
        tiles = s.tribes[task.seat].empty(1)
        tiles.append(STOP)
        return tiles

    def play(self, s: Tribes, task: Task, move: int) -> None:
        if move != STOP:
            s.tribes[task.seat].exhausted[move] = 0
            if task.n > 1:
                s.ask(self, task.seat, task.n - 1, BEGUN)

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        tribe = s.tribes[task.seat]
        if not tribe.exhausted[tile]:
            return Refusal("TR-15.1", "refused-still-active", tile_facts(s, task.seat, tile))
        if tribe.members[tile]:
            return Refusal("TR-15.5", "refused-occupied", tile_facts(s, task.seat, tile))
        return None


EXPLORE: Final[Explore] = Explore("explore", "TR-6.1")
PICK_LAND: Final[PickLand] = PickLand("pick-land", "TR-6.4")
LAY_LAND: Final[LayLand] = LayLand("lay-land", "TR-6.3")
TURN_BACK: Final[TurnBack] = TurnBack("turn-back", "TR-15.1")
