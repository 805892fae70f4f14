"""What each decision of a game was worth, by what its player could know.

A decision is searched from redeals, as a bot on that seat would: what was hidden from the seat is dealt
anew in every look, so that nobody is blamed for what they could not know. Every decision is looked at by
itself, so that a review can be worked out in any order, and go on wherever it was left.

At first all decisions are looked at shortly; then those that matter as long as the strongest bot, `master`, would
think about them: it is told what that bot would have played.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from math import inf
from time import perf_counter

from atoll.bots.learned import judge_of, wins
from atoll.bots.mcts import LOOK, Mcts, Node
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.engine.state import State

LOOKS = 200  # searches of a decision at first sight
FAIR = 4  # the part of them that the move that was played gets at least: a quarter
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
    long: bool = False  # was it looked at as long as the strongest bot thinks?

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

    def found(
        self,
        state: State,
        ply: int,
        move: int,
        root: Node,
        chances: list[float],
        long: bool = False,
    ) -> Judged:
        """What a search says of a decision."""
        best, played = favourite(root, state), root.moves.index(move)
        return Judged(
            ply=ply,
            seat=state.seat,
            move=state.notation(move),
            best=state.notation(root.moves[best]),
            cost=round(max(0.0, mean(root, best) - mean(root, played)), 4),
            chances=[round(chance, 4) for chance in chances],
            line=list(self.line(imagined(state, ply), root)),
            long=long,
        )

    def chances(self, state: State) -> list[float]:
        """How well every seat stands, as the one who decides could know it."""
        total = [0.0] * state.seats
        for _ in range(DEALS):
            dealt = state.redeal(state.seat, self.chance.fork())
            for seat, value in enumerate(self.judge.worth(dealt, state.seat)):
                total[seat] += value / DEALS
        return total

    def look_at(self, state: State, root: Node, move: int, looks: int) -> None:
        """Give the move that was played one more look if it has not its share of all yet, however
        little it promised."""
        if move not in root.moves:
            root.take_in(state.redeal(state.seat, self.chance.fork()), self.judge, [move])
        if root.visits[root.moves.index(move)] >= looks // FAIR:
            return
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


class Look:
    """A decision that is looked at in slices of time: with so many searches or, as the strongest bot does, for so
    many seconds. What a look with searches finds depends on nothing else, not on its slices either."""

    def __init__(
        self, state: State, ply: int, move: str, searches: int = LOOKS, seconds: float = 0.0
    ) -> None:
        self.state, self.ply, self.move = state, ply, state.parse(move)
        self.searches = searches
        self.seconds = seconds  # above 0: a budget of time instead of searches
        self.reviewer = Reviewer(find_game(state.game_name()), ply)
        self.root = Node(state)
        self.done = 0
        self.spent = 0.0
        self.share = -1  # looks that are left to the move that was played, when the search is done

    def go_on(self, seconds: float = inf) -> Judged | None:
        """Look for so long; what was found, when it is done."""
        begun, before = perf_counter(), self.spent
        while self.share != 0:
            if self.spent - before >= seconds:
                return None
            self.look()
            self.spent = before + perf_counter() - begun
        chances = self.reviewer.chances(self.state)
        long = self.seconds > 0
        return self.reviewer.found(self.state, self.ply, self.move, self.root, chances, long)

    def look(self) -> None:
        """Once down the tree: freely, then by the move that was played until it has its share."""
        state, reviewer, root = self.state, self.reviewer, self.root
        if self.share > 0:
            self.share -= 1
            reviewer.look_at(state, root, self.move, self.done)
            return
        reviewer.iterate(state.redeal(state.seat, reviewer.chance.fork()), root)
        self.done += 1
        if self.settled():
            self.share = self.done // FAIR + 1

    def settled(self) -> bool:
        """Is the search done, or can no other move overtake the one that was looked at most?"""
        if not self.seconds:
            return self.done >= self.searches
        over = self.spent >= self.seconds
        late = self.done % LOOK == 0 and self.root.decided(self.done, self.spent, self.seconds)
        return over or late


def judged(state: State, ply: int, move: str, looks: int = LOOKS, seconds: float = 0.0) -> Judged:
    """A decision looked at by itself, to the end."""
    found = Look(state, ply, move, looks, seconds).go_on()
    assert found is not None
    return found


def worth_a_long_look(state: State) -> bool:
    """Would the strongest bot search here at all?"""
    return not judge_of(find_game(state.game_name())).routine(state)


def to_look_at_again(found: Review, seats: Collection[int]) -> list[int]:
    """The decisions that want a long look and had none, the dearest first: the turning points, and those
    of some seats."""
    points = [each.ply for each in found.turning_points()]
    wanted = [
        each
        for each in found.decisions
        if not each.long
        and (each.ply in points or each.seat in seats)
        and worth_a_long_look(found.session.plies[each.ply].before)
    ]
    return [each.ply for each in sorted(wanted, key=lambda each: (-each.cost, each.ply))]


def far(found: Review, seats: Collection[int]) -> tuple[int, int]:
    """How many looks at decisions were done, long ones, too, and how many are wanted by some seats."""
    done = len(found.decisions) + sum(each.long for each in found.decisions)
    left = len(found.session.plies) - len(found.decisions)
    return done, done + left + len(to_look_at_again(found, seats))


def review(
    record: Record, looks: int = LOOKS, seconds: float = 0.0, seats: Collection[int] = ()
) -> Iterator[Review]:
    """Review a game; what is known so far is given after every decision, so that it can be shown as
    it comes. With `seconds`, turning points and the decisions of some seats are looked at again for so
    long. A game that cannot be replayed raises `ValueError`."""
    found = Review(Session(record))
    for number, (ply, move) in enumerate(zip(found.session.plies, record.moves, strict=True)):
        found.decisions.append(judged(ply.before, number, move, looks))
        yield found
    while seconds > 0 and (left := to_look_at_again(found, seats)):
        before, move = found.session.plies[left[0]].before, record.moves[left[0]]
        found.decisions[left[0]] = judged(before, left[0], move, seconds=seconds)
        yield found
    yield found
