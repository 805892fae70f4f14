"""What lies in front of a player: the own things in full, the others' at a glance."""

from atoll.draw.elements import Content, Element, at, g, line, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import badge, card, mark, piece, ringed
from atoll.games.atiwa.board.scene import Block, Data, Scene, heading
from atoll.games.atiwa.board.supply import supply_board
from atoll.games.atiwa.board.tableau import tableau, width_of
from atoll.games.atiwa.board.tokens import coloured_worker, token, worker_of
from atoll.games.atiwa.board.upkeep import CHIP, Chip, chips, coming, has_report, report_lines

# The sources of a score and the signs that stand for them.
SOURCES = {
    "gold": "gold",
    "cards": "terrain",
    "supply": "supply",
    "trained": "trained",
    "bats": "bat",
    "missing": "food",
}
LARGEST_OTHER = 24.0


def points(n: int) -> str:
    return str(n).replace("-", "−")


def name_line(scene: Scene, community: Data, width: float, size: float) -> list[Content]:
    """The seat's mark and name, whose turn it is, the start marker, and the score so far."""
    seat = community["seat"]
    score = points(community["score"])
    deciding = scene.view["seat"] == seat
    said = scene.say("board-score", who=scene.names[seat], score=community["score"])
    score_room = measure(score, size + 3, True)
    parts: list[Content] = [mark(seat, 8, 9, 15)]
    room = width - 22 - score_room - 8
    if scene.view["marker"] == seat and not scene.alone:
        flag = icon("flag", 0, 0, 15, "accent", named=scene.say("board-marker"))
        parts.append(at(width - score_room - 14, 9, flag, id_="marker", data_piece="marker"))
        room -= 20
    text = scene.say("board-to-play")
    pill = measure(text, 12, True) + 14
    name_wide = min(measure(scene.names[seat], size, True), room - (pill + 6 if deciding else 0))
    parts.append(
        label(
            scene.names[seat], 21, 14, max(name_wide, 24), size=size, bold=True,
            class_=f"fill-{'accent' if deciding else 'ink'}",
        )
    )  # fmt: skip
    if deciding and room - name_wide >= pill + 6:
        parts.append(at(21 + name_wide + 7, 0, *pilled(text, pill)))
    parts.append(
        g(title(said), label(score, width, 15, score_room, size=size + 3, bold=True, anchor="end"))
    )
    return parts


def pilled(text: str, wide: float) -> list[Element]:
    return [
        rect(0, 0, wide, 18, "fill-accent", rx=9),
        label(
            text, wide / 2, 13.2, wide - 12, size=12, bold=True, anchor="middle",
            class_="fill-paper",
        ),
    ]  # fmt: skip


def score_chips(scene: Scene, community: Data, width: float) -> Element:
    """The score by its six sources, in columns."""
    step = width / len(SOURCES)
    contents: list[Content] = []
    for i, (source, sign) in enumerate(SOURCES.items()):
        n = community["breakdown"][source]
        colour = "loss" if n < 0 else "ink" if n else "soft"
        chip = Chip(sign, points(n), scene.say(f"breakdown-{source}"), colour)
        contents.append(at(i * step, 0, *chips([chip], step)))
    return g(*contents, id_=f"score-{community['seat']}")


def own_panel(scene: Scene, width: float, high: float = 21.0) -> Block:
    """Name, score, gold, night card, workers, supply board, and the maintenance to come."""
    own = scene.own
    contents: list[Content] = [
        *name_line(scene, own, width, 15),
        at(0, 26, score_chips(scene, own, width)),
        line(0, 50, width, 50, "stroke-line"),
    ]
    y = 58.0
    contents.append(at(0, y, *goods(scene, own, width)))
    y += 36
    board, board_high = supply_board(scene, own, width, high)
    contents.append(at(0, y, board))
    y += board_high + 4
    contents.append(line(0, y, width, y, "stroke-line"))
    y += 6
    running = scene.view["phase"] == "maintenance"
    key = "board-running" if running else "board-last" if scene.view["over"] else "board-coming"
    contents.append(at(0, y, heading(scene.say(key), width)))
    y += 20
    if not scene.view["over"]:
        overview, overview_high = coming(scene, own, width)
        contents.append(at(0, y, overview))
        y += overview_high
    if has_report(own):
        if not scene.view["over"]:
            text = scene.say("board-so-far" if running else "board-last")
            contents.append(at(0, y + 4, heading(text, width)))
            y += 24
        report, report_high = report_lines(scene, own, width)
        contents.append(at(0, y, report))
        y += report_high
    return g(*contents, id_=f"community-{own['seat']}", class_="community"), y


def goods(scene: Scene, own: Data, width: float) -> list[Content]:
    """Gold, the night card, nature and terrain, families, workers still to place."""
    contents: list[Content] = [gold_piece(scene, own)]
    x = 58.0
    contents.append(at(x, 0, *night_card(scene, own)))
    x += 66
    for chip in (
        Chip("leaf", str(own["nature"]), scene.say("board-nature", n=own["nature"])),
        terrain_chip(scene, own),
        Chip("pollution", str(own["pollution"]), scene.say("board-pollution", n=own["pollution"])),
    ):
        contents.append(at(x, 5, *chips([chip], 40)))
        x += 24 + measure(chip.text, 12, True)
    contents.append(at(width, 13, *workers(scene, own)))
    return contents


def terrain_chip(scene: Scene, own: Data) -> Chip:
    need = scene.view["bonus_terrain"]
    said = scene.say("board-terrains", n=own["terrains"], need=need)
    enough = own["terrains"] >= need
    return Chip("terrain", f"{own['terrains']}", said, "accent" if enough else "ink")


def gold_piece(scene: Scene, own: Data) -> Element:
    target = f"gold-{own['seat']}"
    choice = scene.picks.get(target)
    text = str(own["gold"])
    wide = max(52.0, measure(text, 15, True) + 34)
    return piece(
        0,
        0,
        rect(0.5, 0.5, wide - 1, 27, "fill-card stroke-line", rx=10),
        icon("coin", 14, 14, 19, "gold", lines="pale"),
        label(text, 27, 19, wide - 32, size=15, bold=True),
        *ringed(wide, 28, choice, rx=10),
        id_=target,
        class_="gold",
        name=scene.say("board-gold", n=own["gold"]),
        choice=choice,
    )


def night_card(scene: Scene, own: Data) -> list[Content]:
    """The night card: bats that come back in step 3."""
    count, seat = own["night"], own["seat"]
    bats = [
        at(
            26 + 6 * k,
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


def workers(scene: Scene, community: Data) -> list[Content]:
    """The workers still to be placed in this round."""
    seat = community["seat"]
    colour = scene.view["rounds"][scene.view["round"] - 1]["colour"]
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


def other_card(scene: Scene, community: Data, width: float, height: float) -> Element:
    """Another player: name, score, numbers and tableau, below each other or side by side."""
    seat = community["seat"]
    inner = width - 20
    contents: list[Content] = [
        card(width, height),
        rect(0, 14, 4, height - 28, f"fill-seat-{seat}", rx=2),
        at(12, 8, *name_line(scene, community, inner - 2, 13)),
    ]
    beside = height < 170
    numbers = glance(scene, community)
    reporting = scene.view["phase"] == "maintenance" and has_report(community)
    if beside:
        columns, left, top = 2, 92.0, 30.0
    else:
        columns, left, top = 5, 12.0, 72.0
    step = (84.0 if beside else inner) / columns
    rise = min(20.0, (height - 36) / ((len(numbers) + columns - 1) // columns))
    contents += [
        at(12 + (i % columns) * step, 31 + (i // columns) * rise, *chips([chip], step))
        for i, chip in enumerate(numbers)
    ]
    box = (width - left - 8, height - top - 7)
    if reporting and not beside:
        report, report_high = report_lines(scene, community, inner)
        contents.append(at(12, top, report))
        top += report_high
        box = (box[0], box[1] - report_high)
    used = width_of(scene, community, *box, LARGEST_OTHER)
    cards, _ = tableau(scene, community, *box, LARGEST_OTHER)
    contents.append(at(left + (box[0] - used) / 2, top, cards))
    return g(*contents, id_=f"community-{seat}", class_="community")


def glance(scene: Scene, community: Data) -> list[Chip]:
    """The numbers that matter of another player."""
    forecast = community["forecast"]
    counts = community["counts"]
    have = sum(forecast["food"].values())
    demand = max(forecast["demand"], 0)
    found = [
        Chip("gold", str(community["gold"]), scene.say("board-gold", n=community["gold"])),
        Chip("family", str(community["untrained"]), scene.say("board-untrained", n=community["untrained"])),
        Chip("trained", str(community["trained"]), scene.say("board-trained", n=community["trained"])),
        Chip("bat", str(counts["bat"]), scene.tokens("bat", counts["bat"])),
        Chip("moon", str(community["night"]), scene.say("board-night", n=community["night"]), "soft"),
        Chip("tree", str(counts["tree"]), scene.tokens("tree", counts["tree"])),
        Chip("fruit", str(counts["fruit"]), scene.tokens("fruit", counts["fruit"])),
        Chip("wild", str(counts["wild"]), scene.tokens("wild", counts["wild"])),
        Chip("goat", str(counts["goat"]), scene.tokens("goat", counts["goat"])),
        Chip(
            "food",
            f"{have}/{demand}",
            scene.say("board-food", need=demand, have=have),
            "loss" if have < demand else "ink",
        ),
    ]  # fmt: skip
    return found
