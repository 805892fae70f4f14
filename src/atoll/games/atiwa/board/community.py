"""What lies in front of a player: the own things in full, the others' at a glance."""

from atoll.draw.blocks import Block, heading, pill
from atoll.draw.elements import Content, Element, at, g, line, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import card, mark, piece
from atoll.draw.scene import Data, remembered
from atoll.engine.words import numeral
from atoll.games.atiwa.board.cards import Form, lines_needed, offered
from atoll.games.atiwa.board.scene import AtiwaScene
from atoll.games.atiwa.board.supply import supply_board
from atoll.games.atiwa.board.tableau import small_tableau
from atoll.games.atiwa.board.tokens import coloured_worker, glow, token, worker_of
from atoll.games.atiwa.board.upkeep import (
    Chip,
    brought,
    chips,
    coming,
    hand_line,
    has_report,
    in_hand,
    report_lines,
)

# The sources of a score and the signs that stand for them.
SOURCES = {
    "gold": "gold",
    "cards": "terrain",
    "supply": "supply",
    "trained": "trained",
    "bats": "bat",
    "missing": "food",
}

NUMBERED = 44.0  # the room for a source's sign and its number


def name_line(scene: AtiwaScene, community: Data, width: float, size: float) -> list[Content]:
    """The seat's mark and name, whose turn it is, the start marker, and the score so far."""
    seat = community["seat"]
    score = numeral(community["score"])
    deciding = scene.view["seat"] == seat
    said = scene.say("board-score", who=scene.names[seat], score=community["score"])
    score_room = measure(score, size + 3, True)
    parts: list[Content] = [mark(seat, 8, 9, 15)]
    room = width - 22 - score_room - 8
    if scene.view["marker"] == seat and not scene.alone:
        flag = icon("flag", 0, 0, 15, "accent", named=scene.say("board-marker"))
        parts.append(at(width - score_room - 14, 9, flag, id_="marker", data_piece="marker"))
        room -= 20
    turn, turn_wide = pill(scene.say("board-to-play"), width)
    left = room - (turn_wide + 6 if deciding else 0)
    name_wide = min(measure(scene.names[seat], size, True), left)
    parts.append(
        label(
            scene.names[seat], 21, 14, max(name_wide, 24), size=size, bold=True,
            class_=f"fill-{'accent' if deciding else 'ink'}",
        )
    )  # fmt: skip
    if deciding and room - name_wide >= turn_wide + 6:
        parts.append(at(21 + name_wide + 7, 0, turn))
    parts.append(
        g(title(said), label(score, width, 15, score_room, size=size + 3, bold=True, anchor="end"))
    )
    return parts


def score_chips(scene: AtiwaScene, community: Data, width: float) -> Element:
    """The score by its six sources, in columns, each as wide as its name asks for."""
    names = {source: scene.say(f"board-from-{source}") for source in SOURCES}
    needs = [max(measure(name, 12) + 5, NUMBERED) for name in names.values()]
    spare = (width - sum(needs)) / len(needs)
    contents: list[Content] = []
    x = 0.0
    for (source, sign), need in zip(SOURCES.items(), needs, strict=True):
        n = community["breakdown"][source]
        colour = "loss" if n < 0 else "ink" if n else "soft"
        chip = Chip(sign, numeral(n), scene.say(f"breakdown-{source}"), colour)
        step = need + spare
        words = label(names[source], 0, 28, step - 5, size=12, class_="fill-soft")
        contents.append(at(x, 0, *chips([chip], step), words))
        x += step
    return g(*contents, id_=f"score-{community['seat']}")


@remembered
def own_panel(scene: AtiwaScene, width: float, large: bool = False) -> Block:
    """Name, score, gold, night card, workers, supply board, and the maintenance to come."""
    own = scene.own
    contents: list[Content] = [
        *name_line(scene, own, width, 15),
        at(0, 26, score_chips(scene, own, width)),
        line(0, 61, width, 61, "stroke-line"),
    ]
    y = 68.0
    contents.append(at(0, y, *goods(scene, own, width, large)))
    y += 52 if large else 36
    hand = hand_line(scene, width)
    if hand:
        contents.append(at(0, y, hand[0]))
        y += hand[1]
    board, board_high = supply_board(scene, own, width, 24.0 if large else 21.0)
    contents.append(at(0, y, board))
    y += board_high + 4
    contents.append(line(0, y, width, y, "stroke-line"))
    low, low_high = card_in_hand(scene, width) or maintenance(scene, width, large)
    contents.append(at(0, y + 6, low))
    return g(*contents, id_=f"community-{own['seat']}", class_="community"), y + 6 + low_high


def card_in_hand(scene: AtiwaScene, width: float) -> Block | None:
    """The card that is to be laid."""
    card = scene.view["doing"].get("card")
    if card is None or scene.seat != scene.view["seat"]:
        return None
    form = Form(30.0, lines_needed(scene, [card], 30.0))
    head = heading(scene.say("board-hand-lay"), width)
    shown = offered(scene, card, form, "card-hand")
    return g(head, at(0, 22, shown)), 22 + form.height


def maintenance(scene: AtiwaScene, width: float, large: bool) -> Block:
    """The maintenance phase to come or running, and below it the last one."""
    own, view = scene.own, scene.view
    running = view["phase"] == "maintenance"
    contents: list[Content] = []
    y = 0.0
    if not view["over"]:
        text = scene.say("board-running" if running else "board-coming")
        overview, overview_high = coming(scene, own, width, large)
        contents += [heading(text, width), at(0, 20, overview)]
        y += 20 + overview_high
    if has_report(own) and not running and not in_hand(scene):
        report, report_high = report_lines(scene, own, width)
        contents += [at(0, y + 2, heading(scene.say("board-last"), width)), at(0, y + 22, report)]
        y += 22 + report_high
    return g(*contents), y


def goods(scene: AtiwaScene, own: Data, width: float, large: bool) -> list[Content]:
    """Gold, the night card, nature and terrain, pollution, workers still to place."""
    high = 44.0 if large else 28.0
    gold, gold_wide = gold_piece(scene, own, high)
    contents: list[Content] = [gold, at(gold_wide + 6, (high - 28) / 2, *night_card(scene, own))]
    x = gold_wide + 6 + 66
    for chip in (
        Chip("leaf", str(own["nature"]), scene.say("board-nature", n=own["nature"])),
        terrain_chip(scene, own),
        Chip("pollution", str(own["pollution"]), scene.say("board-pollution", n=own["pollution"])),
    ):
        contents.append(at(x, high / 2 - 8, *chips([chip], 40)))
        x += 24 + measure(chip.text, 12, True)
    contents.append(at(width, high / 2 - 1, *workers(scene, own)))
    return contents


def terrain_chip(scene: AtiwaScene, own: Data) -> Chip:
    need = scene.view["bonus_terrain"]
    said = scene.say("board-terrains", n=own["terrains"], need=need)
    enough = own["terrains"] >= need
    return Chip("terrain", f"{own['terrains']}", said, "accent" if enough else "ink")


def gold_piece(scene: AtiwaScene, own: Data, high: float) -> tuple[Element, float]:
    target = f"gold-{own['seat']}"
    choice = scene.picks.get(target)
    text = str(own["gold"])
    wide = max(52.0, measure(text, 15, True) + 36)
    drawn = piece(
        0,
        0,
        rect(0.5, 0.5, wide - 1, high - 1, "fill-card stroke-line", rx=10),
        icon("coin", 15, high / 2, 19, "gold", lines="pale"),
        label(text, 28, high / 2 + 5, wide - 32, size=15, bold=True),
        *glow(wide, high, choice),
        id_=target,
        class_="gold",
        name=scene.say("board-gold", n=own["gold"]),
        choice=choice,
    )
    return drawn, wide


def night_card(scene: AtiwaScene, own: Data) -> list[Content]:
    """The night card: bats that come back in step 3."""
    count, seat = own["night"], own["seat"]
    bats = [
        at(
            25 + 3 * k,
            14,
            token("bat", 15),
            id_=f"bat-{seat}-night-{k}",
            class_="token",
            data_piece=f"bat-{seat}",
        )
        for k in range(min(count, 3))
    ]
    return [
        title(scene.say("board-night", n=count)),
        rect(0, 0, 58, 28, "fill-night", rx=8),
        icon("moon", 12, 14, 14, "pale"),
        *bats,
        label(
            str(count), 52, 18.6, 14, size=13, bold=True, anchor="end", class_="fill-pale",
            opacity=None if count else 0.5,
        ),
    ]  # fmt: skip


def workers(scene: AtiwaScene, community: Data) -> list[Content]:
    """The workers still to be placed in this round."""
    seat = community["seat"]
    colour = scene.view["rounds"][scene.view["progress"]["now"] - 1]["colour"]
    kind = colour if scene.alone else seat
    contents: list[Content] = [title(scene.say("board-workers", n=community["workers"]))]
    for k in range(community["workers"]):
        look = coloured_worker(colour, 22) if scene.alone else worker_of(seat, f"seat-{seat}", 22)
        contents.append(
            at(
                -11 - 18 * k,
                0,
                look,
                id_=f"worker-{seat}-hand-{k}",
                class_="worker",
                data_piece=f"worker-{kind}",
            )
        )
    return contents


# The others


@remembered
def other_card(scene: AtiwaScene, community: Data, width: float, height: float) -> Block:
    """Another player: name, score, numbers and tableau, below each other or side by side.

    On a wide page it can be pointed at to be seen large.
    """
    seat = community["seat"]
    inner = width - 22
    beside = height < 190
    numbers, numbers_high = numbers_of(scene, community, 90.0 if beside else inner, height, beside)
    left, top = (112.0, 32.0) if beside else (12.0, 37.0 + numbers_high)
    cards = small_tableau(scene, community, width - left - 10, height - top - 9)
    natural = max(top + cards.height + 9, 40 + numbers_high)
    x = left + (width - left - 10 - cards.width) / 2
    contents: list[Content] = [
        card(width, natural),
        rect(0, 14, 4, natural - 28, f"fill-seat-{seat}", rx=2),
        at(12, 8, *name_line(scene, community, inner, 13)),
        at(12, 32, numbers),
        at(x, top, cards.drawn),
    ]
    look = seat if scene.wide else None
    return g(*contents, id_=f"community-{seat}", class_="community", data_look=look), natural


def numbers_of(
    scene: AtiwaScene, community: Data, width: float, height: float, beside: bool
) -> Block:
    """What matters of another player; in the maintenance phase what it brought so far."""
    seat = community["seat"]
    reporting = scene.view["phase"] == "maintenance" and has_report(community)
    if reporting and not beside:
        return report_lines(scene, community, width)
    found = news(scene, community) if reporting else glance(scene, community)
    columns = 2 if beside else 5
    step = width / columns
    lines = (len(found) + columns - 1) // columns
    rise = min(21.0, (height - 40) / lines)
    drawn = g(
        *(
            at(i % columns * step, i // columns * rise, *chips([chip], step))
            for i, chip in enumerate(found)
        ),
        id_=f"report-{seat}" if reporting else f"glance-{seat}",
    )
    return drawn, lines * rise


def news(scene: AtiwaScene, community: Data) -> list[Chip]:
    """What the running maintenance phase brought another player so far."""
    return [chip for row in brought(scene, community["report"]) for chip in row]


def glance(scene: AtiwaScene, community: Data) -> list[Chip]:
    """The numbers that matter of another player."""
    counts = community["counts"]
    facts = {
        "gold": community["gold"],
        "untrained": community["untrained"],
        "trained": community["trained"],
        "night": community["night"],
    }
    signs = {"gold": "gold", "untrained": "family", "trained": "trained", "night": "moon"}
    first = [
        Chip(sign, str(facts[fact]), scene.say(f"board-{fact}", n=facts[fact]))
        for fact, sign in signs.items()
    ]
    tokens = [
        Chip(kind, str(counts[kind]), scene.tokens(kind, counts[kind]))
        for kind in ("bat", "tree", "fruit", "wild", "goat")
    ]
    return [*first, *tokens, last_chip(scene, community)]


def last_chip(scene: AtiwaScene, community: Data) -> Chip:
    """The food at hand and needed; when all is over, the pollution that breaks ties."""
    if scene.view["over"]:
        n = community["pollution"]
        return Chip("pollution", str(n), scene.say("board-pollution", n=n))
    have = sum(community["forecast"]["food"].values())
    need = max(community["forecast"]["demand"], 0)
    said = scene.say("board-food", need=need, have=have)
    return Chip("food", f"{have}/{need}", said, "loss" if have < need else "ink")
