"""The six sources of a player: what they count, what they are worth, when they were scored."""

from atoll.draw.blocks import Block, side_by_side
from atoll.draw.elements import Content, Element, at, g, line, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import piece, ringed
from atoll.draw.scene import Data
from atoll.games.atua.board.scene import PAIRS, TOTEMS, AtuaScene
from atoll.games.atua.board.signs import counted, source_words, thing

HIGH = 48.0
GAP = 5.0


def source_lines(scene: AtuaScene, player: Data, width: float) -> Block:
    """Below each other, each with its signs and its points."""
    lines = [
        at(0, i * (HIGH + GAP), source_line(scene, player, source, width))
        for i, source in enumerate(player["sources"])
    ]
    return g(*lines), len(lines) * (HIGH + GAP) - GAP


def source_line(scene: AtuaScene, player: Data, source: Data, width: float) -> Element:
    name = source["source"]
    target = f"source-{player['seat']}-{name}"
    choice = scene.picks.get(target)
    chosen = name in player["chosen"]
    look = "fill-tint" if source["scored"] or chosen else "fill-card"
    return piece(
        0,
        0,
        rect(0.5, 0.5, width - 1, HIGH - 1, f"{look} stroke-line", rx=10),
        *ringed(width, HIGH, choice, rx=10),
        label(
            scene.say(f"breakdown-{name}"), 10, 16, width - 70, size=12, class_="fill-soft"
        ),
        at(10, 33, source_signs(scene, player, source, width - 62)),
        *worth(scene, source, chosen, width),
        id_=target,
        class_="source",
        name=f"{source_words(scene, name)} {state_words(scene, source)}",
        choice=choice,
        dim=1.0,
    )  # fmt: skip


def state_words(scene: AtuaScene, source: Data) -> str:
    if source["scored"]:
        return scene.say("board-scored", n=source["points"], stack=stack(scene, source["scored"]))
    return scene.say("board-worth", n=source["worth"])


def stack(scene: AtuaScene, scoring: int) -> str:
    return str(scene.view["stacks"][scoring - 1]["name"]).upper()


def worth(scene: AtuaScene, source: Data, chosen: bool, width: float) -> list[Content]:
    """The points at the right; above them the stack with which they were scored."""
    if source["scored"]:
        text = stack(scene, source["scored"])
        wide = measure(text, 12, True)
        return [
            icon("check", width - 20 - wide, 12, 12, "accent"),
            label(text, width - 10, 16, wide, size=12, bold=True, anchor="end",
                  class_="fill-accent"),
            label(str(source["points"]), width - 10, 39, 40, size=18, bold=True, anchor="end",
                  class_="fill-accent"),
        ]  # fmt: skip
    pair = source.get("pair")
    lost = pair is not None and pair[0] > pair[1]
    colour = "fill-loss" if lost else "fill-ink" if source["worth"] else "fill-soft"
    return [
        icon("check", width - 16, 12, 13, "glow") if chosen else None,
        label(str(source["worth"]), width - 10, 39, 40, size=18, bold=True, anchor="end",
              class_=colour),
    ]  # fmt: skip


def source_signs(scene: AtuaScene, player: Data, source: Data, width: float) -> Element:
    """What there is of everything the source counts."""
    name = source["source"]
    if name in PAIRS:
        return pair_signs(scene, name, source["pair"], width)
    if name == "totem":
        return totem_signs(scene, player["counts"])
    if name == "coconut":
        said = scene.some("coconut", player["coconuts_counted"])
        return counted("coconut", coconut_text(player), said, 20)[0]
    n = len(player["volcanoes"])
    return counted("volcano", str(n), scene.some("volcano", n), 20)[0]


def coconut_text(player: Data) -> str:
    """The coconuts, and those that count beside them."""
    n, more = player["coconuts"], player["coconuts_counted"] - player["coconuts"]
    return f"{n} + {more}" if more else str(n)


def pair_signs(scene: AtuaScene, name: str, pair: list[int], width: float) -> Element:
    """Those who need something, and what they need; too many of them are pointed out."""
    need, have = pair
    signs = [
        counted(name, str(need), scene.some(name, need), 20, "loss" if need > have else "ink"),
        counted(PAIRS[name], str(have), scene.some(PAIRS[name], have), 20),
    ]
    drawn, wide = side_by_side(signs, 14)
    if need <= have:
        return drawn
    text = scene.say("board-too-many", n=need - have)
    room = width - wide - 10
    return g(drawn, label(text, wide + 10, 4.4, room, size=12, class_="fill-loss"))


def totem_signs(scene: AtuaScene, counts: dict[str, int]) -> Element:
    """The seven totems: missing ones faint; those that are there twice are struck out."""
    contents: list[Content] = []
    for i, kind in enumerate(TOTEMS):
        n = counts.get(kind, 0)
        said = scene.say("board-totem", what=scene.say(f"board-{kind}"), n=n)
        spoilt = n > 1 and not scene.alone
        contents.append(
            at(
                9.5 + i * 22.5,
                0,
                title(said),
                g(thing(kind, 19), opacity=0.18 if n == 0 else 0.5 if spoilt else None),
                line(-9, 9, 9, -9, "stroke-loss", stroke_width=3) if spoilt else None,
                label(str(n), 0, 4.3, 12, size=12, bold=True, anchor="middle",
                      class_="fill-ink stroke-card", stroke_width=3, paint_order="stroke")
                if n > 1 and scene.alone
                else None,
            )
        )  # fmt: skip
    return g(*contents)


# At a glance


def source_chip(scene: AtuaScene, player: Data, source: Data, width: float) -> Element:
    """A source of another player: its sign, its points, and a check mark when it is scored."""
    name = source["source"]
    target = f"source-{player['seat']}-{name}"
    choice = scene.picks.get(target)
    n = source["points"] if source["scored"] else source["worth"]
    colour = "accent" if source["scored"] else "ink"
    sign, wide = counted(name, str(n), scene.say(f"breakdown-{name}"), 17, colour)
    return piece(
        0,
        0,
        *ringed(width - 4, 20, choice, rx=6),
        at(0, 10, sign),
        icon("check", wide + 8, 10, 10, "accent") if source["scored"] else None,
        id_=target,
        class_="source",
        name=f"{source_words(scene, name)} {state_words(scene, source)}",
        choice=choice,
    )
