"""A whole position of Atua as plain data, and back: for tests, puzzles and sharing."""

from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.games.atua.decisions.matters import DECISIONS
from atoll.games.atua.decisions.place import PLACE
from atoll.games.atua.decisions.score import COUNT, SCORE, chosen
from atoll.games.atua.decisions.solo import LEAVE
from atoll.games.atua.decisions.take import FILL
from atoll.games.atua.decisions.tiles import BUY, REVEAL
from atoll.games.atua.decisions.turn import END_TURN, TURN
from atoll.games.atua.island import Island, move_of, village
from atoll.games.atua.parts import FATES, ISLANDS, LEVELS, SEATS, SOURCES, STACKS, Parts
from atoll.games.atua.state import FORMS, NOBODY, ON_TABLE, Atua

TITLE = "Atua"
Data = dict[str, Any]

OVER = ""
# What can be asked with others at the table, and alone.
TOGETHER = ("take", "place", "buy", "reveal", "score", OVER)
ALONE = ("pick", "place", "leave", "score", OVER)
AFTER_DRAWING = ("buy", "reveal", "pick", "leave")  # and alone, also "place"


def to_dict(s: Atua) -> Data:
    """The whole position; the stacks hold what lies nowhere else."""
    p = s.parts
    asked = OVER if s.over else s.decision().name
    return {
        "game": "atua",
        "turn": s.turn,
        "first": s.first,
        "asked": asked,
        "taken": p.card_ids[s.task.n] if asked == "place" else None,
        "row": [
            {"card": p.card_ids[card], "coconuts": nuts}
            for card, nuts in zip(s.row, s.nuts, strict=True)
        ],
        "gone": [p.card_ids[card] for card in s.gone],
        "fates": [p.fates[tile].name for tile in range(FATES) if s.fates[tile] == ON_TABLE],
        "players": [player_dict(s, seat) for seat in range(len(s.islands))],
        "tahuma": {
            "level": LEVELS[s.level],
            "hut": s.hut,
            "pile": [p.card_ids[card] for card in s.pile],
        }
        if s.alone
        else None,
        "chance": s.chance.stream,
    }


def player_dict(s: Atua, seat: int) -> Data:
    p = s.parts
    island = s.islands[seat]
    tile = s.inhabitants[seat]
    start = seat * FORMS
    return {
        "island": [
            [p.card_ids[card], *island.cell(code), turn]
            for card, code, turn in zip(island.cards, island.codes, island.turns, strict=True)
        ],
        "coconuts": s.coconuts[seat],
        "scored": {
            SOURCES[i]: [s.points[start + i], s.scored[start + i]]
            for i in range(FORMS)
            if s.scored[start + i]
        },
        "choice": [SOURCES[source] for source in chosen(s.choices[seat])],
        "inhabitant": None if tile == NOBODY else p.inhabitants[tile].name,
        "revealed": bool(s.revealed[seat]),
        "tribute": s.tributes[seat],
        "fates": [p.fates[tile].name for tile in range(FATES) if s.fates[tile] == seat],
    }


def from_dict(p: Parts, data: Data) -> Atua:
    """The position of `to_dict`; anything no game can come to raises `ValueError`."""
    fields = Field(TITLE, data)
    s = read(p, fields)
    asked = (ALONE if s.alone else TOGETHER)[fields["asked"].index(ALONE if s.alone else TOGETHER)]
    taken = -1
    if asked == "place":
        taken = fields["taken"].index(p.card_ids[:ISLANDS])
    elif fields["taken"].value is not None:
        raise fields["taken"].wrong("null when no card is being laid")
    check_cards(s, asked, taken)
    check_coconuts(s)
    check_tiles(s)
    check_scorings(s, asked)
    s.agenda = agenda(s, asked, taken)
    s.settle()
    return s


def broken(what: str) -> ValueError:
    return ValueError(f"not a position of {TITLE}: {what}")


# Reading


def read(p: Parts, data: Field) -> Atua:
    data["game"].index(["atua"])
    players = data["players"].each(1, len(SEATS))
    seats = len(players)
    row = data["row"].each(0, p.row)
    islands = [read_island(p, player["island"]) for player in players]
    s = Atua(
        p,
        Chance(data["chance"].number(1, 2**63 - 1)),
        agenda=[],
        legal=[],
        islands=islands,
        coconuts=bytearray(player["coconuts"].number(0, 60) for player in players),
        row=bytearray(entry["card"].index(p.card_ids[:ISLANDS]) for entry in row),
        nuts=bytearray(entry["coconuts"].number(0, 60) for entry in row),
        stacks=bytearray(p.stacks(seats)),
        bag=bytearray([1] * ISLANDS),
        points=bytearray(seats * FORMS),
        scored=bytearray(seats * FORMS),
        choices=bytearray(seats),
        inhabitants=bytearray(read_inhabitant(p, player["inhabitant"]) for player in players),
        revealed=bytearray(player["revealed"].flag() for player in players),
        tributes=bytearray(player["tribute"].number(0, 255) for player in players),
        fates=bytearray([NOBODY] * FATES),
        pile=bytearray(),
        gone=bytearray(card.index(p.card_ids[:ISLANDS]) for card in data["gone"].each(0, ISLANDS)),
        hut=0,
        level=0,
        first=data["first"].number(0, seats - 1),
        turn=data["turn"].number(0, turns(p, seats)),
    )
    for seat, player in enumerate(players):
        read_scored(s, seat, player)
        read_fates(s, seat, player["fates"])
    read_fates(s, ON_TABLE, data["fates"])
    tahuma = data["tahuma"]
    if s.alone:
        s.level = tahuma["level"].index(LEVELS)
        s.hut = tahuma["hut"].number(0, 60)
        for card in tahuma["pile"].each(0, ISLANDS):
            s.pile.append(card.index(p.card_ids[:ISLANDS]))
    elif tahuma.value is not None:
        raise tahuma.wrong("null unless one plays alone")
    return s


def read_island(p: Parts, field: Field) -> Island:
    """AU-4: a village, and cards that were laid by the rules."""
    island: Island | None = None
    for entry in field.each(1, sum(p.solo_stacks) // 2 + 1):
        name, x, y, turn = entry.each(4, 4)
        card = name.index(p.card_ids)
        place = (x.number(-128, 127), y.number(-128, 127), turn.number(0, 3))
        if island is None:
            if card < ISLANDS:
                raise name.wrong("a village")
            island = village(p, card)
            if (*island.cell(island.codes[0]), 0) != place:
                raise entry.wrong("the village in its place")
            continue
        if card >= ISLANDS:
            raise name.wrong("an island card")
        if not island.has_column(place[0]) or move_of(*place) not in island.places(card):
            raise entry.wrong("in a place the rules allow")
        island = island.laid(card, *place)
    assert island is not None
    return island


def read_inhabitant(p: Parts, field: Field) -> int:
    return NOBODY if field.value is None else field.index([tile.name for tile in p.inhabitants])


def read_scored(s: Atua, seat: int, player: Field) -> None:
    scored = player["scored"]
    if not isinstance(scored.value, dict):
        raise scored.wrong("a table")
    for name in scored.value:
        if name not in SOURCES:
            raise scored.broken(f"{scored.place}: there is no source {name!r:.60}")
        points, scoring = scored[name].each(2, 2)
        source = seat * FORMS + SOURCES.index(name)
        s.points[source] = points.number(0, 255)
        s.scored[source] = scoring.number(1, len(STACKS))
    for name in player["choice"].each(0, FORMS):
        s.choices[seat] |= 1 << name.index(SOURCES)


def read_fates(s: Atua, place: int, field: Field) -> None:
    for name in field.each(0, FATES):
        tile = name.index([fate.name for fate in s.parts.fates])
        if s.fates[tile] != NOBODY:
            raise name.broken(f"{name.place}: {name.value} is there twice")
        s.fates[tile] = place


# Checking


def turns(p: Parts, seats: int) -> int:
    """How many turns a game has."""
    return sum(p.solo_stacks) // 2 if seats == 1 else sum(p.rounds) * seats


def check_cards(s: Atua, asked: str, taken: int) -> None:
    """All cards are somewhere once, as many as have been drawn; the bag gets the others."""
    laid = [card for island in s.islands for card in island.cards]
    seen = [*laid, *s.row, *s.pile, *s.gone] + ([taken] if taken >= 0 else [])
    if len(set(seen)) < len(seen):
        raise broken("a card is there twice")
    for card in seen:
        if card < ISLANDS:
            s.bag[card] = 0
    wanted = {"take": s.parts.row, "place": s.parts.row - 1, "pick": 2, "leave": 1}.get(
        asked, 0 if s.alone else s.parts.row
    )
    if s.alone and asked == "place":
        wanted = 1
    if len(s.row) != wanted:
        raise broken(f"row must be of {wanted} cards here")
    drawing = asked in AFTER_DRAWING or (s.alone and asked == "place")
    drawn = (int(s.turn) + drawing) * (2 if s.alone else 1)
    if drawn > sum(s.stacks):
        raise broken("turn is too late for what is asked")
    if len(seen) - len(s.islands) - (0 if s.alone else s.parts.row) != drawn:
        raise broken(f"there must be {drawn} cards drawn from the stacks")
    check_laid(s, asked, taken)
    for stack in range(len(s.stacks)):
        out = min(drawn, s.stacks[stack])
        s.stacks[stack] -= out
        drawn -= out


def check_laid(s: Atua, asked: str, taken: int) -> None:
    """AU-2.6: nobody has laid more cards than there were turns to do so, nor given more away."""
    seats = len(s.islands)
    finished = int(s.turn) + (asked in ("buy", "reveal", "leave"))
    for seat, island in enumerate(s.islands):
        most = sum([(s.first + turn) % seats == seat for turn in range(finished)])
        if len(island.cards) - 1 > most:
            raise broken(f"players[{seat}].island has more cards than turns")
    if len(s.pile) > s.turn or (s.pile and not s.alone):
        raise broken("tahuma.pile has more cards than turns")
    if taken >= 0 and not s.islands[s.turn_seat()].takes(taken):
        raise broken("taken fits nowhere on the island")


def check_coconuts(s: Atua) -> None:
    """AU-1.11, AU-12.2: no coconut comes or goes."""
    p = s.parts
    there = sum(s.coconuts) + sum(s.nuts) + int(s.hut)
    wanted = p.solo_coconuts + p.hut if s.alone else p.coconuts * len(s.islands)
    if there != wanted or (s.alone and sum(s.nuts) > 0):
        raise broken(f"there must be {wanted} coconuts")


def check_tiles(s: Atua) -> None:
    """AU-1.8, AU-1.10: everybody has an inhabitant or nobody; so many fate tiles or none."""
    seats = len(s.islands)
    tiles = [tile for tile in s.inhabitants if tile != NOBODY]
    if len(tiles) not in (0, seats) or len(set(tiles)) < len(tiles) or (tiles and s.alone):
        raise broken("inhabitants must be different ones for all players, or none")
    for seat in range(seats):
        if (s.revealed[seat] and not tiles) or (s.tributes[seat] and not s.revealed[seat]):
            raise broken(f"players[{seat}] has revealed no inhabitant")
    fates = len([place for place in s.fates if place != NOBODY])
    if fates not in (0, seats + 1) or (fates and s.alone):
        raise broken(f"there must be {seats + 1} fate tiles, or none")


def check_scorings(s: Atua, asked: str) -> None:
    """AU-8: every player has scored as many sources as the turns demand."""
    seats = len(s.islands)
    ends: list[int] = []
    for size in s.parts.stacks(seats):
        ends.append((ends[-1] if ends else 0) + size // (2 if s.alone else 1))
    now = asked == "score"
    finished = len([end for end in ends if end <= s.turn])
    if (now and int(s.turn) not in ends) or (asked == OVER) != (s.turn == ends[-1] and not now):
        raise broken("asked does not fit the turn")
    for seat in range(seats):
        scored = list(s.scored[seat * FORMS : (seat + 1) * FORMS])
        for scoring in range(len(STACKS)):
            wanted = s.parts.scored[scoring] if scoring < finished - now else 0
            if scored.count(scoring + 1) != wanted:
                raise broken(f"players[{seat}].scored must have {wanted} of scoring {scoring + 1}")
    order = [(int(s.first) + after) % seats for after in range(seats)]
    pending = [s.choices[seat] > 0 for seat in order]
    if (any(pending) and not now) or (now and (sorted(pending, reverse=True) != pending)):
        raise broken("choice is for those who have chosen in a scoring")
    if now and all(pending):
        raise broken("somebody must still choose")
    for seat in order:
        if s.choices[seat] and s.choices[seat] not in s.scorable(seat, finished - 1):
            raise broken(f"players[{seat}].choice must be sources that can be scored")


def agenda(s: Atua, asked: str, taken: int) -> list[Task]:
    """What is still to come when this is asked, the nearest last."""
    seat = s.turn_seat()
    if asked == OVER:
        return []
    if asked == "score":
        scoring = s.stacks.count(0) - 1
        found = [Task(TURN, seat)] if scoring + 1 < len(STACKS) else []
        found.append(Task(COUNT, s.first, scoring))
        for after in range(len(s.islands) - 1, -1, -1):
            player = (s.first + after) % len(s.islands)
            if not s.choices[player]:
                found.append(Task(SCORE, player, scoring))
        return found
    frame = [END_TURN, LEAVE] if s.alone else [END_TURN, REVEAL, BUY, FILL]
    if asked in ("buy", "reveal", "leave"):
        frame = frame[: {"buy": 3, "reveal": 2, "leave": 2}[asked]]
        return [Task(matter, seat) for matter in frame]
    found = [Task(matter, seat) for matter in frame]
    found.append(Task(PLACE, seat, taken) if asked == "place" else Task(DECISIONS[asked], seat))
    return found
