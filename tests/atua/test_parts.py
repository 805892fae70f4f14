"""The parts of Atua: complete, with their sources, and checked when an owner brings others."""

from collections import Counter
from pathlib import Path

import pytest

from atoll.engine.parts import PartsError
from atoll.games.atua import GAME
from atoll.games.atua.cards import KINDS, THINGS, TOTEMS
from atoll.games.atua.parts import ISLANDS
from tests.atua.islands import PARTS
from tests.parts import complaint, written

TEXT = GAME.beside("parts.toml")


def test_every_part_is_there_with_its_source() -> None:
    tables = Counter(table for table, _, _, _ in PARTS.entries)
    assert tables["island"] == 58
    assert tables["village"] == 6
    assert tables["inhabitant"] == 6
    assert tables["fate"] == 10
    assert tables["totem"] == 7
    sources = {(table, source) for table, _, source, _ in PARTS.entries}
    assert ("island", "reconstructed") in sources
    assert ("players", "rulebook") in sources
    assert ("totem", "public") in sources


def test_the_symbols_of_the_deck() -> None:
    """The numbers that the reconstruction was balanced for."""
    shown = [0] * len(THINGS)
    for face in PARTS.cards[:ISLANDS]:
        for thing, n in enumerate(face.things):
            shown[thing] += n
    assert dict(zip(THINGS, shown, strict=True)) == {
        "fisher": 33,
        "fish": 43,
        "huntress": 22,
        "bird": 30,
        "canoe": 14,
        "palm": 22,
        "totem": 35,
        "beach": 28,
        "volcano": 14,
        "coconut": 0,
    }
    pays_alike = [shown[THINGS.index(thing)] for thing in ("bird", "totem", "beach")]
    assert max(pays_alike) - min(pays_alike) <= 7
    kinds = Counter(kind for face in PARTS.cards[:ISLANDS] for kind, _, _ in face.symbols)
    assert [kinds[kind] for kind in range(6, len(KINDS))] == [5] * 7


def test_symbols_and_totems_surround_every_village() -> None:
    for face in PARTS.cards[ISLANDS:]:
        kinds = [kind for kind, _, _ in face.symbols]
        assert len(set(kinds)) == 4
        assert len([kind for kind in kinds if kind >= TOTEMS]) == 2
        corners = {(x < 2, y < 3) for _, x, y in face.symbols}
        assert len(corners) == 4  # on all sides of the star in the middle
        assert face.star == (2, 3)


def test_no_two_cards_are_alike() -> None:
    faces = {(face.terrain.name, tuple(face.symbols), face.star) for face in PARTS.cards}
    assert len(faces) == len(PARTS.cards)


def test_an_owner_can_bring_other_cards(tmp_path: Path) -> None:
    text = TEXT.replace('symbols = "fish@10 mask@03 bird@34 fish@15"', 'symbols = "palm@00"', 1)
    parts = GAME.parts(written(tmp_path, text))
    assert parts.cards[0].symbols == [(5, 0, 0)]
    assert parts.digest != PARTS.digest
    state = GAME.new(2, 1, parts=parts)
    while not state.over:
        state.play(state.moves()[0])
    assert GAME.from_dict(state.to_dict(), parts).to_dict() == state.to_dict()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("coconuts = 5", "coconuts = -1", "[players]: coconuts: must be a whole number"),
        ("sources = [1, 2, 3]", "sources = [1, 2, 2]", "[players]: sources: must be 6 in all"),
        ("cards = 4", "cards = 8", "[row]: cards: and the stacks of 6 are more than 58"),
        ("stacks = [16, 12, 8]", "stacks = [15, 12, 8]", "[solo]: stacks: must be even"),
        ("easy = 20", "simple = 20", "[solo]: levels: must be easy"),
        ("bands = [5, 7, 9, 11, 13]", "bands = [5, 7, 7]", "[ruler]: bands: must rise"),
        ("points = [0, 2, 4, 7", "points = [5, 2, 4, 7", "[totems]: points: must not fall"),
        ('id = "salamander"', 'id = "gecko"', "[[totem]] must be salamander"),
        ('rows = ["~~b..", ', 'rows = ["~~...", ', "[[terrain]] long: rows: sea meets land"),
        ('["~b...", "~b...", ', '["~bb..", "~bb..", ', "[[terrain]] slim: rows: the beach must be"),
        (
            'rows = ["...b~", "...b~", "...b~", "...b~", "bbbb~", ',
            'rows = ["...b~", "...b~", "...b~", "...b~", ".bbb~", ',
            "[[terrain]] cape: rows:",
        ),
        ('rows = [".....", ', 'rows = ["....", ', "[[terrain]] land: rows: must be 7 rows of 5"),
        ('terrain = "long"', 'terrain = "lang"', "[[island]] b01: terrain: must be one of"),
        ("fish@10 mask@03", "fish@60 mask@03", "[[island]] i01: symbols: must be a column"),
        ("fish@10 mask@03", "crab@10 mask@03", "[[island]] i01: symbols: must be of fisher"),
        ("fish@10 mask@03", "fish@02 mask@03", "[[island]] i01: symbols: mask@03 lies on"),
        ("canoe@01 bird@31", "canoe@11 bird@31", "[[island]] b01: symbols: canoe@11 must lie"),
        ('star = "13"', 'star = "73"', "[[island]] v01: star: must be a column"),
        ('id = "i02"', 'id = "i01"', "[[island]] i01: id: 'i01' is used twice"),
        ('id = "d2"', 'id = "d1"', "[[village]] d1: id: 'd1' is used twice"),
        ('adds = "bird bird"', 'adds = "totem"', "[[inhabitant]] akroa: adds: must be symbols"),
        ('pairs = "bird"', 'pairs = "coconut"', "[[inhabitant]] akroa: pairs: must be printed"),
        ('categories = "fish"', 'categories = "dish"', "[[fate]] fish: categories: must be 1 to 2"),
        ("cost = 2", "price = 2", "[[fate]] fishers: cost: is missing"),
        ("[bonus]", "[boni]", "[bonus] is missing"),
        ("[bonus]", "[hats]\nn = 1\n\n[bonus]", "[hats] is not known"),
        ('[[fate]]\nid = "fish"', '[[fote]]\nid = "fish"', "[[fate]] must be 10 tiles"),
    ],
)
def test_a_broken_file_is_refused_by_file_entry_and_field(
    tmp_path: Path, before: str, after: str, said: str
) -> None:
    assert said in complaint(GAME, tmp_path, before, after)


def test_a_new_tile_needs_a_name(tmp_path: Path) -> None:
    text = TEXT.replace('id = "akroa"', 'id = "moana"', 1)
    with pytest.raises(PartsError, match=r"\[\[inhabitant\]\] moana: name: is needed"):
        GAME.parts(written(tmp_path, text))
    named = text.replace('id = "moana"', 'id = "moana"\nname = "Moana"', 1)
    assert GAME.parts(written(tmp_path, named)).inhabitants[4].title == "Moana"


def test_a_village_needs_a_symbol_to_cover(tmp_path: Path) -> None:
    text = TEXT.replace('symbols = "fish@00 huntress@30 shell@05 salamander@35"', 'symbols = ""', 1)
    with pytest.raises(PartsError, match=r"\[\[village\]\] d1: symbols: must be one at least"):
        GAME.parts(written(tmp_path, text))
