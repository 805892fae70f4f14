"""TR-16.2: points that are secret until the end."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

from atoll import Session, seeded
from atoll.bots import bot
from atoll.games.tribes.state import Tribes
from atoll.text import LANGUAGES, tell
from tests.ledger import rule
from tests.tribes.hand import play
from tests.tribes.positions import GAME, table, tribe

ACTIONS = "p e m p+ e+ m+"


def secret_game(seats: int, seed: int, moves: int) -> Tribes:
    s, chance = GAME.new(seats, seed, totals="secret"), seeded(seed)
    for _ in range(moves):
        if not s.over:
            s.play(chance.pick(s.moves()))
    assert isinstance(s, Tribes)
    return s


def numbers(data: Any) -> list[int]:
    if isinstance(data, dict):
        return [number for value in data.values() for number in numbers(value)]
    if isinstance(data, list | tuple):
        return [number for value in data for number in numbers(value)]
    return [data] if isinstance(data, int) and not isinstance(data, bool) else []


@rule("TR-16.2")
def test_totals_are_open_unless_they_are_chosen_to_be_secret() -> None:
    assert GAME.new(2).view(None)["scores"] == GAME.new(2).scores()
    s = table(tribe(points=7), tribe(points=9), totals="secret")
    assert s.view(0)["scores"] == [s.scores()[0], None]
    assert s.view(1)["scores"] == [None, s.scores()[1]]
    assert s.view(None)["scores"] == [None, None]
    assert [side["points"] for side in s.view(1)["tribes"]] == [None, 9]
    assert s.view(1)["tribes"][0]["breakdown"]["teeth"] is None


@rule("TR-16.2")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_no_number_of_a_view_tells_the_points_of_others(viewer: int | None) -> None:
    """Points nobody could have otherwise: if they got out, they would be seen."""
    s = table(
        tribe(points=7001),
        tribe(points=7002),
        tribe(points=7003),
        row=f"{ACTIONS} invaders",
        totals="secret",
    )
    seen = [number for number in numbers(s.view(viewer)) if number >= 7000]
    own = [] if viewer is None else [7001 + viewer]
    assert {number for number in seen if number < 7004} == set(own)
    assert len(seen) == 3 * len(own)  # the points, their line in the breakdown, and the score


@rule("TR-16.2")
def test_whether_others_have_points_to_lose_is_secret_too() -> None:
    s = table(tribe(points=1), tribe(points=0), row=f"invaders {ACTIONS}", totals="secret")
    assert s.view(0)["row"][0]["shares"] == [1, 3]
    assert s.view(1)["row"][0]["shares"] == [3, 0]
    assert s.view(None)["row"][0]["shares"] == [3, 3]


@rule("TR-16.2")
def test_all_points_are_shown_and_told_at_the_end() -> None:
    sides = (tribe(points=7), tribe(points=1))
    s = table(*sides, row=f"golden-age {ACTIONS}", struck="siege", seat=1, totals="secret")
    s.story = []
    play(s, "golden-age")
    assert s.over
    for viewer in (None, 0, 1):
        assert s.view(viewer)["scores"] == s.scores()
        assert [side["points"] for side in s.view(viewer)["tribes"]] == [7, 3]
    names = ["Anna", "Ben"]
    assert [tell("tribes", line, names) for line in s.story if line.rule == "TR-16.2"] == [
        "Anna shows bear teeth worth 7 points.",
        "Ben shows bear teeth worth 3 points.",
    ]


@rule("TR-16.2")
def test_what_a_seat_is_dealt_anew_are_the_points_of_others() -> None:
    s = secret_game(3, seed=5, moves=500)
    assert any(s.struck)
    guesses = set()
    for seed in range(40):
        other = s.redeal(1, seeded(seed))
        assert other.view(1) == s.view(1)
        assert other.tribes[1].points == s.tribes[1].points
        guesses.add((other.tribes[0].points, other.tribes[2].points))
    assert len(guesses) > 3


@rule("TR-16.2")
def test_a_redeal_counts_what_lies_on_the_boards() -> None:
    """The points of stones can be counted by all; without events nothing else is to be known."""
    s = table(
        tribe(points=40),
        tribe(points=40),
        boards="hunting cooking leather-making jewelry / - cheese-making smelting -",
        stones={"cooking": [0, 1], "leather-making": [1], "smelting": [1]},
        totals="secret",
    )
    others = s.redeal(0, seeded(1))
    assert [side.points for side in others.tribes] == [40, 1 + 1 + 2 + 4]
    open_game = table(tribe(points=40), tribe(points=40))
    assert [side.points for side in open_game.redeal(0, seeded(1)).tribes] == [40, 40]


@rule("TR-16.2")
def test_bots_do_not_know_the_points_of_others() -> None:
    """Whatever the others have, a bot plays the same."""
    for level in ("greedy", "mcts:20"):
        moves = set()
        for points in (0, 60):
            s = secret_game(2, seed=2, moves=120)
            s.tribes[1 - s.seat].points = points
            moves.add(bot(level, GAME, 9).choose(s))
        assert len(moves) == 1


@rule("TR-16.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", ["wide", "narrow"])
def test_pictures_show_no_secret(language: str, shape: str) -> None:
    s = table(tribe(points=701), tribe(points=702), totals="secret")
    scores = s.scores()
    for viewer, known in ((0, {701, scores[0]}), (1, {702, scores[1]}), (None, set())):
        view = s.view(viewer)
        how: dict[str, Any] = {"seat": viewer, "language": language}
        drawn = " ".join(re.findall(r">([^<>]+)<", GAME.draw(view, shape=shape, **how)))
        screen = io.StringIO()
        Console(file=screen, width=120).print(GAME.terminal(view, **how))
        for text in (drawn, screen.getvalue()):
            assert {int(number) for number in re.findall(r"7\d\d", text)} == known
            assert "?" in text


@rule("TR-16.2")
def test_the_choice_is_kept_in_positions_and_records() -> None:
    s = secret_game(2, seed=1, moves=30)
    again = GAME.from_dict(s.to_dict())
    assert again.view(0) == s.view(0)
    session = Session.new(GAME, seats=2, seed=1, totals="secret")
    session.play(session.state.moves()[0])
    assert session.record.replay().view(0)["scores"][1] is None
    with pytest.raises(ValueError, match="totals must be one of open, secret, not 'hidden'"):
        GAME.new(2, totals="hidden")
