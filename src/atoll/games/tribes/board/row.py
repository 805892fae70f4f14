"""The action row: tiles in order, the shells on them, what they cost, what events say."""

from typing import NamedTuple, TypeAlias

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g, stamped, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure, paragraph, wrap
from atoll.draw.pieces import badge, card, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.games.tribes.board.scene import TribesScene

GAP = 8.0
ACTION = (86.0, 130.0)  # the narrowest and the widest action tile
EVENT = (112.0, 178.0)  # the narrowest and the widest event tile
LOWEST = 76.0  # the lowest tile
UNDER = 34.0  # room for cost and badge under a tile
LEADING = 14.5
STRETCH = 1.3  # how much wider tiles may get to fill a line


# How it is written what an event would do: a sign, the icon of what it is about, and its colours.
OUTCOMES = {
    "gain-points": ("+", "tooth", "tooth-line", None),
    "lose-points": ("−", "tooth", "tooth-line", None),
    "gain-members": ("+", "member", "ink", None),
    "lose-members": ("−", "member", "ink", None),
    "exhaust-land": ("", "exhausted", "ink", None),
    "explore": ("+", "land", "soft", None),
    "take-shells": ("+", "shell", "shell", "shell-line"),
}
NOTHING = ("", "miss", "soft", None)

Line: TypeAlias = list[tuple[bool, float]]  # tiles: is it an event, and how wide


class Plan(NamedTuple):
    """Where the tiles lie: lines of tiles, and how high every tile is."""

    lines: list[list[tuple[Data, float]]]  # each with its width
    height: float


def plan(scene: TribesScene, width: float) -> Plan:
    """One line if all fits, with tiles as wide as there is room; else as few lines as possible."""
    held = scene.view["held"]
    tiles = [*scene.view["row"], *([held] if held else [])]
    rest = iter(tiles)
    widths = widths_of(tuple(tile["event"] for tile in tiles), width)
    lines = [[(next(rest), own) for own in line] for line in widths]
    heights = [
        event_height(scene, tile, own) for line in lines for tile, own in line if tile["event"]
    ]
    return Plan(lines, max([LOWEST, *heights]))


@stamped
def widths_of(tiles: tuple[bool, ...], width: float) -> tuple[tuple[float, ...], ...]:
    """How wide the tiles of every line are; of each it is known whether it is an event."""
    lines = [stretched(line, width) for line in broken(sized(tiles, width), width)]
    return tuple(tuple(own for _, own in line) for line in lines)


def sized(tiles: tuple[bool, ...], width: float) -> Line:
    """The tiles with their widths: events take the room first, for they say more."""
    events = sum(tiles)
    acts = len(tiles) - events
    room = width - (len(tiles) - 1) * GAP
    wide = min(EVENT[1], (room - acts * ACTION[0]) / events) if events else 0.0
    slim = min(ACTION[1], (room - wide * events) / acts)
    if slim >= ACTION[0] and (not events or wide >= EVENT[0]):
        return [(event, wide if event else slim) for event in tiles]
    tries: list[Line] = [
        [(event, wide if event else ACTION[0]) for event in tiles]
        for wide in (150.0, 138.0, 125.0, EVENT[0])
    ]
    return min(tries, key=lambda line: len(flowed(line, width)))


def broken(sized: Line, width: float) -> list[Line]:
    """The tiles in as few lines as they need, and these as equally long as can be."""
    best = flowed(sized, width)
    room = width - 10
    while room > 0 and len(shorter := flowed(sized, room)) == len(best):
        best = shorter
        room -= 10
    return best


def flowed(sized: Line, width: float) -> list[Line]:
    lines: list[Line] = [[]]
    used = 0.0
    for tile, own in sized:
        if lines[-1] and used + own > width + 0.01:
            lines.append([])
            used = 0.0
        lines[-1].append((tile, own))
        used += own + GAP
    return lines


def stretched(line: Line, width: float) -> Line:
    """The tiles a little wider, so that the line is filled."""
    tiles = sum(own for _, own in line)
    factor = min(STRETCH, (width - GAP * (len(line) - 1)) / tiles)
    return [(tile, own * factor) for tile, own in line]


def event_height(scene: TribesScene, tile: Data, width: float) -> float:
    name, effect = event_lines(scene, tile, width)
    return 12 + LEADING * (len(name) + len(effect)) + 16


def event_lines(scene: TribesScene, tile: Data, width: float) -> tuple[list[str], list[str]]:
    room = width - 18
    name = scene.tile_name(tile)
    tight = measure(name, 12, True) * 0.85 <= room - 14
    return (
        [name] if tight else wrap(name, room - 14, 12, bold=True),
        wrap(scene.effect(tile), room, 12),
    )


@remembered
def row(scene: TribesScene, width: float) -> Block:
    lines, height = plan(scene, width)
    contents: list[Content] = []
    position = 0
    for i, line in enumerate(lines):
        x, y = 0.0, i * (height + UNDER)
        for tile, wide in line:
            place = None if tile is scene.view["held"] else position
            dear = position > scene.own["shells"]
            shown, share = apart(tile, scene.view["viewer"])
            contents.append(tile_piece(scene, shown, place, share, dear, x, y, wide, height))
            x += wide + GAP
            position += 1
    return g(*contents, id_="row"), len(lines) * (height + UNDER)


def apart(tile: Data, viewer: int | None) -> tuple[Data, int | None]:
    """What all see of a tile, and how much of an event would come to whoever looks at it."""
    if not tile["event"]:
        return tile, None
    share = None if viewer is None else tile["shares"][viewer]
    return {**tile, "shares": None}, share


@remembered
def tile_piece(
    scene: TribesScene,
    tile: Data,
    position: int | None,
    share: int | None,
    dear: bool,
    x: float,
    y: float,
    w: float,
    h: float,
) -> Element:
    """A tile in its place, if it has one in the row; `dear` if its taker has not enough shells."""
    face = event_face(scene, tile, w, h) if tile["event"] else action_face(scene, tile, w, h)
    name = scene.tile_name(tile)
    if tile["event"]:
        name = f"{scene.say('board-event', epoch=scene.epoch(tile['epoch']))}: {name}. {scene.effect(tile)}"
    if position is not None:
        name += f" ({scene.say('board-cost', cost=position, gain=tile['shells'])})"
        if share is not None:
            name += f" {comes(scene, tile, share)}"
    choice = scene.picks.get(f"tile-{tile['id']}")
    return piece(
        x,
        y,
        *face,
        *ringed(w, h, choice),
        *shells(tile, h),
        *under(scene, tile, position, share, dear, w, h),
        id_=f"tile-{tile['id']}",
        class_="tile event" if tile["event"] else "tile",
        name=name,
        choice=choice,
        dim=0.78 if tile["event"] else 0.6,
    )


def action_face(scene: TribesScene, tile: Data, w: float, h: float) -> list[Element]:
    """Icon and name; with a hand, the achievement one may choose instead."""
    middle = (h - 36) / 2 + 4
    action = tile["id"].removesuffix("-hand")
    name = scene.say(f"tile-{action}")
    parts = [card(w, h)]
    if tile["hand"]:
        parts += [
            icon(tile["action"], w / 2 - 16, middle, 24, "ink"),
            icon("hand", w / 2 + 16, middle, 24, "accent"),
            label("/", w / 2, middle + 5, 8, size=14, anchor="middle", class_="fill-soft"),
            label(name, w / 2, h - 27, w - 12, size=13, bold=True, anchor="middle"),
            label(
                scene.say("board-or-achieve"),
                w / 2,
                h - 12,
                w - 10,
                size=12,
                anchor="middle",
                class_="fill-soft",
            ),
        ]
    else:
        parts += [
            icon(tile["action"], w / 2, middle, 28, "ink"),
            label(name, w / 2, h - 20, w - 12, size=13, bold=True, anchor="middle"),
        ]
    return parts


def event_face(scene: TribesScene, tile: Data, w: float, h: float) -> list[Element]:
    """Name and full text, on the colour of the event's epoch."""
    name, effect = event_lines(scene, tile, w)
    room = w - 18
    top = 12 + LEADING * 0.55
    return [
        card(w, h, fill=f"epoch-{tile['epoch']}"),
        icon("bolt", 15, top - 0.5, 12, "pale"),
        *paragraph(name, 23, top + 4, room - 14, LEADING, size=12, bold=True, class_="fill-pale"),
        *paragraph(
            effect, 9, top + 4 + LEADING * len(name) + 2, room, LEADING, size=12, class_="fill-pale"
        ),
    ]


def shells(tile: Data, h: float) -> list[Element]:
    """The shells lying on a tile, hanging over its lower edge."""
    count = tile["shells"]
    shown = min(count, 4)
    parts = [
        at(
            14 + 13 * k,
            h,
            icon("shell", 0, 0, 18, "shell", lines="shell-line"),
            id_=f"shell-{tile['id']}-{k}",
            class_="shell",
            data_piece="shell",
        )
        for k in range(shown)
    ]
    if count > shown:
        parts.append(badge(str(count), 14 + 13 * shown + 3, h))
    return parts


def under(
    scene: TribesScene,
    tile: Data,
    position: int | None,
    share: int | None,
    dear: bool,
    w: float,
    h: float,
) -> list[Element]:
    """The cost, and what an event would do to whoever looks at it; those who only watch it spares."""
    y = h + 23
    if position is None:
        text = scene.say("board-in-use")
        return [label(text, 2, y, w, size=12, bold=True, class_="fill-accent")]
    n = share or 0
    sign, symbol, colour, lines = OUTCOMES[tile["effect"]] if n else NOTHING
    text = f"{sign}{n}" if n else "" if share is None else scene.say("board-misses")
    free = scene.say("board-free")
    if position == 0 and measure(free, 12) + measure(text, 12) + 30 <= w:
        cost = [label(free, 2, y, w, size=12, class_="fill-soft")]
        used = 2 + measure(free, 12)
    else:
        used = measure(str(position), 12) + 19
        reach = "soft" if dear else "ink"
        cost = [
            label(str(position), 2, y, 30, size=12, class_=f"fill-{reach}"),
            icon("shell", used - 7, y - 4, 13, "shell", lines="shell-line"),
        ]
    if share is None:
        return cost
    number = label(
        text, 15, y, w - used - 25, size=12, bold=n > 0, class_=f"fill-{'ink' if n else 'soft'}"
    )
    sign_of_it = icon(symbol, 6, y - 4, 13 if n else 11, colour, lines=lines)
    return [*cost, at(used + 8, 0, title(comes(scene, tile, n)), sign_of_it, number)]


def comes(scene: TribesScene, tile: Data, n: int) -> str:
    """What an event would do to whoever looks at it, in words."""
    return scene.say("board-comes", effect=tile["effect"], n=n) if n else scene.say("board-misses")
