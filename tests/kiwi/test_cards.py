"""KI-3: playing cards, face up and face down, and the deck that comes round again."""

import pytest

from atoll import seeded
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import flock, started, table
from tests.kiwi.readings import fruit, hand, markers, tokens
from tests.ledger import rule
from tests.positions import asked

POOR = "move feed build"


@rule("KI-3.1")
def test_three_rounds_of_one_card_each_in_turn_order() -> None:
    s = started(3, 8)
    order = s.order
    turns: list[int] = []
    while len(turns) < 9:
        turns.append(s.seat)
        s.play(s.parse(next(text for text in offered(s) if text.endswith(":down"))))
        while asked(s) == "return-fruit":
            s.play(s.moves()[0])
    assert turns == order * 3
    assert asked(s) != "play-card"


@rule("KI-3.1")
def test_only_cards_of_the_hand_can_be_played() -> None:
    s = table(flock(hand="move move feed"), flock())
    assert refused(s, 3 * 5 + 3) == ("KI-3.1", "refused-not-in-hand")
    assert refused(s, 999) == ("KI-3.2", "refused-no-such-card")


@rule("KI-3.2")
def test_slots_fill_from_the_left() -> None:
    s = table(flock(hand=POOR, slots="wild-fruit"), flock(slots="move"), seat=0)
    play(s, "feed:down")
    assert [slot and slot["card"] for slot in s.view(0)["flocks"][0]["slots"]] == [
        "wild-fruit",
        "feed",
        None,
    ]


@rule("KI-3.3", "KI-16.1")
def test_the_draw_comes_after_the_card() -> None:
    s = table(flock("1@0,1", hand="wild-kiwis feed build"), flock())
    play(s, "wild-kiwis:bonus")
    assert (asked(s), len(hand(s))) == ("place-token", 2)
    play(s, "0,0", "0,0")
    assert len(hand(s)) == 3
    assert s.seat == 1


@rule("KI-3.4")
def test_an_empty_deck_is_made_of_the_discards_alone() -> None:
    s = table(
        flock(
            hand="feed build wild-marker",
            slots="move wild-kiwis",
            discard="move feed",
            discard_down="build wild-fruit",
        ),
        flock(slots="move move", hand="feed build build"),
        season=3,
    )
    assert sum(s.flocks[0].cards[6:12]) == 0
    play(s, "feed:down")
    view = s.view(0)["flocks"][0]
    assert (view["deck"], view["discard"], view["discard_down"]) == (3, [], 0)
    fresh = set(view["deck_cards"]) | (set(view["hand_cards"]) - {"build", "wild-marker"})
    assert fresh <= {"move", "feed", "build", "wild-fruit"}
    assert [slot["card"] for slot in view["slots"]] == ["move", "wild-kiwis", "feed"]


@rule("KI-3.4")
def test_the_first_reshuffle_is_at_the_first_draw_of_season_three() -> None:
    s = started(2, 6)
    chance = seeded(1)
    while s.season < 3:
        if asked(s) == "play-card":
            assert all(sum(each.cards[12:24]) == 3 * (s.season - 1) for each in s.flocks)
        s.play(chance.pick(s.moves()))
    while asked(s) != "play-card":
        s.play(chance.pick(s.moves()))
    assert all(sum(each.cards[6:12]) == 0 for each in s.flocks)
    assert all(sum(each.cards[12:24]) == 6 for each in s.flocks)


@rule("KI-3.6")
def test_a_card_face_down_brings_one_fruit_and_nothing_else() -> None:
    s = table(flock("1@0,0", hand=POOR), flock())
    play(s, "move:down")
    assert sum(fruit(s).values()) == 1
    assert s.seat == 1
    assert tokens(s.flocks[0])[0] == 8


@rule("KI-3.7", "KI-24.2")
def test_a_face_down_card_stays_unknown_to_others_and_known_to_its_owner() -> None:
    s = table(flock(hand=POOR, discard_down="move"), flock())
    play(s, "build:down")
    mine, theirs = s.view(0)["flocks"][0], s.view(1)["flocks"][0]
    assert mine["slots"][0] == {"card": "build", "down": True}
    assert theirs["slots"][0] == {"card": None, "down": True}
    assert (mine["discard_down_cards"], theirs["discard_down_cards"]) == (["move"], None)
    assert theirs["discard_down"] == 1
    seen = {
        (
            tuple(s.redeal(1, seeded(i)).flocks[0].slots),
            tuple(s.redeal(1, seeded(i)).flocks[0].cards),
        )
        for i in range(20)
    }
    assert len({slots for slots, _ in seen}) > 2


@rule("KI-3.8")
def test_a_wild_card_is_an_action_or_its_bonus() -> None:
    s = table(
        flock("1@0,0 1@0,0", hand="wild-fruit move feed", fruit="red red green"),
        flock("1@2,1"),
    )
    assert [text for text in offered(s) if text.startswith("wild-fruit")] == [
        f"wild-fruit:{use}" for use in ("feed", "move", "build", "bonus", "down")
    ]
    used = play(s.copy(), "wild-fruit:feed", "red1@0,0")
    assert fruit(used) == {"red": 1}  # no bonus fruit
    assert refused(s, 1 * 5 + 1) == ("KI-3.8", "refused-other-use")


@rule("KI-3.9", "KI-3.10")
@pytest.mark.parametrize(
    ("card", "fruits", "placed", "drawn"),
    [("wild-fruit", 4, 0, 0), ("wild-kiwis", 1, 2, 0), ("wild-marker", 2, 0, 1)],
)
def test_the_bonuses_of_the_wild_cards(card: str, fruits: int, placed: int, drawn: int) -> None:
    s = table(flock("1@0,1", hand=f"{card} move feed"), flock())
    play(s, f"{card}:bonus")
    assert sum(fruit(s).values()) == fruits
    for _ in range(placed):
        assert asked(s) == "place-token"
        play(s, "0,0")
    assert tokens(s.flocks[0])[0] == 8 - placed
    assert sum(markers(s).values()) == drawn
    assert s.seat == 1


@rule("KI-3.10", "KI-11.6")
def test_tokens_of_a_bonus_come_one_at_a_time_with_all_that_follows() -> None:
    s = table(flock("1@0,1", hand="wild-kiwis move feed", track=5), flock())
    play(s, "wild-kiwis:bonus")
    play(s, "0,0")  # slot 4: a Move action, before the second token
    assert asked(s) == "move"
    play(s, "red1@0,0", "0,1")
    assert asked(s) == "place-token"
    play(s, "0,1")
    assert tokens(s.flocks[0])[0] == 3


@rule("KI-3.11")
def test_an_action_must_be_possible() -> None:
    s = table(
        flock("2@0,1", hand="feed build move", leader="3,1", fruit="red"), flock("1@3,1 3@3,1")
    )
    assert refused(s, "feed") == ("KI-3.11", "refused-cannot-feed")
    assert refused(s, "build") == ("KI-3.11", "refused-cannot-build")
    assert offered(s) == ["move", "move:down", "feed:down", "build:down"]
    rich = table(flock("1@0,0 1@0,0", hand="feed build move", fruit="red red blue"), flock())
    assert {"feed", "build", "move"} <= set(offered(rich))
