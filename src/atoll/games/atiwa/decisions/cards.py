"""AT-5.1 to AT-5.4, AT-5.15, AT-7: cards are taken, paid for and laid."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Decision, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.community import A_TREE, COLUMNS, TREE_BAT, TREE_WILD
from atoll.games.atiwa.decisions.cell import (
    CellDecision,
    ask_for_rest,
    card_fact,
    cell_facts,
    left_of,
    place_name,
)
from atoll.games.atiwa.decisions.gold import spend_gold
from atoll.games.atiwa.parts import LOCATIONS
from atoll.games.atiwa.spaces import TREE, Item
from atoll.games.atiwa.state import Atiwa

NO_TERRAIN: Final = -1


def draw_terrain(s: Atiwa) -> i64:
    """AT-26.2: the next card of the deck; the discard pile becomes the deck when it runs out."""
    if not any(s.deck):
        if not any(s.discard):
            return NO_TERRAIN
        s.deck, s.discard = s.discard, s.deck
        if s.story is not None:
            s.tell(s.first, Words("deck-reshuffled"), "AT-26.2")
    return draw(s.deck, s.chance)


def take_terrain(s: Atiwa, seat: i64, terrain: i64) -> None:
    if s.story is not None:
        name = s.parts.card_names[LOCATIONS + terrain]
        s.tell(seat, Words("took-terrain", {"card": name}), "AT-5.1")
    s.ask(PLACE_CARD, seat, LOCATIONS + terrain)


def buy_location(s: Atiwa, seat: i64, item: Item) -> None:
    """AT-5.15, AT-31.5: pay, take the card and the marker, then lay the card."""
    spend_gold(s, seat, location_gold(s, item))
    s.stacks[item.kind] -= 1
    if s.story is not None:
        s.tell(seat, Words("took-location", {"card": s.parts.card_names[item.kind]}), "AT-5.15")
    if s.marker != seat:
        s.marker = seat
        if s.story is not None:
            s.tell(seat, Words("took-marker"), "AT-5.15")
    s.ask(PLACE_CARD, seat, item.kind)
    if s.parts.trees[item.kind] > 0:
        s.ask(PAY_TREE, seat, s.parts.trees[item.kind])


def location_gold(s: Atiwa, item: Item) -> int:
    return s.parts.prices[item.kind] + item.price


def tree_cells(s: Atiwa, seat: i64) -> list[int]:
    """AT-8.9: the cells with a tree: bare ones first, those first that pollution reaches first."""
    community = s.communities[seat]
    cells, order = community.cells, community.tableau.order
    bare = [c for c in order if cells[c] == A_TREE]
    return bare + [c for c in order if A_TREE < cells[c] <= TREE_BAT]


class PayTree(CellDecision):
    """AT-13.3, AT-13.4, AT-31.5: the player picks the trees; what they carry is lost."""

    def fits(self, s: Atiwa, task: Task) -> bool:
        return 1 <= left_of(task) <= s.communities[task.seat].counts[TREE]

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = tree_cells(s, task.seat)
        return found if len(found) > left_of(task) else found[:1]  # all must go, in whatever order

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        s.communities[task.seat].clear(move)
        ask_for_rest(s, self, task)

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        if A_TREE <= s.communities[task.seat].cells[cell] <= TREE_BAT:
            return None
        return Refusal("AT-13.5", "refused-no-tree", cell_facts(s, task.seat, cell))

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        facts = cell_facts(s, task.seat, move)
        content = s.communities[task.seat].cells[move]
        load = "none" if content == A_TREE else "fruit"
        if content == TREE_WILD:
            load = "wild"
        elif content == TREE_BAT:
            load = "bat"
        facts["load"] = load
        return Words("pay-tree", facts)


def card_of(task: Task) -> int:
    """The card that is to be laid: the number of the task."""
    return int(task.n)


class PlaceCard(Decision[Atiwa]):
    """AT-7.2 to AT-7.5: a new card lies beside a card already there. Moves are places."""

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        return {"card": s.parts.card_ids[card_of(task)]}

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        return data["card"].index(s.parts.card_ids), 0

    def fits(self, s: Atiwa, task: Task) -> bool:
        return len(s.communities[task.seat].tableau.cards) < s.parts.most_cards

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        return s.communities[task.seat].tableau.frontier

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        s.communities[task.seat].add_card(s.parts, card_of(task), move)

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        tableau = s.communities[task.seat].tableau
        if move in tableau.frontier:
            return None
        if move < 0 or move >= last_place(tableau.places):
            return Refusal("AT-7.5", "refused-no-such-place")
        if move in tableau.places:
            facts: dict[str, Fact] = {"other": card_fact(s, task.seat, tableau.places.index(move))}
            return Refusal("AT-7.6", "refused-place-taken", facts)
        return Refusal("AT-7.3", "refused-touches-nothing")

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        """All places down to one row below the lowest that touches a card."""
        return list(range(last_place(s.communities[task.seat].tableau.places)))

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        return place_name(move)

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "card": s.parts.card_names[card_of(task)],
            "place": place_words(s, task.seat, move),
        }
        return Words("place-card", facts)

    def prompt(self, s: Atiwa, task: Task) -> Words:
        return Words("place-card-prompt", {"card": s.parts.card_names[card_of(task)]})

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        return f"place-{task.seat}-{place_name(move)}"

    def reach(self, s: Atiwa) -> int:
        return s.parts.most_cards * COLUMNS

    def action_name(self, s: Atiwa, action: int) -> str:
        return place_name(action)


def place_words(s: Atiwa, seat: i64, place: int) -> Words:
    """A place of the grid by the card it lies beside, if it does."""
    places = s.communities[seat].tableau.places
    row, column = divmod(place, COLUMNS)
    if place in places:
        return Words("beside-on", {"card": card_fact(s, seat, places.index(place))})
    for side, step, there in (
        ("right", -1, column > 0),
        ("left", 1, column < COLUMNS - 1),
        ("below", -COLUMNS, row > 0),
        ("above", COLUMNS, True),
    ):
        if there and place + step in places:
            number = places.index(place + step)
            return Words(f"beside-{side}", {"card": card_fact(s, seat, number)})
    return Words("beside-none")


def last_place(places: list[int]) -> int:
    """One more than the last place a person might point at."""
    return (max(places) // COLUMNS + 3) * COLUMNS


PAY_TREE: Final[PayTree] = PayTree("pay-tree", "AT-31.5")
PLACE_CARD: Final[PlaceCard] = PlaceCard("place-card", "AT-7.3")
