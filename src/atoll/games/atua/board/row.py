"""The row of cards with prices and coconuts, the card in hand, and the stacks."""

from atoll.draw.blocks import Block, Sign, heading
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.games.atua.board.face import face
from atoll.games.atua.board.scene import AtuaScene
from atoll.games.atua.board.signs import coconuts
from atoll.games.atua.grid import HEIGHT, WIDTH

PRICE = 24.0  # the line above a card
BELOW = 24.0  # the line of coconuts below it
SLOTS = 4
STACK = 30.0


@remembered
def card_row(scene: AtuaScene, width: float, cell: float) -> Block:
    """The cards from left to right; a card in hand stands at the right end."""
    row: list[Data] = scene.view["row"]
    held = scene.view["card"]
    slots = max(2 if scene.alone else SLOTS, len(row) + (held is not None))
    wide, high = WIDTH * cell, HEIGHT * cell
    step = (width - wide) / (slots - 1) if slots > 1 else width
    step = min(step, wide + 22)
    contents: list[Content] = [
        heading(scene.say("board-row-alone" if scene.alone else "board-row"), width)
    ]
    for i, card in enumerate(row):
        contents.append(at(i * step, 24, row_card(scene, card, cell)))
    if held is not None:
        contents.append(at((slots - 1) * step, 24, held_sign(scene, held, cell, step)))
    return g(*contents, id_="row"), 24 + PRICE + high + BELOW


def row_card(scene: AtuaScene, card: Data, cell: float) -> Element:
    """A card of the row: its price above it, what lies on it below."""
    wide, high = WIDTH * cell, HEIGHT * cell
    target = f"card-{card['id']}"
    choice = scene.picks.get(target)
    sign, sign_wide = price(scene, card, wide)
    nuts = card["coconuts"]
    gain = coconuts(nuts, scene.say("board-on-card", n=nuts), "accent") if nuts else None
    return g(
        at((wide - sign_wide) / 2, 9, sign),
        piece(
            0,
            PRICE,
            g(face(card), transform=f"scale({cell:g})"),
            *ringed(wide, high, choice, rx=5),
            id_=target,
            class_="card",
            name=card_words(scene, card),
            choice=choice,
            dim=0.75,
            data_piece=target,
        ),
        at((wide - gain[1]) / 2, PRICE + high + 14, gain[0], id_=f"nuts-{card['id']}")
        if gain
        else None,
    )


def price(scene: AtuaScene, card: Data, room: float) -> Sign:
    """What the card costs for where it lies, or brings; alone, for the side on which it lies."""
    place = card["position"]
    if not scene.alone:
        n = 1 - place
    elif scene.view["pending"] == "leave" or scene.view["card"] is not None:
        n = 0
    else:
        n = -1 if place == 1 else min(1, scene.view["tahuma"]["hut"])
    if n:
        return coconuts(n, scene.say("board-price" if n < 0 else "board-gain", n=abs(n)), "soft")
    text = scene.say("board-free")
    if scene.alone and (scene.view["pending"] != "pick"):
        text = scene.say("board-other-card")
    wide = min(measure(text, 13, True), room)
    return label(text, 0, 4.6, wide, size=13, bold=True, class_="fill-soft"), wide


def held_sign(scene: AtuaScene, card: Data, cell: float, step: float) -> Element:
    """The card that is being laid, and who lays it."""
    wide, high = WIDTH * cell, HEIGHT * cell
    text = scene.say("board-in-hand", who=scene.names[scene.view["seat"]])
    room = min(step + 14, wide + 20)
    text_wide = min(measure(text, 13, True), room)
    return g(
        title(text),
        label(
            text, wide / 2, 13.6, text_wide, size=13, bold=True, anchor="middle",
            class_="fill-accent",
        ),
        at(
            0,
            PRICE,
            g(face(card), transform=f"scale({cell:g})"),
            rect(0, 0, wide, high, "none stroke-accent", rx=5, stroke_width=3),
            id_=f"card-{card['id']}",
            class_="card held",
            data_piece=f"card-{card['id']}",
        ),
    )  # fmt: skip


def card_words(scene: AtuaScene, card: Data) -> str:
    """A card by what it shows."""
    kinds = [each["kind"] for each in card["symbols"]]
    shown = ", ".join(
        scene.some(kind, kinds.count(kind)) for kind in sorted(set(kinds), key=kinds.index)
    )
    ground = "beach" if card["beach"] else "volcano" if card["star"] else "land"
    return scene.say("card", ground=ground, symbols=shown or scene.say("nothing"))


# The stacks


@remembered
def stacks(scene: AtuaScene, width: float) -> Block:
    """How many cards each stack has left, and how many sources are scored when it runs out."""
    contents: list[Content] = [heading(scene.say("board-stacks"), width)]
    for i, stack in enumerate(scene.view["stacks"]):
        contents.append(at(0, 24 + i * STACK, stack_line(scene, stack, width)))
    return g(*contents, id_="stacks"), 24 + len(scene.view["stacks"]) * STACK


def stack_line(scene: AtuaScene, stack: Data, width: float) -> Element:
    """A stack in words."""
    done = is_done(scene, stack)
    return g(
        *stack_back(stack, 20),
        label(stack_words(scene, stack), 32, 17, width - 60, size=13, bold=is_next(scene, stack)),
        icon("check", width - 14, 12, 13, "accent") if done else None,
        id_=f"stack-{stack['name']}",
        opacity=0.6 if done else None,
    )


def stack_chips(scene: AtuaScene) -> Sign:
    """The same in a line: the stack, its cards, and the sources that are scored after them."""
    contents: list[Content] = []
    x = 0.0
    for stack in scene.view["stacks"]:
        done, bold = is_done(scene, stack), is_next(scene, stack)
        number = "" if done else str(stack["left"])
        text = scene.say("board-sources", n=stack["sources"])
        number_wide, wide = measure(number, 13, True), measure(text, 13, bold)
        contents.append(
            at(
                x,
                -3,
                title(f"{stack['name'].upper()}: {stack_words(scene, stack)}"),
                *stack_back(stack, 17),
                label(number, 25, 16, number_wide, size=13, bold=True),
                icon("check", 31, 11, 13, "accent")
                if done
                else icon("chevron", 32 + number_wide, 11, 9, "soft"),
                label(
                    text, 41 + number_wide, 16, wide, size=13, bold=bold,
                    class_="fill-accent" if bold else "fill-soft",
                ),
                id_=f"stack-{stack['name']}",
            )
        )  # fmt: skip
        x += 41 + number_wide + wide + 22
    return g(*contents, id_="stacks"), x - 22


def stack_back(stack: Data, wide: float) -> list[Content]:
    """The back of its cards with its letter."""
    return [
        rect(0.5, 0.5, wide, 22, "fill-back stroke-soft", rx=4),
        label(stack["name"].upper(), wide / 2 + 0.5, 16, wide, size=13, bold=True, anchor="middle"),
    ]


def stack_words(scene: AtuaScene, stack: Data) -> str:
    if is_done(scene, stack):
        return scene.say("board-stack-done", n=stack["sources"])
    cards = scene.say("board-cards", n=stack["left"])
    return f"{cards}, {scene.say('board-stack-then', n=stack['sources'])}"


def scorings(scene: AtuaScene) -> int:
    """How many scorings are over."""
    return max(source["scored"] or 0 for source in scene.own["sources"])


def is_done(scene: AtuaScene, stack: Data) -> bool:
    return bool(scene.view["stacks"].index(stack) < scorings(scene))


def is_next(scene: AtuaScene, stack: Data) -> bool:
    """Is this the stack whose end brings the next scoring?"""
    return bool(scene.view["stacks"].index(stack) == scorings(scene))
