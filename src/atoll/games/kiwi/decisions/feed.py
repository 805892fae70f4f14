"""KI-4, KI-5: feeding a kiwi until it bursts."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.bonus import grow
from atoll.games.kiwi.decisions.choose import PieceDecision
from atoll.games.kiwi.decisions.gain import gain_markers
from atoll.games.kiwi.decisions.names import (
    all_pieces,
    bonus_words,
    piece_facts,
    piece_notation,
    read_piece,
)
from atoll.games.kiwi.decisions.pay import PAY_DIFFERENT, pays_different
from atoll.games.kiwi.decisions.push import NO_PUSHER, PUSH, push_order
from atoll.games.kiwi.decisions.tokens import FOR_FEEDING
from atoll.games.kiwi.flock import LEADER, MOVED, SIZES, Flock
from atoll.games.kiwi.kinds import ALL
from atoll.games.kiwi.pieces import KIWI_PIECES, kind_of, owner_of, piece_code, place_of
from atoll.games.kiwi.state import STOP, Kiwi


def can_be_fed(flock: Flock, size: i64) -> bool:
    """KI-4.8: the token may not come from the fed kiwi itself; an explosion needs none."""
    return size == 3 or flock.has_token() or flock.flock_size() > 1


def can_feed(s: Kiwi, seat: i64) -> bool:
    """KI-3.11: is there a kiwi that can be fed and paid for?"""
    feeder = s.flocks[seat]
    price = s.parts.feed_price
    for size in range(1, 4):
        if pays_different(feeder, price[size - 1]):
            for flock in s.flocks:
                if can_be_fed(flock, size) and any(flock.kiwis[size - 1 :: 3]):
                    return True
    return False


def markers_for(s: Kiwi, feeder: i64, owner: i64) -> int:
    """KI-4.4: what feeding brings."""
    return s.parts.feed_own if owner == feeder else s.parts.feed_rival


class Feed(PieceDecision):
    """KI-4.1: any kiwi on the island. With `n`, it is a bonus and may be declined."""

    def numbers(self) -> tuple[str, ...]:
        return ("bonus",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return task.n <= 1

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return task.n > 0

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        return move == STOP

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        feeder = s.flocks[task.seat]
        price = s.parts.feed_price
        found: list[int] = []
        paid = [pays_different(feeder, price[size]) for size in range(3)]
        for owner in range(len(s.flocks)):
            flock = s.flocks[owner]
            kiwis, moved = flock.kiwis, flock.moved
            first: int = piece_code(0, owner, 0)
            for size in range(3):
                if paid[size] and can_be_fed(flock, size + 1):
                    for i in range(size, len(kiwis), 3):
                        if kiwis[i]:
                            piece = KIWI_PIECES[i] + first
                            if kiwis[i] > moved[i]:
                                found.append(piece)
                            if moved[i]:
                                found.append(piece + MOVED)
        if task.n > 0 and found:
            found.append(STOP)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move == STOP:
            return
        feed(s, task.seat, move)
        s.ask(PAY_DIFFERENT, task.seat, s.parts.feed_price[SIZES[kind_of(move)] - 1])

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        return all_pieces(s)

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        kind = kind_of(piece)
        flock = s.flocks[owner_of(piece)]
        facts = self.facts(s, task, piece)
        if kind == LEADER:
            return Refusal("KI-4.1", "refused-feed-leader", facts)
        feeder = s.flocks[task.seat]
        price = s.parts.feed_price[SIZES[kind] - 1]
        if not pays_different(feeder, price):
            facts["types"] = 4 - feeder.fruit.count(0)
            facts["have"] = feeder.marker_total()
            return Refusal("KI-4.2", "refused-feed-price", facts)
        if not can_be_fed(flock, SIZES[kind]):
            return Refusal("KI-4.8", "refused-no-token", facts)
        return None

    def facts(self, s: Kiwi, task: Task, piece: int) -> dict[str, Fact]:
        facts = piece_facts(s, piece)
        owner = owner_of(piece)
        size = SIZES[kind_of(piece)]
        facts["price"] = s.parts.feed_price[size - 1]
        facts["markers"] = markers_for(s, task.seat, owner)
        flock = s.flocks[owner]
        bonus: list[int] = []
        if flock.track and size < 3:
            bonus = s.parts.tracks[flock.side][s.parts.track - flock.track]
        facts["bonus"] = bonus_words(bonus)
        facts["own"] = "yes" if owner == task.seat else "no"
        return facts

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("feed-prompt", {"bonus": "yes" if task.n else "no"})


def feed(s: Kiwi, feeder: i64, piece: i64) -> None:
    """KI-4.6: the token, then its bonus, then the markers; who pays asks for it on top."""
    owner = owner_of(piece)
    s.ask(FEEDING_DONE, feeder, owner)
    s.ask(FED, feeder, 0, piece)


class Fed(Step[Kiwi]):
    """KI-4.3, KI-5.1: the kiwi grows by a token of its owner, or bursts. `x` is the kiwi."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"kiwi": piece_notation(s, int(task.x))}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return 0, read_piece(s, data["kiwi"])

    def fits(self, s: Kiwi, task: Task) -> bool:
        return kind_of(task.x) != LEADER

    def run(self, s: Kiwi, task: Task) -> None:
        place = place_of(task.x)
        owner = owner_of(task.x)
        kind = kind_of(task.x)
        if s.story is not None:
            facts = piece_facts(s, int(task.x))
            s.tell(task.seat, Words("exploded" if SIZES[kind] == 3 else "fed", facts), "KI-4.1")
        if SIZES[kind] < 3:
            grow(s, owner, task.x, FOR_FEEDING)
            return
        s.lift(owner, place, kind)
        s.flocks[owner].reserve += 3
        s.ask(PUSH, task.seat, ALL, push_order(place, 3, False, NO_PUSHER))


class FeedingDone(Step[Kiwi]):
    """KI-4.4, KI-5.6: the feeder draws markers; `n` is the owner of the fed kiwi."""

    def numbers(self) -> tuple[str, ...]:
        return ("owner",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return task.n < len(s.flocks)

    def run(self, s: Kiwi, task: Task) -> None:
        gain_markers(s, task.seat, markers_for(s, task.seat, task.n))


FEED: Final[Feed] = Feed("feed", "KI-4.1")
FED: Final[Fed] = Fed("fed", "KI-4.3")
FEEDING_DONE: Final[FeedingDone] = FeedingDone("feeding-done", "KI-4.4")
