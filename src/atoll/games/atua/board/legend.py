"""What the signs mean: each with the text that says it."""

from atoll.draw.elements import Element, at
from atoll.games.atua.board.signs import thing
from atoll.games.atua.cards import KINDS, TOTEMS


def signs() -> dict[str, Element]:
    """The symbols of the cards by their names, and what else brings points."""
    pairs = {f"board-{kind}": at(12, 0, thing(kind, 22)) for kind in KINDS[:TOTEMS]}
    totems = {f"board-{kind}": at(12, 0, thing(kind, 22)) for kind in KINDS[TOTEMS:]}
    sources = {
        f"board-sign-{kind}": at(12, 0, thing(kind, 20))
        for kind in ("coconut", "totem", "beach", "volcano")
    }
    return pairs | sources | totems
