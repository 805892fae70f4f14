"""KI-2 and KI-12: the course of the seasons, and what nests bring at Season Change."""

from atoll import seeded
from atoll.games.kiwi.state import PHASES, Kiwi
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import bonus, flock, started, table, then
from tests.kiwi.readings import fruit, hand, on, tokens
from tests.ledger import rule
from tests.positions import asked


def phases(s: Kiwi) -> list[tuple[int, str]]:
    """Every phase somebody decided something in, to the end of a random game."""
    chance = seeded(4)
    seen: list[tuple[int, str]] = []
    while not s.over:
        now = (int(s.season), PHASES[s.phase])
        if not seen or seen[-1] != now:
            seen.append(now)
        s.play(chance.pick(s.moves()))
    return seen


@rule("KI-2.1")
def test_four_seasons_of_four_phases() -> None:
    seen = phases(started(4, 3))
    order = {name: number for number, name in enumerate(PHASES)}
    assert {season for season, _ in seen} == {1, 2, 3, 4}
    assert seen == sorted(seen, key=lambda each: (each[0], order[each[1]]))
    assert {name for _, name in seen} == {"change", "actions", "season-card", "mark"}


@rule("KI-2.2", "KI-2.5")
def test_nothing_is_given_at_the_first_season_change() -> None:
    s = started(3, 1)
    assert (s.season, PHASES[s.phase]) == (1, "actions")
    assert sorted(sum(each.fruit) for each in s.flocks) == [3, 4, 5]


@rule("KI-2.5")
def test_the_turn_order_nest_gives_nothing_later() -> None:
    s = table(flock(fruit="red"), flock(), season=2)
    then(s, "season-change")
    assert [fruit(s, 0), fruit(s, 1)] == [{"red": 1}, {}]


@rule("KI-2.3", "KI-9.2")
def test_season_change_makes_ready() -> None:
    s = table(
        flock(slots="move feed:down", hand="move build wild-kiwis", spent=True),
        flock(slots="move move", hand="feed build build", spent=True),
        season=2,
        seat=0,
    )
    first = int(s.first)
    then(s, "season-change")
    assert s.first == 1 - first
    view = s.view(0)["flocks"]
    assert view[0]["slots"] == [None] * 3
    assert view[0]["discard"] == ["move"]
    assert view[0]["discard_down_cards"] == ["feed"]
    assert view[1]["discard"] == ["move", "move"]
    assert not any(each.spent for each in s.flocks)
    assert hand(s) == ["move", "build", "wild-kiwis"]


@rule("KI-2.4", "KI-12.5")
def test_each_player_takes_all_nest_bonuses_in_an_own_order() -> None:
    s = table(
        flock("1@0,0 1@0,1"),
        flock("1@2,1 1@2,0"),
        season=2,
        nests="0:tree-1@0,0 0:tree-2@1,0 0:cave-1@0,1 1:cave-1@2,1 1:lookout-1@2,0",
    )
    s.first = 1
    then(s, "season-change")
    assert s.order == [0, 1]
    assert (asked(s), s.seat) == ("nest-bonus", 0)
    assert offered(s) == ["tree-1", "tree-2", "cave-1"]
    assert refused(s, 3) == ("KI-2.4", "refused-no-nest-bonus")
    play(s, "cave-1")
    assert (asked(s), sum(fruit(s).values())) == ("place-token", 1)
    play(s, "0,0")
    # Both trees follow by themselves: 2 and 3 fruit.
    assert sum(fruit(s).values()) == 6
    assert s.seat == 1  # one player finishes before the next begins
    assert offered(s) == ["lookout-1", "cave-1"]


@rule("KI-2.8")
def test_bonuses_of_fruit_and_markers_alone_are_not_asked_about() -> None:
    s = table(
        flock(),
        flock(),
        season=2,
        nests="0:tree-1@0,0 0:lookout-1@0,1 0:lookout-2@1,0",
    )
    s.first = 1
    then(s, "season-change")
    assert offered(s) == ["tree-1", "lookout-1", "lookout-2"]
    bare = table(flock(), flock(), season=2, nests="0:tree-1@0,0 0:tree-2@0,1")
    then(bare, "season-change")
    assert asked(bare) == "play-card"
    assert sum(fruit(bare).values()) == 5


@rule("KI-2.6", "KI-11.4", "KI-5.8")
def test_season_change_gives_no_track_bonus() -> None:
    nests = "0:cave-1@0,0 0:cave-2@0,1 0:lookout-1@1,0"
    s = table(flock("1@0,0 3@0,1", track=6), flock(), season=2, nests=nests)
    s.first = 1
    then(s, "season-change")
    play(s, "cave-2", "0,0", "0,0")
    assert tokens(s.flocks[0])[0] == 4
    play(s, "cave-1", "0,0")  # and the Lookout lets one of the equal kiwis grow
    assert tokens(s.flocks[0])[0] == 2
    assert sum(fruit(s).values()) == 1  # that of the Cave, none of the track
    assert asked(s) == "play-card"
    bonus(s, "place")  # the lost bonuses do not come later either
    play(s, "0,0")
    assert tokens(s.flocks[0])[0] == 1
    assert sum(fruit(s).values()) == 1


@rule("KI-2.7")
def test_the_order_of_a_season_holds_for_all_its_phases() -> None:
    s = table(flock(), flock(), flock(), season=2)
    s.first = 1
    then(s, "season-change")
    assert s.order == [2, 0, 1]
    then(s, "marking")
    assert s.order == [2, 0, 1]


@rule("KI-12.1", "KI-12.2", "KI-12.3")
def test_what_nests_bring() -> None:
    p = started(2).parts
    view = started(2).view(None)["flocks"][0]["nests"]

    def said(parts: list[dict[str, object]]) -> str:
        return ", ".join(f"{part['number']} {part['what']}" for part in parts)

    assert {
        f"{nest['nest']}-{nest['row']}": (said(nest["placement"]), said(nest["season"]))
        for nest in view
    } == {
        "tree-1": ("1 fruit", "2 fruit"),
        "tree-2": ("2 fruit, 1 place", "3 fruit"),
        "lookout-1": ("1 move", "1 increase"),
        "lookout-2": ("1 marker", "1 marker"),
        "cave-1": ("1 place", "1 fruit, 1 place"),
        "cave-2": ("2 place", "2 place"),
    }
    assert p.nest_points == [0, 1, 0, 1, 0, 1]


@rule("KI-12.2")
def test_a_lookout_lets_a_kiwi_grow_each_season() -> None:
    s = table(flock("1@0,0 2@0,1"), flock(), season=2, nests="0:lookout-1@1,0")
    s.first = 1
    then(s, "season-change")
    assert asked(s) == "increase"
    guide = s.guide()
    assert guide is not None
    assert [words.key for words in guide.advice] == ["guide-token-change"]  # KI-2.6
    play(s, "red2@0,1")
    assert on(s, "0,1") == "red3"
