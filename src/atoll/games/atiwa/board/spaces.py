"""Action spaces: what they give in signs, who stands there, and what is left to do."""

from collections.abc import Callable
from typing import NamedTuple

from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import SMALLEST, label, measure
from atoll.draw.pieces import piece
from atoll.draw.scene import Data
from atoll.games.atiwa.board.scene import AtiwaScene
from atoll.games.atiwa.board.tokens import carried, glow, token, worker

SIGN = 19.0  # a token in a sign
SPACE = 3.0  # from glyph to glyph
WORKER = 25.0
SHRUNK = SMALLEST / 13  # what of a sign is left when its numbers can be no smaller
BETWEEN = 4.0  # from item to item


class Glyph(NamedTuple):
    """A piece of a sign: how wide it is, and how it looks around its middle."""

    width: float
    look: Callable[[float], Element]  # from the middle's x


def number(n: int | str) -> Glyph:
    text = str(n)
    wide = measure(text, 13, True)
    return Glyph(wide, lambda x: label(text, x, 4.6, wide, size=13, bold=True, anchor="middle"))


def sign(text: str) -> Glyph:
    wide = measure(text, 13)
    return Glyph(
        wide,
        lambda x: label(text, x, 4.6, wide, size=13, anchor="middle", class_="fill-soft"),
    )


def piece_of(kind: str, size: float = SIGN) -> Glyph:
    return Glyph(size, lambda x: at(x, 0, token(kind, size)))


def symbol(name: str, colour: str, size: float = SIGN) -> Glyph:
    return Glyph(size, lambda x: icon(name, x, 0, size, colour))


def arrow() -> Glyph:
    return Glyph(7, lambda x: icon("chevron", x, 0, 9, "soft"))


def many(n: int, kind: str) -> list[Glyph]:
    return [*([number(n)] if n > 1 else []), piece_of(kind)]


def training(n: int = 1) -> list[Glyph]:
    """An untrained family becomes a trained one."""
    return [
        *([number(n)] if n > 1 else []),
        piece_of("family", 16),
        arrow(),
        piece_of("trained", SIGN),
    ]


def fruit_tree() -> Glyph:
    return Glyph(
        SIGN + 2, lambda x: at(x, 0, token("tree", SIGN, laden=True), carried("fruit", SIGN))
    )


def bat_house() -> Glyph:
    return Glyph(
        SIGN + 6,
        lambda x: at(
            x, 0, icon("house", -2, 0, 22, "family", opacity=0.75), at(5, 4, token("bat", 14))
        ),
    )


def glyphs(scene: AtiwaScene, item: Data) -> list[Glyph]:
    """What an item gives, without words."""
    op, n = item["op"], item["n"]
    if item["bonus"]:
        needed = [number(scene.view["bonus_terrain"]), symbol("terrain", "terrain", 15), sign(":")]
        return [*needed, *(many(n, "gold") if op == "gold" else training(n))]
    signs: dict[str, Callable[[], list[Glyph]]] = {
        "gold": lambda: many(n, "gold"),
        "gain": lambda: many(n, item["kind"]),
        "tree-with-fruit": lambda: [fruit_tree()],
        "train": lambda: training(n),
        "paid-train": lambda: [number(item["gold"]), piece_of("gold"), arrow(), *training(n)],
        "exchange": lambda: [
            number(item["gold"]), piece_of("gold"), arrow(), number(n), piece_of(item["kind"])
        ],
        "nature-gold": lambda: [*many(n, "gold"), sign("×"), symbol("leaf", "leaf")],
        "nature-train": lambda: [*training(n), sign("×"), symbol("leaf", "leaf")],
        "deck": lambda: [symbol("deck", "terrain", 20)],
        "open": lambda: [symbol("terrain", "terrain", 20)],
        "house-bats": lambda: [bat_house()],
        "location": lambda: [
            number(item["trees"]), piece_of("tree"), number(item["gold"]), piece_of("gold")
        ],
    }  # fmt: skip
    return signs[op]()


def width_of(signs: list[Glyph]) -> float:
    return sum(glyph.width for glyph in signs) + SPACE * (len(signs) - 1)


def written(signs: list[Glyph], x: float, y: float, room: float) -> Element:
    """The glyphs of a sign in a row, centred on (x, y), a little smaller and closer if they must be."""
    gap, scale = SPACE, max(SHRUNK, min(1.0, room / width_of(signs)))
    if len(signs) > 1:
        gap = min(SPACE, SPACE + (room / scale - width_of(signs)) / (len(signs) - 1))
    left = -(width_of(signs) - (SPACE - gap) * (len(signs) - 1)) / 2
    contents: list[Content] = []
    for glyph in signs:
        contents.append(glyph.look(left + glyph.width / 2))
        left += glyph.width + gap
    if scale == 1.0:
        return at(x, y, *contents)
    return g(*contents, transform=f"translate({x:.2f} {y:.2f}) scale({scale:.3f})")


class Part(NamedTuple):
    """What can be pointed at in a space: an item, or one of the two ways of a choice."""

    target: str
    signs: list[Glyph]
    said: str
    done: bool
    either: bool = False  # one of two, of which only one can be had


def parts(scene: AtiwaScene, space: Data) -> list[Part]:
    """The items of a space one by one; those of the space in use know whether they are done."""
    doing = scene.view["doing"]
    in_use = doing.get("space") == space["id"]
    found: list[Part] = []
    for i, item in enumerate(space["items"]):
        target = f"item-{space['id']}-{i + 1}"
        done = in_use and i not in doing["left"]
        if item["op"] != "choice":
            found.append(Part(target, glyphs(scene, item), scene.item(item), done))
            continue
        for kind, n in (("bat", item["n"]), ("wild", 1)):
            said = scene.tokens(kind, n)
            found.append(Part(f"{target}-{kind}", many(n, kind), said, done, True))
    return found


def item_piece(scene: AtiwaScene, part: Part, width: float, height: float) -> Element:
    """An item in its box from (0, 0)."""
    choice = scene.picks.get(part.target)
    contents: list[Content] = [
        rect(0, 0, width, height, "none", rx=8, pointer_events="all" if choice else None),
        g(
            written(part.signs, width / 2, height / 2, width - 4),
            opacity=0.35 if part.done else None,
        ),
        *(glow(width, height, choice, rx=8) if choice and not choice.refusal else []),
    ]
    if part.done:
        contents.append(icon("check", width / 2, height / 2, 14, "accent"))
    return piece(0, 0, *contents, id_=part.target, class_="item", name=part.said, choice=choice)


def row_of(scene: AtiwaScene, found: list[Part], width: float, height: float) -> list[Content]:
    """Items side by side; a stroke between two of which only one can be had."""
    wides = [min(width_of(part.signs), width) for part in found]
    spare = max(width - sum(wides), 0) / len(found)
    contents: list[Content] = []
    x = 0.0
    for i, (part, wide) in enumerate(zip(found, wides, strict=True)):
        box = wide + spare
        contents.append(at(x, 0, item_piece(scene, part, box, height)))
        x += box
        if part.either and i + 1 < len(found) and found[i + 1].either:
            contents.append(written([sign("/")], x, height / 2, width))
    return contents


def lines_of(found: list[Part], width: float) -> list[list[Part]]:
    """Items in lines: one if they fit side by side, else one for each; alternatives stay together."""
    needed = sum(width_of(part.signs) + 6 for part in found)
    if needed <= width:
        return [found]
    lines: list[list[Part]] = []
    for part in found:
        if part.either and lines and lines[-1][0].either:
            lines[-1].append(part)
        else:
            lines.append([part])
    return lines


def space_piece(
    scene: AtiwaScene, space: Data, x: float, y: float, width: float, height: float
) -> Element:
    """A space in a box of its own."""
    found = parts(scene, space)
    lines = lines_of(found, width - 8)
    high = (height - 4) / len(lines)
    contents: list[Content] = [
        at(4, 2 + i * high, *row_of(scene, line, width - 8, high)) for i, line in enumerate(lines)
    ]
    if space["apart"]:
        said = scene.say("board-apart", other=scene.say(f"space-{space['apart']}"))
        contents.append(icon("miss", 12, 12, 12, "soft", named=said))
    return framed(scene, space, x, y, width, height, contents)


def framed(
    scene: AtiwaScene,
    space: Data,
    x: float,
    y: float,
    width: float,
    height: float,
    contents: list[Content],
    *,
    plain: bool = True,
) -> Element:
    """A space with its border, its worker and the sign of a choice."""
    target = f"space-{space['id']}"
    choice = scene.picks.get(target)
    taken = space["worker"] is not None
    in_use = scene.view["doing"].get("space") == space["id"]
    faded = taken and not in_use
    useful = choice is None or space["useful"]
    edge = "stroke-accent" if in_use else "stroke-line"
    border = rect(
        0.5, 0.5, width - 1, height - 1, f"fill-card {edge}", rx=10,
        stroke_width=2 if in_use else None,
    )  # fmt: skip
    return piece(
        x,
        y,
        border if plain else None,
        g(*contents, opacity=0.38 if faded else None if useful else 0.6),
        *([] if taken else glow(width, height, choice, faint=not useful)),
        standing(scene, space, width) if taken else None,
        id_=target,
        class_="space taken" if taken else "space",
        name=space_words(scene, space),
        choice=choice,
        dim=1.0 if taken else 0.6,
    )


def space_words(scene: AtiwaScene, space: Data) -> str:
    said = scene.space(space)
    track = space.get("track")
    if track and track["next_tile"] != track["tile"]:
        coming = " + ".join(scene.item(item) for item in track["next_items"])
        said += f". {scene.say('board-next-round', items=coming)}"
    if space["worker"] is None:
        return said
    if space["colour"] is None:
        return f"{said} ({scene.names[space['worker']]})"
    return f"{said} ({scene.free_again(space)})"


def standing(scene: AtiwaScene, space: Data, width: float) -> Element:
    """The worker in the upper corner of its space; alone, with the round in which it leaves."""
    seat = space["worker"]
    kind = space["colour"] or seat
    return at(
        width - 11,
        9,
        title(space_words(scene, space)),
        worker(space, WORKER),
        id_=f"worker-{space['id']}",
        class_="worker",
        data_piece=f"worker-{kind}",
    )
