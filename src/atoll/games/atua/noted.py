"""Cards that have no names: the village every island begins with, and all cards as lists of parts call them."""

from collections.abc import Iterator, Sequence

from atoll.engine.words import Words
from atoll.games.atua.decisions.names import card_words, kinds_words
from atoll.games.atua.parts import Parts
from atoll.games.atua.state import Atua


def own(game: Sequence[Atua], seat: int) -> Iterator[Words]:
    for state in game[:1]:
        yield village_words(state.parts, state.islands[seat].cards[0])


def common(game: Sequence[Atua]) -> Iterator[Words]:
    yield from ()


def part(parts: Parts, kind: str, name: str) -> Words | None:
    if kind == "village":
        return village_words(parts, parts.card_ids.index(name))
    return card_words(parts, parts.card_ids.index(name)) if kind == "island" else None


def village_words(parts: Parts, card: int) -> Words:
    symbols = kinds_words([kind for kind, _, _ in parts.cards[card].symbols])
    return Words("card", {"ground": "village", "symbols": symbols})
