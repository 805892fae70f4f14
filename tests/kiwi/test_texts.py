"""The texts of Kiwi know every word the rules use, and whole games speak."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from atoll.engine.chance import seeded
from atoll.engine.decision import Decision
from atoll.engine.session import choices
from atoll.engine.words import Words
from atoll.games import kiwi
from atoll.games.kiwi import GAME
from atoll.games.kiwi.decisions.choose import HexDecision, PieceDecision
from atoll.games.kiwi.decisions.matters import MATTERS
from atoll.games.kiwi.decisions.pay import Payment
from atoll.games.kiwi.kinds import BONUSES, NESTS
from atoll.text import LANGUAGES, bundle, say, tell
from tests.kiwi.positions import new

SOURCES = sorted(Path(kiwi.__file__).parent.rglob("*.py"))
STOPS = {
    "build",
    "carry-kiwi",
    "extra-move",
    "feed",
    "mark",
    "move",
    "pull-kiwi",
    "push",
    "repel-piece",
    "travel",
}
ENOUGH = 12  # positions of one kind of decision whose choices are spoken in a game


def written_keys() -> set[str]:
    """The keys that stand in the source as they are, in all branches of a condition."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Words", "Refusal"):
                given = node.args[1 if ast.unparse(node.func) == "Refusal" else 0]
                parts = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
                found |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    return found


def built_keys() -> set[str]:
    """The keys that the source builds from the names of parts and decisions."""
    parts = GAME.parts()
    keys = set(parts.ids) | {f"bonus-{name}" for name in BONUSES}
    keys |= {f"kind-{name}" for name in NESTS}
    keys |= {f"power-{card}" for card in parts.leader_card_ids}
    keys |= {f"{name}-stop" for name in STOPS}
    for matter in MATTERS.values():
        if isinstance(matter, PieceDecision | HexDecision):
            keys |= {matter.name} - {"travel"}
        if isinstance(matter, Payment | PieceDecision | HexDecision):
            keys.add(f"{matter.name}-prompt")
    for seats in (1, 2):
        view = new(seats).view(0)
        keys |= {f"breakdown-{source}" for each in view["flocks"] for source in each["breakdown"]}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_rules_has_its_text(language: str) -> None:
    keys = written_keys() | built_keys()
    assert len(keys) > 250
    assert {key for key in keys if not bundle("kiwi", language).has_message(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_of_their_own(language: str) -> None:
    parts = GAME.parts()
    for names in (parts.season_names, parts.leader_card_names, parts.card_names, parts.nest_names):
        spoken = [say("kiwi", name, language) for name in names if isinstance(name, Words)]
        assert len(set(spoken)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_speak(seats: int, language: str) -> None:
    more = {} if seats == 1 else {"order": "variable"}
    state = new(seats, seats, setup="free", flocks="b", **more)
    chance = seeded(seats)
    names = ["Anna", "Ben", "Cleo", "Dora"][:seats]
    state.story = []
    said: list[str] = []
    asked: Counter[str] = Counter()
    while not state.over:
        asked[state.task.matter.name] += 1
        if asked[state.task.matter.name] <= ENOUGH:
            said.append(state.prompt(language))
            for choice in choices(state, language):
                said.append(choice.text)
                assert "{" not in choice.detail
                if choice.refusal is not None:
                    said.append(state.say(choice.refusal.words, language))
        state.play(chance.pick(state.moves()))
    log = [tell("kiwi", told, names, language) for told in state.story]
    assert len(log) > 80
    for sentence in {*said, *log}:
        assert sentence == sentence.strip()
        assert sentence
        assert not any(flaw in sentence for flaw in ("{", "}", "  ", " .", " ,"))
    assert all(line[-1] in ".!”“»" for line in log)
    assert all(isinstance(MATTERS[name], Decision) for name in asked)
