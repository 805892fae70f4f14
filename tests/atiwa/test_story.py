"""Whoever reads only the log can follow the game: nothing that leaves no choice is silent."""

from atoll.engine.words import Told
from atoll.games.atiwa.decisions.feeding import feed
from atoll.games.atiwa.state import Atiwa
from atoll.text import tell
from tests.atiwa.positions import HOME, cells, count, end_round, next_round, side, table
from tests.ledger import rule
from tests.positions import play, refused, refused_facts, told

RICH = "c1 village br=trained"


def lines(story: list[Told]) -> list[str]:
    """The story as Anna and Ben read it."""
    return [tell("atiwa", line, ["Anna", "Ben"]) for line in story]


def keys(story: list[Told]) -> list[str]:
    return [line.words.key for line in story]


def dear(s: Atiwa) -> tuple[int, int]:
    """The trees and the gold that a Farmstead costs."""
    return s.parts.trees[0], s.parts.prices[0]


@rule("AT-5.15", "AT-13.3", "AT-31.5")
def test_trees_that_all_must_pay_are_told_one_by_one() -> None:
    home = "c1 village br=trained mr=tree+fruit mm=tree"
    s = table(side(home, gold=20), turn=0)
    trees, gold = dear(s)
    assert trees == count(s, "tree") == 2
    story = told(s, lambda: play(s, "lf1", "location-1"))
    assert lines(story) == [
        "Anna places a worker: Farmstead, first.",
        f"Anna chooses: “Farmstead” for 2 trees and {gold} gold.",
        f"Anna pays {gold} gold.",
        "Anna takes the location card “Farmstead”.",
        "Anna pays with the tree on “Village” (centre).",
        "Anna pays with the tree on “Village” (middle right); its fruit is lost.",
    ]
    assert (count(s, "tree"), count(s, "fruit"), s.communities[0].gold) == (0, 0, 20 - gold)


@rule("AT-23.3", "AT-23.1")
def test_food_that_is_taken_by_force_is_told_token_by_token() -> None:
    home = "c1 village br=family bm=trained bl=trained tr=wild mr=tree+fruit tm=bat ml=goat"
    town = "b1 town mr=trained bl=trained bm=trained br=trained"
    s = table(side(home, town, "d1 farmstead br=trained", gold=1))
    assert lines(told(s, lambda: feed(s, 0))) == [
        "Anna needs 10 food.",
        "The families of Anna eat the goat on “Village” (middle left): 3 food.",
        "The families of Anna eat the wild animal on “Village” (top right): 2 food.",
        "The families of Anna eat the fruit on “Village” (middle right): 1 food.",
        "Anna spends 1 gold on food.",
        "The families of Anna eat the bat on “Village” (top middle): 1 food.",
        "Anna lacks 2 food and loses 4 points.",
    ]


@rule("AT-22.2")
def test_food_paid_in_gold_is_told_once() -> None:
    s = table(side("c1 village br=trained bm=trained bl=trained", gold=9))
    story = told(s, lambda: end_round(s))
    paid = [line for line in lines(story) if "gold on food" in line]
    assert paid == ["Anna spends 3 gold on food."]
    assert "feed-gold" in keys(story)


@rule("AT-22.4")
def test_milk_that_is_enough_is_told() -> None:
    s = table(side("c1 village br=trained ml=goat", gold=9))
    story = told(s, lambda: end_round(s))
    assert "The families of Anna need no food beyond the goats’ milk." in lines(story)


@rule("AT-29.2")
def test_a_space_that_stays_blocked_to_the_end_names_no_eighth_round() -> None:
    s = table(side(RICH, gold=9), turn=1, round=7, on={"d1": 0, "d2": 2})
    for space, colour in (("d1", "red"), ("d2", "blue")):
        assert refused(s, space)[1] == "refused-space-blocked-for-good"
        rule_, facts = refused_facts(s, space)
        assert (rule_, facts["colour"]) == ("AT-29.2", colour)
        refusal = s.refusal(s.parse(space))
        assert refusal is not None
        said = s.say(refusal.words)
        assert said == f"Your {colour} worker stands there to the end of the game."
    s = table(side(RICH, gold=9), turn=0, round=4, on={"d1": 2})
    refusal = s.refusal(s.parse("d1"))
    assert refusal is not None
    assert s.say(refusal.words).endswith("the space is free again in round VI.")


@rule("AT-9.5", "AT-29.1")
def test_alone_nobody_is_start_player() -> None:
    s = table(side(RICH, gold=9))
    story = told(s, lambda: next_round(s))
    said = lines(story)
    assert "Round II begins, with the yellow workers." in said
    assert "The maintenance phase of round I begins." in said
    assert not any("start player" in line for line in said)
    s = table(side(RICH, gold=9), side(RICH, gold=9), marker=1)
    said = lines(told(s, lambda: next_round(s)))
    assert "Round II begins; Ben is start player." in said


@rule("AT-29.2", "AT-25.1")
def test_workers_that_leave_are_told() -> None:
    s = table(side(RICH, gold=9), round=3)
    assert "The red workers leave the board." in lines(told(s, lambda: next_round(s)))
    s = table(side(RICH, gold=9), round=2)
    assert "workers-return" not in keys(told(s, lambda: next_round(s)))
    s = table(side(RICH, gold=9), side(RICH, gold=9))
    assert "All workers return to their players." in lines(told(s, lambda: next_round(s)))


@rule("AT-26.1", "AT-26.2", "AT-26.3", "AT-6.4")
def test_new_terrain_and_the_tile_that_moves_are_told() -> None:
    s = table(side(RICH, gold=9), side(RICH, gold=9), open="01 - 03", tiles="abcdef")
    story = told(s, lambda: next_round(s))
    said = lines(story)
    assert "These terrain cards are discarded: Forest Edge, Roosting Grove." in said
    assert any(line.startswith("New terrain cards lie open: ") for line in said)
    moved = "The tile “2 trees” moves to round space I; the next round space now offers a family."
    assert moved in said
    discard = " ".join(f"{n:02}" for n in range(1, 36))
    s = table(side(RICH, gold=9), side(RICH, gold=9), discard=discard)
    assert "deck-reshuffled" in keys(told(s, lambda: next_round(s)))


@rule("AT-4.5", "AT-5.12", "AT-5.13")
def test_what_a_space_does_not_give_is_told_with_the_reason() -> None:
    def said(space: str, *cards: str, tiles: str = "abcdef") -> list[str]:
        s = table(side(*cards), turn=0, tiles=tiles)
        return lines(told(s, lambda: play(s, space)))[1:]

    assert said("n1", HOME) == [
        "Anna has no nature icon.",
        "Anna has fewer than 4 terrain cards: no bonus.",
    ]
    assert said("lt1", HOME)[0].startswith("Anna cannot pay for “Town”: it costs ")
    assert said("e1", HOME) == ["Anna cannot pay 2 gold."]
    goats = said("tr3", "c1 village br=family ml=goat mm=wild", tiles="adbcef")
    assert goats == ["Anna has no room for a goat."] * 2  # of the tile, and below it


@rule("AT-11.3", "AT-20.5", "AT-11.1")
def test_tokens_that_find_no_room_are_told() -> None:
    s = table(side("c1 village br=family mr=tree", "b1 24"), turn=0, tiles="bacdef")
    story = told(s, lambda: play(s, "tr3", "tree-1", "c1.mm"))
    assert "Anna has no room for 1 tree." in lines(story)
    wild = "b1 23 tm=wild mm=wild br=wild"
    s = table(side("c1 village br=trained mr=tree mm=goat", wild, gold=9))
    assert "Anna has no room for 1 tree." in lines(told(s, lambda: end_round(s)))


@rule("AT-24.1")
def test_breeding_without_room_is_told() -> None:
    s = table(side("c1 village br=trained tr=wild mm=goat", gold=9), round=1)
    assert "Anna has no room for 1 wild animal." in lines(told(s, lambda: end_round(s)))


@rule("AT-18.5")
def test_an_empty_bag_is_told() -> None:
    s = table(side("c1 village br=family bm=family", gold=9), bag=[1, 0, 0])
    story = told(s, lambda: end_round(s))
    empty = "The bag is empty: 1 untrained family of Anna brings neither gold nor pollution."
    assert empty in lines(story)


@rule("AT-5.9", "AT-5.10")
def test_trainings_that_find_nobody_are_told() -> None:
    s = table(side(HOME, gold=9), turn=0)
    story = told(s, lambda: play(s, "k1", "paid-train-1", "c1.br"))
    assert lines(story)[-2:] == [
        "Anna trains the family in “Village” (bottom right).",
        "Anna has no untrained family left.",
    ]
    assert "Anna pays 2 gold." in lines(story)


@rule("AT-27.1", "AT-28.1")
def test_the_end_is_told_with_points_and_winners() -> None:
    s = table(side(RICH, gold=9), side(RICH, gold=5), round=7)
    said = lines(told(s, lambda: next_round(s)))
    assert said[-4:] == [
        "The game is over.",
        "Anna has 19 points.",
        "Ben has 15 points.",
        "Anna wins.",
    ]
    s = table(side(RICH, gold=9), side(RICH, gold=9), round=7)
    said = lines(told(s, lambda: next_round(s)))
    assert said[-2:] == ["Anna shares the victory.", "Ben shares the victory."]


@rule("AT-7.3")
def test_cards_and_cells_are_called_by_names_not_by_coordinates() -> None:
    s = table(side(HOME, "b1 village", gold=20), turn=0, open="24")
    story = told(s, lambda: play(s, "o1", "open-1", "c2"))
    assert "Anna lays “Bat Cave” below “Village 1”." in lines(story)
    s = table(side(HOME, gold=20), turn=0, open="24")
    for place, where in (("b1", "to the left of"), ("d1", "to the right of"), ("c2", "below")):
        after = s.copy()
        play(after, "o1", "open-1")
        move = after.parse(place)
        assert after.describe(move) == f"Lay “Bat Cave” {where} “Village”"
    names = [
        card["copy"] for card in table(side(HOME, "b1 village")).view()["communities"][0]["cards"]
    ]
    assert names == [1, 2]
    assert cells(s) == {"c1.br": "family"}
