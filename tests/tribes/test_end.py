"""TR-11: the end of the game."""

import pytest

from atoll import IllegalMove
from atoll.games.tribes.state import ROUND_LIMIT, Tribes
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused
from tests.tribes.positions import GAME, table, tribe
from tests.tribes.readings import row

ORANGE = ["invaders", "siege", "golden-age", "victorious-campaign"]
ACTIONS = "m p e m+ p+ e+"


def quiet_turn(s: Tribes) -> None:
    """Take the first tile and do as little as possible."""
    seat = s.seat
    play(s, offered(s)[0])
    while not s.over and s.seat == seat and asked(s) != "choose-tile":
        play(s, offered(s)[-1])


@rule("TR-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_orange_events_as_players_end_the_game(seats: int) -> None:
    sides = [tribe() for _ in range(seats)]
    for before in range(seats):
        struck = " ".join(ORANGE[:before])
        s = table(*sides, row=f"plague {ACTIONS}", struck=struck)
        assert not s.ending
        play(s, "plague")
        assert s.ending == (before == seats - 1)
    assert s.view()["end"] == {"struck": seats, "needed": seats}


@rule("TR-11.1")
def test_brown_and_green_events_end_nothing() -> None:
    early = " ".join(GAME.parts().tile_ids[6:20])
    s = table(row=f"rich-harvest {ACTIONS}", struck=early + " golden-age")
    play(s, "rich-harvest")
    assert not s.ending


@rule("TR-11.2", "TR-11.3", "TR-11.1")
@pytest.mark.parametrize(("taker", "turns_left"), [(0, 2), (1, 1), (2, 0)])
def test_ex18_the_round_is_played_to_its_end(taker: int, turns_left: int) -> None:
    sides = [tribe(), tribe(), tribe()]
    s = table(*sides, row=f"siege {ACTIONS}", struck="invaders golden-age", seat=taker)
    play(s, "siege")
    turns = []
    while not s.over:
        turns.append(s.seat)
        quiet_turn(s)
    assert turns == [1, 2][2 - turns_left :]
    assert s.round == 7
    assert s.seat == -1
    assert s.moves() == []


@rule("TR-11.2")
def test_after_the_end_nothing_can_be_played() -> None:
    s = table(tribe(), row=f"siege {ACTIONS}", struck="golden-age", seat=1)
    play(s, "siege")
    assert s.over
    with pytest.raises(IllegalMove) as error:
        s.play(0)
    assert error.value.refusal.rule == "TR-11.2"


@rule("TR-11.2")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_has_had_the_same_number_of_turns(seed: int) -> None:
    seats = 2 + seed % 3
    s = GAME.new(seats=seats, seed=seed)
    assert isinstance(s, Tribes)
    turns = [0] * seats
    s.story = []
    while not s.over:
        s.play(s.moves()[(seed * 7 + len(s.story)) % len(s.moves())])
    for line in s.story:
        if line.words.key in ("choose-action", "choose-event"):
            turns[line.seat] += 1
    assert set(turns) == {s.round}
    assert s.ending


@rule("TR-11.4")
def test_the_rest_of_the_last_round_goes_on_as_usual() -> None:
    s = table(
        tribe(),
        tribe("wheat*1 goat gold"),
        tribe(),
        row="siege p+ golden-age m p e m+ e+",
        struck="invaders plague",
    )
    play(s, "siege")
    assert s.ending
    play(s, "p+", "cooking")
    assert len(s.row) == 8  # even an event was turned up
    play(s, "golden-age")
    assert s.over
    assert s.tribes[2].points == 2
    assert s.view()["end"]["struck"] == 4


@rule("TR-11.5")
def test_nothing_else_ends_the_game() -> None:
    # All boards completed, bag and reserves empty: play goes on, round after round.
    boards = (
        "hunting cooking leather-making jewelry / cheese-making smelting farming riding"
        " / weaving payment chariots brewing"
    )
    everybody = {board: [0, 1] for board in boards.replace("/", " ").split()}
    s = table(
        tribe("goat*15 wheat gold"),
        tribe("goat*15 wheat gold"),
        boards=boards,
        stones=everybody,
        row=ACTIONS,
        bag="",
    )
    for _ in range(100):
        quiet_turn(s)
    assert not s.over
    assert s.round == 57
    assert sorted(row(s).split()) == sorted(ACTIONS.split())


@rule("TR-11.5")
def test_the_house_limit_lies_far_beyond_any_real_game() -> None:
    s = table(row=ACTIONS)
    data = s.to_dict()
    data["round"] = ROUND_LIMIT
    s = GAME.from_dict(data)  # type: ignore[assignment]
    assert ROUND_LIMIT >= 500
    quiet_turn(s)
    assert not s.over
    quiet_turn(s)
    assert s.over
    assert s.scores() == [2, 4]  # the ordinary scoring: the second tribe has one member more
    assert s.winners() == [1]


@rule("TR-11.2")
def test_before_the_last_round_ends_moves_are_refused_for_their_own_reasons() -> None:
    s = table(tribe(), tribe(shells=1), row=f"siege {ACTIONS}", struck="golden-age")
    play(s, "siege")
    assert refused(s, "e")[0] == "TR-3.6"
