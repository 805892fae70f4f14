"""`atoll replay`: step through a record, or check it."""

from pathlib import Path
from typing import Annotated

import typer

from atoll.cli import options
from atoll.cli.app import Mistake
from atoll.cli.screen import Screen, typed
from atoll.cli.table import go_on
from atoll.engine.session import Session
from atoll.engine.state import State
from atoll.engine.words import Told

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.")]
Check = Annotated[bool, typer.Option("--check", help="Only verify the record.")]
Log = Annotated[bool, typer.Option("--log", help="Print the whole game in words.")]
Move = Annotated[int, typer.Option("--move", help="Begin after so many moves.")]


def replay(
    record: RecordFile,
    check: Check = False,
    log: Log = False,
    move: Move = 0,
    parts: options.PartsPath = None,
    language: options.Language = None,
) -> None:
    """Step through a saved game, with its log in words.

    [bold]atoll replay game.json[/bold]            Enter goes on, b goes back, 40 jumps, q leaves
    [bold]atoll replay game.json --log[/bold]      the whole game in words
    [bold]atoll replay game.json --check[/bold]    is every move of it legal?
    """
    spoken = options.language_of(language)
    found = options.record_in(record)
    session = go_on(found, options.parts_of(found.game, parts))
    screen = Screen(session, spoken)
    if check:
        verdict(session, screen, record)
    elif log:
        whole(session, screen)
    else:
        if not 0 <= move <= len(session.plies):
            raise Mistake(f"{record}: has {len(session.plies)} moves, there is no position {move}")
        Reader(session, screen, move).read()


def verdict(session: Session, screen: Screen, path: Path) -> None:
    """Every move was legal, or the session would not be here."""
    record, state = session.record, session.state
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(screen.names, state.scores(), strict=True)
    )
    screen.say(
        "cli-sound",
        file=str(path),
        game=record.game.title,
        seats=record.seats,
        moves=len(record.moves),
        scores=scores,
        over="yes" if state.over else "no",
    )


def whole(session: Session, screen: Screen) -> None:
    for ply in session.plies:
        screen.told(ply.story)
    if session.state.over:
        screen.result(session.state)
    else:
        screen.scores(session.state)


class Reader:
    """Turns the pages of a game."""

    def __init__(self, session: Session, screen: Screen, page: int) -> None:
        self.session = session
        self.screen = screen
        self.page = page
        self.last = len(session.plies)

    def position(self) -> State:
        plies = self.session.plies
        return plies[self.page].before if self.page < self.last else self.session.state

    def story(self) -> list[Told]:
        """What led to this position."""
        return self.session.plies[self.page - 1].story if self.page else []

    def read(self) -> None:
        self.screen.say("cli-replay-keys", "dim")
        self.show()
        while True:
            try:
                text = typed(self.screen.word("cli-page", n=self.page, last=self.last)).lower()
            except EOFError:
                return
            if text in ("q", "quit"):
                return
            self.turn_to(text)

    def turn_to(self, text: str) -> None:
        """Do what was typed."""
        pages = {"": self.page + 1, "n": self.page + 1, "b": self.page - 1, "e": self.last}
        if text in ("l", "log"):
            for ply in self.session.plies[: self.page]:
                self.screen.told(ply.story)
        elif text == "score":
            self.screen.scores(self.position())
        elif text in pages or text.isdecimal():
            page = pages[text] if text in pages else int(text)
            if not 0 <= page <= self.last:
                self.screen.say("cli-no-page", last=self.last)
                return
            self.page = page
            self.show()
        else:
            self.screen.say("cli-replay-keys", "dim")

    def show(self) -> None:
        position = self.position()
        self.screen.console.print()
        self.screen.board(
            position, None, self.session.plies[self.page - 1].seat if self.page else 0
        )
        self.screen.told(self.story())
        if position.over:
            self.screen.result(position)
