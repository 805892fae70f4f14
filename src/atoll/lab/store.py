"""Where the games of a plan are kept: finished ones are never lost and never counted twice."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import polars as pl

from atoll.lab.plan import Plan
from atoll.lab.play import Row

MANY = 256  # so many pieces become one, so that a long run leaves no heap of small files


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
    "replays": rows_of(place=pl.Float64, replay=pl.Int64, seat=pl.Int64, share=pl.Float64),
    "moves": pl.List(pl.String),
}


class Store:
    """A folder with the plan, all games so far in one file, and pieces that came in since.

    Every file is written whole and then renamed, so that whoever is killed leaves none that is broken.
    A piece goes when it has come into the file of all games; where one is left over, games are told by
    lot and number.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "plan.json"
        now = identity(plan.to_dict())
        if file.exists():
            before = identity(json.loads(file.read_text(encoding="utf-8")))
            if before != now:
                raise ValueError(f"{folder}: games of another plan lie here; name another folder")
        with whole(file) as new:
            new.write_text(json.dumps(plan.to_dict(), indent=1), encoding="utf-8")
        for left in folder.glob("*.new"):
            left.unlink()
        self.next = 1 + max((int(each.stem) for each in self.pieces()), default=0)
        self.fresh: list[Path] = []  # pieces that are still small

    @property
    def file(self) -> Path:
        """All games, but for the pieces."""
        return self.folder / "games.parquet"

    def pieces(self) -> list[Path]:
        return sorted(self.folder.glob("[0-9]*.parquet"))

    def keep(self, rows: list[Row]) -> None:
        """From now on these games are kept."""
        self.fresh.append(self.add(pl.DataFrame(rows, schema=SCHEMA)))
        if len(self.fresh) >= MANY:
            self.add(pl.concat([pl.read_parquet(piece) for piece in self.fresh]))
            for piece in self.fresh:
                piece.unlink()
            self.fresh = []

    def add(self, games: pl.DataFrame) -> Path:
        file = self.folder / f"{self.next:08}.parquet"
        with whole(file) as new:
            games.write_parquet(new)
        self.next += 1
        return file

    def merge(self) -> None:
        """Put all pieces into the one file."""
        pieces = self.pieces()
        if not pieces:
            return
        games = self.games()
        with whole(self.file) as new:
            games.write_parquet(new, compression="zstd")
        for piece in pieces:
            piece.unlink()
        self.fresh = []

    def files(self) -> list[Path]:
        return [*([self.file] if self.file.exists() else []), *self.pieces()]

    def games(self) -> pl.DataFrame:
        """Every game that was kept, once, in the order of the plan."""
        files = self.files()
        if not files:
            return pl.DataFrame(schema=SCHEMA)
        found = pl.concat([pl.read_parquet(file) for file in files])
        order = [lot.name for lot in self.plan.lots]
        return found.unique(["lot", "number"], keep="first").sort(
            pl.col("lot").replace_strict(order, range(len(order)), default=len(order)), "number"
        )

    def done(self) -> set[tuple[str, int]]:
        """The games that need not be played any more."""
        columns = ["lot", "number"]
        return {
            game for file in self.files() for game in pl.read_parquet(file, columns=columns).rows()
        }


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A place to write to; in the end it takes the file's place at once."""
    new = file.with_name(f"{file.name}.new")
    yield new
    with new.open("rb+") as written:
        os.fsync(written.fileno())
    os.replace(new, file)


def identity(plan: dict[str, Any]) -> dict[str, Any]:
    """What must stay the same where a plan goes on; more games may be asked for."""
    lots = [{**lot, "games": 0} for lot in plan["lots"]]
    return {**plan, "lots": lots}
