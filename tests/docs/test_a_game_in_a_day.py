"""*A game in a day* shows the files of the example as they are."""

import doctest
import re
from pathlib import Path

import pytest

from atoll.door import entries
from atoll.draw.icons import ICONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "a-game-in-a-day.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "konane"

FENCE = re.compile(r"^```(\w*)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`([\w./-]+)`\n\n\Z")  # the line before a block
GAP = re.compile(r"^ *# \.\.\.$", re.MULTILINE)  # stands for lines left out


def blocks() -> list[tuple[str, str]]:
    """Every block of code with the file that it says it comes from."""
    found = []
    for block in FENCE.finditer(PAGE):
        if block[1] != "text":
            named = NAMED.search(PAGE[: block.start()])
            assert named, f"a block of {block[1]} names no file: {block[2]:.60}"
            found.append((named[1], block[2]))
    return found


def missing(shown: str, file: str) -> str:
    """The first piece of a block that is not in the file, in its order and by whole lines."""
    rest = f"\n{file}\n"
    for piece in GAP.split(shown):
        lines = piece.strip("\n")
        start = rest.find(f"\n{lines}\n")
        if start < 0:
            return lines
        rest = rest[start + len(lines) + 1 :]
    return ""


@pytest.mark.parametrize(
    ("name", "shown"), blocks(), ids=[f"{i}-{name}" for i, (name, _) in enumerate(blocks(), 1)]
)
def test_a_block_is_what_its_file_says(name: str, shown: str) -> None:
    assert missing(shown, (ROOT / name).read_text(encoding="utf-8")) == ""


def test_every_room_of_the_example_is_shown() -> None:
    rooms = {path for path in (EXAMPLE / "src").rglob("*.py") if path.stat().st_size > 200}
    assert rooms <= {ROOT / name for name, _ in blocks()}


def test_the_icons_of_the_house_are_listed() -> None:
    listed = [block[2].split() for block in FENCE.finditer(PAGE) if "arrowhead" in block[2]]
    assert listed[0] == sorted(ICONS)


def test_what_is_not_in_a_file_is_found() -> None:
    file = "one\ntwo\nthree\nfour\nfive"
    assert missing("two\nthree", file) == ""
    assert missing("one\n# ...\nthree\nfour", file) == ""
    assert missing("one\nthree", file) == "one\nthree"
    assert missing("three\n    # ...\none", file) == "one"
    assert missing("wo", file) == "wo"


@pytest.mark.skipif("konane" not in entries(), reason="examples/konane is not installed")
def test_the_session_in_python_goes_like_that() -> None:
    sessions = [block[2] for block in FENCE.finditer(PAGE) if ">>> " in block[2]]
    assert len(sessions) == 1
    example = doctest.DocTestParser().get_doctest(sessions[0] + "\n", {}, "page", None, None)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0
