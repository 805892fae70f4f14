"""TI-12.7, TI-12.8, TI-33: barter and the dowry."""

from atoll.engine.session import choices
from atoll.games.tindaya.decisions.barter import GIVE
from atoll.games.tindaya.decisions.visit import VISIT
from atoll.games.tindaya.names import HEXES, WOOD
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import asked, offered, play
from tests.tindaya.positions import ask, at, ended, give, hold, put, stock, table, walk


def at_barter() -> Tindaya:
    s = table(2)
    ended(s, "1,1", villagers=1)
    put(s, "1,1", seat=1, villagers=1)
    give(s, obsidian=3)
    give(s, 1, milk=1, fish=2)
    ask(s, VISIT)
    play(s, "barter-2@1,1")
    return s


@rule("TI-12.7")
def test_barter() -> None:
    """TI-EX17: three obsidian for one milk and two fish."""
    s = at_barter()
    for good in ("milk", "fish", "fish"):
        walk(s, "obsidian", good)
    assert set(offered(s)) == {"send", "leave"}
    play(s, "send")
    assert s.seat == 1
    assert set(offered(s)) == {"accept", "refuse", "counter"}
    play(s, "accept")
    assert stock(s) == {"milk": 1, "fish": 2}
    assert stock(s, 1) == {"obsidian": 3}


@rule("TI-12.7")
def test_swaps_are_one_for_one_and_never_of_one_kind() -> None:
    s = at_barter()
    assert set(offered(s)) == {"obsidian", "leave"}  # no empty list, and so no gift
    give(s, 1, obsidian=1, milk=0, fish=0)
    hold(s, GIVE, 0, 1)
    assert set(offered(s)) == {"leave"}


@rule("TI-12.8")
def test_refusing_and_answering_with_another_list() -> None:
    s = at_barter()
    play(s, "obsidian", "milk", "send", "refuse")
    assert stock(s) == {"obsidian": 3}
    assert "barter-2@1,1" in offered(s)
    play(s, "barter-2@1,1", "obsidian", "milk", "send", "counter")
    assert asked(s) == "barter-give"
    assert s.seat == 1
    play(s, "fish")  # for the one kind there is
    play(s, "send")
    assert asked(s) == "barter-answer"
    assert s.seat == 0
    assert set(offered(s)) == {"accept", "refuse", "counter"}
    play(s, "counter", "obsidian", "fish", "send")  # and answering once more
    assert s.seat == 1
    play(s, "counter", "fish", "send", "accept")
    assert stock(s) == {"obsidian": 2, "fish": 1}
    for _ in range(300):
        play(s, "barter-2@1,1", "leave")
    assert "barter-2@1,1" in offered(s)  # nobody counts the talks


@rule("TI-12.7", "TI-12.8")
def test_a_list_is_as_long_as_the_goods_last() -> None:
    s = at_barter()
    give(s, obsidian=40)
    give(s, 1, milk=30, fish=12)
    for good in ["milk"] * 30 + ["fish"] * 10:
        walk(s, "obsidian", good)
    assert sum(s.swaps) == 2 * 40
    assert set(offered(s)) == {"send", "leave"}
    play(s, "send", "accept")
    assert stock(s) == {"milk": 30, "fish": 10}
    assert stock(s, 1) == {"obsidian": 40, "fish": 2}


@rule("TI-12.8", "TI-32.4")
def test_without_goods_or_partner_there_is_no_barter() -> None:
    s = table(2)
    ended(s, "1,1", villagers=1)
    put(s, "1,0", seat=1, villagers=1)
    give(s, obsidian=3)
    give(s, 1, milk=1)
    hold(s, VISIT)
    assert set(offered(s)) == {"done"}
    solo = table(1)
    ended(solo, "1,1", villagers=1)
    put(solo, "1,1", seat=1, villagers=1)
    give(solo, obsidian=3)
    hold(solo, VISIT)
    assert set(offered(solo)) == {"done"}


# Dowry


@rule("TI-33.1", "TI-33.2", "TI-33.3")
def test_the_dowry() -> None:
    s = table(2, dowry=True)
    ended(s, "1,1", villagers=1)
    put(s, "1,1", seat=1, nobles=1)
    away = put(s, "4,0", seat=1, villagers=2)
    put(s, "1,0", villagers=1)
    give(s, wood=2, stone=3)
    ask(s, VISIT)
    play(s, "dowry-2@1,1", "wood", "stone")  # and the third can only be stone
    assert s.seat == 1
    assert set(offered(s)) == {"4,0", "done"}
    play(s, "4,0")
    assert stock(s, 1) == {"wood": 1, "stone": 2}
    assert stock(s) == {"wood": 1, "stone": 1}
    assert s.villagers[HEXES + away] == 1
    assert s.seat == 0
    assert set(offered(s)) == {"1,1", "1,0"}
    play(s, "1,0")
    assert s.tribes[0].villagers == 3


@rule("TI-33.2", "TI-12.21")
def test_the_villager_who_leaves_may_leave_animals_alone() -> None:
    s = table(2, dowry=True)
    ended(s, "1,0", villagers=1)
    put(s, "1,0", seat=1, nobles=1)
    herd = put(s, "5,-1", seat=1, villagers=1, site="herd", animals=2)
    give(s, wood=3)
    ask(s, VISIT)
    play(s, "dowry-2@1,0", "5,-1")
    assert s.animals[herd] == 0
    assert s.wild[1] == 6
    assert s.tribes[1].villagers == 0


@rule("TI-33.1", "TI-33.4")
def test_a_dowry_is_refused_or_impossible() -> None:
    s = table(2, dowry=True)
    ended(s, "1,1", villagers=1)
    put(s, "1,1", seat=1, villagers=1)
    give(s, wood=3)
    ask(s, VISIT)
    play(s, "dowry-2@1,1")
    assert s.seat == 1
    play(s, "done")
    assert stock(s) == {"wood": 3}
    s.tribes[0].villagers = 7
    hold(s, VISIT)
    assert "dowry-2@1,1" not in offered(s)
    s.tribes[0].villagers = 1
    s.tribes[0].goods[WOOD] = 2
    hold(s, VISIT)
    assert "dowry-2@1,1" not in offered(s)
    plain = table(2)
    ended(plain, "1,1", villagers=1)
    put(plain, "1,1", seat=1, villagers=1)
    give(plain, wood=3)
    hold(plain, VISIT)
    assert "dowry-2@1,1" not in offered(plain)


@rule("TI-33.3")
def test_where_the_new_villager_goes_when_he_cannot_join_his_tribe() -> None:
    from atoll.games.tindaya.decisions.dowry import new_places

    s = table(2, dowry=True)
    put(s, "1,1", nobles=1, site="herd")  # unknown trade
    places = {s.geography.names[place] for place in new_places(s, 0)}
    assert places == {"1,0"}  # the volcano beside is no terrain
    put(s, "1,0", site="herd")
    put(s, "4,-1", seat=1, villagers=1)
    places = {s.geography.names[place] for place in new_places(s, 0)}
    assert {"-1,1", "3,0"} <= places
    assert not {"1,0", "1,1", "4,-1", "4,0"} & places  # unknown trades, a villager, a volcano


@rule("TI-33.1", "TI-33.3")
def test_a_dowry_is_agreed_and_lived_on_terrain_not_on_a_volcano() -> None:
    s = table(2, dowry=True)
    ended(s, "0,1", villagers=1)
    put(s, "0,1", seat=1, villagers=1)
    put(s, "1,1", villagers=1)
    give(s, wood=3)
    give(s, 1, fish=1)
    ask(s, VISIT)
    assert set(offered(s)) == {"barter-2@0,1", "done"}
    s.villagers_moved[at(s, "1,1")] = 1
    put(s, "1,1", seat=1, villagers=1)
    ask(s, VISIT)
    play(s, "dowry-2@1,1", "1,1")
    assert s.villagers[at(s, "1,1")] == 2  # the only terrain with an own native
    assert s.villagers[at(s, "0,1")] == 1


@rule("TI-32.4")
def test_the_solo_dowry() -> None:
    s = table(1, dowry=True)
    place = ended(s, "1,0", nobles=1)
    put(s, "1,0", seat=1, villagers=1, site="fishing")
    put(s, "1,1", villagers=1)
    put(s, "-1,1", villagers=1)
    give(s, wood=3)
    ask(s, VISIT)
    play(s, "dowry-2@1,0")
    assert stock(s) == {}
    assert s.villagers[HEXES + place] == 0
    play(s, "1,1")
    assert s.tribes[0].villagers == 3


@rule("TI-12.8")
def test_who_barters_is_called_by_name_in_question_and_choice() -> None:
    s = at_barter()
    assert s.prompt("en", ["Ada", "Ben"]) == "Barter with Ben. So far: nothing. What do you give?"
    play(s, "obsidian", "milk", "send")
    assert s.prompt("en", ["Ada", "Ben"]).startswith("Ada offers: ")
    t = at_barter()
    ask(t, VISIT)
    said = [choice.text for choice in choices(t, "en", ["Ada", "Ben"])]
    assert any(text.startswith("Barter with Ben ") for text in said)
