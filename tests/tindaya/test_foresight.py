"""What a move leads to is said before it is made: where one lands, a fight, a trade; the last of a tribe."""

from atoll.engine.foresight import after, brings
from atoll.engine.session import as_choice
from atoll.games.tindaya.decisions.explore import TRAVEL
from atoll.games.tindaya.decisions.offer import OFFER
from atoll.games.tindaya.decisions.voyage import DESTINATION, SAIL
from atoll.games.tindaya.names import HEXES, HORNS, OBSIDIAN, SEA, SHORE
from atoll.games.tindaya.state import Tindaya
from tests.positions import play
from tests.tindaya.positions import ask, at, begun, give, hold, offering, put, table


def a_noble_goes(s: Tindaya, place: int) -> list[str]:
    """What going there brings to a noble on a terrain beside it."""
    s.origin = next(p for p in s.geography.neighbours[place] if s.ground[p] >= SHORE)
    s.nobles[s.seat * HEXES + s.origin] = 1
    s.steps, s.lords, s.folk = 4, 1, 0
    hold(s, DESTINATION)
    return [s.say(words, "en") for words in brings(s, place, after(s, place))]


def test_a_way_into_a_fort_tells_of_the_fight() -> None:
    s = begun(1, lesson=1)
    s.tribes[0].goods[HORNS], s.tribes[0].goods[OBSIDIAN] = 1, 2
    fort = int(s.first_fort)
    assert a_noble_goes(s, fort) == [
        f"after the exploration they fight {s.troops[fort]} conquistadors: "
        "natives here 1, weapons in stock 3"
    ]


def test_a_way_to_a_teacher_tells_of_the_trade() -> None:
    s = begun(1, lesson=1)
    school = next(p for p in s.land if s.villagers[HEXES + p])
    [said] = a_noble_goes(s, school)
    assert said.startswith("a noble who is still here at the end of the era learns ")
    s.tribes[0].trades = 0b1111
    assert a_noble_goes(s, school) == []


def said_of(s: Tindaya, move: str) -> list[str]:
    number = s.parse(move)
    return [s.say(words, "en") for words in brings(s, number, after(s, number))]


def test_a_way_by_sea_says_where_it_ends_ashore() -> None:
    s = table(1)
    put(s, "0,1", nobles=1)
    give(s, wood=1)
    s.origin, s.lords, s.folk, s.steps = at(s, "0,1"), 1, 0, 3
    s.boat = next(p for p in s.geography.neighbours[s.origin] if s.ground[p] <= SEA)
    s.canoes[s.boat] = 1
    hold(s, SAIL)
    for stop in s.moves():
        [said] = said_of(s, s.notation(stop))
        assert said.startswith("from there ashore: ")
        ashore = [p for p in s.geography.neighbours[stop] if s.ground[p] >= SHORE - 1]
        assert said.count(",") + said.count(" and ") == len(ashore) - 1


def test_whoever_gives_the_last_noble_or_villager_hears_what_follows() -> None:
    s = table(2)
    offering(s)
    put(s, "1,0", villagers=1, site="fishing")
    put(s, "0,1", nobles=1)
    ask(s, OFFER)

    def detail(move: str) -> str:
        return as_choice(s, s.parse(move)).detail

    noble = "that is your last noble: without one at the end of the era all lose"
    assert detail("acoran-fig-1:noble@0,1") == noble
    villager = "that is your last villager: no settlement is yours then"
    assert detail("acoran-fig-1:villager@1,0") == villager
    s.tribes[0].nobles = s.tribes[0].villagers = 2
    assert detail("acoran-fig-1:noble@0,1") == detail("acoran-fig-1:villager@1,0") == ""


def test_that_a_first_movement_must_be_made_is_said() -> None:
    s = table(1)
    put(s, "0,1", nobles=1)
    put(s, "1,0", villagers=1, site="fishing")
    s.steps = 3
    ask(s, TRAVEL, n=1)
    assert s.prompt() == "Explore: 3 movements left (at least one must be made)."
    play(s, next(s.notation(move) for move in s.moves()))
    s.steps = 2
    ask(s, TRAVEL)
    assert "must be made" not in s.prompt()
