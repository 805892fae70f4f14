"""TI-19.1 to TI-19.10: ships land, and settlements are attacked."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.battle import BATTLE, LANDING
from atoll.games.tindaya.decisions.choice import HexChoice
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.soldiers import AT_SEA
from atoll.games.tindaya.land import is_fort, is_settlement, is_terrain, natives
from atoll.games.tindaya.names import FOREST, MOUNTAIN, SHORE
from atoll.games.tindaya.pieces import raise_fort
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import event_words, hex_words, island_words

ORDER: Final = (FOREST, SHORE, MOUNTAIN)  # TI-19.6


def targets(s: Tindaya, chasm: i64) -> list[int]:
    """TI-19.2, TI-19.3: the islands a ship may choose, each by its first hex."""
    row = s.geography.distances[chasm]
    count = max(s.island) + 1
    nearest, settlements, people = [99] * count, [0] * count, [0] * count
    first = [-1] * count
    for place in s.land:
        island = s.island[place]
        if first[island] < 0:
            first[island] = place
        nearest[island] = min(nearest[island], row[place])
        settlements[island] += is_settlement(s, place)
        people[island] += natives(s, place)
    ranks = [(-nearest[i], settlements[i], people[i]) for i in range(1, count)]
    best = max(ranks)
    return [first[i] for i in range(1, count) if ranks[i - 1] == best]


class Landfall(HexChoice):
    """TI-19.2: the island that is attacked; the player with priority chooses among equals.

    `n` is the hex of the ship `x`.
    """

    def numbers(self) -> tuple[str, ...]:
        return ("chasm", "ship")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return targets(s, task.n) if s.land else []

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        island = s.island[move]
        hexes = [place for place in s.land if s.island[place] == island]
        attacked = [place for place in hexes if is_settlement(s, place)]
        if attacked:
            s.attacked = attacked
            s.ask(ATTACKS, task.seat)
        else:
            s.ask(ONE_TERRAIN, task.seat, task.n, move)
            if s.story is not None and not ONE_TERRAIN.moves(s, s.task):
                s.tell(task.seat, Words("no-terrain-left"), "TI-19.4")

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("landfall", {**self.facts(s, task), "island": island_words(s, move)})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"ship": event_words(int(task.x))}


class OneTerrain(HexChoice):
    """TI-19.4 to TI-19.6: without settlements a single terrain is attacked."""

    def numbers(self) -> tuple[str, ...]:
        return ("chasm", "hex")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        row, island = s.geography.distances[task.n], s.island[task.x]
        for ground in ORDER:
            found = [
                place
                for place in s.land
                if s.island[place] == island and s.ground[place] == ground and not is_fort(s, place)
            ]
            if found:
                nearest = min([row[place] for place in found])
                return [place for place in found if row[place] == nearest]
        return []

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        assert is_terrain(s, move)
        attack(s, task.seat, move)


class Attacks(Happening):
    """TI-1.4, TI-19.10: a battle may have changed who has priority and orders the next."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.ask(NEXT_ATTACK, s.first())


class NextAttack(HexChoice):
    """TI-19.10: the player with priority orders the battles of a ship."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return s.attacked

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.attacked = [place for place in s.attacked if place != move]
        s.ask(ATTACKS, task.seat)
        attack(s, task.seat, move)


class Calm(Happening):
    """TI-19.8: behind a wall nothing happens."""

    def numbers(self) -> tuple[str, ...]:
        return ("hex",)

    def run(self, s: Tindaya, task: Task) -> None:
        if s.story is not None:
            s.tell(s.first(), Words("wall-held", {"hex": hex_words(s, task.n)}), "TI-19.8")


def attack(s: Tindaya, seat: i64, place: int) -> None:
    """TI-19.7 to TI-19.10: a wall, nobody, or a battle."""
    if s.walls[place]:
        s.ask(CALM, seat, place)
    elif natives(s, place) == 0:
        raise_fort(s, place, LANDING)
    else:
        s.ask(BATTLE, s.first(), place, AT_SEA)


LANDFALL: Final[Landfall] = Landfall("landfall", "TI-19.2")
ONE_TERRAIN: Final[OneTerrain] = OneTerrain("one-terrain", "TI-19.6")
ATTACKS: Final[Attacks] = Attacks("attacks", "TI-19.10")
NEXT_ATTACK: Final[NextAttack] = NextAttack("next-attack", "TI-19.10")
CALM: Final[Calm] = Calm("calm", "TI-19.8")
