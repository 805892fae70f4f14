"""`atoll lab`: thousands of games, and what they say about a game."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from atoll.arena import BotError
from atoll.cli import options
from atoll.cli.app import INTERRUPTED, Mistake, mistakes
from atoll.cli.arena import Processes, new_table
from atoll.cli.screen import console
from atoll.engine.game import Game
from atoll.extras import MissingExtra, needed

if TYPE_CHECKING:
    import polars as pl

    from atoll.lab import Plan
    from atoll.lab.topics import Topic

Games = Annotated[
    int, typer.Option("--games", "-g", min=1, help="How many games at every number of seats.")
]
Counts = Annotated[
    list[int] | None, typer.Option("--seats", "-n", help="This number of seats; repeatable.")
]
Against = Annotated[
    str | None,
    typer.Option("--against", metavar="CHANGE", help="Another parts.toml, or name=value."),
]
QUESTIONS = (
    "first seat, length, points, parts, options, choices, luck, bots; with --against: change"
)
Question = Annotated[
    str | None,
    typer.Option("--question", "-q", help=f"Answer one question alone, here: {QUESTIONS}."),
]
Folder = Annotated[
    Path | None,
    typer.Option("--folder", help="Where all is kept; by default lab/GAME. Goes on from there."),
]
Address = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a cluster of Ray.")
]
Pictures = Annotated[
    Path | None, typer.Option("--pictures", help="Put every plot into this folder, too, as SVG.")
]
PlanSeed = Annotated[int, typer.Option("--seed", help="The same seed, the same games.")]


def lab(
    game: options.GameName,
    games: Games = 200,
    seats: Counts = None,
    bots: options.Specs = None,
    option: options.Chosen = None,
    parts: options.PartsPath = None,
    against: Against = None,
    question: Question = None,
    folder: Folder = None,
    seed: PlanSeed = 0,
    code: options.Code = None,
    processes: Processes = None,
    ray: Address = None,
    pictures: Pictures = None,
    language: options.Language = None,
) -> None:
    """Play many games and write a report: is it fair, what wins, what would a change do?

    The last bot plays against itself, all bots play against each other, and unless options are
    chosen, every other value of every option is played, too. Ctrl-C stops; the same command goes on.
    Asking for more games later plays only those that are missing. A question plays what it needs.

    [bold]atoll lab tribes[/bold]                                  all of it, in lab/tribes/report.html
    [bold]atoll lab tribes --against mine.toml[/bold]              what would these parts change?
    [bold]atoll lab tribes --against totals=secret[/bold]          or this option?
    [bold]atoll lab atiwa --question "first seat" --seats 2[/bold]
    """
    chosen = options.game_named(game)
    spoken = options.language_of(language)
    with laboratory(), mistakes():
        from atoll.lab import page

        plan = planned(chosen, games, seats, bots, option, parts, against, seed, code)
        topic = None if question is None else asked(question, against is not None)
        if topic is not None:
            lots = tuple(lot for lot in plan.lots if topic.asks(lot))
            plan = replace(plan, lots=lots)
        place = folder or Path("lab") / (
            chosen.name if against is None else f"{chosen.name}-against"
        )
        found = played(plan, place, processes, ray)
        if topic is not None:
            answer(topic, found, plan, spoken)
            return
        report = place / "report.html"
        page.write(report, found, plan, spoken)
        if pictures is not None:
            page.pictures(pictures, found, plan, spoken)
    out = console()
    out.print(f"{len(found):,} games: {place / 'games.parquet'}")
    out.print(f"The report: {report}")


@contextmanager
def laboratory() -> Iterator[None]:
    """What may be missing, or go wrong, in one line."""
    try:
        with needed("lab"):
            yield
    except (BotError, MissingExtra) as error:
        raise Mistake(str(error)) from None


def planned(
    game: Game,
    games: int,
    seats: list[int] | None,
    bots: list[str] | None,
    option: list[str] | None,
    parts: str | None,
    against: str | None,
    seed: int,
    code: str | None,
) -> "Plan":
    from atoll.lab import plan

    own = options.parts_of(game, parts)
    return plan(
        game,
        options.bot_specs(bots),
        seats or (),
        games,
        seed,
        options.chosen_options(game, option, own) or None,
        "" if own is None else own.text,
        None if against is None else other(game, against, own),
        options.code_of(code),
    )


def other(game: Game, text: str, parts: Any) -> tuple[dict[str, Any], str]:
    """The other version: options, and the text of a file of parts."""
    if "=" in text and not Path(text).exists():
        return options.chosen_options(game, [text], parts), ""
    return {}, options.parts_of(game, text).text


def asked(question: str, compared: bool) -> "type[Topic]":
    """The topic that a question is about."""
    from atoll.lab.topics import TOPICS
    from atoll.lab.topics.against import Against

    kinds: list[type[Topic]] = [*TOPICS, *([Against] if compared else [])]
    words = {word: kind for kind in kinds for word in kind.words}
    wanted = question.lower()
    near = [word for word in words if word in wanted]
    if not near and any(word in wanted for word in Against.words):
        raise Mistake(f"{question!r} is asked with --against: say what is to be changed")
    near = near or get_close_matches(wanted, words, 1)
    if not near:
        names = ", ".join(kind.words[0] for kind in kinds)
        raise Mistake(f"no question {question!r}; there are: {names}")
    return words[max(near, key=len)]


def played(plan: "Plan", folder: Path, processes: int | None, ray: str | None) -> "pl.DataFrame":
    """All games of the plan, with the time that is left."""
    from atoll.lab import run

    progress = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TaskProgressColumn(show_speed=True),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console(stderr=True),
        transient=True,
    )
    task = progress.add_task("games", total=None)
    try:
        with progress:
            return run(
                plan,
                folder,
                processes,
                ray,
                lambda done, total: progress.update(task, completed=done, total=total),
            )
    except KeyboardInterrupt:
        console(stderr=True).print(f"Stopped. The same command goes on: {folder}")
        raise typer.Exit(INTERRUPTED) from None


def answer(topic: "type[Topic]", games: "pl.DataFrame", plan: "Plan", language: str) -> None:
    """One question, answered in the terminal."""
    import atoll
    from atoll.lab.voice import Voice

    voice = Voice(atoll.game(plan.game), language)
    said = topic(games, plan).say(voice)
    out = console()
    for verdict in said.verdicts or [voice("nothing")]:
        out.print(f"• {verdict}")
    if said.how:
        out.print(said.how, style="dim")
    for grid in said.grids:
        table = new_table(*grid.columns)
        for row in grid.rows:
            table.add_row(*row)
        out.print()
        out.print(grid.title)
        out.print(table)
