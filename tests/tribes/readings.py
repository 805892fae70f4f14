"""What lies on a table of Tribes, read as its tests write it."""

from atoll.engine.words import Words
from atoll.games.tribes.state import Tribes
from tests.tribes.positions import SHORT, TRACKS


def row(s: Tribes) -> str:
    """The action sequence as a table is written."""
    tiles = [SHORT.get(s.parts.tile_ids[tile], s.parts.tile_ids[tile]) for tile in s.row]
    return " ".join(
        f"{tile}*{count}" if count else tile for tile, count in zip(tiles, s.shells, strict=True)
    )


def members(s: Tribes, seat: int = 0) -> list[int]:
    return list(s.tribes[seat].members)


def exhausted(s: Tribes, seat: int = 0) -> list[int]:
    """The numbers of the tiles that are turned over."""
    return [tile for tile, turned in enumerate(s.tribes[seat].exhausted) if turned]


def track(s: Tribes, name: str, seat: int = 0) -> int:
    return s.tribes[seat].tracks[TRACKS.index(name)]


def named(land: str, where: str = "only") -> Words:
    """A tile as the texts speak of it."""
    return Words("land-tile", {"land": Words(f"land-{land}"), "where": where})
