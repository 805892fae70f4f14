"""How far the game is: round and phase, the bag, the goal of the solo game, the final score."""

from atoll.draw.blocks import Block, heading
from atoll.draw.elements import Content, Element, at, g, line, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import SMALLEST, TIGHTEST, label, measure, paragraph, wrap
from atoll.draw.pieces import card, mark
from atoll.draw.scene import Data, remembered
from atoll.engine.words import numeral
from atoll.games.atiwa.board.community import SOURCES
from atoll.games.atiwa.board.scene import KINDS, ROMAN, AtiwaScene
from atoll.games.atiwa.board.tokens import coloured_worker, token
from atoll.games.atiwa.board.upkeep import STEPS

GOAL_SIGNS = {
    "points": "star",
    "gold": "gold",
    "bats": "bat",
    "families": "family",
    "pollution": "pollution",
}
COLOURS = ("red", "yellow", "blue")


@remembered
def status_line(scene: AtiwaScene, width: float) -> Block:
    """The round and phase at the left, the bag at the right, or below them where it is narrow."""
    view = scene.view
    if view["over"]:
        return heading(scene.say("board-game-over"), width), 16.0
    text = scene.say(
        "board-round", round=ROMAN[view["progress"]["now"]], rounds=ROMAN[len(view["rounds"])]
    )
    wide = measure(text, 13, True)
    bag, bag_wide = bag_sign(scene)
    phase, phase_wide = phases(scene, named=True)
    if wide + phase_wide + bag_wide + 32 > width:
        phase, phase_wide = phases(scene, named=False)
    contents: list[Content] = [
        label(text, 0, 13, wide, size=13, bold=True, id_="round"),
        at(width - bag_wide, 0, bag),
    ]
    if wide + phase_wide + bag_wide + 32 <= width:
        return g(*contents, at(wide + 16, 0, phase)), 18.0
    return g(*contents, at(0, 27, phase)), 45.0


def phases(scene: AtiwaScene, named: bool) -> tuple[Element, float]:
    """Work, then the steps of maintenance: the one that is running stands out, with its name.

    `named` gives all of them their names.
    """
    contents: list[Content] = []
    x = 0.0
    for i, sign in enumerate(("member", *STEPS)):
        now = i == scene.view["step"]
        said = scene.say("board-work") if i == 0 else scene.say(f"board-step-{i}")
        colour = "paper" if now else "soft"
        wide = measure(said, 12, now)
        own = wide + 29 if now or named else 20.0
        contents.append(
            at(
                x,
                -2,
                title(said),
                rect(0, 0, own, 20, "fill-accent" if now else "fill-back", rx=10),
                icon(sign, 11, 10, 12, colour),
                label(said, 22, 14.2, wide, size=12, bold=now, class_=f"fill-{colour}")
                if now or named
                else None,
            )
        )
        x += own + 4
    return g(*contents, id_="phase"), x - 4


def bag_sign(scene: AtiwaScene) -> tuple[Element, float]:
    """The pollution markers still in the bag, by the gold on their backs."""
    bag = scene.view["bag"]
    said = scene.say("board-bag", none=bag[0], one=bag[1], two=bag[2])
    contents: list[Content] = [title(said), icon("bag", 8, 8, 16, "soft")]
    x = 22.0
    for gold, count in enumerate(bag):
        text = str(count)
        wide = measure(text, 13, True)
        contents += [
            icon("pollution", x + 7, 8, 14, "pollution"),
            label(text, x + 18, 13, wide, size=13, bold=True),
        ]
        x += 18 + wide + 2
        for _ in range(gold):
            contents.append(icon("coin", x + 5, 8.5, 10, "gold", lines="pale"))
            x += 11
        x += 8
    return g(*contents, id_="bag"), x - 6


# Alone


def goal_panel(scene: AtiwaScene, width: float) -> Block:
    """The conditions one by one: how much is there, how much is wanted, met or not."""
    view = scene.view
    name = scene.challenge
    goal = view["goal"]
    high = 34 + 26 * len(goal) + 6
    contents: list[Content] = [
        card(width, high),
        label(name, 14, 22, width - 28, size=14, bold=True, class_="fill-accent"),
    ]
    for i, entry in enumerate(goal):
        contents.append(at(14, 32 + 26 * i, *condition(scene, entry, width - 28)))
    return g(*contents, id_="goal"), high


def condition(scene: AtiwaScene, entry: Data, width: float) -> list[Content]:
    what, met = entry["what"], entry["met"]
    text = scene.say("board-of", have=entry["have"], wanted=entry["wanted"])
    if what == "pollution":
        text = str(entry["have"])
    name = scene.say(f"board-goal-{what}", n=entry["wanted"])
    end = ""
    if scene.view["over"]:
        end = scene.say("board-condition", met="yes" if met else "no")
        said = f"{text} · {end}"
        if measure(name, SMALLEST) * TIGHTEST + measure(said, 13, True) + 54 <= width:
            text = said  # else the sign at its end tells
    wide = measure(text, 13, True)
    return [
        goal_sign(what),
        label(name, 24, 14, width - wide - 54, size=13),
        label(
            text, width - 24, 14, wide, size=13, bold=True, anchor="end",
            class_="fill-accent" if met else "fill-ink",
        ),
        icon(
            "check" if met else "miss", width - 8, 9.5, 13, "accent" if met else "soft",
            named=end or None,
        ),
    ]  # fmt: skip


def goal_sign(what: str) -> Element:
    sign = GOAL_SIGNS.get(what, "house")
    if sign in (*KINDS, "gold"):
        return at(8, 9.5, token(sign, 17))
    return icon(sign, 8, 9.5, 16, {"pollution": "pollution", "star": "gold"}.get(sign, "location"))


def staying_workers(scene: AtiwaScene, width: float) -> Block:
    """AT-29.2: in which round the workers of every colour are off the board again."""
    if scene.view["over"] or not any(space["colour"] for space in scene.view["spaces"]):
        return g(), 0.0
    contents: list[Content] = [heading(scene.say("board-workers-stay"), width)]
    y = 24.0
    for colour in COLOURS:
        standing = [space for space in scene.view["spaces"] if space["colour"] == colour]
        if not standing:
            continue
        said = scene.free_again(standing[0])
        contents += [
            at(10 + 15 * k, y + 9, coloured_worker(colour, 20)) for k in range(len(standing))
        ]
        contents.append(label(said, 66, y + 13.5, width - 66, size=13, class_="fill-soft"))
        y += 26
    return g(*contents, id_="workers-stay"), y


# The end


def ranked(scene: AtiwaScene) -> list[Data]:
    """The communities, the winner first."""
    won = scene.view["winners"]
    return sorted(
        scene.view["communities"],
        key=lambda each: (each["seat"] not in won, -each["score"], each["pollution"]),
    )


def result(scene: AtiwaScene, width: float) -> Block:
    """The final score, a line for every player."""
    columns = [*SOURCES, "total"]
    names = 240.0
    step = (width - names - 20) / len(columns)
    top = 56.0 + 14 * max(2, *(len(head_lines(scene, column, step)) for column in columns))
    order = ranked(scene)
    height = top + 32 * len(order) + 8
    contents: list[Content] = [
        card(width, height),
        *outcome(scene, width),
        *(
            at(names + 10 + k * step, 0, *column_head(scene, column, step, top - 10))
            for k, column in enumerate(columns)
        ),
    ]
    for i, community in enumerate(order):
        y = top + 32 * i
        contents += [
            line(12, y, width - 12, y, "stroke-line"),
            at(0, y, *result_row(scene, community, names, step)),
        ]
    return g(*contents, id_="result"), height


def result_row(scene: AtiwaScene, community: Data, names: float, step: float) -> list[Content]:
    seat = community["seat"]
    numbers = [*(community["breakdown"][source] for source in SOURCES), community["score"]]
    won = seat in scene.view["winners"]
    markers = str(community["pollution"])
    wide = measure(markers, 12)
    return [
        mark(seat, 20, 16, 15),
        label(
            scene.names[seat], 34, 21, names - 34 - wide - 26, size=13, bold=won,
            class_="fill-accent" if won else "fill-ink",
        ),
        g(
            title(scene.say("board-pollution", n=community["pollution"])),
            icon("pollution", names - wide - 12, 16, 13, "pollution"),
            label(markers, names, 20.5, wide, size=12, anchor="end", class_="fill-soft"),
        ),
        at(
            0,
            1,
            *figures(numbers[:-1], names + 10, step),
            *figures(numbers[-1:], names + 10 + step * len(SOURCES), step, bold=True),
            id_=f"result-{seat}",
        ),
    ]  # fmt: skip


def outcome(scene: AtiwaScene, width: float) -> list[Content]:
    """The verdict, crowned if somebody has won."""
    won = bool(scene.view["winners"])
    x = 38 if won else 14
    return [
        icon("crown", 22, 19, 18, "accent") if won else None,
        label(verdict(scene), x, 24, width - x - 14, size=15, bold=True, class_="fill-accent"),
    ]


def verdict(scene: AtiwaScene) -> str:
    """Who has won; alone, whether the goal is met."""
    view = scene.view
    if scene.alone:
        key = "board-goal-met" if view["winners"] else "board-goal-missed"
        return scene.say(key, name=scene.challenge)
    winners = [scene.names[seat] for seat in view["winners"]]
    key = "won" if len(winners) == 1 else "shared-win"
    return scene.say(key, who=", ".join(winners))


def head_lines(scene: AtiwaScene, column: str, wide: float) -> list[str]:
    return wrap(scene.say(f"breakdown-{column}"), wide - 8, 12) if column != "total" else []


def column_head(scene: AtiwaScene, column: str, wide: float, foot: float) -> list[Content]:
    """A source of points: its sign and its name, whose last line stands at the foot."""
    if column == "total":
        text = scene.say("board-total")
        return [label(text, wide / 2, foot - 12, wide, size=12, bold=True, anchor="middle")]
    name = scene.say(f"breakdown-{column}")
    lines = head_lines(scene, column, wide)
    return [
        at(wide / 2, 34, title(name), source_sign(column)),
        *paragraph(
            lines, wide / 2, foot - 14 * (len(lines) - 1), wide - 6, 14, size=12, anchor="middle",
            class_="fill-soft",
        ),
    ]  # fmt: skip


def source_sign(source: str) -> Element:
    sign = SOURCES[source]
    if sign in (*KINDS, "gold", "trained"):
        return token(sign, 18)
    return icon(sign, 0, 0, 18, "soft")


def narrow_result(scene: AtiwaScene, width: float) -> Block:
    """The final score on a phone: a column for every player, a line for every source."""
    order = ranked(scene)
    step = min(92.0, (width - 178) / len(order))
    left = width - 10 - step * len(order)
    sums = [*SOURCES, "total"]
    rows = [[each["breakdown"][source] for each in order] for source in SOURCES]
    rows.append([each["score"] for each in order])
    height = 76 + 30.0 * len(rows) + 30
    contents: list[Content] = [
        card(width, height),
        *outcome(scene, width),
    ]
    for k, each in enumerate(order):
        seat = each["seat"]
        contents.append(
            at(
                left + (k + 0.5) * step,
                0,
                mark(seat, 0, 46, 15),
                label(scene.names[seat], 0, 68, step - 6, size=12, anchor="middle"),
            )
        )
    for i, (source, numbers) in enumerate(zip(sums, rows, strict=True)):
        total = source == "total"
        name = scene.say("board-total" if total else f"breakdown-{source}")
        cells = [label(name, 38, 20, left - 42, size=13, bold=total)]
        cells += figures(numbers, left, step, bold=total)
        sign = at(22, 15, icon("star", 0, 0, 18, "gold") if total else source_sign(source))
        contents.append(
            at(0, 76 + 30.0 * i, line(12, 0, width - 12, 0, "stroke-line"), sign, *cells)
        )
    markers = scene.say("board-markers")
    contents.append(
        at(
            0,
            76 + 30.0 * len(rows),
            line(12, 0, width - 12, 0, "stroke-line"),
            icon("pollution", 22, 15, 16, "pollution"),
            label(markers, 38, 20, left - 42, size=12, class_="fill-soft"),
            *figures([each["pollution"] for each in order], left, step, class_="fill-soft"),
        )
    )
    return g(*contents, id_="result"), height


def figures(
    numbers: list[int], left: float, step: float, bold: bool = False, class_: str = "fill-ink"
) -> list[Element]:
    return [
        label(
            numeral(n), left + (k + 0.5) * step, 20, step - 4, size=13, bold=bold, anchor="middle",
            class_=class_,
        )
        for k, n in enumerate(numbers)
    ]  # fmt: skip
