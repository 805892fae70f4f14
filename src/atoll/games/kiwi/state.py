"""A position of Kiwi Chow Down: fields and copies, and what the rules read off it again and again."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.chance import Chance, draw
from atoll.engine.decision import Task
from atoll.engine.state import State
from atoll.engine.words import Words
from atoll.games.kiwi.island import Island
from atoll.games.kiwi.parts import KINDS, LOOKOUT, Parts

NOBODY: Final = -1
EMPTY: Final = 255  # a card slot or a turn-order slot with nothing in it
DOWN: Final = 8  # added to the card of a slot: it lies face down
KIWIBOT: Final = 1  # its place among the flocks of a solo game

# Pieces: three sizes of kiwi, the same three once they have moved this turn, and the Leader.
MOVED: Final = 3
LEADER: Final = 6
SIZES: Final = [1, 2, 3, 1, 2, 3, 3]

# The piles of a flock's action cards, one after the other in one bag.
HAND: Final = 0
STOCK: Final = 6
FACE_UP: Final = 12  # discarded after being played face up
FACE_DOWN: Final = 18  # discarded after being played face down

# Moves beside pieces and hexes.
STOP: Final = 9999  # do no more of this
POWER: Final = 9997  # use the Leader's power

# Decisions of which only the outcome is told.
SILENT: Final = ("push", "move", "feed", "build", "build-nest", "increase", "pay-marker")

DEALS: Final = 20  # tries to deal a hand that fits what its owner is asked

# The phases of a season.
SETUP: Final = 0
AWAKENING: Final = 1
CHANGE: Final = 2
ACTIONS: Final = 3
SEASON_CARD: Final = 4
MARK: Final = 5
PHASES: Final = ("setup", "awakening", "change", "actions", "season-card", "mark")


class Flock:
    """What belongs to one player, and where its pieces stand."""

    __slots__ = (
        "cards",
        "colour",
        "fruit",
        "kiwis",
        "leader",
        "leader_card",
        "leader_moved",
        "markers",
        "moved",
        "nests",
        "points",
        "power",
        "reserve",
        "side",
        "slots",
        "spent",
        "strength",
        "track",
    )

    def __init__(
        self,
        colour: i64,
        side: i64,
        power: i64,
        kiwis: bytearray,
        moved: bytearray,
        strength: bytearray,
        leader: i64,
        leader_moved: bool,
        leader_card: i64,
        spent: bool,
        track: i64,
        reserve: i64,
        fruit: bytearray,
        markers: bytearray,
        nests: bytearray,
        cards: bytearray,
        slots: bytearray,
        points: i64,
    ) -> None:
        self.colour: i64 = colour
        self.side: i64 = side  # the track in the parts: 0 for side A
        self.power: i64 = power  # of side B
        self.kiwis = kiwis  # on every hex, by size: hex * 3 + size - 1
        self.moved = moved  # how many of these have moved
        self.strength = strength  # on every hex
        self.leader: i64 = leader  # its hex; NOBODY before it is set down
        self.leader_moved = leader_moved
        self.leader_card: i64 = leader_card  # NOBODY before it is chosen
        self.spent = spent  # the Leader card is face down
        self.track: i64 = track  # tokens left on it
        self.reserve: i64 = reserve
        self.fruit = fruit
        self.markers = markers
        self.nests = nests  # built, by kind
        self.cards = cards  # hand, stock and the two discards, by kind of card
        self.slots = slots  # the cards played this season
        self.points: i64 = points  # from season cards

    def copy(self) -> "Flock":
        return Flock(
            self.colour,
            self.side,
            self.power,
            self.kiwis.copy(),
            self.moved.copy(),
            self.strength.copy(),
            self.leader,
            self.leader_moved,
            self.leader_card,
            self.spent,
            self.track,
            self.reserve,
            self.fruit.copy(),
            self.markers.copy(),
            self.nests.copy(),
            self.cards.copy(),
            self.slots.copy(),
            self.points,
        )

    # Pieces on the island

    def put(self, place: i64, kind: i64) -> None:
        """A piece comes to a hex."""
        if kind == LEADER:
            self.leader = place
            self.strength[place] += 3
            return
        size = kind if kind < MOVED else kind - MOVED
        i = place * 3 + size
        self.kiwis[i] += 1
        if kind >= MOVED:
            self.moved[i] += 1
        self.strength[place] += size + 1

    def lift(self, place: i64, kind: i64) -> None:
        """A piece leaves its hex."""
        if kind == LEADER:
            self.leader = NOBODY
            self.strength[place] -= 3
            return
        size = kind if kind < MOVED else kind - MOVED
        i = place * 3 + size
        self.kiwis[i] -= 1
        if kind >= MOVED:
            self.moved[i] -= 1
        self.strength[place] -= size + 1

    def count(self, place: i64, kind: i64) -> i64:
        """How many pieces of a kind stand on a hex."""
        if kind == LEADER:
            return 1 if self.leader == place else 0
        if kind >= MOVED:
            return self.moved[place * 3 + kind - MOVED]
        i = place * 3 + kind
        return self.kiwis[i] - self.moved[i]

    def kinds(self, place: i64) -> list[int]:
        """The kinds of pieces on a hex."""
        found: list[int] = []
        i: i64 = place * 3
        kiwis, moved = self.kiwis, self.moved
        for size in range(3):
            if kiwis[i + size] > moved[i + size]:
                found.append(size)
        for size in range(3):
            if moved[i + size]:
                found.append(MOVED + size)
        if self.leader == place:
            found.append(LEADER)
        return found

    def birds(self, place: i64) -> i64:
        """The kiwis on a hex, whatever their size; the Leader is not among them."""
        i: i64 = place * 3
        return self.kiwis[i] + self.kiwis[i + 1] + self.kiwis[i + 2]

    def stands(self, place: i64) -> bool:
        """KI-13.4: is a kiwi or the Leader on the hex?"""
        return self.leader == place or self.birds(place) > 0

    def of_size(self, size: int) -> int:
        """How many kiwis of a size are on the island."""
        return sum(self.kiwis[size - 1 :: 3])

    def flock_size(self) -> int:
        """How many kiwis are on the island."""
        return sum(self.kiwis)

    def rest(self) -> None:
        """KI-6.9: the turn, or the bonus, is over; every piece may move again."""
        self.moved = bytearray(len(self.moved))
        self.leader_moved = False

    # Tokens off the island, fruit and markers

    def has_token(self) -> bool:
        """KI-13.2: one that need not come from the island."""
        return self.track > 0 or self.reserve > 0

    def fruit_total(self) -> int:
        return sum(self.fruit)

    def marker_total(self) -> int:
        return sum(self.markers)

    def played(self) -> int:
        """How many card slots are filled."""
        return 3 - self.slots.count(EMPTY)


class Solo:
    """KI-22: what lies beside the Kiwibot's board."""

    __slots__ = ("deck", "kept", "pile", "seasons", "side")

    def __init__(
        self, side: i64, pile: list[int], deck: bytearray, seasons: bytearray, kept: i64
    ) -> None:
        self.side: i64 = side  # of the marker: whose Leader it shows, 0 the human's
        self.pile = pile  # the Solitaire cards of the seasons; never changed
        self.deck = deck  # the action cards not yet revealed, the one set aside among them
        self.seasons = seasons  # the season cards not yet turned up
        self.kept: i64 = kept  # season cards kept by the Kiwibot

    def copy(self) -> "Solo":
        return Solo(self.side, self.pile, self.deck.copy(), self.seasons.copy(), self.kept)


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
        solo: Solo | None,
    ) -> None:
        super().__init__(chance, agenda, legal)
        self.parts = parts
        self.island = island
        self.sections = sections  # the section in every slot of the island; never changed
        self.terrain = terrain  # of every hex
        self.flocks = flocks
        self.nests = nests  # on every hex: 0, or 1 + owner * 6 + kind * 2 + row
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
        self.grown = grown  # KI-17.9: owner * 64 + hex of size-2 kiwis this bonus has increased
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
            s.legal = s.task.matter.moves(s, s.task)
            if len(s.legal) > 1:
                return s
            s = self.dealt(seat, dealer)
        s = self.copy()
        s.chance = dealer
        return s

    def dealt(self, seat: int, dealer: Chance) -> "Kiwi":
        """One way in which the hidden cards and markers may lie."""
        s = self.copy()
        s.chance = dealer
        if not s.revealed():
            deal_markers(s, seat, dealer)
        for player, flock in enumerate(s.flocks):
            if player != seat and player != s.bot:
                deal_cards(flock, dealer)
        return s

    # What the rules read

    def revealed(self) -> bool:
        """KI-19.1: in the last Mark Territory phase all markers lie open."""
        return self.phase == MARK and self.season == self.parts.seasons

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
        if self.grown:
            self.forget_grown(owner, place)

    def shift(self, owner: i64, source: i64, target: i64, kind: i64) -> None:
        """A piece goes from hex to hex."""
        flock = self.flocks[owner]
        flock.lift(source, kind)
        flock.put(target, kind)
        if self.grown and self.forget_grown(owner, source):
            self.grown.append(int(owner * 64 + target))

    def forget_grown(self, owner: i64, place: i64) -> bool:
        """KI-17.9: kiwis that have not grown leave first; did one go that has?"""
        grown = int(owner * 64 + place)
        if self.grown.count(grown) > self.flocks[owner].kiwis[place * 3 + 1]:
            self.grown.remove(grown)
            return True
        return False

    # What every game brings

    def tell_move(self, task: Task, move: int) -> None:
        """What a choice leads to is told; the choice of a piece that is to do it is not."""
        if move != STOP and (task.matter.name not in SILENT or move == POWER):
            super().tell_move(task, move)

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

    def end_rule(self) -> str:
        return "KI-19.4"

    def view(self, seat: int | None = None) -> dict[str, Any]:
        from atoll.games.kiwi.view import view

        return view(self, seat)

    def to_dict(self) -> dict[str, Any]:
        from atoll.games.kiwi.position import to_dict

        return to_dict(self)

    def scores(self) -> list[int]:
        from atoll.games.kiwi.scoring import scores

        return scores(self)

    def winners(self) -> list[int]:
        from atoll.games.kiwi.scoring import winners

        return winners(self)

    def breakdown(self, seat: int) -> dict[str, int]:
        from atoll.games.kiwi.scoring import breakdown

        return breakdown(self, seat)


def deal_markers(s: Kiwi, seat: int, chance: Chance) -> None:
    """Rivals' markers and the bag are one heap to this seat."""
    heap = s.bag
    counts: list[int] = []
    for player, flock in enumerate(s.flocks):
        counts.append(flock.marker_total())
        if player != seat:
            for kind in range(len(heap)):
                heap[kind] += flock.markers[kind]
            flock.markers = bytearray(len(heap))
    for player, flock in enumerate(s.flocks):
        if player != seat:
            for _ in range(counts[player]):
                flock.markers[draw(heap, chance)] += 1


def deal_cards(flock: Flock, chance: Chance) -> None:
    """KI-3.7: a rival's hand, deck and face-down cards are one heap to all others."""
    cards = flock.cards
    heap = bytearray(KINDS)
    counts = [sum(cards[pile : pile + KINDS]) for pile in (HAND, STOCK, FACE_UP, FACE_DOWN)]
    for kind in range(KINDS):
        heap[kind] = cards[HAND + kind] + cards[STOCK + kind] + cards[FACE_DOWN + kind]
    for slot in range(3):
        card = flock.slots[slot]
        if DOWN <= card < EMPTY:
            heap[card - DOWN] += 1
    up = cards[FACE_UP : FACE_UP + KINDS]
    flock.cards = bytearray(HAND + KINDS * 4)
    flock.cards[FACE_UP : FACE_UP + KINDS] = up
    for pile, number in ((HAND, counts[0]), (STOCK, counts[1]), (FACE_DOWN, counts[3])):
        for _ in range(number):
            flock.cards[pile + draw(heap, chance)] += 1
    for slot in range(3):
        if DOWN <= flock.slots[slot] < EMPTY:
            flock.slots[slot] = DOWN + draw(heap, chance)


def nest_owner(nest: int) -> int:
    """Whose nest it is."""
    return (nest - 1) // 6


def nest_code(owner: int, kind: int, row: int) -> int:
    return 1 + owner * 6 + kind * 2 + row


def is_lookout(nest: int) -> bool:
    return nest > 0 and (nest - 1) % 6 // 2 == LOOKOUT


def new_flock(colour: int, side: int, power: int, hexes: int, tokens: int, track: int) -> Flock:
    """A flock with all its tokens at hand and nothing on the island."""
    return Flock(
        colour,
        side,
        power,
        kiwis=bytearray(hexes * 3),
        moved=bytearray(hexes * 3),
        strength=bytearray(hexes),
        leader=NOBODY,
        leader_moved=False,
        leader_card=NOBODY,
        spent=False,
        track=track,
        reserve=tokens - track,
        fruit=bytearray(4),
        markers=bytearray(4),
        nests=bytearray(3),
        cards=bytearray(KINDS * 4),
        slots=bytearray([EMPTY] * 3),
        points=0,
    )
