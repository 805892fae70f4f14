"""Every key that the source builds has its text."""

import pytest

from atoll.text import LANGUAGES, bundle
from tests.contract.keys import built

FEWEST = {"atiwa": 80, "atua": 50, "kiwi": 100, "tindaya": 150}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FEWEST)
def test_every_key_that_is_built_has_its_text(game: str, language: str) -> None:
    keys = built(game)
    assert len(keys) > FEWEST[game]
    assert {key for key in keys if not bundle(game, language).has_message(key)} == set()
