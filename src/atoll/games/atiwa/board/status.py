"""How far the game is: round and phase, the bag, the goal of the solo game, the final score."""

from atoll.draw.elements import Content, Element, at, g, line, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure, paragraph, wrap
from atoll.draw.pieces import card, mark
from atoll.games.atiwa.board.community import SOURCES, points
from atoll.games.atiwa.board.scene import KINDS, ROMAN, Block, Data, Scene, heading
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


def status_line(scene: Scene, width: float) -> Block:
    """The round and phase at the left, the bag at the right, or below them where it is narrow."""
    view = scene.view
    if view["over"]:
        return heading(scene.say("board-game-over"), width), 16.0
    text = scene.say("board-round", round=ROMAN[view["round"]], rounds=ROMAN[len(view["rounds"])])
    wide = measure(text, 13, True)
    bag, bag_wide = bag_sign(scene)
    phase, phase_wide = phases(scene)
    contents: list[Content] = [
        label(text, 0, 13, wide, size=13, bold=True, id_="round"),
        at(width - bag_wide, 0, bag),
    ]
    if wide + phase_wide + bag_wide + 32 <= width:
        return g(*contents, at(wide + 16, 0, phase)), 18.0
    return g(*contents, at(0, 27, phase)), 45.0


def phases(scene: Scene) -> tuple[Element, float]:
    """Work, then the steps of maintenance: the one that is running stands out, with its name."""
    step = scene.view["step"]
    running = scene.say("board-work") if step == 0 else scene.say(f"board-step-{step}")
    wide = measure(running, 12, True)
    contents: list[Content] = []
    x = 0.0
    for i, sign in enumerate(("member", *STEPS)):
        now = i == step
        own = 24 + wide + 8 if now else 20.0
        said = scene.say("board-work") if i == 0 else scene.say(f"board-step-{i}")
        contents.append(
            at(
                x,
                -2,
                title(said),
                rect(0, 0, own, 20, "fill-accent" if now else "fill-back", rx=10),
                icon(sign, 11, 10, 12, "paper" if now else "soft"),
                label(running, 22, 14.2, wide, size=12, bold=True, class_="fill-paper")
                if now
                else None,
            )
        )
        x += own + 5
    return g(*contents, id_="phase"), x - 5


def bag_sign(scene: Scene) -> tuple[Element, float]:
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


def goal_panel(scene: Scene, width: float) -> Block:
    """The conditions one by one: how much is there, how much is wanted, met or not."""
    view = scene.view
    name = scene.say(f"challenge-{view['challenge']}")
    goal = view["goal"]
    high = 34 + 26 * len(goal) + 6
    contents: list[Content] = [
        card(width, high),
        label(name, 14, 22, width - 28, size=14, bold=True, class_="fill-accent"),
    ]
    for i, entry in enumerate(goal):
        contents.append(at(14, 32 + 26 * i, *condition(scene, entry, width - 28)))
    return g(*contents, id_="goal"), high


def condition(scene: Scene, entry: Data, width: float) -> list[Content]:
    what, met = entry["what"], entry["met"]
    text = scene.say("board-of", have=entry["have"], wanted=entry["wanted"])
    if what == "pollution":
        text = str(entry["have"])
    wide = measure(text, 13, True)
    return [
        goal_sign(what),
        label(
            scene.say(f"board-goal-{what}", n=entry["wanted"]), 24, 14, width - wide - 54, size=13
        ),
        label(text, width - 24, 14, wide, size=13, bold=True, anchor="end"),
        icon("check" if met else "miss", width - 8, 9.5, 13, "accent" if met else "soft"),
    ]


def goal_sign(what: str) -> Element:
    sign = GOAL_SIGNS.get(what, "house")
    if sign in (*KINDS, "gold"):
        return at(8, 9.5, token(sign, 17))
    return icon(sign, 8, 9.5, 16, {"pollution": "pollution", "star": "gold"}.get(sign, "location"))


def staying_workers(scene: Scene, width: float) -> Block:
    """AT-29.2: in which round the workers of every colour are off the board again."""
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


def result(scene: Scene, width: float, narrow: bool) -> Block:
    """The final score by its sources, the winner first."""
    view = scene.view
    columns = [*SOURCES, "total"]
    names = 104.0 if narrow else 240.0
    step = (width - names - 20) / len(columns)
    order = sorted(
        view["communities"],
        key=lambda each: (each["seat"] not in view["winners"], -each["score"], each["pollution"]),
    )
    top = 84.0 if not narrow else 74.0
    height = top + 32 * len(order) + 8
    contents: list[Content] = [
        card(width, height),
        label(verdict(scene), 14, 24, width - 28, size=15, bold=True, class_="fill-accent"),
        *(
            at(names + 10 + k * step, 0, *column_head(scene, column, step, narrow))
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


def result_row(scene: Scene, community: Data, names: float, step: float) -> list[Content]:
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
        g(
            *(
                label(
                    points(n), names + 10 + (k + 0.5) * step, 21, step - 4, size=13,
                    bold=k == len(SOURCES), anchor="middle",
                )
                for k, n in enumerate(numbers)
            ),
            id_=f"result-{seat}",
        ),
    ]  # fmt: skip


def verdict(scene: Scene) -> str:
    """Who has won; alone, whether the goal is met."""
    view = scene.view
    if scene.alone:
        name = scene.say(f"challenge-{view['challenge']}")
        return scene.say("board-goal-met" if view["winners"] else "board-goal-missed", name=name)
    winners = [scene.names[seat] for seat in view["winners"]]
    key = "won" if len(winners) == 1 else "shared-win"
    return scene.say(key, who=", ".join(winners))


def column_head(scene: Scene, column: str, wide: float, narrow: bool) -> list[Content]:
    """A source of points: its sign, and its name where there is room."""
    if column == "total":
        text = scene.say("board-total")
        return [label(text, wide / 2, 62, wide, size=12, bold=True, anchor="middle")]
    name, sign = scene.say(f"breakdown-{column}"), SOURCES[column]
    look = (
        at(0, 0, token(sign, 18))
        if sign in (*KINDS, "gold", "trained")
        else icon(sign, 0, 0, 18, "soft")
    )
    if narrow:
        return [at(wide / 2, 56, title(name), look)]
    lines = wrap(name, wide - 8, 12)[:2]
    return [
        at(wide / 2, 34, title(name), look),
        *paragraph(
            lines, wide / 2, 74 - 14 * (len(lines) - 1), wide - 6, 14, size=12, anchor="middle",
            class_="fill-soft",
        ),
    ]  # fmt: skip
