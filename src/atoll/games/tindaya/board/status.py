"""How far the game is, and how it has ended."""

from atoll.draw.blocks import Block, heading, turn_marks
from atoll.draw.elements import Content, at, g, line
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure, paragraph, wrap
from atoll.draw.pieces import card, mark
from atoll.draw.scene import remembered
from atoll.engine.words import numeral
from atoll.games.tindaya.board.scene import TindayaScene


@remembered
def status_line(scene: TindayaScene, width: float) -> Block:
    """The era and its phase, and the order of play."""
    view = scene.view
    if view["over"]:
        return heading(scene.say("board-game-over"), width), 16.0
    era = scene.say("board-era", era=view["progress"]["now"], eras=view["progress"]["last"])
    text = f"{era} · {scene.say('board-phase-' + view['phase'])}"
    wide = measure(text, 13, True)
    contents: list[Content] = [label(text, 0, 13, wide, size=13, bold=True, id_="era")]
    if not scene.alone:
        names = ", ".join(scene.names[seat] for seat in view["order"])
        order, _ = turn_marks(view["order"], view["seat"], scene.say("board-order", names=names))
        contents.append(at(wide + 18, 0, order))
    return g(*contents), 18.0


# The end


def result(scene: TindayaScene, width: float) -> Block:
    """The verdict, and in the Dominion the points of every tribe line by line."""
    view = scene.view
    if not view["over"]:
        return g(), 0.0
    lines = wrap(verdict(scene), width - 50, 14, True)
    y = 16.0 + 18 * len(lines)
    contents: list[Content] = [
        icon("crown" if view["winners"] else "hourglass", 20, 20, 18, "accent"),
        *paragraph(lines, 38, 25, width - 50, 18, size=14, bold=True, class_="fill-accent"),
    ]
    if scene.dominion:
        sheet, sheet_high = score_sheet(scene, width - 24)
        contents.append(at(12, y + 4, sheet))
        y += sheet_high + 4
    return g(card(width, y + 8), *contents, id_="result"), y + 8


def verdict(scene: TindayaScene) -> str:
    """Who has won, or why nobody has."""
    view = scene.view
    if view["doom"]:
        return scene.say(f"doom-{view['doom']}")
    winners: list[int] = view["winners"]
    if not scene.dominion:
        return scene.say("alliance-won" if winners else "alliance-lost")
    if not winners:
        return scene.say("dominion-lost")
    names = ", ".join(scene.names[seat] for seat in winners)
    if view["traitor"] and winners == [view["traitor"]["seat"]]:
        return scene.say("traitor-won", seat=names)
    return scene.say("won" if len(winners) == 1 else "shared-win", who=names)


def score_sheet(scene: TindayaScene, width: float) -> Block:
    """A column for every tribe, a line for every source of points."""
    columns: list[dict[str, int]] = scene.view["breakdown"]
    step = 36.0
    names = width - step * len(columns)
    contents: list[Content] = []
    for seat in range(len(columns)):
        contents.append(mark(seat, names + (seat + 0.5) * step, 10, 14))
    y = 22.0
    for source in columns[0]:
        contents.append(label(scene.say(f"breakdown-{source}"), 0, y + 14, names - 4, size=12))
        contents += [
            label(
                numeral(found[source]), names + (seat + 0.5) * step, y + 14, step, size=12,
                anchor="middle",
            )
            for seat, found in enumerate(columns)
        ]  # fmt: skip
        y += 20
    contents.append(line(0, y + 2, width, y + 2, "stroke-soft"))
    contents.append(label(scene.say("board-total"), 0, y + 19, names - 4, size=13, bold=True))
    for seat, found in enumerate(columns):
        total = label(
            numeral(sum(found.values())), names + (seat + 0.5) * step, y + 19, step, size=14,
            bold=True, anchor="middle",
        )  # fmt: skip
        contents.append(g(total, id_=f"result-{seat}"))
    return g(*contents), y + 26
