"""The texts know every word that the rules of Atiwa use."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.engine.chance import seeded
from atoll.engine.session import choices
from atoll.engine.state import State
from atoll.engine.words import Words
from atoll.games import atiwa
from atoll.games.atiwa.community import CONTENTS
from atoll.games.atiwa.decisions.cell import CellDecision
from atoll.games.atiwa.decisions.matters import MATTERS
from atoll.games.atiwa.parts import CHALLENGES, GOALS
from atoll.games.atiwa.spaces import KINDS, OPS
from atoll.text import LANGUAGES, bundle, say, tell
from tests.atiwa.positions import GAME

FOLDER = Path(atiwa.__file__).parent
SOURCES = sorted([*FOLDER.glob("*.py"), *FOLDER.glob("decisions/*.py")])
ENOUGH = 12  # positions of one kind of decision whose choices are spoken in a game

# Keys that the source picks by a condition or builds from names.
PICKED = {
    "refused-tree-holds-no",
    "refused-occupied",
    "refused-family-without-bat",
    "refused-blank",
    "place-family-trained",
    "place-family",
    "place-tree",
    "place-tree-fruit",
    "polluted",
    "polluted-empty",
}


def called(name: str, argument: int) -> Iterator[ast.expr]:
    """What the rules hand to every call of a function at one place."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                yield node.args[argument]


def written_keys() -> set[str]:
    """The keys that stand in the source as they are."""
    given = [*called("Words", 0), *called("Refusal", 1)]
    return {str(node.value) for node in given if isinstance(node, ast.Constant)}


def enumerated_keys() -> set[str]:
    """The keys that the source builds from the names of parts and decisions."""
    keys = {f"content-{content}".replace("+", "-") for content in CONTENTS}
    keys |= {f"item-{op}" for op in OPS} | {"item-bonus-gold", "item-bonus-train"}
    keys |= {f"goal-{what}" for what in GOALS} | {f"challenge-{name}" for name in CHALLENGES}
    keys |= GAME.parts().ids
    keys |= {f"breakdown-{source}" for source in GAME.new().breakdown(0)}
    keys |= {f"place-{kind}" for kind in KINDS}
    for matter in MATTERS.values():
        if isinstance(matter, CellDecision):
            keys.add(f"{matter.name}-prompt")
    return keys | PICKED | {"train-stop", "house-bats-stop", "fly-stop", "place-stop"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_rules_has_its_text(language: str) -> None:
    keys = written_keys() | enumerated_keys()
    assert len(keys) > 180
    assert {key for key in keys if not bundle("atiwa", language).has_message(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names_of_their_own(language: str) -> None:
    parts = GAME.parts()
    titles = [space.title for space in parts.spaces]
    for names in (parts.card_names, titles):
        spoken = [say("atiwa", name, language) for name in names if isinstance(name, Words)]
        assert len(set(spoken)) == len(names)


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
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_speak(seats: int, language: str) -> None:
    """The log of played games, and the prompts, choices and refusals of all kinds of decisions."""
    names = ["Anna", "Ben", "Cleo", "Dora"][:seats]
    said: list[str] = []
    log: list[str] = []
    asked: Counter[str] = Counter()
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed)
        chance = seeded(seed)
        state.story = []
        while not state.over:
            asked[state.task.matter.name] += 1
            if asked[state.task.matter.name] <= ENOUGH:
                said += spoken_at(state, language)
            rash = chance.below(4) == 0
            state.play(chance.pick(state.moves()) if rash else GAME.judge.rollout(state, chance))
        log += [tell("atiwa", told, names, language) for told in state.story]
        said.append(state.prompt(language))
    assert len(log) > 200
    assert len(asked) > 15
    for sentence in {*said, *log}:
        assert sentence == sentence.strip()
        assert sentence
        assert not any(flaw in sentence for flaw in ("{", "}", "  ", " .", " ,"))
    assert all(line[-1] in ".”“»" for line in log)
    assert any(name in line for line in log for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_are_said_as_met_or_missed(language: str) -> None:
    for what in GOALS:
        said = {
            say("atiwa", Words(f"goal-{what}", {"wanted": 3, "have": 2, "met": met}), language)
            for met in ("yes", "no")
        }
        assert len(said) == 2
