"""`atoll games` and `atoll parts`: what stands on the shelf, and what lies in the boxes."""

import warnings
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from atoll.cli import options
from atoll.cli.app import mistakes
from atoll.cli.screen import console
from atoll.door import HOUSE, BrokenGame, broken, brought_by, shelf
from atoll.engine.game import Game
from atoll.engine.parts import SOURCES
from atoll.engine.setting import Option
from atoll.engine.words import Words
from atoll.text import has, say

Copy = Annotated[
    Path | None,
    typer.Option("--copy", metavar="FILE", help="Write the game's parts to a new file."),
]
SOURCE_STYLES = {"rulebook": "green", "public": "yellow", "reconstructed": "#e8964a"}


def games(language: options.Language = None) -> None:
    """List the games, with their seats and options."""
    spoken = options.language_of(language)
    out = console()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", BrokenGame)  # they are listed, too
        found, missing = shelf(), broken()
    for game in found:
        out.print(Text.assemble((game.name, "bold"), f"  {facts(game, spoken)}"))
        if has(game.name, "game-blurb", spoken):
            out.print(f"  {say(game.name, Words('game-blurb'), spoken)}")
        for option in game.options:
            out.print(f"  --option {described(option)}")
    for each in missing:
        out.print(Text(str(each), "red"))


def facts(game: Game, language: str) -> str:
    """Title and seats, and what else the game says of itself; last, who brings it."""
    said = [f"{game.title}, seats: {', '.join(str(count) for count in game.seats)}"]
    if has(game.name, "game-length", language):
        said.append(say(game.name, Words("game-length"), language))
    if has(game.name, "game-weight", language):
        weight = Words("page-weight", {"weight": Words("game-weight")})
        said.append(say(game.name, weight, language))
    if brought_by(game.name) != HOUSE:
        said.append(f"by the package {brought_by(game.name)}")
    return " · ".join(said)


def described(option: Option) -> str:
    values = "|".join(str(value).lower() for value in option.values)
    if option.seats is None:
        return f"{option.name}={values}"
    return f"{option.name}={values} (seats: {', '.join(str(count) for count in option.seats)})"


def parts(game: options.GameName, parts: options.PartsPath = None, copy: Copy = None) -> None:
    """List the parts of a game and where they come from; check a file of your own.

    [bold]atoll parts tribes[/bold]                    every entry with its source
    [bold]atoll parts tribes --copy my.toml[/bold]     a file to put in what is printed
    [bold]atoll parts tribes --parts my.toml[/bold]    is my file sound?
    """
    chosen = options.game_named(game)
    if copy is not None:
        with mistakes(), copy.open("xb") as file:
            file.write(chosen.place("parts.toml").read_bytes())
        return
    found = options.parts_of(chosen, parts) or chosen.parts()
    out = console()
    if parts is not None:
        out.print(f"{parts}: sound, {len(found.entries)} entries, digest {found.digest}")
    out.print(listing(found.entries))
    out.print(counted(chosen, found.entries))


def listing(entries: list[tuple[str, str, str, str]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("table", "entry", "source", "note"):
        table.add_column(heading, overflow="fold")
    for kind, name, source, note in entries:
        table.add_row(kind, name, Text(source, SOURCE_STYLES[source]), Text(note, "dim"))
    return table


def counted(game: Game, entries: list[tuple[str, str, str, str]]) -> str:
    counts = Counter(source for _, _, source, _ in entries)
    return f"{game.title}: " + ", ".join(f"{counts[source]} {source}" for source in SOURCES)
