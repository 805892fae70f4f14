"""How far the game is: the round, the events that end it, the bag, and the final score."""

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, circle, g, line, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import TIGHTEST, label, measure, paragraph, wrap
from atoll.draw.pieces import card, mark
from atoll.draw.scene import remembered
from atoll.games.tribes.board.scene import ICON_COLOURS, TribesScene
from atoll.games.tribes.board.tribe import SOURCES, source_colour

LAST = 3  # the epoch whose events end the game
TAKEN = (rect(0, 0, 12, 17, f"fill-epoch-{LAST}", rx=3), icon("bolt", 6, 8.5, 10, "pale"))
MISSING = rect(0.5, 0.5, 11, 16, "none stroke-soft", rx=3, stroke_dasharray="2.5 2.5")


def round_sign(scene: TribesScene) -> tuple[Element, float]:
    text = scene.say("board-round", round=scene.round)
    wide = measure(text, 13)
    return label(text, 0, 13, wide, size=13, id_="round"), wide


@remembered
def end_sign(scene: TribesScene, room: float) -> tuple[Element, float]:
    """The events of the last epoch: those that struck, and those still missing to the end."""
    end = scene.view["end"]
    text = scene.say("board-end-events", epoch=scene.epoch(LAST))
    count = scene.say("board-of", struck=end["struck"], needed=end["needed"])
    struck = [tile for tile in scene.view["struck"] if tile["epoch"] == LAST]
    places = max(len(struck), end["needed"])
    count_wide = measure(count, 13, True)
    pips_wide = places * 15 + 6
    wide = min(measure(text, 13), room - pips_wide - count_wide - 6)
    contents: list[Content] = [label(text, 0, 13, wide, size=13)]
    for k in range(places):
        x = wide + 7 + 15 * k
        if k < len(struck):
            tile = struck[k]
            name = f"{scene.tile_name(tile)}. {scene.effect(tile)}"
            pip = at(
                x,
                0,
                title(name),
                *TAKEN,
                id_=f"tile-{tile['id']}",
                class_="struck",
            )
        else:
            pip = at(x, 0, MISSING)
        contents.append(pip)
    contents.append(label(count, wide + pips_wide + 6, 13, count_wide, size=13, bold=True))
    why = title(scene.say("board-sign-end"))
    return g(why, *contents, id_="end"), wide + pips_wide + 6 + count_wide


def last_round_sign(scene: TribesScene, room: float) -> tuple[Element, float]:
    """The strong signal that the end has come, with the turns that are left."""
    text = scene.say("board-last-round", turns=scene.view["seats"] - scene.view["turn"])
    wide = min(measure(text, 13, True), room - 34)
    return (
        g(
            rect(0, -4, wide + 34, 25, "fill-ink", rx=12.5),
            icon("hourglass", 15, 8.5, 14, "paper"),
            label(text, 26, 13, wide, size=13, bold=True, class_="fill-paper"),
            id_="last-round",
            role="status",
        ),
        wide + 34,
    )


@remembered
def bag_sign(scene: TribesScene, room: float) -> tuple[Element, float]:
    """How many tiles of every kind are still in the bag."""
    bag = scene.view["bag"]
    name = scene.say("board-bag")
    text = f"{name} {sum(bag.values())}"
    left = room - len(bag) * 45 - 26
    if measure(text, 13) * TIGHTEST > left:
        text = str(sum(bag.values()))  # the sign says what it is
    wide = min(measure(text, 13), left)
    contents: list[Content] = [
        icon("bag", 8, 8, 16, "soft", named=name),
        label(text, 20, 13, wide, size=13),
    ]
    for k, (kind, count) in enumerate(bag.items()):
        x = wide + 30 + 45 * k
        colour, lines = ICON_COLOURS[kind]
        land = scene.say(f"land-{kind}")
        contents.append(
            at(
                x,
                0,
                title(scene.say("board-bag-land", count=count, land=land)),
                circle(9, 8.5, 9, f"fill-{kind}"),
                icon(kind, 9, 8.5, 12, colour, lines=lines),
                label(str(count), 21, 13, 18, size=13, bold=True),
                opacity=None if count else 0.45,
            )
        )
    return g(*contents, id_="bag"), wide + 30 + 45 * len(bag)


def result(scene: TribesScene, width: float, narrow: bool) -> Block:
    """The final score by its sources, the winner first, in place of the action row."""
    view = scene.view
    winners = [scene.names[seat] for seat in view["winners"]]
    wins = scene.say("board-wins", winners=len(winners), names=" + ".join(winners))
    top = 70.0
    step = 26.0
    height = top + step * view["seats"] + 10
    name_wide = 82.0 if narrow else 200.0
    columns = [*SOURCES, "total"]
    wide = (width - 20 - name_wide) / len(columns)
    contents: list[Content] = [
        card(width, height),
        icon("crown", 24, 23, 20, "accent"),
        label(wins, 42, 29, width - 56, size=18, bold=True, class_="fill-accent"),
    ]
    for k, column in enumerate(columns):
        contents.append(at(name_wide + wide * k, 0, *column_head(scene, column, wide, narrow)))
    ranked = sorted(
        view["tribes"],
        key=lambda tribe: (tribe["seat"] not in view["winners"], -view["scores"][tribe["seat"]]),
    )
    for i, tribe in enumerate(ranked):
        y = top + step * i
        total = view["scores"][tribe["seat"]]
        numbers = [*(tribe["breakdown"][source] for source in SOURCES), total]
        contents += [
            line(12, y, width - 12, y, "stroke-line"),
            at(
                0,
                y,
                mark(tribe["seat"], 20, 13, 14),
                label(scene.names[tribe["seat"]], 34, 17.5, name_wide - 40, size=13, bold=True),
                *(
                    label(
                        str(number), name_wide + wide * (k + 0.5), 17.5, wide, size=14,
                        bold=k == len(SOURCES), anchor="middle",
                    )
                    for k, number in enumerate(numbers)
                ),
                id_=f"result-{tribe['seat']}",
            ),
        ]  # fmt: skip
    return g(*contents, id_="result"), height + 10


def column_head(scene: TribesScene, column: str, wide: float, narrow: bool) -> list[Content]:
    """A source of points: its icon, and its name where there is room."""
    if column == "total":
        text = scene.say("board-total")
        return [label(text, wide / 2, 60, wide, size=12, bold=not narrow, anchor="middle")]
    name = scene.say(f"breakdown-{column}")
    symbol = icon(
        SOURCES[column], wide / 2, 46 if narrow else 42, 18, source_colour(column), named=name
    )
    if narrow:
        return [symbol]
    lines = wrap(name, wide - 8, 12)
    if len(lines) > 1:
        symbol = icon(SOURCES[column], wide / 2, 28, 18, source_colour(column), named=name)
    y = 64 - 14 * (len(lines) - 1)
    return [
        symbol,
        *paragraph(lines, wide / 2, y, wide - 8, 14, size=12, anchor="middle", class_="fill-soft"),
    ]
