"""`atoll encode`: a position in numbers, by the names of its fields and actions."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from atoll.cli import options
from atoll.cli.app import Mistake, mistakes
from atoll.cli.screen import console
from atoll.engine.chance import seeded
from atoll.engine.encoding import Encoding, Span
from atoll.engine.game import Game
from atoll.engine.state import State

FEW = 12  # numbers that are printed one by one; of more only those that are not 0

What = Annotated[str, typer.Argument(metavar="GAME|RECORD", help="A game, or a saved game's file.")]
Moves = Annotated[
    int | None,
    typer.Option(
        "--moves", min=0, help="After so many moves: by lot in a new game, else the record's."
    ),
]
Seat = Annotated[int | None, typer.Option("--seat", help="Whose knowledge, from 1.")]
Actions = Annotated[bool, typer.Option("--actions", help="The names of all actions instead.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def encode(
    what: What,
    seats: options.Seats = None,
    chosen: options.Chosen = None,
    seed: options.Seed = None,
    moves: Moves = None,
    seat: Seat = None,
    actions: Actions = False,
    parts: options.PartsPath = None,
    as_json: Json = False,
) -> None:
    """Print what a seat knows in numbers, as learners get it; see docs/environments.md.

    [bold]atoll encode tribes[/bold]                       every field, at the beginning
    [bold]atoll encode tribes -n 3 --moves 40 --seed 7[/bold]   after forty moves by lot
    [bold]atoll encode game.json --moves 40 --seat 2[/bold]     in a saved game
    [bold]atoll encode tribes --actions[/bold]             every action; legal ones have a star
    """
    game, state = position(what, seats, chosen, seed, moves, parts)
    if not game.has_room("encoding"):
        raise Mistake(f"{game.title} has no encoding")
    if seat is not None and not 1 <= seat <= state.seats:
        raise Mistake(f"no seat {seat}; the seats are 1 to {state.seats}")
    if actions:
        tell_actions(game, state, as_json)
    else:
        eye = max(0, state.seat) if seat is None else seat - 1
        tell_fields(game.encoding(state.seats, state.parts_used()), state, eye, as_json)


def position(
    what: str,
    seats: int | None,
    chosen: list[str] | None,
    seed: int | None,
    moves: int | None,
    parts: str | None,
) -> tuple[Game, State]:
    """The position that was asked for: of a record, or of a new game played on by lot."""
    if what.endswith(".json"):
        if seats is not None or chosen or seed is not None:
            raise Mistake("a saved game has its own seats, options and seed")
        record = options.record_in(Path(what))
        with mistakes():
            return record.game, record.replay(moves, options.parts_of(record.game, parts))
    game = options.game_named(what)
    own = options.parts_of(game, parts)
    start = seed or 0
    with mistakes():
        state = game.new(seats, start, own, **options.chosen_options(game, chosen, own))
    chance = seeded(start).fork()
    for _ in range(moves or 0):
        if state.over:
            break
        state.advance(chance.pick(state.legal))
    return game, state


def tell_fields(encoding: Encoding[Any], state: State, seat: int, as_json: bool) -> None:
    row = encoding.row(state, seat)
    if as_json:
        print(json.dumps([field(span, row) for span in encoding.spans], indent=1))
        return
    console().print(
        f"{state!r}, as seat {seat + 1} knows it: {encoding.size} numbers, "
        f"version {encoding.version} of the encoding"
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("from", "shape", "most"):
        table.add_column(heading, justify="right")
    table.add_column("field", no_wrap=True)
    table.add_column("numbers")
    for span in encoding.spans:
        shape = "×".join(map(str, span.shape))
        table.add_row(str(span.first), shape, str(span.most), span.name, numbers(span, row))
    console().print(table)


def part(span: Span, row: bytes) -> list[int]:
    return list(row[span.first : span.first + span.count])


def field(span: Span, row: bytes) -> dict[str, Any]:
    """A field as plain data."""
    return {
        "name": span.name,
        "first": span.first,
        "shape": list(span.shape),
        "most": span.most,
        "numbers": part(span, row),
    }


def numbers(span: Span, row: bytes) -> str:
    """A few numbers as they are; of many those that are not 0, each after its place."""
    found = part(span, row)
    if len(found) <= FEW:
        return " ".join(map(str, found))
    return " ".join(f"{place}:{number}" for place, number in enumerate(found) if number) or "–"


def tell_actions(game: Game, state: State, as_json: bool) -> None:
    numbering = game.actions(state.seats, state.parts_used())
    names, mask = numbering.names(state), numbering.mask(state)
    if as_json:
        print(json.dumps(names, indent=1))
        return
    for number, name in enumerate(names):
        print(f"{number:>6} {'*' if mask[number] else ' '} {name}")
