"""TI-12: what natives do where an exploration has brought them."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.barter import can_barter, open_barter
from atoll.games.tindaya.decisions.choice import DONE, TindayaChoice, seat_after, turn_on
from atoll.games.tindaya.decisions.dowry import can_marry, open_dowry
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.offer import OFFER, can_offer
from atoll.games.tindaya.decisions.reconquest import RECONQUEST
from atoll.games.tindaya.land import is_fort, is_terrain, presence, villagers_at
from atoll.games.tindaya.names import HERD, HEXES, PIG, PIGS, TRADES, VOLCANO
from atoll.games.tindaya.pieces import animal_kind, award, collect, may_collect, takes_last
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import hex_words, seat_words, token_words, units

# Moves are hex * CODES + what is done there.
CODES: Final = 16
COLLECT: Final = 0
BUILD: Final = 1  # + trade
GATHER: Final = 5
OFFERING: Final = 6
BARTER: Final = 7  # + seat
DOWRY: Final = 11  # + seat
DEEDS: Final = 15  # kinds that there are
FLOCK: Final = 2  # animals that are gathered at once


class AfterExploration(Happening):
    """TI-12.1 to TI-12.3: battles in forts first, then optional actions."""

    def run(self, s: Tindaya, task: Task) -> None:
        if s.story is not None:
            tell_tokens(s, task.seat)
        s.ask(VISIT, task.seat)
        for place in reversed(s.land):
            if is_fort(s, place) and presence(s, task.seat, place):
                s.ask(RECONQUEST, task.seat, place)


def tell_tokens(s: Tindaya, seat: i64) -> None:
    """TI-12.5: why a token where natives have ended stays there."""
    for place in s.land:
        if not s.token[place] or not ended(s, seat, place) or may_collect(s, seat, place):
            continue
        facts: dict[str, Fact] = {
            "token": token_words(s.token[place]),
            "hex": hex_words(s, place),
            "last": "yes" if takes_last(s, place) else "no",
        }
        s.tell(seat, Words("token-stays", facts), "TI-12.5")


def ended(s: Tindaya, seat: i64, place: i64) -> bool:
    """TI-12.1: has a native of the tribe ended this exploration here?"""
    return s.villagers_moved[place] + s.nobles_moved[place] > 0 and presence(s, seat, place) > 0


def noble_ended(s: Tindaya, seat: i64, place: i64) -> bool:
    return s.nobles_moved[place] > 0 and s.nobles[seat * HEXES + place] > 0


def can_build(s: Tindaya, seat: i64, place: i64, trade: i64) -> bool:
    """TI-12.17, TI-3.8, TI-3.10, TI-3.11."""
    return (
        s.ground[place] == s.parts.trades[trade].terrain
        and not s.site[place]
        and not s.token[place]
        and s.tiles[trade] > 0
        and s.tribes[seat].knows(trade)
        and villagers_at(s, place) == s.villagers[seat * HEXES + place]
    )


def can_gather(s: Tindaya, place: i64) -> bool:
    """TI-12.19, TI-12.20: a herd or farm without animals; not the last two of a kind [A]."""
    if s.animals[place] or s.site[place] not in (PIGS + 1, HERD + 1):
        return False
    wild = s.wild[animal_kind(s, place)]
    if s.mode.dominion or not s.mode.wild_limit:
        return wild > 0
    return wild > FLOCK


def flock(s: Tindaya, place: i64) -> int:
    """How many animals can be gathered: two, or the last one."""
    return min(FLOCK, s.wild[animal_kind(s, place)])


def gather(s: Tindaya, seat: i64, place: i64) -> None:
    kind = animal_kind(s, place)
    n = flock(s, place)
    s.wild[kind] -= n
    s.animals[place] = n
    if not s.wild[kind]:
        award(s, seat, -1, "exhausted-wilderness", "TI-12.20")


def visits(s: Tindaya, seat: i64, offered: i64) -> list[int]:
    """All optional actions that are possible; to offer again at once, once it was ended, is none."""
    found: list[int] = []
    folk, lords = bytes(s.villagers_moved), bytes(s.nobles_moved)
    for place in s.land:
        if not folk[place] and not lords[place]:
            continue  # most of the map
        if not ended(s, seat, place) or is_fort(s, place):
            continue
        base = place * CODES
        noble = noble_ended(s, seat, place)
        if s.token[place] and may_collect(s, seat, place):
            found.append(base + COLLECT)
        if noble:
            for trade in range(4):
                if can_build(s, seat, place, trade):
                    found.append(base + BUILD + trade)
            if can_gather(s, place):
                found.append(base + GATHER)
            if s.ground[place] == VOLCANO and not offered and can_offer(s, seat):
                found.append(base + OFFERING)
        for other in s.tribes_left():
            if other != seat and presence(s, other, place):
                if can_barter(s, seat, other):
                    found.append(base + BARTER + other)
                if s.mode.dowry and is_terrain(s, place) and can_marry(s, seat, other):
                    found.append(base + DOWRY + other)
        if s.mode.solo and s.mode.dowry and noble and neutral_marries(s, seat, place):
            found.append(base + DOWRY + 1)
    return found


def neutral_marries(s: Tindaya, seat: i64, place: i64) -> bool:
    """TI-32.4: is there a neutral villager here whom the solo player can adopt?"""
    return presence(s, 1, place) > 0 and can_marry(s, seat, 1)


class Visit(TindayaChoice):
    """TI-12.1: one optional action after another, or no more; `n` says that the last was an offering."""

    def numbers(self) -> tuple[str, ...]:
        return ("offered",)

    def kinds(self, s: Tindaya) -> int:
        return HEXES * DEEDS

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        place, kind = move // CODES, move % CODES
        if kind >= BARTER and not s.mode.solo:
            first = DOWRY if kind >= DOWRY else BARTER
            kind = first + turn_on(s, task.seat, kind - first)
        return place * DEEDS + kind

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        place, kind = number // DEEDS, number % DEEDS
        if kind >= BARTER and not s.mode.solo:
            first = DOWRY if kind >= DOWRY else BARTER
            kind = first + seat_after(s, task.seat, kind - first)
        return place * CODES + kind

    def called(self, s: Tindaya, number: int) -> str:
        return f"{kind_name(number % DEEDS)}@{s.geography.names[number // DEEDS]}"

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        found = visits(s, task.seat, task.n)
        found.append(DONE)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            return
        seat, place, kind = task.seat, move // CODES, move % CODES
        s.ask(self, seat, 1 if kind == OFFERING else 0)
        if kind == COLLECT:
            collect(s, seat, place)
        elif kind < GATHER:
            s.site[place] = kind - BUILD + 1
            s.tiles[kind - BUILD] -= 1
        elif kind == GATHER:
            gather(s, seat, place)
        elif kind == OFFERING:
            s.ask(OFFER, seat)
        elif kind < DOWRY:
            open_barter(s, seat, kind - BARTER)
        else:
            open_dowry(s, seat, kind - DOWRY, place)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        seat = task.seat
        found: list[int] = []
        for place in s.land:
            if not ended(s, seat, place) or is_fort(s, place):
                continue
            base = place * CODES
            if s.token[place]:
                found.append(base + COLLECT)
            for trade in range(4):
                if s.ground[place] == s.parts.trades[trade].terrain and not s.site[place]:
                    found.append(base + BUILD + trade)
            if s.site[place] in (PIGS + 1, HERD + 1):
                found.append(base + GATHER)
            if s.ground[place] == VOLCANO and not task.n:
                found.append(base + OFFERING)
        legal = self.moves(s, task)
        return found + [move for move in legal if move not in found]

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        seat, place, kind = task.seat, move // CODES, move % CODES
        facts: dict[str, Fact] = {"hex": hex_words(s, place)}
        if kind == COLLECT:
            if takes_last(s, place):
                return Refusal("TI-12.5", "refused-last-token", facts)
            return Refusal("TI-12.5", "refused-capacity", {"n": s.parts.capacity[s.mode.level]})
        if not noble_ended(s, seat, place):
            return Refusal("TI-12.3", "refused-no-noble-moved", facts)
        if kind == OFFERING:
            return Refusal("TI-12.10", "refused-nothing-to-offer")
        if kind == GATHER:
            if s.animals[place]:
                return Refusal("TI-12.19", "refused-has-animals", facts)
            return Refusal("TI-12.20", "refused-wilderness")
        return build_refusal(s, seat, place, kind - BUILD)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        return f"{kind_name(move % CODES)}@{s.geography.names[move // CODES]}"

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {
            "more": "yes" if any([each.matter.name == "explore" for each in s.agenda]) else "no"
        }

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            places = sorted({each // CODES for each in visits(s, task.seat, task.n)})
            at: Fact = hex_words(s, places[0]) if places else Words("nobody")
            return Words("visit-done", {"places": len(places), "hex": at})
        place, kind = move // CODES, move % CODES
        facts: dict[str, Fact] = {"hex": hex_words(s, place)}
        if kind >= BARTER:
            facts["seat"] = seat_words(s, (kind - BARTER) % 4)
            return Words("visit-dowry" if kind >= DOWRY else "visit-barter", facts)
        if kind == COLLECT:
            facts["token"] = token_words(s.token[place])
            return Words("visit-collect", facts)
        if kind < GATHER:
            facts["settlement"] = Words(f"settlement-{TRADES[kind - BUILD]}")
            return Words("visit-build", facts)
        if kind == GATHER:
            n = flock(s, place) or FLOCK
            facts["animals"] = units(PIG + animal_kind(s, place), n)
            return Words("visit-gather", facts)
        return Words("visit-offer", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else f"hex-{s.geography.names[move // CODES]}"


def kind_name(kind: int) -> str:
    """What is done, without the place."""
    if kind >= DOWRY:
        return f"dowry-{kind - DOWRY + 1}"
    if kind >= BARTER:
        return f"barter-{kind - BARTER + 1}"
    if BUILD <= kind < GATHER:
        return f"build-{TRADES[kind - BUILD]}"
    return {COLLECT: "collect", GATHER: "gather", OFFERING: "offer"}[kind]


def build_refusal(s: Tindaya, seat: i64, place: int, trade: int) -> Refusal:
    facts: dict[str, Fact] = {"hex": hex_words(s, place), "trade": Words(f"trade-{TRADES[trade]}")}
    if not s.tribes[seat].knows(trade):
        return Refusal("TI-12.17", "refused-trade-unknown", facts)
    if s.token[place]:
        rule = "TI-12.17" if may_collect(s, seat, place) else "TI-12.18"
        return Refusal(rule, "refused-token-first", facts)
    if villagers_at(s, place) != s.villagers[seat * HEXES + place]:
        return Refusal("TI-3.8", "refused-other-villager", facts)
    return Refusal("TI-3.11", "refused-no-tile", facts)


AFTER_EXPLORATION: Final[AfterExploration] = AfterExploration("after-exploration", "TI-12.1")
VISIT: Final[Visit] = Visit("visit", "TI-12.1")
