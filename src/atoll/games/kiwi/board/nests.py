"""The nests of a flock board."""

from atoll.draw.blocks import Block, heading
from atoll.draw.elements import Content, Element, at, g, rect
from atoll.draw.icons import icon
from atoll.draw.lettering import label
from atoll.draw.scene import Data
from atoll.games.kiwi.board.scene import KiwiScene
from atoll.games.kiwi.board.signs import NEST_SIGNS, bonus_sign, pressable


def nests(scene: KiwiScene, flock: Data, width: float) -> Block:
    """Three kinds in two rows: what building them brings, and what they bring every season."""
    step = width / 3
    high = 44.0
    contents: list[Content] = [
        heading(scene.say("board-nests", first=flock["nests"][0]["price"],
                          second=flock["nests"][1]["price"]), width),
    ]  # fmt: skip
    for i, nest in enumerate(flock["nests"]):
        x, y = i // 2 * step, 20 + i % 2 * (high + 4)
        contents.append(at(x, y, nest_piece(scene, flock, nest, step - 4, high)))
    return g(*contents, id_=f"nests-{flock['player']}"), 20 + high * 2 + 4


def nest_piece(scene: KiwiScene, flock: Data, nest: Data, width: float, high: float) -> Element:
    player = flock["player"]
    target = f"nest-{player}-{nest['nest']}-{nest['row']}"
    choice = scene.picks.get(target)
    built = nest["built"]
    ground = "tint" if built else "card"
    contents: list[Content] = [
        rect(0.5, 0.5, width - 1, high - 1, f"fill-{ground} stroke-line", rx=9),
        nest_sign(scene, nest, player, high / 2),
        at(43, high / 2 - 10, icon("bolt", 0, 0, 13, "soft")),
        at(
            52,
            high / 2 - 10,
            g(bonus_sign(scene, nest["placement"], 14)[0], opacity=0.45 if built else None),
        ),
        at(43, high / 2 + 10, icon("leaf", 0, 0, 13, "soft")),
        at(52, high / 2 + 10, bonus_sign(scene, nest["season"], 14)[0]),
    ]
    if nest["points"]:
        contents.append(at(width - 31, high / 2 + 10, *points(nest["points"])))
    waiting = choice is None and not built and not nest["open"]
    return pressable(
        scene,
        target,
        (width, high),
        [g(*contents, opacity=0.6 if waiting else None)],
        class_="nest-space built" if built else "nest-space",
        name=nest_words(scene, nest),
    )


def points(number: int) -> list[Content]:
    return [
        label(str(number), 0, 4.5, 10, size=13, bold=True),
        icon("star", 16, 0, 14, "kiwi-star"),
    ]


def nest_sign(scene: KiwiScene, nest: Data, player: int, middle: float) -> Element:
    """The nest that waits on the board, or a tick where it has gone to the island."""
    if nest["built"]:
        return g(
            icon(NEST_SIGNS[nest["nest"]], 20, middle, 20, "soft"),
            icon("check", 29, middle + 10, 11, "accent"),
        )
    return at(
        20,
        middle,
        rect(-14, -14, 28, 28, f"fill-seat-{scene.hue(player)}", rx=7),
        icon(NEST_SIGNS[nest["nest"]], 0, 0, 20, "pale"),
        data_piece=f"nest-{player}-{nest['nest']}-{nest['row']}",
        id_=f"nest-{player}-{nest['nest']}-{nest['row']}-waiting",
    )


def nest_words(scene: KiwiScene, nest: Data) -> str:
    return scene.say(
        "board-nest",
        nest=scene.say(f"nest-{nest['nest']}-{nest['row']}"),
        price=nest["price"],
        placement=scene.bonus(nest["placement"]),
        season=scene.bonus(nest["season"]),
        points=nest["points"],
        built="yes" if nest["built"] else "no",
    )
