"""AU-8: the interim scoring, in which everybody chooses sources."""

from typing import Final

from atoll.engine.decision import Decision, Step, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atua.decisions.names import joined
from atoll.games.atua.parts import SOURCES, STACKS
from atoll.games.atua.scoring import scores, tahuma, winners, worths
from atoll.games.atua.state import CHOICES, FORMS, Atua


def chosen(mask: int) -> list[int]:
    return [source for source in range(FORMS) if mask >> source & 1]


class Score(Decision[Atua]):
    """AU-8.2: which sources are scored now. Moves are masks; the task's number is the scoring."""

    def moves(self, s: Atua, task: Task) -> list[int]:
        return s.scorable(task.seat, task.n)

    def play(self, s: Atua, task: Task, move: int) -> None:
        s.choices[task.seat] = move

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < 1 << FORMS:
            return Refusal("AU-8.1", "refused-no-such-source")
        wanted = s.parts.scored[task.n]
        if move not in CHOICES[wanted]:
            return Refusal("AU-8.2", "refused-other-number", {"n": wanted})
        for source in chosen(move):
            if s.scored[task.seat * FORMS + source]:
                facts: dict[str, Fact] = {"source": Words(f"source-{SOURCES[source]}")}
                return Refusal("AU-8.3", "refused-scored", facts)
        return None

    def candidates(self, s: Atua, task: Task) -> list[int]:
        return CHOICES[s.parts.scored[task.n]].copy()

    def notation(self, s: Atua, task: Task, move: int) -> str:
        return "+".join([SOURCES[source] for source in chosen(move)])

    def words(self, s: Atua, task: Task, move: int) -> Words:
        now = worths(s, int(task.seat))
        found = [
            Words("source-points", {"source": Words(f"source-{SOURCES[i]}"), "points": now[i]})
            for i in chosen(move)
        ]
        points = sum([now[i] for i in chosen(move)])
        return Words("score-sources", {"sources": joined(found), "points": points})

    def prompt(self, s: Atua, task: Task) -> Words:
        stack = STACKS[task.n].upper()
        return Words("score-prompt", {"stack": stack, "n": s.parts.scored[task.n]})

    def target(self, s: Atua, task: Task, move: int) -> str:
        sources = chosen(move)
        return f"source-{task.seat}-{SOURCES[sources[0]]}" if len(sources) == 1 else ""


class Count(Step[Atua]):
    """AU-8.5: what was chosen is written down."""

    def run(self, s: Atua, task: Task) -> None:
        for seat in range(len(s.islands)):
            now = worths(s, seat)
            for source in chosen(s.choices[seat]):
                s.points[seat * FORMS + source] = now[source]
                s.scored[seat * FORMS + source] = task.n + 1
                if s.story is not None:
                    facts: dict[str, Fact] = {
                        "source": Words(f"source-{SOURCES[source]}"),
                        "points": now[source],
                    }
                    s.tell(seat, Words("counted", facts), f"AU-9.{CITED[source]}")
            s.choices[seat] = 0
        if not s.alone:
            s.chance.below(2)  # what all have chosen is turned up and not taken back
        if s.alone and task.n + 1 == len(STACKS) and s.story is not None:
            s.tell(0, outcome_words(s), "AU-15.9")


def outcome_words(s: Atua) -> Words:
    """How the game against Tahuma ended."""
    facts: dict[str, Fact] = {
        "tahuma": sum(tahuma(s).values()),
        "own": scores(s)[0],
        "won": "yes" if winners(s) else "no",
    }
    return Words("tahuma-total", facts)


CITED: Final[list[int]] = [1, 2, 3, 5, 6, 8]  # the rule of AU-9 for every source
SCORE: Final[Score] = Score("score", "AU-8.2")
COUNT: Final[Count] = Count("count", "AU-8.5")
