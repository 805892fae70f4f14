"""What lies in front of a player: the own supply in full, the others' at a glance."""

from collections.abc import Callable

from atoll.draw.blocks import pill
from atoll.draw.elements import Content, Element, at, circle, g, line, rect, stamped, title
from atoll.draw.hexes import HALF
from atoll.draw.icons import icon
from atoll.draw.lettering import TIGHTEST, label, measure
from atoll.draw.pieces import badge, card, figure, mark, piece, ringed_hex
from atoll.draw.scene import Data, remembered
from atoll.games.tribes.board.land import land_face, territory
from atoll.games.tribes.board.scene import TribesScene

# The sources of a score and the icons that stand for them.
SOURCES = {
    "teeth": "tooth",
    "procreation": "procreation",
    "exploration": "exploration",
    "movement": "movement",
    "members": "member",
    "land": "land",
}

CAPTION = 15.0
LINE = 22.0
OTHERS = 32.0  # the largest hexes on another player's card


def source_colour(source: str) -> str:
    return "tooth-line" if source == "teeth" else "ink"


def shown(number: int | None) -> str:
    """A number, or that it is secret."""
    return "?" if number is None else str(number)


def name_line(scene: TribesScene, tribe: Data, width: float, size: float) -> list[Element]:
    """The seat's mark and name, the score so far, and whose turn it is."""
    seat = tribe["seat"]
    known: int | None = scene.view["scores"][seat]
    score = shown(known)
    deciding = scene.view["seat"] == seat
    said = (
        scene.say("board-score-secret", who=scene.names[seat])
        if known is None
        else scene.say("board-score", who=scene.names[seat], score=known)
    )
    score_room = measure(score, size + 3, True)
    parts: list[Element] = [mark(seat, 8, 9, 15)]
    room = width - 22 - score_room - 8
    if seat == 0:
        starts = scene.say("board-starts")
        parts.append(icon("arrowhead", width - score_room - 14, 9, 14, "soft", named=starts))
        room -= 18
    text = scene.say("board-to-play")
    turn, turn_wide = pill(text, width)
    wide = measure(scene.names[seat], size, True)
    if deciding and wide * TIGHTEST > room - turn_wide - 6:
        turn, turn_wide = circle(6, 9, 6, "fill-accent"), 12.0  # a long name leaves no more room
    room -= turn_wide + 6 if deciding else 0
    name_wide = min(wide, room)
    parts.append(
        label(
            scene.names[seat],
            21,
            14,
            name_wide,
            size=size,
            bold=True,
            class_=f"fill-{'accent' if deciding else 'ink'}",
        )
    )
    if deciding:
        parts.append(at(21 + name_wide + 7, 0, title(text), turn))
    parts.append(
        g(title(said), label(score, width, 15, score_room, size=size + 3, bold=True, anchor="end"))
    )
    return parts


@stamped
def chips(
    entries: tuple[tuple[str, str, str, str], ...], width: float, columns: int, step: float
) -> Element:
    """Small numbers with their icons: (icon, colour, number, what it means)."""
    wide = width / columns
    return g(
        *(
            at(
                (i % columns) * wide,
                (i // columns) * step,
                title(meaning),
                icon(name, 8, 8, 15, colour, lines="shell-line" if name == "shell" else None),
                label(number, 20, 12.5, wide - 22, size=13, bold=True),
            )
            for i, (name, colour, number, meaning) in enumerate(entries)
        )
    )


@remembered
def own_panel(scene: TribesScene, width: float, large: bool = False) -> tuple[Element, float]:
    """Name, score by sources, shells, reserve, arrow, and land still to be laid."""
    own, seat = scene.own, scene.seat
    entries = tuple(
        (
            icon_name,
            source_colour(source),
            shown(own["breakdown"][source]),
            scene.say(f"breakdown-{source}"),
        )
        for source, icon_name in SOURCES.items()
    )
    columns = 6 if large else 3
    rows = len(entries) / columns
    top = 28 + CAPTION
    y = top + 2 + rows * 21 + 4
    contents: list[Content] = [
        *name_line(scene, own, width, 15),
        label(scene.say("board-points-from"), 0, 36, width, size=12, class_="fill-soft"),
        at(0, top, chips(entries, width, columns, 21)),
        line(0, y, width, y, "stroke-line"),
        at(0, y + 6, shell_line(scene.say("board-shells"), seat, own["shells"], width)),
        at(0, y + 6 + LINE, reserve_line(scene.say("board-reserve"), seat, own["reserve"], width)),
        at(0, y + 6 + LINE * 2, *arrow_line(scene, own, width)),
    ]
    height = y + 6 + LINE * 3
    hand = hand_line(scene, width, 24.0 if large else 17.0, large)
    if hand:
        contents.append(at(0, height, *hand))
        height += 60
    return g(*contents, id_=f"supply-{seat}"), height


def supply_line(
    text: str, width: float, count: int, widest: float, piece: Callable[[float, int], Content]
) -> Element:
    """So many pieces in a line, closer where they are many."""
    step = min(widest, (width - 70 - 36) / max(count - 1, 1))
    return g(
        label(text, 0, 13, 66, size=12, class_="fill-soft"),
        *(piece(step * k, k) for k in range(count)),
        label(str(count), width, 13, 24, size=13, bold=True, anchor="end"),
    )


@stamped
def shell_line(text: str, seat: int, count: int, width: float) -> Element:
    def shell(x: float, k: int) -> Content:
        return at(
            78 + x,
            9,
            icon("shell", 0, 0, 16, "shell", lines="shell-line"),
            id_=f"shell-seat-{seat}-{k}",
            class_="shell",
            data_piece="shell",
        )

    return supply_line(text, width, count, 15.0, shell)


@stamped
def reserve_line(text: str, seat: int, count: int, width: float) -> Element:
    def member(x: float, k: int) -> Content:
        return at(
            77 + x,
            9,
            figure(seat, 14),
            id_=f"member-{seat}-reserve-{k}",
            class_="member",
            data_piece=f"member-{seat}",
        )

    return supply_line(text, width, count, 9.0, member)


def arrow_line(scene: TribesScene, own: Data, width: float) -> list[Content]:
    ready = own["arrow"]
    text = scene.say("board-arrow-ready" if ready else "board-arrow-spent")
    token: Element | None = None
    if ready:
        token = at(
            79,
            9,
            icon("arrow", 0, 0, 17, f"seat-{own['seat']}"),
            id_=f"arrow-{own['seat']}",
            class_="arrow",
            data_piece=f"arrow-{own['seat']}",
        )
    start = 92 if ready else 70
    return [
        label(scene.say("board-arrow"), 0, 13, 66, size=12, class_="fill-soft"),
        token,
        label(text, start, 13, width - start, size=12, class_="fill-ink" if ready else "fill-soft"),
    ]


def hand_line(scene: TribesScene, width: float, radius: float, beside: bool) -> list[Content]:
    """The land drawn and not yet laid; first, a little larger, the tile to be laid now."""
    if scene.seat != scene.view["seat"]:
        return []
    laying: str | None = scene.view["laying"]
    drawn: list[str] = scene.view["drawn"]
    kinds = [kind for kind in scene.view["bag"] if kind in drawn]
    if not kinds and laying is None:
        return []
    text = scene.say("board-hand")
    x, y = (70.0, radius + 2) if beside else (0.0, 22 + radius)
    step = radius * 2 * HALF + 4
    contents: list[Content] = [
        label(
            text, 0, y + 4 if beside else 13, 66 if beside else width, size=12, class_="fill-soft"
        )
    ]
    x += radius * HALF + 2
    if laying is not None:
        face = land_face(laying, radius + 2)
        name = title(scene.called(f"land-{laying}"))
        contents.append(at(x, y, name, *face, id_="next-land", data_piece=f"land-{laying}"))
        x += step + 6
    for kind in kinds:
        contents.append(drawn_piece(scene, kind, drawn.count(kind), x, y, radius))
        x += step
    return contents


def drawn_piece(
    scene: TribesScene, kind: str, count: int, x: float, y: float, radius: float
) -> Element:
    choice = scene.picks.get(f"drawn-{kind}")
    return piece(
        x,
        y,
        *land_face(kind, radius),
        *ringed_hex(radius, choice),
        badge(str(count), radius * 0.5, radius * 0.6) if count > 1 else None,
        id_=f"drawn-{kind}",
        class_="land drawn",
        name=scene.called(f"land-{kind}"),
        choice=choice,
        data_piece=f"land-{kind}",
    )


@remembered
def other_card(scene: TribesScene, tribe: Data, width: float, height: float) -> Element:
    """Another player: name, score, numbers and territory, below each other or side by side."""
    seat = tribe["seat"]
    inner = width - 20
    beside = width > height * 1.25
    contents: list[Content] = [
        card(width, height),
        rect(0, 14, 4, height - 28, f"fill-seat-{seat}", rx=2),
        at(12, 9, *name_line(scene, tribe, inner - 2, 13)),
    ]
    numbers = glance(scene, tribe)
    if beside:
        contents += [
            at(12, 36, chips(numbers, 104, 2, 22)),
            at(120, 32, territory(scene, tribe, width - 130, height - 40, OTHERS)),
        ]
    else:
        contents += [
            at(12, 34, chips(numbers, inner, 3, 20)),
            at(10, 78, territory(scene, tribe, inner, height - 86, OTHERS)),
        ]
    return g(*contents, id_=f"tribe-{seat}", class_="tribe")


def glance(scene: TribesScene, tribe: Data) -> tuple[tuple[str, str, str, str], ...]:
    """The six numbers that matter of another player."""
    arrow = scene.say("board-arrow-ready" if tribe["arrow"] else "board-arrow-spent")
    return (
        (
            "tooth",
            "tooth-line",
            shown(tribe["points"]),
            scene.say("board-teeth-secret")
            if tribe["points"] is None
            else scene.say("board-teeth-count", n=tribe["points"]),
        ),
        (
            "shell",
            "shell",
            str(tribe["shells"]),
            scene.say("board-shells-count", n=tribe["shells"]),
        ),
        (
            "member",
            f"seat-{tribe['seat']}",
            str(tribe["members"]),
            scene.say("board-members-count", n=tribe["members"], reserve=tribe["reserve"]),
        ),
        ("land", "soft", str(tribe["active"]), scene.say("board-active-count", n=tribe["active"])),
        (
            "exhausted",
            "soft",
            str(tribe["exhausted"]),
            scene.say("board-exhausted-count", n=tribe["exhausted"]),
        ),
        (
            "arrow",
            f"seat-{tribe['seat']}" if tribe["arrow"] else "line",
            "1" if tribe["arrow"] else "0",
            f"{scene.say('board-arrow')}: {arrow}",
        ),
    )
