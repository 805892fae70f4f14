"""The command line: one file per group of commands."""

import sys

from atoll.extras import MissingExtra


def main() -> None:
    """What `atoll` runs."""
    from atoll.cli.commands import app

    try:
        app(prog_name="atoll")
    except MissingExtra as error:
        sys.exit(f"atoll: {error}")


__all__ = ["main"]
