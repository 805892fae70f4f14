"""What belongs to nobody: the wilderness, the dump, the conquistadors, the market."""

from atoll.draw.blocks import Block, Sign, heading, stacked
from atoll.draw.elements import Content, at, g
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure, paragraph, wrap
from atoll.draw.pieces import card, mark, piece, ringed
from atoll.draw.scene import remembered
from atoll.engine.words import numeral
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import counted, good
from atoll.games.tindaya.board.trades import price_signs
from atoll.games.tindaya.board.tribe import cards_in_hand, flowing

MARKET_SIGNS = {"large-vessel": "milk", "wall": "clay", "idol": "totem"}
CARD = 30.0
TWO_COLUMNS = 560.0  # wide enough for them


@remembered
def stores(scene: TindayaScene, width: float) -> Block:
    """What belongs to nobody, and what it is called."""
    signs, high = store_signs(scene, width)
    return g(heading(scene.say("board-wilderness"), width), at(0, 18, signs)), high + 18


def store_signs(scene: TindayaScene, width: float) -> Block:
    """Animals in the wilderness, the dump, idols left, conquistadors and how many are too many."""
    view = scene.view
    wild = view["wilderness"]
    waste = sum(view["dump"])
    seats = view["seats"]
    said = scene.say("board-dump", n=waste, limit=seats)
    army = scene.say("board-conquistadors", n=view["conquistadors"], limit=view["limit"])
    many = "loss" if view["conquistadors"] >= view["limit"] else "ink"
    left = view["idols_left"]
    signs: list[Sign] = [
        counted(good("pig", 19), wild["pigs"], scene.say("board-wild-pigs", n=wild["pigs"]), 19),
        counted(
            good("goat", 19), wild["goats"], scene.say("board-wild-goats", n=wild["goats"]), 19
        ),
        counted(icon("bag", 0, 0, 18, "soft"), f"{waste}/{seats}", said, 18),
        counted(icon("totem", 0, 0, 18, "soft"), left, scene.say("board-idols-left", n=left), 18),
        counted(
            icon("soldier", 0, 0, 18, many), f"{view['conquistadors']}/{view['limit'] - 1}", army, 18,
            many,
        ),
    ]  # fmt: skip
    lines, high = flowing(signs, width)
    return g(lines, id_="stores"), high


@remembered
def cards(scene: TindayaScene, width: float) -> Block:
    """The cards in hand, and those of the market, each with its price."""
    names: list[str] = scene.view["market"]
    signs = cards_in_hand(scene)
    if names:
        text = scene.say("board-market")
        wide = measure(text, 13, True)
        name = label(text, 0, 4.6, wide, size=13, bold=True, class_="fill-soft")
        signs += [(g(name), wide), *(market_card(scene, each) for each in names)]
    if not signs:
        return g(), 0.0
    lines, high = flowing(signs, width, scene.reach(CARD) + 6, 11.0)
    return g(lines, id_="cards"), high


def market_card(scene: TindayaScene, name: str) -> Sign:
    target = f"act-buy-{name}"
    choice = scene.pick(target)
    high = scene.reach(CARD)
    price = price_signs(scene.view["costs"][name])
    sign = MARKET_SIGNS[name if name in MARKET_SIGNS else name.split("-")[0]]
    width = 36.0 + 15 * len(price)
    drawn = piece(
        0,
        -high / 2,
        card(width, high, rx=8),
        icon(sign, 17, high / 2, 17, "accent"),
        *(at(38 + 15 * i, high / 2, each) for i, each in enumerate(price)),
        *ringed(width, high, choice, rx=8),
        id_=target,
        class_="market",
        name=scene.called(f"market-{name}"),
        choice=choice,
    )
    return drawn, width


# What it is all for


@remembered
def goals(scene: TindayaScene, width: float) -> Block:
    """What the Alliance must reach; in the Dominion the common objectives and the order."""
    view = scene.view
    if not scene.dominion:
        title = scene.say("board-to-win")
        if view["mission"]:
            title = f"{title} · {scene.say('mission-' + view['mission'])}"
        blocks: list[Block] = [(heading(title, width), 18.0), *conditions(scene, width)]
    else:
        blocks = [(heading(scene.say("board-track"), width), 18.0), track(scene)]
        if view["common"]:
            names = " · ".join(scene.say(f"common-{each}") for each in view["common"])
            found = wrap(scene.say("board-common", names=names), width, 12)
            blocks.append((g(*paragraph(found, 0, 12, width, 16, size=12)), 16.0 * len(found)))
        if view["traitor"]:
            name = scene.say(f"traitor-{view['traitor']['card']}")
            text = scene.say("board-traitor-card", card=name)
            blocks.append((label(text, 0, 12, width, size=12, class_="fill-loss"), 16.0))
    drawn, high = stacked(blocks, 3)
    return g(drawn, id_="goals"), high


def conditions(scene: TindayaScene, width: float) -> list[Block]:
    """The conditions of the Alliance below each other; where there is room, two in a line."""
    columns = 2 if width > TWO_COLUMNS else 1
    step = width / columns
    found = [condition(scene, each, step - 12) for each in scene.view["conditions"]]
    lines = [found[i : i + columns] for i in range(0, len(found), columns)]
    return [
        (g(*(at(i * step, 0, drawn) for i, (drawn, _) in enumerate(line))), max(h for _, h in line))
        for line in lines
    ]


def condition(scene: TindayaScene, each: list[object], width: float) -> Block:
    """One condition of the Alliance, ticked if it is met as things are."""
    name, wanted, have, met = each
    assert isinstance(wanted, int)
    assert isinstance(have, int)
    text = scene.say(f"condition-{name}", wanted=wanted, have=have, met="yes" if met else "no")
    lines = wrap(text, width - 20, 12)
    sign = icon("check", 8, 8, 13, "accent") if met else icon("miss", 8, 8, 13, "loss")
    return g(sign, *paragraph(lines, 20, 12, width - 20, 15, size=12)), 15.0 * len(lines) + 2


def track(scene: TindayaScene) -> Block:
    """The solidarity of all tribes, in priority order."""
    contents: list[Content] = []
    x = 0.0
    for seat in scene.view["priority"]:
        n = scene.view["tribes"][seat]["solidarity"]
        text = numeral(n)
        wide = measure(text, 13, True)
        contents += [mark(seat, x + 8, 9, 14), label(text, x + 19, 13.6, wide, size=13, bold=True)]
        x += wide + 36
    return g(*contents, id_="solidarity"), 20.0
