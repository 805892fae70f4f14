"""TI-12.7, TI-12.8: barter. A list of swaps one for one is built, sent, and answered.

The one who is asked may answer with a list of his own, and so on for as long as both like to talk.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import WordChoice, good_target
from atoll.games.tindaya.names import GOODS
from atoll.games.tindaya.state import NO_SWAPS, Tindaya
from atoll.games.tindaya.words import amounts, seat_words, units

KINDS: Final = len(GOODS)
PATIENCE: Final = 250  # how far talks are counted

# Moves of the list beside goods to give.
SEND: Final = 100
LEAVE: Final = 101
LISTED: Final = (*GOODS, "send", "leave")

ACCEPT: Final = 0
REFUSE: Final = 1
COUNTER: Final = 2
ANSWERS: Final = ("accept", "refuse", "counter")


def left_over(s: Tindaya, seat: i64, giving: bool) -> list[int]:
    """How much a side still has beside what the list already takes from it."""
    goods, first = s.tribes[seat].goods, 0 if giving else KINDS
    return [goods[good] - s.swaps[first + good] for good in range(KINDS)]


def add_swap(s: Tindaya, given: i64, wanted: i64) -> None:
    """One unit for another goes on the list."""
    swaps = s.swaps.copy()
    swaps[given] += 1
    swaps[KINDS + wanted] += 1
    s.swaps = swaps


def has_swaps(s: Tindaya) -> bool:
    return s.swaps is not NO_SWAPS


def can_barter(s: Tindaya, seat: i64, other: i64) -> bool:
    """TI-12.7: both hold something, and not always the same."""
    if s.mode.solo:
        return False
    mine, yours = s.tribes[seat].goods, s.tribes[other].goods
    kinds = [good for good in range(KINDS) if mine[good]]
    asked = [good for good in range(KINDS) if yours[good]]
    return bool(kinds) and bool(asked) and (kinds != asked or len(kinds) > 1)


def count_talk(s: Tindaya, other: i64) -> None:
    """No rule limits talks; bots remember with whom they have talked in this exploration."""
    s.sent[other] = min(s.sent[other] + 1, PATIENCE)


def open_barter(s: Tindaya, seat: i64, other: i64) -> None:
    s.swaps = NO_SWAPS
    s.ask(GIVE, seat, other)


class Give(WordChoice):
    """TI-12.7: the next good to give, or send the list to the tribe `n`, or end the talks."""

    def numbers(self) -> tuple[str, ...]:
        return ("tribe",)

    def options(self) -> tuple[str, ...]:
        return LISTED

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return KINDS + move - SEND if move >= SEND else move

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return SEND + number - KINDS if number >= KINDS else number

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        mine = left_over(s, task.seat, True)
        yours = left_over(s, task.n, False)
        kinds = [good for good in range(KINDS) if yours[good] > 0]
        found = [
            good
            for good in range(KINDS)
            if mine[good] > 0 and kinds and (len(kinds) > 1 or kinds[0] != good)
        ]
        if has_swaps(s):
            found.append(SEND)
        found.append(LEAVE)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move < KINDS:
            s.ask(GET, task.seat, task.n, move)
            return
        count_talk(s, task.n)
        if move == SEND:
            s.ask(ANSWER, task.n, task.seat)
        else:
            s.swaps = NO_SWAPS

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return {SEND: "send", LEAVE: "leave"}.get(move) or GOODS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == SEND:
            return Words("barter-send", {"seat": seat_words(s, task.n), "deal": deal_words(s)})
        if move == LEAVE:
            return Words("barter-leave", {"seat": seat_words(s, task.n)})
        return Words("barter-give", {"good": units(move, 1)})

    def prompt(self, s: Tindaya, task: Task) -> Words:
        return Words("barter-give-prompt", {"seat": seat_words(s, task.n), "deal": deal_words(s)})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        if move < KINDS:
            return good_target(task.seat, move)
        return f"barter-{self.notation(s, task, move)}"


class Get(WordChoice):
    """TI-12.7: what is wanted for the good `x`; never the same good."""

    def numbers(self) -> tuple[str, ...]:
        return ("tribe", "good")

    def options(self) -> tuple[str, ...]:
        return GOODS

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        yours = left_over(s, task.n, False)
        return [good for good in range(KINDS) if yours[good] > 0 and good != task.x]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        add_swap(s, task.x, move)
        s.ask(GIVE, task.seat, task.n)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return GOODS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("barter-get", {"good": units(move, 1), "given": units(task.x, 1)})

    def prompt(self, s: Tindaya, task: Task) -> Words:
        facts: dict[str, Fact] = {"seat": seat_words(s, task.n), "good": units(task.x, 1)}
        return Words("barter-get-prompt", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"barter-{GOODS[move]}"


class Answer(WordChoice):
    """TI-12.8: accept, refuse, or answer with another list; the tribe `n` has sent this one."""

    def numbers(self) -> tuple[str, ...]:
        return ("tribe",)

    def options(self) -> tuple[str, ...]:
        return ANSWERS

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return [ACCEPT, REFUSE, COUNTER]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == COUNTER:
            s.swaps = NO_SWAPS
            s.ask(GIVE, task.seat, task.n)
            return
        if move == ACCEPT:
            giver, taker = s.tribes[task.n].goods, s.tribes[task.seat].goods
            for good in range(KINDS):
                change = s.swaps[KINDS + good] - s.swaps[good]
                giver[good] += change
                taker[good] -= change
        s.swaps = NO_SWAPS

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return ANSWERS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {"seat": seat_words(s, task.n), "deal": deal_words(s)}
        return Words(f"barter-{ANSWERS[move]}", facts)

    def prompt(self, s: Tindaya, task: Task) -> Words:
        facts: dict[str, Fact] = {"seat": seat_words(s, task.n), "deal": deal_words(s)}
        return Words("barter-answer-prompt", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"barter-{ANSWERS[move]}"


def deal_words(s: Tindaya) -> Words:
    """The list in words: all that is given for all that is wanted."""
    if not has_swaps(s):
        return Words("list-none")
    give, get = [
        amounts([(good, n) for good, n in enumerate(side) if n])
        for side in (s.swaps[:KINDS], s.swaps[KINDS:])
    ]
    return Words("barter-swap", {"give": give, "get": get})


GIVE: Final[Give] = Give("barter-give", "TI-12.7")
GET: Final[Get] = Get("barter-get", "TI-12.7")
ANSWER: Final[Answer] = Answer("barter-answer", "TI-12.8")
