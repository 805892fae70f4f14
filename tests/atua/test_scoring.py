"""AU-8 to AU-11: the six sources, the interim and the final scoring, the victory."""

import pytest

from atoll.games.atua.scoring import sources, worths
from atoll.games.atua.state import Atua
from tests.atua.islands import PARTS, counted, island, legal_island
from tests.atua.positions import fates, finished, holds, mark, new, own, table, told, until
from tests.ledger import rule
from tests.positions import asked, offered, play, refused


def worth(symbols: str, source: int) -> int:
    s = table()
    s.islands[0] = counted(symbols)
    return worths(s, 0)[source]


@rule("AU-9.1", "AU-9.4")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ("3 fisher 5 fish", 6),
        ("3 fisher 3 fish", 6),
        ("4 fisher 3 fish", 0),
        ("7 fish", 0),
    ],
)
def test_fishers_and_fish(symbols: str, points: int) -> None:
    assert worth(symbols, 0) == points


@rule("AU-9.2", "AU-9.4")
@pytest.mark.parametrize(
    ("symbols", "points"), [("2 huntress 4 bird", 6), ("3 huntress 2 bird", 0)]
)
def test_huntresses_and_birds(symbols: str, points: int) -> None:
    assert worth(symbols, 1) == points


@rule("AU-9.3", "AU-9.4")
@pytest.mark.parametrize(("symbols", "points"), [("3 canoe 3 palm", 12), ("4 canoe 3 palm", 0)])
def test_canoes_and_palms(symbols: str, points: int) -> None:
    assert worth(symbols, 2) == points


@rule("AU-9.5")
def test_coconuts_are_counted_and_kept() -> None:
    s = until(new(2, 3), "score")
    s.coconuts[s.seat] = 7
    seat = s.seat
    play(s, "coconut")
    until(s, "take")
    assert s.view(0)["players"][seat]["sources"][3]["points"] == 7
    assert s.coconuts[seat] == 7


TOTEMS = ["salamander", "mask", "moon", "sun", "turtle", "ray", "shell"]


@rule("AU-9.6")
@pytest.mark.parametrize(
    ("types", "points"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 7), (5, 11), (6, 16), (7, 22)]
)
def test_different_totems(types: int, points: int) -> None:
    assert worth(" ".join(f"1 {totem}" for totem in TOTEMS[:types]), 4) == points


@rule("AU-9.7")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ("1 salamander 1 mask 2 moon 1 turtle", 4),
        ("1 salamander 1 mask 1 moon 1 turtle", 7),  # one of the two is covered
        ("2 sun", 0),
        ("3 sun 1 mask 1 moon", 2),
    ],
)
def test_a_totem_that_is_there_twice_does_not_count(symbols: str, points: int) -> None:
    assert worth(symbols, 4) == points


@rule("AU-9.8", "AU-9.9")
def test_this_volcano_is_worth_three_points() -> None:
    s = table()
    s.islands[0] = legal_island("d1; i04 1 1 0; v06 1 6 0")
    (volcano,) = s.view(0)["players"][0]["volcanoes"]
    assert (volcano["x"], volcano["y"], volcano["points"]) == (3, 9, 3)
    assert worths(s, 0)[5] == 3
    s.islands[0] = counted(volcanoes=3, glow=9)
    assert worths(s, 0)[5] == 9


@rule("AU-9.8", "AU-9.9", "AU-9.10")
@pytest.mark.parametrize(
    ("square", "points"),
    [
        (24, 0),
        (25, 1),
        (48, 1),
        (49, 2),
        (80, 2),
        (81, 3),
        (120, 3),
        (121, 4),
        (168, 4),
        (169, 5),
        (256, 5),
        (257, 0),
    ],
)
def test_the_ruler(square: int, points: int) -> None:
    assert PARTS.volcano(square) == points


@rule("AU-9.8")
def test_all_volcanoes_are_added_up() -> None:
    """Two volcanoes: the island's points are those of both stars."""
    first = legal_island("d1; i04 1 1 0; v06 1 6 0")
    both = first.lay(PARTS.card_ids.index("v11"), first.places(PARTS.card_ids.index("v11"))[0])
    s = table()
    s.islands[0] = both
    assert len(s.view(0)["players"][0]["volcanoes"]) == 2
    assert both.glow == sum(each["points"] for each in s.view(0)["players"][0]["volcanoes"])


# Interim scorings


@rule("AU-8.2", "AU-8.3")
def test_one_then_two_then_three_sources() -> None:
    s = until(new(2, 9), "score")
    assert len(offered(s)) == 6
    first = s.seat
    play(s, "totem")
    until(s, "take")
    until(s, "score")
    assert s.seat == first
    assert len(offered(s)) == 10
    assert "fisher+canoe" in offered(s)
    assert refused(s, "fisher+totem") == ("AU-8.3", "refused-scored")
    one = s.refusal(1)
    assert one is not None
    assert (one.rule, one.words.key) == ("AU-8.2", "refused-other-number")
    play(s, "fisher+volcano")
    until(s, "")
    assert s.view(0)["players"][first]["sources"][4]["scored"] == 1
    assert [each["scored"] for each in s.view(0)["players"][first]["sources"]] == [2, 3, 3, 3, 1, 2]


@rule("AU-8.3")
def test_a_source_may_be_scored_for_nothing() -> None:
    s = until(new(2, 9), "score")
    s.islands[s.seat] = counted("3 fisher")
    seat = s.seat
    play(s, "fisher")
    until(s, "take")
    scored = s.view(0)["players"][seat]["sources"][0]
    assert (scored["scored"], scored["points"]) == (1, 0)


@rule("AU-8.5")
def test_points_once_written_down_stay() -> None:
    """Each player gets what the own island is worth, and keeps it when symbols are covered."""
    s = until(new(2, 9), "score")
    s.islands = [counted("3 fisher 5 fish"), counted("2 fisher 2 fish")]
    play(s, "fisher", "fisher")
    assert asked(s) == "take"
    s.islands = [counted("3 fisher"), counted("2 fisher")]
    assert [worths(s, seat)[0] for seat in (0, 1)] == [0, 0]
    assert [s.breakdown(seat)["fisher"] for seat in (0, 1)] == [6, 4]
    assert [sources(s, seat)[0] for seat in (0, 1)] == [6, 4]


@rule("AU-8.4")
def test_choices_are_turned_up_together() -> None:
    s = until(new(3, 4), "score")
    first = s.seat
    s.story = []
    play(s, "canoe")
    second = s.seat
    assert told(s) == ["score-sources"]
    seen = s.view(second)["players"][first]
    assert seen["has_chosen"]
    assert seen["chosen"] == []
    assert seen["sources"][2]["scored"] is None
    assert s.view(first)["players"][first]["chosen"] == ["canoe"]
    stream = s.chance.stream
    play(s, "canoe")
    assert s.chance.stream == stream
    play(s, "totem")
    assert s.chance.stream != stream  # now there is no way back
    assert told(s) == ["score-sources"] * 3 + ["counted"] * 3
    assert s.view(second)["players"][first]["sources"][2]["scored"] == 1
    assert [each["has_chosen"] for each in s.view(first)["players"]] == [False] * 3


# The end


def ended(*coconuts: int) -> Atua:
    s = table(len(coconuts))
    s.coconuts = bytearray(coconuts)
    s.islands = [counted() for _ in coconuts]
    return finished(s)


@rule("AU-10.3", "AU-10.4")
def test_the_longest_beach() -> None:
    s = ended(0, 0, 0)
    assert [s.breakdown(seat)["beach-bonus"] for seat in range(3)] == [0, 0, 0]
    shore = "d1; b06 -5 -7 0"
    s.islands = [
        legal_island(shore + "; b02 -5 -3 0; b01 -5 -5 0"),
        legal_island(shore + "; b17 -5 -8 2; b01 -7 -12 0"),
        legal_island(shore),
    ]
    assert [each.longest_beach() for each in s.islands] == [3, 3, 1]
    assert [s.breakdown(seat)["beach-bonus"] for seat in range(3)] == [5, 5, 0]


@rule("AU-10.4")
def test_a_beach_is_as_long_as_its_connected_cards() -> None:
    assert island("d1; b06 -5 -7 0; b14 -2 -10 0").longest_beach() == 1  # apart
    assert island("d1; b06 -5 -7 0; b10 -2 -8 0").longest_beach() == 2  # side to end
    assert island("d1; b06 -5 -7 0; i04 -7 -7 0").longest_beach() == 0  # covered


@rule("AU-10.5")
def test_the_most_coconuts() -> None:
    s = holds(ended(4, 3, 5), 1, "niu", revealed=True)
    assert [s.breakdown(seat)["coconut-bonus"] for seat in range(3)] == [0, 5, 5]
    assert [ended(0, 0).breakdown(seat)["coconut-bonus"] for seat in (0, 1)] == [0, 0]


@rule("AU-10.2", "AU-16.4")
def test_a_full_sheet() -> None:
    s = table(2, fate=True, inhabitants=True)
    holds(holds(s, 0, "akroa", revealed=True), 1, "niu", revealed=True)
    scored = {
        "fisher": 8,
        "huntress": 9,
        "canoe": 12,
        "coconut": 5,
        "totem": 7,
        "volcano": 8,
    }
    for source, points in scored.items():
        mark(s, 0, source, points)
    s.tributes[0] = 6
    own(own(fates(s), 0, "volcanoes"), 0, "fish")
    s.islands = [legal_island("d1; i04 1 1 0; v06 1 6 0"), counted("9 fish")]
    s.islands[0].beach_length = 2
    s.coconuts = bytearray([1, 5])
    finished(s)
    assert s.breakdown(0) == scored | {
        "inhabitant": 6,
        "fate": 6 - 3,
        "beach-bonus": 5,
        "coconut-bonus": 0,
    }
    assert s.scores()[0] == 63


@rule("AU-10.6")
def test_a_total_may_fall_below_zero() -> None:
    s = own(fates(ended(0, 9)), 0, "birds-palms")
    s.islands[1] = counted("1 bird 1 palm")
    assert s.scores()[0] == s.breakdown(0)["fate"] == -8


@rule("AU-10.1")
def test_the_game_ends_with_the_third_scoring() -> None:
    s = new(2, 2)
    while list(s.scored).count(0) > 0:
        assert not s.over
        s.play(s.moves()[0])
    assert s.over
    assert s.end_rule() == "AU-10.1"
    assert asked(s) == ""


@rule("AU-11.1")
def test_the_most_points_win() -> None:
    s = ended(2, 2)
    s.islands[0] = counted("1 fisher 1 fish")
    assert s.winners() == [0]


@rule("AU-11.2")
def test_ties() -> None:
    s = ended(2, 2, 2)
    assert s.winners() == [0, 1, 2]
    s = mark(mark(ended(3, 5), 0, "coconut", 0), 1, "coconut", 0)
    mark(s, 0, "totem", 5)  # as much as the coconut bonus of the other
    assert s.scores() == [5, 5]
    assert s.winners() == [1]
    holds(s, 0, "niu", revealed=True)  # the same number, so both have the bonus
    mark(s, 0, "totem", 0)
    assert s.scores() == [5, 5]
    assert s.winners() == [0, 1]


def test_a_source_that_does_not_exist_is_refused() -> None:
    s = until(new(2, 9), "score")
    for move in (-1, 64, 2**70):
        refusal = s.refusal(move)
        assert refusal is not None
        assert refusal.rule == "AU-8.1"
