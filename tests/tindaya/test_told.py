"""Whoever reads only the log can follow a game of Tindaya."""

import re
from typing import Any

import pytest

from atoll.engine.chance import seeded
from atoll.engine.decision import Decision, Task
from atoll.games.tindaya.decisions.catastrophe import strike
from atoll.games.tindaya.decisions.events import erupt, tsunami
from atoll.games.tindaya.decisions.prophecy import reveal_places
from atoll.games.tindaya.decisions.traitor import CONVERT, strip_tribe
from atoll.games.tindaya.decisions.turn import ACT, NEXT_TURN
from atoll.games.tindaya.decisions.upkeep import GARBAGE, MEAL, OFFERINGS, REPRODUCTION
from atoll.games.tindaya.decisions.visit import VISIT
from atoll.games.tindaya.names import ACORAN, MONEIBA, NOWHERE, TRAITORS
from atoll.games.tindaya.pieces import anger, take_idol
from atoll.games.tindaya.state import Tindaya
from atoll.testing.silence import changes
from atoll.text import LANGUAGES, bundle
from tests.contract import silence
from tests.ledger import rule
from tests.positions import listen, log, refused
from tests.tindaya.positions import (
    ask,
    begun,
    betrayed,
    card,
    ended,
    give,
    hold,
    idol,
    last_era,
    new,
    offering,
    put,
    table,
)


def struck(s: Tindaya, name: str) -> Tindaya:
    """A card strikes at volcano 1."""
    number = card(name)
    god = MONEIBA if number < card("tibicenas") else ACORAN
    s.cards[god] = number
    s.wrath = bytearray(2)
    s.agenda = []
    strike(listen(s), god, s.volcanoes[1])
    s.settle()
    return s


# How it is told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_told_as_an_order(language: str) -> None:
    """What is told of a choice is a sentence of its own, not its name behind a player’s."""
    messages = bundle("tindaya", language)
    seen: set[str] = set()
    for seats, options in ((1, {}), (3, {"dowry": True}), (4, {"mode": "dominion"})):
        s, chance = new(seats, 3, **options), seeded(3)
        while not s.over:
            matter = s.task.matter
            assert isinstance(matter, Decision)
            seen |= {matter.words(s, s.task, move).key for move in s.moves()}
            s.play(chance.pick(s.moves()))
    assert len(seen) > 50
    assert {key for key in seen if "told" not in messages.get_message(key).attributes} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_begin_with_a_capital_letter_and_lines_with_a_name_or_one(language: str) -> None:
    for seats, options in ((1, {}), (4, {"mode": "dominion", "dowry": True})):
        s, chance = listen(new(seats, 5, **options)), seeded(5)
        while not s.over:
            for move in s.moves():
                text = s.describe(move, language)
                assert text[0].isupper() or text[0].isdigit(), text
            s.play(chance.pick(s.moves()))
        for line in log(s, language):
            assert line[0].isupper() or line[0].isdigit(), line
            assert not re.search(r"\b0 ", line), line


# Births and what is eaten


@rule("TI-16.1", "TI-16.2", "TI-16.3", "TI-16.4")
def test_births_are_told() -> None:
    s = table(2)
    put(s, "1,0", villagers=2, site="fishing")
    put(s, "1,1", seat=1, villagers=4, site="herd", animals=5)
    put(s, "4,-1", site="pigs", troops=4)
    s.wild = bytearray([1, 2])
    ask(listen(s), REPRODUCTION)
    assert log(s) == [
        "Livestock has young: at herd 1f.",
        "Born in the wilderness: 1 goat.",
        "One more conquistador for fort 2a.",
        "A villager of Anna is born in fishing settlement 1b.",
        "A villager of Ben is born at herd 1f.",
    ]


@rule("TI-2.2")
def test_that_nobody_is_born_is_told() -> None:
    s = table(2)
    put(s, "1,0", villagers=7, site="fishing")
    s.wild = bytearray(2)
    ask(listen(s), REPRODUCTION)
    assert log(s) == ["No villager of Anna is born: the reserve is empty."]


@rule("TI-16.6", "TI-16.8", "TI-16.10")
def test_what_is_eaten_is_told_and_who_dies() -> None:
    s = table(2)
    put(s, "1,0", villagers=3, site="fishing")
    give(s, fish=1, cheese=1)
    ask(listen(s), MEAL)
    assert log(s) == [
        "Anna feeds 2 villagers with 1 fish and 1 cheese.",
        "Moneiba’s wrath rises to level 2: hunger.",
        "A villager of Anna dies in fishing settlement 1b.",
    ]


@rule("TI-16.13", "TI-16.14", "TI-16.15")
def test_what_is_thrown_away_is_told_and_whose_waste_is_removed() -> None:
    s = table(2, mode="dominion")
    give(s, milk=1, fig=2)
    ask(listen(s), GARBAGE)
    assert log(s) == [
        "Anna throws 1 milk and 2 figs on the dump.",
        "Acoran’s wrath rises to level 2: the overflowing dump.",
        "2 resources of Anna are removed from the dump.",
        "Anna loses one solidarity point: the overflowing dump.",
    ]


@rule("TI-25.1")
def test_wrath_that_cannot_change_is_told() -> None:
    s = listen(table(2))
    s.wrath = bytearray([0, 4])
    anger(s, ACORAN, -1, "paid", "TI-16.17")
    anger(s, MONEIBA, 1, "unpaid", "TI-16.17")
    assert log(s) == [
        "Acoran’s wrath stays at level 0: a complete offering.",
        "Moneiba’s wrath stays at level 4: an incomplete offering.",
    ]


@rule("TI-16.17")
def test_both_gods_are_told_at_the_offerings() -> None:
    s = table(2)
    offering(s)
    s.wrath = bytearray([0, 1])
    s.offered = bytearray([1] * 16)
    ask(listen(s), OFFERINGS)
    assert [line.split("’")[0] for line in log(s)] == ["Acoran", "Moneiba"]


@rule("TI-13.11")
def test_an_empty_deck_is_told() -> None:
    s = listen(table(2))
    s.idols = bytearray(len(s.idols))
    take_idol(s, 0, "TI-12.12")
    assert log(s) == ["No idol is left for Anna."]


# What the events take


@rule("TI-18.6")
def test_what_a_catastrophe_takes_is_told() -> None:
    s = table(2)
    put(s, "1,1", villagers=1, nobles=1, site="herd", animals=3, ground="mountain")
    put(s, "2,0", canoes=2)
    struck(s, "twister")
    assert log(s) == [
        "The catastrophe “Twister” strikes island 1.",
        "Anna loses one noble and one villager at herd 1f.",
        "Lost at herd 1f: a herd and 3 goats.",
        "2 canoes are destroyed.",
    ]


@rule("TI-18.2")
def test_a_wall_that_holds_and_a_card_that_destroys_nothing_are_told() -> None:
    s = table(2)
    for place in s.land:
        s.token[place] = 0
    put(s, "1,0", villagers=1, site="fishing", wall=True, ground="shore")
    struck(s, "storm")
    assert log(s) == [
        "The catastrophe “Tropical Storm” strikes island 1.",
        "The wall in fishing settlement 1b holds.",
        "The catastrophe “Tropical Storm” destroys nothing.",
    ]


@rule("TI-18.10", "TI-18.19")
def test_what_the_tibicenas_kill_is_told() -> None:
    s = table(2)
    put(s, "1,1", villagers=1, site="herd", animals=2, ground="mountain")
    s.wild = bytearray([5, 1])
    struck(s, "tibicenas")
    assert log(s)[1:] == ["Lost at herd 1f: 2 goats.", "The wilderness loses 2 pigs."]


@rule("TI-18.9")
def test_an_island_that_vanishes_is_told() -> None:
    s = table(2)
    put(s, "1,0", nobles=1)
    struck(s, "san-borondon")
    lines = log(s)
    assert lines[1].startswith("The mist swallows ")
    assert "volcano 1" in lines[1]
    assert "Anna loses one noble on shore 1b." in lines


@rule("TI-17.16")
def test_what_the_sea_swallows_is_told() -> None:
    s = listen(table(2))
    s.wrath = bytearray([0, 3])
    tsunami(s, s.chasms[1])
    assert log(s)[0].startswith("The sea swallows ")
    s = listen(table(2))
    for place in s.land:
        s.ground[place] = 2 if place in s.volcanoes else 0
    tsunami(s, s.chasms[1])
    assert log(s) == ["The tsunami reaches no terrain."]


@rule("TI-17.12", "TI-17.13")
def test_what_lava_does_is_told() -> None:
    s = table(2)
    put(s, "1,0", token="clay")
    erupt(listen(s), s.volcanoes[1])
    s.settle()
    lines = log(s)
    assert lines[0].startswith("Lava flows over ")
    assert "Lost on shore 1b: a clay token." in lines
    assert any(line.startswith("New land rises from the sea: mountain ") for line in lines)
    assert any(line.startswith("Volcanic minerals lie on mountain ") for line in lines)


@rule("TI-5.4", "TI-5.8")
def test_a_prophecy_says_volcano_or_chasm() -> None:
    s = begun(2)
    s.prophecies[0] = 1
    listen(s)
    reveal_places(s)
    for line in log(s):
        assert ("tsunami" in line) == ("chasm" in line)
        assert ("tsunami" in line) != ("volcano" in line)
    for number in range(1, 9):
        s.volcanoes[number] = NOWHERE
    listen(s)
    reveal_places(s)
    assert all("vanished" in line for line in log(s) if "tsunami" not in line)


# Choices


@rule("TI-12.20")
def test_the_last_animal_is_gathered_alone() -> None:
    s = table(2, mode="dominion")
    place = ended(s, "1,0", nobles=1)
    put(s, "1,0", site="pigs")
    s.wild[0] = 1
    hold(listen(s), VISIT)
    gather = s.parse("gather@1,0")
    assert s.describe(gather) == "Gather 1 pig on pig farm 1b"
    s.play(gather)
    assert s.animals[place] == 1
    assert log(s)[0] == "Anna gathers 1 pig from the wilderness on pig farm 1b."


@rule("TI-13.9")
def test_an_only_noble_is_not_called_dead() -> None:
    s = table(2)
    put(s, "1,0", villagers=1, nobles=1)
    ask(s, ACT)
    assert refused(s, "demote")[0] == "TI-13.9"
    refusal = s.refusal(s.parse("demote"))
    assert refusal is not None
    assert s.say(refusal.words) == "You have only one noble, who must stay one."


# Nothing in silence where games by lot seldom come


@rule("TI-31.5")
@pytest.mark.parametrize("name", TRAITORS)
def test_what_the_traitor_does_is_told(name: str) -> None:
    for seed in range(3):
        s, chance = surrounded(name), seeded(seed)
        while not s.over:
            before = s.view(None)
            listen(s).play(chance.pick(s.moves()))
            assert_told(before, s)


def assert_told(before: dict[str, Any], s: Tindaya) -> None:
    """Whatever a spectator sees otherwise than before is told."""
    assert s.story is not None
    changed = list(changes(before, s.view(None)))
    assert silence.table("tindaya").missing(changed, s.story) == []


def surrounded(name: str) -> Tindaya:
    """A traitor with two forts among natives with weapons, prisoners and idols."""
    s = betrayed(name)
    strip_tribe(s, 0)
    put(s, "-1,2", site="pigs", troops=4)
    put(s, "5,0", site="pigs", troops=3)
    for seat, near in ((1, "0,2"), (2, "4,-1")):
        put(s, near, seat=seat, villagers=2, nobles=1, ground="forest")
        give(s, seat, horns=3, obsidian=2)
        idol(s, seat, "protection")
        s.tribes[seat].prison = 2
    put(s, "12,-2", seat=1, nobles=1, villagers=2)
    put(s, "11,-1", seat=2, nobles=1, villagers=2)
    if name == "leader":
        s.leader = s.troops.index(4)
        s.tribes[0].canoe = 1
    s.tribes[0].cubes, s.tribes[0].cylinders = 2, 3
    return ask(s, ACT)


@rule("TI-31.5")
def test_the_conversion_is_told() -> None:
    s = last_era()
    put(s, "-1,2", site="pigs", troops=1)
    put(s, "-1,2", nobles=1, villagers=1)
    put(s, "1,0", seat=1, nobles=1, villagers=1)
    put(s, "4,-1", seat=2, nobles=1, villagers=1)
    give(s, wood=5)
    s.agenda = [Task(NEXT_TURN, 0), Task(CONVERT, 0)]
    before = s.view(None)
    listen(s).settle()
    assert s.traitor == 0
    assert_told(before, s)


def test_the_log_does_not_show_what_others_hold() -> None:
    """The same lines are told in a game in which others hold other idols and objectives."""
    compared = 0
    for seed in range(4):
        s, chance = begun(3, seed, mode="dominion"), seeded(seed)
        while not s.over:
            twin = s.redeal(s.seat, seeded(seed + 50))
            drawn = s.chance.stream, twin.chance.stream
            move = chance.pick(s.moves())
            listen(s).play(move)
            listen(twin).play(move)
            if (s.chance.stream, twin.chance.stream) == drawn:
                assert log(twin) == log(s)
                compared += 1
    assert compared > 100
