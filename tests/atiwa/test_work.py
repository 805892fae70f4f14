"""AT-3, AT-4, AT-6 and AT-9: turns, workers, the round track, the start player marker."""

import pytest

from atoll import seeded
from atoll.bots import bot
from atoll.games.atiwa import GAME
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import (
    HOME,
    cells,
    count,
    end_round,
    items,
    new,
    next_round,
    random_positions,
    report,
    side,
    table,
)
from tests.ledger import rule
from tests.positions import asked, offered, play, refused, refused_facts, told

USELESS = ("lt1", "lt2", "lv1", "lv2", "ls1", "ls2", "lf1", "lf2", "n1", "k1", "e1", "e2")


def seats_of_a_round(s: Atiwa) -> list[int]:
    found = []
    number = s.round
    while not s.over and s.round == number:
        if asked(s) == "place-worker":
            found.append(s.seat)
            free = [space for space in USELESS if space in offered(s)]
            play(s, free[0])
        else:
            s.play(s.moves()[-1])
    return found


@rule("AT-3.1", "AT-17.4", "AT-27.1")
def test_seven_rounds_and_then_it_is_over() -> None:
    for seats in (1, 2, 3, 4):
        s = GAME.new(seats, 5)
        assert isinstance(s, Atiwa)
        rounds = []
        while not s.over:
            rounds.append(int(s.round))
            s.play(seeded(len(rounds)).pick(s.moves()))
        assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6, 7]
        assert s.refusal(0).rule == "AT-27.1"  # type: ignore[union-attr]


@rule("AT-3.2", "AT-3.4", "AT-2.2")
def test_everybody_takes_three_single_turns_clockwise() -> None:
    s = table(side(), side(), side(), turn=0, first=1)
    assert seats_of_a_round(s) == [1, 2, 0, 1, 2, 0, 1, 2, 0]


@rule("AT-3.3", "AT-4.7", "AT-4.1")
def test_a_worker_must_be_placed_and_nobody_can_pass() -> None:
    for s in random_positions(games=8, step=3):
        if not s.over and asked(s) == "place-worker":
            free = [space for space in s.view()["spaces"] if space["worker"] is None]
            assert 19 <= len(offered(s)) <= len(free)
            assert all(s.notation(move) in [space["id"] for space in free] for move in s.moves())


@rule("AT-4.1")
def test_one_worker_per_space() -> None:
    s = table(side(), side(), turn=1, on={"d1": 0})
    rule_, facts = refused_facts(s, "d1")
    assert (rule_, facts["seat"]) == ("AT-4.1", 0)


@rule("AT-4.2", "AT-5.5")
def test_the_actions_are_those_of_the_player_who_placed_the_worker() -> None:
    s = play(table(side(), side(), turn=0), "x2", "c1.mr")
    assert (s.communities[0].gold, s.communities[1].gold) == (1, 0)
    assert cells(s, 0) == {"c1.br": "family", "c1.mr": "tree+fruit"}
    assert cells(s, 1) == {"c1.br": "family"}


@rule("AT-4.3")
@pytest.mark.parametrize(
    "order", [("open-1", "b1", "tree-2", "b1.mm"), ("tree-2", "c1.mr", "open-1", "b1")]
)
def test_the_actions_of_a_space_in_any_order(order: tuple[str, ...]) -> None:
    """A new terrain card may take the tree of the same space, or come after it."""
    s = table(side(), turn=0, open="12 - -")
    play(s, "o1")
    assert sorted(offered(s)) == ["finish", "open-1", "tree-2"]
    if order[0] == "open-1":
        play(s, "open-1", "b1")
        assert "b1.tr" in offered(s)
        play(s, "b1.tr")
    else:
        play(s, *order)
    assert count(s, "tree") == 1
    assert len(s.communities[0].tableau.cards) == 2


@rule("AT-4.4")
def test_fewer_tokens_may_be_collected() -> None:
    s = play(table(side(HOME, "b1 06"), turn=0, tiles="abcdef"), "tr2")
    assert sorted(offered(s)) == ["bat-2", "finish", "tree-1", "wild-3"]
    play(s, "tree-1", "b1.tm", "stop", "finish")
    assert (count(s, "tree"), count(s, "wild"), count(s, "bat")) == (1, 0, 0)


@rule("AT-4.5", "AT-11.3")
def test_what_cannot_be_done_is_skipped_and_the_rest_stays() -> None:
    full = "c1 village br=family tm=bat tr=wild ml=goat mr=tree mm=tree bl=family bm=family"
    s = play(table(side(full), turn=0, tiles="abcdef"), "tr4")  # a bat and gold over 2 gold
    assert s.communities[0].gold == 3
    assert asked(s) == "place-worker"  # no room for the bat
    s = play(table(side("c1 village br=family tm=bat mm=bat"), turn=0, tiles="bcadef"), "tr3")
    assert asked(s) == "place-goat"  # no blank takes a bat, but the goat of the lower action comes


@rule("AT-4.6", "AT-5.16", "AT-9.1")
def test_a_worker_may_only_block() -> None:
    s = table(side(gold=20), side(), turn=0, marker=1, first=0)
    before = cells(s)
    play(s, "lf1")
    assert (cells(s), s.communities[0].gold, s.marker) == (before, 20, 1)
    s = play(table(side(HOME, "b1 06 tm=tree tr=tree", gold=20), side(), turn=0, marker=1), "lf1")
    play(s, "finish")
    assert (s.communities[0].gold, s.marker, count(s, "tree")) == (20, 1, 2)


@rule("AT-4.8")
def test_an_action_once_begun_is_finished_first() -> None:
    s = play(table(side(HOME, "b1 06"), turn=0, tiles="abcdef"), "tr2", "tree-1", "b1.tm")
    assert asked(s) == "place-tree"
    assert all(move == "stop" or move[0] in "bc" for move in offered(s))
    play(s, "stop", "wild-3", "c1.tr")
    assert asked(s) == "place-bat"
    s = play(table(side(HOME, "b1 06"), turn=0, tiles="abcdef"), "tr2", "wild-3", "c1.tr")
    assert refused(s, "wild-3")[1] == "refused-action-done"
    assert refused(s, "wild-3")[0] == "AT-4.8"


@rule("AT-4.9")
def test_ex24_the_two_spaces_joined_by_an_arrow() -> None:
    four = [side(), side(), side(), side()]
    s = table(*four, turn=4, on={"n1": 0})
    assert refused(s, "n3")[0] == "AT-4.9"
    assert "n3" in offered(table(*four, turn=5, on={"n1": 0}))  # another seat
    s = table(*four, turn=4, on={"n3": 0})
    assert refused(s, "n1")[0] == "AT-4.9"
    for seats in (2, 3):
        s = new(seats, 1)
        assert "n3" not in [space["id"] for space in s.view()["spaces"]]
    assert "n1" in offered(table(side(), turn=1, on={"n2": 0}))


@rule("AT-6.1", "AT-6.2", "AT-6.3", "AT-5.18")
def test_ex1_the_round_track_in_round_one() -> None:
    s = table(side(), turn=0, tiles="abcdef")
    assert items(s, "tr1") == ["family 1", "train"]
    assert items(s, "tr2") == ["tree 2", "bat 1", "wild 1"]
    for position in range(1, 8):
        assert f"tr{position}" in offered(s)


@rule("AT-6.4", "AT-26.3")
def test_ex2_the_round_track_after_the_shift() -> None:
    s = table(side(), tiles="abcdef")
    later = [items(s, f"tr{position}") for position in range(3, 8)]
    next_round(s)
    assert s.round == 2
    assert items(s, "tr1") == ["tree 2", "train"]
    assert items(s, "tr2") == ["family 1", "bat 1", "wild 1"]
    assert [items(s, f"tr{position}") for position in range(3, 8)] == later


@rule("AT-6.4", "AT-6.5")
def test_a_tile_lies_over_two_lower_actions_in_a_game() -> None:
    s = GAME.new(2, 3)
    assert isinstance(s, Atiwa)
    first = [tile for tile in s.track if tile != 6]
    over: dict[int, set[int]] = {tile: set() for tile in first}
    chance = seeded(1)
    while not s.over:
        for position, tile in enumerate(s.track):
            number = int(s.round) - 1
            wanted = 6 if position == number else first[position - (position > number)]
            assert tile == wanted
            if tile != 6:
                over[tile].add(position)
        s.play(chance.pick(s.moves()))
    assert [sorted(over[tile]) for tile in first] == [[p - 1, p] for p in range(1, 7)]


@rule("AT-6.6")
def test_every_round_has_its_own_breeding() -> None:
    rounds = table().view()["rounds"]
    assert rounds[0]["breeding"] == {"family": 2, "bat": 1, "wild": 1}
    assert all(1 <= len(each["breeding"]) <= 3 for each in rounds)
    for number in (1, 2):
        s = table(side("c1 village br=trained tr=wild", gold=5), round=number)
        seen = s.view()["communities"][0]["forecast"]["breeding"]
        assert {each["kind"]: each["need"] for each in seen} == rounds[number - 1]["breeding"]


@rule("AT-6.7")
def test_colours_matter_only_alone() -> None:
    s = next_round(table(side(), side()))
    assert (s.round, len(offered(s))) == (2, 27)  # all workers came home in round I


def buyers() -> Atiwa:
    cards = ("b1 06 tm=tree tr=tree", "b1 11 tm=tree tr=tree", "b1 10 tr=tree ml=tree")
    return table(*[side(HOME, card, gold=3) for card in cards], turn=0, marker=0)


@rule("AT-9.1", "AT-9.2", "AT-9.3", "AT-5.15", "AT-17.2")
def test_ex25_the_marker_counts_from_the_end_of_the_work_phase() -> None:
    s = play(buyers(), "lv1", "lf1", "location-1", "a1")
    assert s.marker == 1
    play(s, "lf2", "location-1", "a1")
    assert (s.marker, s.first, s.seat) == (2, 0, 0)
    play(s, "lt2", "lv2", "ls1", "ls2", "k1")
    assert s.seat == 2
    story = told(s, lambda: end_round(s))
    income = [line.seat for line in story if line.words.key == "income-marker"]
    assert income == [2, 0, 1]
    assert s.first == 2


@rule("AT-9.3")
def test_without_a_buyer_the_holder_keeps_the_marker() -> None:
    s = end_round(table(side(), side(), first=1))
    assert s.marker == s.first == 1


@rule("AT-9.1")
def test_terrain_does_not_give_the_marker() -> None:
    s = play(table(side(), side(), turn=1, marker=0, open="12 - -"), "o1", "open-1", "b1")
    assert s.marker == 0


@rule("AT-9.4")
def test_the_marker_normally_stays_in_the_first_two_rounds() -> None:
    """As bots play that look at every move: so early a location is not worth its turns."""
    moved = 0
    for seed in range(4):
        s = new(2, seed)
        greedy, first = bot("greedy", GAME, seed), s.marker
        while s.round < 3:
            s.advance(greedy.choose(s))
        moved += s.marker != first
    assert moved == 0


@rule("AT-9.4")
def test_an_early_location_is_not_forbidden() -> None:
    s = table(side(HOME, "b1 06 tm=tree tr=tree", gold=2), turn=2, round=1)
    play(s, "lf1", "location-1", "a1")
    assert s.communities[0].tableau.cards[-1] == 0


@rule("AT-9.5")
def test_alone_the_marker_changes_nothing() -> None:
    s = table(side(HOME, "b1 06 tm=tree tr=tree", gold=2), turn=0)
    play(s, "lf1", "location-1", "a1")
    assert (s.marker, s.first, s.seat) == (0, 0, 0)


@rule("AT-17.2")
def test_each_step_is_finished_by_all_before_the_next() -> None:
    sides = [side("c1 village br=family tr=wild", gold=5) for _ in range(3)]
    s = table(*sides, marker=1)
    s.story = []
    next_round(s, first=True)
    keys = [(line.words.key, line.seat) for line in s.story]
    order = [key for key in keys if key[0] in ("income-marker", "food-demand", "place-wild")]
    steps = ["income-marker"] * 3 + ["food-demand"] * 3
    assert [key for key, _ in order][:6] == steps
    assert [seat for _, seat in order][:6] == [1, 2, 0, 1, 2, 0]
    assert report(s, "markers", 2) == 1
