"""`atoll review`: a finished game looked at again."""

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from atoll.bots.levels import MASTER
from atoll.cli import options
from atoll.cli.app import Mistake, mistakes
from atoll.cli.replay import RecordFile
from atoll.cli.screen import console
from atoll.review import Judged, Review
from atoll.review import review as reviewed
from atoll.review.page import Speaker, page
from atoll.review.reviewer import LOOKS, far

Looks = Annotated[
    int, typer.Option("--looks", min=8, help="Searches of every decision at first sight.")
]
Quick = Annotated[
    bool,
    typer.Option("--quick", help="Leave it at that: the strongest bot is not asked."),
]
Seat = Annotated[
    int | None,
    typer.Option(
        "--seat",
        min=1,
        help="Whose decisions the strongest bot is asked about, too; 1 is the first.",
    ),
]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write a page, as .html.")
]
STYLES = {"slip": "yellow", "mistake": "#e8964a", "blunder": "bold red"}


def review(
    record: RecordFile,
    output: Output = None,
    looks: Looks = LOOKS,
    quick: Quick = False,
    seat: Seat = None,
    language: options.Language = None,
) -> None:
    """Review a saved game: how the chances went, and what each decision cost.

    Every decision is looked at shortly, the turning points then as long as the strongest bot thinks.

    [bold]atoll review game.json[/bold]                   the turning points, and what each seat gave away
    [bold]atoll review game.json -o review.html[/bold]    every decision, with a chart, as a page
    [bold]atoll review game.json --seat 1[/bold]          the strongest bot on each decision of the first seat
    """
    spoken = options.language_of(language)
    if output is not None and output.suffix != ".html":
        raise Mistake(f"{output}: a review is written as an .html file")
    found = options.record_in(record)
    if found.parts_digest:
        raise Mistake(f"{record}: games with an owner's parts are not reviewed yet")
    if seat is not None and seat > found.seats:
        raise Mistake(f"{record}: there is no seat {seat}; the game has {found.seats}")
    seats = [] if seat is None else [seat - 1]
    with mistakes():
        last = whole(reviewed(found, looks, 0.0 if quick else MASTER, seats), seats)
    if output is not None:
        with mistakes():
            output.write_text(page(last, spoken), encoding="utf-8")
        print(f"{output}: {found.game.title}, {len(last.decisions)} decisions")
        return
    tell(last, Speaker(last, spoken))


def whole(course: Iterator[Review], seats: Collection[int]) -> Review:
    """The review when it is done; meanwhile it is shown how far it is."""
    with Progress(console=console(), transient=True) as bar:
        task = bar.add_task("", total=None)
        for found in course:
            done, wanted = far(found, seats)
            bar.update(task, completed=done, total=wanted)
    return found


def tell(found: Review, speaker: Speaker) -> None:
    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(speaker.say("review-mean-cost"), justify="right")
    for seat, name in enumerate(speaker.names):
        table.add_row(name, f"{speaker.mean_cost(seat)} %")
    out.print(table)
    out.print(Text(speaker.honest(), "dim"))
    points = found.turning_points()
    out.print(Text(speaker.say("review-turning-points" if points else "review-no-turning-points")))
    for each in points:
        out.print(told(speaker, each))


def told(speaker: Speaker, judged: Judged) -> Text:
    lines = [
        Text(speaker.judged(judged), STYLES.get(judged.grade, "")),
        Text(speaker.better(judged)),
    ]
    way = speaker.way(judged)
    if way:
        lines.append(Text(speaker.say("review-line", line=" · ".join(way)), "dim"))
    return Text("\n").join(lines)
