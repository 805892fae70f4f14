"""A whole position of Atua as plain data, and back: for tests, puzzles and sharing."""

from typing import Any

from atoll.engine.decision import Decision, Matter
from atoll.engine.field import Field
from atoll.engine.position import read_agenda, read_chance
from atoll.games.atua.decisions.matters import MATTERS
from atoll.games.atua.decisions.place import PLACE, card_of
from atoll.games.atua.decisions.score import COUNT, SCORE, chosen
from atoll.games.atua.decisions.solo import LEAVE, PICK
from atoll.games.atua.decisions.tiles import BUY, REVEAL
from atoll.games.atua.decisions.turn import TURN, steps
from atoll.games.atua.island import Island, move_of, village
from atoll.games.atua.parts import FATES, ISLANDS, LEVELS, SEATS, SOURCES, STACKS, Parts
from atoll.games.atua.state import FORMS, NOBODY, ON_TABLE, Atua

Data = dict[str, Any]


def to_dict(s: Atua) -> Data:
    """The whole position; what lies nowhere else is in the stacks or out of the game."""
    p = s.parts
    return {
        "turn": s.turn,
        "first": s.first,
        "stacks": {name: s.stacks[i] for i, name in enumerate(STACKS)},
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
            "hidden": s.secret,
            "pile": [p.card_ids[card] for card in s.pile],
        }
        if s.alone
        else None,
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


def from_dict(p: Parts, field: Field) -> Atua:
    """The position of `to_dict`; anything no game can come to raises `ValueError`."""
    s = read(p, field)
    read_agenda(s, field["agenda"], MATTERS)
    check_agenda(s, field["agenda"])
    check_cards(s, field)
    check_coconuts(s, field)
    check_tiles(s, field)
    check_scorings(s, field)
    return s


# Reading


def read(p: Parts, data: Field) -> Atua:
    players = data["players"].each(1, len(SEATS))
    seats = len(players)
    row = data["row"].each(0, p.row)
    islands = [read_island(p, player["island"]) for player in players]
    s = Atua(
        p,
        read_chance(data["chance"]),
        agenda=[],
        legal=[],
        islands=islands,
        coconuts=bytearray(player["coconuts"].number(0, 60) for player in players),
        row=bytearray(entry["card"].index(p.card_ids[:ISLANDS]) for entry in row),
        nuts=bytearray(entry["coconuts"].number(0, 60) for entry in row),
        stacks=bytearray(
            data["stacks"][name].number(0, size)
            for name, size in zip(STACKS, p.stacks(seats), strict=True)
        ),
        bag=bytearray([1] * ISLANDS),
        points=bytearray(seats * FORMS),
        scored=bytearray(seats * FORMS),
        choices=bytearray(seats),
        inhabitants=bytearray(read_inhabitant(p, player["inhabitant"]) for player in players),
        revealed=bytearray(player["revealed"].flag() for player in players),
        tributes=bytearray(player["tribute"].number(0, p.most_tribute) for player in players),
        fates=bytearray([NOBODY] * FATES),
        pile=bytearray(),
        gone=bytearray(card.index(p.card_ids[:ISLANDS]) for card in data["gone"].each(0, ISLANDS)),
        hut=0,
        level=0,
        secret=False,
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
        s.secret = tahuma["hidden"].flag()
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
        s.points[source] = points.number(0, s.parts.most_points)
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
    return p.turns(seats) * seats


def asked(s: Atua) -> Matter[Any] | None:
    """What is asked; nothing when the game is over."""
    return s.agenda[-1].matter if s.agenda else None


def check_agenda(s: Atua, field: Field) -> None:
    """AU-2.2, AU-8.4: a turn goes step by step, and in a scoring all choose before it goes on."""
    waiting = [(task.matter, int(task.seat)) for task in s.agenda]
    if asked(s) is SCORE:
        wanted = scoring_agenda(s)
    else:
        whole = [(matter, int(s.turn_seat())) for matter in steps(s)]
        wanted = whole[: len(waiting)]
        if asked(s) is PLACE:  # in place of the card that was taken
            wanted = [*whole[:-1], (PLACE, int(s.turn_seat()))]
    resting = asked(s) is None or isinstance(asked(s), Decision)
    if waiting != wanted or not resting:
        raise field.wrong("what can wait together")


def scoring_agenda(s: Atua) -> list[tuple[Matter[Any], int]]:
    """What waits while those who have not chosen yet are asked."""
    found: list[tuple[Matter[Any], int]] = []
    if s.stacks.count(0) < len(STACKS):
        found.append((TURN, int(s.turn_seat())))
    found.append((COUNT, int(s.first)))
    return found + [(SCORE, seat) for seat in reversed(s.order()) if not s.choices[seat]]


def check_cards(s: Atua, field: Field) -> None:
    """All cards are somewhere once, as many as have been drawn; the bag gets the others."""
    laid = [card for island in s.islands for card in island.cards]
    held = [card_of(s.task)] if asked(s) is PLACE else []
    seen = [*laid, *s.row, *s.pile, *s.gone, *held]
    if len(set(seen)) < len(seen):
        raise field.broken("a card is there twice")
    for card in seen:
        if card < ISLANDS:
            s.bag[card] = 0
    row = 0 if s.alone else s.parts.row
    wanted = cards_open(s)
    if len(s.row) != wanted:
        raise field.broken(f"row must be of {wanted} cards here")
    begun = s.alone and asked(s) in (PICK, PLACE, LEAVE)
    drawn = (int(s.turn) + (begun or asked(s) in (BUY, REVEAL))) * (2 if s.alone else 1)
    if len(seen) - len(s.islands) - row != drawn:
        raise field.broken(f"there must be {drawn} cards drawn from the stacks")
    left = left_of(s, drawn, field)
    if list(s.stacks) != left:
        raise field.broken(f"stacks must have {', '.join(map(str, left))} cards")
    check_laid(s, field)


def cards_open(s: Atua) -> int:
    """How many cards lie in the row, or alone of the two that were drawn."""
    if s.alone:
        return 2 if asked(s) is PICK else 1 if asked(s) in (PLACE, LEAVE) else 0
    return s.parts.row - (asked(s) is PLACE)


def left_of(s: Atua, drawn: int, field: Field) -> list[int]:
    """AU-5.2: what so many cards leave of the stacks."""
    found: list[int] = []
    for size in s.parts.stacks(len(s.islands)):
        out = min(drawn, size)
        found.append(size - out)
        drawn -= out
    if drawn:
        raise field.broken("turn is too late for what is asked")
    return found


def check_laid(s: Atua, field: Field) -> None:
    """AU-2.6: nobody has laid more cards than there were turns to do so, nor given more away."""
    seats = len(s.islands)
    finished = int(s.turn) + (asked(s) in (BUY, REVEAL, LEAVE))
    for seat, island in enumerate(s.islands):
        most = sum([(s.first + turn) % seats == seat for turn in range(finished)])
        if len(island.cards) - 1 > most:
            raise field.broken(f"players[{seat}].island has more cards than turns")
    if len(s.pile) > s.turn or (s.pile and not s.alone):
        raise field.broken("tahuma.pile has more cards than turns")


def check_coconuts(s: Atua, field: Field) -> None:
    """AU-1.11, AU-12.2: no coconut comes or goes."""
    p = s.parts
    there = sum(s.coconuts) + sum(s.nuts) + int(s.hut)
    wanted = p.solo_coconuts + p.hut if s.alone else p.coconuts * len(s.islands)
    if there != wanted or (s.alone and sum(s.nuts) > 0):
        raise field.broken(f"there must be {wanted} coconuts")


def check_tiles(s: Atua, field: Field) -> None:
    """AU-1.8, AU-1.10: everybody has an inhabitant or nobody; so many fate tiles or none."""
    seats = len(s.islands)
    tiles = [tile for tile in s.inhabitants if tile != NOBODY]
    if len(tiles) not in (0, seats) or len(set(tiles)) < len(tiles) or (tiles and s.alone):
        raise field.broken("inhabitants must be different ones for all players, or none")
    for seat in range(seats):
        if (s.revealed[seat] and not tiles) or (s.tributes[seat] and not s.revealed[seat]):
            raise field.broken(f"players[{seat}] has revealed no inhabitant")
    fates = len([place for place in s.fates if place != NOBODY])
    if fates not in (0, seats + 1) or (fates and s.alone):
        raise field.broken(f"there must be {seats + 1} fate tiles, or none")


def check_scorings(s: Atua, field: Field) -> None:
    """AU-8: every player has scored as many sources as the turns demand."""
    seats = len(s.islands)
    ends: list[int] = []
    for size in s.parts.stacks(seats):
        ends.append((ends[-1] if ends else 0) + size // (2 if s.alone else 1))
    now = asked(s) is SCORE
    finished = len([end for end in ends if end <= s.turn])
    if (now and int(s.turn) not in ends) or s.over != (s.turn == ends[-1] and not now):
        raise field.broken("agenda does not fit the turn")
    for seat in range(seats):
        scored = list(s.scored[seat * FORMS : (seat + 1) * FORMS])
        for scoring in range(len(STACKS)):
            wanted = s.parts.scored[scoring] if scoring < finished - now else 0
            if scored.count(scoring + 1) != wanted:
                raise field.broken(
                    f"players[{seat}].scored must have {wanted} of scoring {scoring + 1}"
                )
    pending = [s.choices[seat] > 0 for seat in s.order()]
    if (any(pending) and not now) or (now and (sorted(pending, reverse=True) != pending)):
        raise field.broken("choice is for those who have chosen in a scoring")
    for seat in s.order():
        if s.choices[seat] and s.choices[seat] not in s.scorable(seat, finished - 1):
            raise field.broken(f"players[{seat}].choice must be sources that can be scored")
