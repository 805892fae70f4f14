"""Where the games of a plan are kept: finished ones are never lost and never counted twice."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import polars as pl
from filelock import FileLock, Timeout

from atoll.lab.plan import Plan
from atoll.lab.play import Row

PLAN = "plan.json"  # of all games that were ever asked for here
FULL = 2000  # games of a journal: so many are held in memory when it becomes a piece


def rows_of(**fields: Any) -> pl.List:
    return pl.List(pl.Struct(fields))


SCHEMA: dict[str, Any] = {
    "lot": pl.String,
    "number": pl.Int64,
    "seed": pl.Int64,
    "side": pl.String,
    "seats": pl.Int64,
    "alike": pl.Boolean,
    "together": pl.Boolean,
    "bots": pl.List(pl.String),
    "options": rows_of(option=pl.String, value=pl.String),
    "scores": pl.List(pl.Int64),
    "shares": pl.List(pl.Float64),
    "sources": rows_of(seat=pl.Int64, source=pl.String, points=pl.Int64),
    "first": pl.Int64,
    "decisions": pl.List(pl.Int64),
    "rounds": pl.Int64,
    "unit": pl.String,
    "seconds": pl.List(pl.Float64),
    "goal": rows_of(what=pl.String, met=pl.Boolean),
    "taken": rows_of(seat=pl.Int64, part=pl.String, times=pl.Int64),
    "shared": pl.List(pl.String),
    "asked": rows_of(seat=pl.Int64, matter=pl.String, times=pl.Int64),
    "chances": rows_of(moment=pl.Float64, seat=pl.Int64, value=pl.Float64),
    "looks": rows_of(
        ply=pl.Int64,
        matter=pl.String,
        moves=pl.Int64,
        spread=pl.Float64,
        offered=pl.List(pl.String),
        best=pl.List(pl.String),
    ),
    "replays": rows_of(
        place=pl.Float64, replay=pl.Int64, seat=pl.Int64, share=pl.Float64, score=pl.Int64
    ),
    "moves": pl.List(pl.String),
}


class Store:
    """A folder with the plan, all games so far, and a journal of those that came in since.

    A finished game is a line of the journal, on the disk, before anybody hears of it: what was said to be
    finished is there after a kill or a power cut, too. A line that cannot be read is no game. A full journal
    becomes a piece, and in the end all pieces become one file. Those are written whole and then renamed; where
    a kill leaves games in two places, they are told by lot and number.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / PLAN
        if file.exists():
            plan = plan.and_before(same_plan(file, plan))
        self.lock = FileLock(folder / ".lock")
        try:
            self.lock.acquire(timeout=0)
        except Timeout:
            raise ValueError(f"{folder}: games are being played here already") from None
        self.journal = (folder / "journal.jsonl").open("a+b")
        with whole(file) as new:
            new.write_text(json.dumps(plan.to_dict(), indent=1), encoding="utf-8")
        for left in folder.glob("*.new"):
            left.unlink()
        self.next = 1 + max((int(each.stem) for each in self.pieces()), default=0)
        self.lines = 0
        self.fold()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Somebody else may go on here."""
        self.journal.close()
        self.lock.release()

    @property
    def file(self) -> Path:
        """All games, but for the pieces."""
        return self.folder / "games.parquet"

    def pieces(self) -> list[Path]:
        return sorted(self.folder.glob("[0-9]*.parquet"))

    def keep(self, rows: list[Row]) -> None:
        """From now on these games are kept."""
        self.journal.writelines(json.dumps(row).encode() + b"\n" for row in rows)
        self.journal.flush()
        os.fsync(self.journal.fileno())
        self.lines += len(rows)
        if self.lines >= FULL:
            self.fold()

    def fold(self) -> None:
        """The journal becomes a piece, and begins anew."""
        self.journal.seek(0)
        rows = [row for row in map(read, self.journal) if row is not None]
        if rows:
            with whole(self.folder / f"{self.next:08}.parquet") as new:
                pl.DataFrame(rows, schema=SCHEMA).write_parquet(new)
            self.next += 1
        self.journal.truncate(0)
        self.lines = 0

    def merge(self) -> None:
        """Put all games into the one file."""
        self.fold()
        pieces = self.pieces()
        if not pieces:
            return
        games = self.games()
        with whole(self.file) as new:
            games.write_parquet(new, compression="zstd")
        for piece in pieces:
            piece.unlink()

    def files(self) -> list[Path]:
        return [*([self.file] if self.file.exists() else []), *self.pieces()]

    def games(self) -> pl.DataFrame:
        """Every game that was kept, once, in the order of the plan."""
        files = self.files()
        if not files:
            return pl.DataFrame(schema=SCHEMA)
        found = pl.concat([table(file) for file in files])
        order = [lot.name for lot in self.plan.lots]
        return found.unique(["lot", "number"], keep="first").sort(
            pl.col("lot").replace_strict(order, range(len(order)), default=len(order)), "number"
        )

    def done(self) -> set[tuple[str, int]]:
        """The games that need not be played any more."""
        columns = ["lot", "number"]
        return {game for file in self.files() for game in table(file, columns).rows()}


def table(file: Path, columns: list[str] | None = None) -> pl.DataFrame:
    """Games that were kept; all that is known of them, or some columns."""
    try:
        return pl.read_parquet(file, columns=columns or list(SCHEMA))
    except pl.exceptions.PolarsError as error:
        told = str(error).partition("\n")[0]
        raise ValueError(
            f"{file}: cannot be read ({told}); without it its games are played again"
        ) from None


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A place to write to; in the end it takes the file's place at once."""
    new = file.with_name(f"{file.name}.new")
    yield new
    with new.open("rb+") as written:
        os.fsync(written.fileno())
    os.replace(new, file)
    names = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(names)
    finally:
        os.close(names)


def read(line: bytes) -> Row | None:
    """A line of a journal; None for one that was torn, or that something else has written over."""
    with suppress(ValueError):
        row = json.loads(line)
        if line.endswith(b"\n") and isinstance(row, dict) and row.keys() == SCHEMA.keys():
            return row
    return None


def kept_plan(file: Path) -> Plan:
    """What was asked for so far."""
    try:
        return Plan.from_dict(json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, TypeError, KeyError):
        raise ValueError(f"{file}: is no plan of games; name another folder") from None


def same_plan(file: Path, plan: Plan) -> Plan:
    """The plan whose games lie here, if this one may go on with them."""
    kept = kept_plan(file)
    before = identity(kept.to_dict())
    now = identity(plan.to_dict())
    other = [name for name in now if before.get(name) != now[name]]
    if other == ["bots"]:
        raise ValueError(
            f"{file.parent}: games of other bots lie here (another version of Atoll, another mind, or"
            " another file of bots); name another folder"
        )
    if other:
        how = ", ".join(f"{name}: {before.get(name)}, not {now[name]}" for name in sorted(other))
        raise ValueError(
            f"{file.parent}: games of another plan lie here ({how}); name another folder"
        )
    return kept


def identity(plan: dict[str, Any]) -> dict[str, Any]:
    """What must stay the same where a plan goes on; more games, and other lots, may be asked for."""
    return {name: each for name, each in plan.items() if name != "lots"}
