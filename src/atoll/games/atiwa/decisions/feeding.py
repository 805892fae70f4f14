"""AT-22 and AT-23: food demand, payment without waste, food shortage."""

from itertools import product
from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.community import DEMAND, EATEN, EATEN_GOLD, MISSING, TAKE, Community
from atoll.games.atiwa.decisions.cell import (
    IN_GOLD,
    CellDecision,
    ask_for_rest,
    cell_facts,
    left_of,
)
from atoll.games.atiwa.decisions.flight import BATS
from atoll.games.atiwa.parts import ROUNDS, Parts
from atoll.games.atiwa.spaces import BAT, FAMILY, FRUIT, GOAT, KINDS, WILD
from atoll.games.atiwa.state import Atiwa

EDIBLE: Final[list[int]] = [GOAT, WILD, FRUIT, BAT]
# What is spent first while rounds are to come, gold as -1: bats only as long as three are left to fly.
SPARING: Final[list[int]] = [BAT, -1, WILD, BAT, FRUIT, GOAT]
MANY_POINTS: Final = 1000
ONLY_GOLD: Final[list[int]] = [IN_GOLD]

# What was spent so far is the second number of a feeding: how many bats were eaten, and the food of
# the smallest token.
TOKEN_FOODS: Final = 16  # more than any token's food
NO_TOKEN: Final = TOKEN_FOODS - 1  # the smallest token when none is spent


def spent(bats: i64, smallest: i64) -> i64:
    return bats * TOKEN_FOODS + smallest


def bats_eaten(task: Task) -> i64:
    return task.x // TOKEN_FOODS


def smallest_token(task: Task) -> i64:
    return task.x % TOKEN_FOODS


def need_of(task: Task) -> i64:
    """The food that is still to be paid: the first number of a feeding."""
    return task.n


def feed(s: Atiwa, seat: i64) -> None:
    """AT-22.1, AT-22.4, AT-22.5, AT-23.3: the demand is fixed; whoever has too little gives all."""
    demand = s.demand(seat)
    if demand <= 0:
        if s.story is not None and s.number(seat, FAMILY) > 0:
            s.tell(seat, Words("food-covered"), "AT-22.4")
        return
    community = s.communities[seat]
    community.report[DEMAND] = demand
    if s.story is not None:
        s.tell(seat, Words("food-demand", {"n": demand}), "AT-22.1")
    have = food_at_hand(s.parts, community)
    if have > demand:
        s.ask(FEED, seat, demand, spent(0, NO_TOKEN))
        return
    eat_all(s, seat)
    if have < demand:
        missing = demand - have
        community.missing += missing
        community.report[MISSING] = missing
        if s.story is not None:
            points = s.parts.missing_food * missing
            s.tell(seat, Words("food-missing", {"n": missing, "points": points}), "AT-23.1")


def food_at_hand(p: Parts, community: Community) -> i64:
    """AT-22.2, AT-22.3: all a player could pay."""
    counts = community.counts
    bats: i64 = min(counts[BAT], community.untrained())
    food: i64 = counts[GOAT] * p.food[GOAT] + counts[WILD] * p.food[WILD] + counts[FRUIT]
    return food + bats + community.gold


def eat_all(s: Atiwa, seat: i64) -> None:
    """Everything is spent; only which bats go may be left to choose."""
    community = s.communities[seat]
    bats = community.untrained()
    for kind in (GOAT, WILD, FRUIT):
        for cell in community.holding(kind):
            eat_by_force(s, seat, cell, kind)
    gold = community.gold
    if gold > 0:
        pay_gold(s, seat, gold)
        if s.story is not None:
            s.tell(seat, Words("feed-gold", {"n": gold}), "AT-23.3")
    if community.counts[BAT] > bats:
        if bats > 0:
            s.ask(EAT_BAT, seat, bats)
    else:
        for cell in community.holding(BAT):
            eat_by_force(s, seat, cell, BAT)


def eat_by_force(s: Atiwa, seat: i64, cell: int, kind: int) -> None:
    """AT-23.3: nobody is asked, so it is told here."""
    if s.story is not None:
        s.tell(seat, food_words(s, seat, cell, kind), "AT-23.3")
    eat(s, seat, cell, kind)


def eat(s: Atiwa, seat: i64, cell: int, kind: int) -> None:
    community = s.communities[seat]
    community.take(cell, kind)
    community.report[EATEN + kind] += 1


def pay_gold(s: Atiwa, seat: i64, n: i64) -> None:
    community = s.communities[seat]
    community.gold -= n
    community.report[EATEN_GOLD] += n


def food_words(s: Atiwa, seat: i64, cell: int, kind: int) -> Words:
    facts = cell_facts(s, seat, cell)
    facts["kind"] = KINDS[kind]
    facts["food"] = s.parts.food[kind]
    return Words("feed", facts)


def payable(p: Parts, rest: i64, least: i64, goats: i64, wilds: i64, ones: i64) -> bool:
    """AT-22.7: can the rest be covered so that no token could be left out?

    `least` is the food of the smallest token spent so far; surplus must stay below it.
    """
    if rest <= 0:
        return -rest < least
    for i in range(goats + 1):
        left: i64 = rest - i * p.food[GOAT]
        if left <= 0:
            return -left < least and -left < p.food[GOAT]
        for j in range(wilds + 1):
            more: i64 = left - j * p.food[WILD]
            if more <= 0:
                if -more < least and -more < p.food[WILD]:
                    return True
                break
            if more <= ones:
                return True
    return False


def cheapest_meal(s: Atiwa, task: Task) -> list[int]:
    """The kinds of tokens to spend so that the meal costs the fewest points now; gold pays the rest."""
    p, community = s.parts, s.communities[task.seat]
    counts = community.counts
    most = [counts[GOAT], counts[WILD], counts[FRUIT], bats_left_to_eat(s, task)]
    best: list[int] = []
    lowest = MANY_POINTS
    for numbers in product(*[range(number + 1) for number in most]):
        spent_now = [(kind, n) for kind, n in zip(EDIBLE, numbers, strict=True) if n]
        rest = int(need_of(task)) - sum([n * p.food[kind] for kind, n in spent_now])
        least = min([int(smallest_token(task)), *[p.food[kind] for kind, _ in spent_now]])
        if rest > community.gold or -rest >= least:
            continue
        cost = max(rest, 0) + sum([points_of(s, community, kind, n) for kind, n in spent_now])
        if cost < lowest:
            lowest, best = cost, [kind for kind, _ in spent_now]
    return best


def points_of(s: Atiwa, community: Community, kind: int, n: int) -> int:
    """What so many tokens of a kind score, which are spent."""
    have = community.counts[kind]
    if kind == BAT:
        return max(0, min(n, have - s.parts.free_bats))
    row = s.parts.rows[kind]
    return int(row[have] - row[have - n])


def kind_eaten(content: int) -> int:
    """The kind of food that lies on a cell; -1 if there is none."""
    for kind in (GOAT, WILD, FRUIT, BAT):
        if content in TAKE[kind]:
            return kind
    return -1


class Feed(CellDecision):
    """AT-22.2 to AT-22.9: food is spent token by token, as the player likes, without waste.

    Moves are cells, or IN_GOLD for all that is left.
    """

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        smallest = int(smallest_token(task))
        return {
            "need": int(need_of(task)),
            "bats_eaten": int(bats_eaten(task)),
            "smallest_token": None if smallest == NO_TOKEN else smallest,
        }

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        smallest = data["smallest_token"]
        food = NO_TOKEN if smallest.value is None else smallest.number(1, NO_TOKEN - 1)
        eaten = data["bats_eaten"].number(0, len(s.parts.rows[FAMILY]))
        return data["need"].number(1, s.parts.rows[FAMILY][-1]), int(spent(eaten, food))

    def beside(self) -> list[int]:
        return ONLY_GOLD

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        community = s.communities[task.seat]
        found: list[int] = []
        many = community.counts[BAT] > s.parts.free_bats
        if self.allows(s, task, WILD):
            found += community.holding(WILD)
        bats = community.holding(BAT) if self.allows(s, task, BAT) else []
        if not many:
            found += bats
        if self.allows(s, task, FRUIT):
            found += community.holding(FRUIT)
        if community.gold >= need_of(task):
            found.append(IN_GOLD)
        if self.allows(s, task, GOAT):
            found += community.holding(GOAT)
        if many:
            found += bats
        return found

    def allows(self, s: Atiwa, task: Task, kind: int) -> bool:
        """May a token of this kind be spent next, so that the payment comes out without waste?"""
        community = s.communities[task.seat]
        counts = community.counts
        goats: i64 = counts[GOAT]
        wilds: i64 = counts[WILD]
        fruit: i64 = counts[FRUIT]
        bats = community.untrained() - bats_eaten(task)
        if bats > counts[BAT]:
            bats = counts[BAT]
        ones = fruit + bats + community.gold
        if kind == GOAT:
            if goats == 0:
                return False
            goats -= 1
        elif kind == WILD:
            if wilds == 0:
                return False
            wilds -= 1
        else:
            if (fruit if kind == FRUIT else bats) <= 0:
                return False
            ones -= 1
        food: i64 = s.parts.food[kind]
        least = min(food, smallest_token(task))
        return payable(s.parts, need_of(task) - food, least, goats, wilds, ones)

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move == IN_GOLD:
            pay_gold(s, task.seat, need_of(task))
            return
        kind = kind_eaten(s.communities[task.seat].cells[move])
        eat(s, task.seat, move, kind)
        food: i64 = s.parts.food[kind]
        if need_of(task) > food:
            eaten = bats_eaten(task) + (1 if kind == BAT else 0)
            least = min(food, smallest_token(task))
            s.ask(self, task.seat, need_of(task) - food, spent(eaten, least))

    def suggestion(self, s: Atiwa, task: Task) -> int:
        """As the coach says: bats that can be spared, then gold, then what is missed least; in the last
        round, what costs the fewest points."""
        moves = self.moves(s, task)
        if s.round < ROUNDS:
            community = s.communities[task.seat]
            found = [-1 if each == IN_GOLD else kind_eaten(community.cells[each]) for each in moves]
            order = SPARING if community.counts[BAT] > BATS else SPARING[1:]
            return moves[found.index(next(kind for kind in order if kind in found))]
        kinds, cells = cheapest_meal(s, task), s.communities[task.seat].cells
        wanted = [move for move in moves if move != IN_GOLD and kind_eaten(cells[move]) in kinds]
        return wanted[0] if wanted else IN_GOLD

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        if move == IN_GOLD:
            gold, need = s.communities[task.seat].gold, need_of(task)
            if gold >= need:
                return None
            return Refusal("AT-22.2", "refused-too-little-gold", {"gold": gold, "need": need})
        return CellDecision.refusal(self, s, task, move)

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        community = s.communities[task.seat]
        kind = kind_eaten(community.cells[cell])
        facts = cell_facts(s, task.seat, cell)
        if kind < 0:
            return Refusal("AT-22.8", "refused-no-food", facts)
        if kind == BAT and bats_eaten(task) >= community.untrained():
            facts["untrained"] = community.untrained()
            return Refusal("AT-22.3", "refused-bats-not-eaten", facts)
        if not self.allows(s, task, kind):
            facts["kind"] = KINDS[kind]
            facts["need"] = need_of(task)
            return Refusal("AT-22.6", "refused-waste", facts)
        return None

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        return [*CellDecision.candidates(self, s, task), IN_GOLD]

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        if move == IN_GOLD:
            return f"gold-{task.seat}"
        return CellDecision.target(self, s, task, move)

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == IN_GOLD:
            return Words("feed-gold", {"n": need_of(task)})
        kind = kind_eaten(s.communities[task.seat].cells[move])
        if kind < 0:
            return Words("feed-nothing", cell_facts(s, task.seat, move))
        return food_words(s, task.seat, move, kind)

    def prompt(self, s: Atiwa, task: Task) -> Words:
        facts: dict[str, Fact] = {
            "need": need_of(task),
            "bats": bats_left_to_eat(s, task),
            "goat": s.parts.food[GOAT],
            "wild": s.parts.food[WILD],
        }
        return Words("feed-prompt", facts)


def bats_left_to_eat(s: Atiwa, task: Task) -> int:
    """AT-22.3: how many bats may still be eaten: one for each untrained family, as long as there are bats."""
    community = s.communities[task.seat]
    return int(min(community.untrained() - bats_eaten(task), community.counts[BAT]))


class EatBat(CellDecision):
    """AT-22.3, AT-22.9, AT-23.3: all food is spent; the player picks the bats that are eaten."""

    def fits(self, s: Atiwa, task: Task) -> bool:
        return 1 <= left_of(task) <= s.communities[task.seat].counts[BAT]

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        return s.communities[task.seat].holding(BAT)

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        eat(s, task.seat, move, BAT)
        ask_for_rest(s, self, task)

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        if s.communities[task.seat].cells[cell] in TAKE[BAT]:
            return None
        return Refusal("AT-22.9", "refused-no-bat", cell_facts(s, task.seat, cell))


FEED: Final[Feed] = Feed("feed", "AT-22.2")
EAT_BAT: Final[EatBat] = EatBat("eat-bat", "AT-22.3")
