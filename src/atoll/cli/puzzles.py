"""`atoll puzzles`: positions in which one plan is clearly best."""

from pathlib import Path
from typing import Annotated

import typer
from rich.live import Live
from rich.table import Table

from atoll.cli import options
from atoll.cli.app import INTERRUPTED, mistakes
from atoll.cli.arena import Processes, new_table
from atoll.cli.screen import console
from atoll.puzzles.collection import FILE, LEVELS
from atoll.puzzles.hunt import LOOKS, MARGIN, Hunt, Plan

Count = Annotated[int, typer.Option("--count", "-c", min=1, help="How many puzzles.")]
Counts = Annotated[
    list[int] | None,
    typer.Option("--seats", "-n", help="Games of so many seats; repeatable, they take turns."),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", "-o", metavar="FILE", help="Where they go; by default ./puzzles.toml."),
]
Looks = Annotated[
    int, typer.Option("--looks", min=8, help="Searches of a decision; 4 times as many confirm.")
]
Margin = Annotated[
    float,
    typer.Option("--margin", min=0.01, max=0.9, help="By how much a solution must be better."),
]
Begin = Annotated[
    float, typer.Option("--from", min=0, max=1, help="How far games have come: 0.5 is half way.")
]
PlanSeed = Annotated[int, typer.Option("--seed", help="The same seed, the same puzzles.")]


def puzzles(
    game: options.GameName,
    count: Count = 25,
    seed: PlanSeed = 0,
    out: Out = None,
    seats: Counts = None,
    option: options.Chosen = None,
    looks: Looks = LOOKS,
    margin: Margin = MARGIN,
    begin: Begin = 0.0,
    processes: Processes = None,
) -> None:
    """Look through games of bots for positions in which one plan is clearly best.

    Ctrl-C stops; the same command goes on. A file `puzzles.toml` in a game's folder is solved at the table.

    [bold]atoll puzzles konane --count 25[/bold]
    [bold]atoll puzzles tribes --seats 2 --seats 3 --seed 7 --out tribes.toml[/bold]
    """
    chosen = options.game_named(game)
    with mistakes():
        counts = tuple(chosen.check_seats(each) for each in seats or few(chosen.seats))
        settled = options.chosen_options(chosen, option, None)
        for each in counts:
            chosen.check_options(each, settled)
        plan = Plan(chosen.name, counts, settled, seed, looks, margin, begin)
        hunt = Hunt(plan, count, out or Path(FILE))
    with Live(report(hunt), console=console(stderr=True), refresh_per_second=2) as live:
        try:
            hunt.run(processes, lambda now: live.update(report(now)))
        except KeyboardInterrupt:
            live.update(report(hunt))
            live.console.print(f"Stopped. The same command goes on: {hunt.out}")
            raise typer.Exit(INTERRUPTED) from None
    console().print(f"{hunt.out}: {chosen.title}, {len(hunt.found)} puzzles")


def few(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Games that end soon: alone and for two, where there are such."""
    return tuple(each for each in seats if each <= 2) or seats[:1]


def report(hunt: Hunt) -> Table:
    """How far it is."""
    table = new_table("games", "decisions", "candidates", "refused", *LEVELS, "puzzles")
    numbers = [hunt.games, hunt.decisions, hunt.candidates, hunt.refused]
    numbers += [hunt.of_level(each) for each in LEVELS]
    table.add_row(*(f"{each:,}" for each in numbers), f"{len(hunt.found)} of {hunt.wanted}")
    return table
