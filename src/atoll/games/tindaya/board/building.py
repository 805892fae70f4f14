"""While the players build the archipelago: the bases and terrains they lay, and whose turn it is."""

from atoll.draw.blocks import Block, Sign, heading, stacked
from atoll.draw.elements import Content, Element, at, g
from atoll.draw.hexes import extent, frame, hexagon
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import Choosable, card, mark, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.games.tindaya.board.archipelago import GROUND_SIGNS, Cell, cell
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.tribe import flowing

TILE = 54.0  # a terrain of the supply
BASE = 84.0  # a base that may be laid
BASE_HIGH = 72.0
GAP = 14.0


@remembered
def supply(scene: TindayaScene, width: float) -> Block:
    """The bases that may be laid now, or the terrains that are left."""
    building: Data = scene.view["building"]
    if building["ways"]:
        signs = [base_sign(scene, way) for way in building["ways"]]
        title = scene.say("board-bases", n=building["red"])
        row = BASE_HIGH + GAP
    else:
        signs = [terrain_sign(scene, kind, n) for kind, n in building["left"].items()]
        title = scene.say("board-terrains")
        row = scene.reach(TILE) + 10
    lines, high = flowing(signs, width - 8, row, GAP)
    return g(heading(title, width), at(4, 24, lines), id_="supply"), high + 30


def terrain_sign(scene: TindayaScene, kind: str, n: int) -> Sign:
    """How many terrains of a kind are left; the one in hand has a frame."""
    target = f"terrain-{kind}"
    choice = scene.pick(target)
    high = scene.reach(TILE)
    said = scene.say("board-terrain-left", terrain=scene.say(f"board-ground-{kind}"), n=n)
    text = str(n)
    wide = measure(text, 15, True)
    width = 54 + wide
    taken = scene.view["building"]["taken"] == kind
    drawn = piece(
        0,
        -high / 2,
        card(width, high, fill="tint" if taken else "card", rx=10),
        at(
            24,
            high / 2,
            hexagon(19, f"fill-ti-{kind} stroke-ti-land-line"),
            icon(GROUND_SIGNS[kind], 0, 0, 17, "dark", opacity=0.45),
        ),
        label(text, 47, high / 2 + 5.2, wide, size=15, bold=True),
        *ringed(width, high, choice, rx=10),
        id_=target,
        class_="terrain",
        name=said,
        choice=choice,
        named=True,
    )
    return drawn, width


def base_sign(scene: TindayaScene, way: Data) -> Sign:
    """A base as it would lie: its volcano with its number, its chasm, and the colour of its side."""
    target = way["target"]
    choice = scene.pick(target)
    places: dict[str, Cell] = {each["at"]: cell(scene, each) for each in scene.view["hexes"]}
    shape = [places[name] for name in scene.view["building"]["slot"]]
    laid = frame(extent(shape), BASE, BASE_HIGH, 8.5)
    contents: list[Content] = []
    for name in scene.view["building"]["slot"]:
        ground = {way["volcano"]: "volcano", way["chasm"]: "chasm"}.get(name, "sea")
        line = "loss" if way["red"] else "ti-sea-line"
        spot = laid.place(*places[name])
        contents.append(at(*spot, hexagon(laid.radius, f"fill-ti-{ground} stroke-{line}")))
    x, y = laid.place(*places[way["volcano"]])
    number = str(way["base"])
    look = "fill-pale"
    contents.append(label(number, x, y + 4.3, 12, size=12, bold=True, anchor="middle", class_=look))
    return base_piece(target, choice, g(*contents), way), BASE


def base_piece(target: str, choice: Choosable | None, drawn: Element, way: Data) -> Element:
    return piece(
        0,
        -BASE_HIGH / 2,
        card(BASE, BASE_HIGH, rx=10),
        drawn,
        *ringed(BASE, BASE_HIGH, choice, rx=10),
        id_=target,
        class_="base",
        name=choice.text if choice else str(way["base"]),
        choice=choice,
    )


@remembered
def builders(scene: TindayaScene, width: float) -> Block:
    """The players in their order, and whose turn it is."""
    blocks: list[Block] = [(heading(scene.say("board-builders"), width), 18.0)]
    for seat in scene.view["order"]:
        name = scene.names[seat]
        now = seat == scene.view["seat"]
        wide = min(measure(name, 13, now), width - 24)
        colour = "accent" if now else "ink"
        text = label(name, 22, 13, wide, size=13, bold=now, class_=f"fill-{colour}")
        blocks.append((g(mark(seat, 8, 9, 15), text), 20.0))
    drawn, high = stacked(blocks, 2)
    return g(drawn, id_="builders"), high
