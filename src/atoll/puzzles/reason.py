"""Why a solution is one, in words: what it is worth, what the next best gives away, what it brings by the
game's own sources of points, and how it may go on.
"""

from collections.abc import Sequence

from atoll.engine.foresight import after
from atoll.engine.state import State
from atoll.engine.words import Fact, Words
from atoll.puzzles.collection import Puzzle
from atoll.text import say, seat_names

GAIN = 0.05  # gains smaller than that are not told


def told(puzzle: Puzzle, key: str, language: str, **facts: Fact) -> str:
    return say(puzzle.game.name, Words(key, facts), language)


def reason(puzzle: Puzzle, language: str) -> list[str]:
    """The reason of a puzzle's solution, sentence by sentence."""
    rival, cost = next(iter(puzzle.rivals[0].items()))
    next_best = name(puzzle.state, rival, language)
    found = [
        told(
            puzzle,
            "puzzle-best",
            language,
            moves=" · ".join(moves(puzzle, language)),
            worth=puzzle.worth,
        ),
        told(puzzle, "puzzle-next", language, move=next_best, cost=cost),
    ]
    brought = brings(puzzle, language)
    if brought:
        found.append(told(puzzle, "puzzle-brings", language, list=brought))
    if puzzle.line:
        line = follows(puzzle, [*puzzle.solution], puzzle.line, language)
        found.append(told(puzzle, "puzzle-line", language, line=line))
    if puzzle.reply:
        line = follows(puzzle, [rival], puzzle.reply, language)
        found.append(told(puzzle, "puzzle-reply", language, line=line))
    return found


def name(state: State, move: str, language: str) -> str:
    return state.describe(state.parse(move), language)


def moves(puzzle: Puzzle, language: str) -> list[str]:
    """The solution, move by move."""
    state, found = puzzle.state.copy(), []
    for move in puzzle.solution:
        found.append(name(state, move, language))
        state.play(move)
    return found


def brings(puzzle: Puzzle, language: str) -> str:
    """What the solution brings, source by source; nothing if it brings less than the next best."""
    if sum(puzzle.gains.values()) - puzzle.others < GAIN:
        return ""
    together = puzzle.state.together()
    found = [
        told(
            puzzle,
            "puzzle-met" if together else "puzzle-gain",
            language,
            source=Words(f"breakdown-{source}"),
            points=whole(100 * points if together else points),
            way=way_of(points),
        )
        for source, points in puzzle.gains.items()
    ]
    if puzzle.others:
        points, way = whole(puzzle.others), way_of(puzzle.others)
        found.append(told(puzzle, "puzzle-others", language, points=points, way=way))
    return ", ".join(found)


def whole(points: float) -> int:
    """Means of a few games are not told to the tenth of a point."""
    return max(1, round(abs(points)))


def way_of(points: float) -> str:
    return "more" if points > 0 else "less"


def follows(puzzle: Puzzle, before: Sequence[str], line: Sequence[str], language: str) -> str:
    """Moves that may follow others, with who makes them; they end where something is drawn."""
    state, found = puzzle.state.copy(), []
    called = seat_names(state, language)
    for move in before:
        state.play(move)
    for move in line:
        number = state.parse(move)
        found.append(f"{called[state.seat]}: {state.describe(number, language)}")
        ahead = after(state, number)
        if ahead is None:
            break
        state = ahead
    return " · ".join(found)


def hint(puzzle: Puzzle, moves_made: int, state: State, language: str) -> str:
    """A word that helps and does not tell: what the solution is for, or what it is not."""
    brought = brings(puzzle, language)
    if brought and moves_made == 0:
        return told(puzzle, "puzzle-hint-brings", language, list=brought)
    rival = next(iter(puzzle.rivals[min(moves_made, len(puzzle.rivals) - 1)]))
    if rival in [state.notation(move) for move in state.moves()]:
        return told(puzzle, "puzzle-hint-not", language, move=name(state, rival, language))
    return told(puzzle, "puzzle-hint-look", language)
