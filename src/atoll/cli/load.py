"""`atoll load`: how many tables a house can hold on this machine."""

import asyncio
from typing import Annotated

import typer

from atoll.cli import options
from atoll.cli.app import mistakes

Tables = Annotated[int, typer.Option("--tables", min=1, help="Two people sit at each.")]
Every = Annotated[float, typer.Option("--every", min=0.1, help="Seconds between moves of a table.")]
Seconds = Annotated[float, typer.Option("--seconds", min=1, help="How long to measure.")]
GameName = Annotated[str, typer.Option("--game", metavar="GAME", help="What is played.")]
Hard = Annotated[
    int,
    typer.Option(
        "--hard", min=0, help="Tables of hard bots: how soon does an easy bot answer beside them?"
    ),
]
Server = Annotated[
    list[str] | None,
    typer.Argument(metavar="[-- OPTIONS]", help="Options for the server that is measured."),
]


def load(
    server: Server = None,
    tables: Tables = 1000,
    every: Every = 8.0,
    seconds: Seconds = 60.0,
    game: GameName = "tribes",
    hard: Hard = 0,
) -> None:
    """Fill a house of its own with tables and measure what it costs to keep all pages up to date.

    [bold]atoll load[/bold]                                1,000 tables, a move every 8 s at each
    [bold]atoll load --tables 100 --game kiwi --seconds 30 -- --web 2[/bold]
    [bold]atoll load --hard 50[/bold]                      easy bots while 50 tables think at hard
    """
    name = options.game_named(game).name
    with mistakes():
        from uvicorn.loops.auto import auto_loop_factory

        from atoll.table.load import answered, measured, own_server

        with own_server(server or []) as (url, pid):
            if hard:
                course = answered(url, name, hard, seconds)
            else:
                course = measured(url, pid, name, tables, every, seconds)
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                figures = runner.run(course)
    for what, figure in figures:
        print(f"{what:<28} {figure}")
