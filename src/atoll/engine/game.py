"""What a game is to the rest of the house."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from atoll.engine.box import Box
from atoll.engine.chance import seeded
from atoll.engine.encoding import Encoding, Numbering
from atoll.engine.field import Field
from atoll.engine.judge import Judge
from atoll.engine.setting import Setting
from atoll.engine.state import State

if TYPE_CHECKING:
    from atoll.draw.board import Board

Data = dict[str, Any]


class Game(Setting, Box):
    """A game: its name, what is chosen before it, and how to begin.

    A game is its folder. The class says what cannot be read off the folder; everything else is found
    in the rooms of the folder, and only when it is needed.
    """

    name: str
    title: str
    weight: float = 3.0  # how much there is to learn, from 1 to 5; lighter games stand first
    luck: bool = True  # does chance decide anything? If not, all seeds give the same game
    learning_games: tuple[
        Mapping[str, Any], ...
    ] = ()  # options of games to learn by, easiest first
    rules_version: int
    all_may_lose: bool = False  # at several seats too, nobody may win
    deals_colours: bool = False  # what colour a seat has is settled in the game: `State.hues`

    def __repr__(self) -> str:
        return f"<game {self.name}: {self.title}, {self.seats_in_words()} seats>"

    # Positions

    def new(
        self, seats: int | None = None, seed: int = 0, parts: Any = None, **options: Any
    ) -> State:
        """A new game. Bad seats or options raise `ValueError` and name what is allowed."""
        seats = self.check_seats(seats)
        chosen = self.check_options(seats, options, parts)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise ValueError(f"the seed must be a whole number, not {seed!r}")
        first: State = self.room("setup").deal(parts or self.printed, seats, seeded(seed), chosen)
        return first

    def from_dict(self, data: Data, parts: Any = None) -> State:
        """The position that `state.to_dict` wrote; anything else raises `ValueError`."""
        field = Field(self.title, data)
        field["game"].index([self.name])
        found: State = self.room("position").from_dict(parts or self.printed, field)
        found.settle()
        return found

    def shared_fate(self, options: Mapping[str, Any]) -> bool:
        """Do all seats win or lose together?"""
        return False

    @cached_property
    def judge(self) -> Judge[Any]:
        """What search asks of the game."""
        found = self.room("bot.judge").JUDGE
        assert isinstance(found, Judge)
        return found

    # Numbers, for learners

    def encoding(self, seats: int | None = None, parts: Any = None) -> Encoding[Any]:
        """How positions with so many seats become rows of numbers."""
        return encoding_of(self, self.check_seats(seats), parts or self.printed)

    def actions(self, seats: int | None = None, parts: Any = None) -> Numbering:
        """The number of every action of games with so many seats."""
        return numbering_of(self, self.check_seats(seats), parts or self.printed)

    # Pictures

    @cached_property
    def board(self) -> "Board[Any]":
        """How the game is drawn."""
        found: Board[Any] = self.room("board").BOARD
        return found

    def draw(
        self,
        view: Data,
        *,
        choices: Sequence[Any] = (),
        seat: int | None = None,
        language: str = "en",
        theme: str = "light",
        shape: str = "wide",
        room: tuple[float, float] | None = None,
        names: Sequence[str] | None = None,
        style: bool = True,
        memory: Any = None,
    ) -> str:
        """A picture of a view, as SVG: see `atoll.draw.board.Board.draw`."""
        return self.board.draw(
            view,
            choices=choices,
            seat=seat,
            language=language,
            theme=theme,
            shape=shape,
            room=room,
            names=names,
            style=style,
            memory=memory,
        )

    def terminal(
        self,
        view: Data,
        *,
        choices: Sequence[Any] = (),
        seat: int | None = None,
        language: str = "en",
        names: Sequence[str] = (),
    ) -> Any:
        """A picture of a view that Rich can print; plain data unless the game draws a better one."""
        if not self.has_room("terminal"):
            from rich.pretty import Pretty

            return Pretty(view)
        return self.room("terminal").Terminal(view, choices, seat, language, names)

    def preview(self, state: State, move: str, language: str = "en") -> Data | None:
        """What a move in notation would do, legal or not, as plain data for a hand that still holds
        the piece; None if there is nothing to try. A text that is no move raises `ValueError`."""
        return None


@lru_cache(maxsize=64)
def encoding_of(game: Game, seats: int, parts: Any) -> Encoding[Any]:
    found = game.room("encoding").encoding(parts, seats)
    assert isinstance(found, Encoding)
    return found


@lru_cache(maxsize=64)
def numbering_of(game: Game, seats: int, parts: Any) -> Numbering:
    return Numbering(game.new(seats, 0, parts), game.room("decisions.matters").MATTERS)
