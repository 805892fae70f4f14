"""What the laboratory notes beyond what the rules name: the Solitaire cards."""

from collections.abc import Iterator, Sequence

from atoll.engine.words import Words
from atoll.games.kiwi.state import Kiwi


def own(game: Sequence[Kiwi], seat: int) -> Iterator[Words]:
    yield from ()


def common(game: Sequence[Kiwi]) -> Iterator[Words]:
    for state in game[:1]:
        if state.solo is not None:
            for card in sorted(state.solo.pile):
                yield Words("solitaire-card", {"card": state.parts.solitaire_ids[card]})
