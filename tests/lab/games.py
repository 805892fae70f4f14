"""Small plans for the tests of the laboratory."""

from typing import Any

import polars as pl

from atoll.lab import Plan, plan

SMALL = {"board": "small"}


def konane(games: int = 12, **how: Any) -> Plan:
    """Quick games: stones on a small board."""
    return plan("konane", ["random", "greedy"], games=games, options=SMALL, **how)


def facts(games: pl.DataFrame) -> pl.DataFrame:
    """All that is noted of games but how long they took."""
    return games.drop("seconds")
