"""TR-12 and TR-13: points and tie-breaks."""

from mypy_extensions import i64

from atoll.engine.ties import Tie, foremost
from atoll.games.tribes.parts import STRENGTH, TRACKS
from atoll.games.tribes.state import Tribe, Tribes


def active_land(tribe: Tribe) -> int:
    """TR-12.4: the land tiles that are not exhausted."""
    return len(tribe.exhausted) - sum(tribe.exhausted)


def scores(s: Tribes) -> list[int]:
    """TR-12.7: the sum of all sources, for every seat."""
    p = s.parts
    fewest: i64 = min([tribe.reserve for tribe in s.tribes])
    most = max([active_land(tribe) for tribe in s.tribes])
    totals: list[int] = []
    for tribe in s.tribes:
        total = tribe.points + sum(track_points(s, tribe))
        if tribe.reserve == fewest:
            total += p.bonus_members
        if active_land(tribe) == most:
            total += p.bonus_land
        totals.append(total)
    return totals


def track_points(s: Tribes, tribe: Tribe) -> list[int]:
    """TR-12.1: the points at the spaces reached; strength has none."""
    points = s.parts.end_points
    return [points[track][tribe.tracks[track]] for track in range(STRENGTH)]


def breakdown(s: Tribes, seat: int) -> dict[str, int]:
    """A seat's score by source: teeth, tracks, and the two bonuses (shared by all who tie)."""
    tribe = s.tribes[seat]
    parts: dict[str, int] = {"teeth": tribe.points}
    for name, points in zip(TRACKS[:STRENGTH], track_points(s, tribe), strict=True):
        parts[name] = points
    fewest = min([other.reserve for other in s.tribes])
    most = max([active_land(other) for other in s.tribes])
    parts["members"] = s.parts.bonus_members if tribe.reserve == fewest else 0
    parts["land"] = s.parts.bonus_land if active_land(tribe) == most else 0
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
