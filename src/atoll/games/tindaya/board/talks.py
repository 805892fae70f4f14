"""A barter on the table: who offers what to whom."""

from atoll.draw.blocks import Block, Sign
from atoll.draw.elements import Content, at, g, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import mark
from atoll.draw.scene import Data
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import good
from atoll.games.tindaya.board.tribe import flowing


def talks(scene: TindayaScene, width: float) -> Block:
    """The swaps of the list under way, and the good that still wants its return."""
    barter = scene.view["barter"]
    if barter is None:
        return g(), 0.0
    names = {"giver": scene.names[barter["giver"]], "taker": scene.names[barter["taker"]]}
    text = scene.say("board-barter", **names)
    wide = min(measure(text, 13, True), width)
    heading = label(text, 0, 4.6, wide, size=13, bold=True, class_="fill-soft")
    signs: list[Sign] = [(g(heading), wide)]
    signs += [swap_sign(scene, barter, each) for each in barter["swaps"]]
    drawn, high = flowing(signs, width, 32.0)
    return g(drawn, id_="barter"), high


def swap_sign(scene: TindayaScene, barter: Data, swap: Data) -> Sign:
    """One good for another, each beside the mark of who gives it."""
    give = scene.say(f"good-{swap['give']}")
    contents: list[Content] = [
        mark(barter["giver"], 7, 0, 13),
        at(26, 0, good(swap["give"], 20)),
        icon("arrow", 45, -4, 10, "soft"),
        icon("left", 45, 5, 10, "soft"),
    ]
    if swap["get"] is None:
        return g(title(give), *contents), 54.0
    get = scene.say(f"good-{swap['get']}")
    contents += [at(64, 0, good(swap["get"], 20)), mark(barter["taker"], 83, 0, 13)]
    return g(title(scene.say("barter-swap", give=give, get=get)), *contents), 90.0
