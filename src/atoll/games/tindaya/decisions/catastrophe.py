"""TI-18: the gods' catastrophe cards, and what protects from them."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.protection import (
    PROTECT_NEXT,
    card_words,
    cards_known,
    native_parts,
)
from atoll.games.tindaya.land import is_settlement, is_terrain, survey
from atoll.games.tindaya.names import (
    BY_WALL,
    CLAY_TOKEN,
    CROPS,
    DROUGHT,
    FIRE,
    FISHING,
    GUAYOTA,
    HERD,
    HEXES,
    INITIAL,
    LOCUST,
    NOWHERE,
    PIG,
    PIGS,
    PIRATES,
    RADIUS,
    SAN_BORONDON,
    SEA,
    STORM,
    TIBICENAS,
    TREMORS,
    TWISTER,
    VOLCANO,
    WOOD_TOKEN,
)
from atoll.games.tindaya.pieces import (
    belongings,
    clear,
    flee,
    kill_all,
    lose_canoes,
    remove_site,
    tell_loss,
)
from atoll.games.tindaya.state import DECIDED, ENDANGERED, Tindaya
from atoll.games.tindaya.words import (
    amounts,
    hex_words,
    island_words,
    listed,
    place_list,
)

STRUCK: Final = {
    STORM: FISHING + 1,
    TWISTER: HERD + 1,
    LOCUST: CROPS + 1,
    DROUGHT: CROPS + 1,
    FIRE: PIGS + 1,
    TREMORS: HERD + 1,
}


def strike(s: Tindaya, god: i64, centre: i64) -> None:
    """TI-17.5, TI-17.6, TI-18.1: whole islands with a terrain in the area are hit."""
    card = s.cards[god]
    hit = islands_hit(s, god, centre)
    if s.story is not None:
        tell_strike(s, card, hit)
    if card == SAN_BORONDON:
        vanish(s, hit)
        return
    for place in endangered(s, card, hit):
        s.danger[place] = ENDANGERED
    s.unveil()
    s.ask(AFTERMATH, s.first(), god, centre)
    s.ask(PROTECT_NEXT, s.first(), card)


def tell_strike(s: Tindaya, card: int, hit: list[int]) -> None:
    """Which islands a card hits, and where walls hold."""
    named = card_words(card)
    if not hit:
        s.tell(s.first(), Words("struck-nothing", {"card": named}), "TI-17.5")
        return
    seen: list[int] = []
    islands: list[Words] = []
    for place in hit:
        if s.island[place] not in seen:
            seen.append(s.island[place])
            islands.append(island_words(s, place))
    s.tell(s.first(), Words("struck", {"card": named, "islands": listed(islands)}), "TI-18.1")
    in_danger = endangered(s, card, hit)
    for place in hit:
        if card != SAN_BORONDON and threatens(s, card, place) and place not in in_danger:
            s.tell(s.first(), Words("wall-held", {"hex": hex_words(s, place)}), "TI-18.2")


def islands_hit(s: Tindaya, god: i64, centre: i64) -> list[int]:
    """All hexes of the islands that have a terrain in the area."""
    rings = s.geography.rings[centre][: RADIUS[s.wrath[god]] + 1]
    numbers = {s.island[place] for ring in rings for place in ring if is_terrain(s, place)}
    return [place for place in s.land if s.island[place] in numbers]


def endangered(s: Tindaya, card: int, hit: list[int]) -> list[int]:
    """The hexes on which the card would do something, walls considered."""
    found = [place for place in hit if threatens(s, card, place)]
    if s.parts.protections[card][BY_WALL]:
        return [place for place in found if not s.walls[place]]
    return found


def threatens(s: Tindaya, card: int, place: int) -> bool:
    if card in STRUCK and s.site[place] == STRUCK[card]:
        return True
    if card == STORM:
        return s.token[place] == CLAY_TOKEN
    if card == FIRE:
        return s.token[place] == WOOD_TOKEN
    if card == TREMORS:
        return s.token[place] >= INITIAL
    if card == PIRATES:
        return natives_of_all(s, place)
    if card == GUAYOTA:
        return s.ground[place] != VOLCANO and natives_of_all(s, place)
    return card == TIBICENAS and s.animals[place] > 0


def natives_of_all(s: Tindaya, place: int) -> bool:
    for here in range(place, len(s.villagers), HEXES):
        if s.villagers[here] or s.nobles[here]:
            return True
    return False


class Aftermath(Happening):
    """TI-18.5 to TI-18.14: what the card of the god `n` does where nobody protects."""

    def numbers(self) -> tuple[str, ...]:
        return ("god", "centre")

    def fits(self, s: Tindaya, task: Task) -> bool:
        return cards_known(s)

    def run(self, s: Tindaya, task: Task) -> None:
        card = s.cards[task.n]
        hit = islands_hit(s, task.n, task.x)
        told = len(s.story) if s.story is not None else 0
        for place in hit:
            if s.danger[place] in (ENDANGERED, DECIDED):
                ruin(s, card, place)
        if card == TWISTER:
            lose_canoes(s, [near for place in hit for near in s.geography.neighbours[place]])
        if card == TIBICENAS:
            halve_wilderness(s)
        for native in s.aside:
            bring_back(s, native)
        s.aside = []
        for place in hit:
            flee(s, place, -1)
        s.danger = bytearray(HEXES)
        if s.story is not None and hit and len(s.story) == told:
            s.tell(s.first(), Words("struck-nothing", {"card": card_words(card)}), "TI-18.1")


def halve_wilderness(s: Tindaya) -> None:
    """TI-18.10, TI-18.19: half of each kind dies, rounded down."""
    dead = [s.wild[kind] // 2 for kind in (0, 1)]
    for kind in (0, 1):
        s.wild[kind] -= dead[kind]
    if s.story is not None:
        lost = amounts([(PIG + kind, dead[kind]) for kind in (0, 1)])
        key = "wild-died" if sum(dead) else "wild-spared"
        s.tell(s.first(), Words(key, {"animals": lost}), "TI-18.10")


def bring_back(s: Tindaya, native: int) -> None:
    """TI-18.8: who was armed against the pirates is where he was."""
    seat, place, noble = native_parts(native)
    here = seat * HEXES + place
    if noble:
        s.nobles[here] += 1
    else:
        s.villagers[here] += 1
    if s.story is not None:
        facts: dict[str, Fact] = {
            "native": Words(f"native-{('villager', 'noble')[noble]}"),
            "hex": hex_words(s, place),
        }
        s.tell(seat, Words("native-saved", facts), "TI-18.8")


def ruin(s: Tindaya, card: int, place: int) -> None:
    """TI-18.17: settlements go back to their stacks; the terrain stays, without a token."""
    rule = f"TI-18.{card + 5}"
    if card in (PIRATES, GUAYOTA):
        kill_all(s, place, rule)
        return
    before = belongings(s, place) if s.story is not None else []
    at: Words | None = hex_words(s, place) if s.story is not None else None
    if card == TIBICENAS:
        s.animals[place] = 0
    elif s.site[place] == STRUCK[card]:
        if card != LOCUST:
            kill_all(s, place, rule)
        s.animals[place] = 0
        remove_site(s, place)
    if card in (STORM, FIRE, TREMORS) and not is_settlement(s, place):
        s.token[place] = 0
    if at is not None:
        left = belongings(s, place)
        tell_loss(s, at, [each for each in before if each not in left], rule)


def vanish(s: Tindaya, hit: list[int]) -> None:
    """TI-18.9, TI-18.15, TI-18.18: islands and their volcanoes disappear for good."""
    if s.story is not None:
        s.tell(s.first(), Words("vanished", {"hexes": place_list(s, hit)}), "TI-18.9")
    for place in hit:
        clear(s, place, "TI-18.9")
        if s.ground[place] == VOLCANO:
            number = s.volcanoes.index(place)
            s.volcanoes[number] = NOWHERE
            if s.reserve:
                s.reserve -= 1
                s.covered += 1
        else:
            s.reserve += 1
        s.ground[place] = SEA
    survey(s)


AFTERMATH: Final[Aftermath] = Aftermath("aftermath", "TI-18.1")
