"""The public page: the games by name, and an example that works."""

import doctest

import pytest

import atoll

NAMES = ", ".join(game.name for game in atoll.shelf())


def test_games_are_found_by_name() -> None:
    assert [atoll.game(game.name) for game in atoll.shelf()] == atoll.shelf()
    assert atoll.game("tribes").title == "Tribes"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tribs", "no game 'tribs'; did you mean 'tribes'?"),
        ("Tribes", "no game 'Tribes'; did you mean 'tribes'?"),
        ("chess", f"no game 'chess'; there are: {NAMES}"),
        ("", f"no game ''; there are: {NAMES}"),
    ],
)
def test_a_mistyped_game_is_answered_with_the_nearest(name: str, message: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the whole message is compared
        atoll.game(name)
    assert str(caught.value).startswith(message)


def test_everything_on_the_public_page_is_there() -> None:
    assert all(hasattr(atoll, name) for name in atoll.__all__)


def test_the_example_of_the_package_works() -> None:
    result = doctest.testmod(atoll)
    assert result.attempted > 0
    assert result.failed == 0
