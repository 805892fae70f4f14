"""The parts of Tribes: what the file must hold, and an owner's own file."""

from pathlib import Path

import pytest

import atoll
from atoll import Session
from atoll.engine.parts import PartsError
from atoll.games import tribes
from atoll.games.tribes.parts import Parts
from atoll.games.tribes.state import Tribes
from tests.tribes.hand import play
from tests.tribes.positions import GAME, table, tribe

PRINTED = (Path(tribes.__file__).parent / "parts.toml").read_text(encoding="utf-8")


def write(folder: Path, *changes: tuple[str, str]) -> str:
    """An owner's file: the printed one with some text replaced, once each."""
    text = PRINTED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def entry(name: str) -> str:
    """The lines of one entry of the printed file."""
    start = PRINTED.index(f'id = "{name}"')
    end = PRINTED.find("\n\n", start)
    return PRINTED[start : end if end >= 0 else len(PRINTED)]


BROKEN = {
    "a field is missing": ("hunting", 'land = "horse"\n', "", "[[achievement]] hunting: land: is missing"),
    "a number is a text": ("goat", "tiles = 10", 'tiles = "10"', "[[land]] goat: tiles: must be a whole number"),
    "a number is true": ("goat", "tiles = 10", "tiles = true", "[[land]] goat: tiles: must be a whole number"),
    "a number is too big": ("plague", "number = 2", "number = 10", "[[event]] plague: number: must be a whole number from 1 to 9"),
    "a number is negative": ("hunting", "[2, 1, 1, 1]", "[2, 1, 1, -1]", "[[achievement]] hunting: points: must be"),
    "a list is too short": ("hunting", "[2, 1, 1, 1]", "[2, 1, 1]", "[[achievement]] hunting: points: must be a list of 4 numbers"),
    "a bolt above no space": ("hunting", "bolts = [1, 3]", "bolts = [5]", "[[achievement]] hunting: bolts: must be"),
    "a flag is a number": ("move-hand", "hand = true", "hand = 1", "[[action]] move-hand: hand: must be true or false"),
    "a word is unknown": ("plague", '"lose-members"', '"lose-hair"', "[[event]] plague: effect: must be one of"),
    "a land is unknown": ("hunting", '"horse"', '"camel"', "[[achievement]] hunting: land: must be one of"),
    "a field is unknown": ("hunting", "epoch = 1", "epoch = 1\npionts = 3", "[[achievement]] hunting: pionts: is not known"),
    "a source is unknown": ("hunting", '"reconstructed"', '"hearsay"', "[[achievement]] hunting: source: must be one of rulebook"),
    "a source is missing": ("goat", 'source = "rulebook"', "", "[[land]] goat: source: is missing"),
    "an id comes twice": ("cooking", 'id = "cooking"', 'id = "hunting"', "[[achievement]] hunting: id: 'hunting' is used twice"),
    "an id is not a text": ("cooking", 'id = "cooking"', "id = 3", "[[achievement]] 3: id: must be a text"),
    "an id that is no word": ("cooking", 'id = "cooking"', 'id = "Koch>en"', "[[achievement]] Koch>en: id: 'Koch>en' cannot be written"),
    "an id of a hidden board": ("cooking", 'id = "cooking"', 'id = "hidden-2-1"', "[[achievement]] hidden-2-1: id: "),
    "an id nobody can name": ("cooking", 'id = "cooking"', 'id = "roasting"', "[[achievement]] roasting: name: is needed"),
    "a track that does not rise": ("movement", "[1, 2, 3, 4, 5]", "[1, 2, 2, 4, 5]", "[[track]] movement: values: must rise"),
    "an action worth nothing": ("movement", "[1, 2, 3, 4, 5]", "[0, 2, 3, 4, 5]", "[[track]] movement: values: must be"),
    "points beside no space": ("movement", "[0, 0, 1, 3, 6]", "[0, 1, 3, 6]", "[[track]] movement: end_points: must be a list of 5"),
    "shells from all for all": ("tribute", '"taker"', '"all"', "[[event]] tribute: who: must be taker"),
    "a strength for an action": ("move", '"movement"', '"strength"', "[[action]] move: track: must be one of"),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_entry_is_named_with_file_and_field(case: str, tmp_path: Path) -> None:
    name, old, new, message = BROKEN[case]
    before = entry(name)
    assert old in before
    path = write(tmp_path, (before, before.replace(old, new)))
    with pytest.raises(PartsError) as error:
        GAME.parts(path)
    assert str(error.value).startswith(f"{path}: {message}")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seats = [2, 3, 4]", "seats = [2, 3, 5]", "[players]: seats: must be"),
        ("members = 15", "members = 0", "[players]: members: must be a whole number"),
        ("shells = 5\n", "", "[players]: shells: is missing"),
        ("3 = [0, 0, 1]", "3 = [0, 1]", "[players]: first_points: needs 3 numbers for 3 players"),
        ("first_points = {", "first_points = 3 # {", "[players]: first_points: must be a table"),
        ("events = { 2 = 2, ", "events = { ", "[end]: events: must be for 2, 3 and 4 players"),
        ("events = { 2 = 2, ", "events = { 2 = 9, ", "[end]: events: must be a whole number"),
        ("4 = [0, 0, 1, 1]", "4 = [0, 0, 1, 1], 5 = []", "[players]: first_points: must be for"),
        ("[bonus]", "[malus]", "[bonus] is missing"),
        ("[[land]]\n", "[[lands]]\n", "[[land]] must be goat, horse"),
        ('id = "goat"', 'id = "horse"', "[[land]]"),
        ("[[tooth]]\nvalue = 1\n", "[[tooth]]\nvalue = 0\n", "[[tooth]] 1: value: must be"),
        ("[[tooth]]\nvalue = 2\n", "[[tooth]]\nvalue = 1\n", "[[tooth]] 2: value: 1 is used twice"),
        ('id = "hunting"\nepoch = 1', 'id = "hunting"\nepoch = 2', "[[achievement]] must be 5"),
        ('id = "fever"\nepoch = 1', 'id = "fever"\nepoch = 2', "[[event]] must be 8 tiles"),
        ('id = "move"\ntrack = "movement"\nhand = false', 'id = "move"\ntrack = "movement"\nhand = true', "[[action]] must be six tiles"),
        ('id = "movement"', 'id = "walking"', "[[track]] must be procreation"),
        ("[players]", "[players", "not a TOML file"),
        ("[players]", "[weather]\nrain = 1\n[players]", "[weather] is not known"),
        ('id = "cooking"', 'id = "act"\nname = "Act"', "[[achievement]] act: id"),
    ],
)  # fmt: skip
def test_a_broken_table_is_named(old: str, new: str, message: str, tmp_path: Path) -> None:
    path = write(tmp_path, (old, new))
    with pytest.raises(PartsError) as error:
        GAME.parts(path)
    assert str(error.value).startswith(f"{path}: {message}")


@pytest.mark.parametrize("count", [0, 4, 6])
def test_there_must_be_five_boards_of_every_epoch(count: int, tmp_path: Path) -> None:
    blocks = [block for block in PRINTED.split("\n\n") if block.startswith("[[achievement]]")]
    text = PRINTED
    if count == 6:
        extra = blocks[0].replace('"hunting"', '"gathering"\nname = "Gathering"')
        text = text.replace(blocks[0], f"{blocks[0]}\n\n{extra}")
    else:
        for block in blocks[count:5]:
            text = text.replace(block + "\n\n", "")
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PartsError, match=r"\[\[achievement\]\] must be 5 boards of epoch 1"):
        GAME.parts(str(file))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(PartsError) as error:
            GAME.parts(str(path))
        assert str(error.value).startswith(f"{path}: cannot be read")
    binary = tmp_path / "picture.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PartsError, match="cannot be read"):
        GAME.parts(str(binary))


def test_the_printed_parts_name_their_sources() -> None:
    parts = GAME.parts()
    assert isinstance(parts, Parts)
    assert len(parts.entries) == 3 + 5 + 4 + 6 + 15 + 24 + 5
    assert {source for _, _, source, _ in parts.entries} == {"rulebook", "public", "reconstructed"}
    assert sum(parts.teeth.values()) == 89


def owners_parts(folder: Path) -> Parts:
    """Hunting is called the great hunt and worth 9, begins no event, and moves; fever takes 2."""
    path = write(
        folder,
        (
            entry("hunting"),
            entry("hunting")
            .replace('id = "hunting"', 'id = "great-hunt"\nname = "The great hunt"')
            .replace('"horse"', '"incense"')
            .replace("[2, 1, 1, 1]", "[9, 1, 1, 1]")
            .replace("[1, 3]", "[]")
            .replace('"exploration"', '"movement"'),
        ),
        (entry("fever"), entry("fever").replace("number = 1", "number = 2")),
        ("values = [1, 2, 3, 4, 5]\nend_points = [0, 0, 1, 3, 6]", "values = [2, 4]\nend_points = [1, 3]"),
        ("[bonus]\nmembers = 2\nland = 2", "[bonus]\nmembers = 5\nland = 0"),
        ("shells = 5", "shells = 7"),
        ("events = { 2 = 2,", "events = { 2 = 1,"),
        ("first_points = { 2 = [0, 1]", "first_points = { 2 = [3, 4]"),
    )  # fmt: skip
    parts = GAME.parts(path)
    assert isinstance(parts, Parts)
    return parts


def test_the_rules_use_an_owners_file(tmp_path: Path) -> None:
    parts = owners_parts(tmp_path)
    s = GAME.new(seats=2, seed=1, parts=parts)
    assert [(side["shells"], side["points"]) for side in s.view()["tribes"]] == [(7, 3), (7, 4)]
    data = table(
        tribe("incense*1 goat gold", shells=7),
        tribe("goat*4 wheat gold", shells=3),
        row="p+ fever plague p m e m+ e+",
    ).to_dict()
    data["boards"][0] = "great-hunt"
    data["tribes"][1]["shells"] = 7
    owned = GAME.from_dict(data, parts)
    assert isinstance(owned, Tribes)
    play(owned, "p+", "great-hunt")
    assert owned.tribes[0].points == 9
    assert list(owned.tribes[0].tracks) == [0, 0, 1, 0]
    assert len(owned.row) == 8  # no bolt, no event
    play(owned, "fever")
    assert list(owned.tribes[1].members) == [2, 0, 0]
    play(owned, "p")
    assert list(owned.tribes[0].members) == [3, 0, 0]
    assert owned.breakdown(0) == {
        "teeth": 9,
        "procreation": 1,
        "exploration": 0,
        "movement": 0,
        "members": 5,
        "land": 0,
    }
    play(owned, "plague")
    assert owned.over  # one orange event is enough, and it fell to the last of the round


def test_an_owners_names_are_spoken(tmp_path: Path) -> None:
    parts = owners_parts(tmp_path)
    for seed in range(9):
        s = GAME.new(seats=2, seed=seed, parts=parts)
        names = [board["name"] for board in s.view()["boards"][:4] if board["id"] == "great-hunt"]
        if names:
            assert names == ["The great hunt"]
            while s.decision().name != "use-hand":
                s.play(s.moves()[0])
            slot = s.parse("great-hunt")
            assert "The great hunt" in s.describe(slot)
            return
    raise AssertionError("the great hunt never came to the table")


def test_a_record_knows_which_parts_it_was_played_with(tmp_path: Path) -> None:
    parts = owners_parts(tmp_path)
    session = Session.new(GAME, seats=2, seed=3, parts=parts)
    session.play(session.state.moves()[0])
    text = session.record.to_json()
    again = atoll.Record.from_json(text)
    assert again.parts_digest == parts.digest != GAME.parts().digest
    assert again.replay(parts=parts).to_dict() == session.state.to_dict()
    with pytest.raises(atoll.RecordError, match=parts.digest):
        again.replay()
