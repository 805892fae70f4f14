"""The minds that games come with: each plays better than whoever knows less."""

import pytest

import atoll
from atoll.arena import Standings, play
from atoll.bots.learned import FILE, Learned, judge_of
from atoll.engine.game import Game

MINDED = [game for game in atoll.shelf() if game.file(FILE) is not None]
SEED = 7_000_000  # neither learned from nor measured on


def nets(game: Game) -> list[int]:
    """The numbers of seats that a game's mind knows."""
    judge = judge_of(game)
    assert isinstance(judge, Learned)
    return sorted(judge.mind.nets)


def wins(game: Game, seats: int, better: str, worse: str, games: int) -> float:
    """How often a bot wins among worse ones, as often as it should or more: 1 is its fair share."""
    bots = [better, *[worse] * (seats - 1)]
    results = play(game, bots, seats, games, SEED, processes=1)
    rate = next(each.won.rate for each in Standings(results).bots if each.bot == better)
    return rate * seats


def points(game: Game, bot: str, games: int) -> float:
    """What a bot comes to alone."""
    return Standings(play(game, [bot], 1, games, SEED, processes=1)).bots[0].score.mean


@pytest.mark.parametrize("game", MINDED, ids=[game.name for game in MINDED])
def test_a_mind_is_small_and_fits(game: Game) -> None:
    file = game.file(FILE)
    assert file is not None
    assert len(file) < 1_000_000
    assert isinstance(judge_of(game), Learned)


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in MINDED for seats in nets(game)],
    ids=lambda each: each.name if isinstance(each, Game) else str(each),
)
@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("mind", "random", 6, 1.5), ("mind", "greedy", 24, 1.0), ("medium", "easy", 6, 1.3)],
)
def test_it_beats_who_knows_less(
    game: Game, seats: int, better: str, worse: str, games: int, least: float
) -> None:
    if better == "medium" and seats > 2:
        games = 2  # search takes long where many sit
    if seats == 1:
        assert points(game, better, games) > points(game, worse, games)
    else:
        assert wins(game, seats, better, worse, games) >= least
