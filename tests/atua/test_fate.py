"""AU-6: fate tiles."""

from dataclasses import dataclass, replace

import pytest

from atoll.games.atua.cards import THINGS
from atoll.games.atua.scoring import amount, fate_points
from atoll.games.atua.state import Atua
from tests.atua.islands import PARTS, counted, island, legal_island
from tests.atua.positions import fates, finished, holds, lay, own, table
from tests.ledger import rule
from tests.positions import asked, offered, play, refused, refused_facts

IDS = [fate.name for fate in PARTS.fates]


@dataclass(frozen=True)
class Face:
    """What a tile shows."""

    gain: int
    loss: int
    categories: str
    cost: int


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("fishers", Face(8, 5, "fisher", 2)),
        ("huntresses", Face(8, 5, "huntress", 2)),
        ("canoes", Face(8, 5, "canoe", 2)),
        ("fish", Face(4, 3, "fish", 1)),
        ("palms", Face(4, 3, "palm", 1)),
        ("birds-palms", Face(10, 8, "bird palm", 3)),
        ("totems", Face(6, 4, "totem", 2)),
        ("beaches", Face(6, 4, "beach", 2)),
        ("coconuts", Face(4, 3, "coconut", 1)),
        ("volcanoes", Face(6, 4, "volcano", 2)),
    ],
)
def test_faces_with_the_points_of_the_rulebook(name: str, face: Face) -> None:
    fate = PARTS.fates[IDS.index(name)]
    categories = " ".join(THINGS[thing] for thing in fate.categories)
    assert Face(fate.gain, fate.loss, categories, fate.cost) == face
    assert fate.one == (2 if name == "birds-palms" else 0)


def at_buying(*names: str, coconuts: int = 4) -> Atua:
    """The first seat has laid its card and may buy one of these tiles."""
    s = fates(table(3, coconuts=coconuts, fate=True), *names)
    play(s, "i04")
    lay(s)
    return s


@rule("AU-6.1", "AU-6.2", "AU-6.4", "AU-6.14")
def test_a_tile_is_paid_from_left_to_right() -> None:
    s = at_buying("birds-palms", "fish")
    assert asked(s) == "buy"
    assert offered(s) == ["fish", "birds-palms", "pass"]
    s.nuts = bytearray([0, 0, 1, 0])
    play(s, "birds-palms")
    assert list(s.nuts) == [1, 1, 2, 0]
    assert s.coconuts[0] == 1
    assert s.fates[IDS.index("birds-palms")] == 0
    assert (asked(s), s.seat) == ("take", 1)  # one tile a turn
    play(s, offered(s)[0])
    lay(s)
    assert refused(s, "birds-palms") == ("AU-6.4", "refused-tile-sold")
    assert s.view(2)["fates"][1]["owner"] == 0  # for all to see


@rule("AU-6.3")
def test_a_price_above_four_begins_again_at_the_left() -> None:
    s = at_buying("fishers", coconuts=6)
    fates, number = s.parts.fates, IDS.index("fishers")
    printed = fates[number]
    fates[number] = replace(printed, cost=6)
    try:
        play(s, "fishers")
    finally:
        fates[number] = printed
    assert list(s.nuts) == [2, 2, 1, 1]
    assert s.coconuts[0] == 0


@rule("AU-6.1")
def test_several_tiles_in_a_game_but_one_in_a_turn() -> None:
    s = at_buying("fish", "palms")
    play(s, "fish")
    while not (s.seat == 0 and asked(s) == "buy"):
        s.play(s.moves()[-1])
    play(s, "palms")
    assert [s.fates[IDS.index(name)] for name in ("fish", "palms")] == [0, 0]


@rule("AU-6.5", "AU-7.6")
def test_the_whole_price_is_in_the_supply() -> None:
    s = fates(table(2, coconuts=2, fate=True, inhabitants=True), "birds-palms", "fish")
    holds(s, 0, "niu", revealed=True)  # two coconuts that cannot be spent
    play(s, "i04")
    lay(s)
    assert offered(s) == ["fish", "pass"]
    assert refused(s, "birds-palms") == ("AU-6.5", "refused-tile-too-dear")
    assert refused_facts(s, "birds-palms")[1] == {"price": 3, "coconuts": 2}
    poor = fates(table(2, coconuts=0, fate=True), "fish")
    lay(poor)
    assert (asked(poor), poor.seat) == ("place", 1)  # nothing to buy with: it is not even asked


def settled(name: str, *symbols: str, seats: int = 3) -> int:
    """What a tile of the first seat brings at the end, with these islands."""
    s = fates(table(seats, fate=True))
    own(s, 0, name)
    s.islands = [counted(each) for each in symbols]
    return fate_points(finished(s), 0, IDS.index(name))


@rule("AU-6.6", "AU-6.8")
def test_the_most_or_a_tie_gains_and_all_else_loses() -> None:
    assert settled("palms", "5 palm", "4 palm", "2 palm") == 4
    assert settled("palms", "4 palm", "4 palm", "2 palm") == 4
    assert settled("palms", "3 palm", "4 palm", "2 palm") == -3
    assert settled("palms", "", "", "") == -3


@rule("AU-6.7", "AU-7.5")
def test_everybody_is_compared_with_revealed_inhabitants() -> None:
    s = own(fates(table(2, fate=True, inhabitants=True)), 0, "fish")
    s.islands = [counted("4 fish"), counted("2 fish")]
    assert fate_points(s, 0, IDS.index("fish")) == 4
    holds(s, 1, "ika")
    assert fate_points(s, 0, IDS.index("fish")) == 4
    holds(s, 1, "ika", revealed=True)
    assert fate_points(s, 0, IDS.index("fish")) == -3
    holds(s, 0, "vaa", revealed=True)
    assert fate_points(s, 0, IDS.index("fish")) == 4


@rule("AU-6.9")
def test_the_tile_with_two_things() -> None:
    assert settled("birds-palms", "3 bird 2 palm", "2 bird 2 palm", "") == 10
    assert settled("birds-palms", "3 bird 1 palm", "2 bird 2 palm", "") == 2
    assert settled("birds-palms", "1 bird 1 palm", "2 bird 2 palm", "") == -8


@rule("AU-6.10")
def test_all_totems_count_for_the_tile_of_totems() -> None:
    four = "3 salamander 1 sun"
    assert settled("totems", four, "1 salamander 1 mask 1 moon", "") == 6
    s = table()
    s.islands[0] = counted(four)
    assert s.view(0)["players"][0]["sources"][4]["worth"] == 0


@rule("AU-6.11")
def test_beach_cards_are_those_with_visible_beach() -> None:
    s = own(fates(table(2, fate=True)), 0, "beaches")
    s.islands = [legal_island("d1; b06 -5 -7 0; b14 -2 -10 0"), legal_island("d1; b06 -5 -7 0")]
    assert [amount(s, seat, THINGS.index("beach")) for seat in (0, 1)] == [2, 1]
    assert s.islands[0].longest_beach() == 1  # apart from each other, but two cards
    assert fate_points(s, 0, IDS.index("beaches")) == 6
    s.islands[0] = island("d1; b06 -5 -7 0; i04 -7 -7 0")
    assert fate_points(s, 0, IDS.index("beaches")) == -4


@rule("AU-6.12")
def test_coconuts_of_the_supply_and_of_the_inhabitant() -> None:
    s = own(fates(table(2, fate=True, inhabitants=True)), 0, "coconuts")
    s.coconuts = bytearray([3, 4])
    assert fate_points(s, 0, IDS.index("coconuts")) == -3
    holds(s, 0, "niu", revealed=True)
    assert fate_points(s, 0, IDS.index("coconuts")) == 4


@rule("AU-6.13")
def test_volcanoes_count_wherever_they_lie() -> None:
    s = own(fates(table(2, fate=True)), 0, "volcanoes")
    s.islands = [counted(volcanoes=2, glow=0), counted(volcanoes=1, glow=5)]
    assert fate_points(s, 0, IDS.index("volcanoes")) == 6


def test_tiles_out_of_the_game_are_refused() -> None:
    s = at_buying("fish")
    for move in (-1, IDS.index("totems"), 11):
        refusal = s.refusal(move)
        assert refusal is not None
        assert (refusal.rule, refusal.words.key) == ("AU-1.10", "refused-no-such-tile")
