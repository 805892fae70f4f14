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
    extra = extra_points(s, active_lands(s))
    return [tribe.points + extra[seat] for seat, tribe in enumerate(s.tribes)]


def active_lands(s: Tribes) -> list[int]:
    return [active_land(tribe) for tribe in s.tribes]


def extra_points(s: Tribes, active: list[int]) -> list[int]:
    """What every seat has beyond its teeth, with so much active land."""
    members, land = member_bonuses(s), land_bonuses(s, active)
    extra: list[int] = []
    for seat, tribe in enumerate(s.tribes):
        points = members[seat] + land[seat]
        for more in track_points(s, tribe):
            points += more
        extra.append(points)
    return extra


def member_bonuses(s: Tribes) -> list[int]:
    """TR-12.2: for most members, shared by all who tie."""
    fewest: i64 = s.parts.members
    for tribe in s.tribes:
        if tribe.reserve < fewest:
            fewest = tribe.reserve
    return [s.parts.bonus_members if tribe.reserve == fewest else 0 for tribe in s.tribes]


def land_bonuses(s: Tribes, active: list[int]) -> list[int]:
    """TR-12.4: for most active land, shared by all who tie."""
    most = max(active)
    return [s.parts.bonus_land if count == most else 0 for count in active]


def track_points(s: Tribes, tribe: Tribe) -> list[int]:
    """TR-12.1: the points at the spaces reached; strength has none."""
    points, reached = s.parts.end_points, bytes(tribe.tracks)
    return [points[track][reached[track]] for track in range(STRENGTH)]


def breakdown(s: Tribes, seat: int) -> dict[str, int]:
    """A seat's score by source: teeth, tracks, and the two bonuses."""
    tribe = s.tribes[seat]
    parts: dict[str, int] = {"teeth": tribe.points}
    for name, points in zip(TRACKS[:STRENGTH], track_points(s, tribe), strict=True):
        parts[name] = points
    parts["members"] = member_bonuses(s)[seat]
    parts["land"] = land_bonuses(s, active_lands(s))[seat]
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
