"""The picture of Atiwa shows the whole view, and every choice has its place in it."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.draw.board import SHAPES
from atoll.engine.session import choices
from atoll.engine.words import Words, numeral
from atoll.games.atiwa import GAME
from atoll.games.atiwa.board.tokens import LYING
from atoll.games.atiwa.parts import CHALLENGES
from atoll.games.atiwa.state import Atiwa
from atoll.testing.promises.pictures import check_pieces
from atoll.testing.reading import SVG, Picture, check_lettering
from atoll.text import LANGUAGES
from tests.walks import Walks

SKIPS = {"stop", "finish"}
EXPECTED = {
    *("place-worker", "choose-action", "place-card", "pay-tree", "place-wild", "place-tree"),
    *("place-fruit", "place-family", "place-goat", "place-bat", "place-tree-fruit", "train"),
    *("house-bats", "fly", "spend-fruit", "feed", "choose-breeding"),
}


def begin(seats: int, seed: int, challenge: str = "none") -> Atiwa:
    state = GAME.new(seats=seats, seed=seed, challenge=challenge)
    assert isinstance(state, Atiwa)
    return state


def walks(challenge: str) -> Walks[Atiwa]:
    return Walks(lambda seats, seed: begin(seats, seed, challenge), shuns=SKIPS.__contains__)


WALKS = walks("none")
CHALLENGED = {challenge: walks(challenge) for challenge in CHALLENGES}
walk, somewhere = WALKS.walk, WALKS.somewhere


@cache
def decisions() -> dict[str, Atiwa]:
    return WALKS.decisions(*((3, seed) for seed in range(6)))


positions = st.builds(
    somewhere, st.sampled_from([1, 2, 3, 4]), st.integers(0, 12), st.integers(0, 100)
)


def test_random_walks_meet_every_decision() -> None:
    assert decisions().keys() >= EXPECTED


@pytest.mark.parametrize("challenge", CHALLENGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_the_goal_of_every_challenge_is_shown(challenge: str, shape: str) -> None:
    for percent in (0, 60, 100):
        state = CHALLENGED[challenge].somewhere(1, 4, percent)
        view = state.view(None)
        picture = Picture(GAME.draw(view, shape=shape, choices=choices(state)))
        check_lettering(picture)
        words = picture.words("goal")
        for entry in view["goal"]:
            have = numeral(entry["have"])
            if entry["what"] != "pollution":
                have += f" of {entry['wanted']}"
            end = ("met" if entry["met"] else "missed") if state.over else ""
            assert have in words or f"{have} · {end}" in words
            assert end in "".join(picture.by_id["goal"].itertext())  # by its sign, at least


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_every_choice_has_its_piece(name: str, shape: str) -> None:
    state = decisions()[name]
    offers = choices(state)
    check_pieces(Picture(GAME.draw(state.view(state.seat), choices=offers, shape=shape)), offers)


@pytest.mark.parametrize("name", ["place-tree", "place-card", "fly"])
def test_choices_of_a_seat_shown_small_have_their_pieces_too(name: str) -> None:
    state = decisions()[name]
    other = (state.seat + 1) % 3
    picture = Picture(GAME.draw(state.view(other), choices=choices(state), seat=other))
    legal = [offer for offer in choices(state) if offer.refusal is None and offer.target]
    assert legal
    assert all(picture.by_id[offer.target].get("data-move") == offer.notation for offer in legal)


def test_the_others_can_be_looked_at_and_offer_nothing_then() -> None:
    state = decisions()["choose-breeding"]
    other = (state.seat + 1) % 3
    picture = Picture(GAME.draw(state.view(other), choices=choices(state), seat=other))
    looks = [e.attrib["data-look"] for e in picture.root.iter() if e.get("data-look")]
    assert sorted(looks) == sorted(str(seat) for seat in range(3) if seat != other)
    assert picture.of_class("choosable") == []
    narrow = GAME.draw(state.view(other), seat=other, shape="narrow")
    assert "data-look" not in narrow


@pytest.mark.parametrize("name", ["place-tree", "place-bat", "place-fruit", "place-tree-fruit"])
def test_a_suggested_cell_shows_the_token_to_come(name: str) -> None:
    state = decisions()[name]
    offers = choices(state)
    assert offers[0].suggested
    picture = Picture(GAME.draw(state.view(state.seat), choices=offers))
    [ghost] = picture.of_class("ghost")
    assert ghost in list(picture.by_id[offers[0].target])


@settings(max_examples=40, deadline=None)
@given(positions, st.sampled_from(SHAPES))
def test_the_whole_view_is_in_the_picture(state: Atiwa, shape: str) -> None:
    view = state.view(None)
    picture = Picture(GAME.draw(view, shape=shape))
    for community in view["communities"]:
        check_tokens(picture, community)
        assert str(community["score"]).replace("-", "−") in picture.words(
            f"community-{community['seat']}"
        )
    check_own(picture, view)
    if not view["over"]:
        check_actions(picture, view)


def check_tokens(picture: Picture, community: dict[str, Any]) -> None:
    """Every token lies on its cell, and nowhere else."""
    seat = community["seat"]
    for card in community["cards"]:
        assert f"card-{seat}-{card['place']}" in picture.by_id
        for cell in card["cells"]:
            drawn = picture.by_id[f"cell-{seat}-{cell['id']}"]
            tokens = [e for e in drawn.iter() if "token" in e.get("class", "").split()]
            kinds = [e.get("class", "").split()[1] for e in tokens]
            assert kinds == list(LYING[cell["content"]])
            polluted = "polluted" in drawn.get("class", "").split()
            assert polluted == (cell["content"] == "polluted")


def check_own(picture: Picture, view: dict[str, Any]) -> None:
    """The supply board, gold and night card of the player shown large."""
    own = view["communities"][max(view["seat"], 0)]
    seat = own["seat"]
    for kind, row in own["supply"].items():
        covered = [i for i in picture.ids if i.startswith(f"{kind}-{seat}-supply-")]
        assert len(covered) == len(view["rows"][kind]) - row["empty"]
    assert picture.words(f"gold-{seat}") == [str(own["gold"])]
    shown = [i for i in picture.ids if i.startswith(f"bat-{seat}-night-")]
    assert len(shown) == min(own["night"], 3)
    workers = [i for i in picture.ids if i.startswith(f"worker-{seat}-hand-")]
    assert len(workers) == own["workers"]
    numbers = picture.words(f"score-{seat}")[::2]  # each has its name
    assert numbers == [str(n).replace("-", "−") for n in own["breakdown"].values()]


def check_actions(picture: Picture, view: dict[str, Any]) -> None:
    """All spaces with their items and workers, the open cards, the stacks and the bag."""
    for space in view["spaces"]:
        taken = "taken" in picture.by_id[f"space-{space['id']}"].get("class", "").split()
        assert taken == (space["worker"] is not None)
        assert (f"worker-{space['id']}" in picture.by_id) == taken
        for i, item in enumerate(space["items"], 1):
            ways = ("-bat", "-wild") if item["op"] == "choice" else ("",)
            assert all(f"item-{space['id']}-{i}{way}" in picture.by_id for way in ways)
    for place, card in enumerate(view["open"], 1):
        shown = picture.by_id[f"open-{place}"].get("data-piece")
        assert shown == (f"card-{card['id']}" if card else None)
    for card in view["locations"]:
        assert f"location-{card['id']}" in picture.by_id
    assert [word for word in picture.words("bag") if word] == [str(n) for n in view["bag"]]
    assert picture.words("deck") == [str(view["deck"])]
    assert ("shift" in picture.by_id) == (view["progress"]["now"] < 7)
    markers = [e for e in picture.root.iter() if e.get("id") == "marker"]
    assert len(markers) == (view["seats"] > 1)


def test_what_is_left_to_place_is_counted() -> None:
    for name in ("place-tree", "place-bat", "place-family", "train", "feed", "pay-tree"):
        view = decisions()[name].view(None)
        words = Picture(GAME.draw(view)).words("hand")
        assert words[-1] == str(view["doing"]["need" if name == "feed" else "left"])


def test_a_card_to_be_laid_is_shown() -> None:
    state = decisions()["place-card"]
    shown = Picture(GAME.draw(state.view(None))).by_id["card-hand"]
    assert shown.get("data-piece") == f"card-{state.view(None)['doing']['card']['id']}"


def test_danger_is_numbered_in_its_order() -> None:
    state = somewhere(1, 3, 50)
    view = state.view(None)
    picture = Picture(GAME.draw(view))
    for card in view["communities"][0]["cards"]:
        for cell in card["cells"]:
            if cell["danger"]:
                assert picture.words(f"cell-0-{cell['id']}")[-1] == str(cell["danger"])


def test_maintenance_tells_what_it_brought_to_everybody() -> None:
    state = decisions()["feed"]
    view = state.view(None)
    picture = Picture(GAME.draw(view))
    for community in view["communities"]:
        report, seat = community["report"], community["seat"]
        if seat != view["seat"] and report["markers"]:
            assert f"+{report['markers']}" in picture.words(f"report-{seat}")
    own = view["communities"][view["seat"]]
    assert str(own["report"]["demand"]) in picture.words(f"coming-{view['seat']}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_is_told(seats: int) -> None:
    over = somewhere(seats, 2, 100)
    names = ["Ada", "Ben", "Cleo", "Dora"][:seats]
    picture = Picture(GAME.draw(over.view(None), names=names))
    for seat, score in enumerate(over.scores()):
        assert picture.words(f"result-{seat}")[-1] == str(score).replace("-", "−")
    assert any(names[over.winners()[0]] in word for word in picture.words("result"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_source_is_cut_at_the_end(language: str) -> None:
    over = somewhere(2, 2, 100)
    drawn = Picture(GAME.draw(over.view(None), language=language, room=(744, 700)))
    words = " ".join(drawn.words("result")).replace("- ", "")  # a long word is parted
    for source in over.breakdown(0):
        assert over.say(Words(f"breakdown-{source}"), language) in words


@pytest.mark.parametrize("seats", [1, 4])
def test_the_end_is_told_on_a_phone_by_sources_with_their_names(seats: int) -> None:
    over = somewhere(seats, 2, 100)
    words = Picture(GAME.draw(over.view(None), shape="narrow")).words("result")
    order = sorted(range(seats), key=lambda seat: -over.scores()[seat])
    first = words.index("Supply board") + 1
    shown = [str(over.breakdown(seat)["supply"]) for seat in order]
    assert words[first : first + seats] == shown
    total = words.index("Total") + 1
    assert words[total : total + seats] == [str(over.scores()[seat]) for seat in order]


@pytest.mark.parametrize("asked", [True, False])
def test_a_tall_tableau_keeps_its_names_and_its_places(asked: bool) -> None:
    state = next(
        state
        for seed in range(40)
        for state in walk(2, seed)
        if not state.over
        and state.decision().name == "place-card"
        and len(state.communities[state.seat].tableau.cards) > 6
    )
    view = state.view(state.seat)
    own = view["communities"][state.seat]
    for row, card in enumerate(own["cards"]):
        card["row"], card["column"], card["place"] = row, 2, f"c{row + 1}"
    offers = choices(state) if asked else []
    picture = Picture(GAME.draw(view, choices=offers, seat=state.seat))
    words = picture.words(f"tableau-{state.seat}")
    assert len([word for word in words if len(word) > 3]) >= len(own["cards"])
    for offer in offers:
        assert offer.target in picture.by_id


def test_in_a_low_window_own_cards_are_called_as_choices_call_them() -> None:
    """Long names are cut short sooner than left out: choices speak of cards by their names."""
    state = next(
        state
        for seed in range(40)
        for state in walk(4, seed)
        if not state.over and len(state.communities[state.seat].tableau.cards) > 9
    )
    picture = Picture(
        GAME.draw(state.view(state.seat), seat=state.seat, language="it", room=(983, 651))
    )
    words = picture.words(f"tableau-{state.seat}")
    cards = state.communities[state.seat].tableau.cards
    assert len([word for word in words if len(word) > 3]) >= len(cards)


@pytest.mark.parametrize("room", [(778, 718), (935, 656), (983, 651), (1040, 816)])
def test_the_spaces_beside_open_cards_have_room_for_their_signs(room: tuple[int, int]) -> None:
    view = begin(4, 5).view(0)
    picture = Picture(GAME.draw(view, room=room))
    beside = [
        space for space in view["spaces"] if any(item["op"] == "open" for item in space["items"])
    ]
    assert len(beside) == 4
    for space in beside:
        box = picture.by_id[f"space-{space['id']}"].find(f"{SVG}rect")
        assert box is not None
        assert float(box.get("width", 0)) >= 24
