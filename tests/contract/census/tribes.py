"""The parts of Tribes, counted."""

from atoll import State
from atoll.games.tribes.parts import ACTIONS, COLUMNS, DECK, EPOCHS, SLOTS, SPACES
from atoll.games.tribes.state import FACE_DOWN, NO_TILE, UNUSED, Tribes
from tests.contract.census import Census


def census(state: State) -> Census:
    assert isinstance(state, Tribes)
    return {**supply(state), **table(state), **hands(state)}


def supply(s: Tribes) -> Census:
    """Shells and land: a closed circle, and what the bag, the hand and the territories hold."""
    shells = sum(s.shells) + sum(tribe.shells for tribe in s.tribes)
    owned = [n for tribe in s.tribes for n in (tribe.shells, tribe.reserve, tribe.points)]
    count = {
        "shells": (shells, len(s.tribes) * s.parts.shells),
        "debts": (sum(n < 0 for n in [*owned, *s.shells]), 0),
    }
    laid = [kind for tribe in s.tribes for kind in tribe.lands.kinds]
    laid += [task.n for task in s.agenda if task.matter.name == "lay-land"]
    for kind, name in enumerate(s.parts.lands):
        found = s.land[kind] + s.drawn[kind] + laid.count(kind)
        count[f"{name} land"] = (found, s.parts.land_tiles[kind])
    return count


def table(s: Tribes) -> Census:
    """The row, the achievement boards and the events."""
    tiles = [*s.row] if s.held == NO_TILE else [*s.row, s.held]
    tiles += [ACTIONS + event for event, gone in enumerate(s.struck) if gone]
    count = {}
    for tile, name in enumerate(s.parts.tile_ids):
        hidden = s.stack[tile - ACTIONS] if tile >= ACTIONS else 0
        count[f"tile {name}"] = (tiles.count(tile) + hidden, 1)
    for board, name in enumerate(s.parts.board_ids):
        count[f"board {name}"] = (s.boards.count(board) + s.deck[board], 1)
    for epoch in range(EPOCHS):
        up = COLUMNS - s.boards[epoch * COLUMNS : (epoch + 1) * COLUMNS].count(FACE_DOWN)
        left = sum(s.deck[epoch * DECK : (epoch + 1) * DECK])
        count[f"boards of epoch {epoch + 1}"] = (up + left, DECK)
    count["piles of shells"] = (len(s.shells), len(s.row))
    return count


def hands(s: Tribes) -> Census:
    """What belongs to one seat: members, stones, markers, the arrow, and no hex laid twice."""
    count = {}
    for seat, tribe in enumerate(s.tribes):
        placed = [space for space in range(SLOTS * SPACES) if s.stones[space] == seat]
        marked = [slot for slot in range(SLOTS) if tribe.done >> slot & 1]
        on_link = tribe.arrow != UNUSED and s.arrows >> tribe.arrow & 1
        tiles = len(tribe.lands.hexes)
        count[f"members of {seat}"] = (sum(tribe.members) + tribe.reserve, s.parts.members)
        count[f"boards marked by {seat}"] = (len(marked), len(placed))
        count[f"stones of {seat}"] = (len({space // SPACES for space in placed}), len(placed))
        count[f"arrow of {seat}"] = ((tribe.arrow == UNUSED) + on_link, 1)
        count[f"hexes of {seat}"] = (len(set(tribe.lands.hexes)), tiles)
        count[f"counts of members of {seat}"] = (len(tribe.members), tiles)
        count[f"faces of land of {seat}"] = (len(tribe.exhausted), tiles)
        count[f"markers of {seat}"] = (len(tribe.tracks), len(s.parts.values))
    laid = {tribe.arrow for tribe in s.tribes if tribe.arrow != UNUSED}
    count["links with arrows"] = (bin(s.arrows).count("1"), len(laid))
    return count
