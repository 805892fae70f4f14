"""The picture of Kiwi Chow Down, read back: pieces, choices, texts."""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.draw.board import SHAPES
from atoll.engine.session import choices
from atoll.engine.words import Words
from atoll.games.kiwi import GAME
from atoll.games.kiwi.board.birds import NUMERALS
from atoll.games.kiwi.state import Kiwi
from atoll.testing.promises.pictures import check_pieces
from atoll.testing.reading import Picture
from atoll.text import LANGUAGES, say
from tests.kiwi.positions import flock, new, numbered, table
from tests.walks import Walks

EXPECTED = {
    *("choose-leader", "set-leader", "set-kiwi", "set-grown", "take-slot", "play-card"),
    *("move", "move-to", "push", "push-to", "extra-move", "feed", "pay-different", "build"),
    *("build-nest", "pay-same", "pay-marker", "place-token", "increase", "mark", "mark-token"),
    *("nest-bonus", "travel", "return-fruit"),
}
OPTIONS = (
    {"setup": "beginner", "flocks": "a", "order": "fixed"},
    {"setup": "free", "flocks": "b", "order": "variable"},
)


def begin(seats: int, seed: int) -> Kiwi:
    options = OPTIONS[seed % 2] | ({"order": "fixed"} if seats == 1 else {})
    return new(seats, seed, **options)


WALKS = Walks(begin, shuns=lambda move: "down" in move)
somewhere = WALKS.somewhere


@cache
def decisions() -> dict[str, Kiwi]:
    return WALKS.decisions(*((2 + seed % 3, seed) for seed in range(6)))


positions = st.builds(
    somewhere, st.sampled_from([1, 2, 3, 4]), st.integers(0, 7), st.integers(0, 100)
)


def test_random_walks_meet_the_decisions() -> None:
    assert decisions().keys() >= EXPECTED


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_every_choice_has_its_piece(name: str, shape: str) -> None:
    state = decisions()[name]
    offers = choices(state)
    check_pieces(Picture(GAME.draw(state.view(state.seat), choices=offers, shape=shape)), offers)


@settings(max_examples=40, deadline=None)
@given(positions, st.sampled_from(SHAPES))
def test_the_whole_view_is_in_the_picture(state: Kiwi, shape: str) -> None:
    view = state.view(None)
    picture = Picture(GAME.draw(view, shape=shape))
    for place in view["island"]:
        check_hex(picture, place)
    for each in view["flocks"]:
        assert str(each["score"]) in picture.words(f"flock-{each['player']}")
    own = view["flocks"][max(view["seat"], 0)]
    tokens = [i for i in picture.ids if i.startswith(f"token-{own['player']}-")]
    assert len(tokens) == own["track"]
    waiting = [i for i in picture.ids if i.endswith("-waiting")]
    assert len(waiting) == sum(not nest["built"] for nest in own["nests"])
    if not view["over"]:
        bags = [*view["bags"]["fruit"].values(), view["bags"]["markers"]]
        assert picture.words("bags") == [str(count) for count in bags]


def check_hex(picture: Picture, place: dict[str, Any]) -> None:
    """Every piece, nest and marker stands on its hex."""
    assert f"hex-{place['at']}" in picture.by_id
    assert (f"mark-{place['at']}" in picture.by_id) == (place["mark"] is not None)
    nest = place["nest"]
    if nest:
        assert f"nest-{nest['owner']}-{nest['nest']}-{nest['row']}-built" in picture.by_id
    crowded = sum(piece["count"] for piece in place["pieces"]) > 8
    for piece in place["pieces"]:
        moved = "-moved" if piece["moved"] else ""
        name = f"kiwi-{piece['owner']}-{place['at']}-{piece['size']}{moved}"
        drawn = picture.by_id[f"leader-{piece['owner']}" if piece["leader"] else name]
        birds = [e for e in drawn.iter() if "bird" in e.get("class", "").split()]
        assert len(birds) == (1 if crowded else piece["count"])


def hex_at(state: Kiwi, at: str) -> str:
    return numbered(state.island, at)


def test_a_crowd_is_counted() -> None:
    state = table(flock("1@0,0 " * 7 + "2@0,0"), flock("1@0,0 1@0,0"))
    picture = Picture(GAME.draw(state.view(0)))
    assert picture.words(f"kiwi-0-{hex_at(state, '0,0')}-1")[-1] == "7"
    assert picture.words(f"kiwi-1-{hex_at(state, '0,0')}-1")[-1] == "2"


def test_the_size_of_a_kiwi_is_written_on_it() -> None:
    state = table(flock("1@0,1 2@1,0 3@-1,0"), flock("1@2,0"))
    picture = Picture(GAME.draw(state.view(0)))
    for place, size in (("0,1", 1), ("1,0", 2), ("-1,0", 3)):
        drawn = picture.by_id[f"kiwi-0-{hex_at(state, place)}-{size}"]
        assert NUMERALS[size] in [e.get("d") for e in drawn.iter()]


def test_who_dominates_is_shown_with_the_strength() -> None:
    state = table(flock("1@0,1 2@1,0 3@1,1"), flock("1@0,1 1@1,0"))
    picture = Picture(GAME.draw(state.view(0)))
    assert picture.words(f"strength-{hex_at(state, '1,0')}") == ["2"]
    assert picture.words(f"strength-{hex_at(state, '0,1')}") == ["="]
    assert f"strength-{hex_at(state, '2,0')}" not in picture.by_id


def test_a_push_has_an_arrow_for_every_way_out() -> None:
    state = decisions()["push-to"]
    offers = choices(state)
    picture = Picture(GAME.draw(state.view(state.seat), choices=offers))
    arrows = picture.of_class("push")
    place = next(
        p for p in state.view(None)["island"] if p["at"] == state.view(None)["doing"]["hex"]
    )
    assert len(arrows) == 6
    assert (f"sea-{place['at']}" in picture.by_id) == place["outer"]


def test_hidden_hands_are_backs() -> None:
    state = somewhere(3, 0, 40)
    mine, other = state.seat, (state.seat + 1) % 3
    held = Counter(state.view(mine)["flocks"][mine]["hand_cards"])
    for large in (mine, other):
        own = Picture(GAME.draw(state.view(mine), seat=large))
        cards = [e.get("data-piece", "") for e in own.of_class("card")]
        assert cards == [f"card-{name}" for name in held]
    assert not Picture(GAME.draw(state.view(None), seat=mine)).of_class("card")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_end_is_told(seats: int) -> None:
    over = somewhere(seats, 2, 100)
    names = ["Ada", "Ben", "Cleo", "Dora"][:seats]
    picture = Picture(GAME.draw(over.view(None), names=names))
    for each in over.view(None)["flocks"]:
        assert picture.words(f"result-{each['player']}")[-1] == str(each["score"])
    verdict = picture.words("result")[0]
    if seats == 1:
        assert verdict == ("You beat the Kiwibot" if over.winners() else "The Kiwibot wins")
    else:
        assert all(names[seat] in verdict for seat in over.winners())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("room", [None, (780.0, 1050.0), (930.0, 650.0)])
def test_no_source_of_points_loses_a_word_at_the_end(
    language: str, seats: int, room: tuple[float, float] | None
) -> None:
    over = somewhere(seats, 2, 100)
    picture = Picture(GAME.draw(over.view(None), language=language, room=room))
    told = " ".join(picture.words("result")).replace("- ", "-")
    for name in {name for each in over.view(None)["flocks"] for name in each["breakdown"]}:
        said = say("kiwi", Words(f"breakdown-{name}"), language)
        assert said in told or said.replace("-", "") in told.replace("-", "")


def test_the_kiwibots_next_column_stands_out() -> None:
    state = somewhere(1, 4, 50)
    played = sum(slot is not None for slot in state.view(0)["flocks"][1]["slots"])
    picture = Picture(GAME.draw(state.view(0)))
    now = [e.get("id", "") for e in picture.of_class("now")]
    rows = ("move", "feed", "build", "wild")
    assert now == ([f"cell-{row}-{played + 1}" for row in rows] if played < 3 else [])
