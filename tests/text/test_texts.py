"""The texts say the same in three languages, and know every word the rules use."""

from pathlib import Path

import pytest

import atoll
from atoll.engine.words import Told, Words
from atoll.games.tribes.decisions.matters import MATTERS
from atoll.games.tribes.decisions.tile import TileDecision
from atoll.games.tribes.parts import EFFECTS, TRACKS, WHEN, Parts
from atoll.testing.promises.texts import shape, written_keys
from atoll.text import LANGUAGES, bundle, say, tell

PACKAGE = Path(atoll.__file__).parent
ENGLISH = sorted((PACKAGE / "text").glob("*en.ftl"))  # of the house; games promise it


@pytest.mark.parametrize("english", ENGLISH, ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(english: Path, language: str) -> None:
    other = english.with_name(english.name.replace("en.ftl", f"{language}.ftl"))
    said = [shape(path.read_text(encoding="utf-8")) for path in (english, other)]
    assert said[0] == said[1]


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
def test_every_key_that_is_built_has_its_text(language: str) -> None:
    keys = enumerated_keys() | written_keys(PACKAGE / "engine")
    assert len(keys) > 70
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_nought_has_a_minus_sign_and_the_noun_of_its_size(language: str) -> None:
    one, many = (say("atiwa", Words("board-income-gold", {"n": n}), language) for n in (-1, -48))
    assert (one[0], many[:3]) == ("−", "−48")
    points = [
        say("tribes", Words("board-score", {"who": "A", "score": n}), language) for n in (-1, 1)
    ]
    assert points[0].replace("−", "") == points[1]


def test_seats_are_called_by_their_names_where_these_are_known() -> None:
    whom = Words("barter-leave", {"seat": Words("seat-1")})
    told = Told(0, whom, "TI-12.8")
    assert tell("tindaya", told, ["Ada", "Ben"]) == "Ada ends the talks with Ben."
    assert say("tindaya", whom, form="told", who="Ada") == "Ada ends the talks with Orange."
