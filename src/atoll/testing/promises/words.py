"""Whatever a position has to say, it says in three languages and cites its rules."""

import re
from collections.abc import Sequence

import pytest

from atoll import Game, State
from atoll.engine.session import choices
from atoll.engine.words import Told, Words
from atoll.testing.cases import Case, a_few_cases, every_case, every_game
from atoll.testing.effort import given
from atoll.testing.printed import COORDINATES
from atoll.testing.walks import Walk, seldom, walks
from atoll.text import LANGUAGES, has, say, tell

FLAWS = ("{", "}", "  ", " .", " ,")  # an open placeholder, or words that were left out
ENDS = ".!”“»"  # of a line of the log
CODE = re.compile(r"\b([a-z]{1,2}(?=\d)|\d{1,2}(?=[a-z]))(\d{1,3}|[a-z])\b")  # as in moves: b12, 4f


def is_sentence(text: str) -> bool:
    """Something was said, and nothing left open."""
    return bool(text) and text == text.strip() and not any(flaw in text for flaw in FLAWS)


def unfindable(state: State, texts: Sequence[str]) -> list[str]:
    """Sentences with coordinates, or with a code that the picture does not show."""
    coded = [text for text in texts if CODE.search(text)]
    picture = state._repr_svg_() if coded else ""
    return [
        *(text for text in texts if re.search(COORDINATES, text)),
        *(text for text in coded if not all(map(Lettering(picture).shows, CODE.finditer(text)))),
    ]


class Lettering:
    """What is written in a picture."""

    def __init__(self, picture: str) -> None:
        self.texts = {text.strip() for text in re.findall(r">([^<>]+)<", picture)}
        self.words = set(re.findall(r"\w+", " ".join(self.texts)))

    def shows(self, code: re.Match[str]) -> bool:
        """A code stands in the picture itself, or its two halves along the edges."""
        return code[0] in self.words or self.texts.issuperset(code.groups())


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_is_named(game: Game, language: str) -> None:
    for option in game.options:
        values = [f"option-{option.name}-{str(value).lower()}" for value in option.values]
        assert all(has(game.name, key, language) for key in (f"option-{option.name}", *values))
        named = [say(game.name, Words(key), language) for key in values]
        assert len(set(named)) == len(named)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_have_names_of_their_own(game: Game, language: str) -> None:
    names = [say(game.name, Words(f"seat-{seat}"), language) for seat in range(max(game.seats))]
    assert len(set(names)) == len(names)


@every_case
@given(walk=walks)
def test_moves_and_prompt_speak(case: Case, walk: Walk) -> None:
    for state in walk.onwards(case, 2):
        check_speech(state)


def check_speech(state: State) -> None:
    for language in LANGUAGES:
        said = [state.describe(move, language) for move in state.candidates()]
        said.append(state.prompt(language))
        assert all(is_sentence(each) for each in said)
        assert not unfindable(state, said)
    assert all(isinstance(state.target(move), str) for move in state.candidates())


@every_case
@given(walk=walks)
def test_refusals_cite_the_ledger_and_speak(case: Case, walk: Walk) -> None:
    for state in walk.onwards(case, 2):
        check_refusals(case, state)


def check_refusals(case: Case, state: State) -> None:
    refusals = [state.refusal(move) for move in [*state.candidates(), -1, 10**6]]
    found = [refusal for refusal in refusals if refusal is not None]
    assert all(refusal.rule in case.game.ledger for refusal in found)
    for language in LANGUAGES:
        said = [state.say(refusal.words, language) for refusal in found]
        assert all(is_sentence(each) for each in said)
        assert not unfindable(state, said)


@a_few_cases
def test_every_kind_of_decision_speaks(case: Case) -> None:
    for state in seldom(case):
        check_speech(state)
        check_refusals(case, state)
        check_choices(state)
        check_guide(state)


@every_case
@given(walk=walks)
def test_the_story_cites_the_ledger_and_speaks(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    state.story = []
    chance = walk.chance()
    for _ in range(10):
        if not state.over:
            state.play(chance.pick(state.moves()))
    lines = [line for told in state.story for line in check_told(case, told)]
    assert not unfindable(state, lines)


def check_told(case: Case, told: Told) -> list[str]:
    """A line of the log in all languages."""
    names = [f"Player {seat}" for seat in range(case.seats)]
    assert told.seat in range(case.seats)
    assert told.rule in case.game.ledger
    lines = [tell(case.game.name, told, names, language) for language in LANGUAGES]
    for line, language in zip(lines, LANGUAGES, strict=True):
        assert is_sentence(line)
        assert line[-1] in ENDS
        assert not called_by_colour(case, line, language), line
    return lines


def called_by_colour(case: Case, line: str, language: str) -> list[str]:
    """The colours by which a line speaks of seats, although their names are known."""
    colours = [say(case.game.name, Words(f"seat-{seat}"), language) for seat in range(case.seats)]
    return [colour for colour in colours if re.search(rf"\b{colour}\b", line)]


@every_case
@given(walk=walks)
def test_scores_progress_and_help_speak(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    progress = state.progress()
    count = Words(f"progress-{progress.name}", {"now": progress.now, "last": progress.last})
    said = [count, *(reason.words for reason in state.reasons())]
    said += [Words(key) for key, _ in state.ties()]
    said += [
        Words(f"breakdown-{part}") for seat in range(case.seats) for part in state.breakdown(seat)
    ]
    check_said(state, said)
    check_guide(state)


def check_guide(state: State) -> None:
    """A game that guides newcomers does so at every decision."""
    guide = state.guide()
    if guide is not None:
        assert guide.now in range(len(guide.steps))
        assert guide.advice
        check_said(state, [*guide.steps, *guide.advice, guide.then])


def check_said(state: State, said: list[Words]) -> None:
    spoken = [state.say(words, language) for words in said for language in LANGUAGES]
    assert all(is_sentence(each) for each in spoken), spoken
    assert not unfindable(state, spoken)


@every_case
@given(walk=walks)
def test_choices_are_the_candidates_with_the_legal_ones_first(case: Case, walk: Walk) -> None:
    check_choices(walk.position(case))


def check_choices(state: State) -> None:
    for language in LANGUAGES:
        offered = choices(state, language)
        placing = not state.over and state.decision().placing()
        wanted = state.moves() if placing else state.candidates()
        assert sorted(choice.move for choice in offered) == sorted(wanted)
        legal = [choice.move for choice in offered if choice.refusal is None]
        assert legal == [choice.move for choice in offered[: len(legal)]]
        assert sorted(legal) == sorted(state.moves())
        suggested = [choice.move for choice in offered if choice.suggested]
        assert suggested in ([], legal[:1])
        for choice in offered:
            assert choice.text == state.describe(choice.move, language)
            assert choice.notation == state.notation(choice.move)
            assert choice.target == state.target(choice.move)
            assert not choice.detail or is_sentence(choice.detail)
