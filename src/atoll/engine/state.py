"""A position of a game, and the loop that every game plays by."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from atoll.engine.chance import Chance
from atoll.engine.decision import Decision, Matter, Task
from atoll.engine.words import Guide, IllegalMove, Progress, Reason, Refusal, Told, Words

SPECTATOR: Final[int] = -1  # of a redeal: who sits on no seat, and knows what `view(None)` shows


# Not an ABC: with that base mypyc gives objects weak references that corrupt memory when they die.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that all games share: the agenda, the chance, the story.

    `legal` holds the moves of the task on top, `story` what has happened since someone asked for
    it; copies made for search tell no story.
    """

    __slots__ = ("agenda", "chance", "legal", "story")

    def __init__(self, chance: Chance, agenda: list[Task], legal: list[int]) -> None:
        self.chance = chance
        self.agenda = agenda
        self.legal = legal
        self.story: list[Told] | None = None

    def __repr__(self) -> str:
        progress = self.progress()
        now = "over" if self.over else f"seat {self.seat} decides: {self.task.matter.name}"
        return f"<{self.game_name()}: {self.seats} seats, {progress.name} {progress.now}, {now}>"

    # What is asked

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def seat(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return self.agenda[-1].seat if self.agenda else -1

    @property
    def task(self) -> Task:
        """What is to be decided now."""
        if not self.agenda:
            raise ValueError("the game is over: nothing is to be decided")
        return self.agenda[-1]

    def decision(self) -> Decision[Any]:
        """The decision of the task on top; between plays it always is one."""
        matter = self.task.matter
        assert isinstance(matter, Decision)
        return matter

    def moves(self) -> list[int]:
        """Every legal move of the seat to decide; never empty before the end."""
        return self.legal.copy()

    def candidates(self) -> list[int]:
        """What a person might try now: a superset of the moves."""
        return [] if self.over else self.decision().candidates(self, self.task)

    def refusal(self, move: int) -> Refusal | None:
        """None if the move is legal, else the rule and the facts that break it."""
        if self.over:
            return Refusal(self.end_rule(), "refused-game-over")
        return self.decision().refusal(self, self.task, move)

    # What is done

    def play(self, move: int | str) -> None:
        """Play a move of the seat to decide, itself or its notation, or raise `IllegalMove` (no move
        at all: `ValueError`) and change nothing."""
        number = self.parse(move) if isinstance(move, str) else move
        if number not in self.legal:
            refusal = self.refusal(number)
            assert refusal is not None, "the two voices of a rule disagree"
            raise IllegalMove(refusal, self.say(refusal.words))
        self.advance(number)

    def advance(self, move: int) -> None:
        """Play a move known to be legal: the way of search."""
        task = self.agenda.pop()
        if self.story is not None:
            self.tell_move(task, move)
        task.matter.play(self, task, move)
        self.settle()

    def settle(self) -> None:
        """Play what leaves no choice until somebody has one, or the game is over."""
        agenda = self.agenda
        while agenda:
            task = agenda[-1]
            moves = task.matter.moves(self, task)
            if len(moves) > 1:
                self.legal = moves
                return
            agenda.pop()
            if moves:
                if self.story is not None:
                    self.tell_move(task, moves[0])
                task.matter.play(self, task, moves[0])
        self.legal = []

    def ask(self, matter: Matter[Any], seat: i64, n: i64 = 0, x: i64 = 0) -> None:
        """Put a task on top of the agenda."""
        self.agenda.append(Task(matter, seat, n, x))

    def seal(self) -> None:
        """Something hidden was shown though nothing was drawn: what came before stays. The stream of
        chance moves on, by which `Session.undo` knows."""
        self.chance.below(2)

    def tell(self, seat: i64, words: Words, rule: str) -> None:
        """Add a line to the story; ask first whether somebody listens, for words cost time."""
        if self.story is not None:
            self.story.append(Told(seat, words, rule))

    def tell_move(self, task: Task, move: int) -> None:
        matter = task.matter
        if isinstance(matter, Decision) and matter.tells(self, task, move):
            self.tell(task.seat, matter.words(self, task, move), matter.rule)

    # How it is said

    def notation(self, move: int) -> str:
        """The move in notation: short, unique in the position, the same for ever."""
        return self.decision().notation(self, self.task, move)

    def parse(self, text: str) -> int:
        """The move a notation means here; it need not be legal."""
        for move in self.candidates():
            if self.notation(move) == text:
                return move
        allowed = (
            ", ".join([self.notation(move) for move in self.legal]) or "none, the game is over"
        )
        raise ValueError(f"no move {text!r} here; the moves are: {allowed}")

    def describe(self, move: int, language: str = "en") -> str:
        """What a move does, in words."""
        return self.say(self.decision().words(self, self.task, move), language)

    def prompt(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """What the seat to decide is asked."""
        if self.over:
            return self.say(Words("game-over"), language)
        return self.say(self.decision().prompt(self, self.task), language, names)

    def guide(self) -> Guide | None:
        """Help for who does not know the game yet, while it is on, where it has a room for that:
        `guide.py`."""
        from atoll.door import game

        found = game(self.game_name())
        if self.over or not found.has_room("guide"):
            return None
        told: Guide = found.room("guide").guide(self)
        return told

    def reasons(self) -> list[Reason]:
        """Why the game ended so, beyond the points: conditions, or what decided among equals."""
        from atoll.engine.ties import deciding

        points = self.scores()
        found = deciding(list(range(len(points))), points, self.ties())
        return [] if found is None else [Reason(found)]

    def together(self) -> bool:
        """Do all win or lose as one? Then points only count the conditions that are met."""
        return False

    def target(self, move: int) -> str:
        """The piece in the drawing that stands for a move; empty when there is none."""
        return self.decision().target(self, self.task, move)

    def say(self, words: Words, language: str = "en", names: Sequence[str] = ()) -> str:
        """Words as a sentence, in which seats are called by their names if these are given."""
        from atoll.text import say

        return say(self.game_name(), words, language, names=tuple(names))

    def _repr_svg_(self) -> str:
        from atoll.door import game

        return game(self.game_name()).draw(self.view(None))

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions travel as plain data, in both forms; an owner's parts go with them."""
        from atoll.engine.position import travelling

        return travelling(self)

    # What the rooms of the game know of its positions

    def room(self, name: str) -> Any:
        """A room of the game's folder: there is its view, its scoring, its way to be saved."""
        from atoll.door import game

        return game(self.game_name()).room(name)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Plain data this seat may see; None is a spectator. `atoll.engine.view` says what all share."""
        found: dict[str, Any] = self.room("view").view(self, seat)
        return found

    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data; `game.from_dict` reads it back."""
        from atoll.engine.position import written

        return written(self)

    def scores(self) -> list[int]:
        """Every seat's score, before the end as if it ended now."""
        found: list[int] = self.room("scoring").scores(self)
        return found

    def known_scores(self, viewer: int | None) -> list[int | None]:
        """Every seat's score as far as a seat, or a spectator (None), may know it."""
        return [*self.scores()]

    def winners(self) -> list[int]:
        """The seats that win, before the end as if it ended now."""
        found: list[int] = self.room("scoring").winners(self)
        return found

    def ties(self) -> list[tuple[str, list[int]]]:
        """What decides among equal points, in order: the words for it, and every seat's share."""
        found: list[tuple[str, list[int]]] = self.room("scoring").ties(self)
        return found

    def breakdown(self, seat: int) -> dict[str, int]:
        """A score by its sources."""
        found: dict[str, int] = self.room("scoring").breakdown(self, seat)
        return found

    def encode(self, seat: int) -> bytes:
        """What a seat knows, in small numbers: `game.encoding(seats)` says what each of them is."""
        from atoll.door import game

        found = game(self.game_name()).encoding(self.seats, self.parts_used())
        return found.row(self, seat)

    def action(self, move: int) -> int:
        """The number of a move, the same in every position of a setup."""
        from atoll.door import game

        found = game(self.game_name()).actions(self.seats, self.parts_used())
        return found.action(self, move)

    def move_of(self, action: int) -> int:
        """The move that a numbered action means here."""
        from atoll.door import game

        found = game(self.game_name()).actions(self.seats, self.parts_used())
        return found.move(self, action)

    def parts_used(self) -> Any:
        """The parts this game is played with."""
        own: Any = self
        return own.parts

    # What every game brings

    @abstractmethod
    def game_name(self) -> str:
        """The name by which `atoll.game` finds the game."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many people sit at the table."""

    def hues(self) -> list[int]:
        """The colour and shape of every seat, N of `seat-N` in texts and drawings: those of its number,
        unless the game deals colours."""
        return list(range(self.seats))

    @abstractmethod
    def progress(self) -> Progress:
        """How far the game has come."""

    @abstractmethod
    def end_rule(self) -> str:
        """The number of the rule that ends the game."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent position, cheap; the story stays behind."""

    @abstractmethod
    def redeal(self, seat: int, chance: Chance) -> "State":
        """A position this seat cannot tell from the true one; `SPECTATOR` sees no seat's secrets."""
