"""The commands' common ground: one entry, one way to say what went wrong."""

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

import typer
from typer.core import TyperGroup

from atoll.bots.learned import NoMind
from atoll.door import BrokenGame
from atoll.extras import MissingExtra
from atoll.version import VERSION

INTERRUPTED = 130


class Mistake(typer.TyperException):
    """Something the person at the keyboard can put right; said in one line."""

    exit_code = 2


@contextmanager
def mistakes() -> Iterator[None]:
    """Inside, what the house refuses is the person's mistake, not the program's."""
    try:
        yield
    except OSError as error:
        raise Mistake(
            f"{error.filename}: {error.strerror}" if error.filename else str(error)
        ) from None
    except (ValueError, MissingExtra) as error:
        raise Mistake(str(error)) from None


@contextmanager
def warnings_in_a_line() -> Iterator[None]:
    """Inside, a broken game or mind is named in one line on the error stream."""
    usual = warnings.showwarning

    def show(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        if issubclass(category, BrokenGame | NoMind):
            print(f"atoll: warning: {message}", file=file or sys.stderr)
        else:
            usual(message, category, filename, lineno, file, line)

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield


class Commands(TyperGroup):
    """The commands. Mistakes become one line on the error stream, never a traceback."""

    def main(self, *args: Any, **how: Any) -> Any:
        how["standalone_mode"] = False
        try:
            with warnings_in_a_line():
                code = super().main(*args, **how)
        except typer.TyperException as error:
            message = " ".join(error.format_message().split())
            print(f"atoll: {message}", file=sys.stderr)
            code = error.exit_code
        except typer.Abort:
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    cls=Commands,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Begin with [bold]atoll play[/bold]: Tribes in the terminal, against a bot.",
)


@app.callback(invoke_without_command=True)
def atoll(
    ctx: typer.Context,
    version: bool = typer.Option(False, "--version", "-V", help="Print the version and leave."),
) -> None:
    """A home for modern board games: play, watch, measure, replay, draw."""
    if version:
        print(f"atoll {VERSION}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
