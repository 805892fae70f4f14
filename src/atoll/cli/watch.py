"""`atoll watch`: bots play, you look."""

import sys
import time
from typing import Annotated

import typer

from atoll.cli import options
from atoll.cli.app import INTERRUPTED
from atoll.cli.screen import Screen, typed
from atoll.cli.table import Table, begin, seat_bots
from atoll.engine.words import Told

Step = Annotated[bool, typer.Option("--step", help="Wait for Enter after every turn.")]
Pause = Annotated[
    float | None,
    typer.Option("--pause", min=0, help="Seconds between turns; by default 1 on a terminal."),
]


def watch(
    game: options.GameName = "tribes",
    seats: options.Seats = None,
    bots: options.Specs = None,
    seed: options.Seed = None,
    option: options.Chosen = None,
    parts: options.PartsPath = None,
    language: options.Language = None,
    code: options.Code = None,
    record: options.RecordPath = None,
    step: Step = False,
    pause: Pause = None,
) -> None:
    """Watch bots play a game.

    [bold]atoll watch[/bold]                                  two bots play Tribes
    [bold]atoll watch --bots hard,greedy,random --step[/bold] three bots, Enter for every turn
    [bold]atoll watch --seed 7 --record seven.json[/bold]     the same game again, kept in a file
    """
    spoken = options.language_of(language)
    chosen = options.game_named(game)
    specs = options.bot_specs(bots) or ["medium"]
    file = options.new_file(record)
    count = seats or max(chosen.seats[0], len(specs))
    own = options.parts_of(chosen, parts)
    session = begin(
        chosen,
        count,
        options.seed_of(seed),
        own,
        options.chosen_options(chosen, option, own),
    )
    seated = seat_bots(session.record, list(range(count)), specs, options.code_of(code))
    waiting = pause if pause is not None else float(sys.stdout.isatty())
    look(Onlooker(Table(session, seated, file), Screen(session, spoken), step, waiting))


def look(onlooker: "Onlooker") -> None:
    """Watch, and keep the game however it ends."""
    table, screen = onlooker.table, onlooker.screen
    interrupted = False
    try:
        onlooker.watch()
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if table.file is not None:
            table.keep()
    state = table.session.state
    if not state.over:
        screen.console.print()
        screen.say("cli-left", n=len(table.session.plies))
    if table.file is not None:
        screen.say("cli-saved", file=str(table.file))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


class Onlooker:
    """Somebody who looks on: at every turn on a terminal, at the log and the end elsewhere."""

    def __init__(self, table: Table, screen: Screen, step: bool, pause: float) -> None:
        self.table = table
        self.session = table.session
        self.screen = screen
        self.step = step
        self.pause = pause

    def watch(self) -> None:
        self.screen.welcome(self.table.bots)
        if self.step:
            self.screen.say("cli-watch-keys", "dim")
        looking = True
        while looking and not self.session.state.over:
            seat = self.session.state.seat
            self.show(self.turn(seat), seat)
            looking = self.wait()
        if self.session.state.over:
            if not self.shows_every_turn():
                self.screen.board(self.session.state, None)
            self.screen.result(self.session.state)

    def turn(self, seat: int) -> list[Told]:
        """All decisions until another seat is asked."""
        story: list[Told] = []
        while self.session.state.seat == seat:
            story += self.table.bot_plays()
        return story

    def shows_every_turn(self) -> bool:
        return self.step or self.screen.console.is_terminal

    def show(self, story: list[Told], seat: int) -> None:
        if self.shows_every_turn():
            if not self.step:
                self.screen.console.clear()
            self.screen.board(self.session.state, None, seat)
        self.screen.told(story)

    def wait(self) -> bool:
        """Let the turn sink in; false when the onlooker leaves."""
        if not self.step:
            time.sleep(self.pause)
            return True
        try:
            text = typed(self.screen.word("cli-watch-prompt")).lower()
        except EOFError:
            return False
        if text == "a":
            self.step = False
        return text not in ("q", "quit")
