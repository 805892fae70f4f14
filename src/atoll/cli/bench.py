"""`atoll bench`: how fast the rules are."""

import json
from typing import Annotated

import typer
from rich.table import Table

from atoll.arena.bench import Speed, measure
from atoll.cli import options
from atoll.cli.app import mistakes
from atoll.cli.screen import console
from atoll.door import shelf

Games = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; by default all.")
]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0.01, max=600, help="How long to play each game.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def bench(
    games: Games = None,
    seats: options.Seats = None,
    seconds: Seconds = 2.0,
    as_json: Json = False,
) -> None:
    """Measure random play on one core, beside a fixed loop of plain Python.

    The ratio, decisions per thousand steps of that loop, can be compared between machines.

    [bold]atoll bench[/bold]                          all games, with all their seats
    [bold]atoll bench tribes --seats 2 --seconds 5[/bold]
    """
    chosen = [options.game_named(name) for name in games] if games else shelf()
    with mistakes():
        counts = [game.check_seats(seats or game.seats[-1]) for game in chosen]
    speeds = []
    with console(stderr=True).status("measuring …"):
        for game, count in zip(chosen, counts, strict=True):
            speeds.append(measure(game, count, seconds))
    if as_json:
        print(json.dumps([speed.to_dict() for speed in speeds], indent=1))
    else:
        console().print(table(speeds))


def table(speeds: list[Speed]) -> Table:
    found = Table(box=None, padding=(0, 2, 0, 0))
    found.add_column("game")
    for heading in ("seats", "decisions/s", "games/s", "µs/copy", "calibration", "ratio"):
        found.add_column(heading, justify="right")
    found.add_column("form")
    for speed in speeds:
        found.add_row(
            speed.game,
            str(speed.seats),
            f"{speed.decisions:,.0f}",
            f"{speed.games:,.1f}",
            f"{speed.copy:.2f}",
            f"{speed.calibration:.2f} M/s",
            f"{speed.ratio:.2f}",
            "compiled" if speed.compiled else "interpreted",
        )
    return found
