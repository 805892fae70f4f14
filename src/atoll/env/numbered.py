"""A game as learners see it: rows of numbers, numbered actions, rewards."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from atoll.door import game as find
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.env.rewards import Reward, Rewards

Observation: TypeAlias = dict[str, NDArray[Any]]

NUMBERS = ("scaled", "bytes")
ILLEGAL = ("lose", "random", "raise")


class Numbered:
    """A game with seats and options chosen, in numbers. All environments are given these keywords:

    - `reward`: "outcome", "margin" or a function (before, after, seat);
    - `illegal`: what an action does that is not legal now: "lose" the game at once, "random" plays a
      legal one instead, "raise" an error that says why;
    - `limit`: after so many decisions a game is truncated;
    - `numbers`: "scaled" to 0..1 as float32, or "bytes" as they are;
    - `parts`: an owner's own `parts.toml`;
    - and every option of the game.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        reward: Reward = "outcome",
        illegal: str = "lose",
        limit: int | None = None,
        numbers: str = "scaled",
        parts: str | None = None,
        **options: Any,
    ) -> None:
        self.game = find(game)
        if not self.game.has_room("encoding"):
            raise ValueError(f"{self.game.title} has no encoding, so nothing can learn it yet")
        self.seats = self.game.check_seats(seats)
        self.parts = None if parts is None else self.game.parts(parts)
        self.options = self.game.check_options(self.seats, options, self.parts)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.scaled = one_of("numbers", numbers, NUMBERS) == "scaled"
        if limit is not None and (type(limit) is not int or limit < 1):
            raise ValueError(f"limit must be a number of decisions from 1, not {limit!r}")
        self.limit = limit
        self.rewards = Rewards(reward)
        self.encoding = self.game.encoding(self.seats, self.parts)
        self.numbering = self.game.actions(self.seats, self.parts)
        self.scales = np.array(self.encoding.scales(), np.float32)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Numbered":
        """Nothing in it changes, so copies of an environment share it."""
        return self

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, self.parts, **self.options)

    # Spaces

    def observation_space(self) -> spaces.Dict:
        size = self.encoding.size
        most = np.rint(1 / self.scales).astype(np.uint8)
        row = (
            spaces.Box(0.0, 1.0, (size,), np.float32)
            if self.scaled
            else spaces.Box(np.zeros(size, np.uint8), most, dtype=np.uint8)
        )
        mask = spaces.Box(0, 1, (self.numbering.count,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.numbering.count)

    # Numbers

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat knows; the mask is empty unless the seat is asked."""
        row = np.frombuffer(self.encoding.row(state, seat), np.uint8)
        asked = state.seat == seat
        mask = np.frombuffer(self.numbering.mask(state), np.int8) if asked else self.no_action()
        return {
            "observation": row * self.scales if self.scaled else row.copy(),
            "action_mask": mask.copy(),
        }

    def no_action(self) -> NDArray[Any]:
        return np.zeros(self.numbering.count, np.int8)

    def checked(self, action: Any) -> int:
        """The action as a plain number; one that no position has raises `ValueError`."""
        try:
            number = action.__index__()
        except (AttributeError, TypeError):
            raise ValueError(f"an action is a whole number, not {action!r}") from None
        count = self.numbering.count
        if not 0 <= number < count:
            raise ValueError(f"an action is a number from 0 to {count - 1}, not {number}")
        return int(number)

    def refused(self, state: State, action: int) -> str:
        """Why an action is not legal now."""
        name = self.numbering.names(state)[action]
        try:
            refusal = state.refusal(self.numbering.move(state, action))
        except ValueError as error:
            return f"{name!r} is not legal now: {error}"
        said = "" if refusal is None else f"; {refusal.rule}: {state.say(refusal.words)}"
        return f"{name!r} is not legal now{said}"


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(allowed)}, not {value!r}")
    return value
