"""A number before a noun chooses its form: 1 point, 2 points.

Every message that says a number is said with 1 and with many: the words after the number must not
be the same. A variable is a number if some message of its game chooses by it as by a number, or
if it was one when the game was played and drawn; in the house's texts all are but those named here.
"""

import io
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product, takewhile
from typing import Any
from unittest.mock import patch

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from rich.console import Console

import atoll
from atoll import State, seeded
from atoll.draw.scene import sentence
from atoll.engine.session import choices
from atoll.testing.cases import Case, single
from atoll.text import LANGUAGES, bundle, say, tell
from tests.text.fluent import HOUSE, SHELF, all_messages, own_messages

# Of the laboratory: names, and figures with the digits and intervals they are written with.
LAB = {
    "after",
    "again",
    "before",
    "best",
    "bots",
    "change",
    "even",
    "examples",
    "few",
    "figure",
    "final",
    "hidden",
    "high",
    "lots",
    "low",
    "margin",
    "mattered",
    "mean",
    "moment",
    "often",
    "parts",
    "plan",
    "prompt",
    "question",
    "rate",
    "rounds",
    "rules",
    "settled",
    "source",
    "sources",
    "span",
    "spread",
    "title",
    "top",
    "unit",
    "version",
    "worst",
}

# The variables of the house's texts that are no numbers.
NAMES_OF_THE_HOUSE = {
    *(
        "bot",
        "file",
        "first",
        "game",
        "level",
        "package",
        "levels",
        "move",
        "name",
        "names",
        "numbers",
        "over",
    ),
    *("rule", "scores", "seat", "seed", "text", "weight", "what", "who", "why"),
    *LAB,
}

# Numbers that do not count, but say which one: round 3, season 2, size 1.
ORDINALS = {"epoch", "era", "place", "position", "reach", "round", "season", "size", "slot", "turn"}

# Words that lead away from the number: 2 of 3, 4 to choose from.
AWAY = {
    "en": "against and at by for from in of on or per than to with without x",
    "de": "ab als auf aus bei bis durch für gegen im in je mit oder ohne und von x zu zum zur",
    "it": "a con contro da dei del della delle di e fra in o per senza su sul sulla sulle x",
}

# Words that are the same for one and for many, by game and language.
ALIKE = {
    HOUSE: {"en": "left more", "de": "weitere", "it": ""},
    "atiwa": {"en": "food fruit gold", "de": "Gold Nahrung", "it": "cibo oro"},
    "atua": {
        "en": "fish many too",
        "de": "Fischer Masken Mond Muschel Rochen Salamander Schildkröten Sonnen",
        "it": "conchiglia luna manta maschera salamandra sole tartaruga totem",
    },
    "kiwi": {
        "en": "blue different fruit green red yellow",
        "de": "Marker Xylomarker zurückgeben",
        "it": "Kiwi PV Xylo",
    },
    "tindaya": {
        "en": "cheese clay fish flour goat manure meat milk obsidian roasted salt salted smoked"
        " stone straw wood",
        "de": "Getreide Holz Holzmarker Käse Milch Mineralmarker Mist Obsidian Pökelfleisch Röstmehl"
        " Salz Stein Stroh Ton Tonmarker Würfel Ziegenfleisch Zylinder",
        "it": "unità",
    },
    "tribes": {"en": "", "de": "Landplättchen Plättchen erhalten erschöpfen", "it": ""},
}

# Where a number before a word is right as it is: game, message, variable, and why.
ALLOWED = {
    (HOUSE, "cli-advice", "number"): "the number of a choice",
}

MANY, OTHERS = 57, (83, 1, 0)  # how many are said, and what all other numbers may be
NAME = "Xylo"  # said for what is no number


class Reading(Visitor):
    """What a message speaks of, also by way of others: its variables and what it chooses by them."""

    def __init__(self, known: dict[str, Message], *nodes: BaseNode) -> None:
        self.known = known
        self.variables: dict[str, set[str]] = defaultdict(set)
        for node in nodes:
            self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables[node.id.name] |= set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(self.known[node.id.name])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            self.variables[node.selector.id.name] |= {
                key.name if isinstance(key, Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
        self.generic_visit(node)


def counts(keys: set[str]) -> bool:
    """Do these keys choose by a number?"""
    return "one" in keys or any(key.isdigit() for key in keys)


@cache
def numbers(game: str) -> set[str]:
    """The variables of a game's texts that are numbers."""
    reading = [
        Reading(all_messages(game, language), *own_messages(game, language)).variables
        for language in LANGUAGES
    ]
    if game == HOUSE:
        return {name for found in reading for name in found} - NAMES_OF_THE_HOUSE
    chosen = {name for found in reading for name, keys in found.items() if counts(keys)}
    return chosen | seen_as_numbers(game)


def seen_as_numbers(game: str) -> set[str]:
    """The variables that are numbers when a game is played, told and drawn."""
    seen: set[str] = set()
    speak = FluentBundle.format_pattern

    def listen(self: FluentBundle, pattern: Any, facts: dict[str, Any]) -> Any:
        seen.update(name for name, fact in facts.items() if isinstance(fact, int))
        return speak(self, pattern, facts)

    say.cache_clear()
    sentence.cache_clear()
    with patch.object(FluentBundle, "format_pattern", listen):
        for case in single(atoll.game(game)):
            speak_of(case)
    return seen


def speak_of(case: Case) -> None:
    """Say all that there is to be said of a random game."""
    state, chance, played = case.new(1), seeded(1), 0
    state.story = []
    while not state.over:
        if played % 10 == 0:
            say_choices(state)
        if played % 80 == 0:
            show(case, state)
        state.play(chance.pick(state.moves()))
        played += 1
    show(case, state)
    for told in state.story:
        tell(case.game.name, told, [NAME] * case.seats)


def say_choices(state: State) -> None:
    state.prompt()
    for choice in choices(state):
        if choice.refusal is not None:
            state.say(choice.refusal.words)


def show(case: Case, state: State) -> None:
    case.game.draw(state.view(None))
    Console(file=io.StringIO(), width=120).print(case.game.terminal(state.view(None)))


def forms(message: Message) -> Iterator[tuple[str, Pattern]]:
    assert message.value is not None
    yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def wrong(game: str, language: str) -> Iterator[str]:
    """The messages in which a noun is the same for one and for many."""
    known = all_messages(game, language)
    for message in own_messages(game, language):
        key = message.id.name
        for form, pattern in forms(message):
            variables = Reading(known, pattern).variables
            for number in sorted((set(variables) & numbers(game)) - ORDINALS):
                if (game, key, number) not in ALLOWED:
                    speak = partial(spoken, game, language, key, form)
                    found = unchanged(speak, number, fillings(game, variables), language)
                    for words in sorted(found):
                        if not alike(words, game, language):
                            yield f"{key}{form and '.'}{form}: {{ ${number} }} {words}"


def alike(words: str, game: str, language: str) -> bool:
    known = f"{ALIKE[HOUSE][language]} {ALIKE[game][language]}"
    return set(known.split()).issuperset(words.split())


def unchanged(
    speak: Callable[[dict[str, Any]], str], number: str, values: dict[str, list[Any]], language: str
) -> set[str]:
    """The words that follow a number and are the same for one and for many."""
    rest = [name for name in values if name != number]
    found = set()
    for facts in product(*[values[name] for name in rest]):
        filled = dict(zip(rest, facts, strict=True))
        one, many = speak(filled | {number: 1}), speak(filled | {number: MANY})
        found |= words_after(1, one, language) & words_after(MANY, many, language)
    return found


def fillings(game: str, variables: dict[str, set[str]]) -> dict[str, list[Any]]:
    """What every variable may be: the names a message chooses by, numbers, or just a name."""
    return {
        name: [*OTHERS] if name in numbers(game) else sorted(keys) or [NAME]
        for name, keys in variables.items()
    }


def spoken(game: str, language: str, key: str, form: str, facts: dict[str, Any]) -> str:
    messages = bundle("" if game == HOUSE else game, language)
    message = messages.get_message(key)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None
    sentence, errors = messages.format_pattern(pattern, facts)
    assert not errors, (key, errors)
    return str(sentence)


def words_after(number: int, text: str, language: str) -> set[str]:
    """What follows a number up to a stop, another number or a word that leads away."""
    away = AWAY[language].split()
    found = set()
    for clause in re.findall(rf"(?<![\w.]){number}\s+((?:[^\W\d]+\s*)+)", text):
        words = list(takewhile(lambda word: word not in away, clause.split()))
        found.add(" ".join(words))
    return found - {""}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_a_number_chooses_the_form_of_its_noun(game: str, language: str) -> None:
    assert sorted(wrong(game, language)) == []


def test_a_noun_that_does_not_heed_its_number_is_found() -> None:
    land: dict[str, list[Any]] = {"number": [1], "land": ["goat", "gold"]}

    def careless(facts: dict[str, Any]) -> str:
        return f"You have {facts['number']} {facts['land']} tiles, Anna 3 of {facts['number']}."

    def careful(facts: dict[str, Any]) -> str:
        return careless(facts).replace(f"1 {facts['land']} tiles", f"1 {facts['land']} tile")

    assert unchanged(careless, "number", land, "en") == {"goat tiles", "gold tiles"}
    assert unchanged(careful, "number", land, "en") == set()
    assert words_after(57, "157 apples, 57 pears, 57 of 57 plums (57)", "en") == {"pears", "plums"}
