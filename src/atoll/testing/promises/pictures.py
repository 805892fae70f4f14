"""Every view can be drawn, and whatever may be done now has its piece in the picture."""

import re
from collections import Counter
from functools import partial
from itertools import cycle, islice
from xml.etree import ElementTree

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from atoll import Game, State
from atoll.draw.board import SHAPES
from atoll.draw.memory import Memory
from atoll.engine.session import Choice, choices
from atoll.testing.cases import Case, a_few_cases, every_case, every_game, few
from atoll.testing.effort import EFFORT, given
from atoll.testing.reading import Picture, check_lettering
from atoll.testing.walks import Walk, seldom, walks
from atoll.text import LANGUAGES

ROOMS = ((945.0, 656.0), (788.0, 612.0))  # of a window of 1280x720, and of 820x1180
SHARED = Memory()  # of all that is drawn here
SHORT = ["Ada", "Bo", "Cleo", "Dan", "Eva", "Finn"]
LONG = [
    "Maximiliane-Theodora von Hohenlohe",
    "Bartholomäus-Alexander Wolfenbüttel",
    "Giovanna Francesca Montecuccoli-Pallavicini",
    "Konstantin-Emanuel Freiherr zu Guttenstein",
    "Wilhelmina-Charlotte Wassermann-Weizsäcker",
    "Donaudampfschifffahrtsgesellschaftskapitän",
]
Look = tuple[str, str, tuple[str, tuple[float, float] | None]]


@a_few_cases
@given(settings(EFFORT, max_examples=10), walk=walks)
def test_every_view_can_be_drawn(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    for seat in (None, *range(case.seats)):
        picture = case.game.draw(state.view(seat), seat=seat)
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert state._repr_svg_() == case.game.draw(state.view(None))


@a_few_cases
def test_every_kind_of_decision_points_at_pieces(case: Case) -> None:
    """Every kind is drawn in both shapes, the languages take turns."""
    drawn: Counter[str] = Counter()
    for state, language in zip(seldom(case, often=2), cycle(LANGUAGES), strict=False):
        kind = state.decision().name
        check_targets(case, state, language, SHAPES[drawn[kind] % 2])
        drawn[kind] += 1


def check_targets(case: Case, state: State, language: str, shape: str) -> None:
    offered = choices(state, language)
    view = state.view(state.seat)
    svg = case.game.draw(view, seat=state.seat, choices=offered, language=language, shape=shape)
    picture = Picture(svg)
    assert len(set(picture.ids)) == len(picture.ids)
    if not state.decision().placing():
        check_pieces(picture, offered)


def check_pieces(picture: Picture, offered: list[Choice]) -> None:
    """What can be done has its piece, and a piece says what it does or why it cannot."""
    targets = set()
    for choice, target in ((each, target) for each in offered for target in each.target.split()):
        piece = picture.by_id.get(target)
        if target in targets:
            continue
        if piece is None:
            assert choice.refusal is not None, choice
            continue
        targets.add(target)
        classes = piece.get("class", "").split()
        assert piece.get("data-move" if choice.refusal is None else "data-why") == choice.notation
        assert ("choosable" in classes) == (choice.refusal is None)
        assert ("refused" in classes) == (choice.refusal is not None)
        assert piece.get("aria-label", "").startswith(choice.text)
        assert piece.get("tabindex") == "0"
    assert len(picture.of_class("choosable") + picture.of_class("refused")) == len(targets)


@a_few_cases
def test_what_is_remembered_is_what_would_be_drawn(case: Case) -> None:
    """All who look at a table, and all tables, share a memory; each sees what they would without it."""
    percent = 75 if case.seats % 2 else 15
    for ply, state in enumerate(Walk(5, 2, percent).onwards(case, 5)):
        language, shape = LANGUAGES[ply == 4], SHAPES[ply == 3]
        room = (1100, 800) if ply else (900, 800)
        draw = partial(case.game.draw, language=language, shape=shape, room=room, style=False)
        for seat in (None, *range(case.seats)):
            offered = choices(state, language) if seat == state.seat else []
            seen = partial(draw, state.view(seat), seat=seat, choices=offered)
            assert seen(memory=SHARED) == seen()


looks = st.tuples(
    st.sampled_from(LANGUAGES),
    st.sampled_from(["light", "dark"]),
    st.sampled_from([(shape, None) for shape in SHAPES] + [("wide", room) for room in ROOMS]),
)


@a_few_cases
@given(settings(EFFORT, max_examples=10), walk=walks, look=looks)
def test_ids_are_unique_and_texts_readable(case: Case, walk: Walk, look: Look) -> None:
    state, (language, theme, (shape, room)) = walk.position(case), look
    seat = None if state.over else state.seat
    svg = case.game.draw(
        state.view(seat),
        choices=choices(state, language),
        language=language,
        theme=theme,
        shape=shape,
        room=room,
        names=SHORT[: case.seats],
    )
    check_lettering(Picture(svg))


@a_few_cases
def test_nothing_glows_when_nothing_can_be_chosen(case: Case) -> None:
    for state in seldom(case, often=1):
        assert "stroke-glow" not in case.game.draw(state.view(None), style=False)


@every_game
@pytest.mark.parametrize("shape", SHAPES)
def test_names_are_escaped(game: Game, shape: str) -> None:
    names = ["<b>Ada</b>", "<i>Bo</i>", "C", "D", "E", "F"]
    for case in [case for case in few(game) if case.seats > 1]:
        state = Walk(1, 1, 40).position(case)
        picture = Picture(game.draw(state.view(None), names=names[: case.seats], shape=shape))
        assert set(names[:2]) & {text.text for text in picture.texts}


@every_game
@pytest.mark.parametrize("percent", [10, 40, 120])
def test_long_names_are_cut_and_nothing_else(game: Game, percent: int) -> None:
    looks = cycle(
        (language, shape, room)
        for shape, room in [("narrow", None), *(("wide", room) for room in (None, *ROOMS))]
        for language in LANGUAGES
    )
    for case in few(game):
        state = Walk(1, 1, percent).position(case)
        names = LONG[: case.seats]
        seat = None if state.over else state.seat
        for language, shape, room in islice(looks, 4):
            svg = game.draw(
                state.view(seat),
                choices=choices(state, language),
                seat=seat,
                names=names,
                language=language,
                shape=shape,
                room=room,
            )
            picture = Picture(svg)
            check_lettering(picture, names)
            told = [text.text for text in picture.texts]
            assert any(names[seat or 0][:4] in text for text in told)


@every_game
def test_a_page_may_bring_its_own_style(game: Game) -> None:
    view = game.new().view(None)
    assert "<style" in game.draw(view)
    bare = game.draw(view, style=False)
    assert "<style" not in bare
    assert not re.search(r"#[0-9a-f]{3,6}\b", bare)


@every_game
def test_unknown_shapes_are_named(game: Game) -> None:
    with pytest.raises(ValueError, match="no shape 'round'; there are: wide, narrow"):
        game.draw(game.new().view(None), shape="round")


@every_case
def test_sections_can_be_cut_out_of_the_narrow_picture(case: Case) -> None:
    state = Walk(3, 1, 60).position(case)
    picture = Picture(case.game.draw(state.view(None), shape="narrow"))
    bottom = 0.0
    for name in ("board", "mine", "others"):
        box = picture.by_id[f"section-{name}"].get("data-box", "")
        _, top, width, height = map(float, box.split())
        assert width == picture.width
        assert top >= bottom - 0.01
        bottom = top + height
    assert bottom <= picture.height
