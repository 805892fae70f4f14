"""How the texts name cards and things."""

from atoll.engine.words import Fact, Words
from atoll.games.atua.cards import KINDS, SHORE, THINGS, VOLCANO
from atoll.games.atua.parts import Parts


def joined(parts: list[Words]) -> Words:
    """One after the other, with commas."""
    if not parts:
        return Words("nothing")
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = Words("list", {"first": part, "rest": found})
    return found


def some_words(n: int, what: str) -> Words:
    """So many of a symbol or thing."""
    return Words("some", {"n": n, "what": what})


def kinds_words(kinds: list[int]) -> Words:
    """Symbols with their numbers, in the order of the kinds."""
    counted: list[Words] = []
    for kind in sorted(set(kinds)):
        counted.append(some_words(kinds.count(kind), KINDS[kind]))
    return joined(counted)


def card_words(p: Parts, card: int) -> Words:
    """A card by what it shows."""
    face = p.cards[card]
    ground = "beach" if face.things[SHORE] else "volcano" if face.things[VOLCANO] else "land"
    facts: dict[str, Fact] = {
        "ground": ground,
        "symbols": kinds_words([kind for kind, _, _ in face.symbols]),
    }
    return Words("card", facts)


def things_words(things: list[int]) -> Words:
    """What an inhabitant adds."""
    counted: list[Words] = []
    for thing in range(len(things)):
        if things[thing]:
            counted.append(some_words(things[thing], THINGS[thing]))
    return joined(counted)
