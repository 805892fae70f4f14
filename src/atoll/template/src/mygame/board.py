"""The picture of My Game: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, heading, nameplate, section, stacked
from atoll.draw.board import INNER, Board, Layout, in_sections
from atoll.draw.elements import Content, Element, at, circle, g, rect
from atoll.draw.icons import icon
from atoll.draw.lettering import label
from atoll.draw.pieces import card, piece, ringed
from atoll.draw.scene import Data, Scene

# The colours this game adds to each theme: use them as the classes fill-felt and stroke-felt.
COLOURS = {
    "light": {"felt": "#d8e8dc", "ivory": "#fffdf6", "pip": "#22302f"},
    "dark": {"felt": "#24403a", "ivory": "#ece5d3", "pip": "#1a2423"},
}

DIE = 120.0
PLACES = ((0.25, 0.25), (0.75, 0.75), (0.75, 0.25), (0.25, 0.75), (0.25, 0.5), (0.75, 0.5))


class MyGameScene(Scene):
    """A position of My Game, and how it is called."""

    def title(self) -> str:
        return self.say("board-picture", round=self.view["progress"]["now"])


def pips(face: int) -> list[Content]:
    """The dots of a die; higher numbers than six are written."""
    if face > 6:
        return [label(str(face), DIE / 2, DIE / 2 + 16, DIE, size=44, bold=True, anchor="middle")]
    places = [(0.5, 0.5)] if face % 2 else []
    return [
        circle(DIE * x, DIE * y, 10, "fill-pip") for x, y in [*places, *PLACES[: face // 2 * 2]]
    ]


def die(scene: MyGameScene) -> Element:
    """Throwing again is a click on it: its id is the target of that move."""
    face, choice = scene.view["face"], scene.picks.get("die")
    said = scene.say("board-die", face=face) if face else scene.say("board-no-throw")
    return piece(
        0,
        0,
        rect(0, 0, DIE, DIE, "fill-ivory stroke-line", rx=20),
        *pips(face),
        *ringed(DIE, DIE, choice, 20),
        id_="die",
        class_="die",
        name=said,
        choice=choice,
    )


def pot(scene: MyGameScene) -> Element:
    """Keeping the pot is a click on it."""
    choice = scene.picks.get("pot")
    points = scene.say("board-points", points=scene.view["pot"])
    return piece(
        0,
        0,
        card(DIE, DIE),
        label(scene.say("board-pot"), DIE / 2, 44, DIE - 16, anchor="middle", class_="fill-soft"),
        label(points, DIE / 2, 78, DIE - 16, size=20, bold=True, anchor="middle"),
        *ringed(DIE, DIE, choice),
        id_="pot",
        class_="pot",
        name=points,
        choice=choice,
    )


def middle(scene: MyGameScene, width: float) -> Block:
    """The die and the pot; at the end, who has won."""
    high = DIE + 48
    line: Element = heading(scene.title(), width)
    if scene.view["over"]:
        winner = scene.say("board-wins", winner=scene.names[scene.view["winners"][0]])
        line = g(
            icon("crown", 10, 8, 20, "accent"),
            label(winner, 26, 15, width - 26, size=18, bold=True, class_="fill-accent"),
        )
    left = (width - 2 * DIE - 24) / 2
    table = at(0, 28, rect(0, 0, width, high, "fill-felt", rx=18))
    return g(line, table, at(left, 52, die(scene)), at(left + DIE + 24, 52, pot(scene))), high + 28


def player(scene: MyGameScene, seat: Data, width: float) -> Block:
    """A seat: its name, its points, and how far it has come."""
    number, points, goal = seat["seat"], seat["points"], scene.view["goal"]
    inner = width - 28
    plate = nameplate(
        number,
        scene.names[number],
        str(points),
        inner,
        15,
        said=scene.say("board-points", points=points),
        turn=scene.say("board-turn") if scene.view["seat"] == number else "",
    )
    way = inner * min(points / goal, 1)
    return g(
        card(width, 76),
        at(14, 11, plate),
        rect(14, 38, inner, 8, "fill-back", rx=4),
        rect(14, 38, way, 8, f"fill-seat-{number}", rx=4) if points else None,
        label(scene.say("board-goal", points=goal), 14, 64, inner, size=12, class_="fill-soft"),
        id_=f"player-{number}",
    ), 76


def wide(scene: MyGameScene) -> Layout:
    width, margin, side = scene.page[0], 20.0, 300.0
    main = width - 3 * margin - side
    table, high = middle(scene, main)
    seats, seats_high = stacked([player(scene, each, side) for each in scene.view["players"]], 12)
    height = max(high, seats_high) + 2 * margin
    board = section("board", 0, 0, main + margin * 1.5, height, at(margin, margin, table))
    return (width, height), [board, at(width - margin - side, margin, seats)]


def narrow(scene: MyGameScene) -> Layout:
    """A page shows these sections one at a time; every game has the same three."""
    others = [player(scene, each, INNER) for each in scene.others]
    return in_sections(
        [
            ("board", middle(scene, INNER)),
            ("mine", player(scene, scene.own, INNER)),
            ("others", stacked(others, 10)),
        ]
    )


BOARD = Board(MyGameScene, COLOURS, wide, narrow)
