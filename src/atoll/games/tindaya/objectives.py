"""TI-23: what common and secret objectives ask for."""

from mypy_extensions import i64

from atoll.games.tindaya.land import controlled, is_settlement, present
from atoll.games.tindaya.names import GOODS, HERD, PIGS, VOLCANO
from atoll.games.tindaya.state import Tindaya

# The goods of the secret objectives from the fifth on.
STORED = tuple(
    GOODS.index(name)
    for name in (
        "smoked-fish",
        "salted-meat",
        "cheese",
        "roasted-flour",
        "salt",
        "manure",
        "horns",
        "straw",
    )
)
FEWEST = 12  # from here on the fewest count


def best(counts: dict[int, int]) -> list[int]:
    """TI-22.11: all who have most, if they have anything."""
    most = max(counts.values())
    return [seat for seat, count in counts.items() if count == most and most > 0]


def achievers(s: Tindaya, goal: int) -> list[int]:
    """TI-22.12, TI-31.17: the tribes that achieve a common objective."""
    return best({seat: common_count(s, seat, goal) for seat in s.tribes_left()})


def common_count(s: Tindaya, seat: i64, goal: int) -> int:
    """TI-23.1, TI-23.2."""
    tribe = s.tribes[seat]
    if goal == 0:
        return largest_group(s, present(s, seat))
    if goal == 1:
        return bin(tribe.trades).count("1")
    if goal == 2:
        row = seat * len(s.ground)
        return sum(
            [
                s.villagers[row + place] + s.nobles[row + place]
                for place in present(s, seat)
                if s.ground[place] == VOLCANO
            ]
        )
    if goal == 3:
        return len({s.island[place] for place in present(s, seat)})
    if goal == 4:
        return sum([1 for trade in range(4) if tribe.has(trade * 2 + 1)])
    places = controlled(s, seat)
    if goal == 5:
        return max([s.geography.distances[a][b] for a in places for b in places], default=0)
    if goal == 6:
        sites = [s.site[place] for place in places]
        return max([sites.count(site) for site in sites], default=0)
    if goal == 7:
        return on_largest(s, places)
    if goal == 8:
        return len({s.site[place] for place in present(s, seat) if is_settlement(s, place)})
    return len(places)


def largest_group(s: Tindaya, places: list[int]) -> int:
    """The largest group of neighbouring hexes among these."""
    left, most = set(places), 0
    while left:
        group = [left.pop()]
        for place in group:
            near = left & set(s.geography.neighbours[place])
            left -= near
            group += near
        most = max(most, len(group))
    return most


def on_largest(s: Tindaya, places: list[int]) -> int:
    """TI-23.3: settlements on the largest island or islands."""
    sizes = [s.island.count(number) for number in range(max(s.island) + 1)]
    most = max(sizes[1:], default=0)
    return sum([1 for place in places if sizes[s.island[place]] == most])


def secret_scorers(s: Tindaya, objective: int) -> list[int]:
    """TI-22.7, TI-22.8, TI-23.4: the tribes a secret objective names."""
    counts = {seat: secret_count(s, seat, objective) for seat in s.tribes_left()}
    if objective < FEWEST:
        return best(counts)
    least = min(counts.values())
    return [seat for seat, count in counts.items() if count == least]


def secret_count(s: Tindaya, seat: i64, objective: int) -> int:
    tribe = s.tribes[seat]
    if objective < 4:
        return len(controlled(s, seat, objective))
    if objective < FEWEST:
        return tribe.goods[STORED[objective - 4]]
    if objective == FEWEST:
        return int(tribe.villagers)
    if objective == FEWEST + 1:
        return int(tribe.prison)
    if objective in (FEWEST + 2, FEWEST + 3):
        trade = HERD if objective == FEWEST + 2 else PIGS
        return sum([s.animals[place] for place in controlled(s, seat, trade)])
    if objective == FEWEST + 4:
        return sum(tribe.idols) + sum(tribe.shown)
    return bin(tribe.market).count("1")
