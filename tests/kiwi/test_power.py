"""KI-9: Leaders and all sixteen powers."""

import pytest

from atoll.games.kiwi import GAME
from atoll.games.kiwi.pieces import piece_code
from atoll.games.kiwi.state import Kiwi
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import bonus, flock, table, then
from tests.kiwi.readings import on, place, strengths
from tests.ledger import rule
from tests.positions import asked


def power(card: str, kiwis: str = "", leader: str = "1,0", rivals: str = "", **more: str) -> Kiwi:
    """The red flock has chosen to use the power of a card."""
    s = table(
        flock(kiwis, leader=leader, card=card), flock(rivals, leader=more.get("other", "3,1"))
    )
    return play(s, "move", "power")


@rule("KI-9.1", "KI-14.2")
def test_a_leader_counts_three() -> None:
    s = table(flock(leader="0,0"), flock("2@0,0"))
    assert strengths(s, "0,0") == [3, 2]


@rule("KI-9.2")
def test_the_power_costs_a_move_action_and_comes_once_a_season() -> None:
    s = table(flock("1@0,0 1@0,1", leader="0,0", hand="move move feed"), flock())
    play(s, "move", "power")  # there is only one way
    assert s.flocks[0].spent
    assert (asked(s), s.task.n) == ("move", 1)
    assert refused(s, "power") == ("KI-9.2", "refused-power-spent")
    spent = table(flock("1@0,0", spent=True), flock())
    assert refused(play(spent, "move"), "power") == ("KI-9.2", "refused-power-spent")


@rule("KI-9.10", "KI-9.3", "KI-9.5", "KI-9.6", "KI-9.7", "KI-9.8", "KI-9.2")
def test_ex3_chopans_charge() -> None:
    s = table(
        flock("1@0,0 1@1,0", leader="0,0"),
        flock("3@1,0 1@2,0", leader="-1,2"),
        flock("2@3,0", leader="2,0", colour="yellow"),
    )
    play(s, "move", "power", "3,0")
    assert asked(s) == "push"
    assert sorted(offered(s)) == ["green3@1,0", "red1@1,0"]  # all must go, and nobody is spared
    assert refused(s, 9999)[1] == "refused-must-go-on"
    play(s, "green3@1,0", "1,-1", "0,1")
    assert sorted(offered(s)) == ["green1@2,0", "yellow-leader"]
    play(s, "yellow-leader", "2,1", "3,-1")
    assert (on(s, "1,0"), on(s, "2,0")) == ("", "")
    assert on(s, "3,0") == "red-leader yellow2"
    assert on(s, "0,0") == "red1"
    assert (on(s, "1,-1"), on(s, "0,1"), on(s, "2,1"), on(s, "3,-1")) == (
        "green3",
        "red1",
        "yellow-leader",
        "green1",
    )
    assert s.flocks[0].spent
    assert (asked(s), s.task.n) == ("move", 1)  # no push on the last hex, one action left
    assert refused(s, "red-leader") == ("KI-6.3", "refused-moved")


@rule("KI-9.10")
def test_what_is_pushed_ahead_is_pushed_again() -> None:
    s = table(flock(leader="0,0"), flock("3@1,0", leader="-1,2"), flock(leader="-1,2"))
    play(s, "move", "power", "3,0", "2,0")
    assert (asked(s), on(s, "2,0")) == ("push-to", "green3")
    play(s, "2,1")
    assert on(s, "2,1") == "green3"


@rule("KI-9.10", "KI-9.6")
def test_nothing_is_pushed_back_onto_a_hex_that_was_cleared() -> None:
    s = table(flock(leader="0,0"), flock("3@1,0", leader="-1,2"), flock(leader="-1,2"))
    play(s, "move", "power", "3,0")
    assert "0,0" in offered(s)  # where the Leader began is no hex of its way
    play(s, "2,0")
    assert sorted(offered(s)) == ["1,1", "2,-1", "2,1", "3,-1", "3,0"]
    assert refused(s, "1,0") == ("KI-9.10", "refused-cleared")
    other = table(flock(leader="0,0"), flock("1@2,0", leader="-1,2"), flock(leader="-1,2"))
    play(other, "move", "power", "3,0")
    assert refused(other, "1,0") == ("KI-9.10", "refused-cleared")


@rule("KI-9.10", "KI-7.7")
def test_a_leader_is_not_set_back_onto_a_hex_that_was_cleared() -> None:
    s = table(flock(leader="-1,0"), flock(leader="0,-1"), flock(leader="-1,2"))
    play(s, "move", "power", "2,-3", "off")
    assert asked(s) == "set-back"
    play(s, "1,-2", "off")  # pushed off again from the second hex of the way
    assert refused(s, "0,-1") == ("KI-9.10", "refused-cleared")
    assert "0,-1" not in offered(s)


@rule("KI-9.6", "KI-9.3")
def test_a_slide_leaves_the_hex_it_crossed_empty() -> None:
    s = power("belly-slide", leader="0,0", rivals="1@1,0")
    play(s, "2,0", "2,0")
    assert asked(s) == "push"
    play(s, "green1@2,0")
    assert refused(s, "1,0") == ("KI-9.10", "refused-cleared")


@rule("KI-9.4")
def test_the_leader_ends_elsewhere() -> None:
    s = power("steamroller", leader="1,0")
    play(s, "1,1")
    assert "done" in offered(s)
    play(s, "1,0")  # back on the way, but not at the end
    assert "done" not in offered(s)
    play(s, "1,1")
    assert on(s, "1,1") == "red-leader"
    end = power("steamroller", leader="1,0")
    play(end, "1,1", "0,1")
    assert offered(end) == ["0,0", "1,1", "0,2", "-1,2", "-1,1", "done"]
    assert refused(end, "1,0") == ("KI-9.4", "refused-back-at-start")
    two = power("call-to-arms", leader="1,0")
    play(two, "1,1")
    assert refused(two, "1,0") == ("KI-9.4", "refused-back-at-start")
    jump = power("rocket-hop", leader="1,0")
    assert refused(jump, "1,0") == ("KI-9.4", "refused-back-at-start")


@rule("KI-9.5")
def test_powers_push_any_size_and_leaders_unless_a_size_is_named() -> None:
    s = power("roundhouse", rivals="1@1,1 2@1,1 3@1,1", other="1,1")
    play(s, "1,1")
    assert offered(s) == ["green1@1,1", "green2@1,1", "green3@1,1", "green-leader", "done"]
    named = power("ground-swell", rivals="1@1,1 2@1,1 3@1,1", other="1,1")
    play(named, "1,1")
    assert offered(named) == ["green1@1,1", "green2@1,1"]


@rule("KI-9.6")
def test_what_is_pushed_ends_on_another_hex() -> None:
    s = power("roundhouse", rivals="1@1,1")
    play(s, "1,1", "green1@1,1")
    assert "1,1" not in offered(s)
    assert refused(s, place(s, "1,1"))[0] == "KI-7.2"


@rule("KI-9.7")
def test_a_leader_that_moved_has_no_power() -> None:
    s = table(flock("1@0,0 1@0,1", leader="0,0"), flock())
    play(s, "move", "red-leader", "1,0")
    assert refused(s, "power") == ("KI-9.7", "refused-leader-moved")


@rule("KI-9.9")
def test_a_power_without_a_way_cannot_be_chosen() -> None:
    # From 1,0 on the small island no straight line of three hexes stays on it.
    s = table(flock("1@0,0", leader="1,0"), flock())
    ways = [s.island.line(place(s, "1,0"), side, 3) for side in range(6)]
    assert ways == [[]] * 6
    assert refused(play(s, "move"), "power") == ("KI-9.9", "refused-power-impossible")
    bomb = table(flock("1@2,0", leader="2,0", card="smoke-bomb"), flock())
    assert refused(play(bomb, "move"), "power") == ("KI-9.9", "refused-power-impossible")
    far = table(flock("1@-1,0", leader="-1,0", card="shadow-swap"), flock("1@3,1", leader="3,1"))
    assert refused(play(far, "move"), "power") == ("KI-9.9", "refused-power-impossible")


@rule("KI-9.11")
def test_a_leader_has_no_tokens() -> None:
    s = table(flock("1@0,0 1@0,1", fruit="red green"), flock("1@2,1"))
    assert refused(play(s.copy(), "feed"), "red-leader")[0] == "KI-4.1"
    grown = bonus(s.copy(), "increase")
    assert refused(grown, "red-leader")[0] == "KI-9.11"
    lost = then(s.copy(), "remove-token", 0, 1)
    assert refused(lost, "red-leader") == ("KI-17.8", "refused-leader-has-no-tokens")


@rule("KI-9.3")
def test_belly_slide() -> None:
    s = power("belly-slide", leader="0,0", rivals="1@1,0 3@2,0 2@2,0")
    play(s, "2,0", "1,-1")
    assert sorted(offered(s)) == ["done", "green2@2,0", "green3@2,0"]
    play(s, "green3@2,0", "3,0")
    assert asked(s) != "push"
    assert on(s, "2,0") == "red-leader green2"


@rule("KI-9.3")
def test_roundhouse_pushes_up_to_three() -> None:
    s = power("roundhouse", rivals="1@1,1 1@1,1 1@1,1 1@1,1")
    play(s, "1,1", *["green1@1,1", "1,2"] * 3)
    assert on(s, "1,1") == "red-leader green1"
    assert on(s, "1,2") == "green1 green1 green1"


@rule("KI-9.3")
def test_parting_kick_pushes_first_and_then_steps() -> None:
    s = power("parting-kick", rivals="3@1,0 1@1,0")
    assert asked(s) == "push"
    play(s, "green3@1,0", "0,0", "done")
    assert asked(s) == "travel"
    play(s, "1,1")
    assert on(s, "1,1") == "red-leader"
    assert on(s, "1,0") == "green1"


@rule("KI-9.3")
@pytest.mark.parametrize(
    ("card", "distance", "pushes"), [("rocket-hop", 2, 2), ("long-burn", 3, 1)]
)
def test_jumps_of_a_fixed_length(card: str, distance: int, pushes: int) -> None:
    s = power(card, leader="0,0", rivals="1@2,0 1@2,0 1@2,0 1@3,-1 1@3,-1 1@3,-1", other="-1,2")
    here = place(s, "0,0")
    assert all(s.island.distance[here][move] == distance for move in s.moves())
    assert refused(s, "1,0") == ("KI-9.3", "refused-out-of-reach")
    goal = "2,0" if distance == 2 else "3,-1"
    play(s, goal)
    for _ in range(pushes):
        assert asked(s) == "push"
        play(s, f"green1@{goal}", offered(play(s.copy(), f"green1@{goal}"))[0])
    assert asked(s) != "push"


@rule("KI-9.3")
def test_steamroller_pushes_after_each_step() -> None:
    s = power("steamroller", leader="0,0", rivals="1@0,1 1@0,1 2@1,1", other="3,1")
    play(s, "0,1", "green1@0,1", "0,2")
    assert asked(s) == "travel"
    play(s, "1,1", "green2@1,1", "2,1", "done")
    assert on(s, "1,1") == "red-leader"
    assert on(s, "0,1") == "green1"


@rule("KI-9.3")
def test_call_to_arms_pulls_own_kiwis() -> None:
    s = power("call-to-arms", "1@0,1 3@2,1 1@0,0", leader="1,0", rivals="1@2,0")
    play(s, "1,1", "done")
    assert sorted(offered(s)) == ["done", "red1@0,1", "red3@2,1"]
    assert refused(s, "green1@2,0") == ("KI-9.3", "refused-not-by-this-power")
    away = piece_code(place(s, "0,0"), 0, 0)
    assert refused(s, int(away)) == ("KI-9.3", "refused-out-of-reach")
    play(s, "red3@2,1", "red1@0,1")
    assert on(s, "1,1") == "red1 red3 red-leader"  # pulled, not moved
    assert asked(s) == "move"


@rule("KI-9.3")
def test_escort_takes_kiwis_along_and_pushes_a_rival() -> None:
    s = power("escort", "1@1,0 2@1,0 1@1,0 1@1,1", rivals="3@1,1")
    play(s, "1,1", "red2@1,0", "red1@1,0")
    assert on(s, "1,0") == "red1"
    assert asked(s) == "push"
    assert offered(s) == ["green3@1,1", "done"]
    assert refused(s, "red1@1,1") == ("KI-9.3", "refused-own-piece")
    play(s, "green3@1,1", "1,2")
    assert on(s, "1,1") == "red1 red1 red2 red-leader"


@rule("KI-9.3")
def test_shadow_swap() -> None:
    s = power("shadow-swap", "1@1,0", leader="1,0", rivals="3@2,1 1@-1,2")
    assert refused(s, "green-leader") == ("KI-9.3", "refused-swap-leader")
    assert refused(s, "red1@1,0") == ("KI-9.4", "refused-swap-here")
    play(s, "green3@2,1")
    assert on(s, "2,1") == "red-leader"
    assert on(s, "1,0") == "red1 green3"
    far = power("shadow-swap", leader="-1,0", rivals="1@3,1 1@0,0 1@1,0")
    assert refused(far, "green1@3,1") == ("KI-9.3", "refused-out-of-reach")


@rule("KI-9.3")
def test_smoke_bomb_goes_to_own_kiwis_and_nests() -> None:
    s = table(
        flock("1@3,0", leader="0,0", card="smoke-bomb"),
        flock("3@3,0 1@0,1", leader="0,1"),
        nests="0:tree-1@-1,2 1:tree-1@1,2",
    )
    play(s, "move", "power")
    assert sorted(offered(s)) == ["-1,2", "3,0"]
    play(s, "3,0", "green3@3,0", "off")
    assert on(s, "3,0") == "red1 red-leader"


@rule("KI-9.3")
def test_belly_blast_clears_the_hex() -> None:
    s = power("belly-blast", "1@1,1", rivals="3@1,1", other="1,1")
    play(s, "1,1")
    assert sorted(offered(s)) == ["green-leader", "green3@1,1", "red1@1,1"]
    play(s, "green-leader", "1,2", "green3@1,1", "1,2", "1,2")
    assert on(s, "1,1") == "red-leader"


@rule("KI-9.3")
def test_aftershock_pushes_straight_away() -> None:
    s = power("aftershock", leader="1,0", rivals="1@2,1 3@2,1 2@1,2 1@0,1 1@1,0", other="3,1")
    play(s, "1,1")
    play(s, "green3@2,1")
    assert on(s, "3,1") == "green3 green-leader"
    assert refused(s, "green1@2,1") == ("KI-9.3", "refused-one-per-hex")
    reserve = int(s.flocks[1].reserve)
    play(s, "green2@1,2")  # into the sea
    assert s.flocks[1].reserve == reserve + 2
    play(s, "green1@0,1")
    assert on(s, "-1,1") == "green1"
    assert on(s, "1,0") == "green1"  # three hexes have had their turn


@rule("KI-9.3", "KI-7.7")
def test_aftershock_can_push_a_leader_off() -> None:
    s = power("aftershock", leader="1,0", other="1,2")
    play(s, "1,1", "green-leader")
    assert asked(s) == "set-back"
    play(s, "3,1")
    assert on(s, "3,1") == "green-leader"


@rule("KI-9.3")
def test_undertow_pulls_small_kiwis_of_anybody() -> None:
    s = power("undertow", "1@0,1", leader="1,0", rivals="2@2,1 3@2,1 1@1,2")
    play(s, "1,1")
    assert sorted(offered(s)) == ["done", "green1@1,2", "green2@2,1", "red1@0,1"]
    assert refused(s, "green3@2,1") == ("KI-9.3", "refused-not-by-this-power")
    play(s, "green1@1,2", "green2@2,1", "red1@0,1")
    assert on(s, "1,1") == "red1 red-leader green1 green2"


@rule("KI-9.3")
def test_shore_patrol_jumps_along_the_coast() -> None:
    s = power("shore-patrol", leader="1,0", rivals="1@3,0 2@3,0 3@3,0")
    assert sorted(s.moves()) == sorted(s.island.shore)
    play(s, "3,0")
    assert offered(s) == ["green1@3,0", "green2@3,0", "done"]


@rule("KI-9.3")
def test_there_are_sixteen_cards_four_for_each_leader() -> None:
    parts = GAME.parts()
    assert len(parts.leader_card_ids) == 16
    assert [len(cards) for cards in parts.leader_cards] == [4] * 4
