"""Every message of a game's texts, printed: in all its forms, with each name it chooses by, with many numbers.

A variable is a number if some message chooses by it as by a number, or if it was one when the game was
played, told and drawn. Everything else that a message does not choose by is just a name.
"""

import io
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import product, takewhile
from pathlib import Path
from typing import Any
from unittest.mock import patch

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from rich.console import Console

import atoll.text
from atoll import Game, State, game, seeded
from atoll.engine.session import choices
from atoll.testing.cases import Case, single
from atoll.text import LANGUAGES, bundle, formatted, say, sentence, tell

NAME = "Xylo"  # said for what is no number
NONE = ""  # in place of a game's name: the texts that all games share


def messages(text: str) -> Iterator[Message]:
    """The messages of a Fluent file; whatever is none is an error."""
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            yield entry


def files(name: str, language: str) -> list[str]:
    """What a game, or the house, says in a language."""
    if name != NONE:
        return game(name).texts(language)
    shared = sorted(Path(atoll.text.__file__).parent.glob(f"*{language}.ftl"))
    return [path.read_text(encoding="utf-8") for path in shared]


@cache
def own_messages(name: str, language: str) -> list[Message]:
    """The messages that a game, or the house, brings."""
    return [message for text in files(name, language) for message in messages(text)]


@cache
def all_messages(name: str, language: str) -> dict[str, Message]:
    """The messages a game speaks with by their names, the house's included."""
    found = [*own_messages(NONE, language), *(own_messages(name, language) if name else [])]
    return {message.id.name: message for message in found}


def text_of(message: Message) -> str:
    """What a message says, whatever it chooses, its variables left out."""
    return " | ".join(Texts(message).parts)


class Texts(Visitor):
    """The pieces of text in a message."""

    def __init__(self, message: Message) -> None:
        self.parts: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


class Reading(Visitor):
    """What a message speaks of, also by way of others: its variables and what it chooses by them."""

    def __init__(self, known: Mapping[str, Message], *nodes: BaseNode) -> None:
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


# What is a number


@cache
def numbers(name: str) -> frozenset[str]:
    """The variables of a game's texts that are numbers."""
    reading = [
        Reading(all_messages(name, language), *own_messages(name, language)).variables
        for language in LANGUAGES
    ]
    chosen = {variable for found in reading for variable, keys in found.items() if counts(keys)}
    return frozenset(chosen | seen_as_numbers(game(name)))


def seen_as_numbers(played: Game) -> set[str]:
    """The variables that are numbers when a game is played, told and drawn."""
    seen: set[str] = set()
    speak = FluentBundle.format_pattern

    def listen(self: FluentBundle, pattern: Any, facts: dict[str, Any]) -> Any:
        seen.update(name for name, fact in facts.items() if isinstance(fact, int))
        return speak(self, pattern, facts)

    say.cache_clear()
    sentence.cache_clear()
    with patch.object(FluentBundle, "format_pattern", listen):
        for case in single(played):
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


# Printing


@dataclass(frozen=True)
class Form:
    """A message, or one of its other forms, and what it speaks of."""

    name: str  # of its game; of none, one of the house's
    language: str
    key: str
    form: str
    variables: Mapping[str, set[str]]

    def __str__(self) -> str:
        return f"{self.key}{self.form and '.'}{self.form}"

    def printed(self, facts: Mapping[str, Any]) -> str:
        texts = bundle(self.name, self.language)
        message = texts.get_message(self.key)
        pattern = message.attributes[self.form] if self.form else message.value
        assert pattern is not None
        return formatted(texts, pattern, facts)

    def chosen(self, is_number: frozenset[str]) -> Iterator[dict[str, str]]:
        """Everything but numbers, as it may be: a name that the message chooses by, or just a name."""
        rest = {name: keys for name, keys in self.variables.items() if name not in is_number}
        values = [sorted(keys) or [NAME] for keys in rest.values()]
        for facts in product(*values):
            yield dict(zip(rest, facts, strict=True))


def forms(name: str, language: str) -> Iterator[Form]:
    """All that a game, or the house, can say in a language."""
    known = all_messages(name, language)
    for message in own_messages(name, language):
        patterns: list[tuple[str, Pattern | None]] = [("", message.value)]
        patterns += [(each.id.name, each.value) for each in message.attributes]
        for form, pattern in patterns:
            assert pattern is not None
            yield Form(name, language, message.id.name, form, Reading(known, pattern).variables)


# A number before a noun chooses its form: 1 point, 2 points

# Numbers that do not count, but say which one: round 3, season 2, size 1.
ORDINALS = {
    "epoch",
    "era",
    "face",
    "place",
    "position",
    "reach",
    "round",
    "season",
    "size",
    "slot",
    "turn",
}

# Words that lead away from the number: 2 of 3, 4 to choose from.
AWAY = {
    "en": "against and at by for from in of on or per than to with without x",
    "de": "ab als auf aus bei bis durch für gegen im in je mit oder ohne und von x zu zum zur",
    "it": "a con contro da dei del della delle di e fra in o per senza su sul sulla sulle x",
}

# Words that are the same for one and for many in any game.
ALIKE = {"en": "left more", "de": "weitere", "it": ""}

MANY, OTHERS = 57, (83, 1, 0)  # how many are said, and what all other numbers may be


def careless(
    name: str, language: str, is_number: frozenset[str], alike: Mapping[str, str]
) -> Iterator[str]:
    """Messages said with 1 and with many, in which a noun stays the same."""
    same = {*ALIKE[language].split(), *alike.get(language, "").split()}
    for form in forms(name, language):
        for number in sorted((set(form.variables) & is_number) - ORDINALS):
            found = {
                words
                for facts in form.chosen(is_number)
                for words in unchanged(
                    form.printed, number, with_others(form, facts, number, is_number), language
                )
            }
            for words in sorted(found):
                if not same.issuperset(words.split()):
                    yield f"{form}: {{ ${number} }} {words}"


def with_others(
    form: Form, facts: dict[str, str], number: str, is_number: frozenset[str]
) -> list[dict[str, Any]]:
    """What else is said beside a number: the names, and all that the other numbers may be."""
    others = [each for each in form.variables if each in is_number and each != number]
    return [
        {**facts, **dict(zip(others, values, strict=True))}
        for values in product(OTHERS, repeat=len(others))
    ]


def unchanged(
    speak: Callable[[dict[str, Any]], str],
    number: str,
    beside: Sequence[Mapping[str, Any]],
    language: str,
) -> set[str]:
    """The words that follow a number and are the same for one and for many."""
    found: set[str] = set()
    for facts in beside:
        one, many = speak({**facts, number: 1}), speak({**facts, number: MANY})
        found |= words_after(1, one, language) & words_after(MANY, many, language)
    return found


def words_after(number: int, text: str, language: str) -> set[str]:
    """What follows a number up to a stop, another number or a word that leads away."""
    away = AWAY[language].split()
    found = set()
    for clause in re.findall(rf"(?<![\w.]){number}\s+((?:[^\W\d]+\s*)+)", text):
        words = list(takewhile(lambda word: word not in away, clause.split()))
        found.add(" ".join(words))
    return found - {""}


# What no sentence looks like

COORDINATES = r"(?<!± )\b\d+,[-−]?\d"  # lists have a space after the comma; ± 1,96 is a number
PRINTED = (0, 1, 2, 5, 8, 11, 85, -3)  # the numbers that every message is printed with

MARS = {
    "an open place": r"[{}]",
    "two spaces": r"^[^\n]*\S  +\S[^\n]*$",  # several lines may be a table
    "a space before a stop": r"\s[.,](?:\s|$)",
    "two brackets side by side": r"\)\s*\(",
    "a hyphen for a minus": r"(?<![\w,-])-\d",
    "coordinates": COORDINATES,
    "two numbers side by side": r"(?<![\w.,:+−-])\d+ \d+(?![\w/°])",
}
MARS_OF = {
    "en": {
        "a before a vowel": r"\ba (?:[aeio](?!ne\b)|un(?!i)|8|11\b|85\b)",
        "an before none": r"\b[Aa]n (?![aeioh8]|11\b|u[^s])\w",
    },
    "de": {},
    "it": {
        "an article before a vowel": r"\b(?:[Ii]l|[Ll]a|[Ll]o|(?:[Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u)(?:l|lla|llo))"
        r" (?:1|8|11|85)(?![\d\w/])",
        "a before a": r"(?<!· )\ba [aA]\w",
        "an elision with a space": r"\b(?:[Ll]|un|c|d|(?:de|a|da|ne|su|que)ll)’ ",
    },
}
YOU = {
    "en": r"\b[Yy]ours?\b|\b[Yy]ou\b",
    "de": r"\b(?:du|dich|dir|dein\w*)\b",
    "it": r"\b(?:tu|te|ti|tuo|tua|tuoi|tue)\b",
}


def marred(name: str, language: str, is_number: frozenset[str]) -> Iterator[str]:
    """What is wrong with a message as it is printed, each fault once for a message."""
    mars = {**MARS, **MARS_OF[language]}
    for form in forms(name, language):
        if form.form == "told":
            mars_here = {**mars, "“you” in the log": YOU[language], "no stop": r"[^.!?…”“»]$"}
        else:
            mars_here = mars
        found: dict[str, str] = {}
        for text in prints(form, is_number):
            for mar, pattern in mars_here.items():
                if mar not in found and re.search(pattern, text):
                    found[mar] = text
        for mar, text in found.items():
            yield f"{form}: {mar}: {text}"


def prints(form: Form, is_number: frozenset[str]) -> Iterator[str]:
    """A message with everything it chooses by, and with all its numbers alike."""
    counted = [each for each in form.variables if each in is_number]
    for facts in form.chosen(is_number):
        for number in PRINTED if counted else PRINTED[:1]:
            yield form.printed({**facts, **dict.fromkeys(counted, number)})


# A seat is called by its colour, so nothing else in a game has the name of that colour

# The messages that name the seats, or what belongs to them.
OF_SEATS = re.compile(r"(seat|owner)-\d")

ENDINGS = {"en": "s?", "de": "(e|em|en|er|es|m|n|r|s)?", "it": ""}


def colour(name: str, language: str) -> re.Pattern[str]:
    """A name in any form it takes in a sentence: orange, oranges, arancione, arancioni."""
    if language == "it" and name[-1] in "aeio":
        name = f"{name[:-1]}[aeio]"
    return re.compile(rf"\b{name}{ENDINGS[language]}\b", re.IGNORECASE)


def said(played: Game, language: str) -> Iterator[tuple[str, str]]:
    """All that a game says, in its messages and in its rules, but the names of seats."""
    for message in own_messages(played.name, language):
        if not OF_SEATS.fullmatch(message.id.name):
            yield message.id.name, text_of(message)
    for rule in played.ledger:
        yield rule.number, rule.text[language]


def clashes(played: Game, language: str) -> Iterator[str]:
    """Where something that is no seat is called like one."""
    speak = partial(Form, played.name, language, form="", variables={})
    for seat in range(max(played.seats)):
        name = speak(key=f"seat-{seat}").printed({})
        for where, text in said(played, language):
            found = colour(name, language).search(text)
            if found:
                yield f"{where}: {found[0]}, like the seat {name}"
