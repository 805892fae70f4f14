"""AT-16: the fruit bat action."""

from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import HOME, cells, count, end_round, side, table
from tests.ledger import rule
from tests.positions import asked, offered, play, refused, told

LAGOON = "b1 21 tm=bat ml=bat mr=bat"


@rule("AT-16.3", "AT-16.4", "AT-16.5", "AT-5.8", "AT-5.5")
def test_ex5_three_new_bats_fly_for_a_tree() -> None:
    s = table(side("c1 village br=family mr=tree+fruit", "b1 21"), turn=0, tiles="abdcef")
    play(s, "tr5")
    assert s.communities[0].gold == 1
    play(s, "bat-1", "b1.tm")
    bats = next(move for move in offered(s) if move.startswith("bat"))
    play(s, bats, "b1.ml", "b1.mr")
    assert (count(s, "bat"), asked(s)) == (3, "fly")
    play(s, "b1.tm", "b1.ml")  # the third bat, the fruit and the tree leave no choice
    assert s.communities[0].night == 3
    assert cells(s) == {"c1.br": "family", "c1.mr": "tree", "c1.mm": "tree"}
    assert (count(s, "tree"), count(s, "fruit"), s.supply(0, 2)) == (2, 0, 8)


@rule("AT-16.1", "AT-16.10", "AT-3.3")
def test_the_action_is_offered_at_the_end_of_each_turn_and_once() -> None:
    bats = "b1 24 tm=bat tr=bat ml=bat mm=bat mr=bat bl=bat"
    trees = "d1 06 tm=tree+fruit tr=tree+fruit ml=tree+fruit"
    s = table(side(HOME, bats, trees), turn=0)
    for _ in range(2):
        play(s, next(space for space in ("n2", "k1", "e1") if space in offered(s)))
        while asked(s) == "train":
            play(s, "stop")
        assert asked(s) == "fly"
        while asked(s) != "place-worker":
            s.play(s.moves()[0])
    assert s.communities[0].night == 6
    s = table(side(HOME, bats, trees), turn=0)
    play(s, "e1", "stop")
    assert (asked(s), s.communities[0].night) == ("place-worker", 0)  # declined


def asks(*cards: str) -> bool:
    return asked(play(table(side(*cards), turn=0), "lt1")) == "fly"


@rule("AT-16.2")
def test_what_the_action_needs() -> None:
    assert asks(HOME, LAGOON, "d1 06 tm=tree+fruit")
    assert not asks(HOME, "b1 21 tm=bat ml=bat", "d1 06 tm=tree+fruit")  # two bats
    assert not asks(HOME, LAGOON, "d1 06 tm=tree")  # no fruit
    full = "tm=tree tr=tree ml=tree mm=tree mr=tree bl=tree bm=tree br=tree"
    home = "c1 village br=family mr=tree+fruit mm=tree"
    assert not asks(home, LAGOON, f"d1 06 {full}")  # no room for a tree
    assert not asks(
        "c1 village br=family mr=tree+fruit",
        LAGOON,
        f"d1 06 {full}",
        "c2 11 tm=tree tr=tree ml=tree mm=tree",
    )  # no tree on the supply board


@rule("AT-16.6")
def test_bats_on_the_night_card_do_not_fly_again() -> None:
    s = table(side(HOME, "b1 21 tm=bat ml=bat", "d1 06 tm=tree+fruit", night=6), turn=2)
    play(s, "lt1")
    assert asked(s) != "fly"
    view = table(side(HOME, "b1 21 tm=bat ml=bat", night=6), turn=2).view()["communities"][0]
    assert (view["counts"]["bat"], view["night"]) == (2, 6)


@rule("AT-16.7", "AT-16.2")
def test_room_that_only_the_action_would_make_does_not_count() -> None:
    by_bat = ("c1 village br=family mr=tree+fruit mm=bat tm=bat", "b1 24 tm=bat tr=bat")
    assert not asks(*by_bat)  # the bat on the blank would make room if it flew
    assert not asks("c1 village br=family mr=tree+fruit mm=fruit", LAGOON)  # so would this fruit
    assert asks(*by_bat, "d1 17")  # room elsewhere, and the action is there


@rule("AT-16.7")
def test_the_tree_may_go_where_bats_and_fruit_have_just_left() -> None:
    home = "c1 village br=family mr=tree+fruit mm=bat"
    s = play(table(side(home, "b1 24 tm=bat tr=bat", "d1 17"), turn=0), "lt1", "b1.tm", "b1.tr")
    assert (asked(s), sorted(offered(s))) == ("place-tree", ["c1.mm", "d1.tr"])
    home = "c1 village br=family mr=tree+fruit mm=fruit"
    s = play(table(side(home, LAGOON, "d1 17"), turn=0), "lt1", "b1.tm", "b1.ml", "c1.mm")
    assert (asked(s), sorted(offered(s))) == ("place-tree", ["c1.mm", "d1.tr"])


@rule("AT-16.2")
def test_the_log_says_why_bats_with_fruit_do_not_fly() -> None:
    def grounded(*cards: str) -> list[str]:
        s = table(side(*cards), turn=0)
        story = told(s, lambda: play(s, "lt1"))
        return [str(line.words.facts["lacks"]) for line in story if line.words.key == "no-flight"]

    full = "tm=tree tr=tree ml=tree mm=tree mr=tree bl=tree bm=tree br=tree"
    home = "c1 village br=family mr=tree+fruit mm=tree"
    assert grounded(home, LAGOON, f"d1 06 {full}") == ["room"]
    assert grounded(home, LAGOON, f"d1 06 {full}", "c2 11 tm=tree tr=tree ml=tree") == ["tree"]
    assert grounded(home, "b1 21 tm=bat ml=bat", f"d1 06 {full}") == []  # nobody expects two to fly


@rule("AT-16.8")
def test_the_tree_may_not_be_declined() -> None:
    s = play(table(side(HOME, LAGOON, "d1 06 tm=tree+fruit"), turn=0), "lt1", "b1.tm", "b1.ml")
    assert asked(s) == "place-tree"
    assert "stop" not in [s.notation(move) for move in s.candidates()]


@rule("AT-16.3")
def test_bats_and_fruit_are_the_players_choice() -> None:
    bats = "b1 24 tm=bat tr=bat ml=bat mm=bat"
    s = play(table(side(HOME, bats, "d1 06 tm=tree+fruit tr=tree+fruit"), turn=0), "lt1")
    assert refused(s, "d1.tm")[0] == "AT-16.3"
    play(s, "b1.tr", "b1.ml", "b1.mm")
    assert asked(s) == "spend-fruit"
    assert sorted(offered(s)) == ["d1.tm", "d1.tr"]
    assert refused(s, "b1.tm")[0] == "AT-16.3"
    play(s, "d1.tr", "d1.ml")
    assert (cells(s)["b1.tm"], cells(s)["d1.tr"], cells(s)["d1.ml"]) == ("bat", "tree", "tree")


@rule("AT-16.9", "AT-16.4")
def test_bats_may_fly_from_everywhere() -> None:
    s = table(
        side(
            "c1 village br=trained+bat bl=bat",
            "b1 03 tm=tree+bat",
            "d1 21 tm=bat tr=bat",
            "c2 06 tm=tree+fruit",
        ),
        turn=0,
    )
    play(s, "lt1")
    assert sorted(offered(s)) == ["b1.tm", "c1.bl", "c1.br", "d1.tm", "d1.tr", "stop"]
    play(s, "c1.br", "b1.tm", "d1.tr")
    left = cells(s)
    assert (left["c1.br"], left["b1.tm"], "d1.tr" in left) == ("trained", "tree", False)


@rule("AT-16.5", "AT-21.1")
def test_the_bats_come_back_in_step_three() -> None:
    s: Atiwa = end_round(table(side("c1 village br=trained", "b1 21", gold=9, night=3)))
    assert asked(s) == "place-bat"
    assert "stop" not in offered(s)
    play(s, "b1.tm", "b1.ml", "b1.mr")
    assert (s.communities[0].night, count(s, "bat")) == (0, 3)
