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
    fewest, most = fewest_left(s), most_active(active)
    extra: list[int] = []
    for seat in range(len(s.tribes)):
        tribe = s.tribes[seat]
        points = member_bonus(s, tribe, fewest) + land_bonus(s, active[seat], most)
        reached = bytes(tribe.tracks)
        for track in range(STRENGTH):
            points += track_points(s, track, reached[track])
        extra.append(int(points))
    return extra


def fewest_left(s: Tribes) -> i64:
    """The members that those have in reserve who have most on their land."""
    fewest: i64 = s.parts.members
    for tribe in s.tribes:
        if tribe.reserve < fewest:
            fewest = tribe.reserve
    return fewest


def member_bonus(s: Tribes, tribe: Tribe, fewest: i64) -> i64:
    """TR-12.2: for most members, shared by all who tie."""
    return s.parts.bonus_members if tribe.reserve == fewest else 0


def most_active(active: list[int]) -> i64:
    most: i64 = 0
    for count in active:
        if count > most:
            most = count
    return most


def land_bonus(s: Tribes, active: i64, most: i64) -> i64:
    """TR-12.4: for most active land, shared by all who tie."""
    return s.parts.bonus_land if active == most else 0


def track_points(s: Tribes, track: i64, reached: i64) -> i64:
    """TR-12.1: the points at the space reached; strength has none."""
    return s.parts.end_points[track][reached]


def breakdown(s: Tribes, seat: int) -> dict[str, int]:
    """A seat's score by source: teeth, tracks, and the two bonuses."""
    tribe = s.tribes[seat]
    parts: dict[str, int] = {"teeth": tribe.points}
    for track in range(STRENGTH):
        parts[TRACKS[track]] = int(track_points(s, track, tribe.tracks[track]))
    active = active_lands(s)
    parts["members"] = int(member_bonus(s, tribe, fewest_left(s)))
    parts["land"] = int(land_bonus(s, active[seat], most_active(active)))
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
