"""Mount Tindaya: what the gods want and how angry they are; the events in their order."""

from atoll.draw.blocks import Block, Sign, side_by_side, stacked
from atoll.draw.elements import Content, Element, at, circle, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import card, mark, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.games.tindaya.board.plan import explained, hit_does
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import ON_VOLCANOES, SHIP_COLOURS, around, good, standee

LEVELS = 5  # of wrath; the last destroys the world
STRIP = 44.0
GAP = 6.0


@remembered
def mountain(scene: TindayaScene, width: float) -> Block:
    """Both gods, one above the other."""
    drawn, high = stacked([god_card(scene, god, width) for god in scene.view["gods"]], 8)
    return g(drawn, id_="mountain"), high


def god_card(scene: TindayaScene, god: Data, width: float) -> Block:
    """A god: the catastrophe that comes, the wrath, the strips of the offering card."""
    name = scene.say(f"god-{god['god']}")
    coming = god["catastrophe"]
    text = scene.say(f"catastrophe-{coming}") if coming else scene.say("board-unknown")
    inner = width - 20
    name_wide = measure(name, 14, True)
    high = 62 + (STRIP + 4 if god["strips"] else 0)
    contents: list[Content] = [
        card(width, high),
        at(20, 18, standee(god["god"], 21)),
        label(name, 36, 23, name_wide, size=14, bold=True),
        g(
            title(scene.say(f"catastrophe-{coming}-does")) if coming else None,
            label(
                text, width - 12, 22.6, inner - 36 - name_wide, size=12, anchor="end",
                class_="fill-ink" if coming else "fill-soft",
            ),
        ),
        at(10, 32, thermometer(scene, god, inner)),
    ]  # fmt: skip
    wide = (inner - 3 * GAP) / 4
    for number, strip in enumerate(god["strips"], 1):
        x = 10 + (number - 1) * (wide + GAP)
        contents.append(at(x, 60, strip_piece(scene, god["god"], number, strip, wide)))
    return g(*contents, id_=f"god-{god['god']}"), high


def thermometer(scene: TindayaScene, god: Data, width: float) -> Element:
    """The levels of wrath; each says how far a catastrophe reaches."""
    target = f"wrath-{god['god']}"
    choice = scene.pick(target)
    step = width / LEVELS
    contents: list[Content] = []
    for level in range(LEVELS):
        now = level == god["wrath"]
        ground = f"ti-{god['god']}" if level <= god["wrath"] else "back"
        contents.append(
            rect(
                level * step + 1, 2, step - 2, 20, f"fill-{ground}", rx=6,
                opacity=None if now or level > god["wrath"] else 0.45,
            )
        )  # fmt: skip
        colour = "paper" if now else "ink"
        if level == LEVELS - 1:
            contents.append(icon("flame", (level + 0.5) * step, 12, 14, colour))
        else:
            contents.append(
                label(
                    str(level), (level + 0.5) * step, 16.3, 20, size=12, bold=now,
                    anchor="middle", class_=f"fill-{colour}",
                )
            )  # fmt: skip
    said = scene.say("board-wrath", level=god["wrath"], radius=god["radius"])
    return piece(
        0,
        0,
        *contents,
        *ringed(width, 24, choice, rx=8),
        id_=target,
        class_="wrath",
        name=said,
        choice=choice,
    )


def strip_piece(scene: TindayaScene, god: str, number: int, strip: Data, width: float) -> Element:
    """What a god wants, and a place for every unit of it with the mark of who gave."""
    target = f"strip-{god}-{number}"
    choice = scene.pick(target)
    seats: int = scene.view["seats"]
    given = [seat for seat, n in enumerate(strip["given"]) for _ in range(n)]
    full = len(given) >= seats
    wanted = strip["wanted"]
    key = "board-strip" if wanted else "board-strip-later"
    what = scene.called(f"good-{strip['good']}")
    step = min(13.0, (width - 8) / seats)
    places: list[Content] = []
    for i in range(seats):
        x = width / 2 + (i - (seats - 1) / 2) * step
        if i < len(given):
            places.append(mark(given[i], x, 34, 11))
        else:
            places.append(circle(x, 34, 3.4, "none stroke-soft"))
    return piece(
        0,
        0,
        rect(
            0.5, 0.5, width - 1, STRIP - 1, f"fill-{'tint' if wanted else 'paper'} stroke-line",
            rx=8,
        ),
        g(
            at(width / 2, 15, good(strip["good"], 21)),
            icon("check", width / 2 + 18, 14, 12, "accent") if full else None,
            *places,
            opacity=None if wanted else 0.4,
        ),
        *ringed(width, STRIP, choice, rx=8),
        id_=target,
        class_="strip",
        name=scene.say(key, what=what, n=len(given), wanted=seats),
        choice=choice,
    )  # fmt: skip


# The events of the era


@remembered
def event_line(scene: TindayaScene, width: float) -> Block:
    """The events in the order in which they come, each with its number if it is known."""
    signs = [event_sign(scene, each) for each in scene.view["events"]] + fires(scene)
    if not signs:
        return g(), 0.0
    room = width - sum(wide for _, wide in signs)
    line, _ = side_by_side(signs, min(12.0, room / len(signs)))
    if not any(each["number"] for each in scene.view["events"]):
        return at(0, 13, line, id_="events"), 26.0
    text = scene.say("board-legend")
    wide = measure(text, 12)
    if scene.view["over"] or wide > width:  # nothing strikes any more; or the page's legend says it
        return at(0, 13, line, id_="events"), 26.0
    legend = label(text, 0, 41, wide, size=12, class_="fill-soft")
    return g(at(0, 13, line), legend, id_="events"), 46.0


def fires(scene: TindayaScene) -> list[Sign]:
    """Who has brought the seers fire for the next era."""
    hand: list[int] = scene.view["hand"]
    if not hand:
        return []
    said = scene.say("board-fires", names=", ".join(scene.names[seat] for seat in hand))
    marks = (mark(seat, 24 + 14 * i, 0, 12) for i, seat in enumerate(hand))
    return [(g(title(said), icon("flame", 8, 0, 15, "ti-eruption"), *marks), 18.0 + 14 * len(hand))]


def event_sign(scene: TindayaScene, event: Data) -> Sign:
    name, number = event["event"], event["number"]
    text = str(number) if number else "?"
    wide = measure(text, 12, True)
    said = scene.called(f"event-{name}")
    ground = "volcano" if name in ON_VOLCANOES else "chasm"
    where = (
        scene.say("board-event-at", what=said, n=number, ground=ground)
        if number
        else scene.say("board-event-unknown", what=said)
    )
    where = explained(where, hit_does(scene, name))
    contents: list[Content] = [
        at(11, 0, standee(name, 20)),
        label(text, 24, 4.3, wide, size=12, bold=True, class_="fill-ink"),
    ]
    if name not in SHIP_COLOURS:
        return g(title(where), *contents), 24 + wide
    choice = scene.pick(f"ship-{name}")
    width = 24 + wide + 4
    ring = around(width, 26, choice)
    return piece(
        0,
        0,
        *contents,
        *ring,
        id_=f"ship-{name}",
        class_="ship",
        name=where,
        choice=choice,
        named=True,
    ), width
