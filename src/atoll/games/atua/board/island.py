"""Islands: one large, on which a card may be laid, and the others small."""

from math import cos, pi, sin

from atoll.draw.elements import Content, Element, circle, g, rect, title
from atoll.draw.lettering import label
from atoll.draw.pieces import badge
from atoll.draw.scene import Data, remembered
from atoll.games.atua.board.face import face, ground, landmark, lying, visible_symbol
from atoll.games.atua.board.scene import AtuaScene
from atoll.games.atua.grid import height, width

AROUND = 5  # cells around the island in which a card may be held
LARGEST = 30.0  # a cell is never drawn larger
SMALLEST = 11.0  # where cells are smaller, badges would hide too much
BADGE = 15.0  # from the middle of a star to its badge
BESIDE = ((0, 1), (1.1, 0), (-1.1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))

Point = tuple[float, float]


class Field:
    """The cells that are shown of an island."""

    def __init__(self, cards: list[Data], margin: int) -> None:
        self.left = min(card["x"] for card in cards) - margin
        self.top = min(card["y"] for card in cards) - margin
        self.right = max(card["x"] + width(card["turn"]) for card in cards) + margin
        self.bottom = max(card["y"] + height(card["turn"]) for card in cards) + margin

    @property
    def wide(self) -> int:
        return int(self.right - self.left)

    @property
    def high(self) -> int:
        return int(self.bottom - self.top)

    def fit(self, room: float, rise: float) -> "Scale":
        """In the middle of a box, as large as it can be."""
        cell = min(room / self.wide, rise / self.high, LARGEST)
        x = (room - cell * self.wide) / 2 - cell * self.left
        y = (rise - cell * self.high) / 2 - cell * self.top
        return Scale(round(cell, 2), round(x, 2), round(y, 2))


class Scale:
    """How large a cell is, and where the village's cell (0, 0) begins."""

    def __init__(self, cell: float, x: float, y: float) -> None:
        self.cell = cell
        self.x = x
        self.y = y

    @property
    def transform(self) -> str:
        return f"translate({self.x:g} {self.y:g}) scale({self.cell:g})"

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the grid is on the picture."""
        return self.x + x * self.cell, self.y + y * self.cell


def cards_of(scene: AtuaScene, player: Data, scale: Scale) -> Element:
    """The cards over each other and the symbols that are visible."""
    seat = player["seat"]
    contents: list[Content] = []
    for card in player["island"]:
        x, y, turn = card["x"], card["y"], card["turn"]
        contents.append(
            g(
                g(ground(card), transform=lying(x, y, turn)),
                landmark(card, x, y, turn),
                id_=f"laid-{card['id']}",
                class_="laid",
                data_piece=f"card-{card['id']}",
            )
        )
    contents += [
        visible_symbol(scene.say(f"board-{each['kind']}"), seat, each["kind"], each["x"], each["y"])
        for each in player["symbols"]
    ]
    return g(
        *contents,
        transform=scale.transform,
        id_=f"island-{seat}",
        class_="island",
        data_size=scale.cell,
    )


@remembered
def large_island(scene: AtuaScene, room: float, rise: float) -> Element:
    """The island of the seat in whose place one sits; in it the place for laying a card."""
    player = scene.own
    field = Field(player["island"], AROUND if scene.places else 1)
    scale = field.fit(room, rise)
    return g(
        rect(0, 0, room, rise, "fill-atua-table", rx=12),
        cards_of(scene, player, scale),
        *volcano_badges(scene, player, scale),
        rings(scene, scale, room, rise),
        laying(scene, field, scale),
        id_="stage-island",
    )


def small_island(scene: AtuaScene, player: Data, room: float, rise: float) -> Element:
    """Another island as large as its box allows."""
    return cards_of(scene, player, Field(player["island"], 0).fit(room, rise))


# Volcanoes


def volcano_badges(scene: AtuaScene, player: Data, scale: Scale) -> list[Element]:
    """What every volcano's distance is worth, where cells are large enough for it."""
    found: list[Element] = []
    taken: list[Point] = [(each["x"] + 1, each["y"] + 1) for each in player["symbols"]]
    if scale.cell < SMALLEST:
        return found
    away = max(1.0, BADGE / scale.cell)
    for volcano in player["volcanoes"]:
        places = [
            (volcano["x"] + 0.5 + dx * away, volcano["y"] + 0.5 + dy * away) for dx, dy in BESIDE
        ]
        place = next((each for each in places if is_free(each, taken, 1 + away / 2)), places[0])
        taken.append(place)
        n = volcano["points"]
        sign = badge(f"+{n}" if n else "0", *scale.at(*place), "atua-volcano", "atua-plate")
        found.append(g(title(scene.say("board-volcano", n=n)), sign))
    return found


def is_free(place: Point, taken: list[Point], near: float) -> bool:
    return all(abs(x - place[0]) >= near or abs(y - place[1]) >= near for x, y in taken)


def rings(scene: AtuaScene, scale: Scale, room: float, rise: float) -> Element | None:
    """While a volcano is to be laid: how far from the village it is worth how much."""
    card = scene.view["card"]
    if not scene.places or card["star"] is None:
        return None
    x, y = scale.at(0.5, 0.5)
    ruler = scene.view["ruler"]
    circles: list[Content] = []
    numbers: list[Content] = []
    limits = [*ruler["bands"], ruler["reach"]]
    for n, limit in enumerate(limits):
        r = limit * scale.cell
        circles.append(circle(x, y, r, "none stroke-soft", stroke_dasharray="3 5", opacity=0.8))
        points = n + 1 if n < len(ruler["bands"]) else 0
        place = bare_place(scene, scale, r + min(scale.cell, 14.0), room, rise)
        if place:
            numbers.append(
                label(
                    str(points), place[0], place[1] + 4.3, 10, size=12, bold=True, anchor="middle",
                    class_="fill-soft",
                )
            )  # fmt: skip
    clip = Element("clipPath", rect(0, 0, room, rise, "none", rx=12), id_="stage-clip")
    drawn = g(*circles, clip_path="url(#stage-clip)")
    return g(clip, drawn, *numbers, id_="ruler", pointer_events="none")


def bare_place(scene: AtuaScene, scale: Scale, r: float, room: float, rise: float) -> Point | None:
    """A point so far from the village that is in sight and where no card lies."""
    for step in range(24):
        angle = step * pi / 12
        x, y = scale.at(0.5, 0.5)
        x, y = x + r * cos(angle), y + r * sin(angle)
        on_cards = any(
            -8 < x - scale.x - card["x"] * scale.cell < width(card["turn"]) * scale.cell + 8
            and -8 < y - scale.y - card["y"] * scale.cell < height(card["turn"]) * scale.cell + 8
            for card in scene.own["island"]
        )
        if 10 < x < room - 10 and 12 < y < rise - 12 and not on_cards:
            return x, y
    return None


# Laying


def laying(scene: AtuaScene, field: Field, scale: Scale) -> Element | None:
    """Where the page's script lets the card in hand follow the pointer."""
    if not scene.places:
        return None
    return g(
        rect(field.left, field.top, field.wide, field.high, "laying-field none",
             pointer_events="all"),
        id_="laying",
        transform=scale.transform,
        data_card=scene.view["card"]["id"],
        data_left=field.left,
        data_top=field.top,
        data_right=field.right,
        data_bottom=field.bottom,
        data_places=" ".join(scene.places),
    )  # fmt: skip


def held_card(scene: AtuaScene) -> Element | None:
    """The card in hand for the script to show in `#laying`."""
    if not scene.places:
        return None
    return Element("defs", g(face(scene.view["card"]), id_="held-card"))
