"""`atoll draw`: a position of a record as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from atoll.cli import options
from atoll.cli.app import Mistake, mistakes
from atoll.cli.replay import RecordFile
from atoll.text import seat_names

SHAPES = ("wide", "narrow")

Move = Annotated[int | None, typer.Option("--move", help="After so many moves; by default all.")]
Output = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="An .svg or .png file to write."),
]
Seat = Annotated[int | None, typer.Option("--seat", help="As this seat sees it, from 1.")]
Theme = Annotated[str, typer.Option("--theme", help="light or dark.")]
Shape = Annotated[str, typer.Option("--shape", help="wide, or narrow for a phone.")]
Width = Annotated[int | None, typer.Option("--width", min=16, max=10000, help="PNG: in pixels.")]


def draw(
    record: RecordFile,
    move: Move = None,
    output: Output = None,
    seat: Seat = None,
    theme: Theme = "light",
    shape: Shape = "wide",
    width: Width = None,
    parts: options.PartsPath = None,
    language: options.Language = None,
) -> None:
    """Draw a position of a saved game.

    [bold]atoll draw game.json[/bold]                       the last position, as game.svg
    [bold]atoll draw game.json --move 40 -o x.png[/bold]    after forty moves, in pixels
    [bold]atoll draw game.json --theme dark --shape narrow[/bold]
    """
    spoken = options.language_of(language)
    file = output or Path(record.with_suffix(".svg").name)
    if file.suffix not in (".svg", ".png"):
        raise Mistake(f"{file}: pictures are .svg or .png files")
    if shape not in SHAPES:
        raise Mistake(f"no shape {shape!r}; there are: {', '.join(SHAPES)}")
    found = options.record_in(record)
    with mistakes():
        state = found.replay(move, options.parts_of(found.game, parts))
        if seat is not None and not 0 < seat <= found.seats:
            raise Mistake(f"no seat {seat}; the seats are 1 to {found.seats}")
        place = None if seat is None else seat - 1
        picture = found.game.draw(
            state.view(place),
            seat=place,
            language=spoken,
            theme=theme,
            shape=shape,
            names=seat_names(state, spoken),
        )
        write(file, picture, width)
    print(f"{file}: {found.game.title}, after {len(found.moves) if move is None else move} moves")


def write(file: Path, picture: str, width: int | None) -> None:
    if file.suffix == ".svg":
        file.write_text(picture, encoding="utf-8")
        return
    from atoll.draw import to_png

    file.write_bytes(to_png(picture, width))
