"""TR-16 and TR-17: who knows what, and the rulings a table may dispute."""

import ast
from pathlib import Path

from atoll import Session, seeded
from tests.ledger import rule
from tests.tribes.hand import offered, play
from tests.tribes.positions import GAME, random_positions, table, tribe
from tests.tribes.readings import row


@rule("TR-16.1", "TR-1.17")
def test_points_are_a_number_whatever_teeth_they_are_made_of() -> None:
    values = sorted(GAME.parts().teeth)
    assert 5 not in values  # there is no tooth of five: it is made of others
    s = table(tribe(points=3), row="golden-age m p e m+ p+ e+")
    play(s, "golden-age")
    assert s.tribes[0].points == 5


@rule("TR-16.2")
def test_every_gain_and_loss_of_points_is_told_to_all() -> None:
    """Totals are memory, not secret: whoever listened to the story can add them up."""
    signs = {
        "completed": ("points", 1),
        "gained-points": ("number", 1),
        "lost-points": ("number", -1),
    }
    for seed in range(3):
        session = Session.new(GAME, seats=2 + seed, seed=seed)
        counted = [side["points"] for side in session.state.view()["tribes"]]
        chance = seeded(seed)
        while not session.state.over:
            for line in session.play(chance.pick(session.state.moves())):
                if line.words.key in signs:
                    fact, sign = signs[line.words.key]
                    counted[line.seat] += sign * int(line.words.facts[fact])  # type: ignore[arg-type]
        for seat in (None, 0, 1):
            sides = session.state.view(seat)["tribes"]
            assert [side["points"] for side in sides] == counted
        assert sum(counted) > 20


@rule("TR-16.3")
def test_what_lies_open_is_seen_by_all() -> None:
    s = table(
        tribe("goat*2 wheat! gold", arrow=(1, 6), strength=1, points=4),
        tribe("goat*1 wheat gold", shells=2),
        boards="hunting cooking leather-making jewelry / - cheese-making smelting -",
        stones={"cooking": [0], "leather-making": [1], "smelting": [0]},
        struck="golden-age",
        row="p m+ e*1 p+ m e+ plague*2",
    )
    for seat in (None, 0, 1):
        view = s.view(seat)
        assert [(tile["id"], tile["shells"]) for tile in view["row"]][2:3] == [("explore", 1)]
        assert view["row"][-1]["effect"] == "lose-members"
        side = view["tribes"][0]
        assert [tile["members"] for tile in side["land"]] == [2, 0, 0]
        assert [tile["exhausted"] for tile in side["land"]] == [False, True, False]
        assert (side["reserve"], side["shells"], side["arrow"]) == (13, 5, False)
        assert side["tracks"]["strength"] == 1
        assert view["tribes"][1]["shells"] == 2
        assert view["arrows"] == [{"owner": 0, "source": 1, "target": 6}]
        assert view["boards"][6]["stones"] == [0]
        assert [tile["id"] for tile in view["struck"]] == ["golden-age"]
        assert sum(view["bag"].values()) == 50 - 6
        assert view["stacks"] == [8, 8, 6]


@rule("TR-16.3")
def test_what_lies_face_down_is_seen_by_nobody() -> None:
    for s in random_positions(games=4, step=9):
        for seat in (None, 0, 1):
            view = s.view(seat)
            for board in view["boards"]:
                assert board["up"] or set(board) == {"slot", "epoch", "column", "up"}
            seen = {tile["id"] for tile in view["row"] + view["struck"]}
            assert all(
                s.parts.tile_ids[6 + event] not in seen for event in range(24) if s.stack[event]
            )
            assert "chance" not in view


@rule("TR-16.3")
def test_what_is_drawn_next_is_known_to_nobody() -> None:
    s = table(tribe("wheat*1 goat gold"), row="p+ e m p m+ e+")
    drawn = set()
    for seed in range(60):
        other = s.redeal(0, seeded(seed))
        assert other.view(0) == s.view(0)
        play(other, "p+", "cooking")
        drawn.add((other.view()["boards"][5]["id"], row(other).split()[-2]))
    assert len({board for board, _ in drawn}) == 5
    assert len({event for _, event in drawn}) == 8


@rule("TR-16.4", "TR-16.3")
def test_all_land_is_in_view_at_any_time() -> None:
    for s in random_positions(games=3, step=3):
        view = s.view()
        land = [tile["kind"] for side in view["tribes"] for tile in side["land"]]
        land += view["drawn"] + [view["laying"]] * (view["laying"] is not None)
        assert {kind: 10 - land.count(kind) for kind in view["bag"]} == view["bag"]


@rule("TR-16.4")
def test_the_bag_is_counted_by_kind_exhausted_land_included() -> None:
    s = table(tribe("goat*1 goat! gold"), tribe("horse*1 goat wheat!"), row="e m p m+ p+ e+")
    bag = {"goat": 7, "horse": 9, "wheat": 9, "gold": 9, "incense": 10}
    assert s.view(1)["bag"] == bag
    play(s, "e")
    play(s, offered(s)[0])
    new = s.view()["tribes"][0]["land"][3]["kind"]
    assert s.view()["bag"] == bag | {new: bag[new] - 1}


@rule("TR-17.1")
def test_every_ruling_that_may_be_disputed_is_written_down_and_tested() -> None:
    disputed = {
        "TR-10.14",
        "TR-3.14",
        "TR-9.4",
        "TR-14.5",
        "TR-15.2",
        "TR-4.6",
        "TR-6.5",
        "TR-8.6",
    }
    proven = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
                        proven |= {ast.literal_eval(number) for number in mark.args}
    assert disputed <= proven
    ledger = GAME.ledger
    for number in disputed:
        assert ledger[number].origin == "ruling"
        assert ledger[number].text["en"]
