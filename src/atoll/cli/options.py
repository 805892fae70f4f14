"""Options that several commands share, and how their texts are read."""

import os
import secrets
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer

from atoll.cli.app import Mistake, mistakes
from atoll.door import game as find_game
from atoll.door import load
from atoll.engine.game import Game
from atoll.engine.record import Record
from atoll.engine.setting import Option
from atoll.text import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `atoll games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many seats.")]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Makes a game repeatable; by default by lot.")
]
PartsPath = Annotated[
    str | None,
    typer.Option("--parts", metavar="FILE", help="Your own parts.toml instead of the game's."),
]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Language = Annotated[
    str | None,
    typer.Option("--language", "-l", help="en, de or it; by default that of your system."),
]
Specs = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        "--bots",
        "-b",
        metavar="SPEC",
        help="random, greedy, easy, mind, medium, hard, master, mcts:400 or mcts:2s; repeatable, or by commas.",
    ),
]
Code = Annotated[
    str | None,
    typer.Option("--code", metavar="FILE", help="A Python file with bots of your own."),
]
RecordPath = Annotated[
    Path | None,
    typer.Option("--record", "-r", metavar="FILE", help="Keep the game in this new file."),
]


def game_named(name: str) -> Game:
    with mistakes():
        return find_game(name)


def language_of(text: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if text is None:
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            if os.environ.get(variable):
                found = os.environ[variable][:2].lower()
                return found if found in LANGUAGES else "en"
        return "en"
    if text not in LANGUAGES:
        raise Mistake(f"no language {text!r}; there are: {', '.join(LANGUAGES)}")
    return text


def seed_of(number: int | None) -> int:
    """The seed asked for, else one by lot, short enough to be typed again."""
    return secrets.randbelow(1_000_000) if number is None else number


def parts_of(game: Game, path: str | None) -> Any:
    if path is None:
        return None
    with mistakes():
        return game.parts(str(existing(Path(path))))


def code_of(path: str | None) -> str | None:
    return None if path is None else str(existing(Path(path)))


def record_in(path: Path) -> Record:
    with mistakes():
        return load(existing(path))


def existing(path: Path) -> Path:
    """The path if a file is there; else the nearest name in its folder is offered."""
    if not path.is_file():
        folder = path.parent
        names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
        near = get_close_matches(path.name, names, 1)
        hint = f"; did you mean {str(folder / near[0])!r}?" if near else ""
        raise Mistake(f"{path}: no such file{hint}")
    return path


def bot_specs(texts: list[str] | None) -> list[str]:
    """The bots asked for, whether by commas or one by one."""
    return [spec.strip() for text in texts or [] for spec in text.split(",") if spec.strip()]


def chosen_options(game: Game, texts: list[str] | None, parts: Any) -> dict[str, Any]:
    """The game's options as `name=value` texts give them, each with the type of its values.

    `parts` are an owner's, or None.
    """
    offered = game.options if parts is None else game.options_with(parts)
    known = {option.name: option for option in offered}
    chosen: dict[str, Any] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake(f"--option {text!r}: write it as name=value")
        if name not in known:
            raise Mistake(unknown_option(game, name, list(known)))
        chosen[name] = option_value(game, known[name], value)
    return chosen


def unknown_option(game: Game, name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"its options: {', '.join(known) or 'none'}"
    return f"{game.title} has no option {name!r}; {hint}"


def option_value(game: Game, option: Option, text: str) -> Any:
    values = {str(value).lower(): value for value in option.values}
    if text.lower() not in values:
        near = get_close_matches(text.lower(), values, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        allowed = ", ".join(values)
        raise Mistake(f"{game.title}: {option.name} is one of {allowed}, not {text!r}{hint}")
    return values[text.lower()]


def new_file(path: Path | None) -> Path | None:
    """A file to be written at the end of long work: better refused now than then."""
    if path is None:
        return None
    if path.exists():
        raise Mistake(
            f"{path} exists already; name another file, or go on with it: atoll play --resume {path}"
        )
    if not path.absolute().parent.is_dir():
        raise Mistake(f"{path}: there is no folder {path.absolute().parent}")
    return path
