"""The laboratory: is a game fair, what wins, and what would a change do?

`run(plan)` plays a plan and gives a Polars data frame, one row for every game.

>>> import atoll.lab
>>> games = atoll.lab.run(atoll.lab.plan("tribes", games=20))
"""

from atoll.extras import needed

with needed("lab"):
    from atoll.lab.plan import Lot, Plan, plan
    from atoll.lab.run import run

__all__ = ["Lot", "Plan", "plan", "run"]
