"""AT-7: cards and the tableau."""

from atoll.games.atiwa import GAME
from atoll.games.atiwa.parts import HOUSE
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import HOME, random_positions, side, table
from tests.ledger import rule
from tests.positions import offered, play, refused


def laying(*cards: str) -> Atiwa:
    return play(table(side(HOME, *cards), turn=0, open="36 - -"), "o1", "open-1")


@rule("AT-7.3", "AT-7.5")
def test_ex3_the_first_new_card() -> None:
    s = laying()
    assert sorted(offered(s)) == ["b1", "c2", "d1"]
    play(s, "c2", "stop")
    assert s.view()["communities"][0]["cards"][1]["row"] == 1


@rule("AT-7.3")
def test_a_card_must_touch_another_along_an_edge() -> None:
    s = laying()
    for place in ("b2", "d2", "a1", "c3"):
        assert refused(s, place)[0] == "AT-7.3"
    assert refused(s, "c1")[0] == "AT-7.6"


@rule("AT-7.2", "AT-7.5")
def test_four_columns_and_no_more() -> None:
    s = laying("d1 21", "b1 24", "a1 25")
    assert sorted(offered(s)) == ["a2", "b2", "c2", "d2"]
    assert {place[0] for place in [s.notation(move) for move in s.candidates()]} == set("abcd")


@rule("AT-7.5")
def test_gaps_and_places_above_are_allowed() -> None:
    s = laying("c2 21", "b2 24", "a2 25")
    assert sorted(offered(s)) == ["a1", "a3", "b1", "b3", "c3", "d1", "d2"]


@rule("AT-7.4", "AT-7.3")
def test_rows_may_go_on_below_without_being_filled() -> None:
    s = laying("c2 21", "c3 24", "c4 25", "c5 26", "c6 23")
    assert "c7" in offered(s)
    play(s, "c7", "stop")
    assert s.view()["communities"][0]["cards"][-1]["place"] == "c7"


@rule("AT-7.6")
def test_cards_never_move_or_leave() -> None:
    before: list[list[int]] = []
    for s in random_positions(games=4):
        now = [list(community.tableau.places) for community in s.communities]
        if len(before) == len(now) and all(
            len(old) <= len(new) for old, new in zip(before, now, strict=True)
        ):
            assert all(new[: len(old)] == old for old, new in zip(before, now, strict=True))
        before = now


@rule("AT-7.1", "AT-7.7", "AT-7.8")
def test_what_is_printed_on_cards() -> None:
    p = GAME.parts()
    assert all(len(layout) == 8 for layout in p.layouts)
    houses = [layout.count(HOUSE) for layout in p.layouts]
    assert houses[:4] == [1, 2, 3, 4]
    assert sum(count > 0 for count in houses[4:]) == 5
    assert p.nature[:4] == [0, 0, 0, 0]
    for card in range(4, 40):
        assert p.nature[card] == (2 if p.card_ids[card] == "27" else 0 if houses[card] else 1)
    assert sum(p.nature) == 32
    assert all(p.trees[card] > 0 and p.prices[card] > 0 for card in range(4))


@rule("AT-7.4")
def test_where_a_card_lies_matters_only_for_pollution() -> None:
    one = table(side(HOME, "b1 24"), turn=0)
    two = table(side(HOME, "d1 24"), turn=0)
    for space in ("tr2", "n1"):
        first, second = play(one.copy(), space), play(two.copy(), space)
        assert [each.replace("b1", "d1") for each in offered(first)] == offered(second)
    orders = [s.communities[0].tableau.order[:2] for s in (one, two)]
    assert orders == [[8, 0], [0, 8]]


@rule("AT-31.2")
def test_all_cards_may_be_looked_at() -> None:
    p = GAME.parts()
    assert len(p.card_ids) == len(set(p.card_ids)) == 40
    layouts = [(p.layouts[card], p.values[card]) for card in range(4, 40)]
    assert len(set(layouts)) == 36
