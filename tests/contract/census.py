"""Where every component of a game is: each is somewhere, exactly once.

A census names the components and gives for each how many were found and how many there are.
A new game brings its own count here.
"""

from collections.abc import Callable, Mapping

from atoll import State
from atoll.games.atiwa.parts import LOCATIONS, ROUNDS, ROWS, TERRAINS, TILES
from atoll.games.atiwa.state import NO_CARD, POLLUTED, TOKENS_ON, TRAINED, TRAINED_BAT, Atiwa
from atoll.games.kiwi.state import DOWN, EMPTY, FACE_UP, HAND, NOBODY, STOCK, Kiwi
from atoll.games.kiwi.state import FACE_DOWN as UNSEEN
from atoll.games.tribes.parts import ACTIONS, COLUMNS, DECK, EPOCHS, SLOTS, SPACES
from atoll.games.tribes.state import FACE_DOWN, NO_TILE, UNUSED, Tribes

Census = Mapping[str, tuple[int, int]]


def tribes(state: State) -> Census:
    assert isinstance(state, Tribes)
    return {**tribes_supply(state), **tribes_table(state), **tribes_hands(state)}


def tribes_supply(s: Tribes) -> Census:
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


def tribes_table(s: Tribes) -> Census:
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


def tribes_hands(s: Tribes) -> Census:
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


def atiwa(state: State) -> Census:
    assert isinstance(state, Atiwa)
    count = {**atiwa_cards(state), **atiwa_board(state)}
    for seat in range(len(state.communities)):
        count |= atiwa_community(state, seat)
    return count


def atiwa_cards(s: Atiwa) -> Census:
    """Location and terrain cards: in stacks and deck, open, discarded, being laid, laid."""
    laid = [card for community in s.communities for card in community.tableau.cards]
    laid += [task.n for task in s.agenda if task.matter.name == "place-card"]
    count = {}
    for card in range(LOCATIONS):
        name = s.parts.card_ids[card]
        count[f"{name} cards"] = (s.stacks[card] + laid.count(card), s.parts.copies[card])
    in_play = int(s.rules().terrain)
    for card in range(TERRAINS):
        found = s.deck[card] + s.discard[card] + s.open.count(card) + laid.count(LOCATIONS + card)
        count[f"terrain {s.parts.card_ids[LOCATIONS + card]}"] = (found, in_play)
    places = s.parts.open_places[len(s.communities) - 1]
    count["cards in no open place"] = (len(s.open[places:]) - s.open[places:].count(NO_CARD), 0)
    return count


def atiwa_board(s: Atiwa) -> Census:
    """Tiles, markers and workers."""
    drawn = sum(community.pollution for community in s.communities)
    count = {f"tile {name}": (s.track.count(tile), 1) for tile, name in enumerate(s.parts.tile_ids)}
    count["uncovered positions"] = (s.track.count(TILES), 1)
    count["positions"] = (len(s.track), ROUNDS)
    count["markers"] = (sum(s.bag) + drawn, sum(s.parts.markers))
    owners = range(3 if len(s.communities) == 1 else len(s.communities))
    count["workers too many"] = (sum(s.workers.count(each) > 3 for each in owners), 0)
    return count


def atiwa_community(s: Atiwa, seat: int) -> Census:
    """Tokens of one seat, counted cell by cell."""
    community = s.communities[seat]
    found = [kind for content in community.cells for kind in TOKENS_ON[content]]
    count = {}
    for kind, counted in enumerate(community.counts):
        count[f"kind {kind} of {seat}"] = (found.count(kind), counted)
    for row in range(ROWS):
        spaces = len(s.parts.rows[row]) - 1
        count[f"row {row} of {seat}"] = (s.missing_from(seat, row) + s.supply(seat, row), spaces)
        count[f"row {row} of {seat} overdrawn"] = (int(s.supply(seat, row) < 0), 0)
    for card in range(len(community.tableau.cards)):
        cells = community.cells[card * 8 : card * 8 + 8]
        here = [kind for content in cells for kind in TOKENS_ON[content]]
        counted = [here.count(kind) for kind in range(len(community.counts))]
        right = counted == list(community.present[card * 8 : card * 8 + len(counted)])
        count[f"card {card} of {seat}"] = (int(right), 1)
    trained = community.cells.count(TRAINED) + community.cells.count(TRAINED_BAT)
    count[f"trained of {seat}"] = (trained, community.trained)
    beside = community.pollution - community.cells.count(POLLUTED)
    count[f"debts of {seat}"] = (sum(n < 0 for n in (community.gold, beside)), 0)
    return count


def kiwi(state: State) -> Census:
    assert isinstance(state, Kiwi)
    count = dict(kiwi_bags(state))
    for player in range(len(state.flocks)):
        count.update(kiwi_flock(state, player))
        if player != state.bot:
            count.update(kiwi_cards(state, player))
    return count


def kiwi_bags(s: Kiwi) -> Census:
    """Fruit and markers: in the bags, with the flocks, on the island."""
    count = {}
    for kind in range(4):
        fruit = s.fruit[kind] + sum(flock.fruit[kind] for flock in s.flocks)
        laid = sum(1 for place, mark in enumerate(s.marks) if mark and s.terrain[place] == kind)
        markers = s.bag[kind] + sum(flock.markers[kind] for flock in s.flocks) + laid
        count[f"fruit {kind}"] = (fruit, s.parts.fruit_counts[kind])
        count[f"markers {kind}"] = (markers, s.parts.marker_counts[kind])
    for player, flock in enumerate(s.flocks):
        above = sum(
            task.n for task in s.agenda if (task.matter.name, task.seat) == ("return-fruit", player)
        )
        count[f"fruit above ten of {player}"] = (max(sum(flock.fruit) - 10, 0), above)
    return count


def kiwi_flock(s: Kiwi, player: int) -> Census:
    """Tokens of a flock, and its strength counted anew."""
    flock = s.flocks[player]
    waiting = [task.matter.name for task in s.agenda if task.seat == player]
    on_island = sum(flock.kiwis[i] * (i % 3 + 1) for i in range(len(flock.kiwis)))
    on_markers = s.marks.count(1 + player) - waiting.count("mark-token")
    in_order = int(s.places[player] != EMPTY or s.last[player] != EMPTY)
    tokens = flock.track + flock.reserve + on_island + on_markers + in_order
    nests = [(nest - 1) % 6 // 2 for nest in s.nests if nest and (nest - 1) // 6 == player]
    strength = [
        sum(flock.kiwis[place * 3 + size] * (size + 1) for size in range(3))
        + 3 * (flock.leader == place)
        + 2 * (s.nests[place] in (1 + player * 6 + 2, 1 + player * 6 + 3))
        for place in range(s.island.size)
    ]
    return {
        f"tokens of {player}": (tokens, s.parts.tokens),
        f"trees of {player}": (nests.count(0), flock.nests[0]),
        f"lookouts of {player}": (nests.count(1), flock.nests[1]),
        f"caves of {player}": (nests.count(2), flock.nests[2]),
        f"strength of {player}": (int(strength == list(flock.strength)), 1),
        f"debts of {player}": (int(flock.reserve < 0 or flock.track < 0), 0),
        f"moved of {player}": (
            sum(moved > there for moved, there in zip(flock.moved, flock.kiwis, strict=True)),
            0,
        ),
        f"Leader of {player}": (
            int(flock.leader != NOBODY or "set-leader" in waiting),
            1,
        ),
    }


def kiwi_cards(s: Kiwi, player: int) -> Census:
    """The nine action cards of a flock, by kind; none before they are dealt."""
    flock = s.flocks[player]
    dealt = not any(task.matter.name == "deal-cards" for task in s.agenda)
    resolved = [task.seat for task in s.agenda if task.matter.name == "card-done"]
    hand = sum(flock.cards[HAND : HAND + 6])
    count = {f"hand of {player}": (hand, dealt * (3 - resolved.count(player)))}
    for kind in range(6):
        piles = sum(flock.cards[pile + kind] for pile in (HAND, STOCK, FACE_UP, UNSEEN))
        slots = flock.slots.count(kind) + flock.slots.count(DOWN + kind)
        count[f"cards {kind} of {player}"] = (piles + slots, dealt * s.parts.card_counts[kind])
    return count


CENSUS: dict[str, Callable[[State], Census]] = {"atiwa": atiwa, "kiwi": kiwi, "tribes": tribes}
