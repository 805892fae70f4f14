"""What a bot thinks of somebody's moves, for a hint: found in a worker process."""

from typing import Any, NamedTuple

from atoll.bots.learned import judge_of
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.foresight import after, brings, folded
from atoll.engine.state import State
from atoll.engine.words import Words
from atoll.review.reviewer import Reviewer


class Planned(NamedTuple):
    """A move to come, as the bot imagines it: in no language yet, and nothing of what is hidden from it."""

    words: Words
    brings: tuple[Words, ...]


class Advice(NamedTuple):
    """A move, and what a bot thinks of it."""

    move: str  # in notation
    chance: float  # of who makes it, from 0 to 1
    then: tuple[Planned, ...] = ()  # of the best: what the same seat would do after it


def weigh(game: str, position: dict[str, Any], seconds: float, seed: int) -> list[Advice]:
    """The moves that a person is offered, the best first. The bot sees the position as the seat to
    decide may imagine it; without any seconds it judges at first sight."""
    state = find_game(game).from_dict(position)
    fold = folded(state)
    found = weighed(state, seconds if fold is None else seconds / 2, seed)
    if fold is None or found[0].move != state.notation(fold.step):
        return found
    rest = [each for each in found if each.move != state.notation(fold.step)]
    return sorted([*weighed(fold.ahead, seconds / 2, seed), *rest], key=lambda each: -each.chance)


def warm(name: str) -> None:
    """Load a game and what judges it, by looking at a new one."""
    game = find_game(name)
    weigh(name, game.new(min(game.seats), 1).to_dict(), 0.0, 1)


def weighed(state: State, seconds: float, seed: int) -> list[Advice]:
    """Moves by what is thought of them; those a search tried most come first."""
    game = find_game(state.game_name())
    seen = state.redeal(state.seat, seeded(seed))
    if seconds > 0:
        bot = Reviewer(game, seed, seconds=seconds)
        searched = bot.analyse(seen)
        found = [Advice(state.notation(move), value) for move, _, value in searched]
        return [found[0]._replace(then=plan(bot, seen, searched[0][0])), *found[1:]]
    values = judge_of(game).guesses(seen, seen.legal)
    guessed = [
        Advice(state.notation(move), value[state.seat])
        for move, value in zip(seen.legal, values, strict=True)
    ]
    return sorted(guessed, key=lambda each: -each.chance)


def plan(bot: Reviewer, state: State, best: int) -> tuple[Planned, ...]:
    """What a seat would do after its best move, as long as it alone decides and nothing is drawn."""
    if bot.root is None:
        return ()
    line = list(bot.line(state.copy(), bot.root))
    if not line or line[0] != state.notation(best):
        return ()
    at, found = state.copy(), []
    for notation in line:
        if at.seat != state.seat:
            break
        found.append(planned(at, at.parse(notation)))
        at.play(notation)
    return tuple(found[1:])


def planned(state: State, move: int) -> Planned:
    words = state.decision().words(state, state.task, move)
    return Planned(words, tuple(brings(state, move, after(state, move))))
