"""AT-3 to AT-6: workers are placed turn by turn, and rounds and the game end."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.decisions.act import begin_space
from atoll.games.atiwa.decisions.flight import BATS, FLY, can_fly, tell_grounded
from atoll.games.atiwa.decisions.items import is_useful, items_words
from atoll.games.atiwa.decisions.upkeep import maintain
from atoll.games.atiwa.parts import COLOURS, ROUNDS
from atoll.games.atiwa.scoring import goal_words, scores, winners
from atoll.games.atiwa.state import FREE, Atiwa


def turn_of(task: Task) -> int:
    """How many turns of this work phase came before: the number of the task."""
    return int(task.n)


def is_turn(s: Atiwa, task: Task) -> bool:
    """AT-3.2: is it this seat's turn?"""
    turn, seats = turn_of(task), len(s.communities)
    return turn < seats * s.parts.workers and task.seat == (s.first + turn) % seats


class PlaceWorker(Decision[Atiwa]):
    """AT-4.1, AT-4.7: one worker must go to an unoccupied space. Moves are spaces."""

    def numbers(self) -> tuple[str, ...]:
        return ("turn",)

    def fits(self, s: Atiwa, task: Task) -> bool:
        return is_turn(s, task)

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        workers = s.workers
        seats = len(s.communities)
        found = [space for space in s.parts.spaces_for[seats - 1] if workers[space] == FREE]
        for one, other in s.parts.pairs[seats - 1]:
            if workers[one] == task.seat and workers[other] == FREE:
                found.remove(other)
        return found

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        alone = len(s.communities) == 1
        s.workers[move] = s.parts.colours[s.round - 1] if alone else task.seat
        s.ask(END_TURN, task.seat, task.n)
        begin_space(s, task.seat, move)

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        seats = len(s.communities)
        if move not in s.parts.spaces_for[seats - 1]:
            return Refusal("AT-4.1", "refused-no-such-space")
        if s.workers[move] != FREE:
            return self.occupied(s, move)
        for one, other in s.parts.pairs[seats - 1]:
            if other == move and s.workers[one] == task.seat:
                return Refusal("AT-4.9", "refused-pair", {"other": s.parts.spaces[one].title})
        return None

    def occupied(self, s: Atiwa, space: int) -> Refusal:
        """Somebody stands there; alone, for how long."""
        if len(s.communities) > 1:
            return Refusal("AT-4.1", "refused-space-occupied", {"seat": s.workers[space]})
        colour = s.workers[space]
        free = free_again(s, colour)
        facts: dict[str, Fact] = {"colour": COLOURS[colour], "round": free}
        if free > ROUNDS:
            return Refusal("AT-29.2", "refused-space-blocked-for-good", facts)
        return Refusal("AT-29.2", "refused-space-blocked", facts)

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        return s.parts.spaces_for[len(s.communities) - 1].copy()

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        return s.parts.spaces[move].name

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "space": s.parts.spaces[move].title,
            "items": items_words(s, s.items(move)),
            "useless": "no" if is_useful(s, task.seat, move) else "yes",
        }
        return Words("place-worker", facts)

    def prompt(self, s: Atiwa, task: Task) -> Words:
        return Words("place-worker-prompt", {"left": workers_to_place(s, task)})

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        return f"space-{s.parts.spaces[move].name}"

    def reach(self, s: Atiwa) -> int:
        return len(s.parts.spaces)

    def action_name(self, s: Atiwa, action: int) -> str:
        return s.parts.spaces[action].name


def workers_to_place(s: Atiwa, task: Task) -> int:
    """How many workers the seat has left in this round, the one to be placed included."""
    return s.parts.workers - turn_of(task) // len(s.communities)


def free_again(s: Atiwa, colour: int) -> int:
    """AT-29.2: the round in which a worker of the solo game is off the board again."""
    return s.round - (s.round - 1 - colour) % len(COLOURS) + len(COLOURS)


class EndTurn(Step[Atiwa]):
    """AT-3.2 to AT-3.4, AT-9.2: the fruit bat action, then the next seat of this round's order."""

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        return {"turn": turn_of(task), "flight": flight_offered(task)}

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        return data["turn"].number(0, s.seats * s.parts.workers), int(data["flight"].flag())

    def fits(self, s: Atiwa, task: Task) -> bool:
        return is_turn(s, task)

    def run(self, s: Atiwa, task: Task) -> None:
        if not flight_offered(task):
            if can_fly(s, task.seat):
                s.ask(self, task.seat, task.n, OFFERED)
                s.ask(FLY, task.seat, BATS)
                return
            tell_grounded(s, task.seat)
        seats: i64 = len(s.communities)
        turn = task.n + 1
        if turn < seats * s.parts.workers:
            s.ask(PLACE_WORKER, (s.first + turn) % seats, turn)
            return
        s.ask(BEGIN_ROUND if s.round < ROUNDS else END_GAME, s.marker)
        maintain(s)


OFFERED: Final = 1  # the second number of the end of a turn


def flight_offered(task: Task) -> bool:
    """AT-16.1: has the fruit bat action of this turn been offered?"""
    return task.x == OFFERED


class BeginRound(Step[Atiwa]):
    """AT-3.1: a work phase begins with the start player."""

    def fits(self, s: Atiwa, task: Task) -> bool:
        return task.seat == s.marker

    def run(self, s: Atiwa, task: Task) -> None:
        s.ask(PLACE_WORKER, s.first)


class EndGame(Step[Atiwa]):
    """AT-27.1, AT-28.1, AT-29.6, AT-30.1: who wins; alone, whether the goal is met."""

    def fits(self, s: Atiwa, task: Task) -> bool:
        return task.seat == s.marker

    def run(self, s: Atiwa, task: Task) -> None:
        if s.story is None:
            return
        s.tell(s.first, Words("game-ends"), "AT-27.1")
        if len(s.communities) == 1:
            for words in goal_words(s):
                s.tell(0, words, "AT-30.1" if s.challenge else "AT-29.6")
            return
        points = scores(s)
        for seat in range(len(points)):
            s.tell(seat, Words("final-score", {"n": points[seat]}), "AT-27.1")
        won = winners(s)
        for seat in won:
            key = "victory" if len(won) == 1 else "victory-shared"
            s.tell(seat, Words(key), "AT-28.1")


PLACE_WORKER: Final[PlaceWorker] = PlaceWorker("place-worker", "AT-4.1")
END_TURN: Final[EndTurn] = EndTurn("end-turn", "AT-3.2")
BEGIN_ROUND: Final[BeginRound] = BeginRound("begin-round", "AT-3.1")
END_GAME: Final[EndGame] = EndGame("end-game", "AT-27.1")
