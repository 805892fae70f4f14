"""The command line: one file per group of commands."""

import sys

from atoll.extras import MissingExtra, needed


def main() -> None:
    """What `atoll` runs."""
    try:
        with needed("terminal"):
            from atoll.cli.commands import app
        app(prog_name="atoll")
    except MissingExtra as error:
        sys.exit(f"atoll: {error}")


__all__ = ["main"]
