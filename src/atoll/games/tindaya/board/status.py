"""How far the game is."""

from atoll.draw.blocks import Block, heading, turn_marks
from atoll.draw.elements import Content, at, g
from atoll.draw.lettering import label, measure
from atoll.games.tindaya.board.scene import TindayaScene


def status_line(scene: TindayaScene, width: float) -> Block:
    """The era and its phase, and the order of play."""
    view = scene.view
    if view["over"]:
        return heading(scene.say("board-game-over"), width), 16.0
    era = scene.say("board-era", era=view["era"], eras=view["eras"])
    text = f"{era} · {scene.say('board-phase-' + view['phase'])}"
    wide = measure(text, 13, True)
    contents: list[Content] = [label(text, 0, 13, wide, size=13, bold=True, id_="round")]
    if not scene.alone:
        names = ", ".join(scene.names[seat] for seat in view["order"])
        order, _ = turn_marks(view["order"], view["seat"], scene.say("board-order", names=names))
        contents.append(at(wide + 18, 0, order))
    return g(*contents), 18.0
