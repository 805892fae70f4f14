"""A school: it lets a mind play, teaches it, examines it, and can be closed and opened at any time."""

import json
import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.bots.learned import FILE
from atoll.engine.game import Game
from atoll.learn.curve import curve
from atoll.learn.exam import SEEDS, Exam, Mark, marked
from atoll.learn.mind import Mind, Net, new_net
from atoll.learn.pupil import RATE, Pupil
from atoll.learn.selfplay import Homework, Lesson
from atoll.spread import Hands

CLASS = 16  # games that a process plays side by side with the same mind
PIECE = 10  # seeds of an exam that a process plays
RUN = 100_000_000  # more games than a school ever plays


@dataclass(frozen=True)
class Plan:
    """How a school is to teach."""

    seats: tuple[int, ...]
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    by_hand: bool = True  # do minds begin as corrections of what is thought by hand?
    imitate: int = 0  # games in which what is thought by hand is learned by heart before
    every: int = 1000  # games between two exams of a number of seats
    seeds: int = 200  # of an exam
    rate: float = RATE  # how fast minds learn


class School:
    """All minds of a game, one net for every number of seats, and how far they have come."""

    def __init__(self, game: Game, folder: Path, plan: Plan) -> None:
        self.game = game
        self.folder = folder
        self.plan = plan
        self.chance = np.random.default_rng(plan.seed)
        self.begun = reigning(game) if plan.by_hand else {}
        self.reigning = dict(self.begun)
        self.pupils = {seats: Pupil(self.first_net(seats), plan.rate) for seats in plan.seats}
        self.games = dict.fromkeys(plan.seats, 0)
        self.number = 0  # of the next game to learn from
        self.exams = 0  # seeds that were used in exams
        self.seconds = 0.0
        self.losses = dict.fromkeys(plan.seats, 0.0)
        self.marks: list[Mark] = []
        if self.file.exists():
            self.resume()

    @property
    def file(self) -> Path:
        return self.folder / "school.npz"

    def first_net(self, seats: int) -> Net:
        if seats in self.begun:
            return self.begun[seats].copy()
        return new_net(self.game, seats, self.chance, self.plan.by_hand)

    # Teaching

    def teach(self, hands: Hands, ends: Callable[[], bool], tell: Callable[[], None]) -> None:
        """Play and learn until it `ends`; every now and then an exam."""
        busy: set[Future[Lesson]] = set()
        before = monotonic() - self.seconds
        while not ends():
            while len(busy) < hands.count:
                busy.add(self.given(hands))
            finished, busy = wait(busy, return_when=FIRST_COMPLETED)
            for each in finished:
                self.take(each.result())
                self.seconds = monotonic() - before
                tell()
            for seats in self.plan.seats:
                if self.games[seats] - self.examined(seats) >= self.plan.every:
                    self.examine(seats, hands)
                    self.seconds = monotonic() - before
                    self.close()
                    tell()

    def given(self, hands: Hands) -> "Future[Lesson]":
        """The next games to be learned from: first by imitation, then by playing."""
        homework = self.homework()
        imitates = self.games[homework.seats] < self.plan.imitate
        return hands.submit(Homework.imitate if imitates else Homework.play, homework)

    def homework(self) -> Homework:
        """The next games to be learned from: all numbers of seats in turn."""
        seats = self.plan.seats[self.number // CLASS % len(self.plan.seats)]
        first = -1 - self.plan.seed * RUN - self.number
        self.number += CLASS
        return Homework(
            self.game.name,
            self.alone(seats, self.pupils[seats].net),
            seats,
            tuple(range(first, first - CLASS, -1)),
            self.plan.options,
        )

    def take(self, lesson: Lesson) -> None:
        pupil = self.pupils[lesson.seats]
        pupil.take(lesson)
        self.losses[lesson.seats] = pupil.learn(self.chance) or self.losses[lesson.seats]
        imitated = self.games[lesson.seats] < self.plan.imitate
        self.games[lesson.seats] += CLASS
        if imitated and self.games[lesson.seats] >= self.plan.imitate:
            pupil.begin_anew()

    def alone(self, seats: int, net: Net) -> bytes:
        """A net by itself as a mind."""
        return Mind(self.game, {seats: net}, {}).write()

    # Exams

    def examined(self, seats: int) -> int:
        """After how many games the last exam was."""
        return max((mark.games for mark in self.marks if mark.seats == seats), default=0)

    def examine(self, seats: int, hands: Hands) -> None:
        """Is the mind better now than the one that reigns? Then it reigns itself."""
        net = self.pupils[seats].net
        now = self.alone(seats, net)
        advantage, reach = self.against(self.reigning.get(seats), now, seats, hands)
        gain = advantage
        if any(mark.promoted for mark in self.marks if mark.seats == seats):
            gain, _ = self.against(self.begun.get(seats), now, seats, hands)
        promoted = advantage - reach > 0
        self.marks.append(
            Mark(
                self.games[seats],
                self.seconds,
                seats,
                advantage,
                reach,
                self.plan.seeds,
                promoted,
                gain,
            )
        )
        if promoted:
            self.reigning[seats] = net.copy()

    def against(
        self, other: Net | None, now: bytes, seats: int, hands: Hands
    ) -> tuple[float, float]:
        """How much better a mind is than another, on games never played before."""
        them = None if other is None else self.alone(seats, other)
        first = SEEDS + self.plan.seed * 10_000 + self.exams
        self.exams += self.plan.seeds
        seeds = range(first, first + self.plan.seeds)
        pieces = [
            Exam(self.game.name, now, them, seats, tuple(seeds[i : i + PIECE]), self.plan.options)
            for i in range(0, len(seeds), PIECE)
        ]
        found = [hands.submit(Exam.play, piece) for piece in pieces]
        return marked([each for piece in found for each in piece.result()])

    # What is kept

    def mind(self) -> Mind:
        """The reigning nets, each with the mark that it was promoted for."""
        marks = {
            str(mark.seats): asdict(mark) | {"loss": self.losses[mark.seats]}
            for mark in self.marks
            if mark.promoted
        }
        return Mind(self.game, self.reigning, {"marks": marks, "seed": self.plan.seed})

    def close(self) -> None:
        """Write all of it, so that the school can be opened again as if it had never closed."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.reigning:
            (self.folder / FILE).write_bytes(self.mind().write())
        title = f"{self.game.title}: gain over who reigned in the beginning"
        (self.folder / "curve.svg").write_text(curve(title, self.marks), encoding="utf-8")
        arrays: dict[str, NDArray[Any]] = {}
        for seats, pupil in self.pupils.items():
            arrays |= {f"{seats}.{name}": values for name, values in pupil.state().items()}
        for name, nets in (("begun", self.begun), ("reigning", self.reigning)):
            file = Mind(self.game, nets, {}).write()
            arrays[name] = np.frombuffer(file, np.uint8)
        arrays["book"] = np.frombuffer(json.dumps(self.book()).encode(), np.uint8)
        written = self.file.with_suffix(".new.npz")
        np.savez(written, allow_pickle=False, **arrays)
        os.replace(written, self.file)

    def book(self) -> dict[str, Any]:
        """What is to be known of a closed school beside its arrays."""
        return {
            "plan": plain(self.plan),
            "games": {str(seats): games for seats, games in self.games.items()},
            "losses": {str(seats): loss for seats, loss in self.losses.items()},
            "number": self.number,
            "exams": self.exams,
            "seconds": self.seconds,
            "marks": [asdict(mark) for mark in self.marks],
            "chance": self.chance.bit_generator.state,
        }

    def resume(self) -> None:
        """Open the school that was closed here."""
        with np.load(self.file, allow_pickle=False) as found:
            arrays = dict(found)
        book = json.loads(arrays["book"].tobytes())
        if book["plan"] != plain(self.plan):
            raise ValueError(
                f"{self.folder}: this school has another plan, {book['plan']}; name another folder"
            )
        self.begun = Mind.read(arrays["begun"].tobytes(), self.game).nets
        self.reigning = Mind.read(arrays["reigning"].tobytes(), self.game).nets
        for seats, pupil in self.pupils.items():
            own = f"{seats}."
            part = {name[len(own) :]: each for name, each in arrays.items() if name.startswith(own)}
            pupil.restore(part)
        self.games = {int(seats): games for seats, games in book["games"].items()}
        self.losses = {int(seats): loss for seats, loss in book["losses"].items()}
        self.number, self.exams, self.seconds = book["number"], book["exams"], book["seconds"]
        self.marks = [Mark(**mark) for mark in book["marks"]]
        self.chance.bit_generator.state = book["chance"]


def plain(plan: Plan) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(asdict(plan)))
    return found


def reigning(game: Game) -> dict[int, Net]:
    """The nets that a game comes with."""
    file = game.file(FILE)
    return {} if file is None else Mind.read(file, game).nets
