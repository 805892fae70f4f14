"""KI-1: what a game begins with, in the beginner's and in the free setup."""

import pytest

from atoll.engine import hexes
from atoll.games.kiwi import GAME
from atoll.games.kiwi.kinds import FLOCKS
from atoll.games.kiwi.state import Kiwi
from atoll.text import tell
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import HOMES, new, started, where
from tests.kiwi.readings import hand, on, place, tokens
from tests.ledger import rule
from tests.positions import asked

SEEDS = range(20)


def choose_leaders(s: Kiwi) -> Kiwi:
    while asked(s) == "choose-leader":
        s.play(s.moves()[0])
    return s


def in_order(s: Kiwi) -> list[int]:
    return [int((s.first + i) % len(s.flocks)) for i in range(len(s.flocks))]


@rule("KI-1.1")
def test_one_section_for_each_player_and_two_alone() -> None:
    assert [new(seats).island.size for seats in (1, 2, 3, 4)] == [18, 18, 27, 36]
    for seats in (2, 3, 4):
        s = new(seats)
        # Connected, and as many inner hexes as the joins promise.
        assert max(s.island.distance[0]) < 99
        assert s.island.outer.count(False) == {2: 6, 3: 12, 4: 18}[seats]


@rule("KI-1.1")
def test_the_islands_of_the_beginners_setup() -> None:
    columns = {-1: "FMG", 0: "SGFM", 1: "FSGF", 2: "GMSG", 3: "SFM"}
    s = new(2)
    for q, column in columns.items():
        found = [
            (hexes.axial(code)[1], "FGMS"[s.terrain[i]])
            for i, code in enumerate(s.island.hexes)
            if hexes.axial(code)[0] == q
        ]
        assert "".join(letter for _, letter in sorted(found)) == column
    counts = {seats: [new(seats).terrain.count(kind) for kind in range(4)] for seats in (2, 3, 4)}
    assert counts == {2: [5, 5, 4, 4], 3: [7, 7, 7, 6], 4: [9, 9, 9, 9]}


@rule("KI-1.2")
def test_free_setup_draws_sections_and_slots_by_lot() -> None:
    free = [tuple(new(2, seed, setup="free").sections) for seed in range(60)]
    assert len(set(free)) == 12
    assert {tuple(new(2, seed).sections) for seed in SEEDS} == {(0, 1)}
    assert all(len(set(new(4, seed, setup="free").sections)) == 4 for seed in SEEDS)


@rule("KI-1.3")
def test_the_bags_hold_fourteen_of_each_kind() -> None:
    s = new(2)
    assert list(s.fruit) == [14] * 4
    assert list(s.bag) == [14] * 4
    assert sum(s.fruit) == sum(s.bag) == 56


@rule("KI-1.4")
def test_the_first_seat_is_drawn_by_lot_and_play_goes_clockwise() -> None:
    assert {int(new(4, seed).first) for seed in SEEDS} == {0, 1, 2, 3}
    for seed in SEEDS:
        s = started(3, seed)
        assert s.order == in_order(s)
        turns: list[int] = []
        while len(turns) < 3:
            turns.append(s.seat)
            s.play(s.parse(next(text for text in offered(s) if text.endswith("down"))))
        assert turns == s.order


@rule("KI-1.5", "KI-1.6")
def test_leaders_differ_and_everyone_keeps_one_card_in_turn_order() -> None:
    for seed in SEEDS:
        s = new(4, seed)
        seats: list[int] = []
        leaders: list[int] = []
        while asked(s) == "choose-leader":
            seats.append(s.seat)
            cards = offered(s)
            assert len(cards) == 4
            chosen = {s.parts.leader_of[move] for move in s.moves()}
            leaders += chosen
            others = [card for card in range(16) if card not in s.moves()]
            assert refused(s, others[0]) == ("KI-1.5", "refused-other-leader")
            s.play(s.moves()[seed % 4])
        assert seats == in_order(s)
        assert len(set(leaders)) == 4
        assert all(s.view(0)["flocks"][seat]["leader"] is not None for seat in range(4))


@rule("KI-1.7", "KI-3.5", "KI-21.1")
def test_everyone_has_nine_cards_six_nests_twenty_tokens_and_side_a() -> None:
    s = started(4)
    for seat, each in enumerate(s.flocks):
        assert sum(each.cards) == 9
        assert each.side == 0
        view = s.view(seat)["flocks"][seat]
        cards = view["hand_cards"] + view["deck_cards"]
        assert sorted(cards) == sorted(
            ["move", "feed", "build"] * 2 + ["wild-fruit", "wild-kiwis", "wild-marker"]
        )
        assert len(view["nests"]) == 6
        assert not any(nest["built"] for nest in view["nests"])
    assert all(each.side for each in new(4, flocks="b").flocks)


@rule("KI-1.8", "KI-1.9")
def test_turn_order_nests_give_fruit_and_markers_by_place() -> None:
    for seed in SEEDS:
        s = started(4, seed)
        given = [(sum(s.flocks[p].fruit), sum(s.flocks[p].markers)) for p in in_order(s)]
        assert given == [(3, 1), (4, 1), (5, 1), (4, 2)]
    kinds = {tuple(started(2, seed).flocks[0].fruit) for seed in SEEDS}
    assert len(kinds) > 3  # drawn blindly
    assert started(2, 1).view(None)["flocks"][0]["marker_types"] is None


@rule("KI-1.10", "KI-1.11", "KI-1.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginners_layout(seats: int) -> None:
    s = started(seats, 3)
    for slot, player in enumerate(in_order(s)):
        each = s.flocks[player]
        assert where(s.island, int(each.leader)) == HOMES[seats][slot]
        assert [each.of_size(size) for size in (1, 2, 3)] == [8, 2, 0]
        assert tokens(each) == (8, 0)
        held = [h for h in range(s.island.size) if each.stands(h)]
        assert len(held) == 9
        assert each.birds(each.leader) == 2
        assert all(s.dominator(h) == player for h in held)  # nothing is shared


@rule("KI-1.11")
def test_where_the_first_player_of_two_begins() -> None:
    s = started(2, 5)
    first = ["red", "green", "purple", "yellow"][s.flocks[s.first].colour]
    assert on(s, "0,0") == f"{first}1 {first}1 {first}-leader"
    assert [on(s, name) for name in ("1,0", "0,1")] == [f"{first}2"] * 2
    assert [on(s, name) for name in ("0,-1", "1,-1", "-1,1", "-1,0", "2,-1", "3,-1")] == [
        f"{first}1"
    ] * 6


@rule("KI-1.12", "KI-1.13", "KI-1.14", "KI-1.15", "KI-1.10")
def test_free_setup_step_by_step() -> None:
    s = choose_leaders(new(3, 2, setup="free"))
    order = in_order(s)
    asked_of = []
    while asked(s).startswith("set-"):
        asked_of.append((asked(s), s.seat))
        if asked(s) == "set-kiwi":
            own = s.flocks[s.seat]
            assert all(not own.stands(move) for move in s.moves())
        s.play(s.moves()[-1])
    expected = [("set-leader", seat) for seat in order]
    expected += [("set-kiwi", seat) for _ in range(8) for seat in order]
    expected += [("set-grown", seat) for seat in order for _ in range(2)]
    assert asked_of == expected
    for each in s.flocks:
        assert [each.of_size(size) for size in (1, 2, 3)] == [8, 2, 0]
        assert sum(each.stands(h) for h in range(s.island.size)) == 9
        assert tokens(each) == (8, 0)


@rule("KI-1.12")
def test_the_leader_needs_an_empty_hex() -> None:
    s = choose_leaders(new(2, 1, setup="free"))
    play(s, "0,0")
    assert refused(s, "0,0") == ("KI-1.12", "refused-not-empty")
    assert len(s.moves()) == 17
    before = s.flocks[1 - s.seat]
    assert before.leader == place(s, "0,0")
    assert before.birds(place(s, "0,0")) == 2


@rule("KI-1.13")
def test_a_kiwi_may_join_rivals_but_not_own_kiwis() -> None:
    s = choose_leaders(new(2, 1, setup="free"))
    play(s, "0,0", "2,1")
    assert refused(s, "0,0") == ("KI-1.13", "refused-own-there")
    assert "2,1" in offered(s)


@rule("KI-1.14")
def test_two_different_kiwis_grow() -> None:
    s = choose_leaders(new(2, 1, setup="free"))
    while asked(s) != "set-grown":
        s.play(s.moves()[0])
    lonely = next(text for text in offered(s) if s.flocks[s.seat].birds(place(s, text)) == 1)
    seat = s.seat
    play(s, lonely)
    assert s.seat == seat
    assert refused(s, lonely) == ("KI-1.14", "refused-no-small-kiwi")


@rule("KI-1.16")
def test_four_season_cards_lie_open_from_the_start() -> None:
    for seed in SEEDS:
        s = started(2, seed)
        cards = [card["id"] for card in s.view(None)["season_cards"]]
        assert len(set(cards)) == 4
    assert len({tuple(started(2, seed).season_cards) for seed in SEEDS}) > 15
    assert len(GAME.parts().season_ids) == 16


@rule("KI-1.17", "KI-16.1")
def test_everyone_draws_three_cards() -> None:
    s = started(4, 7)
    assert [len(hand(s, seat)) for seat in range(4)] == [3] * 4
    hands = {tuple(hand(started(2, seed), 0)) for seed in SEEDS}
    assert len(hands) > 5


@rule("KI-1.18")
def test_flocks_are_dealt_by_lot() -> None:
    colours = {tuple(int(each.colour) for each in new(2, seed).flocks) for seed in range(80)}
    assert len(colours) == 12
    assert all(len({each.colour for each in new(4, seed).flocks}) == 4 for seed in SEEDS)


@rule("KI-1.19")
def test_the_invented_season_card_comes_up_only_if_chosen() -> None:
    def shown(pollen: bool) -> set[str]:
        found: set[str] = set()
        for seed in range(40):
            s = started(2, seed, pollen=pollen)
            found |= {card["id"] for card in s.view(None)["season_cards"]}
            alone = new(1, seed, pollen=pollen)
            assert alone.solo is not None
            assert sum(alone.solo.seasons) == (16 if pollen else 15)
        return found

    assert "pollen" in shown(pollen=True)
    assert shown(pollen=False) == set(GAME.parts().season_ids) - {"pollen"}


@rule("KI-1.18", "KI-1.20")
def test_flocks_come_by_lot_or_are_chosen_in_turn_order() -> None:
    lots = {tuple(int(each.colour) for each in new(2, seed).flocks) for seed in range(60)}
    assert len(lots) == 12
    s = new(3, 3, colours="choose", flocks="b")
    order = in_order(s)
    assert (asked(s), s.seat) == ("choose-flock", order[0])
    assert offered(s) == ["red", "green", "purple", "yellow"]
    assert refused(s, 4) == ("KI-1.20", "refused-no-such-flock")
    third = FLOCKS[s.flocks[order[2]].colour]
    left = FLOCKS[s.flocks[order[0]].colour]
    play(s, third)
    assert FLOCKS[s.flocks[order[2]].colour] == left  # who has not chosen yet takes what is free
    assert s.seat == order[1]
    assert refused(s, third) == ("KI-1.20", "refused-flock-taken")
    play(s, left)
    rest = next(each for each in FLOCKS if each not in (third, left))
    play(s, rest)
    assert asked(s) == "choose-leader"
    assert [FLOCKS[s.flocks[player].colour] for player in order] == [third, left, rest]
    for each in s.flocks:  # the board and its power are those of the colour
        assert (each.side, each.power) == (each.colour + 1, s.parts.powers[each.colour + 1])


@rule("KI-1.20", "KI-22.1")
def test_alone_one_chooses_the_own_flock_and_the_kiwibots() -> None:
    s = new(1, 3, colours="choose")
    assert s.prompt() == "Which flock do you play?"
    play(s, "purple")
    assert s.prompt() == "Which flock does the Kiwibot play?"
    assert offered(s) == ["red", "green", "yellow"]
    s.story = []
    play(s, "yellow")
    assert [FLOCKS[each.colour] for each in s.flocks] == ["purple", "yellow"]
    assert tell("kiwi", s.story[0], ["Ada"]) == "Ada gives the yellow flock to the Kiwibot."
    assert asked(s) == "choose-leader"
