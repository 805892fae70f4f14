"""The other flocks at a glance."""

from atoll.draw.blocks import Block, Sign, side_by_side
from atoll.draw.elements import Content, Element, at, g, line, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import card
from atoll.draw.scene import Data, remembered
from atoll.games.kiwi.board.birds import bird
from atoll.games.kiwi.board.flock import (
    leader_words,
    name_line,
    slots,
)
from atoll.games.kiwi.board.hand import backs
from atoll.games.kiwi.board.scene import FRUIT, TERRAIN, KiwiScene
from atoll.games.kiwi.board.signs import NEST_SIGNS, bonus_sign, fruit, marker

HIGH = 84.0
SPACIOUS = 380.0
SHORTEST = 64.0  # of a line with a Leader's name


@remembered
def other_card(scene: KiwiScene, flock: Data, width: float) -> Block:
    """Name and score, goods and Leader, track, nests and cards."""
    player = flock["player"]
    inner = width - 20
    contents: list[Content] = [
        card(width, HIGH),
        at(10, 7, *name_line(scene, flock, inner, 13)),
        at(10, 42, *goods_line(scene, flock, inner)),
        at(
            10,
            67,
            track_line(scene, flock, 15.0 if width > SPACIOUS else 9.0),
            at(inner - 218, 0, nest_line(scene, flock)),
            at(inner - 78, -10, slots(scene, flock, 21)),
        ),
    ]
    return g(*contents, id_=f"flock-{player}", class_="flock"), HIGH


def counted(sign: Element, number: int, said: str) -> Sign:
    """A sign and a number, from its left end on its middle line."""
    wide = measure(str(number), 13, True)
    return g(
        title(f"{said}: {number}"),
        at(9, 0, sign),
        label(str(number), 20, 4.6, wide, size=13, bold=True),
        opacity=None if number else 0.5,
    ), 20 + wide


def goods_line(scene: KiwiScene, flock: Data, width: float) -> list[Content]:
    """Fruit by colour, markers, tokens in the Reserve, cards in hand, and the Leader."""
    signs = [
        counted(fruit(colour, 16), flock["fruit"][colour], scene.say(f"board-fruit-{colour}"))
        for colour in FRUIT
    ]
    types = flock["marker_types"]
    if types and not flock["kiwibot"]:
        signs += [
            counted(
                marker(terrain, 17),
                types[terrain],
                scene.say("board-marker", terrain=scene.say(f"terrain-{terrain}")),
            )
            for terrain in TERRAIN
        ]
    else:
        said = scene.say("board-markers-hidden")
        signs.append(counted(icon("marker", 0, 0, 17, "accent"), flock["markers"], said))
    player = flock["player"]
    reserve = counted(
        bird(scene.hue(player), 1, False, 20), flock["reserve"], scene.say("board-reserve")
    )
    signs.append(reserve)
    if not flock["kiwibot"] and not scene.view["revealed"]:
        signs.append((at(0, -12, backs(scene, flock["hand"]), id_=f"hand-{player}"), 36.0))
    goods, wide = side_by_side(signs, 10)
    return [goods, leader_sign(scene, flock, wide + 10, width)]


def track_line(scene: KiwiScene, flock: Data, step: float) -> Element:
    """The tokens left on the track, and the bonus that is uncovered next."""
    player, left = flock["player"], flock["track"]
    size = len(flock["track_bonuses"])
    contents: list[Content] = [title(scene.say("board-track", n=left))]
    for i in range(size):
        covered = i >= size - left
        ground = f"seat-{scene.hue(player)}" if covered else "back"
        contents.append(rect(i * step, -5.5, step * 0.8, 11, f"fill-{ground}", rx=3))
    if left:
        bonus = flock["track_bonuses"][size - left]
        contents += [
            icon("chevron", size * step + 6, 0, 10, "soft"),
            at(size * step + 16, 0, bonus_sign(scene, bonus, 14)[0]),
        ]
    return g(*contents, id_=f"track-{player}")


def nest_line(scene: KiwiScene, flock: Data) -> Element:
    """Six nests: those on the island filled, those to come pale."""
    player = flock["player"]
    contents: list[Content] = []
    for i, nest in enumerate(flock["nests"]):
        name = scene.say(f"nest-{nest['nest']}-{nest['row']}")
        key = "board-built" if nest["built"] else "board-not-built"
        colour = "pale" if nest["built"] else "soft"
        ground = f"fill-seat-{scene.hue(player)}" if nest["built"] else "none stroke-line"
        contents.append(
            at(
                i * 22 + 10,
                0,
                title(scene.say(key, nest=name)),
                rect(-9.5, -9.5, 19, 19, ground, rx=5),
                icon(NEST_SIGNS[nest["nest"]], 0, 0, 13, colour),
            )
        )
    return g(*contents, id_=f"nests-{player}")


def leader_sign(scene: KiwiScene, flock: Data, start: float, width: float) -> Element | None:
    """The Leader's name at the right end of a line; pale and crossed out when it was used."""
    leader = flock["leader"]
    if leader is None or width - start < SHORTEST:
        return None
    who = scene.named("leader", leader["name"], leader["id"])
    name, text = leader_words(scene, leader)
    spent = leader["spent"]
    said = f"{name}: {text}" + (f" · {scene.say('board-spent')}" if spent else "")
    wide = min(measure(who, 12), width - start - 20)
    x = width - wide
    return g(
        title(said),
        icon("crown", x - 12, 0, 15, "soft" if spent else "accent"),
        label(who, x, 4.5, wide, size=12, class_="fill-soft" if spent else "fill-ink"),
        line(x - 20, 0, width, 0, "stroke-soft") if spent else None,
        id_=f"power-{flock['player']}",
    )
