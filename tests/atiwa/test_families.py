"""AT-14 and AT-15: families, training, and bats in empty houses."""

import pytest

from atoll import seeded
from atoll.games.atiwa import GAME
from tests.atiwa.positions import HOME, cells, count, end_round, items, report, side, table
from tests.ledger import rule
from tests.positions import asked, offered, play, refused

BAT_AT_HOME = "c1 village br=family bl=bat"


@rule("AT-14.1", "AT-10.7")
def test_new_families_are_untrained() -> None:
    s = play(table(side(), turn=0, round=2), "tr2", "family-1", "c1.bl", "finish")
    assert cells(s)["c1.bl"] == "family"
    assert s.communities[0].trained == 0


@rule("AT-14.1")
def test_nothing_turns_a_family_back() -> None:
    for seed in range(6):
        s = GAME.new(1, seed)
        trained: set[str] = set()
        chance = seeded(seed)
        while not s.over:
            now = cells(s)  # type: ignore[arg-type]
            assert all(now[name] in ("trained", "trained+bat", "polluted") for name in trained)
            trained = {name for name, what in now.items() if what.startswith("trained")}
            s.play(chance.pick(s.moves()))


@rule("AT-14.2", "AT-18.1", "AT-18.2", "AT-22.3", "AT-27.5")
def test_what_training_changes() -> None:
    wild = table(side(HOME, "b1 21 ml=bat"), bag=[9, 0, 0])
    tame = table(side("c1 village br=trained", "b1 21 ml=bat"), bag=[9, 0, 0])
    assert tame.scores()[0] == wild.scores()[0] + 1
    end_round(wild)
    end_round(tame)
    assert (report(wild, "trained-gold"), report(wild, "markers")) == (0, 1)
    assert (report(tame, "trained-gold"), report(tame, "markers")) == (1, 0)
    assert report(wild, "eaten-bat") == 1  # the untrained family eats the bat
    assert report(tame, "eaten-bat") == 0
    assert report(tame, "eaten-gold") == 1


@rule("AT-14.3", "AT-10.8", "AT-15.5")
def test_ex19_a_family_trained_at_once_keeps_the_bat_in_its_house() -> None:
    for number in (1, 6):
        s = table(side(BAT_AT_HOME), turn=0, round=number)
        play(s, f"tr{number}", "family-1")
        assert sorted(offered(s)) == ["c1.bl", "c1.bl-trained", "c1.bm", "c1.bm-trained", "stop"]
        play(s, "c1.bl-trained")
        assert cells(s)["c1.bl"] == "trained+bat"
        assert (count(s, "bat"), s.communities[0].trained) == (1, 1)
        assert asked(s) == "place-worker"  # the training is used


@rule("AT-14.5", "AT-10.8")
def test_ex19_the_training_may_go_to_another_family() -> None:
    s = table(side(BAT_AT_HOME), turn=0)
    play(s, "tr1", "family-1", "c1.bl", "c1.br")
    assert (cells(s)["c1.bl"], cells(s)["c1.br"], count(s, "bat")) == ("family", "trained", 0)
    s = table(side(BAT_AT_HOME), turn=0)
    play(s, "tr1", "train-2", "c1.br", "c1.bl")
    assert (cells(s)["c1.bl"], cells(s)["c1.br"], count(s, "bat")) == ("family", "trained", 0)


@rule("AT-14.3", "AT-15.5")
def test_ex19_in_other_rounds_the_bat_is_always_lost() -> None:
    s = table(side(BAT_AT_HOME), turn=0, round=2)
    play(s, "tr2", "family-1")
    assert refused(s, "c1.bl-trained")[0] == "AT-14.3"
    play(s, "c1.bl", "finish")
    assert (cells(s)["c1.bl"], count(s, "bat")) == ("family", 0)
    s = play(table(side(BAT_AT_HOME, gold=2), turn=0), "e2", "family-1")
    assert refused(s, "c1.bl-trained")[0] == "AT-14.3"


@rule("AT-14.3")
def test_a_training_already_used_cannot_be_merged() -> None:
    s = play(table(side(BAT_AT_HOME), turn=0), "tr1", "train-2", "c1.br")
    assert asked(s) == "place-family"
    assert refused(s, "c1.bl-trained")[0] == "AT-14.3"


@rule("AT-14.4")
def test_no_other_space_offers_a_family_with_training() -> None:
    for number in range(1, 8):
        s = table(side(), turn=0, round=number)
        for space in s.view()["spaces"]:
            offers = items(s, space["id"])
            if "train" in offers and any(each.startswith("family") for each in offers):
                assert space["id"] == f"tr{number}"
                assert number in (1, 6)


@rule("AT-14.6", "AT-19.4")
def test_ex29_pollution_on_a_trained_family() -> None:
    clean = "tm=polluted tr=polluted ml=polluted mm=polluted mr=polluted"
    s = table(
        side(f"c1 village {clean} bl=trained+bat bm=trained br=family", gold=9), bag=[5, 0, 0]
    )
    assert s.demand(0) == 3
    end_round(s)
    assert cells(s)["c1.bl"] == "polluted"
    assert (count(s, "family"), count(s, "bat"), s.communities[0].trained) == (2, 0, 1)
    assert (report(s, "lost-family"), report(s, "lost-bat")) == (1, 1)
    assert report(s, "demand") == 2  # the demand of the same round falls
    assert s.supply(0, 3) == 11


@rule("AT-15.1", "AT-15.6", "AT-31.4", "AT-8.2")
def test_ex20_bats_for_empty_houses() -> None:
    s = table(side("c1 village bm=family br=family", "b1 16 tm=polluted"), turn=0, tiles="cbadef")
    play(s, "tr3", "house-bats-1")
    assert sorted(offered(s)) == ["all", "b1.br", "b1.mm", "c1.bl", "stop"]
    assert refused(s, "b1.tm")[0] == "AT-31.4"
    assert refused(s, "c1.bm")[0] == "AT-15.6"
    assert refused(s, "b1.tr")[0] == "AT-15.1"
    play(s, "all")
    assert count(s, "bat") == 3


@rule("AT-15.6", "AT-4.4")
def test_houses_may_be_left_empty() -> None:
    s = table(side(), turn=0, tiles="bacdef")
    play(s, "tr2", "house-bats-1", "c1.bm", "stop", "finish")
    assert cells(s) == {"c1.br": "family", "c1.bm": "bat"}
    s = play(
        table(side("c1 village bl=bat br=family"), turn=0, tiles="cbadef"), "tr3", "house-bats-1"
    )
    assert sorted(offered(s)) == ["all", "c1.bm", "stop"]  # a house with a bat is occupied


@rule("AT-15.2", "AT-15.4")
def test_ex21_a_bat_that_left_a_house_does_not_return_there() -> None:
    home = "c1 village br=family bl=bat tm=bat mm=bat tr=polluted mr=tree+fruit"
    s = table(side(home, "b1 06", gold=5), bag=[7, 0, 0])
    end_round(s)
    play(s, "c1.bl", "c1.tm", "c1.mm")
    while asked(s) == "place-tree":
        play(s, "b1.mm")
    assert "c1.bl" not in cells(s)
    while asked(s) == "place-bat":
        assert "c1.bl" not in offered(s)
        assert refused(s, "c1.bl")[0] == "AT-15.2"
        s.play(s.moves()[0])
    assert "c1.bl" not in cells(s)
    assert report(s, "strayed") >= 1


@rule("AT-15.4")
def test_the_tile_may_fill_the_house_anew() -> None:
    s = play(
        table(side(HOME, "b1 21 tm=bat"), turn=0, tiles="bacdef"), "tr2", "house-bats-1", "all"
    )
    assert cells(s)["c1.bl"] == "bat"


@rule("AT-15.3")
def test_bats_in_houses_count_like_all_others() -> None:
    s = table(side("c1 village br=family bl=bat bm=bat", "b1 16 tm=bat tr=bat", gold=0), turn=0)
    assert count(s, "bat") == 4
    assert s.view()["communities"][0]["cards"][1]["cells"][5]["takes"] == ["bat"]
    s = end_round(table(side("c1 village br=family bl=bat bm=bat")))
    assert asked(s) in ("feed", "eat-bat")
    assert "c1.bl" in offered(s)


@rule("AT-15.7", "AT-24.3")
def test_a_bred_family_drives_the_bat_from_the_house_one_picks() -> None:
    s = table(side("c1 village br=trained bm=trained bl=bat", gold=9))
    end_round(s)
    while asked(s) != "choose-breeding":
        s.play(s.moves()[0])
    play(s, "family")
    assert sorted(offered(s)) == ["c1.bl", "stop"]
    play(s, "c1.bl")
    assert (cells(s)["c1.bl"], count(s, "bat")) == ("family", 0)


@pytest.mark.parametrize("move", ["c1.ml", "c1.br"])
@rule("AT-10.7", "AT-8.1")
def test_a_family_needs_a_house_of_its_own(move: str) -> None:
    s = play(table(side(), turn=0), "tr1", "family-1")
    assert refused(s, move)[0] == "AT-10.7"
