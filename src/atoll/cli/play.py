"""`atoll play`: people against bots at the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from atoll.cli import options
from atoll.cli.app import INTERRUPTED, Mistake
from atoll.cli.person import Left, Person
from atoll.cli.screen import Screen
from atoll.cli.table import Table, begin, go_on, seat_bots
from atoll.engine.game import Game
from atoll.engine.session import Session

You = Annotated[str, typer.Option("--you", metavar="SEATS", help="Your seats, as in 1 or 1,2.")]
Resume = Annotated[
    Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
]
Fast = Annotated[bool, typer.Option("--fast", help="Never ask before a bot's turn begins.")]


def play(
    game: options.GameName = "tribes",
    seats: options.Seats = None,
    you: You = "1",
    bots: options.Specs = None,
    seed: options.Seed = None,
    option: options.Chosen = None,
    parts: options.PartsPath = None,
    language: options.Language = None,
    code: options.Code = None,
    record: options.RecordPath = None,
    resume: Resume = None,
    fast: Fast = False,
) -> None:
    """Play at the terminal, alone against bots or several people in turns.

    [bold]atoll play[/bold]                            Tribes, you against one bot
    [bold]atoll play tribes --seats 3 --you 2[/bold]   second of three
    [bold]atoll play --bot hard --seed 7[/bold]        a strong bot, a game that can be repeated
    [bold]atoll play --you 1,2 --record us.json[/bold] two people, the game kept in a file
    """
    spoken = options.language_of(language)
    specs = options.bot_specs(bots) or ["medium"]
    people = seats_of(you)
    file = options.new_file(record)
    if resume is not None:
        if seats is not None or seed is not None or option:
            raise Mistake(f"{resume} has its own --seats, --seed and --option; leave them out")
        session = resumed(resume, parts)
        file = file or resume
    else:
        chosen = options.game_named(game)
        count = seats or seats_needed(chosen, people, options.bot_specs(bots))
        own = options.parts_of(chosen, parts)
        session = begin(
            chosen,
            count,
            options.seed_of(seed),
            own,
            options.chosen_options(chosen, option, own),
        )
    beyond = [seat for seat in people if seat >= session.record.seats]
    if beyond:
        raise Mistake(f"no seat {beyond[0] + 1}; the seats are 1 to {session.record.seats}")
    others = [seat for seat in range(session.record.seats) if seat not in people]
    seated = seat_bots(session.record, others, specs if others else [], options.code_of(code))
    screen = Screen(session, spoken, people)
    sit(Person(Table(session, seated, file), screen, fast))


def sit(person: Person) -> None:
    """Play, and lose nothing however it ends."""
    try:
        person.play()
    except Left:
        person.leave()
    except KeyboardInterrupt:
        person.leave()
        raise typer.Exit(INTERRUPTED) from None
    except BaseException:
        person.table.keep()
        raise


def resumed(path: Path, parts: str | None) -> Session:
    record = options.record_in(path)
    return go_on(record, options.parts_of(record.game, parts))


def seats_of(text: str) -> list[int]:
    """Seats as people count them, `1,2`, as seats from 0."""
    numbers = [part.strip() for part in text.split(",")]
    if not all(number.isdecimal() and int(number) > 0 for number in numbers):
        raise Mistake(f"--you {text!r}: write seats as in 1 or 1,2 (to see bots play: atoll watch)")
    return sorted({int(number) - 1 for number in numbers})


def seats_needed(game: Game, people: list[int], specs: list[str]) -> int:
    """The fewest seats that hold the people and the bots that were named."""
    return max(game.seats[0], people[-1] + 1, len(people) + len(specs))
