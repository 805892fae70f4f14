"""What the table says of a card that is still held over the island."""

from typing import Any

from atoll.engine.words import Words
from atoll.games.atua import preview as laying
from atoll.games.atua.decisions.place import PLACE, card_of
from atoll.games.atua.state import Atua


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
    covers = Words("covers", PLACE.words(s, s.task, place).facts)
    beach = found["beach"]
    if beach["then"] is not None and beach["then"] != beach["now"]:
        covers = Words("beach-then", {"covers": covers, "cards": beach["then"]})
    found["says"] = s.say(covers, language) if found["legal"] else ""
    return found
