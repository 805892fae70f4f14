"""TI-14.13, TI-14.14: idols that cancel a secret objective, or look at one."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Words, signed
from atoll.games.tindaya.decisions.choice import (
    DONE,
    TindayaChoice,
    seat_after,
    turn_on,
)
from atoll.games.tindaya.decisions.numbers import Data
from atoll.games.tindaya.names import (
    SECRETS,
)
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import seat_words

KEPT: Final = 4  # more secret objectives than a tribe keeps


def objective_at(owner: int, place: int) -> int:
    """A secret objective on the table, as a number: whose it is, and which of his."""
    return owner * KEPT + place


def objective_parts(objective: i64) -> tuple[int, int]:
    """The owner of an `objective_at`, and its place among his."""
    return int(objective // KEPT), int(objective % KEPT)


def visible_objectives(s: Tindaya, seat: i64, own: bool) -> list[int]:
    """Secret objectives on the table."""
    return [
        objective_at(other, place)
        for other in s.tribes_left()
        if own or other != seat
        for place in range(len(s.tribes[other].secrets))
    ]


class ObjectiveChoice(TindayaChoice):
    """Moves are secret objectives on the table."""

    def kinds(self, s: Tindaya) -> int:
        return s.people * KEPT

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        owner, place = objective_parts(move)
        return objective_at(turn_on(s, task.seat, owner), place)

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        further, place = objective_parts(number)
        return objective_at(seat_after(s, task.seat, further), place)

    def called(self, s: Tindaya, number: int) -> str:
        further, place = objective_parts(number)
        return f"{further}.{place + 1}"

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        owner, place = objective_parts(move)
        return f"{owner + 1}.{place + 1}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        owner, place = objective_parts(move)
        facts: dict[str, Fact] = {
            "seat": seat_words(s, owner),
            "number": place + 1,
            "value": signed(s.tribes[owner].values[place]),
        }
        return Words(self.name, facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        owner, place = objective_parts(move)
        return f"objective-{owner}-{place}"


class Cancellation(ObjectiveChoice):
    """TI-14.13: an objective, own or another's, leaves the game with its score token."""

    def numbers(self) -> tuple[str, ...]:
        return ("idol",)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return visible_objectives(s, task.seat, True)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        owner, place = objective_parts(move)
        tribe = s.tribes[owner]
        tribe.discards.append(tribe.secrets.pop(place))
        tribe.values.pop(place)
        tribe.seen.pop(place)


class Visions(ObjectiveChoice):
    """TI-14.14: look at another's objective."""

    def numbers(self) -> tuple[str, ...]:
        return ("idol",)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return visible_objectives(s, task.seat, False)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        owner, place = objective_parts(move)
        s.tribes[owner].seen[place] |= 1 << task.seat
        s.seal()
        s.ask(SWAP_TOKEN, task.seat, move)


class SwapToken(TindayaChoice):
    """TI-14.14: and change the score token of the objective `n` for one of the own, or leave it."""

    def write(self, s: Tindaya, task: Task) -> Data:
        owner, place = objective_parts(task.n)
        return {"owner": owner, "objective": place}

    def read(self, s: Tindaya, data: Field) -> tuple[int, int]:
        owner = data["owner"].number(0, s.seats - 1)
        last = max(0, len(s.tribes[owner].values) - 1)
        return objective_at(owner, data["objective"].number(0, last)), 0

    def fits(self, s: Tindaya, task: Task) -> bool:
        owner, place = objective_parts(task.n)
        return owner != task.seat and place < len(s.tribes[owner].values)

    def kinds(self, s: Tindaya) -> int:
        return KEPT

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        values = s.tribes[task.seat].values
        owner, at = objective_parts(task.n)
        other = s.tribes[owner].values[at]
        return [*[place for place in range(len(values)) if values[place] != other], DONE]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            return
        owner, at = objective_parts(task.n)
        mine, yours = s.tribes[task.seat].values, s.tribes[owner].values
        mine[move], yours[at] = yours[at], mine[move]

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else str(move + 1)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else f"objective-{task.seat}-{move}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        owner, at = objective_parts(task.n)
        facts: dict[str, Fact] = {"seat": seat_words(s, owner)}
        if move == DONE:
            return Words("swap-token-done", facts)
        facts["mine"] = signed(s.tribes[task.seat].values[move])
        facts["other"] = signed(s.tribes[owner].values[at])
        return Words("swap-token", facts)

    def prompt(self, s: Tindaya, task: Task) -> Words:
        owner, at = objective_parts(task.n)
        objective = Words(f"secret-{SECRETS[s.tribes[owner].secrets[at]]}")
        return Words("swap-token-prompt", {"objective": objective})


CANCEL_OBJECTIVE: Final[Cancellation] = Cancellation("cancellation", "TI-14.13")
SEE_OBJECTIVE: Final[Visions] = Visions("visions", "TI-14.14")
SWAP_TOKEN: Final[SwapToken] = SwapToken("swap-token", "TI-14.14")
