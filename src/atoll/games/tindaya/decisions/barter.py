"""TI-12.7, TI-12.8: barter. A list of swaps one for one is built, sent, and answered.

To keep talks finite a list has at most ten swaps, and at most three lists go to the same tribe in
one exploration; the one who is asked may answer with a list of his own, once.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import Choice, good_target, good_words
from atoll.games.tindaya.names import GOODS
from atoll.games.tindaya.pieces import seat_words
from atoll.games.tindaya.state import Tindaya

KINDS: Final = 18
SENDINGS: Final = 3
LONGEST: Final = 10

# Moves of the list beside goods to give.
SEND: Final = 100
LEAVE: Final = 101

ACCEPT: Final = 0
REFUSE: Final = 1
COUNTER: Final = 2
ANSWERS: Final = ("accept", "refuse", "counter")
COUNTERED: Final = 1  # the list is itself an answer


def left_over(s: Tindaya, seat: i64, giving: bool) -> list[int]:
    """How much a side still has beside what the list already takes from it."""
    goods = s.tribes[seat].goods.copy()
    for swap in s.deal:
        goods[swap // KINDS if giving else swap % KINDS] -= 1
    return goods


def can_barter(s: Tindaya, seat: i64, other: i64) -> bool:
    """TI-12.7: both hold something, and not always the same."""
    if s.sent[other] >= SENDINGS or s.mode.solo:
        return False
    mine, yours = s.tribes[seat].goods, s.tribes[other].goods
    kinds = [good for good in range(KINDS) if mine[good]]
    asked = [good for good in range(KINDS) if yours[good]]
    return bool(kinds) and bool(asked) and (kinds != asked or len(kinds) > 1)


def open_barter(s: Tindaya, seat: i64, other: i64) -> None:
    s.deal = []
    s.ask(GIVE, seat, other)


class Give(Choice):
    """TI-12.7: the next good to give, or send the list to the tribe `n`, or end the talks."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        found: list[int] = []
        if len(s.deal) < LONGEST:
            mine = left_over(s, task.seat, True)
            yours = left_over(s, task.n, False)
            kinds = [good for good in range(KINDS) if yours[good] > 0]
            found = [
                good
                for good in range(KINDS)
                if mine[good] > 0 and kinds and (len(kinds) > 1 or kinds[0] != good)
            ]
        if s.deal:
            found.append(SEND)
        found.append(LEAVE)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == LEAVE:
            s.deal = []
            if not task.x:
                s.sent[task.n] += 1
        elif move == SEND:
            if not task.x:
                s.sent[task.n] += 1
            s.ask(ANSWER, task.n, task.seat, task.x)
        else:
            s.ask(GET, task.seat, task.n + 4 * task.x, move)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return {SEND: "send", LEAVE: "leave"}.get(move) or GOODS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == SEND:
            return Words("barter-send", {"deal": deal_words(s)})
        if move == LEAVE:
            return Words("barter-leave")
        return Words("barter-give", {"good": good_words(move)})

    def prompt(self, s: Tindaya, task: Task) -> Words:
        return Words("barter-give-prompt", {"seat": seat_words(s, task.n), "deal": deal_words(s)})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        if move < KINDS:
            return good_target(task.seat, move)
        return f"barter-{self.notation(s, task, move)}"


class Get(Choice):
    """TI-12.7: what is wanted for the good `x`; never the same good."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        yours = left_over(s, task.n % 4, False)
        return [good for good in range(KINDS) if yours[good] > 0 and good != task.x]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.deal.append(int(task.x) * KINDS + move)
        s.ask(GIVE, task.seat, task.n % 4, task.n // 4)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return GOODS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {"good": good_words(move), "given": good_words(task.x)}
        return Words("barter-get", facts)

    def prompt(self, s: Tindaya, task: Task) -> Words:
        facts: dict[str, Fact] = {"seat": seat_words(s, task.n % 4), "good": good_words(task.x)}
        return Words("barter-get-prompt", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"barter-{GOODS[move]}"


class Answer(Choice):
    """TI-12.8: accept, refuse, or answer with another list; the tribe `n` has sent this one."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        if task.x == COUNTERED:
            return [ACCEPT, REFUSE]
        return [ACCEPT, REFUSE, COUNTER]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == COUNTER:
            s.deal = []
            s.ask(GIVE, task.seat, task.n, COUNTERED)
            return
        if move == ACCEPT:
            giver, taker = s.tribes[task.n].goods, s.tribes[task.seat].goods
            for swap in s.deal:
                giver[swap // KINDS] -= 1
                taker[swap // KINDS] += 1
                taker[swap % KINDS] -= 1
                giver[swap % KINDS] += 1
        s.deal = []

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return ANSWERS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words(f"barter-{ANSWERS[move]}", {"deal": deal_words(s)})

    def prompt(self, s: Tindaya, task: Task) -> Words:
        facts: dict[str, Fact] = {"seat": seat_words(s, task.n), "deal": deal_words(s)}
        return Words("barter-answer-prompt", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"barter-{ANSWERS[move]}"


def deal_words(s: Tindaya) -> Words:
    """The list in words, swap by swap."""
    if not s.deal:
        return Words("barter-nothing")
    said = swap_words(s.deal[0])
    for swap in s.deal[1:]:
        said = Words("barter-and", {"before": said, "swap": swap_words(swap)})
    return said


def swap_words(swap: int) -> Words:
    facts: dict[str, Fact] = {"give": good_words(swap // KINDS), "get": good_words(swap % KINDS)}
    return Words("barter-swap", facts)


GIVE: Final[Give] = Give("barter-give", "TI-12.7")
GET: Final[Get] = Get("barter-get", "TI-12.7")
ANSWER: Final[Answer] = Answer("barter-answer", "TI-12.8")
