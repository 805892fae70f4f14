"""KI-7: pushing pieces out of a hex, one at a time."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions import patterns
from atoll.games.kiwi.decisions.choose import HexDecision, PieceDecision
from atoll.games.kiwi.decisions.names import (
    hex_words,
    kind_facts,
    piece_facts,
    piece_notation,
    pieces_on,
    read_piece,
)
from atoll.games.kiwi.flock import KIND_NAMES, LEADER, NOBODY, SIZES
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import ALL
from atoll.games.kiwi.pieces import kind_of, owner_of, parts_of, piece_code, place_of
from atoll.games.kiwi.state import STOP, Kiwi

NO_PUSHER: Final = 7  # a kind no piece has: nobody in the hex does the pushing
MOST_PUSHED: Final = 4  # pieces, unless ALL must go

# What may be pushed, in one number: who pushes, whether only rivals' pieces, how large at most, from
# which hex, whether a Leader's power pushes, and its charge. A charge is 1 more than the hex on which a
# Leader began a straight way that is to be cleared; 0 is none.
RIVALS_ONLY: Final = 8
REACH: Final = 16
PLACE: Final = 64
POWERED: Final = 4096
CHARGE: Final = 8192


def push_order(
    place: i64, reach: i64, rivals: bool, pusher: i64, charge: i64 = 0, powered: bool = False
) -> i64:
    order = charge * CHARGE + place * PLACE + reach * REACH + pusher
    return order + (RIVALS_ONLY if rivals else 0) + (POWERED if powered else 0)


def pusher_of(order: i64) -> i64:
    return order % RIVALS_ONLY


def only_rivals(order: i64) -> bool:
    return order // RIVALS_ONLY % 2 == 1


def reach_of(order: i64) -> i64:
    return order // REACH % 4


def pushed_off(order: i64) -> i64:
    """The hex that is pushed clear."""
    return order // PLACE % 64


def is_powered(order: i64) -> bool:
    return order // POWERED % 2 == 1


def charge_of(order: i64) -> i64:
    return order // CHARGE


# What is asked of where a push ends, in one number: whether it must be another hex, and the charge.


def way_out(leaves: bool, charge: i64 = 0) -> i64:
    return charge * 2 + (1 if leaves else 0)


def must_leave(way: i64) -> bool:
    return way % 2 == 1


def charge_before(way: i64) -> i64:
    return way // 2


def write_charge(s: Kiwi, charge: i64) -> str | None:
    return s.island.names[charge - 1] if charge else None


def read_charge(s: Kiwi, data: Field) -> int:
    return 0 if data.value is None else data.index(s.island.names) + 1


def can_charge(s: Kiwi, seat: i64, charge: i64) -> bool:
    """Whether a push is none of a charge's, or of one that can have begun."""
    return not charge or s.flocks[seat].leader != NOBODY


def write_way(s: Kiwi, way: i64) -> dict[str, Any]:
    return {"leaves": must_leave(way), "charge": write_charge(s, charge_before(way))}


def read_way(s: Kiwi, data: Field) -> int:
    return int(way_out(data["leaves"].flag(), read_charge(s, data["charge"])))


def cleared(s: Kiwi, seat: i64, place: i64, charge: i64) -> list[int]:
    """KI-9.10: the hexes of a charge that were crossed before this one; they stay clear."""
    if not charge:
        return []
    leader = s.flocks[seat].leader
    behind = s.island.distance[charge - 1]
    ahead = s.island.distance[leader]
    return [
        crossed
        for crossed in range(s.island.size)
        if 0 < behind[crossed] < behind[place]
        and behind[crossed] + ahead[crossed] == behind[leader]
    ]


class Push(PieceDecision):
    """KI-5.4, KI-7.1: the next piece to push. `n` is how many may go, or ALL that must."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        order = task.x
        pusher = pusher_of(order)
        return {
            "left": "all" if task.n == ALL else int(task.n),
            "hex": s.island.names[pushed_off(order)],
            "reach": int(reach_of(order)),
            "rivals": only_rivals(order),
            "pusher": None if pusher == NO_PUSHER else KIND_NAMES[pusher],
            "powered": is_powered(order),
            "charge": write_charge(s, charge_of(order)),
        }

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        left, pusher = data["left"], data["pusher"]
        order = push_order(
            data["hex"].index(s.island.names),
            data["reach"].number(1, 3),
            data["rivals"].flag(),
            NO_PUSHER if pusher.value is None else pusher.index(KIND_NAMES),
            read_charge(s, data["charge"]),
            data["powered"].flag(),
        )
        return ALL if left.value == "all" else left.number(1, MOST_PUSHED), int(order)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return can_charge(s, task.seat, charge_of(task.x))

    def points(self) -> bool:
        return True

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return task.n != ALL

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        return False

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        found = self.victims(s, task)
        if not found:
            return found
        if task.seat == s.bot:
            return [patterns.next_victim(found)]
        if task.n != ALL:
            found.append(STOP)
        return found

    def victims(self, s: Kiwi, task: Task) -> list[int]:
        seat = task.seat
        place = pushed_off(task.x)
        reach = reach_of(task.x)
        rivals = only_rivals(task.x)
        pusher = pusher_of(task.x)
        found: list[int] = []
        for owner in range(len(s.flocks)):
            flock = s.flocks[owner]
            if flock.strength[place] and not (rivals and owner == seat):
                for kind in flock.kinds(place):
                    if SIZES[kind] > reach:
                        continue
                    if owner == seat and kind == pusher and flock.count(place, kind) == 1:
                        continue
                    found.append(int(piece_code(place, owner, kind)))
        return found

    def where(self, s: Kiwi, task: Task) -> i64:
        return pushed_off(task.x)

    def is_local(self) -> bool:
        return True

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move == STOP:
            return
        if task.n == ALL:
            s.ask(self, task.seat, ALL, task.x)
        elif task.n > 1:
            s.ask(self, task.seat, task.n - 1, task.x)
        # KI-5.4, KI-9.6: all that a bursting kiwi or a power pushes must leave its hex, Leaders too.
        leaves = task.n == ALL or is_powered(task.x)
        s.ask(PUSH_TO, task.seat, move, way_out(leaves, charge_of(task.x)))

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return pieces_on(s, int(pushed_off(task.x)))

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        place, owner, kind = parts_of(piece)
        facts = piece_facts(s, piece)
        if place != pushed_off(task.x):
            return Refusal("KI-7.1", "refused-other-hex", facts)
        if only_rivals(task.x) and owner == task.seat:
            return Refusal("KI-9.3", "refused-own-piece", facts)
        if (
            owner == task.seat
            and kind == pusher_of(task.x)
            and s.flocks[owner].count(place, kind) == 1
        ):
            return Refusal("KI-7.1", "refused-pusher", facts)
        reach = int(reach_of(task.x))
        if SIZES[kind] > reach:
            facts["reach"] = reach
            return Refusal("KI-7.3", "refused-too-large", facts)
        return None

    def prompt(self, s: Kiwi, task: Task) -> Words:
        facts: dict[str, Fact] = {"hex": hex_words(s, int(pushed_off(task.x))), "left": task.n}
        return Words("push-all-prompt" if task.n == ALL else "push-prompt", facts)


class PushTo(HexDecision):
    """KI-7.2, KI-7.5: to an adjacent hex of the pusher's choice, or off the island from its shore.

    `n` is the piece, `x` its way out.
    """

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"piece": piece_notation(s, int(task.n))} | write_way(s, task.x)

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return read_piece(s, data["piece"]), read_way(s, data)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return can_charge(s, task.seat, charge_before(task.x))

    def whom(self, s: Kiwi, task: Task) -> i64:
        return task.n

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        place = place_of(task.n)
        if task.seat == s.bot:
            return [patterns.push_goal(s, owner_of(task.n), int(place))]
        exits = s.island.exits[place]
        charge = charge_before(task.x)
        if not charge:
            return exits
        barred = cleared(s, task.seat, place, charge)
        return [goal for goal in exits if goal not in barred]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        place = place_of(task.n)
        owner = owner_of(task.n)
        kind = kind_of(task.n)
        if move != OFF:
            s.shift(owner, place, move, kind)
        elif kind == LEADER:
            s.ask(SET_BACK, task.seat, owner, task.x)
        else:
            s.lift(owner, place, kind)
            s.flocks[owner].reserve += SIZES[kind]

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return [*s.island.near[place_of(task.n)], OFF]

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move == OFF:
            if s.island.outer[place_of(task.n)]:
                return None
            return Refusal("KI-7.5", "refused-no-sea", piece_facts(s, int(task.n)))
        return super().refusal(s, task, move)

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if place not in s.island.near[place_of(task.n)]:
            return Refusal("KI-7.2", "refused-not-adjacent", {"hex": hex_words(s, place)})
        if place in cleared(s, task.seat, place_of(task.n), charge_before(task.x)):
            return Refusal("KI-9.10", "refused-cleared", {"hex": hex_words(s, place)})
        return None

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        if move == OFF:
            return f"sea-{s.island.names[place_of(task.n)]}"
        return super().target(s, task, move)

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        piece = int(task.n)
        kind = kind_of(piece)
        facts = piece_facts(s, piece)
        facts["from"] = hex_words(s, place_of(piece))
        if move == OFF:
            return Words("push-leader-off" if kind == LEADER else "push-off", facts)
        facts["hex"] = hex_words(s, move)
        return Words("push-to", facts)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("push-to-prompt", piece_facts(s, int(task.n)))


class SetBack(HexDecision):
    """KI-7.7: a Leader pushed off is put on an outer hex by the pusher.

    `n` is its owner, `x` its way out.
    """

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"owner": int(task.n)} | write_way(s, task.x)

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["owner"].number(0, len(s.flocks) - 1), read_way(s, data)

    def fits(self, s: Kiwi, task: Task) -> bool:
        placed = s.flocks[task.n].leader != NOBODY
        return placed and can_charge(s, task.seat, charge_before(task.x))

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        here = s.flocks[task.n].leader
        barred = cleared(s, task.seat, here, charge_before(task.x))
        if must_leave(task.x):
            barred.append(int(here))
        shore = [place for place in s.island.shore if place not in barred]
        return patterns.in_order(s, shore)[:1] if task.seat == s.bot else shore

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        s.shift(task.n, s.flocks[task.n].leader, move, LEADER)

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if must_leave(task.x) and place == s.flocks[task.n].leader:
            return Refusal("KI-7.7", "refused-same-hex", {"hex": hex_words(s, place)})
        if not s.island.outer[place]:
            return Refusal("KI-7.7", "refused-not-outer", {"hex": hex_words(s, place)})
        if place in cleared(s, task.seat, s.flocks[task.n].leader, charge_before(task.x)):
            return Refusal("KI-9.10", "refused-cleared", {"hex": hex_words(s, place)})
        return None

    def facts(self, s: Kiwi, task: Task, place: int) -> dict[str, Fact]:
        facts = kind_facts(s, int(task.n), LEADER)
        facts["hex"] = hex_words(s, place)
        return facts

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("set-back-prompt", kind_facts(s, int(task.n), LEADER))


PUSH: Final[Push] = Push("push", "KI-7.1")
PUSH_TO: Final[PushTo] = PushTo("push-to", "KI-7.2")
SET_BACK: Final[SetBack] = SetBack("set-back", "KI-7.7")
