"""Words become sentences: English, German and Italian, from Fluent files.

Every game brings `text/<language>.ftl` for its rules and `text/board.<language>.ftl` for its
picture; what all games share lies beside this file, in the same way. A message may have forms,
written as Fluent attributes: its value names a choice, `.told` tells it afterwards in the log (of
`$who`), `.detail` adds what it costs or brings.
"""

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from atoll.engine.words import Fact, Told, Words

LANGUAGES = ("en", "de", "it")

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The messages of a game in a language, the shared ones included."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    shared = sorted(HERE.glob(f"*{language}.ftl"))
    own = sorted((GAMES / game / "text").glob(f"*{language}.ftl"))
    for file in (*shared, *own):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def has(game: str, key: str, language: str = "en") -> bool:
    return bundle(game, language).has_message(key)


@lru_cache(maxsize=16384)
def say(game: str, words: Words, language: str = "en", form: str = "", who: str = "") -> str:
    """Words as a sentence, in one of its forms if the message has it, else plainly.

    The same words are said again and again, by every page that shows the log.
    """
    messages = bundle(game, language)
    if not messages.has_message(words.key):
        raise KeyError(f"no message {words.key!r} for {game} in {language!r}")
    message = messages.get_message(words.key)
    pattern = message.attributes.get(form) or message.value
    if form == "detail":
        pattern = message.attributes.get(form)
    if pattern is None:
        return ""
    facts: dict[str, object] = {
        name: spoken(game, fact, language) for name, fact in words.facts.items()
    }
    facts.setdefault("who", who)
    sentence, errors = messages.format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"message {words.key!r} for {game} in {language!r}: {errors[0]}")
    return str(sentence)


def spoken(game: str, fact: Fact, language: str) -> str | int:
    return say(game, fact, language) if isinstance(fact, Words) else fact


def tell(game: str, told: Told, names: list[str], language: str = "en") -> str:
    """A line of the log, with the seat's name."""
    return say(game, told.words, language, "told", names[told.seat])
