"""The maintenance phase: what it will bring as things stand, and what it brought, step by step."""

from typing import NamedTuple

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import piece
from atoll.draw.scene import Data
from atoll.games.atiwa.board.scene import KINDS, AtiwaScene
from atoll.games.atiwa.board.tokens import glow, token

STEPS = ("coin", "leaf", "moon", "food", "heart")
HIGH = 24.0
CHIP = 15.0
NAMES = 112.0  # room for the name of a step

Row = tuple[list[Content], float]  # a step's line drawn from (0, 0), and its height


class Chip(NamedTuple):
    """A number with a sign: what comes or goes."""

    sign: str
    text: str
    said: str
    colour: str = "ink"


def chip_width(chip: Chip) -> float:
    return CHIP + 3 + measure(chip.text, 12, True)


def chip_look(chip: Chip) -> list[Content]:
    if chip.sign in (*KINDS, "trained", "gold"):
        look: Element = at(CHIP / 2, 8, token(chip.sign, CHIP))
    else:
        colour = chip.colour if chip.sign != "pollution" else "pollution"
        look = icon(chip.sign, CHIP / 2, 8, CHIP, colour)
    wide = measure(chip.text, 12, True)
    return [
        title(chip.said),
        look,
        label(chip.text, CHIP + 3, 12.4, wide, size=12, bold=True, class_=f"fill-{chip.colour}"),
    ]


def chips(row: list[Chip], room: float) -> list[Content]:
    """Chips in a row, closer together if they must be; a dash where there are none."""
    if not row:
        return [label("–", 4, 12.4, 12, size=12, class_="fill-soft")]
    wides = [chip_width(chip) for chip in row]
    gap = min(9.0, (room - sum(wides)) / max(len(row) - 1, 1))
    contents: list[Content] = []
    x = 0.0
    for chip, wide in zip(row, wides, strict=True):
        contents.append(at(x, 0, *chip_look(chip)))
        x += wide + gap
    return contents


# What it will bring


def coming(scene: AtiwaScene, community: Data, width: float, large: bool) -> Block:
    """Income, growth, night, food, breeding of one player: what is to come as things stand.

    While the phase is running, what its steps brought so far takes the place of what they might.
    On a phone, where `large`, the steps have their names.
    """
    forecast, left = community["forecast"], 26 + (NAMES if large else 0.0)
    room = width - left
    rows: list[Row] = [
        (chips(income_chips(scene, forecast), room), HIGH),
        (chips(growth_chips(scene, forecast["grows"]), room), HIGH),
        (chips(night_chips(scene, community["night"]), room), HIGH),
        food_row(scene, community, room),
        breeding_row(scene, community, large),
    ]
    done = brought(scene, community["report"])
    for step in range(scene.view["step"]):
        if step < len(rows) - 1:
            rows[step] = (chips(done[step], room), HIGH)
    contents: list[Content] = []
    y = 0.0
    for step, (row, high) in enumerate(rows, 1):
        lift = max(high - HIGH, 0) / 2 if step == len(rows) else 0.0
        name = label(
            scene.say(f"board-step-{step}"), 26, 15.4, NAMES - 6, size=12, class_="fill-soft"
        )
        contents.append(
            at(0, y + lift, *step_sign(scene, step), name if large else None, at(left, 3, *row))
        )
        y += high
    return g(*contents, id_=f"coming-{community['seat']}"), y


def step_sign(scene: AtiwaScene, step: int) -> list[Content]:
    """The sign of a step; the one that is running stands out."""
    now = scene.view["step"] == step
    return [
        title(scene.say(f"board-step-{step}")),
        rect(0, 1, 20, 20, "fill-accent" if now else "fill-back", rx=10),
        icon(STEPS[step - 1], 10, 11, 12, "paper" if now else "soft"),
    ]


def income_chips(scene: AtiwaScene, forecast: Data) -> list[Chip]:
    found = []
    if forecast["gold"]:
        said = scene.say("board-income-gold", n=forecast["gold"])
        found.append(Chip("gold", f"+{forecast['gold']}", said))
    if forecast["markers"]:
        said = scene.say("board-income-markers", n=forecast["markers"])
        found.append(Chip("pollution", f"+{forecast['markers']}", said, "loss"))
    return found


def growth_chips(scene: AtiwaScene, grows: Data) -> list[Chip]:
    return [Chip(kind, f"+{n}", scene.tokens(kind, n)) for kind, n in grows.items() if n]


def night_chips(scene: AtiwaScene, night: int) -> list[Chip]:
    return [Chip("bat", f"+{night}", scene.say("board-night", n=night))] if night else []


def food_row(scene: AtiwaScene, community: Data, room: float) -> Row:
    """The food needed and at hand, then by kind, below it if it must be."""
    forecast = community["forecast"]
    demand, have = max(forecast["demand"], 0), sum(forecast["food"].values())
    said = scene.say("board-food-row", need=demand, have=have)
    wide = measure(said, 12, True)
    row = [
        Chip(kind, str(n), scene.say("board-food-in", kind=kind, n=n))
        for kind, n in forecast["food"].items()
        if n
    ]
    colour = "fill-loss" if have < demand else "fill-ink"
    words = label(said, 0, 12.4, room, size=12, bold=True, class_=colour)
    if not row:
        return [words], HIGH
    beside = wide + 12 + sum(chip_width(chip) + 9 for chip in row) <= room + 9
    stock = at(wide + 12, 0, *chips(row, room)) if beside else at(0, 20, *chips(row, room))
    return [words, stock], HIGH if beside else HIGH + 20


def breeding_row(scene: AtiwaScene, community: Data, large: bool) -> Row:
    """The conditions of this round, and whether they are met; the own ones can be chosen."""
    contents: list[Content] = []
    x = 0.0
    own = community["seat"] == scene.view["seat"]
    for entry in community["forecast"]["breeding"]:
        drawn, wide = breeding_piece(scene, entry, own, large)
        contents.append(at(x, 0, drawn))
        x += wide
    return contents, HIGH + 20 if large else HIGH


def breeding_piece(scene: AtiwaScene, entry: Data, own: bool, large: bool) -> tuple[Element, float]:
    """A condition: how many there are, how many are needed; `large` for a thumb."""
    kind, met = entry["kind"], entry["state"] == "met"
    said = scene.say(
        "board-breeding", kind=kind, need=entry["need"], have=entry["have"], state=entry["state"]
    )
    text = f"{entry['have']}/{entry['need']}"
    numbers = measure(text, 12, True)
    wide, high = (numbers + 58, 44.0) if large else (numbers + 43, 22.0)
    choice = scene.picks.get(f"breed-{kind}") if own else None
    left, middle = 10.0 if large else 5.0, 8.0
    drawn = piece(
        -5,
        0,
        rect(0, middle - high / 2, wide, high, "none", rx=8, pointer_events="all"),
        at(left + 7.5, middle, token(kind, 15)),
        label(text, left + 19, middle + 4.4, numbers, size=12, bold=True),
        icon(
            "check" if met else "miss", left + 28 + numbers, middle, 10, "accent" if met else "soft"
        ),
        at(0, middle - high / 2, *glow(wide, high, choice, rx=8)),
        id_=f"breed-{kind}",
        class_="breed met" if met else "breed",
        name=said,
        choice=choice,
    )
    return drawn, wide + 3


# What it brought


def brought(scene: AtiwaScene, report: Data) -> list[list[Chip]]:
    """What the last or the running maintenance phase gave and took, for every step."""
    gold = report["trained-gold"] + report["found-gold"]
    income = [Chip("gold", f"+{gold}", scene.say("board-income-gold", n=gold))] if gold else []
    if report["markers"]:
        said = scene.say("board-income-markers", n=report["markers"])
        income.append(Chip("pollution", f"+{report['markers']}", said, "loss"))
    income += [
        Chip(kind, f"−{n}", scene.say("board-lost", what=scene.tokens(kind, n)), "loss")
        for kind in KINDS
        if (n := report[f"lost-{kind}"])
    ]
    growth = [
        Chip(kind, f"+{n}", scene.tokens(kind, n))
        for kind in ("tree", "fruit", "bat")
        if (n := report[f"new-{kind}"])
    ]
    night = []
    if report["returned"]:
        n = report["returned"]
        night.append(Chip("bat", f"+{n}", scene.say("board-returned", n=n)))
    if report["strayed"]:
        n = report["strayed"]
        night.append(Chip("bat", f"−{n}", scene.say("board-strayed", n=n), "loss"))
    return [income, growth, night, eaten(scene, report), bred(scene, report)]


def eaten(scene: AtiwaScene, report: Data) -> list[Chip]:
    found = []
    if report["demand"]:
        n = report["demand"]
        found.append(Chip("food", str(n), scene.say("board-demand", n=n), "soft"))
    for kind in (*KINDS, "gold"):
        n = report[f"eaten-{kind}"]
        if n:
            found.append(Chip(kind, f"−{n}", scene.say("board-eaten", kind=kind, n=n)))
    if report["missing"]:
        n = report["missing"]
        found.append(Chip("miss", str(n), scene.say("board-missing", n=n), "loss"))
    return found


def bred(scene: AtiwaScene, report: Data) -> list[Chip]:
    return [
        Chip(kind, f"+{n}", scene.tokens(kind, n))
        for kind in KINDS
        if (n := report[f"bred-{kind}"])
    ]


def report_lines(scene: AtiwaScene, community: Data, width: float) -> Block:
    """The report of a player, step by step, in as few lines as it needs."""
    contents: list[Content] = []
    x, y = 0.0, 0.0
    for step, row in enumerate(brought(scene, community["report"]), 1):
        if not row:
            continue
        wide = 24 + sum(chip_width(chip) + 6 for chip in row)
        if x and x + wide > width:
            x, y = 0.0, y + HIGH
        room = min(wide, width - x) - 24
        contents.append(at(x, y, *step_sign(scene, step), at(24, 3, *chips(row, room))))
        x += wide + 8
    return g(*contents, id_=f"report-{community['seat']}"), y + HIGH


def has_report(community: Data) -> bool:
    return any(community["report"].values())


# What is in hand


def in_hand(scene: AtiwaScene) -> list[Chip]:
    """What the own seat has still to place, to train, to pay: one sign for each."""
    doing = scene.view["doing"]
    decision = scene.view["pending"]
    if scene.seat != scene.view["seat"]:
        return []
    if decision == "feed":
        return [Chip("food", str(doing["need"]), scene.say("board-hand-feed"))]
    kinds = {"train": "trained", "fly": "bat", "pay-tree": "tree", "eat-bat": "bat"}
    kind = kinds.get(decision) or decision.removeprefix("place-")
    kind = "tree" if kind == "tree-fruit" else kind
    left = doing.get("left", 0)
    if kind not in (*KINDS, "trained") or not isinstance(left, int) or left < 1:
        return []
    return [Chip(kind, str(left), scene.say(hand_key(decision)))]


def hand_key(decision: str) -> str:
    return f"board-hand-{'place' if decision.startswith('place-') else decision}"


def hand_line(scene: AtiwaScene, width: float) -> Block | None:
    """How many tokens are left, each of them to be seen."""
    found = in_hand(scene)
    if not found:
        return None
    sign, text, said = found[0].sign, found[0].text, found[0].said
    said_wide = min(measure(said, 13, True), width * 0.5)
    count = int(text)
    shown = 0 if sign == "food" else min(count, 6)
    step = 20.0
    x = 14 + said_wide + 12
    contents: list[Content] = [
        rect(0.5, 0.5, width - 1, 31, "fill-tint stroke-accent", rx=10),
        label(said, 12, 20.6, said_wide, size=13, bold=True, class_="fill-accent"),
        *(at(x + 10 + step * k, 16, token(sign, 21)) for k in range(shown)),
        icon("food", x + 10, 16, 20, "ink") if not shown else None,
        label(text, width - 14, 21, 40, size=15, bold=True, anchor="end"),
    ]
    return g(*contents, id_="hand"), 40.0
