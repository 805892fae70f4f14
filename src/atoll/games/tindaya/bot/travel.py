"""Quick explorations: who goes, and where he finds most to do."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.games.tindaya.bot.errands import LESSON, prizes_of
from atoll.games.tindaya.bot.goods import offerable
from atoll.games.tindaya.bot.sailing import TOO_FAR, voyages
from atoll.games.tindaya.decisions.choice import DONE
from atoll.games.tindaya.decisions.routes import SEA_WAY, by_land, stops
from atoll.games.tindaya.land import knows_here
from atoll.games.tindaya.names import FORT, HEXES, HORNS, NOWHERE, OBSIDIAN, VOLCANO, WOOD
from atoll.games.tindaya.state import Tindaya

OFFERED: Final[float] = 0.5  # a unit for a god, against other goals
STORMED: Final[float] = 0.6  # a conquistador taken
HOME: Final[float] = 0.15  # a villager on a settlement of his own
WAY: Final[float] = 0.04  # what every movement takes from a goal
SEAFARING: Final[float] = 0.01  # by sea, if that is the way
WORTHWHILE: Final[float] = 0.05  # a goal for less is not gone for
NONE: Final[float] = -99.0


class Goals:
    """What a tribe's nobles may do, hex by hex, and how far they come."""

    __slots__ = ("places", "prizes", "sails", "seat", "ways", "weapons", "worths")

    def __init__(self, s: Tindaya, seat: int) -> None:
        tribe = s.tribes[seat]
        self.seat = seat
        self.prizes: list[float] = prizes_of(s, seat)
        self.weapons = int(tribe.goods[HORNS] + tribe.goods[OBSIDIAN])
        self.sails = bool(tribe.goods[WOOD] > 0 or tribe.canoe > 0)
        self.ways: list[bytes] = voyages(s.geography, bytes(s.ground))
        self.places: list[int] = []
        self.worths: list[float] = []
        gifts = OFFERED * min(3, gifts_of(s, seat))
        for place in s.land:
            site = s.site[place]
            worth = self.prizes[place]
            if site >= FORT:
                if s.troops[place] <= self.weapons:
                    worth = STORMED * s.troops[place]
            elif site:
                if not tribe.knows(site - 1) and knows_here(s, seat, place, site - 1):
                    worth = max(worth, LESSON)
            elif s.ground[place] == VOLCANO:
                worth = gifts
            if worth > 0.0:
                self.places.append(place)
                self.worths.append(worth)

    def ahead(self, s: Tindaya, place: int, party: int, steps: int) -> float:
        """The best that a noble with company can reach from a hex."""
        ways = self.ways[place]
        apart = s.geography.distances[place]
        islands = s.island
        island = islands[place]
        places, worths = self.places, self.worths
        best = 0.0
        for i in range(len(places)):
            worth = worths[i]
            if worth <= best:
                continue
            goal = places[i]
            needed: i64 = apart[goal] if islands[goal] == island else TOO_FAR
            if self.sails and ways[goal] < needed:
                needed = ways[goal]
            if needed > steps or s.troops[goal] > party:
                continue
            worth *= 1.0 - WAY * float(needed)
            if worth > best:
                best = worth
        return best

    def near(self, s: Tindaya, place: int, steps: int) -> float:
        """The best that a villager finds beside a hex, or at home."""
        best = self.welcome(s, place)
        if steps > 0:
            for goal in s.geography.neighbours[place]:
                worth = (1.0 - WAY) * self.welcome(s, goal)
                if worth > best:
                    best = worth
        return best

    def welcome(self, s: Tindaya, place: int) -> float:
        """What a villager has of a hex."""
        site = s.site[place]
        if 0 < site < FORT and s.tribes[self.seat].knows(site - 1):
            return HOME
        return self.prizes[place] if site == 0 else 0.0


def gifts_of(s: Tindaya, seat: int) -> int:
    """How many units a tribe could offer now."""
    total = 0
    if s.offerings[0] == NOWHERE:
        return 0
    for god in (0, 1):
        for k in s.demands(god):
            strip = god * 4 + k
            missing = int(s.seats) - s.on_strip(strip)
            if missing > 0:
                total += min(missing, offerable(s, strip, seat))
    return total


def noble_gain(s: Tindaya, goals: Goals, place: int) -> float:
    """What a noble here gains by going on, over what he can do here."""
    here = goals.seat * HEXES + place
    if s.nobles[here] == 0:
        return NONE
    party = s.nobles[here] + s.villagers[here]
    stays = goals.ahead(s, place, party, 0) if s.nobles_moved[place] else 0.0
    return goals.ahead(s, place, party, int(s.steps)) - stays


def villager_gain(s: Tindaya, goals: Goals, place: int) -> float:
    """What a villager gains who leaves this hex; a settlement keeps two."""
    folk = s.villagers[goals.seat * HEXES + place]
    if folk == 0:
        return NONE
    if 0 < s.site[place] < FORT and folk <= 2:
        return 0.0
    stays = goals.near(s, place, 0) if s.villagers_moved[place] else 0.0
    return goals.near(s, place, int(s.steps)) - stays


def quick_travel(s: Tindaya, task: Task) -> int:
    """Whoever gains most goes; or nobody."""
    goals = Goals(s, int(task.seat))
    best = s.legal[0]
    highest = NONE
    if DONE in s.legal:
        best = DONE
        highest = WORTHWHILE
    for move in s.legal:
        if move == DONE:
            continue
        place = move % HEXES
        gain = noble_gain(s, goals, place)
        if move >= SEA_WAY:
            if gain <= highest or not sails_first(s, goals, place):
                continue
            gain += SEAFARING
        else:
            gain = max(gain, villager_gain(s, goals, place))
        if gain > highest:
            highest = gain
            best = move
    return best


def sails_first(s: Tindaya, goals: Goals, place: int) -> bool:
    """Does a noble come further by sea than by land?"""
    here = goals.seat * HEXES + place
    party = s.nobles[here] + s.villagers[here]
    left = int(s.steps) - 1
    ways = goals.ways[place]
    land = by_land(s, place)
    afoot = max([goals.ahead(s, near, party, left) for near in land]) if land else 0.0
    afloat = 0.0
    for goal in s.land:
        if ways[goal] == 1 and goal not in land:
            afloat = max(afloat, goals.ahead(s, goal, party, left))
    return afloat > afoot


def quick_party(s: Tindaya, task: Task) -> int:
    """A noble alone; with company if a fort can be stormed; or one villager."""
    goals = Goals(s, int(task.seat))
    place = int(s.origin)
    if 8 not in s.legal:
        return s.legal[0]
    if 1 in s.legal and villager_gain(s, goals, place) > noble_gain(s, goals, place):
        return 1
    alone = goals.ahead(s, place, 1, int(s.steps))
    for party in s.legal:
        if party > 8 and goals.ahead(s, place, party // 8 + party % 8, int(s.steps)) > alone:
            return party
    return 8


def best_landing(s: Tindaya, task: Task, choices: list[list[int]]) -> int:
    """Which of several choices of hexes has one where the group has most to do."""
    goals = Goals(s, int(task.seat))
    known = [NONE] * HEXES
    best = 0
    highest = NONE
    for i in range(len(choices)):
        for place in choices[i]:
            if known[place] == NONE:
                known[place] = landing(s, goals, place)
            if known[place] > highest:
                highest = known[place]
                best = i
    return best


def landing(s: Tindaya, goals: Goals, place: int) -> float:
    """What the group could do on a hex and from there."""
    lords, folk = int(s.lords), int(s.folk)
    here = goals.seat * HEXES + place
    steps = max(0, int(s.steps) - 1)
    party = lords + folk + s.villagers[here] + s.nobles[here]
    if s.site[place] >= FORT:
        troops = s.troops[place]
        if goals.weapons < troops or party < troops:
            return -5.0
        return STORMED * troops
    value = 0.0
    if lords:
        value = goals.ahead(s, place, party, steps)
    if folk:
        value += goals.near(s, place, steps if lords == 0 else 0)
    return value


def ashore(s: Tindaya, board: int) -> list[int]:
    """Where a canoe may land that is boarded here."""
    found: list[int] = []
    for stop in stops(s, board):
        found += by_land(s, stop)
    return found
