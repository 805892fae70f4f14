"""The archipelago: land and sea, what stands on them, and what threatens them."""

from math import cos, pi, sin

from atoll.draw.elements import Content, Element, at, g, path, rect, short, stamped, title
from atoll.draw.hexes import HALF, Frame, extent, frame, hexagon
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import Choosable, piece, ringed_hex
from atoll.draw.scene import Data, remembered
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import (
    NEUTRAL,
    ON_VOLCANOES,
    TRADE_SIGNS,
    native,
    standee,
    token,
)
from atoll.games.tindaya.geography import FARTHEST

GROUND_SIGNS = {"shore": "sand", "forest": "tree", "mountain": "mountain"}
LARGEST = 54.0
CORNERS = (74.0, 62.0)  # how high the corners of the map are that the sea leaves free
AREAS = ("acoran", "moneiba", "tsunami", "eruption")  # events that hit an area
# Where the events of a hex wait: on a volcano they leave room for natives.
SPOTS = {
    "volcano": ((4, -11), (15, -11), (9, -11)),
    "chasm": ((7, -11), (-10, 10), (10, 10), (0, 0)),
}
# The neighbour across each side, beginning at the upper right, clockwise.
SIDES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))

Cell = tuple[int, int]


@remembered
def archipelago(scene: TindayaScene, width: float, height: float) -> tuple[Element, float]:
    """The map as large as its room allows, and its height."""
    hexes: list[Data] = scene.view["hexes"]
    reach = extent([cell(scene, each) for each in hexes])
    radius = min(width / reach.width, height / reach.height, LARGEST)
    high = radius * reach.height
    laid = frame(reach, width, high, radius)
    numbers = numbered(scene.view)
    doomed = endangered(scene.view)
    standees = standing(scene.view)
    contents: list[Content] = [
        at(*laid.place(*cell(scene, each)), hexagon(radius, ground_class(scene, each)))
        for each in hexes
    ]
    contents += [
        hex_piece(
            scene,
            each,
            laid,
            numbers.get(each["at"], 0),
            standees.get(each["at"], []),
            doomed.get(each["at"], []),
        )
        for each in hexes
    ]
    contents += areas(scene, laid)
    return g(*contents, id_="archipelago", data_size=round(radius, 1)), high


def corners(scene: TindayaScene, width: float, height: float) -> tuple[float, float]:
    """How wide the sea leaves the map's upper left and its lower right corner free."""
    spots = [cell(scene, each) for each in scene.view["hexes"]]
    reach = extent(spots)
    radius = min(width / reach.width, height / reach.height, LARGEST)
    high = radius * reach.height
    laid = frame(reach, width, high, radius)
    places = [laid.place(*each) for each in spots]
    half = radius * HALF + 6
    left = min(x - half for x, y in places if y - radius < CORNERS[0])
    right = max(x + half for x, y in places if y + radius > high - CORNERS[1])
    return left, width - right


def cell(scene: TindayaScene, place: Data) -> Cell:
    """Where a hex lies; in a hand the long archipelago is turned upright."""
    q, r = place["q"], place["r"]
    return (q, r) if scene.wide else (q + r, -q)


def ground_class(scene: TindayaScene, place: Data) -> str:
    """The colour of a hex; where no base lies yet, the table shows, darker where one comes next."""
    ground = place["ground"]
    building = scene.view["building"]
    if building and place["at"] in building["bare"]:
        return f"fill-{'tint' if place['at'] in building['slot'] else 'card'} stroke-line"
    line = "ti-sea-line" if ground in ("sea", "chasm") else "ti-land-line"
    return f"fill-ti-{ground} stroke-{line}"


def numbered(view: Data) -> dict[str, int]:
    """The numbers of volcanoes and chasms by their hexes."""
    found: dict[str, int] = {}
    for row in (view["volcanoes"], view["chasms"]):
        found |= {at: number for number, at in enumerate(row, 1) if at is not None}
    return found


def where(view: Data, event: Data) -> str | None:
    """The hex of an event that has its place."""
    if event["number"] is None:
        return None
    on_land = event["event"] in ON_VOLCANOES
    found: str | None = view["volcanoes" if on_land else "chasms"][event["number"] - 1]
    return found


def standing(view: Data) -> dict[str, list[str]]:
    """The events that wait on each hex."""
    found: dict[str, list[str]] = {}
    for event in view["events"]:
        place = where(view, event)
        if place is not None:
            found.setdefault(place, []).append(event["event"])
    return found


def endangered(view: Data) -> dict[str, list[str]]:
    """The hexes that events will hurt if nothing more is done."""
    found: dict[str, list[str]] = {}
    for hit in view["forecast"]["hits"] if view["forecast"] else []:
        for place in hit["hexes"]:
            found.setdefault(place, []).append(hit["event"])
    return found


# One hex


def hex_piece(
    scene: TindayaScene,
    place: Data,
    laid: Frame,
    number: int,
    waiting: list[str],
    threats: list[str],
) -> Element:
    """A hex with everything on it, drawn for a radius of 28 and scaled."""
    choice = scene.pick(f"hex-{place['at']}")
    x, y = laid.place(*cell(scene, place))
    unit = laid.radius / 28
    inside: list[Content] = [
        None if waiting else number_sign(place),
        terrain_sign(place),
        site_sign(place),
        *people(place, len(scene.names)),
        boats(place),
        at(18, 1, warning()) if threats else None,
        *(at(*SPOTS[place["ground"]][i], standee(name, 20)) for i, name in enumerate(waiting)),
    ]
    return piece(
        x,
        y,
        hexagon(laid.radius, "fill-glow", opacity=0) if choice else None,
        g(*inside, transform=f"scale({short(unit)})"),
        *figures_of(place, number, unit),
        focused(scene, place, laid.radius),
        *ringed_hex(laid.radius, choice),
        None if number else name_tag(scene, place, choice, laid.radius),
        id_=f"hex-{place['at']}",
        class_="hex",
        name=hex_words(scene, place, number, waiting, threats),
        choice=choice,
        dim=1.0,
        named=True,
    )


def focused(scene: TindayaScene, place: Data, radius: float) -> Content:
    """The ring around the hex that a decision is about."""
    if scene.view["focus"] != place["at"]:
        return None
    return hexagon(radius - 2.5, "none stroke-accent", stroke_width=4, id_="focus")


def name_tag(scene: TindayaScene, place: Data, choice: Choosable | None, radius: float) -> Content:
    """The name by which the list of choices calls a hex, where nobody stands in its way."""
    crowded = any(place["villagers"]) or any(place["nobles"])
    crowded = crowded or place["canoes"] or place["animals"] or place["troops"]
    if crowded or choice is None or choice.refusal is not None:
        return None
    name = place["name"]
    wide = measure(name, 12, True)
    return at(
        0,
        radius * 0.7 - 5,
        rect(-wide / 2 - 3, -8, wide + 6, 16, "fill-paper", rx=6),
        label(name, 0, 4.3, wide, size=12, bold=True, anchor="middle"),
    )


def number_sign(place: Data) -> Content:
    """A volcano or a chasm; its number is written by `figures_of`."""
    if place["ground"] == "chasm":
        return icon("chasm", 5, -3, 26, "ti-sea")
    if place["ground"] == "volcano":
        return icon("volcano", 6, -10, 22, "ti-tile")
    return None


def terrain_sign(place: Data) -> Content:
    """The ground by its icon, where nothing is built."""
    sign = GROUND_SIGNS.get(place["ground"])
    if sign is None or place["site"]:
        return None
    beside = 9 if place["token"] else 0
    return g(
        icon(sign, beside, -11, 16, "dark", opacity=0.45),
        at(-9, -11, token(place["token"], 17)) if place["token"] else None,
    )


def site_sign(place: Data) -> Content:
    """A settlement or a fort, the wall around it, and the token beside it."""
    site = place["site"]
    if not site:
        return wall(0) if place["walls"] else None
    fort = site.startswith("fort")
    crowded = place["animals"] or place["troops"] or place["token"]
    x = -9 if crowded else 0
    sign = "lookout" if fort else TRADE_SIGNS[site]
    return g(
        rect(x - 11, -23, 22, 22, f"fill-{'ti-fort' if fort else 'ti-tile'}", rx=5),
        icon(sign, x, -12, 17, "pale" if fort else "dark"),
        wall(x) if place["walls"] else None,
        at(13, -12, token(place["token"], 15)) if place["token"] else None,
    )


def wall(x: float) -> Element:
    return rect(
        x - 13, -25, 26, 26, "none stroke-ti-stone", rx=6, stroke_width=3.2, stroke_dasharray="6 2"
    )


def people(place: Data, seats: int) -> list[Content]:
    """The natives of all tribes: villagers, and nobles with a crown, in one row or two."""
    found = [
        (seat, noble)
        for seat in range(len(place["villagers"]))
        for kind, noble in (("villagers", False), ("nobles", True))
        for _ in range(place[kind][seat])
    ]
    half = len(found) if len(found) <= 5 else (len(found) + 1) // 2
    rows = [found[:half], found[half:]] if found else []
    contents: list[Content] = []
    for line, row in enumerate(each for each in rows if each):
        step = min(10.0, 36.0 / max(len(row) - 1, 1))
        y = 13.0 if half == len(found) else 9.0 + 9 * line
        contents += [
            at(
                (i - (len(row) - 1) / 2) * step,
                y,
                native(seat if seat < seats else NEUTRAL, noble, 14),
            )
            for i, (seat, noble) in enumerate(row)
        ]
    return contents


@stamped
def warning() -> Element:
    """The sign of a hex that will be hurt."""
    return g(icon("bolt", 0, 0, 16, "pale"), icon("bolt", 0, 0, 12, "loss"))


def boats(place: Data) -> Content:
    """Canoes on the sea, side by side."""
    count = min(place["canoes"], 4)
    if not count:
        return None
    return g(*(icon("canoe", (i - (count - 1) / 2) * 11, 8, 20, "ti-canoe") for i in range(count)))


def figures_of(place: Data, number: int, unit: float) -> list[Content]:
    """Numbers, never smaller than readable: of the place, of animals, of conquistadors."""
    contents: list[Content] = []
    if place["animals"]:
        contents.append(small_number(place["animals"], 13 * unit, -12 * unit, "ti-tile", "dark"))
    if place["troops"]:
        contents.append(small_number(place["troops"], 13 * unit, -12 * unit, "loss", "paper"))
    if number:
        contents.append(small_number(number, -14 * unit, -10 * unit, "card", "ink"))
    return contents


def small_number(n: int, x: float, y: float, ground: str, colour: str) -> Element:
    wide = measure(str(n), 12, True)
    half = max(7.5, wide / 2 + 2)
    return at(
        x,
        y,
        rect(-half, -7.5, 2 * half, 15, f"fill-{ground}", rx=7.5),
        label(str(n), 0, 4.3, wide, size=12, bold=True, anchor="middle", class_=f"fill-{colour}"),
    )


def hex_words(
    scene: TindayaScene, place: Data, number: int, waiting: list[str], threats: list[str]
) -> str:
    """Everything on a hex, for the pointer that rests and for those who do not see it."""
    said = [f"{scene.called('board-ground-' + place['ground'])} {number or place['name']}"]
    if place["site"]:
        fort = place["site"].startswith("fort")
        said.append(scene.say("board-fort" if fort else f"settlement-{place['site']}"))
    for what in ("animals", "troops", "canoes"):
        if place[what]:
            said.append(scene.say(f"board-{what}", n=place[what]))
    if place["token"]:
        said.append(scene.say(f"token-{place['token']}"))
    if place["walls"]:
        said.append(scene.say("board-wall"))
    for seat, folk in enumerate(place["villagers"]):
        lords = place["nobles"][seat]
        if folk or lords:
            who = scene.tribe_name(seat)
            said.append(scene.say("board-natives", who=who, villagers=folk, nobles=lords))
    said += [scene.say(f"event-{event}") for event in waiting]
    said += [scene.say("board-in-danger", event=scene.say(f"event-{each}")) for each in threats]
    return ", ".join(said)


# Areas


def areas(scene: TindayaScene, laid: Frame) -> list[Content]:
    """What each coming event will hit now, and, dotted, how far greater wrath would reach."""
    view = scene.view
    cells = {each["at"]: cell(scene, each) for each in view["hexes"]}
    land = set(cells.values())
    gods: dict[str, Data] = {each["god"]: each for each in view["gods"]}
    contents: list[Content] = []
    for event in view["events"]:
        name = event["event"]
        place = where(view, event)
        if name not in AREAS or place is None:
            continue
        god = gods["moneiba" if name in ("moneiba", "tsunami") else "acoran"]
        said = scene.say(f"event-{name}")
        farthest = god["radius"] if view["over"] else FARTHEST
        for radius in range(god["radius"], farthest + 1):
            now = radius == god["radius"]
            key = "board-area" if now else "board-area-greater"
            inside = {each for each in land if apart(each, cells[place]) <= radius}
            contents.append(
                g(
                    title(scene.say(key, event=said)),
                    path(
                        border(inside, laid, AREAS.index(name)),
                        f"none stroke-ti-{name}",
                        stroke_width=3 if now else 1.6,
                        stroke_dasharray=None if now else "1 5",
                        stroke_linecap="round",
                    ),
                    id_=f"area-{name}" if now else f"reach-{name}-{radius}",
                    opacity=None if radius <= god["radius"] + 1 else 0.6,
                    pointer_events="none",
                )
            )
    return contents


def apart(a: Cell, b: Cell) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def border(cells: set[Cell], laid: Frame, number: int) -> str:
    """The sides between these hexes and all others; each event's a little further inside."""
    size = laid.radius - 1.5 * number
    strokes: list[str] = []
    for q, r in sorted(cells):
        x, y = laid.place(q, r)
        for side, (a, b) in enumerate(SIDES):
            if (q + a, r + b) in cells:
                continue
            ends = [corner(x, y, size, side + end) for end in (0, 1)]
            strokes.append("M" + "L".join(f"{short(px)} {short(py)}" for px, py in ends))
    return "".join(strokes)


def corner(x: float, y: float, size: float, number: int) -> tuple[float, float]:
    """The corners of a hex, clockwise from the top."""
    angle = pi / 3 * number - pi / 2
    return x + size * cos(angle), y + size * sin(angle)
