"""TI-34: the learning games, each with the sections it uses."""

import pytest

from atoll.games.tindaya.decisions.closing import MAINTENANCE
from atoll.games.tindaya.decisions.reconquest import RECONQUEST
from atoll.games.tindaya.decisions.strategy import BEGIN_ERA
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.visit import VISIT
from atoll.games.tindaya.names import IDOLS, SECRETS, TRIBES
from atoll.games.tindaya.pieces import raise_fort, remove_site
from atoll.games.tindaya.scoring import conditions, winners
from tests.ledger import rule
from tests.positions import offered, play, refused
from tests.tindaya.positions import ask, begun, ended, give, new, put, table, teach


@rule("TI-34.2", "TI-34.3")
def test_the_first_lesson() -> None:
    s = begun(2, lesson=1)
    assert (s.mode.eras, s.mode.dominion) == (1, False)
    assert [tribe.skill for tribe in (s.tribes[seat] for seat in s.order)] == [0, 4]
    assert list(s.wild) == [8, 8]
    assert s.mission == 255
    assert s.parts.islands[0][0].red is False
    for tribe in s.tribes:
        tribe.goods = [9] * len(tribe.goods)
    s.settle()
    assert refused(s, "cave:cube")[0] == "TI-34.3"
    assert not any(text.startswith("buy") for text in offered(s))
    assert [name for name, _, _, _ in conditions(s)][-2:] == ["trades", "fort"]
    four = new(4, lesson=1)
    assert [four.tribes[seat].skill for seat in four.order] == [0, 4, 1, 2]
    assert list(four.wild) == [6, 6]
    assert list(new(1, lesson=1).wild) == [8, 8]  # the neutral farm has two pigs as well


@rule("TI-34.3", "TI-34.4", "TI-34.5")
@pytest.mark.parametrize(
    ("lesson", "mode", "gathers", "collects"),
    [(1, "alliance", True, True), (2, "alliance", False, True), (3, "dominion", True, True)],
)
def test_limits_of_wilderness_and_islands_come_one_by_one(
    lesson: int, mode: str, gathers: bool, collects: bool
) -> None:
    s = table(2, lesson=lesson, mode=mode)
    ended(s, "1,1", nobles=1)
    put(s, "1,1", site="herd")
    ended(s, "4,-1", villagers=1)
    put(s, "4,-1", token="wood")  # the last of its island
    s.wild[1] = 2
    s.tribes[0].tokens = [9, 9, 9]
    ask(s, VISIT)
    assert ("gather@1,1" in offered(s)) == gathers
    assert ("collect@4,-1" in offered(s)) == collects
    play(s, "collect@4,-1")
    assert s.tribes[0].solidarity == (4 if lesson == 3 else 0)


@rule("TI-34.1")
@pytest.mark.parametrize(("lesson", "mode"), [(1, "alliance"), (2, "alliance"), (3, "dominion")])
@pytest.mark.parametrize("layout", ["default", "random"])
def test_all_bases_are_black_and_events_easy(lesson: int, mode: str, layout: str) -> None:
    s = begun(3, lesson=lesson, mode=mode, layout=layout)
    far = s.geography.distances
    assert all(far[s.volcanoes[n]][s.chasms[n]] == 3 for n in range(1, 9))  # red ones are nearer
    assert s.event in s.parts.event_sets[0][0]


@rule("TI-34.3", "TI-34.7")
def test_the_goals_of_the_first_lesson() -> None:
    s = table(2, lesson=1)
    for seat, name in ((0, "1,0"), (1, "3,0")):
        put(s, name, seat=seat, villagers=3, nobles=1, site="fishing")
        teach(s, seat, "fishing", "herd")
    s.wrath = bytearray([1, 1])
    fort = put(s, "-1,2", site="pigs", troops=2)
    s.first_fort = fort
    assert winners(s) == []
    teach(s, 0, "pigs")
    teach(s, 1, "pigs")
    assert winners(s) == []
    put(s, "-1,2", villagers=1, nobles=1)
    give(s, obsidian=2)
    ask(s, RECONQUEST, 0, fort)
    play(s, "0h2o")
    assert winners(s) == [0, 1]
    raise_fort(s, fort, 2)  # a ship builds another on the same hex
    assert winners(s) == [0, 1]


@rule("TI-34.7")
def test_a_first_fort_that_a_catastrophe_takes_is_not_beaten() -> None:
    s = table(2, lesson=1)
    fort = put(s, "-1,2", site="pigs", troops=2)
    s.first_fort = fort
    s.troops[fort] = 0
    remove_site(s, fort)
    assert conditions(s)[-1] == ("fort", 1, 0, False)
    raise_fort(s, fort, 2)  # and the next on its hex is another
    put(s, "-1,2", villagers=1, nobles=1)
    give(s, obsidian=2)
    ask(s, RECONQUEST, 0, fort)
    play(s, "0h2o")
    assert conditions(s)[-1] == ("fort", 1, 0, False)


@rule("TI-34.3")
def test_one_era_is_all_of_the_first_lesson() -> None:
    s = table(2, lesson=1)
    put(s, "0,1", nobles=1)
    put(s, "0,1", seat=1, nobles=1)
    ask(s, BEGIN_ERA)
    assert BEGIN_ERA not in [task.matter for task in s.agenda]  # none follows
    ask(s, MAINTENANCE)
    assert s.over
    assert s.era == 1


@rule("TI-34.4")
def test_the_second_lesson() -> None:
    s = begun(3, lesson=2)
    assert s.mode.eras == 2
    assert s.mode.shelter
    assert s.mode.garbage
    assert s.mode.seers
    assert list(s.wild) == [5, 5]
    for tribe in s.tribes:
        tribe.trades = 15
    assert not conditions(s)[-1][3]
    for tribe in s.tribes:
        tribe.inventions = 3
    assert [met for _, _, _, met in conditions(s)[-2:]] == [True, True]


@rule("TI-34.5", "TI-34.6")
@pytest.mark.parametrize("objectives", [False, True])
def test_the_third_lesson_takes_out_what_it_has_no_use_for(objectives: bool) -> None:
    """No market, so no Jandía; no objectives unless they are agreed, so no idols that touch them."""
    tribes = set()
    for seed in range(30):
        s = new(4, seed, mode="dominion", lesson=3, objectives=objectives)
        tribes |= {TRIBES[tribe.skill] for tribe in s.tribes}
        in_play = {name for kind, name in enumerate(IDOLS) if s.idols[kind]}
        assert ({"cancellation", "visions"} & in_play != set()) == objectives
        assert "solidarity" in in_play
        assert len(s.common) == (2 if objectives else 0)
    assert tribes == set(TRIBES) - {"jandia"}
    s = begun(4, mode="dominion", lesson=3, objectives=objectives)
    assert all(len(tribe.secrets) == objectives for tribe in s.tribes)
    market = SECRETS.index("fewest-market")
    hands = [*[tribe.secrets for tribe in s.tribes], *[tribe.discards for tribe in s.tribes]]
    assert s.secrets[market] == 0
    assert not any(market in hand for hand in hands)
    assert sum(s.secrets) == (17 - 8 if objectives else 0)


@rule("TI-34.5", "TI-34.6")
def test_the_third_lesson() -> None:
    s = begun(2, mode="dominion", lesson=3)
    assert s.mode.eras == 3
    assert s.common == []
    assert all(not tribe.secrets for tribe in s.tribes)
    for tribe in s.tribes:
        tribe.goods = [9] * len(tribe.goods)
    s.settle()
    assert "cave:cube" in offered(s)
    assert not any(text.startswith("buy") for text in offered(s))
    assert s.mode.exhaustion
    assert s.task.matter is ACT
    assert {tribe.solidarity for tribe in s.tribes} <= {3, 4, 5}
