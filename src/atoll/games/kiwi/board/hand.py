"""What a player holds: action cards with their uses, Leader cards to choose from, ways to pay."""

from collections import Counter

from atoll.draw.blocks import Block, heading, stacked
from atoll.draw.elements import Content, Element, at, g, path, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import SMALLEST, TIGHTEST, label, measure, paragraph, wrap
from atoll.draw.pieces import Choosable, badge, card, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.games.kiwi.board.flock import leader_card
from atoll.games.kiwi.board.scene import FRUIT, KiwiScene
from atoll.games.kiwi.board.signs import ACTIONS, CARD_SIGNS, bonus_sign, fruit, in_middle

GAP = 8.0
CARDS = 3  # in a hand
HEAD = 28.0


@remembered
def hand(scene: KiwiScene, width: float, button: float) -> Block:
    """The own cards; of a hand that must not be seen, the backs."""
    leaders = leader_cards(scene, width)
    if leaders:
        return leaders
    if scene.view["phase"] == "setup" and not scene.holder["hand"]:
        return g(), 0.0
    high = HEAD + 3 * (button + 6) + 4
    return g(*hand_head(scene, width), *cards(scene, width, high, button), id_="hand"), 22 + high


@remembered
def small_hand(scene: KiwiScene, width: float) -> Block:
    """The own cards without their uses, while something else is asked."""
    return g(*hand_head(scene, width), *cards(scene, width, HEAD + 2, 0), id_="hand"), 24 + HEAD


def cards(scene: KiwiScene, width: float, high: float, button: float) -> list[Content]:
    held: list[str] | None = scene.holder["hand_cards"]
    if held is None:
        return [at(i * 50, 22, card_back(high)) for i in range(scene.holder["hand"])]
    wide = (width - GAP * (CARDS - 1)) / CARDS
    return [
        at(i * (wide + GAP), 22, action_card(scene, name, count, (wide, high), button))
        for i, (name, count) in enumerate(Counter(held).items())
    ]


def hand_head(scene: KiwiScene, width: float) -> list[Content]:
    """What it is, and how many cards lie in the deck and among the discards."""
    own = scene.holder
    discards = len(own["discard"]) + own["discard_down"]
    text = scene.say("board-deck", deck=own["deck"], discards=discards)
    wide = min(measure(text, 12), width * 0.6)
    name = scene.names[own["player"]]
    return [
        heading(scene.say("board-hand", who=name), width - wide - 12),
        label(text, width, 12, wide, size=12, anchor="end", class_="fill-soft"),
    ]


def card_back(high: float) -> Element:
    high = min(high, 56.0)
    return g(
        rect(0.5, 0.5, 42, high - 1, "fill-back stroke-line", rx=9),
        icon("kiwi", 21.5, high / 2, 22, "soft"),
    )


def action_card(
    scene: KiwiScene, name: str, count: int, size: tuple[float, float], button: float
) -> Element:
    """A card with a button for every use of it."""
    width, height = size
    contents: list[Content] = [
        card(width, height),
        icon(CARD_SIGNS[name], 18, 15, 17, "accent"),
        *card_name(scene.say(f"card-{name}"), width - (64 if count > 1 else 42)),
    ]
    if count > 1:
        contents.append(badge(f"×{count}", width - 18, 15))
    if button:
        contents += uses(scene, name, width - 12, button)
    return g(*contents, id_=f"card-{name}", class_="card", data_piece=f"card-{name}")


def card_name(name: str, room: float) -> list[Element]:
    """On one line, or on two where it must be."""
    if measure(name, SMALLEST, bold=True) * TIGHTEST <= room:
        return [label(name, 32, 20, room, size=13, bold=True)]
    lines = wrap(name, room, SMALLEST, bold=True)
    return paragraph(lines, 32, 13.5, room, 12.5, size=SMALLEST, bold=True)


def uses(scene: KiwiScene, name: str, inner: float, button: float) -> list[Content]:
    """The buttons of a card: its action, or three of them and a bonus; and face down."""
    row = button + 6
    fruit_bonus: list[Data] = [{"what": "fruit", "number": scene.view["face_down"]}]
    down = (scene.say("board-down"), in_middle(bonus_sign(scene, fruit_bonus, 14, named=False)))
    last = use(scene, (name, "down"), (6, HEAD + 2 * row), (inner, button), down)
    if name in ACTIONS:
        play = ("", icon(ACTIONS[name], 0, 0, 26, "ink"))
        return [use(scene, (name, name), (6, HEAD), (inner, row + button), play), last]
    third = (inner - 8) / 3
    contents: list[Content] = []
    for i, action in enumerate(ACTIONS):
        sign = icon(ACTIONS[action], 0, 0, 18, "ink")
        corner = (6 + i * (third + 4), HEAD)
        contents.append(use(scene, (name, action), corner, (third, button), ("", sign)))
    bonus = in_middle(bonus_sign(scene, scene.view["card_bonuses"][name], 16, named=False))
    contents.append(use(scene, (name, "bonus"), (6, HEAD + row), (inner, button), ("", bonus)))
    return [*contents, last]


def use(
    scene: KiwiScene,
    which: tuple[str, str],
    corner: tuple[float, float],
    size: tuple[float, float],
    shown: tuple[str, Element],
) -> Element:
    """One use of a card: words, and a sign after them."""
    target = f"card-{which[0]}-{which[1]}"
    choice = scene.picks.get(target)
    (x, y), (width, height) = corner, size
    text, sign = shown
    room = width - 40
    wide = min(measure(text, 12), room)
    start = (width - wide - (22 if text else 0)) / 2
    contents: list[Content] = [
        rect(0.5, 0.5, width - 1, height - 1, "fill-paper stroke-line", rx=9),
        at(start + wide + 15 if text else width / 2, height / 2, sign),
    ]
    if text:
        contents.append(label(text, start, height / 2 + 4.4, room, size=12))
    return piece(
        x,
        y,
        *contents,
        *ringed(width, height, choice, 9),
        id_=target,
        class_="use",
        name=scene.say(f"board-use-{which[1]}", card=scene.say(f"card-{which[0]}")),
        choice=choice,
    )


def leader_cards(scene: KiwiScene, width: float) -> Block | None:
    """The two cards of one's Leader, one of which is kept."""
    if scene.view["pending"] != "choose-leader":
        return None
    doing = scene.view["doing"]
    who = scene.named("leader", doing["leader"]["name"], doing["leader"]["id"])
    blocks: list[Block] = [(heading(who, width), 14.0)]
    for each in doing["cards"]:
        name = scene.named("leader-card", each["name"], each["id"])
        words = (name, scene.say(f"power-{each['id']}"))
        blocks.append(leader_card(scene, f"leader-card-{each['id']}", width, words, False))
    cards, high = stacked(blocks, 10)
    return g(cards, id_="hand"), high


# What is neither a piece nor a card


@remembered
def tray(scene: KiwiScene, width: float, button: float) -> Block | None:
    """Buttons for stopping and for every way to pay."""
    offers = [
        (target, choice)
        for target, choice in scene.picks.items()
        if choice.refusal is None and (target == "done" or target.startswith("pay-"))
    ]
    if not offers:
        return None
    contents: list[Content] = []
    x = y = 0.0
    for target, choice in offers:
        face, wide = tray_face(target, choice, width)
        if x and x + wide > width:
            x, y = 0.0, y + button + 8
        contents.append(tray_button(target, choice, (x, y), (wide, button), face))
        x += wide + 8
    return g(*contents, id_="tray"), y + button


def tray_face(target: str, choice: Choosable, room: float) -> tuple[list[Content], float]:
    """What stands on a button, from its left end on its middle line."""
    if target == "done":
        wide = min(measure(choice.text, 13, True), room - 28)
        return [label(choice.text, 14, 4.6, wide, size=13, bold=True)], wide + 28
    coins = target.removeprefix("pay-").split("+")
    return [
        at(
            20 + 21 * i,
            0,
            fruit(coin, 18) if coin in FRUIT else icon("marker", 0, 0, 18, "accent"),
        )
        for i, coin in enumerate(coins)
    ], 19 + 21 * len(coins)


def tray_button(
    target: str,
    choice: Choosable,
    corner: tuple[float, float],
    size: tuple[float, float],
    face: list[Content],
) -> Element:
    width, height = size
    return piece(
        *corner,
        card(width, height, rx=10),
        at(0, height / 2, *face),
        *ringed(width, height, choice, 10),
        id_=target,
        class_="tray",
        name=choice.text,
        choice=choice,
    )


def backs(scene: KiwiScene, number: int) -> Element:
    """A rival's hand: so many backs."""
    return g(
        title(scene.say("board-hand-backs", n=number)),
        *(
            at(
                i * 9,
                0,
                rect(0.5, 0.5, 17, 23, "fill-back stroke-soft", rx=4),
                path("M4 18 13 9M4 11 9 6", "none stroke-soft", stroke_width=1.2),
            )
            for i in range(number)
        ),
    )
