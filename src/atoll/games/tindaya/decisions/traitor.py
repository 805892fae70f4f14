"""TI-31.2 to TI-31.7, TI-31.23: a tribe goes over to the conquistadors."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Words
from atoll.games.tindaya.decisions.battle import BATTLE
from atoll.games.tindaya.decisions.choice import HexChoice
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.routes import movements, surrender
from atoll.games.tindaya.decisions.soldiers import IN_PLACE, PLACE_SOLDIER
from atoll.games.tindaya.land import is_fort, is_terrain, natives
from atoll.games.tindaya.names import HEXES, LEADER, TRAITORS
from atoll.games.tindaya.pieces import flee, raise_fort
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.tribe import new_tribe

LAST_ERA: Final = 3


def can_betray(s: Tindaya, seat: i64) -> bool:
    """TI-31.2, TI-31.3: in the last era, as the first to do so, with a fort in reach."""
    if s.era != LAST_ERA or s.traitor >= 0:
        return False
    most = movements(s, seat)
    return surrender(s, seat, most) <= most


class Convert(Happening):
    """TI-31.5: natives become conquistadors; everything else of the tribe leaves the game."""

    def run(self, s: Tindaya, task: Task) -> None:
        seat = task.seat
        s.rest()
        s.traitor = seat
        s.traitor_card = s.chance.below(len(TRAITORS))
        s.priority.remove(seat)
        if s.story is not None:
            card = Words(f"traitor-{TRAITORS[s.traitor_card]}")
            s.tell(seat, Words("betrayed", {"card": card}), "TI-31.5")
        loose = s.tribes[seat].prison
        for place in s.land:
            here = seat * HEXES + place
            soldiers = s.villagers[here] + s.nobles[here]
            s.villagers[here] = s.nobles[here] = 0
            if is_terrain(s, place):
                s.troops[place] += soldiers
            else:
                loose += soldiers
        strip_tribe(s, seat)
        s.ask(FORTIFY, seat)
        s.ask(CONVERSION, seat)
        if loose:
            s.ask(PLACE_SOLDIER, seat, loose)


def strip_tribe(s: Tindaya, seat: i64) -> None:
    """TI-31.5: only the unused markers, and his place in the turn order, stay with the traitor."""
    old, tribe = s.tribes[seat], new_tribe()
    tribe.cubes, tribe.cylinders = old.cubes, old.cylinders
    tribe.spent_cubes, tribe.spent_cylinders = old.spent_cubes, old.spent_cylinders
    tribe.skill = old.skill
    tribe.solidarity = old.solidarity
    tribe.market = old.market
    tribe.discards = [*old.discards, *old.secrets]
    s.tribes[seat] = tribe


class Conversion(Happening):
    """TI-31.5: where new conquistadors share a terrain with natives there is a battle."""

    def run(self, s: Tindaya, task: Task) -> None:
        for place in reversed(s.land):
            if s.troops[place] and natives(s, place):
                s.ask(BATTLE, task.seat, place, IN_PLACE)


class Fortify(Happening):
    """TI-31.5, TI-31.23: a fort on every terrain with conquistadors; the Leader is named."""

    def run(self, s: Tindaya, task: Task) -> None:
        fortify(s)
        if s.traitor_card == LEADER:
            s.tribes[task.seat].canoe = 1
            if s.story is not None:
                s.tell(task.seat, Words("leader-canoe"), "TI-31.23")
            s.ask(NAME_LEADER, task.seat)


def fortify(s: Tindaya) -> None:
    for place in s.land:
        if s.troops[place] and not is_fort(s, place):
            raise_fort(s, place, s.troops[place])
        flee(s, place, -1)


class NameLeader(HexChoice):
    """TI-31.23: on which terrain the leader stands."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return [place for place in s.land if s.troops[place]]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.leader = move


CONVERT: Final[Convert] = Convert("convert", "TI-31.5")
CONVERSION: Final[Conversion] = Conversion("conversion", "TI-31.5")
FORTIFY: Final[Fortify] = Fortify("fortify", "TI-31.5")
NAME_LEADER: Final[NameLeader] = NameLeader("name-leader", "TI-31.23")
