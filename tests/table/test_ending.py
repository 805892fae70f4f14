"""The end of a game: its turning point is one by what the loser could know."""

import pytest

import atoll
from atoll.engine.session import Session
from atoll.table.ending import turning_point
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


def walk(session: Session) -> None:
    chance = atoll.seeded(2)
    for _ in range(MOVES):
        session.play(chance.pick(session.state.moves()))


def true_worths(live: Live, seat: int) -> list[float]:
    plies = [ply.before for ply in live.session.plies if ply.seat == seat]
    return [live.game.judge.evaluate(state)[seat] for state in plies]
