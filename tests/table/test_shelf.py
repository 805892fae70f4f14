"""The shelf in the lobby, whatever packages bring to it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from markupsafe import escape
from sqlalchemy import update

import atoll
from atoll.door import BrokenGame, broken
from atoll.table.looks import colours_css
from atoll.table.models import Table
from atoll.text import has
from tests.house import HOUSE
from tests.packages import game_text, installed, write
from tests.table.people import Person


@pytest.fixture
def _broken_packages(tmp_path: Path) -> Iterator[None]:
    # It can be imported, but not one of its rooms is there.
    (tmp_path / "hollow").mkdir()
    (tmp_path / "hollow" / "__init__.py").write_text(game_text("hollow"))
    games = {"raising": "raising:GAME", "hollow": "hollow:GAME"}
    write(tmp_path, "shards", games, raising="1 / 0")
    with installed(tmp_path):
        with pytest.warns(BrokenGame):
            broken()
        colours_css.cache_clear()
        yield
    colours_css.cache_clear()


@pytest.mark.usefixtures("_broken_packages")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The game “{}” of the package shards cannot be used"),
        ("de", "Das Spiel „{}“ aus dem Paket shards ist nicht zu gebrauchen"),
        ("it", "Il gioco «{}» del pacchetto shards non si può usare"),
    ],
)
def test_the_lobby_is_open_and_names_what_is_broken(
    client: TestClient, language: str, words: str
) -> None:
    lobby = client.get("/", headers={"accept-language": language})
    assert lobby.status_code == 200
    assert words.format("raising") in lobby.text
    assert words.format("hollow") in lobby.text
    assert 'id="game-tribes"' in lobby.text
    assert 'id="game-hollow"' not in lobby.text
    assert client.get("/colours.css").status_code == 200


def test_nothing_is_said_of_games_that_are_whole(client: TestClient) -> None:
    assert 'id="missing"' not in client.get("/").text


def test_tables_of_games_that_are_gone_do_not_shut_the_lobby(client: TestClient) -> None:
    ann = Person(client)
    table, kept = ann.new_table("you", "open"), ann.new_table("you", "open")
    with client.app.state.house.store.change(table) as connection:  # type: ignore[attr-defined]
        connection.execute(update(Table).where(Table.id == table).values(game="gone"))
    client.app.state.house.tables.kept.clear()  # type: ignore[attr-defined]
    lobby = ann.get("/")
    assert lobby.status_code == 200
    assert f"/tables/{kept}" in lobby.text
    assert f"/tables/{table}" not in lobby.text
    answer = ann.get(f"/tables/{table}")
    assert answer.status_code == 410
    assert "There is no game called gone" in answer.text


def test_the_pictures_of_the_lobby_are_kept_by_browsers(client: TestClient) -> None:
    lobby = client.get("/").text
    assert len(lobby) < 60_000
    addresses = re.findall(r'<img src="([^"]+)"', lobby)
    assert len(addresses) == len(atoll.shelf())
    for theme in ("light", "dark"):
        answer = client.get(addresses[0].replace("light", theme))
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text.startswith("<svg")
    assert client.get("/pictures/none/en/light").status_code == 404
    assert client.get("/pictures/tribes/en/pink").status_code == 422


@pytest.mark.parametrize("game", [game.name for game in HOUSE])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_ledger_comes_with_a_picture_of_every_piece_and_sign(
    client: TestClient, game: str, language: str
) -> None:
    shown = client.get(f"/rules/{game}?language={language}").text
    _, found, rest = shown.partition('<section id="pieces"')
    assert found
    pictures = rest.partition("</section>")[0]
    signs = atoll.game(game).board.signs()
    assert pictures.count("<svg") == pictures.count("<span>") == len(signs) > 0
    for key in signs:
        assert has(game, key, language), key
    notes = {str(escape(note)) for *_, note in atoll.game(game).parts().entries if note}
    noted = [note for note in notes if note in shown]
    assert len(noted) == (len(notes) if language == "en" else 0)  # they are written in English


@pytest.mark.parametrize(
    ("game", "language", "name"),
    [("tribes", "de", "Säbelzahntiger"), ("tindaya", "it", "affumicatoio")],
)
def test_parts_are_called_by_the_games_own_words(
    client: TestClient, game: str, language: str, name: str
) -> None:
    shown = client.get(f"/rules/{game}?language={language}").text
    assert f"<td>{name}</td>" in shown
    assert not re.search(r'<tr><td lang="en">[a-z]{3,}', shown)


def test_points_below_zero_are_printed_with_a_minus_sign(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you")
    scores = {"scores": [-48, 2], "winners": [1]}
    with client.app.state.house.store.change(table) as connection:  # type: ignore[attr-defined]
        over = update(Table).where(Table.id == table).values(turn=-1, result=scores)
        connection.execute(over)
    client.app.state.house.tables.kept.clear()  # type: ignore[attr-defined]
    assert " −48" in ann.get("/mine").text
