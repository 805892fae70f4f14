"""What the laboratory notes beyond what the rules name: cards that have no names."""

from collections.abc import Iterator, Sequence

from atoll.engine.words import Words
from atoll.games.tindaya.names import EVENTS, NOWHERE
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import demand_words, listed


def own(game: Sequence[Tindaya], seat: int) -> Iterator[Words]:
    yield from ()


def common(game: Sequence[Tindaya]) -> Iterator[Words]:
    """The cards of the eras: in which order disasters come, and what the gods ask for."""
    for event in sorted({int(s.event) for s in game} - {NOWHERE}):
        parts = game[0].parts
        eras = [sets[era] for sets in parts.event_sets for era in range(len(sets))]
        symbols = [Words(f"event-{EVENTS[each]}") for each in parts.events[event].symbols]
        era = next(number for number, cards in enumerate(eras) if event in cards)
        yield Words(
            "event-card",
            {"era": era % len(parts.event_sets[0]) + 1, "symbols": listed(symbols)},
        )
    for card in sorted({card for s in game for card in s.offerings} - {NOWHERE}):
        goods = [demand_words(each) for each in game[0].parts.offerings[card]]
        yield Words("offering-card", {"goods": listed(goods)})
