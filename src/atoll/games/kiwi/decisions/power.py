"""KI-9: the powers of the Leaders, as their cards say."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.cards import Effect, Power
from atoll.games.kiwi.decisions.choose import AroundDecision, HexDecision, PieceDecision
from atoll.games.kiwi.decisions.names import hex_words, piece_facts, pieces_on
from atoll.games.kiwi.decisions.push import PUSH, SET_BACK, push_order, way_out
from atoll.games.kiwi.flock import LEADER, NOBODY, SIZES
from atoll.games.kiwi.island import SIDE_NAMES
from atoll.games.kiwi.kinds import (
    CROSSED,
    DO_PULL,
    DO_PUSH,
    DO_REPEL,
    END,
    ENTERED,
    LINE,
    OUTER,
    OWN,
    RIVAL,
    START,
    SWAP,
    WALK,
)
from atoll.games.kiwi.pieces import kind_of, owner_of, place_of
from atoll.games.kiwi.state import STOP, Kiwi, nest_owner


def power_of(s: Kiwi, seat: i64) -> Power:
    return s.parts.leader_powers[s.flocks[seat].leader_card]


def has_power(s: Kiwi, seat: i64) -> bool:
    """Whether a flock has a Leader on the island and a card for it."""
    flock = s.flocks[seat]
    return flock.leader_card != NOBODY and flock.leader != NOBODY


def is_possible(s: Kiwi, seat: i64) -> bool:
    """KI-9.9: has the power a legal way?"""
    power = power_of(s, seat)
    if power.travel == WALK:
        return True
    if power.travel == SWAP:
        return bool(swaps(s, seat))
    return bool(goals(s, seat))


def goals(s: Kiwi, seat: i64) -> list[int]:
    """The hexes a line or a jump can end on."""
    power = power_of(s, seat)
    here = s.flocks[seat].leader
    if power.travel == LINE:
        ways = [s.island.line(int(here), side, power.least) for side in range(6)]
        return [way[-1] for way in ways if way]
    distance = s.island.distance[here]
    return [
        place
        for place in range(s.island.size)
        if power.least <= distance[place] <= power.most and may_land(s, seat, power, place)
    ]


def may_land(s: Kiwi, seat: i64, power: Power, place: int) -> bool:
    """May a jump end here?"""
    if power.onto == OUTER:
        return s.island.outer[place]
    if power.onto == OWN:
        nest = s.nests[place]
        return s.flocks[seat].birds(place) > 0 or (nest > 0 and nest_owner(nest) == seat)
    return True


def swaps(s: Kiwi, seat: i64) -> list[int]:
    """The kiwis the Leader can change places with."""
    power = power_of(s, seat)
    distance = s.island.distance[s.flocks[seat].leader]
    return [
        piece
        for place in range(s.island.size)
        if power.least <= distance[place] <= power.most
        for piece in pieces_on(s, place)
        if kind_of(piece) != LEADER
    ]


def use_power(s: Kiwi, seat: i64) -> None:
    """KI-9.2, KI-9.7: the card is turned, and the Leader has moved."""
    flock = s.flocks[seat]
    flock.spent = True
    flock.leader_moved = True
    power = power_of(s, seat)
    if power.travel == SWAP:
        s.ask(SWAP_WITH, seat)
    else:
        s.ask(TRAVEL, seat, 0, flock.leader)
    ask_effects(s, seat, power, START, flock.leader)


def ask_effects(s: Kiwi, seat: i64, power: Power, at: int, place: i64, charge: i64 = 0) -> None:
    """The effects of a card at one place; the first of them comes on top."""
    effects = power.effects
    for i in range(len(effects) - 1, -1, -1):
        effect = effects[i]
        if effect.at != at:
            continue
        if effect.do == DO_PUSH:
            rivals = effect.owner == RIVAL
            order = push_order(place, effect.largest, rivals, LEADER, charge, True)
            s.ask(PUSH, seat, effect.number, order)
        elif effect.do == DO_PULL:
            s.ask(PULL_KIWI, seat, effect.number, i)
        else:
            s.ask(REPEL_PIECE, seat, effect.number, 0)


class Travel(HexDecision):
    """KI-9.4: where the Leader goes. `n` steps are made; `x` is where it began."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"steps": int(task.n), "start": s.island.names[task.x]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["steps"].number(0, 9), data["start"].index(s.island.names)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return has_power(s, task.seat) and task.n < power_of(s, task.seat).most

    def where(self, s: Kiwi, task: Task) -> i64:
        return task.x

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        power = power_of(s, task.seat)
        here = s.flocks[task.seat].leader
        return power.travel == WALK and task.n >= power.least and here != task.x

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        power = power_of(s, task.seat)
        if power.travel != WALK:
            return goals(s, task.seat)
        near = s.island.near[s.flocks[task.seat].leader]
        found = [place for place in near if place != task.x or task.n + 1 < power.most]
        if self.may_stop(s, task):
            found.append(STOP)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        seat = task.seat
        power = power_of(s, seat)
        if move == STOP:
            s.ask(ARRIVE, seat, 0, task.x)
            return
        here = s.flocks[seat].leader
        s.shift(seat, here, move, LEADER)
        steps = task.n + 1
        if power.travel == WALK and steps < power.most:
            s.ask(self, seat, steps, task.x)
        else:
            s.ask(ARRIVE, seat, 0, task.x)
        if power.travel == LINE:
            self.clear_way(s, seat, power, int(here), move)
        ask_effects(s, seat, power, ENTERED, move)

    def clear_way(self, s: Kiwi, seat: i64, power: Power, start: int, end: int) -> None:
        """KI-9.10: the hexes crossed are cleared in the order of travel."""
        for side in range(6):
            way = s.island.line(start, side, power.least)
            if way and way[-1] == end:
                for place in reversed(way[:-1]):
                    ask_effects(s, seat, power, CROSSED, place, start + 1)

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        power = power_of(s, task.seat)
        facts: dict[str, Fact] = {"hex": hex_words(s, place)}
        here = int(s.flocks[task.seat].leader)
        if power.travel == WALK:
            if place not in s.island.near[here]:
                return Refusal("KI-9.3", "refused-not-adjacent", facts)
            if place == task.x and task.n + 1 >= power.most:
                return Refusal("KI-9.4", "refused-back-at-start", facts)
        elif place not in goals(s, task.seat):
            if place == here:
                return Refusal("KI-9.4", "refused-back-at-start", facts)
            return Refusal("KI-9.3", "refused-out-of-reach", facts)
        return None

    def prompt(self, s: Kiwi, task: Task) -> Words:
        power = power_of(s, task.seat)
        facts: dict[str, Fact] = {"left": power.most - task.n}
        return Words("travel-walk-prompt" if power.travel == WALK else "travel-prompt", facts)


class Arrive(Step[Kiwi]):
    """The Leader has ended its way; `x` is where it began."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"start": s.island.names[task.x]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return 0, data["start"].index(s.island.names)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return has_power(s, task.seat)

    def run(self, s: Kiwi, task: Task) -> None:
        power = power_of(s, task.seat)
        charge = task.x + 1 if power.travel == LINE else 0
        ask_effects(s, task.seat, power, END, s.flocks[task.seat].leader, charge)
        if power.carry:
            s.ask(CARRY_KIWI, task.seat, power.carry, task.x)


class SwapWith(PieceDecision):
    """A kiwi of anybody changes places with the Leader."""

    def fits(self, s: Kiwi, task: Task) -> bool:
        return has_power(s, task.seat)

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return swaps(s, task.seat)

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        here = s.flocks[task.seat].leader
        place = place_of(move)
        s.shift(owner_of(move), place, here, kind_of(move))
        s.shift(task.seat, here, place, LEADER)

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return [piece for place in range(s.island.size) for piece in pieces_on(s, place)]

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        facts = piece_facts(s, piece)
        if kind_of(piece) == LEADER:
            return Refusal("KI-9.3", "refused-swap-leader", facts)
        if place_of(piece) == s.flocks[task.seat].leader:
            return Refusal("KI-9.4", "refused-swap-here", facts)
        if piece not in swaps(s, task.seat):
            return Refusal("KI-9.3", "refused-out-of-reach", facts)
        return None


class Gather(AroundDecision):
    """Kiwis come to the Leader's hex without moving: up to `n` of them."""

    __slots__ = ()

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return True

    def sources(self, s: Kiwi, task: Task) -> list[int]:
        """The hexes they come from."""
        return s.island.near[s.flocks[task.seat].leader]

    def takes(self, s: Kiwi, task: Task, owner: i64, size: i64) -> bool:
        return owner == task.seat

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        found = [
            piece
            for place in self.sources(s, task)
            for piece in pieces_on(s, place)
            if kind_of(piece) != LEADER
            and self.takes(s, task, owner_of(piece), SIZES[kind_of(piece)])
        ]
        if found:
            found.append(STOP)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move == STOP:
            return
        here = s.flocks[task.seat].leader
        s.shift(owner_of(move), place_of(move), here, kind_of(move))
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1, task.x)

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return [piece for place in self.sources(s, task) for piece in pieces_on(s, place)]

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        facts = piece_facts(s, piece)
        kind = kind_of(piece)
        if place_of(piece) not in self.sources(s, task):
            return Refusal("KI-9.3", "refused-out-of-reach", facts)
        if kind == LEADER or not self.takes(s, task, owner_of(piece), SIZES[kind]):
            return Refusal("KI-9.3", "refused-not-by-this-power", facts)
        return None


class PullKiwi(Gather):
    """From the hexes around. `x` is the number of the effect on the card."""

    def numbers(self) -> tuple[str, ...]:
        return ("left", "effect")

    def fits(self, s: Kiwi, task: Task) -> bool:
        if not has_power(s, task.seat) or not 1 <= task.n <= 3:
            return False
        effects = power_of(s, task.seat).effects
        return task.x < len(effects) and effects[task.x].do == DO_PULL

    def effect(self, s: Kiwi, task: Task) -> Effect:
        return power_of(s, task.seat).effects[task.x]

    def takes(self, s: Kiwi, task: Task, owner: i64, size: i64) -> bool:
        effect = self.effect(s, task)
        if effect.owner == OWN and owner != task.seat:
            return False
        if effect.owner == RIVAL and owner == task.seat:
            return False
        return size <= effect.largest


class CarryKiwi(Gather):
    """From the hex `x` where the Leader began."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"left": int(task.n), "start": s.island.names[task.x]}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["left"].number(1, 3), data["start"].index(s.island.names)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return has_power(s, task.seat)

    def where(self, s: Kiwi, task: Task) -> i64:
        return task.x

    def sources(self, s: Kiwi, task: Task) -> list[int]:
        return [int(task.x)]

    def spots(self, s: Kiwi) -> int:
        return 1

    def spot(self, s: Kiwi, task: Task, place: i64) -> i64:
        return 0

    def spot_name(self, s: Kiwi, spot: int) -> str:
        return ""

    def place_at(self, s: Kiwi, task: Task, spot: i64) -> i64:
        return task.x


# Several sides of a hex in one number: a bit for each.


def with_side(sides: i64, side: i64) -> i64:
    return sides | 1 << side


def is_used(sides: i64, side: i64) -> bool:
    return (sides >> side & 1) == 1


class RepelPiece(AroundDecision):
    """One piece from each of up to `n` hexes around, straight away from the Leader.

    `x` are the sides already used.
    """

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        used = [name for side, name in enumerate(SIDE_NAMES) if is_used(task.x, side)]
        return {"left": int(task.n), "used": used}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        sides: i64 = 0
        for side in data["used"].each(0, len(SIDE_NAMES)):
            sides = with_side(sides, side.index(SIDE_NAMES))
        return data["left"].number(1, 3), int(sides)

    def fits(self, s: Kiwi, task: Task) -> bool:
        if not has_power(s, task.seat):
            return False
        return any([effect.do == DO_REPEL for effect in power_of(s, task.seat).effects])

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return True

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        ring = s.island.around[s.flocks[task.seat].leader]
        found = [
            piece
            for side in range(6)
            if ring[side] >= 0 and not is_used(task.x, side)
            for piece in pieces_on(s, ring[side])
        ]
        if found:
            found.append(STOP)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move == STOP:
            return
        place = place_of(move)
        owner = owner_of(move)
        kind = kind_of(move)
        side = s.island.around[s.flocks[task.seat].leader].index(place)
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1, with_side(task.x, side))
        target = s.island.around[place][side]
        if target >= 0:
            s.shift(owner, place, target, kind)
        elif kind == LEADER:
            s.ask(SET_BACK, task.seat, owner, way_out(True))
        else:
            s.lift(owner, place, kind)
            s.flocks[owner].reserve += SIZES[kind]

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        near = s.island.near[s.flocks[task.seat].leader]
        return [piece for place in near for piece in pieces_on(s, place)]

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        ring = s.island.around[s.flocks[task.seat].leader]
        place = place_of(piece)
        facts = piece_facts(s, piece)
        if place not in ring:
            return Refusal("KI-9.3", "refused-out-of-reach", facts)
        if is_used(task.x, ring.index(place)):
            return Refusal("KI-9.3", "refused-one-per-hex", facts)
        return None

    def facts(self, s: Kiwi, task: Task, piece: int) -> dict[str, Fact]:
        facts = piece_facts(s, piece)
        place = place_of(piece)
        side = s.island.around[s.flocks[task.seat].leader].index(place)
        target = s.island.around[place][side]
        facts["off"] = "no" if target >= 0 else "yes"
        facts["to"] = hex_words(s, target) if target >= 0 else Words("the-sea")
        return facts


TRAVEL: Final[Travel] = Travel("travel", "KI-9.3")
ARRIVE: Final[Arrive] = Arrive("arrive", "KI-9.3")
SWAP_WITH: Final[SwapWith] = SwapWith("swap-with", "KI-9.3")
PULL_KIWI: Final[PullKiwi] = PullKiwi("pull-kiwi", "KI-9.3")
CARRY_KIWI: Final[CarryKiwi] = CarryKiwi("carry-kiwi", "KI-9.3")
REPEL_PIECE: Final[RepelPiece] = RepelPiece("repel-piece", "KI-9.3")
