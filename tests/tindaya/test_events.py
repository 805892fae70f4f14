"""TI-17, TI-18: eruptions, tsunamis and the gods' cards."""

import pytest

from atoll.games.tindaya.decisions.catastrophe import islands_hit, strike
from atoll.games.tindaya.decisions.events import EVENT, REVEAL, erupt, tsunami
from atoll.games.tindaya.land import survey
from atoll.games.tindaya.names import (
    ACORAN,
    HEXES,
    MONEIBA,
    MOUNTAIN,
    NOWHERE,
    SEA,
    SHORE,
    VOLCANIC,
    VOLCANO,
)
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import offered, play
from tests.tindaya.positions import ask, at, card, give, idol, put, table, unrevealed


def names(s: Tindaya, places: list[int]) -> set[str]:
    return {s.geography.names[place] for place in places}


# Eruption and tsunami


@rule("TI-17.3", "TI-17.10", "TI-17.11", "TI-17.12", "TI-17.13", "TI-17.14", "TI-17.7")
def test_an_eruption_on_the_easy_board() -> None:
    """TI-DX2: ten tiles for twelve sea hexes; the player with priority chooses eight of ten."""
    s = table(3)
    s.wrath = bytearray([1, 1])
    put(s, "0,4", canoes=1)
    put(s, "2,4", nobles=1)
    put(s, "1,4", villagers=2, site="herd", animals=2, token="initial")
    put(s, "3,3", seat=1, nobles=1, site="fishing")
    put(s, "2,5", site="pigs", troops=2, wall=True)
    assert s.reserve == 10
    erupt(s, s.volcanoes[6])
    s.settle()
    assert s.seat == 0
    assert len(s.moves()) == 10
    for name in ("1,4", "2,5", "3,3", "3,4", "1,5", "2,3"):
        assert s.ground[at(s, name)] == MOUNTAIN
    for _ in range(8):
        s.play(s.moves()[0])
    assert s.over
    assert s.reserve == 0
    assert sum(s.canoes) == sum(s.nobles) == sum(s.villagers) == sum(s.troops) == 0
    assert s.site[at(s, "1,4")] == s.animals[at(s, "1,4")] == s.walls[at(s, "2,5")] == 0
    mountains = [p for ring in s.geography.rings[at(s, "2,4")][1:3] for p in ring]
    assert all(s.token[p] == VOLCANIC for p in mountains if s.ground[p] == MOUNTAIN)
    assert s.ground[s.chasms[1]] == s.ground[s.chasms[5]] == 1


@rule("TI-17.13", "TI-1.11")
def test_islands_join() -> None:
    """TI-EX27: with tiles enough the islands 5, 6 and 7 become one of 27 hexes."""
    s = table(3)
    s.reserve = 16
    s.wrath = bytearray([1, 1])
    erupt(s, s.volcanoes[6])
    s.settle()
    assert s.over
    island = s.island[s.volcanoes[6]]
    assert s.island[s.volcanoes[5]] == s.island[s.volcanoes[7]] == island
    assert s.island.count(island) == 27


@rule("TI-17.13", "TI-17.14", "TI-17.9")
def test_minerals_run_short_from_the_centre_outwards() -> None:
    s = table(3)
    s.reserve = 16
    s.wrath = bytearray([1, 1])
    s.faces[7:] = bytes([0, 0, 8, 0])
    erupt(s, s.volcanoes[6])
    s.settle()
    assert not s.over
    ring = s.geography.rings[at(s, "2,4")][1]
    assert all(s.token[place] == VOLCANIC for place in ring)
    s.play(s.moves()[0])
    s.play(s.moves()[0])
    assert s.over
    assert s.token.count(VOLCANIC) == 8


@rule("TI-17.10")
def test_natives_on_other_volcanoes_are_safe() -> None:
    s = table(2)
    s.wrath = bytearray([4, 4])
    put(s, "0,1", villagers=1)
    put(s, "-2,5", villagers=1)
    erupt(s, s.volcanoes[5])
    s.settle()
    assert s.villagers[at(s, "-2,5")] == 0
    assert s.villagers[at(s, "0,1")] == 1


@rule("TI-17.15", "TI-17.16", "TI-17.3", "TI-17.7", "TI-17.8", "TI-11.4")
def test_a_tsunami_on_the_easy_board() -> None:
    """TI-DX3, TI-EX28: exactly four terrains; volcanoes and the natives on them stay."""
    s = table(3)
    s.wrath = bytearray([1, 1])
    gone = ("7,3", "6,4", "9,2", "10,3")
    put(s, "7,3", villagers=1, site="pigs", animals=2, wall=True, token="wood")
    put(s, "6,4", site="pigs", troops=2)
    put(s, "6,3", villagers=1)
    put(s, "8,3", canoes=1)
    put(s, "0,6", canoes=1)
    before, reserve = s.land, s.reserve
    tsunami(s, s.chasms[7])
    assert names(s, [p for p in before if p not in s.land]) == set(gone)
    assert all(s.ground[at(s, name)] == SEA for name in gone)
    assert s.reserve == reserve + 4
    assert s.villagers[at(s, "6,3")] == 1
    assert s.tribes[0].villagers == 1
    assert sum(s.canoes) == 1
    assert s.tiles[1] == 6
    assert list(s.wild) == [5, 5]  # the pigs went to the reserve
    y = table(3)
    y.wrath = bytearray([0, 0])
    tsunami(y, y.chasms[7])
    assert len(y.land) == 40  # yellow: nothing


@rule("TI-1.11", "TI-17.6")
def test_a_piece_cut_off_is_an_island_of_its_own() -> None:
    s = table(2)
    before = max(s.island)
    s.ground[at(s, "4,0")] = SEA  # between terrains of island 2
    s.ground[at(s, "4,-1")] = SEA
    survey(s)
    assert max(s.island) == before + 1
    assert s.island[at(s, "3,0")] != s.island[at(s, "5,-1")]


@rule("TI-17.4", "TI-17.3")
def test_the_reach_of_wrath() -> None:
    from atoll.games.tindaya.decisions.events import area

    s = table(2)
    for wrath, radius in enumerate((1, 2, 2, 3, 3)):
        s.wrath = bytearray([wrath, 0])
        assert len(area(s, s.volcanoes[6], ACORAN)) == radius + 1


@rule("TI-17.5", "TI-17.6", "TI-18.1")
def test_cards_hit_whole_islands() -> None:
    s = table(3)
    s.wrath = bytearray([0, 0])
    hit = islands_hit(s, ACORAN, s.volcanoes[4])
    assert names(s, hit) == {"12,-2", "13,-2", "12,-3", "11,-2", "13,-3"}
    for place in hit:
        if s.ground[place] >= SHORE:
            s.ground[place] = SEA
    survey(s)
    assert islands_hit(s, ACORAN, s.volcanoes[4]) == []  # a bare volcano


@rule("TI-17.1", "TI-5.7", "TI-17.2")
def test_what_was_hidden_is_revealed_before_the_events() -> None:
    s = unrevealed()
    s.prophecies = bytearray([0, 1, 0, 0, 0, 0, 0, 0])
    s.agenda = []
    s.ask(REVEAL, 0)
    s.agenda[-1].matter.play(s, s.agenda.pop(), 0)
    assert s.prophecy == 1
    assert NOWHERE not in s.cards


# The gods' cards


def struck(s: Tindaya, name: str, base: int = 1) -> Tindaya:
    number = card(name)
    god = MONEIBA if number < 5 else ACORAN
    s.cards[god] = number
    s.wrath = bytearray([0, 0])
    s.agenda = []
    strike(s, god, s.volcanoes[base])
    s.settle()
    return s


@rule("TI-18.5", "TI-18.2", "TI-18.17")
def test_the_storm() -> None:
    s = table(2)
    place = put(s, "1,0", villagers=1, nobles=1, site="fishing")
    put(s, "-1,1", token="clay")
    put(s, "-1,2", token="wood")
    struck(s, "storm")
    assert s.over
    assert s.site[place] == 0
    assert s.tiles[0] == 6
    assert (s.tribes[0].villagers, s.tribes[0].nobles) == (0, 0)
    assert s.token[at(s, "-1,1")] == 0
    assert s.token[at(s, "-1,2")] == 2


@rule("TI-18.2", "TI-18.5", "TI-13.7")
@pytest.mark.parametrize(
    ("name", "hex_name", "site"),
    [("storm", "1,0", "fishing"), ("twister", "1,1", "herd"), ("tibicenas", "1,1", "herd")],
)
def test_walls_protect_without_anybody_there(name: str, hex_name: str, site: str) -> None:
    s = table(2)
    place = put(s, hex_name, site=site, wall=True)
    if site == "herd":
        put(s, hex_name, villagers=1, animals=2)
    before = s.animals[place]
    struck(s, name)
    assert s.over
    assert s.site[place] > 0
    assert s.animals[place] == before
    assert s.walls[place] == 1


@rule("TI-14.3", "TI-18.3", "TI-18.4", "TI-18.10", "TI-18.19")
def test_tibicenas_and_an_idol() -> None:
    """TI-EX29: one of two herds is saved; half of the wilderness dies once."""
    s = table(2)
    first = put(s, "1,1", villagers=1, site="herd", animals=3)
    second = put(s, "-1,2", villagers=1, site="pigs", animals=2)
    idol(s, 0, "protection")
    s.wild = bytearray([5, 4])
    struck(s, "tibicenas")
    assert set(offered(s)) == {"1,1", "-1,2"}
    play(s, "1,1", "idol")
    assert s.over
    assert (s.animals[first], s.animals[second]) == (3, 0)
    assert s.tribes[0].shown[2] == 1
    assert s.tribes[0].villagers == 2
    assert list(s.wild) == [3, 2]


@rule("TI-18.6", "TI-11.4")
def test_the_twister() -> None:
    s = table(2)
    place = put(s, "1,1", villagers=1, nobles=1, site="herd", animals=2)
    put(s, "2,1", canoes=2)
    put(s, "0,3", canoes=1)
    struck(s, "twister")
    assert s.site[place] == s.animals[place] == 0
    assert s.tribes[0].villagers == 0
    assert s.canoes[at(s, "2,1")] == 0
    assert s.canoes[at(s, "0,3")] == 1  # not beside the island
    assert list(s.wild) == [4, 4]


@rule("TI-18.7")
def test_locusts_are_burnt() -> None:
    for defended in (False, True):
        s = table(2)
        place = put(s, "-1,2", villagers=2, site="crops", wall=True)
        idol(s, 0, "protection")
        give(s, wood=1, straw=1)
        struck(s, "locust")
        assert set(offered(s)) == {"no", "straw+wood"}  # neither wall nor idol
        play(s, "straw+wood" if defended else "no")
        assert (s.site[place] > 0) == defended
        assert s.tribes[0].villagers == 2
        assert s.walls[place] == 1


@rule("TI-18.8", "TI-18.16")
def test_pirates_and_weapons() -> None:
    s = table(2)
    herd = put(s, "1,1", villagers=2, site="herd", animals=2)
    volcano = put(s, "0,1", nobles=1)
    give(s, horns=1, obsidian=1)
    put(s, "-1,2", site="pigs", troops=2)
    struck(s, "pirates")
    play(s, "0,1")
    assert set(offered(s)) == {"no", "horns-noble", "obsidian-noble"}
    play(s, "horns-noble")
    assert s.task.x == herd
    play(s, "obsidian-villager")
    assert s.over
    assert s.nobles[volcano] == 1
    assert s.villagers[herd] == 1
    assert s.animals[herd] == 2
    assert (s.tribes[0].villagers, s.tribes[0].nobles) == (1, 1)
    assert sum(s.troops) == 2


@rule("TI-18.8", "TI-12.23")
def test_pirates_leave_animals_alone() -> None:
    s = table(2)
    herd = put(s, "1,1", villagers=2, site="herd", animals=2)
    safe = put(s, "-1,1", villagers=1, wall=True)
    shared = put(s, "1,0", nobles=1)
    put(s, "1,0", seat=1, nobles=1)
    idol(s, 1, "protection")
    struck(s, "pirates")
    play(s, "idol")
    assert s.villagers[herd] == s.animals[herd] == 0
    assert list(s.wild) == [4, 6]
    assert s.villagers[safe] == 1
    assert s.nobles[shared] == s.nobles[HEXES + shared] == 1  # the idol saves all


@rule("TI-18.9", "TI-18.15", "TI-18.18")
def test_san_borondon() -> None:
    s = table(2)
    put(s, "1,1", villagers=1, nobles=1, site="herd", animals=2, wall=True)
    put(s, "-1,2", site="pigs", troops=3)
    idol(s, 0, "protection")
    reserve = s.reserve
    s.standees = bytearray([1, 0, 0, 0, 0, 0, 0])
    struck(s, "san-borondon")
    assert s.over
    assert s.volcanoes[1] == NOWHERE
    assert s.chasms[1] == at(s, "2,2")
    assert s.ground.count(VOLCANO) == 7
    assert s.reserve == reserve + 4 - 1  # one tile covers the volcano
    assert s.covered == 1
    assert sum(s.troops) == sum(s.animals) == s.tribes[0].nobles == 0
    assert list(s.wild) == [4, 4]
    s.event = s.parts.event_sets[0][0][1]  # Acoran first
    s.cards[ACORAN] = card("guayota")
    put(s, "4,0", villagers=1)
    ask(s, EVENT)
    assert s.standees[ACORAN] == 0  # his event is skipped
    assert s.villagers[at(s, "4,0")] == 1


@rule("TI-18.11")
def test_drought_and_manure() -> None:
    for defended in (False, True):
        s = table(2)
        place = put(s, "-1,2", villagers=2, site="crops", wall=True)
        give(s, manure=1)
        struck(s, "drought")
        assert set(offered(s)) == {"no", "manure"}
        play(s, "manure" if defended else "no")
        assert (s.site[place] > 0) == defended
        assert s.tribes[0].villagers == (2 if defended else 0)
        assert s.walls[place] == 1


@rule("TI-18.12")
def test_the_fire() -> None:
    s = table(2)
    farm = put(s, "-1,2", villagers=2, site="pigs", animals=2, wall=True)
    put(s, "1,0", token="clay")
    other = put(s, "1,1", ground="forest", token="wood")
    idol(s, 0, "protection")
    struck(s, "fire")
    assert s.over  # nothing protects
    assert s.site[farm] == s.animals[farm] == s.tribes[0].villagers == 0
    assert s.walls[farm] == 1
    assert s.token[other] == 0
    assert s.token[at(s, "1,0")] == 1


@rule("TI-18.13", "TI-12.23")
def test_guayota() -> None:
    s = table(2)
    herd = put(s, "1,1", villagers=2, nobles=1, site="herd", animals=2, wall=True)
    put(s, "0,1", villagers=1)
    put(s, "-1,2", site="pigs", troops=2)
    struck(s, "guayota")
    assert s.over
    assert s.villagers[herd] == s.nobles[herd] == s.animals[herd] == 0
    assert s.site[herd] == 3
    assert list(s.wild) == [4, 6]
    assert s.villagers[at(s, "0,1")] == 1
    assert sum(s.troops) == 2


@rule("TI-18.14", "TI-17.9")
def test_tremors() -> None:
    s = table(2)
    herd = put(s, "1,1", villagers=2, site="herd", animals=2, wall=True)
    mineral = put(s, "-1,2", ground="mountain", token="volcanic")
    put(s, "1,0", token="clay")
    struck(s, "tremors")
    assert s.site[herd] == s.animals[herd] == s.tribes[0].villagers == 0
    assert s.walls[herd] == 1
    assert s.token[mineral] == 0
    assert s.token[at(s, "1,0")] == 1
    assert list(s.wild) == [4, 4]
