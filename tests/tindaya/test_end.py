"""TI-21 to TI-25: the end of the game, objectives and missions."""

from typing import Any

import pytest

from atoll.games.tindaya.names import COMMON, HEXES, MISSIONS, SECRETS, TRADES
from atoll.games.tindaya.objectives import achievers, common_count, secret_scorers
from atoll.games.tindaya.scoring import (
    conditions,
    controls_archipelago,
    limit,
    monopolies,
    progress,
    reasons,
    survivors,
    winners,
)
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.tindaya.positions import give, idol, invent, put, table, teach


@rule("TI-21.2")
def test_control_of_the_archipelago() -> None:
    """TI-EX32: 15 natives of three tribes allow fewer than eight."""
    s = table(3)
    put(s, "0,1", nobles=1, villagers=3)
    put(s, "0,1", seat=1, nobles=2, villagers=3)
    put(s, "0,1", seat=2, nobles=2, villagers=4)
    fort = put(s, "-1,2", site="pigs", troops=6)
    s.tribes[0].prison = 9  # prisoners do not count
    assert limit(s) == 8
    assert controls_archipelago(s)
    s.troops[fort] = 8
    assert not controls_archipelago(s)


@rule("TI-21.2")
@pytest.mark.parametrize(
    ("seats", "limits"),
    [
        (1, {5: 7, 6: 8, 7: 9, 8: 10, 9: 11}),
        (2, {8: 7, 9: 8, 11: 9, 14: 10, 15: 11}),
        (4, {16: 7, 17: 8, 24: 9, 25: 10, 29: 11}),
    ],
)
def test_the_table_of_the_archipelago(seats: int, limits: dict[int, int]) -> None:
    for people, most in limits.items():
        s = table(seats)
        s.tribes[0].villagers = people
        assert limit(s) == most


def alliance(seats: int = 2) -> Tindaya:
    """All conditions but the mission are met."""
    s = table(seats)
    s.era = 3
    s.mission = 255
    for seat, name in zip(range(seats), ("1,0", "3,0", "9,-1", "12,-3"), strict=False):
        put(s, name, seat=seat, villagers=3, nobles=1, site="fishing")
    s.wrath = bytearray([1, 1])
    return s


@rule("TI-21.1")
def test_the_alliance_wins_or_loses_together() -> None:
    s = alliance()
    assert winners(s) == [0, 1]
    assert s.scores() == [4, 4]
    s.wrath[0] = 4
    assert winners(s) == []
    s = alliance()
    s.tribes[1].nobles = 0
    assert winners(s) == []
    s = alliance()
    for place in s.land:
        s.site[place] = 0
    assert winners(s) == []
    s = alliance()
    put(s, "-1,2", site="pigs", troops=9)
    assert winners(s) == []
    s = alliance()
    s.mission = MISSIONS.index("warriors")
    assert winners(s) == []
    for tribe in s.tribes:
        tribe.prison = 3
    assert winners(s) == [0, 1]


@rule("TI-23.5")
def test_missions() -> None:
    """TI-EX39."""
    s = alliance()
    invent(s, 0, "saltern", "smokehouse", "plow")
    give(s, cheese=2, smoked_fish=1, fish=9)
    s.tribes[0].prison = 4
    put(s, "1,1", villagers=1, site="herd", animals=3)
    put(s, "-1,2", nobles=1, site="pigs", animals=2)  # not controlled
    assert [progress(s, 0, mission) for mission in range(5)] == [3, 4, 3, 2, 4]
    s.mission = MISSIONS.index("livestock")
    name, wanted, have, met = conditions(s)[-1]
    assert (name, wanted, have, met) == ("mission-livestock", 3, 0, False)  # the other tribe


# Dominion


def dominion(seats: int = 2, **options: Any) -> Tindaya:
    s = table(seats, mode="dominion", **options)
    s.era = 3
    s.common, s.score_tokens = [], []
    for tribe in s.tribes:
        tribe.secrets, tribe.values, tribe.seen = [], [], []
    for seat, name in zip(range(seats), ("1,0", "3,0", "9,-1", "12,-3"), strict=False):
        put(s, name, seat=seat, villagers=4, nobles=1, site="fishing")
    s.wrath = bytearray([1, 1])
    return s


@rule("TI-22.1", "TI-22.2")
def test_survivors() -> None:
    s = dominion()
    s.tribes[1].solidarity = 9
    assert winners(s) == [1]
    s.site[s.geography.names.index("3,0")] = 0
    assert survivors(s) == [0]
    assert winners(s) == [0]  # only survivors can win
    s.site[s.geography.names.index("1,0")] = 0
    assert winners(s) == []
    s = dominion()
    s.wrath[1] = 4
    assert winners(s) == []
    s = dominion()
    put(s, "-1,2", site="pigs", troops=12)
    assert winners(s) == []


@rule("TI-22.13")
def test_by_agreement_survivors_need_a_noble_too() -> None:
    for agreed, left in (("settlement", [0, 1]), ("noble", [0])):
        s = dominion(survivors=agreed)
        assert survivors(s) == [0, 1]
        s.tribes[1].solidarity = 9
        place = s.geography.names.index("3,0")
        s.nobles[HEXES + place] = 0
        s.tribes[1].nobles = 0
        assert survivors(s) == left
        assert winners(s) == [left[-1]]
        said = [reason.words.key for reason in reasons(s)]
        assert ("no-noble-no-survivor" in said) == (agreed == "noble")


@rule("TI-22.3", "TI-22.8")
def test_monopolies() -> None:
    """TI-EX33: David -2; Alex -2 for wood and -1 for clay."""
    s = dominion()
    david, alex = 0, 1
    s.tribes[david].tokens = [2, 0, 3]
    s.tribes[alex].tokens = [3, 2, 1]
    assert monopolies(s, david) == -2
    assert monopolies(s, alex) == -3
    s.tribes[david].tokens = s.tribes[alex].tokens = [1, 0, 0]
    assert [monopolies(s, seat) for seat in (0, 1)] == [-1, -1]


@rule("TI-22.4", "TI-22.5", "TI-22.6", "TI-14.12", "TI-24.1")
def test_the_final_score() -> None:
    s = dominion()
    idol(s, 0, "solidarity", "solidarity")
    s.common = [COMMON.index("engineers"), COMMON.index("landowners")]
    invent(s, 0, "saltern", "smokehouse")
    assert s.breakdown(0) == {
        "solidarity": 5,
        "monopolies": 0,
        "idols": 2,
        "nobles": 1,
        "common": 2,
        "secret": 0,
    }
    assert s.breakdown(1)["common"] == 1  # tied for landowners
    assert s.scores() == [10, 7]


@rule("TI-22.7", "TI-22.8", "TI-23.4")
def test_secret_objectives() -> None:
    """TI-EX34: +1 for most fishing settlements, -2 for most horns."""
    s = dominion()
    put(s, "-1,1", villagers=1, site="fishing")
    give(s, 1, horns=2)
    s.tribes[0].secrets = [SECRETS.index("most-horns")]
    s.tribes[0].values, s.tribes[0].seen = [-2], [0]
    s.tribes[1].secrets = [SECRETS.index("settlements-fishing")]
    s.tribes[1].values, s.tribes[1].seen = [1], [0]
    assert s.breakdown(0)["secret"] == 1
    assert s.breakdown(1)["secret"] == -2


@rule("TI-22.8", "TI-22.12", "TI-22.3")
def test_who_has_not_survived_is_compared_too() -> None:
    s = dominion(3)
    s.site[s.geography.names.index("9,-1")] = 0
    assert survivors(s) == [0, 1]
    lost = s.tribes[2]
    lost.secrets, lost.values, lost.seen = [SECRETS.index("most-horns")], [2], [0]
    give(s, 1, horns=1)
    assert s.breakdown(1)["secret"] == 2  # a card of his counts
    give(s, 2, horns=3)
    assert s.breakdown(1)["secret"] == 0  # and so do his horns
    s.tribes[0].tokens = [1, 0, 0]
    lost.tokens = [4, 0, 0]
    assert monopolies(s, 0) == 0
    assert monopolies(s, 2) == -2
    teach(s, 2, "fishing", "crops")
    teach(s, 0, "fishing")
    assert achievers(s, COMMON.index("wisemen")) == [2]


@rule("TI-23.3")
def test_urbanites_count_all_islands_that_are_largest() -> None:
    s = table(2, mode="dominion")
    sizes = {number: s.island.count(number) for number in range(1, max(s.island) + 1)}
    most = max(sizes.values())
    wanted = 0
    for number, size in sizes.items():
        place = next(each for each in s.land if s.island[each] == number and s.ground[each] >= 3)
        put(s, s.geography.names[place], villagers=1, site=TRADES[number % 4])
        wanted += size == most
    assert 1 < wanted < len(sizes)
    assert common_count(s, 0, COMMON.index("urbanites")) == wanted


@rule("TI-23.4", "TI-22.11")
def test_most_and_fewest() -> None:
    s = dominion(3)
    assert secret_scorers(s, SECRETS.index("most-cheese")) == []  # nobody has any
    assert secret_scorers(s, SECRETS.index("fewest-prisoners")) == [0, 1, 2]
    s.tribes[0].prison = 1
    assert secret_scorers(s, SECRETS.index("fewest-prisoners")) == [1, 2]
    put(s, "0,1", seat=1, villagers=1)
    assert secret_scorers(s, SECRETS.index("fewest-villagers")) == [0, 2]
    idol(s, 2, "wrath")
    s.tribes[0].shown[0] = 1
    assert secret_scorers(s, SECRETS.index("fewest-idols")) == [1]
    s.tribes[1].market = 1
    assert secret_scorers(s, SECRETS.index("fewest-market")) == [0, 2]
    put(s, "1,1", seat=2, villagers=1, site="herd", animals=2)
    assert secret_scorers(s, SECRETS.index("fewest-goats")) == [0, 1]
    assert secret_scorers(s, SECRETS.index("fewest-pigs")) == [0, 1, 2]
    give(s, 2, straw=1)
    assert secret_scorers(s, SECRETS.index("most-straw")) == [2]


@rule("TI-23.1", "TI-23.2", "TI-23.3", "TI-22.12")
def test_common_objectives() -> None:
    s = table(2, mode="dominion")
    put(s, "1,0", villagers=1, site="fishing")
    put(s, "0,1", nobles=2)
    put(s, "1,1", villagers=1, site="herd")
    put(s, "4,0", villagers=1)
    put(s, "5,4", villagers=1, site="fishing")
    put(s, "7,3", seat=1, nobles=1, site="crops")
    teach(s, 0, "fishing", "herd", "crops")
    invent(s, 0, "saltern", "smokehouse")
    counts = {name: common_count(s, 0, goal) for goal, name in enumerate(COMMON)}
    distance = s.geography.distances
    names = s.geography.names
    far = max(distance[names.index("5,4")][names.index(name)] for name in ("1,0", "1,1"))
    assert counts == {
        "settlers": 3,
        "wisemen": 3,
        "worshipers": 3,
        "travelers": 3,
        "engineers": 1,
        "explorers": far,
        "specialists": 2,
        "urbanites": counts["urbanites"],
        "collectors": 2,
        "landowners": 3,
    }
    assert common_count(s, 1, COMMON.index("collectors")) == 1  # presence is enough
    assert common_count(s, 1, COMMON.index("landowners")) == 0
    sizes = {number: s.island.count(number) for number in set(s.island) - {0}}
    largest = [number for number, size in sizes.items() if size == max(sizes.values())]
    mine = [s.island[names.index(name)] for name in ("1,0", "1,1", "5,4")]
    assert counts["urbanites"] == sum(number in largest for number in mine)
    assert achievers(s, COMMON.index("wisemen")) == [0]


@rule("TI-22.9", "TI-22.10")
def test_ties() -> None:
    s = dominion()
    assert winners(s) == [0, 1]
    put(s, "9,-1", seat=1, villagers=0, site="fishing")
    s.villagers[112 + s.geography.names.index("9,-1")] = 1
    assert winners(s) == [1]  # more settlements
    invent(s, 0, "plow")
    assert winners(s) == [0]  # inventions come first
    s.tribes[0].solidarity = -40
    s.tribes[1].solidarity = 40
    assert s.scores()[0] < 0
    assert s.scores()[1] > 18


def test_a_failed_condition_says_whose_tribe_is_short_of_it() -> None:
    s = alliance(2)
    s.tribes[1].nobles = 0
    said = [s.say(reason.words, "en") for reason in reasons(s) if not reason.met]
    assert said == ["Nobles of each tribe: 0 (at least 1). Too few: Orange."]
