"""KI-22: alone against the Kiwibot: setup, seasons and points."""

from collections import Counter

import pytest

from atoll import seeded
from atoll.games.kiwi import GAME
from atoll.games.kiwi.state import ACTIONS_PHASE
from tests.kiwi.hand import offered, play
from tests.kiwi.positions import flock, new, solo, started, then
from tests.kiwi.readings import fruit, markers, place, tokens
from tests.ledger import rule
from tests.positions import asked

SEEDS = range(15)


@rule("KI-22.1", "KI-22.5")
def test_a_game_for_two_with_the_kiwibot_first() -> None:
    for seed in SEEDS:
        s = started(1, seed)
        assert (len(s.flocks), s.first, s.order) == (2, 1, [1, 0])
        assert s.island.size == 18
        view = s.view(0)
        assert (view["seats"], view["players"]) == (1, 2)
        assert view["flocks"][1]["kiwibot"]
    s = new(1, 3)
    assert sum(s.flocks[0].fruit) == 0  # dealt after the Leader card
    play(s, offered(s)[0])
    assert (sum(fruit(s).values()), sum(fruit(s, 1).values())) == (4, 0)
    assert sum(markers(s).values()) == 1
    passed = solo(flock(), flock(), season=2)
    then(passed, "season-change")
    assert passed.first == 1  # the marker passes on as usual


@rule("KI-22.5")
def test_the_kiwibot_begins_with_two_markers_more() -> None:
    s = new(1, 3)
    s.agenda = [
        task for task in s.agenda if task.matter.name in ("deal-resources", "choose-leader")
    ]
    play(s, offered(s)[0])
    assert sum(markers(s, 1).values()) == 1 + 2


@rule("KI-22.1", "KI-22.27", "KI-22.36")
def test_the_kiwibot_places_by_its_patterns_in_the_free_setup() -> None:
    for seed in range(6):
        s = new(1, seed, setup="free")
        play(s, offered(s)[0])
        assert asked(s) == "set-leader"  # the Kiwibot has set its Leader already
        # No Leader stood on the island yet: it begins in the middle of the first section.
        assert s.flocks[1].leader == 0
        while asked(s) != "set-grown":
            s.play(s.moves()[-1])
        assert [s.flocks[1].of_size(size) for size in (1, 2, 3)] == [8, 2, 0]
        assert tokens(s.flocks[1]) == (8, 0)


@rule("KI-22.2", "KI-22.16")
def test_eight_of_nine_cards_are_revealed_before_the_next_shuffle() -> None:
    s = solo(flock(), flock())
    assert s.solo is not None
    seen = []
    for turn in range(9):
        s.flocks[1].slots = bytearray([255] * 3)
        before = Counter(dict(enumerate(s.solo.deck)))
        then(s, "kiwibot-turn", 1)
        while asked(s) != "play-card":
            s.play(s.moves()[0])
        card = s.flocks[1].slots[0]
        seen.append(card)
        assert before[card] > 0 or turn == 8
    assert sum(s.solo.deck) == 8  # one of nine set aside, then all nine mixed again
    assert all(Counter(seen[:8])[kind] <= s.parts.card_counts[kind] for kind in range(6))


@rule("KI-22.3")
def test_four_solitaire_cards_in_ascending_order() -> None:
    piles = [started(1, seed).view(0)["solo"]["pile"] for seed in range(30)]
    assert all(len(pile) == 4 and pile == sorted(set(pile)) for pile in piles)
    assert len({tuple(pile) for pile in piles}) > 5


@rule("KI-22.4")
def test_the_solitaire_card_says_from_which_leader_the_kiwibot_looks() -> None:
    origins = {"1": "kiwibot", "2": "kiwibot", "3": "kiwibot"}
    origins |= {"4": "human", "5": "human", "6": "human"}
    turned = 0
    for seed in range(12):
        s = started(1, seed)
        chance = seeded(seed)
        sides = set()
        while not s.over:
            solo = s.view(0)["solo"]
            assert solo["side"] == origins[solo["pile"][0]]
            leader = s.flocks[0 if solo["side"] == "human" else 1].leader
            assert solo["looks"][0] == s.island.names[leader]
            sides.add(solo["side"])
            s.play(chance.pick(s.moves()))
        turned += len(sides) == 2
    assert turned  # in the middle of a game


@rule("KI-22.6", "KI-22.8")
def test_two_season_cards_are_turned_up_each_season_the_first_included() -> None:
    s = started(1, 4)
    seen: list[str] = []
    chance = seeded(4)
    season = 0
    while not s.over:
        if s.season > season:
            season = int(s.season)
            cards = [card["id"] for card in s.view(0)["season_cards"]]
            assert len(cards) == 2
            assert not set(cards) & set(seen)
            seen += cards
        s.play(chance.pick(s.moves()))
    assert len(seen) == 8


@rule("KI-22.7", "KI-22.9")
def test_the_kiwibot_has_no_fruit_and_takes_the_rest_of_its_bonuses() -> None:
    s = solo(flock(), flock("1@2,0 1@2,0", track=6), nests="1:cave-1@3,1 1:tree-1@2,2", season=2)
    then(s, "season-change")
    assert fruit(s, 1) == {}
    assert s.flocks[1].track == 5  # the Cave's kiwi; Season Change gives no track bonus
    s.phase = ACTIONS_PHASE
    then(s, "place-tokens", 1, 2)
    assert s.flocks[1].track == 3
    assert sum(markers(s, 1).values()) == 1  # slot 4 moved, slot 5 gave a marker
    assert s.flocks[1].leader_card == -1


@rule("KI-22.10")
def test_every_season_has_the_next_solitaire_card() -> None:
    tops = [solo(flock(), flock(), season=n).view(0)["solo"]["pile"] for n in (1, 2, 3, 4)]
    assert tops == [["1", "2", "3", "4"], ["2", "3", "4"], ["3", "4"], ["4"]]


@rule("KI-22.11", "KI-22.13", "KI-22.15")
def test_one_card_won_and_one_lost() -> None:
    s = solo(flock("3@0,0 3@0,0"), flock("1@2,0 1@3,0 1@3,1"), cards="crowd loners")
    then(s, "season-end")
    assert s.flocks[0].points == 2
    assert sum(markers(s, 1).values()) == 2
    assert s.solo is not None
    assert s.solo.kept == 1
    assert fruit(s) == {}  # no right side


@rule("KI-22.11", "KI-22.14")
def test_ties_go_to_the_kiwibot_which_takes_both() -> None:
    s = solo(flock(), flock(), cards="crowd loners")
    then(s, "season-end")
    assert s.flocks[1].points == 2
    assert sum(markers(s, 1).values()) == 2
    assert s.solo is not None
    assert s.solo.kept == 2
    assert s.flocks[0].points == 0


@rule("KI-22.12")
def test_who_wins_both_chooses_one() -> None:
    s = solo(flock("3@0,0 3@0,0 1@0,1 1@0,2"), flock(), cards="crowd loners")
    then(s, "season-end")
    assert asked(s) == "choose-prize"
    play(s, "loners")
    assert sum(markers(s).values()) == 2
    assert (s.flocks[0].points, s.flocks[1].points) == (0, 2)
    assert s.solo is not None
    assert s.solo.kept == 0


@rule("KI-22.23", "KI-24.2")
def test_the_kiwibots_markers_are_seen_by_nobody() -> None:
    s = solo(flock(), flock(markers="sand grass"))
    for viewer in (None, 0):
        seen = s.view(viewer)["flocks"][1]
        assert (seen["markers"], seen["marker_types"]) == (2, None)
    dealt = {bytes(s.redeal(0, seeded(i)).flocks[1].markers) for i in range(20)}
    assert len(dealt) > 2


@rule("KI-22.32")
def test_marking_reveals_until_one_fits_and_else_gains_one() -> None:
    s = solo(flock(), flock("1@3,0", markers="flower grass grass"))
    then(s, "kiwibot-marks", 1)
    assert s.marks[place(s, "3,0")] == 2
    assert markers(s, 1) == {"grass": 2}
    none = solo(flock(), flock("1@3,0", markers="grass"))
    then(none, "kiwibot-marks", 1)
    assert sum(markers(none, 1).values()) == 2
    last = solo(flock(), flock("1@3,0 1@0,1 1@-1,0", markers="flower flower flower"), season=4)
    then(last, "kiwibot-marks", 1, 1)
    assert list(last.marks).count(2) == 3
    assert markers(last, 1) == {}
    nothing = solo(flock(), flock("1@3,0", markers="grass"), season=4)
    then(nothing, "kiwibot-marks", 1, 1)
    assert sum(markers(nothing, 1).values()) == 2  # one instead, in the last season too


@rule("KI-22.33")
def test_the_kiwibots_points() -> None:
    s = solo(
        flock(),
        flock(markers="sand sand sand sand grass grass grass", points=1),
        nests="1:tree-1@0,1 1:tree-2@0,2",
        marks="1@2,0 1@3,0",
        kept=2,
    )
    assert s.view(0)["flocks"][1]["breakdown"] == {
        "markers": 2,
        "nests": 1,
        "season-cards": 1,
        "kept-cards": 2,
        "spare-markers": 2,
    }


@rule("KI-22.34")
def test_equality_is_a_loss() -> None:
    won = solo(flock(points=2), flock(points=1))
    assert (won.winners(), won.scores()) == ([0], [2])
    assert solo(flock(points=2), flock(points=2)).winners() == []
    assert solo(flock(points=1), flock(points=2)).winners() == []


@rule("KI-22.37")
def test_side_a_for_the_kiwibot_and_no_turn_order_track() -> None:
    for seed in range(6):
        s = new(1, seed, flocks="b")
        assert (s.flocks[0].side > 0, int(s.flocks[1].side)) == (True, 0)
    with pytest.raises(ValueError, match="order is for 2, 3 or 4 seats"):
        GAME.new(1, order="variable")
