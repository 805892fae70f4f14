"""The table of a match."""

import json
from dataclasses import replace

import pytest

from atoll import arena
from atoll.arena import GameResult, Standings, wilson
from atoll.arena.standings import spread


def game(number: int, bots: list[str], scores: list[int], winners: list[int]) -> GameResult:
    sources = [{"teeth": score - 1, "land": 1} for score in scores]
    return GameResult(number, number, bots, scores, winners, sources, [5, 6], 9, [0.5, 1.2])


GAMES = [
    game(1, ["b", "a"], [20, 30], [1]),
    game(0, ["a", "b"], [10, 20], [1]),
    game(2, ["a", "b"], [20, 20], [0, 1]),
    game(3, ["b", "a"], [10, 40], [1]),
]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe (1998), table I, and R's prop.test(correct = FALSE)
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    empty = Standings([])
    assert (empty.bots, empty.seats, empty.decisions, empty.rounds) == ([], [], 0.0, None)


def test_a_shared_win_is_shared() -> None:
    table = Standings(GAMES)
    assert [(each.bot, each.won.wins, each.won.games) for each in table.bots] == [
        ("a", 2.5, 4),
        ("b", 1.5, 4),
    ]
    assert table.bots[0].won.rate == 0.625
    low, high = wilson(2.5, 4)
    assert (table.bots[0].won.low, table.bots[0].won.high) == (low, high)


def test_who_wins_together_with_all_has_won() -> None:
    games = [
        replace(game(0, ["a", "b"], [4, 4], [0, 1]), together=True),
        replace(game(1, ["b", "a"], [3, 3], []), together=True),
    ]
    assert [(each.won.wins, each.won.games) for each in Standings(games).bots] == [(1, 2), (1, 2)]


def test_a_match_knows_whether_its_seats_win_together() -> None:
    modes = {"alliance": True, "dominion": False}
    for mode, together in modes.items():
        match = arena.Match("tindaya", ("random",), 2, options={"mode": mode})
        assert match.play(0).together == together
    assert not arena.Match("tribes", ("random",), 2).play(0).together


def test_scores_sources_and_time() -> None:
    first = Standings(GAMES).bots[0]
    assert (first.score.mean, first.score.min, first.score.max) == (25.0, 10, 40)
    assert first.score.sd == pytest.approx(11.1803, abs=0.0001)
    assert first.sources == {"teeth": 24.0, "land": 1.0}
    assert first.seconds == pytest.approx((0.5 + 1.2 + 0.5 + 1.2) / (5 + 6 + 5 + 6))


@pytest.mark.parametrize(
    ("numbers", "low", "high"),
    [  # with 2.7764 and 2.0452 from the table of Student's t
        ([10.0, 12.0, 14.0, 16.0, 18.0], 10.0736, 17.9264),
        ([float(n) for n in range(30)], 11.2127, 17.7873),
        ([7.0, 7.0], 7.0, 7.0),
        ([7.0], 7.0, 7.0),
    ],
)
def test_the_interval_of_a_mean(numbers: list[float], low: float, high: float) -> None:
    found = spread(numbers)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.03)


def alone(number: int, name: str, points: int) -> GameResult:
    goal = [{"what": "points", "wanted": 120, "have": points, "met": points >= 120}]
    winners = [0] if points >= 120 else []
    return GameResult(
        *(number, number // 2, [name], [points], winners, [{"gold": points}], [9], 7, [0.1], goal)
    )


def test_alone_the_better_points_come_first() -> None:
    games = [alone(n, "ab"[n % 2], points) for n, points in enumerate([90, 118, 80, 110])]
    table = Standings(games)
    assert [each.bot for each in table.bots] == ["b", "a"]
    assert [each.won.rate for each in table.bots] == [0.0, 0.0]
    (condition,) = table.bots[0].goal
    assert (condition.what, condition.wanted, condition.have.mean) == ("points", 120, 114.0)


def test_a_goal_is_met_in_a_share_of_the_games() -> None:
    games = [alone(2 * n, "a", points) for n, points in enumerate([119, 120, 131, 90])]
    (standing,) = Standings(games).bots
    assert (standing.won.wins, standing.won.rate) == (2, 0.5)
    assert (standing.goal[0].met.wins, standing.goal[0].met.games) == (2, 4)
    assert (standing.score.max, standing.score.min) == (131, 90)


def test_the_effect_of_the_seat() -> None:
    seats = Standings(GAMES).seats
    assert [seat.wins for seat in seats] == [0.5, 3.5]
    assert [seat.games for seat in seats] == [4, 4]


def test_the_length_of_games() -> None:
    table = Standings(GAMES)
    assert (table.decisions, table.rounds) == (11.0, 9.0)


def test_the_order_of_arrival_does_not_matter() -> None:
    assert Standings(GAMES).to_dict() == Standings(reversed(GAMES)).to_dict()


def test_json_holds_everything() -> None:
    results = list(arena.play("tribes", ["greedy", "random"], games=2, processes=1))
    found = json.loads(json.dumps(Standings(results).to_dict()))
    assert set(found) == {"games", "bots", "seats", "decisions", "rounds", "results"}
    assert set(found["bots"][0]) == {"bot", "won", "score", "sources", "seconds", "goal"}
    assert set(found["bots"][0]["won"]) == {"games", "wins", "rate", "low", "high"}
    assert set(found["bots"][0]["score"]) == {"mean", "sd", "min", "max", "low", "high"}
    assert [result["seed"] for result in found["results"]] == [0, 1]
    assert found["results"][1]["bots"] == ["random", "greedy"]
    for result in found["results"]:
        for seat in (0, 1):
            assert sum(result["breakdowns"][seat].values()) == result["scores"][seat]
