"""Every view can be drawn, and whatever may be done now has its piece in the picture."""

from itertools import cycle
from xml.etree import ElementTree

from hypothesis import given, settings

from atoll import State
from atoll.engine.session import choices
from atoll.text import LANGUAGES
from tests.contract.walks import Case, Walk, every_case, seldom, walks


@every_case
@settings(max_examples=10)
@given(walk=walks)
def test_every_view_can_be_drawn(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    for seat in (None, *range(case.seats)):
        picture = case.game.draw(state.view(seat), seat=seat)
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert state._repr_svg_() == case.game.draw(state.view(None))


@every_case
def test_every_kind_of_decision_points_at_pieces(case: Case) -> None:
    for state, language in zip(seldom(case, often=2), cycle(LANGUAGES), strict=False):
        check_targets(case, state, language)


def check_targets(case: Case, state: State, language: str) -> None:
    offered = choices(state, language)
    view = state.view(state.seat)
    picture = case.game.draw(view, seat=state.seat, choices=offered, language=language)
    elements = list(ElementTree.fromstring(picture).iter())
    pieces = [element.attrib["id"] for element in elements if "id" in element.attrib]
    assert len(set(pieces)) == len(pieces)
    for choice in offered:
        if choice.refusal is None:
            assert choice.target in {"", *pieces}
