"""The trades of a tribe: inventions with their price, squares for markers, goods."""

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g, line, rect
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure, paragraph, wrap
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
SIGNED = 26.0  # what a square's sign takes of its width
COLUMN = 48.0  # goods below each other


def trades(scene: TindayaScene, width: float) -> Block:
    """Four trades and the strip with what belongs to none, side by side as room allows."""
    columns = 5 if width > 560 else 2
    step = (width - GAP * (columns - 1)) / columns
    high = card_high(scene, step)
    drawn = [trade_card(scene, name, step) for name in TRADES] + [strip_card(scene, step)]
    contents: list[Content] = [
        at(i % columns * (step + GAP), i // columns * (high + GAP), each)
        for i, each in enumerate(drawn)
    ]
    rows = (len(drawn) + columns - 1) // columns
    return g(*contents, id_="trades"), rows * (high + GAP) - GAP


def roomy(scene: TindayaScene, width: float) -> bool:
    """Do two squares stand side by side, without a squeezed word? Else they stand below each other."""
    half = (width - 18 - 8) / 2
    widest = max(measure(scene.say(f"board-square-{each}"), 12) for each in ("develop", "produce"))
    return widest <= half - SIGNED


def card_high(scene: TindayaScene, width: float) -> float:
    chip, high = scene.reach(CHIP), scene.reach(SQUARE)
    if roomy(scene, width):
        return TOP + high + 9 + 2 * chip + 12
    return TOP + max(4 * (chip + 1), 2 * high + 8) + 9


def goods_of(scene: TindayaScene, names: tuple[str, ...], width: float) -> Element:
    """The goods of a card: below its squares, or at their right."""
    if roomy(scene, width):
        top = TOP + scene.reach(SQUARE) + 9
        return at(9, top, goods_grid(scene, names, 2, (width - 18) / 2))
    return at(width - 9 - COLUMN, TOP, goods_grid(scene, names, 1, COLUMN))


def squares_of(scene: TindayaScene, acts: list[tuple[str, str, bool]], width: float) -> Element:
    """The squares of a card: what a marker does there, for which trade, and if it is used."""
    inner = width - 18
    beside = roomy(scene, width)
    wide = (inner - 8) / 2 if beside else inner - COLUMN - 4
    right, down = (wide + 8, 0.0) if beside else (0.0, scene.reach(SQUARE) + 8)
    return at(
        9,
        TOP,
        *(
            at(i * right, i * down, square(scene, action, trade, wide, used))
            for i, (action, trade, used) in enumerate(acts)
        ),
    )


def trade_card(scene: TindayaScene, trade: str, width: float) -> Element:
    """A trade: known or not, two inventions, two squares, its goods."""
    own = scene.own
    known = trade in own["trades"]
    choice = scene.pick(f"trade-{scene.seat}-{trade}")
    colour = "ink" if known else "soft"
    high = card_high(scene, width)
    name = scene.called(f"trade-{trade}")
    contents: list[Content] = [
        card(width, high, fill="card" if known else "paper"),
        icon(TRADE_SIGNS[trade], 18, 17, 17, colour),
        label(name, 31, 22, width - 38, size=13, bold=True, class_=f"fill-{colour}"),
    ]
    for i, invention in enumerate(TRADE_INVENTIONS[trade]):
        contents.append(at(9, 31 + i * 20, invention_line(scene, invention, width - 12)))
    used = own["used"] >> TRADES.index(trade)
    acts = [("develop", trade, bool(used & 1)), ("produce", trade, bool(used >> 4 & 1))]
    contents.append(squares_of(scene, acts, width))
    contents.append(goods_of(scene, TRADE_GOODS[trade], width))
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
    if done:
        signs = [rect(0.5, 2.5, 13, 13, "fill-accent", rx=3), icon("check", 7, 9, 10, "paper")]
        left = 18.0
    else:
        price = price_signs(scene.view["costs"][work])
        signs = [at(7 + 14 * i, 9, sign) for i, sign in enumerate(price)]
        left = 14.0 * len(price) + 4
    colour = "ink" if done else "soft"
    return g(*signs, label(name, left, 13.5, width - left, size=12, class_=f"fill-{colour}"))


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
    room = width - SIGNED
    high = scene.reach(SQUARE)
    signs = measure(text, 12) <= room
    return piece(
        0,
        0,
        rect(0.5, 0.5, width - 1, high - 1, f"fill-{ground} stroke-line", rx=8),
        icon(SQUARE_SIGNS[action], 13, high / 2, 13, colour) if signs else None,
        label(text, 22, high / 2 + 4.3, room, size=12, class_=f"fill-{colour}") if signs
        else g(*in_the_middle(text, width, high, f"fill-{colour}")),
        line(4, high - 5, width - 4, 5, "stroke-spent-ink", stroke_width=1.6) if used else None,
        *ringed(width, high, choice, rx=8),
        id_=target,
        class_="square",
        name=said,
        choice=choice,
    )  # fmt: skip


def in_the_middle(text: str, width: float, high: float, class_: str) -> list[Element]:
    """A word in the middle of a square, on two lines if it is too long for one."""
    lines = wrap(text, width - 6, 12)
    top = high / 2 + 4.3 - 6.5 * (len(lines) - 1)
    return paragraph(lines, width / 2, top, width - 6, 13, size=12, anchor="middle", class_=class_)


def strip_card(scene: TindayaScene, width: float) -> Element:
    """Raw materials, the second cave and the way out."""
    own, view = scene.own, scene.view
    contents: list[Content] = [
        card(width, card_high(scene, width)),
        icon("hand", 18, 17, 16, "ink"),
        label(scene.say("board-materials"), 31, 22, width - 38, size=13, bold=True),
        goods_of(scene, RAW, width),
    ]
    inner = width - 18
    caves = view["options"]["lesson"] != 1
    squares = [("cave", "", bool(own["cave"]))] if caves else []
    squares.append(("explore", "", False))
    contents.append(squares_of(scene, squares, width))
    if f"square-{scene.seat}-betray" in scene.picks:
        y = TOP - 6 - scene.reach(SQUARE)
        contents.append(at(9, y, square(scene, "betray", "", inner)))
    elif caves:
        contents.append(at(9, 40, cave_line(scene, width - 12)))
    return g(*contents)


def cave_line(scene: TindayaScene, width: float) -> Element:
    """The second cave, which shelters all."""
    name = scene.say("board-second-cave")
    return work_line(scene, "cave", name, bool(scene.own["cave"]), width)


def goods_grid(scene: TindayaScene, names: tuple[str, ...], columns: int, width: float) -> Element:
    """Goods with their numbers, in so many columns of a width."""
    down = scene.reach(CHIP) + (2 if columns > 1 else 1)
    return g(
        *(
            at(i % columns * width, i // columns * down, good_chip(scene, name, width - 4))
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
