"""A lesson as far as somebody has come. All of it follows from the way they took: nothing is kept."""

from collections.abc import Sequence

from atoll.engine.session import Session
from atoll.engine.words import IllegalMove
from atoll.lessons.course import Lesson, Step, fits

READ_ON = ">"  # in a way, where a sentence was only to be read


class NotWelcome(Exception):
    """A move that the rules allow and the lesson does not want now; it is not played."""

    def __init__(self, step: Step, form: str) -> None:
        super().__init__(step.key)
        self.step = step
        self.form = form  # of the step's sentence, which says why


class Attempt:
    """Somebody at a lesson. `way` is what they did so far, move by move."""

    def __init__(self, lesson: Lesson, way: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.session: Session = lesson.begin()
        self.seat = self.session.state.seat if lesson.seat is None else lesson.seat
        self.way: list[str] = []
        self.number = 0  # of the step
        self.taken = 0  # welcome moves of this step
        for move in way:
            self.take(move)

    @property
    def step(self) -> Step | None:
        """What is said now; None when the lesson is done."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def asked(self) -> bool:
        """Is it the learner's turn to move?"""
        return self.step is not None and bool(self.step.welcome)

    def welcome(self) -> list[str]:
        """The moves that lead on, the best first."""
        state = self.session.state
        if self.step is None or not self.asked:
            return []
        legal = [state.notation(move) for move in state.moves()]
        found = [move for each in self.step.welcome for move in legal if fits(each, move)]
        return list(dict.fromkeys(found))

    def take(self, move: str) -> None:
        """Play a move, or read on. What is not welcome raises `NotWelcome`, what the rules refuse
        `IllegalMove`, and what is no move `ValueError`; then nothing has changed."""
        step = self.step
        if step is None or (move == READ_ON) == self.asked:
            raise ValueError(f"no move {move!r} here")
        if move != READ_ON:
            self.play(step, move)
        self.way.append(move)
        self.taken += 1
        if self.taken == step.times:
            self.number, self.taken = self.number + 1, 0
            for each in step.then:
                self.follow(each)

    def play(self, step: Step, move: str) -> None:
        state = self.session.state
        number = state.parse(move)
        refusal = state.refusal(number)
        if refusal is not None:
            raise IllegalMove(refusal, state.say(refusal.words))
        if move not in self.welcome():
            raise NotWelcome(step, step.word(move))
        self.session.play(number)

    def follow(self, pattern: str) -> None:
        """A move that follows by itself: the first that the pattern stands for."""
        state = self.session.state
        for move in state.moves():
            if fits(pattern, state.notation(move)):
                self.session.play(move)
                return
        raise ValueError(
            f"lesson {self.lesson.id}: step {self.lesson.steps[self.number - 1].id}: then: "
            f"no move {pattern!r} can follow; there are: "
            + ", ".join(state.notation(move) for move in state.moves())
        )
