"""What a move on the island would bring: who may be pushed, who dominates, which markers are spent, and
what a nest is worth that is not paid for yet."""

from atoll.engine.foresight import points_words
from atoll.engine.words import Fact, Words
from atoll.games.kiwi.decisions.names import flock_words, hex_words, kind_facts, listed
from atoll.games.kiwi.flock import NOBODY
from atoll.games.kiwi.pieces import parts_of
from atoll.games.kiwi.state import STOP, Kiwi

# Decisions in which a marker is chosen as a marker: nobody needs to be told that it goes.
MARKERS = ("mark", "pay-marker", "choose-marker", "return-marker")


def brings(s: Kiwi, move: int, ahead: Kiwi) -> list[Words]:
    """KI-7.1, KI-14.1, KI-15.2, KI-20.2: what follows from a move of the seat that decides."""
    return [*nest_points(s, move, ahead), *pushes(s, ahead), *dominance(s, ahead), *spent(s, ahead)]


def nest_points(s: Kiwi, move: int, ahead: Kiwi) -> list[Words]:
    """The points of a nest that is chosen or paid for, but stands only after what comes next: all that
    leads to it says the same, whether its bonus is drawn or not."""
    kind = move
    if s.task.matter.name != "build-nest":
        below = s.agenda[-2] if len(s.agenda) > 1 else s.task
        if below.matter.name != "built" or s.task.seat != below.seat:
            return []
        kind = int(below.n)
    row = s.flocks[s.seat].nests[kind]
    points = s.parts.nest_points[kind * 2 + row]
    if not points or ahead.flocks[s.seat].nests[kind] > row:
        return []  # it stands then, and is counted
    return [points_words(int(points), ["nests"])]


def waits(s: Kiwi, ahead: Kiwi, matter: str) -> bool:
    """Is the seat asked this next, and was not before?"""
    if not ahead.agenda or s.task.matter.name == matter:
        return False
    return ahead.task.matter.name == matter and ahead.task.seat == s.task.seat


def pushes(s: Kiwi, ahead: Kiwi) -> list[Words]:
    """Whom the move allows to push."""
    if not waits(s, ahead, "push"):
        return []
    task = ahead.task
    victims = [move for move in task.matter.moves(ahead, task) if move != STOP]
    pieces: list[Fact] = []
    for victim in victims:
        _, owner, kind = parts_of(victim)
        pieces.append(Words("piece", kind_facts(ahead, owner, kind)))
    return [Words("brings-push", {"pieces": listed(pieces)})] if pieces else []


def dominance(s: Kiwi, ahead: Kiwi) -> list[Words]:
    """Which hexes change their masters."""
    found = []
    for place in range(s.island.size):
        lord = int(ahead.dominator(place))
        if lord == s.dominator(place):
            continue
        facts: dict[str, Fact] = {
            "hex": hex_words(s, place),
            "lord": "nobody" if lord == NOBODY else ("you" if lord == s.seat else "other"),
            "flock": Words("nothing") if lord == NOBODY else flock_words(s, lord),
        }
        found.append(Words("brings-dominance", facts))
    return found


def spent(s: Kiwi, ahead: Kiwi) -> list[Words]:
    """How many markers go in place of fruit; those that mark land are no fruit."""
    flock, then = s.flocks[s.seat], ahead.flocks[s.seat]
    if s.task.matter.name in MARKERS:
        return []
    laid = ahead.marks.count(1 + s.seat) - s.marks.count(1 + s.seat)
    count = flock.marker_total() - then.marker_total() - laid
    if waits(s, ahead, "pay-marker"):
        count += int(ahead.task.n)
    return [Words("brings-spent", {"number": int(count)})] if count > 0 else []
