"""What the log tells: whoever reads nothing else can follow the game."""

from atoll.games.tribes.state import ROUND_LIMIT, Tribes
from tests.ledger import rule
from tests.positions import listen, log
from tests.tribes.hand import play
from tests.tribes.positions import GAME, table, tribe

ACTIONS = "p e m p+ e+ m+"


def ruled(s: Tribes, *moves: str) -> list[tuple[str, str]]:
    """What is told of these moves: the rule and the sentence of every line."""
    play(listen(s), *moves)
    assert s.story is not None
    return list(zip([line.rule for line in s.story], log(s), strict=True))


@rule("TR-3.13")
def test_a_tile_put_back_is_told() -> None:
    s = table(row="m p e m+ p+ e+")
    assert ruled(s, "m", "stop")[-1] == ("TR-3.13", "Anna puts “Move” at the end of the row.")


@rule("TR-10.13", "TR-11.1")
def test_where_an_event_goes_is_told() -> None:
    s = table(tribe(), tribe(), tribe(), row=f"fever {ACTIONS}")
    assert ("TR-10.13", "“Fever” is over: it goes back into the box.") in ruled(s, "fever")
    s = table(tribe(), tribe(), tribe(), row=f"golden-age {ACTIONS}", struck="siege")
    assert ruled(s, "golden-age")[-1] == (
        "TR-10.13",
        "“Golden age” is over: it lies above the row now, Bronze Age event 2 of 3.",
    )


@rule("TR-10.17")
def test_whoever_gives_shells_is_told() -> None:
    s = table(
        tribe(shells=5), tribe(shells=0), tribe(shells=1), tribe(), row=f"tribute*8 {ACTIONS}"
    )
    told = [sentence for rule_, sentence in ruled(s, "tribute") if rule_ == "TR-10.17"]
    assert told == [
        "Ben has no shells to give.",
        "Cleo gives 1 shell.",
        "Dora gives 1 shell.",
        "Anna takes 2 shells from the others.",
    ]


@rule("TR-11.2", "TR-11.5")
def test_the_end_is_told_and_why_it_came() -> None:
    s = table(row=f"golden-age {ACTIONS}", struck="siege", seat=1)
    assert ruled(s, "golden-age")[-1] == ("TR-11.2", "The last round is played: the game is over.")
    data = table(row="m p e m+ p+ e+", seat=1).to_dict() | {"round": ROUND_LIMIT}
    last = GAME.from_dict(data)
    assert isinstance(last, Tribes)
    assert ruled(last, "m", "stop")[-1] == (
        "TR-11.5",
        "The limit of 500 rounds is reached: the game is over.",
    )


def told(s: Tribes, *moves: str) -> list[str]:
    """What is told of these moves, but for the tile taken and where it goes."""
    lines = [sentence for _, sentence in ruled(s, *moves)]
    return [each for each in lines if " takes “" not in each and " takes the event" not in each]


@rule("TR-7.15")
def test_an_event_that_is_turned_up_is_read_aloud() -> None:
    s = table(tribe("wheat*1 goat gold"), row="p+ e m p m+ e+")
    rule_, sentence = ruled(s, "p+", "cooking")[-2]
    event = s.row[-2] - 6
    says = s.say(s.parts.event_words(event))
    assert (rule_, says) == ("TR-7.15", says)
    assert f": “{says}” It happens only when somebody takes it." in sentence


@rule("TR-7.16")
def test_an_event_that_does_not_come_is_told() -> None:
    brown = GAME.parts().tile_ids[6:14]
    s = table(tribe("wheat*1 goat gold"), row="p+ e m p m+ e+", struck=" ".join(brown))
    line = ("TR-7.16", "No event comes: the stack of the Paleolithic is empty.")
    assert line in ruled(s, "p+", "cooking")


@rule("TR-7.13")
def test_a_marker_at_the_top_is_told_to_stay() -> None:
    s = table(tribe("wheat*1 goat gold", procreation=4), row="p+ e m p m+ e+")
    assert (
        "Anna completes “Cooking”: 2 points; the marker on the procreation track is at the top already."
        in told(s, "p+", "cooking")
    )


@rule("TR-10.5")
def test_an_event_without_effect_says_why() -> None:
    s = table(tribe(strength=1), tribe(), row=f"siege {ACTIONS}")
    assert told(s, "siege")[0] == "“Siege” has no effect: Anna is not the weakest."
    s = table(tribe(), tribe(strength=1), row=f"border-war {ACTIONS}")
    assert told(s, "border-war")[0] == "“Border war” has no effect: Anna is not the strongest."


@rule("TR-10.9")
def test_members_that_cannot_be_lost_are_told() -> None:
    s = table(tribe("goat*1 wheat gold"), row=f"siege {ACTIONS}")
    assert told(s, "siege")[0] == "Anna loses nobody: the last member always stays."
    s = table(tribe("goat*2 wheat gold"), row=f"siege {ACTIONS}")
    assert told(s, "siege")[:2] == [
        "Anna loses only 1 member: the last one always stays.",
        "Anna loses a member on the goat land.",
    ]
    s = table(tribe("goat*9 wheat gold"), row=f"siege {ACTIONS}")
    assert told(s, "siege")[:3] == ["Anna loses a member on the goat land."] * 3


@rule("TR-10.10")
def test_land_that_cannot_be_exhausted_is_told() -> None:
    s = table(tribe("goat*1 wheat! gold*1"), row=f"flood {ACTIONS}")
    assert told(s, "flood")[0] == "Anna exhausts nothing: no active land is without members."
    s = table(tribe("goat*1 wheat gold*1"), row=f"flood {ACTIONS}")
    assert told(s, "flood")[:2] == [
        "Anna exhausts only 1 tile: no other active land is without members.",
        "Anna exhausts the wheat land.",
    ]


@rule("TR-10.11")
def test_points_that_cannot_be_lost_are_told() -> None:
    s = table(tribe(points=0), row=f"invaders {ACTIONS}")
    assert told(s, "invaders")[0] == "Anna has no points to lose."
    s = table(tribe(points=2), row=f"invaders {ACTIONS}")
    assert told(s, "invaders")[0] == "Anna loses 2 points, all there were."
    s = table(tribe(points=3), row=f"invaders {ACTIONS}")
    assert told(s, "invaders")[0] == "Anna loses 3 points."


@rule("TR-10.16")
def test_members_that_are_not_there_to_be_gained_are_told() -> None:
    s = table(tribe("goat*15 wheat gold"), row=f"rich-harvest {ACTIONS}")
    assert told(s, "rich-harvest")[0] == "Anna gains no member: nobody is left in reserve."
    s = table(tribe("goat*14 wheat gold"), row=f"rich-harvest {ACTIONS}")
    assert told(s, "rich-harvest")[:2] == [
        "Anna gains only 1 member: nobody else is left in reserve.",
        "Anna places a new member on the goat land.",
    ]


@rule("TR-14.1", "TR-14.4")
def test_an_empty_reserve_is_told_and_whether_members_may_change_tiles() -> None:
    s = table(tribe("goat*15 wheat gold"), row="p m e m+ p+ e+")
    assert told(s, "p")[0] == (
        "Anna has nobody left in reserve, and all members on the land stand on one tile:"
        " nobody can change tiles instead."
    )
    s = table(tribe("goat*14 wheat*1 gold", procreation=1), row="p m e m+ p+ e+")
    assert told(s, "p")[0] == (
        "Anna has nobody left in reserve: members on the land may change tiles instead."
    )
    # The only member of a tile has left: all stand on one tile, and the second step is lost.
    assert told(s, "1,0")[-2].endswith("nobody can change tiles instead.")
    s = table(tribe("goat*13 wheat*1 gold", procreation=1), row="p m e m+ p+ e+")
    assert told(s, "p")[0] == (
        "Anna has only 1 member left in reserve: members on the land may change tiles instead."
    )


@rule("TR-15.1", "TR-15.3")
def test_a_bag_without_enough_land_is_told_and_whether_land_may_be_turned_back() -> None:
    s = table(tribe("goat*1 wheat gold"), row="e m p m+ p+ e+", bag="")
    assert told(s, "e")[0] == (
        "The bag is empty, and Anna has no exhausted land without members to turn back."
    )
    s = table(tribe("goat*1 wheat! gold", exploration=2), row="e m p m+ p+ e+", bag="gold")
    assert told(s, "e")[:2] == [
        "The bag holds only 1 tile: Anna may turn exhausted land without members back instead.",
        "Anna draws gold land.",
    ]


@rule("TR-5.5", "TR-14.3", "TR-15.5")
def test_whoever_stops_did_something_before_or_nothing() -> None:
    s = table(tribe("goat*2 wheat gold", movement=2), row="m p e m+ p+ e+")
    assert told(s.copy(), "m", "stop")[0] == "Anna moves nobody and leaves 3 steps unused."
    assert told(s, "m", "0,0", "stop")[2] == "Anna stops moving and leaves 2 steps unused."
    s = table(tribe("goat*1 wheat! gold!", exploration=1), row="e m p m+ p+ e+", bag="")
    assert told(s.copy(), "e", "stop")[1] == "Anna turns nothing back."
    assert told(s, "e", "1,0", "stop")[2] == "Anna turns nothing else back."
    s = table(tribe("goat*9 wheat*6 gold", procreation=1), row="p m e m+ p+ e+")
    assert told(s.copy(), "p", "stop")[1] == "Anna relocates nobody."
    assert told(s, "p", "0,0", "stop")[3] == "Anna relocates nobody else."


@rule("TR-6.4")
def test_the_choice_of_land_is_told_where_there_is_one() -> None:
    s = table(tribe("goat*1 wheat gold", exploration=1), row="e m p m+ p+ e+", bag="gold gold")
    assert "Anna chooses gold land to lay next." not in told(s, "e")
    s = table(tribe("goat*1 wheat gold", exploration=1), row="e m p m+ p+ e+", bag="gold goat")
    assert "Anna chooses gold land to lay next." in told(s, "e", "gold")
    assert not any("chooses" in line for line in told(s, "3,0"))  # goat is all that is left


@rule("TR-4.2")
def test_land_is_named_by_its_place_only_where_its_kind_does_not_tell() -> None:
    s = table(tribe("goat*1 goat*1 gold*1"), row="p m e m+ p+ e+")
    assert told(s.copy(), "p", "2,0")[0] == "Anna places a new member on the gold land."
    assert told(s, "p", "1,0")[0] == "Anna places a new member on the eastern goat land."
