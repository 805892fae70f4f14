"""AU-2, AU-3, AU-5: turns, coconuts, and the row."""

import pytest

from atoll.engine.foresight import after, brings
from tests.atua.islands import bare, card, island, legal_island
from tests.atua.positions import fates, holds, lay, new, table, told, until
from tests.ledger import rule
from tests.positions import asked, offered, play, refused, refused_facts


@rule("AU-2.1", "AU-5.3", "AU-5.4", "AU-2.3", "AU-2.5", "AU-2.6", "AU-8.1", "AU-8.6", "AU-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_nine_rounds_and_three_scorings(seats: int) -> None:
    s = new(seats, seats)
    order = [(int(s.first) + after) % seats for after in range(seats)]
    turns: list[int] = []
    scorings: list[tuple[int, int, list[int]]] = []
    while not s.over:
        if asked(s) == "take":
            turns.append(s.seat)
            stack = 0 if len(turns) <= 4 * seats else 1 if len(turns) <= 7 * seats else 2
            left = list(s.stacks)
            s.play(s.moves()[0])
            lay(s)
            assert [before - now for before, now in zip(left, s.stacks, strict=True)] == [
                int(each == stack) for each in range(3)
            ]
        else:
            assert asked(s) == "score"
            scorings.append((len(turns), s.seat, [len(each.cards) - 1 for each in s.islands]))
            assert s.view(0)["progress"]["now"] * seats == len(
                turns
            )  # it belongs to the round before it
            s.play(s.moves()[0])
    assert turns == order * 9
    assert scorings == [
        (after * seats, seat, [after] * seats) for after in (4, 7) for seat in order
    ]  # the last one leaves no choice
    assert [len(each.cards) for each in s.islands] == [10] * seats
    assert sorted(s.scored) == sorted([1, 2, 2, 3, 3, 3] * seats)
    assert s.view(0)["progress"]["now"] == 9


@rule("AU-2.2")
def test_the_steps_of_a_turn() -> None:
    s = new(2, 1, inhabitants=True, fate=True)
    seat = s.seat
    questions = []
    while s.seat == seat:
        questions.append(asked(s))
        s.play(s.moves()[-1])
    assert questions == ["take", "place", "buy", "reveal"]
    assert asked(s) == "take"


@rule("AU-2.4")
def test_whoever_empties_a_stack_still_buys_and_reveals() -> None:
    s = holds(fates(new(2, 6, inhabitants=True, fate=True), "fish"), 0, "ika")
    while s.stacks[0] > 0:
        kept = "keep" if asked(s) == "reveal" else "pass" if asked(s) == "buy" else ""
        s.play(s.parse(kept) if kept else s.moves()[0])
    last = s.seat
    assert asked(s) == "buy"
    play(s, "pass")
    assert (asked(s), s.seat) == ("reveal", last)
    before = s.view(last)["players"][last]["sources"][0]["pair"]
    s = holds(s, last, "ika")
    play(s, "reveal")
    assert asked(s) == "score"
    after = s.view(last)["players"][last]["sources"][0]["pair"]
    assert after == [before[0], before[1] + 3]


@rule("AU-3.1", "AU-3.2", "AU-3.4", "AU-5.1")
def test_the_third_card_costs_a_coconut_on_each_of_the_first_two() -> None:
    s = table(row="i04 b06 v06 i01")
    play(s, "v06")
    assert list(s.nuts) == [1, 1, 0]
    assert s.coconuts[0] == 3
    assert (asked(s), s.task.n) == ("place", card("v06"))
    lay(s)
    assert list(s.row[:3]) == [card("i04"), card("b06"), card("i01")]
    assert list(s.nuts) == [1, 1, 0, 0]
    free = table()
    play(free, "i04")
    assert free.coconuts[0] == 5
    assert list(free.nuts) == [0, 0, 0]


@rule("AU-3.3")
def test_a_card_that_cannot_be_paid_for_cannot_be_taken() -> None:
    s = table(coconuts=1)
    assert offered(s) == ["i04", "b06"]
    assert refused(s, "v06") == ("AU-3.3", "refused-too-dear")
    assert refused_facts(s, "i01")[1] == {"price": 3, "coconuts": 1}
    none = table(coconuts=0)
    assert (asked(none), none.task.n) == ("place", card("i04"))


@rule("AU-3.5", "AU-3.6", "AU-3.7")
def test_coconuts_come_with_the_card_after_paying() -> None:
    s = table(nuts=(2, 1, 3, 0), coconuts=2)
    play(s, "v06")
    assert list(s.nuts) == [3, 2, 0]
    assert s.coconuts[0] == 3
    poor = table(nuts=(2, 1, 3, 0), coconuts=1)
    assert refused(poor, "v06") == ("AU-3.3", "refused-too-dear")
    last = table(nuts=(0, 0, 0, 3), coconuts=2)
    assert offered(last) == ["i04", "b06", "v06"]
    assert refused(last, "i01") == ("AU-3.3", "refused-too-dear")


@rule("AU-3.8", "AU-16.1")
def test_a_card_that_fits_nowhere_cannot_be_taken() -> None:
    """On this island land finds places and beaches find none."""
    s = table(row="b06 i04 v06 i01")
    s.islands[0].spots = [0 if outline.number > 1 else -1 for outline in s.parts.outlines]
    s.islands[0].offered = [None] * len(s.parts.terrains)
    s.settle()
    assert offered(s) == ["i04", "v06", "i01"]
    assert refused(s, "b06") == ("AU-3.8", "refused-no-place")


@rule("AU-16.2")
def test_if_nothing_fits_the_card_is_paid_for_and_leaves_the_game() -> None:
    s = table(nuts=(0, 2, 0, 0), coconuts=1)
    s.islands[0] = bare()
    s.settle()
    assert offered(s) == ["i04", "b06"]
    assert s.refusal(0) is s.refusal(1) is None
    assert refused(s, "v06") == ("AU-3.3", "refused-too-dear")
    s.story = []
    play(s, "b06")
    assert s.coconuts[0] == 2
    assert list(s.gone) == [card("b06")]
    assert list(s.nuts) == [1, 0, 0, 0]
    assert len(s.islands[0].cards) == 1
    assert (asked(s), s.seat) == ("take", 1)
    assert told(s) == ["take", "left-out", "filled"]


@rule("AU-5.2", "AU-5.6")
def test_the_row_is_filled_after_laying() -> None:
    s = table()
    play(s, "i04")
    assert len(s.row) == 3
    stream = s.chance.stream
    lay(s)
    assert len(s.row) == 4
    assert s.chance.stream != stream
    assert s.bag[s.row[3]] == 0
    assert s.stacks[0] == 7


@rule("AU-5.5")
def test_the_row_is_full_to_the_end_and_counts_for_nobody() -> None:
    s = new(2, 8, fate=True)
    while not s.over:
        assert len(s.row) == (3 if asked(s) == "place" else 4)
        s.play(s.moves()[0])
    assert len(s.row) == 4
    before = s.scores()
    s.nuts = bytearray([9, 9, 9, 9])
    assert s.scores() == before


def test_a_card_outside_the_row_is_refused() -> None:
    refusal = table().refusal(4)
    assert refusal is not None
    assert (refusal.rule, refusal.words.key) == ("AU-3.1", "refused-no-such-card")


def test_islands_of_the_tests_are_islands_of_the_rules() -> None:
    assert (
        legal_island("d1; b06 -5 -7 0; b02 -5 -3 0").cards
        == island("d1; b06 -5 -7 0; b02 -5 -3 0").cards
    )
    assert until(new(2), "score").turn == 8


@rule("AU-10.5")
def test_what_coconuts_cost_is_told_with_the_bonus_that_goes() -> None:
    s = table(2, coconuts=5)
    s.coconuts[1] = 4
    take = s.parse("b06")  # the second card costs one coconut
    told = [s.say(words, "en", ["Ann", "Bob"]) for words in brings(s, take, after(s, take))]
    assert not any("bonus" in each for each in told)  # with equally many, both have it
    s.coconuts[1] = 5
    told = [s.say(words, "en", ["Ann", "Bob"]) for words in brings(s, take, after(s, take))]
    assert "the coconut bonus (−5) goes to Bob" in told
    s.coconuts[1] = 6
    s.nuts[0] = 3
    free = s.parse("i04")
    told = [s.say(words, "en", ["Ann", "Bob"]) for words in brings(s, free, after(s, free))]
    assert "the coconut bonus (+5) is yours then" in told
