"""A position of Atiwa: fields and copies, and what the rules read off it again and again."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.engine.state import State
from atoll.engine.words import Progress
from atoll.games.atiwa.community import Community
from atoll.games.atiwa.parts import ROUNDS, TILES, Challenge, Parts
from atoll.games.atiwa.spaces import BAT, FAMILY, GOAT, Item

FREE: Final = 255  # no worker on a space
NO_CARD: Final = 255  # no card in an open place
PLENTY: Final = 255  # so many bats are in the general supply: more than there is room for


class Atiwa(State):
    """The whole table."""

    __slots__ = (
        "bag",
        "challenge",
        "communities",
        "deck",
        "discard",
        "first",
        "marker",
        "open",
        "parts",
        "round",
        "stacks",
        "track",
        "workers",
    )

    def __init__(
        self,
        parts: Parts,
        chance: Chance,
        agenda: list[Task],
        legal: list[int],
        communities: list[Community],
        workers: bytearray,
        track: bytearray,
        open_cards: bytearray,
        deck: bytearray,
        discard: bytearray,
        stacks: bytearray,
        bag: bytearray,
        marker: i64,
        first: i64,
        game_round: i64,
        challenge: i64,
    ) -> None:
        super().__init__(chance, agenda, legal)
        self.parts = parts
        self.communities = communities
        self.workers = workers  # on every space a seat, in the solo game a colour, or FREE
        self.track = track  # the tile on every position of the round track, or TILES
        self.open = open_cards  # the terrain card in every open place, or NO_CARD
        self.deck = deck  # terrain cards still to come
        self.discard = discard
        self.stacks = stacks  # location cards left
        self.bag = bag  # pollution markers left, by the gold they show
        self.marker: i64 = marker  # who holds the start player marker
        self.first: i64 = first  # who began this round
        self.round: i64 = game_round  # from 1
        self.challenge: i64 = challenge

    def copy(self) -> "Atiwa":
        return Atiwa(
            self.parts,
            self.chance.copy(),
            self.agenda.copy(),
            self.legal,
            [community.copy() for community in self.communities],
            self.workers.copy(),
            self.track.copy(),
            self.open.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.stacks.copy(),
            self.bag.copy(),
            self.marker,
            self.first,
            self.round,
            self.challenge,
        )

    def redeal(self, seat: int, chance: Chance) -> "Atiwa":
        """AT-31.1: nothing lies face down but what is still to be drawn."""
        s = self.copy()
        s.chance = chance.copy()
        return s

    def items(self, space: i64) -> list[Item]:
        """AT-6.1, AT-6.2: what a space offers now."""
        place = self.parts.spaces[space]
        if place.track < 0:
            return place.items
        return self.parts.track_items[place.track][self.track[place.track]]

    def rules(self) -> Challenge:
        """The challenge with its changes; of other games, the first one, which changes nothing."""
        return self.parts.challenges[self.challenge]

    def supply(self, seat: i64, kind: int) -> i64:
        """AT-11.1: tokens of a kind left on a seat's supply board; bats never run out."""
        if kind == BAT:
            return PLENTY
        return len(self.parts.rows[kind]) - 1 - self.missing_from(seat, kind)

    def missing_from(self, seat: i64, kind: int) -> i64:
        """How many spaces of a row are empty."""
        community = self.communities[seat]
        count: i64 = community.counts[kind]
        return count + community.gone if kind == FAMILY else count

    def number(self, seat: i64, kind: int) -> int:
        """The number in the rightmost empty space of a row; 0 if there is none."""
        return self.parts.rows[kind][self.missing_from(seat, kind)]

    def demand(self, seat: i64) -> int:
        """AT-22.1: the food demand; it may be negative."""
        return self.number(seat, FAMILY) - self.number(seat, GOAT)

    def cover(self, position: int) -> int:
        """The tile on a position of the track; -1 on that of the current round."""
        tile = self.track[position]
        return -1 if tile == TILES else tile

    def game_name(self) -> str:
        return "atiwa"

    @property
    def seats(self) -> int:
        return len(self.communities)

    def progress(self) -> Progress:
        return Progress("round", int(self.round), ROUNDS)

    def end_rule(self) -> str:
        return "AT-27.1"
