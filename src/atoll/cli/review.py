"""`atoll review`: a finished game looked at again."""

from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table
from rich.text import Text

from atoll.cli import options
from atoll.cli.app import Mistake, mistakes
from atoll.cli.replay import RecordFile
from atoll.cli.screen import console
from atoll.review import Judged, Review
from atoll.review import review as reviewed
from atoll.review.page import Speaker, page
from atoll.review.reviewer import LOOKS

Looks = Annotated[int, typer.Option("--looks", min=8, help="Searches of every decision.")]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write a page, as .html.")
]
STYLES = {"slip": "yellow", "mistake": "#e8964a", "blunder": "bold red"}


def review(
    record: RecordFile,
    output: Output = None,
    looks: Looks = LOOKS,
    language: options.Language = None,
) -> None:
    """Review a saved game: how the chances went, and what each decision cost.

    [bold]atoll review game.json[/bold]                   the turning points, and what each seat gave away
    [bold]atoll review game.json -o review.html[/bold]    every decision, with a chart, as a page
    """
    spoken = options.language_of(language)
    if output is not None and output.suffix != ".html":
        raise Mistake(f"{output}: a review is written as an .html file")
    found = options.record_in(record)
    if found.parts_digest:
        raise Mistake(f"{record}: games with an owner's parts are not reviewed yet")
    with mistakes():
        last = whole(reviewed(found, looks), len(found.moves) + 1)
    if output is not None:
        with mistakes():
            output.write_text(page(last, spoken), encoding="utf-8")
        print(f"{output}: {found.game.title}, {len(last.decisions)} decisions")
        return
    tell(last, Speaker(last, spoken))


def whole(course: Iterator[Review], steps: int) -> Review:
    """The review when it is done; meanwhile it is shown how far it is."""
    return deque(track(course, "", total=steps, console=console(), transient=True), maxlen=1)[0]


def tell(found: Review, speaker: Speaker) -> None:
    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(speaker.say("review-mean-cost"), justify="right")
    for seat, name in enumerate(speaker.names):
        table.add_row(name, f"{speaker.mean_cost(seat)} %")
    out.print(table)
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
