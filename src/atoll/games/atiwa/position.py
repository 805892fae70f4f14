"""A whole position of Atiwa as plain data, and back: for tests, puzzles and sharing."""

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.position import read_agenda, read_chance
from atoll.games.atiwa.community import (
    A_BAT,
    A_FRUIT,
    A_GOAT,
    A_TREE,
    A_WILD,
    COLUMNS,
    CONTENTS,
    EMPTY,
    POLLUTED,
    REPORT,
    TOKENS_ON,
    TRAINED,
    TRAINED_BAT,
    TREE_BAT,
    TREE_FRUIT,
    TREE_WILD,
    UNTRAINED,
    Community,
    Tableau,
    beside_place,
)
from atoll.games.atiwa.decisions.cards import PLACE_CARD, card_of
from atoll.games.atiwa.decisions.cell import place_name
from atoll.games.atiwa.decisions.flight import BATS
from atoll.games.atiwa.decisions.matters import MATTERS
from atoll.games.atiwa.decisions.work import END_TURN, PLACE_WORKER, turn_of
from atoll.games.atiwa.parts import (
    BAT_CELL,
    BAT_TREE_CELL,
    BLANK,
    CELL_COUNT,
    COLOURS,
    FRUIT_CELL,
    GOAT_CELL,
    HOUSE,
    LOCATIONS,
    ROUNDS,
    TERRAINS,
    TILES,
    TREE_CELL,
    UNINHABITABLE,
    WILD_CELL,
    WILD_TREE_CELL,
    Parts,
)
from atoll.games.atiwa.spaces import FAMILY, KINDS, OPEN_PLACES, ROWS
from atoll.games.atiwa.state import FREE, NO_CARD, Atiwa
from atoll.games.atiwa.view import Data

MOST = 9999  # gold and missing food: the rules set no limit, this only keeps nonsense out

# What can lie on every kind of cell, pollution aside.
HOLDS = {
    TREE_CELL: (A_TREE, TREE_FRUIT),
    WILD_TREE_CELL: (A_TREE, TREE_FRUIT, TREE_WILD),
    BAT_TREE_CELL: (A_TREE, TREE_FRUIT, TREE_BAT),
    FRUIT_CELL: (A_FRUIT,),
    BAT_CELL: (A_BAT,),
    WILD_CELL: (A_WILD,),
    GOAT_CELL: (A_GOAT,),
    HOUSE: (A_BAT, UNTRAINED, TRAINED, TRAINED_BAT),
    UNINHABITABLE: (A_BAT,),
    BLANK: (A_TREE, TREE_FRUIT, A_FRUIT, A_WILD, A_GOAT, A_BAT),
}

PLACING = tuple(f"place-{kind}" for kind in KINDS)

# What can wait above the end of a turn, the last of them on top; an act may wait below all but
# the last two.
TURN_CHAINS = (
    ("choose-action",),
    *[(place,) for place in PLACING],
    ("place-tree-fruit",),
    ("train",),
    ("house-bats",),
    ("place-card",),
    ("place-card", "pay-tree"),
    ("fly",),
    ("spend-fruit",),
)
# And above the steps of the maintenance phase.
UPKEEP_CHAINS = (
    *[("grow-next", place) for place in ("place-tree", "place-fruit")],
    ("place-bat",),
    ("stray", "place-bat"),
    ("feed",),
    ("eat-bat",),
    *[("breed-next", place) for place in PLACING],
    ("choose-breeding",),
)


def to_dict(s: Atiwa) -> Data:
    """The whole position; deck and stacks hold what lies nowhere else."""
    p = s.parts
    return {
        "round": s.round,
        "challenge": s.rules().name,
        "marker": s.marker,
        "first": s.first,
        "workers": {
            p.spaces[space].name: COLOURS[worker] if s.seats == 1 else worker
            for space, worker in enumerate(s.workers)
            if worker != FREE
        },
        "track": [None if tile == TILES else p.tile_ids[tile] for tile in s.track],
        "open": [None if card == NO_CARD else p.card_ids[LOCATIONS + card] for card in s.open],
        "discard": [p.card_ids[LOCATIONS + card] for card in range(TERRAINS) if s.discard[card]],
        "bag": list(s.bag),
        "communities": [community_dict(p, community) for community in s.communities],
    }


def community_dict(p: Parts, community: Community) -> Data:
    tableau = community.tableau
    return {
        "cards": [
            {
                "card": p.card_ids[card],
                "place": place_name(tableau.places[number]),
                "cells": [
                    CONTENTS[content]
                    for content in community.cells[number * CELL_COUNT : (number + 1) * CELL_COUNT]
                ],
            }
            for number, card in enumerate(tableau.cards)
        ],
        "gold": community.gold,
        "night": community.night,
        "missing": community.missing,
        "pollution": community.pollution,
        "gone": community.gone,
        "report": {name: n for name, n in zip(REPORT, community.report, strict=True) if n},
    }


def from_dict(p: Parts, field: Field) -> Atiwa:
    """The position of `to_dict`; anything no game can come to raises `ValueError`."""
    s = read(p, field)
    check_communities(s, field)
    read_agenda(s, field["agenda"], MATTERS)
    check_cards(s, field)
    check_workers(s, field)
    check_agenda(s, field)
    return s


# Reading


def read(p: Parts, data: Field) -> Atiwa:
    communities = [read_community(p, entry) for entry in data["communities"].each(1, 4)]
    seats = len(communities)
    s = Atiwa(
        p,
        read_chance(data["chance"]),
        agenda=[],
        legal=[],
        communities=communities,
        workers=read_workers(p, seats, data["workers"]),
        track=bytearray(
            TILES if tile.value is None else tile.index(p.tile_ids)
            for tile in data["track"].each(ROUNDS, ROUNDS)
        ),
        open_cards=bytearray(
            NO_CARD if card.value is None else card.index(p.card_ids[LOCATIONS:])
            for card in data["open"].each(OPEN_PLACES, OPEN_PLACES)
        ),
        deck=bytearray(),
        discard=bytearray(TERRAINS),
        stacks=bytearray(),
        bag=bytearray(
            markers.number(0, p.markers[gold])
            for gold, markers in enumerate(data["bag"].each(len(p.markers), len(p.markers)))
        ),
        marker=data["marker"].number(0, seats - 1),
        first=data["first"].number(0, seats - 1),
        game_round=data["round"].number(1, ROUNDS),
        challenge=data["challenge"].index([each.name for each in p.challenges]),
    )
    for card in data["discard"].each(0, TERRAINS):
        s.discard[card.index(p.card_ids[LOCATIONS:])] = 1
    return s


def read_community(p: Parts, entry: Field) -> Community:
    cards = entry["cards"].each(1, p.most_cards)
    names = [place_name(place) for place in range(p.most_cards * COLUMNS)]
    ids = [card["card"].index(p.card_ids) for card in cards]
    places = [card["place"].index(names) for card in cards]
    cells = bytearray(
        content.index(CONTENTS)
        for card in cards
        for content in card["cells"].each(CELL_COUNT, CELL_COUNT)
    )
    present = bytearray(len(cells))
    counts = bytearray(len(KINDS))
    for cell, content in enumerate(cells):
        for kind in TOKENS_ON[content]:
            counts[kind] += 1
            present[cell // CELL_COUNT * CELL_COUNT + kind] += 1
    return Community(
        Tableau(p, ids, places),
        cells,
        present,
        counts,
        read_report(entry["report"]),
        trained=cells.count(TRAINED) + cells.count(TRAINED_BAT),
        gold=entry["gold"].number(0, MOST),
        night=entry["night"].number(0, BATS * p.workers),
        missing=entry["missing"].number(0, MOST),
        pollution=entry["pollution"].number(0, sum(p.markers)),
        gone=entry["gone"].number(0, len(p.rows[FAMILY]) - 1),
    )


def read_report(field: Field) -> bytearray:
    """What the last maintenance phase gave and took; what is not named is 0."""
    report = bytearray(len(REPORT))
    for name in table_of(field):
        if name not in REPORT:
            raise field.broken(f"{field.place}: there is no {name!r:.60}")
        report[REPORT.index(name)] = field[name].number(0, 255)
    return report


def read_workers(p: Parts, seats: int, field: Field) -> bytearray:
    workers = bytearray([FREE] * len(p.spaces))
    names = [space.name for space in p.spaces]
    for name in table_of(field):
        if name not in names or names.index(name) not in p.spaces_for[seats - 1]:
            raise field.broken(f"workers: there is no space {name!r:.60}")
        worker = field[name]
        workers[names.index(name)] = (
            worker.index(COLOURS) if seats == 1 else worker.number(0, seats - 1)
        )
    return workers


def table_of(field: Field) -> Data:
    if not isinstance(field.value, dict):
        raise field.wrong("a table")
    return field.value


# Checking


def check_communities(s: Atiwa, field: Field) -> None:
    for seat, community in enumerate(s.communities):
        tableau = community.tableau
        if (tableau.cards[0], tableau.places[0]) != (s.parts.first_card, s.parts.first_place):
            raise field.broken(
                f"communities[{seat}].cards must begin with the first card in its place"
            )
        for number in range(1, len(tableau.places)):
            before = tableau.places[:number]
            place = tableau.places[number]
            if place in before or not any(beside in before for beside in beside_place(place)):
                raise field.broken(
                    f"communities[{seat}].cards[{number}] must lie beside one before it"
                )
        for cell, content in enumerate(community.cells):
            if content not in (EMPTY, POLLUTED, *HOLDS[tableau.codes[cell]]):
                raise field.broken(
                    f"communities[{seat}]: {CONTENTS[content]} cannot lie on cell {cell}"
                )
        for kind in range(ROWS):
            if s.missing_from(seat, kind) >= len(s.parts.rows[kind]):
                raise field.broken(f"communities[{seat}] has too much {KINDS[kind]}")
        if community.cells.count(POLLUTED) > community.pollution:
            raise field.broken(f"communities[{seat}].pollution is less than what lies on the cards")
        if community.gone and not s.rules().emigrants:
            raise field.broken(f"communities[{seat}].gone must be 0 here")
    drawn = sum(s.parts.markers) - sum(s.bag)
    if sum([community.pollution for community in s.communities]) != drawn:
        raise field.broken("the markers of the communities and of the bag are not all there are")
    if len(s.communities) > 1 and s.challenge != 0:
        raise field.broken("challenge is for one player")


def check_cards(s: Atiwa, field: Field) -> None:
    """All cards are somewhere once; deck and stacks get what lies nowhere else."""
    seats = len(s.communities)
    laid = [card for community in s.communities for card in community.tableau.cards]
    laid += [card_of(task) for task in s.agenda if task.matter is PLACE_CARD]
    stacks = [copies - laid.count(card) for card, copies in enumerate(s.parts.copies)]
    seen = [card - LOCATIONS for card in laid if card >= LOCATIONS]
    seen += [card for card in s.open if card != NO_CARD]
    seen += [card for card in range(TERRAINS) if s.discard[card]]
    if min(stacks) < 0 or len(set(seen)) < len(seen) or (seen and max(seen) >= TERRAINS):
        raise field.broken("there are more cards than in the box")
    if seen and not s.rules().terrain:
        raise field.broken("there is no terrain in this challenge")
    if any(card != NO_CARD for card in s.open[s.parts.open_places[seats - 1] :]):
        raise field.broken("open has more cards than places")
    s.stacks = bytearray(stacks)
    s.deck = bytearray(0 if card in seen else 1 for card in range(TERRAINS))
    if not s.rules().terrain:
        s.deck = bytearray(TERRAINS)
    bare = [position for position, tile in enumerate(s.track) if tile == TILES]
    if bare != [s.round - 1] or len(set(s.track)) < ROUNDS:
        raise field.broken("track must have every tile once, and none on the current round")


def check_workers(s: Atiwa, field: Field) -> None:
    """AT-3.2, AT-29.2: as many workers are placed as turns have been taken."""
    seats = len(s.communities)
    turns = turns_taken(s)
    for worker in range(len(COLOURS) if seats == 1 else seats):
        wanted = sum((s.first + turn) % seats == worker for turn in range(turns))
        if seats == 1:
            age = (s.round - 1 - worker) % len(COLOURS)
            wanted = turns if age == 0 else s.parts.workers if age < s.round else 0
        if s.workers.count(worker) != wanted:
            raise field.broken(f"workers: {wanted} of {worker} must be placed")


def turns_taken(s: Atiwa) -> int:
    task = s.agenda[0] if s.agenda else None
    if task is None or task.matter not in (PLACE_WORKER, END_TURN):
        # In the maintenance phase the order of the work phase does not matter any more.
        return len(s.communities) * s.parts.workers
    return turn_of(task) + (task.matter is END_TURN)


def check_agenda(s: Atiwa, field: Field) -> None:
    names = [task.matter.name for task in s.agenda]
    if names in ([], ["place-worker"]):
        if not names and s.round < ROUNDS:
            raise field.broken("agenda must not be empty before the last round")
        if not names and any(community.night for community in s.communities):
            raise field.broken("no bat is out at the end of the game")
        return
    if names[0] == "end-turn":
        chain = names[2:] if names[1:2] == ["act"] else names[1:]
        chains = TURN_CHAINS[:-2] if names[1:2] == ["act"] else TURN_CHAINS
        tasks = s.agenda[1:]
    else:
        chain, tasks = upkeep_chain(s, names, field)
        chains = UPKEEP_CHAINS
    if tuple(chain) not in chains and tuple(chain) != ():
        raise field.broken(f"agenda: {', '.join(names)} cannot wait together")
    if not chain or len({int(task.seat) for task in tasks}) > 1:
        raise field.broken("agenda: one seat must be asked something")
    if names[0] == "end-turn" and s.agenda[0].seat != tasks[0].seat:
        raise field.broken("agenda: another seat cannot wait here")


def upkeep_chain(s: Atiwa, names: list[str], field: Field) -> tuple[list[str], list[Task]]:
    """What waits above the frame of the maintenance phase."""
    frame = ["begin-round" if s.round < ROUNDS else "end-game"]
    if names[: len(frame)] != frame:
        raise field.broken("agenda must begin with a turn or with the end of the round")
    if s.first != s.marker:
        raise field.broken("first must be the holder of the marker in the maintenance phase")
    skip = len(frame) + (names[len(frame) : len(frame) + 1] == ["upkeep"])
    return names[skip:], s.agenda[skip:]
