"""What a move would bring, seen before it is made: as far as nothing is drawn or turned up."""

from dataclasses import dataclass

from atoll.engine.state import State
from atoll.engine.words import Fact, Words

SAME = 12  # moves that are compared at most, to see whether it matters which is made


def after(state: State, move: int) -> State | None:
    """Where a legal move leads; None if something is drawn or turned up on the way: nobody may look
    ahead then."""
    ahead = state.copy()
    ahead.advance(move)
    return ahead if ahead.chance.stream == state.chance.stream else None


def effect(state: State, move: int) -> State | None:
    """What a legal move does by itself, before anything follows from it; None if it draws."""
    ahead = state.copy()
    task = ahead.agenda.pop()
    task.matter.play(ahead, task, move)
    return ahead if ahead.chance.stream == state.chance.stream else None


def is_final(state: State, ahead: State | None) -> bool:
    """Does a move to there end the turn, or can it not be taken back?"""
    return ahead is None or ahead.seat != state.seat


def brings(state: State, move: int, ahead: State | None) -> list[Words]:
    """What a move changes for who makes it: points, and what the game itself has to say. Where it leads
    on to something hidden (`ahead` is None), or as the game says to what would come anyway (`beyond`),
    what it does by itself."""
    from atoll.door import game

    played = game(state.game_name())
    own = played.room("foresight") if played.has_room("foresight") else None
    beyond = getattr(own, "beyond", None)
    if ahead is None or (beyond is not None and beyond(state, ahead)):
        ahead = effect(state, move)
    if ahead is None:
        return []
    found: list[Words] = []
    seat = state.seat
    was, then = state.known_scores(seat)[seat], ahead.known_scores(seat)[seat]
    by = 0
    if was is not None and then is not None and was != then and not state.together():
        by = then - was
    if by > 0 or (by < 0 and not goes_on(state, ahead)):
        found.append(points_words(by, sources(state, ahead)))
    if own is not None:
        found += own.brings(state, move, ahead)
    return found


def sources(state: State, ahead: State) -> list[str]:
    """What the points of the seat that decides come from or go to."""
    was, then = state.breakdown(state.seat), ahead.breakdown(state.seat)
    return [name for name in then if then[name] != was.get(name, 0)]


def points_words(by: int, names: list[str]) -> Words:
    """How many points a move brings or costs; what is gained by one thing alone says by which."""
    named = by > 0 and len(names) == 1
    facts: dict[str, Fact] = {
        "points": abs(by),
        "way": "up" if by > 0 else "down",
        "named": "yes" if named else "no",
        "source": Words(f"breakdown-{names[0]}") if named else "",
    }
    return Words("brings-points", facts)


def goes_on(state: State, ahead: State) -> bool:
    """Does a move open a question of its own, to anybody? What it costs is not the whole of it then."""
    return len(ahead.agenda) > len(state.agenda)


@dataclass(frozen=True)
class Fold:
    """A question with one thing to point at, or nothing: what is asked about the thing, at once."""

    step: int  # the move that points at it
    stop: int  # the move that does not
    ahead: State  # the question that follows


def folded(state: State) -> Fold | None:
    """What can be asked at once, where a decision only points at what the next one is about."""
    if state.over or len(state.legal) != 2 or not state.decision().points():
        return None
    for step, stop in ((state.legal[0], state.legal[1]), (state.legal[1], state.legal[0])):
        ahead, other = after(state, step), after(state, stop)
        if ahead is None or ahead.seat != state.seat or len(ahead.agenda) < len(state.agenda):
            continue
        if ahead.task.matter is state.task.matter:
            continue  # nothing was left to ask about the thing: it is done already
        if other is None or len(other.agenda) < len(ahead.agenda):
            return Fold(step, stop, ahead)
    return None


def suggested(state: State) -> list[int]:
    """The moves that are suggested one after the other to the seat that decides, as far as it alone is
    asked and nothing is revealed."""
    found: list[int] = []
    ahead: State | None = state
    while ahead is not None and ahead.seat == state.seat and not ahead.over:
        move = ahead.decision().suggestion(ahead, ahead.task)
        if move < 0:
            break
        ahead = after(ahead, move)
        if ahead is not None:
            found.append(move)
    return found


def matters_not(state: State) -> bool:
    """Do all moves lead to the very same position? Then nobody needs to be asked."""
    if state.over or len(state.legal) > SAME or state.decision().placing():
        return False
    first = after(state, state.legal[0])
    if first is None:
        return False
    same = first.to_dict()
    for move in state.legal[1:]:
        other = after(state, move)
        if other is None or other.to_dict() != same:
            return False
    return True
