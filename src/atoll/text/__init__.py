"""Words become sentences: English, German and Italian, from Fluent files.

Every game brings `text/<language>.ftl` for its rules and `text/board.<language>.ftl` for its
picture; what all games share lies beside this file, in the same way. A message may have forms,
written as Fluent attributes: its value names a choice, `.told` tells it afterwards in the log (of
`$who`), `.detail` adds what it costs or brings. Any other form is there for the sentences that
speak of the message: what `$hex` calls "forest 5c" in its form `.on` is `$hex-on`, "in forest 5c".

`seat-N` is whoever sits on seat N: by their name where the names are known, else by their colour.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk, Resource

from atoll.door import game as find_game
from atoll.engine.state import State
from atoll.engine.words import MINUS, Fact, Told, Words

LANGUAGES = ("en", "de", "it")
OWN_FORMS = ("told", "detail")  # forms of a sentence of its own

HERE = Path(__file__).parent
SEAT = re.compile(r"seat-(\d)")
# Before a number, joining nothing; coordinates are written as moves are.
HYPHEN = re.compile(r"(?<![\w,-])-(?=\d)(?!\d+,-?\d)")


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The messages of a game in a language, the shared ones included; of no game, those alone."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    shared = sorted(HERE.glob(f"*{language}.ftl"))
    texts = [file.read_text(encoding="utf-8") for file in shared]
    if game:
        texts += find_game(game).texts(language)
    for text in texts:
        found.add_resource(read(text, game or "the house", language), allow_overrides=True)
    return found


def read(text: str, game: str, language: str) -> Resource:
    """The messages of a file; what is none, is named."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = str(entry.content).strip().splitlines()[0]
            why = entry.annotations[0].message if entry.annotations else "it is no message"
            raise ValueError(f"texts of {game} in {language!r}: {line!r}: {why}")
    return resource


def has(game: str, key: str, language: str = "en") -> bool:
    return bundle(game, language).has_message(key)


def formatted(messages: FluentBundle, pattern: Pattern, facts: Mapping[str, object]) -> str:
    """A message's text with these facts in it, a minus sign before numbers below zero."""
    text, errors = messages.format_pattern(pattern, dict(facts))
    if errors:
        raise ValueError(errors[0])
    return HYPHEN.sub(MINUS, str(text))


@lru_cache(maxsize=16384)
def say(
    game: str,
    words: Words,
    language: str = "en",
    form: str = "",
    who: str = "",
    names: tuple[str, ...] = (),
) -> str:
    """Words as a sentence, in one of its forms if the message has it, else plainly.

    The same words are said again and again, by every page that shows the log.
    """
    seat = SEAT.fullmatch(words.key)
    if seat and int(seat[1]) < len(names):
        return names[int(seat[1])]
    messages = bundle(game, language)
    if not messages.has_message(words.key):
        raise KeyError(f"no message {words.key!r} for {game} in {language!r}")
    message = messages.get_message(words.key)
    pattern = message.attributes.get(form) or message.value
    if form == "detail":
        pattern = message.attributes.get(form)
    if pattern is None:
        return ""
    facts: dict[str, object] = {"who": who}
    for name, fact in words.facts.items():
        facts[name] = fact
        if isinstance(fact, Words):
            facts |= spoken(game, name, fact, language, names)
    try:
        return formatted(messages, pattern, facts)
    except ValueError as error:
        raise ValueError(f"message {words.key!r} for {game} in {language!r}: {error}") from error


@lru_cache(maxsize=16384)
def sentence(game: str, language: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """Words of a page or a picture, kept: they are the same from one to the next."""
    return say(game, Words(key, dict(facts)), language)


def spoken(
    game: str, name: str, fact: Words, language: str, names: tuple[str, ...]
) -> dict[str, str]:
    """A fact as a sentence can use it: plainly by its name, and in each of its forms."""
    found = {name: say(game, fact, language, names=names)}
    for form in bundle(game, language).get_message(fact.key).attributes:
        if form not in OWN_FORMS:
            found[f"{name}-{form}"] = say(game, fact, language, form, names=names)
    return found


def seat_names(state: State, language: str = "en") -> list[str]:
    """What the seats are called that nobody has given a name: by their colours."""
    game = state.game_name()
    return [sentence(game, language, f"seat-{hue}", ()) for hue in state.hues()]


def tell(game: str, told: Told, names: Sequence[str], language: str = "en") -> str:
    """A line of the log, with the names of the seats."""
    return say(game, told.words, language, "told", names[told.seat], tuple(names))
