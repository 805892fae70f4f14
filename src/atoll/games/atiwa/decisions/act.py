"""AT-4, AT-5: the actions of a space are carried out, in any order."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Refusal, Words
from atoll.games.atiwa.decisions.cards import NO_TERRAIN, buy_location, draw_terrain, take_terrain
from atoll.games.atiwa.decisions.gold import gain_gold, spend_gold
from atoll.games.atiwa.decisions.houses import FILL_HOUSES, TRAIN_FAMILY
from atoll.games.atiwa.decisions.items import (
    can,
    item_words,
    open_choices,
    refusal_of_item,
    waits,
)
from atoll.games.atiwa.decisions.several import (
    FINISH,
    WAYS,
    also,
    carried_out,
    has,
    item_of,
    members,
    set_of,
    way_of,
    without,
)
from atoll.games.atiwa.decisions.tokens import ACTION, PLACE_TREE_FRUIT, WITH_TRAINING, collect
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
from atoll.games.atiwa.state import NO_CARD, Atiwa


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
            rest = also(rest, i)
    gain_gold(s, seat, gold)
    if rest:
        go_on(s, seat, space, rest)


def commits(item: Item) -> bool:
    """Is there no way back once the item has begun? Then it is asked for even when alone."""
    return item.op in (DECK, OPEN, LOCATION, EXCHANGE, PAID_TRAIN)


def go_on(s: Atiwa, seat: i64, space: i64, left: i64) -> None:
    """AT-4.3: what is left of a space; a single item with a way out begins at once."""
    found = open_choices(s, seat, space, left)
    if len(found) == 1 and not commits(s.items(space)[item_of(found[0])]):
        begin(s, seat, space, left, found[0])
    elif found:
        s.ask(CHOOSE_ACTION, seat, space, left)
    elif s.story is not None:
        items = s.items(space)
        for i in range(len(items)):
            if has(left, i):
                tell_idle(s, seat, items[i])


def tell_idle(s: Atiwa, seat: i64, item: Item) -> None:
    """AT-4.5: an item that has no effect, and why."""
    if s.story is not None:
        refusal = refusal_of_item(s, seat, item, 0)
        s.tell(seat, refusal.words, refusal.rule)


def space_of(task: Task) -> i64:
    """The space whose items are carried out: the first number of the task."""
    return task.n


def items_left(task: Task) -> i64:
    """The set of the items that are left: the second number of the task."""
    return task.x


class Act(Step[Atiwa]):
    """AT-4.3: the items of a space that are left when one is finished."""

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        return CHOOSE_ACTION.write(s, task)

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        return CHOOSE_ACTION.read(s, data)

    def run(self, s: Atiwa, task: Task) -> None:
        go_on(s, task.seat, space_of(task), items_left(task))


def begin(s: Atiwa, seat: i64, space: i64, left: i64, move: int) -> None:
    """Carry out an item; the others of the space wait."""
    number = item_of(move)
    item = s.items(space)[number]
    rest = without(left, number)
    if rest:
        s.ask(ACT, seat, space, rest)
    op = item.op
    if op == GAIN:
        reason = WITH_TRAINING if item.kind == FAMILY and trains(s, space, rest) else ACTION
        collect(s, seat, item.kind, item.n, reason)
    elif op == TREE_WITH_FRUIT:
        s.ask(PLACE_TREE_FRUIT, seat, 1)
    elif op == CHOICE:
        collect(s, seat, WILD if way_of(move) else BAT, 1 if way_of(move) else item.n, ACTION)
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
        if has(rest, i) and items[i].op == TRAIN and s.rules().training:
            return True
    return False


def gain_words(n: int, kind: int) -> Words:
    return Words("item-gain", {"n": n, "kind": KINDS[kind], "price": 0})


class ChooseAction(Decision[Atiwa]):
    """AT-4.3, AT-4.5: the items of a space in any order, or no more. Moves: see `carried_out`, or FINISH."""

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        left = [item + 1 for item in members(items_left(task))]
        return {"space": s.parts.spaces[space_of(task)].name, "left": left}

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        here = s.parts.spaces_for[len(s.communities) - 1]
        space = here[data["space"].index([s.parts.spaces[number].name for number in here])]
        items = len(s.items(space))
        return space, set_of([i.number(1, items) - 1 for i in data["left"].each(1, items)])

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = open_choices(s, task.seat, space_of(task), items_left(task))
        found.append(FINISH)
        return found

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move != FINISH:
            begin(s, task.seat, space_of(task), items_left(task), move)

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        if move == FINISH:
            return None
        if move not in self.candidates(s, task):
            return Refusal("AT-4.2", "refused-no-such-action")
        items = s.items(space_of(task))
        number = item_of(move)
        item = items[number]
        if not has(items_left(task), number):
            return Refusal("AT-4.8", "refused-action-done")
        if item.bonus and waits(s, task.seat, items, number, items_left(task)):
            return Refusal("AT-5.13", "refused-bonus-waits")
        if can(s, task.seat, item, way_of(move)):
            return None
        return refusal_of_item(s, task.seat, item, way_of(move))

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        found: list[int] = []
        for i, item in enumerate(s.items(space_of(task))):
            if item.op == NATURE_GOLD or (item.op == GOLD and not item.bonus):
                continue
            found.append(carried_out(i))
            if item.op == CHOICE:
                found.append(carried_out(i, 1))
        return [*found, FINISH]

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        if move == FINISH:
            return "finish"
        item = s.items(space_of(task))[item_of(move)]
        name = OPS[item.op]
        if item.op in (GAIN, EXCHANGE):
            name = KINDS[item.kind]
        elif item.op == CHOICE:
            name = KINDS[WILD if way_of(move) else BAT]
        return f"{name}-{item_of(move) + 1}"

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == FINISH:
            return Words("choose-finish")
        items = s.items(space_of(task))
        item = items[item_of(move)]
        said = item_words(s, item)
        if item.op == CHOICE:
            ways = [gain_words(item.n, BAT), gain_words(1, WILD)]
            wanted = ways.pop(way_of(move))
            said = Words("item-rather", {"item": wanted, "other": ways[0]})
        before = [i for i in members(items_left(task)) if i < item_of(move)]
        again = "yes" if any([items[i] == item for i in before]) else "no"
        return Words("choose-action", {"item": said, "again": again})

    def prompt(self, s: Atiwa, task: Task) -> Words:
        return Words("choose-action-prompt", {"space": s.parts.spaces[space_of(task)].title})

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        if move == FINISH:
            return ""
        item = s.items(space_of(task))[item_of(move)]
        place = f"item-{s.parts.spaces[space_of(task)].name}-{item_of(move) + 1}"
        return f"{place}-{KINDS[WILD if way_of(move) else BAT]}" if item.op == CHOICE else place

    def reach(self, s: Atiwa) -> int:
        return s.parts.most_items * WAYS + 1

    def action(self, s: Atiwa, task: Task, move: int) -> int:
        return s.parts.most_items * WAYS if move == FINISH else move

    def move_at(self, s: Atiwa, task: Task, action: int) -> int:
        return FINISH if action == s.parts.most_items * WAYS else action

    def action_name(self, s: Atiwa, action: int) -> str:
        if action == s.parts.most_items * WAYS:
            return "finish"
        return f"item-{item_of(action) + 1}{'-wild' if way_of(action) else ''}"


ACT: Final[Act] = Act("act", "AT-4.3")
CHOOSE_ACTION: Final[ChooseAction] = ChooseAction("choose-action", "AT-4.3")
