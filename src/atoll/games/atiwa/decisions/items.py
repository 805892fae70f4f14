"""AT-4, AT-5: what the items of a space could do for a seat, and how to speak of them."""

from mypy_extensions import i64

from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.decisions.cards import location_gold
from atoll.games.atiwa.decisions.several import all_of, carried_out, has
from atoll.games.atiwa.parts import LOCATIONS
from atoll.games.atiwa.spaces import (
    BAT,
    CHOICE,
    DECK,
    EXCHANGE,
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
    TREE,
    TREE_WITH_FRUIT,
    WILD,
    Item,
)
from atoll.games.atiwa.state import NO_CARD, Atiwa


def open_choices(s: Atiwa, seat: i64, space: i64, left: i64) -> list[int]:
    """The items that could be carried out now, in their printed order."""
    items = s.items(space)
    found: list[int] = []
    for i in range(len(items)):
        if not has(left, i):
            continue
        item = items[i]
        if item.bonus and waits(s, seat, items, i, left):
            continue
        if can(s, seat, item, 0):
            found.append(carried_out(i))
        if item.op == CHOICE and can(s, seat, item, 1):
            found.append(carried_out(i, 1))
    return found


def waits(s: Atiwa, seat: i64, items: list[Item], i: int, left: i64) -> bool:
    """AT-5.13, AT-5.14: a bonus waits for its main action, unless that can do nothing."""
    return has(left, i - 1) and can(s, seat, items[i - 1], 0)


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


def is_useful(s: Atiwa, seat: i64, space: int) -> bool:
    """Would the space give the seat anything as things stand?"""
    items = s.items(space)
    if any([item.op == GOLD and not item.bonus for item in items]):
        return True
    nature = s.communities[seat].tableau.nature
    if nature and any([item.op == NATURE_GOLD for item in items]):
        return True
    return bool(open_choices(s, seat, space, all_of(len(items))))


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
        if s.open[item.n] == NO_CARD:
            return Words("item-open-none")
        facts["card"] = s.parts.card_names[LOCATIONS + s.open[item.n]]
    elif item.bonus:
        facts["terrain"] = s.parts.bonus_terrain
        return Words(f"item-bonus-{OPS[item.op]}", facts)
    return Words(f"item-{OPS[item.op]}", facts)


def refusal_of_item(s: Atiwa, seat: i64, item: Item, way: int) -> Refusal:
    """Why an item has no effect now."""
    community = s.communities[seat]
    op = item.op
    facts: dict[str, Fact] = {"gold": community.gold, "trees": community.counts[TREE]}
    if op in (DECK, OPEN):
        return Refusal("AT-5.4", "refused-no-terrain", facts)
    if op == NATURE_GOLD:
        return Refusal("AT-5.12", "refused-no-nature", facts)
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
