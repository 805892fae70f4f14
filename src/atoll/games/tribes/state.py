"""A position of Tribes: fields and copies, and what the rules read off it again and again."""

from typing import Final

from mypy_extensions import i64

from atoll.engine import hexes
from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.engine.state import State
from atoll.engine.words import Progress
from atoll.games.tribes.parts import (
    ALWAYS,
    COLUMNS,
    EPOCHS,
    GAIN_POINTS,
    LOSE_POINTS,
    SLOTS,
    SPACES,
    STACK,
    STRENGTH,
    Parts,
)

NOBODY: Final = 255  # no stone on a space
FACE_DOWN: Final = 255  # no board to be seen in a slot
NO_TILE: Final = -1
UNUSED: Final = -1  # an arrow token still in its owner's hands

# TR-11.5: the rules set no limit; a game of bots that never ends is stopped far beyond any real one.
ROUND_LIMIT: Final = 500


class Territory:
    """Where a tribe's land tiles lie. Never changed, so that all copies of a position share it."""

    __slots__ = ("chart", "frontier", "hexes", "kinds", "near")

    def __init__(
        self, places: list[int], kinds: bytes, near: list[list[int]], frontier: list[int]
    ) -> None:
        self.hexes = places  # the hex of every tile
        self.kinds = kinds  # the kind of land of every tile
        self.near = near  # the tiles beside every tile
        self.frontier = frontier  # the free hexes beside the territory
        self.chart = b""  # its part of a row of numbers, drawn up when it is first wanted

    def extended(self, place: int, kind: int) -> "Territory":
        """The territory with one more tile on a hex of its frontier."""
        tile = len(self.hexes)
        around = hexes.neighbours(place)
        beside = [i for i, other in enumerate(self.hexes) if other in around]
        near = self.near.copy()
        for i in beside:
            near[i] = [*near[i], tile]
        near.append(beside)
        places = [*self.hexes, place]
        frontier = [free for free in self.frontier if free != place]
        frontier.extend(free for free in around if free not in places and free not in frontier)
        frontier.sort()
        return Territory(places, self.kinds + bytes([kind]), near, frontier)


def territory(tiles: list[tuple[int, int]]) -> Territory:
    """The territory of tiles given as (hex, kind), laid one after the other."""
    lands = Territory([], b"", [], [])
    for place, kind in tiles:
        lands = lands.extended(place, kind)
    return lands


class Tribe:
    """What lies in front of one player."""

    __slots__ = (
        "arrow",
        "done",
        "exhausted",
        "lands",
        "members",
        "points",
        "reserve",
        "shells",
        "tracks",
    )

    def __init__(
        self,
        lands: Territory,
        members: bytearray,
        exhausted: bytearray,
        tracks: bytearray,
        reserve: i64,
        shells: i64,
        points: i64,
        done: i64,
        arrow: i64,
    ) -> None:
        self.lands = lands
        self.members = members  # on every tile
        self.exhausted = exhausted  # 1 for every tile turned over
        self.tracks = tracks  # the space reached on every track
        self.reserve: i64 = reserve
        self.shells: i64 = shells
        self.points: i64 = points
        self.done: i64 = done  # a bit for every slot with a stone of this tribe
        self.arrow: i64 = arrow  # the link it lies on, or UNUSED

    def copy(self) -> "Tribe":
        return Tribe(
            self.lands,
            self.members.copy(),
            self.exhausted.copy(),
            self.tracks.copy(),
            self.reserve,
            self.shells,
            self.points,
            self.done,
            self.arrow,
        )

    def occupied(self) -> list[int]:
        """The tiles with members on them."""
        members = self.members
        return [i for i in range(len(members)) if members[i]]

    def empty(self, turned: int) -> list[int]:
        """The tiles without members that are exhausted (`turned` = 1) or active (0)."""
        members, exhausted = self.members, self.exhausted
        return [i for i in range(len(members)) if not members[i] and exhausted[i] == turned]

    def resources(self) -> list[int]:
        """TR-7.7: how many active tiles of each kind carry a member."""
        counts = [0, 0, 0, 0, 0]
        kinds, exhausted, members = self.lands.kinds, self.exhausted, self.members
        for i in range(len(members)):
            if members[i] and not exhausted[i]:
                counts[kinds[i]] += 1
        return counts

    def wilds(self, kind: int) -> list[int]:
        """TR-8.2, TR-8.3, TR-8.6: the tiles that can be exhausted in place of this kind."""
        kinds, exhausted, members = self.lands.kinds, self.exhausted, self.members
        return [
            i for i in range(len(members)) if members[i] and not exhausted[i] and kinds[i] != kind
        ]

    def add_land(self, place: int, kind: int) -> None:
        self.lands = self.lands.extended(place, kind)
        self.members.append(0)
        self.exhausted.append(0)


class Tribes(State):
    """The whole table."""

    __slots__ = (
        "arrows",
        "boards",
        "deck",
        "drawn",
        "ending",
        "held",
        "land",
        "parts",
        "round",
        "row",
        "secret",
        "shells",
        "stack",
        "stones",
        "struck",
        "tribes",
    )

    def __init__(
        self,
        parts: Parts,
        chance: Chance,
        agenda: list[Task],
        legal: list[int],
        tribes: list[Tribe],
        row: list[int],
        shells: list[int],
        held: i64,
        boards: bytearray,
        stones: bytearray,
        arrows: i64,
        deck: bytearray,
        stack: bytearray,
        struck: bytearray,
        land: bytearray,
        drawn: bytearray,
        turn_round: i64,
        ending: bool,
        secret: bool,
    ) -> None:
        super().__init__(chance, agenda, legal)
        self.parts = parts
        self.tribes = tribes
        self.row = row  # the action sequence: tiles from left to right
        self.shells = shells  # the shells lying on every tile of the row
        self.held: i64 = held  # the tile in use, or NO_TILE
        self.boards = boards  # the board in every slot, or FACE_DOWN
        self.stones = stones  # the seat on every space of every slot, or NOBODY
        self.arrows: i64 = arrows  # a bit for every link with an arrow token
        self.deck = deck  # boards not yet seen
        self.stack = stack  # events not yet seen
        self.struck = struck  # events executed
        self.land = land  # land in the bag, by kind
        self.drawn = drawn  # land in hand, by kind
        self.round: i64 = turn_round
        self.ending = ending
        self.secret = secret  # nobody sees the points of others before the end

    def copy(self) -> "Tribes":
        return Tribes(
            self.parts,
            self.chance.copy(),
            self.agenda.copy(),
            self.legal,
            [tribe.copy() for tribe in self.tribes],
            self.row.copy(),
            self.shells.copy(),
            self.held,
            self.boards.copy(),
            self.stones.copy(),
            self.arrows,
            self.deck.copy(),
            self.stack.copy(),
            self.struck.copy(),
            self.land.copy(),
            self.drawn.copy(),
            self.round,
            self.ending,
            self.secret,
        )

    def redeal(self, seat: int, chance: Chance) -> "Tribes":
        """TR-16.3: nothing lies face down but what is still to be drawn; TR-16.2: and secret points."""
        s = self.copy()
        s.chance = chance.copy()
        if s.secret and s.agenda:
            s.guess_points(seat)
        return s

    def knows(self, viewer: int | None, seat: int) -> bool:
        """TR-16.2: may a viewer see the points of a seat?"""
        return not self.secret or not self.agenda or viewer == seat

    def known_scores(self, viewer: int | None) -> list[int | None]:
        return [
            score if self.knows(viewer, seat) else None for seat, score in enumerate(self.scores())
        ]

    def board_points(self, seat: int) -> int:
        """The points everybody can count: those of the first tooth and of the stones on the boards."""
        points = self.parts.first_points[len(self.tribes) - 2][seat]
        for slot in range(SLOTS):
            for space in range(SPACES):
                if self.stones[slot * SPACES + space] == seat:
                    points += self.parts.board_points[self.boards[slot]][space]
        return points

    def guess_points(self, seat: int) -> None:
        """TR-16.2: the points of all others as they might be. What events gave and took is not to be
        seen on the table, so each is dealt to somebody anew, or to nobody where it may have missed."""
        p = self.parts
        sums = [self.board_points(other) for other in range(len(self.tribes))]
        for event in range(EPOCHS * STACK):
            effect, n = p.event_effect[event], p.event_number[event]
            if not self.struck[event] or effect not in (GAIN_POINTS, LOSE_POINTS):
                continue
            taker = self.chance.below(len(sums))
            if p.event_when[event] != ALWAYS and self.chance.below(2) == 1:
                continue
            for other in range(len(sums)):
                if other == taker or p.event_all[event]:
                    sums[other] = max(0, sums[other] + (n if effect == GAIN_POINTS else -n))
        for other, tribe in enumerate(self.tribes):
            if other != seat:
                tribe.points = sums[other]

    def value(self, seat: i64, track: int) -> int:
        """What a seat's marker on a track is worth now."""
        return self.parts.values[track][self.tribes[seat].tracks[track]]

    def is_strongest(self, seat: i64) -> bool:
        """TR-10.4, TR-10.7: nobody stands higher on the strength track."""
        own = self.tribes[seat].tracks[STRENGTH]
        return all([tribe.tracks[STRENGTH] <= own for tribe in self.tribes])

    def is_weakest(self, seat: i64) -> bool:
        """TR-10.4, TR-10.7: nobody stands lower on the strength track."""
        own = self.tribes[seat].tracks[STRENGTH]
        return all([tribe.tracks[STRENGTH] >= own for tribe in self.tribes])

    def struck_in_last_epoch(self) -> int:
        """TR-10.13: the orange events that count towards the end."""
        struck = bytes(self.struck)
        found: i64 = 0
        for event in range((EPOCHS - 1) * STACK, len(struck)):
            found += struck[event]
        return int(found)

    def end_events(self) -> int:
        """TR-11.1: how many orange events end the game."""
        return self.parts.end_events[len(self.tribes) - 2]

    def game_name(self) -> str:
        return "tribes"

    @property
    def seats(self) -> int:
        return len(self.tribes)

    def progress(self) -> Progress:
        return Progress("round", int(self.round))

    def end_rule(self) -> str:
        return "TR-11.2"


def link(source: int, target: int) -> int:
    """TR-9.3: the number of the link from a slot to the one diagonally above; -1 if there is none."""
    epoch, column = divmod(source, COLUMNS)
    side = target - source - COLUMNS
    if side not in (-1, 1) or not 0 <= column + side < COLUMNS or target >= SLOTS or source < 0:
        return -1
    return (epoch * COLUMNS + column) * 2 + (side + 1) // 2


def link_ends(number: int) -> tuple[int, int]:
    """The source and target of a link."""
    source, right = divmod(number, 2)
    return source, source + COLUMNS + (1 if right else -1)


# For every slot of the upper epochs, the (source, link) pairs that lead to it from the side.
DIAGONALS: Final[list[list[tuple[int, int]]]] = [
    [(source, link(source, target)) for source in range(SLOTS) if link(source, target) >= 0]
    for target in range(SLOTS)
]
LINKS: Final[list[int]] = sorted([number for pairs in DIAGONALS for _, number in pairs])
