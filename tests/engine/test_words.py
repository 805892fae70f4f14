"""Words without a language, and the sentences they become."""

import pickle
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, Term

import atoll
from atoll.engine.words import IllegalMove, Refusal, Told, Words
from atoll.text import LANGUAGES, bundle, has, read, say, tell


def test_words_are_equal_when_key_and_facts_are() -> None:
    words = Words("lost", {"number": 2, "land": Words("land-goat")})
    assert words == Words("lost", {"number": 2, "land": Words("land-goat")})
    assert hash(words) == hash(Words("lost", {"number": 2, "land": Words("land-goat")}))
    assert words != Words("lost", {"number": 3, "land": Words("land-goat")})
    assert words != Words("found", words.facts)
    assert words != "lost"


def test_words_show_their_key_and_facts() -> None:
    assert repr(Words("lost", {"number": 2})) == "lost(number=2)"
    assert repr(Refusal("TR-3.6", "refused", {"have": 1})) == "Refusal(TR-3.6: refused(have=1))"
    assert repr(Told(1, Words("won"), "TR-1.1")) == "Told(1: won(), TR-1.1)"


def test_words_go_from_process_to_process() -> None:
    words = Words("lay-land", {"land": Words("gold"), "left": 2})
    assert pickle.loads(pickle.dumps(words)) == words


def test_words_without_facts_share_none() -> None:
    Words("first").facts["left"] = 1
    assert Words("second").facts == {}


def test_an_illegal_move_carries_sentence_rule_and_refusal() -> None:
    refusal = Refusal("TR-3.6", "refused")
    error = IllegalMove(refusal, "You have no shells.")
    assert str(error) == "You have no shells. (TR-3.6)"
    assert error.refusal is refusal
    assert isinstance(error, ValueError)


def test_the_shared_words_are_there_in_every_language() -> None:
    for language in LANGUAGES:
        assert has("tribes", "game-over", language)
    assert len({say("tribes", Words("game-over"), language) for language in LANGUAGES}) == 3


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no language 'xx'; there are: en, de, it"):
        bundle("tribes", "xx")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(KeyError, match="no message 'no-such-thing' for tribes in 'en'"):
        say("tribes", Words("no-such-thing"))


def test_a_missing_fact_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(ValueError, match=r"message 'choose-tile-prompt'.*shells"):
        say("tribes", Words("choose-tile-prompt"))


def test_a_line_of_the_log_names_the_seat() -> None:
    told = Told(1, Words("gained-points", {"number": 3}), "TR-10.2")
    for language in LANGUAGES:
        sentence = tell("tribes", told, ["Ada", "Ben"], language)
        assert "Ben" in sentence
        assert "3" in sentence


def test_all_languages_have_the_same_messages_and_forms() -> None:
    english = forms("en")
    assert english
    assert forms("de") == english
    assert forms("it") == english


def forms(language: str) -> set[str]:
    """Every message of the package and every form of it, by the file it stands in."""
    found = set()
    for file in Path(atoll.__file__).parent.rglob(f"*{language}.ftl"):
        room = (
            file.relative_to(Path(atoll.__file__).parent).as_posix().removesuffix(f"{language}.ftl")
        )
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message | Term):
                forms = [attribute.id.name for attribute in entry.attributes]
                found |= {f"{room}{entry.id.name}.{form}" for form in ["", *forms]}
    return found


def test_a_text_that_is_no_message_is_named() -> None:
    text = "well = { $n }\nbroken = { $n -> [one] stone *[other] stones }\n"
    with pytest.raises(
        ValueError, match=r"texts of chess in 'en': 'broken = { .n -> .*': Expected"
    ):
        read(text, "chess", "en")
    assert len(read("well = { $n }\n", "chess", "en").body) == 1
