"""Islands for the tests of Atua.

An island is written as in `"d1; b06 -5 -7 0"`: the village, then every card with the column and row
of its top left cell and its quarter turns.
"""

from atoll.games.atua import GAME
from atoll.games.atua.cards import KINDS
from atoll.games.atua.island import Island, move_of, village
from atoll.games.atua.parts import Parts

PARTS: Parts = GAME.parts()


def card(name: str) -> int:
    return PARTS.card_ids.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def island(text: str = "d1") -> Island:
    """An island whose cards are laid in this order, by the rules or not."""
    first, *others = text.split(";")
    found = village(PARTS, card(first.strip()))
    for each in others:
        name, x, y, turn = each.split()
        found = found.laid(card(name), int(x), int(y), int(turn))
    return found


def legal_island(text: str) -> Island:
    """The same, but every card must lie by the rules."""
    *before, last = text.split(";")
    if not before:
        return island(text)
    found = legal_island(";".join(before))
    name, x, y, turn = last.split()
    assert move_of(int(x), int(y), int(turn)) in found.places(card(name)), last
    return found.laid(card(name), int(x), int(y), int(turn))


def counted(symbols: str = "", volcanoes: int = 0, glow: int = 0) -> Island:
    """An island of which only the numbers matter: symbols as in `"3 fisher 5 fish"`."""
    found = island("d1")
    found.counts = bytearray(len(KINDS))
    words = symbols.split()
    for n, kind in zip(words[::2], words[1::2], strict=True):
        found.counts[KINDS.index(kind)] = int(n)
    found.volcanoes = volcanoes
    found.glow = glow
    return found


def bare() -> Island:
    """An island on which nothing can be covered, so that no card has a place."""
    found = island("d1")
    found.symbols = []
    found.marks = 0
    found.counts = bytearray(len(KINDS))
    return found
