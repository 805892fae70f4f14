"""The coach leads through every decision, in three languages, and warns of what comes."""

from pathlib import Path
from typing import Any

import pytest

from atoll.engine.chance import seeded
from atoll.engine.decision import Decision
from atoll.engine.words import Words
from atoll.games import tindaya
from atoll.games.tindaya.decisions.matters import MATTERS
from atoll.games.tindaya.forecast import forecast
from atoll.games.tindaya.guide import doom, last_nobles, warning
from atoll.games.tindaya.names import CATASTROPHES, EVENTS, HEXES, NOWHERE
from atoll.games.tindaya.state import BEATEN, Tindaya
from atoll.games.tindaya.words import hex_words
from atoll.text import LANGUAGES
from tests.tindaya.positions import begun, new

TEXTS = Path(tindaya.__file__).parent / "text"


def keys(language: str) -> list[str]:
    lines = (TEXTS / f"guide.{language}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.split(" = ")[0] for line in lines if " = " in line]


def advice(state: Tindaya, language: str = "en") -> list[str]:
    found = state.guide()
    assert found is not None
    return [state.say(words, language) for words in found.advice]


def test_every_decision_is_explained_in_three_languages() -> None:
    asked = {name for name, matter in MATTERS.items() if isinstance(matter, Decision)}
    assert {f"guide-{name}" for name in asked} <= set(keys("en"))
    assert keys("en") == keys("de") == keys("it")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"lesson": 1}), (2, {"lesson": 2}), (3, {"mode": "dominion", "traitor": True})],
)
def test_a_whole_game_is_led_step_by_step(seats: int, options: dict[str, Any]) -> None:
    state, chance = new(seats, **options), seeded(2)
    era, last = 1, 0
    while not state.over:
        found = state.guide()
        assert found is not None
        for language in LANGUAGES:
            said = [state.say(words, language) for words in [*found.steps, found.then]]
            assert all([*said, *advice(state, language)])
        if state.era == era:
            assert found.now >= last
        era, last = int(state.era), found.now
        state.play(chance.pick(state.moves()))
    assert state.guide() is None


def test_a_lesson_says_first_what_it_is_for() -> None:
    assert advice(new(1, lesson=1))[0].startswith("Learning game 1: one era.")
    assert not advice(new(1))[0].startswith("Learning game")


def test_a_learning_game_says_how_its_goals_are_reached() -> None:
    state = begun(1, lesson=1)
    said = advice(state)
    assert any(line.startswith("One trade is still to be learned: end the era") for line in said)
    assert any(line.startswith("To win back fort ") for line in said)
    state.first_fort = BEATEN
    state.tribes[0].trades = 0b111
    assert not [line for line in advice(state) if "win back" in line or "still to be" in line]
    assert not [line for line in advice(begun(1)) if "win back" in line or "still to be" in line]


def test_the_coach_warns_of_hunger_and_angry_gods() -> None:
    state = begun(2)
    tribe = state.tribes[state.seat]
    tribe.goods[:14] = [0] * 14
    said = advice(state)
    assert said[0].startswith("At the end of this era Moneiba would destroy the world")
    starve, wants = [i for i, line in enumerate(said) if "starve" in line or "still wants" in line]
    assert "of your villagers would starve" in said[starve]
    assert said[wants].startswith("Acoran still wants ")
    tribe.goods[0] = 9  # fish
    assert "starve" not in " ".join(advice(state))


def test_the_coach_says_what_a_catastrophe_does_once_it_is_known() -> None:
    state = begun(1, lesson=1)
    acoran = EVENTS.index("acoran")
    state.cards[acoran] = CATASTROPHES.index("drought")
    said = state.say(warning(state, "acoran", 2), "en")
    assert said.startswith("2 of your natives stand where “Drought” strikes. It destroys crops")
    state.cards[acoran] = NOWHERE
    said = state.say(warning(state, "acoran", 1), "en")
    assert said.startswith("One of your natives stands where Acoran’s catastrophe strikes")


def test_the_coach_warns_when_the_last_nobles_stand_where_disaster_strikes() -> None:
    state = begun(2)
    seat = state.seat
    coming = forecast(state)
    assert coming is not None
    nobles = [place for place in range(HEXES) if state.nobles[seat * HEXES + place]]
    names = [state.geography.names[place] for place in nobles]
    hits = [{"event": "tsunami", "hexes": names, "natives": [0, 0]}]
    assert last_nobles(state, seat, coming | {"hits": []}) == []
    assert last_nobles(state, seat, coming | {"hits": hits}) == [Words("guide-warn-noble")]
    other = 1 - seat
    assert last_nobles(state, other, coming | {"hits": hits}) == [Words("guide-warn-noble-other")]
    spared = [{**hits[0], "hexes": names[1:]}]
    assert last_nobles(state, seat, coming | {"hits": spared}) == []


def test_the_coach_warns_of_ships_before_all_else_that_does_not_end_the_game() -> None:
    state = begun(2)
    ship = EVENTS.index("white")
    state.standees[:] = bytes(len(state.standees))
    state.event = next(
        number for number, event in enumerate(state.parts.events) if ship in event.symbols
    )
    state.standees[ship] = next(n for n, place in enumerate(state.chasms) if n and place != NOWHERE)
    said = advice(state)
    assert any("the white ship lands" in line for line in said)
    limits = state.parts.limits
    state.parts.limits = [1] * len(limits)
    try:
        assert "too many conquistadors and all lose" in " ".join(advice(state))
    finally:
        state.parts.limits = limits


def test_the_coach_names_the_settlement_that_a_ship_attacks() -> None:
    state = begun(1, lesson=1)
    coming = forecast(state)
    assert coming is not None
    home = next(p for p in state.land if state.villagers[p])
    hit = {"event": "white", "hexes": [state.geography.names[home]], "natives": [1]}
    said = [state.say(words, "en") for words in doom(state, coming | {"hits": [hit]})]
    place = state.say(hex_words(state, home), "en")
    assert f"Where the white ship lands, one settlement is in danger, {place}:" in " ".join(said)
