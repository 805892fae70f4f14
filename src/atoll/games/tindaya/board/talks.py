"""A barter on the table: who offers what to whom."""

from atoll.draw.blocks import Block, Sign
from atoll.draw.elements import g
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import mark
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import counted, good
from atoll.games.tindaya.board.tribe import flowing


def talks(scene: TindayaScene, width: float) -> Block:
    """All that is given for all that is wanted, and the good that still wants its return."""
    barter = scene.view["barter"]
    if barter is None:
        return g(), 0.0
    names = {"giver": scene.names[barter["giver"]], "taker": scene.names[barter["taker"]]}
    text = scene.say("board-barter", **names)
    wide = min(measure(text, 13, True), width)
    heading = label(text, 0, 4.6, wide, size=13, bold=True, class_="fill-soft")
    signs: list[Sign] = [(g(heading), wide)]
    signs += side(scene, barter["giver"], barter["give"])
    if barter["unreturned"]:
        signs.append(amount(scene, barter["unreturned"], 1))
    if barter["give"] or barter["unreturned"]:
        arrows = g(icon("arrow", 5, -4, 10, "soft"), icon("left", 5, 5, 10, "soft"))
        signs += [(arrows, 10.0), *side(scene, barter["taker"], barter["get"])]
    drawn, high = flowing(signs, width, 32.0)
    return g(drawn, id_="barter"), high


def side(scene: TindayaScene, seat: int, goods: dict[str, int]) -> list[Sign]:
    """What a seat would give, behind its mark."""
    return [(mark(seat, 7, 0, 13), 14.0), *[amount(scene, name, n) for name, n in goods.items()]]


def amount(scene: TindayaScene, name: str, n: int) -> Sign:
    return counted(good(name, 20), n, scene.say(f"units-{name}", n=n), 20)
