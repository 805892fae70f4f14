"""The picture of Tindaya, read back: pieces, choices, texts, and what threatens the islands."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from atoll.draw.board import SHAPES
from atoll.engine.chance import seeded
from atoll.engine.session import choices
from atoll.games.tindaya import GAME
from atoll.games.tindaya.board import BOARD
from atoll.games.tindaya.decisions.barter import ANSWER, GIVE, has_swaps
from atoll.games.tindaya.decisions.events import EVENT_IDOL
from atoll.games.tindaya.forecast import lessons
from atoll.games.tindaya.land import controlled
from atoll.games.tindaya.names import HEXES, TRADES
from atoll.games.tindaya.state import END, Tindaya
from atoll.testing.promises.pictures import check_pieces
from atoll.testing.reading import Picture
from tests.tindaya.positions import ask, begun, hold, new, table
from tests.walks import Walks

CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {"dowry": True}),
    (2, {"lesson": 1}),
    (2, {"difficulty": "hard", "layout": "random"}),
    (4, {"mode": "dominion", "traitor": True, "dowry": True}),
    (3, {"layout": "free", "red": 4}),
]


def begin(case: int, seed: int) -> Tindaya:
    seats, options = CASES[case]
    return new(seats, seed, **options)


WALKS = Walks(begin)


def walk(case: int) -> Iterator[Tindaya]:
    return WALKS.walk(case, 1)


@cache
def decisions() -> dict[str, Tindaya]:
    return WALKS.decisions(*((case, 1) for case in range(len(CASES))))


def drawn(state: Tindaya, language: str = "en", **how: Any) -> Picture:
    """The picture as the seat to decide sees it; at the end as everybody does."""
    seat = None if state.over else state.seat
    offers = [] if state.over else choices(state, language)
    return Picture(BOARD.draw(state.view(seat), choices=offers, language=language, **how))


@pytest.mark.parametrize("shape", SHAPES)
def test_every_choice_has_its_piece(shape: str) -> None:
    assert len(decisions()) > 12
    for state in decisions().values():
        check_pieces(drawn(state, shape=shape), choices(state))


def test_everything_that_is_asked_can_be_pointed_at() -> None:
    for name, state in decisions().items():
        if name != "fertility-idol":  # all villagers or all animals: no single piece
            assert all(state.target(move) for move in state.moves()), name


# The archipelago


def test_every_hex_tells_what_stands_on_it() -> None:
    state = begun(4, mode="dominion")
    picture = drawn(state)
    for place in state.view(None)["hexes"]:
        said = picture.by_id[f"hex-{place['at']}"][0].text or ""
        if place["site"] in ("pigs", "herd") and place["animals"]:
            assert f"{place['animals']} animal" in said
        for seat, folk in enumerate(place["villagers"]):
            if folk:
                assert f"{('Blue', 'Orange', 'Green', 'Pink')[seat]}: " in said
                assert f" {'one' if folk == 1 else folk} villager" in said


def test_coming_catastrophes_show_the_area_they_hit() -> None:
    state = decisions()["act"]
    picture = drawn(state)
    placed = [each["event"] for each in state.view(None)["events"] if each["number"]]
    assert placed
    for event in placed:
        if event in ("acoran", "moneiba", "tsunami", "eruption"):
            assert f"area-{event}" in picture.by_id


# Tribes


def test_the_own_tribe_shows_its_goods_and_squares() -> None:
    state = begun(2)
    tribe = state.view(state.seat)["tribes"][state.seat]
    for shape in SHAPES:
        picture = drawn(state, shape=shape)
        for name, n in tribe["goods"].items():
            assert picture.words(f"good-{state.seat}-{name}") == [str(n)]
        for trade in ("fishing", "pigs", "herd", "crops"):
            assert f"square-{state.seat}-develop-{trade}" in picture.by_id
            assert f"square-{state.seat}-produce-{trade}" in picture.by_id


def test_a_used_square_is_crossed_out() -> None:
    state = begun(2)
    state.tribes[state.seat].used = 1 << 4  # fishing has produced
    square = drawn(state).by_id[f"square-{state.seat}-produce-fishing"]
    assert [e for e in square.iter() if "stroke-spent-ink" in e.get("class", "")]


def test_other_tribes_are_one_click_away_on_a_wide_page() -> None:
    state = begun(4)
    looks = [e.get("data-look") for e in drawn(state).of_class("player")]
    others = [(state.seat + after) % 4 for after in (1, 2, 3)]
    assert sorted(filter(None, looks)) == sorted(str(seat) for seat in others)
    assert not [e for e in drawn(state, shape="narrow").root.iter() if e.get("data-look")]


def test_the_idols_of_others_stay_hidden() -> None:
    state = begun(2)
    other = 1 - state.seat
    state.tribes[other].idols[6] = 1
    svg = BOARD.draw(state.view(state.seat), seat=state.seat)
    assert "Movement" not in svg
    state.tribes[state.seat].idols[6] = 1
    assert "Movement" in BOARD.draw(state.view(state.seat), seat=state.seat)


# Mount Tindaya and what belongs to nobody


def test_strips_show_what_was_given() -> None:
    state = begun(2)
    state.offered[0] = 1  # the first seat gave one unit to Acoran
    picture = drawn(state)
    strip = picture.by_id["strip-acoran-1"]
    marks = [e for e in strip.iter() if "fill-seat-0" in e.get("class", "")]
    assert len(marks) == 1
    said = [e.text or "" for e in strip if e.tag.endswith("title")]
    assert said[0].endswith("1 of 2")


def test_thermometers_tell_wrath_and_reach() -> None:
    state = begun(2)
    state.wrath[0], state.wrath[1] = 3, 0
    picture = drawn(state)
    assert picture.by_id["wrath-acoran"][0].text == "Wrath 3: catastrophes reach 3 hexes far"
    assert picture.by_id["wrath-moneiba"][0].text == "Wrath 0: catastrophes reach one hex far"


def test_the_wilderness_and_the_conquistadors_are_counted() -> None:
    state = begun(2)
    view = state.view(None)
    words = drawn(state).words("stores")
    assert str(view["wilderness"]["pigs"]) in words
    assert f"{view['conquistadors']}/{view['limit'] - 1}" in words


def test_conditions_or_solidarity_say_what_is_wanted() -> None:
    alliance = begun(2)
    words = " ".join(drawn(alliance).words("goals"))
    assert "Highest wrath" in words
    dominion = begun(3, mode="dominion")
    assert len(drawn(dominion).words("solidarity")) == 3


# What comes, and the end


def deaths(state: Tindaya) -> Counter[int]:
    """Everybody passes for the era: how many die of hunger or cold, by seat."""
    state.story = []
    era = state.era
    while not state.over and state.era == era:
        wanted = {"act": ("pass", "end"), "feed": ("menu",)}.get(state.task.matter.name, ())
        moves = {state.notation(move): move for move in state.moves()}
        state.play(next((moves[name] for name in wanted if name in moves), state.moves()[0]))
    return Counter(told.seat for told in state.story if told.words.key == "die")


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_plan_says_who_will_starve_or_freeze(seed: int) -> None:
    state = begun(3, seed)
    state.tribes[0].goods[0] = seed % 3  # fish
    state.tribes[1].goods[0] = 9
    for place in controlled(state, 1):
        state.villagers[HEXES + place] = 3
    state.tribes[1].villagers = 3 * len(controlled(state, 1))
    coming = state.view(None)["forecast"]["tribes"]
    dying = {each["seat"]: each["hungry"] + each["cold"] for each in coming}
    assert dying[0] == coming[0]["hungry"] > 0
    assert deaths(state) == {seat: n for seat, n in dying.items() if n}


def test_the_plan_is_drawn() -> None:
    state = begun(2)
    for tribe in state.tribes:
        tribe.goods[:14] = [0] * 14
    words = " ".join(drawn(state).words("plan"))
    assert "starve" in words
    assert "offering fails" in words
    state.tribes[0].goods[0] = 9
    spoiled = state.view(None)["forecast"]["tribes"][0]
    assert spoiled["hungry"] == 0
    assert 0 < spoiled["garbage"]["fish"] < 9
    assert "garbage" in " ".join(drawn(state).words("plan"))


def test_the_plan_says_that_events_may_come_before_learning() -> None:
    state = begun(1, lesson=1)
    place = next(p for p in state.land if state.villagers[HEXES + p])
    state.nobles[place] += 1
    trade = TRADES[state.site[place] - 1]
    state.standees[:] = bytes(len(state.standees))
    coming = state.view(None)["forecast"]["tribes"][0]
    assert (coming["learns"], coming["may_learn"]) == ([], [trade])  # nobody knows what will be hit
    assert "if the events spare" in " ".join(drawn(state).words("plan"))
    state.standees[:] = bytes([1] * len(state.standees))
    hit = {"hexes": [state.geography.names[place]]}
    assert lessons(state, 0, []) == ([trade], [])
    assert lessons(state, 0, [hit]) == ([], [trade])


def test_the_plan_names_events_whose_place_nobody_knows() -> None:
    state = begun(2)
    assert "nobody knows from where" not in " ".join(drawn(state).words("plan"))
    for event in range(len(state.standees)):
        state.standees[event] = 0
    assert "nobody knows from where" in " ".join(drawn(state).words("plan"))
    assert state.view(None)["forecast"]["hits"] == []


def test_what_events_will_hit_is_there_while_idols_may_avert_it() -> None:
    state = begun(2)
    state.phase = END
    hold(state, EVENT_IDOL)
    assert state.view(None)["forecast"]["tribes"] == []
    assert "What the events will hit" in " ".join(drawn(state).words("plan"))


def test_the_plan_tells_births_waste_learning_and_points() -> None:
    state = begun(2, mode="dominion")
    tribe = state.tribes[0]
    tribe.goods[:14] = [0] * 14
    place = controlled(state, 0)[0]
    state.villagers[place] += 1
    tribe.villagers += 1
    coming = state.view(None)["forecast"]["tribes"][0]
    assert coming["born"] >= 1
    assert coming["hungry"] == tribe.villagers + coming["born"]
    assert coming["points"] <= -coming["hungry"]
    tribe.goods[0] = 20  # fish
    coming = state.view(None)["forecast"]["tribes"][0]
    assert coming["hungry"] == 0
    assert coming["garbage"] == {"fish": 20 - tribe.villagers - coming["born"]}


def test_the_hex_that_a_decision_is_about_is_ringed() -> None:
    state = decisions()["party"]
    picture = drawn(state)
    ringed = picture.by_id[f"hex-{state.view(None)['focus']}"]
    assert [each for each in ringed.iter() if each.get("id") == "focus"]
    assert "focus" not in drawn(begun(2)).by_id


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("case", range(len(CASES)))
def test_the_end_is_told(case: int, shape: str) -> None:
    *_, over = walk(case)
    picture = drawn(over, shape=shape)
    assert picture.words("result")[0]
    if CASES[case][1].get("mode") == "dominion":
        for seat, score in enumerate(over.scores()):
            assert picture.words(f"result-{seat}") == [str(score).replace("-", "−")]
    assert not any(name.startswith("reach-") for name in picture.ids), "nothing strikes any more"
    assert not any("Dotted" in text for text in picture.words("events"))


def test_a_barter_shows_its_swaps() -> None:
    state = table(2)
    for seat, good in ((0, 0), (0, 2), (1, 15)):
        state.tribes[seat].goods[good] = 2
    ask(state, GIVE, 0, 1)
    state.play(state.parse("fish"))
    assert state.view(0)["barter"]["give"] == {"fish": 1}
    while state.task.matter is not ANSWER:
        state.play(state.parse("send" if has_swaps(state) else state.notation(state.moves()[0])))
    picture = drawn(state)
    assert picture.words("barter")[0] == "Blue offers Orange"
    said = [e.text for e in picture.by_id["barter"].iter() if e.tag.endswith("title")]
    assert said == ["1 fish", "1 clay"]


@pytest.mark.parametrize("room", [(935, 656), (983, 651)])
def test_four_tribes_fit_a_low_window(room: tuple[int, int]) -> None:
    """What may be done by buttons stands where there is room; hardly ever does a page scroll for it."""
    state, chance, fits = new(4, 6, mode="dominion"), seeded(6), []
    for ply in range(280):
        if ply % 14 == 0:
            scene = BOARD.scene(
                state.view(state.seat), choices(state), state.seat, "de", None, True
            )
            (width, height), _ = BOARD.filling(room, scene)
            fits.append(height * room[0] / width <= room[1] + 4)
        state.play(GAME.judge.rollout(state, chance))
    assert sum(fits) >= len(fits) * 0.9


def test_the_plan_says_which_tribe_has_no_noble_left() -> None:
    state = begun(2)
    orange = 1
    state.tribes[orange].nobles = 0
    said = " ".join(Picture(GAME.draw(state.view(0))).words("plan"))
    assert "Orange: no noble left, everybody would lose." in said
    state.tribes[orange].nobles = 1
    assert "no noble left" not in " ".join(Picture(GAME.draw(state.view(0))).words("plan"))


def test_the_map_of_two_tribes_takes_the_room_of_a_low_window() -> None:
    """The only other tribe stands at the right while there is room for it."""
    picture = drawn(begun(2, mode="dominion"), room=(949, 660), language="de")
    at = [
        float(str(each.get("transform")).removeprefix("translate(").split()[0])
        for name, each in picture.by_id.items()
        if name.startswith("hex-")
    ]
    assert picture.height == pytest.approx(picture.width * 660 / 949, abs=1)
    assert max(at) - min(at) > picture.width * 0.46


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_invention_is_squeezed_in_a_low_window(language: str) -> None:
    picture = drawn(begun(2), room=(949, 660), language=language)
    lines = [each for each in picture.texts if each.ids[-1].startswith("trade-")]
    assert [each.text for each in lines if each.squeezed < 0.88] == []
