"""The texts know every word that the rules of Atiwa use."""

from pathlib import Path

import pytest

from atoll.engine.words import Words
from atoll.games import atiwa
from atoll.games.atiwa import GAME
from atoll.games.atiwa.community import CONTENTS
from atoll.games.atiwa.decisions.cell import CellDecision
from atoll.games.atiwa.decisions.matters import MATTERS
from atoll.games.atiwa.parts import CHALLENGES, GOALS
from atoll.games.atiwa.spaces import KINDS, OPS
from atoll.text import LANGUAGES, bundle, say

FOLDER = Path(atiwa.__file__).parent

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
def test_every_key_that_is_built_has_its_text(language: str) -> None:
    keys = enumerated_keys()
    assert len(keys) > 80
    assert {key for key in keys if not bundle("atiwa", language).has_message(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names_of_their_own(language: str) -> None:
    parts = GAME.parts()
    titles = [space.title for space in parts.spaces]
    for names in (parts.card_names, titles):
        spoken = [say("atiwa", name, language) for name in names if isinstance(name, Words)]
        assert len(set(spoken)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_are_said_as_met_or_missed(language: str) -> None:
    for what in GOALS:
        said = {
            say("atiwa", Words(f"goal-{what}", {"wanted": 3, "have": 2, "met": met}), language)
            for met in ("yes", "no")
        }
        assert len(said) == 2
