"""What a careful player counts: rows tell it, and it is what the rules then do."""

from itertools import chain
from typing import Any

import pytest

from atoll.engine.encoding import Encoding
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.visit import VISIT
from atoll.games.tindaya.forecast import forecast
from atoll.games.tindaya.names import ERUPTION, EVENTS, GOODS, SHIPS
from atoll.games.tindaya.state import Tindaya
from tests.positions import random_game
from tests.tindaya.plainly import check_row
from tests.tindaya.positions import ask, at, give, new, offering, put, table


def field(s: Tindaya, name: str, seat: int = 0) -> list[int]:
    """The numbers of a field of a seat's row."""
    encoding: Encoding[Tindaya] = GAME.encoding(s.seats)
    span = next(span for span in encoding.spans if span.name == name)
    return list(s.encode(seat)[span.first : span.first + span.count])


@pytest.mark.parametrize("options", [{}, {"mode": "dominion"}])
def test_hunger_and_cold_are_counted_as_the_forecast_counts_them(options: dict[str, str]) -> None:
    seen = 0
    games = [random_game(new(2, seed, **options), seed) for seed in range(4)]
    for s in chain(*games):
        coming = forecast(s)
        if coming is None or s.task.matter is not ACT:
            continue
        for tribe in coming["tribes"]:
            mouths, _, hungry, cold, *_ = field(s, "own.stores", tribe["seat"])
            assert mouths == s.tribes[tribe["seat"]].villagers + tribe["born"]
            assert (hungry, cold) == (tribe["hungry"], tribe["cold"])
            seen += 1
    assert seen > 10


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"difficulty": "hard"}),
        (2, {"dowry": True}),
        (3, {"mode": "dominion", "traitor": True}),
        (4, {"mode": "dominion", "layout": "random"}),
        (2, {"lesson": 2}),
    ],
)
def test_a_row_says_what_is_counted_plainly(seats: int, options: dict[str, Any]) -> None:
    for s in random_game(new(seats, 5, **options), 5, step=11):
        check_row(s)


def test_numbers_beyond_their_bounds_are_cut() -> None:
    s = table(2)
    place = put(s, "1,1", villagers=1, site="pigs", animals=80)
    s.troops[at(s, "2,1")] = 90
    s.canoes[at(s, "3,1")] = 50
    give(s, 0, fish=200)
    ask(s, ACT)
    check_row(s)
    assert field(s, "map.animals")[place] == 30
    assert field(s, "map.troops")[at(s, "2,1")] == 60
    assert field(s, "own.goods")[0] == 120


def test_natives_are_counted_where_ships_and_eruptions_come() -> None:
    seen = 0
    for seed in range(3):
        for s in random_game(new(2, seed), seed, step=3):
            coming = forecast(s)
            if coming is None:
                continue
            wrath = [god["wrath"] for god in coming["gods"]]
            for hit in coming["hits"]:
                event = EVENTS.index(hit["event"])
                if event >= SHIPS or (event == ERUPTION and wrath[0] == s.wrath[0]):
                    for seat in range(2):
                        assert field(s, "own.hit", seat)[event] == hit["natives"][seat]
                        seen += 1
    assert seen > 10


def test_offerings_that_are_missing_and_can_be_paid() -> None:
    s = table(2)
    offering(s)
    ask(s, ACT)
    wanted = field(s, "missing")
    assert wanted == [2, 2, 0, 0, 2, 2, 0, 0]  # the first era asks for two strips of each god
    good = s.demand(0)
    give(s, 0, **{GOODS[good].replace("-", "_"): 1})
    assert field(s, "own.payable")[0] == 1
    assert field(s, "other1.payable", 1)[0] == 1
    s.offered[0] = 1
    assert field(s, "missing")[0] == 1


def test_the_map_is_the_end_of_a_row() -> None:
    encoding = GAME.encoding(2)
    names = [span.name for span in encoding.spans]
    first = names.index("map.shore")
    assert all("map" in name for name in names[first:])
    assert not any("map" in name for name in names[:first])


def test_settlements_are_told_by_trade() -> None:
    s = table(2)
    place = put(s, "1,1", villagers=2, nobles=1, site="herd", animals=3)
    put(s, "1,1", seat=1, nobles=1)
    ask(s, ACT)
    assert field(s, "own.settlements") == [0, 0, 1, 0]
    assert field(s, "own.workers") == [0, 0, 2, 0]
    assert field(s, "own.animals") == [0, 3]
    assert field(s, "own.broods") == [1]
    assert field(s, "own.settlements", 1) == [0, 0, 0, 0]
    assert field(s, "map.herd")[place] == 1
    assert field(s, "other1.map.villagers", 1)[place] == 2


def test_a_talk_is_numbered_from_the_one_who_is_asked() -> None:
    """The same action speaks to the next seat, whoever asks for it."""
    s = table(3)
    for seat in range(3):
        put(s, "1,1", seat=seat, nobles=1)
        give(s, seat, fish=1, wood=1)
    s.nobles_moved[at(s, "1,1")] = 1
    spoken = []
    for seat in range(3):
        ask(s, VISIT, seat)
        spoken.append(s.action(s.parse(f"barter-{(seat + 1) % 3 + 1}@1,1")))
        assert s.notation(s.move_of(spoken[-1])) == f"barter-{(seat + 1) % 3 + 1}@1,1"
    assert len(set(spoken)) == 1
    assert GAME.actions(3).names(s)[spoken[0]] == "visit barter-2@1,1"
