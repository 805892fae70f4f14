"""AT-17 to AT-21 and AT-24 to AT-26: the maintenance phase."""

from atoll import seeded
from atoll.games.atiwa import GAME
from atoll.games.atiwa.decisions.cell import cell_name
from atoll.games.atiwa.decisions.matters import MATTERS
from atoll.games.atiwa.decisions.upkeep import deal_open, income, next_polluted, pollute
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import (
    HOME,
    cells,
    count,
    end_round,
    next_round,
    random_positions,
    report,
    side,
    table,
)
from tests.ledger import rule
from tests.positions import asked, offered, play, refused, refused_facts, told

EX6 = (
    "c1 village tm=polluted bm=family br=family",
    "b1 settlement tm=polluted tr=bat bm=family br=trained",
    "a1 19",
)


def polluted(s: Atiwa) -> list[str]:
    return [name for name, what in cells(s).items() if what == "polluted"]


def next_cells(s: Atiwa, n: int) -> list[str]:
    """Where the next markers go."""
    t = s.copy()
    found = []
    for _ in range(n):
        cell = next_polluted(t, 0)
        found.append(cell_name(t.communities[0], cell))
        pollute(t, 0)
    return found


@rule("AT-18.1", "AT-18.2", "AT-18.3", "AT-19.1", "AT-19.2", "AT-19.4")
def test_ex6_three_markers() -> None:
    s = table(side(*EX6), bag=[1, 2, 0])
    income(s, 0)
    assert s.communities[0].gold == 1 + 2
    assert set(polluted(s)) == {"c1.tm", "b1.tm", "a1.tm", "a1.tr", "b1.tr"}
    assert (count(s, "bat"), report(s, "lost-bat")) == (0, 1)
    assert next_cells(table(side(*EX6)), 3) == ["a1.tm", "a1.tr", "b1.tr"]


def after_ex6(*more: str) -> Atiwa:
    return table(
        side(
            "c1 village tm=polluted bm=family br=family",
            "b1 settlement tm=polluted tr=polluted bm=family br=trained",
            "a1 19 tm=polluted tr=polluted",
            *more,
        )
    )


@rule("AT-19.1", "AT-19.2")
def test_ex7_the_next_round_without_a_new_card() -> None:
    assert next_cells(after_ex6(), 3) == ["c1.tr", "a1.ml", "b1.ml"]


@rule("AT-19.3")
def test_ex8_the_next_round_with_a_new_card() -> None:
    assert next_cells(after_ex6("d1 13"), 6) == [
        "d1.tm",
        "c1.tr",
        "d1.tr",
        "a1.ml",
        "b1.ml",
        "c1.ml",
    ]


@rule("AT-19.1", "AT-19.2")
def test_the_whole_order_cell_by_cell_and_row_by_row() -> None:
    s = table(side(HOME, "c2 21", "b2 24", "d1 25"))
    order = next_cells(s, 32)
    assert order[:4] == ["c1.tm", "d1.tm", "b2.tm", "c2.tm"]
    assert [name[3:] for name in order[::4]] == ["tm", "tr", "ml", "mm", "mr", "bl", "bm", "br"]


@rule("AT-18.3")
def test_all_markers_are_drawn_before_any_is_placed() -> None:
    s = table(side("c1 village br=family bm=family bl=family", gold=9))
    story = [line.words.key for line in told(s, lambda: end_round(s))]
    keys = [key for key in story if key == "income-marker" or key.startswith("polluted")]
    assert keys == ["income-marker"] * 3 + ["polluted-empty"] * 3


@rule("AT-18.2", "AT-18.4")
def test_markers_bring_nothing_one_or_two_gold() -> None:
    for gold, bag in ((0, [1, 0, 0]), (1, [0, 1, 0]), (2, [0, 0, 1])):
        s = table(side(), bag=bag)
        income(s, 0)
        assert (s.communities[0].gold, report(s, "found-gold")) == (gold, gold)
    found = set()
    for seed in range(40):
        s = table(side(), seed=seed)
        income(s, 0)
        found.add(int(s.communities[0].gold))
    assert {0, 1} <= found


@rule("AT-18.5")
def test_an_empty_bag_ends_mining() -> None:
    s = table(side("c1 village br=family bm=family bl=trained"), bag=[0, 1, 0])
    before = int(s.communities[0].pollution)
    income(s, 0)
    assert (s.communities[0].gold, s.communities[0].pollution) == (2, before + 1)
    assert list(s.bag) == [0, 0, 0]


@rule("AT-19.4")
def test_everything_on_a_polluted_cell_is_lost() -> None:
    s = table(side(HOME, "b1 06 tm=tree+fruit"))
    assert next_cells(s, 1) == ["b1.tm"]
    pollute(s, 0)
    assert (count(s, "tree"), count(s, "fruit"), cells(s)["b1.tm"]) == (0, 0, "polluted")
    assert (s.supply(0, 1), s.supply(0, 2)) == (13, 8)
    assert (report(s, "lost-tree"), report(s, "lost-fruit")) == (1, 1)


@rule("AT-19.5", "AT-19.6")
def test_pollution_stays_and_leaves_no_choice() -> None:
    for s in random_positions(games=6, step=4):
        for seat in range(len(s.communities)):
            before = {name for name, what in cells(s, seat).items() if what == "polluted"}
            after = s.copy()
            if not after.over:
                after.play(seeded(3).pick(after.moves()))
            assert before <= {
                name for name, what in cells(after, seat).items() if what == "polluted"
            }
    assert not any("pollut" in name for name in MATTERS)


@rule("AT-19.7", "AT-28.1")
def test_without_a_clean_cell_markers_lie_beside() -> None:
    marks = " ".join(
        f"{cell}=polluted" for cell in ("tm", "tr", "ml", "mm", "mr", "bl", "bm", "br")
    )
    s = table(side(f"c1 village {marks}"))
    pollute(s, 0)
    view = s.view()["communities"][0]
    assert (view["pollution"], view["beside"]) == (9, 1)


ROWS = (
    "c1 village br=trained tr=wild",
    "b1 06 tm=tree tr=tree ml=tree mm=tree mr=tree",
    "a1 23 tm=wild mm=wild",
    "d1 21",
)


@rule("AT-20.1", "AT-20.2", "AT-20.3", "AT-20.6")
def test_ex9_ex10_ex11_each_gain_feeds_the_next() -> None:
    s = table(side(*ROWS, gold=9), round=4)
    assert s.view()["communities"][0]["forecast"]["grows"] == {"tree": 1, "fruit": 2, "bat": 1}
    end_round(s)
    assert (asked(s), s.view()["doing"]["left"]) == ("place-tree", 1)
    play(s, "b1.br")
    assert (asked(s), s.view()["doing"]["left"]) == ("place-fruit", 2)  # with five trees only one
    play(s, "b1.tm", "b1.tr")
    assert (asked(s), s.view()["doing"]["left"]) == ("place-bat", 1)  # before, nothing
    play(s, "d1.tm")
    assert [report(s, f"new-{kind}") for kind in ("tree", "fruit", "bat")] == [1, 2, 1]


@rule("AT-20.2", "AT-20.5")
def test_declining_the_tree_gives_less_fruit() -> None:
    s = end_round(table(side(*ROWS, gold=9), round=4))
    play(s, "stop")
    assert (asked(s), s.view()["doing"]["left"]) == ("place-fruit", 1)
    play(s, "stop")
    assert asked(s) != "place-bat"


@rule("AT-20.4", "AT-20.5")
def test_a_full_row_or_no_room_gives_nothing() -> None:
    s = end_round(table(side("c1 village br=trained", gold=9)))
    assert asked(s) == "place-worker" or asked(s) == "choose-breeding"
    assert [report(s, f"new-{kind}") for kind in ("tree", "fruit", "bat")] == [0, 0, 0]
    wild = "b1 23 tm=wild mm=wild br=wild"
    s = end_round(
        table(side("c1 village br=trained mr=tree+fruit mm=tree+fruit", wild, gold=9), round=4)
    )
    assert asked(s) != "place-tree"  # the row says one, but there is no room


@rule("AT-21.2", "AT-21.3")
def test_ex28_six_bats_and_room_for_four() -> None:
    home = "c1 village br=trained bm=trained mm=tree tm=polluted"
    for last in (0, -1):
        s = end_round(table(side(home, "b1 04", gold=9, night=6), round=2))
        assert asked(s) == "place-bat"
        assert sorted(offered(s)) == ["b1.bl", "b1.br", "c1.bm", "c1.br"]
        while asked(s) == "place-bat":
            assert "stop" not in offered(s)
            s.play(s.moves()[last])
        assert (report(s, "returned"), report(s, "strayed"), count(s, "bat")) == (4, 2, 4)


@rule("AT-21.2")
def test_bats_without_room_are_lost() -> None:
    home = "c1 village br=trained tm=bat mm=tree"
    s = table(side(home, gold=9, night=3))
    story = [line.words.key for line in told(s, lambda: end_round(s))]
    assert "strayed" in story
    assert (report(s, "returned"), report(s, "strayed"), s.communities[0].night) == (1, 2, 0)


@rule("AT-24.1", "AT-24.2")
def test_ex13_breeding_in_round_one() -> None:
    home = "c1 village br=trained bm=trained tr=wild"
    s = table(side(home, "b1 23 tr=bat mr=bat bm=bat", gold=9))
    end_round(s)
    while asked(s) == "feed":
        play(s, "gold")
    assert (asked(s), sorted(offered(s))) == (
        "choose-breeding",
        ["bat", "family", "finish", "wild"],
    )
    play(s, "wild", "b1.tm", "bat", "stop", "c1.bl")
    assert asked(s) == "place-worker"  # each once
    assert (count(s, "family"), count(s, "bat"), count(s, "wild")) == (3, 3, 2)
    assert (report(s, "bred-wild"), report(s, "bred-family"), report(s, "bred-bat")) == (1, 1, 0)


@rule("AT-24.1", "AT-24.2")
def test_ex13_too_few_and_already_bred() -> None:
    s = table(side("c1 village br=trained tr=wild", "b1 23 tr=bat mr=bat bm=bat", gold=9))
    end_round(s)
    while asked(s) == "feed":
        play(s, "gold")
    assert sorted(offered(s)) == ["bat", "finish", "wild"]  # one family is too few
    rule_, facts = refused_facts(s, "family")
    assert (rule_, facts["need"], facts["have"]) == ("AT-24.1", 2, 1)
    s = table(side("c1 village br=trained bm=trained tr=wild", "b1 23 tr=bat", gold=9))
    end_round(s)
    while asked(s) == "feed":
        play(s, "gold")
    play(s, "bat", "b1.mr")
    assert refused(s, "bat")[0] == "AT-24.2"
    play(s, "finish")
    assert asked(s) == "place-worker"


@rule("AT-24.3")
def test_the_kinds_that_breed() -> None:
    kinds = {kind for each in table().view()["rounds"] for kind in each["breeding"]}
    assert kinds == {"family", "bat", "wild", "goat"}
    s = table(side("c1 village br=trained bm=trained", gold=9))
    end_round(s)
    while asked(s) == "feed":
        play(s, "gold")
    assert asked(s) == "place-family"
    play(s, "c1.bl")
    assert cells(s)["c1.bl"] == "family"  # untrained


@rule("AT-24.4")
def test_conditions_are_checked_when_they_are_applied() -> None:
    s = table(side("c1 village br=trained bm=trained bl=bat", gold=9))
    end_round(s)
    while asked(s) == "feed":
        play(s, "gold")
    assert sorted(offered(s)) == ["bat", "family", "finish"]
    play(s, "family", "c1.bl")  # drives out the only bat
    assert asked(s) == "place-worker"
    assert count(s, "bat") == 0


@rule("AT-24.1", "AT-11.1")
def test_nothing_breeds_that_the_supply_board_has_no_more_of() -> None:
    wild = "b1 07 tm=wild tr=wild mm=wild bl=wild ml=wild mr=wild"
    home = "c1 village br=trained bm=trained tr=wild mm=wild"
    s = end_round(table(side(home, wild, "d1 21 tm=bat", gold=9)))
    while asked(s) != "choose-breeding":
        s.play(s.moves()[-1])
    assert (count(s, "wild"), s.communities[0].rooms(0) != []) == (8, True)
    assert sorted(offered(s)) == ["bat", "family", "finish"]
    assert refused(s, "wild")[0] == "AT-11.1"


@rule("AT-24.5")
def test_bred_bats_do_not_go_into_empty_houses() -> None:
    s = table(side("c1 village br=family bm=bat tm=polluted mm=polluted", gold=9), bag=[9, 0, 0])
    end_round(s)
    while asked(s) == "feed":
        play(s, "gold")
    assert asked(s) == "place-worker"
    assert count(s, "bat") == 1


@rule("AT-25.1", "AT-6.7")
def test_all_workers_come_home() -> None:
    s = next_round(table(side(), side(), side()))
    assert set(s.workers) == {255}


@rule("AT-26.1", "AT-5.3")
def test_open_terrain_is_swept_and_dealt_anew() -> None:
    s = next_round(table(side(), side(), open="01 - 03"))
    view = s.view()
    assert view["discard"] == ["01", "03"]
    assert all(card is not None for card in view["open"])
    assert view["deck"] == 36 - 2 - 3


@rule("AT-26.4")
def test_places_are_filled_from_the_left_as_far_as_cards_go() -> None:
    s = table(side(), side(), turn=0)
    s.deck = bytearray([1, 1] + [0] * 34)
    s.discard = bytearray(36)
    deal_open(s)
    assert [card is not None for card in s.view()["open"]] == [True, True, False]


@rule("AT-17.1")
def test_the_steps_come_in_their_order() -> None:
    steps = []
    s = table(side(*ROWS, gold=20, night=1), round=4)
    end_round(s)
    while asked(s) != "place-worker":
        steps.append(s.view()["step"])
        s.play(s.moves()[0])
    assert steps == sorted(steps)
    assert set(steps) >= {2, 3, 4}
    assert s.round == 5


@rule("AT-17.3")
def test_other_players_do_not_touch_steps_two_to_five() -> None:
    one = table(side(*ROWS, gold=9), side(), round=4, bag=[20, 0, 0])
    two = table(side(*ROWS, gold=9), side("c1 village br=trained", gold=3), round=4, bag=[20, 0, 0])
    for s in (one, two):
        next_round(s, first=True)
    assert cells(one, 0) == cells(two, 0)


@rule("AT-17.4", "AT-27.1")
def test_round_seven_ends_after_breeding() -> None:
    s = table(side("c1 village br=trained", gold=9), side(), round=7, open="01 02 03")
    next_round(s)
    assert s.over
    assert (s.round, s.view()["discard"], s.workers.count(255)) == (7, [], 31 - 6)
    assert [card["id"] for card in s.view()["open"]] == ["01", "02", "03"]


@rule("AT-10.5")
def test_fruit_is_collected_in_step_two_only() -> None:
    spaces = GAME.new(4, 1).view()["spaces"]
    assert not any(item.get("kind") == "fruit" for space in spaces for item in space["items"])
