"""The game judges its positions, and says which moves are worth a look."""

from atoll.testing.cases import Case, most_setups
from atoll.testing.effort import given
from atoll.testing.walks import Walk, walks


@most_setups
@given(walk=walks)
def test_the_game_judges_its_positions(case: Case, walk: Walk) -> None:
    state, judge = walk.position(case), case.game.judge
    before = state.to_dict()
    values = judge.evaluate(state)
    assert len(values) == case.seats
    assert all(0 <= value <= 1 for value in values)
    if not state.over:
        assert judge.rollout(state, walk.chance()) in state.moves()
        assert judge.routine(state) in (True, False)
        promising = judge.promising(state)
        assert promising
        assert set(promising) <= set(state.moves())
        assert judge.foreseen(state, promising[0]) is not state
    assert state.to_dict() == before
    assert judge.playout >= 0
