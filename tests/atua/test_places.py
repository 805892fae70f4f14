"""The masks that find all places at once say the same as the rules read cell by cell."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.games.atua.island import Island, move_of, village
from atoll.games.atua.parts import ISLANDS, VILLAGES
from atoll.games.atua.preview import faults
from tests.atua.islands import PARTS, card, island
from tests.atua.oracle import Placement, Reading
from tests.ledger import rule

numbers = st.integers(0, 2**16)
steps = st.lists(st.tuples(st.integers(0, ISLANDS - 1), numbers), max_size=17)
first_cards = st.integers(ISLANDS, ISLANDS + VILLAGES - 1)


def grown(first: int, laid: list[tuple[int, int]]) -> tuple[Island, list[Placement]]:
    """A random island: every card in one of its places, once each."""
    found = village(PARTS, first)
    x, y = found.cell(found.codes[0])
    placements = [(first, x, y, 0)]
    for number, choice in laid:
        places = found.places(number)
        if places and number not in found.cards:
            place = found.place(places[choice % len(places)])
            placements.append((number, *place))
            found = found.laid(number, *place)
    return found, placements


@rule("AU-4.4", "AU-4.6", "AU-4.7", "AU-4.9", "AU-4.11", "AU-4.14", "AU-4.15", "AU-4.17")
@settings(max_examples=30)
@given(first=first_cards, laid=steps, number=st.integers(0, ISLANDS - 1))
def test_all_places_at_once_are_the_places_one_by_one(
    first: int, laid: list[tuple[int, int]], number: int
) -> None:
    found, placements = grown(first, laid)
    places = [found.place(move) for move in found.places(number)]
    assert len(set(places)) == len(places)
    assert set(places) == Reading(PARTS, placements).places(number)
    assert found.takes(number) == bool(places)


@settings(max_examples=10)
@given(first=first_cards, laid=steps, number=st.integers(0, ISLANDS - 1))
def test_what_is_wrong_with_a_place_is_what_the_plain_reading_finds(
    first: int, laid: list[tuple[int, int]], number: int
) -> None:
    found, placements = grown(first, laid)
    reading = Reading(PARTS, placements)
    for x, y in list(reading.visible)[::4]:
        for turn in range(4):
            codes = {fault.code for fault in faults(found, number, x - 2, y - 2, turn)}
            assert codes == reading.faults(number, x - 2, y - 2, turn)


@settings(max_examples=30)
@given(first=first_cards, laid=steps)
def test_an_island_counts_what_is_visible(first: int, laid: list[tuple[int, int]]) -> None:
    found, placements = grown(first, laid)
    reading = Reading(PARTS, placements)
    assert all(cells == 4 for cells in reading.symbols.values())
    assert sorted(symbol & 15 for symbol in found.symbols) == reading.kinds()
    assert [found.counts[kind] for kind in range(13)] == [
        reading.kinds().count(kind) for kind in range(13)
    ]
    stars = [cell for cell in reading.stars() if cell != (0, 0)]
    assert found.volcanoes == len(stars)
    assert found.glow == sum(PARTS.volcano(x * x + y * y) for x, y in stars)
    assert found.longest_beach() == reading.longest_beach()
    beaches = {spot.owner for spot in reading.visible.values() if spot.terrain == "b"}
    assert len(found.shores) == len(beaches)


@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_widest_island_is_read_as_well_as_a_narrow_one(way: tuple[int, int]) -> None:
    """Eighteen cards in one direction: nothing runs off the masks or into itself."""
    found, placements = grown(card("d1"), [])
    for number in range(18):
        places = [found.place(move) for move in found.places(number)]
        place = max(places, key=lambda each: each[0] * way[0] + each[1] * way[1])
        placements.append((number, *place))
        found = found.laid(number, *place)
    assert max(abs(x * way[0] + y * way[1]) for _, x, y, _ in placements) > 40
    number = card("b06")
    reached = {found.place(move) for move in found.places(number)}
    assert reached == Reading(PARTS, placements).places(number)


def test_places_are_numbers_from_0_up() -> None:
    found = island("d1")
    for move in found.places(card("i04")):
        assert 0 <= move < 2**17
        assert move_of(*found.place(move)) == move


@pytest.mark.parametrize(
    ("name", "places"),
    [("i04", 132), ("v06", 132), ("b15", 74), ("b14", 48), ("b06", 38), ("b19", 18)],
)
def test_so_many_places_on_the_bare_village(name: str, places: int) -> None:
    assert len(island("d1").places(card(name))) == places
