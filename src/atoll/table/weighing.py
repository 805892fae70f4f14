"""What a bot thinks of somebody's moves, for a hint: found in a worker process."""

from typing import Any

from atoll.bots.learned import judge_of
from atoll.bots.mcts import Mcts
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.foresight import folded
from atoll.engine.state import State

Advice = tuple[str, float]  # a move in notation, and the chances of who makes it, from 0 to 1


def weigh(game: str, position: dict[str, Any], seconds: float, seed: int) -> list[Advice]:
    """The moves that a person is offered, the best first. The bot sees the position as the seat to
    decide may imagine it; without any seconds it judges at first sight."""
    state = find_game(game).from_dict(position)
    fold = folded(state)
    found = weighed(state, seconds if fold is None else seconds / 2, seed)
    if fold is None or found[0][0] != state.notation(fold.step):
        return found
    rest = [each for each in found if each[0] != state.notation(fold.step)]
    return sorted([*weighed(fold.ahead, seconds / 2, seed), *rest], key=lambda each: -each[1])


def weighed(state: State, seconds: float, seed: int) -> list[Advice]:
    """Moves by what is thought of them; those a search tried most come first."""
    game = find_game(state.game_name())
    seen = state.redeal(state.seat, seeded(seed))
    if seconds > 0:
        searched = Mcts(game, seed, seconds=seconds).analyse(seen)
        return [(state.notation(move), value) for move, _, value in searched]
    values = judge_of(game).guesses(seen, seen.legal)
    found = [
        (state.notation(move), value[state.seat])
        for move, value in zip(seen.legal, values, strict=True)
    ]
    return sorted(found, key=lambda each: -each[1])
