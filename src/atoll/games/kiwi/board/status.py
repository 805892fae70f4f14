"""How far the game is: season and phase, turn order, the bags, and the final score."""

from atoll.draw.blocks import Block, Sign, heading
from atoll.draw.elements import Content, at, g, line, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure, paragraph, wrap
from atoll.draw.pieces import card, mark
from atoll.draw.scene import Data, remembered
from atoll.games.kiwi.board.scene import FRUIT, KiwiScene
from atoll.games.kiwi.board.signs import fruit

PHASES = {
    "awakening": "hourglass",
    "change": "leaf",
    "actions": "deck",
    "season-card": "crown",
    "mark": "marker",
}
SOURCES = {
    "markers": "marker",
    "nests": "nest",
    "season-cards": "crown",
    "kept-cards": "deck",
    "spare-markers": "flag",
}


@remembered
def status_line(scene: KiwiScene, width: float) -> Block:
    """Season, phase and turn order at the left, the bags at the right or below."""
    view = scene.view
    if view["over"]:
        return heading(scene.say("board-game-over"), width), 16.0
    progress = view["progress"]
    text = scene.say("board-season", season=progress["now"], seasons=progress["last"])
    wide = measure(text, 13, True)
    phase, phase_wide = phases(scene)
    bag, bag_wide = bags(scene)
    order, order_wide = turn_marks(scene)
    contents: list[Content] = [
        label(text, 0, 13, wide, size=13, bold=True, id_="season"),
        at(wide + 16, 0, phase) if wide + phase_wide + 16 <= width else at(0, 24, phase),
    ]
    if wide + phase_wide + order_wide + bag_wide + 64 <= width:
        contents.append(at(wide + phase_wide + 36, 0, order))
        contents.append(at(width - bag_wide, 0, bag))
        return g(*contents), 18.0
    low = 24.0 if wide + phase_wide + 16 <= width else 48.0
    contents.append(at(width - order_wide, 0 if low > 24 else low, order))
    contents.append(at(0, low, bag))
    return g(*contents), low + 20


def phases(scene: KiwiScene) -> Sign:
    """The phases of a season: the running one stands out, with its name."""
    now = scene.view["phase"]
    names = [name for name in PHASES if name != "awakening" or scene.view["turn_order"]]
    if now == "setup":
        text = scene.say("board-phase-setup")
        wide = measure(text, 12, True)
        return g(
            rect(0, -2, wide + 16, 20, "fill-accent", rx=10),
            label(text, 8, 12.2, wide, size=12, bold=True, class_="fill-paper"),
            id_="phase",
        ), wide + 16
    contents: list[Content] = []
    x = 0.0
    for name in names:
        said = scene.say(f"board-phase-{name}")
        wide = measure(said, 12, True)
        own = 24 + wide + 8 if name == now else 22.0
        contents.append(
            at(
                x,
                -2,
                title(said),
                rect(0, 0, own, 20, "fill-accent" if name == now else "fill-back", rx=10),
                icon(PHASES[name], 11, 10, 12, "paper" if name == now else "soft"),
                label(said, 22, 14.2, wide, size=12, bold=True, class_="fill-paper")
                if name == now
                else None,
            )
        )
        x += own + 4
    return g(*contents, id_="phase"), x - 4


def turn_marks(scene: KiwiScene) -> Sign:
    """The flocks in their order of play; who is at it stands on a plate."""
    view = scene.view
    order: list[int] = view["order"]
    at_it = view["turn"] if view["turn"] >= 0 else view["seat"]
    names = ", ".join(scene.names[player] for player in order)
    contents: list[Content] = [title(scene.say("board-order", names=names))]
    for i, player in enumerate(order):
        if player == at_it:
            contents.append(rect(i * 26, -3, 22, 22, "fill-card stroke-accent", rx=7))
        contents.append(mark(scene.hue(player), i * 26 + 11, 8, 13))
        if i:
            contents.append(icon("chevron", i * 26 - 2, 8, 7, "soft"))
    return g(*contents, id_="order"), len(order) * 26 - 4


def bags(scene: KiwiScene) -> Sign:
    """What is left in the two bags."""
    found = scene.view["bags"]
    contents: list[Content] = [icon("bag", 8, 8, 16, "soft", named=scene.say("board-bags"))]
    x = 20.0
    for colour in FRUIT:
        count = str(found["fruit"][colour])
        wide = measure(count, 12)
        said = f"{scene.say(f'board-fruit-{colour}')}: {count}"
        contents.append(
            at(x, 8, title(said), at(8, 0, fruit(colour, 14)), label(count, 17, 4.3, wide, size=12))
        )
        x += 17 + wide + 7
    count = str(found["markers"])
    wide = measure(count, 12)
    contents.append(
        at(
            x,
            8,
            title(f"{scene.say('board-markers-hidden')}: {count}"),
            icon("marker", 8, 0, 14, "accent"),
            label(count, 18, 4.3, wide, size=12),
        )
    )
    return g(*contents, id_="bags"), x + 18 + wide


# The end


def result(scene: KiwiScene, width: float, narrow: bool) -> Block:
    """The final score by its sources, the winner first."""
    view = scene.view
    flocks: list[Data] = view["flocks"]
    columns = [name for name in SOURCES if any(name in each["breakdown"] for each in flocks)]
    names = 110.0 if narrow else 260.0
    step = (width - names - 20) / (len(columns) + 1)
    order = sorted(flocks, key=lambda each: (each["player"] not in view["winners"], -each["score"]))
    heads = {name: [] if narrow else head_lines(scene, name, step) for name in columns}
    top = 50.0 + 14 * max(2, *(len(lines) for lines in heads.values()))
    height = top + 32 * len(order) + 6
    contents: list[Content] = [
        card(width, height),
        icon("crown", 22, 20, 18, "accent"),
        label(verdict(scene), 38, 25, width - 50, size=15, bold=True, class_="fill-accent"),
    ]
    for k, column in enumerate(columns):
        head = column_head(scene, column, heads[column], step)
        contents.append(at(names + 10 + k * step, top - 78, *head))
    contents.append(
        at(names + 10 + len(columns) * step, top - 78, *total_head(scene, step, narrow))
    )
    for i, each in enumerate(order):
        y = top + 32 * i
        contents += [
            line(12, y, width - 12, y, "stroke-line"),
            at(0, y, *result_row(scene, each, columns, names, step)),
        ]
    return g(*contents, id_="result"), height


def result_row(
    scene: KiwiScene, flock: Data, columns: list[str], names: float, step: float
) -> list[Content]:
    player = flock["player"]
    won = player in scene.view["winners"]
    numbers = [*(flock["breakdown"].get(name) for name in columns), flock["score"]]
    return [
        mark(scene.hue(player), 20, 16, 15),
        label(
            scene.names[player], 34, 21, names - 36, size=13, bold=won,
            class_="fill-accent" if won else "fill-ink",
        ),
        g(
            *(
                label(
                    "–" if n is None else str(n), names + 10 + (k + 0.5) * step, 21, step - 4,
                    size=13, bold=k == len(columns), anchor="middle",
                )
                for k, n in enumerate(numbers)
            ),
            id_=f"result-{player}",
        ),
    ]  # fmt: skip


def head_lines(scene: KiwiScene, column: str, wide: float) -> list[str]:
    return wrap(scene.say(f"breakdown-{column}"), wide - 8, 12)


def column_head(scene: KiwiScene, column: str, lines: list[str], wide: float) -> list[Content]:
    """A source of points: its name, all of it, where there is room; else its sign."""
    if len(lines) > 1:
        first = 66 - 14 * (len(lines) - 1)
        return [
            *paragraph(
                lines, wide / 2, first, wide - 6, 14, size=12, anchor="middle", class_="fill-soft"
            )
        ]
    name = scene.say(f"breakdown-{column}")
    if not lines:
        return [icon(SOURCES[column], wide / 2, 60, 17, "soft", named=name)]
    return [
        icon(SOURCES[column], wide / 2, 40, 17, "soft", named=name),
        label(name, wide / 2, 66, wide - 6, size=12, anchor="middle", class_="fill-soft"),
    ]


def total_head(scene: KiwiScene, wide: float, narrow: bool) -> list[Content]:
    text = scene.say("score")
    if narrow:
        return [icon("star", wide / 2, 60, 17, "kiwi-star", named=text)]
    return [label(text, wide / 2, 66, wide, size=12, bold=True, anchor="middle")]


def verdict(scene: KiwiScene) -> str:
    """Who has won; alone, whether the Kiwibot is beaten."""
    view = scene.view
    if scene.alone:
        return scene.say("board-beaten" if view["winners"] else "board-lost")
    winners = [scene.names[seat] for seat in view["winners"]]
    return scene.say("won" if len(winners) == 1 else "shared-win", who=", ".join(winners))
