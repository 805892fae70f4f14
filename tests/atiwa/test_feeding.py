"""AT-22 and AT-23: feeding, and food shortage."""

from itertools import product

import pytest

from atoll import seeded
from atoll.games.atiwa.decisions.feeding import feed
from atoll.games.atiwa.parts import ROUNDS
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import cells, count, end_round, report, side, table
from tests.ledger import rule
from tests.positions import asked, offered, play, refused, refused_facts

FOOD = {"goat": 3, "wild": 2, "fruit": 1, "bat": 1, "gold": 1}


def eaten(s: Atiwa) -> dict[str, int]:
    found = {kind: report(s, f"eaten-{kind}") for kind in FOOD}
    return {kind: n for kind, n in found.items() if n}


def hungry(*cards: str, gold: int = 0) -> Atiwa:
    """A table at the beginning of step 4."""
    s = table(side(*cards, gold=gold))
    feed(s, 0)
    s.settle()
    return s


def payments(start: Atiwa) -> set[frozenset[tuple[str, int]]]:
    """Every way to pay, as what was eaten."""
    return {frozenset(eaten(s).items()) for s in fed(start)}


def fed(start: Atiwa) -> list[Atiwa]:
    """The positions after every way to pay."""
    found = []
    stack = [start]
    while stack:
        s = stack.pop()
        if s.agenda and asked(s) == "feed":
            kinds: dict[str, int] = {}
            for move in s.moves():
                name = s.notation(move)
                kinds.setdefault(name if name == "gold" else cells(s)[name], move)
            for move in kinds.values():
                after = s.copy()
                after.play(move)
                stack.append(after)
        else:
            found.append(s)
    return found


def legal(demand: int, have: dict[str, int], untrained: int) -> set[frozenset[tuple[str, int]]]:
    """AT-22.7 word by word: what covers the demand and has nothing that could be left out."""
    found = set()
    kinds = list(have)
    for amounts in product(*[range(have[kind] + 1) for kind in kinds]):
        paid = {kind: n for kind, n in zip(kinds, amounts, strict=True) if n}
        total = sum(FOOD[kind] * n for kind, n in paid.items())
        if paid.get("bat", 0) > untrained or total < demand:
            continue
        if all(total - FOOD[kind] < demand for kind in paid):
            found.add(frozenset(paid.items()))
    return found


EX12 = (
    "c1 village br=trained bm=trained bl=trained tr=wild ml=goat",
    "b1 settlement bm=trained br=trained tm=wild tr=bat",
)


@rule("AT-22.1", "AT-22.2", "AT-22.3", "AT-22.6", "AT-22.7")
def test_ex12_the_options_of_the_rulebook() -> None:
    s = hungry(*EX12, gold=4)
    assert report(s, "demand") == 4
    wanted = [
        {"goat": 1, "wild": 1},
        {"goat": 1, "gold": 1},
        {"wild": 2},
        {"wild": 1, "gold": 2},
        {"gold": 4},
    ]
    assert payments(s) == {frozenset(each.items()) for each in wanted}
    assert refused(s, "b1.tr")[0] == "AT-22.3"


@rule("AT-22.5")
def test_ex15_a_goat_that_is_eaten_does_not_raise_the_demand() -> None:
    s = play(hungry(*EX12, gold=4), "c1.ml")
    assert s.view()["doing"]["need"] == 1
    assert count(s, "goat") == 0
    play(s, "gold")
    assert s.communities[0].gold == 3


EX16 = ("c1 village br=trained bm=trained bl=trained ml=goat", "b1 09 tm=fruit")


@rule("AT-22.6", "AT-22.7")
def test_ex16_nothing_may_be_left_over() -> None:
    s = hungry(*EX16, gold=2)
    assert report(s, "demand") == 2
    wanted = [{"goat": 1}, {"gold": 2}, {"gold": 1, "fruit": 1}]
    assert payments(s) == {frozenset(each.items()) for each in wanted}
    s = play(hungry(EX16[0], "b1 09 tm=fruit ml=fruit", gold=2), "b1.tm")
    rule_, facts = refused_facts(s, "c1.ml")
    assert (rule_, facts["need"]) == ("AT-22.6", 1)


@rule("AT-22.6", "AT-22.7", "AT-22.2")
def test_all_payments_and_no_others_are_offered() -> None:
    chance = seeded(5)
    houses = ["c1.br", "c1.bm", "c1.bl", "b1.bm", "b1.br", "a1.br"]
    for _ in range(25):
        families = 2 + chance.below(5)
        kinds = ["family" if chance.below(3) == 0 else "trained" for _ in houses[:families]]
        homes = {"c1": "c1 village", "b1": "b1 settlement", "a1": "a1 farmstead"}
        for house, kind in zip(houses, kinds, strict=False):
            homes[house[:2]] += f" {house[3:]}={kind}"
        bats = chance.below(3)
        extra = " ".join(f"{cell}=bat" for cell in ("tm", "ml", "mr")[:bats])
        homes["b1"] += " tm=wild" if chance.below(2) else ""
        homes["c1"] += " tr=wild" if chance.below(2) else ""
        homes["c1"] += " ml=goat" if chance.below(2) else ""
        homes["a1"] += " tm=tree+fruit" if chance.below(2) else ""
        gold = int(chance.below(6))
        s = table(side(*homes.values(), f"d1 21 {extra}", gold=gold))
        have = {kind: count(s, kind) for kind in ("goat", "wild", "fruit", "bat")} | {"gold": gold}
        untrained = kinds.count("family")
        demand = s.demand(0)
        wanted = legal(demand, have, untrained)
        s = hungry(*homes.values(), f"d1 21 {extra}", gold=gold)
        if demand > 0 and asked(s) == "feed":
            assert payments(s) == wanted


@pytest.mark.parametrize("gold", [1, 4, 9])
@pytest.mark.parametrize("bats", ["", "c2 24 tm=bat tr=bat"])
def test_in_the_last_round_the_suggested_meal_costs_the_fewest_points(gold: int, bats: str) -> None:
    homes = ("c1 village br=family bm=family bl=trained tr=wild ml=goat", EX12[1])
    s = table(side(*homes, "d1 09 tm=fruit ml=fruit", *([bats] if bats else []), gold=gold))
    s.round = ROUNDS
    feed(s, 0)
    s.settle()
    assert asked(s) == "feed"
    cheapest = max(each.scores()[0] for each in fed(s))
    while s.agenda and asked(s) == "feed":
        s.play(s.decision().suggestion(s, s.task))
    assert s.scores()[0] == cheapest


@pytest.mark.parametrize(("gold", "bats", "first"), [(9, 4, "bat"), (9, 2, "gold"), (1, 2, "wild")])
def test_before_the_last_round_the_meal_is_suggested_as_the_coach_says(
    gold: int, bats: int, first: str
) -> None:
    homes = ("c1 village br=family bm=family bl=trained tr=wild ml=goat", EX12[1])
    roost = " ".join(["d1 24", *(f"{cell}=bat" for cell in ("tm", "tr", "ml", "mm", "mr")[:bats])])
    s = hungry(*homes, roost, gold=gold)
    assert asked(s) == "feed"
    had = {kind: count(s, kind) for kind in FOOD if kind != "gold"}
    s.play(s.decision().suggestion(s, s.task))
    spent = [kind for kind, n in had.items() if count(s, kind) < n]
    assert (spent or ["gold"])[0] == first


@rule("AT-22.3", "AT-23.1", "AT-23.3")
def test_ex17_bats_as_food() -> None:
    bats = "d1 24 tm=bat tr=bat ml=bat mm=bat mr=bat bl=bat bm=bat br=bat"
    homes = (
        "c1 village br=family bm=family bl=family tm=bat",
        "b1 settlement bm=trained br=trained",
    )
    s = hungry(*homes, bats)
    assert (asked(s), s.view()["doing"]["left"]) == ("eat-bat", 3)
    play(s, "d1.tm", "d1.tr", "c1.tm")
    assert (count(s, "bat"), s.communities[0].missing) == (6, 2)
    assert s.breakdown(0)["missing"] == -4
    homes = (
        "c1 village br=trained bm=trained bl=trained tm=bat",
        "b1 settlement bm=trained br=trained",
    )
    s = hungry(*homes, bats)
    assert (count(s, "bat"), s.communities[0].missing, s.breakdown(0)["missing"]) == (9, 5, -10)


EX18 = (
    "c1 village br=trained bm=trained bl=trained ml=goat",
    "b1 settlement bm=trained br=trained",
    "a1 farmstead br=trained",
)


@rule("AT-23.1", "AT-23.2", "AT-23.3")
def test_ex18_whoever_can_pay_must() -> None:
    s = hungry(*EX18, gold=1)
    assert (report(s, "demand"), eaten(s)) == (6, {"goat": 1, "gold": 1})
    assert (s.communities[0].missing, s.breakdown(0)["missing"]) == (2, -4)
    s = hungry(*EX18, gold=3)
    assert (s.communities[0].missing, s.communities[0].gold, count(s, "goat")) == (0, 0, 0)
    s = hungry(*EX18, gold=9)
    assert "stop" not in [s.notation(move) for move in s.candidates()]


@rule("AT-22.4")
@pytest.mark.parametrize("goats", ["ml=goat", "ml=goat mm=goat"])
def test_no_demand_no_payment_and_no_gain(goats: str) -> None:
    s = end_round(table(side(f"c1 village br=trained {goats}", gold=2)))
    assert (s.communities[0].gold, report(s, "demand"), eaten(s)) == (3, 0, {})


@rule("AT-22.4", "AT-22.6")
def test_surplus_is_lost_but_a_dear_token_is_allowed() -> None:
    s = hungry(*EX16, gold=2)
    play(s, "c1.ml")
    assert (asked(s), s.communities[0].gold) == ("place-worker", 2)


@rule("AT-22.9", "AT-13.2")
def test_the_player_picks_the_cells() -> None:
    s = hungry("c1 village br=trained bm=trained tr=wild", "b1 23 tm=wild mm=wild", gold=5)
    assert {"b1.mm", "b1.tm", "c1.tr", "gold"} == set(offered(s))
    play(s, "b1.tm")
    assert "b1.tm" not in cells(s)
    assert s.supply(0, 0) == 6


@rule("AT-22.1")
def test_a_full_row_counts_nothing() -> None:
    s = table(side("c1 village br=trained"))
    assert s.demand(0) == 1
    s = table(side("c1 village ml=goat"))
    assert s.demand(0) == -1


@rule("AT-22.8")
def test_trees_are_no_food() -> None:
    s = hungry("c1 village br=trained mr=tree mm=tree")
    assert (s.communities[0].missing, count(s, "tree")) == (1, 2)


@rule("AT-22.10")
def test_the_order_offered_follows_the_tip() -> None:
    s = hungry(
        "c1 village br=trained bm=trained bl=trained tr=wild ml=goat",
        "b1 09 tm=fruit",
        "d1 settlement bm=trained br=trained",
        gold=9,
    )
    order = [s.notation(move) for move in s.moves()]
    assert order == ["c1.tr", "b1.tm", "gold", "c1.ml"]


@rule("AT-22.2")
def test_gold_pays_the_rest_or_not_at_all() -> None:
    s = hungry("c1 village br=trained bm=trained bl=trained tr=wild mm=wild", gold=2)
    rule_, facts = refused_facts(s, "gold")
    assert (rule_, facts["gold"], facts["need"]) == ("AT-22.2", 2, 3)
    play(s, "c1.tr", "gold")
    assert (s.communities[0].gold, count(s, "wild")) == (1, 1)
