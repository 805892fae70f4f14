"""What a move would bring beside points at once: what later rounds have of it, what it costs, and what of a
space has no room."""

from atoll.engine.foresight import goes_on
from atoll.engine.words import Fact, Words
from atoll.games.atiwa.community import Community
from atoll.games.atiwa.decisions.act import CHOOSE_ACTION, space_of
from atoll.games.atiwa.decisions.items import is_useful
from atoll.games.atiwa.decisions.several import FINISH, item_of, way_of
from atoll.games.atiwa.decisions.work import PLACE_WORKER
from atoll.games.atiwa.parts import LOCATIONS, ROUNDS
from atoll.games.atiwa.scoring import scores
from atoll.games.atiwa.spaces import (
    BAT,
    CHOICE,
    DECK,
    EXCHANGE,
    FAMILY,
    GAIN,
    KINDS,
    LOCATION,
    OPEN,
    TREE,
    TREE_WITH_FRUIT,
    WILD,
    Item,
)
from atoll.games.atiwa.state import NO_CARD, Atiwa
from atoll.games.atiwa.view import phase


def brings(s: Atiwa, move: int, ahead: Atiwa) -> list[Words]:
    """What is paid now and what comes later, of every move; of a space, what it has for this seat."""
    return [*paid(s, ahead), *every_round(s, ahead), *offered(s, move)]


def beyond(s: Atiwa, ahead: Atiwa) -> bool:
    """AT-17.1: the end of the round comes after any move of its last worker."""
    return phase(s) == "work" and (phase(ahead) != "work" or ahead.round > s.round)


def paid(s: Atiwa, ahead: Atiwa) -> list[Words]:
    """AT-27.3: gold is points. Where what is bought is still to come, nothing else says so."""
    seat = s.seat
    gold = int(s.communities[seat].gold - ahead.communities[seat].gold)
    if gold <= 0 or not goes_on(s, ahead) or scores(ahead)[seat] > scores(s)[seat]:
        return []
    return [Words("brings-paid", {"n": gold})]


def every_round(s: Atiwa, ahead: Atiwa) -> list[Words]:
    """AT-18, AT-19, AT-22.1: what the ends of the rounds to come will give and take otherwise."""
    seat = s.seat
    if s.round == ROUNDS and phase(s) != "work":
        return []
    before, then = s.communities[seat], ahead.communities[seat]
    last: dict[str, Fact] = {"last": "yes" if s.round >= ROUNDS - (phase(s) != "work") else "no"}
    found = []
    trained = int(then.trained - before.trained)
    if trained:
        found.append(Words("brings-income", last | {"n": abs(trained), "way": way(trained)}))
    untrained = int(then.untrained() - before.untrained())
    if untrained:
        found.append(Words("brings-pollution", last | {"n": abs(untrained), "way": way(untrained)}))
    food, wanted = max(0, s.demand(seat)), max(0, ahead.demand(seat))
    if food != wanted:
        found.append(Words("brings-demand", last | {"before": food, "then": wanted}))
    return found


def way(by: int) -> str:
    return "up" if by > 0 else "down"


def offered(s: Atiwa, move: int) -> list[Words]:
    """What the cards of a space count, and which of its tokens find no place."""
    if s.task.matter is PLACE_WORKER and is_useful(s, s.seat, move):  # else it is said already
        items = s.items(move)
        return [*worth(s, items), *lacking(s, items, 0)]
    if s.task.matter is CHOOSE_ACTION and move != FINISH:
        items = [s.items(space_of(s.task))[item_of(move)]]
        return [*worth(s, items), *lacking(s, items, way_of(move))]
    return []


def worth(s: Atiwa, items: list[Item]) -> list[Words]:
    """AT-27.3: what cards that can be seen count."""
    locations = [item.kind for item in items if item.op == LOCATION]
    found = [s.open[item.n] for item in items if item.op == OPEN]
    cards = [*locations, *(LOCATIONS + card for card in found if card != NO_CARD)]
    return [Words("brings-card", {"n": s.parts.values[card]}) for card in cards]


def lacking(s: Atiwa, items: list[Item], otherwise: int) -> list[Words]:
    """AT-11.1, AT-11.3: the tokens that are not there, or for which the cards have no room as they lie."""
    filled = s.communities[s.seat].copy()
    short: dict[tuple[int, str], int] = {}
    cards = any(item.op in (DECK, OPEN, LOCATION) for item in items)
    for item in items:
        kind, n = tokens_of(item, otherwise)
        used = filled.counts[kind] - s.communities[s.seat].counts[kind]
        there = min(n, int(s.supply(s.seat, kind)) - used)
        placed = place(filled, kind, there)
        for lacks, by in (("supply", n - there), ("room-yet" if cards else "room", there - placed)):
            short[kind, lacks] = short.get((kind, lacks), 0) + by
    return [
        Words("brings-short", {"n": n, "kind": KINDS[kind], "lacks": lacks})
        for (kind, lacks), n in short.items()
        if n
    ]


def tokens_of(item: Item, otherwise: int) -> tuple[int, int]:
    """The kind of tokens an item gives, and how many."""
    if item.op in (GAIN, EXCHANGE):
        return item.kind, item.n
    if item.op == TREE_WITH_FRUIT:
        return TREE, 1
    if item.op == CHOICE:
        return (WILD, 1) if otherwise else (BAT, item.n)
    return TREE, 0


def place(community: Community, kind: int, n: int) -> int:
    """Tokens come to a copy of a community, as many as find a cell; AT-12.1: the first on a card opens its
    blank cells to others."""
    for placed in range(n):
        rooms = community.rooms(kind)
        if not rooms:
            return placed
        if kind == FAMILY:
            community.settle_family(rooms[0], False)
        else:
            community.put(rooms[0], kind)
    return n
