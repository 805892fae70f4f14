"""Territories: hexes with their kind, members on them, exhausted land, free places."""

from typing import TypeAlias

from atoll.draw.elements import Content, Element, at, g, path, stamped, title
from atoll.draw.hexes import Frame, extent, frame, hatching, hexagon
from atoll.draw.icons import icon
from atoll.draw.pieces import badge, figure, piece, ringed_hex
from atoll.draw.scene import Data, remembered
from atoll.games.tribes.board.scene import ICON_COLOURS, TribesScene

Place: TypeAlias = tuple[int, int]  # a hex (q, r)

SMALL = 26.0  # below this radius several members are shown as a number only
MOST = 3  # figures side by side on a tile
LARGEST = 56.0
FAR = 0.34  # how large a place too far away is shown, beside one that can be chosen


def territory(
    scene: TribesScene, tribe: Data, width: float, height: float, largest: float = LARGEST
) -> Element:
    """A tribe's land in the middle of a box."""
    seat = tribe["seat"]
    leaving = scene.view["about"].get("from") if seat == scene.view["seat"] else None
    return land_of(scene, seat, tribe["land"], tribe["free"], leaving, width, height, largest)


@remembered
def land_of(
    scene: TribesScene,
    seat: int,
    tiles: list[Data],
    places: list[list[int]],
    leaving: list[int] | None,
    width: float,
    height: float,
    largest: float,
) -> Element:
    asked = places_asked(scene, seat)
    land, free, far = spread(tiles, places, asked)
    layout = frame(extent([*land, *free], far), width, height, largest)
    contents: list[Content] = [land_piece(scene, seat, tile, layout) for tile in land.values()]
    contents += [free_piece(scene, seat, place, layout, 1.0) for place in free]
    contents += [free_piece(scene, seat, place, layout, FAR) for place in far]
    contents += [free_piece(scene, seat, place, layout, 1.0) for place in asked if place in land]
    if leaving is not None:
        x, y = layout.place(*leaving)
        ring = hexagon(layout.radius - 3, "none stroke-accent", stroke_width=3)
        contents.append(at(x, y, ring, class_="leaving"))
    contents += [
        members(seat, (tile["q"], tile["r"]), tile["members"], layout)
        for tile in land.values()
        if tile["members"]
    ]
    name = scene.say("board-land-of", who=scene.names[seat])
    return g(
        title(name), *contents, id_=f"territory-{seat}", class_="territory",
        data_size=round(layout.radius, 1),
    )  # fmt: skip


def natural_height(scene: TribesScene, tribe: Data, width: float) -> float:
    """How high a territory is that may be as large as the width allows."""
    asked = places_asked(scene, tribe["seat"])
    land, free, far = spread(tribe["land"], tribe["free"], asked)
    reach = extent([*land, *free], far)
    return min(width / reach.width, LARGEST) * reach.height


def spread(
    tiles: list[Data], places: list[list[int]], asked: list[Place]
) -> tuple[dict[Place, Data], list[Place], list[Place]]:
    """The land, and of the places asked about the free ones and those too far away."""
    land = {(tile["q"], tile["r"]): tile for tile in tiles}
    free = [place for place in asked if list(place) in places]
    far = [place for place in asked if place not in land and place not in free]
    return land, free, far


def places_asked(scene: TribesScene, seat: int) -> list[Place]:
    """The hexes, free or not, that choices of laying land speak of."""
    start = f"free-{seat}-"
    found = []
    for pick in scene.about(start):
        q, r = pick.target.removeprefix(start).split(",")
        found.append((int(q), int(r)))
    return found


@stamped
def land_face(
    kind: str, radius: float, *, exhausted: bool = False, lifted: bool = False
) -> tuple[Element, ...]:
    """A land tile; `lifted` makes room for members below the icon."""
    y = -radius * 0.42 if lifted else 0.0
    size = radius * (0.7 if lifted else 0.98)
    inner = radius * 0.86
    if exhausted:
        return (
            hexagon(radius - 1, "fill-spent"),
            path(hatching(inner), "none stroke-spent-ink", opacity=0.45),
            icon(kind, 0, y, size, "spent-ink", lines="spent" if kind == "gold" else None),
        )
    colour, lines = ICON_COLOURS[kind]
    return (
        hexagon(radius - 1, f"fill-{kind}"),
        hexagon(inner, "none stroke-pale", opacity=0.35),
        icon(kind, 0, y, size, colour, lines=lines),
    )


@remembered
def land_piece(scene: TribesScene, seat: int, tile: Data, layout: Frame) -> Element:
    place = f"{seat}-{tile['q']},{tile['r']}"
    choice = scene.picks.get(f"land-{place}")
    exhausted, count = tile["exhausted"], tile["members"]
    name = scene.say(
        "board-land-tile",
        land=scene.called(f"land-{tile['kind']}"),
        members=count,
        exhausted="yes" if exhausted else "no",
    )
    x, y = layout.place(tile["q"], tile["r"])
    return piece(
        x,
        y,
        *land_face(tile["kind"], layout.radius, exhausted=exhausted, lifted=count > 0),
        *ringed_hex(layout.radius, choice),
        id_=f"land-{place}",
        class_="land exhausted" if exhausted else "land",
        name=name,
        choice=choice,
        data_piece=f"land-{tile['kind']}",
    )


def free_piece(scene: TribesScene, seat: int, place: Place, layout: Frame, scale: float) -> Element:
    """A place where new land could lie, or would be refused."""
    target = f"free-{seat}-{place[0]},{place[1]}"
    choice = scene.picks[target]
    radius = layout.radius * scale
    legal = choice.refusal is None
    contents: list[Element] = [hexagon(radius - 1, "fill-card", opacity=0.9 if legal else 0.0)]
    if legal:
        contents.append(icon("exploration", 0, 0, radius * 0.7, "line"))
    x, y = layout.place(*place)
    return piece(
        x,
        y,
        *contents,
        *ringed_hex(radius, choice),
        id_=target,
        class_="free",
        name=scene.say("board-free-hex"),
        choice=choice,
    )


@stamped
def members(seat: int, tile: Place, count: int, layout: Frame) -> Element:
    """The figures on a tile: each its own piece, or one with a number where they would crowd."""
    radius = layout.radius
    x, y = layout.place(*tile)
    place = f"{seat}-{tile[0]},{tile[1]}"
    low = y + radius * 0.36
    if radius < SMALL and count > 1:
        number = badge(str(count), 0, 0, f"seat-{seat}", "pale")
        figures = [member(seat, f"{place}-0", x, low, number)]
    elif count > MOST:
        figures = [
            member(seat, f"{place}-0", x - radius * 0.3, low, figure(seat, radius * 0.76)),
            badge(str(count), x + radius * 0.38, low),
        ]
    else:
        size = radius * (0.76 if count < MOST else 0.62)
        left = x - size * 0.74 * (count - 1) / 2
        figures = [
            member(seat, f"{place}-{k}", left + size * 0.74 * k, low, figure(seat, size))
            for k in range(count)
        ]
    return g(*figures, id_=f"members-{place}", pointer_events="none")


def member(seat: int, name: str, x: float, y: float, looks: Element) -> Element:
    """A member as a piece of its own."""
    return at(x, y, looks, id_=f"member-{name}", class_="member", data_piece=f"member-{seat}")
