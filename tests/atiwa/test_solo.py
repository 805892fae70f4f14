"""AT-29 and AT-30: the solo game and its challenges."""

import pytest

from atoll.games.atiwa import GAME
from atoll.games.atiwa.scoring import goal as goal_of
from atoll.games.atiwa.scoring import goal_words
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import (
    HOME,
    cells,
    count,
    end_round,
    items,
    next_round,
    report,
    side,
    table,
)
from tests.ledger import rule
from tests.positions import asked, offered, play, refused, refused_facts, told

RICH = "c1 village br=trained"


@rule("AT-29.1", "AT-29.2")
def test_ex26_workers_stay_for_two_further_rounds() -> None:
    s = table(side(RICH, gold=90), turn=0)
    for number in range(1, 7):
        used = [
            space
            for space in ("lt1", "lt2", "lv1", "lv2", "ls1", "ls2", "lf1", "lf2", "n1")
            if space in offered(s)
        ][:3]
        colour = ("red", "yellow", "blue")[(number - 1) % 3]
        for space in used:
            play(s, space)
        while asked(s) != "place-worker":
            s.play(s.moves()[-1])
        taken = {
            space["id"]: space["colour"]
            for space in s.view()["spaces"]
            if space["worker"] is not None
        }
        assert all(taken.get(space) == colour for space in used)
        assert len(taken) == (3 if number == 1 else 6)
        if number == 3:
            assert set(taken.values()) == {"yellow", "blue"}  # red is in hand again in round IV
            assert "lt1" in offered(s)


@rule("AT-29.2")
def test_a_blocked_space_says_how_long() -> None:
    s = table(side(RICH, gold=9), turn=0, round=3, on={"d1": 0, "d2": 1})
    rule_, facts = refused_facts(s, "d1")
    assert (rule_, facts["colour"], facts["round"]) == ("AT-29.2", "red", 4)
    rule_, facts = refused_facts(s, "d2")
    assert (rule_, facts["colour"], facts["round"]) == ("AT-29.2", "yellow", 5)


@rule("AT-29.3")
def test_open_terrain_is_not_swept() -> None:
    s = next_round(table(side(RICH, gold=9), open="01 - 03"))
    view = s.view()
    assert (view["open"][0]["id"], view["open"][2]["id"], view["discard"]) == ("01", "03", [])
    assert view["open"][1] is not None


@rule("AT-29.4", "AT-29.5")
def test_ex27_tiles_shift_under_workers() -> None:
    s = table(side(RICH, gold=9), turn=1, on={"tr2": 0}, tiles="abcdef")
    play(s, "n1")
    next_round(s)
    assert s.round == 2
    assert items(s, "tr1") == ["tree 2", "train"]
    assert "tr1" in offered(s)  # the tile moved to a free position
    assert refused(s, "tr2")[0] == "AT-29.2"  # the family of round II is blocked
    s = table(side(RICH, gold=9), turn=2, on={"tr2": 0, "tr1": 0}, tiles="abcdef")
    next_round(s)
    assert refused(s, "tr1")[0] == "AT-29.2"  # the worker there occupies the tile now


@rule("AT-29.5")
def test_the_family_space_is_blocked_from_two_rounds_before_at_most() -> None:
    for placed, blocked in ((2, True), (1, True)):
        s = table(side(RICH, gold=9), turn=0, round=3, on={"tr3": placed - 1})
        assert ("tr3" not in offered(s)) == blocked
    s = next_round(table(side(RICH, gold=90), round=3, on={"tr4": 0}))
    assert "tr4" in offered(s)


@rule("AT-29.6")
def test_the_goal_is_120_points() -> None:
    lost, won = table(side(RICH, gold=108)), table(side(RICH, gold=110))
    assert (lost.scores(), lost.winners(), goal_of(lost)) == (
        [118],
        [],
        [("points", 120, 118, False)],
    )
    assert (won.scores(), won.winners(), goal_of(won)) == ([120], [0], [("points", 120, 120, True)])
    assert [won.say(words) for words in goal_words(won)] == [
        "Points: 120 of 120, met.",
        "Solo game: the goal is met.",
    ]


@rule("AT-29.7")
def test_a_free_space_always_exists() -> None:
    for number in range(1, 8):
        assert len(offered(table(side(RICH, gold=9), turn=0, round=number))) >= 27 - 6


def goal(
    challenge: str, *cards: str, gold: int = 0, **more: int
) -> dict[str, tuple[int, int, bool]]:
    s = table(side(*cards, gold=gold, **more), challenge=challenge, round=7)
    view = {each["what"]: (each["wanted"], each["have"], each["met"]) for each in s.view()["goal"]}
    assert view == {what: (wanted, have, met) for what, wanted, have, met in goal_of(s)}
    assert bool(s.winners()) == all(met for _, _, met in view.values())
    assert len(goal_words(s)) == len(view) + 1
    return view


BATS = " ".join(f"{cell}=bat" for cell in ("tm", "tr", "ml", "mm", "mr", "bl", "bm", "br"))
TOWN = "mr=family bl=family bm=family br=family"


@rule("AT-30.1")
def test_colony() -> None:
    forty = [RICH, f"b1 24 {BATS}", "d1 28 tm=bat"]
    assert goal("colony", *forty, gold=99)["bats"] == (40, 9, False)
    trees = " ".join(
        f"{cell}=tree+bat" for cell in ("tm", "tr", "ml", "mm", "mr", "bl", "bm", "br")
    )
    many = [RICH, f"b1 24 {BATS}", f"a1 03 {trees}"]
    seen = goal("colony", *many, gold=120)
    assert seen["points"][0] == 100
    assert seen["points"][2]
    assert seen["bats"][1:] == (16, False)
    more = (
        f"d1 08 {BATS.replace('mm=bat ', '')}",
        f"c2 25 {BATS.replace(' br=bat', '')}",
        f"b2 21 {BATS.replace(' bl=bat', '')}",
    )
    for last, met in (("tm=bat mm=bat", False), ("tm=bat mm=bat bm=bat", True)):
        seen = goal("colony", *many, *more, f"a2 20 {last}", gold=99)
        assert seen["bats"] == (40, 40 if met else 39, met)


@rule("AT-30.1", "AT-30.7", "AT-30.9")
def test_commonwealth_wants_three_towns_and_thirteen_families() -> None:
    towns = [f"b1 town {TOWN}", f"a1 town {TOWN}", f"d1 town {TOWN}"]
    assert goal("commonwealth", HOME, *towns, gold=99) == {
        "towns": (3, 3, True),
        "families": (13, 13, True),
        "points": (100, 99 + 8 + 39 + 25, True),
    }
    assert goal("commonwealth", "c1 village", *towns, gold=99)["families"] == (13, 12, False)
    assert goal("commonwealth", HOME, *towns, "c2 town", gold=99)["towns"] == (3, 4, True)
    assert goal("commonwealth", HOME, *towns[:2], gold=99)["towns"] == (3, 2, False)


@rule("AT-30.1", "AT-30.7")
def test_investor_wants_one_of_each_and_more_than_twenty_gold() -> None:
    cards = ("b1 farmstead", "a1 settlement", "d1 village", "c2 town")
    seen = goal("investor", RICH, *cards, gold=99)
    assert [seen[what][:2] for what in ("farmsteads", "settlements", "villages", "towns")] == [
        (1, 1),
        (1, 1),
        (2, 2),  # the first Village counts
        (1, 1),
    ]
    assert all(met for _, _, met in seen.values())
    assert goal("investor", RICH, *cards, gold=20)["gold"] == (21, 20, False)
    assert goal("investor", RICH, *cards[:2], "d1 farmstead", "c2 town", gold=99)["villages"] == (
        2,
        1,
        False,
    )


@rule("AT-30.2")
def test_metropolis_has_no_terrain() -> None:
    s = GAME.new(1, 1, challenge="metropolis")
    assert isinstance(s, Atiwa)
    assert (s.view()["deck"], s.view()["open"]) == (0, [None, None, None])
    play(s, "o1", "c1.mr")
    assert count(s, "tree") == 1  # the rest of the space works
    play(s, "d1")
    assert s.communities[0].gold == 2
    view = s.view()["communities"][0]
    assert (view["nature"], view["terrains"]) == (0, 0)
    assert goal("metropolis", RICH, gold=80)["points"] == (90, 90, True)


@rule("AT-30.3", "AT-30.5")
def test_ex31_migration() -> None:
    s = next_round(table(side(HOME, gold=9), challenge="migration"))
    community = s.communities[0]
    assert (community.gone, count(s, "family"), s.supply(0, 3)) == (2, 1, 10)
    assert (s.number(0, 3), s.demand(0)) == (3, 3)
    assert s.breakdown(0)["supply"] == 3
    assert community.untrained() == 1  # only those on cards mine and learn
    assert s.view()["communities"][0]["forecast"]["markers"] == 1


@rule("AT-30.3")
def test_families_leave_in_rounds_one_to_six() -> None:
    s = GAME.new(1, 4, challenge="migration")
    assert isinstance(s, Atiwa)
    seen = []
    while not s.over:
        if asked(s) == "place-worker":
            seen.append((int(s.round), int(s.communities[0].gone)))
        s.play(s.moves()[-1])
    assert sorted(set(seen)) == [(n, 2 * (n - 1)) for n in range(1, 8)]
    assert int(s.communities[0].gone) == 12  # none in round VII, which has no step 7


@rule("AT-30.4")
def test_the_last_families_leave_even_if_only_one_is_left() -> None:
    s = table(
        side("c1 village br=trained bm=trained bl=trained", gold=99, gone=9),
        challenge="migration",
        round=6,
    )
    assert s.supply(0, 3) == 1
    next_round(s)
    assert (s.communities[0].gone, s.supply(0, 3)) == (10, 0)


@rule("AT-30.4", "AT-19.4")
def test_a_family_returned_by_pollution_goes_back_to_the_row() -> None:
    marks = "tm=polluted tr=polluted ml=polluted mm=polluted mr=polluted"
    s = table(
        side(f"c1 village {marks} bl=family br=family", gold=20, gone=2),
        challenge="migration",
        round=2,
    )
    assert (s.supply(0, 3), s.demand(0)) == (9, 4)
    end_round(s)
    assert cells(s)["c1.bl"] == "polluted"
    assert (report(s, "lost-family"), report(s, "demand")) == (1, 3)
    assert (s.supply(0, 3), s.communities[0].gone, count(s, "family")) == (9 + 1 - 2, 4, 1)


@rule("AT-30.5")
def test_emigrants_do_not_breed_or_count_as_families() -> None:
    s = table(side(RICH, gold=9, gone=2), challenge="migration", round=1)
    breeding = s.view()["communities"][0]["forecast"]["breeding"]
    assert {each["kind"]: each["state"] for each in breeding}["family"] == "too-few"


@rule("AT-30.6")
def test_untrained_training_has_no_effect() -> None:
    s = table(side("c1 village br=family bl=bat", gold=9), turn=0, challenge="untrained")
    play(s, "tr1")
    assert asked(s) == "place-family"
    assert refused(s, "c1.bl-trained")[0] == "AT-14.3"
    play(s, "c1.bl")
    assert (asked(s), count(s, "bat"), s.communities[0].trained) == ("place-worker", 0, 0)
    play(s, "k1")
    assert (asked(s), s.communities[0].gold) == ("place-worker", 9)  # paid training is refused
    s = play(table(side(HOME, "b1 27"), turn=0, challenge="untrained"), "n2")
    assert asked(s) == "place-worker"
    four = ("b1 27", "a1 02", "d1 12", "c2 21")
    s = play(table(side(HOME, *four), turn=0, challenge="untrained"), "n1")
    assert (asked(s), s.communities[0].gold) == ("place-worker", 4)
    s = play(table(side(HOME, *four), turn=0, challenge="untrained"), "n2")
    assert s.communities[0].gold == 1  # the bonus of gold still comes


@rule("AT-30.6", "AT-30.7")
def test_untrained_wants_thirteen_families() -> None:
    assert goal("untrained", RICH, gold=99)["families"] == (13, 1, False)
    towns = [f"b1 town {TOWN}", f"a1 town {TOWN}", f"d1 town {TOWN}"]
    assert goal("untrained", HOME, *towns, gold=9)["families"] == (13, 13, True)
    assert goal("untrained", HOME, *towns, gold=9)["points"][0] == 80


@rule("AT-30.8", "AT-30.1")
def test_no_pollution() -> None:
    assert goal("no-pollution", RICH, gold=99)["pollution"] == (0, 0, True)
    assert goal("no-pollution", RICH, gold=99, beside=1)["pollution"] == (0, 1, False)
    s = next_round(table(side(HOME, gold=9), challenge="no-pollution"))
    assert not goal_of(s)[0][3]  # an untrained family in round I, and the goal is out of reach
    s = next_round(table(side(RICH, gold=9), challenge="no-pollution"))
    assert goal_of(s)[0] == ("pollution", 0, 0, True)


@rule("AT-30.1")
def test_prosperity() -> None:
    assert goal("prosperity", RICH, gold=29)["gold"] == (30, 29, False)
    assert goal("prosperity", RICH, gold=110) == {
        "gold": (30, 110, True),
        "points": (120, 120, True),
    }


@rule("AT-30.1")
@pytest.mark.parametrize("challenge", GAME.options[0].values)
def test_the_end_reports_the_goal_condition_by_condition(challenge: str) -> None:
    s = table(side(RICH, gold=9), challenge=challenge, round=7)
    story = told(s, lambda: next_round(s))
    assert s.over
    said = [line.words.key for line in story if line.words.key.startswith("goal-")]
    assert said == [f"goal-{what}" for what, _, _, _ in goal_of(s)] + ["goal-all"]


@rule("AT-30.1")
@pytest.mark.parametrize("challenge", GAME.options[0].values[1:])
def test_challenges_are_for_one_player(challenge: str) -> None:
    with pytest.raises(ValueError, match="challenge is for 1 seats"):
        GAME.new(2, 1, challenge=challenge)
    s = GAME.new(1, 1, challenge=challenge)
    assert cells(s) == {"c1.br": "family"}  # type: ignore[arg-type]
