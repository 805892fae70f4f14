"""The minds that games come with: each plays better than whoever knows less."""

import pytest

import atoll
from atoll.arena import Standings, play
from atoll.bots.learned import FILE, Learned, judge_of
from atoll.engine.game import Game

MINDED = [game for game in atoll.shelf() if game.file(FILE) is not None]
SEED = 7_000_000  # neither learned from nor measured on


def wins(game: Game, better: str, worse: str, games: int) -> float:
    """The share of games that the better of two bots wins, at the fewest seats of the mind."""
    judge = judge_of(game)
    assert isinstance(judge, Learned)
    seats = min(judge.mind.nets)
    results = play(game, [better, worse], seats, games, SEED, processes=1)
    return next(each.won.rate for each in Standings(results).bots if each.bot == better)


@pytest.mark.parametrize("game", MINDED, ids=[game.name for game in MINDED])
def test_a_mind_is_small_and_fits(game: Game) -> None:
    file = game.file(FILE)
    assert file is not None
    assert len(file) < 1_000_000
    assert isinstance(judge_of(game), Learned)


@pytest.mark.parametrize("game", MINDED, ids=[game.name for game in MINDED])
@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("mind", "random", 6, 0.8), ("mind", "greedy", 24, 0.5), ("medium", "easy", 4, 0.6)],
)
def test_it_beats_who_knows_less(
    game: Game, better: str, worse: str, games: int, least: float
) -> None:
    assert wins(game, better, worse, games) >= least
