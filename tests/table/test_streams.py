"""A page is sent what it does not have, and can put together what it should show."""

import asyncio
import gc
import time
from typing import Any

from fastapi.testclient import TestClient
from starlette.requests import Request

from atoll.draw.scene import Scene
from atoll.table.house import Viewer
from atoll.table.live import Live
from atoll.table.streams import STAGE, Page, told
from atoll.table.tables import Busy
from atoll.table.window import Window
from atoll.version import VERSION
from tests.table.people import Person


def holder_of(client: TestClient, person: Person) -> str:
    token = person.headers["authorization"].removeprefix("Bearer ")
    found: str = client.app.state.house.identities.holder(token)  # type: ignore[attr-defined]
    return found


def page_of(client: TestClient, person: Person | None, table: str) -> Page:
    app: Any = client.app
    headers = (
        [] if person is None else [(b"authorization", person.headers["authorization"].encode())]
    )
    scope = {
        "type": "http",
        "app": app,
        "router": app.router,
        "path": "/",
        "headers": [*headers, (b"host", b"atoll.test")],
        "query_string": b"",
        "scheme": "http",
        "server": ("atoll.test", 80),
        "method": "GET",
    }
    holder = "" if person is None else holder_of(client, person)
    return Page(Request(scope), table, Viewer(holder, "en"), Window("wide", None), None)


def put_together(before: list[str], parts: list[Any]) -> list[str]:
    """What the page's script does."""
    pieces: list[str] = []
    for part in parts:
        pieces += [part] if isinstance(part, str) else before[part[0] : part[0] + part[1]]
    return pieces


def test_what_is_put_together_is_what_is_fetched(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you")
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    page = page_of(client, ann, table)
    pieces: list[str] = []
    sent = []
    for version in range(12):
        count, parts = page.look_again(house)
        assert count == version
        pieces = put_together(pieces, parts)
        sent.append(sum(len(part) for part in parts if isinstance(part, str)))
        fetched = ann.get(f"/tables/{table}/fragment").text
        assert "".join(pieces) == fetched
        ann.play(table)
    assert sum(sent[1:]) < 0.6 * sent[0] * len(sent[1:])


def test_of_the_same_pieces_the_next_one_is_taken(client: TestClient) -> None:
    page = page_of(client, None, Person(client).new_table("you", "open"))
    page.known = ["begin", "\n", "old", "\n", "more", "\n", "end", "\n"]
    shown = ["begin", "\n", "new", "\n", "more", "\n", "end", "\n", "\n"]
    assert page.changed(shown) == [[0, 2], "new", [3, 5], [7, 1]]
    assert page.changed(["other", "end", "\n"]) == ["other", [6, 2]]


def scenes() -> int:
    return sum(isinstance(each, Scene) for each in gc.get_objects())


def test_nobody_has_to_look_for_what_a_drawing_leaves_behind(client: TestClient) -> None:
    page = page_of(client, None, Person(client).new_table("you", "open"))
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    gc.collect()
    gc.disable()
    try:
        before = scenes()
        page.look_again(house)
        assert scenes() == before
    finally:
        gc.enable()


def test_viewers_who_see_the_same_share_a_drawing(client: TestClient, monkeypatch: Any) -> None:
    ann = Person(client)
    table = ann.new_table("you", "open")
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    drawn: list[str] = []
    draw = Page.drawn

    def counted(page: Page, live: Live) -> list[str]:
        drawn.append(page.table)
        return draw(page, live)

    monkeypatch.setattr(Page, "drawn", counted)
    strangers = [page_of(client, None, table) for _ in range(3)]
    shown = [page.look_again(house) for page in strangers]
    assert shown[0] == shown[1] == shown[2]
    assert len(drawn) == 1
    page_of(client, ann, table).look_again(house)
    assert len(drawn) == 2
    ann.play(table)
    strangers[0].look_again(house)
    assert len(drawn) == 3


def test_a_page_of_another_version_of_the_house_is_told_so(client: TestClient) -> None:
    page = page_of(client, None, Person(client).new_table("you", "open"))
    house: Any = client.app.state.house  # type: ignore[attr-defined]

    async def first_words(made: str) -> list[bytes]:
        said = told(house, page, -1, made)
        return [await anext(said), await anext(said)]

    assert asyncio.run(first_words("before"))[1] == f"event: renewed\ndata: {VERSION}\n\n".encode()
    assert asyncio.run(first_words(VERSION))[1].startswith(b"event: change")


def waits(client: TestClient, table: str) -> bool:
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    try:
        with house.tables.at_once(table):
            return False
    except Busy:
        return True


def test_a_page_is_not_drawn_where_it_would_have_to_wait(client: TestClient) -> None:
    table = Person(client).new_table("you", "open")
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    assert waits(client, "none")
    with house.tables.at(table):
        assert waits(client, table)
    deadline = time.monotonic() + 5
    while waits(client, table):  # whoever drives bots looks, too
        assert time.monotonic() < deadline
    house.tables.heard(table, 9)
    assert waits(client, table)
    assert house.tables.wanted(table) == 9


def test_a_move_does_not_wait_for_who_looks_at_its_table(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you")
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    step = house.tables.answer(table, holder_of(client, ann), 0, ann.legal(table)[0])
    with house.tables.at(table):
        assert house.tables.append(step) == 1
    assert ann.see(table)["version"] == 1


def test_a_guest_cannot_move_the_picture_by_their_name(client: TestClient) -> None:
    table = Person(client).new_table("you", "open")
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    page = page_of(client, None, table)
    page.around["own_name"] = STAGE + "\0" + "0\0"
    _, pieces = page.look_again(house)
    shown = "".join(pieces)
    assert shown.count("<svg xmlns") == 1
    assert shown.index("<svg xmlns") < shown.index(STAGE)
    assert "\0" + "0\0" in shown
