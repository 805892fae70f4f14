"""How the rules call things: places, goods with their numbers, and several things at once."""

from mypy_extensions import i64

from atoll.engine.words import Fact, Words
from atoll.games.tindaya.names import (
    BASES,
    CHASM,
    DEMANDS,
    EVENTS,
    FORT,
    GODS,
    GOODS,
    NOWHERE,
    TOKENS,
    TRADES,
    VOLCANO,
)
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.tribe import Price

# Places


def hex_name(s: Tindaya, place: i64) -> str:
    """A hex by the number of its base, which is that of its island, and a letter."""
    base = base_of(s, place)
    return f"{base}{s.geography.letters[place]}" if base else s.geography.names[place]


def base_of(s: Tindaya, place: i64) -> int:
    """The number of the base a hex belongs to; 0 where none lies yet."""
    slots = s.geography.slots
    for base in range(1, BASES + 1):
        chasm = s.chasms[base]
        if chasm != NOWHERE and slots[chasm] == slots[place]:
            return base
    return 0


def hex_words(s: Tindaya, place: i64) -> Words:
    """A hex by what it is and where it lies; volcanoes and chasms by their numbers on the map."""
    ground = s.ground[place]
    site = s.site[place]
    at: Fact = hex_name(s, place)
    if site >= FORT:
        return Words("place-fort", {"at": at})
    if site:
        return Words(f"place-{TRADES[site - 1]}", {"at": at})
    if ground == VOLCANO:
        at = s.volcanoes.index(place)
    elif ground == CHASM:
        at = s.chasms.index(place)
    return Words(f"ground-{ground}", {"at": at})


def place_list(s: Tindaya, places: list[int]) -> Words:
    return listed([hex_words(s, place) for place in places], "places")


def island_words(s: Tindaya, place: i64) -> Words:
    """An island by the numbers of its volcanoes; one that has none by that of its base."""
    island = s.island[place]
    numbers = [
        str(base)
        for base in range(1, BASES + 1)
        if s.volcanoes[base] != NOWHERE and s.island[s.volcanoes[base]] == island
    ]
    return Words("island", {"at": "/".join(numbers) or str(base_of(s, place))})


# Gods, events, players


def god_words(god: i64) -> Words:
    return Words(f"god-{GODS[god]}")


def event_words(event: int) -> Words:
    return Words(f"event-{EVENTS[event]}")


def seat_words(s: Tindaya, seat: i64) -> Words:
    """A player by the colour of the seat; the neutral villagers of the solo game have none."""
    return Words(f"seat-{int(seat)}" if seat < s.seats else "neutral-tribe")


def token_words(back: i64) -> Words:
    """A raw material token by its back."""
    return Words(f"token-{TOKENS[back]}")


# Goods


def good_words(good: i64) -> Words:
    return Words(f"good-{GOODS[good]}")


def demand_words(demand: int) -> Words:
    return Words(f"good-{DEMANDS[demand]}")


def units(good: i64, n: i64) -> Words:
    """So many units of a good, or so many animals."""
    return Words(f"units-{DEMANDS[good]}", {"n": int(n)})


def amounts(goods: Price) -> Words:
    """Goods with their numbers as one phrase; those there are none of are not named."""
    return listed([units(good, n) for good, n in goods if n])


def gains(before: list[int], after: list[int]) -> Words:
    """What there is more of."""
    return amounts([(good, after[good] - n) for good, n in enumerate(before) if after[good] > n])


def listed(said: list[Words], kind: str = "list") -> Words:
    """Several things as one phrase, with an "and" before the last."""
    if not said:
        return Words(f"{kind}-none")
    phrase = said[0]
    for number, each in enumerate(said[1:], 2):
        link = "and" if number == len(said) else "more"
        phrase = Words(f"{kind}-{link}", {"a": phrase, "b": each})
    return phrase
