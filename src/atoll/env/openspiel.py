"""OpenSpiel: `import atoll.env.openspiel` registers every game as `atoll_<name>`.

    game = pyspiel.load_game("atoll_tribes(players=3)")

All that chance will ever decide in a game is decided by one chance node at its beginning, which picks
one of `deals` seeds. What is drawn stays as hidden as at the table. An information state is what a seat
knows now, and a digest of all it knew and did before; its tensor is what it knows now.
"""

from hashlib import blake2b
from typing import Any, ClassVar

from atoll.door import shelf
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.env.rewards import outcome
from atoll.extras import needed

with needed("openspiel"):
    import numpy as np
    import pyspiel

DEALS = 1000
LONGEST = 10_000  # decisions; far more than any game has
FIELDS = ("players", "deals")


def parameters(game: Game) -> dict[str, Any]:
    """What can be chosen in the name of a game, with the defaults."""
    seats = game.seats[0] if game.seats[0] > 1 or len(game.seats) == 1 else game.seats[1]
    return {"players": seats, "deals": DEALS if game.luck else 1, **game.defaults()}


def kind(game: Game) -> Any:
    """What OpenSpiel wants to know before a game is made."""
    types = pyspiel.GameType
    return types(
        short_name=f"atoll_{game.name}",
        long_name=game.title,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=(
            types.ChanceMode.EXPLICIT_STOCHASTIC if game.luck else types.ChanceMode.DETERMINISTIC
        ),
        information=(
            types.Information.IMPERFECT_INFORMATION
            if game.luck
            else types.Information.PERFECT_INFORMATION
        ),
        utility=types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):
    """A game of the house, with seats and options chosen. Every game has a class of its own."""

    played: ClassVar[Game]

    def __init__(self, chosen: dict[str, Any] | None = None) -> None:
        game = self.played
        given = parameters(game) | (chosen or {})
        self.seats = game.check_seats(given["players"])
        self.deals = given["deals"]
        if self.deals < 1 or (self.deals > 1 and not game.luck):
            raise ValueError(f"{game.title} cannot be dealt in {self.deals} ways")
        options = {name: value for name, value in given.items() if name not in FIELDS}
        self.options = game.check_options(self.seats, options)
        self.encoding = game.encoding(self.seats)
        self.numbering = game.actions(self.seats)
        self.scales = np.array(self.encoding.scales(), np.float32)
        self.names: list[str] | None = None
        about = pyspiel.GameInfo(
            num_distinct_actions=self.numbering.count,
            max_chance_outcomes=self.deals if game.luck else 0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind(game), about, chosen or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"observers take no parameters, but were given {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielGame":
        """Positions are copied, their game is not."""
        return self

    def new(self, seed: int) -> State:
        return self.played.new(self.seats, seed, **self.options)


class SpielState(pyspiel.State):
    """A position, and what every seat has known on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spiel = game
        self.position = None if game.played.luck else game.new(0)
        self.known = [b""] * game.seats  # a digest of all that a seat has known
        self.remember(None, 0)

    def remember(self, actor: int | None, action: int) -> None:
        """Every seat sees the new position, and who acted knows what it did."""
        if self.position is not None:
            for seat, known in enumerate(self.known):
                own = b"%d" % action if seat == actor else b"-"
                new = known + own + self.spiel.encoding.row(self.position, seat)
                self.known[seat] = blake2b(new, digest_size=16).digest()

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.position.over else self.position.seat)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.spiel.deals) for seed in range(self.spiel.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.spiel.numbering.legal(self.position))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.spiel.new(action)
            self.remember(None, 0)
            return
        actor = self.position.seat
        self.position.play(self.spiel.numbering.move(self.position, action))
        self.remember(actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if self.spiel.names is None:
            self.spiel.names = self.spiel.numbering.names(self.spiel.new(0))
        return self.spiel.names[action]

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over:
            return [0.0] * self.spiel.seats
        return outcome(self.position)

    def __str__(self) -> str:
        return "to be dealt" if self.position is None else repr(self.position)


class SpielObserver:
    """What a seat knows, as numbers and as text."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {
            span.name: self.tensor[span.first : span.first + span.count].reshape(span.shape)
            for span in game.encoding.spans
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            row = np.frombuffer(self.game.encoding.row(state.position, player), np.uint8)
            np.multiply(row, self.game.scales, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return f"seat {player}: to be dealt"
        row = self.game.encoding.row(state.position, player)
        known = state.known[player].hex() if self.recall else ""
        return " ".join([f"seat {player}:", *told(self.game, row), known]).rstrip()


def told(game: SpielGame, row: bytes) -> list[str]:
    """All fields of a row that are not 0."""
    parts = [(span.name, row[span.first : span.first + span.count]) for span in game.encoding.spans]
    return [f"{name}={'.'.join(map(str, part))}" for name, part in parts if any(part)]


def register() -> None:
    """Tell OpenSpiel of all games that can be learned."""
    known = set(pyspiel.registered_names())
    for game in shelf():
        if game.has_room("encoding") and f"atoll_{game.name}" not in known:
            # A class, not a function: OpenSpiel lets go of it after Python has ended.
            own = type(f"{game.name.capitalize()}SpielGame", (SpielGame,), {"played": game})
            pyspiel.register_game(kind(game), own)


register()
