"""The judgement of positions: bots that use it play much better than chance."""

from typing import Any

import pytest

from atoll import seeded
from atoll.bots import bot
from atoll.bots.bot import Bot
from atoll.bots.greedy import Greedy
from atoll.bots.mcts import Mcts
from atoll.bots.random import Random
from atoll.games.tindaya import GAME
from atoll.games.tindaya.bot.barter import best_swap
from atoll.games.tindaya.bot.evaluate import evaluate, settled, treason
from atoll.games.tindaya.bot.lookahead import look_ahead
from atoll.games.tindaya.bot.rollout import promising, rollout, slips
from atoll.games.tindaya.bot.sailing import TOO_FAR, voyages
from atoll.games.tindaya.bot.threats import read_omens
from atoll.games.tindaya.decisions.barter import ACCEPT, ANSWER, GIVE, add_swap
from atoll.games.tindaya.decisions.closing import END_GAME
from atoll.games.tindaya.decisions.offer import OFFER
from atoll.games.tindaya.decisions.reconquest import RECONQUEST
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.visit import VISIT
from atoll.games.tindaya.names import GOODS, MONEIBA, NOWHERE, TSUNAMI
from atoll.games.tindaya.scoring import conditions
from atoll.games.tindaya.state import NO_NOBLE, NO_SWAPS, Tindaya
from tests.positions import offered, play, played
from tests.tindaya.positions import (
    ask,
    at,
    betrayed,
    card,
    ended,
    give,
    hold,
    new,
    offering,
    put,
    skill,
    table,
    teach,
    then,
)


def home(s: Tindaya, seat: int = 0, name: str = "1,0") -> int:
    """A fishing settlement with two villagers and a noble."""
    teach(s, seat, "fishing")
    return put(s, name, seat=seat, villagers=2, nobles=1, site="fishing")


def judged(s: Tindaya, seat: int = 0) -> float:
    return evaluate(hold(s, ACT, seat))[seat]


# Bots


def test_greedy_comes_nearer_to_the_end_than_random() -> None:
    """In the Alliance, by conditions met; a game that is lost early has met none."""

    def met(kind: type[Bot]) -> int:
        total = 0
        for seed in range(5):
            s = played(new(1, seed), [kind(GAME, seed)])
            total += sum(each[3] for each in conditions(s)) if not s.doom else 0
        return total

    assert met(Greedy) >= met(Random) + 6


def test_greedy_has_more_solidarity_than_random() -> None:
    lead = 0
    for seed in range(4):
        place = seed % 2
        bots: list[Bot] = [Random(GAME, seed), Random(GAME, seed + 9)]
        bots[place] = Greedy(GAME, seed)
        s = played(new(2, seed, mode="dominion"), bots)
        lead += s.scores()[place] - s.scores()[1 - place]
    assert lead > 10


@pytest.mark.parametrize("seats", [1, 2])
def test_a_search_plays_to_the_end(seats: int) -> None:
    bots: list[Bot] = [Mcts(GAME, seat, iterations=2) for seat in range(seats)]
    assert played(new(seats, 3, lesson=1), bots).over


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"dowry": True}),
        (2, {"dowry": True}),
        (3, {"mode": "dominion", "traitor": True}),
        (2, {"lesson": 2}),
    ],
)
def test_values_and_quick_moves_fit_every_position(seats: int, options: dict[str, object]) -> None:
    s, chance = new(seats, 5, **options), seeded(5)
    while not s.over:
        assert all(0.0 <= value <= 1.0 for value in evaluate(s))
        assert set(promising(s)) <= set(s.legal)
        s.play(rollout(s, chance) if chance.below(3) else chance.pick(s.moves()))
    assert all(0.0 <= value <= 1.0 for value in evaluate(s))


# The Alliance


def test_all_seats_share_the_value_of_the_alliance() -> None:
    s = new(3, 2)
    assert len(set(evaluate(s))) == 1


def test_a_win_is_worth_all_and_a_near_loss_more_than_a_far_one() -> None:
    s = table(1, era=3)
    s.mission = NOWHERE
    home(s)
    assert evaluate(ask(s, END_GAME)) == [1.0]
    put(s, "2,4", site="herd", troops=8)
    near = evaluate(s)[0]
    put(s, "3,4", site="crops", troops=6)
    assert evaluate(s)[0] < near < 0.5


def test_the_nearest_loss_is_worth_less_than_the_poorest_chance() -> None:
    s = table(1, era=2)
    s.mission = NOWHERE
    home(s)
    s.agenda = []
    s.doom = NO_NOBLE  # all else is as it should be
    lost = evaluate(s)[0]
    s = table(1, era=2)
    put(s, "1,0", nobles=1)
    put(s, "2,4", site="herd", troops=20)
    s.wrath = bytearray([4, 4])
    assert lost < judged(s)


def test_food_and_offerings_are_valued() -> None:
    s = table(1)
    home(s)
    hungry = judged(s)
    give(s, fish=3)
    fed = judged(s)
    assert fed > hungry
    give(s, fish=9)
    assert judged(s) < fed  # the dump overflows
    give(s, fish=3)
    for god in (0, 1):
        for strip in s.demands(god):
            s.offered[god * 4 + strip] = 1
    assert judged(s) > fed


def test_storming_a_fort_needs_natives_and_weapons() -> None:
    s = table(1)
    home(s)
    put(s, "1,1", villagers=1, nobles=1, site="herd", troops=2)
    give(s, horns=2, fish=3)
    armed = judged(s)
    give(s, horns=1)
    assert judged(s) < 0.85 * armed
    give(s, horns=1, obsidian=1)
    hold(s, RECONQUEST, 0, at(s, "1,1"))
    assert s.notation(rollout(s, seeded(1))) == "1h1o"
    assert [s.notation(move) for move in slips(s)] == ["1h1o"]


# Omens


def test_a_tsunami_reaches_as_far_as_the_wrath() -> None:
    s = table(1)
    home(s)
    s.event = next(n for n, event in enumerate(s.parts.events) if TSUNAMI in event.symbols)
    s.standees[:] = bytes(len(s.standees))
    s.standees[TSUNAMI] = 1
    calm, angry = read_omens(s, [0, 0]), read_omens(s, [3, 3])
    assert sum(calm.lethal) < sum(angry.lethal)
    assert all(s.ground[place] >= 3 for place in s.land if angry.lethal[place])


def test_guayota_spares_volcanoes_and_walls_hold_off_pirates() -> None:
    s = table(1)
    home(s)
    s.standees[:] = bytes(len(s.standees))
    s.standees[MONEIBA] = 1
    volcano, shore = s.volcanoes[1], at(s, "1,0")
    s.cards[MONEIBA] = card("pirates")
    s.event = 0
    assert read_omens(s, [1, 1]).lethal[shore] == 1.0
    put(s, "1,0", wall=True)
    assert read_omens(s, [1, 1]).lethal[shore] == 0.0
    s.cards[MONEIBA] = card("guayota")
    found = read_omens(s, [1, 1])
    assert (found.lethal[volcano], found.lethal[shore]) == (0.0, 1.0)


def test_two_with_two_weapons_hold_out_against_a_ship() -> None:
    s = table(1)
    home(s)
    give(s, fish=3)
    s.event = 0
    s.standees[:] = bytes(len(s.standees))
    s.standees[4] = 1
    helpless = look_ahead(hold(s, ACT))[0][0]
    give(s, horns=2, fish=3)
    armed = look_ahead(hold(s, ACT))[0][0]
    assert helpless.held == 0.0
    assert armed.held == 2.0
    assert armed.homeless < helpless.homeless


def test_voyages_count_movements_by_land_and_sea() -> None:
    s = table(1)
    ways = voyages(s.geography, bytes(s.ground))
    volcano, shore = at(s, "0,1"), at(s, "1,0")
    assert ways[volcano][volcano] == 0
    assert ways[volcano][shore] == 1
    assert ways[volcano][at(s, "2,2")] == TOO_FAR  # a chasm is no land
    assert 1 <= ways[shore][at(s, "4,0")] <= 3


# Visits


def test_a_search_opens_no_offering_without_anything_to_give() -> None:
    s = table(1)
    home(s)
    ended(s, "0,1", nobles=1)
    wanted = s.demand(0)
    ask(s, VISIT)
    assert "offer@0,1" in offered(s)
    assert [s.notation(move) for move in promising(s)] == ["done"]
    s.tribes[0].goods[wanted % len(GOODS)] = 1
    if wanted < len(GOODS):
        assert "offer@0,1" in [s.notation(move) for move in promising(s)]


def test_quick_offerings_spare_natives() -> None:
    s = table(1)
    home(s)
    ended(s, "0,1", nobles=1)
    ask(s, OFFER, n=1)
    assert s.notation(rollout(s, seeded(1))) == "done"


def test_nobody_is_sacrificed_by_a_slip() -> None:
    """In the Alliance a tribe that gives away its last people loses the game for all."""
    s = table(2)
    offering(s)
    put(s, "1,0", villagers=1, site="fishing")
    put(s, "0,1", nobles=1)
    put(s, "9,2", seat=1, villagers=2, nobles=1, site="crops")
    give(s, fig=1)
    ask(s, OFFER)
    assert len(s.moves()) > 1
    assert [s.notation(move) for move in slips(s)] == ["acoran-fig-1"]
    play(s, "acoran-fig-1")
    assert [s.notation(move) for move in slips(s)] == ["done"]
    easy = bot("easy", GAME, 1)
    assert {easy.choose(s) for _ in range(40)} == {s.parse("done")}


def test_no_bot_gives_its_last_people_by_its_judgement() -> None:
    """Even where all is lost already, and so nothing seems to count."""
    s = table(2)
    offering(s)
    put(s, "1,0", villagers=1, site="fishing")
    put(s, "0,1", nobles=1)
    give(s, fig=1)
    ask(s, OFFER)
    play(s, "acoran-fig-1")
    assert {bot("greedy", GAME, seed).choose(s) for seed in range(5)} == {s.parse("done")}


def test_a_slip_demotes_nobody_and_opens_no_offering_of_people_alone() -> None:
    s = table(2)
    offering(s)
    skill(s, 0, "majos")
    put(s, "1,0", villagers=1, nobles=1, site="fishing")
    put(s, "0,1", nobles=1)
    ask(s, ACT)
    assert {"offering", "demote"} <= set(offered(s))
    assert not {"offering", "demote"} & {s.notation(move) for move in slips(s)}


def test_whoever_must_sacrifice_gives_a_villager_from_where_most_are() -> None:
    s = table(2)
    offering(s)
    put(s, "1,0", villagers=3, nobles=1, site="fishing")
    put(s, "0,1", nobles=2)
    ask(s, OFFER)
    assert s.notation(rollout(s, seeded(1))) == "acoran-fig-1:villager@1,0"


# Barter


def at_market(seats: int = 2, **options: Any) -> Tindaya:
    """Two tribes on one hex: the first has stone and no food, the other fish and no stone."""
    s = table(seats, **options)
    home(s)
    home(s, 1, "4,-1")
    ended(s, "1,1", villagers=1)
    put(s, "1,1", seat=1, villagers=1)
    give(s, stone=6)
    give(s, 1, fish=9)
    return s


def answer(s: Tindaya) -> int:
    """What a bot on the second seat says to the list, which is the last word."""
    s.sent = bytearray([1, 1])  # both have talked: whoever does not accept gets nothing more
    then(s, (ANSWER, 1, 0, 0), (ACT, 0, 0, 0))
    return Greedy(GAME, 1).choose(s)


@pytest.mark.parametrize("mode", ["alliance", "dominion"])
def test_an_offer_that_helps_is_accepted_and_one_that_hurts_refused(mode: str) -> None:
    s = at_market(mode=mode)
    fish, stone = GOODS.index("fish"), GOODS.index("stone")
    add_swap(s, stone, fish)
    assert answer(s) == ACCEPT
    give(s, 1, fish=3, stone=0)
    give(s, 0, straw=3, fish=6)
    s.swaps = NO_SWAPS
    for _ in range(3):
        add_swap(s, GOODS.index("straw"), fish)
    assert answer(s) != ACCEPT


def test_a_swap_is_good_for_both() -> None:
    s = at_market()
    swap, gain = best_swap(s, 0, 1)
    assert (GOODS[swap // 18], GOODS[swap % 18]) == ("stone", "fish")
    assert gain > 0.0
    give(s, 1, fish=0)
    assert best_swap(s, 0, 1)[0] == -1


def test_talks_of_bots_come_to_an_end_and_nothing_is_asked_twice() -> None:
    s = at_market()
    then(s, (VISIT, 0, 0, 0), (ACT, 0, 0, 0))
    chance = seeded(4)
    play(s, "barter-2@1,1")
    while s.task.matter is not VISIT:
        s.play(rollout(s, chance))
    assert s.tribes[0].goods[GOODS.index("fish")] == 1
    assert "barter-2@1,1" in offered(s)
    assert [s.notation(move) for move in promising(s) if "barter" in s.notation(move)] == []


def test_greedy_ends_its_talks() -> None:
    s = at_market()
    bots = [Greedy(GAME, 1), Greedy(GAME, 2)]
    then(s, (GIVE, 0, 1, 0), (ACT, 0, 0, 0))
    decisions = 0
    while s.task.matter is not ACT:
        s.play(bots[s.seat].choose(s))
        decisions += 1
    assert decisions < 60
    assert s.tribes[0].goods[GOODS.index("fish")] > 0


@pytest.mark.parametrize("mode", ["alliance", "dominion"])
def test_nobody_asks_again_for_a_villager_who_was_refused(mode: str) -> None:
    """TI-33.1: the other tribe must consent, and no rule limits talks; bots tire of them."""
    s = at_market(mode=mode, dowry=True)
    then(s, (VISIT, 0, 0, 0), (ACT, 0, 0, 0))
    s.sent = bytearray([0, 1])
    assert {"barter-2@1,1", "dowry-2@1,1", "done"} <= set(offered(s))
    assert {s.notation(Greedy(GAME, seed).choose(s)) for seed in range(8)} == {"done"}
    assert "dowry-2@1,1" not in map(s.notation, promising(s))


def test_what_is_asked_for_a_villager_is_judged_by_the_answer() -> None:
    s = at_market(mode="dominion", dowry=True)
    then(s, (VISIT, 0, 0, 0), (ACT, 0, 0, 0))
    play(s, "dowry-2@1,1")
    after = settled(s)
    assert after.task.matter is ACT
    assert after.dowry == []
    assert after.sent[1] == 1


# Dominion


def test_points_and_a_settlement_make_a_seat_stand_better() -> None:
    s = table(2, era=3, mode="dominion")
    home(s)
    home(s, 1, "4,-1")
    even = judged(s)
    s.tribes[0].solidarity += 3
    assert judged(s) > even > judged(s, 1)


def test_the_traitor_counts_conquistadors() -> None:
    s = betrayed()
    home(s, 1)
    home(s, 2, "4,-1")
    put(s, "2,4", site="herd", troops=6)
    few = treason(s)
    put(s, "3,4", site="crops", troops=12)
    assert treason(s) > few
    values = evaluate(hold(s, ACT, 1))
    assert values[0] == treason(s)
    assert sum(values) <= 1.0 + 1e-9
