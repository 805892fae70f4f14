"""TI-5.4, TI-5.5: what the seers see: where the events come, and which catastrophes."""

from atoll.engine.chance import draw
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.names import (
    ACORAN,
    CATASTROPHES,
    MONEIBA,
    NOWHERE,
    PROPHECY,
    TSUNAMI,
)
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import event_words, god_words


def reveal_places(s: Tindaya) -> None:
    """TI-5.4, TI-5.8: Tibiabin's prophecy; no standee on a volcano that has vanished."""
    s.prophecy = draw(s.prophecies, s.chance)
    column = s.parts.prophecies[s.prophecy][s.era - 1]
    shown = s.parts.events[s.event].symbols
    for place, event in enumerate(PROPHECY):
        if event not in shown:
            continue
        facts: dict[str, Fact] = {"event": event_words(event), "n": column[place]}
        if event != TSUNAMI and s.volcanoes[column[place]] == NOWHERE:
            if s.story is not None:
                s.tell(s.order[0], Words("standee-lost", facts), "TI-5.8")
            continue
        s.standees[event] = column[place]
        if s.story is not None:
            key = "tsunami-placed" if event == TSUNAMI else "standee-placed"
            s.tell(s.order[0], Words(key, facts), "TI-5.4")


def reveal_catastrophes(s: Tindaya) -> None:
    """TI-5.5: Tamonante's prophecy: the next catastrophe of both gods."""
    s.cards[MONEIBA] = draw(s.catastrophes, s.chance, 0, 5)
    s.cards[ACORAN] = draw(s.catastrophes, s.chance, 5, 10)
    if s.story is not None:
        for god in (ACORAN, MONEIBA):
            card = Words(f"catastrophe-{CATASTROPHES[s.cards[god]]}")
            facts: dict[str, Fact] = {"god": god_words(god), "card": card}
            s.tell(s.order[0], Words("catastrophe-shown", facts), "TI-5.5")
