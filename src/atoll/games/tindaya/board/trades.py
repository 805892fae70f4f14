"""The trades of a tribe: inventions with their price, squares for markers, goods."""

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g, line, rect
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import card, piece, ringed
from atoll.draw.scene import Data
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import TRADE_SIGNS, good
from atoll.games.tindaya.names import TRADES

TRADE_GOODS = {
    "fishing": ("fish", "salt", "smoked-fish"),
    "pigs": ("pork-leg", "manure", "salted-meat"),
    "herd": ("milk", "horns", "goat-meat", "cheese"),
    "crops": ("fig", "straw", "cereals", "roasted-flour"),
}
TRADE_INVENTIONS = {
    "fishing": ("saltern", "smokehouse"),
    "pigs": ("farm-knife", "salting-trough"),
    "herd": ("field-knife", "cheese-maker"),
    "crops": ("plow", "hand-mill"),
}
RAW = ("wood", "clay", "stone", "obsidian")
SQUARE_SIGNS = {
    "develop": "up",
    "produce": "supply",
    "cave": "cave",
    "explore": "movement",
    "betray": "soldier",
}
SQUARE = 34.0  # on a wide page
CHIP = 26.0
TOP = 75.0  # of a card's squares
GAP = 8.0


def trades(scene: TindayaScene, width: float) -> Block:
    """Four trades and the strip with what belongs to none, side by side as room allows."""
    columns = 5 if width > 560 else 2
    step = (width - GAP * (columns - 1)) / columns
    high = card_high(scene)
    drawn = [trade_card(scene, name, step) for name in TRADES] + [strip_card(scene, step)]
    contents: list[Content] = [
        at(i % columns * (step + GAP), i // columns * (high + GAP), each)
        for i, each in enumerate(drawn)
    ]
    rows = (len(drawn) + columns - 1) // columns
    return g(*contents, id_="trades"), rows * (high + GAP) - GAP


def goods_top(scene: TindayaScene) -> float:
    return TOP + scene.reach(SQUARE) + 9


def card_high(scene: TindayaScene) -> float:
    return goods_top(scene) + 2 * scene.reach(CHIP) + 12


def trade_card(scene: TindayaScene, trade: str, width: float) -> Element:
    """A trade: known or not, two inventions, two squares, its goods."""
    own = scene.own
    known = trade in own["trades"]
    choice = scene.pick(f"trade-{scene.seat}-{trade}")
    colour = "ink" if known else "soft"
    high = card_high(scene)
    name = scene.called(f"trade-{trade}")
    contents: list[Content] = [
        card(width, high, fill="card" if known else "paper"),
        icon(TRADE_SIGNS[trade], 18, 17, 17, colour),
        label(name, 31, 22, width - 38, size=13, bold=True, class_=f"fill-{colour}"),
    ]
    for i, invention in enumerate(TRADE_INVENTIONS[trade]):
        contents.append(at(9, 31 + i * 20, invention_line(scene, invention, width - 18)))
    half = (width - 18 - 8) / 2
    for i, action in enumerate(("develop", "produce")):
        used = bool(own["used"] >> (TRADES.index(trade) + 4 * i) & 1)
        contents.append(at(9 + i * (half + 8), TOP, square(scene, action, trade, half, used)))
    contents.append(at(9, goods_top(scene), goods_grid(scene, TRADE_GOODS[trade], width - 18)))
    said = name if known else scene.say("board-unknown-trade", trade=name)
    return piece(
        0,
        0,
        *contents,
        *ringed(width, high, choice),
        id_=f"trade-{scene.seat}-{trade}",
        class_="trade",
        name=said,
        choice=choice,
        dim=1.0,
    )


def invention_line(scene: TindayaScene, invention: str, width: float) -> Element:
    done = invention in scene.own["inventions"]
    return work_line(scene, invention, scene.called(f"invention-{invention}"), done, width)


def work_line(scene: TindayaScene, work: str, name: str, done: bool, width: float) -> Element:
    """An invention, or the cave: a tick if it is there, else what it costs."""
    price = [] if done else price_signs(scene.view["costs"][work])
    return g(
        rect(0.5, 2.5, 13, 13, f"{'fill-accent' if done else 'none'} stroke-accent", rx=3),
        icon("check", 7, 9, 10, "paper") if done else None,
        label(
            name, 18, 13.5, width - 20 - 14 * len(price), size=12,
            class_="fill-ink" if done else "fill-soft",
        ),
        *(at(width - 14 * (len(price) - i) + 7, 9, sign) for i, sign in enumerate(price)),
    )  # fmt: skip


def price_signs(price: Data) -> list[Element]:
    """The goods of a price, one sign for every unit."""
    return [good(name, 13) for name, n in price.items() for _ in range(n)]


def square(
    scene: TindayaScene, action: str, trade: str, width: float, used: bool = False
) -> Element:
    """A square of the action strip: a marker on it acts; one that is used is crossed out."""
    name = f"{action}-{trade}" if trade else action
    target = f"square-{scene.seat}-{name}"
    choice = scene.pick(target)
    text = scene.say(f"board-square-{action}")
    ground, colour = ("spent", "spent-ink") if used else ("tint", "ink")
    said = scene.say("board-used", what=text) if used else text
    wide = measure(text, 12)
    room = width - 26
    high = scene.reach(SQUARE)
    signs = width > 66 or wide <= room
    return piece(
        0,
        0,
        rect(0.5, 0.5, width - 1, high - 1, f"fill-{ground} stroke-line", rx=8),
        icon(SQUARE_SIGNS[action], 13, high / 2, 13, colour) if signs else None,
        label(
            text, 22 if signs else width / 2, high / 2 + 4.3, room if signs else width - 6,
            size=12, anchor=None if signs else "middle", class_=f"fill-{colour}",
        ),
        line(4, high - 5, width - 4, 5, "stroke-spent-ink", stroke_width=1.6) if used else None,
        *ringed(width, high, choice, rx=8),
        id_=target,
        class_="square",
        name=said,
        choice=choice,
    )  # fmt: skip


def strip_card(scene: TindayaScene, width: float) -> Element:
    """Raw materials, the second cave and the way out."""
    own, view = scene.own, scene.view
    contents: list[Content] = [
        card(width, card_high(scene)),
        icon("hand", 18, 17, 16, "ink"),
        label(scene.say("board-materials"), 31, 22, width - 38, size=13, bold=True),
        at(9, goods_top(scene), goods_grid(scene, RAW, width - 18)),
    ]
    inner = width - 18
    half = (inner - 8) / 2
    caves = view["options"]["lesson"] != 1
    squares: list[tuple[str, bool]] = [("cave", bool(own["cave"]))] if caves else []
    squares.append(("explore", False))
    if f"square-{scene.seat}-betray" in scene.picks:
        squares.append(("betray", False))
    for i, (action, used) in enumerate(squares):
        x, y = (9 + i * (half + 8), TOP) if i < 2 else (9, TOP - 6 - scene.reach(SQUARE))
        contents.append(at(x, y, square(scene, action, "", half if i < 2 else inner, used)))
    if caves and len(squares) == 2:
        contents.append(at(9, 40, cave_line(scene, inner)))
    return g(*contents)


def cave_line(scene: TindayaScene, width: float) -> Element:
    """The second cave, which shelters all."""
    name = scene.say("board-second-cave")
    return work_line(scene, "cave", name, bool(scene.own["cave"]), width)


def goods_grid(scene: TindayaScene, names: tuple[str, ...], width: float) -> Element:
    """Goods with their numbers, two in a line."""
    half = width / 2
    return g(
        *(
            at(i % 2 * half, i // 2 * (scene.reach(CHIP) + 2), good_chip(scene, name, half - 4))
            for i, name in enumerate(names)
        )
    )


def good_chip(scene: TindayaScene, name: str, width: float) -> Element:
    """A good and how many of it a tribe has."""
    n = scene.own["goods"][name]
    target = f"good-{scene.seat}-{name}"
    choice = scene.pick(target)
    text = str(n)
    high = scene.reach(CHIP)
    return piece(
        0,
        0,
        at(12, high / 2, good(name, 20), opacity=None if n or choice else 0.4),
        label(
            text, 27, high / 2 + 4.8, width - 29, size=14, bold=True,
            class_="fill-ink" if n else "fill-soft",
        ),
        *ringed(width, high, choice, rx=8),
        id_=target,
        class_="good",
        name=f"{scene.called(f'good-{name}')}: {n}",
        choice=choice,
        named=True,
    )  # fmt: skip
