"""Positions and places in numbers: what follows from the rules is told as the rules count it."""

from hypothesis import given, settings
from hypothesis import strategies as st

import atoll
from atoll.games.atua import GAME
from atoll.games.atua.cards import THINGS
from atoll.games.atua.decisions.place import NOWHERE, WAYS, number_of, numbered
from atoll.games.atua.grid import height, width
from atoll.games.atua.parts import ISLANDS
from atoll.games.atua.scoring import amount, has_most
from atoll.games.atua.state import Atua
from tests.atua.islands import PARTS, island
from tests.atua.positions import lay, new, table, until
from tests.atua.test_places import first_cards, grown, steps
from tests.positions import play


def part(s: Atua, seat: int, name: str) -> list[int]:
    """A named part of a row."""
    span = next(each for each in GAME.encoding(s.seats).spans if each.name == name)
    return list(s.encode(seat)[span.first : span.first + span.count])


@settings(max_examples=20)
@given(first=first_cards, laid=steps)
def test_a_visible_symbol_is_known_by_its_card(first: int, laid: list[tuple[int, int]]) -> None:
    found, _ = grown(first, laid)
    slots = [found.slot(i) for i in range(len(found.symbols))]
    assert slots == sorted(set(slots))
    for slot, symbol in zip(slots, found.symbols, strict=True):
        layer = slot // PARTS.slots
        face = PARTS.cards[found.cards[layer]]
        assert face.symbols[slot % PARTS.slots][0] == symbol & 15
        x, y = found.cell(symbol >> 4)
        for code, turn in list(zip(found.codes, found.turns, strict=True))[layer + 1 :]:
            left, top = found.cell(code)
            assert not (left <= x < left + width(turn) and top <= y < top + height(turn))


@settings(max_examples=20)
@given(first=first_cards, laid=steps, number=st.integers(0, ISLANDS - 1))
def test_every_place_has_a_number_and_every_number_at_most_one_place(
    first: int, laid: list[tuple[int, int]], number: int
) -> None:
    found, _ = grown(first, laid)
    places = found.places(number)
    numbers = [number_of(found, move) for move in places]
    assert [numbered(found, each) for each in numbers] == places
    for each in range(0, len(found.cards) * PARTS.slots * WAYS, 7):
        move = numbered(found, each)
        assert move == NOWHERE or number_of(found, move) == each


def test_a_number_without_a_place_is_refused() -> None:
    s = play(table(), "i04")
    assert numbered(s.islands[0], 3 * PARTS.slots * WAYS) == NOWHERE
    refusal = s.refusal(NOWHERE)
    assert refusal is not None
    assert refusal.rule == "AU-4.4"
    assert number_of(island(), NOWHERE) == -1


def test_a_row_counts_as_the_rules_do() -> None:
    for seed in range(4):
        s, chance = new(3, seed, inhabitants=True, fate=True), atoll.seeded(seed)
        while not s.over:
            s.play(chance.pick(s.moves()))
            for seat in range(3):
                things = range(len(THINGS))
                assert part(s, seat, "own.amounts") == [amount(s, seat, n) for n in things]
                assert part(s, seat, "own.most") == [has_most(s, seat, n) for n in things]


def test_a_pile_that_is_face_down_is_as_good_as_unseen() -> None:
    s = lay(until(new(1, 3, pile="hidden"), "place"))
    until(s, "pick")
    (given_away,) = s.pile
    assert part(s, 0, "unseen")[given_away] == 1
    assert not any(part(s, 0, "tahuma.pile"))
    assert part(s, 0, "tahuma.cards") == [1]
    opened = s.copy()
    opened.secret = False
    assert part(opened, 0, "unseen")[given_away] == 0
    assert part(opened, 0, "tahuma.pile")[given_away] == 1
