"""Parts that have no names: the Solitaire cards, and slots as lists of parts call them."""

from collections.abc import Iterator, Sequence

from atoll.engine.words import Words
from atoll.games.kiwi.parts import Parts
from atoll.games.kiwi.state import Kiwi


def own(game: Sequence[Kiwi], seat: int) -> Iterator[Words]:
    yield from ()


def common(game: Sequence[Kiwi]) -> Iterator[Words]:
    for state in game[:1]:
        if state.solo is not None:
            for card in sorted(state.solo.pile):
                yield Words("solitaire-card", {"card": state.parts.solitaire_ids[card]})


def part(parts: Parts, kind: str, name: str) -> Words | None:
    if kind == "slot":
        seats, _, slot = name.partition("-")
        return Words("slot-part", {"seats": seats, "slot": slot})
    return Words("solitaire-card", {"card": name}) if kind == "solitaire_card" else None
