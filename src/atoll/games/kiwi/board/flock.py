"""A flock board: the Leader, the kiwi track, nests, fruit, markers and the cards that were played."""

from atoll.draw.blocks import Block, Sign, heading, pill, stacked
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure, paragraph, wrap
from atoll.draw.pieces import badge, card, mark, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.games.kiwi.board.birds import bird
from atoll.games.kiwi.board.nests import nests
from atoll.games.kiwi.board.scene import FRUIT, TERRAIN, KiwiScene
from atoll.games.kiwi.board.signs import (
    CARD_SIGNS,
    bonus_sign,
    fruit,
    in_middle,
    marker,
    pressable,
)

LEADING = 15.0


def name_line(scene: KiwiScene, flock: Data, width: float, size: float) -> list[Content]:
    """The seat's mark and name, whose turn it is, the first player, and the score so far."""
    player, view = flock["player"], scene.view
    name, score = scene.names[player], str(flock["score"])
    turn = view["seat"] == player and not view["over"]
    score_wide = measure(score, size + 3, True)
    room = width - 22 - score_wide - 26
    contents: list[Content] = [mark(scene.hue(player), 8, 9, 15)]
    if view["first"] == player:
        room -= 20
        flag = icon("flag", 0, 0, 15, "accent", named=scene.say("board-first"))
        contents.append(at(width - score_wide - 34, 9, flag, id_="first", data_piece="first"))
    sign, sign_wide = pill(scene.say("board-to-play"), room)
    name_wide = min(measure(name, size, True), room - (sign_wide + 7 if turn else 0))
    name_wide = max(name_wide, min(room, 40.0))
    contents.append(
        label(
            name, 21, 14, name_wide, size=size, bold=True,
            class_=f"fill-{'accent' if turn else 'ink'}",
        )
    )  # fmt: skip
    if turn and room - name_wide >= sign_wide + 7:
        contents.append(at(28 + name_wide, 0, sign))
    contents.append(
        g(
            title(score_words(scene, flock)),
            icon("star", width - score_wide - 12, 9, 14, "kiwi-star"),
            label(score, width, 15, score_wide, size=size + 3, bold=True, anchor="end"),
        )
    )
    return contents


def score_words(scene: KiwiScene, flock: Data) -> str:
    sources = ", ".join(
        f"{scene.say(f'breakdown-{source}')} {points}"
        for source, points in flock["breakdown"].items()
    )
    return scene.say(
        "board-score", who=scene.names[flock["player"]], score=flock["score"], sources=sources
    )


@remembered
def own_board(scene: KiwiScene, width: float, large: bool) -> Block:
    """The flock board of the player shown large."""
    own = scene.own
    blocks: list[Block] = [(g(*name_line(scene, own, width, 15)), 20.0)]
    leader = leader_row(scene, own, width)
    if leader:
        blocks.append(leader)
    if own["power"] != "none":
        blocks.append(power_row(scene, own, width))
    blocks += [
        goods(scene, own, width, large),
        track(scene, own, width),
        nests(scene, own, width),
        played(scene, own, width),
    ]
    board, high = stacked(blocks, 8)
    return g(board, id_=f"flock-{own['player']}", class_="flock"), high


# The Leader


def leader_row(scene: KiwiScene, flock: Data, width: float) -> Block | None:
    """The Leader card with its power; face down when it was used this season."""
    leader = flock["leader"]
    if leader is None:
        return None
    target = f"power-{flock['player']}"
    name, text = leader_words(scene, leader)
    if leader["spent"]:
        name += f" · {scene.say('board-spent')}"
    return leader_card(scene, target, width, (name, text), leader["spent"])


def leader_words(scene: KiwiScene, leader: Data) -> tuple[str, str]:
    """A Leader card's name, and its power."""
    who = scene.named("leader", leader["name"], leader["id"])
    card_name = scene.named("leader-card", leader["card_name"], leader["card"])
    return f"{who} · {card_name}", scene.say(f"power-{leader['card']}")


def leader_card(
    scene: KiwiScene, target: str, width: float, words: tuple[str, str], spent: bool
) -> Block:
    name, text = words
    lines = wrap(text, width - 44, 12)
    high = 24 + LEADING * len(lines) + 3
    face: list[Content] = [
        card(width, high, fill="back" if spent else "card"),
        icon("crown", 18, high / 2, 20, "soft" if spent else "accent"),
        label(
            name, 36, 17, width - 44, size=13, bold=True,
            class_="fill-soft" if spent else "fill-ink",
        ),
        *paragraph(lines, 36, 32, width - 44, LEADING, size=12, class_="fill-soft"),
    ]  # fmt: skip
    kind = "leader-card spent" if spent else "leader-card"
    said = f"{name}: {text}"
    return pressable(scene, target, (width, high), face, class_=kind, name=said), high


def power_row(scene: KiwiScene, flock: Data, width: float) -> Block:
    """KI-21: what the other side of the flock board can do."""
    price = scene.view["prices"]["second_mark"]
    lines = wrap(scene.say(f"board-power-{flock['power']}", price=price), width - 36, 12)
    return g(
        title(
            scene.say("board-side-b", flock=scene.named("flock", flock["name"], flock["colour"]))
        ),
        badge("B", 18, 7, "accent"),
        *paragraph(lines, 36, 11, width - 36, LEADING, size=12),
    ), LEADING * len(lines)


# Fruit and markers


def goods(scene: KiwiScene, flock: Data, width: float, large: bool) -> Block:
    """Fruit by colour and markers by terrain; only their number where they are hidden."""
    player = flock["player"]
    high = 44.0 if large else 32.0
    total = sum(flock["fruit"].values())
    head = scene.say("board-fruit", total=total, limit=flock["fruit_limit"])
    step = (width - 12) / 8
    contents: list[Content] = [
        heading(head, step * 4 - 6),
        at(step * 4 + 12, 0, heading(scene.say("board-markers", n=flock["markers"]), step * 4)),
    ]
    for i, colour in enumerate(FRUIT):
        name = scene.say(f"board-fruit-{colour}")
        chip = (fruit(colour, min(19, step * 0.4)), flock["fruit"][colour], name)
        box = chip_piece(scene, f"fruit-{player}-{colour}", chip, step - 4, high)
        contents.append(at(i * step, 20, box))
    types = flock["marker_types"]
    for i, terrain in enumerate(TERRAIN if types else ()):
        name = scene.say("board-marker", terrain=scene.say(f"terrain-{terrain}"))
        chip = (marker(terrain, min(21, step * 0.42)), types[terrain], name)
        box = chip_piece(scene, f"marker-{player}-{terrain}", chip, step - 4, high)
        contents.append(at(step * 4 + 12 + i * step, 20, box))
    if not types:
        contents.append(at(step * 4 + 12, 20, *hidden_markers(flock["markers"], high)))
    return g(*contents, id_=f"goods-{player}"), 20 + high


def chip_piece(
    scene: KiwiScene, target: str, chip: tuple[Element, int, str], width: float, height: float
) -> Element:
    """A sign and a number that can be chosen."""
    sign, number, name = chip
    choice = scene.picks.get(target)
    return piece(
        0,
        0,
        rect(0.5, 0.5, width - 1, height - 1, "fill-card stroke-line", rx=9),
        g(
            at(width / 2 - 9, height / 2, sign),
            label(str(number), width / 2 + 5, height / 2 + 5, width / 2 - 6, size=14, bold=True),
            opacity=None if number else 0.5,
        ),
        *ringed(width, height, choice, 9),
        id_=target,
        class_="chip",
        name=f"{name}: {number}",
        choice=choice,
    )


def hidden_markers(number: int, high: float) -> list[Content]:
    return [
        icon("marker", 12, high / 2, 20, "accent"),
        label(str(number), 28, high / 2 + 5, 30, size=14, bold=True),
    ]


# The track and the Reserve


def track(scene: KiwiScene, flock: Data, width: float) -> Block:
    """Eight tokens on their bonuses, taken from the left; beside them the Reserve."""
    player = flock["player"]
    side = 64.0
    step = (width - side - 8) / 8
    high = 46.0
    target = f"track-{player}"
    choice = scene.picks.get(target)
    slots = [
        at(i * step, 0, *slot(scene, flock, i, step - 3, high))
        for i in range(len(flock["track_bonuses"]))
    ]
    row = piece(
        0,
        20,
        rect(0, 0, step * 8 - 3, high, "fill-paper", rx=9),
        *slots,
        *ringed(step * 8 - 3, high, choice, 9),
        id_=target,
        class_="track",
        name=scene.say("board-track", n=flock["track"]),
        choice=choice,
    )
    reserve = at(width - side, 20, reserve_piece(scene, flock, side, high))
    return g(
        heading(scene.say("board-track", n=flock["track"]), width - side - 14),
        at(width - side, 0, heading(scene.say("board-reserve"), side)),
        row,
        reserve,
    ), 20 + high


def slot(scene: KiwiScene, flock: Data, i: int, width: float, high: float) -> list[Content]:
    """A slot of the track: covered by a token, or open and its bonus gone."""
    player, bonus = flock["player"], flock["track_bonuses"][i]
    first = len(flock["track_bonuses"]) - flock["track"]
    covered = i >= first
    edge = "stroke-accent" if i == first else "stroke-line"
    contents: list[Content] = [
        rect(
            0.5, 0.5, width - 1, high - 1, f"fill-{'card' if covered else 'back'} {edge}", rx=8,
            stroke_width=2 if i == first else 1,
        )
    ]  # fmt: skip
    if bonus:
        sign = at(width / 2, high - 12, in_middle(bonus_sign(scene, bonus, 14)))
        contents.append(sign if covered else g(sign, opacity=0.35))
    if covered:
        contents.append(
            at(
                width / 2,
                14.0 if bonus else high / 2,
                bird(scene.hue(player), 1, False, 23),
                id_=f"token-{player}-{i + 1}",
                data_piece=f"bird-{player}-1",
            )
        )
    return contents


def reserve_piece(scene: KiwiScene, flock: Data, width: float, high: float) -> Element:
    player = flock["player"]
    target = f"reserve-{player}"
    choice = scene.picks.get(target)
    return piece(
        0,
        0,
        rect(0.5, 0.5, width - 1, high - 1, "fill-card stroke-line", rx=9),
        at(width / 2 - 10, high / 2, bird(scene.hue(player), 1, False, 24)),
        label(str(flock["reserve"]), width / 2 + 8, high / 2 + 5, 20, size=15, bold=True),
        *ringed(width, high, choice, 9),
        id_=target,
        class_="reserve",
        name=scene.say("board-reserve-of", n=flock["reserve"]),
        choice=choice,
    )


# Cards that were played


def played(scene: KiwiScene, flock: Data, width: float) -> Block:
    """The three card slots, and what one more move costs."""
    text = scene.say("board-played")
    wide = measure(text, 13, True)
    contents: list[Content] = [at(0, 5, heading(text, wide)), at(wide + 10, 0, slots(scene, flock))]
    sign, sign_wide = extra_move(scene, flock)
    contents.append(at(width - sign_wide, 13, sign))
    return g(*contents, id_=f"played-{flock['player']}"), 26.0


def slots(scene: KiwiScene, flock: Data, size: float = 26.0) -> Element:
    return g(
        *(
            at(i * (size + 5), 0, small_card(scene, each, size))
            for i, each in enumerate(flock["slots"])
        ),
        id_=f"slots-{flock['player']}",
    )


def small_card(scene: KiwiScene, slot: Data | None, size: float) -> Element:
    """A played card: its sign, its back, or an empty slot."""
    box = (0.5, 0.5, size, size)
    if slot is None:
        return rect(*box, "none stroke-line", rx=6, stroke_dasharray="3 3")
    if slot["down"]:
        said = scene.say("board-face-down")
        if slot["card"]:
            said = scene.say("board-down-card", card=scene.say(f"card-{slot['card']}"))
        return g(
            title(said),
            rect(*box, "fill-back stroke-line", rx=6),
            icon("kiwi", size / 2 + 0.5, size / 2 + 0.5, size * 0.6, "soft", opacity=0.6),
        )
    return g(
        title(scene.say(f"card-{slot['card']}")),
        rect(*box, "fill-card stroke-soft", rx=6),
        icon(CARD_SIGNS[slot["card"]], size / 2 + 0.5, size / 2 + 0.5, size * 0.62, "ink"),
    )


def extra_move(scene: KiwiScene, flock: Data) -> Sign:
    """KI-8.1: fruit of the board's colours buys one more move."""
    one, other = flock["pair"]
    price = scene.view["prices"]["extra_move"]
    text = scene.say("board-extra-move")
    wide = measure(text, 12)
    return g(
        title(scene.say("board-extra-move-price", price=price, one=scene.say(f"fruit-{one}"),
                        other=scene.say(f"fruit-{other}"))),
        label(text, 0, 4.4, wide, size=12, class_="fill-soft"),
        label(f"{price} ×", wide + 8, 4.4, 22, size=12, bold=True),
        at(wide + 40, 0, fruit(one, 16)),
        label("/", wide + 51, 4.4, 6, size=12, class_="fill-soft"),
        at(wide + 66, 0, fruit(other, 16)),
    ), wide + 76  # fmt: skip
