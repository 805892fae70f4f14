"""What the laboratory notes beyond what the rules name: the village every island begins with."""

from collections.abc import Iterator, Sequence

from atoll.engine.words import Words
from atoll.games.atua.decisions.names import kinds_words
from atoll.games.atua.state import Atua


def own(game: Sequence[Atua], seat: int) -> Iterator[Words]:
    for state in game[:1]:
        face = state.parts.cards[state.islands[seat].cards[0]]
        yield Words(
            "card",
            {"ground": "village", "symbols": kinds_words([kind for kind, _, _ in face.symbols])},
        )


def common(game: Sequence[Atua]) -> Iterator[Words]:
    yield from ()
