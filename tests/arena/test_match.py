"""Matches: seats, seeds, processes, and bots that fail."""

import multiprocessing
import re
from dataclasses import replace
from pathlib import Path

import pytest

from atoll import arena
from atoll.arena import BotError, GameResult
from atoll.arena.match import match


def untimed(results: list[GameResult]) -> list[GameResult]:
    """The results in order, without how long the bots thought."""
    ordered = sorted(results, key=lambda result: result.number)
    return [replace(result, seconds=[]) for result in ordered]


def own(tmp_path: Path, body: str) -> str:
    path = tmp_path / "own.py"
    path.write_text(f"import os\ndef choose(state):\n    {body}\n")
    return str(path)


def test_a_match_is_reproducible() -> None:
    first = list(arena.play("tribes", ["greedy", "random"], games=3, seed=5, processes=1))
    again = list(arena.play("tribes", ["greedy", "random"], games=3, seed=5, processes=1))
    assert untimed(first) == untimed(again)
    assert [result.seed for result in first] == [5, 6, 7]


def test_processes_change_nothing_but_the_order() -> None:
    alone = list(arena.play("tribes", ["easy", "random"], games=4, processes=1))
    shared = list(arena.play("tribes", ["easy", "random"], games=4, processes=2))
    assert untimed(alone) == untimed(shared)


def test_a_game_is_the_same_outside_its_match() -> None:
    third = list(arena.play("tribes", ["greedy", "random"], games=3, seed=5, processes=1))[2]
    (alone,) = arena.play("tribes", ["greedy", "random"], games=1, seed=7, processes=1)
    assert third.bots == alone.bots
    assert third.scores == alone.scores


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    three = match("tribes", ["random", "greedy", "easy"])
    seatings = [three.seating(number) for number in range(6)]
    for seat in range(3):
        sat = sorted(str(seating[seat]) for seating in seatings)
        assert sat == ["easy", "easy", "greedy", "greedy", "random", "random"]


def test_fewer_bots_than_seats_are_repeated() -> None:
    four = match("tribes", ["random", "greedy"], seats=4)
    assert four.seating(0) == ["random", "greedy", "random", "greedy"]
    assert four.seating(1) == ["greedy", "random", "greedy", "random"]
    assert match("tribes", ["random"], seats=3).seating(2) == ["random"] * 3


def test_the_seats_follow_from_the_bots() -> None:
    assert match("tribes", ["random"]).seats == 2
    assert match("tribes", ["random"] * 3).seats == 3


def test_alone_every_bot_plays_the_same_games() -> None:
    two = match("atiwa", ["greedy", "random"], seats=1, seed=5)
    assert [two.seating(number) for number in range(4)] == [["greedy"], ["random"]] * 2
    assert [two.seed_of(number) for number in range(4)] == [5, 5, 6, 6]
    results = list(arena.play("atiwa", ["random", "easy"], seats=1, games=3, processes=1))
    assert [(result.bots, result.seed) for result in results] == [
        ([name], seed) for seed in range(3) for name in ("random", "easy")
    ]


def test_a_solo_match_is_reproducible() -> None:
    first = list(arena.play("atiwa", ["easy", "random"], seats=1, games=2, seed=5, processes=1))
    again = list(arena.play("atiwa", ["easy", "random"], seats=1, games=2, seed=5, processes=2))
    assert untimed(first) == untimed(again)


def test_a_solo_game_says_what_it_asked_for() -> None:
    (result,) = arena.play(
        *("atiwa", ["random"]), seats=1, games=1, processes=1, options={"challenge": "prosperity"}
    )
    wanted = {entry["what"]: entry["wanted"] for entry in result.goal}
    assert wanted == {"gold": 30, "points": 120}
    had = {entry["what"]: entry["have"] for entry in result.goal}
    assert had == {"gold": result.breakdowns[0]["gold"], "points": result.scores[0]}
    assert result.winners == []
    (other,) = arena.play("tribes", ["random"], games=1, processes=1)
    assert other.goal == []


def test_what_is_wrong_is_said_before_the_first_game(tmp_path: Path) -> None:
    for bots, rest, message in (
        ([], {}, "at least one bot"),
        (["random"] * 5, {}, "2, 3 or 4 seats, not 5"),
        (["random"] * 3, {"seats": 2}, "3 bots are too many for 2 seats"),
        (["rndom"], {}, "did you mean 'random'"),
        (["random"], {"options": {"mode": 1}}, "no option 'mode'"),
        (["random"], {"parts": str(tmp_path / "none.toml")}, "none.toml"),
        (["random"], {"code": str(tmp_path / "none.py")}, "none.py"),
    ):
        with pytest.raises(ValueError, match=re.escape(message)):
            arena.play("tribes", bots, **rest)
    with pytest.raises(ValueError, match="did you mean 'tribes'"):
        arena.play("tribse", ["random"])


def test_a_bot_that_crashes_is_named(tmp_path: Path) -> None:
    code = own(tmp_path, "raise KeyError('oops')")
    running = arena.play("tribes", ["random", "choose"], games=2, seed=3, processes=1, code=code)
    with pytest.raises(BotError, match="'choose' on seat 2 of the game with seed 3: KeyError"):
        list(running)


def test_an_illegal_move_is_named(tmp_path: Path) -> None:
    for body, message in (
        ("return 9", r"IllegalMove: .*\(TR-"),
        ("return 'x'", "it chose 'x', which is not a move|int object expected; got str"),
    ):
        code = own(tmp_path, body)
        running = arena.play("tribes", ["choose"], games=1, processes=1, code=code)
        with pytest.raises(
            BotError, match="'choose' on seat 1 of the game with seed 0: "
        ) as caught:
            list(running)
        assert caught.match(message)


def test_a_crash_in_a_worker_is_told_as_well(tmp_path: Path) -> None:
    code = own(tmp_path, "return 9")
    with pytest.raises(BotError, match="'choose' on seat 1 of the game with seed"):
        list(arena.play("tribes", ["choose"], games=2, processes=2, code=code))


def test_a_worker_that_dies_is_reported(tmp_path: Path) -> None:
    code = own(tmp_path, "os._exit(3)")
    with pytest.raises(BotError, match=r"playing choose in the game with seed . died"):
        list(arena.play("tribes", ["choose"], games=2, processes=2, code=code))


def test_leaving_early_keeps_what_was_computed(tmp_path: Path) -> None:
    code = own(tmp_path, "return __import__('random').choice(state.moves())")
    running = arena.play("tribes", ["choose"], games=1000, processes=2, code=code)
    results = [next(running), next(running)]
    running.close()  # type: ignore[attr-defined]
    assert arena.Standings(results).to_dict()["games"] == 2
    assert multiprocessing.active_children() == []
