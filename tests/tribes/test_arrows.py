"""TR-9: arrow tokens."""

import pytest

from atoll.games.tribes.state import UNUSED, Tribes, link, link_ends
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused, refused_facts
from tests.tribes.positions import table, tribe
from tests.tribes.readings import row

ROW = "p+ m+ m e p e+"
# Column 1: cooking, cheese making; column 2: leather making, smelting, weaving.
WEAVING = (
    "hunting cooking leather-making jewelry / - cheese-making smelting - / - brewing weaving -"
)
GOATS = "goat*1 goat*1 goat*1"


def weaving_table() -> Tribes:
    return table(
        tribe(GOATS),
        tribe(),
        tribe(GOATS),
        boards=WEAVING,
        stones={
            "cooking": [0, 2],
            "cheese-making": [0, 2],
            "leather-making": [1],
            "smelting": [1],
        },
        row=ROW,
    )


@rule("TR-9.1", "TR-9.2", "TR-9.9")
def test_ex11_black_weaves_without_smelting() -> None:
    s = weaving_table()
    play(s, "p+", "weaving")
    assert s.view()["arrows"] == [{"owner": 0, "source": 5, "target": 10}]
    assert s.view()["boards"][10]["stones"] == [0]
    assert s.tribes[0].points == 6
    assert row(s).split()[-2] in s.parts.tile_ids[22:]  # the bolt works as ever


@rule("TR-9.5", "TR-9.7")
def test_ex11_another_player_uses_the_arrow_without_spending_one() -> None:
    s = weaving_table()
    play(s, "p+", "weaving", "m+", "act", "stop")
    assert s.seat == 2
    play(s, "e+", "weaving")
    assert s.view()["boards"][10]["stones"] == [0, 2]
    assert s.tribes[2].arrow == UNUSED
    assert len(s.view()["arrows"]) == 1


@rule("TR-9.5")
def test_ex11_without_a_stone_at_its_tail_the_arrow_is_of_no_use() -> None:
    s = table(
        tribe(GOATS),
        tribe(GOATS, arrow=(5, 10)),
        boards=WEAVING,
        stones={
            "cooking": [1, 0],
            "cheese-making": [1],
            "leather-making": [1, 0],
            "smelting": [1],
            "weaving": [1],
        },
        row=ROW,
    )
    rule_, facts = refused_facts(play(s, "p+"), "weaving")
    assert rule_ == "TR-7.5"
    assert facts["below"] == s.parts.board_names[s.parts.board_ids.index("smelting")]


@rule("TR-9.10", "TR-9.9")
def test_ex11_the_board_below_may_still_be_completed_later() -> None:
    s = table(
        tribe("gold*1 gold*1 goat*1", arrow=(5, 10)),
        boards=WEAVING,
        stones={
            "cooking": [0],
            "cheese-making": [0],
            "leather-making": [1, 0],
            "smelting": [1],
            "weaving": [0],
        },
        row=ROW,
    )
    play(s, "p+", "smelting")
    assert s.view()["boards"][6]["stones"] == [1, 0]
    assert s.tribes[0].arrow == link(5, 10)


@rule("TR-9.10")
def test_a_stone_gained_by_an_arrow_opens_the_way_upward() -> None:
    s = table(
        tribe("goat*1 goat*1 goat*1", arrow=(0, 5)),
        boards="hunting cooking leather-making jewelry / farming cheese-making - - / - weaving - -",
        stones={"hunting": [0], "cooking": [1], "cheese-making": [0]},
        row=ROW,
    )
    play(s, "p+", "weaving")
    assert s.view()["boards"][9]["stones"] == [0]


@rule("TR-9.2", "TR-7.2")
def test_ex25_an_arrow_cannot_lead_to_a_board_face_down() -> None:
    s = table(
        tribe("goat*1 goat*1 wheat"),
        boards="hunting cooking leather-making jewelry / cheese-making - - -",
        stones={"hunting": [0]},
        row=ROW,
    )
    assert refused(play(s, "p+"), "hidden-2-2")[0] == "TR-7.2"


@rule("TR-9.7", "TR-9.1")
def test_ex25_straight_up_no_arrow_is_needed() -> None:
    s = table(
        tribe("goat*1 goat*1 wheat"),
        boards="hunting cooking leather-making jewelry / farming cheese-making riding -",
        stones={"hunting": [0], "cooking": [0], "leather-making": [0]},
        row=ROW,
    )
    play(s, "p+", "cheese-making")
    assert s.seat == 1
    assert s.tribes[0].arrow == UNUSED


@rule("TR-9.3")
def test_ex25_arrows_lead_one_row_up_and_one_column_aside() -> None:
    assert link(4, 1) == link(5, 0) == -1  # downward
    assert link(4, 5) == link(5, 4) == -1  # sideways
    assert link(1, 5) == -1  # straight up
    assert link(3, 8) == link(4, 7) == -1  # around the edge
    assert link(0, 9) == link(0, 6) == -1  # too far
    links = [link_ends(number) for number in range(16) if link(*link_ends(number)) == number]
    assert links == [
        (epoch * 4 + column, epoch * 4 + 4 + column + side)
        for epoch in (0, 1)
        for column in range(4)
        for side in (-1, 1)
        if 0 <= column + side < 4
    ]


@rule("TR-9.3", "TR-9.2")
def test_ex25_the_arrow_starts_at_an_own_stone_below_and_beside() -> None:
    # The last row of both sides of the table: no way from column 3 to column 0, nor from afar.
    for stone, opens in ((0, True), (2, True), (3, False)):
        boards = ["hunting", "cooking", "leather-making", "jewelry"]
        s = table(
            tribe("goat*1 goat*1 wheat"),
            boards=" ".join(boards) + " / - cheese-making - -",
            stones={"cooking": [1]} | {boards[stone]: [0]},
            row=ROW,
        )
        play(s, "p+")
        assert ("cheese-making" in offered(s)) == opens
    s = table(
        tribe("goat*1 goat*1 wheat"),
        boards="hunting cooking leather-making jewelry / cheese-making - - -",
        stones={"hunting": [1], "jewelry": [0]},
        row=ROW,
    )
    assert refused(play(s, "p+"), "cheese-making")[0] == "TR-7.5"


@rule("TR-9.1")
def test_ex25_nobody_has_a_second_arrow() -> None:
    s = table(
        tribe("gold*1 gold*1 wheat", arrow=(0, 5)),
        boards="hunting cooking leather-making jewelry / farming cheese-making smelting riding",
        stones={
            "hunting": [0],
            "cooking": [1],
            "cheese-making": [0],
            "leather-making": [1],
            "jewelry": [0],
        },
        row=ROW,
    )
    play(s, "p+")
    rule_, facts = refused_facts(s, "smelting")
    assert rule_ == "TR-9.1"
    assert facts["below"] == s.parts.board_names[s.parts.board_ids.index("leather-making")]


@rule("TR-9.4")
def test_the_arrow_is_laid_only_together_with_its_achievement() -> None:
    # Too few tiles for weaving: neither the board nor the arrow alone can be had.
    s = table(
        tribe("goat*1 goat*1 wheat"),
        boards=WEAVING,
        stones={"cooking": [0], "cheese-making": [0], "leather-making": [1], "smelting": [1]},
        row=ROW,
    )
    play(s, "p+")
    rule_, facts = refused_facts(s, "weaving")
    assert (rule_, facts["need"], facts["total"]) == ("TR-7.7", 3, 2)
    assert not any(">" in s.notation(move) for move in s.candidates())
    play(s, "act")
    assert s.tribes[0].arrow == UNUSED
    # And where it is laid, the stone follows in the same turn.
    s = play(weaving_table(), "p+", "weaving")
    assert s.tribes[0].arrow != UNUSED
    assert s.tribes[0].done >> 10 & 1
    assert s.seat == 1


@rule("TR-9.4")
def test_the_arrow_needs_a_hand() -> None:
    s = play(weaving_table(), "m")
    assert asked(s) == "move-from"
    assert all(">" not in s.notation(move) for move in s.candidates())


@rule("TR-9.5")
def test_an_arrow_stays_for_the_rest_of_the_game() -> None:
    s = play(weaving_table(), "p+", "weaving")
    arrows = s.view()["arrows"]
    for _ in range(60):
        s.play(s.moves()[0 if asked(s) != "use-hand" else -1])
        assert s.view()["arrows"] == arrows


@rule("TR-9.6")
def test_an_arrow_does_not_work_backward_nor_across() -> None:
    # An arrow lies from cooking to the green board of column 2; Gray has leather making only.
    s = table(
        tribe("goat*1 goat*1 wheat", shells=5),
        tribe("gold*1 gold*1 wheat", arrow=(1, 6)),
        tribe("goat*1 goat*1 wheat", shells=5),
        boards="hunting cooking leather-making jewelry / - cheese-making smelting -",
        stones={"cooking": [1], "leather-making": [0], "smelting": [1]},
        row=ROW,
    )
    play(s, "p+", "cheese-making")
    # The mirror diagonal is a link of its own: both arrows now lie crossed.
    assert [(arrow["source"], arrow["target"]) for arrow in s.view()["arrows"]] == [(2, 5), (1, 6)]
    assert s.tribes[0].arrow == link(2, 5)


@rule("TR-9.6")
def test_whoever_stands_at_the_head_of_an_arrow_gains_nothing_by_it() -> None:
    # Gray has spent the arrow elsewhere and stands on the target of Black's: no way back.
    s = table(
        tribe("wheat*1 wheat*1 goat", arrow=(3, 6)),
        tribe("goat*1 gold wheat", arrow=(0, 5)),
        boards="hunting cooking leather-making jewelry / farming cheese-making smelting riding",
        stones={
            "hunting": [1],
            "cooking": [0],
            "cheese-making": [1, 0],
            "leather-making": [1],
            "jewelry": [0],
            "smelting": [0],
        },
        row=ROW,
    )
    assert refused(play(s, "p+"), "farming")[0] == "TR-9.1"


@rule("TR-9.7")
def test_an_arrow_that_lies_is_used_before_the_own_one() -> None:
    s = table(
        tribe("gold*1 gold*1 wheat"),
        tribe("gold*1 gold*1 wheat", arrow=(1, 6)),
        boards="hunting cooking leather-making jewelry / - cheese-making smelting riding",
        stones={"cooking": [1, 0], "leather-making": [1], "jewelry": [0], "smelting": [1]},
        row=ROW,
    )
    play(s, "p+", "smelting")
    assert s.seat == 1
    assert s.tribes[0].arrow == UNUSED


@rule("TR-9.8", "TR-9.2", "TR-9.3")
@pytest.mark.parametrize(
    ("choice", "source"), [("hunting>cheese-making", 0), ("leather-making>cheese-making", 2)]
)
def test_the_player_chooses_between_left_and_right(choice: str, source: int) -> None:
    s = table(
        tribe("goat*1 goat*1 wheat"),
        boards="hunting cooking leather-making jewelry / farming cheese-making riding -",
        stones={"hunting": [0], "cooking": [1], "leather-making": [0]},
        row=ROW,
    )
    play(s, "p+", "cheese-making")
    assert offered(s) == ["hunting>cheese-making", "leather-making>cheese-making"]
    refusal = s.refusal(link(1, 4))
    assert refusal is not None
    assert refusal.rule == "TR-9.3"
    play(s, choice)
    assert s.tribes[0].arrow == link(source, 5)


@rule("TR-9.9", "TR-8.5")
def test_an_arrow_spares_no_resource() -> None:
    s = table(
        tribe("gold*1 wheat*1 goat"),
        boards="hunting cooking leather-making jewelry / farming cheese-making - -",
        stones={"hunting": [0], "cooking": [1]},
        row=ROW,
    )
    assert refused(play(s, "p+"), "cheese-making")[0] == "TR-8.5"


@rule("TR-9.9", "TR-7.14")
def test_a_first_stone_gained_by_an_arrow_turns_up_the_board_above() -> None:
    s = table(
        tribe("goat*1 goat*1 wheat"),
        boards="hunting cooking leather-making jewelry / farming cheese-making - -",
        stones={"hunting": [0], "cooking": [1]},
        row=ROW,
    )
    play(s, "p+", "cheese-making")
    assert s.boards[9] in range(10, 15)
    assert s.tribes[0].arrow == link(0, 5)
