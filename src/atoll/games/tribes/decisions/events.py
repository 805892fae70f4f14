"""TR-10: what events do when somebody takes them."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Refusal, Words
from atoll.games.tribes import parts
from atoll.games.tribes.decisions.explore import EXPLORE
from atoll.games.tribes.decisions.procreate import PLACE_MEMBER, no_member
from atoll.games.tribes.decisions.tile import TileDecision, tile_facts
from atoll.games.tribes.state import Tribes


def strikes(s: Tribes, seat: i64, event: i64) -> bool:
    """TR-10.5 to TR-10.8: does the event take effect if this seat takes it now?"""
    when = s.parts.event_when[event]
    if when == parts.STRONGEST:
        return s.is_strongest(seat)
    if when == parts.WEAKEST:
        return s.is_weakest(seat)
    return True


def fit(s: Tribes, seat: i64, event: i64) -> str:
    """TR-10.4 to TR-10.7: why an event for the strongest or weakest misses a seat, or meets it in a tie."""
    when = s.parts.event_when[event]
    if when == parts.STRONGEST:
        fits, name, other = (
            [s.is_strongest(i) for i in range(len(s.tribes))],
            "strongest",
            "stronger",
        )
    elif when == parts.WEAKEST:
        fits, name, other = [s.is_weakest(i) for i in range(len(s.tribes))], "weakest", "weaker"
    else:
        return "any"
    if not fits[seat]:
        return other
    return name if sum(fits) > 1 else "any"


def share(s: Tribes, seat: i64, event: i64) -> i64:
    """TR-10.9 to TR-10.11, TR-10.16, TR-10.17: how much of an event's number can come to a seat."""
    tribe = s.tribes[seat]
    n: i64 = s.parts.event_number[event]
    effect = s.parts.event_effect[event]
    most: i64 = n
    if effect == parts.LOSE_POINTS:
        most = tribe.points
    elif effect == parts.GAIN_MEMBERS:
        most = tribe.reserve
    elif effect == parts.LOSE_MEMBERS:
        most = s.parts.members - 1 - tribe.reserve
    elif effect == parts.EXHAUST_LAND:
        most = len(tribe.empty(0))
    elif effect == parts.EXPLORE_LAND:
        most = sum(s.land) + len(tribe.empty(1))
    elif effect == parts.TAKE_SHELLS:
        return sum([min(other.shells, n) for other in s.tribes if other is not tribe])
    return n if n < most else most


class EventStep(Step[Tribes]):
    """Something that comes of the event in somebody's hand; the task's n is its number."""

    __slots__ = ()

    def write(self, s: Tribes, task: Task) -> dict[str, Any]:
        return {"event": s.parts.tile_ids[parts.ACTIONS + task.n]}

    def read(self, s: Tribes, data: Field) -> tuple[int, int]:
        return data["event"].index(s.parts.tile_ids[parts.ACTIONS :]), 0

    def fits(self, s: Tribes, task: Task) -> bool:
        return s.held == parts.ACTIONS + task.n


class Strike(EventStep):
    """TR-10.2, TR-10.5, TR-10.12: an event happens to its taker, or to all from the taker on."""

    def run(self, s: Tribes, task: Task) -> None:
        event = task.n
        struck = strikes(s, task.seat, event)
        if s.story is not None and not struck:
            facts = {
                "tile": s.parts.tile_names[parts.ACTIONS + event],
                "when": parts.WHEN[s.parts.event_when[event]],
            }
            s.tell(task.seat, Words("no-effect", facts), "TR-10.5")
        if not struck:
            return
        seats: i64 = len(s.tribes)
        affected: i64 = seats if s.parts.event_all[event] else 1
        for i in range(affected - 1, -1, -1):
            s.ask(SUFFER, (task.seat + i) % seats, event)


class Suffer(EventStep):
    """One tribe's share of an event."""

    def run(self, s: Tribes, task: Task) -> None:
        seat = task.seat
        effect = s.parts.event_effect[task.n]
        printed: i64 = s.parts.event_number[task.n]
        n = share(s, seat, task.n)
        tribe = s.tribes[seat]
        if effect == parts.GAIN_POINTS:
            tribe.points += n
            tell_number(s, seat, "gained-points", n, "TR-10.2")
        elif effect == parts.LOSE_POINTS:
            tribe.points -= n
            if n == printed:
                tell_number(s, seat, "lost-points", n, "TR-10.2")
            else:
                tell_number(s, seat, "lost-all", n, "TR-10.11")
        elif effect == parts.GAIN_MEMBERS:
            tell_shortage(s, seat, "few-to-gain", n, printed, "TR-10.16")
            if n > 0:
                s.ask(PLACE_MEMBER, seat, n)
        elif effect == parts.LOSE_MEMBERS:
            tell_shortage(s, seat, "few-to-lose", n, printed, "TR-10.9")
            if n > 0:
                s.ask(LOSE_MEMBER, seat, n)
        elif effect == parts.EXHAUST_LAND:
            tell_shortage(s, seat, "few-to-exhaust", n, printed, "TR-10.10")
            if n > 0:
                s.ask(EXHAUST_EMPTY, seat, n)
        elif effect == parts.EXPLORE_LAND:
            s.ask(EXPLORE, seat, printed)
        else:
            take_shells(s, seat, printed)


def take_shells(s: Tribes, seat: i64, n: i64) -> None:
    """TR-10.17: every other player gives n shells, or what they have."""
    taker = s.tribes[seat]
    taken: i64 = 0
    for giver, tribe in enumerate(s.tribes):
        if tribe is not taker:
            given = tribe.shells if tribe.shells < n else n
            tribe.shells -= given
            taken += given
            tell_number(s, giver, "gave-shells", given, "TR-10.17")
    taker.shells += taken
    tell_number(s, seat, "took-shells", taken, "TR-10.17")


def tell_shortage(s: Tribes, seat: i64, key: str, n: i64, printed: i64, rule: str) -> None:
    """Say why less happens than the event says."""
    if n < printed:
        tell_number(s, seat, key, n, rule)


def tell_number(s: Tribes, seat: i64, key: str, n: i64, rule: str) -> None:
    if s.story is not None:
        s.tell(seat, Words(key, {"number": n}), rule)


class LoseMember(TileDecision):
    """TR-10.9: the loser chooses which members go; the last one stays."""

    def moves(self, s: Tribes, task: Task) -> list[int]:
        return s.tribes[task.seat].occupied()

    def play(self, s: Tribes, task: Task, move: int) -> None:
        tribe = s.tribes[task.seat]
        tribe.members[move] -= 1
        tribe.reserve += 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)

    def most_left(self, s: Tribes, task: Task) -> i64:
        return s.parts.members - 1 - s.tribes[task.seat].reserve

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        return no_member(s, task, tile, "TR-10.9")


class ExhaustEmpty(TileDecision):
    """TR-10.10: the owner chooses active land without members, as much of it as there is."""

    def moves(self, s: Tribes, task: Task) -> list[int]:
        tiles = s.tribes[task.seat].empty(0)
        return tiles[:1] if len(tiles) <= task.n else tiles

    def play(self, s: Tribes, task: Task, move: int) -> None:
        s.tribes[task.seat].exhausted[move] = 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)

    def most_left(self, s: Tribes, task: Task) -> i64:
        return len(s.tribes[task.seat].empty(0))

    def refuses(self, s: Tribes, task: Task, tile: int) -> Refusal | None:
        tribe = s.tribes[task.seat]
        if tribe.exhausted[tile]:
            return Refusal("TR-10.10", "refused-exhausted", tile_facts(s, task.seat, tile))
        if tribe.members[tile]:
            return Refusal("TR-10.10", "refused-occupied", tile_facts(s, task.seat, tile))
        return None


STRIKE: Final[Strike] = Strike("strike", "TR-10.2")
SUFFER: Final[Suffer] = Suffer("suffer", "TR-10.5")
LOSE_MEMBER: Final[LoseMember] = LoseMember("lose-member", "TR-10.9")
EXHAUST_EMPTY: Final[ExhaustEmpty] = ExhaustEmpty("exhaust-empty", "TR-10.10")
