"""TI-12.9 to TI-12.16, TI-15: offerings."""

import pytest

from atoll.games.tindaya.decisions.offer import MAJOS_GIFT, OFFER, open_strips
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.names import ACORAN, MONEIBA
from tests.ledger import rule
from tests.positions import offered, play, refused
from tests.tindaya.positions import ask, give, offering, put, skill, stock, table


@rule("TI-12.9")
def test_demands_by_era() -> None:
    """TI-EX18: the first two, the first three, the last three; N of each."""
    wanted = {
        1: ["fig", "pig"],
        2: ["fig", "pig", "cheese"],
        3: ["pig", "cheese", "obsidian"],
    }
    from atoll.games.tindaya.names import DEMANDS

    for era, goods in wanted.items():
        s = table(4, era=era)
        offering(s)
        strips = [strip for strip in open_strips(s) if strip < 4]
        assert [DEMANDS[s.demand(strip)] for strip in strips] == goods


@rule("TI-12.10", "TI-12.12")
def test_goods_go_from_the_deposits_to_the_strips() -> None:
    s = table(2)
    offering(s)
    give(s, fig=3, fish=1, wood=1, cheese=5)
    put(s, "0,1", nobles=1)
    ask(s, OFFER)
    assert set(offered(s)) == {"acoran-fig-1", "moneiba-fish-1", "moneiba-wood-2"}
    idols = sum(s.idols)
    play(s, "acoran-fig-1")
    assert "done" in offered(s)  # not before the first unit, or one could offer nothing for ever
    assert sum(s.idols) == idols - 1  # the first on the card
    play(s, "acoran-fig-1")
    assert sum(s.idols) == idols - 1
    assert "acoran-fig-1" not in offered(s)  # two are all that two players give
    play(s, "moneiba-fish-1")
    assert sum(s.tribes[0].idols) == 2
    assert stock(s) == {"fig": 1, "wood": 1, "cheese": 5}
    assert s.given(ACORAN, 0) == 2
    assert s.given(MONEIBA, 0) == 1
    play(s, "moneiba-wood-2")
    assert sum(s.tribes[0].idols) == 2  # another strip of the card earns nothing


@rule("TI-12.12")
def test_the_second_to_give_gets_no_idol() -> None:
    s = table(2)
    offering(s)
    s.offered[0] = 1
    give(s, 1, fig=1)
    put(s, "0,1", seat=1, nobles=1)
    ask(s, OFFER, 1)  # the only unit there is goes at once
    assert s.on_strip(0) == 2
    assert sum(s.tribes[1].idols) == 0


@rule("TI-12.11", "TI-12.29")
def test_animals_are_offered_from_own_settlements() -> None:
    s = table(3)
    offering(s)
    own = put(s, "-1,2", villagers=1, site="pigs", animals=2)
    put(s, "9,-2", nobles=1, site="pigs", animals=2)
    put(s, "7,0", nobles=1, seat=0, site="pigs", animals=2)
    put(s, "7,0", seat=1, villagers=1)
    ask(s, OFFER)
    animals = {text for text in offered(s) if ":animal" in text}
    assert animals == {"acoran-pig-2:animal@-1,2", "acoran-pig-2:animal@9,-2"}
    play(s, "acoran-pig-2:animal@-1,2")
    assert s.animals[own] == 1
    assert s.on_strip(1) == 1


@rule("TI-12.13", "TI-12.15", "TI-12.10")
def test_human_sacrifice() -> None:
    """TI-EX19: one obsidian, one villager and two prisoners for four obsidian."""
    s = table(4, era=2)
    offering(s)
    give(s, obsidian=1)
    put(s, "0,1", nobles=1)
    put(s, "12,-1", villagers=2)
    s.tribes[0].prison = 2
    ask(s, OFFER)
    name = "moneiba-obsidian-3"
    play(s, name, f"{name}:villager@12,-1", f"{name}:prisoner", f"{name}:prisoner")
    assert s.offered[(4 + 2) * 4] == 4
    assert s.tribes[0].prison == 0
    assert s.tribes[0].villagers == 1
    assert stock(s) == {}
    assert not any(text.startswith(name) for text in offered(s))


@rule("TI-12.14", "TI-12.16")
def test_the_last_native_is_not_sacrificed() -> None:
    """TI-EX42; the noble who offers may be given, and the offering goes on."""
    s = table(2)
    offering(s)
    put(s, "0,1", nobles=1)
    put(s, "1,1", villagers=1)
    give(s, fig=1)
    ask(s, OFFER)
    play(s, "acoran-fig-1:noble@0,1")
    assert s.tribes[0].nobles == 0
    assert "acoran-fig-1" in offered(s)
    assert not any(":villager" in text for text in offered(s))


@rule("TI-12.15", "TI-12.22")
@pytest.mark.parametrize("kind", ["villager", "noble"])
def test_who_is_sacrificed_leaves_animals_alone(kind: str) -> None:
    s = table(2, mode="dominion")
    offering(s)
    place = put(s, "1,1", villagers=int(kind == "villager"), nobles=int(kind == "noble"))
    put(s, "1,1", site="herd", animals=2)
    put(s, "0,1", nobles=1)
    s.wild[1] = 0
    ask(s, OFFER)
    play(s, f"acoran-fig-1:{kind}@1,1")
    assert s.animals[place] == 0
    assert s.wild[1] == 2
    assert s.tribes[0].solidarity == 5  # nobody has left them


# The Majos


@rule("TI-15.6", "TI-15.5")
def test_the_majos_must_give_something_and_add_what_they_like() -> None:
    s = table(3, era=2)
    offering(s)
    skill(s, 0, "majos")
    put(s, "0,1", nobles=1)
    put(s, "1,1", villagers=2)
    give(s, fish=1)
    ask(s, ACT)
    play(s, "offering")
    assert "done" not in offered(s)
    play(s, "acoran-fig-1:villager@1,1", "done")
    assert s.task.matter is MAJOS_GIFT
    assert set(offered(s)) == {
        "acoran-fig-1",
        "acoran-pig-2",
        "acoran-cheese-3",
        "moneiba-fish-1",
        "moneiba-wood-2",
        "moneiba-obsidian-3",
    }
    idols = sum(s.tribes[0].idols)
    play(s, "moneiba-obsidian-3")
    assert s.on_strip(6) == 1
    assert sum(s.tribes[0].idols) == idols + 1  # the first on Moneiba's card


@rule("TI-15.5", "TI-15.6", "TI-15.7")
def test_the_majos_offering() -> None:
    """TI-EX38: a fig and two obsidian, and a second fig from the general reserve."""
    s = table(2, era=2)
    s.offerings[ACORAN] = s.parts.offering_ids.index("o5")  # fig, stone, pork leg
    s.offerings[MONEIBA] = s.parts.offering_ids.index("o6")  # fish, wood, obsidian
    skill(s, 0, "majos")
    give(s, fig=1, obsidian=2)
    put(s, "0,1", nobles=1)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "offering", "acoran-fig-1")
    play(s, "moneiba-obsidian-3", "moneiba-obsidian-3", "done")
    assert "moneiba-obsidian-3" not in offered(s)  # its strip is full
    play(s, "acoran-fig-1")
    assert s.on_strip(0) == 2
    assert s.on_strip(6) == 2
    assert stock(s) == {}
    assert s.tribes[0].turned == 1
    assert s.tribes[0].cubes == 2
    assert refused(s, "offering")[0] == "TI-15.5"


@rule("TI-15.7")
def test_the_majos_get_no_gift_after_an_exploration() -> None:
    s = table(2, era=2)
    offering(s)
    skill(s, 0, "majos")
    put(s, "0,1", nobles=1)
    give(s, fig=1, fish=1)
    ask(s, OFFER)
    play(s, "acoran-fig-1", "done")
    assert s.over
    assert sum(s.offered) == 1
    assert s.tribes[0].turned == 0


@rule("TI-15.6")
def test_the_majos_need_a_noble_on_a_volcano() -> None:
    s = table(2)
    offering(s)
    skill(s, 0, "majos")
    give(s, fig=1)
    put(s, "1,1", nobles=1)
    ask(s, ACT)
    assert refused(s, "offering")[0] == "TI-15.6"
