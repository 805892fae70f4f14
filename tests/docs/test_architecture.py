"""The page on the architecture shows the source as it is."""

import re
from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")


def test_the_decision_that_is_explained_is_the_one_that_is_played() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    source = ROOT / "src/atoll/games/tribes/decisions/move.py"
    assert example in source.read_text(encoding="utf-8")


def test_every_room_of_the_engine_is_on_the_page_and_no_other() -> None:
    listed = PAGE[PAGE.index("      engine/ ") : PAGE.index("      games/<game>/")]
    named = set(re.findall(r"^ {8}(\w+\.py)", listed, re.MULTILINE))
    assert named == {path.name for path in (ROOT / "src/atoll/engine").glob("[!_]*.py")}


def test_every_room_is_in_the_drawing() -> None:
    drawn = re.findall(r">([\w ]+)</text>", (ROOT / "docs/pictures/rooms.svg").read_text("utf-8"))
    rooms = {path.parent.name for path in (ROOT / "src/atoll").glob("*/__init__.py")}
    games = {path.parent.name for path in (ROOT / "src/atoll/games").glob("*/__init__.py")}
    assert {*drawn} == rooms - {"games"} | games | {"door", "another package"}


def test_every_game_has_the_rooms_of_the_page() -> None:
    listed = PAGE[PAGE.index("      games/<game>/") : PAGE.index("      bots/ ")]
    rooms = re.findall(r"^ {8}(\S+)", listed, re.MULTILINE)
    assert len(rooms) > 12
    for home in (ROOT / "src/atoll/games").iterdir():
        if home.is_dir() and not home.name.startswith("__"):
            missing = [room for room in rooms if not (home / room).exists()]
            assert missing == [], home.name


def test_drawings_are_as_the_program_draws_them() -> None:
    """`make pictures` draws them; those of the table need a browser, and these nothing."""
    drawn = run_path(str(ROOT / "building/pictures.py"))
    for name, draw in (("rooms", drawn["rooms"]), ("one-move", drawn["one_move"])):
        assert draw() == (ROOT / f"docs/pictures/{name}.svg").read_text(encoding="utf-8")
