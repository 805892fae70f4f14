"""A review finds what was given away, and blames nobody for what they could not know."""

import pytest

import atoll
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.review import Review, review
from atoll.review.page import Speaker, page, told
from atoll.review.reviewer import Look, judged, to_look_at_again

# Konane: three stones can jump; only two of the jumps leave the other side none.
DECISIVE = {
    "game": "konane",
    "board": "small",
    "turn": 28,
    "rows": ["......", "......", "..ox..", "..x...", "......", "xo...."],
    "agenda": [{"matter": "jump-from", "seat": 0}],
    "chance": 1,
}


def reviewed(*moves: str) -> Review:
    record = Record(atoll.game("konane"), 2, 0, {"board": "small"}, list(moves), "", DECISIVE)
    *_, last = review(record, looks=60)
    return last


def test_a_jump_that_loses_is_a_blunder_and_the_winning_one_is_named() -> None:
    found = reviewed("a1")
    (first,) = found.decisions
    assert first.grade == "blunder"
    assert first.best in ("d4", "c3")
    assert found.turning_points() == [first]
    assert first.line[0] == first.best


def test_the_winning_jump_costs_nothing() -> None:
    (first,) = reviewed("d4").decisions
    assert first.cost < 0.03
    assert first.grade in ("best", "good")


def test_chances_end_with_the_outcome() -> None:
    found = reviewed("d4")
    assert found.session.state.over
    assert list(found.chances()) == [0, 1]
    assert found.chances()[1] == [1.0, 0.0]


def kiwi_before_a_card() -> atoll.State:
    state = atoll.game("kiwi").new(2, seed=1)
    chance = atoll.seeded(1)
    while state.view(None)["pending"] != "play-card" or len(state.legal) < 4:
        state.play(chance.pick(state.moves()))
    return state


def test_what_is_hidden_from_a_seat_does_not_change_what_is_said_of_its_decision() -> None:
    state = kiwi_before_a_card()
    seat = state.seat
    other = state.redeal(seat, atoll.seeded(99))
    assert other.to_dict() != state.to_dict()
    assert other.view(seat) == state.view(seat)
    played = state.notation(state.legal[0])
    said = [judged(each, 7, played, looks=12) for each in (state, other)]
    assert said[0] == said[1]


def test_a_decision_is_judged_by_itself() -> None:
    record = kiwi_played(20)
    *_, whole = review(record, looks=8)
    before = record.upto(13).replay()
    assert judged(before, 13, record.moves[13], looks=8) == whole.decisions[13]


def kiwi_played(moves: int) -> Record:
    session = Session.new("kiwi", seats=2, seed=1)
    chance = atoll.seeded(2)
    for _ in range(moves):
        session.play(chance.pick(session.state.moves()))
    return session.record


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_hidden_from_a_seat_does_not_change_the_words_about_its_decisions(
    seat: int,
) -> None:
    *_, found = review(kiwi_played(60), looks=8)
    own = [each for each in found.decisions if each.seat == seat]
    lines = [told(Speaker(found, "en"), each) for each in own]
    said = [[str(part) for part in line] for line in lines]
    for each in own:
        ply = found.session.plies[each.ply]
        ply.before = ply.before.redeal(seat, atoll.seeded(99))
    again = [[str(part) for part in told(Speaker(found, "en"), each)] for each in own]
    assert said == again
    assert any(len(line) > 3 for line in said)  # with what may follow


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_tells_every_decision(language: str) -> None:
    session = Session.new("tribes", seats=2, seed=4)
    chance = atoll.seeded(3)
    for _ in range(30):
        session.play(chance.pick(session.state.moves()))
    *_, last = review(session.record, looks=8)
    text = page(last, language)
    assert text.count("<li>") == len(last.decisions) > 20
    assert f'lang="{language}"' in text
    assert "<svg" in text
    assert "http" not in text.replace("http://www.w3.org", "")


SHORT = 0.2  # seconds, in place of the strongest bot's ten


def test_a_long_look_comes_in_slices_and_finds_what_the_strongest_bot_would_play() -> None:
    state = atoll.game("konane").from_dict(DECISIVE)
    look = Look(state, 0, "a1", seconds=SHORT)
    slices = 0
    while (found := look.go_on(SHORT / 10)) is None:
        slices += 1
    assert slices >= 2
    assert found.long
    assert found.grade == "blunder"
    assert found.best in ("d4", "c3")
    played = look.root.visits[look.root.moves.index(state.parse("a1"))]
    assert played >= look.done // 4


def test_slices_do_not_change_what_is_found() -> None:
    state = kiwi_before_a_card()
    played = state.notation(state.legal[0])
    look = Look(state, 7, played, 12)
    slices = 0
    while (found := look.go_on(1e-6)) is None:
        slices += 1
    assert slices >= 12
    assert found == judged(state, 7, played, 12)


def test_turning_points_and_the_decisions_of_a_seat_are_looked_at_again() -> None:
    record = Record(atoll.game("konane"), 2, 0, {"board": "small"}, ["a1"], "", DECISIVE)
    *_, last = review(record, looks=60, seconds=SHORT)
    assert [each.long for each in last.decisions] == [True]
    text = page(last, "en")
    assert "The strongest bot would play" in text
    assert "1 decision was looked at" in text
    calm = Record(atoll.game("konane"), 2, 0, {"board": "small"}, ["d4"], "", DECISIVE)
    *_, last = review(calm, looks=60, seconds=SHORT)
    assert [each.long for each in last.decisions] == [False]
    *_, last = review(calm, looks=60, seconds=SHORT, seats=[0])
    assert [each.long for each in last.decisions] == [True]


def test_what_the_strongest_bot_does_not_search_gets_no_long_look() -> None:
    session = Session.new("atiwa", seats=2, seed=1)
    chance = atoll.seeded(1)
    for _ in range(12):
        session.play(chance.pick(session.state.moves()))
    *_, found = review(session.record, looks=8)
    routine = [atoll.game("atiwa").judge.routine(ply.before) for ply in session.plies]
    assert True in routine
    assert False in routine
    again = to_look_at_again(found, [0, 1])
    assert sorted(again) == [ply for ply, plain in enumerate(routine) if not plain]


def test_what_is_hidden_from_a_seat_does_not_change_a_long_look() -> None:
    state = kiwi_before_a_card()
    played = state.notation(state.legal[0])
    said = []
    for each in (state, state.redeal(state.seat, atoll.seeded(99))):
        look = Look(each, 7, played, seconds=SHORT)
        for _ in range(12):
            look.look()
        look.share = 0
        said.append(look.go_on(1))
    assert said[0] == said[1]
