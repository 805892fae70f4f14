"""A table that is nowhere kept: a position of a lesson's or a puzzle's, as far as a way leads from it."""

import threading
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Query
from pydantic import BaseModel, Field

from atoll.engine.game import Game
from atoll.engine.session import Session
from atoll.table.live import Live
from atoll.table.models import Seat, Table
from atoll.table.pages import known_game
from atoll.table.refused import Refused

T = TypeVar("T")

LEARNER, OTHERS = "learner", "others"  # who sits there

Way = Annotated[str, Query(max_length=4000)]


class Taken(BaseModel):
    """The way so far, and what is tried now."""

    way: Annotated[str, Field(max_length=4000)] = ""
    move: Annotated[str, Field(max_length=80)]


class Prepared(Live):
    """The table of somebody at a lesson or a puzzle; `asked` says whether it is theirs to move."""

    one_by_one = True

    def __init__(self, name: str, session: Session, seat: int, steps: int, asked: bool) -> None:
        record = session.record
        holders = [LEARNER if each == seat else OTHERS for each in range(record.seats)]
        row = Table(
            id=name,
            game=record.game.name,
            options=record.options,
            seed_chosen=False,
            version=steps,
            changes=steps,
            turn=session.state.seat,
            turned=0,
            turn_time=0,
            host="",
            public=False,
            nudged=0,
            ended="",
            rematch="",
            seats=[
                Seat(number=number, name="", holder=holder, bot="", absent=False)
                for number, holder in enumerate(holders)
            ],
        )
        super().__init__(row, session)
        self.version = steps
        self.asked = asked
        self.reader = threading.get_ident()

    def acts_for(self, holder: str) -> int:
        """Where there is only something to read, nobody decides."""
        return super().acts_for(holder) if self.asked else -1


def known(find: Callable[[Game, str], T], name: str, own: str) -> T:
    """A lesson or a puzzle of a game by its id; a page that is lost if there is none."""
    try:
        return find(known_game(name), own)
    except ValueError:
        raise Refused(404, "page-error-lost") from None
