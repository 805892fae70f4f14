"""Monte Carlo tree search for any number of seats, with hidden information and chance.

Every iteration redeals what the seat cannot see, walks down the tree, adds one node, plays on by
the game's rollout policy as far as the game asks for, or to the end, and values the position reached.
A node is a question (who is asked what) that was met after the same moves; the positions in which it
is met may differ by what was dealt or drawn, and so may the moves that are legal. Every seat goes its
own way: the values kept at a node are those of the seat that is asked there. What a game calls routine
is not searched: in the tree it is played by the rollout policy, at the table by the first guess.
"""

from math import exp, sqrt, tanh
from time import perf_counter
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from atoll.bots.bot import Bot
from atoll.bots.learned import judge_of, wins
from atoll.engine.decision import Matter
from atoll.engine.game import Game
from atoll.engine.judge import Judge
from atoll.engine.state import State

EXPLORATION: Final[float] = 0.3  # how far a promising but little tried move is preferred
LATELY: Final[float] = 0.005  # the share of the newest line in which leads are usual
NARROW: Final[float] = 0.5  # leads are never told more finely
LOOK: Final[int] = 32  # iterations between two looks at whether the choice is made
SHARPNESS: Final[float] = 12.0  # how strongly a better value after one move raises its prior


class Node:
    """A question met in the search, and what is known of the answers to it.

    The lists run over all moves that were tried in any position in which the question was met. A root may
    have several trees, one after the other; what it knows of moves is the sum of them all.
    """

    __slots__ = (
        "children",
        "former_totals",
        "former_visits",
        "grown",
        "guesses",
        "legal",
        "matter",
        "moves",
        "n",
        "offered",
        "priors",
        "seat",
        "totals",
        "tried",
        "visits",
        "x",
    )

    def __init__(self, state: State) -> None:
        task = state.agenda[-1]
        self.matter: Matter[Any] = task.matter
        self.seat: i64 = task.seat
        self.n: i64 = task.n
        self.x: i64 = task.x
        self.legal: list[int] = []  # when the question was last met
        self.tried: list[int] = []  # those of them that are searched
        self.moves: list[int] = []
        self.guesses: list[float] = []  # the value of the position after the move, when first met
        self.priors: list[float] = []  # how promising the guess makes the move; unscaled
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.former_visits: list[int] = []  # those of trees before this one
        self.former_totals: list[float] = []
        self.grown = 0  # iterations since this tree was begun here
        self.offered: list[int] = []  # how often the move was legal when the node was visited
        self.children: list[list[Node]] = []

    def asks(self, state: State) -> bool:
        """Is this the question of the position?"""
        if not state.agenda:
            return False
        task = state.agenda[-1]
        return (
            task.matter is self.matter
            and task.seat == self.seat
            and task.n == self.n
            and task.x == self.x
        )

    def meet(self, state: State, judge: Judge[Any]) -> None:
        """Take in the promising moves that are new here, each with a guess at its value."""
        self.legal = state.legal
        self.tried = judge.promising(state)
        self.take_in(state, judge, self.tried)

    def take_in(self, state: State, judge: Judge[Any], moves: list[int]) -> None:
        """Know these moves, too; those that are new get a guess at their value."""
        new = [move for move in moves if move not in self.moves]
        if not new:
            return
        values = judge.guesses(state, new)
        for i in range(len(new)):
            guess = values[i][self.seat]
            self.moves.append(new[i])
            self.guesses.append(guess)
            self.priors.append(exp(SHARPNESS * guess))
            self.visits.append(0)
            self.totals.append(0.0)
            self.former_visits.append(0)
            self.former_totals.append(0.0)
            self.offered.append(0)
            self.children.append([])

    def begin_anew(self) -> None:
        """Begin another tree: nothing that lies below is known in it, nor what was chosen how often."""
        self.grown = 0
        self.former_visits = self.visits.copy()
        self.former_totals = self.totals.copy()
        self.offered = [0] * len(self.moves)
        self.children = [[] for _ in self.moves]

    def among(self, legal: list[int]) -> list[int]:
        """The numbers of the legal moves, all of which were met."""
        moves = self.moves
        if len(moves) == len(legal):
            return list(range(len(moves)))
        return [i for i in range(len(moves)) if moves[i] in legal]

    def pick(self, legal: list[int]) -> int:
        """The number of the legal move to try next.

        A move's bonus grows with the times it was legal, not with the visits of the node, so that
        moves that are seldom legal are not starved.
        """
        among = self.among(legal)
        visits, offered, priors = self.visits, self.offered, self.priors
        former_visits, former_totals = self.former_visits, self.former_totals
        scale = EXPLORATION / sum([priors[i] for i in among])
        best = -1
        highest = 0.0
        for i in among:
            offered[i] += 1
            count = float(visits[i] - former_visits[i] + 1)
            value = (self.totals[i] - former_totals[i] + self.guesses[i]) / count
            score = value + scale * priors[i] * sqrt(offered[i]) / count
            if best < 0 or score > highest:
                highest = score
                best = i
        return best

    def decided(self, done: int, spent: float, seconds: float) -> bool:
        """Can no other move overtake the one tried most in the time that is left?"""
        if done == 0:
            return False
        first = second = 0
        for count in self.visits:
            if count > first:
                first, second = count, first
            elif count > second:
                second = count
        return float(first - second) > (seconds - spent) * float(done) / spent

    def child(self, i: int, state: State) -> "Node | None":
        """The node of the question that the position asks after move number i."""
        for node in self.children[i]:
            if node.asks(state):
                return node
        return None


class Ends:
    """Values the ends of lines, half by whether they won and half by the lead, told by those that are usual."""

    __slots__ = ("known", "mean", "square")

    def __init__(self) -> None:
        self.known = 0
        self.mean = 0.0
        self.square = 0.0

    def value(self, won: float, lead: float) -> float:
        self.expect(lead)
        spread = max(NARROW, sqrt(self.square))
        return 0.5 * won + 0.25 * (1.0 + tanh(0.5 * (lead - self.mean) / spread))

    def expect(self, lead: float) -> None:
        """Learn which leads are usual lately."""
        self.known += 1
        share = max(LATELY, 1.0 / self.known)
        off = lead - self.mean
        self.mean += share * off
        self.square += share * (off * off - self.square)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mcts(Bot):
    """Searches the tree of what may follow; `iterations` or `seconds` say for how long."""

    name: ClassVar[str] = "mcts"

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        iterations: int = 400,
        seconds: float = 0.0,
        judge: Judge[Any] | None = None,
    ) -> None:
        super().__init__(game, seed, judge_of(game) if judge is None else judge)
        self.iterations = iterations
        self.seconds = seconds  # above 0: a budget of time instead of iterations
        self.root: Node | None = None
        self.ahead: list[Node] = []  # what may be asked when routine is done
        self.ends = Ends()
        self.told = False  # has the tree been led on since the last choice?

    def choose(self, state: State) -> int:
        return self.analyse(state)[0][0]

    def analyse(self, state: State) -> list[tuple[int, int, float]]:
        """Every promising move with its visits and mean value, best first."""
        if len(state.legal) == 1 or self.judge.routine(state):
            root = Node(state)
            root.meet(state.redeal(state.seat, self.chance.fork()), self.judge)
        else:
            root = self.known(state)
            self.root = root
            self.told = False
            self.search(state, root)
        found: list[tuple[int, int, float]] = []
        for i in range(len(root.moves)):
            if root.moves[i] in state.legal:
                count = root.visits[i]
                value = root.totals[i] / count if count else root.guesses[i]
                found.append((root.moves[i], count, value))
        found.sort(key=lambda entry: (-entry[1], -entry[2]))
        return found

    def known(self, state: State) -> Node:
        """The node of the tree that asks what the position asks, or a new one."""
        root = self.root
        if root is None or not self.told or not root.asks(state):
            self.ends = Ends()
            return Node(state)
        return root

    def observe(self, move: int, state: State) -> None:
        """Follow the move in the tree; what it leads away from is forgotten."""
        root = self.root
        if root is not None:
            self.ahead = root.children[root.moves.index(move)] if move in root.moves else []
        self.root = None
        self.told = True
        if state.agenda and not self.judge.routine(state):
            for node in self.ahead:
                if node.asks(state):
                    self.root = node
            self.ahead = []

    def search(self, state: State, root: Node) -> None:
        seat = state.seat
        if self.seconds > 0.0:
            begun = perf_counter()
            spent = 0.0
            done = 0
            while spent < self.seconds and (
                done % LOOK or not root.decided(done, spent, self.seconds)
            ):
                self.iterate(state.redeal(seat, self.chance.fork()), root)
                done += 1
                spent = perf_counter() - begun
        else:
            for _ in range(self.iterations):
                self.iterate(state.redeal(seat, self.chance.fork()), root)

    def iterate(self, state: State, root: Node) -> None:
        """Once down the tree, and the value found there back up."""
        if 0 < self.judge.grows(state) <= root.grown:
            root.begin_anew()
        root.grown += 1
        path: list[Node] = []
        chosen: list[int] = []
        node: Node | None = root
        while node is not None:
            if node.legal != state.legal:
                node.meet(state, self.judge)
            i = node.pick(node.tried)
            path.append(node)
            chosen.append(i)
            state.advance(node.moves[i])
            while state.agenda and self.judge.routine(state):
                state.advance(self.judge.rollout(state, self.chance))
            follower = node.child(i, state)
            if follower is None and state.agenda:
                node.children[i].append(Node(state))
            node = follower
        values = self.value(state, path[-1].seat)
        for k in range(len(path)):
            node = path[k]
            i = chosen[k]
            node.visits[i] += 1
            node.totals[i] += values[node.seat]

    def value(self, state: State, decided: int) -> list[float]:
        """How well every seat stands a few quick decisions later, when one seat has done its part; or, where
        the judge plays them, at the end of a line.

        Alone a seat is never done; then twice as many decisions are enough.
        """
        judge, chance = self.judge, self.chance
        if judge.plays_lines(state):
            while state.agenda:
                state.advance(judge.rollout(state, chance))
            return [self.ends.value(wins(state)[0], judge.lead(state))]
        playout: i64 = judge.plays_on(state)
        steps: i64 = 0
        seat = state.seat
        while state.agenda and (steps < playout or (state.seat == seat and steps < 2 * playout)):
            seat = state.seat
            state.advance(judge.rollout(state, chance))
            steps += 1
        return judge.worth(state, decided)
