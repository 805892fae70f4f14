"""TI-1, TI-5: priority, prophecies, ships and secret objectives."""

import pytest

from atoll.games.tindaya.decisions.prophecy import reveal_places
from atoll.games.tindaya.decisions.strategy import (
    BEGIN_ERA,
    DEAL_OBJECTIVES,
    WHICH_PROPHECY,
    place_ships,
)
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.upkeep import BEGIN_END, FEED
from atoll.games.tindaya.land import controlled, presence
from atoll.games.tindaya.names import ACORAN, ERUPTION, MONEIBA, NOWHERE, TSUNAMI
from atoll.games.tindaya.pieces import award
from atoll.games.tindaya.state import STRATEGY
from tests.ledger import rule
from tests.positions import offered, play
from tests.tindaya.positions import ask, begun, give, put, skill, stock, table


@rule("TI-1.3")
def test_in_the_alliance_priority_is_the_turn_order() -> None:
    s = begun(4)
    assert s.priority == s.order
    award(s, s.order[0], 3, "battle", "TI-24.1")
    assert s.priority == s.order
    assert s.tribes[s.order[0]].solidarity == 0


@rule("TI-1.2", "TI-1.4", "TI-1.5")
def test_low_disks_have_priority_and_lower_ones_in_a_stack() -> None:
    """TI-EX1: Alex lowest, then Maria below Julia, David highest."""
    s = table(4, mode="dominion")
    alex, maria, julia, david = range(4)
    award(s, david, 2, "battle", "TI-24.1")
    award(s, maria, 1, "battle", "TI-24.1")
    award(s, julia, 1, "battle", "TI-24.1")
    assert s.priority == [alex, maria, julia, david]


@rule("TI-1.5", "TI-1.6", "TI-4.24")
def test_a_disk_that_moves_lands_on_top() -> None:
    """TI-EX2: David and Julia gain one each; Maria now has priority, then David, then Julia."""
    s = table(3, mode="dominion")
    award(s, 0, 1, "battle", "TI-24.1")
    award(s, 1, 1, "battle", "TI-24.1")
    assert s.priority == [2, 0, 1]
    award(s, 1, -1, "hunger", "TI-24.1")
    assert s.priority == [2, 1, 0]


@rule("TI-1.9")
def test_tribes_eat_in_priority_order() -> None:
    s = table(3, mode="dominion")
    for seat in range(3):
        put(s, "1,1", seat=seat, villagers=1)
        give(s, seat, fig=1, cheese=1)
        put(s, "0,1", seat=seat, nobles=2)
    s.priority = [2, 0, 1]
    ask(s, BEGIN_END)
    seats = []
    while s.task.matter is FEED:
        seats.append(s.seat)
        play(s, "menu")
    assert seats == [2, 0, 1]


@rule("TI-1.13")
def test_presence_and_control() -> None:
    s = table(2)
    place = put(s, "1,1", nobles=1, site="herd")
    assert presence(s, 0, place) == 1
    assert controlled(s, 0) == []
    put(s, "1,1", villagers=1)
    assert presence(s, 0, place) == 2
    assert controlled(s, 0) == [place]
    assert presence(s, 1, place) == 0


@rule("TI-5.1")
def test_ships_lie_where_the_dice_say() -> None:
    s = table(2)
    for event, card in enumerate(s.parts.events):
        s.event = event
        s.standees = bytearray(7)
        place_ships(s)
        shown = [ship for ship in (4, 5, 6) if s.standees[ship]]
        assert shown == sorted(symbol for symbol in card.symbols if symbol >= 4)
        assert all(1 <= s.standees[ship] <= 8 for ship in shown)


@rule("TI-5.4")
def test_standees_stand_where_the_prophecy_says() -> None:
    """TI-EX7: Moneiba 1, tsunami 7, Acoran 5, eruption 6, as far as the card shows them."""
    s = table(2)
    s.prophecies = bytearray([1, 0, 0, 0, 0, 0, 0, 0])
    s.event = next(n for n, card in enumerate(s.parts.events) if card.name == "v13")
    s.standees = bytearray(7)
    reveal_places(s)
    assert [s.standees[each] for each in (MONEIBA, TSUNAMI, ACORAN, ERUPTION)] == [1, 7, 5, 6]
    s.prophecies = bytearray([1, 0, 0, 0, 0, 0, 0, 0])
    s.event = 0  # Moneiba, white ship, Acoran
    s.standees = bytearray(7)
    reveal_places(s)
    assert [s.standees[each] for each in (MONEIBA, TSUNAMI, ACORAN, ERUPTION)] == [1, 0, 5, 0]


@rule("TI-5.4")
def test_a_prophecy_is_read_in_the_column_of_the_era() -> None:
    for era, column in ((1, [1, 7, 5, 6]), (2, [1, 7, 4, 6]), (3, [7, 1, 8, 6])):
        s = table(2, era=era)
        s.prophecies = bytearray([1, 0, 0, 0, 0, 0, 0, 0])
        s.event = next(n for n, card in enumerate(s.parts.events) if card.name == "v13")
        s.standees = bytearray(7)
        reveal_places(s)
        assert [s.standees[each] for each in (MONEIBA, TSUNAMI, ACORAN, ERUPTION)] == column


@rule("TI-5.8", "TI-18.15")
def test_no_standee_on_a_vanished_volcano() -> None:
    s = table(2)
    s.prophecies = bytearray([1, 0, 0, 0, 0, 0, 0, 0])
    s.event = 0
    s.standees = bytearray(7)
    s.volcanoes[1] = NOWHERE
    reveal_places(s)
    assert s.standees[MONEIBA] == 0
    assert s.standees[ACORAN] == 5


@rule("TI-5.2", "TI-5.5", "TI-4.19", "TI-4.20", "TI-4.21")
def test_in_the_first_era_everything_is_revealed() -> None:
    s = begun(2)
    assert s.prophecy != NOWHERE
    assert s.cards[MONEIBA] < 5 <= s.cards[ACORAN] < 10
    assert NOWHERE not in s.offerings
    assert s.event in s.parts.event_sets[0][0]
    assert sum(s.offering_deck) == 7
    assert sum(s.catastrophes) == 8


@rule("TI-5.3", "TI-5.6", "TI-5.7")
def test_later_the_seers_need_fire() -> None:
    for fires, known in (([], 0), ([0, 1], 2)):
        s = table(2, era=2)
        s.prophecy, s.cards = NOWHERE, bytearray([NOWHERE] * 2)
        s.hand = list(fires)
        ask(s, BEGIN_ERA)
        assert (s.prophecy != NOWHERE) + (s.cards[0] != NOWHERE) == known
        assert s.hand == []
    for choice in ("tibiabin", "tamonante"):
        s = table(2, era=2)
        s.prophecy, s.cards = NOWHERE, bytearray([NOWHERE] * 2)
        s.hand = [1]
        ask(s, BEGIN_ERA)
        assert s.task.matter is WHICH_PROPHECY
        assert s.seat == 1
        play(s, choice)
        assert (s.prophecy != NOWHERE) == (choice == "tibiabin")
        assert (s.cards[0] != NOWHERE) == (choice == "tamonante")


@rule("TI-5.11", "TI-15.12", "TI-15.5")
def test_tihuya_and_majos_at_the_beginning_of_an_era() -> None:
    s = table(2, era=2)
    skill(s, 0, "tihuya")
    skill(s, 1, "majos")
    s.tribes[1].turned = 1
    put(s, "0,1", nobles=1)
    ask(s, BEGIN_ERA)
    assert [sum(tribe.idols) for tribe in s.tribes] == [1, 0]
    assert s.tribes[1].turned == 0


@rule("TI-5.10")
def test_secret_objectives() -> None:
    s = begun(3, mode="dominion")
    for tribe in s.tribes:
        tribe.secrets, tribe.values, tribe.seen, tribe.discards = [], [], [], []
    s.score_tokens = [2, 1, 1, -1, -1, -2]
    s.secrets = bytearray([1] * 18)
    s.priority = [2, 0, 1]
    ask(s, DEAL_OBJECTIVES)
    seats = []
    while not s.over:
        seats.append(s.seat)
        tribe = s.tribes[s.seat]
        assert len(tribe.dealt) == 2
        first = tribe.dealt[0]
        move = max(move for move in s.moves() if move < 32)
        value = move % 32 - 16
        s.play(move)
        assert tribe.secrets == [first]
        assert tribe.values == [value]
        assert len(tribe.discards) == 1
    assert seats == [2, 0, 1]
    assert sorted(s.score_tokens) == [-2, -1, -1]
    assert sum(s.secrets) == 12


@rule("TI-5.10")
def test_objectives_come_only_with_the_symbol_and_in_dominion() -> None:
    assert all(not tribe.secrets for tribe in begun(2).tribes)
    s = begun(2, mode="dominion")
    assert all(len(tribe.secrets) == 1 for tribe in s.tribes)
    s.era, s.hand = 3, []
    ask(s, BEGIN_ERA)
    assert all(len(tribe.secrets) == 1 for tribe in s.tribes)


@rule("TI-5.9", "TI-1.15")
@pytest.mark.parametrize(
    ("mode", "asked"),
    [("alliance", ["which-prophecy"]), ("dominion", ["which-prophecy", *["keep-objective"] * 2])],
)
def test_planning_is_talk_that_no_rule_knows(mode: str, asked: list[str]) -> None:
    """Between the prophecies and the first action nothing is agreed, and nothing changes hands."""
    s = table(2, era=2, mode=mode)
    s.prophecy, s.cards, s.hand = NOWHERE, bytearray([NOWHERE] * 2), [0]
    for seat in (0, 1):
        put(s, "0,1", seat=seat, villagers=1)
        give(s, seat, wood=seat + 1)
        skill(s, seat, "arucas")
        s.tribes[seat].passed = 1
    ask(s, BEGIN_ERA)
    found = []
    while s.task.matter is not ACT:
        assert s.phase == STRATEGY
        found.append(s.task.matter.name)
        s.play(s.moves()[0])
    assert found == asked
    assert not any(tribe.passed for tribe in s.tribes)
    assert [stock(s, seat) for seat in (0, 1)] == [{"wood": 1}, {"wood": 2}]
    assert {text.split(":")[0] for text in offered(s)} == {"pass", "explore"}
