"""A position of Kiwi Chow Down: fields and copies, and what the rules read off it again and again."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.engine.state import State
from atoll.engine.words import Progress, Words
from atoll.games.kiwi.flock import HAND, NOBODY, Flock
from atoll.games.kiwi.hidden import (
    deal_cards,
    deal_markers,
    holdings,
    pick_holding,
    unseen_cards,
    unseen_markers,
)
from atoll.games.kiwi.island import Island
from atoll.games.kiwi.kinds import HUES, KINDS, LOOKOUT
from atoll.games.kiwi.parts import Parts
from atoll.games.kiwi.pieces import piece_code

KIWIBOT: Final = 1  # its place among the flocks of a solo game

# Moves beside pieces and hexes.
STOP: Final = 9999  # do no more of this
POWER: Final = 9997  # use the Leader's power

DEALS: Final = 30  # tries to deal what fits the question, before all that fits is looked through

# The phases of a season.
SETUP_PHASE: Final = 0
AWAKENING_PHASE: Final = 1
CHANGE_PHASE: Final = 2
ACTIONS_PHASE: Final = 3
SEASON_CARD_PHASE: Final = 4
MARK_PHASE: Final = 5
PHASES: Final = ("setup", "awakening", "change", "actions", "season-card", "mark")


class Solo:
    """KI-22: what lies beside the Kiwibot's board."""

    __slots__ = ("deck", "kept", "pile", "seasons")

    def __init__(self, pile: list[int], deck: bytearray, seasons: bytearray, kept: i64) -> None:
        self.pile = pile  # the Solitaire cards of the seasons; never changed
        self.deck = deck  # the action cards not yet revealed, the one set aside among them
        self.seasons = seasons  # the season cards not yet turned up
        self.kept: i64 = kept  # season cards kept by the Kiwibot

    def copy(self) -> "Solo":
        return Solo(self.pile, self.deck.copy(), self.seasons.copy(), self.kept)


class Kiwi(State):
    """The whole table."""

    __slots__ = (
        "active",
        "bag",
        "bot",
        "first",
        "flocks",
        "fruit",
        "grown",
        "island",
        "last",
        "marks",
        "nests",
        "order",
        "parts",
        "phase",
        "places",
        "pollen",
        "season",
        "season_cards",
        "sections",
        "solo",
        "terrain",
        "variable",
    )

    def __init__(
        self,
        parts: Parts,
        chance: Chance,
        agenda: list[Task],
        legal: list[int],
        island: Island,
        sections: list[int],
        terrain: bytes,
        flocks: list[Flock],
        nests: bytearray,
        marks: bytearray,
        fruit: bytearray,
        bag: bytearray,
        season_cards: list[int],
        season: i64,
        phase: i64,
        first: i64,
        order: list[int],
        active: i64,
        variable: bool,
        places: bytearray,
        last: bytearray,
        grown: list[int],
        pollen: bool,
        solo: Solo | None,
    ) -> None:
        super().__init__(chance, agenda, legal)
        self.parts = parts
        self.island = island
        self.sections = sections  # the section in every slot of the island; never changed
        self.terrain = terrain  # of every hex
        self.flocks = flocks
        self.nests = nests  # on every hex: 0, or a `nest_code`
        self.marks = marks  # on every hex: 0, or 1 + the owner of the marker
        self.fruit = fruit  # in the pink bag
        self.bag = bag  # markers in the brown bag
        self.season_cards = season_cards  # face up; replaced, never changed
        self.season: i64 = season  # from 1
        self.phase: i64 = phase
        self.first: i64 = first  # the holder of the first player marker
        self.order = order  # the turn order of the season; replaced, never changed
        self.active: i64 = active  # whose card or bonus is being resolved
        self.variable = variable  # KI-23: with the turn-order track
        self.places = places  # the turn-order slot of every flock
        self.last = last  # and that of the season before
        self.grown = grown  # KI-17.9: size-2 kiwis, as pieces, that this bonus has increased
        self.pollen = pollen  # KI-1.19: with the season cards the rulebook does not describe
        self.solo = solo
        self.bot: i64 = NOBODY if solo is None else KIWIBOT

    def copy(self) -> "Kiwi":
        solo = self.solo
        return Kiwi(
            self.parts,
            self.chance.copy(),
            self.agenda.copy(),
            self.legal,
            self.island,
            self.sections,
            self.terrain,
            [flock.copy() for flock in self.flocks],
            self.nests.copy(),
            self.marks.copy(),
            self.fruit.copy(),
            self.bag.copy(),
            self.season_cards,
            self.season,
            self.phase,
            self.first,
            self.order,
            self.active,
            self.variable,
            self.places.copy(),
            self.last.copy(),
            self.grown.copy(),
            self.pollen,
            None if solo is None else solo.copy(),
        )

    def redeal(self, seat: int, chance: Chance) -> "Kiwi":
        """KI-24.2: rivals' cards and markers are dealt anew from all that this seat cannot see."""
        dealer = chance.copy()
        s = self.dealt(seat, dealer)
        if seat == self.seat or not self.agenda:
            return s
        # Another seat is asked something, so it must hold what leaves it a choice.
        for _ in range(DEALS):
            if s.leaves_a_choice():
                return s
            s = self.dealt(seat, dealer)
        return self.fitting(seat, dealer)

    def leaves_a_choice(self) -> bool:
        self.legal = self.task.matter.moves(self, self.task)
        return len(self.legal) > 1

    def fitting(self, seat: int, dealer: Chance) -> "Kiwi":
        """What the seat that is asked holds is drawn from all holdings that leave it a choice, each as
        likely as a deal brings it. A question is about its markers or about its hand, never about both,
        and what it truly holds is among them."""
        s = self.dealt(seat, dealer)
        flock = s.flocks[self.seat]
        if not s.revealed():
            heap = unseen_markers(s.flocks, s.bag, seat)
            dealt = flock.markers
            fit = [held for held in holdings(heap, sum(dealt)) if s.asks_with_markers(flock, held)]
            flock.markers = dealt
            if fit:
                held = pick_holding(heap, fit, dealer)
                deal_markers(s.flocks, s.bag, seat, dealer, self.seat, held)
                s.leaves_a_choice()
                return s
        heap = unseen_cards(flock)
        dealt = flock.cards[HAND : HAND + KINDS]
        fit = [held for held in holdings(heap, sum(dealt)) if s.asks_with_hand(flock, held)]
        flock.cards[HAND : HAND + KINDS] = dealt
        if fit:
            deal_cards(flock, dealer, pick_holding(heap, fit, dealer))
        s.leaves_a_choice()
        return s

    def asks_with_markers(self, flock: Flock, held: bytearray) -> bool:
        flock.markers = held
        return self.leaves_a_choice()

    def asks_with_hand(self, flock: Flock, held: bytearray) -> bool:
        flock.cards[HAND : HAND + KINDS] = held
        return self.leaves_a_choice()

    def dealt(self, seat: int, dealer: Chance) -> "Kiwi":
        """One way in which the hidden cards and markers may lie."""
        s = self.copy()
        s.chance = dealer
        if not s.revealed():
            deal_markers(s.flocks, s.bag, seat, dealer)
        for player, flock in enumerate(s.flocks):
            if player != seat and player != s.bot:
                deal_cards(flock, dealer)
        return s

    # What the rules read

    def revealed(self) -> bool:
        """KI-19.1: in the last Mark Territory phase all markers lie open."""
        return self.phase == MARK_PHASE and self.season == self.parts.seasons

    def dominator(self, place: i64) -> i64:
        """KI-14.1, KI-14.3: the flock that is strongest on a hex, or NOBODY."""
        best: i64 = 0
        found: i64 = NOBODY
        for player in range(len(self.flocks)):
            strength: i64 = self.flocks[player].strength[place]
            if strength > best:
                best = strength
                found = player
            elif strength == best:
                found = NOBODY
        return found

    def clockwise(self) -> list[int]:
        """All flocks, from the holder of the first player marker on."""
        count = len(self.flocks)
        return [int((self.first + i) % count) for i in range(count)]

    def lift(self, owner: i64, place: i64, kind: i64) -> None:
        """A piece leaves the island, or changes its size."""
        self.flocks[owner].lift(place, kind)
        if self.grown and self.misses_grown(owner, place):
            self.grown.remove(int(half_grown(owner, place)))

    def shift(self, owner: i64, source: i64, target: i64, kind: i64) -> None:
        """A piece goes from hex to hex."""
        flock = self.flocks[owner]
        flock.lift(source, kind)
        flock.put(target, kind)
        if self.grown and self.misses_grown(owner, source):
            self.grown.remove(int(half_grown(owner, source)))
            self.grown.append(int(half_grown(owner, target)))

    def misses_grown(self, owner: i64, place: i64) -> bool:
        """KI-17.9: kiwis that have not grown leave first; has one left that has?"""
        grown = self.grown.count(int(half_grown(owner, place)))
        return grown > self.flocks[owner].kiwis[place * 3 + 1]

    # What every game brings

    def tell(self, seat: i64, words: Words, rule: str) -> None:
        """What the Kiwibot does is told of it by name."""
        if seat == self.bot:
            facts = words.facts.copy()
            facts["who"] = Words("kiwibot")
            super().tell(0, Words(words.key, facts), rule)
        else:
            super().tell(seat, words, rule)

    def game_name(self) -> str:
        return "kiwi"

    @property
    def seats(self) -> int:
        return 1 if self.solo is not None else len(self.flocks)

    def progress(self) -> Progress:
        return Progress("season", int(self.season), self.parts.seasons)

    def hues(self) -> list[int]:
        """A seat has the colour of its flock."""
        return [HUES + int(flock.colour) for flock in self.flocks[: self.seats]]

    def end_rule(self) -> str:
        return "KI-19.4"


def half_grown(owner: i64, place: i64) -> i64:
    """KI-17.9: a kiwi that has grown to size 2, among the pieces."""
    return piece_code(place, owner, 1)


# A nest on a hex, in one number: its owner, its kind and its row; 0 is none.
NEST_KINDS: Final = 6


def nest_code(owner: int, kind: int, row: int) -> int:
    return 1 + owner * NEST_KINDS + kind * 2 + row


def nest_owner(nest: int) -> int:
    return (nest - 1) // NEST_KINDS


def nest_kind(nest: int) -> int:
    return (nest - 1) % NEST_KINDS // 2


def nest_row(nest: int) -> int:
    """0 for the first row of the board, 1 for the second."""
    return (nest - 1) % 2


def is_lookout(nest: int) -> bool:
    return nest > 0 and nest_kind(nest) == LOOKOUT
