"""KI-15: paying with fruit, and with markers in place of fruit."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, NamedChoice, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.names import fruit_words
from atoll.games.kiwi.flock import Flock
from atoll.games.kiwi.kinds import FRUIT, TERRAIN
from atoll.games.kiwi.state import STOP, Kiwi

BASE: Final = 5  # a payment is its fruit by colour, written as digits; the rest are markers
NO_FRUIT: Final = 0  # a payment of markers alone
HIGHEST_PRICE: Final = 4
MOST_GIVEN: Final = 8  # markers that go back at once


class Coins:
    """Some fruit, as a part of a price."""

    __slots__ = ("code", "counts", "size")

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.size = sum(counts)
        self.code = counts[0] + BASE * (counts[1] + BASE * (counts[2] + BASE * counts[3]))


def coins_of(code: int) -> list[int]:
    """The fruit of a payment, by colour."""
    return [code // BASE**kind % BASE for kind in range(len(FRUIT))]


# All fruit a price can be paid with; as few markers as possible first.
EVERY: Final[list[Coins]] = sorted(
    [
        Coins([a, b, c, d])
        for a in range(HIGHEST_PRICE + 1)
        for b in range(HIGHEST_PRICE + 1 - a)
        for c in range(HIGHEST_PRICE + 1 - a - b)
        for d in range(HIGHEST_PRICE + 1 - a - b - c)
    ],
    key=lambda coins: (-coins.size, coins.code),
)
NUMBERED: Final[dict[int, int]] = {coins.code: number for number, coins in enumerate(EVERY)}
DIFFERENT: Final[list[Coins]] = [coins for coins in EVERY if max(coins.counts) <= 1]
SAME: Final[list[Coins]] = [coins for coins in EVERY if max(coins.counts) == coins.size]


def pays_different(flock: Flock, price: i64) -> bool:
    """KI-4.2: fruit of pairwise different types, or markers."""
    return 4 - flock.fruit.count(0) + flock.marker_total() >= price


def most_of_one(flock: Flock) -> int:
    """KI-10.3: the highest price in fruit of one type, or markers, that can be paid."""
    return max(flock.fruit) + flock.marker_total()


def pays_any(flock: Flock, price: i64) -> bool:
    return flock.fruit_total() + flock.marker_total() >= price


class Payment(Decision[Kiwi]):
    """KI-15.3: which fruit, the rest of the price `n` in markers. Moves are payments, or STOP."""

    __slots__ = ()

    def numbers(self) -> tuple[str, ...]:
        return ("price",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return 1 <= task.n <= HIGHEST_PRICE

    def may_stop(self) -> bool:
        return False

    @abstractmethod
    def kinds(self, s: Kiwi, task: Task) -> list[Coins]:
        """All fruit this price takes, whether held or not."""

    @abstractmethod
    def wrong(self, s: Kiwi, task: Task) -> Refusal:
        """What is said of fruit this price does not take."""

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        """Markers are told one by one as they are given."""
        return move not in (STOP, NO_FRUIT)

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        found = self.held(s, task, self.kinds(s, task))
        if self.may_stop() and found:
            found.append(STOP)
        return found

    def held(self, s: Kiwi, task: Task, kinds: list[Coins]) -> list[int]:
        flock = s.flocks[task.seat]
        fruit = flock.fruit
        price: i64 = task.n
        least: i64 = price - flock.marker_total()
        found: list[int] = []
        for coins in kinds:
            if least <= coins.size <= price:
                counts = coins.counts
                if (
                    counts[0] <= fruit[0]
                    and counts[1] <= fruit[1]
                    and counts[2] <= fruit[2]
                    and counts[3] <= fruit[3]
                ):
                    found.append(coins.code)
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if move != STOP:
            self.paid(s, task)
            pay(s, task.seat, move, task.n)

    def paid(self, s: Kiwi, task: Task) -> None:
        """What follows the payment, if it does not wait on the agenda."""

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move == STOP:
            return None if self.may_stop() else Refusal(self.rule, "refused-must-pay")
        codes = [coins.code for coins in EVERY]
        if move not in codes or EVERY[codes.index(move)].size > task.n:
            return Refusal("KI-15.6", "refused-no-such-payment", {"price": task.n})
        if move not in self.held(s, task, EVERY):
            return Refusal("KI-15.2", "refused-not-held", self.facts(s, task, move))
        if move not in [coins.code for coins in self.kinds(s, task)]:
            return self.wrong(s, task)
        return None

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        found = self.held(s, task, EVERY)
        return [*found, STOP] if self.may_stop() else found

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        if move == STOP:
            return "done"
        counts = coins_of(move)
        fruit = [FRUIT[kind] for kind in range(len(FRUIT)) for _ in range(counts[kind])]
        return "+".join([*fruit, *["marker"] * int(task.n - sum(counts))])

    def facts(self, s: Kiwi, task: Task, move: int) -> dict[str, Fact]:
        """The price in full; which of it is fruit is told at once, markers when they are given."""
        counts = coins_of(move)
        return {
            "coins": fruit_words(counts, int(task.n - sum(counts))),
            "fruit": fruit_words(counts),
        }

    # Actions are the fruit, the rest being markers, and after them STOP.

    def reach(self, s: Kiwi) -> int:
        return len(EVERY) + 1

    def action(self, s: Kiwi, task: Task, move: int) -> int:
        return len(EVERY) if move == STOP else NUMBERED[move]

    def move_at(self, s: Kiwi, task: Task, action: int) -> int:
        return STOP if action == len(EVERY) else EVERY[action].code

    def action_name(self, s: Kiwi, action: int) -> str:
        if action == len(EVERY):
            return "done"
        counts = EVERY[action].counts
        fruit = [FRUIT[kind] for kind in range(len(FRUIT)) for _ in range(counts[kind])]
        return "+".join(fruit) or "markers"

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        if move == STOP:
            return Words(f"{self.name}-stop")
        return Words("pay", self.facts(s, task, move))

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"price": task.n})

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return "done" if move == STOP else f"pay-{self.notation(s, task, move)}"


def pay(s: Kiwi, seat: i64, code: int, price: i64) -> None:
    """KI-15.1, KI-15.2: fruit goes back to its bag; which markers go is asked."""
    fruit = s.flocks[seat].fruit
    bag = s.fruit
    markers: i64 = price
    for kind in range(4):
        number = code % BASE
        code //= BASE
        if number:
            fruit[kind] -= number
            bag[kind] += number
            markers -= number
    if markers > 0:
        s.ask(PAY_MARKER, seat, markers)


class PayDifferent(Payment):
    """KI-4.2: as many different fruit as the size the kiwi would reach."""

    def kinds(self, s: Kiwi, task: Task) -> list[Coins]:
        return DIFFERENT

    def wrong(self, s: Kiwi, task: Task) -> Refusal:
        return Refusal("KI-4.2", "refused-not-different", {"price": task.n})


class PaySame(Payment):
    """KI-10.3: fruit of one type."""

    def kinds(self, s: Kiwi, task: Task) -> list[Coins]:
        return SAME

    def wrong(self, s: Kiwi, task: Task) -> Refusal:
        return Refusal("KI-10.3", "refused-not-same", {"price": task.n})


class PayAny(Payment):
    """KI-23.5, KI-21.2: fruit of any type."""

    def kinds(self, s: Kiwi, task: Task) -> list[Coins]:
        return EVERY

    def wrong(self, s: Kiwi, task: Task) -> Refusal:
        return Refusal(self.rule, "refused-no-such-payment", {"price": task.n})


class GiveMarker(NamedChoice[Kiwi]):
    """Which of one's hidden markers goes back to the bag. Moves are terrains; `n` is how many go."""

    def options(self) -> tuple[str, ...]:
        return TERRAIN

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return 1 <= task.n <= MOST_GIVEN

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        flock = s.flocks[task.seat]
        held = [kind for kind in range(4) if flock.markers[kind]]
        return held[:1] if flock.marker_total() <= task.n else held

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        s.flocks[task.seat].markers[move] -= 1
        s.bag[move] += 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)

    def secret(self, s: Kiwi, task: Task, move: int) -> bool:
        return True

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < len(TERRAIN):
            return Refusal(self.rule, "refused-no-such-marker")
        if s.flocks[task.seat].markers[move] == 0:
            facts: dict[str, Fact] = {"terrain": s.parts.terrain_names[move]}
            return Refusal(self.rule, "refused-no-marker", facts)
        return None

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "terrain": s.parts.terrain_names[move],
            "have": s.flocks[task.seat].markers[move],
        }
        return Words(self.name, facts)

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"left": task.n})

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return f"marker-{task.seat}-{TERRAIN[move]}"


PAY_DIFFERENT: Final[PayDifferent] = PayDifferent("pay-different", "KI-4.2")
PAY_SAME: Final[PaySame] = PaySame("pay-same", "KI-10.3")
PAY_ANY: Final[PayAny] = PayAny("pay-any", "KI-15.3")
PAY_MARKER: Final[GiveMarker] = GiveMarker("pay-marker", "KI-15.2")
CHOOSE_MARKER: Final[GiveMarker] = GiveMarker("choose-marker", "KI-21.3")
RETURN_MARKER: Final[GiveMarker] = GiveMarker("return-marker", "KI-17.7")
