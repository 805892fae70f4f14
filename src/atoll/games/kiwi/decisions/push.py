"""KI-7: pushing pieces out of a hex, one at a time."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions import patterns
from atoll.games.kiwi.decisions.choose import HexDecision, PieceDecision
from atoll.games.kiwi.decisions.names import (
    HEX,
    OWNER,
    hex_words,
    kind_facts,
    piece_facts,
    pieces_on,
)
from atoll.games.kiwi.flock import LEADER, SIZES
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import ALL
from atoll.games.kiwi.state import STOP, Kiwi

NO_PUSHER: Final = 7  # a kind no piece has: nobody in the hex does the pushing


POWERED: Final = 4096  # added to an order: a Leader's power pushes
CHARGE: Final = 8192


def push_order(place: i64, reach: i64, rivals: bool, pusher: i64, charge: i64 = 0) -> i64:
    """What may be pushed: on which hex, how large at most, only rivals', and who pushes.

    `charge` is 1 more than the hex on which a Leader began a straight way that is to be cleared.
    """
    return charge * CHARGE + place * 64 + reach * 16 + (8 if rivals else 0) + pusher


def way_out(number: i64, order: i64) -> i64:
    """What a push asks of where it ends: twice the charge, and 1 if it must be another hex.

    KI-5.4, KI-9.6: all that a bursting kiwi or a power pushes must leave its hex, Leaders too.
    """
    return order // CHARGE * 2 + (1 if number == ALL or order // POWERED % 2 else 0)


def pushed_off(order: i64) -> i64:
    """The hex that is pushed clear."""
    return order // 64 % 64


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

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return task.n != ALL

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
        reach = task.x // 16 % 4
        rivals = task.x // 8 % 2
        pusher = task.x % 8
        found: list[int] = []
        for owner in range(len(s.flocks)):
            flock = s.flocks[owner]
            if flock.strength[place] and not (rivals and owner == seat):
                for kind in flock.kinds(place):
                    if SIZES[kind] > reach:
                        continue
                    if owner == seat and kind == pusher and flock.count(place, kind) == 1:
                        continue
                    found.append(int(place * HEX + owner * OWNER + kind))
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move == STOP:
            return
        if task.n == ALL:
            s.ask(self, task.seat, ALL, task.x)
        elif task.n > 1:
            s.ask(self, task.seat, task.n - 1, task.x)
        s.ask(PUSH_TO, task.seat, move, way_out(task.n, task.x))

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return pieces_on(s, int(pushed_off(task.x)))

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        place, rest = divmod(piece, HEX)
        owner, kind = divmod(rest, OWNER)
        facts = piece_facts(s, piece)
        if place != pushed_off(task.x):
            return Refusal("KI-7.1", "refused-other-hex", facts)
        if task.x // 8 % 2 and owner == task.seat:
            return Refusal("KI-9.3", "refused-own-piece", facts)
        if owner == task.seat and kind == task.x % 8 and s.flocks[owner].count(place, kind) == 1:
            return Refusal("KI-7.1", "refused-pusher", facts)
        reach = int(task.x // 16 % 4)
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

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        place = task.n // HEX
        if task.seat == s.bot:
            return [patterns.push_goal(s, task.n % HEX // OWNER, int(place))]
        exits = s.island.exits[place]
        if task.x < 2:
            return exits
        barred = cleared(s, task.seat, place, task.x // 2)
        return [goal for goal in exits if goal not in barred]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        place = task.n // HEX
        owner = task.n % HEX // OWNER
        kind = task.n % OWNER
        if move != OFF:
            s.shift(owner, place, move, kind)
        elif kind == LEADER:
            s.ask(SET_BACK, task.seat, owner, task.x)
        else:
            s.lift(owner, place, kind)
            s.flocks[owner].reserve += SIZES[kind]

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return [*s.island.near[task.n // HEX], OFF]

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move == OFF:
            if s.island.outer[task.n // HEX]:
                return None
            return Refusal("KI-7.5", "refused-no-sea", piece_facts(s, int(task.n)))
        return super().refusal(s, task, move)

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if place not in s.island.near[task.n // HEX]:
            return Refusal("KI-7.2", "refused-not-adjacent", {"hex": hex_words(s, place)})
        if place in cleared(s, task.seat, task.n // HEX, task.x // 2):
            return Refusal("KI-9.10", "refused-cleared", {"hex": hex_words(s, place)})
        return None

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        if move == OFF:
            return f"sea-{s.island.names[task.n // HEX]}"
        return super().target(s, task, move)

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        piece = int(task.n)
        kind = piece % OWNER
        facts = piece_facts(s, piece)
        facts["from"] = hex_words(s, piece // HEX)
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

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        here = s.flocks[task.n].leader
        barred = cleared(s, task.seat, here, task.x // 2)
        if task.x % 2:
            barred.append(int(here))
        shore = [place for place in s.island.shore if place not in barred]
        return patterns.in_order(s, shore)[:1] if task.seat == s.bot else shore

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        s.shift(task.n, s.flocks[task.n].leader, move, LEADER)

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if task.x % 2 and place == s.flocks[task.n].leader:
            return Refusal("KI-7.7", "refused-same-hex", {"hex": hex_words(s, place)})
        if not s.island.outer[place]:
            return Refusal("KI-7.7", "refused-not-outer", {"hex": hex_words(s, place)})
        if place in cleared(s, task.seat, s.flocks[task.n].leader, task.x // 2):
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
