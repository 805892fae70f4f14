"""KI-6, KI-8: moving pieces, and buying more moves."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.choose import HexDecision, OwnPieceDecision
from atoll.games.kiwi.decisions.names import hex_words, piece_facts, piece_notation, read_piece
from atoll.games.kiwi.decisions.pay import EVERY, Coins, Payment
from atoll.games.kiwi.decisions.power import is_possible, use_power
from atoll.games.kiwi.decisions.push import PUSH, push_order
from atoll.games.kiwi.flock import LEADER, MOVED, NOBODY, SIZES, Flock
from atoll.games.kiwi.kinds import MORE_MOVES
from atoll.games.kiwi.pieces import KIWI_PIECES, kind_of, owner_of, piece_code, place_of
from atoll.games.kiwi.state import POWER, STOP, Kiwi

MOST_ACTIONS: Final = 8  # Move actions in a row


def can_use_power(s: Kiwi, seat: i64) -> bool:
    """KI-9.2, KI-9.7, KI-9.9: not used this season, the Leader not moved, and possible."""
    flock = s.flocks[seat]
    return not flock.spent and not flock.leader_moved and is_possible(s, seat)


def can_move(flock: Flock) -> bool:
    """KI-6.8: is there a piece that has not moved?"""
    return not flock.leader_moved or sum(flock.kiwis) > sum(flock.moved)


class Move(OwnPieceDecision):
    """KI-6.2: an own piece that has not moved, or the Leader's power.

    `n` Move actions are left; the last `x` of them may be declined.
    """

    def numbers(self) -> tuple[str, ...]:
        return ("left", "optional")

    def fits(self, s: Kiwi, task: Task) -> bool:
        return 1 <= task.n <= MOST_ACTIONS and task.x <= MOST_ACTIONS

    def points(self) -> bool:
        return True

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return task.n <= task.x

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        return move in (STOP, POWER)

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        flock = s.flocks[task.seat]
        kiwis, moved = flock.kiwis, flock.moved
        first: int = piece_code(0, task.seat, 0)
        found = [KIWI_PIECES[i] + first for i in range(len(kiwis)) if kiwis[i] > moved[i]]
        if not flock.leader_moved:
            found.append(int(piece_code(flock.leader, task.seat, LEADER)))
            if not flock.spent and is_possible(s, task.seat):
                found.append(POWER)
        if found and task.n <= task.x:
            found.append(STOP)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move == STOP:
            return
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1, task.x)
        if move == POWER:
            use_power(s, task.seat)
        else:
            s.ask(MOVE_TO, task.seat, move)

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        found = super().scope(s, task)
        return found if s.flocks[task.seat].leader_card == NOBODY else [*found, POWER]

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move == POWER:
            return refusal_of_power(s, int(task.seat))
        if move == STOP and task.n > task.x:
            return Refusal("KI-6.1", "refused-move-is-due", {"left": task.n - task.x})
        return super().refusal(s, task, move)

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        return [*self.scope(s, task), STOP]

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        kind = kind_of(piece)
        facts = piece_facts(s, piece)
        if owner_of(piece) != task.seat:
            return Refusal("KI-6.2", "refused-not-yours", facts)
        if kind == LEADER and s.flocks[task.seat].leader_moved:
            return Refusal("KI-6.3", "refused-moved", facts)
        if MOVED <= kind < LEADER:
            return Refusal("KI-6.3", "refused-moved", facts)
        return None

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        return "power" if move == POWER else super().notation(s, task, move)

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return f"power-{task.seat}" if move == POWER else super().target(s, task, move)

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        if move == POWER:
            return Words("use-power", power_facts(s, int(task.seat)))
        return super().words(s, task, move)

    # Actions are the pieces and STOP, and after them POWER.

    def reach(self, s: Kiwi) -> int:
        return super().reach(s) + 1

    def action(self, s: Kiwi, task: Task, move: int) -> int:
        return self.reach(s) - 1 if move == POWER else super().action(s, task, move)

    def move_at(self, s: Kiwi, task: Task, action: int) -> int:
        return POWER if action == self.reach(s) - 1 else super().move_at(s, task, action)

    def action_name(self, s: Kiwi, action: int) -> str:
        return "power" if action == self.reach(s) - 1 else super().action_name(s, action)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        facts: dict[str, Fact] = {
            "left": task.n,
            "must": "no" if task.n <= task.x else "yes",
        }
        return Words("move-prompt", facts)


def power_facts(s: Kiwi, seat: int) -> dict[str, Fact]:
    card = s.flocks[seat].leader_card
    return {
        "card": s.parts.leader_card_names[card],
        "leader": s.parts.leader_names[s.parts.leader_of[card]],
        "effect": Words(f"power-{s.parts.leader_card_ids[card]}"),
    }


def refusal_of_power(s: Kiwi, seat: int) -> Refusal | None:
    flock = s.flocks[seat]
    facts = power_facts(s, seat)
    if flock.spent:
        return Refusal("KI-9.2", "refused-power-spent", facts)
    if flock.leader_moved:
        return Refusal("KI-9.7", "refused-leader-moved", facts)
    if not is_possible(s, seat):
        return Refusal("KI-9.9", "refused-power-impossible", facts)
    return None


class MoveTo(HexDecision):
    """KI-6.2, KI-6.6: to an adjacent hex; then up to two smaller kiwis may be pushed out of it.

    `n` is the piece.
    """

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"piece": piece_notation(s, int(task.n))}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return read_piece(s, data["piece"]), 0

    def fits(self, s: Kiwi, task: Task) -> bool:
        return owner_of(task.n) == task.seat and not MOVED <= kind_of(task.n) < LEADER

    def whom(self, s: Kiwi, task: Task) -> i64:
        return task.n

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return s.island.near[place_of(task.n)]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        kind = step(s, task.seat, task.n, move)
        reach: i64 = SIZES[kind] - 1
        if s.flocks[task.seat].power == MORE_MOVES:
            reach += 1
        if reach > 0:
            s.ask(PUSH, task.seat, s.parts.pushes, push_order(move, reach, False, kind))

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return s.island.near[place_of(task.n)].copy()

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if place not in s.island.near[place_of(task.n)]:
            return Refusal("KI-6.2", "refused-not-adjacent", {"hex": hex_words(s, place)})
        return None

    def facts(self, s: Kiwi, task: Task, place: int) -> dict[str, Fact]:
        facts = piece_facts(s, int(task.n))
        facts["from"] = facts["hex"]
        facts["hex"] = hex_words(s, place)
        return facts

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("move-to-prompt", piece_facts(s, int(task.n)))


def step(s: Kiwi, seat: i64, piece: i64, target: i64) -> i64:
    """A piece moves, and is marked as moved; says what kind of piece it is now."""
    kind = kind_of(piece)
    s.shift(seat, place_of(piece), target, kind)
    flock = s.flocks[seat]
    if kind == LEADER:
        flock.leader_moved = True
        return kind
    flock.moved[target * 3 + kind] += 1
    return kind + MOVED


class ExtraMove(Payment):
    """KI-8.1: after the card's moves, two fruit of the board's types buy one more, again and again."""

    def may_stop(self) -> bool:
        return True

    def kinds(self, s: Kiwi, task: Task) -> list[Coins]:
        pair = s.parts.pairs[s.flocks[task.seat].colour]
        return PAIRS[pair[0] * 4 + pair[1]]

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return super().moves(s, task) if can_move(s.flocks[task.seat]) else []

    def paid(self, s: Kiwi, task: Task) -> None:
        s.ask(self, task.seat, task.n)
        s.ask(MOVE, task.seat, 1, 0)

    def wrong(self, s: Kiwi, task: Task) -> Refusal:
        pair = s.parts.pairs[s.flocks[task.seat].colour]
        facts: dict[str, Fact] = {
            "one": s.parts.fruit_names[pair[0]],
            "other": s.parts.fruit_names[pair[1]],
        }
        return Refusal("KI-8.1", "refused-not-the-pair", facts)


# The fruit of two types, by `first * 4 + second`.
PAIRS: Final[list[list[Coins]]] = [
    [
        coins
        for coins in EVERY
        if all([coins.counts[kind] == 0 for kind in range(4) if kind not in (pair // 4, pair % 4)])
    ]
    for pair in range(16)
]

MOVE: Final[Move] = Move("move", "KI-6.2")
MOVE_TO: Final[MoveTo] = MoveTo("move-to", "KI-6.2")
EXTRA_MOVE: Final[ExtraMove] = ExtraMove("extra-move", "KI-8.1")
