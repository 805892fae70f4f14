"""For planners: what the end of the era does if nothing more is done."""

from atoll.draw.blocks import Block, heading, stacked
from atoll.draw.elements import Element, g
from atoll.draw.icons import icon
from atoll.draw.lettering import paragraph, wrap
from atoll.draw.pieces import mark
from atoll.draw.scene import Data
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import standee
from atoll.games.tindaya.names import DESTRUCTION

LINE = 15.0


def plan(scene: TindayaScene, width: float) -> Block:
    """A line for every tribe, god and event; what goes well is short."""
    coming = scene.view["forecast"]
    if coming is None:
        return g(), 0.0
    blocks: list[Block] = [(heading(scene.say("board-plan"), width), 18.0)]
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
    for hit in coming["hits"]:
        sign = g(standee(hit["event"], 15), transform="translate(8 8)")
        blocks.append(told(sign, hit_words(scene, hit), width))
    drawn, high = stacked(blocks, 3)
    return g(drawn, id_="plan"), high


def told(sign: Element, text: str, width: float, colour: str = "ink") -> Block:
    lines = wrap(text, width - 20, 12)
    written = paragraph(lines, 20, 12, width - 20, LINE, size=12, class_=f"fill-{colour}")
    return g(sign, *written), LINE * len(lines) + 1


def tribe_words(scene: TindayaScene, tribe: Data) -> str:
    """What a tribe loses, or that it is well."""
    found = [
        scene.say(f"board-plan-{what}", n=tribe[what])
        for what in ("hungry", "cold", "garbage")
        if tribe[what]
    ]
    return ", ".join(found) or scene.say("board-plan-well")


def hit_words(scene: TindayaScene, hit: Data) -> str:
    """How many hexes an event hurts, and whose natives stand there."""
    event = scene.called(f"event-{hit['event']}")
    text = scene.say("board-plan-hit", event=event, n=len(hit["hexes"]))
    people = [f"{scene.names[seat]} {n}" for seat, n in enumerate(hit["natives"]) if n]
    return f"{text} · {', '.join(people)}" if people else text
