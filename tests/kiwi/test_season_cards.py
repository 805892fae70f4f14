"""KI-14 and KI-17: dominance, and what the season cards count and give."""

import pytest

from atoll.games.kiwi import GAME
from atoll.games.kiwi.kinds import MEASURES
from atoll.games.kiwi.scoring import measure
from atoll.games.kiwi.state import Kiwi, half_grown
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import bonus, flock, table, then
from tests.kiwi.readings import dominator, fruit, markers, on, place, strengths, tokens
from tests.ledger import rule
from tests.positions import asked


@rule("KI-14.1", "KI-14.2", "KI-14.3", "KI-12.4")
def test_ex1_dominance() -> None:
    purple = "1@0,2 1@0,2 2@0,2"
    others = [
        flock("1@0,2 1@0,2", leader="0,2", colour="red"),
        flock("2@0,2", colour="yellow"),
        flock("1@0,2", colour="green"),
    ]
    s = table(flock(purple, colour="purple"), *others, nests="0:lookout-1@0,2")
    assert s.view(None)["island"][place(s, "0,2")]["terrain"] == "mountain"
    assert strengths(s, "0,2") == [6, 5, 2, 1]
    assert dominator(s, "0,2") == 0
    others[0] = flock("1@0,2 1@0,2 1@0,2", leader="0,2", colour="red")
    tie = table(flock(purple, colour="purple"), *others, nests="0:lookout-1@0,2")
    assert strengths(tie, "0,2")[:2] == [6, 6]
    assert dominator(tie, "0,2") == -1


@rule("KI-14.1", "KI-14.3")
def test_more_than_every_other_and_nobody_where_nobody_is() -> None:
    s = table(flock("2@0,1"), flock("1@0,1"), flock("1@0,1"))
    assert dominator(s, "0,1") == 0  # more than each, though not than both together
    assert dominator(s, "0,2") == -1


@rule("KI-14.5", "KI-17.11", "KI-18.4")
def test_markers_and_what_lies_on_them_count_nothing() -> None:
    s = table(flock(), flock("1@0,1"), marks="0@0,1 0@1,0", nests="0:tree-1@0,1 0:cave-1@1,0")
    assert strengths(s, "0,1") == [0, 1]
    assert dominator(s, "0,1") == 1
    assert dominator(s, "1,0") == -1
    flower = MEASURES.index("flower")
    assert measure(s, flower, 0) == 0
    assert measure(s, MEASURES.index("size-1"), 0) == 3  # the Leader alone


@rule("KI-14.6")
def test_a_lookout_alone_dominates() -> None:
    s = table(flock(), flock("1@0,1"), nests="0:lookout-1@0,1")
    assert dominator(s, "0,1") == 0


def values(s: Kiwi, what: str) -> list[int]:
    return [measure(s, MEASURES.index(what), player) for player in range(len(s.flocks))]


@rule("KI-17.2", "KI-17.4")
def test_what_season_cards_count() -> None:
    s = table(
        flock("1@0,1 1@0,1 2@-1,0 3@0,2", leader="0,2"),
        flock("1@0,1 2@1,1 2@3,0", leader="-1,0"),
        nests="0:lookout-1@0,1 0:tree-1@1,0 1:cave-1@2,0",
    )
    assert values(s, "flower") == [2 + 2 + 2, 1 + 2 + 3]
    assert values(s, "mountain") == [6, 0]
    assert values(s, "size-1") == [2 + 2 + 3, 1 + 3]
    assert values(s, "size-2") == [1, 2]
    assert values(s, "size-3") == [1 + 1, 1]
    assert values(s, "nests") == [2, 1]
    assert values(s, "at-leader") == [6, 3 + 2]
    assert values(s, "best-hex") == [6, 3]
    assert values(s, "dominated") == [2, 3]
    # Two kiwis and a Lookout on 0,1; a kiwi and the Leader on 0,2: only -1,0 is single.
    assert values(s, "single") == [1, 4]


@rule("KI-17.4")
def test_single_kiwis_a_leader_is_one_and_a_lookout_two() -> None:
    s = table(
        flock("3@0,0 1@1,0", leader="0,1"),
        flock(),
        nests="0:lookout-1@1,0",
    )
    assert values(s, "single")[0] == 2


CARDS = {
    "small-fry": ("most size-1", "1 marker, 1 increase", "1 place"),
    "blossom-time": ("most flower", "1 marker", ""),
    "nest-builders": ("most nests", "1 vp", "1 marker"),
    "half-grown": ("most size-2", "1 build", "2 fruit"),
    "mountain-air": ("most mountain", "3 increase", "1 place"),
    "mountain-fever": ("fewest mountain", "4 place", "1 fruit"),
    "heavyweights": ("most size-3", "1 vp", "1 place"),
    "green-pastures": ("most grass", "1 marker", "1 return-marker"),
    "hay-fever": ("fewest grass", "1 marker, 1 fruit", "1 fruit"),
    "court-of-the-leader": ("most at-leader", "1 build", "2 fruit"),
    "beach-life": ("most sand", "1 vp", "1 remove-token"),
    "sunburn": ("fewest sand", "2 marker", "1 increase"),
    "crowd": ("most best-hex", "2 vp", "1 marker"),
    "land-lords": ("most dominated", "1 vp", "1 marker"),
    "loners": ("most single", "2 marker", "2 fruit"),
    "pollen": ("fewest flower", "4 fruit", "1 place"),
}


@rule("KI-17.1")
@pytest.mark.parametrize("card", CARDS)
def test_every_season_card_says_what_the_rulebook_says(card: str) -> None:
    s = table(flock(), flock(), cards=card)
    seen = s.view(None)["season_cards"][0]

    def said(parts: list[dict[str, object]]) -> str:
        return ", ".join(f"{part['number']} {part['what']}" for part in parts)

    assert (
        f"{seen['rank']} {seen['measure']}",
        said(seen["winner"]),
        said(seen["others"]),
    ) == CARDS[card]
    assert set(CARDS) == set(GAME.parts().season_ids)


@rule("KI-17.1", "KI-16.5")
def test_the_winner_takes_the_left_side_first_and_the_others_the_right_in_turn_order() -> None:
    t = table(
        flock("1@0,2", leader="0,0"),
        flock("1@0,2", leader="0,0"),
        flock("2@-1,0", leader="0,0"),
        cards="mountain-fever",
        seat=1,
    )
    t.story = []
    then(t, "season-end")
    assert (asked(t), t.seat) == ("place-token", 2)
    while asked(t) != "play-card":
        play(t, "done" if "done" in offered(t) else "0,0")
    lines = [(told.seat, told.words.key) for told in t.story if told.words.key in SIDES]
    assert lines == [(2, "won-card"), (1, "right-side"), (0, "right-side")]
    assert [sum(fruit(t, seat).values()) for seat in range(2)] == [1, 1]


SIDES = ("won-card", "right-side")


@rule("KI-17.2")
def test_zero_is_a_value_and_wins_the_fewest() -> None:
    s = table(flock("1@0,1", leader="0,1"), flock("1@1,0", leader="1,0"), cards="pollen")
    assert values(s, "flower") == [4, 0]
    then(s, "season-end")
    assert sum(fruit(s, 1).values()) == 4
    assert tokens(s.flocks[0])[0] == 7


@rule("KI-17.3")
def test_ties_take_the_right_side_and_the_others_nothing() -> None:
    s = table(
        flock("1@0,1", leader="0,0"),
        flock("1@0,1", leader="0,0"),
        flock(leader="0,0"),
        cards="loners",
    )
    assert values(s, "single") == [2, 2, 1]
    then(s, "season-end")
    assert [sum(fruit(s, seat).values()) for seat in range(3)] == [2, 2, 0]
    assert not any(markers(s, seat) for seat in range(3))
    everyone = table(flock(leader="0,0"), flock(leader="0,0"), cards="loners")
    then(everyone, "season-end")
    assert [sum(fruit(everyone, seat).values()) for seat in range(2)] == [2, 2]


@rule("KI-17.5", "KI-20.3")
def test_points_of_a_card_are_kept() -> None:
    s = table(flock("3@0,1"), flock(), cards="heavyweights")
    then(s, "season-end")
    assert (s.flocks[0].points, s.scores()) == (1, [1, 0])
    assert s.breakdown(0)["season-cards"] == 1
    t = table(flock("3@0,1"), flock(), cards="blossom-time")
    then(t, "season-end")
    assert t.scores() == [0, 0]
    crowd = table(flock("3@0,1 3@0,1"), flock(), cards="crowd")
    then(crowd, "season-end")
    assert crowd.scores() == [2, 0]


@rule("KI-17.6")
def test_a_build_action_from_a_card_is_paid_at_once() -> None:
    s = table(flock("2@0,1 1@0,1 2@0,2", fruit="red red"), flock(), cards="half-grown")
    then(s, "season-end")
    assert (asked(s), s.seat) == ("build", 0)
    play(s, "0,1", "tree")
    assert s.flocks[0].nests[0] == 1
    assert sum(fruit(s).values()) == 1


@rule("KI-17.7")
def test_a_loss_cannot_be_declined_and_nothing_is_lost_by_who_has_nothing() -> None:
    s = table(
        flock("1@0,0 1@0,0", leader="0,0"),
        flock(leader="0,1", markers="sand flower"),
        cards="green-pastures",
    )
    then(s, "season-end")
    assert (asked(s), s.seat) == ("return-marker", 1)
    assert offered(s) == ["flower", "sand"]
    assert refused(s, "grass") == ("KI-17.7", "refused-no-marker")
    play(s, "sand")
    assert markers(s, 1) == {"flower": 1}
    poor = table(flock("1@0,0 1@0,0", leader="0,0"), flock(leader="0,1"), cards="green-pastures")
    then(poor, "season-end")
    assert asked(poor) == "play-card"


@rule("KI-17.8", "KI-13.1")
def test_removing_a_token() -> None:
    s = table(
        flock("1@1,0 1@1,0", leader="1,0"),
        flock("2@0,1 1@0,2", leader="0,1"),
        cards="beach-life",
        marks="1@2,0",
    )
    then(s, "season-end")
    assert (asked(s), s.seat) == ("remove-token", 1)
    assert offered(s) == ["green2@0,1", "green1@0,2"]
    assert refused(s, "green-leader") == ("KI-17.8", "refused-leader-has-no-tokens")
    reserve = int(s.flocks[1].reserve)
    play(s, "green2@0,1")
    assert on(s, "0,1") == "green1 green-leader"
    assert s.flocks[1].reserve == reserve + 1


@rule("KI-17.9")
def test_three_different_kiwis_grow() -> None:
    s = table(
        flock("1@0,2 1@-1,1 2@0,1", leader="0,2", track=2),
        flock(leader="0,0"),
        cards="mountain-air",
    )
    then(s, "season-end")
    play(s, "red1@0,2")
    while asked(s) not in ("increase", "play-card"):
        play(s, "done")
    assert refused(s, "red2@0,2") == ("KI-17.9", "refused-grown-already")
    assert sorted(offered(s)) == ["red1@-1,1", "red2@0,1"]
    play(s, "red2@0,1")
    while asked(s) == "increase":
        play(s, offered(s)[0])
    assert (on(s, "0,2"), on(s, "-1,1"), on(s, "0,1")) == ("red2 red-leader", "red2", "red3")
    while asked(s) != "play-card":
        play(s, "done")
    bonus(s, "increase")
    assert sorted(offered(s)) == ["red2@-1,1", "red2@0,2"]  # another bonus: all may grow again


@rule("KI-17.9")
def test_as_many_as_possible_grow() -> None:
    s = table(
        flock("1@0,2 3@0,2", leader="0,2", track=2), flock(leader="0,0"), cards="mountain-air"
    )
    then(s, "season-end")
    while asked(s) == "feed":
        play(s, "done")
    assert on(s, "0,2") == "red2 red3 red-leader"
    assert asked(s) != "increase"


@rule("KI-17.13")
def test_of_equal_kiwis_those_that_have_not_grown_leave_first() -> None:
    # Growing uncovers a Move; the kiwi that walks off is the one that has not grown.
    s = table(
        flock("1@0,2 2@0,2 1@0,1", leader="0,2", track=5), flock(leader="0,0"), cards="mountain-air"
    )
    then(s, "season-end")
    play(s, "red1@0,2")
    assert asked(s) == "move"
    play(s, "red2@0,2", "0,1", "done")
    assert refused(s, "red2@0,2") == ("KI-17.9", "refused-grown-already")
    assert offered(s) == ["red1@0,1", "red2'@0,1"]
    # If both walk off, the grown one carries its mark along.
    t = table(
        flock("1@0,2 1@0,1 2@1,1", leader="0,2", track=5), flock(leader="0,0"), cards="mountain-air"
    )
    then(t, "season-end")
    play(t, "red1@0,2", "red2@0,2", "-1,2")
    assert t.grown == [half_grown(0, place(t, "-1,2"))]
    assert asked(t) == "increase"
    assert refused(t, "red2'@-1,2") == ("KI-17.9", "refused-grown-already")
    assert offered(t) == ["red1@0,1", "red2@1,1"]


@rule("KI-17.13", "KI-17.9")
def test_a_grown_kiwi_that_is_fed_further_takes_its_mark_along() -> None:
    s = table(
        flock("1@0,2 1@-1,1 1@0,1", leader="0,2", track=2, fruit="red green blue"),
        flock(leader="0,0"),
        cards="mountain-air",
    )
    then(s, "season-end")
    play(s, "red1@0,2")
    assert asked(s) == "feed"  # slot 7
    play(s, "red2@0,2")
    assert on(s, "0,2") == "red3 red-leader"
    assert s.grown == []
    assert (asked(s), offered(s)) == ("increase", ["red1@0,1", "red1@-1,1"])


@rule("KI-17.10")
def test_track_bonuses_are_given_in_this_phase() -> None:
    s = table(flock(track=6), flock("3@0,1"), cards="heavyweights")
    then(s, "season-end")
    assert sum(fruit(s, 0).values()) == 1


@rule("KI-17.12")
def test_the_condition_is_evaluated_before_any_bonus() -> None:
    # Seat 0 leads size 1 by one; its growing kiwi would cost the lead, and does not.
    s = table(flock("1@0,0 1@0,1"), flock("1@0,1"), cards="small-fry")
    assert values(s, "size-1") == [5, 4]
    then(s, "season-end")
    play(s, "red1@0,1")
    assert sum(markers(s).values()) == 1
    assert values(s, "size-1")[0] == 4
    assert (asked(s), s.seat) == ("place-token", 1)
