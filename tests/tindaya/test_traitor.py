"""TI-31: the tribe that goes over to the conquistadors, and how it wins."""

import pytest

from atoll.engine.chance import seeded
from atoll.games.tindaya.decisions.ships import LANDFALL
from atoll.games.tindaya.decisions.traitor import CONVERT, FORTIFY, can_betray
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.upkeep import REPRODUCTION
from atoll.games.tindaya.objectives import achievers
from atoll.games.tindaya.scoring import controls_archipelago, traitor_wins, winners
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import offered, play
from tests.tindaya.positions import ask, at, bare, betrayed, give, idol, last_era, put, stock, walk


@rule("TI-31.1", "TI-31.2", "TI-31.3")
def test_who_may_betray() -> None:
    s = last_era()
    put(s, "0,1", nobles=1)
    put(s, "4,0", seat=1, villagers=2)
    ask(s, ACT)
    assert not any(text.startswith("betray") for text in offered(s))  # no fort
    put(s, "-1,2", site="pigs", troops=2)
    ask(s, ACT)
    assert {"betray:cube", "betray:cylinder"} <= set(offered(s))
    ask(s, ACT, 0, 1)  # not with the second action
    assert "betray:cube" not in offered(s)
    ask(s, ACT, 0, 0, 1)  # not in the second round
    assert "betray:cube" not in offered(s)
    assert not can_betray(s, 1)  # villagers alone cannot
    s.era = 2
    ask(s, ACT)
    assert "betray:cube" not in offered(s)
    s.era, s.traitor = 3, 2
    assert not can_betray(s, 0)


@rule("TI-31.3", "TI-31.4")
def test_the_exploration_must_end_in_a_fort() -> None:
    s = last_era()
    put(s, "1,0", nobles=1)
    put(s, "-1,1", villagers=1)
    put(s, "-1,2", site="pigs", troops=2)  # two or three steps away
    ask(s, ACT)
    play(s, "betray:cube")
    assert "done" not in offered(s)
    while s.traitor < 0:
        s.play(s.moves()[0])
    assert s.traitor == 0


def far_fort(**goods: int) -> Tindaya:
    """A noble, an island on the way, and a fort that is reached from there in a canoe alone."""
    s = last_era()
    bare(s)
    put(s, "0,1", nobles=1, ground="mountain")
    put(s, "0,2", villagers=1, ground="forest")
    put(s, "5,1", ground="shore")
    put(s, "5,4", ground="forest", site="pigs", troops=1)
    put(s, "12,-2", seat=1, nobles=2, ground="forest")
    give(s, **goods)
    return s


@rule("TI-31.3")
def test_a_fort_may_be_reached_by_crossing_twice_in_one_canoe() -> None:
    s = far_fort(wood=1)
    assert can_betray(s, 0)
    s = far_fort()
    assert not can_betray(s, 0)  # no canoe
    put(s, "1,1", canoes=1)
    assert can_betray(s, 0)
    s.tribes[0].skill = 0
    put(s, "5,4", troops=-1)
    s.site[at(s, "5,4")] = 0
    assert not can_betray(s, 0)  # no fort


@rule("TI-31.3", "TI-31.4")
@pytest.mark.parametrize("seed", range(12))
def test_a_betrayal_ends_in_the_fort_whatever_the_way(seed: int) -> None:
    s, chance = far_fort(wood=seed % 3 + 1), seeded(seed)
    ask(s, ACT)
    play(s, "betray:cube")
    while s.traitor < 0:
        s.play(chance.pick(s.moves()))
    assert s.troops[at(s, "5,4")] >= 2


@rule("TI-31.5", "TI-31.6", "TI-31.7", "TI-31.12", "TI-31.13", "TI-24.1")
def test_the_conversion() -> None:
    """TI-EX35: the battle in the fishing settlement is repelled; five stand in the fort."""
    s = last_era()
    maria, david, julia = 0, 1, 2
    fort = put(s, "-1,2", site="pigs", troops=1)
    put(s, "-1,2", maria, nobles=1, villagers=1)
    shared = put(s, "1,0", maria, villagers=2, site="fishing")
    put(s, "1,0", david, nobles=1)
    put(s, "1,0", julia, nobles=1)
    idol(s, david, "protection")
    idol(s, julia, "protection")
    s.priority = [julia, david, maria]
    give(s, maria, wood=5)
    s.tribes[maria].tokens = [1, 2, 3]
    ask(s, CONVERT, maria)
    assert s.seat == julia
    play(s, "idol")
    assert s.tribes[julia].solidarity == 6
    assert s.tribes[david].idols[2] == 1
    walk(s, "-1,2", "-1,2")
    assert s.troops[fort] == 5
    assert s.troops[shared] == 0
    assert s.site[shared] == 1
    tribe = s.tribes[maria]
    assert stock(s, maria) == {}
    assert tribe.tokens == [0, 0, 0]
    assert (tribe.villagers, tribe.nobles) == (0, 0)
    assert (tribe.cubes, tribe.cylinders) == (2, 2)
    assert s.priority == [david, julia]  # the traitor has no rank; Julia has gained a point


@rule("TI-31.5")
def test_volcanoes_and_prison_are_emptied_and_forts_are_built() -> None:
    s = last_era()
    put(s, "-1,2", site="pigs", troops=1)
    put(s, "-1,2", nobles=1)
    put(s, "0,1", villagers=1)
    farm = put(s, "9,-2", villagers=2, site="pigs", animals=3)
    s.tribes[0].prison = 1
    ask(s, CONVERT)
    assert set(offered(s)) == {"-1,2", "9,-2"}
    play(s, "9,-2", "9,-2")
    assert s.troops[farm] == 4
    assert s.site[farm] >= 5
    assert s.wild[0] == 5 + 3


@rule("TI-31.6")
def test_no_second_action_follows() -> None:
    s = last_era()
    put(s, "0,1", nobles=1)
    put(s, "-1,2", site="pigs", troops=2)
    put(s, "4,0", seat=1, villagers=2)
    ask(s, ACT)
    play(s, "betray:cylinder")
    while s.task.matter is not ACT:
        assert s.seat == 0
        s.play(s.moves()[0])
    assert s.traitor == 0
    assert s.seat == 1


@rule("TI-31.13")
def test_who_is_repelled_in_the_conversion_goes_to_a_fort() -> None:
    """Not among natives with whom a battle is still to come."""
    s = last_era()
    put(s, "-1,2", nobles=1, site="pigs", troops=1)
    put(s, "5,-1", villagers=2, site="herd")
    put(s, "5,-1", seat=1, nobles=1)
    put(s, "1,0", villagers=1)
    put(s, "1,0", seat=2, villagers=1)
    alone = put(s, "9,-1", villagers=1)
    idol(s, 1, "protection")
    ask(s, CONVERT)
    assert s.seat == 1
    play(s, "idol")
    assert set(offered(s)) == {"-1,2", "9,-1"}
    play(s, "9,-1", "9,-1")
    assert s.troops[alone] == 3
    assert s.site[alone] >= 5


@rule("TI-31.23", "TI-31.5")
def test_the_leader_is_named_after_the_conversion_and_has_a_canoe() -> None:
    s = betrayed("leader")
    put(s, "-1,2", site="pigs", troops=1)
    put(s, "9,-2", site="pigs", troops=1)
    ask(s, FORTIFY)
    assert set(offered(s)) == {"-1,2", "9,-2"}
    play(s, "9,-2")
    assert s.leader == at(s, "9,-2")
    assert s.tribes[0].canoe == 1


@rule("TI-31.19", "TI-31.16")
def test_births_and_the_last_ship_bring_the_number_he_needs() -> None:
    """17 for the Rescuer: twelve, one born in each of three forts, and two of a ship."""
    s = betrayed("rescuer")
    for name, troops in (("-1,2", 5), ("9,-2", 4), ("4,-1", 2), ("2,5", 1)):
        put(s, name, site="pigs", troops=troops)
    put(s, "3,0", seat=1, villagers=1, nobles=1, site="fishing", wall=True)
    put(s, "10,3", site="herd")
    s.tribes[2].prison = 3  # prisoners are not on the board
    ask(s, REPRODUCTION)
    assert sum(s.troops) == 15
    assert not traitor_wins(s)
    ask(s, LANDFALL, 1, s.chasms[8], 4)
    assert s.troops[at(s, "10,3")] == 2
    assert traitor_wins(s)
    assert winners(s) == [0]


@rule("TI-31.16", "TI-31.17", "TI-31.20", "TI-31.22", "TI-31.24")
def test_how_the_traitor_wins() -> None:
    for card, wanted in (("kidnapper", 18), ("missionary", 20), ("rescuer", 17), ("emissary", 20)):
        s = betrayed(card)
        put(s, "3,0", seat=1, villagers=1, site="fishing")
        fort = put(s, "1,0", site="fishing", troops=wanted)
        assert winners(s) == [0]
        s.troops[fort] -= 1
        assert controls_archipelago(s)  # the condition is switched off
        assert winners(s) == [1]
        if card == "kidnapper":
            s.kidnapped = 1
            assert winners(s) == [0]
        assert all(0 not in achievers(s, goal) for goal in range(10))
        assert sum(s.breakdown(0).values()) == 0
