"""Parts that have no names: the cards of the eras for the laboratory, and others as lists of parts call them."""

from collections.abc import Iterator, Sequence

from atoll.engine.words import Words
from atoll.games.tindaya.names import EVENTS, NOWHERE
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import demand_words, listed


def own(game: Sequence[Tindaya], seat: int) -> Iterator[Words]:
    yield from ()


def common(game: Sequence[Tindaya]) -> Iterator[Words]:
    """The cards of the eras: in which order disasters come, and what the gods ask for."""
    parts = game[0].parts
    for event in sorted({int(s.event) for s in game} - {NOWHERE}):
        yield event_card(parts, event)
    for card in sorted({card for s in game for card in s.offerings} - {NOWHERE}):
        yield offering_card(parts, card)


def part(parts: Parts, kind: str, name: str) -> Words | None:
    if kind == "event":
        return event_card(parts, [event.name for event in parts.events].index(name))
    if kind == "offering":
        return offering_card(parts, parts.offering_ids.index(name))
    if kind == "prophecy":
        return Words("prophecy-card", {"card": name.removeprefix("p")})
    if kind == "island":
        base, _, boards = name.removesuffix(" red").partition(", ")
        return Words("island-part", {"base": base, "boards": boards.replace("+", ", ")})
    if kind == "aid":
        seats, _, place = name.partition("-")
        return Words("aid-part", {"seats": seats, "place": place})
    return None


def event_card(parts: Parts, event: int) -> Words:
    eras = [sets[era] for sets in parts.event_sets for era in range(len(sets))]
    symbols = [Words(f"event-{EVENTS[each]}") for each in parts.events[event].symbols]
    era = next(number for number, cards in enumerate(eras) if event in cards)
    return Words(
        "event-card", {"era": era % len(parts.event_sets[0]) + 1, "symbols": listed(symbols)}
    )


def offering_card(parts: Parts, card: int) -> Words:
    goods = [demand_words(each) for each in parts.offerings[card]]
    return Words("offering-card", {"goods": listed(goods)})
