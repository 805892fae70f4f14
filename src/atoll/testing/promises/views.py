"""Views tell the same things in every game by the same names."""

from atoll.testing.cases import Case, every_case
from atoll.testing.effort import given
from atoll.testing.walks import Walk, walks


@every_case
@given(walk=walks)
def test_views_share_their_core(case: Case, walk: Walk) -> None:
    """The entries that `atoll.engine.view` lists."""
    state = walk.position(case)
    progress = state.progress()
    told = {"name": progress.name, "now": progress.now, "last": progress.last}
    for viewer in (None, *range(case.seats)):
        view = state.view(viewer)
        assert view["game"] == case.game.name
        assert view["seats"] == case.seats
        assert view["viewer"] == viewer
        assert view["seat"] == state.seat
        assert view["over"] is state.over
        assert view["progress"] == told
        assert view["pending"] == ("" if state.over else state.decision().name)
        assert view["winners"] == (state.winners() if state.over else [])
        for shown, score in zip(view["scores"], state.scores(), strict=True):
            assert shown == score or (shown is None and not state.over)
