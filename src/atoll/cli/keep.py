"""`atoll backup`, `atoll restore`, `atoll tidy`: what was played is kept, and old tables go."""

from pathlib import Path
from typing import Annotated

import typer

from atoll.cli.app import mistakes
from atoll.cli.serve import Database

File = Annotated[Path, typer.Argument(help="The copy: one SQLite file.")]
Replace = Annotated[bool, typer.Option("--replace", help="Drop the tables that are there now.")]
Days = Annotated[
    int, typer.Option("--days", min=1, help="How long nothing must have happened at a table.")
]
Unfinished = Annotated[bool, typer.Option("--unfinished", help="Also games that never ended.")]
Dry = Annotated[bool, typer.Option("--dry-run", help="Only count them.")]


def backup(file: File, database: Database = None) -> None:
    """Copy all tables to a file, also while a server runs.

    A copy of a PostgreSQL database is the same kind of file, and either can be restored to either.
    """
    with mistakes():
        from atoll.table import keeping
        from atoll.table.serving import own_database

        count = keeping.backup(database or own_database(), file)
    print(f"{count} tables copied to {file}")


def restore(file: File, database: Database = None, replace: Replace = False) -> None:
    """Bring a copy back; no server may use the database meanwhile."""
    with mistakes():
        from atoll.table import keeping
        from atoll.table.serving import own_database

        count = keeping.restore(file, database or own_database(), replace)
    print(f"{count} tables restored")


def tidy(
    database: Database = None,
    days: Days = 365,
    unfinished: Unfinished = False,
    dry_run: Dry = False,
) -> None:
    """Remove finished tables at which nothing happened for a long time."""
    with mistakes():
        from atoll.table import keeping
        from atoll.table.serving import own_database

        count = keeping.tidy(database or own_database(), days, unfinished, dry_run)
    print(f"{count} tables {'would go' if dry_run else 'removed'}")
