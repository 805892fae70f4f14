"""Lessons teach what the rules allow: each can be played to its end, and has a word for every wrong turn."""

from collections.abc import Iterator

import pytest

from atoll import Game
from atoll.draw.board import SHAPES
from atoll.engine.session import choices
from atoll.engine.words import IllegalMove, Words
from atoll.lessons.attempt import READ_ON, Attempt, NotWelcome
from atoll.lessons.course import WRONG, Lesson, Step, fits, lessons
from atoll.lessons.glance import Sheet, glance_of
from atoll.testing.cases import every_game
from atoll.testing.promises.words import is_sentence
from atoll.testing.reading import Picture
from atoll.text import LANGUAGES, bundle, has, say

FEW = range(80, 321)  # words of a game at a glance
WAYS = 600  # through one lesson; one with more is too wide for a test, and for a learner


def ways(attempt: Attempt) -> Iterator[Attempt]:
    """Every position of a lesson, along all its welcome moves."""
    yield attempt
    if attempt.step is None:
        return
    check_asked(attempt)
    check_welcome(attempt)
    steps = attempt.welcome() if attempt.asked else [READ_ON]
    for move in steps:
        try:
            yield from ways(Attempt(attempt.lesson, [*attempt.way, move]))
        except ValueError as error:
            raise AssertionError(f"{place(attempt)}: after {move}: {error}") from error


def place(attempt: Attempt) -> str:
    step = "its end" if attempt.step is None else f"step {attempt.step.id}"
    return f"{attempt.lesson.game.name}: lesson {attempt.lesson.id}: {step}"


def attempts(lesson: Lesson) -> list[Attempt]:
    found = []
    for attempt in ways(Attempt(lesson)):
        found.append(attempt)
        assert len(found) <= WAYS, f"{place(attempt)}: there are more than {WAYS} ways to it"
    return found


@every_game
def test_every_lesson_can_be_played_to_its_end(game: Game) -> None:
    for lesson in lessons(game):
        assert any(attempt.step is None for attempt in attempts(lesson))


def check_asked(attempt: Attempt) -> None:
    """Where a move is awaited, it is the learner's."""
    if attempt.asked:
        state = attempt.session.state
        assert state.seat == attempt.seat, (
            f"{place(attempt)}: seat {state.seat} is to decide ({state.task.matter.name}: "
            f"{', '.join(map(state.notation, state.moves()))}); say in `then` of the step before what it does"
        )


def check_welcome(attempt: Attempt) -> None:
    """Every welcome move can be played: none is one that the rules refuse."""
    if attempt.step is None or attempt.taken:
        return
    legal = [attempt.session.state.notation(move) for move in attempt.session.state.moves()]
    for each in attempt.step.welcome:
        assert any(fits(each, move) for move in legal), (
            f"{place(attempt)}: welcome: {each} cannot be played; the moves are {', '.join(legal)}"
        )


@every_game
def test_wrong_turns_get_a_word_and_change_nothing(game: Game) -> None:
    for lesson in lessons(game):
        for attempt in [each for each in attempts(lesson) if each.asked]:
            check_wrong_turns(attempt)


def check_wrong_turns(attempt: Attempt) -> None:
    state, step = attempt.session.state, attempt.step
    assert step is not None
    before, welcome, other = state.to_dict(), attempt.welcome(), 0
    for move in state.moves() if state.decision().placing() else state.candidates():
        text = state.notation(move)
        if text in welcome:
            continue
        with pytest.raises((NotWelcome, IllegalMove)) as caught:
            attempt.take(text)
        if isinstance(caught.value, NotWelcome):
            other += 1
            assert caught.value.form in forms(attempt, step.key), place(attempt)
    assert attempt.session.state.to_dict() == before
    assert not other or WRONG in forms(attempt, step.key), f"{place(attempt)}: says no .wrong"


def forms(attempt: Attempt, key: str) -> set[str]:
    """The forms of a message."""
    messages = bundle(attempt.lesson.game.name, LANGUAGES[0])
    return set(messages.get_message(key).attributes)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_speak(game: Game, language: str) -> None:
    for lesson in lessons(game):
        for form in ("", "about", "done"):
            check_said(game, lesson.key, form, language)
        for step in lesson.steps:
            for form in ("", *used_forms(step)):
                check_said(game, step.key, form, language)


def used_forms(step: Step) -> set[str]:
    return {*step.wrong.values(), WRONG} if step.welcome and step.welcome != ("*",) else set()


def check_said(game: Game, key: str, form: str, language: str) -> None:
    messages = bundle(game.name, language)
    assert messages.has_message(key), f"{game.name}: no message {key} in {language}"
    attributes = messages.get_message(key).attributes
    assert not form or form in attributes, f"{game.name}: {key} has no .{form} in {language}"
    assert is_sentence(say(game.name, Words(key), language, form))


@every_game
@pytest.mark.parametrize("shape", SHAPES)
def test_lessons_point_at_what_is_drawn(game: Game, shape: str) -> None:
    for lesson in lessons(game):
        for attempt in attempts(lesson):
            if attempt.step is not None and attempt.step.points:
                state, seat = attempt.session.state, attempt.seat
                offered = choices(state) if attempt.asked else []
                drawn = game.draw(state.view(seat), seat=seat, choices=offered, shape=shape)
                missing = set(attempt.step.points) - set(Picture(drawn).ids)
                assert not missing, f"{place(attempt)}: points: not in the picture: {missing}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_at_a_glance_is_short_and_points_at_what_is_drawn(game: Game, language: str) -> None:
    found = glance_of(game)
    if found is None:
        return
    spoken_of, words = {each for points in found.points.values() for each in points}, 0
    for shape in SHAPES:
        assert not spoken_of - drawn_pieces(found.sheets[0], language, shape), shape
    for part in found.points:
        check_said(game, f"glance-{part}", "", language)
        words += len(say(game.name, Words(f"glance-{part}"), language).split())
    assert words in FEW, words


def check_called(game: Game, key: str, must: bool) -> None:
    """The message that names a part is there in all languages or in none, and needs no facts."""
    known = [language for language in LANGUAGES if has(game.name, key, language)]
    assert known in ([], list(LANGUAGES)), f"{game.name}: {key} is only in {known}"
    assert known or not must, f"{game.name}: [names]: no message {key}"
    for language in known:
        assert "{" not in say(game.name, Words(key), language), f"{game.name}: {key} needs facts"


def drawn_pieces(sheet: Sheet, language: str, shape: str) -> set[str]:
    view = sheet.record.replay().view(sheet.seat)
    drawn = sheet.record.game.draw(view, seat=sheet.seat, language=language, shape=shape)
    return set(Picture(drawn).ids)


@every_game
def test_every_kind_of_part_has_a_name_and_a_picture_beside_the_rules(game: Game) -> None:
    found = glance_of(game)
    if found is None:
        return
    kinds = {kind for kind, *_ in game.parts().entries}
    assert sorted(found.pictured) == sorted(kinds)
    assert not set(found.signs.values()) - set(game.board.signs())
    for language in LANGUAGES:
        assert [kind for kind in kinds if not has(game.name, f"kind-{kind}", language)] == []
    assert set(found.names) <= kinds
    for kind, name, *_ in game.parts().entries:
        check_called(game, found.called(kind, name), kind in found.names)
    for number, sheet in enumerate(found.sheets):
        assert not set(sheet.shown.values()) - drawn_pieces(sheet, "en", "wide"), number
