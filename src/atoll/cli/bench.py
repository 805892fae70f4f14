"""`atoll bench`: how fast the rules are."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from atoll.arena.bench import Speed, measure
from atoll.cli import options
from atoll.cli.app import mistakes
from atoll.cli.lab import laboratory
from atoll.cli.screen import console
from atoll.door import shelf
from atoll.engine.game import Game

Games = Annotated[
    list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; by default all.")
]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0.01, max=600, help="How long to play each game.")
]
Env = Annotated[
    bool,
    typer.Option("--env", help="The environments for learners, beside others that are installed."),
]
Lab = Annotated[
    bool, typer.Option("--lab", help="Games of the laboratory, and what ten million would take.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def bench(
    games: Games = None,
    seats: options.Seats = None,
    seconds: Seconds = 2.0,
    env: Env = False,
    lab: Lab = False,
    as_json: Json = False,
) -> None:
    """Measure random play on one core, beside a fixed loop of plain Python.

    The ratio, decisions per thousand steps of that loop, can be compared between machines. A move
    is judged by the game's mind, or by hand where it has none for these seats.

    [bold]atoll bench[/bold]                          all games, with all their seats
    [bold]atoll bench tribes --seats 2 --seconds 5[/bold]
    [bold]atoll bench --env[/bold]                    steps per second of the environments
    [bold]atoll bench --lab --seats 2[/bold]          games per second of the laboratory, on one core
    """
    chosen = [options.game_named(name) for name in games] if games else shelf()
    with mistakes():
        counts = [game.check_seats(seats or game.seats[-1]) for game in chosen]
    if env:
        bench_environments(list(zip(chosen, counts, strict=True)), seconds, as_json)
        return
    if lab:
        bench_laboratory(list(zip(chosen, counts, strict=True)), seconds, as_json)
        return
    speeds = []
    with console(stderr=True).status("measuring …"):
        for game, count in zip(chosen, counts, strict=True):
            speeds.append(measure(game, count, seconds))
    if as_json:
        print(json.dumps([speed.to_dict() for speed in speeds], indent=1))
    else:
        console().print(table(speeds))


def bench_environments(chosen: list[tuple[Game, int]], seconds: float, as_json: bool) -> None:
    """Steps per second of environments, with observations and masks, and microseconds for a row."""
    from atoll.env.bench import Pace, others, own, row_time

    rows: list[tuple[Pace, int, float]] = []
    with console(stderr=True).status("measuring …"):
        for game, seats in chosen:
            if game.has_room("encoding"):
                row = row_time(game, seats, seconds / 4)
                rows += [(pace, seats, row) for pace in own(game, seats, seconds)]
        found = list(others(seconds))
    if as_json:
        own_paces = [asdict(pace) | {"seats": seats, "row": row} for pace, seats, row in rows]
        print(json.dumps(own_paces + [asdict(pace) for pace in found], indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("game")
    table.add_column("environment")
    for heading in ("seats", "steps/s", "µs/row"):
        table.add_column(heading, justify="right")
    for pace, seats, row in rows:
        table.add_row(pace.name, pace.form, str(seats), f"{pace.steps:,.0f}", f"{row:.2f}")
    for pace in found:
        table.add_row(pace.name, pace.form, "", f"{pace.steps:,.0f}", "")
    console().print(table)


def bench_laboratory(chosen: list[tuple[Game, int]], seconds: float, as_json: bool) -> None:
    """Games per second of CPU time with all their facts, bare, and the core-hours of ten million bare ones."""
    with laboratory():
        from atoll.lab.pace import paces

        with console(stderr=True).status("measuring …"):
            found = [pace for game, seats in chosen for pace in paces(game, seats, seconds)]
    if as_json:
        print(json.dumps([asdict(pace) | {"hours": pace.hours} for pace in found], indent=1))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("game")
    table.add_column("bot")
    for heading in ("seats", "games/s", "bare", "core-hours for 10 million"):
        table.add_column(heading, justify="right")
    for pace in found:
        speeds = (f"{pace.full:.2f}", f"{pace.bare:.2f}", f"{pace.hours:,.0f}")
        table.add_row(pace.game, pace.bot, str(pace.seats), *speeds)
    console().print(table)


def table(speeds: list[Speed]) -> Table:
    found = Table(box=None, padding=(0, 2, 0, 0))
    found.add_column("game")
    for heading in (
        "seats",
        "decisions/s",
        "games/s",
        "µs/copy",
        "µs/move judged",
        "calibration",
        "ratio",
    ):
        found.add_column(heading, justify="right")
    found.add_column("form")
    for speed in speeds:
        found.add_row(
            speed.game,
            str(speed.seats),
            f"{speed.decisions:,.0f}",
            f"{speed.games:,.1f}",
            f"{speed.copy:.2f}",
            f"{speed.judging:.1f}",
            f"{speed.calibration:.2f} M/s",
            f"{speed.ratio:.2f}",
            "compiled" if speed.compiled else "interpreted",
        )
    return found
