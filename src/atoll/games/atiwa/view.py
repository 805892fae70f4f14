"""What everybody sees of a position of Atiwa, as plain data."""

from typing import Any

from atoll.engine.view import core
from atoll.games.atiwa.community import COLUMNS, CONTENTS, EMPTY, POLLUTED, REPORT, Community
from atoll.games.atiwa.decisions.act import CHOOSE_ACTION, items_left, space_of
from atoll.games.atiwa.decisions.cards import PLACE_CARD, card_of, location_gold
from atoll.games.atiwa.decisions.cell import (
    cell_name,
    copy_number,
    left_of,
    place_name,
)
from atoll.games.atiwa.decisions.feeding import EAT_BAT, FEED, bats_left_to_eat, need_of
from atoll.games.atiwa.decisions.items import is_useful
from atoll.games.atiwa.decisions.several import members
from atoll.games.atiwa.decisions.tokens import GROWTH, NIGHT, places_token, reason_name, reason_of
from atoll.games.atiwa.decisions.upkeep import (
    BREED,
    CHOOSE_BREEDING,
    EAT,
    GROW,
    RETURN,
    kinds_left,
)
from atoll.games.atiwa.decisions.work import (
    END_TURN,
    PLACE_WORKER,
    free_again,
    workers_to_place,
)
from atoll.games.atiwa.parts import (
    BLANK,
    CARD_OF,
    CELL_COUNT,
    CELLS,
    CODES,
    COLOURS,
    LOCATIONS,
    ROUNDS,
    TERRAINS,
    TILES,
    Parts,
)
from atoll.games.atiwa.scoring import goal
from atoll.games.atiwa.spaces import (
    BAT,
    EXCHANGE,
    FAMILY,
    FRUIT,
    GAIN,
    GOAT,
    KINDS,
    LOCATION,
    OPEN,
    OPS,
    ROWS,
    TREE,
    WILD,
    Item,
)
from atoll.games.atiwa.state import FREE, NO_CARD, Atiwa

Data = dict[str, Any]


def view(s: Atiwa, seat: int | None = None) -> Data:
    """AT-31.1: everything but the order of what is still to be drawn."""
    p = s.parts
    seats = len(s.communities)
    return core(s, seat) | {
        "turn": s.agenda[0].seat if s.agenda else -1,
        "rounds": [round_view(p, number) for number in range(ROUNDS)],
        "phase": phase(s),
        "step": step(s),
        "challenge": challenge_view(s) if seats == 1 else None,
        "goal": [
            {"what": what, "wanted": wanted, "have": have, "met": met}
            for what, wanted, have, met in goal(s)
        ],
        "first": s.first,
        "marker": s.marker,
        "order": [(int(s.first) + turn) % seats for turn in range(seats)],
        "spaces": [space_view(s, space) for space in p.spaces_for[seats - 1]],
        "open": [
            card_view(p, LOCATIONS + s.open[place]) if s.open[place] != NO_CARD else None
            for place in range(p.open_places[seats - 1])
        ],
        "deck": sum(s.deck),
        "discard": [p.card_ids[LOCATIONS + card] for card in range(TERRAINS) if s.discard[card]],
        "locations": [location_view(s, card) for card in range(LOCATIONS)],
        "bag": list(s.bag),
        "rows": {KINDS[kind]: p.rows[kind][1:] for kind in range(ROWS)},
        "food": {KINDS[kind]: p.food[kind] for kind in (GOAT, WILD, FRUIT, BAT)},
        "bonus_terrain": p.bonus_terrain,
        "free_bats": p.free_bats,
        "doing": doing(s),
        "communities": [community_view(s, seat) for seat in range(seats)],
    }


def challenge_view(s: Atiwa) -> Data:
    """What is played for; one of an owner's parts has a name of its own."""
    title = s.rules().title
    return {"id": s.rules().name, "name": title if isinstance(title, str) else ""}


def phase(s: Atiwa) -> str:
    if s.over:
        return "over"
    return "work" if s.agenda[0].matter in (PLACE_WORKER, END_TURN) else "maintenance"


def step(s: Atiwa) -> int:
    """The step of the maintenance phase in which something is asked; 0 in the work phase."""
    if phase(s) != "maintenance":
        return 0
    matter = s.task.matter
    if matter in (FEED, EAT_BAT):
        return EAT
    if places_token(s.task) and reason_of(s.task) in (GROWTH, NIGHT):
        return GROW if reason_of(s.task) == GROWTH else RETURN
    return BREED


def doing(s: Atiwa) -> Data:
    """What the seat to decide is in the middle of: what the pending decision is about."""
    if s.over:
        return {}
    task = s.task
    matter = task.matter
    if matter is PLACE_WORKER:
        return {"workers": workers_to_place(s, task)}
    if matter is CHOOSE_ACTION:
        return {
            "space": s.parts.spaces[space_of(task)].name,
            "left": members(items_left(task)),
        }
    if matter is PLACE_CARD:
        return {"card": card_view(s.parts, card_of(task))}
    if matter is FEED:
        return {"need": need_of(task), "bats": bats_left_to_eat(s, task)}
    if matter is CHOOSE_BREEDING:
        return {"left": [KINDS[kind] for kind in members(kinds_left(task))]}
    if places_token(task):
        return {"left": left_of(task), "reason": reason_name(task)}
    return {"left": left_of(task)}


# The common area


def round_view(p: Parts, number: int) -> Data:
    needs = p.breeding[number]
    return {
        "number": number + 1,
        "breeding": {KINDS[kind]: n for kind, n in enumerate(needs) if n},
        "colour": COLOURS[p.colours[number]],
    }


def item_view(s: Atiwa, item: Item) -> Data:
    """An item as it is printed; a location with its whole price."""
    what: Data = {"op": OPS[item.op], "n": item.n, "bonus": item.bonus}
    if item.op in (GAIN, EXCHANGE):
        what["kind"] = KINDS[item.kind]
    if item.op == LOCATION:
        what["location"] = s.parts.card_ids[item.kind]
        what["trees"] = s.parts.trees[item.kind]
        what["gold"] = location_gold(s, item)
    elif item.price:
        what["gold"] = item.price
    elif item.op == OPEN:
        what["place"] = item.n
    return what


def space_view(s: Atiwa, space: int) -> Data:
    """A space with its items, who stands there, and what comes in the next round."""
    place = s.parts.spaces[space]
    worker = s.workers[space]
    alone = len(s.communities) == 1
    taken = worker != FREE
    seen: Data = {
        "id": place.name,
        "items": [item_view(s, item) for item in s.items(space)],
        "worker": (0 if alone else worker) if taken else None,
        "colour": COLOURS[worker] if alone and taken else None,
        "free_again": free_again(s, worker) if alone and taken else None,
        "useful": s.seat >= 0 and is_useful(s, s.seat, space),
        "apart": s.parts.spaces[place.apart].name if apart_here(s, space) else None,
    }
    if place.track >= 0:
        seen["track"] = track_view(s, place.track)
    return seen


def apart_here(s: Atiwa, space: int) -> bool:
    return any(one == space for one, _ in s.parts.pairs[len(s.communities) - 1])


def track_view(s: Atiwa, position: int) -> Data:
    """AT-6.4: the tile on a position of the round track now and in the next round."""
    coming = int(s.round)  # the position of the next round
    then = s.track[position]
    if position == coming - 1 and coming < ROUNDS:
        then = s.track[coming]
    elif position == coming:
        then = TILES
    return {
        "position": position + 1,
        "current": position == coming - 1,
        "tile": tile_id(s.parts, s.track[position]),
        "next_tile": tile_id(s.parts, then),
        "upper": len(s.items(track_space(s, position))) - len(s.parts.lower_items[position]),
        "next_items": [item_view(s, item) for item in s.parts.track_items[position][then]],
    }


def track_space(s: Atiwa, position: int) -> int:
    return next(n for n, space in enumerate(s.parts.spaces) if space.track == position)


def tile_id(p: Parts, tile: int) -> str | None:
    return None if tile == TILES else p.tile_ids[tile]


def card_view(p: Parts, card: int) -> Data:
    name = p.card_names[card]
    return {
        "id": p.card_ids[card],
        "name": name if isinstance(name, str) else "",
        "location": card < LOCATIONS,
        "value": p.values[card],
        "nature": p.nature[card],
        "layout": "".join(CODES[code] for code in p.layouts[card]),
    }


def location_view(s: Atiwa, card: int) -> Data:
    return card_view(s.parts, card) | {
        "left": s.stacks[card],
        "trees": s.parts.trees[card],
        "gold": s.parts.prices[card],
    }


# The personal areas


def community_view(s: Atiwa, seat: int) -> Data:
    """What lies in front of one player, and what the next maintenance phase would bring."""
    community = s.communities[seat]
    return {
        "seat": seat,
        "gold": community.gold,
        "night": community.night,
        "missing": community.missing,
        "pollution": community.pollution,
        "beside": community.pollution - community.cells.count(POLLUTED),
        "gone": community.gone,
        "counts": {kind: community.counts[n] for n, kind in enumerate(KINDS)},
        "trained": community.trained,
        "untrained": community.untrained(),
        "nature": community.tableau.nature,
        "terrains": community.tableau.terrains,
        "workers": workers_left(s, seat),
        "supply": {KINDS[kind]: row_view(s, seat, kind) for kind in range(ROWS)},
        "cards": cards_view(s, seat),
        "places": [place_name(place) for place in community.tableau.frontier],
        "forecast": forecast(s, seat),
        "report": dict(zip(REPORT, community.report, strict=True)),
        "score": sum(s.breakdown(seat).values()),
        "breakdown": s.breakdown(seat),
    }


def workers_left(s: Atiwa, seat: int) -> int:
    if phase(s) != "work":
        return 0
    placed = s.parts.colours[s.round - 1] if len(s.communities) == 1 else seat
    return s.parts.workers - s.workers.count(placed)


def row_view(s: Atiwa, seat: int, kind: int) -> Data:
    """How much of a row is empty, the number in force, and the next number."""
    empty = int(s.missing_from(seat, kind))
    row = s.parts.rows[kind]
    return {
        "empty": empty,
        "number": row[empty],
        "next": row[empty + 1] if empty + 1 < len(row) else None,
    }


def cards_view(s: Atiwa, seat: int) -> list[Data]:
    community = s.communities[seat]
    coming = next_markers(community)
    seen = []
    for number, card in enumerate(community.tableau.cards):
        place = community.tableau.places[number]
        cells = [
            cell_view(community, number * CELL_COUNT + k, coming) | {"cell": CELLS[k]}
            for k in range(CELL_COUNT)
        ]
        seen.append(
            card_view(s.parts, card)
            | {
                "copy": copy_number(community.tableau, number),
                "place": place_name(place),
                "row": place // COLUMNS,
                "column": place % COLUMNS,
                "cells": cells,
            }
        )
    return seen


def next_markers(community: Community) -> list[int]:
    """AT-19: the cells that the untrained families would pollute, in their order."""
    clean = [cell for cell in community.tableau.order if community.cells[cell] != POLLUTED]
    return clean[: community.untrained()]


def cell_view(community: Community, cell: int, coming: list[int]) -> Data:
    """A cell; an empty blank one with the kinds it takes at the moment."""
    code, content = community.tableau.codes[cell], community.cells[cell]
    seen: Data = {
        "id": cell_name(community, cell),
        "code": CODES[code],
        "content": CONTENTS[content],
        "danger": coming.index(cell) + 1 if cell in coming else 0,
    }
    if code == BLANK and content == EMPTY:
        card = cell & CARD_OF
        present = community.present[card : card + len(KINDS)]
        seen["takes"] = [KINDS[n] for n, count in enumerate(present) if count and n != FAMILY]
    return seen


def forecast(s: Atiwa, seat: int) -> Data:
    """What the next maintenance phase would bring if nothing else happened."""
    community = s.communities[seat]
    bats = min(community.counts[BAT] + int(community.night), int(community.untrained()))
    food = {
        KINDS[kind]: community.counts[kind] * s.parts.food[kind] for kind in (GOAT, WILD, FRUIT)
    }
    gold = community.gold
    if phase(s) == "work":
        gold += community.trained  # step 1 comes before step 4
    return {
        "gold": community.trained,
        "markers": community.untrained(),
        "grows": growth(s, seat),
        "demand": s.demand(seat),
        "food": food | {"bat": bats, "gold": gold},
        "breeding": [
            breeding_view(s, seat, kind)
            for kind in range(len(KINDS))
            if s.parts.breeding[s.round - 1][kind]
        ],
    }


def growth(s: Atiwa, seat: int) -> Data:
    """AT-20: the chain of step 2, if there is room for everything."""
    counts = [int(s.missing_from(seat, kind)) for kind in range(ROWS)]
    rows = s.parts.rows
    found: Data = {}
    for kind, gained in ((WILD, TREE), (TREE, FRUIT), (FRUIT, BAT)):
        n = rows[kind][counts[kind]]
        if gained != BAT:
            n = min(n, len(rows[gained]) - 1 - counts[gained])
            counts[gained] += n
        found[KINDS[gained]] = n
    return found


def breeding_view(s: Atiwa, seat: int, kind: int) -> Data:
    """AT-24.1: a condition of this round, and what is missing for it."""
    community = s.communities[seat]
    need = s.parts.breeding[s.round - 1][kind]
    state = "met"
    if community.counts[kind] < need:
        state = "too-few"
    elif s.supply(seat, kind) == 0:
        state = "none-left"
    elif not community.rooms(kind):
        state = "no-room"
    return {"kind": KINDS[kind], "need": need, "have": community.counts[kind], "state": state}
