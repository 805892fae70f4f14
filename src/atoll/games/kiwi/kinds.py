"""What the parts of Kiwi Chow Down are called: every kind of thing by its number."""

from typing import Final

from mypy_extensions import i64

SEATS: Final = (1, 2, 3, 4)
FRUIT: Final = ("red", "green", "yellow", "blue")
TERRAIN: Final = ("flower", "grass", "mountain", "sand")
FLOCKS: Final = ("red", "green", "purple", "yellow")
HUES: Final = 6  # the first of the flocks' colours; those before it are the house's, one per seat
SLOTS: Final = 6  # of the turn-order track

# The action cards.
CARDS: Final = ("move", "feed", "build", "wild-fruit", "wild-kiwis", "wild-marker")
KINDS: Final = 6
MOVE_CARD: Final = 0
FEED_CARD: Final = 1
BUILD_CARD: Final = 2
WILD: Final = 3  # and all above it
DECK: Final = 9  # cards of a flock

# The nests, two of each kind.
NESTS: Final = ("tree", "lookout", "cave")
TREE: Final = 0
LOOKOUT: Final = 1
CAVE: Final = 2

# KI-21: the powers of side B.
NO_POWER: Final = 0
SECOND_MARK: Final = 1
MARKER_MORE: Final = 2
DOUBLE_NESTS: Final = 3
MORE_MOVES: Final = 4
POWERS: Final = ("none", "second-mark", "choose-marker", "double-nests", "more-moves")

# What a bonus is made of. One part of it is `kind * AMOUNTS + amount`.
AMOUNTS: Final = 8
BONUS_FRUIT: Final = 0
BONUS_MARKER: Final = 1
BONUS_PLACE: Final = 2
BONUS_INCREASE: Final = 3
BONUS_FEED: Final = 4
BONUS_MOVE: Final = 5
BONUS_BUILD: Final = 6
BONUS_POINTS: Final = 7
BONUS_RETURN: Final = 8
BONUS_REMOVE: Final = 9
BONUSES: Final = (
    "fruit",
    "marker",
    "place",
    "increase",
    "feed",
    "move",
    "build",
    "vp",
    "return-marker",
    "remove-token",
)


def bonus_part(kind: i64, amount: i64) -> i64:
    return kind * AMOUNTS + amount


def bonus_kind(part: i64) -> i64:
    return part // AMOUNTS


def bonus_amount(part: i64) -> i64:
    return part % AMOUNTS


# KI-17: what season cards count.
MEASURES: Final = (
    *TERRAIN,
    "size-1",
    "size-2",
    "size-3",
    "nests",
    "at-leader",
    "best-hex",
    "dominated",
    "single",
)
SIZE_1: Final = 4
SIZE_2: Final = 5
SIZE_3: Final = 6
NEST_COUNT: Final = 7
AT_LEADER: Final = 8
BEST_HEX: Final = 9
DOMINATED: Final = 10
SINGLE: Final = 11

# KI-9: how Leader cards travel, what they do, and where.
LINE: Final = 0
WALK: Final = 1
JUMP: Final = 2
SWAP: Final = 3
TRAVELS: Final = ("line", "walk", "jump", "swap")
ANY: Final = 0
OWN: Final = 1
OUTER: Final = 2
ONTO: Final = ("any", "own", "outer")
DO_PUSH: Final = 0
DO_PULL: Final = 1
DO_REPEL: Final = 2
DOINGS: Final = ("push", "pull", "repel")
START: Final = 0
CROSSED: Final = 1
ENTERED: Final = 2
END: Final = 3
PLACES: Final = ("start", "crossed", "entered", "end")
RIVAL: Final = 2
OWNERS: Final = ("any", "own", "rival")
ALL: Final = 15  # a number of pieces: every one of them

# KI-22: the cells of the Solitaire cards.
ROWS: Final = ("move", "feed", "build", "wild")
CELL_MOVE: Final = 0
CELL_FEED: Final = 1
CELL_BUILD: Final = 2
CELL_PLACE: Final = 3
CELL_DOINGS: Final = ("move", "feed", "build", "place")
HUMAN_MOST: Final = 4
KIWIBOT_MOST: Final = 5
HUMAN_LEADER: Final = 6
TARGETS: Final = (*TERRAIN, "human-most", "kiwibot-most", "human-leader")
APART: Final = 1
TOGETHER: Final = 2
GROUPS: Final = ("any", "diff", "same")
SIDES: Final = ("human", "kiwibot")
