"""Which land is meant: by its kind, by the compass, by its row; never by coordinates."""

import pytest

from atoll.draw.hexes import centre
from atoll.engine import hexes
from atoll.engine.session import choices
from atoll.games.tribes.bearings import BEARINGS, COMPASS, ROW, bearing, row_and_place, tile_words
from atoll.games.tribes.state import Territory, Tribes, territory
from atoll.text import LANGUAGES
from tests.ledger import rule
from tests.tribes.hand import play
from tests.tribes.positions import GAME, LANDS, table, tribe

# Tiles of one kind where they lie, and what each is called among them.
ALIKE = [
    ("0,0", ["only"]),
    ("0,0 1,0", ["west", "east"]),
    ("0,0 0,1", ["north-west", "south-east"]),
    ("0,0 -1,2", ["north", "south"]),
    ("0,0 1,0 2,0", ["west", "middle", "east"]),
    ("0,0 1,0 0,1", ["north-west", "north-east", "south"]),
    ("0,0 1,0 2,0 3,0", ["west", "row", "row", "east"]),
]


def lands(places: str) -> Territory:
    """A territory of one kind."""
    codes = [hexes.code(*map(int, place.split(","))) for place in places.split()]
    return territory([(code, 0) for code in codes])


@pytest.mark.parametrize(("places", "called"), ALIKE)
def test_tiles_of_a_kind_are_told_apart_by_the_compass(places: str, called: list[str]) -> None:
    laid = lands(places)
    assert [bearing(laid, tile) for tile in range(len(called))] == called


def test_a_row_counts_from_the_north_and_its_tiles_from_the_west() -> None:
    laid = lands("0,0 1,0 0,1 3,-2 -2,1 0,-1")
    assert [row_and_place(laid, tile) for tile in range(6)] == [
        (3, 1),
        (3, 2),
        (4, 2),
        (1, 1),
        (4, 1),
        (2, 1),
    ]


@pytest.mark.parametrize("side", range(6))
def test_the_sides_of_a_tile_are_those_of_the_picture(side: int) -> None:
    x, y = centre(*hexes.axial(hexes.code(0, 0) + hexes.DIRECTIONS[side]), 1.0)
    right, down = COMPASS[BEARINGS[side]]
    assert x * right + y * down > 0.9 * (x * x + y * y) ** 0.5


def grown(seed: int, tiles: int) -> Tribes:
    """A table whose first tribe has much land, and more to lay."""
    chance = GAME.new(2, seed).chance
    laid = lands("0,0")
    while len(laid.hexes) < tiles:
        laid = laid.extended(chance.pick(laid.frontier), 0)
    words = [f"{LANDS[chance.below(len(LANDS))]}*1@{hexes.name(place)}" for place in laid.hexes]
    s = table(tribe(" ".join(words), reserve=0), row="e p m m+ p+ e+", bag="gold")
    play(s, "e")
    return s


@rule("TR-6.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_no_two_places_and_no_two_tiles_are_called_the_same(seed: int, language: str) -> None:
    s = grown(seed, 14)
    assert s.task.matter.name == "lay-land"
    offered = [choice.text for choice in choices(s, language) if choice.refusal is None]
    assert len(set(offered)) == len(offered) == len(s.tribes[0].lands.frontier)
    tiles = {s.say(tile_words(s, 0, tile), language) for tile in range(14)}
    assert len(tiles) == 14


def test_much_land_of_a_kind_needs_its_rows() -> None:
    found = {
        bearing(grown(seed, 14).tribes[0].lands, tile) for seed in range(4) for tile in range(14)
    }
    assert ROW in found
    assert found <= {*COMPASS, "only", "middle", ROW}


@rule("TR-6.3", "TR-6.6")
def test_land_is_laid_beside_land_that_is_easily_named() -> None:
    s = table(tribe("goat*1@0,0 goat@1,0 gold@2,0"), row="e m p m+ p+ e+", bag="wheat")
    play(s, "e")
    said = {choice.notation: choice.text for choice in choices(s, "en")}
    assert said["1,-1"] == "Lay wheat land north-east of the western goat land"
    assert said["2,-1"] == "Lay wheat land north-west of the gold land"
    assert said["3,-1"] == "Lay wheat land north-east of the gold land"
    assert said["1,0"] == "Lay wheat land on the eastern goat land"
    assert said["4,-1"] == "Lay wheat land away from all land"
    taken, far = s.refusal(s.parse("1,0")), s.refusal(s.parse("4,-1"))
    assert taken is not None
    assert far is not None
    assert s.say(taken.words, "de").startswith("Dort liegt schon dein östliches Ziegenland.")
    assert s.say(far.words).startswith("This place touches none of your land.")
