"""What action spaces offer: items, and how parts.toml writes them."""

from dataclasses import dataclass
from typing import Final

from atoll.engine.parts import Entry
from atoll.engine.words import Fact

# Kinds of tokens; the first five have a row on the supply board.
WILD: Final = 0
TREE: Final = 1
FRUIT: Final = 2
FAMILY: Final = 3
GOAT: Final = 4
BAT: Final = 5
KINDS: Final = ("wild", "tree", "fruit", "family", "goat", "bat")
ROWS: Final = 5
ROW_LENGTHS: Final = (8, 13, 8, 13, 7)

MOST_ITEMS: Final = 6  # of a space; those of the track have as many again on their tile
LOCATION_IDS: Final = ("farmstead", "settlement", "village", "town")
OPEN_PLACES: Final = 4

# What an item of a space does.
GOLD: Final = 0
GAIN: Final = 1
TREE_WITH_FRUIT: Final = 2
CHOICE: Final = 3
TRAIN: Final = 4
PAID_TRAIN: Final = 5
EXCHANGE: Final = 6
NATURE_GOLD: Final = 7
NATURE_TRAIN: Final = 8
DECK: Final = 9
OPEN: Final = 10
HOUSE_BATS: Final = 11
LOCATION: Final = 12
OPS: Final = (
    "gold",
    "gain",
    "tree-with-fruit",
    "choice",
    "train",
    "paid-train",
    "exchange",
    "nature-gold",
    "nature-train",
    "deck",
    "open",
    "house-bats",
    "location",
)


@dataclass(frozen=True)
class Item:
    """One action of a space."""

    op: int
    n: int = 0  # how many; of an open terrain card, its place
    kind: int = 0  # the tokens, or the location
    price: int = 0  # in gold; of a location, what it costs more than the card says
    bonus: bool = False  # AT-5.13: only with enough terrain cards


class Space:
    """An action space; those of the round track have their items in `Parts.track_items`."""

    __slots__ = ("apart", "items", "name", "seats", "title", "track")

    def __init__(self, name: str, title: Fact, seats: list[int], items: list[Item], track: int):
        self.name = name
        self.title = title
        self.seats = seats
        self.items = items
        self.track = track  # the position on the round track, or -1
        self.apart = -1  # AT-4.9: the space that the same player may not use too


# Tokens that a space may give without a price.
TOKENS: Final = ("wild", "tree", "goat", "bat")


def read_items(entry: Entry) -> list[Item]:
    """The items of a space, a tile or a round."""
    texts = entry.get("items")
    if not isinstance(texts, list) or not 1 <= len(texts) <= MOST_ITEMS:
        raise entry.fail("items", f"must be a list of 1 to {MOST_ITEMS} items, not {texts!r}")
    items = [read_item(entry, text) for text in texts]
    ops = [item.op for item in items]
    if (NATURE_GOLD in ops or NATURE_TRAIN in ops) and (DECK in ops or OPEN in ops):
        raise entry.fail("items", "nature and terrain cannot stand on one space")
    if items[0].bonus:
        raise entry.fail("items", "a bonus must follow another item")
    return items


def read_item(entry: Entry, text: object) -> Item:
    words = text.split() if isinstance(text, str) else []
    name = words[0] if words else ""
    numbers = [int(word) for word in words[1:] if word.isdecimal() and len(word) < 3]
    rest = [word for word in words[1:] if not word.isdecimal()]
    form = (name, len(numbers), len(rest))
    word = rest[0] if rest else ""
    n = numbers[0] if numbers else 0
    if form == ("gold", 1, 0):
        return Item(GOLD, n)
    if form[1:] == (1, 0) and name in TOKENS:
        return Item(GAIN, n, KINDS.index(name))
    if form == ("choice", 1, 0):
        return Item(CHOICE, n)
    if form == ("train", 1, 0):
        return Item(TRAIN, n)
    if form == ("paid-train", 2, 0):
        return Item(PAID_TRAIN, numbers[1], 0, n)
    if form == ("exchange", 2, 1) and word in ("goat", "family"):
        return Item(EXCHANGE, numbers[1], KINDS.index(word), n)
    if form == ("nature", 1, 1) and word in ("gold", "train"):
        return Item(NATURE_GOLD if word == "gold" else NATURE_TRAIN, n)
    if form == ("bonus", 1, 1) and word in ("gold", "train"):
        return Item(GOLD if word == "gold" else TRAIN, n, 0, 0, True)
    if form == ("open", 1, 0) and 1 <= n <= OPEN_PLACES:
        return Item(OPEN, n - 1)
    if form == ("location", 1, 1) and word in LOCATION_IDS:
        return Item(LOCATION, 1, LOCATION_IDS.index(word), n)
    plain = {"tree-with-fruit": TREE_WITH_FRUIT, "deck": DECK, "house-bats": HOUSE_BATS}
    if name in plain and form[1:] == (0, 0):
        return Item(plain[name], 1)
    raise entry.fail("items", f"there is no item {text!r}; the head of the file lists them")
