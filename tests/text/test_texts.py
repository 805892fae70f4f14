"""The texts say the same in three languages, and know every word the rules use."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import atoll
from atoll.engine.chance import seeded
from atoll.engine.session import choices
from atoll.engine.state import State
from atoll.engine.words import Words
from atoll.games.tribes.decisions.matters import MATTERS
from atoll.games.tribes.decisions.tile import TileDecision
from atoll.games.tribes.parts import EFFECTS, TRACKS, WHEN, Parts
from atoll.testing.promises.texts import shape
from atoll.text import LANGUAGES, bundle, say, tell
from tests.text.fluent import PACKAGE

SOURCES = sorted([*(PACKAGE / "engine").rglob("*.py"), *(PACKAGE / "games/tribes").rglob("*.py")])
ENGLISH = sorted((PACKAGE / "text").glob("*en.ftl"))  # of the house; games promise it

ENOUGH = 20  # positions of one kind of decision whose choices are spoken in a game

# How the rules build keys that are not written out; `enumerated_keys` lists what comes of them.
BUILT = {
    "key",
    "self.name",
    "f'{self.name}-stop'",
    "f'{self.name}-prompt'",
    "f'{table}-{name}'",
    "f'effect-{EFFECTS[self.event_effect[event]]}'",
    "f'track-{TRACKS[s.parts.board_track[board]]}'",
    "f'track-{TRACKS[track]}'",
}


@pytest.mark.parametrize("english", ENGLISH, ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(english: Path, language: str) -> None:
    other = english.with_name(english.name.replace("en.ftl", f"{language}.ftl"))
    said = [shape(path.read_text(encoding="utf-8")) for path in (english, other)]
    assert said[0] == said[1]


def called(name: str, argument: int) -> Iterator[ast.expr]:
    """What the rules hand to every call of a function at one place."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                yield node.args[argument]


def written_keys() -> set[str]:
    """The keys that stand in the source as they are."""
    given = [
        *called("Words", 0),
        *called("Refusal", 1),
        *called("tell_number", 2),
        *called("tell_shortage", 2),
    ]
    keys = {str(node.value) for node in given if isinstance(node, ast.Constant)}
    built = {ast.unparse(node) for node in given if not isinstance(node, ast.Constant)}
    assert built <= BUILT, "keys built in a way this test does not know"
    return keys


def printed() -> Parts:
    parts = atoll.game("tribes").parts()
    assert isinstance(parts, Parts)
    return parts


def enumerated_keys() -> set[str]:
    """The keys that the source builds from the names of parts and decisions."""
    parts = printed()
    keys = {f"effect-{effect}" for effect in EFFECTS}
    keys |= {f"track-{track}" for track in TRACKS}
    keys |= {f"land-{land}" for land in parts.lands}
    keys |= {f"tile-{tile}" for tile in parts.tile_ids}
    keys |= {f"achievement-{board}" for board in parts.board_ids}
    for matter in MATTERS.values():
        if isinstance(matter, TileDecision):
            keys |= {matter.name, f"{matter.name}-prompt"}
            if matter.may_stop():
                keys.add(f"{matter.name}-stop")
    state = atoll.game("tribes").new()
    return keys | {f"breakdown-{source}" for source in state.breakdown(0)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_rules_has_its_text(language: str) -> None:
    keys = written_keys() | enumerated_keys()
    assert len(keys) > 100
    assert {key for key in keys if not bundle("tribes", language).has_message(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names_of_their_own(language: str) -> None:
    parts = printed()
    for names in (parts.land_names, parts.tile_names, parts.board_names):
        spoken = [say("tribes", name, language) for name in names if isinstance(name, Words)]
        assert len(set(spoken)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_an_event_can_have_is_a_sentence_of_its_own(language: str) -> None:
    said = [
        say(
            "tribes", Words(f"effect-{effect}", {"whom": whom, "when": when, "number": n}), language
        )
        for effect in EFFECTS
        for whom in (("taker",) if effect == "take-shells" else ("taker", "all"))
        for when in WHEN
        for n in (1, 2)
    ]
    assert len(set(said)) == len(said)
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in said)
    assert not any("  " in sentence or " ," in sentence for sentence in said)


def spoken_at(state: State, language: str) -> list[str]:
    """All that a position says, details aside."""
    said = [state.prompt(language)]
    for choice in choices(state, language):
        said.append(choice.text)
        assert "{" not in choice.detail
        assert "  " not in choice.detail
        if choice.refusal is not None:
            said.append(state.say(choice.refusal.words, language))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_speak(seats: int, language: str) -> None:
    """A random game's log, and the prompts, choices and refusals of all kinds of decisions."""
    state = atoll.game("tribes").new(seats=seats, seed=seats)
    chance = seeded(seats)
    names = ["Anna", "Ben", "Cleo", "Dora"][:seats]
    state.story = []
    said: list[str] = []
    asked: Counter[str] = Counter()
    while not state.over:
        asked[state.task.matter.name] += 1
        if asked[state.task.matter.name] <= ENOUGH:
            said += spoken_at(state, language)
        state.play(chance.pick(state.moves()))
    log = [tell("tribes", told, names, language) for told in state.story]
    assert len(log) > 100
    for sentence in {*said, *log, state.prompt(language)}:
        assert sentence == sentence.strip()
        assert sentence
        assert not any(flaw in sentence for flaw in ("{", "}", "  ", " .", " ,"))
    assert all(line[-1] in ".”“»" for line in log)
    assert any(name in line for line in log for name in names)
