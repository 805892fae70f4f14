"""The picture of Atua, read back: pieces, choices, texts, and the place where a card is laid."""

from functools import cache
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.draw.board import SHAPES
from atoll.engine.session import choices
from atoll.engine.words import numeral
from atoll.games.atua.board import BOARD
from atoll.games.atua.grid import height, width
from atoll.games.atua.parts import SOURCES
from atoll.games.atua.state import Atua
from atoll.testing.promises.pictures import check_pieces
from atoll.testing.reading import Picture
from atoll.text import LANGUAGES
from tests.atua.islands import island
from tests.atua.positions import fates, holds, mark, new, own, table
from tests.walks import Walks

EXPECTED = {"take", "place", "buy", "reveal", "score", "pick", "leave"}


def begin(seats: int, seed: int) -> Atua:
    """A game with or without the tiles."""
    tiles = seats > 1 and seed % 3 > 0
    return new(seats, seed, **({"inhabitants": True, "fate": True} if tiles else {}))


WALKS = Walks(begin)
walk, somewhere = WALKS.walk, WALKS.somewhere


@cache
def decisions() -> dict[str, Atua]:
    return WALKS.decisions((1, 1), (3, 2), (6, 4))


positions = st.builds(
    somewhere, st.sampled_from([1, 2, 3, 4, 5, 6]), st.integers(0, 5), st.integers(0, 100)
)


def drawn(state: Atua, seat: int | None = None, **how: Any) -> Picture:
    """The picture as the seat to decide, or another, sees it."""
    seat = seat if seat is not None or state.over else state.seat
    offers = [] if state.over or seat != state.seat else choices(state)
    return Picture(BOARD.draw(state.view(seat), choices=offers, seat=seat, **how))


def test_random_walks_meet_the_decisions() -> None:
    assert decisions().keys() == EXPECTED


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", sorted(EXPECTED - {"place"}))
def test_every_choice_has_its_piece(name: str, shape: str) -> None:
    offers = choices(decisions()[name])
    check_pieces(drawn(decisions()[name], shape=shape), offers)


# Laying a card


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_places_lie_in_the_field(seats: int, shape: str) -> None:
    for state in walk(seats, 3):
        if state.over or state.decision().name != "place":
            continue
        laying = drawn(state, shape=shape).by_id["laying"]
        left, top, right, bottom = (
            int(laying.get(f"data-{side}", "")) for side in ("left", "top", "right", "bottom")
        )
        field = laying[0]
        assert "laying-field" in field.get("class", "").split()
        sides = [float(field.get(name, "")) for name in ("x", "y", "width", "height")]
        assert sides == [left, top, right - left, bottom - top]
        places = laying.get("data-places", "").split()
        assert places == [state.notation(move) for move in state.legal]
        for place in places:
            x, y, turn = map(int, place.split(","))
            assert left <= x <= right - width(turn)
            assert top <= y <= bottom - height(turn)


def test_the_card_in_hand_can_be_shown_anywhere() -> None:
    state = decisions()["place"]
    picture = drawn(state)
    card = state.view(state.seat)["card"]
    assert picture.by_id["laying"].get("data-card") == card["id"]
    held = picture.by_id["held-card"]
    moved = [e.get("transform", "").split(" scale")[0] for e in held.iter()]
    for each in card["symbols"]:
        assert f"translate({each['x'] + 1} {each['y'] + 1})" in moved
    assert not [e for e in held.iter() if e.get("id", "held-card") != "held-card"]


def test_only_who_lays_can_lay() -> None:
    state = decisions()["place"]
    others = [seat for seat in range(len(state.islands)) if seat != state.seat]
    for seat in (None, *others):
        picture = Picture(BOARD.draw(state.view(seat), seat=seat))
        assert "laying" not in picture.by_id
        assert "held-card" not in picture.by_id
        assert f"card-{state.view(seat)['card']['id']}" in picture.by_id


def test_the_field_and_the_island_have_the_same_scale() -> None:
    picture = drawn(decisions()["place"])
    seat = decisions()["place"].seat
    assert picture.by_id["laying"].get("transform") == (
        picture.by_id[f"island-{seat}"].get("transform")
    )


def test_the_ruler_is_seen_while_a_volcano_is_laid() -> None:
    state = table(row="v06 i04 b06 i01")
    state.play(state.parse("v06"))
    assert drawn(state).words("ruler")[:3] == ["1", "2", "3"]
    other = table()
    other.play(other.parse("i04"))
    assert "ruler" not in drawn(other).by_id


# What is seen


@settings(max_examples=30, deadline=None)
@given(positions, st.sampled_from(SHAPES))
def test_the_whole_view_is_in_the_picture(state: Atua, shape: str) -> None:
    view = state.view(None)
    picture = Picture(BOARD.draw(view, shape=shape))
    for player in view["players"]:
        seat = player["seat"]
        symbols = [e for e in picture.by_id[f"island-{seat}"] if e.get("class") == "symbol"]
        assert [(e.get("data-x"), e.get("data-y")) for e in symbols] == [
            (str(each["x"]), str(each["y"])) for each in player["symbols"]
        ]
        for card in player["island"]:
            laid = picture.by_id[f"laid-{card['id']}"]
            assert laid.get("data-piece") == f"card-{card['id']}"  # it glides from the row
        assert numeral(view["scores"][seat]) in picture.words(f"player-{seat}")
        if shape == "narrow" or not view["over"] or seat != max(view["seat"], 0):
            for source in player["sources"]:
                check_source(picture, seat, source)
    if not view["over"]:
        for card in view["row"]:
            assert f"card-{card['id']}" in picture.by_id
            nuts = picture.words(f"nuts-{card['id']}") if card["coconuts"] else []
            assert nuts == ([f"+{card['coconuts']}"] if card["coconuts"] else [])
    for tile in view["fates"]:
        assert f"fate-{tile['id']}" in picture.by_id


def check_source(picture: Picture, seat: int, source: dict[str, Any]) -> None:
    """What a source is worth now, or what it brought."""
    n = source["points"] if source["scored"] else source["worth"]
    assert str(n) in picture.words(f"source-{seat}-{source['source']}")


def test_the_picture_is_called_by_its_round_or_alone_by_its_turn() -> None:
    said = {seats: BOARD.draw(somewhere(seats, 1, 50).view(0), language="de") for seats in (1, 2)}
    assert f"<title>Atua, Zug {somewhere(1, 1, 50).round()} von 18</title>" in said[1]
    assert f"<title>Atua, Runde {somewhere(2, 1, 50).round()} von 9</title>" in said[2]


def test_points_below_nought_have_a_true_minus() -> None:
    assert [numeral(n) for n in (-3, 0, 4)] == ["−3", "0", "4"]


def test_a_scored_source_names_its_stack() -> None:
    state = mark(table(), 0, "canoe", 7, scoring=2)
    assert drawn(state).words("source-0-canoe")[-2:] == ["B", "7"]


def test_too_many_of_those_who_need_something_are_pointed_out() -> None:
    state = table(village_of="d2")  # a canoe and no palm
    assert "1 too many" in drawn(state).words("source-0-canoe")
    assert "1 too many" not in " ".join(drawn(table()).words("source-0-canoe"))


def struck(piece: Element) -> int:
    return len([e for e in piece.iter() if "stroke-loss" in e.get("class", "")])


def test_a_totem_that_is_there_twice_is_struck_out() -> None:
    state = table()
    state.islands[0] = island("d1; i03 5 0 0")  # two salamanders
    assert struck(drawn(state).by_id["source-0-totem"]) == 1
    assert struck(drawn(table()).by_id["source-0-totem"]) == 0


def test_prices_rise_along_the_row_and_coconuts_lie_on_cards() -> None:
    state = table(nuts=(2, 0, 1, 0))
    assert drawn(state).words("row") == [
        *("Row", "free", "+2", "−1", "−2", "+1", "−3"),
    ]


def test_volcanoes_show_the_points_of_their_distance() -> None:
    state = table()
    state.islands[0] = island("d1; v06 0 3 0")
    n = state.view(0)["players"][0]["volcanoes"][0]["points"]
    assert drawn(state).words("stage-island") == [f"+{n}" if n else "0"]


def test_fate_tiles_show_stakes_price_and_standing() -> None:
    state = fates(table(fate=True), "canoes", "birds-palms")
    tile = {each["id"]: each for each in state.view(0)["fates"]}
    words = drawn(state).words("fate-canoes")
    assert f"+{tile['canoes']['gain']}" in words
    assert f"−{tile['canoes']['loss']}" in words
    assert f"−{tile['canoes']['cost']}" in words
    bought = own(state, 1, "canoes")
    assert f"−{tile['canoes']['cost']}" not in drawn(bought).words("fate-canoes")


def test_another_inhabitant_is_face_down() -> None:
    state = holds(holds(table(inhabitants=True), 0, "hina"), 1, "ika")
    picture = drawn(state)
    assert "Hina" in picture.words("inhabitant-0")
    assert picture.words("inhabitant-1") == []
    assert "Ika" not in str(BOARD.draw(state.view(0), seat=1))
    assert "Ika" in drawn(holds(state, 1, "ika", revealed=True), seat=1).words("inhabitant-1")


def test_who_has_chosen_in_secret_is_seen_but_not_what() -> None:
    state = next(s for s in walk(3, 2) if not s.over and s.decision().name == "score")
    chooser = state.seat
    state.play(state.legal[0])
    picture = drawn(state)
    assert "has chosen" in picture.words(f"player-{chooser}")
    assert "has chosen" not in picture.words(f"player-{state.seat}")
    mine = drawn(state, seat=chooser)
    ticks = [name for name in SOURCES if "stroke-glow" in inside(mine, f"source-{chooser}-{name}")]
    assert ticks == state.view(chooser)["players"][chooser]["chosen"]


def inside(picture: Picture, element_id: str) -> str:
    """The classes of everything in an element."""
    return " ".join(e.get("class", "") for e in picture.by_id[element_id].iter())


def test_other_islands_are_one_click_away_on_a_wide_page() -> None:
    state = somewhere(4, 1, 50)
    looks = [e.get("data-look") for e in drawn(state).of_class("player")]
    others = [(state.seat + after) % 4 for after in (1, 2, 3)]
    assert looks == [None, *(str(seat) for seat in others)]
    assert not [e for e in drawn(state, shape="narrow").root.iter() if e.get("data-look")]


def test_tahuma_shows_his_score_line_by_line() -> None:
    state = somewhere(1, 1, 60)
    tahuma = state.view(0)["tahuma"]
    words = drawn(state).words("tahuma")
    assert words[1] == str(tahuma["score"])
    for n in tahuma["breakdown"].values():
        assert str(n) in words


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_end_is_told(seats: int, shape: str) -> None:
    over = somewhere(seats, 2, 100)
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Flo"][:seats]
    picture = Picture(BOARD.draw(over.view(None), names=names, shape=shape))
    for seat, score in enumerate(over.scores()):
        assert picture.words(f"result-{seat}") == [numeral(score)]
    verdict = picture.words("result")[0]
    if seats == 1:
        assert verdict == ("Tahuma is beaten" if over.winners() else "Tahuma wins")
    else:
        assert all(names[seat] in verdict for seat in over.winners())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [(778, 718), (935, 656), (1040, 816)])
@pytest.mark.parametrize("tiles", [False, True])
def test_the_score_sheet_cuts_no_word(language: str, room: tuple[int, int], tiles: bool) -> None:
    state = new(6, 3, inhabitants=tiles, fate=tiles)
    while not state.over:
        state.play(state.moves()[0])
    picture = drawn(state, 0, language=language, room=room)
    assert [box.text for box in picture.texts if "…" in box.text] == []
