"""What is hidden: stacks, inhabitants face down, choices not yet turned up; and the way back."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll import Session, seeded
from atoll.games.atua import GAME
from atoll.games.atua.decisions.place import card_of
from atoll.games.atua.state import Atua
from tests.atua.positions import new, until
from tests.ledger import rule
from tests.positions import asked, play

seeds = st.integers(0, 2**32)


@rule("AU-1.9")
@settings(max_examples=20)
@given(seed=seeds)
def test_only_the_owner_sees_an_inhabitant_face_down(seed: int) -> None:
    s = new(3, seed, inhabitants=True)
    for player in range(3):
        for seat in (None, 0, 1, 2):
            seen = s.view(seat)["players"][player]["inhabitant"]
            name = s.parts.inhabitants[s.inhabitants[player]].name
            assert seen["id"] == (name if seat == player else None)
            assert set(seen) == {"revealed", "scored", "id"} or seat == player


@rule("AU-1.9", "AU-1.7")
def test_a_redeal_gives_others_any_inhabitant_that_is_not_seen() -> None:
    s = new(3, 5, inhabitants=True)
    dealt = [s.redeal(0, seeded(seed)) for seed in range(60)]
    assert {each.inhabitants[0] for each in dealt} == {s.inhabitants[0]}
    for other in (1, 2):
        assert {each.inhabitants[other] for each in dealt} == set(range(6)) - {s.inhabitants[0]}
    assert all(len(set(each.inhabitants)) == 3 for each in dealt)
    s.revealed[1] = 1
    dealt = [s.redeal(0, seeded(seed)) for seed in range(60)]
    assert {each.inhabitants[1] for each in dealt} == {s.inhabitants[1]}
    rest = set(range(6)) - {s.inhabitants[0], s.inhabitants[1]}
    assert {each.inhabitants[2] for each in dealt} == rest


@rule("AU-8.4")
def test_a_redeal_gives_others_any_choice_they_may_have_made() -> None:
    s = until(new(3, 5), "score")
    first = s.seat
    play(s, "totem")
    dealt = [s.redeal(s.seat, seeded(seed)) for seed in range(80)]
    assert {each.choices[first] for each in dealt} == {1, 2, 4, 8, 16, 32}
    assert all(s.redeal(first, seeded(seed)).choices[first] == 16 for seed in range(5))


@rule("AU-5.6", "AU-1.7")
def test_the_next_card_is_drawn_when_it_is_needed() -> None:
    s = new(2, 3)
    play(s, s.notation(0))
    place = s.moves()[0]
    drawn = set()
    for seed in range(30):
        other = s.redeal(s.seat, seeded(seed))
        assert isinstance(other, Atua)
        other.play(place)
        drawn.add(other.row[3])
    assert len(drawn) > 10


@rule("AU-1.11", "AU-12.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_position_with_a_coconut_too_many_is_none(seats: int) -> None:
    data = new(seats, 3).to_dict()
    data["players"][0]["coconuts"] += 1
    with pytest.raises(ValueError, match=f"there must be {9 if seats == 1 else 10} coconuts"):
        GAME.from_dict(data)


@rule("AU-2.2")
def test_what_waits_is_saved_by_name() -> None:
    s = new(2, 3)
    play(s, s.notation(0))
    saved = s.to_dict()
    assert [task["matter"] for task in saved["agenda"]] == [
        *("end-turn", "reveal", "buy", "fill", "place"),
    ]
    assert saved["agenda"][-1]["card"] == s.parts.card_ids[card_of(s.task)]
    scoring = until(new(2, 3), "score").to_dict()
    assert [task["matter"] for task in scoring["agenda"]] == ["turn", "count", "score", "score"]
    assert scoring["agenda"][-1]["stack"] == "a"
    assert scoring["stacks"] == {"a": 0, "b": 6, "c": 4}


@rule("AU-2.2", "AU-8.4", "AU-5.2")
@pytest.mark.parametrize(
    ("decision", "spoil", "complaint"),
    [
        ("place", lambda data: data["agenda"].pop(0), "what can wait together"),
        ("place", lambda data: data["agenda"].pop(), "what can wait together"),  # the row is filled
        ("place", lambda data: data["agenda"][1].update(matter="buy"), "what can wait together"),
        ("take", lambda data: data["agenda"].clear(), "row|agenda does not fit the turn"),
        ("take", lambda data: data["agenda"][-1].update(seat=1 - data["first"]), "wait together"),
        ("place", lambda data: data["agenda"][-1].update(card="d1"), "must be one of"),
        ("place", lambda data: data["agenda"][-1].update(card="b30"), "must be one of"),
        ("place", lambda data: data["agenda"][-1].update(stack="a"), "a table of"),
        ("score", lambda data: data["agenda"][-1].update(stack="b"), "a task that this position"),
        ("score", lambda data: data["agenda"].pop(), "what can wait together"),
        ("score", lambda data: data["agenda"].pop(0), "what can wait together"),
        ("take", lambda data: data["stacks"].update(a=7), "stacks must have 8, 6, 4 cards"),
        ("take", lambda data: data["stacks"].update(a=9), "stacks.a must be"),
    ],
)
def test_what_cannot_wait_is_no_position(
    decision: str, spoil: Callable[[dict[str, Any]], object], complaint: str
) -> None:
    data = until(new(2, 3), decision).to_dict()
    assert GAME.from_dict(data).to_dict() == data
    spoil(data)
    with pytest.raises(ValueError, match=complaint):
        GAME.from_dict(data)


def session_at(name: str, **options: bool) -> Session:
    session = Session.new(GAME, 2, 4, **options)
    while session.state.decision().name != name:
        session.play(session.state.moves()[0])
    return session


def test_taking_is_undone_and_laying_is_not() -> None:
    session = session_at("place")
    seat = session.state.seat
    assert session.undo_refusal(seat) is None
    session.undo(seat)
    assert session.state.decision().name == "take"
    session.play(session.state.moves()[0])
    session.play(session.state.moves()[0])
    refusal = session.undo_refusal(seat)
    assert refusal is not None
    assert refusal.key == "undo-revealed"


@rule("AU-7.1")
def test_an_inhabitant_turned_up_is_not_turned_back() -> None:
    session = session_at("reveal", inhabitants=True)
    seat = session.state.seat
    session.play(session.state.parse("keep"))
    session.undo(seat)
    session.play(session.state.parse("reveal"))
    refusal = session.undo_refusal(seat)
    assert refusal is not None
    assert refusal.key == "undo-revealed"


@rule("AU-8.4")
def test_a_choice_can_be_changed_until_all_are_turned_up() -> None:
    session = session_at("score")
    first = session.state.seat
    session.play(session.state.parse("totem"))
    session.undo(first)
    session.play(session.state.parse("fisher"))
    second = session.state.seat
    session.play(session.state.parse("canoe"))
    refusal = session.undo_refusal(second)
    assert refusal is not None
    assert refusal.key == "undo-revealed"
    state = session.state
    assert isinstance(state, Atua)
    assert asked(state) == "take"
