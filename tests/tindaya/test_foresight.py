"""What a way leads to is said before it is gone: a fight for a fort, a trade to be learned."""

from atoll.engine.foresight import after, brings
from atoll.games.tindaya.decisions.voyage import DESTINATION
from atoll.games.tindaya.names import HEXES, HORNS, OBSIDIAN, SHORE
from atoll.games.tindaya.state import Tindaya
from tests.tindaya.positions import begun, hold


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
