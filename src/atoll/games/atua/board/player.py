"""What lies in front of a player beside the island: the own things in full, others' at a glance."""

from atoll.draw.blocks import Block, Sign, nameplate, side_by_side, stacked
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import card, mark
from atoll.draw.scene import Data, remembered
from atoll.engine.words import numeral, signed
from atoll.games.atua.board.island import small_island
from atoll.games.atua.board.scene import UNKNOWN, AtuaScene
from atoll.games.atua.board.signs import counted, thing
from atoll.games.atua.board.sources import source_chip, source_lines
from atoll.games.atua.board.tiles import inhabitant_tile

THUMB = 92.0  # an island beside its numbers
STEP = 13.0  # between the marks of those who have a bonus
CHIP = 22.0  # a line of sources of another player


def name_of(scene: AtuaScene, player: Data, width: float, size: float) -> Element:
    view, seat = scene.view, player["seat"]
    doing = ""
    if view["seat"] == seat and not view["over"]:
        doing = scene.say("board-to-play")
    elif player["has_chosen"]:
        doing = scene.say("board-has-chosen")
    return nameplate(
        seat,
        scene.names[seat],
        numeral(view["scores"][seat]),
        width,
        size,
        said=score_words(scene, player),
        turn=doing,
        flag=scene.say("board-first") if view["first"] == seat and not scene.alone else "",
    )


def score_words(scene: AtuaScene, player: Data) -> str:
    lines = ", ".join(
        f"{scene.say(f'breakdown-{name}')} {n}" for name, n in player["breakdown"].items()
    )
    seat = player["seat"]
    score = scene.view["scores"][seat]
    return scene.say("board-score", who=scene.names[seat], score=score, lines=lines)


@remembered
def own_panel(scene: AtuaScene, width: float) -> Block:
    """Name and score, the six sources, coconuts and beach, the inhabitant."""
    own = scene.own
    blocks: list[Block] = [
        (name_of(scene, own, width, 15), 22.0),
        source_lines(scene, own, width),
        bonus_lines(scene, own, width),
    ]
    if own["inhabitant"] is not None:
        blocks.append(inhabitant_tile(scene, own, width))
    drawn, high = stacked(blocks, 8)
    return g(drawn, id_=f"player-{own['seat']}", class_="player"), high


def bonus_lines(scene: AtuaScene, player: Data, width: float) -> Block:
    """The bonuses for the longest beach and the most coconuts, as they stand now."""
    lines: list[Block] = []
    for what in ("beach",) if scene.alone else ("beach", "coconut"):
        text = scene.say(f"breakdown-{what}-bonus")
        if what == "beach":
            text = beach_words(scene, player)
        gain = player["breakdown"].get(f"{what}-bonus")
        number = UNKNOWN if gain is None else signed(gain)
        wide = measure(number, 15, True)
        held = [] if gain is None else holders(scene, what)
        room = width - wide - 68 - measure(text, 13)
        marks = [mark(seat, 0, 0, 11) for seat in held] if STEP * len(held) <= room else []
        left = width - 22 - wide - STEP * len(marks)
        drawn = at(
            0,
            12,
            title(bonus_words(scene, what)),
            at(20, 0, thing(what, 20)),
            label(text, 36, 4.6, left - 46, size=13),
            icon("crown", left, 0, 14, "accent" if gain else "soft") if marks or gain else None,
            *(at(left + 14 + STEP * i, 0, each) for i, each in enumerate(marks)),
            label(
                number, width - 10, 5.5, wide, size=16, bold=True, anchor="end",
                class_="fill-ink" if gain else "fill-soft",
            ),
        )  # fmt: skip
        lines.append((drawn, 24.0))
    return stacked(lines, 2)


def holders(scene: AtuaScene, what: str) -> list[int]:
    """The seats that would get a bonus if all ended now."""
    return [
        each["seat"]
        for each in scene.view["players"]
        if each["breakdown"].get(f"{what}-bonus") and not scene.alone
    ]


def bonus_words(scene: AtuaScene, what: str) -> str:
    """Who gets a bonus, and whose it is now."""
    names = ", ".join(scene.names[seat] for seat in holders(scene, what))
    rule = scene.say(f"board-bonus-{what}")
    return f"{rule}. {scene.say('board-bonus-now', who=names)}" if names else rule


def beach_words(scene: AtuaScene, player: Data) -> str:
    """How long the beach is that competes for the bonus."""
    length = scene.say("board-beach", n=player["beach"])
    return f"{scene.say('breakdown-beach-bonus')}: {length}"


# The others


@remembered
def other_card(scene: AtuaScene, player: Data, width: float, height: float) -> Block:
    """Another player: name and score, island, sources; large by a click on a wide page."""
    seat = player["seat"]
    inner = width - 22
    beside = height < 230
    numbers, numbers_high = glance(
        scene, player, inner - THUMB - 8 if beside else inner, 2 if beside else 3
    )
    contents: list[Content] = [at(12, 8, name_of(scene, player, inner, 13))]
    if beside:
        room, rise = THUMB, height - 42
        island = small_island(scene, player, room, rise)
        contents += [at(12, 34, island), at(12 + room + 8, 33, numbers)]
    else:
        rise = height - 42 - numbers_high - 10
        island = small_island(scene, player, inner, rise)
        contents += [at(12, 34, island), at(12, 34 + rise + 8, numbers)]
    return g(
        card(width, height),
        rect(0, 14, 4, height - 28, f"fill-seat-{seat}", rx=2),
        *contents,
        id_=f"player-{seat}",
        class_="player",
        data_look=seat if scene.wide else None,
    ), height


def glance(scene: AtuaScene, player: Data, width: float, columns: int) -> Block:
    """The six sources in columns, then coconuts, beach and inhabitant."""
    step = width / columns
    sources: list[Data] = player["sources"]
    contents: list[Content] = [
        at(
            i % columns * step,
            i // columns * CHIP,
            source_chip(scene, player, source, step),
        )
        for i, source in enumerate(sources)
    ]
    y = (len(sources) + columns - 1) // columns * CHIP
    contents.append(at(0, y + 12, belongings(scene, player, width)))
    return g(*contents), y + 22


def belongings(scene: AtuaScene, player: Data, width: float) -> Element:
    """Coconuts, the longest beach and the inhabitant in a line."""
    seat = player["seat"]
    signs: list[Sign] = [
        counted(
            "coconut", str(player["coconuts"]), scene.say("board-supply", n=player["coconuts"]), 16
        ),
        counted("beach", str(player["beach"]), beach_words(scene, player), 17),
    ]
    tile = player["inhabitant"]
    if tile is not None:
        signs.append(inhabitant_chip(scene, seat, tile))
    free = width - sum(wide for _, wide in signs)
    return side_by_side(signs, min(12.0, free / len(signs)))[0]


def inhabitant_chip(scene: AtuaScene, seat: int, tile: Data) -> Sign:
    """Its back, or its face with what it scored."""
    if tile["id"] is None:
        said, ground, colour = scene.say("board-face-down"), "back", "soft"
    else:
        said, ground, colour = scene.named("inhabitant", tile["name"], tile["id"]), "tint", "accent"
    text = str(tile["scored"]) if tile["revealed"] else ""
    wide = measure(text, 13, True)
    return g(
        title(said),
        rect(0, -9, 18, 18, f"fill-{ground} stroke-line", rx=4),
        icon("member", 9, 0, 13, colour),
        label(text, 22, 4.6, wide, size=13, bold=True) if text else None,
        id_=f"inhabitant-{seat}",
    ), 18 + (4 + wide if text else 0)
