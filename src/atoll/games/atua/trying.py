"""What the table says of a card that is still held over the island."""

from typing import Any

from atoll.engine.words import Words
from atoll.games.atua import preview as laying
from atoll.games.atua.cards import KINDS
from atoll.games.atua.decisions.names import some_words
from atoll.games.atua.decisions.place import PLACE, card_of
from atoll.games.atua.parts import PAIRS, SOURCES
from atoll.games.atua.scoring import amount, worths
from atoll.games.atua.state import FORMS, Atua


def preview(s: Atua, move: str, language: str) -> dict[str, Any] | None:
    """As in `atoll.games.atua.preview`, with words for people: what is wrong, or what is covered."""
    if s.over or s.decision() is not PLACE:
        return None
    place = s.parse(move)
    x, y, turn = s.islands[s.seat].place(place)
    found = laying.preview(s, s.seat, card_of(s.task), x, y, turn)
    for fault in found["faults"]:
        fault["text"] = s.say(Words(fault.pop("key"), fault.pop("facts")), language)
    for source in found["sources"]:
        source["name"] = s.say(Words(f"breakdown-{source['source']}"), language)
    for line in found["sums"]:
        key = line["source"]
        line["name"] = s.say(Words(key if key == "score" else f"breakdown-{key}"), language)
    found["says"] = ""
    if found["legal"]:
        said = Words("covers", PLACE.words(s, s.task, place).facts)
        beach = found["beach"]
        if beach["then"] != beach["now"]:
            said = Words("beach-then", {"covers": said, "cards": beach["then"]})
        then = s.copy()
        then.islands[s.seat] = s.islands[s.seat].laid(card_of(s.task), x, y, turn)
        found["says"] = s.say(too_many(s, then, said), language)
    return found


def too_many(s: Atua, then: Atua, said: Words) -> Words:
    """Why a pair that counts now would count nothing."""
    for k in range(PAIRS):
        more = amount(then, s.seat, 2 * k) - amount(then, s.seat, 2 * k + 1)
        if s.scored[s.seat * FORMS + k] or not worths(s, s.seat)[k] or more <= 0:
            continue
        some = some_words(more, KINDS[2 * k])
        source = Words(f"source-{SOURCES[k]}")
        said = Words("too-many-then", {"said": said, "some": some, "source": source})
    return said
