"""TI-12: what natives do where they end: tokens, building, livestock, forts."""

import pytest

from atoll.engine.decision import Task
from atoll.engine.session import choices
from atoll.games.tindaya.decisions.barter import GIVE
from atoll.games.tindaya.decisions.explore import EXPLORE
from atoll.games.tindaya.decisions.reconquest import RECONQUEST
from atoll.games.tindaya.decisions.visit import AFTER_EXPLORATION, VISIT
from atoll.games.tindaya.names import HEXES
from atoll.games.tindaya.pieces import collect
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import offered, play, refused
from tests.tindaya.positions import (
    ask,
    at,
    ended,
    give,
    hold,
    offering,
    put,
    skill,
    stock,
    table,
    teach,
)

# Collecting


@rule("TI-12.1", "TI-12.4", "TI-2.1")
def test_collect_where_a_native_ended() -> None:
    """TI-EX16: not on hexes passed, and not where nobody has moved."""
    s = table(3)
    ended(s, "1,0", villagers=1)
    put(s, "1,0", token="clay")
    put(s, "-1,2", token="wood")
    put(s, "1,1", villagers=1, token="initial")
    ask(s, VISIT)
    assert set(offered(s)) == {"collect@1,0", "done"}
    play(s, "collect@1,0")
    assert stock(s) == {"clay": 3}
    assert s.tribes[0].tokens == [1, 0, 0]
    assert s.token[at(s, "1,0")] == 0


@rule("TI-12.4")
def test_wood_grows_with_the_eras() -> None:
    """TI-EX6: era 2 and a bonus of 2 give four wood."""
    for era in (1, 2, 3):
        s = table(2, era=era)
        s.faces[:3] = bytes([0, 1, 0])
        place = put(s, "-1,2", token="wood")
        collect(s, 0, place)
        assert stock(s) == {"wood": era + 2}


@rule("TI-12.4", "TI-15.3")
def test_minerals_and_the_ecero() -> None:
    for back, start in (("initial", 3), ("volcanic", 7)):
        for face, (stone, obsidian) in enumerate([(3, 0), (2, 1), (1, 2), (0, 3)]):
            for name, more in (("agana", 0), ("ecero", 1)):
                s = table(2)
                skill(s, 0, name)
                s.faces[start : start + 4] = bytes(int(i == face) for i in range(4))
                collect(s, 0, put(s, "1,1", token=back))
                wanted = {"stone": stone, "obsidian": obsidian + more}
                assert stock(s) == {good: n for good, n in wanted.items() if n}
                assert s.tribes[0].tokens == [0, 0, 1]


@rule("TI-12.5", "TI-12.6")
def test_the_last_token_of_an_island() -> None:
    s = table(2)
    ended(s, "1,0", villagers=1)
    put(s, "1,0", token="clay")
    hold(s, VISIT)
    assert refused(s, "collect@1,0")[0] == "TI-12.5"
    put(s, "-1,2", token="wood")
    hold(s, VISIT)
    assert "collect@1,0" in offered(s)
    s.tribes[0].tokens = [3, 3, 2]
    hold(s, VISIT)
    assert refused(s, "collect@1,0")[0] == "TI-12.5"  # eight are the limit on the easy level
    d = table(2, mode="dominion")
    ended(d, "1,0", villagers=1)
    put(d, "1,0", token="clay")
    d.tribes[0].tokens = [9, 9, 9]
    ask(d, VISIT)
    play(d, "collect@1,0")
    assert d.tribes[0].solidarity == 4


# Building and livestock


@rule("TI-12.17", "TI-12.3", "TI-3.1")
def test_nobles_build_what_they_know_on_the_right_terrain() -> None:
    s = table(2)
    teach(s, 0, "fishing", "pigs", "crops")
    ended(s, "1,0", nobles=1)
    ended(s, "-1,2", nobles=1)
    ended(s, "1,1", villagers=1)
    ask(s, VISIT)
    assert set(offered(s)) == {"build-fishing@1,0", "build-pigs@-1,2", "build-crops@-1,2", "done"}
    assert refused(s, "build-herd@1,1")[0] == "TI-12.3"
    play(s, "build-crops@-1,2")
    assert s.site[at(s, "-1,2")] == 4
    assert s.tiles[3] == 5
    assert set(offered(s)) == {"build-fishing@1,0", "done"}


@rule("TI-12.3", "TI-12.1")
def test_a_noble_who_has_not_moved_does_nothing() -> None:
    s = table(2)
    teach(s, 0, "fishing", "herd")
    give(s, fig=1)
    put(s, "1,0", nobles=1)
    ended(s, "1,0", villagers=1)
    put(s, "0,1", nobles=1)
    ended(s, "0,1", villagers=1)
    hold(s, VISIT)
    assert set(offered(s)) == {"done"}
    assert refused(s, "build-fishing@1,0")[0] == "TI-12.3"
    assert refused(s, "offer@0,1")[0] == "TI-12.3"


@rule("TI-12.17", "TI-12.18", "TI-3.8", "TI-3.11", "TI-7.1")
def test_why_a_settlement_cannot_be_built() -> None:
    s = table(2)
    teach(s, 0, "crops")
    place = ended(s, "-1,2", nobles=1)
    hold(s, VISIT)
    assert refused(s, "build-pigs@-1,2")[0] == "TI-12.17"
    s.token[place] = 2
    hold(s, VISIT)
    assert refused(s, "build-crops@-1,2")[0] == "TI-12.18"  # the island's last token must stay
    put(s, "1,0", token="clay")
    hold(s, VISIT)
    assert refused(s, "build-crops@-1,2")[0] == "TI-12.17"  # collect it first
    s.token[place] = 0
    put(s, "-1,2", seat=1, villagers=1)
    hold(s, VISIT)
    assert refused(s, "build-crops@-1,2")[0] == "TI-3.8"
    s.villagers[HEXES + place] = 0
    s.tiles[3] = 0
    hold(s, VISIT)
    assert refused(s, "build-crops@-1,2")[0] == "TI-3.11"


@rule("TI-12.19", "TI-12.21", "TI-3.7")
def test_a_herd_without_control() -> None:
    """TI-EX22: a noble collects, founds a herd and gathers two goats."""
    s = table(2)
    teach(s, 0, "herd")
    place = ended(s, "1,1", nobles=1)
    put(s, "1,1", token="initial")
    put(s, "1,0", token="clay")
    ask(s, VISIT)
    play(s, "collect@1,1", "build-herd@1,1", "gather@1,1")
    assert s.animals[place] == 2
    assert s.wild[1] == 2
    assert s.tribes[0].villagers == 0


@rule("TI-12.20", "TI-12.19")
@pytest.mark.parametrize("wild", [0, 1, 2, 3])
def test_the_last_animals_of_the_wilderness(wild: int) -> None:
    s = table(2)
    ended(s, "1,1", nobles=1)
    put(s, "1,1", site="herd")
    s.wild[1] = wild
    hold(s, VISIT)
    assert ("gather@1,1" in offered(s)) == (wild > 2)
    if wild <= 2:
        assert refused(s, "gather@1,1")[0] == "TI-12.20"
    d = table(2, mode="dominion")
    place = ended(d, "1,1", nobles=1)
    put(d, "1,1", site="herd")
    d.wild[1] = wild
    hold(d, VISIT)
    assert ("gather@1,1" in offered(d)) == (wild > 0)
    if wild:
        play(d, "gather@1,1")
        assert d.animals[place] == min(2, wild)
        assert d.tribes[0].solidarity == (4 if wild <= 2 else 5)


@rule("TI-12.19")
def test_animals_are_gathered_only_where_there_are_none() -> None:
    s = table(2)
    ended(s, "1,1", nobles=1)
    put(s, "1,1", site="herd", animals=1)
    hold(s, VISIT)
    assert refused(s, "gather@1,1")[0] == "TI-12.19"


@rule("TI-12.1", "TI-12.7")
def test_several_optional_actions() -> None:
    """TI-EX20: collect, found a crop and barter on one forest."""
    s = table(2)
    teach(s, 0, "crops")
    ended(s, "-1,2", nobles=1, villagers=1)
    put(s, "-1,2", seat=1, nobles=1, token="wood")
    put(s, "1,0", token="clay")
    give(s, stone=1)
    give(s, 1, fish=1)
    ask(s, VISIT)
    assert {"collect@-1,2", "barter-2@-1,2"} <= set(offered(s))
    play(s, "collect@-1,2", "build-crops@-1,2", "barter-2@-1,2")
    assert s.task.matter is GIVE


@rule("TI-12.1", "TI-12.3")
def test_two_ends() -> None:
    """TI-EX21: the villager may collect on the mountain, the noble offer on the volcano."""
    s = table(2)
    ended(s, "1,1", villagers=1)
    ended(s, "0,1", nobles=1)
    put(s, "1,1", token="initial")
    put(s, "1,0", token="clay")
    ask(s, VISIT)
    assert {"collect@1,1", "offer@0,1"} <= set(offered(s))


@rule("TI-12.1", "TI-12.10")
def test_an_offering_that_was_ended_is_asked_about_again_only_after_something_else() -> None:
    s = table(2)
    offering(s)
    give(s, fig=1, wood=1)
    ended(s, "0,1", nobles=1)
    ended(s, "1,1", villagers=1)
    put(s, "1,1", token="initial")
    put(s, "1,0", token="clay")
    ask(s, VISIT)
    play(s, "offer@0,1", "acoran-fig-1", "done")
    assert s.task.matter is VISIT
    assert set(offered(s)) == {"collect@1,1", "done"}
    assert "offer@0,1" not in [s.notation(move) for move in s.candidates()]
    play(s, "collect@1,1")
    assert "offer@0,1" in offered(s)


# Reconquest


@rule("TI-12.24", "TI-12.25", "TI-12.28")
def test_a_fort_is_reconquered() -> None:
    """TI-EX23: two natives and two weapons beat two; then a farm is founded."""
    s = table(2, mode="dominion")
    teach(s, 0, "pigs")
    place = ended(s, "-1,2", nobles=1, villagers=1)
    put(s, "-1,2", site="pigs", troops=2)
    give(s, horns=1, obsidian=1)
    ask(s, AFTER_EXPLORATION)
    assert s.task.matter is RECONQUEST
    play(s, "1h1o")
    assert s.tribes[0].prison == 2
    assert s.site[place] == 0
    assert s.troops[place] == 0
    assert s.tiles[1] == 6
    assert s.tribes[0].solidarity == 6
    play(s, "build-pigs@-1,2", "gather@-1,2")
    assert s.site[place] == 2
    assert s.animals[place] == 2


@rule("TI-12.26", "TI-12.27", "TI-1.14", "TI-2.4")
def test_a_hero() -> None:
    """TI-EX23: with one weapon all die, one conquistador too, and an idol is earned."""
    s = table(2, mode="dominion")
    place = ended(s, "-1,2", nobles=1, villagers=1)
    put(s, "-1,2", site="pigs", troops=2)
    put(s, "1,1", villagers=1)
    give(s, horns=2)
    ask(s, AFTER_EXPLORATION)
    assert set(offered(s)) == {"0h0o", "1h0o", "2h0o"}
    play(s, "1h0o")
    tribe = s.tribes[0]
    assert (tribe.villagers, tribe.nobles, tribe.prison) == (1, 0, 0)
    assert s.troops[place] == 1
    assert sum(tribe.idols) == 1
    assert stock(s) == {"horns": 1}
    assert tribe.solidarity == 5


@rule("TI-12.26")
def test_a_hero_takes_one_idol_however_many_weapons() -> None:
    s = table(2)
    place = ended(s, "-1,2", nobles=1, villagers=1)
    put(s, "-1,2", site="pigs", troops=3)
    give(s, horns=1, obsidian=3)
    ask(s, AFTER_EXPLORATION)
    play(s, "1h1o")
    assert s.troops[place] == 1
    assert sum(s.tribes[0].idols) == 1
    assert s.tribes[0].prison == 0
    assert s.site[place] >= 5


@rule("TI-12.26")
def test_a_small_party_cannot_win() -> None:
    s = table(2)
    place = ended(s, "-1,2", nobles=1)
    put(s, "-1,2", site="pigs", troops=2)
    give(s, horns=2)
    ask(s, AFTER_EXPLORATION)
    assert set(offered(s)) == {"0h0o", "1h0o"}
    play(s, "0h0o")
    assert s.troops[place] == 2
    assert sum(s.tribes[0].idols) == 0
    assert s.tribes[0].nobles == 0


@rule("TI-12.5")
def test_a_token_that_must_stay_is_told() -> None:
    s = table(2)
    ended(s, "1,0", villagers=1)
    put(s, "1,0", token="clay")
    for place in s.land:
        if s.island[place] == s.island[at(s, "1,0")] and place != at(s, "1,0"):
            s.token[place] = 0
    s.story = []
    ask(s, AFTER_EXPLORATION)
    told = [s.say(line.words, "en") for line in s.story]
    assert any("the last token of an island must stay" in each for each in told), told


def test_to_end_a_visit_says_at_how_many_places() -> None:
    s = table(2)
    ended(s, "1,0", villagers=1)
    put(s, "1,0", token="clay")
    put(s, "1,1", token="wood")
    ask(s, VISIT)
    assert said(s, "done").startswith("Nothing more on")
    ended(s, "1,1", villagers=1)
    ask(s, VISIT)
    assert said(s, "done") == "Nothing more at these 2 places"


def said(s: Tindaya, move: str) -> str:
    return next(each.text for each in choices(s) if each.notation == move)


def test_the_first_of_two_explorations_says_so() -> None:
    s = table(2)
    put(s, "1,0", nobles=1)
    put(s, "-1,2", nobles=1)
    ask(s, EXPLORE, n=1)
    assert s.prompt().startswith("The first of two explorations")
    ended(s, "1,0", nobles=1)
    put(s, "1,0", token="clay")
    put(s, "-1,2", nobles=1, token="wood")
    s.agenda = [Task(EXPLORE, 0), Task(VISIT, 0)]
    s.settle()
    assert s.prompt().endswith("Then the second exploration begins.")
    ask(s, EXPLORE)
    assert s.prompt().startswith("Explore")
