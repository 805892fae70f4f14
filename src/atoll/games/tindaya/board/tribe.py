"""What lies in front of the player shown large, and the others at a glance."""

from atoll.draw.blocks import Block, Sign, nameplate, side_by_side, stacked
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import card, piece, ringed
from atoll.draw.scene import Data, remembered
from atoll.engine.words import numeral, signed
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import (
    TRADE_SIGNS,
    around,
    counted,
    good,
    marker,
    native,
    token,
)
from atoll.games.tindaya.board.trades import trades
from atoll.games.tindaya.names import DEPOSITS, TRADES

LINE = 26.0
CHIP = 26.0
NAME = 220.0  # the width of a name on a wide page


@remembered
def own_panel(scene: TindayaScene, width: float) -> Block:
    """Name, markers, belongings and trades."""
    own, seat = scene.own, scene.seat
    name: Block = (name_of(scene, seat, NAME if scene.wide else width, 15), 22.0)
    signs = belongings(scene, own, seat)
    if scene.wide:
        line, high = flowing(signs, width - NAME - 16)
        blocks: list[Block] = [(g(name[0], at(NAME + 16, -3, line)), high)]
    else:
        blocks = [name, flowing(signs, width, scene.reach(LINE))]
    drawn, high = stacked([*blocks, trades(scene, width)], 7)
    return g(drawn, id_=f"player-{seat}", class_="player"), high


def cards_in_hand(scene: TindayaScene) -> list[Sign]:
    """Idols and objectives."""
    return idol_chips(scene) + objective_chips(scene, scene.seat) + dealt_chips(scene)


def name_of(scene: TindayaScene, seat: int, width: float, size: float) -> Element:
    """The player's name, what it does, and its points in the Dominion."""
    view = scene.view
    tribe = view["tribes"][seat]
    doing = ""
    if view["traitor"] and view["traitor"]["seat"] == seat:
        doing = scene.say("board-traitor")
    elif view["seat"] == seat and not view["over"]:
        doing = scene.say("board-to-play")
    elif tribe["passed"]:
        doing = scene.say("board-passed")
    score = numeral(tribe["solidarity"]) if scene.dominion else ""
    first = view["priority"][:1] == [seat] and not scene.alone
    return nameplate(
        seat,
        scene.names[seat],
        score,
        width,
        size,
        said=scene.say("board-solidarity", n=tribe["solidarity"]),
        turn=doing,
        flag=scene.say("board-priority") if first else "",
    )


def belongings(scene: TindayaScene, tribe: Data, seat: int) -> list[Sign]:
    """The tribe, markers, people, settlements, prisoners, tokens, idols, waste and the canoe."""
    acts = "act" if seat == scene.seat else "other"  # only the own tribe's pieces act
    name = scene.say(f"tribe-{tribe['skill']}")
    wide = measure(name, 13)
    called: Sign = (g(label(name, 0, 4.6, wide, size=13, class_="fill-soft")), wide)
    signs = [pointed(scene, f"{acts}-offering", called, ""), markers(scene, tribe, seat)]
    signs.append(said_count(scene, native(seat, False, 17), tribe["villagers"], "villagers"))
    noble = native(seat, True, 15)
    signs.append(said_count(scene, noble, tribe["nobles"], "nobles", f"{acts}-demote"))
    house = icon("house", 0, 0, 16, "soft")
    signs.append(said_count(scene, house, tribe["settlements"], "settlements"))
    if tribe["prison"]:
        helmet = icon("soldier", 0, 0, 16, "loss")
        signs.append(said_count(scene, helmet, tribe["prison"], "prisoners", f"prison-{seat}"))
    for name, n in zip(DEPOSITS, tribe["tokens"], strict=True):
        if n:
            said = f"{scene.called('deposit-' + name)}: {n}"
            sign = counted(token(name, 17), n, "", 17)
            signs.append(pointed(scene, f"token-{seat}-{name}", sign, said))
    if tribe["idols_in_hand"]:
        totem = icon("totem", 0, 0, 16, "accent")
        idols = tribe["idols_in_hand"]
        signs.append(said_count(scene, totem, idols, "idols", f"{acts}-destroy"))
    shown = sum(tribe["shown"].values())
    if shown:
        signs.append(said_count(scene, icon("totem", 0, 0, 16, "soft"), shown, "idols-shown"))
    if tribe["waste"]:
        signs.append(said_count(scene, icon("bag", 0, 0, 16, "soft"), tribe["waste"], "waste"))
    if tribe["canoe"]:
        said = scene.say("board-canoe-in-hand")
        signs.append((g(title(said), icon("canoe", 9, 0, 18, "ti-canoe")), 18.0))
    return signs


def said_count(scene: TindayaScene, sign: Element, n: int, what: str, target: str = "") -> Sign:
    return pointed(scene, target, counted(sign, n, "", 17), scene.say(f"board-count-{what}", n=n))


def pointed(scene: TindayaScene, target: str, sign: Sign, said: str) -> Sign:
    """A sign with its words; if it may be chosen, a piece with the words of the choice."""
    choice = scene.pick(target)
    drawn, wide = sign
    if choice is None or choice.refusal is not None:
        return g(title(said) if said else None, drawn), wide
    ring = around(wide, scene.reach(22.0), choice)
    return piece(
        0, 0, drawn, *ring, id_=target, class_="sign", name=said, choice=choice, named=bool(said)
    ), wide


def markers(scene: TindayaScene, tribe: Data, seat: int) -> Sign:
    """Cylinders and cubes in the deposit, then those that are spent as outlines."""
    row = [(True, False)] * tribe["cylinders"] + [(False, False)] * tribe["cubes"]
    row += [(True, True)] * tribe["spent_cylinders"] + [(False, True)] * tribe["spent_cubes"]
    said = scene.say("board-markers", cubes=tribe["cubes"], cylinders=tribe["cylinders"])
    contents: list[Content] = [title(said)]
    for i, (cylinder, spent) in enumerate(row):
        contents.append(at(7 + i * 16, 0, marker(seat, cylinder, 12, spent)))
    return g(*contents, id_=f"markers-{seat}"), max(16.0 * len(row), 1.0)


def flowing(signs: list[Sign], width: float, high: float = LINE, gap: float = 14.0) -> Block:
    """Signs in as many lines as they need."""
    lines: list[list[Sign]] = [[]]
    x = 0.0
    for sign in signs:
        if lines[-1] and x + sign[1] > width:
            lines.append([])
            x = 0.0
        lines[-1].append(sign)
        x += sign[1] + gap
    contents = [
        at(0, high / 2 + i * high, side_by_side(row, gap)[0]) for i, row in enumerate(lines)
    ]
    return g(*contents), high * len(lines)


# Idols and objectives


def idol_chips(scene: TindayaScene) -> list[Sign]:
    """Idols in hand, and displayed ones that a choice speaks of."""
    own = scene.own
    held: Data = own.get("idols", {})
    found: list[Sign] = []
    for name in own["shown"]:
        target = f"act-idol-{name}"
        n = held.get(name, 0)
        if n or scene.legal(target):
            text = scene.say(f"idol-{name}") + (f" ×{n}" if n > 1 else "")
            said = f"{text}: {scene.say(f'idol-{name}-effect')}"
            found.append(chip(scene, target, "totem", text, said))
    return found


def objective_chips(scene: TindayaScene, seat: int) -> list[Sign]:
    """Secret objectives with their score tokens; those nobody showed lie face down."""
    found: list[Sign] = []
    for number, each in enumerate(scene.view["tribes"][seat]["objectives"]):
        known = each["known"]
        name = scene.called(f"secret-{known}") if known else scene.say("board-secret")
        text = f"{name}: {signed(each['value'])}"
        found.append(chip(scene, f"objective-{seat}-{number}", "star", text, text))
    return found


def objective_marks(scene: TindayaScene, seat: int) -> list[Sign]:
    """Another tribe's objectives: a star each, with the score token on it."""
    found: list[Sign] = []
    for number, each in enumerate(scene.view["tribes"][seat]["objectives"]):
        target = f"objective-{seat}-{number}"
        choice = scene.pick(target)
        name = scene.called(f"secret-{each['known']}") if each["known"] else ""
        sign, wide = counted(icon("star", 0, 0, 15, "accent"), signed(each["value"]), "", 15)
        drawn = piece(
            0,
            0,
            sign,
            *around(wide, 22, choice),
            id_=target,
            class_="objective",
            name=name or scene.say("board-secret"),
            choice=choice,
        )
        found.append((drawn, wide))
    return found


def dealt_chips(scene: TindayaScene) -> list[Sign]:
    """Two secret objectives to choose from."""
    dealt: list[str] = scene.own.get("dealt", [])
    return [
        chip(scene, f"dealt-{number}", "deck", scene.called(f"secret-{name}"), "")
        for number, name in enumerate(dealt)
    ]


def chip(scene: TindayaScene, target: str, sign: str, text: str, said: str) -> Sign:
    """A small card with an icon and a few words, around the line y = 0."""
    choice = scene.pick(target)
    high = scene.reach(CHIP)
    wide = min(measure(text, 12), 300.0)
    width = wide + 36
    drawn = piece(
        0,
        -high / 2,
        card(width, high, rx=8),
        icon(sign, 15, high / 2, 14, "accent"),
        label(text, 28, high / 2 + 4.3, wide, size=12),
        *ringed(width, high, choice, rx=8),
        id_=target,
        class_="chip",
        name=said or text,
        choice=choice,
    )
    return drawn, width


# The others


@remembered
def other_card(scene: TindayaScene, tribe: Data, width: float) -> Block:
    """Another tribe: name, people, trades and goods; large by a click on a wide page."""
    seat = scene.view["tribes"].index(tribe)
    inner = width - 22
    (known, wide), goods = trade_marks(scene, tribe), goods_marks(scene, tribe)
    name = name_of(scene, seat, inner - wide - 10, 13)
    signs = belongings(scene, tribe, seat) + objective_marks(scene, seat)
    blocks: list[Block] = [
        (g(name, at(inner - wide, 9, known)), 20.0),
        flowing(signs, inner, 21.0, 8.0),
    ]
    if goods:
        blocks.append(flowing(goods, inner, 21.0, 8.0))
    drawn, high = stacked(blocks, 0)
    height = high + 11
    return g(
        card(width, height),
        rect(0, 12, 4, height - 24, f"fill-seat-{seat}", rx=2),
        at(12, 6, drawn),
        id_=f"player-{seat}",
        class_="player",
        data_look=seat if scene.wide else None,
    ), height


def trade_marks(scene: TindayaScene, tribe: Data) -> Sign:
    """The trades by their icons, pale if unknown."""
    names = list(TRADES)
    contents: list[Content] = []
    for i, name in enumerate(names):
        known = name in tribe["trades"]
        said = scene.called(f"trade-{name}")
        contents.append(
            at(
                8 + i * 19,
                0,
                title(said if known else scene.say("board-unknown-trade", trade=said)),
                icon(TRADE_SIGNS[name], 0, 0, 15, "accent" if known else "spent"),
            )
        )
    return g(*contents), 19.0 * len(names) - 3


def goods_marks(scene: TindayaScene, tribe: Data) -> list[Sign]:
    """The goods there are."""
    return [
        counted(good(name, 16), n, f"{scene.called('good-' + name)}: {n}", 16)
        for name, n in tribe["goods"].items()
        if n
    ]
