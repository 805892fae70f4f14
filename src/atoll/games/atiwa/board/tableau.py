"""Tableaus: cards in their grid, and the places where a new card may lie."""

from typing import NamedTuple

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.lettering import SMALLEST, TIGHTEST, measure, paragraph, wrap
from atoll.draw.pieces import piece
from atoll.draw.scene import Data, remembered
from atoll.games.atiwa.board.cards import (
    LEADING,
    LEGIBLE,
    Form,
    cell_for,
    empty_place,
    laid,
    lines_needed,
)
from atoll.games.atiwa.board.scene import AtiwaScene
from atoll.games.atiwa.board.tokens import glow

COLUMNS = 4
BETWEEN = 5.0  # from card to card
SLIM = 16.0  # a row of places that touch nothing
NEAR = 3.0  # the same where cards lie closer together
LARGEST = 44.0
FAR = 0.66  # cards that lie so that they are drawn this much smaller are moved together
ON_A_PHONE = (2, 55.0)  # cards side by side, and the side of their cells
STEP = 44.0  # the height of a place on the plan, for a thumb
PLANNED = 22.0  # and for a pointer


def places_asked(scene: AtiwaScene, seat: int) -> dict[str, tuple[int, int]]:
    """The places that choices of laying a card speak of: row and column of each."""
    start = f"place-{seat}-"
    found = {}
    for target in scene.picks:
        if target.startswith(start):
            place = target.removeprefix(start)
            found[place] = (int(place[1:]) - 1, "abcd".index(place[0]))
    return found


class Laid(NamedTuple):
    """A tableau drawn from (0, 0), and its size."""

    drawn: Element
    width: float
    height: float


def form_for(
    scene: AtiwaScene,
    cards: list[Data],
    grid: tuple[int, int],
    width: float,
    height: float,
    named: bool = False,
) -> Form:
    """The largest cards in columns and rows that fit; small ones go without their names, or with
    what one line holds of them if they must be `named`."""
    columns, rows = grid
    across = (width - BETWEEN * (columns - 1)) / columns
    high = (height - BETWEEN * (rows - 1)) / rows
    for lines in (1, 2, 3):
        cell = min(cell_for(across), cell_for(high - 4 - LEADING * lines), LARGEST)
        if cell >= LEGIBLE and lines_needed(scene, cards, cell) <= lines:
            return Form(cell, lines)
    cell = min(cell_for(across), cell_for(high - 4 - LEADING), LARGEST)
    if named and cell >= LEGIBLE:
        return Form(cell, 1)
    return Form(max(min(cell_for(across), cell_for(high), LARGEST), 4.0), 0)


@remembered
def tableau(scene: AtiwaScene, community: Data, width: float, height: float) -> Laid:
    """A player's cards in their grid, as large as the box allows.

    A grid so tall that its cards would lose their names is shown as a plan, where a card is to be laid,
    and its cards closer together.
    """
    seat, cards = community["seat"], community["cards"]
    asked = places_asked(scene, seat)
    legal = [spot for place, spot in asked.items() if legal_place(scene, seat, place)]
    rows = 1 + max([card["row"] for card in cards] + [row for row, _ in legal])
    used = [card["column"] for card in cards] + [column for _, column in asked.values()]
    left, columns = min(used), 1 + max(used) - min(used)
    slim = SLIM + BETWEEN if any(row >= rows for row, _ in asked.values()) else 0.0
    form = form_for(scene, cards, (columns, rows), width, height - slim)
    if (not form.lines and seat == scene.seat) or (
        not asked and form.cell < FAR * closest(len(cards), width, height)[1]
    ):
        return closer(scene, community, width, height)
    across, down = form.width + BETWEEN, form.height + BETWEEN
    contents: list[Content] = [
        at((card["column"] - left) * across, card["row"] * down, laid(scene, seat, card, form))
        for card in cards
    ]
    for place, (row, column) in asked.items():
        high = form.height if row < rows else SLIM
        y = min(row, rows) * down
        contents.append(
            place_piece(scene, seat, place, (column - left) * across, y, form.width, high)
        )
    drawn = whole(scene, seat, contents)
    return Laid(drawn, columns * across - BETWEEN, rows * down - BETWEEN + slim)


def closer(scene: AtiwaScene, community: Data, width: float, height: float) -> Laid:
    """The plan, if a card is to be laid, and the cards in as many columns as show them largest."""
    seat = community["seat"]
    contents: list[Content] = []
    top = 0.0
    if places_asked(scene, seat):
        where, top = plan(scene, community, width, PLANNED)
        contents.append(where)
        top += 10
    cards, own = in_reading_order(community), seat == scene.seat
    columns, form = max(
        (
            (
                columns,
                form_for(
                    scene, cards, (columns, -(-len(cards) // columns)), width, height - top, own
                ),
            )
            for columns in range(1, len(cards) + 1)
        ),
        key=lambda found: (own and found[1].lines > 0, found[1].cell),
    )
    across, down = form.width + BETWEEN, form.height + BETWEEN
    contents += [
        at(i % columns * across, top + i // columns * down, laid(scene, seat, card, form))
        for i, card in enumerate(cards)
    ]
    rows = -(-len(cards) // columns)
    drawn = whole(scene, seat, contents)
    return Laid(drawn, columns * across - BETWEEN, top + rows * down - BETWEEN)


def in_reading_order(community: Data) -> list[Data]:
    return sorted(community["cards"], key=lambda card: (card["row"], card["column"]))


def whole(scene: AtiwaScene, seat: int, contents: list[Content]) -> Element:
    name = scene.say("board-tableau-of", who=scene.names[seat])
    return g(title(name), *contents, id_=f"tableau-{seat}", class_="tableau")


def small_tableau(scene: AtiwaScene, community: Data, width: float, height: float) -> Laid:
    """Another player's cards: as they lie, or closer together where that shows them larger."""
    seat = community["seat"]
    if places_asked(scene, seat):
        return tableau(scene, community, width, height)
    cards = in_reading_order(community)
    left = min(card["column"] for card in cards)
    across = 1 + max(card["column"] for card in cards) - left
    form = form_for(scene, cards, (across, 1 + cards[-1]["row"]), width, height)
    columns, cell = closest(len(cards), width, height)
    spots = [(card["column"] - left, card["row"]) for card in cards]
    between = BETWEEN
    if form.cell < max(min(cell * 0.85, 16.0), cell * FAR):
        form, between, across = Form(cell, 0), NEAR, columns
        spots = [(i % columns, i // columns) for i in range(len(cards))]
    wide, high = form.width + between, form.height + between
    contents: list[Content] = [
        at(column * wide, row * high, laid(scene, seat, card, form))
        for card, (column, row) in zip(cards, spots, strict=True)
    ]
    return Laid(
        whole(scene, seat, contents), across * wide - between, (1 + spots[-1][1]) * high - between
    )


def closest(count: int, width: float, height: float) -> tuple[int, float]:
    """In how many columns so many cards are largest, and how large their cells are then."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        rows = (count + columns - 1) // columns
        across = (width - NEAR * (columns - 1)) / columns
        high = (height - NEAR * (rows - 1)) / rows
        cell = min(cell_for(across), cell_for(high), LARGEST)
        if cell > best[1]:
            best = (columns, cell)
    return best


def legal_place(scene: AtiwaScene, seat: int, place: str) -> bool:
    choice = scene.picks.get(f"place-{seat}-{place}")
    return choice is not None and choice.refusal is None


def place_piece(
    scene: AtiwaScene, seat: int, place: str, x: float, y: float, width: float, height: float
) -> Element:
    """A place of the grid that a card might be laid on, or is refused."""
    target = f"place-{seat}-{place}"
    choice = scene.picks[target]
    legal = choice.refusal is None
    return piece(
        x,
        y,
        *(empty_place(width, height) if legal else [rect(0, 0, width, height, "none")]),
        *glow(width, height, choice, rx=8),
        id_=target,
        class_="place",
        name=place,
        choice=choice,
        pointer_events="all",
    )


# On a phone


def cards_in_pairs(scene: AtiwaScene, community: Data, width: float) -> Block:
    """The cards side by side as they came, large enough for a thumb, each with its place."""
    seat, cards = community["seat"], community["cards"]
    columns, largest = ON_A_PHONE
    gap = 10.0
    cell = min(largest, cell_for((width - gap * (columns - 1)) / columns))
    form = Form(cell, lines_needed(scene, cards, cell))
    contents: list[Content] = []
    for i, card in enumerate(in_reading_order(community)):
        row, column = divmod(i, columns)
        x, y = column * (form.width + gap), row * (form.height + gap)
        contents.append(at(x, y, laid(scene, seat, card, form)))
    rows = (len(cards) + columns - 1) // columns
    return whole(scene, seat, contents), rows * (form.height + gap) - gap


def plan(scene: AtiwaScene, community: Data, width: float, step: float = STEP) -> Block:
    """The grid in small: which card lies where, and where the new one may lie."""
    seat = community["seat"]
    asked = places_asked(scene, seat)
    cards = {card["place"]: card for card in community["cards"]}
    rows = 1 + max([card["row"] for card in cards.values()] + [row for row, _ in asked.values()])
    wide = (width - BETWEEN * (COLUMNS - 1)) / COLUMNS
    lines = max(len(planned_name(scene, card, wide)) for card in cards.values())
    low = 20.0 + LEADING * (lines - 1)
    contents: list[Content] = []
    y = 0.0
    for row in range(rows):
        places = [f"{column}{row + 1}" for column in "abcd"]
        used = any(place in cards or legal_place(scene, seat, place) for place in places)
        high = SLIM if asked and not used else max(step, low) if asked else low
        for column, place in enumerate(places):
            x = column * (wide + BETWEEN)
            if place in cards:
                contents.append(at(x, y, *planned(scene, cards[place], wide, high)))
            if place in asked:
                contents.append(place_piece(scene, seat, place, x, y, wide, high))
        y += high + BETWEEN
    return g(*contents, id_=f"plan-{seat}", class_="plan"), y - BETWEEN


def planned(scene: AtiwaScene, card: Data, wide: float, high: float) -> list[Content]:
    """A card on the plan: its name on its colour."""
    colour = "location" if card["location"] else "terrain"
    name = planned_name(scene, card, wide)
    top = (high - LEADING * (len(name) - 1)) / 2 + 4.3
    return [
        rect(0, 0, wide, high, f"fill-{colour}", rx=6),
        *paragraph(
            name, wide / 2, top, wide - 8, LEADING, size=SMALLEST, anchor="middle",
            class_="fill-pale",
        ),
    ]  # fmt: skip


def planned_name(scene: AtiwaScene, card: Data, wide: float) -> list[str]:
    """A card's name on the plan, in as many lines as it needs."""
    name = scene.card_name(card)
    short = measure(name, SMALLEST) * TIGHTEST <= wide - 8
    return [name] if short else wrap(name, wide - 8, SMALLEST)
