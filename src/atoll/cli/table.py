"""A game at the terminal: who sits where, what the bots are told, where the game is kept."""

from pathlib import Path
from typing import Any

import typer

from atoll.arena.match import BotError, blame
from atoll.bots import Bot, bot
from atoll.bots.bot import heard
from atoll.cli.app import Mistake, mistakes
from atoll.engine.chance import seeded
from atoll.engine.game import Game
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.engine.words import Told


class Table:
    """A session with bots on some of its seats, kept in a file if one is named."""

    def __init__(self, session: Session, bots: dict[int, Bot], file: Path | None) -> None:
        self.session = session
        self.bots = bots
        self.file = file
        self.chance = seeded(session.record.seed).fork()
        self.heard = len(session.plies)

    @property
    def game(self) -> Game:
        return self.session.record.game

    def bot_plays(self) -> list[Told]:
        """The bot whose turn it is decides; what came of it."""
        state = self.session.state
        seat = state.seat
        player = self.bots[seat]
        try:
            self.tell_bots()
            with blame(player, seat, self.session.record.seed):
                move = player.choose(state.redeal(seat, self.chance.fork()))
                return self.session.play(move)
        except BotError as error:
            raise Mistake(str(error)) from error

    def tell_bots(self) -> None:
        """Let the bots hear of all moves since they last did; those taken back they never hear."""
        plies = self.session.plies
        for ply in range(self.heard, len(plies)):
            before, move = plies[ply].before, plies[ply].move
            after = plies[ply + 1].before if ply + 1 < len(plies) else self.session.state
            for seat, player in self.bots.items():
                with blame(player, seat, self.session.record.seed):
                    player.observe(
                        heard(before, move, seat), after.redeal(seat, self.chance.fork())
                    )
        self.heard = len(plies)

    def save(self, path: Path) -> None:
        with mistakes():
            self.session.record.save(path)

    def keep(self) -> Path:
        """Save the game where it was asked for, else where the last game is always kept."""
        path = self.file or last_game(self.game)
        self.save(path)
        return path


def last_game(game: Game) -> Path:
    folder = Path(typer.get_app_dir("atoll"))
    with mistakes():
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game.name}-last.json"


def seat_bots(
    record: Record, seats: list[int], specs: list[str], code: str | None
) -> dict[int, Bot]:
    """Bots for these seats, seeded as in the arena; the last one named takes all that are left."""
    if len(specs) > len(seats):
        raise Mistake(f"{len(specs)} bots for {len(seats)} seats; name fewer bots or more --seats")
    filled = specs + specs[-1:] * (len(seats) - len(specs))
    with mistakes():
        return {
            seat: bot(spec, record.game, record.seed * record.seats + seat, code)
            for seat, spec in zip(seats, filled, strict=True)
        }


def begin(game: Game, seats: int | None, seed: int, parts: Any, options: dict[str, Any]) -> Session:
    with mistakes():
        return Session.new(game, seats, seed, parts, **options)


def go_on(record: Record, parts: Any) -> Session:
    with mistakes():
        return Session(record, parts)
