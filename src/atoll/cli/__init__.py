"""The command line: one file per group of commands."""

from atoll.cli.commands import app, main

__all__ = ["app", "main"]
