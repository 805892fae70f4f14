"""What the rules page lists is called by words that a reader knows."""

import re

import pytest

import atoll
from atoll.table.reference import parts
from atoll.text import LANGUAGES
from tests.house import HOUSE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_no_part_is_listed_by_a_code(game: atoll.Game, language: str) -> None:
    listed = [part for _, entries in parts(game, language) for part in entries]
    assert len(listed) > 20
    bare = {part.name for part in listed if not part.said}
    assert all(re.fullmatch(r"\d*|[a-z]", name) for name in bare), bare


@pytest.mark.parametrize(
    ("game", "kind", "first"),
    [
        ("atua", "village", "Dorfkarte (1 Fisch, 1 Jägerin, 1 Salamander-Totem, 1 Muschel-Totem)"),
        ("tindaya", "island", "Insel 1 (rote Basen: 0, 2)"),
        ("tindaya", "aid", "Platz 1 von 1"),
        ("kiwi", "slot", "2 Personen, Platz a"),
        ("kiwi", "solitaire_card", "Solokarte 1"),
        ("tribes", "tooth", "1"),
    ],
)
def test_parts_without_a_name_are_called_by_what_they_show(
    game: str, kind: str, first: str
) -> None:
    assert dict(parts(atoll.game(game), "de"))[kind][0].name == first
