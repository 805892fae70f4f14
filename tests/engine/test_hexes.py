"""Hexes: codes and coordinates, neighbours, distances, names."""

from hypothesis import given
from hypothesis import strategies as st

from atoll.engine import hexes

places = st.integers(-60, 60)


@given(q=places, r=places)
def test_codes_and_coordinates_are_each_others_inverse(q: int, r: int) -> None:
    assert hexes.axial(hexes.code(q, r)) == (q, r)
    assert hexes.name(hexes.code(q, r)) == f"{q},{r}"


@given(q=places, r=places)
def test_every_hex_has_six_neighbours_in_a_ring(q: int, r: int) -> None:
    place = hexes.code(q, r)
    around = hexes.neighbours(place)
    assert len(set(around)) == 6
    for one, following in zip(around, [*around[1:], around[0]], strict=True):
        assert hexes.distance(place, one) == 1
        assert hexes.distance(one, following) == 1
        assert place in hexes.neighbours(one)


def test_the_directions_run_clockwise_from_the_east() -> None:
    around = [hexes.axial(place) for place in hexes.neighbours(hexes.code(0, 0))]
    assert around == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@given(a=st.tuples(places, places), b=st.tuples(places, places), c=st.tuples(places, places))
def test_distance_is_a_distance(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    one, two, three = hexes.code(*a), hexes.code(*b), hexes.code(*c)
    assert (hexes.distance(one, two) == 0) == (one == two)
    assert hexes.distance(one, two) == hexes.distance(two, one)
    assert hexes.distance(one, three) <= hexes.distance(one, two) + hexes.distance(two, three)


def test_distance_is_the_number_of_steps() -> None:
    middle = hexes.code(0, 0)
    reached = {middle}
    for steps in range(1, 5):
        edge = {place for near in reached for place in hexes.neighbours(near)} - reached
        assert len(edge) == 6 * steps
        assert {hexes.distance(middle, place) for place in edge} == {steps}
        reached |= edge
