"""What can follow a position: as much as ever."""

from tests.playthroughs.perft import table
from tests.playthroughs.test_playthroughs import HERE, check


def test_as_many_positions_follow_as_ever() -> None:
    check("perft.txt", (HERE / "perft.txt").read_text(encoding="utf-8"), table())
