"""The action board: terrain on offer, the round track, locations, and the other spaces."""

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import TIGHTEST, label, measure
from atoll.draw.scene import Data, remembered
from atoll.games.atiwa.board.cards import Form, lines_needed, offered
from atoll.games.atiwa.board.scene import ROMAN, AtiwaScene
from atoll.games.atiwa.board.spaces import (
    framed,
    parts,
    row_of,
    space_piece,
)

GAP = 8.0
CARD = 26.0  # the side of a cell of a card on offer
SLIM_CARD = 22.0  # the same on a slim page, so that the spaces beside have room
SMALL = 17.0  # the same of a location
BESIDE = 54.0  # the space beside an open card
DECK = 84.0
LINE = 18.0  # the name of a location over its stack
TRACK = (20.0, 40.0, 34.0)  # heights: the head of a position, what lies on it, what is printed


def terrain_form(scene: AtiwaScene, cell: float) -> Form:
    """All open cards have the same form, from round to round if their names allow it."""
    cards = [card for card in scene.view["open"] if card]
    return Form(cell, max(lines_needed(scene, cards, cell), 2))


@remembered
def terrain(scene: AtiwaScene, width: float, columns: int, cell: float) -> Block:
    """The deck with its two spaces, and the open cards each with its space."""
    form = terrain_form(scene, cell)
    opened = scene.view["open"]
    high = form.height
    decks = [space for space in scene.view["spaces"] if space["items"][0]["op"] == "deck"]
    contents: list[Content] = []
    if columns > 2:
        half = (high - GAP) / 2
        contents.append(deck_sign(scene, 40, high))
        contents += [
            space_piece(scene, space, 46, i * (half + GAP), DECK - 8, half)
            for i, space in enumerate(decks)
        ]
        left, top = 46 + DECK + 4, 0.0
    else:
        wide = (width - 46 - GAP) / 2
        contents.append(deck_sign(scene, 40, 50))
        contents += [
            space_piece(scene, space, 46 + i * (wide + GAP), 0, wide, 50)
            for i, space in enumerate(decks)
        ]
        left, top = 0.0, 50 + GAP
    step = (width - left + GAP) / columns
    beside = min(BESIDE, step - form.width - GAP - 4)
    for i, card in enumerate(opened):
        row, column = divmod(i, columns)
        x, y = left + column * step, top + row * (high + GAP)
        contents.append(at(x, y, open_place(scene, i, card, form)))
        contents.append(open_space(scene, i, x + form.width + 4, y, beside, high))
    rows = (len(opened) + columns - 1) // columns
    return g(*contents, id_="terrain"), top + rows * (high + GAP) - GAP


def deck_sign(scene: AtiwaScene, width: float, height: float) -> Element:
    """The face-down deck with its number of cards, and the discard pile."""
    view = scene.view
    said = scene.say("board-deck", n=view["deck"], discard=len(view["discard"]))
    return g(
        title(said),
        rect(4.5, 0.5, width - 5, height - 5, "fill-back stroke-line", rx=8),
        rect(0.5, 4.5, width - 5, height - 5, "fill-terrain stroke-line", rx=8),
        icon("terrain", (width - 5) / 2, height / 2 - 8, 20, "pale"),
        label(
            str(view["deck"]), (width - 5) / 2, height / 2 + 18, width - 8, size=14, bold=True,
            anchor="middle", class_="fill-pale",
        ),
        id_="deck",
    )  # fmt: skip


def open_place(scene: AtiwaScene, place: int, card: Data | None, form: Form) -> Element:
    if card:
        return offered(scene, card, form, f"open-{place + 1}")
    return g(
        title(scene.say("no-card")),
        rect(
            1, 1, form.width - 2, form.height - 2, "none stroke-line", rx=8, stroke_dasharray="4 5"
        ),
        id_=f"open-{place + 1}",
    )


def open_space(
    scene: AtiwaScene, place: int, x: float, y: float, width: float, height: float
) -> Element | None:
    for space in scene.view["spaces"]:
        if any(item["op"] == "open" and item["place"] == place for item in space["items"]):
            return space_piece(scene, space, x, y, width, height)
    return None


# The round track


@remembered
def track(
    scene: AtiwaScene, width: float, columns: int, heights: tuple[float, float, float]
) -> Block:
    """Seven positions: the tile or family on top, the printed item below, breeding at the head."""
    spaces = [space for space in scene.view["spaces"] if "track" in space]
    wide = (width - GAP * (columns - 1)) / columns
    if heights[0] == TRACK[0] and any(head_wide(scene, i) > wide for i in range(len(spaces))):
        heights = (heights[0] + 16, *heights[1:])  # breeding stands below the round's number
    high = sum(heights)
    contents: list[Content] = []
    for i, space in enumerate(spaces):
        row, column = divmod(i, columns)
        x, y = column * (wide + GAP), row * (high + GAP)
        contents.append(at(x, y, position(scene, space, wide, heights)))
    shift = scene.view["progress"]["now"]
    if shift < len(spaces) and not scene.view["over"]:
        row, column = divmod(shift, columns)
        x, y = column * (wide + GAP) - GAP / 2, row * (high + GAP) + heights[0]
        contents.append(shift_sign(scene, x if column else 6.0, y + heights[1] / 2))
    rows = (len(spaces) + columns - 1) // columns
    return g(*contents, id_="track"), rows * (high + GAP) - GAP


def shift_sign(scene: AtiwaScene, x: float, y: float) -> Element:
    """AT-6.4: the tile that moves one position to the left after this round."""
    return at(
        x,
        y,
        title(scene.say("board-shift", round=ROMAN[scene.view["progress"]["now"] + 1])),
        rect(-9, -9, 18, 18, "fill-accent stroke-paper", rx=9),
        icon("left", 0, 0, 12, "paper"),
        id_="shift",
        class_="shift",
    )


def position(
    scene: AtiwaScene, space: Data, width: float, heights: tuple[float, float, float]
) -> Element:
    head, upper_high, lower_high = heights
    number = space["track"]["position"]
    current = space["track"]["current"]
    found = parts(scene, space)
    split = sum(
        2 if item["op"] == "choice" else 1 for item in space["items"][: space["track"]["upper"]]
    )
    upper, lower = found[:split], found[split:]
    tile_fill = "fill-tint stroke-accent" if current else "fill-card stroke-line"
    contents: list[Content] = [
        rect(0.5, 0.5, width - 1, upper_high + lower_high - 1, "fill-back stroke-line", rx=10, opacity=0.55),
        at(4, upper_high, *row_of(scene, lower, width - 8, lower_high)),
        at(
            0,
            0,
            rect(0.5, 0.5, width - 1, upper_high - 1, tile_fill, rx=10),
            at(4, 0, *row_of(scene, upper, width - 8, upper_high)),
            id_=f"tile-{space['track']['tile'] or 'family'}",
            class_="tile",
        ),
    ]  # fmt: skip
    return g(
        *position_head(scene, number, current, width, head),
        framed(scene, space, 0, head, width, upper_high + lower_high, contents, plain=False),
        id_=f"round-{number}",
        class_="position",
    )


def position_head(
    scene: AtiwaScene, number: int, current: bool, width: float, head: float
) -> list[Content]:
    """The round's number, in the solo game its worker's colour, and what breeds in it."""
    text = ROMAN[number]
    wide = measure(text, 12, True)
    entry = scene.view["rounds"][number - 1]
    contents: list[Content] = []
    if current:
        contents += [
            rect(0, 0, wide + 10, 17, "fill-accent", rx=8.5),
            label(text, wide / 2 + 5, 12.8, wide, size=12, bold=True, anchor="middle", class_="fill-paper"),
        ]  # fmt: skip
    else:
        contents.append(label(text, 4, 12.8, wide, size=12, bold=True, class_="fill-soft"))
    if scene.alone:
        bar = rect(5 if current else 4, 15.5, wide, 3, f"fill-worker-{entry['colour']}", rx=1.5)
        contents.append(g(title(scene.say(f"board-colour-{entry['colour']}")), bar))
    low = head - TRACK[0]
    breeding, wide = breeding_signs(scene, entry)
    past = number < scene.view["progress"]["now"]
    return [*contents, at(4 if low else width - wide, low, breeding, opacity=0.5 if past else None)]


def head_wide(scene: AtiwaScene, i: int) -> float:
    """What a round's number and its breeding take side by side."""
    _, breeding = breeding_signs(scene, scene.view["rounds"][i])
    return measure(ROMAN[i + 1], 12, True) + 16 + breeding


def breeding_signs(scene: AtiwaScene, entry: Data) -> tuple[Element, float]:
    """How many of which kinds breed in a round."""
    contents: list[Content] = []
    x = 0.0
    for kind, need in entry["breeding"].items():
        digits = measure(str(need), 12, True)
        contents.append(
            at(
                x,
                0,
                title(scene.say("board-breeds", kind=kind, n=need)),
                icon(kind, 6, 8.5, 12, f"print-{kind}"),
                label(str(need), 12.5, 12.8, digits, size=12, bold=True, class_="fill-soft"),
            )
        )
        x += digits + 15
    return g(*contents), x - 1


# Locations


@remembered
def locations(scene: AtiwaScene, width: float, columns: int, high: float) -> Block:
    """Four stacks: name and points above, below them a card and its two spaces."""
    form = Form(SMALL, 0)
    body = max(high, form.height)
    step = (width + GAP + 4) / columns
    wide = step - GAP - 4
    contents: list[Content] = []
    for i, card in enumerate(scene.view["locations"]):
        row, column = divmod(i, columns)
        x, y = column * step, row * (LINE + body + GAP)
        contents.append(at(x, y, location_stack(scene, card, wide, body)))
    rows = (len(scene.view["locations"]) + columns - 1) // columns
    return g(*contents, id_="locations"), rows * (LINE + body + GAP) - GAP


def location_stack(scene: AtiwaScene, card: Data, width: float, high: float) -> Element:
    """A stack of locations: what a card is worth, how many are left, and the way to one."""
    form = Form(SMALL, 0)
    left = form.width + 6
    half = (high - 5) / 2
    spaces = [
        space
        for space in scene.view["spaces"]
        if any(item.get("location") == card["id"] for item in space["items"])
    ]
    return g(
        at(0, 0, *location_head(scene, card, width), opacity=None if card["left"] else 0.4),
        at(
            0,
            LINE + (high - form.height) / 2,
            offered(scene, card, form, f"location-{card['id']}"),
            opacity=None if card["left"] else 0.4,
        ),
        *(
            space_piece(scene, space, left, LINE + k * (half + 5), width - left, half)
            for k, space in enumerate(spaces)
        ),
        class_="stack",
    )


def location_head(scene: AtiwaScene, card: Data, width: float) -> list[Content]:
    name, count, value = scene.card_name(card), f"×{card['left']}", str(card["value"])
    count_wide, value_wide = measure(count, 12), measure(value, 13, True)
    name_room = width - count_wide - value_wide - 34
    name_wide = min(measure(name, 12, True), name_room)
    bold = measure(name, 12, True) * TIGHTEST <= name_room
    return [
        title(scene.say("board-left", n=card["left"], card=name)),
        label(name, 2, 12, name_room, size=12, bold=bold),
        label(count, name_wide + 9, 12, count_wide, size=12, class_="fill-soft"),
        icon("star", width - value_wide - 11, 7.5, 13, "gold"),
        label(value, width - 1, 12.4, value_wide, size=13, bold=True, anchor="end"),
    ]


# The other spaces


@remembered
def other_spaces(scene: AtiwaScene, width: float, columns: int, high: float) -> Block:
    """All spaces that stand by themselves, in a grid."""
    found = [
        space
        for space in scene.view["spaces"]
        if "track" not in space and space["items"][0]["op"] not in ("deck", "open", "location")
    ]
    wide = (width - GAP * (columns - 1)) / columns
    contents: list[Content] = []
    for i, space in enumerate(found):
        row, column = divmod(i, columns)
        contents.append(
            space_piece(scene, space, column * (wide + GAP), row * (high + GAP), wide, high)
        )
    rows = (len(found) + columns - 1) // columns
    return g(*contents, id_="other-spaces"), rows * (high + GAP) - GAP
