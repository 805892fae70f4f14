"""AT-3 to AT-6: a worker is placed, and the actions of its space are carried out."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, Step, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.decisions.cards import (
    NO_TERRAIN,
    buy_location,
    draw_terrain,
    location_gold,
    take_terrain,
)
from atoll.games.atiwa.decisions.flight import BATS, FLY, flying_bats
from atoll.games.atiwa.decisions.tokens import (
    ACTION,
    HOUSE_BATS as PLACE_HOUSE_BATS,
    PLACE_TREE_FRUIT,
    TRAIN_FAMILY,
    WITH_TRAINING,
    collect,
)
from atoll.games.atiwa.decisions.upkeep import maintain
from atoll.games.atiwa.parts import (
    BAT,
    CHOICE,
    COLOURS,
    DECK,
    EXCHANGE,
    FAMILY,
    GAIN,
    GOLD,
    HOUSE_BATS,
    KINDS,
    LOCATION,
    LOCATIONS,
    NATURE_GOLD,
    NATURE_TRAIN,
    OPEN,
    OPS,
    PAID_TRAIN,
    ROUNDS,
    TRAIN,
    TREE,
    TREE_WITH_FRUIT,
    WILD,
    Item,
)
from atoll.games.atiwa.scoring import goal_words
from atoll.games.atiwa.state import FREE, NO_CARD, Atiwa

FINISH: Final = 255  # a move beside the items: leave the rest
WAYS: Final = 2  # a move is an item times this, plus 1 for the second of two choices


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
        came = s.round - (s.round - 1 - s.workers[space]) % len(COLOURS)
        facts: dict[str, Fact] = {"colour": COLOURS[s.workers[space]], "round": came + 3}
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


def is_useful(s: Atiwa, seat: i64, space: int) -> bool:
    """Would the space give the seat anything as things stand?"""
    items = s.items(space)
    if any([item.op == GOLD and not item.bonus for item in items]):
        return True
    nature = s.communities[seat].tableau.nature
    if nature and any([item.op == NATURE_GOLD for item in items]):
        return True
    return bool(open_choices(s, seat, space, (1 << len(items)) - 1))


def items_words(s: Atiwa, items: list[Item]) -> Words:
    """All items of a space in a row."""
    said = item_words(s, items[0])
    for item in items[1:]:
        said = Words("item-and", {"first": said, "second": item_words(s, item)})
    return said


def item_words(s: Atiwa, item: Item) -> Words:
    """What an item says."""
    facts: dict[str, Fact] = {"n": item.n, "price": item.price}
    if item.op in (GAIN, EXCHANGE):
        facts["kind"] = KINDS[item.kind]
    elif item.op == LOCATION:
        facts["card"] = s.parts.card_names[item.kind]
        facts["price"] = location_gold(s, item)
        facts["trees"] = s.parts.trees[item.kind]
    elif item.op == OPEN:
        facts["card"] = Words("no-card")
        if s.open[item.n] != NO_CARD:
            facts["card"] = s.parts.card_names[LOCATIONS + s.open[item.n]]
    elif item.bonus:
        facts["terrain"] = s.parts.bonus_terrain
        return Words(f"item-bonus-{OPS[item.op]}", facts)
    return Words(f"item-{OPS[item.op]}", facts)


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
        else:
            rest |= 1 << i
    gain_gold(s, seat, gold)
    if rest:
        go_on(s, seat, space, rest)


def gain_gold(s: Atiwa, seat: i64, n: i64) -> None:
    s.communities[seat].gold += n
    if n > 0 and s.story is not None:
        s.tell(seat, Words("gained-gold", {"n": n}), "AT-10.1")


def open_choices(s: Atiwa, seat: i64, space: i64, mask: i64) -> list[int]:
    """The items that could be carried out now, in their printed order."""
    items = s.items(space)
    found: list[int] = []
    for i in range(len(items)):
        if not mask >> i & 1:
            continue
        item = items[i]
        if item.bonus and waits(s, seat, items, i, mask):
            continue
        if can(s, seat, item, 0):
            found.append(i * WAYS)
        if item.op == CHOICE and can(s, seat, item, 1):
            found.append(i * WAYS + 1)
    return found


def waits(s: Atiwa, seat: i64, items: list[Item], i: int, mask: i64) -> bool:
    """AT-5.13, AT-5.14: a bonus waits for its main action, unless that can do nothing."""
    return mask >> (i - 1) & 1 != 0 and can(s, seat, items[i - 1], 0)


def can(s: Atiwa, seat: i64, item: Item, way: int) -> bool:
    """AT-4.5: has the item any effect for this seat now?"""
    community = s.communities[seat]
    op = item.op
    if op == GAIN:
        return s.supply(seat, item.kind) > 0 and len(community.rooms(item.kind)) > 0
    if op == TREE_WITH_FRUIT:
        return s.supply(seat, TREE) > 0 and len(community.rooms(TREE)) > 0
    if op == CHOICE:
        kind = WILD if way else BAT
        return s.supply(seat, kind) > 0 and len(community.rooms(kind)) > 0
    if op == DECK:
        return any(s.deck) or any(s.discard)
    if op == OPEN:
        return s.open[item.n] != NO_CARD
    if op == HOUSE_BATS:
        return len(community.empty_houses()) > 0
    if op == LOCATION:
        return (
            s.stacks[item.kind] > 0
            and community.counts[TREE] >= s.parts.trees[item.kind]
            and community.gold >= location_gold(s, item)
        )
    if op == EXCHANGE:
        return (
            community.gold >= item.price
            and s.supply(seat, item.kind) > 0
            and len(community.rooms(item.kind)) > 0
        )
    return can_train(s, seat, item)


def can_train(s: Atiwa, seat: i64, item: Item) -> bool:
    """The items around training, and the bonus of gold."""
    community = s.communities[seat]
    if item.bonus and community.tableau.terrains < s.parts.bonus_terrain:
        return False
    if item.op == GOLD:
        return True
    if item.op == NATURE_TRAIN and community.tableau.nature == 0:
        return False
    if item.op == PAID_TRAIN and community.gold < item.price:
        return False
    return community.untrained() > 0 and s.rules().training


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
        s.ask(PLACE_HOUSE_BATS, seat)
    elif op == LOCATION:
        buy_location(s, seat, item)
    elif op == EXCHANGE:
        s.communities[seat].gold -= item.price
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
    community.gold -= item.price
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


def refusal_of_item(s: Atiwa, seat: i64, item: Item, way: int) -> Refusal:
    """Why an item has no effect now."""
    community = s.communities[seat]
    op = item.op
    facts: dict[str, Fact] = {"gold": community.gold, "trees": community.counts[TREE]}
    if op in (DECK, OPEN):
        return Refusal("AT-5.4", "refused-no-terrain", facts)
    if op == HOUSE_BATS:
        return Refusal("AT-15.6", "refused-no-empty-house", facts)
    if op == LOCATION:
        facts["card"] = s.parts.card_names[item.kind]
        if s.stacks[item.kind] == 0:
            return Refusal("AT-5.17", "refused-stack-empty", facts)
        facts["need-trees"] = s.parts.trees[item.kind]
        facts["need-gold"] = location_gold(s, item)
        return Refusal("AT-5.15", "refused-cannot-pay-location", facts)
    if item.price > community.gold:
        facts["price"] = item.price
        rule = "AT-5.10" if op == PAID_TRAIN else "AT-5.11"
        return Refusal(rule, "refused-cannot-pay", facts)
    if op in (GAIN, CHOICE, TREE_WITH_FRUIT, EXCHANGE):
        kind = item.kind
        if op == TREE_WITH_FRUIT:
            kind = TREE
        elif op == CHOICE:
            kind = WILD if way else BAT
        facts["kind"] = KINDS[kind]
        if s.supply(seat, kind) == 0:
            return Refusal("AT-11.1", "refused-none-left", facts)
        return Refusal("AT-11.3", "refused-no-room", facts)
    return refusal_of_training(s, seat, item, facts)


def refusal_of_training(s: Atiwa, seat: i64, item: Item, facts: dict[str, Fact]) -> Refusal:
    tableau = s.communities[seat].tableau
    if item.bonus and tableau.terrains < s.parts.bonus_terrain:
        facts["have"] = tableau.terrains
        facts["need"] = s.parts.bonus_terrain
        return Refusal("AT-5.13", "refused-too-few-terrain", facts)
    if not s.rules().training:
        return Refusal("AT-30.6", "refused-training-useless", facts)
    if item.op == NATURE_TRAIN and tableau.nature == 0:
        return Refusal("AT-5.12", "refused-no-nature", facts)
    return Refusal("AT-5.9", "refused-all-trained", facts)


# Turns


class EndTurn(Step[Atiwa]):
    """AT-3.2 to AT-3.4, AT-9.2: the fruit bat action, then the next seat of this round's order.

    The second number of the task tells that the fruit bat action has been offered.
    """

    def run(self, s: Atiwa, task: Task) -> None:
        if task.x == 0 and flying_bats(s, task.seat, BATS):
            s.ask(self, task.seat, task.n, 1)
            s.ask(FLY, task.seat, BATS)
            return
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
    """AT-27.1, AT-29.6, AT-30.1: the game is over; alone, the goal is met or missed."""

    def run(self, s: Atiwa, task: Task) -> None:
        if s.story is not None:
            rule = "AT-30.1" if s.challenge else "AT-29.6"
            for words in goal_words(s):
                s.tell(0, words, rule)


PLACE_WORKER: Final[PlaceWorker] = PlaceWorker("place-worker", "AT-4.1")
ACT: Final[Act] = Act("act", "AT-4.3")
CHOOSE_ACTION: Final[ChooseAction] = ChooseAction("choose-action", "AT-4.3")
END_TURN: Final[EndTurn] = EndTurn("end-turn", "AT-3.2")
BEGIN_ROUND: Final[BeginRound] = BeginRound("begin-round", "AT-3.1")
END_GAME: Final[EndGame] = EndGame("end-game", "AT-27.1")
