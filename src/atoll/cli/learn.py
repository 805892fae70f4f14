"""`atoll learn`: a mind learns a game by playing it."""

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.live import Live
from rich.table import Table

from atoll.bots.learned import FILE
from atoll.cli import options
from atoll.cli.app import INTERRUPTED, Mistake, mistakes
from atoll.cli.arena import Processes, new_table
from atoll.cli.screen import console
from atoll.engine.game import Game
from atoll.extras import MissingExtra

if TYPE_CHECKING:
    from atoll.learn.exam import Mark
    from atoll.learn.school import School

Folder = Annotated[
    Path | None,
    typer.Option(
        "--folder", help="Where all is kept; by default learned/GAME. Goes on from there."
    ),
]
Games = Annotated[
    int | None, typer.Option("--games", "-g", min=0, help="Stop after so many games.")
]
Minutes = Annotated[
    float | None, typer.Option("--minutes", "-m", min=0, help="Stop after so many minutes.")
]
Counts = Annotated[
    list[int] | None, typer.Option("--seats", "-n", help="Learn this number of seats; repeatable.")
]
Alone = Annotated[
    bool, typer.Option("--alone", help="Begin with nothing, not with what is thought by hand.")
]
Imitate = Annotated[
    int,
    typer.Option(
        "--imitate", min=0, help="With --alone: games to learn by heart what is thought by hand."
    ),
]
Every = Annotated[int, typer.Option("--every", min=1, help="Games between two exams.")]
Rate = Annotated[
    float | None, typer.Option("--rate", min=0, help="How fast it learns; by default 0.0005.")
]
Exam = Annotated[int, typer.Option("--exam", min=2, help="Seeds of an exam.")]
Address = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a cluster of Ray.")
]
Ship = Annotated[
    bool, typer.Option("--ship", help="Put what is promoted into the game's own folder.")
]


def learn(
    game: options.GameName,
    folder: Folder = None,
    games: Games = None,
    minutes: Minutes = None,
    seats: Counts = None,
    option: options.Chosen = None,
    alone: Alone = False,
    imitate: Imitate = 0,
    every: Every = 1000,
    rate: Rate = None,
    exam: Exam = 200,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same mind.")] = 0,
    processes: Processes = None,
    ray: Address = None,
    ship: Ship = False,
) -> None:
    """Let a mind learn a game by playing against itself, until Ctrl-C; later it goes on from there.

    A mind is promoted when it beats the reigning one on games that neither has seen. The same seed
    gives the same mind with `--processes 1`.

    [bold]atoll learn konane --minutes 5[/bold]
    [bold]atoll learn tribes --seats 2 --seats 4[/bold]    some numbers of seats
    [bold]atoll arena konane --bots mind:learned/konane/mind.npz,greedy[/bold]
    """
    chosen = options.game_named(game)
    settled = options.chosen_options(chosen, option, None)
    if imitate and not alone:
        raise Mistake(
            "--imitate goes with --alone: a correction begins with what is thought by hand"
        )
    with mistakes():
        counts = tuple(chosen.check_seats(count) for count in seats or chosen.seats)
    school = opened(
        chosen,
        folder,
        seats=counts,
        seed=seed,
        options=settled,
        by_hand=not alone,
        imitate=imitate,
        every=every,
        seeds=exam,
        **({} if rate is None else {"rate": rate}),
    )
    ends = limit(school, games, minutes)
    interrupted = False
    with Live(console=console(stderr=True), refresh_per_second=2) as live:
        try:
            teach(school, live, ends, processes or os.cpu_count() or 1, ray)
        except KeyboardInterrupt:
            interrupted = True
        school.close()
        live.update(report(school))
    tell(chosen, school.folder, ship)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def opened(game: Game, folder: Path | None, **plan: Any) -> "School":
    """The school in a folder, begun or gone on with."""
    from atoll.learn.school import Plan, School

    with mistakes():
        return School(game, folder or Path("learned") / game.name, Plan(**plan))


def limit(school: "School", games: int | None, minutes: float | None) -> Callable[[], bool]:
    """Is it time to stop?"""
    began, already = monotonic(), sum(school.games.values())

    def ends() -> bool:
        late = minutes is not None and monotonic() - began > 60 * minutes
        return late or (games is not None and sum(school.games.values()) - already >= games)

    return ends


def teach(
    school: "School", live: Live, ends: Callable[[], bool], processes: int, ray: str | None
) -> None:
    """Let the school teach, and show how far it has come."""
    from atoll.spread import hands

    told = len(school.marks)

    def show() -> None:
        nonlocal told
        for mark in school.marks[told:]:
            live.console.print(line(mark))
        told = len(school.marks)
        live.update(report(school))

    try:
        with hands(processes, ray) as playing:
            school.teach(playing, ends, show)
    except (MissingExtra, ConnectionError) as error:
        raise Mistake(str(error)) from None


def line(mark: "Mark") -> str:
    """An exam in a line."""
    end = "promoted" if mark.promoted else "not promoted"
    return (
        f"{mark.seconds:.0f} s: {mark.seats} seats, {mark.games:,} games: advantage"
        f" {mark.advantage:+.3f} ± {mark.reach:.3f} in {mark.seeds} seeds, {end}"
    )


def report(school: "School") -> Table:
    """How far every number of seats has come."""
    spent = school.seconds
    table = new_table("seats", "games", "loss", "last exam", "95 %", "gain in all", "promoted")
    for seats, games in school.games.items():
        marks = [mark for mark in school.marks if mark.seats == seats]
        cells = ["-", "-", "-"]
        if marks:
            last = marks[-1]
            cells = [f"{last.advantage:+.3f}", f"± {last.reach:.3f}", f"{last.gain:+.3f}"]
        times = sum(mark.promoted for mark in marks)
        table.add_row(
            str(seats), f"{games:,}", f"{school.losses[seats]:.4f}", *cells, f"{times} times"
        )
    rate = sum(school.games.values()) / spent if spent else 0.0
    table.title = f"{school.game.title}: {spent:.0f} seconds, {rate:.1f} games a second"
    return table


def tell(game: Game, folder: Path, ship: bool) -> None:
    """Where the mind is now."""
    mind = folder / FILE
    out = console()
    out.print(f"The learning curve: {folder / 'curve.svg'}")
    if not mind.exists():
        out.print("There is no mind yet: none was promoted in an exam; see --every.")
        return
    if ship:
        mind = Path(str(game.place(FILE)))
        with mistakes():
            mind.write_bytes((folder / FILE).read_bytes())
    out.print(f"The mind: {mind}")
