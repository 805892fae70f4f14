"""Is one plan clearly best in a position? A search says so, and one that is four times as long confirms it.

All is judged by what the seat to decide can know: every look is at another redeal.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from atoll.bots.bot import Bot
from atoll.bots.greedy import Greedy, best_of
from atoll.bots.learned import judge_of
from atoll.bots.mcts import Mcts, Node
from atoll.engine.chance import Chance
from atoll.engine.foresight import after
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.puzzles.collection import LEVELS, Line
from atoll.review.reviewer import Reviewer, mean

LONGER = 4  # how many times as long the search is that confirms
NEAR = 0.25  # of the margin: moves so close to the best solve a puzzle, too
CONTENDERS = 3  # moves that get a fair look: a quarter of the looks at least
FAIR = 6  # fair looks of one decision at most
MANY = 400  # moves at which at least a glance is taken
CHAIN = 4  # moves of a solution at most
LINES = 6  # ways to a solution at most
RIVALS = 5  # other moves whose costs are noted
FOLLOWING = 4  # moves that are told of what may follow
DEALS = 6  # redeals in which what is told must be the same
PLAYED = 24  # times that the game is played on, to see what a solution brings
TURNS = 2  # how often the seat's turn comes back meanwhile
ALONE = 12  # decisions meanwhile, where nobody else has turns
SHORT = 25  # looks of the best of the weak players that try a puzzle
TRIES = 4  # of each of them


@dataclass(frozen=True)
class Step:
    """A decision in which some moves are clearly better than all others."""

    best: list[int]  # those that solve it, the best first
    costs: dict[int, float]  # some of the others, the best first, with what they give away
    worth: float  # of the best


class Weigher(Reviewer):
    """Searches a decision so that all moves that may be best are looked at about as often."""

    name = "weigher"

    def weighed(self, state: State) -> tuple[Node, list[tuple[float, int]]]:
        """The tree, and the value of every move that was looked at, best first."""
        root = Node(state)
        self.search(state, root)
        if len(state.legal) <= MANY:
            root.take_in(
                state.redeal(state.seat, self.chance.fork()), self.judge, list(state.legal)
            )
        for _ in range(FAIR):
            best = self.ranking(root, state)[:CONTENDERS]
            little = [i for _, i in best if root.visits[i] < self.iterations // 4]
            if not little:
                break
            for _ in range(self.iterations // 4):
                self.look_at(state, root, root.moves[little[0]], self.iterations)
        return root, [(value, root.moves[i]) for value, i in self.ranking(root, state)]

    def ranking(self, root: Node, state: State) -> list[tuple[float, int]]:
        legal = [i for i, move in enumerate(root.moves) if move in state.legal]
        return sorted(((mean(root, i), i) for i in legal), reverse=True)


def clear(values: list[tuple[float, int]], margin: float) -> Step | None:
    """What is clearly best, if anything is: no move lies between the good ones and the others."""
    if len(values) < 2:
        return None
    top = values[0][0]
    best = [move for value, move in values if value >= top - NEAR * margin]
    rest = [(value, move) for value, move in values if value < top - NEAR * margin]
    if not rest or rest[0][0] > top - margin or 2 * len(best) > len(values):
        return None
    return Step(best, {move: top - value for value, move in rest[:RIVALS]}, top)


@dataclass
class Solution:
    """What was found in a position."""

    lines: list[list[int]]
    steps: list[Step]  # along the best line
    line: list[int]  # what may follow the best line
    reply: list[int]  # what may follow the best of the other moves


class Finder:
    """Looks for the one plan in a position; counts what the quick search found and the longer refused."""

    def __init__(self, game: Game, seed: int, looks: int, margin: float) -> None:
        self.game = game
        self.quick = Weigher(game, 2 * seed, iterations=looks)
        self.thorough = Weigher(game, 2 * seed + 1, iterations=LONGER * looks)
        self.margin = margin
        self.candidates = 0
        self.refused = 0

    def solution(self, state: State) -> Solution | None:
        """The plan that is clearly best; None if there is none, or if it takes no thought."""
        if len(state.legal) < 3:
            return None
        found = self.lines(state, state, 0)
        if found is None or not 1 <= len(found.lines) <= LINES:
            return None
        return found

    def lines(self, first: State, state: State, depth: int) -> Solution | None:
        """The ways from here, as long as it is clear what is best; the way is over when others decide,
        or when something is drawn."""
        judged = self.confirmed(state, depth)
        if judged is None:
            return None
        root, step = judged
        found = Solution([], [step], [], [])
        for move in step.best:
            ahead = after(state, move)
            further = None
            if ahead is not None and depth + 1 < CHAIN and goes_on(first, state, ahead):
                further = self.lines(first, ahead, depth + 1)
            if further is None:
                found.lines.append([move])
            else:
                found.lines += [[move, *line] for line in further.lines]
            if move == step.best[0]:
                found.steps += [] if further is None else further.steps
                found.line = self.following(state, root, move) if further is None else further.line
        found.reply = self.following(state, root, next(iter(step.costs)))
        return found

    def confirmed(self, state: State, depth: int) -> tuple[Node, Step] | None:
        """What the quick search finds clearly best, if the longer one finds the same."""
        quick = clear(self.quick.weighed(state)[1], self.margin)
        if quick is None:
            return None
        self.candidates += depth == 0
        root, values = self.thorough.weighed(state)
        step = clear(values, self.margin)
        if step is None or quick.best[0] not in step.best:
            self.refused += depth == 0
            return None
        return root, step

    def following(self, state: State, root: Node, move: int) -> list[int]:
        """What may follow a move, as far as it can be told: nothing is drawn, and whatever is hidden
        from the seat, the moves are there and are called the same."""
        seat, node = state.seat, root
        deals = [state.redeal(seat, self.quick.chance.fork()) for _ in range(DEALS)]
        found: list[int] = []
        while len(found) < FOLLOWING:
            ahead = [after(each, move) for each in deals]
            open_ends = [each for each in ahead if each is not None and not each.over]
            if len(open_ends) < DEALS:
                break
            child = node.child(node.moves.index(move), open_ends[0])
            if child is None or not any(child.visits):
                break
            move = child.moves[child.visits.index(max(child.visits))]
            said = {each.describe(move) if move in each.legal else "" for each in open_ends}
            if len(said) > 1 or "" in said:
                break
            found.append(move)
            node, deals = child, open_ends
        return found


def goes_on(first: State, state: State, ahead: State) -> bool:
    """Is it still the same turn of the same seat? Alone, a turn is over when the first question comes
    again."""
    if ahead.seat != state.seat:
        return False
    return ahead.seats > 1 or ahead.task.matter is not first.task.matter


def notations(state: State, moves: Sequence[int]) -> Line:
    """Moves one after the other, as they are written."""
    ahead, found = state.copy(), []
    for move in moves:
        found.append(ahead.notation(move))
        ahead.advance(move)
    return tuple(found)


# How hard it is


class Grabbing(Bot):
    """Takes the most points at once, ties by lot."""

    name = "grabbing"

    def choose(self, state: State) -> int:
        seat, most, best = state.seat, None, list[int]()
        for move in self.judge.promising(state):
            ahead = state.copy()
            ahead.advance(move)
            points = ahead.scores()[seat]
            if most is None or points > most:
                most, best = points, []
            if points == most:
                best.append(move)
        return self.chance.pick(best)


class Hasty(Bot):
    """Moves as games are played out in search: not foolishly, without a look at what comes of it."""

    name = "hasty"

    def choose(self, state: State) -> int:
        return self.judge.rollout(state, self.chance)


def missed(game: Game, state: State, lines: list[list[int]], seed: int) -> int:
    """How many of the tries of weak players fail: by points at once, in haste, by a look at where each
    move leads, and by a short search."""
    failed = 0
    for number in range(TRIES):
        own = seed * TRIES + number
        players: list[Bot] = [kind(game, own) for kind in PLAYERS]
        players.append(Mcts(game, own, iterations=SHORT))
        failed += sum(not solves(each, state, lines) for each in players)
    return failed


PLAYERS: tuple[type[Bot], ...] = (Grabbing, Hasty, Greedy)


def solves(player: Bot, state: State, lines: list[list[int]]) -> bool:
    """Does a player find one of the ways to its end?"""
    ahead, way = state.copy(), list[int]()
    while way not in lines:
        if not any(line[: len(way)] == way for line in lines):
            return False
        move = player.choose(ahead.redeal(ahead.seat, player.chance.fork()))
        way.append(move)
        ahead.advance(move)
    return True


def level(failed: int) -> str:
    """Easy is what most weak players find, hard is what most of them miss."""
    tries = TRIES * (len(PLAYERS) + 1)
    return LEVELS[min(2, 3 * failed // tries)]


# What it brings


def gains(
    game: Game, best: State, other: State, seat: int, chance: Chance
) -> tuple[dict[str, float], float]:
    """What a seat has more by its sources, and the best of the others, a few turns later: where the
    solution leads, against where the best of the other moves does. Only what is no accident is told."""
    judge: Any = judge_of(game)
    sources: dict[str, list[float]] = {}
    others: list[float] = []
    for _ in range(PLAYED):
        stream = chance.fork()
        ends = [played_on(judge, each, seat, stream.copy()) for each in (best, other)]
        parts = [end.breakdown(seat) for end in ends]
        for source in parts[0].keys() | parts[1].keys():
            more = parts[0].get(source, 0) - parts[1].get(source, 0)
            sources.setdefault(source, []).append(more)
        if not ends[0].together() and best.seats > 1:
            tops = [max(n for i, n in enumerate(end.scores()) if i != seat) for end in ends]
            others.append(tops[0] - tops[1])
    least = 0.15 if best.together() else 0.5
    told = {source: sure(values, least) for source, values in sorted(sources.items())}
    largest = sorted((name for name in told if told[name]), key=lambda name: -abs(told[name]))[:3]
    return {name: told[name] for name in largest}, sure(others, least)


def played_on(judge: Any, start: State, seat: int, chance: Chance) -> State:
    """A few turns later, by players who look one decision ahead."""
    s = start.redeal(seat, chance.fork())
    turns = decisions = 0
    before = seat
    while not s.over:
        turns += s.seat == seat and before != seat
        decisions += 1
        if turns == TURNS or (s.seats == 1 and decisions > ALONE):
            break
        before = s.seat
        s.advance(best_of(judge, s, chance))
    return s


def sure(values: list[float], least: float) -> float:
    """The mean, if it is no accident and worth telling; else 0."""
    if not values:
        return 0.0
    mean_of = sum(values) / len(values)
    spread = (sum((each - mean_of) ** 2 for each in values) / max(1, len(values) - 1)) ** 0.5
    if abs(mean_of) < max(least, 2 * spread / len(values) ** 0.5):
        return 0.0
    return round(mean_of, 1 if least >= 0.5 else 2)
