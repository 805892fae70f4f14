"""TI-4: bases, islands, tribes, first settlements and the first fort."""

from collections import Counter
from typing import Any

import pytest

from atoll.engine.chance import seeded
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.settle import (
    FIRST_FORT,
    NEIGHBOURS,
    NEUTRAL_SETTLEMENT,
    SETTLE,
    SPLIT,
    free_terrains,
)
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.land import island_hexes
from atoll.games.tindaya.names import (
    BASES,
    CHASM,
    FOREST,
    HEXES,
    IDOLS,
    INITIAL,
    MOUNTAIN,
    SHORE,
    TRADES,
    TRIBES,
    VOLCANO,
)
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import offered, play, refused
from tests.tindaya.positions import ask, at, begun, new, put, stock, table

LEVELS = ("easy", "medium", "hard")


def check_board(s: Tindaya) -> None:
    """TI-4.3, TI-4.6, TI-4.7 on any board."""
    around = s.geography.neighbours
    assert len({s.island[s.volcanoes[n]] for n in range(1, BASES + 1)}) == BASES
    assert max(s.island) == BASES
    for number in range(1, BASES + 1):
        volcano = s.volcanoes[number]
        near = {s.ground[place] for place in around[volcano]}
        assert {SHORE, FOREST, MOUNTAIN} <= near
        assert VOLCANO not in near
        assert s.ground[s.chasms[number]] == CHASM


@rule("TI-4.2", "TI-4.3", "TI-4.5", "TI-4.6", "TI-4.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("layout", ["default", "random"])
def test_boards_keep_the_placement_rules(seats: int, level: str, layout: str) -> None:
    for seed in range(4 if layout == "random" else 1):
        s = new(seats, seed, difficulty=level, layout=layout)
        check_board(s)
        count = Counter(s.ground)
        assert [count[SHORE], count[MOUNTAIN], count[FOREST]] == [10, 8, 8 + 2 * seats]


@rule("TI-4.2", "TI-4.5")
def test_red_bases_come_in_vertical_pairs() -> None:
    for half, islands in enumerate(GAME.parts().islands):
        assert sum(island.red for island in islands) == 2 * half
        for above, below in zip(islands[:4], islands[4:], strict=True):
            assert above.red == below.red
            assert not above.turned
            assert below.turned == below.red


def reds(s: Tindaya) -> int:
    """Bases that show their red side: there the chasm is nearer to the volcano."""
    far = s.geography.distances
    return sum(far[s.volcanoes[n]][s.chasms[n]] < 3 for n in range(1, BASES + 1))


@rule("TI-4.5")
@pytest.mark.parametrize("layout", ["default", "random"])
def test_red_bases_by_the_level_or_as_agreed(layout: str) -> None:
    for level, red in zip(LEVELS, (0, 2, 4), strict=True):
        assert reds(new(2, difficulty=level, layout=layout)) == red
    for seats in (1, 2, 3, 4):
        for red in (0, 2, 4, 6, 8):
            s = new(seats, difficulty="medium", red=red, layout=layout)
            assert reds(s) == red
            check_board(s)


@rule("TI-4.4", "TI-1.10")
def test_the_slots_leave_no_gap() -> None:
    """TI-DX1: 112 hexes, and every hex that is not at the edge has six neighbours."""
    s = new(4)
    assert len(s.geography.names) == HEXES == 112
    assert s.ground.count(VOLCANO) == s.ground.count(CHASM) == 8
    assert sum(ground >= SHORE for ground in s.ground) == 34
    codes = set(s.geography.codes)
    holes = {
        code + step
        for code in codes
        for step in (128, 1, -127, -128, -1, 127)
        if code + step not in codes
        and sum(code + step + other in codes for other in (128, 1, -127, -128, -1, 127)) > 4
    }
    assert holes == set()
    for place in s.land:
        if s.ground[place] >= SHORE:
            assert CHASM not in {s.ground[near] for near in s.geography.neighbours[place]}


@rule("TI-4.8", "TI-4.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_terrains_tokens_and_reserve(seats: int) -> None:
    """TI-EX3: clay on shores, wood on forests, minerals on mountains; the rest is the reserve."""
    s = new(seats)
    backs = {SHORE: 1, FOREST: 2, MOUNTAIN: INITIAL}
    assert all(s.token[place] == backs.get(s.ground[place], 0) for place in range(HEXES))
    assert s.token.count(2) == 18 - (10 - 2 * seats)
    assert s.reserve == 42 - (26 + 2 * seats)


@rule("TI-4.11", "TI-1.1")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(30):
        order = new(4, seed).order
        assert order == [(order[0] + i) % 4 for i in range(4)]
        firsts.add(order[0])
    assert firsts == {0, 1, 2, 3}


@rule("TI-4.10", "TI-4.12", "TI-4.13", "TI-4.14", "TI-4.15")
def test_the_second_of_three_players() -> None:
    """TI-EX4: pig farm and crop, the farm knife, two cubes and two cylinders."""
    for seed in range(20):
        s = new(3, seed)
        second = s.tribes[s.order[1]]
        if TRIBES[second.skill] in ("orone", "taoro", "tedote"):
            continue
        known = [name for trade, name in enumerate(TRADES) if second.knows(trade)]
        assert known == ["pigs", "crops"]
        assert second.inventions == 1 << 2
        assert (second.cubes, second.cylinders, second.cave) == (2, 2, 0)
        return
    raise AssertionError("no plain tribe was drawn")


@rule("TI-4.17", "TI-4.10")
def test_tribes_are_drawn_with_four_resources() -> None:
    seen = set()
    for seed in range(60):
        s = new(4, seed)
        assert len({tribe.skill for tribe in s.tribes}) == 4
        for tribe in s.tribes:
            assert sum(tribe.goods) == 4
            seen.add(TRIBES[tribe.skill])
    assert seen == set(TRIBES)


@rule("TI-15.8", "TI-15.9", "TI-15.11", "TI-15.1", "TI-4.17")
def test_skills_that_change_the_setup() -> None:
    found = set()
    for seed in range(80):
        s = new(3, seed)
        for position, seat in enumerate(s.order):
            tribe, aid = s.tribes[seat], s.parts.aids[2][position]
            name = TRIBES[tribe.skill]
            extra = name in ("orone", "taoro", "tedote")
            assert tribe.cylinders == aid.cylinders + extra
            assert tribe.cave == (name == "tedote")
            assert tribe.canoe == (name == "agana")
            if name in ("orone", "taoro"):
                first = 0 if name == "orone" else 6
                wanted = {aid.invention, first + 1 if aid.invention == first else first}
                assert tribe.inventions == sum(1 << each for each in wanted)
                found.add((name, aid.invention == first))
    assert found == {("orone", True), ("orone", False), ("taoro", True), ("taoro", False)}


@rule("TI-4.18", "TI-4.22")
def test_wrath_and_wilderness() -> None:
    """TI-EX5: with three players five goats and five pigs."""
    s = new(3)
    assert list(s.wrath) == [1, 1]
    assert list(s.wild) == [5, 5]


@rule("TI-4.23", "TI-32.1")
def test_missions() -> None:
    assert {new(2, seed).mission for seed in range(40)} == {0, 1, 2, 3, 4}
    assert {new(1, seed).mission for seed in range(40)} == {1, 2, 3}
    assert new(2, mode="dominion").mission == 255
    assert TRIBES.index("majos") not in {new(1, seed).tribes[0].skill for seed in range(60)}


@rule("TI-4.24", "TI-4.25", "TI-1.5")
def test_disks_tokens_and_objectives() -> None:
    """TI-EX2: the first player's disk lies at the bottom and has the highest priority."""
    s = new(3, mode="dominion")
    assert s.priority == s.order
    assert {tribe.solidarity for tribe in s.tribes} == {5}
    assert sorted(s.score_tokens) == [-2, -1, -1, 1, 1, 2]
    green, blue = s.common
    assert green < 5 <= blue
    assert new(3).common == []


@rule("TI-4.29")
def test_dominion_idols_are_left_out_of_the_alliance() -> None:
    assert sum(new(2, mode="dominion").idols) == 21
    s = new(2)
    assert sum(s.idols) == 15
    assert [IDOLS[kind] for kind, n in enumerate(s.idols) if n == 0] == [
        "solidarity",
        "cancellation",
        "visions",
    ]


@rule("TI-4.26", "TI-4.32")
def test_settlements_are_placed_in_two_rounds() -> None:
    s = new(2)
    seats = []
    while s.task.matter is SETTLE:
        seats.append(s.seat)
        s.play(s.moves()[0])
    assert seats == [*s.order, *s.order]


@rule("TI-4.26", "TI-4.32", "TI-3.1", "TI-3.10")
def test_a_settlement_takes_the_token_and_stands_on_its_terrain() -> None:
    s = new(2)
    seat = s.seat
    trades = {text.split("@")[0] for text in offered(s)}
    assert trades == {TRADES[trade] for trade in s.parts.aids[1][0].trades}
    before = sum(s.tribes[seat].goods)
    clay = next(text for text in sorted(set(offered(s))) if text.startswith("fishing"))
    place = at(s, clay.split("@")[1])
    play(s, clay)
    assert s.ground[place] == SHORE
    assert s.site[place] == 1
    assert s.token[place] == 0
    assert s.tribes[seat].tokens == [1, 0, 0]
    assert sum(s.tribes[seat].goods) == before + 2
    assert s.tiles[0] == 5


@rule("TI-4.28", "TI-12.5")
def test_the_last_token_of_an_island_stays_in_the_alliance() -> None:
    s = new(2)
    text = next(text for text in sorted(set(offered(s))) if text.startswith("fishing"))
    place = at(s, text.split("@")[1])
    for other in island_hexes(s, place):
        if other != place:
            s.token[other] = 0
    s.settle()
    assert refused(s, text)[0] == "TI-4.28"
    d = new(2, mode="dominion")
    for other in island_hexes(d, place):
        if other != place:
            d.token[other] = 0
    d.settle()
    seat = d.seat
    if text in offered(d):
        play(d, text)
        assert d.tribes[seat].solidarity == 4


@rule("TI-4.27", "TI-4.16")
def test_nobles_villagers_and_animals() -> None:
    s = begun(4)
    for seat, tribe in enumerate(s.tribes):
        expected = 4 if TRIBES[tribe.skill] == "tedote" else 3
        assert (tribe.villagers, tribe.nobles) == (expected, 2)
        sites = [
            place for place in s.land if s.nobles[seat * HEXES + place] and 0 < s.site[place] < 5
        ]
        assert len(sites) == 2
        for place in sites:
            assert s.animals[place] == (2 if s.site[place] in (2, 3) else 0)
    assert list(s.wild) == [6, 6]  # they come from the reserve


@rule("TI-4.27", "TI-15.11")
def test_villagers_may_be_split_in_any_way() -> None:
    for seed in range(40):
        s, chance = new(2, seed), seeded(seed)
        while s.task.matter is not SPLIT:
            s.play(chance.pick(s.moves()))
        tedote = TRIBES[s.tribes[s.seat].skill] == "tedote"
        assert s.moves() == list(range(5 if tedote else 4))


@rule("TI-4.30", "TI-4.31")
def test_the_first_fort() -> None:
    asked = 0
    for seed in range(15):
        s, chance = new(3, seed), seeded(seed)
        while s.phase == 0:
            if s.task.matter is FIRST_FORT:
                asked += 1
                assert s.seat == s.order[0]
                assert {s.ground[place] for place in s.moves()} == {FOREST}
                assert all(s.site[place] == 0 for place in s.moves())
            s.play(chance.pick(s.moves()))
        forts = [place for place in s.land if s.site[place] >= 5]
        assert [s.troops[place] for place in forts] == [2]
        assert [s.token[place] for place in forts] == [0]
    assert asked


@rule("TI-4.30", "TI-19.6")
def test_the_fort_goes_to_a_shore_when_no_forest_is_free() -> None:
    s = new(2)
    order = (FOREST, SHORE, MOUNTAIN)
    for ground in order:
        assert {s.ground[place] for place in free_terrains(s, 1, order)} == {ground}
        for place in free_terrains(s, 1, order):
            s.site[place] = 1
    assert free_terrains(s, 1, order) == []


@rule("TI-32.2", "TI-32.3")
def test_the_solo_setup() -> None:
    """TI-EX36: a neutral farm with pigs, neutral fishing and the fort on the drawn islands."""
    s, chance = new(1), seeded(3)
    names = []
    while s.task.matter is not ACT:
        if s.task.matter is NEUTRAL_SETTLEMENT:
            names.append(TRADES[s.task.x])
        s.play(chance.pick(s.moves()))
    assert sum(s.prophecies) == 8 - 1 - 1
    neutral = [place for place in s.land if s.villagers[HEXES + place]]
    assert sorted(s.site[place] for place in neutral) == [1, 2]
    farm = next(place for place in neutral if s.site[place] == 2)
    assert s.animals[farm] == 2
    assert all(s.token[place] == 0 for place in neutral)
    assert [s.troops[place] for place in s.land if s.site[place] >= 5] == [2]
    assert {TRADES[trade] for trade in range(4) if s.tribes[0].knows(trade)} == {"herd", "crops"}


@rule("TI-32.2", "TI-32.3")
def test_the_prophecy_names_the_islands_of_the_solo_setup() -> None:
    """TI-EX36: 1, 7 and 5: the farm, the fishing settlement and the fort."""
    s = table(1)
    s.prophecies = bytearray([1, 0, 0, 0, 0, 0, 0, 0])
    for name, token in (("-1,2", "wood"), ("5,4", "clay"), ("-1,4", "wood")):
        put(s, name, token=token)
    ask(s, NEIGHBOURS)
    assert s.over  # one forest, one shore, one forest: nothing to choose
    sites = {s.geography.names[place]: s.site[place] for place in s.land if s.site[place]}
    assert {name: site for name, site in sites.items() if site < 5} == {"-1,2": 2, "5,4": 1}
    assert s.troops[at(s, "-1,4")] == 2
    assert s.first_fort == at(s, "-1,4")
    assert sum(s.token) == 0
    assert s.tribes[0].tokens == [0, 0, 0]  # nobody collects them
    assert stock(s) == {}
    assert sum(s.prophecies) == 0  # the card is gone


@rule("TI-32.3")
def test_a_neutral_settlement_without_room_goes_to_the_next_island() -> None:
    """The farm needs a forest and the fishing settlement a shore: no other terrain serves."""
    s = table(1)
    s.prophecies = bytearray([1, 0, 0, 0, 0, 0, 0, 0])  # 1, 7 and 5
    put(s, "-1,2", site="crops", villagers=1)  # the only forest of island 1
    put(s, "5,4", site="fishing", villagers=1)  # the only shore of island 7
    for name in ("-1,4", "-3,5", "-1,5"):  # all terrains of island 5
        put(s, name, site="crops")
    ask(s, NEIGHBOURS)
    while not s.over:
        s.play(s.moves()[0])
    neutral = {s.site[place]: place for place in s.land if s.villagers[HEXES + place]}
    assert s.island[neutral[2]] == s.island[s.volcanoes[2]]
    assert s.ground[neutral[2]] == FOREST
    assert s.island[neutral[1]] == s.island[s.volcanoes[8]]
    assert s.ground[neutral[1]] == SHORE
    assert s.island[s.first_fort] == s.island[s.volcanoes[6]]


@rule("TI-4.1", "TI-31.1", "TI-34.1")
@pytest.mark.parametrize(
    ("seats", "options", "word"),
    [
        (1, {"mode": "dominion"}, "mode"),
        (2, {"traitor": True}, "traitor"),
        (2, {"lesson": 1, "difficulty": "hard"}, "lesson"),
        (2, {"lesson": 3}, "lesson"),
        (2, {"lesson": 1, "mode": "dominion"}, "lesson"),
        (2, {"difficulty": "deadly"}, "difficulty"),
        (2, {"red": 3}, "red"),
        (2, {"red": 2, "lesson": 1}, "red"),
        (2, {"survivors": "noble"}, "survivors"),
        (2, {"mode": "dominion", "objectives": True}, "objectives"),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    seats: int, options: dict[str, Any], word: str
) -> None:
    with pytest.raises(ValueError, match=word):
        GAME.new(seats, **options)
