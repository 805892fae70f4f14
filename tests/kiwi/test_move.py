"""KI-6, KI-7 and KI-8: moving, pushing and buying more moves."""

from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.pieces import piece_code
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import bonus, flock, table, then, where
from tests.kiwi.readings import fruit, markers, on, place, tokens
from tests.ledger import rule
from tests.positions import asked


@rule("KI-6.1", "KI-6.2", "KI-6.3", "KI-6.5", "KI-7.1", "KI-7.2", "KI-7.5", "KI-7.6")
def test_ex2_the_movement_in_six_pictures() -> None:
    s = table(
        flock("3@0,0 2@0,-1 1@2,-1", leader="-1,2", colour="purple"),
        flock("2@0,-1", leader="3,1", colour="green", track=8),
        flock("1@2,-1", leader="3,1", colour="yellow"),
    )
    green = int(s.flocks[1].reserve)
    play(s, "move", "purple3@0,0", "0,-1")
    assert asked(s) == "push"
    assert sorted(offered(s)) == ["done", "green2@0,-1", "purple2@0,-1"]
    play(s, "purple2@0,-1", "1,-1", "green2@0,-1", "off")
    assert asked(s) == "move"
    assert refused(s, "done") == ("KI-6.1", "refused-move-is-due")
    assert refused(s, "purple3'@0,-1") == ("KI-6.3", "refused-moved")
    play(s, "purple2@1,-1", "2,-1")  # pushed before, and may still move
    play(s, "purple1@2,-1", "2,0", "yellow1@2,-1", "3,-1")
    assert on(s, "0,-1") == "purple3"
    assert on(s, "2,-1") == "purple2"
    assert on(s, "2,0") == "purple1"
    assert on(s, "3,-1") == "yellow1"
    assert s.flocks[1].reserve == green + 2
    assert s.seat == 1


@rule("KI-6.1", "KI-6.2")
def test_a_move_card_gives_two_moves_to_adjacent_hexes() -> None:
    s = table(flock("1@0,0 1@0,1", leader="3,1"), flock())
    play(s, "move")
    assert (asked(s), s.task.n) == ("move", 2)
    play(s, "red1@0,0")
    assert offered(s) == ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]
    assert refused(s, place(s, "2,1")) == ("KI-6.2", "refused-not-adjacent")
    play(s, "-1,0", "red1@0,1", "0,2")
    assert (on(s, "-1,0"), on(s, "0,2")) == ("red1", "red1")
    assert s.seat == 1
    rival = piece_code(place(s, "0,2"), 0, 0)
    then(s, "move", 1, 1, 1)
    assert refused(s, int(rival)) == ("KI-6.2", "refused-not-yours")


@rule("KI-6.3")
def test_a_piece_that_moved_is_not_offered_again() -> None:
    s = table(flock("1@0,0 1@0,1", leader="3,1", spent=True), flock())
    play(s, "move", "red-leader", "3,0")
    assert "red-leader" not in offered(s)
    assert refused(s, "red-leader") == ("KI-6.3", "refused-moved")
    assert refused(s, 10**6)[0] == "KI-6.2"


@rule("KI-6.4", "KI-9.1", "KI-7.3")
def test_the_leader_moves_and_pushes_like_a_size_three() -> None:
    s = table(flock("1@0,0", leader="0,0"), flock("1@0,1 2@0,1 3@0,1", leader="0,1"))
    play(s, "move", "red-leader", "0,1")
    assert offered(s) == ["green1@0,1", "green2@0,1", "done"]
    assert refused(s, "green3@0,1") == ("KI-7.3", "refused-too-large")
    assert refused(s, "green-leader") == ("KI-7.3", "refused-too-large")
    assert refused(s, "red-leader") == ("KI-7.1", "refused-pusher")


@rule("KI-6.5")
def test_a_piece_that_moved_may_be_pushed() -> None:
    s = table(flock("1@0,0 2@0,1", leader="3,1"), flock())
    play(s, "move", "red1@0,0", "1,0", "red2@0,1", "1,0")
    assert offered(s) == ["red1'@1,0", "done"]
    play(s, "red1'@1,0", "1,1")
    assert on(s, "1,1") == "red1"


@rule("KI-6.6")
def test_a_hex_holds_any_number_and_nobody_walks_into_the_sea() -> None:
    crowd = "1@0,-1 " * 5 + "1@0,0"
    s = table(flock(crowd, leader="3,1"), flock("3@0,-1 2@0,-1"))
    play(s, "move", "red1@0,0")
    assert "0,-1" in offered(s)
    play(s, "0,-1")
    assert on(s, "0,-1").count("red1") == 6
    play(s, "red1@0,-1")
    assert offered(s) == ["1,-1", "0,0", "-1,0"]
    assert refused(s, OFF)[1] == "refused-no-such-hex"


@rule("KI-6.7")
def test_new_kiwis_may_move_and_growing_does_not_make_one_fresh() -> None:
    s = table(flock("1'@0,0 1@0,1 1@1,0", track=0), flock())
    bonus(s, "place")
    play(s, "0,0")
    then(s, "move", 0, 1, 1)
    assert "red1@0,0" in offered(s)
    play(s, "done")
    bonus(s, "increase")
    play(s, "red1'@0,0")
    assert on(s, "0,0") == "red1 red2' red-leader"
    then(s, "move", 0, 1, 1)
    assert refused(s, "red2'@0,0") == ("KI-6.3", "refused-moved")
    play(s, "done")
    then(s, "remove-token", 0, 1)
    play(s, "red2'@0,0")
    assert on(s, "0,0") == "red1 red1' red-leader"


@rule("KI-6.8")
def test_a_move_without_a_piece_to_move_is_lost() -> None:
    s = table(flock("", leader="1,1", spent=True, fruit="red red red red"), flock())
    play(s, "move", "1,0")
    assert s.seat == 1  # no second move, and none to buy
    assert fruit(s) == {"red": 4}


@rule("KI-6.9")
def test_every_piece_may_move_again_in_the_next_turn() -> None:
    s = table(flock("1@0,0 1@0,1", leader="3,1", hand="move move feed"), flock("1@2,1"))
    play(s, "move", "red1@0,0", "1,0", "red1@0,1", "1,1")
    play(s, "move:down", "move")
    assert "red1@1,0" in offered(s)
    assert on(s, "1,0") == "red1"


@rule("KI-7.1")
def test_at_most_two_are_pushed_and_only_from_the_hex_reached() -> None:
    s = table(flock("3@0,0 1@0,1 1@1,0", leader="3,1"), flock("1@0,1 1@0,1 2@0,1"))
    play(s, "move", "red3@0,0", "0,1")
    assert offered(s) == ["red1@0,1", "green1@0,1", "green2@0,1", "done"]
    elsewhere = piece_code(place(s, "1,0"), 0, 0)
    assert refused(s, int(elsewhere)) == ("KI-7.1", "refused-other-hex")
    play(s, "green1@0,1", "0,2", "red1@0,1", "0,2")
    assert asked(s) == "move"
    assert on(s, "0,1") == "red3' green1 green2"
    assert on(s, "0,2") == "red1 green1"


@rule("KI-7.1")
def test_pushing_is_optional() -> None:
    s = table(flock("3@0,0 1@1,0", leader="3,1"), flock("1@0,1 1@0,1"))
    play(s, "move", "red3@0,0", "0,1", "done")
    assert on(s, "0,1") == "red3' green1 green1"
    assert asked(s) == "move"


@rule("KI-7.2")
def test_two_pushed_kiwis_may_part_and_go_where_the_mover_came_from() -> None:
    s = table(flock("2@0,0 1@1,0", leader="3,1"), flock("1@0,1 1@0,1"))
    play(s, "move", "red2@0,0", "0,1", "green1@0,1")
    assert "0,0" in offered(s)
    play(s, "0,0", "green1@0,1", "1,1")
    assert "green1" in on(s, "0,0")
    assert on(s, "1,1") == "green1"
    then(s, "push-to", 0, int(piece_code(place(s, "1,1"), 1, 0)))
    assert refused(s, place(s, "3,1")) == ("KI-7.2", "refused-not-adjacent")


@rule("KI-7.3")
def test_smaller_is_meant_strictly() -> None:
    rivals = "1@0,1 2@0,1 3@0,1"
    victims = {}
    for size in (1, 2, 3):
        s = table(flock(f"{size}@0,0 1@1,0", leader="3,1"), flock(rivals))
        play(s, "move", f"red{size}@0,0", "0,1")
        victims[size] = offered(s) if asked(s) == "push" else []
    assert victims == {
        1: [],
        2: ["green1@0,1", "done"],
        3: ["green1@0,1", "green2@0,1", "done"],
    }


@rule("KI-7.4")
def test_a_pushed_kiwi_pushes_nobody() -> None:
    s = table(flock("3@0,0 1@1,1", leader="3,1"), flock("2@0,1 1@0,2", leader="2,1"))
    play(s, "move", "red3@0,0", "0,1", "green2@0,1", "0,2")
    assert on(s, "0,2") == "green1 green2"
    assert asked(s) == "move"


@rule("KI-7.5", "KI-13.1")
def test_only_from_the_shore_into_the_sea() -> None:
    s = table(flock("3@1,0 1@0,0", leader="3,1"), flock("2@1,1"))
    play(s, "move", "red3@1,0", "1,1", "green2@1,1")
    assert refused(s, "off") == ("KI-7.5", "refused-no-sea")
    play(s, "1,2")
    coast = table(flock("3@1,1 1@0,0", leader="3,1"), flock("2@1,2"))
    reserve = int(coast.flocks[1].reserve)
    play(coast, "move", "red3@1,1", "1,2", "green2@1,2", "off")
    assert coast.flocks[1].reserve == reserve + 2


@rule("KI-7.6")
def test_pushes_come_before_the_next_move() -> None:
    s = table(flock("3@0,0 3@1,0", leader="3,1"), flock("1@0,1 1@0,1"))
    play(s, "move", "red3@0,0", "0,1")
    assert asked(s) == "push"
    play(s, "green1@0,1")
    assert asked(s) == "push-to"
    play(s, "0,2")
    assert asked(s) == "push"
    play(s, "done")
    assert asked(s) == "move"


@rule("KI-7.7")
def test_a_leader_pushed_off_is_set_back_by_the_pusher() -> None:
    rich = "red green yellow blue"
    s = table(flock(leader="0,0", fruit=rich), flock("3@3,1", leader="3,1"))
    play(s, "feed", "off")
    assert (asked(s), s.seat) == ("set-back", 0)
    shore = [where(s.island, h) for h in s.island.shore]
    assert sorted(offered(s)) == sorted(set(shore) - {"3,1"})  # a burst clears its hex
    assert refused(s, "3,1") == ("KI-7.7", "refused-same-hex")
    assert refused(s, "1,0") == ("KI-7.7", "refused-not-outer")
    play(s, "-1,2")
    assert on(s, "-1,2") == "green-leader"
    assert on(s, "3,1") == ""


@rule("KI-7.7", "KI-21.6", "KI-9.6")
def test_after_a_plain_push_the_leader_may_stand_on_any_outer_hex_after_a_power_elsewhere() -> None:
    s = table(flock("3@3,0", leader="0,0", colour="yellow", side="b"), flock(leader="3,1"), flock())
    play(s, "move", "yellow3@3,0", "3,1", "red-leader", "off")
    assert sorted(offered(s)) == sorted([where(s.island, h) for h in s.island.shore])
    play(s, "3,1")
    assert on(s, "3,1") == "yellow3' red-leader"
    power = table(flock(leader="3,0", card="roundhouse"), flock(leader="3,1"))
    play(power, "move", "power", "3,1", "green-leader", "off")
    assert refused(power, "3,1") == ("KI-7.7", "refused-same-hex")


@rule("KI-7.8")
def test_placing_pushes_nobody() -> None:
    s = table(flock("1@0,1", track=8), flock("1@0,1"))
    bonus(s, "place")
    play(s, "0,1")
    assert on(s, "0,1") == "red1 red1 green1"
    assert asked(s) == "play-card"


@rule("KI-8.1", "KI-8.2")
def test_ex8_the_price_of_an_extra_move() -> None:
    s = table(
        flock(
            "1@0,0 1@0,1 1@1,0 1@1,1",
            leader="3,1",
            colour="yellow",
            fruit="yellow yellow green green red",
            markers="sand",
        ),
        flock(leader="3,1"),
    )
    play(s, "move", "yellow1@0,0", "-1,0", "yellow1@0,1", "-1,1")
    assert asked(s) == "extra-move"
    assert set(offered(s)) == {
        "yellow+yellow",
        "green+yellow",
        "green+green",
        "yellow+marker",
        "green+marker",
        "done",
    }
    assert refused(s, "red+yellow") == ("KI-8.1", "refused-not-the-pair")
    assert refused(s, "red+marker") == ("KI-8.1", "refused-not-the-pair")
    play(s, "yellow+marker")
    assert (fruit(s), markers(s)) == ({"green": 2, "yellow": 1, "red": 1}, {})
    assert asked(s) == "move"


@rule("KI-8.1", "KI-8.5", "KI-6.3")
def test_extra_moves_are_bought_one_by_one_as_long_as_they_can_be_paid() -> None:
    s = table(
        flock("1@0,0 1@0,1 1@1,0 1@1,1", leader="3,1", fruit="red red yellow yellow"),
        flock(leader="3,1"),
    )
    play(s, "move", "red1@0,0", "-1,0", "red1@0,1", "-1,1", "red+red")
    assert fruit(s) == {"yellow": 2}  # paid before it is made
    assert refused(s, "red1'@-1,0") == ("KI-6.3", "refused-moved")
    assert refused(s, "done")[0] == "KI-6.1"
    play(s, "red1@1,0", "1,-1")
    assert asked(s) == "extra-move"
    play(s, "yellow+yellow", "red-leader", "2,2")
    assert s.seat == 1  # nothing left to pay with


@rule("KI-8.3")
def test_a_bought_move_may_be_the_power() -> None:
    s = table(flock("1@0,0 1@0,1", leader="0,0", fruit="red red"), flock())
    play(s, "move", "red1@0,0", "-1,0", "red1@0,1", "-1,1", "red+red")
    assert "power" in offered(s)


@rule("KI-8.4")
def test_no_move_is_bought_after_a_move_from_a_bonus() -> None:
    s = table(flock("1@0,0 1@0,1", leader="3,1", fruit="red red red red"), flock())
    bonus(s, "move")
    play(s, "red1@0,0", "-1,0")
    assert asked(s) == "play-card"
    assert tokens(s.flocks[0])[0] == 8
