"""What the decisions of Tindaya have in common."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.numbers import read_numbers, write_numbers
from atoll.games.tindaya.names import FIRES, GOODS, HEXES, HORNS, NOWHERE, OBSIDIAN
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import amounts, hex_words, units

DONE: Final = 4095  # a move beside hexes, goods and counts: no more, or nothing

# Two units that make fire, and how they are written (TI-8.9).
MIXES: Final = [(a, b) for i, a in enumerate(FIRES) for b in FIRES[i:]]
ARMS: Final = 16  # weapons are written as horns * ARMS + obsidian
MOST_ARMS: Final = 10 * ARMS  # on one hex stand 9 natives of a tribe at most
COUNTS: Final = 100  # more than there ever is of anything on one hex, or of one good


def turn_on(s: Tindaya, seat: i64, other: int) -> int:
    """How many seats another one is further on."""
    return int((other - seat) % s.people)


def seat_after(s: Tindaya, seat: i64, further: int) -> int:
    """The seat that is so many further on."""
    return int((seat + further) % s.people)


class TindayaChoice(Decision[Tindaya]):
    """A question whose refusals begin with the moves and then look for the rule that is broken."""

    __slots__ = ()

    def write(self, s: Tindaya, task: Task) -> dict[str, Any]:
        return write_numbers(s, self.numbers(), task)

    def read(self, s: Tindaya, data: Field) -> tuple[int, int]:
        return read_numbers(s, self.numbers(), data)

    def about(self, s: Tindaya, task: Task) -> i64:
        """The hex that the question is about, or NOWHERE."""
        return NOWHERE

    def idols_asked_about(self) -> tuple[int, ...]:
        """The kinds of idols without which this would not be asked, or not so."""
        return ()

    # Actions: DONE comes first, then the moves by their `number`.

    def kinds(self, s: Tindaya) -> int:
        """How many moves have a number."""
        raise NotImplementedError(f"{self.name} does not number its moves")

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        """The number of a move; seats are counted from the one that is asked."""
        return move

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        """The move with this number."""
        return number

    def called(self, s: Tindaya, number: int) -> str:
        """What the move with this number is called in every position."""
        return str(number)

    def reach(self, s: Tindaya) -> int:
        return 1 + self.kinds(s)

    def action(self, s: Tindaya, task: Task, move: int) -> int:
        return 0 if move == DONE else 1 + self.number(s, task, move)

    def move_at(self, s: Tindaya, task: Task, action: int) -> int:
        return self.numbered(s, task, action - 1) if action else DONE

    def action_name(self, s: Tindaya, action: int) -> str:
        return self.called(s, action - 1) if action else "done"

    def refusal(self, s: Tindaya, task: Task, move: int) -> Refusal | None:
        if move in self.moves(s, task):
            return None
        if move not in self.candidates(s, task):
            return Refusal(self.rule, "refused-no-such-move")
        return self.why(s, task, move)

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        """The rule that a candidate breaks."""
        return Refusal(self.rule, "refused-not-now")

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return self.moves(s, task)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        """What the prompt speaks of."""
        return {}

    def prompt(self, s: Tindaya, task: Task) -> Words:
        return Words(f"{self.name}-prompt", self.facts(s, task))

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return ""


class HexChoice(TindayaChoice):
    """Moves are hexes, or DONE."""

    __slots__ = ()

    def kinds(self, s: Tindaya) -> int:
        return HEXES

    def called(self, s: Tindaya, number: int) -> str:
        return s.geography.names[number]

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else s.geography.names[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words(f"{self.name}-done")
        return Words(self.name, {"hex": hex_words(s, move)})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else f"hex-{s.geography.names[move]}"


class CountChoice(TindayaChoice):
    """Moves are numbers."""

    __slots__ = ()

    def kinds(self, s: Tindaya) -> int:
        return COUNTS

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return str(move)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words(self.name, {**self.facts(s, task), "n": move})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"count-{move}"


class WordChoice(TindayaChoice):
    """Moves are things that have names, in their order."""

    __slots__ = ()

    def options(self) -> tuple[str, ...]:
        """The names of all there are."""
        return GOODS

    def kinds(self, s: Tindaya) -> int:
        return len(self.options())

    def called(self, s: Tindaya, number: int) -> str:
        return self.options()[number]


class GoodChoice(WordChoice):
    """Moves are goods, or DONE."""

    __slots__ = ()

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else GOODS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words(f"{self.name}-done")
        return Words(self.name, {**self.facts(s, task), "good": units(move, 1)})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else good_target(task.seat, move)


class ArmsChoice(TindayaChoice):
    """Moves are weapons to spend, horns * ARMS + obsidian; the task's n is the hex."""

    __slots__ = ()

    def about(self, s: Tindaya, task: Task) -> i64:
        return task.n

    def kinds(self, s: Tindaya) -> int:
        return MOST_ARMS

    def called(self, s: Tindaya, number: int) -> str:
        return arms_name(number)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return arms_name(move)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return arms_target(task.seat, move)


# Fire and weapons


def mixes(s: Tindaya, seat: i64) -> list[int]:
    """TI-8.9: the ways in which a tribe can make fire, as numbers of MIXES."""
    goods = s.tribes[seat].goods
    found: list[int] = []
    for number, (a, b) in enumerate(MIXES):
        if goods[a] >= 1 and goods[b] >= (2 if a == b else 1):
            found.append(number)
    return found


def burn(s: Tindaya, seat: i64, mix: int) -> None:
    a, b = MIXES[mix]
    goods = s.tribes[seat].goods
    goods[a] -= 1
    goods[b] -= 1


def mix_name(mix: int) -> str:
    a, b = MIXES[mix]
    return f"{GOODS[a]}+{GOODS[b]}"


def mix_words(mix: int) -> Words:
    a, b = MIXES[mix]
    return units(a, 2) if a == b else amounts([(a, 1), (b, 1)])


def arms(s: Tindaya, seat: i64, most: i64) -> list[int]:
    """The ways to spend up to so many weapons."""
    goods = s.tribes[seat].goods
    horns, obsidian = min(goods[HORNS], most), min(goods[OBSIDIAN], most)
    return [h * ARMS + o for h in range(horns + 1) for o in range(obsidian + 1) if h + o <= most]


def spend_arms(s: Tindaya, seat: i64, move: int) -> int:
    """Used weapons go back to the reserve; how many they were."""
    goods = s.tribes[seat].goods
    goods[HORNS] -= move // ARMS
    goods[OBSIDIAN] -= move % ARMS
    return move // ARMS + move % ARMS


def good_target(seat: i64, good: i64) -> str:
    """The piece of a tribe's good in the drawing."""
    return f"good-{seat}-{GOODS[good]}"


def arms_target(seat: i64, move: int) -> str:
    """Weapons are pointed at by the good they are made of."""
    if move == 0:
        return "done"
    return good_target(seat, HORNS if move // ARMS else OBSIDIAN)


def arms_name(move: int) -> str:
    return f"{move // ARMS}h{move % ARMS}o"


def arms_facts(move: int) -> dict[str, Fact]:
    horns, obsidian = move // ARMS, move % ARMS
    return {"n": horns + obsidian, "weapons": amounts([(HORNS, horns), (OBSIDIAN, obsidian)])}
