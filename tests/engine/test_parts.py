"""The parts reader: every error names file, entry and field."""

import re
from pathlib import Path

import pytest

import atoll
from atoll.engine.parts import Entry, PartsError, PartsFile

FILE = """
[box]
source = "rulebook"
note = "as printed"
size = 3

[[card]]
id = "fern"
source = "public"

[[card]]
source = "reconstructed"
"""


def entry(**fields: object) -> Entry:
    return Entry("my.toml", "[[card]] fern", {"source": "public", **fields})


def fails_with(message: str) -> pytest.RaisesExc[PartsError]:
    return pytest.raises(PartsError, match=re.escape(f"my.toml: {message}"))


def test_a_file_is_read_table_by_table() -> None:
    file = PartsFile("my.toml", FILE)
    box = file.one("box")
    assert (box.source, box.note, box.number("size", 1, 5)) == ("rulebook", "as printed", 3)
    cards = file.many("card")
    assert [card.label for card in cards] == ["[[card]] fern", "[[card]] 2"]
    box.close()
    file.close()


def test_the_digest_tells_files_apart() -> None:
    same, other = PartsFile("a.toml", FILE), PartsFile("b.toml", FILE + "\n")
    assert same.digest == PartsFile("c.toml", FILE).digest
    assert same.digest != other.digest


def test_a_file_that_is_not_toml() -> None:
    with fails_with("not a TOML file: "):
        PartsFile("my.toml", "[box")


def test_missing_tables() -> None:
    file = PartsFile("my.toml", FILE)
    with fails_with("[lid] is missing"):
        file.one("lid")
    with fails_with("[[lid]] is missing"):
        file.many("lid")
    with fails_with("[[box]] is missing"):
        file.many("box")
    with fails_with("[card] is missing"):
        file.one("card")


def test_an_unknown_table() -> None:
    file = PartsFile("my.toml", FILE)
    file.one("box")
    with fails_with("[card] is not known; the tables are box"):
        file.close()


def test_a_source_is_needed_and_one_of_three() -> None:
    with fails_with("[[card]] fern: source: is missing"):
        Entry("my.toml", "[[card]] fern", {})
    with fails_with("[[card]] fern: source: must be one of rulebook, public, reconstructed"):
        entry(source="memory")


@pytest.mark.parametrize("value", [0, 6, True, "3", 2.5, None])
def test_numbers_are_whole_and_within_bounds(value: object) -> None:
    with fails_with(f"[[card]] fern: cost: must be a whole number from 1 to 5, not {value!r}"):
        entry(cost=value).number("cost", 1, 5)


def test_lists_of_numbers() -> None:
    assert entry(steps=[1, 2]).numbers("steps", range(2, 4), 0, 9) == [1, 2]
    with fails_with("[[card]] fern: steps: must be a list of 2 to 3 numbers, not [1]"):
        entry(steps=[1]).numbers("steps", range(2, 4), 0, 9)
    with fails_with("[[card]] fern: steps: must be a list of 2 numbers, not 7"):
        entry(steps=7).numbers("steps", range(2, 3), 0, 9)
    with fails_with("[[card]] fern: steps: must be a whole number from 0 to 9, not 10"):
        entry(steps=[1, 10]).numbers("steps", range(2, 3), 0, 9)


def test_texts_flags_and_tables() -> None:
    good = entry(name="Fern", wild=True, rows={"2": 1})
    assert (good.text("name"), good.flag("wild"), good.table("rows")) == ("Fern", True, {"2": 1})
    assert good.text("nickname", default="none") == "none"
    with fails_with("[[card]] fern: name: must be a text, not 3"):
        entry(name=3).text("name")
    with fails_with("[[card]] fern: name: must be a text, not 3"):
        entry(name=3).text("name", default="")
    with fails_with("[[card]] fern: wild: must be true or false, not 1"):
        entry(wild=1).flag("wild")
    with fails_with("[[card]] fern: rows: must be a table, not [2]"):
        entry(rows=[2]).table("rows")


def test_a_misspelt_field_is_found() -> None:
    misspelt = entry(naem="Fern", cost=1)
    misspelt.number("cost", 1, 5)
    with fails_with("[[card]] fern: naem: is not known here; the fields are cost, note, source"):
        misspelt.close()


def test_an_owners_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(PartsError, match=r"none\.toml: cannot be read"):
        atoll.game("tribes").parts(str(tmp_path / "none.toml"))
    (tmp_path / "latin.toml").write_bytes(b'note = "\xe9"')
    with pytest.raises(PartsError, match=r"latin\.toml: cannot be read"):
        atoll.game("tribes").parts(str(tmp_path / "latin.toml"))
