"""AT-3 to AT-6: a worker is placed, and the actions of its space are carried out."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, Step, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.decisions.cards import NO_TERRAIN, buy_location, draw_terrain, take_terrain
from atoll.games.atiwa.decisions.flight import BATS, FLY, can_fly, tell_grounded
from atoll.games.atiwa.decisions.gold import gain_gold, spend_gold
from atoll.games.atiwa.decisions.houses import FILL_HOUSES, TRAIN_FAMILY
from atoll.games.atiwa.decisions.items import (
    WAYS,
    can,
    is_useful,
    item_words,
    items_words,
    open_choices,
    refusal_of_item,
    waits,
)
from atoll.games.atiwa.decisions.tokens import ACTION, PLACE_TREE_FRUIT, WITH_TRAINING, collect
from atoll.games.atiwa.decisions.upkeep import maintain
from atoll.games.atiwa.parts import COLOURS, ROUNDS
from atoll.games.atiwa.scoring import goal_words, scores, winners
from atoll.games.atiwa.spaces import (
    BAT,
    CHOICE,
    DECK,
    EXCHANGE,
    FAMILY,
    GAIN,
    GOLD,
    HOUSE_BATS,
    KINDS,
    LOCATION,
    NATURE_GOLD,
    NATURE_TRAIN,
    OPEN,
    OPS,
    PAID_TRAIN,
    TRAIN,
    TREE_WITH_FRUIT,
    WILD,
    Item,
)
from atoll.games.atiwa.state import FREE, NO_CARD, Atiwa

FINISH: Final = 255  # a move beside the items: leave the rest


class PlaceWorker(Decision[Atiwa]):
    """AT-4.1, AT-4.7: one worker must go to an unoccupied space. Moves are spaces."""

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        workers = s.workers
        seats = len(s.communities)
        found = [space for space in s.parts.spaces_for[seats - 1] if workers[space] == FREE]
        for one, other in s.parts.pairs[seats - 1]:
            if workers[one] == task.seat and workers[other] == FREE:
                found.remove(other)
        return found

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        alone = len(s.communities) == 1
        s.workers[move] = s.parts.colours[s.round - 1] if alone else task.seat
        s.ask(END_TURN, task.seat, task.n)
        begin_space(s, task.seat, move)

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        seats = len(s.communities)
        if move not in s.parts.spaces_for[seats - 1]:
            return Refusal("AT-4.1", "refused-no-such-space")
        if s.workers[move] != FREE:
            return self.occupied(s, move)
        for one, other in s.parts.pairs[seats - 1]:
            if other == move and s.workers[one] == task.seat:
                return Refusal("AT-4.9", "refused-pair", {"other": s.parts.spaces[one].title})
        return None

    def occupied(self, s: Atiwa, space: int) -> Refusal:
        """Somebody stands there; alone, for how long."""
        if len(s.communities) > 1:
            return Refusal("AT-4.1", "refused-space-occupied", {"seat": s.workers[space]})
        colour = s.workers[space]
        free = free_again(s, colour)
        facts: dict[str, Fact] = {"colour": COLOURS[colour], "round": free}
        if free > ROUNDS:
            return Refusal("AT-29.2", "refused-space-blocked-for-good", facts)
        return Refusal("AT-29.2", "refused-space-blocked", facts)

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        return s.parts.spaces_for[len(s.communities) - 1].copy()

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        return s.parts.spaces[move].name

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "space": s.parts.spaces[move].title,
            "items": items_words(s, s.items(move)),
            "useless": "no" if is_useful(s, task.seat, move) else "yes",
        }
        return Words("place-worker", facts)

    def prompt(self, s: Atiwa, task: Task) -> Words:
        left = s.parts.workers - task.n // len(s.communities)
        return Words("place-worker-prompt", {"left": left})

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        return f"space-{s.parts.spaces[move].name}"


def free_again(s: Atiwa, colour: int) -> int:
    """AT-29.2: the round in which a worker of the solo game is off the board again."""
    return s.round - (s.round - 1 - colour) % len(COLOURS) + len(COLOURS)


# Items


def begin_space(s: Atiwa, seat: i64, space: i64) -> None:
    """AT-4.2: gold comes at once, the other items one by one."""
    items = s.items(space)
    community = s.communities[seat]
    rest: i64 = 0
    gold: i64 = 0
    for i in range(len(items)):
        item = items[i]
        if item.op == GOLD and not item.bonus:
            gold += item.n
        elif item.op == NATURE_GOLD:
            gold += item.n * community.tableau.nature
            if community.tableau.nature == 0:
                tell_idle(s, seat, item)
        else:
            rest |= 1 << i
    gain_gold(s, seat, gold)
    if rest:
        go_on(s, seat, space, rest)


def commits(item: Item) -> bool:
    """Is there no way back once the item has begun? Then it is asked for even when alone."""
    return item.op in (DECK, OPEN, LOCATION, EXCHANGE, PAID_TRAIN)


def go_on(s: Atiwa, seat: i64, space: i64, mask: i64) -> None:
    """AT-4.3: what is left of a space; a single item with a way out begins at once."""
    found = open_choices(s, seat, space, mask)
    if len(found) == 1 and not commits(s.items(space)[found[0] // WAYS]):
        begin(s, seat, space, mask, found[0])
    elif found:
        s.ask(CHOOSE_ACTION, seat, space, mask)
    elif s.story is not None:
        items = s.items(space)
        for i in range(len(items)):
            if mask >> i & 1:
                tell_idle(s, seat, items[i])


def tell_idle(s: Atiwa, seat: i64, item: Item) -> None:
    """AT-4.5: an item that has no effect, and why."""
    if s.story is not None:
        refusal = refusal_of_item(s, seat, item, 0)
        s.tell(seat, refusal.words, refusal.rule)


class Act(Step[Atiwa]):
    """AT-4.3: the items of a space that are left when one is finished."""

    def run(self, s: Atiwa, task: Task) -> None:
        go_on(s, task.seat, task.n, task.x)


def begin(s: Atiwa, seat: i64, space: i64, mask: i64, move: int) -> None:
    """Carry out an item; the others of the space wait."""
    number = move // WAYS
    item = s.items(space)[number]
    rest = mask & ~(1 << number)
    if rest:
        s.ask(ACT, seat, space, rest)
    op = item.op
    if op == GAIN:
        reason = WITH_TRAINING if item.kind == FAMILY and trains(s, space, rest) else ACTION
        collect(s, seat, item.kind, item.n, reason)
    elif op == TREE_WITH_FRUIT:
        s.ask(PLACE_TREE_FRUIT, seat, 1)
    elif op == CHOICE:
        collect(s, seat, WILD if move % WAYS else BAT, 1 if move % WAYS else item.n, ACTION)
    elif op == DECK:
        terrain = draw_terrain(s)
        assert terrain != NO_TERRAIN
        take_terrain(s, seat, terrain)
    elif op == OPEN:
        take_terrain(s, seat, s.open[item.n])
        s.open[item.n] = NO_CARD
    elif op == HOUSE_BATS:
        s.ask(FILL_HOUSES, seat)
    elif op == LOCATION:
        buy_location(s, seat, item)
    elif op == EXCHANGE:
        spend_gold(s, seat, item.price)
        collect(s, seat, item.kind, item.n, ACTION)
    elif op == GOLD:
        gain_gold(s, seat, item.n)
    else:
        begin_training(s, seat, item)


def begin_training(s: Atiwa, seat: i64, item: Item) -> None:
    """AT-5.9, AT-5.10, AT-5.12: so many families may be trained."""
    n: i64 = item.n
    community = s.communities[seat]
    if item.op == NATURE_TRAIN:
        n *= community.tableau.nature
    spend_gold(s, seat, item.price)
    s.ask(TRAIN_FAMILY, seat, n)


def trains(s: Atiwa, space: i64, rest: i64) -> bool:
    """AT-14.3, AT-30.6: does the space still offer a training that has an effect?"""
    items = s.items(space)
    for i in range(len(items)):
        if rest >> i & 1 and items[i].op == TRAIN and s.rules().training:
            return True
    return False


class ChooseAction(Decision[Atiwa]):
    """AT-4.3, AT-4.5: the items of a space in any order, or no more. Moves: see WAYS, or FINISH."""

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = open_choices(s, task.seat, task.n, task.x)
        found.append(FINISH)
        return found

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move != FINISH:
            begin(s, task.seat, task.n, task.x, move)

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        if move == FINISH:
            return None
        if move not in self.candidates(s, task):
            return Refusal("AT-4.2", "refused-no-such-action")
        items = s.items(task.n)
        number = move // WAYS
        item = items[number]
        if not task.x >> number & 1:
            return Refusal("AT-4.8", "refused-action-done")
        if item.bonus and waits(s, task.seat, items, number, task.x):
            return Refusal("AT-5.13", "refused-bonus-waits")
        if can(s, task.seat, item, move % WAYS):
            return None
        return refusal_of_item(s, task.seat, item, move % WAYS)

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        found: list[int] = []
        for i, item in enumerate(s.items(task.n)):
            if item.op == NATURE_GOLD or (item.op == GOLD and not item.bonus):
                continue
            found.append(i * WAYS)
            if item.op == CHOICE:
                found.append(i * WAYS + 1)
        return [*found, FINISH]

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        if move == FINISH:
            return "finish"
        item = s.items(task.n)[move // WAYS]
        name = OPS[item.op]
        if item.op in (GAIN, EXCHANGE):
            name = KINDS[item.kind]
        elif item.op == CHOICE:
            name = KINDS[WILD if move % WAYS else BAT]
        return f"{name}-{move // WAYS + 1}"

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == FINISH:
            return Words("choose-finish")
        item = s.items(task.n)[move // WAYS]
        if item.op == CHOICE:
            kind = WILD if move % WAYS else BAT
            facts: dict[str, Fact] = {"n": 1 if move % WAYS else item.n, "kind": KINDS[kind]}
            return Words("choose-action", {"item": Words("item-gain", facts | {"price": 0})})
        return Words("choose-action", {"item": item_words(s, item)})

    def prompt(self, s: Atiwa, task: Task) -> Words:
        return Words("choose-action-prompt", {"space": s.parts.spaces[task.n].title})

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        if move == FINISH:
            return ""
        item = s.items(task.n)[move // WAYS]
        place = f"item-{s.parts.spaces[task.n].name}-{move // WAYS + 1}"
        return f"{place}-{KINDS[WILD if move % WAYS else BAT]}" if item.op == CHOICE else place


# Turns


class EndTurn(Step[Atiwa]):
    """AT-3.2 to AT-3.4, AT-9.2: the fruit bat action, then the next seat of this round's order.

    The second number of the task tells that the fruit bat action has been offered.
    """

    def run(self, s: Atiwa, task: Task) -> None:
        if task.x == 0:
            if can_fly(s, task.seat):
                s.ask(self, task.seat, task.n, 1)
                s.ask(FLY, task.seat, BATS)
                return
            tell_grounded(s, task.seat)
        seats: i64 = len(s.communities)
        turn = task.n + 1
        if turn < seats * s.parts.workers:
            s.ask(PLACE_WORKER, (s.first + turn) % seats, turn)
            return
        s.ask(BEGIN_ROUND if s.round < ROUNDS else END_GAME, s.marker)
        maintain(s)


class BeginRound(Step[Atiwa]):
    """AT-3.1: a work phase begins with the start player."""

    def run(self, s: Atiwa, task: Task) -> None:
        s.ask(PLACE_WORKER, s.first)


class EndGame(Step[Atiwa]):
    """AT-27.1, AT-28.1, AT-29.6, AT-30.1: who wins; alone, whether the goal is met."""

    def run(self, s: Atiwa, task: Task) -> None:
        if s.story is None:
            return
        s.tell(s.first, Words("game-ends"), "AT-27.1")
        if len(s.communities) == 1:
            for words in goal_words(s):
                s.tell(0, words, "AT-30.1" if s.challenge else "AT-29.6")
            return
        points = scores(s)
        for seat in range(len(points)):
            s.tell(seat, Words("final-score", {"n": points[seat]}), "AT-27.1")
        won = winners(s)
        for seat in won:
            key = "victory" if len(won) == 1 else "victory-shared"
            s.tell(seat, Words(key), "AT-28.1")


PLACE_WORKER: Final[PlaceWorker] = PlaceWorker("place-worker", "AT-4.1")
ACT: Final[Act] = Act("act", "AT-4.3")
CHOOSE_ACTION: Final[ChooseAction] = ChooseAction("choose-action", "AT-4.3")
END_TURN: Final[EndTurn] = EndTurn("end-turn", "AT-3.2")
BEGIN_ROUND: Final[BeginRound] = BeginRound("begin-round", "AT-3.1")
END_GAME: Final[EndGame] = EndGame("end-game", "AT-27.1")
