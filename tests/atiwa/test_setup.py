"""AT-1 and AT-2: how a game begins."""

from collections import Counter

import pytest

from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import cells, new, table
from tests.ledger import rule
from tests.positions import asked, play


def spaces(s: Atiwa) -> set[str]:
    return {space["id"] for space in s.view()["spaces"]}


@rule("AT-1.1", "AT-1.2", "AT-29.1")
@pytest.mark.parametrize(
    ("seats", "total", "extension"),
    [
        (1, 27, {"x1", "x2"}),
        (2, 27, {"x1", "x2"}),
        (3, 29, {"o4", "x1", "x2", "x3"}),
        (4, 31, {"o4", "n3", "x1", "x2", "x3", "x4"}),
    ],
)
def test_one_extension_for_the_number_of_players(
    seats: int, total: int, extension: set[str]
) -> None:
    here = spaces(new(seats))
    assert len(here) == total
    assert {space for space in here if space[0] == "x" or space in ("o4", "n3")} == extension


@rule("AT-1.3")
def test_six_tiles_cover_all_round_spaces_but_the_first() -> None:
    orders = set()
    for seed in range(60):
        tracks = [space["track"] for space in new(2, seed).view()["spaces"] if "track" in space]
        assert tracks[0]["tile"] is None
        orders.add(tuple(track["tile"] for track in tracks[1:]))
        assert sorted(track["tile"] for track in tracks[1:]) == list("abcdef")
    assert len(orders) > 50
    assert {order[0] for order in orders} == set("abcdef")


@rule("AT-1.4", "AT-1.5")
@pytest.mark.parametrize(("seats", "places"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_terrain_lies_open_above_its_spaces_the_rest_is_the_deck(seats: int, places: int) -> None:
    view = new(seats).view()
    assert len({card["id"] for card in view["open"]}) == places
    assert view["deck"] == 36 - places
    assert view["discard"] == []
    seen = {card["id"] for seed in range(80) for card in new(seats, seed).view()["open"]}
    assert len(seen) == 36


@rule("AT-1.6")
def test_four_stacks_of_locations_beside_their_pairs_of_spaces() -> None:
    view = new(2).view()
    assert [(each["id"], each["left"]) for each in view["locations"]] == [
        ("farmstead", 10),
        ("settlement", 10),
        ("village", 10),
        ("town", 4),
    ]
    houses = [each["layout"].count("H") for each in view["locations"]]
    assert houses == [1, 2, 3, 4]
    pairs = Counter(
        space["items"][0]["location"]
        for space in view["spaces"]
        if space["items"][0]["op"] == "location"
    )
    assert pairs == {"farmstead": 2, "settlement": 2, "village": 2, "town": 2}


@rule("AT-1.7", "AT-18.4")
def test_all_44_markers_are_in_the_bag() -> None:
    assert new(3).view()["bag"] == [22, 20, 2]


@rule("AT-1.9", "AT-2.7", "AT-1.8")
def test_everybody_begins_without_gold_and_missing_food() -> None:
    for community in new(4).view()["communities"]:
        assert (community["gold"], community["missing"], community["night"]) == (0, 0, 0)
        assert community["counts"]["tree"] == community["counts"]["fruit"] == 0


@rule("AT-2.1", "AT-11.1")
def test_the_rows_of_the_supply_board() -> None:
    s = new(1)
    assert {kind: len(row) for kind, row in s.view()["rows"].items()} == {
        "wild": 8,
        "tree": 13,
        "fruit": 8,
        "family": 13,
        "goat": 7,
    }
    assert [int(s.supply(0, kind)) for kind in range(5)] == [8, 13, 8, 12, 7]


@rule("AT-2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_workers_for_every_player(seats: int) -> None:
    s = new(seats)
    assert [each["workers"] for each in s.view()["communities"]] == [3] * seats
    colours = {each["colour"] for each in s.view()["rounds"]}
    assert colours == {"red", "yellow", "blue"}


@rule("AT-2.3", "AT-2.4", "AT-7.5")
def test_a_village_on_the_third_place_with_an_untrained_family() -> None:
    for seat in range(2):
        community = new(2).view()["communities"][seat]
        (village,) = community["cards"]
        assert (village["id"], village["place"], village["row"], village["column"]) == (
            "village",
            "c1",
            0,
            2,
        )
        assert village["cells"][-1]["content"] == "family"
        assert (community["trained"], community["supply"]["family"]["empty"]) == (0, 1)


@rule("AT-2.5")
def test_the_start_player_is_random_and_takes_the_marker() -> None:
    starts: Counter[int] = Counter()
    for seed in range(80):
        s = new(4, seed)
        assert s.view()["marker"] == s.view()["first"] == s.seat
        starts[s.seat] += 1
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 8


@rule("AT-2.6", "AT-2.8")
@pytest.mark.parametrize(
    ("seats", "tokens"),
    [
        (1, [{}]),
        (2, [{}, {"c1.tr": "wild"}]),
        (3, [{}, {"c1.tm": "bat"}, {"c1.tr": "wild"}]),
        (4, [{}, {"c1.tm": "bat"}, {"c1.tr": "wild"}, {"c1.ml": "goat"}]),
    ],
)
def test_ex14_compensation_by_seat_after_the_start_player(
    seats: int, tokens: list[dict[str, str]]
) -> None:
    for seed in range(6):
        s = new(seats, seed)
        for place, extra in enumerate(tokens):
            found = cells(s, (s.seat + place) % seats)
            assert found == {"c1.br": "family"} | extra


@rule("AT-3.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_turns_with_every_number_of_players(seats: int) -> None:
    s = new(seats)
    assert asked(s) == "place-worker"
    assert asked(play(table(turn=0), "n1")) == "place-worker"
