"""What belongs to one player: goods, markers, knowledge, cards."""

from mypy_extensions import i64

from atoll.games.tindaya.names import GOODS, IDOLS

Price = list[tuple[int, int]]  # goods, and how many units of each


class Tribe:
    """A tribe's two panels and its cards; where its natives stand is the board's to know."""

    __slots__ = (
        "canoe",
        "cave",
        "cubes",
        "cylinders",
        "dealt",
        "discards",
        "goods",
        "idols",
        "inventions",
        "market",
        "nobles",
        "passed",
        "prison",
        "secrets",
        "seen",
        "shown",
        "skill",
        "solidarity",
        "spent_cubes",
        "spent_cylinders",
        "tokens",
        "trades",
        "turned",
        "used",
        "values",
        "villagers",
        "waste",
    )

    def __init__(
        self,
        goods: list[int],
        tokens: list[int],
        idols: bytearray,
        shown: bytearray,
        secrets: list[int],
        values: list[int],
        seen: list[int],
        dealt: list[int],
        discards: list[int],
    ) -> None:
        self.goods = goods
        self.tokens = tokens  # raw material tokens held: clay, wood, minerals
        self.idols = idols  # in hand, by kind
        self.shown = shown  # played and face up
        self.secrets = secrets  # secret objectives kept
        self.values = values  # the score tokens on them
        self.seen = seen  # bit by bit the seats that have looked at each of them
        self.dealt = dealt  # secret objectives to choose from
        self.discards = discards  # secret objectives not kept
        self.skill: i64 = 0
        self.trades: i64 = 0  # bit by bit those known
        self.inventions: i64 = 0  # bit by bit those developed, two to a trade
        self.cave: i64 = 0
        self.cubes: i64 = 0  # in the deposit
        self.cylinders: i64 = 0
        self.spent_cubes: i64 = 0  # on the action strip
        self.spent_cylinders: i64 = 0
        self.used: i64 = 0  # bit by bit the squares of the strip used this era
        self.prison: i64 = 0
        self.market: i64 = 0  # bit by bit the cards bought
        self.canoe: i64 = 0  # in hand
        self.turned: i64 = 0  # the tribe card lies face down until the next era
        self.passed: i64 = 0
        self.solidarity: i64 = 0
        self.waste: i64 = 0  # resources in the garbage dump
        self.villagers: i64 = 0  # on the board
        self.nobles: i64 = 0

    def copy(self) -> "Tribe":
        t = Tribe(
            self.goods.copy(),
            self.tokens.copy(),
            self.idols.copy(),
            self.shown.copy(),
            self.secrets.copy(),
            self.values.copy(),
            self.seen.copy(),
            self.dealt.copy(),
            self.discards.copy(),
        )
        t.skill = self.skill
        t.trades = self.trades
        t.inventions = self.inventions
        t.cave = self.cave
        t.cubes = self.cubes
        t.cylinders = self.cylinders
        t.spent_cubes = self.spent_cubes
        t.spent_cylinders = self.spent_cylinders
        t.used = self.used
        t.prison = self.prison
        t.market = self.market
        t.canoe = self.canoe
        t.turned = self.turned
        t.passed = self.passed
        t.solidarity = self.solidarity
        t.waste = self.waste
        t.villagers = self.villagers
        t.nobles = self.nobles
        return t

    def knows(self, trade: i64) -> bool:
        """TI-7.1: a trade is known when its knowledge square is free."""
        return self.trades >> trade & 1 == 1

    def has(self, invention: i64) -> bool:
        return self.inventions >> invention & 1 == 1

    def pays(self, price: Price) -> bool:
        goods = self.goods
        return all(goods[good] >= n for good, n in price)

    def pay(self, price: Price) -> None:
        for good, n in price:
            self.goods[good] -= n


def new_tribe() -> Tribe:
    return Tribe(
        [0] * len(GOODS),
        [0, 0, 0],
        bytearray(len(IDOLS)),
        bytearray(len(IDOLS)),
        [],
        [],
        [],
        [],
        [],
    )
