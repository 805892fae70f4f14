"""The season cards with their standings, and the turn-order track."""

from atoll.draw.blocks import Block, heading
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import SMALLEST, TIGHTEST, label, measure, paragraph, wrap
from atoll.draw.pieces import badge, card, mark, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.games.kiwi.board.scene import TERRAIN, KiwiScene
from atoll.games.kiwi.board.signs import bonus_sign, pressable

HIGH = 92.0
LEADING = 14.0
ORDER = 252.0  # the turn-order track beside the cards
ROOMY = 52.0  # a value with its mark and the sign of a tie


@remembered
def season_cards(scene: KiwiScene, width: float, across: int) -> Block:
    """The open season cards in rows of so many."""
    cards = scene.view["season_cards"]
    if not cards:
        return g(), 0.0
    gap = 10.0
    wide = (width - gap * (across - 1)) / across
    lines = max(len(words_on(scene, each, wide)) for each in cards)
    high = HIGH + LEADING * (lines - 2)
    contents: list[Content] = []
    for i, each in enumerate(cards):
        row, column = divmod(i, across)
        card_piece = season_card(scene, each, wide, high)
        contents.append(at(column * (wide + gap), row * (high + gap), card_piece))
    rows = -(-len(cards) // across)
    return g(*contents, id_="seasons"), rows * (high + gap) - gap


def season_card(scene: KiwiScene, each: Data, width: float, high: float) -> Element:
    """Its condition, what its winner and the others get, and how everybody stands."""
    target = f"season-{each['id']}"
    choice = scene.picks.get(target)
    now = scene.view["progress"]["now"]
    past = each["season"] < now or scene.view["over"]
    name = name_lines(scene, each, width)
    condition = condition_words(scene, each)
    contents: list[Content] = [
        card(width, high, fill="card" if not past else "back"),
        badge(str(each["season"]), 17, 16, "accent" if each["season"] == now else "soft"),
        *paragraph(name, 32, 20.5, width - 62, LEADING, size=13, bold=True),
        condition_sign(each, width - 17),
        *paragraph(
            condition_lines(scene, each, width), 10, 23 + LEADING * len(name), width - 20, LEADING,
            size=12, class_="fill-soft",
        ),
        at(10, high - 40, *prizes(scene, each, width - 20)),
        at(10, high - 16, *standing(scene, each, width - 20)),
    ]  # fmt: skip
    if each["season"] == now and not past and choice is None:
        contents.append(
            rect(1, 1, width - 2, high - 2, "none stroke-accent", rx=12, stroke_width=2)
        )
    kind = "season past" if past else "season"
    said = f"{season_name(scene, each)}: {condition}"
    return pressable(scene, target, (width, high), contents, class_=kind, name=said)


def season_name(scene: KiwiScene, each: Data) -> str:
    return scene.named("season", each["name"], each["id"])


def name_lines(scene: KiwiScene, each: Data, width: float) -> list[str]:
    """A card's name between its number and its sign."""
    name = season_name(scene, each)
    short = measure(name, SMALLEST, bold=True) * TIGHTEST <= width - 62
    return [name] if short else wrap(name, width - 62, SMALLEST, bold=True)


def words_on(scene: KiwiScene, each: Data, width: float) -> list[str]:
    return [*name_lines(scene, each, width), *condition_lines(scene, each, width)]


def condition_lines(scene: KiwiScene, each: Data, width: float) -> list[str]:
    return wrap(condition_words(scene, each), width - 20, 12)


def condition_words(scene: KiwiScene, each: Data) -> str:
    what = each["measure"]
    if what in TERRAIN:
        terrain = scene.say(f"terrain-{what}")
        return scene.say(f"board-{each['rank']}-on", terrain=terrain)
    return scene.say(f"board-most-{what}")


def condition_sign(each: Data, x: float) -> Element:
    """The terrain a card counts, or a sign for what else it counts."""
    what = each["measure"]
    if what in TERRAIN:
        return icon(what, x, 16, 17, f"kiwi-{what}-ink")
    if what == "nests":
        return icon("nest", x, 16, 17, "soft")
    return icon("crown" if what == "at-leader" else "kiwi", x, 16, 17, "soft")


def prizes(scene: KiwiScene, each: Data, width: float) -> list[Content]:
    """What the winner gets, and what the others get."""
    winner, _ = bonus_sign(scene, each["winner"], 15)
    others, _ = bonus_sign(scene, each["others"], 15)
    half = width / 2
    return [
        g(title(scene.say("board-winner")), icon("crown", 7, 0, 14, "kiwi-star")),
        at(19, 0, winner),
        g(title(scene.say("board-the-others")), icon("member", half + 12, 0, 13, "soft")),
        at(half + 24, 0, others),
    ]


def standing(scene: KiwiScene, each: Data, width: float) -> list[Content]:
    """Everybody's value; who is first stands out, and who ties has a sign of it where it fits."""
    values, first = each["values"], each["leaders"]
    step = min(width / len(values), 52.0)
    small = step < ROOMY
    contents: list[Content] = []
    for player, value in enumerate(values):
        leads = player in first
        key = "board-leads" if first == [player] else "board-ties" if leads else "board-counts"
        x = player * step
        text = str(value) + ("=" if leads and len(first) > 1 and not small else "")
        left = x + 12 if small else x + 21
        contents.append(
            g(
                title(scene.say(key, who=scene.names[player], n=value)),
                rect(x, -10, step - (2 if small else 4), 20, "fill-tint", rx=7) if leads else None,
                mark(scene.hue(player), x + (6.5 if small else 11), 0, 9 if small else 12),
                label(text, left, 4.6, x + step - left - (1 if small else 5), size=13, bold=leads),
            )
        )
    return contents


# KI-23: the turn-order track


@remembered
def turn_order(scene: KiwiScene, width: float, height: float) -> Block | None:
    """Six slots: what they give or cost, who has them, and who had them last season."""
    order = scene.view["turn_order"]
    if not order:
        return None
    contents: list[Content] = [heading(scene.say("board-turn-order"), width)]
    step = width / len(order)
    for i, each in enumerate(order):
        contents.append(at(i * step, 18, order_slot(scene, each, step - 4, height - 18)))
    return g(*contents, id_="turn-order"), height


def order_slot(scene: KiwiScene, each: Data, width: float, high: float) -> Element:
    target = f"slot-{each['slot']}"
    choice = scene.picks.get(target)
    middle = width / 2
    contents: list[Content] = [
        rect(0.5, 0.5, width - 1, high - 1, "fill-card stroke-line", rx=8),
        label(str(each["slot"]), middle, 14, width, size=12, anchor="middle", class_="fill-soft"),
        at(middle, 27, *slot_sign(scene, each)),
    ]
    if each["taken"] is not None:
        token = mark(scene.hue(each["taken"]), 0, 0, 17)
        name, kind = f"order-{each['taken']}", f"order-{each['taken']}"
        contents.append(at(middle, high - 25, token, id_=name, data_piece=kind))
    if each["last"] is not None:
        contents.append(g(mark(scene.hue(each["last"]), middle, high - 8, 9), opacity=0.5))
    return piece(
        0,
        0,
        *contents,
        *ringed(width, high, choice, 8),
        id_=target,
        class_="order-slot",
        name=slot_words(scene, each),
        choice=choice,
    )


def slot_sign(scene: KiwiScene, each: Data) -> list[Content]:
    """What the slot gives, or its price with a minus."""
    if each["gain"]:
        sign, wide = bonus_sign(scene, each["gain"], 13)
        return [at(-wide / 2, 0, sign)]
    if not each["pay_fruit"] and not each["pay_markers"]:
        return [label("–", -3, 4.5, 8, size=13, class_="fill-soft")]
    coins = ["fruit"] * each["pay_fruit"] + ["marker"] * each["pay_markers"]
    left = -(8 + 11 * len(coins)) / 2
    contents: list[Content] = [label("−", left, 4.5, 11, size=12, bold=True)]
    for i, coin in enumerate(coins):
        colour = "kiwi-any" if coin == "fruit" else "accent"
        contents.append(icon(coin, left + 15 + 11.5 * i, 0, 11, colour))
    return contents


def slot_words(scene: KiwiScene, each: Data) -> str:
    effect = "gain" if each["gain"] else "pay" if each["pay_fruit"] else "none"
    coins = (("fruit", each["pay_fruit"]), ("marker", each["pay_markers"]))
    cost = scene.bonus([{"what": coin, "number": number} for coin, number in coins if number])
    bonus = scene.bonus(each["gain"])
    return scene.say(
        "take-slot", slot=each["slot"], effect=effect, bonus=bonus, cost=cost, token="no"
    )
