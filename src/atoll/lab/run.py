"""All games of a plan, on all cores or on a cluster; what was finished before is not played again."""

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import polars as pl

from atoll.arena.match import BotError
from atoll.lab.plan import Plan
from atoll.lab.play import Piece, Row
from atoll.lab.store import Store
from atoll.spread import Died, spread_at_once

LENGTH = (
    1.0  # seconds that a piece of work for a cluster is to take: sending it costs some milliseconds
)
LONGEST = 64  # games of a piece at most
TRIES = 3  # so often may workers die of the same games before the run is given up

Waiting = dict[
    int, deque[int]
]  # for every lot the numbers of its games that are still to be played


def run(
    plan: Plan,
    folder: str | Path | None = None,
    processes: int | None = None,
    ray: str | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> pl.DataFrame:
    """Play what is left of a plan, and give all its games: one row each.

    With a `folder` every game is kept there as soon as it is finished, and a plan that was stopped, or
    killed, goes on. `tell` hears how many games are done, and of how many, whenever one is.
    """
    if folder is None:
        with TemporaryDirectory() as nowhere:
            return run(plan, nowhere, processes, ray, tell)
    with Store(Path(folder), plan) as store:
        kept = store.done()
        wanted = [game for game in plan.games() if (plan.lots[game[0]].name, game[1]) not in kept]
        total = sum(lot.games for lot in plan.lots)
        done = total - len(wanted)
        if tell is not None:
            tell(done, total)
        for rows in finished(plan, wanted, processes, ray):
            store.keep(rows)
            done += len(rows)
            if tell is not None:
                tell(done, total)
        store.merge()
        return asked_for(store.games(), plan)


def asked_for(games: pl.DataFrame, plan: Plan) -> pl.DataFrame:
    """The games that a plan asks for; a folder may hold more."""
    lots = pl.DataFrame(
        {"lot": [lot.name for lot in plan.lots], "wanted": [lot.games for lot in plan.lots]}
    )
    found = games.join(lots, on="lot", how="inner", maintain_order="left")
    return found.filter(pl.col("number") < pl.col("wanted")).drop("wanted")


def finished(
    plan: Plan, wanted: list[tuple[int, int]], processes: int | None, ray: str | None
) -> Iterator[list[Row]]:
    """Games as they come in: one by one, from a cluster by the piece. What a worker had begun when it died
    is played by another."""
    left = dict.fromkeys(wanted)
    deaths: Counter[tuple[int, int]] = Counter()
    while left:
        paces: dict[int, float] = {}
        work = pieces(plan, list(left), paces, LENGTH if ray else 0.0)
        try:
            for done in spread_at_once(Piece.play, work, processes, ray):
                for piece, (rows, seconds) in done:
                    paces[piece.lot] = seconds / len(rows)
                    for number in piece.numbers:
                        del left[piece.lot, number]
                yield [row for _, (rows, _) in done for row in rows]
        except Died as died:
            fatal = died.item.lot, died.item.numbers[0]
            deaths[fatal] += 1
            if deaths[fatal] == TRIES:
                raise BotError(f"the processes that play the games die: {died}") from None


def pieces(
    plan: Plan, games: list[tuple[int, int]], paces: dict[int, float], length: float
) -> Iterator[Piece]:
    """The games as pieces of work, all lots side by side: as many short ones as take so many seconds, long
    ones one by one.

    `paces` are the seconds that a game of a lot takes; they are read whenever a piece is asked for.
    """
    waiting: Waiting = defaultdict(deque)
    for lot, number in games:
        waiting[lot].append(number)
    for lot, number in games:
        if not waiting[lot] or waiting[lot][0] > number:
            continue
        size = int(length / max(paces[lot], 1e-6)) if lot in paces else 1
        size = max(1, min(LONGEST, size, len(waiting[lot])))
        yield Piece(plan, lot, tuple(waiting[lot].popleft() for _ in range(size)))
