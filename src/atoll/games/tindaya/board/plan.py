"""For planners: what the end of the era does if nothing more is done."""

from atoll.draw.blocks import Block, heading, stacked
from atoll.draw.elements import Content, Element, at, g, title
from atoll.draw.icons import icon
from atoll.draw.lettering import TIGHTEST, label, measure, paragraph, wrap
from atoll.draw.pieces import mark
from atoll.draw.scene import Data, remembered
from atoll.engine.words import signed
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import SHIP_COLOURS, standee
from atoll.games.tindaya.names import DESTRUCTION, GODS

LINE = 15.0


@remembered
def plan(scene: TindayaScene, width: float) -> Block:
    """A line for every tribe, god and event; what goes well is short."""
    coming = scene.view["forecast"]
    if coming is None:
        return g(), 0.0
    title_key = "board-plan" if coming["tribes"] else "board-plan-events"
    blocks: list[Block] = [(heading(scene.say(title_key), width), 18.0)]
    for tribe in coming["tribes"]:
        text = f"{scene.names[tribe['seat']]}: {tribe_words(scene, tribe)}"
        blocks.append(told(mark(tribe["seat"], 8, 8, 13), text, width))
    for god in coming["gods"]:
        key = "board-plan-paid" if god["paid"] else "board-plan-unpaid"
        facts = {"before": god["before"], "wrath": god["wrath"]}
        text = scene.say(key, god=scene.say(f"god-{god['god']}"), **facts)
        sign = icon("check", 8, 8, 13, "accent") if god["paid"] else icon("miss", 8, 8, 13, "loss")
        blocks.append(told(sign, text, width))
    if any(god["wrath"] == DESTRUCTION for god in coming["gods"]):
        sign = icon("flame", 8, 8, 13, "loss")
        blocks.append(told(sign, scene.say("board-plan-destruction"), width, "loss"))
    if coming["heirless"]:
        sign = icon("flame", 8, 8, 13, "loss")
        blocks.append(told(sign, heirless_words(scene, coming["heirless"]), width, "loss"))
    blocks += [hit_line(scene, hit, width) for hit in coming["hits"]]
    unknown = [event["event"] for event in scene.view["events"] if not event["number"]]
    if unknown:
        blocks.append(unknown_line(scene, unknown, width))
    drawn, high = stacked(blocks, 3)
    return g(drawn, id_="plan"), high


def told(sign: Element, text: str, width: float, colour: str = "ink") -> Block:
    lines = wrap(text, width - 20, 12)
    written = paragraph(lines, 20, 12, width - 20, LINE, size=12, class_=f"fill-{colour}")
    return g(sign, *written), LINE * len(lines) + 1


def heirless_words(scene: TindayaScene, seats: list[int]) -> str:
    """Who has no noble any more, which loses the game for all."""
    return scene.say("board-plan-no-noble", names=", ".join(scene.names[seat] for seat in seats))


def tribe_words(scene: TindayaScene, tribe: Data) -> str:
    """What a tribe loses and gains, or that it is well."""
    found = [
        scene.say(f"board-plan-{what}", n=tribe[what])
        for what in ("born", "hungry", "cold")
        if tribe[what]
    ]
    if tribe["garbage"]:
        goods = [scene.say(f"units-{good}", n=n) for good, n in tribe["garbage"].items()]
        found.append(scene.say("board-plan-garbage", goods=", ".join(goods)))
    if not (tribe["hungry"] or tribe["cold"] or tribe["garbage"]):
        found.append(scene.say("board-plan-well"))
    found += [
        scene.say(f"board-plan-{key}", trade=scene.say(f"trade-{trade}"))
        for key, trades in (("learns", tribe["learns"]), ("may-learn", tribe["may_learn"]))
        for trade in trades
    ]
    if tribe["points"]:
        found.append(scene.say("board-plan-points", n=signed(tribe["points"])))
    return "; ".join(found)


def hit_line(scene: TindayaScene, hit: Data, width: float) -> Block:
    """How many hexes an event hurts, and beside it or below whose natives stand there: a mark and a number each."""
    said = scene.say("board-plan-hit", event=hit_name(scene, hit["event"]), n=len(hit["hexes"]))
    people = [(seat, n) for seat, n in enumerate(hit["natives"]) if n]
    room = width - 20 - 30 * len(people)
    beside = measure(said, 12) * TIGHTEST <= room
    lines = [said] if beside else wrap(said, width - 20, 12)
    left, y = (28 + min(measure(said, 12), room), 0.0) if beside else (20.0, LINE * len(lines))
    contents: list[Content] = [
        g(standee(hit["event"], 15), transform="translate(8 8)"),
        *paragraph(lines, 20, 12, room if beside else width - 20, LINE, size=12),
    ]
    for i, (seat, n) in enumerate(people):
        x = left + 30 * i
        number = label(str(n), x + 15, y + 12, 14, size=12, bold=True)
        contents += [mark(seat, x + 6, y + 8, 12), number]
    names = ", ".join(f"{scene.names[seat]} {n}" for seat, n in people)
    tip = explained(said, names, hit_does(scene, hit["event"]))
    return g(title(tip), *contents), y + LINE + 1


def unknown_line(scene: TindayaScene, events: list[str], width: float) -> Block:
    """The events whose places no seer has named."""
    text = scene.say("board-plan-unknown")
    signs = [
        g(title(explained(scene.called(f"event-{each}"), hit_does(scene, each))), standee(each, 15))
        for each in events
    ]
    row = (at(8 + 18 * i, 8, sign) for i, sign in enumerate(signs))
    left = 18.0 * len(signs) + 2
    wide = min(measure(text, 12), width - left)
    return g(*row, label(text, left, 12, wide, size=12)), LINE + 1


def card_of(scene: TindayaScene, event: str) -> str:
    """The catastrophe that a god sends, once it is known."""
    return next((g["catastrophe"] or "" for g in scene.view["gods"] if g["god"] == event), "")


def hit_name(scene: TindayaScene, event: str) -> str:
    """An event by its name; a god's by the card, once it is known."""
    card = card_of(scene, event)
    return scene.say(f"catastrophe-{card}") if card else scene.called(f"event-{event}")


def hit_does(scene: TindayaScene, event: str) -> str:
    """What an event does, and what protects; of a god's, once its card is known."""
    if event in SHIP_COLOURS:
        return scene.say("board-ship-does")
    if event not in GODS:
        return scene.say(f"board-{event}-does")
    card = card_of(scene, event)
    return scene.say(f"catastrophe-{card}-does") if card else ""


def explained(said: str, *more: str) -> str:
    """What a sign says, and beside it what there is to add."""
    return " · ".join(each for each in (said, *more) if each)
