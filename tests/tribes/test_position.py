"""Positions as plain data: what reads back, and what is refused."""

import copy
import json
import re
from typing import Any

import pytest

from atoll import seeded
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import play
from tests.tribes.positions import GAME, random_positions, table, tribe

WAY = "hunting cooking leather-making jewelry / - cheese-making smelting -"
STONES = {"cooking": [0, 1], "leather-making": [1], "smelting": [0]}


def position() -> dict[str, Any]:
    """Seat 0 to choose a tile, its arrow from cooking to smelting, an event in the row."""
    return table(
        tribe("goat*2 wheat! gold horse", shells=3, points=4, arrow=(1, 6)),
        tribe("goat*1 wheat*1 gold"),
        boards=WAY,
        stones=STONES,
        struck="golden-age",
        row="p m+ e*1 p+ m e+ plague*2",
    ).to_dict()


def in_play(*moves: str, row: str = "e+ p m p+ m+ e") -> dict[str, Any]:
    """Seat 0 in the middle of a turn."""
    s = table(
        tribe("goat*2 wheat*1 gold horse*1", exploration=1),
        boards=WAY,
        stones={"cooking": [0], "leather-making": [1]},
        row=row,
    )
    return play(s, *moves).to_dict()


def changed(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The same position with one field changed; the path is written as in the errors."""
    data = copy.deepcopy(data)
    *way, last = [int(key) if key.isdigit() else key for key in re.findall(r"\w+", path)]
    place: Any = data
    for key in way:
        place = place[key]
    place[last] = value
    return data


def refuse(data: Any, message: str) -> None:
    with pytest.raises(ValueError, match="not a position of Tribes: ") as error:
        GAME.from_dict(data)
    assert message in str(error.value)


def test_every_position_of_a_game_reads_back() -> None:
    for s in random_positions(games=6, step=23):
        data = json.loads(json.dumps(s.to_dict()))
        again = GAME.from_dict(data)
        assert again.to_dict() == s.to_dict()
        assert again.moves() == s.moves()
        assert again.view() == s.view()
        assert (bytes(again.deck), bytes(again.stack)) == (bytes(s.deck), bytes(s.stack))  # type: ignore[attr-defined]


FIELDS = [
    ("game", "atiwa"),
    ("round", 0),
    ("round", 501),
    ("round", "7"),
    ("round", True),
    ("ending", 0),
    ("ending", "no"),
    ("row", None),
    ("row", {}),
    ("row", []),
    ("row[0]", "procreate"),
    ("row[0].tile", "dance"),
    ("row[0].tile", 3),
    ("row[2].shells", -1),
    ("row[2].shells", "1"),
    ("row[2].shells", 1.0),
    ("held", "dance"),
    ("boards", [None] * 11),
    ("boards[0]", "weaving"),
    ("boards[0]", 0),
    ("boards[5]", "hunting"),
    ("stones", [[]] * 13),
    ("stones[1]", [0, 2]),
    ("stones[1]", [0, -1]),
    ("stones[1]", ["0"]),
    ("stones[1]", [0, 1, 0]),
    ("stones[1]", 0),
    ("struck[0]", "procreate"),
    ("struck", "golden-age"),
    ("drawn.goat", -1),
    ("drawn.goat", None),
    ("drawn", []),
    ("tribes", []),
    ("tribes[1]", None),
    ("tribes[0].shells", -2),
    ("tribes[0].shells", "3"),
    ("tribes[0].points", -1),
    ("tribes[0].points", 1.5),
    ("tribes[0].points", True),
    ("tribes[0].tracks", [0, 0, 0, 0]),
    ("tribes[0].tracks.strength", 5),
    ("tribes[0].tracks.strength", -1),
    ("tribes[0].arrow", [1]),
    ("tribes[0].arrow", [1, 12]),
    ("tribes[0].arrow", [6, 1]),
    ("tribes[0].arrow", "1>6"),
    ("tribes[0].land", [{"q": 0, "r": 0, "kind": "goat", "members": 1, "exhausted": False}]),
    ("tribes[0].land[1].q", "1"),
    ("tribes[0].land[1].q", 99),
    ("tribes[0].land[1].kind", "tin"),
    ("tribes[0].land[1].members", -1),
    ("tribes[0].land[1].members", 16),
    ("tribes[0].land[1].members", None),
    ("tribes[0].land[1].exhausted", 2),
    ("agenda[0]", ["choose-tile", 0]),
    ("agenda[0]", {"matter": "choose-tile", "seat": 0, "left": 1}),
    ("agenda[0].matter", "dance"),
    ("agenda[0].seat", 2),
    ("agenda[0].seat", -1),
    ("agenda[0].seat", "1"),
    ("agenda", None),
    ("chance", 0),
    ("chance", 2**63),
    ("chance", "seed"),
]


@pytest.mark.parametrize(("path", "value"), FIELDS, ids=[f"{p}={v!r:.20}" for p, v in FIELDS])
def test_a_broken_field_is_named(path: str, value: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(f"not a position of Tribes: {path}")) as error:
        GAME.from_dict(changed(position(), path, value))
    assert " must be " in str(error.value)


@pytest.mark.parametrize(
    "path",
    [
        "game",
        "row",
        "row[0].shells",
        "tribes[1].land[0].q",
        "tribes[0].tracks.movement",
        "drawn.gold",
        "chance",
    ],
)
def test_a_missing_field_is_named(path: str) -> None:
    data = position()
    *way, last = re.findall(r"\w+", path)
    place: Any = data
    for key in way:
        place = place[int(key) if key.isdigit() else key]
    del place[last]
    refuse(data, f"{path} is missing")


@pytest.mark.parametrize("data", [None, [], "tribes", 7, {}])
def test_what_is_no_table_is_refused(data: Any) -> None:
    refuse(data, "")


def waits(matter: str, seat: int = 0, **numbers: Any) -> dict[str, Any]:
    """A task on the agenda of a saved position."""
    return {"matter": matter, "seat": seat, **numbers}


def leaves(matter: str, place: str) -> dict[str, Any]:
    """A member is about to leave a tile."""
    return waits(matter) | {"left": 1, "from": place}


STEP = waits("move-from", left=1, begun=False)
WILD = [waits("complete", board="cheese-making"), waits("exhaust-wild", left=1, board="jewelry")]

IMPOSSIBLE = {
    "6 shells too many": (("tribes[0].shells", 9), "shells"),
    "a shell too few": (("row[2].shells", 0), "shells"),
    "three goats in the middle": (("tribes[0].land[1].q", 0), "different hexes"),
    "land that does not begin in the middle": (("tribes[0].land[0].r", 1), "begin at 0,0"),
    "an island": (("tribes[0].land[3].r", 2), "tribes[0].land[3] touches no land"),
    "too many members": (("tribes[0].land[1].members", 14), "tribes[0] has more members"),
    "a tile twice": (("row[1].tile", "procreate"), "two places"),
    "an event struck and in the row": (("row[6].tile", "golden-age"), "two places"),
    "an action tile missing": (("row[1].tile", "siege"), "six action tiles"),
    "a board twice": (("boards[5]", "smelting"), "two slots"),
    "a brown board face down": (("boards[0]", None), "boards[0] must be face up"),
    "a green board face down": (("boards[5]", None), "boards[5] must be face up"),
    "a green board face up": (("boards[7]", "farming"), "boards[7] must be face down"),
    "a stone without a way": (("stones[6]", [0, 1, 1]), "one stone of a seat"),
    "a stone out of nowhere": (("stones[5]", [0]), "boards[9] must be face up"),
    "an arrow from nowhere": (("tribes[0].arrow", [2, 5]), "stone"),
    "the end forgotten": (("struck", ["golden-age", "siege"]), "ending"),
    "the end invented": (("ending", True), "ending"),
    "land drawn by nobody": (("drawn.goat", 1), "pick-land"),
    "a tribe without members": (("tribes[1].land", "none"), "first-member"),
    "nothing to do": (("agenda", []), "choose-tile"),
    "a first member too many": (
        ("agenda", [waits("choose-tile"), waits("first-member", 1)]),
        "first-member",
    ),
    "an action without a tile": (
        ("agenda", [waits("move-from", left=1, begun=False)]),
        "choose-tile",
    ),
    "nothing held at the end of a turn": (("agenda", [waits("end-turn")]), "choose-tile"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_a_position_no_game_can_come_to_is_refused(case: str) -> None:
    (path, value), message = IMPOSSIBLE[case]
    data = position()
    if value == "none":
        for tile in data["tribes"][1]["land"]:
            tile["members"] = 0
    else:
        data = changed(data, path, value)
    refuse(data, message)


def test_more_land_than_in_the_box_is_refused() -> None:
    data = position()
    data["tribes"][0]["land"] += [
        {"q": q, "r": 0, "kind": "goat", "members": 0, "exhausted": False} for q in range(4, 14)
    ]
    refuse(data, "more land than in the box")


def test_stones_need_a_way_and_arrows_two_stones() -> None:
    data = changed(position(), "tribes[0].arrow", None)
    refuse(data, "stones[6] has a stone without a way to it")
    data = changed(position(), "tribes[1].arrow", [1, 6])
    refuse(changed(data, "stones[6]", [0, 1]), "two arrows lie on one link")
    data = changed(position(), "stones[2]", [1, 0])
    refuse(changed(data, "tribes[0].arrow", [2, 5]), "tribes[0].arrow must lie between two stones")


@pytest.mark.parametrize(
    ("waiting", "message"),
    [
        ([waits("use-hand", 1)], "another seat"),
        ([waits("use-hand"), STEP], "cannot wait together"),
        ([waits("choose-tile")], "cannot wait together"),
        ([waits("end-turn")], "cannot wait together"),
        ([waits("move-from", left=0, begun=False)], "agenda[1].left must be"),
        ([waits("move-from", left=1, begun=1)], "agenda[1].begun must be"),
        ([waits("move-from", left=1)], "agenda[1].begun is missing"),
        ([leaves("move-to", "2,0")], "agenda[1] must be a task"),
        ([leaves("move-to", "0,9")], "agenda[1].from must be"),
        ([waits("place-member", left=12)], "agenda[1] must be a task"),
        ([waits("place-member", left=0)], "agenda[1] must be a task"),
        ([leaves("relocate-to", "2,0")], "agenda[1] must be a task"),
        ([waits("turn-back", left=1, begun=False)], "agenda[1] must be a task"),
        ([waits("lose-member", left=4)], "agenda[1] must be a task"),
        ([waits("exhaust-empty", left=2)], "agenda[1] must be a task"),
        ([waits("explore", tiles=0)], "agenda[1] must be a task"),
        ([waits("first-member")], "agenda[1] must be a task"),
        ([waits("pick-land")], "pick-land"),
        ([waits("lay-land", land="tin")], "agenda[1].land must be"),
        ([waits("complete", board="payment")], "agenda[1].board must be"),
        ([waits("complete", board="cooking")], "agenda[1] must be a task"),
        ([*WILD[:1], waits("exhaust-wild", left=3, board="cheese-making")], "agenda[2] must be"),
        ([*WILD[:1], waits("exhaust-wild", left=1, board="farming")], "agenda[2].board must be"),
        ([*WILD[:1], waits("exhaust-wild", left=4, board="smelting")], "agenda[2].left must be"),
        ([*WILD[:1], waits("lay-arrow", board="hunting")], "agenda[2] must be a task"),
        ([waits("strike", event="siege")], "agenda[1] must be a task"),
        ([waits("suffer", event="procreate")], "agenda[1].event must be"),
        ([waits("suffer", event="siege")], "agenda[1] must be a task"),
    ],
)
def test_an_agenda_that_makes_no_sense_is_refused(waiting: list[Any], message: str) -> None:
    data = in_play("e+")
    assert data["agenda"] == [waits("end-turn"), waits("use-hand")]
    refuse(changed(data, "agenda", [waits("end-turn"), *waiting]), message)


def test_positions_in_the_middle_of_a_turn_read_back() -> None:
    for moves, decision in (
        (("e+",), "use-hand"),
        (("e+", "act"), "pick-land"),
        (("m", "1,0"), "move-to"),
        (("p",), "place-member"),
        (("e+", "jewelry"), "exhaust-wild"),
    ):
        data = in_play(*moves)
        s = GAME.from_dict(data)
        assert asked(s) == decision
        assert s.to_dict() == data


def test_whatever_is_accepted_can_be_played() -> None:
    """Numbers of real positions are changed at random: each is refused, or plays on."""
    chance = seeded(1)
    refusals = played = 0
    positions = random_positions(games=12, step=29)
    for s in positions:
        text = json.dumps(s.to_dict())
        numbers = list(re.finditer(r"(?<![\w\"-])\d{1,2}(?!\d)", text))
        for _ in range(3):
            number = numbers[chance.below(len(numbers))]
            broken = text[: number.start()] + str(chance.below(14)) + text[number.end() :]
            try:
                other = GAME.from_dict(json.loads(broken))
            except ValueError as error:
                refusals += "not a position of Tribes" in str(error)
                continue
            for _ in range(40):
                if other.over:
                    break
                other.play(chance.pick(other.moves()))
            played += 1
    assert refusals + played == 3 * len(positions)
    assert min(refusals, played) > 30


ORANGE = ("invaders", "siege", "golden-age", "plague")


@rule("TR-11.1", "TR-11.2")
@pytest.mark.parametrize(
    ("seat", "struck", "reached"),
    [(0, 2, False), (1, 2, False), (1, 3, True), (2, 3, True), (1, 4, False), (2, 4, True)],
)
def test_the_end_came_in_this_very_round(seat: int, struck: int, reached: bool) -> None:
    """Three seats: the third orange event ends the game, and the next round never begins."""
    data = table(tribe(), tribe(), tribe(), struck=" ".join(ORANGE[:2]), seat=seat).to_dict()
    data |= {"struck": list(ORANGE[:struck]), "ending": struck >= 3}
    if reached or struck < 3:
        assert GAME.from_dict(data).view()["ending"] == (struck >= 3)
    else:
        refuse(data, "too few turns of this round are over to have brought the end")


@rule("TR-11.2")
def test_no_new_round_begins_after_the_end() -> None:
    data = table(struck="golden-age").to_dict()
    refuse(
        data | {"struck": ["golden-age", "siege"], "ending": True}, "too few turns of this round"
    )
    data = table(row="m p e m+ p+ e+", struck="golden-age").to_dict()
    play(s := GAME.from_dict(data), "m")
    refuse(
        s.to_dict() | {"struck": ["golden-age", "siege"], "ending": True},
        "too few turns of this round",
    )


@rule("TR-2.1")
def test_first_members_are_placed_before_anything_else() -> None:
    data = GAME.new(2, seed=1).to_dict()
    assert GAME.from_dict(data).to_dict() == data
    refuse(data | {"round": 2}, "first members are placed before the first turn")
    refuse(data | {"struck": ["fever"]}, "first members are placed before the first turn")
