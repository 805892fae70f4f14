"""What each decision of a game was worth, by what its player could know.

A decision is searched from redeals, as a bot on that seat would: what was hidden from the seat is dealt
anew in every look, so that nobody is blamed for what they could not know. Every decision is looked at by
itself, so that a review can be worked out in any order, and go on wherever it was left.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from atoll.bots.learned import wins
from atoll.bots.mcts import Mcts, Node
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.engine.state import State

LOOKS = 200  # searches of a decision; a quarter of them go to the move that was played
LINE = 5  # decisions that are told of the better way
DEALS = 4  # redeals over which the chances of a position are averaged
SLIP, MISTAKE, BLUNDER = 0.03, 0.08, 0.2  # of the chance to win, given away


@dataclass(frozen=True)
class Judged:
    """A decision: what was played, what would have been best, and what that cost; moves in notation."""

    ply: int
    seat: int
    move: str
    best: str
    cost: float  # of the chance to win, from 0 to 1
    chances: list[float]  # of every seat, before it
    line: list[str]  # what may follow the best move, itself first

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
    """A game, and those of its decisions that were looked at so far, in the order of play."""

    session: Session
    decisions: list[Judged] = field(default_factory=list)

    def chances(self) -> dict[int, list[float]]:
        """How well every seat stood, by the number of moves played; at the end it is known."""
        found = {each.ply: each.chances for each in self.decisions}
        if self.session.state.over:
            found[len(self.session.plies)] = wins(self.session.state)
        return found

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
        chances = self.chances(state)
        root = Node(state)
        self.search(state, root)
        self.look_at(state, root, move)
        best, played = favourite(root, state), root.moves.index(move)
        return Judged(
            ply=ply,
            seat=state.seat,
            move=state.notation(move),
            best=state.notation(root.moves[best]),
            cost=round(max(0.0, mean(root, best) - mean(root, played)), 4),
            chances=[round(chance, 4) for chance in chances],
            line=list(self.line(imagined(state, ply), root)),
        )

    def chances(self, state: State) -> list[float]:
        """How well every seat stands, as the one who decides could know it."""
        total = [0.0] * state.seats
        for _ in range(DEALS):
            dealt = state.redeal(state.seat, self.chance.fork())
            for seat, value in enumerate(self.judge.worth(dealt, state.seat)):
                total[seat] += value / DEALS
        return total

    def look_at(self, state: State, root: Node, move: int) -> None:
        """Give the move that was played a fair look, however little it promised."""
        root.take_in(state.redeal(state.seat, self.chance.fork()), self.judge, [move])
        looked = root.visits[root.moves.index(move)]
        for _ in range(self.iterations // 4 - looked):
            dealt = state.redeal(state.seat, self.chance.fork())
            if move in dealt.legal:
                root.legal, root.tried = dealt.legal, [move]
                self.iterate(dealt, root)

    def line(self, after: State, root: Node) -> Iterator[str]:
        """The moves that were looked at most, one after the other, until something is drawn."""
        stream = after.chance.stream
        node: Node | None = root
        for _ in range(LINE):
            if after.over or after.chance.stream != stream:
                return  # what would have been drawn is not known
            if node is not None:
                i = favourite(node, after)
                if i < 0 or not node.visits[i]:
                    return
                move, children = node.moves[i], node.children[i]
            elif self.judge.routine(after):
                move = self.judge.rollout(after, self.chance)  # as the search does
            else:
                return
            yield after.notation(move)
            after.advance(move)
            node = next((child for child in children if child.asks(after)), None)


def favourite(node: Node, state: State) -> int:
    """The place of the move that was looked at most, of those that are legal in a position; -1 if
    none of them was ever met."""
    legal = [i for i, move in enumerate(node.moves) if move in state.legal]
    return max(legal, key=lambda i: (node.visits[i], mean(node, i)), default=-1)


def mean(node: Node, i: int) -> float:
    return (node.totals[i] + node.guesses[i]) / (node.visits[i] + 1)


def imagined(state: State, ply: int) -> State:
    """A position as its player may imagine it; always the same one for the same decision."""
    return state.redeal(state.seat, seeded(ply))


def judged(state: State, ply: int, move: str, looks: int = LOOKS) -> Judged:
    """A decision looked at by itself: what is found depends on nothing that was found before."""
    reviewer = Reviewer(find_game(state.game_name()), ply, iterations=looks)
    return reviewer.judged(state, ply, state.parse(move))


def review(record: Record, looks: int = LOOKS) -> Iterator[Review]:
    """Review a game; what is known so far is given after every decision, so that it can be shown as
    it comes. A game that cannot be replayed raises `ValueError`."""
    found = Review(Session(record))
    for number, (ply, move) in enumerate(zip(found.session.plies, record.moves, strict=True)):
        found.decisions.append(judged(ply.before, number, move, looks))
        yield found
    yield found
