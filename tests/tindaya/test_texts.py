"""The texts of Tindaya know every word the rules use, and whole games speak."""

import pytest

from atoll.engine.chance import seeded
from atoll.engine.words import Words
from atoll.games.tindaya.names import (
    BASES,
    CLAY,
    DEMANDS,
    FOREST,
    HEXES,
    NOWHERE,
    WOOD,
)
from atoll.games.tindaya.words import amounts, hex_name, hex_words, island_words, units
from atoll.text import LANGUAGES, say, tell
from tests.tindaya.positions import at, new, table


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


@pytest.mark.parametrize("layout", ["default", "random"])
def test_every_other_hex_has_a_name_of_its_own_with_the_number_of_its_base(layout: str) -> None:
    s = new(4, layout=layout)
    assert len({hex_name(s, place) for place in range(HEXES)}) == HEXES
    for base in range(1, BASES + 1):
        assert {hex_name(s, s.volcanoes[base])[0], hex_name(s, s.chasms[base])[0]} == {str(base)}


def test_an_island_is_called_by_its_volcanoes() -> None:
    s = table()
    five, six = s.volcanoes[5], s.volcanoes[6]
    assert s.say(island_words(s, five)) == "island 5"
    s.island = bytes([s.island[five] if n == s.island[six] else n for n in s.island])
    assert s.say(island_words(s, six)) == "island 5/6"
    s.volcanoes[5] = s.volcanoes[6] = NOWHERE
    assert s.say(island_words(s, six)) == "island 6"


def test_a_sentence_says_a_fact_in_the_form_it_needs() -> None:
    s = table()
    place = s.ground.index(FOREST)
    crop = Words("settlement-crops")
    founded = Words("visit-build", {"hex": hex_words(s, place), "settlement": crop})
    name = hex_name(s, place)
    assert say("tindaya", founded, "en") == f"Found a crop in forest {name}"
    assert say("tindaya", founded, "de") == f"Gründe einen Acker in Wald {name}"
    assert say("tindaya", founded, "it") == f"Fonda un campo nella foresta {name}"


@pytest.mark.parametrize(
    ("n", "en", "de", "it"),
    [
        (0, "0 figs", "0 Feigen", "0 fichi"),
        (1, "1 fig", "1 Feige", "1 fico"),
        (2, "2 figs", "2 Feigen", "2 fichi"),
        (5, "5 figs", "5 Feigen", "5 fichi"),
    ],
)
def test_goods_are_counted(n: int, en: str, de: str, it: str) -> None:
    fig = DEMANDS.index("fig")
    assert [say("tindaya", units(fig, n), language) for language in LANGUAGES] == [en, de, it]


def test_goods_are_listed_without_those_there_are_none_of() -> None:
    price = [(0, 1), (1, 0), (WOOD, 2), (CLAY, 1)]
    assert say("tindaya", amounts(price), "en") == "1 fish, 2 wood and 1 clay"
    assert say("tindaya", amounts(price), "de") == "1 Fisch, 2 Holz und 1 Ton"
    assert say("tindaya", amounts([(0, 0)]), "en") == "nothing"
