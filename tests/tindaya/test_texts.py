"""The texts of Tindaya know every word the rules use, and whole games speak."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from atoll.engine.chance import seeded
from atoll.engine.decision import Decision
from atoll.engine.session import choices
from atoll.games import tindaya
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.choice import CountChoice, GoodChoice, HexChoice
from atoll.games.tindaya.decisions.matters import MATTERS
from atoll.games.tindaya.names import (
    CATASTROPHES,
    COMMON,
    DEMANDS,
    EVENTS,
    IDOLS,
    INVENTIONS,
    MARKET,
    MISSIONS,
    SECRETS,
    TRADES,
    TRAITORS,
    TRIBES,
)
from atoll.games.tindaya.pieces import hex_words
from atoll.text import LANGUAGES, bundle, tell
from tests.tindaya.positions import at, new, table

SOURCES = sorted(Path(tindaya.__file__).parent.rglob("*.py"))
TEXTS = Path(tindaya.__file__).parent / "text"
ENOUGH = 8  # positions of one kind of decision whose choices are spoken in a game
CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {"dowry": True}),
    (2, {"lesson": 1}),
    (3, {"difficulty": "hard", "layout": "random"}),
    (4, {"mode": "dominion", "traitor": True, "dowry": True}),
]


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
    lists = {
        "good": DEMANDS,
        "trade": TRADES,
        "settlement": TRADES,
        "place": TRADES,
        "idol": IDOLS,
        "invention": INVENTIONS,
        "market": MARKET,
        "catastrophe": CATASTROPHES,
        "event": EVENTS,
        "secret": SECRETS,
        "common": COMMON,
        "mission": MISSIONS,
        "tribe": TRIBES,
        "traitor": TRAITORS,
        "condition-mission": MISSIONS,
        "breakdown-mission": MISSIONS,
    }
    keys = {f"{table}-{name}" for table, names in lists.items() for name in names}
    keys |= {f"idol-{name}-effect" for name in IDOLS}
    for matter in MATTERS.values():
        if isinstance(matter, Decision) and not matter.name.startswith("barter"):
            keys.add(f"{matter.name}-prompt")
        if isinstance(matter, HexChoice | CountChoice | GoodChoice):
            keys.add(matter.name)
    for seats, options in CASES:
        state = new(seats, **options)
        keys |= {f"breakdown-{source}" for source in state.breakdown(0)}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_rules_has_its_text(language: str) -> None:
    keys = written_keys() | built_keys()
    assert len(keys) > 300
    assert {key for key in keys if not bundle("tindaya", language).has_message(key)} == set()


def test_the_languages_have_the_same_keys() -> None:
    keys = [
        [
            line.split(" = ")[0]
            for line in (TEXTS / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
            if " = " in line
        ]
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1] == keys[2]
    assert len(set(keys[0])) > 400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_whole_games_speak(seats: int, options: dict[str, Any], language: str) -> None:
    said: set[str] = set()
    log: list[str] = []
    asked: Counter[str] = Counter()
    names = ["Anna", "Ben", "Cleo", "Dora"][:seats]
    for seed in range(2):
        state, chance = new(seats, seed, **options), seeded(seed)
        state.story = []
        while not state.over:
            kind = state.task.matter.name
            asked[kind] += 1
            if asked[kind] <= ENOUGH:
                said.add(state.prompt(language))
                for choice in choices(state, language):
                    said.add(choice.text)
                    if choice.refusal is not None:
                        assert choice.refusal.rule in GAME.ledger()
                        said.add(state.say(choice.refusal.words, language))
            state.play(chance.pick(state.moves()))
        assert all(told.rule in GAME.ledger() for told in state.story)
        log += [tell("tindaya", told, names, language) for told in state.story]
    assert len(log) > 40
    for sentence in {*said, *log}:
        assert sentence == sentence.strip()
        assert sentence
        assert not any(flaw in sentence for flaw in ("{", "}", "  ", " .", " ,"))
    assert all(line.endswith(".") for line in log)


def test_the_log_keeps_secrets() -> None:
    state = new(2, mode="dominion")
    chance = seeded(1)
    while state.task.matter.name != "keep-objective":
        state.play(chance.pick(state.moves()))
    state.story = []
    move = state.moves()[0]
    objective = state.describe(move).split("“")[1].split("”")[0]
    state.play(move)
    line = tell("tindaya", state.story[0], ["Anna", "Ben"])
    assert objective not in line
    assert "secret objective" in line


def test_volcanoes_and_chasms_are_called_by_their_numbers_on_the_map() -> None:
    s = table()
    view = s.view(0)
    for number in range(1, 9):
        volcano, chasm = view["volcanoes"][number - 1], view["chasms"][number - 1]
        assert s.say(hex_words(s, at(s, volcano))) == f"volcano {number}"
        assert s.say(hex_words(s, at(s, chasm))) == f"chasm {number}"
    assert s.say(hex_words(s, at(s, "1,0"))) == "shore 1,0"
