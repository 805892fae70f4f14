"""The end of a game: its turning point is one by what the loser could know."""

import re

import pytest

import atoll
from atoll.engine.session import Session
from atoll.table.ending import turning_point, why
from atoll.table.live import Live
from atoll.table.store import Store
from atoll.table.tables import SeatPlan, Tables

MOVES = 60


@pytest.mark.parametrize("seat", [0, 1])
def test_a_turning_point_does_not_depend_on_what_was_hidden(store: Store, seat: int) -> None:
    tables = Tables(store)
    kiwi = atoll.game("kiwi")
    table = tables.new(kiwi, [SeatPlan("you"), SeatPlan("you")], {}, 1, "ann")
    with tables.at(table) as live:
        walk(live.session)
        own = [ply for ply in live.session.plies if ply.seat == seat]
        found, worth = turning_point(live, seat), true_worths(live, seat)
        assert live.session.plies[found].seat == seat
        for deal in range(5):
            for ply in own:
                ply.before = ply.before.redeal(seat, atoll.seeded(deal))
            assert turning_point(live, seat) == found
            assert true_worths(live, seat) != worth  # something was hidden that mattered


@pytest.mark.parametrize("name", ["tribes", "kiwi", "atua", "atiwa"])
def test_what_is_said_of_the_points_comes_out(name: str) -> None:
    """All that one has more, without all that the other has more, is how far one is ahead."""
    told = 0
    for seed in range(4):
        state, chance = atoll.game(name).new(2, seed), atoll.seeded(seed)
        while not state.over:
            state.play(atoll.game(name).judge.rollout(state, chance))
        lines = why(state, [0], state.winners(), ["Ann", "Bob"], "en")
        if lines:
            gains = [sum(map(int, re.findall(r"\+(\d+)\)", line))) for line in lines[1:]]
            ahead = re.search(r"(\d+) points? ahead", lines[0])
            assert ahead is not None
            behind = gains[1] if len(gains) > 1 else 0
            assert gains[0] - behind == int(ahead[1])
            told += 1
    assert told


def walk(session: Session) -> None:
    chance = atoll.seeded(2)
    for _ in range(MOVES):
        session.play(chance.pick(session.state.moves()))


def true_worths(live: Live, seat: int) -> list[float]:
    plies = [ply.before for ply in live.session.plies if ply.seat == seat]
    return [live.game.judge.evaluate(state)[seat] for state in plies]
