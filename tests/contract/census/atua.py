"""The parts of Atua, counted."""

from atoll import State
from atoll.games.atua.cards import KINDS
from atoll.games.atua.grid import height, width
from atoll.games.atua.parts import FATES, ISLANDS
from atoll.games.atua.preview import star_cells, surface
from atoll.games.atua.state import FORMS, NOBODY, ON_TABLE, Atua
from tests.contract.census import Census


def census(state: State) -> Census:
    assert isinstance(state, Atua)
    count = {**cards(state), **tiles(state)}
    for seat in range(len(state.islands)):
        count |= island(state, seat)
    return count


def cards(s: Atua) -> Census:
    """Cards and coconuts: unseen, in the row, being laid, laid, with Tahuma, out of the game."""
    laid = [card for island in s.islands for card in island.cards]
    laid += [task.n for task in s.agenda if task.matter.name == "place"]
    seen = [*laid, *s.row, *s.pile, *s.gone]
    count = {}
    for card in range(ISLANDS):
        count[f"card {s.parts.card_ids[card]}"] = (s.bag[card] + seen.count(card), 1)
    villages = [card for card in seen if card >= ISLANDS]
    count["villages"] = (len(set(villages)), len(s.islands))
    drawn = len(seen) - len(villages) - (0 if s.alone else s.parts.row)
    count["cards in the stacks"] = (sum(s.stacks), sum(s.parts.stacks(len(s.islands))) - drawn)
    dealt = s.parts.solo_coconuts + s.parts.hut if s.alone else s.parts.coconuts * len(s.islands)
    count["coconuts"] = (sum(s.coconuts) + sum(s.nuts) + s.hut, dealt)
    count["piles of coconuts"] = (len(s.nuts), len(s.row))
    return count


def tiles(s: Atua) -> Census:
    """Inhabitants, fate tiles, and sources scored by everybody alike."""
    seats = len(s.islands)
    dealt = [tile for tile in s.inhabitants if tile != NOBODY]
    used = [place for place in s.fates if place != NOBODY]
    scored = [sum(map(bool, s.scored[seat * FORMS : (seat + 1) * FORMS])) for seat in range(seats)]
    wanted = [sum(s.parts.scored[:done]) for done in range(4)]
    return {
        "inhabitants": (len(set(dealt)), seats if dealt else 0),
        "fate tiles": (len(used), seats + 1 if used else 0),
        "places of fate tiles": (len(s.fates), FATES),
        "owners": (sum(place < seats or place == ON_TABLE for place in used), len(used)),
        "sources": (int(len(set(scored)) == 1 and scored[0] in wanted), 1),
    }


def island(s: Atua, seat: int) -> Census:
    """What the masks of an island say, and what its cards show when they are laid one by one."""
    found = s.islands[seat]
    ground = [each.terrain for each in surface(found).values()]
    kinds = [symbol & 15 for symbol in found.symbols]
    count = {
        f"{name} of {seat}": (bin(mask).count("1"), ground.count(terrain))
        for name, mask, terrain in (
            ("land", found.land, "."),
            ("beach", found.beach, "b"),
            ("sea", found.sea, "~"),
        )
    }
    count[f"symbols of {seat}"] = (
        int([kinds.count(kind) for kind in range(len(KINDS))] == list(found.counts)),
        1,
    )
    count[f"anchors of {seat}"] = (bin(found.marks).count("1"), len(kinds))
    stars = star_cells(found)
    count[f"stars of {seat}"] = (len(stars), found.volcanoes + 1)
    for way, places in enumerate(found.starred):
        size = range(width(way)), range(height(way))
        over = {(x - i, y - j) for x, y in stars for i in size[0] for j in size[1]}
        count[f"places over stars of {seat}, {way}"] = (bin(places).count("1"), len(over))
    return count
