"""What the log tells: whoever reads it alone can follow the game to its last point."""

from itertools import product

import pytest

from atoll.engine.words import Words
from atoll.games.atua.cards import KINDS
from atoll.games.atua.decisions.place import side_of
from atoll.games.atua.decisions.score import COUNT, SCORE
from atoll.games.atua.parts import SOURCES
from atoll.games.atua.state import FORMS, Atua
from atoll.text import LANGUAGES, say, tell
from tests.atua.islands import cards, counted, island, legal_island
from tests.atua.positions import fates, holds, lay, new, own, table, until
from tests.atua.test_solo import alone
from tests.ledger import rule
from tests.positions import log, play


def last_scoring(s: Atua) -> Atua:
    """The same table just before the last sources are counted; everybody listens."""
    s.stacks = bytearray(3)
    s.turn = 18 if s.alone else 9 * s.seats
    s.scored = bytearray([1, 2, 2, 0, 0, 0] * s.seats)
    s.choices = bytearray(s.seats)
    s.agenda = []
    s.ask(COUNT, 0, 2)
    for seat in reversed(range(s.seats)):
        s.ask(SCORE, seat, 2)
    s.story = []
    s.settle()
    assert s.over
    return s


def ended(*coconuts: int) -> Atua:
    s = table(len(coconuts), fate=True)
    s.coconuts = bytearray(coconuts)
    s.islands = [counted() for _ in coconuts]
    return fates(s)


@rule("AU-6.6", "AU-6.9", "AU-10.2")
def test_fate_tiles_are_settled_in_the_log() -> None:
    s = own(own(own(ended(1, 3, 3), 0, "birds-palms"), 1, "fish"), 2, "canoes")
    s.islands = [counted("2 bird"), counted("1 bird 1 palm 3 fish"), counted("3 fish")]
    assert log(last_scoring(s))[-11:] == [
        "Cleo scores volcanoes: no harmony points (no volcano at the right distance).",
        "Fate tile “Most canoes”: Cleo does not have the majority and loses 5 harmony points.",
        "Fate tile “Most fish”: Ben has the majority and gains 4 harmony points.",
        "Fate tile “Most birds and most palms”: Anna has only one of the two majorities and gains "
        "2 harmony points.",
        "Nobody has a beach, so there is no beach bonus.",
        "Coconut bonus: with 3 coconuts Ben has the most and gains 5 harmony points.",
        "Coconut bonus: with 3 coconuts Cleo has the most and gains 5 harmony points.",
        "Anna has 3 harmony points in all.",
        "Ben has 12 harmony points in all.",
        "Cleo has 3 harmony points in all.",
        "Ben wins the game.",
    ]
    assert s.scores() == [3, 12, 3]


@rule("AU-10.3", "AU-10.5", "AU-11.2")
def test_bonuses_and_a_shared_victory_are_told() -> None:
    s = ended(0, 0)
    s.islands = [legal_island("d1; b06 -5 -7 0"), legal_island("d1; b06 -5 -7 0")]
    assert log(last_scoring(s))[-8:] == [
        "Beach bonus: with 1 card Anna has the longest beach and gains 5 harmony points.",
        "Beach bonus: with 1 card Ben has the longest beach and gains 5 harmony points.",
        "Nobody has a coconut, so there is no coconut bonus.",
        "Anna has 7 harmony points in all.",
        "Ben has 7 harmony points in all.",
        "The leaders are equal in all that decides: they share the victory.",
        "Anna shares the victory.",
        "Ben shares the victory.",
    ]


@rule("AU-11.2")
def test_what_decides_a_tie_is_told() -> None:
    s = ended(3, 8)
    s.points[0] = 10  # as much as the coconuts and their bonus
    assert log(last_scoring(s))[-4:] == [
        "Anna has 13 harmony points in all.",
        "Ben has 13 harmony points in all.",
        "The points are equal. More coconuts decide: 8 against 3.",
        "Ben wins the game.",
    ]


@rule("AU-9.1", "AU-9.5", "AU-9.7")
@pytest.mark.parametrize(
    ("symbols", "source", "said"),
    [
        ("3 fisher 3 fish", "fisher", "Anna scores fishers and fish: 6 harmony points."),
        (
            "3 fisher 2 fish",
            "fisher",
            "Anna scores fishers and fish: no harmony points (3 fishers, but 2 fish).",
        ),
        (
            "1 canoe",
            "canoe",
            "Anna scores canoes and palms: no harmony points (1 canoe, but no palms).",
        ),
        (
            "2 bird",
            "huntress",
            "Anna scores huntresses and birds: no harmony points (no huntresses).",
        ),
        ("1 sun", "totem", "Anna scores totems: no harmony points (at most 1 totem counts)."),
        ("", "coconut", "Anna scores coconuts: no harmony points (no coconuts)."),
    ],
)
def test_a_source_that_brings_nothing_says_why(symbols: str, source: str, said: str) -> None:
    s = table(coconuts=0)
    s.islands = [counted(symbols), counted()]
    s.choices = bytearray([1 << SOURCES.index(source), 1])
    s.agenda = []
    s.ask(COUNT, 0, 0)
    s.story = []
    s.settle()
    assert log(s)[0] == said
    assert s.scored[SOURCES.index(source)] == 1
    assert s.scored[FORMS] == 1


@rule("AU-7.2")
def test_an_inhabitant_without_points_says_why() -> None:
    s = holds(holds(table(inhabitants=True), 0, "akroa"), 1, "ika")
    play(s, "i04")
    lay(s)
    s.row = bytearray(cards("i06 i08 i09 b02"))  # no bird
    s.story = []
    play(s, "reveal")
    assert log(s)[0] == (
        "Anna plays Akroa: no harmony points, for the row does not show two birds; and 2 birds more "
        "from now on."
    )


@rule("AU-9.8", "AU-9.10", "AU-10.4")
def test_what_a_card_changes_beside_its_symbols_is_told() -> None:
    s = table(row="v06 b06 i04 i01")
    s.islands[0] = legal_island("d1; i04 1 1 0")
    s.story = []
    play(s, "v06", "1,6,0")
    assert log(s)[2] == "The volcano ruler shows 3 points for the new volcano."
    near = table(row="v06 b06 i04 i01")
    near.story = []
    play(near, "v06", "-2,-7,0")
    assert "The new volcano lies too close to the village: no points." in log(near)
    far = table(row="v06 b06 i04 i01")
    far.islands[0] = island("d1; i04 1 1 0; i02 20 20 0")
    far.story = []
    play(far, "v06", "20,24,0")
    assert "The new volcano lies beyond the volcano ruler: no points." in log(far)
    beach = table(row="b06 b02 i04 i01")
    beach.story = []
    play(beach, "b06", "-5,-7,0")
    assert "The longest beach of Anna now has 1 card." in log(beach)
    covered = table(row="i04 b02 i05 i01")
    covered.islands[0] = legal_island("d1; b06 -5 -7 0")
    covered.story = []
    play(covered, "i04", "-7,-7,0")
    assert "Anna has no beach any more." in log(covered)


@rule("AU-5.2", "AU-5.4", "AU-8.1")
def test_a_stack_is_named_when_it_fills_the_row_and_when_it_is_empty() -> None:
    s = new(2, 3)
    s.story = []
    until(s, "score")
    said = log(s)
    assert len([line for line in said if line.endswith(" comes into the row from stack A.")]) == 8
    assert said[-1] == "Stack A is empty: an interim scoring follows."


@rule("AU-13.1", "AU-13.2", "AU-13.4")
def test_a_turn_alone_is_told() -> None:
    s = alone(coconuts=6, hut=0)
    s.story = []
    play(s, "right")
    lay(s)
    play(s, "give")
    said = log(s)
    assert said[0].endswith("the hut is empty and gives no coconut.")
    assert said[-2] == (
        "The other card, a land card (1 fish, 1 huntress, 1 bird, 1 canoe), goes face down onto "
        "Tahuma’s pile."
    )
    assert said[-1].startswith("Two cards of stack A are laid open: on the left a ")


@rule("AU-15.2", "AU-15.7", "AU-15.9")
def test_tahumas_sheet_is_told() -> None:
    s = alone()
    s.coconuts[0], s.hut = 0, 9
    s.pile = bytearray(cards("b01 b02 v01"))
    s.islands[0] = counted()
    assert log(last_scoring(s))[-5:] == [
        "Anna gets no beach bonus, for Tahuma’s beach has 2 cards.",
        "Tahuma’s pile is laid open and scored: starting points 20, fishers and fish 2, huntresses "
        "and birds 3, canoes and palms 4, coconuts 9, volcanoes 7, beach bonus 5.",
        "Anna has no harmony points in all.",
        "Tahuma is 50 points ahead, above all in “Coconuts” (+9).",
        "Tahuma has 50 harmony points in all. Tahuma wins the game.",
    ]


def test_zero_is_never_counted_in_the_log() -> None:
    for seats, seed in product((1, 2, 4), range(3)):
        s = new(seats, seed, **({} if seats == 1 else {"inhabitants": True, "fate": True}))
        s.story = []
        chance = s.chance.fork()
        while not s.over:
            s.play(chance.pick(s.moves()))
        for told in s.story:
            assert " 0 " not in f" {tell('atua', told, ['Anna'] * seats)} "


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_terminal_are_those_of_the_language(language: str) -> None:
    letters = [say("atua", Words(f"letters-{kind}"), language) for kind in KINDS]
    assert len(set(letters)) == len(KINDS)
    for number, (kind, each) in enumerate(zip(KINDS, letters, strict=True)):
        name = say("atua", Words(f"board-{kind}"), language).lower()
        assert len(each) == 2
        assert each[0].lower() in (name[0], name.removeprefix("totem ")[0])
        assert each.isupper() if number >= 6 else each[0].isupper() == (number % 2 == 0)


@rule("AU-4.1", "AU-4.3")
@pytest.mark.parametrize(
    ("place", "side"),
    [
        ("0,-7,0", "north"),
        ("5,-7,0", "north-east"),
        ("5,1,0", "east"),
        ("5,7,0", "south-east"),
        ("-1,7,1", "south"),
        ("-5,7,0", "south-west"),
        ("-7,1,1", "west"),
        ("-5,-7,0", "north-west"),
        ("0,0,0", "on"),
    ],
)
def test_a_place_is_told_by_where_it_lies_from_the_village(place: str, side: str) -> None:
    x, y, turn = map(int, place.split(","))
    laid = island("d1")
    village_x, village_y = laid.cell(laid.codes[0])
    assert side_of(laid, village_x + x, village_y + y, turn) == side


@rule("AU-4.1")
def test_where_a_card_is_laid_is_told_without_coordinates() -> None:
    s = table(row="i04 b02 i05 i01")
    play(s, "i04")
    move = s.moves()[0]
    said = s.describe(move)
    assert said.startswith("Lay it north-west of the village")
    s.story = []
    s.play(move)
    covered = said.partition(": covers ")[2]
    assert log(s)[0] == f"Anna lays the card north-west of the village and covers {covered}."
