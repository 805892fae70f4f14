"""The picture of Tribes shows the whole view, and every choice has its place in it."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import atoll
from atoll.draw.board import SHAPES
from atoll.engine.chance import seeded
from atoll.engine.session import choices
from atoll.games.tribes.parts import ACTIONS
from atoll.games.tribes.state import Tribes
from atoll.games.tribes.view import tile_view
from atoll.testing.promises.pictures import check_pieces
from atoll.testing.reading import SVG, Picture, check_lettering
from atoll.text import LANGUAGES
from tests.walks import Walks

GAME = atoll.game("tribes")


def begin(seats: int, seed: int) -> Tribes:
    state = GAME.new(seats=seats, seed=seed)
    assert isinstance(state, Tribes)
    return state


WALKS = Walks(begin)
walk, somewhere = WALKS.walk, WALKS.somewhere
DECISIONS = WALKS.decisions(*((3, seed) for seed in range(3)))


def long_row(state: Tribes, length: int) -> dict[str, Any]:
    """A view whose row is made longer by events."""
    view = state.view(None)
    known = {tile["id"] for tile in view["row"]}
    tiles = [tile_view(state, ACTIONS + event, None) for event in range(24)]
    fresh = [tile | {"shells": i % 6} for i, tile in enumerate(tiles) if tile["id"] not in known]
    view["row"] = [*view["row"], *fresh[: length - len(view["row"])]]
    return view


positions = st.builds(
    somewhere, st.sampled_from([2, 3, 4]), st.integers(0, 30), st.integers(0, 100)
)


def test_random_walks_meet_every_decision() -> None:
    expected = {
        *("first-member", "choose-tile", "use-hand", "place-member", "move-from", "move-to"),
        *("pick-land", "lay-land", "turn-back", "exhaust-wild", "exhaust-empty", "lose-member"),
        *("relocate-from", "relocate-to", "lay-arrow"),
    }
    assert expected <= DECISIONS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("length", [9, 11, 14])
def test_long_rows_stay_readable(language: str, shape: str, length: int) -> None:
    view = long_row(somewhere(4, 2, 60), length)
    picture = Picture(GAME.draw(view, language=language, shape=shape))
    check_lettering(picture)
    assert len(picture.of_class("tile")) == length + (view["held"] is not None)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_fits_its_tile(language: str, shape: str) -> None:
    view = long_row(somewhere(2, 1, 0), 30)
    picture = Picture(GAME.draw(view, language=language, shape=shape))
    for tile in view["row"]:
        if tile["event"]:
            own = f"tile-{tile['id']}"
            card = next(picture.by_id[own].iter(f"{SVG}rect"))
            face = [text for text in picture.texts if own in text.ids and "pale" in text.colour]
            left, top = min(text.left for text in face), min(text.top for text in face)
            assert max(text.right for text in face) - left <= float(card.get("width", 0)) - 12
            assert max(text.bottom for text in face) - top <= float(card.get("height", 0)) - 20
            effect = " ".join(text.text for text in face if text.text)
            assert str(tile["number"]) in effect


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", sorted(DECISIONS))
def test_every_choice_has_its_piece(name: str, shape: str) -> None:
    state = DECISIONS[name]
    offers = choices(state)
    assert all(offer.target or offer.notation == "stop" for offer in offers)
    check_pieces(Picture(GAME.draw(state.view(state.seat), choices=offers, shape=shape)), offers)


def test_choices_of_a_seat_shown_small_have_their_pieces_too() -> None:
    state = DECISIONS["lay-land"]
    other = (state.seat + 1) % 3
    picture = Picture(GAME.draw(state.view(other), choices=choices(state), seat=other))
    legal = [offer for offer in choices(state) if offer.refusal is None]
    assert all(picture.by_id[offer.target].get("data-move") == offer.notation for offer in legal)


@given(positions, st.sampled_from(SHAPES))
def test_the_whole_view_is_in_the_picture(state: Tribes, shape: str) -> None:
    view = state.view(None)
    picture = Picture(GAME.draw(view, shape=shape))
    shown = picture.by_id
    seen = Counter(e.get("data-piece", "") for e in picture.root.iter())
    for tribe in view["tribes"]:
        seat = tribe["seat"]
        for tile in tribe["land"]:
            drawn = shown[f"land-{seat}-{tile['q']},{tile['r']}"]
            assert ("exhausted" in drawn.get("class", "").split()) == tile["exhausted"]
        for track in view["tracks"]:
            assert f"marker-{seat}-{track['id']}" in shown
        assert seen[f"stone-{seat}"] == sum(
            b["stones"].count(seat) for b in view["boards"] if b["up"]
        )
        assert (f"arrow-{seat}" in shown) == (not tribe["arrow"] or seat == max(view["seat"], 0))
    assert len(picture.of_class("board")) == 12
    assert len(picture.of_class("down")) == sum(not b["up"] for b in view["boards"])
    for epoch, count in enumerate(view["stacks"], 1):
        assert picture.words(f"stack-{epoch}") == [str(count)]
    assert picture.words("end")[-1] == f"{view['end']['struck']} of {view['end']['needed']}"
    assert picture.words("bag")[1:] == [str(count) for count in view["bag"].values()]
    if not view["over"]:
        for tile in view["row"]:
            check_tile(picture, tile)


def check_tile(picture: Picture, tile: dict[str, Any]) -> None:
    drawn = picture.by_id[f"tile-{tile['id']}"]
    shells = [e for e in drawn.iter() if e.get("data-piece") == "shell"]
    assert len(shells) == min(tile["shells"], 4)
    if tile["shells"] > 4:
        assert str(tile["shells"]) in picture.words(f"tile-{tile['id']}")


def members_shown(picture: Picture, seat: int, tile: dict[str, Any]) -> int:
    """How many members a reader counts on a tile: figures, or the number beside them."""
    start = f"member-{seat}-{tile['q']},{tile['r']}-"
    figures = [i for i in picture.ids if i.startswith(start)]
    numbers = picture.words(f"members-{seat}-{tile['q']},{tile['r']}")
    return int(numbers[0]) if numbers else len(figures)


@given(positions, st.sampled_from(SHAPES))
def test_members_are_counted_right(state: Tribes, shape: str) -> None:
    view = state.view(None)
    picture = Picture(GAME.draw(view, shape=shape))
    for tribe in view["tribes"]:
        for tile in tribe["land"]:
            if tile["members"]:
                assert members_shown(picture, tribe["seat"], tile) == tile["members"]
    own = view["tribes"][max(view["seat"], 0)]
    reserve = [i for i in picture.ids if i.startswith(f"member-{own['seat']}-reserve-")]
    shells = [i for i in picture.ids if i.startswith(f"shell-seat-{own['seat']}-")]
    assert (len(reserve), len(shells)) == (own["reserve"], own["shells"])


def test_land_in_hand_is_shown() -> None:
    state = DECISIONS["lay-land"]
    assert "next-land" in Picture(GAME.draw(state.view(None))).by_id
    state = DECISIONS["pick-land"]
    picture = Picture(GAME.draw(state.view(None), choices=choices(state)))
    shown = {name for name in picture.ids if name.startswith("drawn-")}
    assert shown == {f"drawn-{kind}" for kind in state.view(None)["drawn"]}


def test_the_end_is_announced_and_then_told() -> None:
    last = [state.copy() for state in walk(3, 1) if state.ending]
    running, over = last[0], last[-1]
    assert over.over
    assert "last-round" in Picture(GAME.draw(running.view(None))).by_id
    picture = Picture(GAME.draw(over.view(None), names=["Ada", "Ben", "Cleo"]))
    assert "last-round" not in picture.by_id
    for seat, score in enumerate(over.scores()):
        assert picture.words(f"result-{seat}")[-1] == str(score)
    winner = ["Ada", "Ben", "Cleo"][over.winners()[0]]
    assert any(winner in word for word in picture.words("result"))


@pytest.mark.parametrize("shape", SHAPES)
def test_ones_own_signs_are_said_to_be_points(shape: str) -> None:
    """Before others the same signs count what they have."""
    picture = Picture(GAME.draw(somewhere(3, 1, 40).view(0), seat=0, shape=shape))
    said = [text for text in picture.texts if text.text.startswith("Points from")]
    assert said
    assert all("supply-0" in text.ids for text in said)


def test_a_long_event_makes_no_low_window_scroll() -> None:
    """Its words take a line more; the air between the boards and the lands gives it."""
    state, chance = GAME.new(seats=2, seed=5), seeded(0)
    for _ in range(42):
        state.play(GAME.judge.rollout(state, chance))
    picture = Picture(GAME.draw(state.view(0), room=(949, 660), language="de"))
    assert picture.height == pytest.approx(picture.width * 660 / 949, abs=1)
