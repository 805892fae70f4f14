"""KI-18, KI-19 and KI-20: marking territory, the last season, points and ties."""

from atoll.games.kiwi.state import Kiwi
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import bonus, flock, table, then, where
from tests.kiwi.readings import dominator, fruit, markers, on, place, strengths, tokens
from tests.ledger import rule
from tests.positions import asked


def marks(s: Kiwi, seat: int) -> list[str]:
    return [where(s.island, h) for h, mark in enumerate(s.marks) if mark == 1 + seat]


@rule("KI-18.1", "KI-18.2", "KI-18.3", "KI-18.4", "KI-18.8", "KI-20.1")
def test_ex6_marking_a_flower_hex() -> None:
    s = table(flock("2@0,1 1@-1,0", markers="flower", track=6), flock("1@0,1"))
    then(s, "marking")
    seats = []
    while asked(s) == "mark":
        seats.append(s.seat)
        play(s, "0,1", "track")
    assert seats == [0]
    assert marks(s, 0) == ["0,1"]
    assert markers(s) == {}
    assert (tokens(s.flocks[0])[0], fruit(s)) == (5, {})  # no bonus of slot 3
    assert strengths(s, "0,1") == [2, 1]
    assert s.scores()[0] == 1
    assert s.view(None)["island"][place(s, "0,1")]["mark"] == 0


@rule("KI-18.1")
def test_one_marker_in_each_of_the_first_three_seasons_and_it_may_be_declined() -> None:
    s = table(flock("1@0,1 1@-1,0", markers="flower flower"), flock("1@1,2", markers="flower"))
    then(s, "marking")
    assert (asked(s), s.seat) == ("mark", 0)
    declined = play(s.copy(), "done")
    assert (asked(declined), declined.seat) == ("mark", 1)
    assert marks(declined, 0) == []
    play(s, "0,1", "track")
    assert s.seat == 1


@rule("KI-18.2")
def test_the_hex_must_be_free_and_dominated() -> None:
    s = table(
        flock("1@0,1 1@-1,0 2@1,-1", markers="flower flower flower"),
        flock("1@-1,0", leader="3,1"),
        marks="1@1,-1",
    )
    then(s, "mark", 0, 1)
    assert offered(s) == ["0,1", "done"]
    assert refused(s, "-1,0") == ("KI-18.2", "refused-no-dominance")
    assert refused(s, "1,-1") == ("KI-18.8", "refused-marked")


@rule("KI-18.3")
def test_a_marker_of_the_terrain_is_needed() -> None:
    s = table(flock("1@0,1 1@0,2", markers="flower"), flock())
    then(s, "mark", 0, 1)
    assert refused(s, "0,2") == ("KI-18.3", "refused-no-marker")
    play(s, "0,1")
    assert s.view(1)["island"][place(s, "0,1")]["mark"] == 0  # open for all to see


@rule("KI-18.4")
def test_a_token_on_a_marker_is_no_kiwi_any_more() -> None:
    s = table(flock("3@0,0", fruit="red green"), flock("1@0,2", markers="sand"), marks="1@0,1")
    assert on(s, "0,1") == ""
    play(s, "move", "red3@0,0", "0,1")
    assert asked(s) == "move"  # nobody to push
    then(s, "remove-token", 1, 1)
    assert on(s, "0,2") == ""  # the only token that could be removed


@rule("KI-18.5")
def test_track_or_reserve_as_one_likes_and_the_island_only_last() -> None:
    s = table(flock("1@0,1", markers="flower"), flock())
    then(s, "mark", 0, 1)
    play(s, "0,1")
    assert (asked(s), offered(s)) == ("mark-token", ["track", "reserve"])
    assert refused(s, 5) == ("KI-18.5", "refused-no-token-there")
    before = tokens(s.flocks[0])
    assert tokens(play(s.copy(), "track").flocks[0]) == (before[0] - 1, before[1])
    assert tokens(play(s.copy(), "reserve").flocks[0]) == (before[0], before[1] - 1)
    one = table(flock("1@0,1", markers="flower", track=0), flock())
    then(one, "mark", 0, 1)
    play(one, "0,1")
    assert asked(one) == "play-card"  # from the Reserve, no kiwi may be taken
    assert on(one, "0,1") == "red1"


@rule("KI-18.6", "KI-18.7")
def test_the_last_kiwi_of_a_hex_may_become_its_token() -> None:
    s = table(
        flock("1@0,1 3@3,0 3@3,0 3@3,0 3@3,0 3@3,1 3@3,1 1@3,1", markers="flower", track=0),
        flock(),
    )
    assert tokens(s.flocks[0]) == (0, 0)
    then(s, "mark", 0, 1)
    play(s, "0,1")
    assert asked(s) == "take-token"
    assert "red1@0,1" in offered(s)
    assert "done" not in offered(s)
    play(s, "red1@0,1")
    assert (on(s, "0,1"), marks(s, 0)) == ("", ["0,1"])
    assert dominator(s, "0,1") == -1


@rule("KI-18.7")
def test_without_any_token_nobody_marks() -> None:
    names = "-1,0 -1,1 -1,2 0,-1 0,2 1,-1 1,2 2,-1 2,2 3,-1 3,0 3,1 0,0 1,0 1,1 2,0 2,1"
    s = table(
        flock(leader="0,1", markers="flower flower", track=3),
        flock(),
        marks=" ".join(f"0@{name}" for name in names.split()),
    )
    assert tokens(s.flocks[0]) == (3, 0)
    s.flocks[0].track = 0
    assert dominator(s, "0,1") == 0
    then(s, "mark", 0, 1)
    assert asked(s) == "play-card"


@rule("KI-18.8")
def test_a_marked_hex_is_fought_over_as_before_and_keeps_its_marker() -> None:
    s = table(flock("1@0,1", leader="0,0", markers="flower"), flock("3@0,1"), marks="0@0,1")
    assert dominator(s, "0,1") == 1
    assert marks(s, 0) == ["0,1"]
    then(s, "mark", 1, 1)
    assert asked(s) == "play-card"
    assert s.scores() == [1, 0]


@rule("KI-18.9")
def test_unplaced_markers_stay_hidden() -> None:
    s = table(flock("1@0,1", markers="flower sand sand"), flock())
    then(s, "mark", 0, 1)
    play(s, "0,1", "track")
    assert s.view(1)["flocks"][0]["marker_types"] is None
    assert s.view(1)["flocks"][0]["markers"] == 2
    assert s.view(0)["flocks"][0]["marker_types"]["sand"] == 2


RED = "2@-1,1 2@-1,2 1@0,1 1@0,1 1@1,-1 1@1,-1 1@1,-2 1@1,1 2@1,0 1@2,-2 1@2,-3"
GREEN = "1@0,2 1@1,1 1@1,1 3@3,1 2@2,0 1@2,0 1@4,0 3@2,1 2@2,2"
YELLOW = "2@1,0 1@2,-2 1@2,-3 2@3,0 1@2,0 1@4,0 1@2,-1 1@3,-1 1@4,-2 2@4,-1"


def final() -> Kiwi:
    """The position of the rulebook's final scoring, before the last Mark Territory phase."""
    s = table(
        flock(
            RED,
            leader="1,1",
            colour="red",
            track=0,
            markers="mountain " * 3 + "grass " * 2 + "flower " * 2 + "sand " * 2,
        ),
        flock(
            GREEN,
            leader="3,0",
            colour="green",
            track=0,
            markers="mountain mountain grass flower",
        ),
        flock(
            YELLOW,
            leader="3,-1",
            colour="yellow",
            track=1,
            points=1,
            markers="grass " * 3 + "mountain " * 2 + "flower sand",
        ),
        season=4,
        marks="0@-1,0 0@0,-1 0@0,0 1@2,1 1@2,2 2@3,-2 2@3,-3 2@4,-3",
        nests="0:lookout-1@0,2 1:lookout-1@1,1 2:lookout-1@1,2 1:tree-1@2,1 1:tree-2@2,2 "
        "1:cave-1@3,1 1:cave-2@2,0 2:tree-1@3,-2 2:tree-2@4,-3",
    )
    then(s, "marking")
    return s


@rule("KI-19.1", "KI-19.2", "KI-18.5", "KI-20.1", "KI-20.2", "KI-20.3", "KI-14.6", "KI-18.7")
def test_ex4_final_scoring() -> None:
    s = final()
    assert [tokens(each) for each in s.flocks] == [(0, 3), (0, 3), (1, 3)]
    assert s.scores() == [3, 4, 5]
    assert s.seat == 0
    for tie in ("1,1", "1,0", "2,-2", "2,-3"):
        assert refused(s, tie) == ("KI-18.2", "refused-no-dominance")
    for name in ("-1,1", "-1,2", "0,1"):
        play(s, name)
        assert asked(s) == "mark"  # tokens of the Reserve, no kiwi may be taken yet
    play(s, "1,-2", "red1@1,-2", "1,-1", "red1@1,-1", "red1@1,-1")  # then only 0,2 is left
    assert s.seat == 1
    play(s, "2,0", "3,0")  # then only 3,1
    assert s.seat == 2
    play(s, "2,-1", "track", "3,-1", "4,-2", "4,-1", "yellow2@4,-1")  # then only 1,2
    assert s.scores() == [9, 7, 10]
    assert [len(marks(s, seat)) for seat in range(3)] == [9, 5, 8]
    assert [sum(markers(s, seat).values()) for seat in range(3)] == [3, 1, 2]
    assert 27 - list(s.marks).count(0) == 22
    assert s.winners() == [2]


@rule("KI-19.1")
def test_all_markers_are_revealed_in_the_last_phase() -> None:
    s = final()
    assert s.view(None)["revealed"]
    assert s.view(1)["flocks"][0]["marker_types"]["mountain"] == 3
    early = table(flock("1@0,1", markers="flower"), flock(), season=3)
    then(early, "marking")
    assert early.view(1)["flocks"][0]["marker_types"] is None


@rule("KI-19.2")
def test_each_player_places_all_before_the_next_and_dominance_changes_on_the_way() -> None:
    full = "3@3,0 3@3,0 3@3,0 3@3,0 3@3,1 2@3,1 2@0,1 1@-1,0"
    s = table(
        flock(full, markers="flower flower", track=0),
        flock("1@0,1 1@1,2", markers="flower flower", leader="-1,2"),
        season=4,
    )
    assert tokens(s.flocks[0]) == (0, 0)
    then(s, "marking")
    assert s.seat == 0
    play(s, "-1,0", "red2@0,1")
    assert strengths(s, "0,1") == [1, 1]
    assert "0,1" not in offered(s)


@rule("KI-19.3")
def test_nobody_stops_while_a_marker_can_be_placed() -> None:
    s = table(
        flock("1@0,1 1@-1,0", markers="flower flower"), flock("1@1,2", markers="flower"), season=4
    )
    then(s, "marking")
    assert sorted(offered(s)) == ["-1,0", "0,1"]
    assert refused(s, "done") == ("KI-19.3", "refused-must-mark")
    play(s, "0,1", "track")
    assert asked(s) == "mark-token"  # the last one goes to the only hex left
    play(s, "track")
    assert sorted(marks(s, 0)) == ["-1,0", "0,1"]
    assert s.seat == 1


@rule("KI-19.4")
def test_the_game_ends_after_the_last_phase() -> None:
    s = table(
        flock("1@0,1", markers="flower"), flock(), season=4, cards="crowd loners hay-fever sunburn"
    )
    s.agenda.clear()
    then(s, "marking")
    play(s, "track")  # the only hex is marked without asking
    assert s.over
    assert s.winners() == [0]
    assert refused(s, 0) == ("KI-19.4", "refused-game-over")


@rule("KI-20.4")
def test_ties() -> None:
    def won(*flocks: dict[str, object]) -> list[int]:
        return table(*flocks).winners()

    assert won(flock("3@0,0"), flock("2@0,0 2@0,0 1@0,0")) == [0]
    assert won(flock("3@0,0 2@0,0"), flock("3@0,0 1@0,0 1@0,1 1@0,2")) == [0]
    assert won(flock("2@0,0"), flock("2@0,0 1@0,1")) == [1]
    assert won(flock("2@0,0", markers="sand"), flock("2@0,0")) == [0]
    assert won(flock("2@0,0"), flock("2@0,0")) == [0, 1]
    # Leaders and Lookouts do not count.
    s = table(flock("1@0,0"), flock("1@0,0 1@0,1"), nests="0:lookout-1@0,1")
    assert s.winners() == [1]
    assert bonus(s, "vp").winners() == [0]
