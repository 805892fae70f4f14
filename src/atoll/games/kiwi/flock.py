"""A flock: what belongs to one player, and where its pieces stand."""

from typing import Final

from mypy_extensions import i64

from atoll.games.kiwi.kinds import KINDS

NOBODY: Final = -1
EMPTY: Final = 255  # a card slot or a turn-order slot with nothing in it
DOWN: Final = 8  # added to the card of a slot: it lies face down

# Pieces: three sizes of kiwi, the same three once they have moved this turn, and the Leader.
MOVED: Final = 3
LEADER: Final = 6
SIZES: Final = [1, 2, 3, 1, 2, 3, 3]
KIND_NAMES: Final = ("1", "2", "3", "1'", "2'", "3'", "leader")

# The piles of a flock's action cards, one after the other in one bag.
HAND: Final = 0
STOCK: Final = 6
FACE_UP: Final = 12  # discarded after being played face up
FACE_DOWN: Final = 18  # discarded after being played face down


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
        kiwis = bytes(self.kiwis)
        found: i64 = 0
        for place in range(size - 1, len(kiwis), 3):
            found += kiwis[place]
        return int(found)

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
