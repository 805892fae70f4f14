"""Seats that get their colours in the game: pages call and mark them by those."""

from fastapi.testclient import TestClient

import atoll
from atoll.draw.pieces import SHAPES
from atoll.text import seat_names
from tests.table.people import Person


def test_the_pages_show_the_colours_that_the_game_has_dealt(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you", game="kiwi")
    dealt = atoll.game("kiwi").new(2, 7)
    assert dealt.hues() != [0, 1]
    seen = ann.see(table)
    assert [seat["name"] for seat in seen["seats"]] == seat_names(dealt)
    page = ann.get(f"/tables/{table}").text
    for hue in dealt.hues():
        assert f'class="fill-seat-{hue} ' in page
        assert SHAPES[hue % len(SHAPES)] in page
    ann.play(table)
    assert f'data-hue="{dealt.hues()[dealt.seat]}"' in ann.get(f"/tables/{table}").text
    assert f"seat-{dealt.hues()[dealt.seat]}" in ann.get(f"/tables/{table}/replay").text


def test_before_the_game_such_seats_have_no_colour(client: TestClient) -> None:
    assert "mark" not in client.get("/new/kiwi").text.partition('class="seats"')[2]
    assert 'class="mark"' in client.get("/new/tribes").text.partition('class="seats"')[2]
