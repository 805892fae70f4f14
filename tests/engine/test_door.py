"""Games come in by the door; a package that brings none after all does not keep the house shut."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import atoll
from atoll import door
from tests.packages import game_text, installed, write

BROKEN = {
    "absent": ("absent:GAME", "ModuleNotFoundError: No module named 'absent'"),
    "raising": ("raising:GAME", "ZeroDivisionError: division by zero"),
    "leaving": ("leaving:GAME", "SystemExit: 3"),
    "without": ("wrong:GAMES", "AttributeError: module 'wrong' has no attribute 'GAMES'"),
    "wrong": ("wrong:GAME", "TypeError: wrong:GAME is 7, not a Game"),
    "silent": ("silent:GAME", "TypeError: silent:GAME does not say its title, rules_version"),
    "misnamed": ("nested:GAME", "ValueError: nested:GAME calls itself 'nested'"),
    "nested": ("nested:GAME", "TypeError: the class of nested:GAME must stand in the __init__.py"),
}


@pytest.fixture
def _broken_packages(tmp_path: Path) -> Iterator[None]:
    write(
        tmp_path,
        "shards",
        {name: value for name, (value, _) in BROKEN.items()},
        raising="1 / 0",
        leaving="import sys\nsys.exit(3)",
        wrong="GAME = 7",
        nested=game_text("nested"),
        silent="from atoll import Game\nGAME = type('G', (Game,), {'name': 'silent', 'seats': (2,)})()",
    )
    write(tmp_path, "usurper", {"tribes": "wrong:GAME"})
    with installed(tmp_path):
        yield


def house() -> list[str]:
    """The games of the house."""
    return [name for name in door.entries() if door.brought_by(name) == door.HOUSE]


@pytest.mark.usefixtures("_broken_packages")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_named_with_what_is_wrong(name: str) -> None:
    why = f"the game {name!r} of the package shards cannot be used: {BROKEN[name][1]}"
    with pytest.warns(door.BrokenGame) as caught:
        found = door.enter(name)
    assert [str(warning.message).startswith(why) for warning in caught] == [True]
    assert isinstance(found, door.BrokenGame)
    with pytest.raises(ValueError, match="of the package shards cannot be used"):
        atoll.game(name)


@pytest.mark.usefixtures("_broken_packages")
def test_all_other_games_are_on_the_shelf() -> None:
    with pytest.warns(door.BrokenGame):
        names = {game.name for game in atoll.shelf()}
    assert names >= set(house())
    assert not names & set(BROKEN)
    assert {each.name for each in door.broken()} == {*BROKEN, "tribes"}


@pytest.mark.usefixtures("_broken_packages")
def test_the_name_of_a_game_of_the_house_is_taken() -> None:
    why = "'tribes' of the package usurper cannot be used: the name is taken by the package atoll"
    with pytest.warns(door.BrokenGame, match=why):
        assert atoll.game("tribes").title == "Tribes"


@pytest.mark.usefixtures("_broken_packages")
def test_a_warning_is_given_once() -> None:
    with pytest.warns(door.BrokenGame):
        door.enter("wrong")
    door.enter("wrong")  # a warning here would be an error


def test_without_broken_packages_nothing_is_said() -> None:
    assert "tribes" in house()
    assert not [each for each in door.broken() if each.package == door.HOUSE]
