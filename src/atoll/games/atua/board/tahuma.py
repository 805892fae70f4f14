"""Alone: Tahuma's level, hut and pile, and how his score comes about."""

from collections import Counter

from atoll.draw.blocks import Block, Sign, side_by_side
from atoll.draw.elements import Content, Element, at, g, line
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import card, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.games.atua.board.scene import PAIRS, SOURCES, TOTEMS, UNKNOWN, AtuaScene
from atoll.games.atua.board.signs import counted, thing

LINE = 32.0


@remembered
def tahuma_panel(scene: AtuaScene, width: float) -> Block:
    """Tahuma's sheet, line by line, as it stands now; of a pile face down only what lies open."""
    tahuma: Data = scene.view["tahuma"]
    lines = sheet_lines(scene, tahuma)
    high = 70 + LINE * len(lines) + 8
    choice = scene.picks.get("tahuma")
    n = tahuma["cards"]
    hidden = tahuma["score"] is None
    score = UNKNOWN if hidden else str(tahuma["score"])
    wide = measure(score, 18, True)
    level = scene.say(f"board-level-{tahuma['level']}")
    contents: list[Content] = [
        card(width, high),
        *ringed(width, high, choice),
        icon("totem", 20, 19, 20, "accent"),
        label(scene.say("board-tahuma"), 36, 24, width - wide - 60, size=15, bold=True),
        label(score, width - 12, 25, wide, size=18, bold=True, anchor="end"),
        label(level, 12, 46, width - 24, size=13, class_="fill-soft"),
        label(
            scene.say("board-pile-hidden" if hidden else "board-pile", n=n), 12, 63, width - 24,
            size=13, class_="fill-soft", id_="pile",
        ),
    ]  # fmt: skip
    for i, (sign, points) in enumerate(lines):
        y = 70 + i * LINE
        contents += [
            line(12, y, width - 12, y, "stroke-line"),
            at(12, y + LINE / 2, sign),
            label(str(points), width - 12, y + LINE / 2 + 5, 30, size=14, bold=True, anchor="end"),
        ]
    said = f"{scene.say('board-tahuma')}: {scene.say('board-pile-hidden', n=n)}"
    if not hidden:
        said = scene.say("board-tahuma-score", score=tahuma["score"], n=n)
    return piece(
        0, 0, *contents, id_="tahuma", class_="tahuma", name=said, choice=choice, dim=0.9
    ), high


def sheet_lines(scene: AtuaScene, tahuma: Data) -> list[tuple[Element, int]]:
    """For every line of the sheet what is counted, and the points."""
    lines = [(word(scene, "start"), tahuma["start"])]
    found: dict[str, int] | None = tahuma["breakdown"]
    if found is None:
        return [*lines, (hut(scene, tahuma), tahuma["hut"])]
    pile: list[Data] = tahuma["pile"]
    kinds = Counter(each["kind"] for face in pile for each in face["symbols"])
    for source in SOURCES:
        lines.append((signs(scene, source, kinds, tahuma), found[source]))
    beaches = sum(1 for face in pile if face["beach"])
    beach = counted("beach", str(beaches), scene.some("beach", beaches), 20)[0]
    return [*lines, (beach, found["beach-bonus"])]


def word(scene: AtuaScene, name: str) -> Element:
    return label(scene.say(f"breakdown-{name}"), 0, 4.6, 130, size=13)


def signs(scene: AtuaScene, source: str, kinds: Counter[str], tahuma: Data) -> Element:
    if source in PAIRS:
        pair: list[Sign] = [
            counted(kind, str(kinds[kind]), scene.some(kind, kinds[kind]), 20)
            for kind in (source, PAIRS[source])
        ]
        return side_by_side(pair, 14)[0]
    if source == "coconut":
        return hut(scene, tahuma)
    if source == "totem":
        once = [kind for kind in TOTEMS if kinds[kind]]
        return g(
            *(
                at(9 + i * 20, 0, g(thing(kind, 17), opacity=1.0 if kinds[kind] == 1 else 0.35))
                for i, kind in enumerate(once)
            ),
            thing_if_none(once),
        )
    n = sum(1 for face in tahuma["pile"] if face["star"])
    return counted("volcano", str(n), scene.some("volcano", n), 20)[0]


def hut(scene: AtuaScene, tahuma: Data) -> Element:
    """His coconuts."""
    n = tahuma["hut"]
    sign = counted("coconut", str(n), scene.say("board-hut", n=n), 18)[0]
    return g(icon("house", 10, 0, 19, "atua-hut"), at(24, 0, sign))


def thing_if_none(found: list[str]) -> Element | None:
    return None if found else at(10, 0, g(thing("totem", 18), opacity=0.4))
