"""TR-12 and TR-13: points and tie-breaks."""

from mypy_extensions import i64

from atoll.engine.ties import Tie, foremost
from atoll.games.tribes.parts import STRENGTH, TRACKS
from atoll.games.tribes.state import Tribe, Tribes


def active_land(tribe: Tribe) -> int:
    """TR-12.4: the land tiles that are not exhausted."""
    return tribe.exhausted.count(0)


def scores(s: Tribes) -> list[int]:
    """TR-12.7: the sum of all sources, for every seat."""
    return [tribe.points + extra for tribe, extra in zip(s.tribes, extra_points(s), strict=True)]


def extra_points(s: Tribes) -> list[int]:
    """What every seat has beyond its teeth."""
    fewest = fewest_in_reserve(s)
    most = most_active_land(s)
    return [
        sum(track_points(s, tribe)) + sum(bonuses(s, tribe, fewest, most)) for tribe in s.tribes
    ]


def fewest_in_reserve(s: Tribes) -> i64:
    return min([tribe.reserve for tribe in s.tribes])


def most_active_land(s: Tribes) -> int:
    return max([active_land(tribe) for tribe in s.tribes])


def bonuses(s: Tribes, tribe: Tribe, fewest: i64, most: int) -> list[int]:
    """TR-12.2, TR-12.4: for most members and most active land, shared by all who tie."""
    p = s.parts
    return [
        p.bonus_members if tribe.reserve == fewest else 0,
        p.bonus_land if active_land(tribe) == most else 0,
    ]


def track_points(s: Tribes, tribe: Tribe) -> list[int]:
    """TR-12.1: the points at the spaces reached; strength has none."""
    points = s.parts.end_points
    return [points[track][tribe.tracks[track]] for track in range(STRENGTH)]


def breakdown(s: Tribes, seat: int) -> dict[str, int]:
    """A seat's score by source: teeth, tracks, and the two bonuses."""
    tribe = s.tribes[seat]
    parts: dict[str, int] = {"teeth": tribe.points}
    for name, points in zip(TRACKS[:STRENGTH], track_points(s, tribe), strict=True):
        parts[name] = points
    found = bonuses(s, tribe, fewest_in_reserve(s), most_active_land(s))
    parts["members"], parts["land"] = found[0], found[1]
    return parts


def winners(s: Tribes) -> list[int]:
    """TR-13: most points, then most shells, then fewest exhausted tiles, else shared."""
    return foremost(list(range(len(s.tribes))), scores(s), ties(s))


def ties(s: Tribes) -> list[Tie]:
    """TR-13: what decides among equal points."""
    return [
        ("tie-shells", [int(tribe.shells) for tribe in s.tribes]),
        ("tie-exhausted", [-sum(tribe.exhausted) for tribe in s.tribes]),
    ]
