"""KI-23: the turn-order track of the variant."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, Step, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.bonus import grant
from atoll.games.kiwi.decisions.names import bonus_words, flock_words, listed
from atoll.games.kiwi.decisions.pay import PAY_ANY, PAY_MARKER
from atoll.games.kiwi.flock import EMPTY
from atoll.games.kiwi.kinds import SLOTS
from atoll.games.kiwi.state import AWAKENING_PHASE, SETUP_PHASE, Kiwi


def set_order(s: Kiwi) -> None:
    """KI-2.7, KI-23.4: clockwise from the first player, or as the turn-order track says."""
    order = s.clockwise()
    if s.variable:
        order.sort(key=lambda player: s.places[player])
    s.order = order


class Awaken(Step[Kiwi]):
    """KI-23.3: the marker passes, the tokens slide below their slots, and all choose anew."""

    def run(self, s: Kiwi, task: Task) -> None:
        s.phase = AWAKENING_PHASE
        s.first = (s.first + 1) % len(s.flocks)
        s.last = s.places
        if s.story is not None:
            s.tell(s.first, Words("awakening", {"season": s.season}), "KI-23.3")
        s.places = bytearray([EMPTY] * len(s.flocks))
        ask_slots(s)


def ask_slots(s: Kiwi) -> None:
    for player in reversed(s.clockwise()):
        s.ask(TAKE_SLOT, player)


def price_words(fruit: int, markers: int) -> Fact:
    """What a slot costs."""
    items: list[Fact] = [Words("bonus-fruit", {"number": fruit})] if fruit else []
    if markers:
        items.append(Words("bonus-marker", {"number": markers}))
    return listed(items)


class TakeSlot(Decision[Kiwi]):
    """KI-23.2, KI-23.3: an empty slot, not the one of last season. Moves are slots."""

    def reach(self, s: Kiwi) -> int:
        return SLOTS

    def action_name(self, s: Kiwi, action: int) -> str:
        return str(action + 1)

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return [slot for slot in range(SLOTS) if slot not in s.places and slot != s.last[task.seat]]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        seat = task.seat
        flock = s.flocks[seat]
        if s.phase == SETUP_PHASE:
            flock.track -= 1
        s.places[seat] = move
        fruit, markers = self.price(s, seat, move)
        if s.story is not None:
            p = s.parts
            self.tell_lack(s, seat, p.slot_fruit[move] - fruit, p.slot_markers[move] - markers)
        if fruit:
            s.ask(PAY_ANY, seat, fruit)
        if markers:
            s.ask(PAY_MARKER, seat, markers)
        grant(s, seat, s.parts.slot_gain[move])

    def price(self, s: Kiwi, seat: i64, slot: int) -> tuple[int, int]:
        """KI-15.5, KI-23.5: the fruit and the markers that are paid: all, or as much as possible."""
        flock = s.flocks[seat]
        markers = min(s.parts.slot_markers[slot], flock.marker_total())
        coins = flock.fruit_total() + flock.marker_total() - markers
        return min(s.parts.slot_fruit[slot], coins), markers

    def tell_lack(self, s: Kiwi, seat: i64, fruit: int, markers: int) -> None:
        """KI-23.5: what cannot be paid is not asked for."""
        if fruit or markers:
            facts: dict[str, Fact] = {"cost": price_words(fruit, markers)}
            s.tell(seat, Words("lacks", facts), "KI-23.5")

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < SLOTS:
            return Refusal("KI-23.1", "refused-no-such-slot")
        facts = self.facts(s, move)
        if move in s.places:
            facts["flock"] = flock_words(s, s.places.index(move))
            return Refusal("KI-23.3", "refused-slot-taken", facts)
        if move == s.last[task.seat]:
            return Refusal("KI-23.3", "refused-slot-of-last-season", facts)
        return None

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        return list(range(SLOTS))

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        return f"slot-{move + 1}"

    def facts(self, s: Kiwi, move: int) -> dict[str, Fact]:
        p = s.parts
        price: list[int] = [p.slot_fruit[move], p.slot_markers[move]]
        return {
            "slot": move + 1,
            "bonus": bonus_words(p.slot_gain[move]),
            "cost": price_words(price[0], price[1]),
            "effect": "gain" if p.slot_gain[move] else "pay" if sum(price) else "none",
            "token": "yes" if s.phase == SETUP_PHASE else "no",
        }

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        return Words("take-slot", self.facts(s, move))

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("take-slot-prompt")

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return f"slot-{move + 1}"


AWAKEN: Final[Awaken] = Awaken("awaken", "KI-23.3")
TAKE_SLOT: Final[TakeSlot] = TakeSlot("take-slot", "KI-23.2")
