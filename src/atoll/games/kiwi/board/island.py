"""The island in its sea: terrain, birds, nests, markers, who dominates, and where a push can go."""

from math import atan2, ceil, degrees, hypot
from typing import NamedTuple

from atoll.draw.elements import Content, Element, at, circle, g, path, rect, title
from atoll.draw.hexes import Extent, Frame, extent, frame, hexagon
from atoll.draw.icons import icon
from atoll.draw.lettering import label
from atoll.draw.pieces import RING, Choosable, badge, mark, piece, ringed_hex
from atoll.draw.scene import Data, remembered
from atoll.games.kiwi.board.birds import bird
from atoll.games.kiwi.board.scene import KiwiScene
from atoll.games.kiwi.board.signs import NEST_SIGNS

FLAT = "rotate(30)"  # our hexes have a flat top; the toolkit's have a point there
SHORE = 0.56  # of sea around the island, in radii
LARGEST = 66.0
ROOMY = 36.0  # smaller hexes do not show how strong the strongest is
MOST = 8  # birds side by side on a hex; more of a kind become one with a number
COMPASS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
ARROW = "M-9 -4H1V-9L11 0 1 9V4H-9Z"


class Chart(NamedTuple):
    """Where the hexes lie."""

    layout: Frame

    @property
    def radius(self) -> float:
        return self.layout.radius

    def place(self, q: float, r: float) -> tuple[float, float]:
        """The middle of a hex. With a flat top, across and down have changed their roles."""
        y, x = self.layout.place(r, q)
        return x, y


def reach(view: Data) -> Extent:
    """How far the island and its shore reach, down and across."""
    found = extent([(place["r"], place["q"]) for place in view["island"]])
    return Extent(found.left - SHORE, found.right + SHORE, found.top - SHORE, found.bottom + SHORE)


def natural_height(scene: KiwiScene, width: float) -> float:
    """How high the island is when it fills a width."""
    need = reach(scene.view)
    return min(width / need.height, LARGEST) * need.width


@remembered
def island(scene: KiwiScene, width: float, height: float) -> Element:
    """The island in the middle of its sea."""
    view = scene.view
    chart = Chart(frame(reach(view), height, width, LARGEST))
    contents: list[Content] = [
        title(scene.say("board-island")),
        rect(0, 0, width, height, "fill-kiwi-sea", rx=16),
    ]
    contents += [ground(scene, place, chart) for place in view["island"]]
    contents += [standing(scene, place, chart) for place in view["island"]]
    contents += [hex_number(place, chart) for place in view["island"]]
    contents += chosen(scene, chart)
    contents += ways_to_push(scene, chart)
    return g(*contents, id_="island", data_size=round(chart.radius, 1))


# Hexes


def ground(scene: KiwiScene, place: Data, chart: Chart) -> Element:
    """A hex: its terrain, and who dominates it."""
    radius, terrain = chart.radius, place["terrain"]
    target = f"hex-{place['at']}"
    choice = scene.picks.get(target)
    contents: list[Content] = [
        g(hexagon(radius - 0.8, f"fill-kiwi-{terrain}"), transform=FLAT),
        icon(terrain, -radius * 0.2, -radius * 0.63, radius * 0.36, f"kiwi-{terrain}-ink"),
        *dominance_line(scene, place, radius),
        g(*ringed_hex(radius - 0.8, choice), transform=FLAT),
    ]
    x, y = chart.place(place["q"], place["r"])
    return piece(
        x, y, *contents, id_=target, class_="hex", name=hex_words(scene, place), choice=choice,
        dim=0.8,
    )  # fmt: skip


def hex_number(place: Data, chart: Chart) -> Element:
    """The number by which the texts call a hex, readable above a crowd too."""
    x, y = chart.place(place["q"], place["r"])
    return label(
        place["at"], x, y + chart.radius * 0.83, chart.radius, size=12, anchor="middle",
        class_=f"hex-number fill-soft stroke-kiwi-{place['terrain']}", stroke_width=3, paint_order="stroke",
        stroke_linejoin="round", pointer_events="none",
    )  # fmt: skip


def dominance_line(scene: KiwiScene, place: Data, radius: float) -> list[Content]:
    """A thin line in the colour of the strongest flock."""
    lord = place["dominator"]
    if lord < 0:
        return []
    colour = f"none stroke-seat-{scene.hue(lord)}"
    edge = hexagon(radius * 0.9, colour, stroke_width=radius * 0.05)
    return [g(edge, transform=FLAT)]


def dominance(scene: KiwiScene, place: Data, radius: float) -> Element | None:
    """The shape of the strongest flock and its strength, or the sign of a tie."""
    lord, most = place["dominator"], max(place["strength"])
    if not most:
        return None
    x, y = radius * (0.18 if most < 10 else 0.12), -radius * 0.63
    contents: list[Content] = []
    if lord < 0:
        contents.append(label("=", x, y + 4.5, 12, size=13, bold=True, class_="fill-soft"))
    else:
        contents.append(mark(scene.hue(lord), x, y, max(8.0, radius * 0.26)))
        if radius >= ROOMY:
            number = label(str(most), x + radius * 0.17, y + 4.4, 17, size=12, bold=True)
            contents.append(number)
    name = f"strength-{place['at']}"
    return g(*contents, id_=name, class_="strength", pointer_events="none")


def hex_words(scene: KiwiScene, place: Data) -> str:
    """A hex with all that is on it, for a resting pointer and for screen readers."""
    parts = [scene.say("hex", terrain=scene.say(f"terrain-{place['terrain']}"), at=place["at"])]
    parts += [
        f"{each['count']} × {scene.piece(each)}" if each["count"] > 1 else scene.piece(each)
        for each in place["pieces"]
    ]
    if place["nest"]:
        parts.append(nest_words(scene, place["nest"]))
    if place["mark"] is not None:
        parts.append(scene.say("board-marked", who=scene.names[place["mark"]]))
    if any(place["strength"]):
        strengths = ", ".join(
            f"{scene.names[player]} {strength}"
            for player, strength in enumerate(place["strength"])
            if strength
        )
        parts.append(scene.say("board-strength", strengths=strengths))
    return " · ".join(parts)


def nest_words(scene: KiwiScene, nest: Data) -> str:
    name = scene.say(f"nest-{nest['nest']}-{nest['row']}")
    return scene.say("board-nest-of", nest=name, who=scene.names[nest["owner"]])


# What stands on a hex


def standing(scene: KiwiScene, place: Data, chart: Chart) -> Element:
    """The nest in the left corner, the marker in the right one, the birds between them."""
    x, y = chart.place(place["q"], place["r"])
    radius = chart.radius
    contents: list[Content] = [dominance(scene, place, radius)]
    if place["nest"]:
        contents.append(nest_token(scene, place, radius))
    if place["mark"] is not None:
        contents.append(mark_token(scene, place, radius))
    if place["pieces"]:
        contents += birds(scene, place, radius)
    return at(x, y, *contents)


def nest_token(scene: KiwiScene, place: Data, radius: float) -> Element:
    nest = place["nest"]
    size = radius * 0.36
    owner = nest["owner"]
    return at(
        -radius * 0.78,
        0,
        title(nest_words(scene, nest)),
        rect(
            -size / 2, -size / 2, size, size, f"fill-seat-{scene.hue(owner)} stroke-pale",
            rx=size * 0.24, stroke_width=1.5,
        ),
        icon(NEST_SIGNS[nest["nest"]], 0, 0, size * 0.74, "pale"),
        mark(scene.hue(owner), size * 0.38, -size * 0.4, size * 0.5),
        id_=f"nest-{owner}-{nest['nest']}-{nest['row']}-built",
        class_="nest",
        data_piece=f"nest-{owner}-{nest['nest']}-{nest['row']}",
        pointer_events="none",
    )  # fmt: skip


def mark_token(scene: KiwiScene, place: Data, radius: float) -> Element:
    """A domain marker with its owner's token upside down on it."""
    owner, size = place["mark"], radius * 0.4
    return at(
        radius * 0.76,
        0,
        title(scene.say("board-marked", who=scene.names[owner])),
        circle(0, 0, size / 2, "fill-pale stroke-dark", stroke_width=1.2),
        mark(scene.hue(owner), 0, size * 0.02, size * 0.74),
        icon("flag", 0, 0, size * 0.34, "pale"),
        id_=f"mark-{place['at']}",
        class_="mark-token",
        data_piece=f"token-{owner}",
        pointer_events="none",
    )


class Cell(NamedTuple):
    """Where birds stand, and in a square how wide."""

    x: float
    y: float
    wide: float


def cells(count: int, radius: float, slim: bool) -> list[Cell]:
    """Places for so many birds, in one to three rows; `slim` leaves the corners free."""
    rows = 1 if count <= 2 else 2 if count <= 8 else 3
    across = ceil(count / rows)
    wide = min(radius * (1.16 if slim else 1.4) / across, radius * 0.94 / rows, radius * 0.84)
    found = []
    for i in range(count):
        row, column = divmod(i, across)
        here = min(across, count - row * across)
        found.append(
            Cell(
                (column - (here - 1) / 2) * wide,
                (row - (rows - 1) / 2) * wide * 1.02 - radius * 0.03,
                wide,
            )
        )
    return found


def birds(scene: KiwiScene, place: Data, radius: float) -> list[Content]:
    """Every bird by itself; where they would crowd, one for all of a kind, with their number."""
    pieces: list[Data] = place["pieces"]
    slim = bool(place["nest"]) or place["mark"] is not None
    singly = sum(each["count"] for each in pieces) <= MOST
    shown = [each["count"] if singly else 1 for each in pieces]
    spots = cells(sum(shown), radius, slim)
    contents: list[Content] = []
    number: dict[tuple[int, int], int] = {}
    for each, count in zip(pieces, shown, strict=True):
        own, spots = spots[:count], spots[count:]
        key = (each["owner"], 0 if each["leader"] else each["size"])
        first = number.get(key, 0)
        number[key] = first + count
        contents.append(flockmates(scene, place["at"], each, own, first, radius))
    return contents


def flockmates(
    scene: KiwiScene, where: str, each: Data, spots: list[Cell], first: int, radius: float
) -> Element:
    """The birds of one kind on a hex: together they are what can be pointed at."""
    owner, size, leader = each["owner"], each["size"], each["leader"]
    target = f"leader-{owner}"
    if not leader:
        target = f"kiwi-{owner}-{where}-{size}{'-moved' if each['moved'] else ''}"
    choice = scene.picks.get(target)
    contents: list[Content] = []
    if (
        choice is not None
        and choice.refusal is None
        and len(scene.view["island"])
        and radius < ROOMY
    ):
        contents += [circle(c.x, c.y, c.wide * 0.7, "none", pointer_events="all") for c in spots]
    if is_chosen(scene, where, each):
        spot = spots[0]
        ring = circle(spot.x, spot.y, spot.wide * 0.56, "fill-card stroke-accent", stroke_width=2.5)
        contents.append(ring)
    for k, spot in enumerate(spots):
        name = f"leaders-{owner}" if leader else f"bird-{owner}-{where}-{size}-{first + k}"
        contents += [
            *bird_ring(spot, choice),
            at(
                spot.x,
                spot.y,
                bird(scene.hue(owner), size, leader, spot.wide),
                id_=name,
                class_="bird",
                data_piece=f"leader-{owner}" if leader else f"bird-{owner}-{size}",
                opacity=0.55 if each["moved"] else None,
            ),
        ]
    if each["count"] > len(spots):
        spot = spots[-1]
        contents.append(badge(str(each["count"]), spot.x + spot.wide * 0.4, spot.y + 3))
    return piece(
        0, 0, *contents, id_=target, class_="kiwi", name=scene.piece(each), choice=choice, dim=0.75,
        pointer_events=None if choice else "none",
    )  # fmt: skip


def is_chosen(scene: KiwiScene, where: str, each: Data) -> bool:
    """Is this the piece that is being moved or pushed?"""
    doing = scene.view["doing"]
    piece = doing.get("piece")
    return piece is not None and doing["hex"] == where and piece == {**each, "count": 1}


def bird_ring(spot: Cell, choice: Choosable | None) -> list[Element]:
    """The sign of a choice around a bird."""
    if choice is None:
        return []
    size = spot.wide * 0.55
    if choice.refusal is not None:
        return [circle(spot.x, spot.y, size, "none stroke-soft", stroke_dasharray="3 3")]
    thick = min(RING, spot.wide * 0.1)
    return [
        circle(spot.x, spot.y, size, "none stroke-glow", stroke_width=thick * 2.4, opacity=0.35),
        circle(spot.x, spot.y, size, "fill-card stroke-glow", stroke_width=thick),
    ]


# What is being done


def chosen(scene: KiwiScene, chart: Chart) -> list[Content]:
    """A line around the hex that the decision is about."""
    where = scene.view["doing"].get("hex")
    for place in scene.view["island"]:
        if place["at"] == where:
            x, y = chart.place(place["q"], place["r"])
            line = hexagon(chart.radius - 2, "none stroke-accent", stroke_width=3)
            return [at(x, y, g(line, transform=FLAT), class_="chosen", pointer_events="none")]
    return []


def ways_to_push(scene: KiwiScene, chart: Chart) -> list[Content]:
    """Arrows out of the hex, one for every side a piece can be pushed to, the sea included."""
    if scene.view["pending"] != "push-to":
        return []
    where = scene.view["doing"]["hex"]
    here = next(place for place in scene.view["island"] if place["at"] == where)
    x, y = chart.place(here["q"], here["r"])
    contents: list[Content] = []
    sea: list[Element] = []
    names = {(place["q"], place["r"]): place["at"] for place in scene.view["island"]}
    for side, (q, r) in enumerate(COMPASS):
        far_x, far_y = chart.place(here["q"] + q, here["r"] + r)
        name = names.get((here["q"] + q, here["r"] + r), "")
        if scene.legal(f"hex-{name}"):
            beyond = x + (far_x - x) * 0.6, y + (far_y - y) * 0.6
            way = arrow(*beyond, far_x - x, far_y - y, chart)
            contents.append(g(way, pointer_events="none"))
        elif side in here["sea"]:
            sea.append(arrow((far_x - x) * 0.68, (far_y - y) * 0.68, far_x - x, far_y - y, chart))
    target = f"sea-{here['at']}"
    if sea and scene.legal(target):
        name = scene.say("the-sea")
        choice = scene.picks[target]
        contents.append(piece(x, y, *sea, id_=target, class_="sea", name=name, choice=choice))
    return contents


def arrow(x: float, y: float, across: float, down: float, chart: Chart) -> Element:
    """An arrow on a disc that points away from a hex."""
    turn = degrees(atan2(down, across))
    far = hypot(across, down)
    size = max(8.5, far * 0.17)
    return at(
        x,
        y,
        circle(0, 0, size, "fill-card stroke-glow", stroke_width=min(RING, chart.radius * 0.07)),
        path(ARROW, "fill-ink", transform=f"rotate({turn:.1f}) scale({size / 16:.2f})"),
        class_="push",
    )
