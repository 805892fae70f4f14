"""The row of cards with prices and coconuts, the card in hand, and the stacks."""

from atoll.draw.blocks import Block, Sign, heading
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import piece, ringed
from atoll.games.atua.board.face import face
from atoll.games.atua.board.scene import Data, Scene
from atoll.games.atua.board.signs import coconuts
from atoll.games.atua.grid import HEIGHT, WIDTH

PRICE = 24.0  # the line above a card
BELOW = 24.0  # the line of coconuts below it
SLOTS = 4
STACK = 31.0


def card_row(scene: Scene, width: float, cell: float) -> Block:
    """The cards from left to right; a card in hand stands at the right end."""
    row: list[Data] = scene.view["row"]
    held = scene.view["card"]
    slots = max(2 if scene.alone else SLOTS, len(row) + (held is not None))
    wide, high = WIDTH * cell, HEIGHT * cell
    step = (width - wide) / (slots - 1) if slots > 1 else width
    step = min(step, wide + 22)
    contents: list[Content] = [heading(scene.say("board-row"), width)]
    for i, card in enumerate(row):
        contents.append(at(i * step, 24, row_card(scene, card, cell)))
    if held is not None:
        contents.append(at((slots - 1) * step, 24, held_sign(scene, held, cell, step)))
    return g(*contents, id_="row"), 24 + PRICE + high + BELOW


def row_card(scene: Scene, card: Data, cell: float) -> Element:
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


def price(scene: Scene, card: Data, room: float) -> Sign:
    """What the card costs for where it lies, or brings; alone, for the side on which it lies."""
    place = card["position"]
    if not scene.alone:
        n = 1 - place
    elif scene.view["decision"] == "leave" or scene.view["card"] is not None:
        n = 0
    else:
        n = -1 if place == 1 else min(1, scene.view["tahuma"]["hut"])
    if n:
        return coconuts(n, scene.say("board-price" if n < 0 else "board-gain", n=abs(n)), "soft")
    text = scene.say("board-free")
    if scene.alone and (scene.view["decision"] != "pick"):
        text = scene.say("board-other-card")
    wide = min(measure(text, 13, True), room)
    return label(text, 0, 4.6, wide, size=13, bold=True, class_="fill-soft"), wide


def held_sign(scene: Scene, card: Data, cell: float, step: float) -> Element:
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


def card_words(scene: Scene, card: Data) -> str:
    """A card by what it shows."""
    kinds = [each["kind"] for each in card["symbols"]]
    shown = ", ".join(
        scene.some(kind, kinds.count(kind)) for kind in sorted(set(kinds), key=kinds.index)
    )
    ground = "beach" if card["beach"] else "volcano" if card["star"] else "land"
    return scene.say("card", ground=ground, symbols=shown or scene.say("nothing"))


# The stacks


def stacks(scene: Scene, width: float) -> Block:
    """How many cards each stack has left, and how many sources are scored when it runs out."""
    contents: list[Content] = [heading(scene.say("board-stacks"), width)]
    found: list[Data] = scene.view["stacks"]
    now = next((i for i, stack in enumerate(found) if stack["left"]), len(found))
    scored = max(source["scored"] or 0 for source in scene.own["sources"])
    for i, stack in enumerate(found):
        line = stack_line(scene, stack, width, i == min(now, scored), i < scored)
        contents.append(at(0, 27 + i * (STACK + 8), line))
    return g(*contents, id_="stacks"), 27 + len(found) * (STACK + 8) - 8


def stack_line(scene: Scene, stack: Data, width: float, now: bool, done: bool) -> Element:
    n = stack["left"]
    text = scene.say("board-stack-done" if done else "board-stack-then", n=stack["sources"])
    cards = scene.say("board-cards", n=n)
    letter = stack["name"].upper()
    return g(
        title(f"{letter}: {cards}, {text}"),
        *(
            rect(k * 2.5, 4 - k * 2.0, 22, 29, "fill-back stroke-soft", rx=4)
            for k in range(3 if n > 4 else 2 if n > 1 else 1)
        ),
        label(letter, 11 + (5 if n > 4 else 2.5 if n > 1 else 0), 21, 14, size=14, bold=True,
              anchor="middle", class_="fill-ink"),
        label(cards, 38, 13, width - 38, size=13, bold=now),
        icon("check", 43, 24, 10, "accent") if done else None,
        label(text, 52 if done else 38, 28.5, width - (52 if done else 38), size=12,
              class_="fill-accent" if now or done else "fill-soft"),
        id_=f"stack-{stack['name']}",
        opacity=0.6 if done else None,
    )  # fmt: skip
