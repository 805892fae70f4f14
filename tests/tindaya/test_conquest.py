"""TI-31.8 to TI-31.27: how the traitor's soldiers march, fight and use his card."""

import pytest

from atoll.games.tindaya.decisions.battle import BATTLE
from atoll.games.tindaya.decisions.conquest import (
    AFTER_MARCH,
    MARCH,
    MOVE_SHIP,
    ask_emissary,
)
from atoll.games.tindaya.decisions.events import tsunami
from atoll.games.tindaya.decisions.offer import open_strips
from atoll.games.tindaya.decisions.reconquest import RECONQUEST
from atoll.games.tindaya.decisions.routes import movements
from atoll.games.tindaya.decisions.soldiers import AT_SEA, ask_spoils
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.upkeep import GARBAGE
from atoll.games.tindaya.names import HEXES, NOWHERE, TRIBES
from atoll.games.tindaya.scoring import traitor_wins
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import offered, play
from tests.tindaya.positions import ask, at, betrayed, give, hold, idol, put, then, walk


@rule("TI-31.8", "TI-31.18")
def test_the_traitor_only_explores() -> None:
    s = betrayed()
    put(s, "-1,2", site="pigs", troops=3)
    idol(s, 0, "wrath")
    ask(s, ACT)
    assert set(offered(s)) == {"pass", "explore:cube", "explore:cylinder"}
    assert 0 in s.order


@rule("TI-31.7", "TI-31.18")
def test_he_loses_his_skill_and_the_gods_still_want_as_much() -> None:
    s = betrayed()
    s.tribes[0].skill = TRIBES.index("agana")
    assert movements(s, 0) == 3
    put(s, "-1,2", site="pigs", troops=3)  # soldiers who were never natives of his
    s.steps = 3
    ask(s, MARCH)
    assert "land@-1,2" in offered(s)
    strip = open_strips(s)[0]
    s.offered[strip * 3 + 1] = 2
    assert strip in open_strips(s)  # three are wanted as before
    s.tribes[1].waste = 3
    ask(s, GARBAGE)
    assert s.tribes[1].waste == 3  # and three have room in the dump


@rule("TI-31.8")
def test_he_builds_no_canoes_and_needs_no_noble() -> None:
    s = betrayed()
    put(s, "1,1", site="herd", troops=7)
    s.steps = 3
    ask(s, MARCH)
    assert "sea@1,1" not in offered(s)
    put(s, "2,1", canoes=1)
    ask(s, MARCH)
    play(s, "sea@1,1")
    assert s.moves() == [1, 2, 3, 4, 5]


@rule("TI-31.9")
def test_walls_and_volcanoes_stop_him() -> None:
    s = betrayed()
    put(s, "-1,2", site="pigs", troops=1)
    put(s, "-1,1", wall=True)
    put(s, "0,1", seat=1, villagers=1)
    s.steps = 3
    hold(s, MARCH)
    assert set(offered(s)) == {"done"}  # a wall, a volcano with natives
    s.villagers[HEXES + at(s, "0,1")] = 0
    hold(s, MARCH)
    assert "land@-1,2" in offered(s)
    s.steps = 1
    hold(s, MARCH)
    assert set(offered(s)) == {"done"}  # nobody ends on a volcano
    s.steps = 3
    ask(s, MARCH)
    walk(s, "land@-1,2", "1", "0,1")
    assert "done" not in offered(s)


@rule("TI-31.10", "TI-31.26")
def test_forts_where_he_ends() -> None:
    s = betrayed()
    left = put(s, "1,0", site="fishing", troops=1)
    farm = put(s, "1,1", site="herd", token="")
    crossed = put(s, "1,0", token="")
    s.steps = 1
    then(s, (MARCH, 0, 0, 0), (AFTER_MARCH, 0, 0, 0))
    walk(s, "land@1,0", "1", "1,1")
    assert s.troops[farm] == 1
    assert s.site[farm] == 5 + 2
    assert s.site[left] == s.site[crossed] == 0
    assert s.tiles[0] == 6


@rule("TI-31.11", "TI-31.12", "TI-19.13")
def test_an_idol_sends_him_back() -> None:
    s = betrayed()
    home = put(s, "1,0", site="fishing", troops=2)
    herd = put(s, "1,1", seat=1, villagers=1, site="herd")
    idol(s, 1, "protection")
    s.steps = 1
    then(s, (MARCH, 0, 0, 0), (AFTER_MARCH, 0, 0, 0))
    walk(s, "land@1,0", "2", "1,1")
    assert s.seat == 1
    play(s, "idol")
    assert s.troops[home] == 2
    assert s.site[home] >= 5
    assert s.troops[herd] == 0
    assert s.tribes[1].solidarity == 6


@rule("TI-31.11", "TI-31.14", "TI-31.15")
@pytest.mark.parametrize(("weapons", "won"), [(3, True), (2, False), (0, False)])
def test_natives_defend_themselves(weapons: int, won: bool) -> None:
    s = betrayed()
    put(s, "1,0", site="fishing", troops=3)
    herd = put(s, "1,1", seat=1, villagers=3, site="herd", animals=2)
    give(s, 1, horns=3)
    s.steps = 1
    then(s, (MARCH, 0, 0, 0), (AFTER_MARCH, 0, 0, 0))
    walk(s, "land@1,0", "3", "1,1")
    assert s.seat == 1
    play(s, f"{weapons}h0o")
    tribe = s.tribes[1]
    if won:
        assert tribe.prison == 3
        assert tribe.solidarity == 6
        assert tribe.villagers == 3
        assert s.troops[herd] == 0
    else:
        assert tribe.villagers == 0
        assert s.troops[herd] == 3 - weapons
        assert s.site[herd] >= 5
        assert sum(tribe.idols) == (1 if weapons else 0)
        assert s.wild[1] == 5 + 2


@rule("TI-31.11")
def test_who_has_fought_goes_no_further() -> None:
    s = betrayed()
    put(s, "1,0", site="fishing", troops=4)
    herd = put(s, "1,1", seat=1, villagers=1, site="herd")
    s.steps = 3
    then(s, (MARCH, 0, 0, 0), (AFTER_MARCH, 0, 0, 0))
    walk(s, "land@1,0", "2", "1,1")
    assert s.troops[herd] == 2
    assert set(offered(s)) == {"land@1,0", "done"}  # the others may still go
    walk(s, "land@1,0", "1", "1,1", "land@1,1")
    assert s.folk == 1  # of three the one who has not fought
    assert s.troops[herd] == 2


@rule("TI-31.11", "TI-31.12")
def test_who_was_sent_back_goes_no_further() -> None:
    s = betrayed()
    home = put(s, "1,0", site="fishing", troops=3)
    put(s, "1,1", seat=1, villagers=1, site="herd")
    idol(s, 1, "protection")
    s.steps = 3
    then(s, (MARCH, 0, 0, 0), (AFTER_MARCH, 0, 0, 0))
    walk(s, "land@1,0", "2", "1,1", "idol")
    assert s.troops[home] == 3
    walk(s, "land@1,0")
    assert s.folk == 1  # only the one who had stayed


@rule("TI-31.12")
def test_who_came_over_a_volcano_goes_back_to_the_terrain_before_it() -> None:
    s = betrayed()
    home = put(s, "1,0", site="fishing", troops=2)
    put(s, "-1,1", seat=1, villagers=1)
    idol(s, 1, "protection")
    s.steps = 3
    then(s, (MARCH, 0, 0, 0), (AFTER_MARCH, 0, 0, 0))
    walk(s, "land@1,0", "2", "0,1", "-1,1")
    assert s.seat == 1
    play(s, "idol")
    assert s.troops[home] == 2
    assert s.site[home] >= 5
    assert s.troops[at(s, "0,1")] == 0


@rule("TI-31.8", "TI-10.1", "TI-6.5")
def test_a_cylinder_gives_him_two_explorations() -> None:
    s = betrayed()
    put(s, "1,0", site="fishing", troops=3)
    put(s, "4,0", seat=1, villagers=1)
    ask(s, ACT)
    play(s, "explore:cylinder")
    walk(s, "land@1,0", "1", "1,1", "done")
    assert s.site[at(s, "1,1")] >= 5  # the first is over
    assert s.task.matter is MARCH
    assert s.steps == 3
    assert "done" not in offered(s)  # the second must be made as well


@rule("TI-31.26", "TI-31.10")
def test_what_is_only_crossed_stays() -> None:
    s = betrayed()
    put(s, "1,0", site="fishing", troops=1)
    herd = put(s, "1,1", site="herd")
    s.ground[at(s, "0,2")] = s.ground[at(s, "1,1")]
    s.land = sorted([*s.land, at(s, "0,2")])
    s.steps = 2
    then(s, (MARCH, 0, 0, 0), (AFTER_MARCH, 0, 0, 0))
    walk(s, "land@1,0", "1", "1,1", "land@1,1", "1", "0,2")
    assert s.site[herd] == 3
    assert s.site[at(s, "0,2")] >= 5


@rule("TI-31.8")
def test_more_than_five_on_a_volcano_do_not_sail() -> None:
    for soldiers, sails in ((5, True), (6, False)):
        s = betrayed()
        put(s, "1,0", site="fishing", troops=soldiers)
        put(s, "0,2", canoes=1)
        s.steps = 3
        ask(s, MARCH)
        walk(s, "land@1,0", str(soldiers), "0,1")
        assert ("sea@0,1" in offered(s)) == sails


@rule("TI-31.20", "TI-31.21", "TI-31.22", "TI-31.27")
def test_spoils() -> None:
    s = betrayed("kidnapper")
    fort = put(s, "1,0", site="fishing", troops=2)
    for _ in range(5):
        ask_spoils(s, fort, [1])
    assert s.kidnapped == 4
    s = betrayed("missionary")
    fort = put(s, "1,0", site="fishing", troops=2)
    ask_spoils(s, fort, [1])
    assert s.troops[fort] == 3
    s = betrayed("rescuer")
    fort = put(s, "1,0", site="fishing", troops=2)
    s.tribes[1].prison, s.tribes[2].prison = 2, 3
    s.agenda = []
    ask_spoils(s, fort, [1, 2])
    s.settle()
    assert set(offered(s)) == {"2", "3"}
    play(s, "3")
    assert s.troops[fort] == 5
    assert s.tribes[2].prison == 0


@rule("TI-31.23", "TI-31.25")
def test_the_leader() -> None:
    s = betrayed("leader")
    home = put(s, "1,0", site="fishing", troops=14)
    s.leader = home
    assert traitor_wins(s)
    s.leader = 255
    assert not traitor_wins(s)
    s.leader = home
    s.steps = 3
    ask(s, MARCH)
    play(s, "land@1,0")
    assert {"13", "1+leader", "14+leader"} <= set(offered(s))
    assert "14" not in offered(s)  # all are all, the leader too
    play(s, "3", "1,1")
    assert s.leader == home  # he stays with those who stay
    walk(s, "land@1,0", "2+leader", "1,1")
    assert s.leader == at(s, "1,1")
    assert (s.troops[home], s.troops[at(s, "1,1")]) == (9, 5)


@rule("TI-31.23", "TI-31.25")
def test_a_captured_leader_is_lost() -> None:
    s = betrayed("leader")
    home = put(s, "1,0", site="fishing", troops=1)
    put(s, "1,1", seat=1, villagers=1, site="herd")
    give(s, 1, horns=1)
    s.leader, s.steps = home, 1
    then(s, (MARCH, 0, 0, 0), (AFTER_MARCH, 0, 0, 0))
    walk(s, "land@1,0", "1+leader", "1,1", "1h0o")
    assert s.tribes[1].prison == 1
    assert s.leader == 255


@rule("TI-31.25", "TI-17.16")
def test_the_leader_is_lost_with_his_terrain_or_his_fort() -> None:
    s = betrayed("leader")
    s.leader = put(s, "7,3", site="pigs", troops=2)
    s.wrath = bytearray([1, 1])
    tsunami(s, s.chasms[7])
    assert s.leader == NOWHERE
    s = betrayed("leader")
    s.leader = put(s, "-1,2", site="pigs", troops=1)
    put(s, "-1,2", seat=1, nobles=1)
    give(s, 1, horns=1)
    ask(s, RECONQUEST, 1, s.leader)
    play(s, "1h0o")
    assert s.leader == NOWHERE
    assert s.tribes[1].prison == 1


@rule("TI-31.27", "TI-31.20", "TI-31.21", "TI-31.22")
def test_a_failed_reconquest_is_a_battle_he_has_won() -> None:
    for card, troops, kidnapped in (("kidnapper", 3, 1), ("missionary", 4, 0), ("rescuer", 5, 0)):
        s = betrayed(card)
        fort = put(s, "-1,2", site="pigs", troops=3)
        put(s, "-1,2", seat=1, nobles=1)
        s.tribes[1].prison = s.tribes[2].prison = 2
        ask(s, RECONQUEST, 1, fort)
        assert s.over
        assert s.troops[fort] == troops
        assert s.kidnapped == kidnapped
        assert s.tribes[2].prison == 2  # was not there


@rule("TI-31.27")
def test_the_battles_of_ships_are_not_his() -> None:
    s = betrayed("missionary")
    place = put(s, "1,0", seat=1, villagers=1, site="fishing")
    ask(s, BATTLE, 1, place, AT_SEA)
    assert s.troops[place] == 2


def passed(card: str) -> Tindaya:
    """A traitor with this card has passed while a ship lies at a chasm."""
    s = betrayed(card)
    put(s, "-1,2", site="pigs", troops=3)
    s.standees = bytearray([0, 0, 0, 0, 3, 0, 0])
    put(s, "4,0", seat=1, villagers=1)
    ask(s, ACT)
    play(s, "pass")
    return s


@rule("TI-31.24", "TI-31.25", "TI-6.9")
def test_the_emissary_is_asked_when_he_passes() -> None:
    s = passed("emissary")
    assert s.task.matter is MOVE_SHIP
    play(s, "white-5")
    assert s.standees[4] == 5
    assert s.seat == 1
    s = passed("rescuer")
    assert s.seat == 1  # no other card moves ships


@rule("TI-31.24", "TI-31.25")
def test_the_emissary() -> None:
    s = betrayed("emissary")
    s.standees = bytearray([0, 0, 0, 0, 3, 0, 0])
    s.agenda = []
    ask_emissary(s)
    s.settle()
    assert s.task.matter is MOVE_SHIP
    assert "white-3" not in offered(s)
    play(s, "white-8")
    assert s.standees[4] == 8
