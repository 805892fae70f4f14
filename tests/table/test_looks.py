"""The colours of the pages."""

from starlette.testclient import TestClient

from atoll.draw.themes import SEATS
from atoll.games.atiwa.board.scene import COLOURS


def test_the_colours_of_a_game_are_those_of_its_own_pages_and_pictures(client: TestClient) -> None:
    css = client.get("/colours.css").text
    everywhere = css.partition("}")[0]
    own = css.partition(":root[data-game=atiwa], :root [data-game=atiwa] {")[2].partition("}")[0]
    assert COLOURS["light"]["seat-0"] != SEATS["seat-0"]
    assert f"--seat-0: {SEATS['seat-0']};" in everywhere
    assert f"--seat-0: {COLOURS['light']['seat-0']};" in own
    assert "--fruit" in own
    assert "--fruit" not in everywhere
    assert ".fill-fruit{fill:var(--fruit)}" in css
    assert ":root[data-theme=dark][data-game=atiwa]" in css
    assert ' data-game="atiwa" data-theme' in client.get("/new/atiwa").text
    assert ' data-game="' not in client.get("/settings").text
