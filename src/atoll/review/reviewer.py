"""What each decision of a game was worth, by what its player could know.

A decision is searched from redeals, as a bot on that seat would: what was hidden from the seat is dealt
anew in every look, so that nobody is blamed for what they could not know.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from atoll.bots.learned import wins
from atoll.bots.mcts import Mcts, Node
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.engine.state import State

LOOKS = 200  # searches of a decision; a quarter of them go to the move that was played
LINE = 5  # decisions that are told of the better way
DEALS = 4  # redeals over which the chances of a position are averaged
SLIP, MISTAKE, BLUNDER = 0.03, 0.08, 0.2  # of the chance to win, given away


@dataclass(frozen=True)
class Judged:
    """A decision: what was played, what would have been best, and what that cost."""

    ply: int
    seat: int
    move: int
    best: int
    cost: float  # of the chance to win, from 0 to 1
    line: list[int] = field(default_factory=list)  # what may follow the best move, itself first

    @property
    def grade(self) -> str:
        """How it is called: `best`, `good`, `slip`, `mistake` or `blunder`."""
        if self.move == self.best:
            return "best"
        for limit, name in ((BLUNDER, "blunder"), (MISTAKE, "mistake"), (SLIP, "slip")):
            if self.cost >= limit:
                return name
        return "good"


@dataclass
class Review:
    """A game with the chances of all seats before every decision, and its decisions judged."""

    session: Session
    chances: list[list[float]] = field(default_factory=list)
    decisions: list[Judged] = field(default_factory=list)

    def cost_of(self, seat: int) -> float:
        """What a seat's decisions cost on average."""
        costs = [each.cost for each in self.decisions if each.seat == seat]
        return sum(costs) / len(costs) if costs else 0.0

    def turning_points(self, most: int = 3) -> list[Judged]:
        """The decisions that cost the most, in the order of the game."""
        dear = [each for each in self.decisions if each.cost >= SLIP]
        return sorted(sorted(dear, key=lambda each: -each.cost)[:most], key=lambda each: each.ply)


class Reviewer(Mcts):
    """Searches a decision that was made, and weighs the move that was played as well as the best."""

    name = "reviewer"

    def judged(self, state: State, ply: int, move: int) -> Judged:
        root = Node(state)
        self.search(state, root)
        self.look_at(state, root, move)
        worth = {root.moves[i]: mean(root, i) for i in among(root, state)}
        best = max(among(root, state), key=lambda i: (root.visits[i], mean(root, i)))
        found = root.moves[best]
        cost = max(0.0, worth[found] - worth[move])
        return Judged(ply, state.seat, move, found, cost, list(self.line(state, root)))

    def look_at(self, state: State, root: Node, move: int) -> None:
        """Give the move that was played a fair look, however little it promised."""
        root.take_in(state.redeal(state.seat, self.chance.fork()), self.judge, [move])
        looked = root.visits[root.moves.index(move)]
        for _ in range(self.iterations // 4 - looked):
            dealt = state.redeal(state.seat, self.chance.fork())
            if move in dealt.legal:
                root.legal, root.tried = dealt.legal, [move]
                self.iterate(dealt, root)

    def line(self, state: State, root: Node) -> Iterator[int]:
        """The moves that were looked at most, one after the other, while they can be told."""
        after = state.redeal(state.seat, self.chance.fork())
        node: Node | None = root
        for _ in range(LINE):
            if node is None or not node.asks(after):
                return
            legal = [i for i in among(node, after) if node.visits[i]]
            if not legal:
                return
            visits = node.visits
            i = max(legal, key=lambda each: visits[each])
            yield node.moves[i]
            after.advance(node.moves[i])
            node = node.child(i, after)


def among(node: Node, state: State) -> list[int]:
    """The places of the moves that are legal in a position."""
    return [i for i, move in enumerate(node.moves) if move in state.legal]


def mean(node: Node, i: int) -> float:
    return (node.totals[i] + node.guesses[i]) / (node.visits[i] + 1)


def review(record: Record, looks: int = LOOKS, seed: int = 0) -> Iterator[Review]:
    """Review a game; what is known so far is given after every decision, so that it can be shown as
    it comes. A game that cannot be replayed raises `ValueError`."""
    found = Review(Session(record))
    game = record.game
    reviewer = Reviewer(game, seed, iterations=looks)
    for number, ply in enumerate(found.session.plies):
        found.chances.append(chances(reviewer, ply.before))
        if len(ply.before.legal) > 1:
            found.decisions.append(reviewer.judged(ply.before, number, ply.move))
        yield found
    last = found.session.state
    found.chances.append(wins(last) if last.over else chances(reviewer, last))
    yield found


def chances(reviewer: Reviewer, state: State) -> list[float]:
    """How well every seat stands, as the one who decides could know it."""
    total = [0.0] * state.seats
    for _ in range(DEALS):
        dealt = state.redeal(state.seat, reviewer.chance.fork())
        for seat, value in enumerate(reviewer.judge.worth(dealt, state.seat)):
            total[seat] += value / DEALS
    return total
