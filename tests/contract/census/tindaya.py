"""The parts of Tindaya, counted."""

from atoll import State
from atoll.games.tindaya.decisions.protection import native_parts
from atoll.games.tindaya.names import (
    FEWEST_MARKET,
    FORT,
    HEXES,
    IDOLS,
    INITIAL,
    MARKER_FORT,
    SECRETS,
    SHORE,
    TRADES,
    VOLCANIC,
    VOLCANO,
    WOOD_TOKEN,
)
from atoll.games.tindaya.state import BUILDING, FACES, Tindaya
from tests.contract.census import Census


def census(state: State) -> Census:
    assert isinstance(state, Tindaya)
    count = {**board(state), **tokens(state), **cards(state)}
    for seat in state.tribes_left():
        count |= tribe(state, seat)
    return count


def board(s: Tindaya) -> Census:
    """Terrains, settlements, forts, and that everything stands where it may."""
    terrains = sum(ground >= SHORE for ground in s.ground)
    count = {
        "terrains": (terrains + s.reserve + s.covered, s.parts.terrain_tiles),
        "volcanoes": (s.ground.count(VOLCANO), sum(place < HEXES for place in s.volcanoes[1:])),
        "land": (len(s.land), sum(ground >= VOLCANO for ground in s.ground)),
    }
    for trade, name in enumerate(TRADES):
        used = s.site.count(trade + 1) + s.site.count(FORT + trade)
        count[f"{name} tiles"] = (used + s.tiles[trade], s.parts.settlement_tiles)
    count["sites off terrain"] = (
        sum(bool(s.site[h]) and s.ground[h] < SHORE for h in range(HEXES)),
        0,
    )
    count["canoes on land"] = (
        sum(bool(s.canoes[h]) and s.ground[h] >= VOLCANO for h in range(HEXES)),
        0,
    )
    count["natives at sea"] = (
        sum(
            bool(s.villagers[i] or s.nobles[i]) and s.ground[i % HEXES] < VOLCANO
            for i in range(len(s.villagers))
        ),
        0,
    )
    marching = s.steps > 0 or any(
        task.matter.name in ("march", "after-march", "conversion", "fortify", "battle", "outcome")
        for task in s.agenda
    )
    empty = sum(s.site[h] in range(FORT, MARKER_FORT + 1) and not s.troops[h] for h in range(HEXES))
    count["empty forts"] = (empty, 0)
    outside = sum(bool(s.troops[h]) and s.site[h] < FORT for h in range(HEXES))
    count["soldiers without a fort"] = (0 if marching else outside, 0)
    return count


def tokens(s: Tindaya) -> Census:
    """Faces are drawn when a token is taken; nobody holds more than there were."""
    drawn = {
        back: sum(s.parts.token_counts[back]) - sum(s.faces[FACES[back] : FACES[back + 1]])
        for back in (WOOD_TOKEN, INITIAL, VOLCANIC)
    }
    held = [sum(tribe.tokens[kind] for tribe in s.tribes) for kind in range(3)]
    wood = s.token.count(WOOD_TOKEN) + drawn[WOOD_TOKEN]
    return {
        "clay too many": (max(0, held[0] + s.token.count(1) - 10), 0),
        "wood too much": (max(0, wood - sum(s.parts.token_counts[WOOD_TOKEN])), 0),
        "wood held too much": (max(0, held[1] - drawn[WOOD_TOKEN]), 0),
        "minerals held too many": (max(0, held[2] - drawn[INITIAL] - drawn[VOLCANIC]), 0),
        "volcanic too many": (
            max(0, s.token.count(VOLCANIC) + drawn[VOLCANIC] - sum(s.parts.token_counts[VOLCANIC])),
            0,
        ),
    }


def cards(s: Tindaya) -> Census:
    """Idols and secret objectives: never twice."""
    count = {}
    for kind, name in enumerate(IDOLS):
        found = s.idols[kind] + sum(t.idols[kind] + t.shown[kind] for t in s.tribes)
        count[f"{name} idols too many"] = (max(0, found - s.parts.idol_counts[kind]), 0)
    for number, name in enumerate(SECRETS):
        found = s.secrets[number] + sum(
            [*t.secrets, *t.dealt, *t.discards].count(number) for t in s.tribes
        )
        used = s.mode.objectives and (s.mode.market or number != FEWEST_MARKET)
        count[f"objective {name}"] = (found, int(used and s.phase != BUILDING))
    if s.mode.objectives and s.traitor < 0:
        laid = [value for t in s.tribes for value in t.values]
        left = len(s.score_tokens) + len(laid)
        count["score tokens too many"] = (max(0, left - len(s.parts.scores[s.seats - 1])), 0)
    bought = sum(bin(t.market).count("1") for t in s.tribes)
    mask = 0
    for t in s.tribes:
        mask |= int(t.market)
    count["market cards bought"] = (bin(mask).count("1"), bought)
    count["walls too many"] = (max(0, sum(s.walls) - 2), 0)
    return count


def tribe(s: Tindaya, seat: int) -> Census:
    t = s.tribes[seat]
    row = slice(seat * HEXES, (seat + 1) * HEXES)
    aside = [noble for owner, _, noble in map(native_parts, s.aside) if owner == seat]
    nobles = sum(aside)
    return {
        f"villagers of {seat}": (sum(s.villagers[row]) + len(aside) - nobles, t.villagers),
        f"nobles of {seat}": (sum(s.nobles[row]) + nobles, t.nobles),
        f"villagers of {seat} too many": (max(0, t.villagers - s.parts.villagers), 0),
        f"cubes of {seat}": (
            t.cubes + t.spent_cubes + 4 - bin(t.trades).count("1"),
            s.parts.aids[s.seats - 1][0].cubes + 2 if s.phase != BUILDING else 4,
        ),
        f"cylinders of {seat} too many": (max(0, t.cylinders + t.spent_cylinders - 11), 0),
        f"debts of {seat}": (sum(n < 0 for n in (*t.goods, *t.tokens, t.prison, t.waste)), 0),
    }
