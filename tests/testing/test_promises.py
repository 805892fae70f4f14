"""A promise that cannot be broken is none: each is asked of a game in which one thing is wrong."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import atoll
from atoll import Session
from atoll.engine.field import Field
from atoll.engine.words import Progress, Refusal, Told, Words
from atoll.games.tribes import position
from atoll.games.tribes.bot.judge import TribesJudge
from atoll.games.tribes.state import Tribes
from atoll.testing import Held
from atoll.testing.cases import Case
from atoll.testing.promises import games, judging, moves, pictures, positions, records, words
from atoll.testing.walks import Walk

GAME = atoll.game("tribes")
CASE = Case(GAME, 2, ())
WALK = Walk(3, 5, 40)

Wrong = Callable[[Any], Any]  # what stands in place of a method, given the right one


def always(value: Any) -> Wrong:
    return lambda _: lambda *_: value


def with_story(real: Any) -> Any:
    def copy(s: Tribes) -> Tribes:
        other: Tribes = real(s)
        other.story = s.story
        return other

    return copy


def with_invented_rule(real: Any) -> Any:
    def tell(s: Tribes, seat: int, said: Any, _: str) -> None:
        if s.story is not None:
            s.story.append(Told(seat, said, "TR-99.1"))

    return tell


def with_coordinates(real: Any) -> Any:
    def tell(s: Tribes, seat: int, _: Any, rule: str) -> None:
        if s.story is not None:
            s.story.append(Told(seat, Words("drew-land", {"land": "2,-1"}), rule))

    return tell


def lenient(real: Any) -> Any:
    def read(parts: Any, field: Field) -> Any:
        return real(parts, Field(field.game, CASE.new(1).to_dict() | field.value))

    return read


BROKEN: list[tuple[Callable[..., None], type | Any, str, Wrong]] = [
    (moves.test_a_move_is_legal_exactly_when_no_rule_refuses_it, Tribes, "refusal", always(None)),
    (
        moves.test_a_refused_move_is_not_played_and_changes_nothing,
        Tribes,
        "play",
        lambda _: lambda s, _: s.advance(s.legal[0]),
    ),
    (moves.test_notation_is_short_unique_and_parsed_back, Tribes, "notation", always("same")),
    (moves.test_an_unknown_notation_is_answered_with_the_moves, Tribes, "parse", always(0)),
    (
        moves.test_the_list_of_moves_belongs_to_the_caller,
        Tribes,
        "moves",
        lambda _: lambda s: s.legal,
    ),
    (positions.test_a_copy_is_independent, Tribes, "copy", lambda _: lambda s: s),
    (positions.test_a_copy_tells_no_story, Tribes, "copy", with_story),
    (positions.test_a_position_travels_and_is_copied_whole, Tribes, "copy", lambda _: lambda s: s),
    (
        positions.test_a_position_goes_through_json_and_has_the_same_future,
        Tribes,
        "to_dict",
        lambda real: lambda s: real(s) | {"chance": int(s.chance.stream) ^ 1},
    ),
    (positions.test_every_field_of_a_position_is_needed, position, "from_dict", lenient),
    (
        positions.test_a_view_is_plain_data_without_the_stream_of_chance,
        Tribes,
        "view",
        lambda real: lambda s, seat=None: real(s, seat) | {"peek": int(s.chance.stream)},
    ),
    (
        positions.test_no_seat_can_tell_a_redeal_from_the_truth,
        Tribes,
        "view",
        lambda real: lambda s, seat=None: real(s, seat) | {"peek": int(s.chance.stream) % 997},
    ),
    (
        positions.test_a_position_says_whose_it_is_and_prints_itself,
        Tribes,
        "seats",
        lambda _: property(always(9)(None)),
    ),
    (
        games.test_a_game_keeps_its_parts_and_ends,
        Tribes,
        "scores",
        lambda real: lambda s: [score + 1 for score in real(s)],
    ),
    (games.test_a_game_keeps_its_parts_and_ends, Tribes, "winners", always([])),
    (
        games.test_a_game_keeps_its_parts_and_ends,
        Tribes,
        "progress",
        lambda _: lambda s: Progress("round", 99 - int(s.round)),
    ),
    (judging.test_the_game_judges_its_positions, TribesJudge, "evaluate", always([0.5, 1.5])),
    (judging.test_the_game_judges_its_positions, TribesJudge, "rollout", always(-1)),
    (records.test_undo_stops_at_another_seat, Session, "undo_refusal", always(None)),
    (words.test_moves_and_prompt_speak, Tribes, "prompt", always(" ")),
    (
        words.test_refusals_cite_the_ledger_and_speak,
        Tribes,
        "refusal",
        always(Refusal("TR-99.1", "refused-game-over")),
    ),
    (words.test_the_story_cites_the_ledger_and_speaks, Tribes, "tell", with_invented_rule),
    (words.test_moves_and_prompt_speak, Tribes, "describe", always("Lay gold land at 2,-1")),
    (words.test_moves_and_prompt_speak, Tribes, "prompt", always("What lies on b12?")),
    (
        words.test_refusals_cite_the_ledger_and_speak,
        Tribes,
        "refusal",
        always(Refusal("TR-6.3", "refused-not-drawn", {"land": "-1,0"})),
    ),
    (words.test_the_story_cites_the_ledger_and_speaks, Tribes, "tell", with_coordinates),
    (pictures.test_every_view_can_be_drawn, Tribes, "_repr_svg_", always("<svg/>")),
    (pictures.test_every_kind_of_decision_points_at_pieces, Tribes, "target", always("nowhere")),
]


def ask(promise: Callable[..., None]) -> None:
    """Ask a promise of one position, or of one game; other numbers it may need are large ones."""
    walked = getattr(promise, "hypothesis", None)
    if walked is not None:
        inner = walked.inner_test
        inner(CASE, WALK, *[2**33 for _ in inspect.signature(inner).parameters][2:])
    elif promise is games.test_a_game_keeps_its_parts_and_ends:
        promise(case=CASE, held=Held(GAME))
    else:
        promise(case=CASE)


@pytest.mark.parametrize(
    ("promise", "thing", "name", "wrong"),
    [pytest.param(*each, id=f"{each[0].__name__}-{each[2]}") for each in BROKEN],
)
def test_what_is_wrong_is_found(
    monkeypatch: pytest.MonkeyPatch,
    promise: Callable[..., None],
    thing: Any,
    name: str,
    wrong: Wrong,
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(thing, name, wrong(getattr(thing, name)))
        with pytest.raises((AssertionError, pytest.fail.Exception)):
            ask(promise)


@pytest.mark.parametrize("promise", dict.fromkeys(each[0] for each in BROKEN))
def test_without_what_is_wrong_it_is_kept(promise: Callable[..., None]) -> None:
    ask(promise)


PICTURE = "<text>a</text><text>b</text><text> 1 </text><title>Forest 4f, a pond with 2 bats</title>"


@pytest.mark.parametrize(
    ("code", "shown"), [("4f", True), ("a1", True), ("b2", False), ("c1", False), ("4g", False)]
)
def test_a_code_is_looked_for_in_the_picture(code: str, shown: bool) -> None:
    found = words.CODE.search(f"On {code}.")
    assert found is not None
    assert words.Lettering(PICTURE).shows(found) is shown
