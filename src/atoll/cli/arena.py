"""`atoll arena`: many games between bots."""

import json
import time
from collections.abc import Generator, Iterator
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from atoll.arena import BotError, GameResult, Standings
from atoll.arena import play as play_match
from atoll.arena.standings import Rate
from atoll.cli import options
from atoll.cli.app import INTERRUPTED, Mistake, mistakes
from atoll.cli.screen import console
from atoll.engine.game import Game
from atoll.engine.setting import any_of

REDRAW = 0.25  # seconds between two looks at the table

Games = Annotated[
    int, typer.Option("--games", "-g", min=1, help="How many games; alone, for every bot.")
]
Solo = Annotated[
    bool, typer.Option("--solo", help="Every bot plays the solo game, all of them the same games.")
]
Processes = Annotated[
    int | None, typer.Option("--processes", "-p", min=1, help="By default one per core.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, every game included.")]


def arena(
    game: options.GameName = "tribes",
    bots: options.Specs = None,
    games: Games = 100,
    seats: options.Seats = None,
    solo: Solo = False,
    seed: options.Seed = None,
    option: options.Chosen = None,
    parts: options.PartsPath = None,
    code: options.Code = None,
    processes: Processes = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots, on all cores, with the seats going round.

    Ctrl-C stops and shows what was found so far.

    [bold]atoll arena tribes --bots greedy,random --games 200[/bold]
    [bold]atoll arena --bots mcts:400,greedy --seats 4 --json > table.json[/bold]
    [bold]atoll arena --code my_bot.py --bots MyBot,medium[/bold]
    [bold]atoll arena atiwa --solo --bots hard,greedy --option challenge=colony[/bold]
    """
    chosen = options.game_named(game)
    if solo:
        seats = solo_seats(chosen, seats)
    specs = options.bot_specs(bots) or ["greedy", "random"]
    number = options.seed_of(seed)
    settings = options.chosen_options(chosen, option, options.parts_of(chosen, parts))
    with mistakes():
        running = play_match(
            chosen, specs, seats, games, number, processes, parts, options.code_of(code), settings
        )
    results: list[GameResult] = []
    fault = ""
    interrupted = False
    if seats == 1:
        games *= len(specs)
    try:
        follow(running, results, games)
    except KeyboardInterrupt:
        interrupted = True
    except BotError as error:
        fault = str(error)
    finally:
        if isinstance(running, Generator):
            running.close()
    asked = {"game": chosen.name, "bots": specs, "seed": number, "games": games}
    report(Standings(results), asked, as_json)
    if fault:
        raise Mistake(fault)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def solo_seats(game: Game, seats: int | None) -> int:
    """One seat, if the game has a solo mode and nothing else was asked for."""
    if seats not in (None, 1):
        raise Mistake(f"--solo is for one seat, not {seats}")
    if 1 not in game.seats:
        counts = any_of(game.seats)
        raise Mistake(f"{game.title} has no solo game; it is played with {counts} seats")
    return 1


def follow(running: Iterator[GameResult], results: list[GameResult], games: int) -> None:
    """Gather the results, with a live table on the terminal."""
    screen = console(stderr=True)
    progress = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
    )
    task = progress.add_task("games", total=games)
    drawn = 0.0
    with Live(progress, console=screen, transient=True, refresh_per_second=4) as live:
        for result in running:
            results.append(result)
            progress.advance(task)
            if screen.is_terminal and time.monotonic() - drawn > REDRAW:
                live.update(Group(main_table(Standings(results)), progress))
                drawn = time.monotonic()


def report(standings: Standings, asked: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps({"match": asked} | standings.to_dict(), indent=1))
        return
    out = console()
    played = len(standings.results)
    out.print(f"{asked['game']}: {played} of {asked['games']} games, seed {asked['seed']}")
    if not played:
        return
    unit = standings.results[0].unit if standings.results else ""
    rounds = "" if standings.rounds is None else f"{standings.rounds:.1f} {unit}s, "
    out.print(f"{rounds}{standings.decisions:.0f} decisions a game")
    tables = [main_table(standings), sources_table(standings)]
    if len(standings.seats) > 1:
        tables.insert(1, seats_table(standings))
    elif standings.bots[0].goal:
        tables.insert(1, goal_table(standings))
    for each in tables:
        out.print()
        out.print(each)


def new_table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    return table


def interval(rate: Rate) -> str:
    return f"{100 * rate.low:.1f} – {100 * rate.high:.1f} %"


def main_table(standings: Standings) -> Table:
    """How the bots did, against each other or each alone."""
    return bots_table(standings) if len(standings.seats) > 1 else solo_table(standings)


def bots_table(standings: Standings) -> Table:
    table = new_table("bot", "wins", "of", "win rate", "95 %", "score", "±", "range", "ms")
    for each in standings.bots:
        table.add_row(
            each.bot,
            f"{each.won.wins:g}" if each.won.wins % 1 == 0 else f"{each.won.wins:.1f}",
            str(each.won.games),
            f"{100 * each.won.rate:.1f} %",
            interval(each.won),
            f"{each.score.mean:.1f}",
            f"{each.score.sd:.1f}",
            f"{each.score.min:g}–{each.score.max:g}",
            f"{1000 * each.seconds:.1f}",
        )
    return table


def solo_table(standings: Standings) -> Table:
    """Points first: alone, nobody else's play makes them more or less."""
    table = new_table("bot", "games", "points", "95 %", "best", "worst", "won", "95 %", "ms")
    for each in standings.bots:
        score = each.score
        table.add_row(
            each.bot,
            str(each.won.games),
            f"{score.mean:.1f}",
            f"{score.low:.1f} – {score.high:.1f}" if each.won.games > 1 else "–",
            f"{score.max:g}",
            f"{score.min:g}",
            f"{100 * each.won.rate:.1f} %",
            interval(each.won),
            f"{1000 * each.seconds:.1f}",
        )
    return table


def goal_table(standings: Standings) -> Table:
    """What the solo game asks for: how much of it every bot had on average, and how often enough."""
    table = new_table("goal", "wanted", *(each.bot for each in standings.bots))
    for i, condition in enumerate(standings.bots[0].goal):
        had = (each.goal[i] for each in standings.bots)
        table.add_row(
            condition.what,
            str(condition.wanted),
            *(f"{each.have.mean:.1f}, met {100 * each.met.rate:.0f} %" for each in had),
        )
    return table


def seats_table(standings: Standings) -> Table:
    """The seat effect: were seats alike, each would win its share; together nobody has one."""
    table = new_table("seat", "win rate", "95 %", "fair")
    together = any(result.together for result in standings.results)
    for seat, rate in enumerate(standings.seats, 1):
        fair = "–" if together else f"{100 / len(standings.seats):.1f} %"
        table.add_row(str(seat), f"{100 * rate.rate:.1f} %", interval(rate), fair)
    return table


def sources_table(standings: Standings) -> Table:
    """Mean points by their sources."""
    table = new_table("points", *(each.bot for each in standings.bots))
    for source in standings.bots[0].sources:
        table.add_row(source, *(f"{each.sources.get(source, 0):.1f}" for each in standings.bots))
    return table
