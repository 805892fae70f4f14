"""Fate tiles with their stakes and how everybody stands, and inhabitants."""

from atoll.draw.blocks import Block, heading
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import SMALLEST, TIGHTEST, label, measure, paragraph, wrap
from atoll.draw.pieces import card, mark, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.engine.words import signed
from atoll.games.atua.board.scene import AtuaScene
from atoll.games.atua.board.signs import coconuts, thing

TILE = 66.0
SLIM = 100.0  # a tile less wide has smaller signs
GAP = 8.0
INHABITANT = 74.0


# Fate


@remembered
def fate_tiles(scene: AtuaScene, width: float, columns: int) -> Block:
    """All tiles of this game, those that were bought with their owner's mark."""
    tiles: list[Data] = scene.view["fates"]
    if not tiles:
        return g(), 0.0
    step = (width + GAP) / columns
    lines = (len(tiles) + columns - 1) // columns
    asked = scene.say("board-fate")
    short = measure(asked, SMALLEST, bold=True) * TIGHTEST > width
    contents: list[Content] = [heading(scene.say("breakdown-fate") if short else asked, width)]
    for i, tile in enumerate(tiles):
        contents.append(
            at(
                i % columns * step,
                22 + i // columns * (TILE + GAP),
                fate_tile(scene, tile, step - GAP),
            )
        )
    return g(*contents, id_="fates"), 22 + lines * (TILE + GAP) - GAP


def fate_tile(scene: AtuaScene, tile: Data, width: float) -> Element:
    """What is wanted, the price or the owner, the stakes, and who is ahead."""
    target = f"fate-{tile['id']}"
    choice = scene.picks.get(target)
    owner = tile["owner"]
    size = 18 if width < SLIM and len(tile["categories"]) > 1 else 22
    contents: list[Content] = [
        card(width, TILE, fill="card" if owner is None else "tint", rx=10),
        *ringed(width, TILE, choice, rx=10),
        *(
            at(6 + size / 2 + i * (size + 1), 16, thing(category["what"], size))
            for i, category in enumerate(tile["categories"])
        ),
        *stakes(tile),
        at(6, 54, standing(tile["categories"], scene.seat, width - 12)),
    ]
    if owner is None:
        sign, wide = coconuts(-tile["cost"], scene.say("board-price", n=tile["cost"]))
        contents.append(at(width - wide - 6, 16, sign))
    else:
        contents.append(mark(owner, width - 16, 16, 17))
    return piece(
        0, 0, *contents, id_=target, class_="fate", name=fate_words(scene, tile), choice=choice,
        dim=0.8, data_piece=target,
    )  # fmt: skip


def stakes(tile: Data) -> list[Content]:
    """What is won and what is lost; of a tile that was bought, what it brings now stands out."""
    values = [tile["gain"], *([] if tile["one"] is None else [tile["one"]]), -tile["loss"]]
    now = None if tile["owner"] is None else tile["points"][tile["owner"]]
    contents: list[Content] = []
    x = 6.0
    for n in values:
        text = signed(n)
        wide = measure(text, 13, True)
        colour = "loss" if n < 0 else "accent"
        if n == now:
            contents.append(rect(x - 2, 28, wide + 4, 16, f"fill-{colour}", rx=5))
            colour = "paper"
        faded = 0.5 if now is not None and n != now else None
        contents.append(
            label(
                text, x, 40.6, wide, size=13, bold=True, class_=f"fill-{colour}", opacity=faded
            )
        )  # fmt: skip
        x += wide + (4 if len(values) > 2 else 8)
    return contents


def standing(categories: list[Data], seat: int, width: float) -> Element:
    """A crown, and for each category those who have the most, with their number.

    Where one thing alone is wanted, one's own number follows if it is less.
    """
    shown: list[tuple[list[int], int]] = []
    for category in categories:
        amounts: list[int] = category["amounts"]
        most = max(amounts)
        shown.append(([other for other, n in enumerate(amounts) if n == most and n], most))
    if len(categories) == 1 and seat not in shown[0][0]:
        shown.append(([seat], categories[0]["amounts"][seat]))
    contents: list[Content] = [icon("crown", 7, 0, 13, "soft")]
    x = 17.0
    room = (width - x) / len(shown)
    for seats, n in shown:
        text = str(n) if seats else "–"
        wide = measure(text, 12, True)
        step = min(13.0, (room - wide - 16) / (len(seats) - 1)) if len(seats) > 1 else 13.0
        contents += [mark(other, x + 6 + k * step, 0, 11) for k, other in enumerate(seats)]
        end = x + (13 + step * (len(seats) - 1) if seats else 0)
        contents.append(label(text, end, 4.3, wide, size=12, bold=True))
        x = min(x + room, end + wide + 9)
    return g(*contents)


def fate_words(scene: AtuaScene, tile: Data) -> str:
    """A tile in words, with all numbers."""
    parts = [scene.named("fate", tile["name"], tile["id"])]
    key = "board-stakes" if tile["one"] is None else "board-stakes-two"
    parts.append(scene.say(key, gain=tile["gain"], one=tile["one"] or 0, loss=tile["loss"]))
    for category in tile["categories"]:
        amounts = ", ".join(
            f"{name} {n}" for name, n in zip(scene.names, category["amounts"], strict=False)
        )
        parts.append(f"{scene.say('board-thing-' + category['what'])}: {amounts}")
    if tile["owner"] is not None:
        parts.append(scene.say("board-owner", who=scene.names[tile["owner"]]))
    return " · ".join(parts)


# Inhabitants


def inhabitant_tile(scene: AtuaScene, player: Data, width: float) -> Block:
    """One's own inhabitant in full; another's that is face down shows its back."""
    tile = player["inhabitant"]
    if tile is None:
        return g(), 0.0
    target = f"inhabitant-{player['seat']}"
    choice = scene.picks.get(target)
    if tile["id"] is None:
        back: list[Content] = [
            rect(0.5, 0.5, width - 1, 35, "fill-back stroke-line", rx=10),
            icon("member", 20, 18, 18, "soft"),
            label(scene.say("board-face-down"), 38, 22.5, width - 46, class_="fill-soft"),
        ]
        return piece(0, 0, *back, id_=target, class_="inhabitant",
                     name=scene.say("board-face-down")), 36.0  # fmt: skip
    contents: list[Content] = [
        card(width, INHABITANT, fill="tint" if tile["revealed"] else "card", rx=10),
        *ringed(width, INHABITANT, choice, rx=10),
        *inhabitant_face(scene, tile, width),
    ]
    said = inhabitant_words(scene, tile)
    drawn = piece(0, 0, *contents, id_=target, class_="inhabitant", name=said, choice=choice)
    return drawn, INHABITANT


def inhabitant_face(scene: AtuaScene, tile: Data, width: float) -> list[Content]:
    """Name, what is added to the island, and what the row is worth."""
    name = scene.named("inhabitant", tile["name"], tile["id"])
    added = [kind for kind, n in tile["adds"].items() for _ in range(n)]
    signs = len(added) * 22 + 14
    key = "board-inhabitant-scored" if tile["revealed"] else "board-inhabitant-now"
    n = tile["scored"] if tile["revealed"] else tile["now"]
    number = str(n)
    lines = wrap(tribute_words(scene, tile), width - 58, 12)[:2]
    return [
        icon("member", 18, 17, 17, "accent"),
        label(name, 32, 21.5, width - 32 - signs - 12, size=13, bold=True),
        label("+", width - signs - 5, 21.5, 12, size=14, bold=True, class_="fill-soft"),
        *(
            at(width - signs + 18 + i * 22, 17, thing(kind, 20))
            for i, kind in enumerate(added)
        ),
        *paragraph(lines, 10, 43, width - 58, 15, size=12, class_="fill-soft"),
        label(number, width - 10, 56, 44, size=18, bold=True, anchor="end",
              class_="fill-accent" if tile["revealed"] else "fill-ink"),
        title(scene.say(key, n=n)),
    ]  # fmt: skip


def tribute_words(scene: AtuaScene, tile: Data) -> str:
    what = scene.say(f"board-thing-{tile['pairs']}")
    return scene.say("board-tribute", n=tile["points"], what=what)


def inhabitant_words(scene: AtuaScene, tile: Data) -> str:
    name = scene.named("inhabitant", tile["name"], tile["id"])
    adds = ", ".join(scene.some(kind, n) for kind, n in tile["adds"].items())
    return f"{name}: {scene.say('board-adds', adds=adds)} {tribute_words(scene, tile)}"
