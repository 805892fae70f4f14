"""Faces of cards: ground, village and volcano pictures, and symbols; a cell is one unit wide."""

from atoll.draw.elements import Content, Element, circle, g, path, rect, stamped, title
from atoll.draw.icons import icon
from atoll.draw.scene import Data
from atoll.games.atua.board.scene import PAIRS, TOTEMS
from atoll.games.atua.grid import HEIGHT, STEP_X, STEP_Y, WIDTH, turned

SIZE = 48  # a symbol is drawn on so many units, and lies on two cells
SEA = "~"
ROUND = 0.25  # the corners of a card
ROOF = "M0 -9 10 2H7V9H-7V2H-10Z"
STAR = "M0 -10 2.9 -3.3 10 -2.6 4.6 2.1 6.2 9.2 0 5.5-6.2 9.2-4.6 2.1-10 -2.6-2.9 -3.3Z"

Shore = tuple[int, int, int, int]  # column and row of a cell of beach, and its two ways on


def lying(x: int, y: int, turn: int) -> str:
    """The transform that lays a card, drawn as printed, with its top left cell on (x, y)."""
    across, down = ((0, 0), (HEIGHT, 0), (WIDTH, HEIGHT), (0, WIDTH))[turn]
    moved = f"translate({x + across} {y + down})"
    return f"{moved} rotate({turn * 90})" if turn else moved


def face(card: Data) -> Element:
    """A whole card as printed, from (0, 0) to (5, 7)."""
    return g(
        ground(card),
        landmark(card, 0, 0, 0),
        *(placed(each["kind"], each["x"], each["y"]) for each in card["symbols"]),
    )


# The ground


def ground(card: Data) -> Element:
    """Land, sea and the band of beach between them; the edge of the card is faint."""
    beach = tuple((cell["x"], cell["y"], *cell["ways"]) for cell in card["beach"])
    return terrain(tuple(card["rows"]), beach)


@stamped
def terrain(rows: tuple[str, ...], beach: tuple[Shore, ...]) -> Element:
    sea = sea_cells(rows, beach)
    contents: list[Content] = [rect(0, 0, WIDTH, HEIGHT, "fill-atua-land", rx=ROUND)]
    if sea:
        # Cells reach a little into the next ones, so that no seams show.
        cells = "".join(
            f"M{x} {y}H{min(x + 1.02, WIDTH):g}V{min(y + 1.02, HEIGHT):g}H{x}Z"
            for x, y in sea
            if not is_corner(x, y)
        )
        waves = "".join(
            f"M{x + 0.2:g} {y + 0.55:g}q.15-.2.3 0t.3 0" for x, y in sea if (x + 2 * y) % 3 == 0
        )
        contents += [
            path(cells, "fill-atua-sea"),
            *(path(corner_path(x, y), "fill-atua-sea") for x, y in sea if is_corner(x, y)),
            path(waves, "none stroke-atua-wave", stroke_width=0.08, stroke_linecap="round"),
        ]
    if beach:
        band = shoreline(beach)
        contents += [
            path(band, "none stroke-atua-sand-line", stroke_width=1),
            path(band, "none stroke-atua-sand", stroke_width=0.8),
        ]
    contents.append(
        rect(0.02, 0.02, WIDTH - 0.04, HEIGHT - 0.04, "none stroke-atua-edge", rx=ROUND,
             stroke_width=0.04, opacity=0.45)
    )  # fmt: skip
    return g(*contents)


def corner_path(x: int, y: int) -> str:
    """A cell in a corner of the card, round like the card."""
    outer_x, inner_x = (0, 1.02) if x == 0 else (WIDTH, WIDTH - 1)
    outer_y, inner_y = (0, 1.02) if y == 0 else (HEIGHT, HEIGHT - 1)
    aside = outer_x + (ROUND if x == 0 else -ROUND)
    below = outer_y + (ROUND if y == 0 else -ROUND)
    return (
        f"M{inner_x:g} {outer_y:g}H{aside:g}Q{outer_x:g} {outer_y:g} {outer_x:g} {below:g}"
        f"V{inner_y:g}H{inner_x:g}Z"
    )


def is_corner(x: int, y: int) -> bool:
    return x in (0, WIDTH - 1) and y in (0, HEIGHT - 1)


def sea_cells(rows: tuple[str, ...], beach: tuple[Shore, ...]) -> list[tuple[int, int]]:
    """Cells of sea, and bends of the beach that have it on their outer side."""
    found = [(x, y) for y in range(HEIGHT) for x in range(WIDTH) if rows[y][x] == SEA]
    for x, y, one, other in beach:
        outer = [(x - STEP_X[d], y - STEP_Y[d]) for d in (one, other)]
        if one ^ 2 != other and any(each in found for each in outer):
            found.append((x, y))
    return found


def shoreline(beach: tuple[Shore, ...]) -> str:
    """The middle line of a beach from edge to edge of the card, round in its bends."""
    first, second = beach[0], beach[1]
    # It begins at the side that does not lead to its second cell.
    way = next(d for d in first[2:] if (first[0] + STEP_X[d], first[1] + STEP_Y[d]) != second[:2])
    line = f"M{edge_of(first, way)}"
    for cell in beach:
        way = next(d for d in cell[2:] if d != way)
        line += f"Q{cell[0] + 0.5:g} {cell[1] + 0.5:g} {edge_of(cell, way)}"
        way ^= 2  # as the next cell sees it
    return line


def edge_of(cell: Shore, way: int) -> str:
    return f"{cell[0] + 0.5 + STEP_X[way] / 2:g} {cell[1] + 0.5 + STEP_Y[way] / 2:g}"


# What lies on it


def landmark(card: Data, x: int, y: int, turn: int) -> Element | None:
    """The village or volcano of a card that lies at (x, y); its star fills one cell."""
    if card["star"] is None:
        return None
    across, down = turned(card["star"][0], card["star"][1], turn)
    look = village() if card["village"] else volcano()
    where = f"translate({x + across + 0.5:g} {y + down + 0.5:g}) scale({1 / 24:.5f})"
    return g(look, transform=where)


@stamped
def village() -> Element:
    huts = [
        path(ROOF, "fill-atua-hut", transform=f"translate({x} {y}) scale(1.1)")
        for x, y in ((0, -26), (-26, 2), (26, 2), (0, 26))
    ]
    return g(circle(0, 0, 34, "fill-atua-sand", opacity=0.75), *huts, *star())


@stamped
def volcano() -> Element:
    ragged = (
        "M0-36 12-31 27-25 31-11 37 3 29 17 24 29 9 32-5 36-19 30-30 22-32 8-36-5-29-18-22-29-9-32Z"
    )
    return g(
        path(ragged, "fill-atua-rock", transform="scale(.92)"),
        path("M-3-32V-20M24-22 16-14M31 6H20M-24 24-15 15M-32-2H-20M6 32 4 20", "none stroke-atua-lava",
             stroke_width=4, stroke_linecap="round"),
        circle(0, 0, 17, "fill-atua-lava"),
        *star(),
    )  # fmt: skip


def star() -> list[Element]:
    return [
        path(STAR, "fill-atua-star stroke-dark", stroke_width=1.6, stroke_linejoin="round",
             transform="scale(1.15)")
    ]  # fmt: skip


def source_of(kind: str) -> str:
    """The source to which a symbol belongs."""
    if kind in TOTEMS or kind == "totem":
        return "totem"
    return next((taker for taker, taken in PAIRS.items() if kind in (taker, taken)), kind)


@stamped
def symbol(kind: str) -> Element:
    """A symbol around (0, 0) on 48 units: who needs something is dark, what they need is pale,
    totems are square."""
    colour = f"atua-{source_of(kind)}"
    if kind in TOTEMS:
        return g(
            rect(-20, -20, 40, 40, f"fill-{colour} stroke-atua-plate", rx=8, stroke_width=2.5),
            icon(kind, 0, 0, 31, "atua-plate", lines=colour if kind == "shell" else None),
        )
    if kind in PAIRS:
        return g(
            circle(0, 0, 21, f"fill-{colour} stroke-atua-plate", stroke_width=2.5),
            icon(kind, 0, 0, 30, "atua-plate"),
        )
    return g(
        circle(0, 0, 21, f"fill-atua-plate stroke-{colour}", stroke_width=2.5),
        icon(kind, 0, 0, 30, colour),
    )


def placed(kind: str, x: int, y: int) -> Element:
    """A symbol on its two by two cells."""
    return g(symbol(kind), transform=on_cells(x, y))


def on_cells(x: int, y: int) -> str:
    return f"translate({x + 1} {y + 1}) scale({2 / SIZE:.5f})"


@stamped
def visible_symbol(said: str, seat: int, kind: str, x: int, y: int) -> Element:
    """A symbol of an island, for pointers and scripts."""
    return g(
        title(said),
        symbol(kind),
        transform=on_cells(x, y),
        id_=f"symbol-{seat}-{x}-{y}",
        class_="symbol",
        data_x=x,
        data_y=y,
    )
