"""Islands: one large, on which a card may be laid, and the others small."""

from atoll.draw.elements import Content, Element, circle, g, rect, title
from atoll.draw.lettering import label
from atoll.draw.pieces import badge
from atoll.games.atua.board.face import face, ground, landmark, named_symbol, upright
from atoll.games.atua.board.scene import Data, Scene
from atoll.games.atua.grid import height, width

AROUND = 5  # cells around the island in which a card may be held
LARGEST = 30.0  # a cell is never drawn larger
BADGE = 15.0  # from the middle of a star to its badge
BESIDE = ((0, 1), (1.1, 0), (-1.1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))


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


def cards_of(scene: Scene, player: Data, scale: Scale) -> Element:
    """The cards over each other and the symbols that are visible."""
    seat = player["seat"]
    contents: list[Content] = []
    for card in player["island"]:
        x, y, turn = card["x"], card["y"], card["turn"]
        contents.append(
            g(
                g(ground(card), transform=upright(x, y, turn)),
                landmark(card, x, y, turn),
                id_=f"laid-{card['id']}",
                class_="laid",
            )
        )
    contents += [
        named_symbol(scene, seat, each["kind"], each["x"], each["y"]) for each in player["symbols"]
    ]
    return g(*contents, transform=scale.transform, id_=f"island-{seat}", class_="island")


def large_island(scene: Scene, room: float, rise: float) -> Element:
    """The island of the seat in whose place one sits; in it the place for laying a card."""
    player = scene.own
    margin = AROUND if scene.places else 1
    field = Field(player["island"], margin)
    scale = field.fit(room, rise)
    return g(
        rect(0, 0, room, rise, "fill-atua-table", rx=12),
        rings(scene, scale, room, rise),
        cards_of(scene, player, scale),
        *(volcano_badge(scene, player, each, scale) for each in player["volcanoes"]),
        laying(scene, field, scale),
        id_="stage-island",
    )


def small_island(scene: Scene, player: Data, room: float, rise: float) -> Element:
    """Another island as large as its box allows."""
    return cards_of(scene, player, Field(player["island"], 0).fit(room, rise))


def volcano_badge(scene: Scene, player: Data, volcano: Data, scale: Scale) -> Element:
    """What a volcano's distance is worth, beside its star where no symbol lies."""
    away = max(1.0, BADGE / scale.cell)
    places = [(volcano["x"] + 0.5 + dx * away, volcano["y"] + 0.5 + dy * away) for dx, dy in BESIDE]
    x, y = scale.at(*next((place for place in places if is_bare(player, place, away)), places[0]))
    n = volcano["points"]
    said = scene.say("board-volcano", n=n)
    return g(title(said), badge(f"+{n}" if n else "0", x, y, "atua-volcano", "atua-plate"))


def is_bare(player: Data, place: tuple[float, float], size: float) -> bool:
    """Is there room for a badge between the symbols?"""
    near = 1 + size / 2
    return all(
        abs(each["x"] + 1 - place[0]) >= near or abs(each["y"] + 1 - place[1]) >= near
        for each in player["symbols"]
    )


def rings(scene: Scene, scale: Scale, room: float, rise: float) -> Element | None:
    """While a volcano is to be laid: how far from the village it is worth how much."""
    card = scene.view["card"]
    if not scene.places or card is None or card["star"] is None:
        return None
    x, y = scale.at(0.5, 0.5)
    ruler = scene.view["ruler"]
    contents: list[Content] = []
    for n, band in enumerate([*ruler["bands"], ruler["reach"]], 1):
        r = band * scale.cell
        contents.append(circle(x, y, r, "none stroke-soft", stroke_dasharray="3 5", opacity=0.7))
        points = n if n <= len(ruler["bands"]) else 0
        if x + r + 24 < room:
            contents.append(
                label(f"{points}", x + r + 5, y + 4.3, 16, size=12, bold=True, class_="fill-soft")
            )
    clip = Element("clipPath", rect(0, 0, room, rise, "none", rx=12), id_="stage-clip")
    return g(clip, g(*contents, clip_path="url(#stage-clip)"), id_="ruler")


def laying(scene: Scene, field: Field, scale: Scale) -> Element | None:
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


def held_card(scene: Scene) -> Element | None:
    """The card in hand for the script to show in `#laying`."""
    if not scene.places:
        return None
    return Element("defs", g(face(scene.view["card"]), id_="held-card"))
