"""AU-8: the interim scoring, in which everybody chooses sources."""

from typing import Any, Final

from atoll.engine.decision import Decision, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atua.cards import KINDS
from atoll.games.atua.decisions.ending import tell_end
from atoll.games.atua.decisions.names import joined, some_words
from atoll.games.atua.parts import PAIRS, SOURCES, STACKS
from atoll.games.atua.scoring import amount, worths
from atoll.games.atua.state import CHOICES, FORMS, Atua


def chosen(mask: int) -> list[int]:
    return [source for source in range(FORMS) if mask >> source & 1]


def scoring_of(task: Task) -> int:
    """The scoring that is going on, from 0, as its stack: the number of the task."""
    return int(task.n)


def is_due(s: Atua, task: Task) -> bool:
    """AU-8.1: is it the stack of this scoring that has run out?"""
    return scoring_of(task) + 1 == s.stacks.count(0)


class Score(Decision[Atua]):
    """AU-8.2: which sources are scored now. Moves are masks."""

    def write(self, s: Atua, task: Task) -> dict[str, Any]:
        return {"stack": STACKS[scoring_of(task)]}

    def read(self, s: Atua, data: Field) -> tuple[int, int]:
        return data["stack"].index(STACKS), 0

    def fits(self, s: Atua, task: Task) -> bool:
        return is_due(s, task) and s.choices[task.seat] == 0

    def moves(self, s: Atua, task: Task) -> list[int]:
        return s.scorable(task.seat, scoring_of(task))

    def play(self, s: Atua, task: Task, move: int) -> None:
        s.choices[task.seat] = move

    def secret(self, s: Atua, task: Task, move: int) -> bool:
        """AU-8.4: all choose before anybody says what."""
        return True

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < 1 << FORMS:
            return Refusal("AU-8.1", "refused-no-such-source")
        wanted = s.parts.scored[scoring_of(task)]
        if move not in CHOICES[wanted]:
            return Refusal("AU-8.2", "refused-other-number", {"n": wanted})
        for source in chosen(move):
            if s.scored[task.seat * FORMS + source]:
                facts: dict[str, Fact] = {"source": Words(f"source-{SOURCES[source]}")}
                return Refusal("AU-8.3", "refused-scored", facts)
        return None

    def candidates(self, s: Atua, task: Task) -> list[int]:
        return CHOICES[s.parts.scored[scoring_of(task)]].copy()

    def notation(self, s: Atua, task: Task, move: int) -> str:
        return self.action_name(s, move - 1)

    def reach(self, s: Atua) -> int:
        """Every mask but that of nothing."""
        return (1 << FORMS) - 1

    def action(self, s: Atua, task: Task, move: int) -> int:
        return move - 1

    def move_at(self, s: Atua, task: Task, action: int) -> int:
        return action + 1

    def action_name(self, s: Atua, action: int) -> str:
        return "+".join([SOURCES[source] for source in chosen(action + 1)])

    def words(self, s: Atua, task: Task, move: int) -> Words:
        now = worths(s, int(task.seat))
        sources = chosen(move)
        points = [now[source] for source in sources]
        facts: dict[str, Fact] = {
            "sources": joined([Words(f"source-{SOURCES[source]}") for source in sources]),
            "each": " + ".join([str(each) for each in points]),
            "points": sum(points),
            "n": len(sources),
            "last": "yes" if scoring_of(task) + 1 == len(STACKS) else "no",
        }
        return Words("score-sources", facts)

    def prompt(self, s: Atua, task: Task) -> Words:
        stack = STACKS[scoring_of(task)].upper()
        return Words("score-prompt", {"stack": stack, "n": s.parts.scored[scoring_of(task)]})

    def target(self, s: Atua, task: Task, move: int) -> str:
        return " ".join([f"source-{task.seat}-{SOURCES[source]}" for source in chosen(move)])


class Count(Step[Atua]):
    """AU-8.5: what was chosen is written down."""

    def write(self, s: Atua, task: Task) -> dict[str, Any]:
        return SCORE.write(s, task)

    def read(self, s: Atua, data: Field) -> tuple[int, int]:
        return SCORE.read(s, data)

    def fits(self, s: Atua, task: Task) -> bool:
        return is_due(s, task)

    def run(self, s: Atua, task: Task) -> None:
        for seat in range(len(s.islands)):
            now = worths(s, seat)
            for source in chosen(s.choices[seat]):
                s.points[seat * FORMS + source] = now[source]
                s.scored[seat * FORMS + source] = scoring_of(task) + 1
                if s.story is not None:
                    words = counted_words(s, seat, source, now[source])
                    s.tell(seat, words, f"AU-9.{CITED[source]}")
            s.choices[seat] = 0
        if not s.alone:
            s.seal()  # what all have chosen is turned up and not taken back
        if s.over and s.story is not None:
            tell_end(s)


def counted_words(s: Atua, seat: int, source: int, points: int) -> Words:
    """What a source has brought; if nothing, why."""
    need, have = Words("nothing"), Words("nothing")
    why = SOURCES[source]
    if source < PAIRS:
        consumers, resources = amount(s, seat, 2 * source), amount(s, seat, 2 * source + 1)
        need = some_words(consumers, KINDS[2 * source])
        have = some_words(resources, KINDS[2 * source + 1])
        why = "too-many" if consumers else "none"
    facts: dict[str, Fact] = {
        "source": Words(f"source-{SOURCES[source]}"),
        "points": points,
        "why": why,
        "need": need,
        "have": have,
    }
    return Words("counted", facts)


CITED: Final[list[int]] = [1, 2, 3, 5, 6, 8]  # the rule of AU-9 for every source
SCORE: Final[Score] = Score("score", "AU-8.2")
COUNT: Final[Count] = Count("count", "AU-8.5")
