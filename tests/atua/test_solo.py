"""AU-12 to AU-16: alone against Tahuma."""

import pytest

from atoll.engine.words import Words
from atoll.games.atua import GAME
from atoll.games.atua.decisions.take import draw_card
from atoll.games.atua.parts import LEVELS
from atoll.games.atua.scoring import tahuma, worths
from atoll.games.atua.state import Atua
from atoll.testing.reading import Picture
from atoll.text import LANGUAGES, say
from tests.atua.islands import bare, card, cards, counted, island
from tests.atua.positions import finished, lay, mark, new, told, until
from tests.ledger import rule
from tests.positions import ask_again, asked, offered, play, printed, refused, refused_facts


def alone(
    coconuts: int = 6, hut: int = 3, row: str = "i04 v06", seed: int = 1, level: str = "easy"
) -> Atua:
    s = new(1, seed, level=level)
    s.row = bytearray(cards(row))
    s.bag = bytearray([each not in s.row for each in range(58)])
    s.islands[0] = island("d1")
    s.coconuts[0] = coconuts
    s.hut = hut
    s.settle()
    return s


@rule("AU-13.1", "AU-13.2")
def test_left_for_a_coconut() -> None:
    s = alone(1, 8)
    assert offered(s) == ["left", "right"]
    play(s, "left")
    assert (s.coconuts[0], s.hut) == (0, 9)
    assert (asked(s), s.task.n) == ("place", card("i04"))
    poor = alone(0, 9)
    assert (asked(poor), poor.task.n) == ("place", card("v06"))  # nothing but the right one


@rule("AU-13.1")
def test_the_first_card_drawn_lies_on_the_left() -> None:
    s = alone(6, 3)
    play(s, "left")
    lay(s)
    drawn = s.copy()
    both = [draw_card(drawn), draw_card(drawn)]
    play(s, "give")
    assert list(s.row) == both
    assert list(s.stacks) == list(drawn.stacks) == [12, 12, 8]


@rule("AU-13.2")
def test_right_with_a_coconut_if_there_is_one() -> None:
    s = alone(2, 7)
    play(s, "right")
    assert (s.coconuts[0], s.hut) == (3, 6)
    assert s.task.n == card("v06")
    empty = alone(9, 0)
    play(empty, "right")
    assert (empty.coconuts[0], empty.hut) == (9, 0)
    assert empty.task.n == card("v06")


@rule("AU-13.2")
def test_left_is_refused_without_a_coconut() -> None:
    s = alone(1, 8)
    s.coconuts[0] = 0
    assert refused(ask_again(s), "left") == ("AU-13.2", "refused-left")
    refusal = s.refusal(2)
    assert refusal is not None
    assert refusal.rule == "AU-13.1"


@rule("AU-13.3")
def test_the_usual_rules_of_laying() -> None:
    s = alone()
    play(s, "left")
    assert refused(s, "2,1,0") == ("AU-4.6", "refused-cut")
    assert len(s.moves()) == 132


@rule("AU-13.4", "AU-13.5")
def test_the_other_card_goes_to_tahuma_or_out_of_the_game() -> None:
    s = alone(2, 7)
    play(s, "right")
    lay(s)
    assert offered(s) == ["give", "discard"]
    play(s, "discard")  # with the coconut just received
    assert (s.coconuts[0], s.hut) == (1, 8)  # none is left, so the next right card came at once
    assert (list(s.pile), list(s.gone)) == ([], [card("i04")])
    kind = alone(2, 7)
    play(kind, "right")
    lay(kind)
    play(kind, "give")
    assert (list(kind.pile), list(kind.gone)) == ([card("i04")], [])
    assert (kind.coconuts[0], kind.hut) == (3, 6)


@rule("AU-13.4")
def test_a_card_is_not_thrown_out_without_three_coconuts() -> None:
    s = alone(2, 7)
    play(s, "right")
    lay(s)
    s.coconuts[0] = 2
    assert refused(ask_again(s), "discard") == ("AU-13.4", "refused-discard")
    assert refused_facts(s, "discard")[1] == {"price": 3, "coconuts": 2}
    broke = alone(2, 7)
    play(broke, "left")
    lay(broke)
    assert list(broke.pile) == [card("v06")]  # there was no choice
    assert asked(broke) == "pick"


@rule("AU-13.6", "AU-14.1", "AU-12.2")
def test_eighteen_turns_and_three_scorings() -> None:
    s = new(1, 3)
    scorings = []
    while not s.over:
        assert s.coconuts[0] + s.hut == 9
        if asked(s) == "score":
            assert (
                s.view(0)["progress"]["now"] == s.turn
            )  # the scoring belongs to the turn before it
            scorings.append((int(s.turn), len(offered(s))))
        s.play(s.moves()[0])
    assert scorings == [(8, 6), (14, 10)]
    assert len(s.islands[0].cards) == 19
    assert (s.turn, s.view(0)["progress"]["now"]) == (18, 18)
    assert list(s.stacks) == [0, 0, 0]
    assert sorted(s.scored) == [1, 2, 2, 3, 3, 3]


@rule("AU-13.7")
def test_tahumas_pile_is_open() -> None:
    s = until(new(1, 3), "score")
    assert len(s.pile) > 0
    view = s.view(None)["tahuma"]
    assert [each["id"] for each in view["pile"]] == [s.parts.card_ids[each] for each in s.pile]


def with_other_pile(s: Atua) -> Atua:
    """The same table, but Tahuma has got other cards, beaches first."""
    other = s.copy()
    seen = [*s.islands[0].cards, *s.row, *s.gone]
    others = cards("b01 b02 b03 b04 b05 b07 b09 b10 v01 v02 i01 i02 i03 i05")
    fresh = [each for each in others if each not in seen and each not in s.pile]
    for place in range(min(len(s.pile), len(fresh))):
        other.pile[place] = fresh[place]
    assert sum(tahuma(other).values()) != sum(tahuma(s).values())
    return other


@rule("AU-13.7")
def test_a_hidden_pile_tells_nobody_anything_before_the_end() -> None:
    for s in (until(new(1, 3, pile="hidden"), "score"), new(1, 3, pile="hidden")):
        if not s.pile:
            s.pile.append(s.bag.index(1))
        other = with_other_pile(s)
        for seat in (None, 0):
            seen = s.view(seat)
            assert seen == other.view(seat)
            assert seen["tahuma"]["cards"] == len(s.pile)
            assert seen["tahuma"]["pile"] is seen["tahuma"]["score"] is None
            for shape in ("wide", "narrow"):
                assert GAME.draw(seen, shape=shape) == GAME.draw(other.view(seat), shape=shape)
        assert printed(s, 100) == printed(other, 100)
        assert s.scores() == other.scores()
        assert "beach-bonus" not in s.breakdown(0)


@rule("AU-13.7")
def test_a_hidden_pile_is_laid_open_at_the_end() -> None:
    hidden, shown = (until(new(1, 3, pile=pile), "") for pile in ("hidden", "open"))
    assert hidden.view(None) == shown.view(None)
    assert hidden.view(None)["tahuma"]["score"] == sum(tahuma(hidden).values())
    assert hidden.breakdown(0) == shown.breakdown(0)


@rule("AU-14.2")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [("3 moon 2 turtle", 11), ("1 moon", 0), ("9 sun", 22), ("7 sun", 22)],
)
def test_all_own_totems_count(symbols: str, points: int) -> None:
    s = alone()
    s.islands[0] = counted(symbols)
    assert worths(s, 0)[4] == points


@rule("AU-14.4")
def test_the_turn_that_empties_a_stack_is_finished_first() -> None:
    s = alone(4, 5)
    s.turn = 7
    s.stacks[0] = 0
    assert asked(s) == "pick"
    play(s, "left")
    lay(s)
    play(s, "discard")
    assert (s.coconuts[0], s.hut) == (0, 9)
    assert asked(s) == "score"
    assert worths(s, 0)[3] == 0


@rule("AU-16.2")
def test_if_nothing_fits_the_card_is_discarded_and_not_given_to_tahuma() -> None:
    s = alone(2, 7)
    s.islands[0] = bare()
    s.settle()
    assert offered(s) == ["left", "right"]
    assert s.refusal(0) is s.refusal(1) is None
    play(s, "left")
    assert list(s.gone) == [card("i04")]
    assert (s.coconuts[0], s.hut) == (1, 8)
    assert list(s.pile) == [card("v06")]
    assert len(s.islands[0].cards) == 1


@rule("AU-3.8")
def test_a_card_that_fits_nowhere_is_refused_alone_too() -> None:
    s = alone(row="b06 i04")
    s.islands[0].spots = [0 if outline.number > 1 else -1 for outline in s.parts.outlines]
    assert refused(ask_again(s), "left") == ("AU-3.8", "refused-no-place")
    s.settle()
    assert (asked(s), s.task.n) == ("place", card("i04"))  # nothing but the right one


# Tahuma


def against(pile: str, own: str = "", hut: int = 0, **more: int) -> Atua:
    """The end of a game in which Tahuma has these cards."""
    s = alone()
    s.coconuts[0] = 0
    s.hut = hut
    s.pile = bytearray(cards(pile))
    s.islands[0] = counted(own, **more)
    return finished(s)


@rule("AU-15.1", "AU-15.3")
def test_half_of_the_consumers_when_they_are_too_many() -> None:
    """The symbols of all his cards count, wherever they would lie on an island."""
    s = against("i08 b23 b03 b10")
    faces = [s.parts.cards[each] for each in s.pile]
    assert [sum(face.things[thing] for face in faces) for thing in (0, 1)] == [7, 5]
    assert tahuma(s)["fisher"] == 2 * 3
    assert tahuma(against("i05 i16 b25 b28"))["huntress"] == 12  # 4 huntresses, 6 birds: as usual
    assert tahuma(against("i04 i14 b24 b26 b04"))["canoe"] == 8  # 5 canoes, 4 palms
    assert tahuma(against("b03 b23"))["fisher"] == 2 * 2  # 4 fishers, 2 fish: half of 4
    assert tahuma(against("b03 b09"))["fisher"] == 2 * 2  # 2 fishers, 4 fish: as usual
    assert tahuma(against("i10 b28 i05 v02"))["huntress"] == 3 * 3  # 6 huntresses, 3 birds
    assert tahuma(against("i14 i15 i04 b24"))["canoe"] == 4 * 2  # 4 canoes, 1 palm
    assert tahuma(against("i15 i06"))["canoe"] == 4 * 1  # 1 canoe, 2 palms


@rule("AU-15.4")
def test_his_totems_count_once() -> None:
    assert tahuma(against("i01 i02 i06"))["totem"] == 4  # mask, turtle, ray
    assert tahuma(against("i02 i05 i06"))["totem"] == 0  # two turtles, ray
    assert tahuma(against("i02 i05 i06 i01"))["totem"] == 2  # ray, mask
    assert tahuma(against("i03 i14 i01 i06"))["totem"] == 2  # two salamanders, mask, ray


@rule("AU-15.5")
def test_his_coconuts() -> None:
    assert tahuma(against("i01", hut=7))["coconut"] == 7


@rule("AU-15.6")
def test_more_volcanoes_than_the_player() -> None:
    four = "v01 v02 v03 v04"
    assert tahuma(against(four, volcanoes=4))["volcano"] == 0
    assert tahuma(against(four, volcanoes=3))["volcano"] == 7


@rule("AU-15.7", "AU-14.3")
@pytest.mark.parametrize(
    ("pile", "length", "his", "mine"),
    [
        ("b01 b02 b03 b04 b05 b06 b07", 4, 5, 0),
        ("b01 b02", 1, 5, 0),
        ("b01 b02", 2, 5, 5),
        ("b01", 2, 0, 5),
        ("i01", 0, 0, 0),
    ],
)
def test_his_beach_cards_are_one_beach(pile: str, length: int, his: int, mine: int) -> None:
    s = against(pile)
    s.islands[0].beach_length = length
    assert tahuma(s)["beach-bonus"] == his
    assert s.breakdown(0)["beach-bonus"] == mine


@rule("AU-15.2", "AU-15.8", "AU-14.3")
def test_the_lines_of_both_sheets() -> None:
    s = against("b01 v01", hut=9)
    assert list(tahuma(s)) == [
        "start",
        "fisher",
        "huntress",
        "canoe",
        "coconut",
        "totem",
        "volcano",
        "beach-bonus",
    ]
    assert "coconut-bonus" not in s.breakdown(0)
    view = s.view(0)["tahuma"]
    assert view["score"] == sum(tahuma(s).values())
    assert tahuma(s)["start"] == 20


@rule("AU-15.9")
def test_more_points_then_more_coconuts_then_the_player() -> None:
    s = against("i01")
    assert sum(tahuma(s).values()) == 20
    mark(s, 0, "totem", 20)
    assert s.scores() == [20]
    assert s.winners() == [0]
    mark(s, 0, "totem", 19)
    assert s.winners() == []
    tied = against("i01", hut=4)
    mark(mark(tied, 0, "totem", 21), 0, "coconut", 3)
    assert tied.scores()[0] == sum(tahuma(tied).values()) == 24
    tied.coconuts[0] = 3
    assert tied.winners() == []
    tied.coconuts[0] = 4
    assert tied.winners() == [0]


@rule("AU-15.9")
def test_it_is_said_by_what_tahuma_wins_or_is_beaten() -> None:
    tied = against("i01", hut=4)
    mark(mark(tied, 0, "totem", 21), 0, "coconut", 3)
    for coconuts, said in (
        (3, "The points are equal. Tahuma has more coconuts: 4 against 3."),
        (5, "The points are equal. Tahuma has fewer coconuts: 4 against 5."),
        (4, "Points and coconuts are equal: then Tahuma is beaten."),
    ):
        tied.coconuts[0] = coconuts
        assert [tied.say(reason.words) for reason in tied.reasons()] == [said]
    mark(tied, 0, "totem", 22)
    (won,) = tied.reasons()
    assert tied.say(won.words) == "Tahuma is beaten by one point, above all in “Totems” (+22)."
    mark(tied, 0, "totem", 19)
    for coconuts, said in (
        (3, "Tahuma is 2 points ahead, above all in “Coconuts” (+1)."),
        (4, "Tahuma is one point ahead, above all in “Starting points” (+20)."),
    ):
        mark(tied, 0, "coconut", coconuts)
        (lost,) = tied.reasons()
        assert tied.say(lost.words) == said


@rule("AU-12.5")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_one_name(language: str, level: str) -> None:
    name = say("atua", Words(f"board-level-{level}"), language)
    assert say("atua", Words(f"option-level-{level}"), language).startswith(f"{name}:")
    if (language, level) == ("de", "legendary"):
        assert name == "Sagenhaft"


@rule("AU-15.10")
def test_the_next_level_is_harder() -> None:
    """Whoever has won can set up the same game with more points for Tahuma."""
    starts = [
        tahuma(alone(level=level))["start"] for level in ("easy", "medium", "hard", "legendary")
    ]
    assert starts == [20, 28, 35, 42]


DARES = {
    "en": ("Dare to try the next difficulty: Hard", "That was the highest difficulty: Legendary"),
    "de": (
        "Wage dich an den nächsten Schwierigkeitsgrad: Schwer",
        "Das war der höchste Schwierigkeitsgrad: Sagenhaft",
    ),
    "it": ("Prova la difficoltà successiva: Difficile", "Era la difficoltà più alta: Leggendaria"),
}


@rule("AU-15.10")
@pytest.mark.parametrize("language", DARES)
def test_whoever_beats_tahuma_is_dared_to_try_the_next_level(language: str) -> None:
    for level, dare in zip(("medium", "legendary"), DARES[language], strict=True):
        won = finished(alone(coconuts=60, level=level))
        assert won.winners() == [0]
        for shape in ("wide", "narrow"):
            picture = Picture(GAME.draw(won.view(0), language=language, shape=shape))
            assert picture.words("next-level") == [dare]
        assert dare in printed(won, 80, language)


@rule("AU-15.10")
def test_nobody_is_dared_before_the_win() -> None:
    lost = finished(alone(coconuts=0))
    assert lost.winners() == []
    for s in (lost, alone(coconuts=60)):
        assert "next-level" not in GAME.draw(s.view(0))
        assert "difficulty:" not in printed(s, 80)


def test_the_end_is_told() -> None:
    s = new(1, 3)
    s.story = []
    until(s, "")
    assert told(s)[-1] == "tahuma-total"
