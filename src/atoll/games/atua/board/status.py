"""How far the game is, and the score sheet at its end."""

from atoll.draw.blocks import Block, heading, turn_marks
from atoll.draw.elements import Content, at, g, line, title
from atoll.draw.icons import icon
from atoll.draw.lettering import TIGHTEST, label, measure
from atoll.draw.pieces import card, mark
from atoll.draw.scene import Data, remembered
from atoll.engine.words import numeral
from atoll.games.atua.board.row import stack_chips
from atoll.games.atua.board.scene import AtuaScene
from atoll.games.atua.board.signs import thing
from atoll.games.atua.view import challenge

ROW = 24.0
SLIMMEST = 21.0  # a column with two figures and a sign
WIDEST = 74.0
NAMED = 60.0  # a column that has a name in any case, and not only a mark
SIGNS = {
    "inhabitant": "member",
    "fate": "crown",
    "start": "flag",
}


@remembered
def status_line(scene: AtuaScene, width: float) -> Block:
    """The round, or alone the turn, the order of play, and on a wide page the stacks."""
    view = scene.view
    if view["over"]:
        return heading(scene.say("board-game-over"), width), 16.0
    progress = scene.progress()
    text = progress[:1].upper() + progress[1:]
    wide = measure(text, 13, True)
    contents: list[Content] = [label(text, 0, 13, wide, size=13, bold=True, id_="round")]
    if not scene.alone:
        order, order_wide = turn_marks(view["order"], view["turn"], order_words(scene))
        contents.append(at(wide + 18, 0, order))
        wide += 18 + order_wide
    if not scene.wide:
        return g(*contents), 18.0
    piles, piles_wide = stack_chips(scene)
    beside = wide + 12 + piles_wide <= width
    contents.append(at(width - piles_wide, 0, piles) if beside else at(0, 23, piles))
    return g(*contents), 18.0 if beside else 41.0


def order_words(scene: AtuaScene) -> str:
    names = ", ".join(scene.names[seat] for seat in scene.view["order"])
    return scene.say("board-order", names=names)


# The end


@remembered
def score_sheet(scene: AtuaScene, width: float) -> Block:
    """The final score, a column for every player, the winner first."""
    columns = sheet_columns(scene)
    lines = sheet_lines(columns)
    dare = dared(scene)
    names = max(
        width - WIDEST * len(columns), named(scene, lines, width - 12 - SLIMMEST * len(columns))
    )
    step = (width - names - 12) / len(columns)
    named_too = step >= min(
        NAMED, 2 + max(TIGHTEST * measure(each[0], 12, each[3]) for each in columns)
    )
    high = 74 + ROW * len(lines) + (54 if dare else 30)
    contents: list[Content] = [
        card(width, high),
        icon("crown", 22, 19, 18, "accent"),
        label(verdict(scene), 38, 24, width - 50, size=15, bold=True, class_="fill-accent"),
    ]
    for k, (name, seat, _, won) in enumerate(columns):
        x = names + (k + 0.5) * step
        contents += [
            g(
                title(name),
                mark(seat, x, 44, 14) if seat >= 0 else icon("totem", x, 44, 15, "accent"),
            ),
            label(
                name, x, 65, step - 2, size=12, bold=won, anchor="middle",
                class_="fill-accent" if won else "fill-ink",
            )
            if named_too
            else None,
        ]  # fmt: skip
    for i, entry in enumerate(lines):
        contents.append(at(0, 74 + i * ROW, *sheet_line(scene, entry, columns, names, step, width)))
    y = 74 + ROW * len(lines)
    contents += [
        line(12, y, width - 12, y, "stroke-soft"),
        label(scene.say("board-total"), 14, y + 20, names - 20, size=14, bold=True),
    ]
    for k, (_, seat, found, _) in enumerate(columns):
        total = label(
            numeral(sum(found.values())), names + (k + 0.5) * step, y + 20, step - 4, size=15,
            bold=True, anchor="middle",
        )  # fmt: skip
        contents.append(g(total, id_=f"result-{seat}" if seat >= 0 else "result-tahuma"))
    if dare:
        contents.append(label(dare, 14, y + 43, width - 28, size=13, id_="next-level"))
    return g(*contents, id_="result"), high


def named(scene: AtuaScene, lines: list[str], most: float) -> float:
    """The width that the names of the lines ask for, and that of the total."""
    wide = [44 + TIGHTEST * measure(scene.say(f"breakdown-{entry}"), 13) for entry in lines]
    wide.append(20 + TIGHTEST * measure(scene.say("board-total"), 14, bold=True))
    return min(max(wide), most)


Column = tuple[str, int, dict[str, int], bool]  # name, seat (-1: Tahuma), lines, has won


def sheet_columns(scene: AtuaScene) -> list[Column]:
    view = scene.view
    players: list[Data] = sorted(
        view["players"],
        key=lambda each: (each["seat"] not in view["winners"], -view["scores"][each["seat"]]),
    )
    found = [
        (
            scene.names[each["seat"]],
            each["seat"],
            each["breakdown"],
            each["seat"] in view["winners"],
        )
        for each in players
    ]
    if scene.alone:
        tahuma = view["tahuma"]["breakdown"]
        found.append((scene.say("board-tahuma"), -1, tahuma, not view["winners"]))
    return found


def sheet_lines(columns: list[Column]) -> list[str]:
    lines: list[str] = []
    for _, _, found, _ in reversed(columns):
        lines += [name for name in found if name not in lines]
    return lines


def sheet_line(
    scene: AtuaScene, entry: str, columns: list[Column], names: float, step: float, width: float
) -> list[Content]:
    kind = entry.removesuffix("-bonus")
    sign = icon(SIGNS[kind], 24, 12, 15, "soft") if kind in SIGNS else at(24, 12, thing(kind, 18))
    return [
        line(12, 0, width - 12, 0, "stroke-line"),
        sign,
        label(scene.say(f"breakdown-{entry}"), 40, 16.5, names - 44, size=13),
        *(
            label(
                numeral(found[entry]) if entry in found else "–", names + (k + 0.5) * step, 16.5,
                step - 4, size=13, anchor="middle",
            )
            for k, (_, _, found, _) in enumerate(columns)
        ),
    ]  # fmt: skip


def verdict(scene: AtuaScene) -> str:
    """Who has won; alone, whether Tahuma is beaten."""
    view = scene.view
    if scene.alone:
        return scene.say("board-beaten" if view["winners"] else "board-lost")
    winners = [scene.names[seat] for seat in view["winners"]]
    return scene.say("won" if len(winners) == 1 else "shared-win", who=", ".join(winners))


def dared(scene: AtuaScene) -> str:
    """AU-15.10: the level that comes after a win over Tahuma."""
    found = challenge(scene.view)
    return scene.say(found[0], level=scene.say(f"board-level-{found[1]}")) if found else ""
