"""The parts of Atiwa, counted."""

from atoll import State
from atoll.games.atiwa.community import POLLUTED, TOKENS_ON, TRAINED, TRAINED_BAT
from atoll.games.atiwa.decisions.cards import PLACE_CARD, card_of
from atoll.games.atiwa.parts import LOCATIONS, ROUNDS, TERRAINS, TILES
from atoll.games.atiwa.spaces import ROWS
from atoll.games.atiwa.state import NO_CARD, Atiwa
from tests.contract.census import Census


def census(state: State) -> Census:
    assert isinstance(state, Atiwa)
    count = {**cards(state), **board(state)}
    for seat in range(len(state.communities)):
        count |= community(state, seat)
    return count


def cards(s: Atiwa) -> Census:
    """Location and terrain cards: in stacks and deck, open, discarded, being laid, laid."""
    laid = [card for community in s.communities for card in community.tableau.cards]
    laid += [card_of(task) for task in s.agenda if task.matter is PLACE_CARD]
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


def board(s: Atiwa) -> Census:
    """Tiles, markers and workers."""
    drawn = sum(community.pollution for community in s.communities)
    count = {f"tile {name}": (s.track.count(tile), 1) for tile, name in enumerate(s.parts.tile_ids)}
    count["uncovered positions"] = (s.track.count(TILES), 1)
    count["positions"] = (len(s.track), ROUNDS)
    count["markers"] = (sum(s.bag) + drawn, sum(s.parts.markers))
    owners = range(3 if len(s.communities) == 1 else len(s.communities))
    count["workers too many"] = (sum(s.workers.count(each) > 3 for each in owners), 0)
    return count


def community(s: Atiwa, seat: int) -> Census:
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
        kinds = [here.count(kind) for kind in range(len(community.counts))]
        right = kinds == list(community.present[card * 8 : card * 8 + len(kinds)])
        count[f"card {card} of {seat}"] = (int(right), 1)
    trained = community.cells.count(TRAINED) + community.cells.count(TRAINED_BAT)
    count[f"trained of {seat}"] = (trained, community.trained)
    beside = community.pollution - community.cells.count(POLLUTED)
    count[f"debts of {seat}"] = (sum(n < 0 for n in (community.gold, beside)), 0)
    return count
