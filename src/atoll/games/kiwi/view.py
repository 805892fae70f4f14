"""What a seat sees of a position of Kiwi Chow Down, as plain data."""

from typing import Any

from atoll.engine import hexes
from atoll.engine.view import core
from atoll.engine.words import Fact
from atoll.games.kiwi.cards import Cell
from atoll.games.kiwi.decisions.choose import about
from atoll.games.kiwi.decisions.patterns import looks, marker_side
from atoll.games.kiwi.decisions.place import CHOOSE_LEADER
from atoll.games.kiwi.flock import (
    DOWN,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    HAND,
    LEADER,
    NOBODY,
    SIZES,
    STOCK,
    Flock,
)
from atoll.games.kiwi.island import SECTION
from atoll.games.kiwi.kinds import (
    BONUSES,
    CARDS,
    CELL_BUILD,
    CELL_DOINGS,
    CELL_FEED,
    CELL_MOVE,
    FLOCKS,
    FRUIT,
    GROUPS,
    KINDS,
    MEASURES,
    NESTS,
    POWERS,
    ROWS,
    SIDES,
    SLOTS,
    TARGETS,
    TERRAIN,
    bonus_amount,
    bonus_kind,
)
from atoll.games.kiwi.pieces import kind_of, owner_of
from atoll.games.kiwi.scoring import breakdown, leaders, measure
from atoll.games.kiwi.state import PHASES, Kiwi, nest_kind, nest_owner, nest_row

Data = dict[str, Any]


def view(s: Kiwi, seat: int | None = None) -> Data:
    """KI-24.2: everything but hands, decks, face-down cards and the types of unplaced markers."""
    return core(s, seat) | {
        "players": len(s.flocks),
        "turn": int(s.active),
        "phase": PHASES[s.phase],
        "first": int(s.first),
        "order": s.order.copy(),
        "revealed": s.revealed(),
        "sections": [s.parts.section_ids[section] for section in s.sections],
        "island": [hex_view(s, place) for place in range(s.island.size)],
        "season_cards": season_cards_view(s),
        "turn_order": turn_order_view(s),
        "bags": {
            "fruit": {name: s.fruit[kind] for kind, name in enumerate(FRUIT)},
            "markers": sum(s.bag),
        },
        "card_bonuses": {
            name: bonus_view(s.parts.card_bonus[kind]) for kind, name in enumerate(CARDS)
        },
        "face_down": s.parts.face_down,
        "prices": {
            "extra_move": s.parts.extra_move_price,
            "second_mark": s.parts.second_mark_price,
        },
        "flocks": [flock_view(s, player, seat) for player in range(len(s.flocks))],
        "solo": solo_view(s),
        "doing": doing(s),
    }


def own_name(name: Fact) -> str:
    """The name an owner's parts file gives; empty for what the texts know."""
    return name if isinstance(name, str) else ""


def bonus_view(bonus: list[int]) -> list[Data]:
    return [
        {"what": BONUSES[bonus_kind(part)], "number": int(bonus_amount(part))} for part in bonus
    ]


def hex_view(s: Kiwi, place: int) -> Data:
    """A hex, and all that stands on it."""
    q, r = hexes.axial(s.island.hexes[place])
    nest, mark = s.nests[place], s.marks[place]
    return {
        "at": s.island.names[place],
        "q": q,
        "r": r,
        "terrain": TERRAIN[s.terrain[place]],
        "slot": place // SECTION,
        "outer": s.island.outer[place],
        "sea": [side for side in range(6) if s.island.around[place][side] < 0],
        "pieces": [
            piece_view(player, kind, int(flock.count(place, kind)))
            for player, flock in enumerate(s.flocks)
            for kind in flock.kinds(place)
        ],
        "nest": nest_view(nest) if nest else None,
        "mark": mark - 1 if mark else None,
        "strength": [flock.strength[place] for flock in s.flocks],
        "dominator": int(s.dominator(place)),
    }


def piece_view(owner: int, kind: int, count: int) -> Data:
    return {
        "owner": owner,
        "leader": kind == LEADER,
        "size": SIZES[kind],
        "moved": 3 <= kind < LEADER,
        "count": count,
    }


def nest_view(nest: int) -> Data:
    return {
        "owner": nest_owner(nest),
        "nest": NESTS[nest_kind(nest)],
        "row": nest_row(nest) + 1,
    }


def season_cards_view(s: Kiwi) -> list[Data]:
    """The season cards that lie open, each with the present standing."""
    return [
        {
            "id": s.parts.season_ids[card],
            "name": own_name(s.parts.season_names[card]),
            "season": int(s.season) if s.solo is not None else number + 1,
            "rank": "fewest" if s.parts.season_fewest[card] else "most",
            "measure": MEASURES[s.parts.season_measure[card]],
            "winner": bonus_view(s.parts.season_winner[card]),
            "others": bonus_view(s.parts.season_others[card]),
            "values": [
                measure(s, s.parts.season_measure[card], player) for player in range(len(s.flocks))
            ],
            "leaders": leaders(s, card),
        }
        for number, card in enumerate(s.season_cards)
    ]


def turn_order_view(s: Kiwi) -> list[Data]:
    """KI-23.1: the turn-order track, if it is in play."""
    if not s.variable:
        return []
    return [
        {
            "slot": slot + 1,
            "gain": bonus_view(s.parts.slot_gain[slot]),
            "pay_fruit": s.parts.slot_fruit[slot],
            "pay_markers": s.parts.slot_markers[slot],
            "taken": s.places.index(slot) if slot in s.places else None,
            "last": s.last.index(slot) if slot in s.last else None,
        }
        for slot in range(SLOTS)
    ]


def flock_view(s: Kiwi, player: int, seat: int | None) -> Data:
    """What lies in front of one player, as far as this seat may see it."""
    p = s.parts
    flock = s.flocks[player]
    own = player == seat
    known = own or s.revealed()
    seen: Data = {
        "player": player,
        "kiwibot": player == s.bot,
        "colour": FLOCKS[flock.colour],
        "name": own_name(p.flock_names[flock.colour]),
        "side": "b" if flock.side else "a",
        "power": POWERS[flock.power],
        "pair": [FRUIT[kind] for kind in p.pairs[flock.colour]],
        "leader": leader_view(s, flock),
        "fruit": {name: flock.fruit[kind] for kind, name in enumerate(FRUIT)},
        "fruit_limit": p.fruit_limit,
        "markers": flock.marker_total(),
        "marker_types": {name: flock.markers[kind] for kind, name in enumerate(TERRAIN)}
        if known
        else None,
        "track": int(flock.track),
        "track_bonuses": [bonus_view(bonus) for bonus in p.tracks[flock.side]],
        "reserve": int(flock.reserve),
        "kiwis": [flock.of_size(size) for size in (1, 2, 3)],
        "nests": nests_view(s, flock),
        "hand": sum(flock.cards[HAND : HAND + KINDS]),
        "hand_cards": pile_view(flock, HAND) if own else None,
        "deck": sum(flock.cards[STOCK : STOCK + KINDS]),
        "deck_cards": pile_view(flock, STOCK) if own else None,
        "discard": pile_view(flock, FACE_UP),
        "discard_down": sum(flock.cards[FACE_DOWN : FACE_DOWN + KINDS]),
        "discard_down_cards": pile_view(flock, FACE_DOWN) if own else None,
        "slots": [slot_view(card, own) for card in flock.slots],
        "points": int(flock.points),
        "breakdown": breakdown(s, player),
        "score": sum(breakdown(s, player).values()),
    }
    return seen


def leader_view(s: Kiwi, flock: Flock) -> Data | None:
    card = flock.leader_card
    if card == NOBODY:
        return None
    leader = s.parts.leader_of[card]
    return {
        "id": s.parts.leader_ids[leader],
        "name": own_name(s.parts.leader_names[leader]),
        "card": s.parts.leader_card_ids[card],
        "card_name": own_name(s.parts.leader_card_names[card]),
        "spent": flock.spent,
        "moved": flock.leader_moved,
    }


def nests_view(s: Kiwi, flock: Flock) -> list[Data]:
    p = s.parts
    return [
        {
            "nest": name,
            "row": row + 1,
            "built": flock.nests[kind] > row,
            "open": flock.nests[kind] == row,
            "price": p.build_price[row],
            "placement": bonus_view(p.nest_placement[kind * 2 + row]),
            "season": bonus_view(p.nest_season[kind * 2 + row]),
            "points": p.nest_points[kind * 2 + row],
        }
        for kind, name in enumerate(NESTS)
        for row in (0, 1)
    ]


def pile_view(flock: Flock, pile: int) -> list[str]:
    return [card for kind, card in enumerate(CARDS) for _ in range(flock.cards[pile + kind])]


def slot_view(card: int, own: bool) -> Data | None:
    """A card slot; what lies in it face down, only its owner knows."""
    if card == EMPTY:
        return None
    down = card >= DOWN
    kind = card - DOWN if down else card
    return {"card": CARDS[kind] if own or not down else None, "down": down}


def solo_view(s: Kiwi) -> Data | None:
    """KI-22: the Solitaire cards, the marker, and the order in which the Kiwibot looks around."""
    solo = s.solo
    if solo is None:
        return None
    top = solo.pile[s.season - 1]
    return {
        "pile": [s.parts.solitaire_ids[card] for card in solo.pile[s.season - 1 :]],
        "side": SIDES[marker_side(s)],
        "looks": [s.island.names[place] for place in looks(s)],
        "rows": {
            row: [cell_view(s.parts.cells[top][number * 3 + column]) for column in range(3)]
            for number, row in enumerate(ROWS)
        },
        "deck": sum(solo.deck),
        "kept": int(solo.kept),
    }


def cell_view(cell: Cell) -> Data:
    seen: Data = {"do": CELL_DOINGS[cell.do]}
    if cell.do == CELL_MOVE:
        seen["sizes"] = cell.sizes.copy()
        seen["to"] = TARGETS[cell.target]
        seen["group"] = GROUPS[cell.group]
        seen["push"] = [SIDES[side] for side in cell.pushes]
    elif cell.do == CELL_FEED:
        seen["owner"] = SIDES[cell.owner]
        seen["size"] = cell.size
    elif cell.do == CELL_BUILD:
        seen["nest"] = NESTS[cell.nest]
    else:
        seen["number"] = cell.number
    return seen


def doing(s: Kiwi) -> Data:
    """What the decision is about: a piece, a hex, or a Leader and its cards."""
    found: Data = {}
    if s.over:
        return found
    task = s.task
    place, piece = about(s, task)
    if place != NOBODY:
        found["hex"] = s.island.names[place]
    if piece != NOBODY:
        found["piece"] = piece_view(int(owner_of(piece)), int(kind_of(piece)), 1)
    if task.matter is CHOOSE_LEADER:
        p = s.parts
        found["leader"] = {"id": p.leader_ids[task.n], "name": own_name(p.leader_names[task.n])}
        found["cards"] = [
            {"id": p.leader_card_ids[card], "name": own_name(p.leader_card_names[card])}
            for card in p.leader_cards[task.n]
        ]
    return found
