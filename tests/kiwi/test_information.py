"""KI-24: who knows what."""

from atoll import seeded
from atoll.games.kiwi.flock import HAND
from atoll.games.kiwi.kinds import KINDS
from atoll.games.kiwi.state import Kiwi
from tests.kiwi.positions import flock, started, table, then
from tests.ledger import rule
from tests.positions import asked, random_game


def random_positions(seats: int, step: int = 7) -> list[Kiwi]:
    return list(random_game(started(seats, seats, flocks="b", order="variable"), seats, step))


@rule("KI-24.2")
def test_what_is_public_is_seen_by_all() -> None:
    for s in random_positions(3):
        views = [s.view(seat) for seat in (None, 0, 1, 2)]
        for view in views[1:]:
            for field in ("island", "season_cards", "bags", "order", "turn_order"):
                assert view[field] == views[0][field]
            for player, seen in enumerate(view["flocks"]):
                public = views[0]["flocks"][player]
                for field in ("fruit", "markers", "track", "reserve", "nests", "hand", "deck"):
                    assert seen[field] == public[field]


@rule("KI-24.2")
def test_secrets_are_seen_by_their_owner_alone() -> None:
    for s in random_positions(3):
        for viewer in (None, 0, 1, 2):
            for player, seen in enumerate(s.view(viewer)["flocks"]):
                own = player == viewer
                assert (seen["hand_cards"] is not None) == own
                assert (seen["deck_cards"] is not None) == own
                assert (seen["marker_types"] is not None) == (own or s.revealed())
                for slot in seen["slots"]:
                    if slot is not None and slot["down"]:
                        assert (slot["card"] is not None) == own


@rule("KI-24.2")
def test_a_redeal_changes_what_a_seat_cannot_know_and_nothing_else() -> None:
    hands, markers = set(), set()
    s = next(
        each for each in random_positions(3) if each.season == 2 and asked(each) == "play-card"
    )
    for seed in range(30):
        dealt = s.redeal(0, seeded(seed))
        assert dealt.view(0) == s.view(0)
        assert dealt.flocks[0].cards == s.flocks[0].cards
        assert sum(dealt.bag) == sum(s.bag)
        hands.add(bytes(dealt.flocks[1].cards))
        markers.add(bytes(dealt.flocks[1].markers))
    assert len(hands) > 5
    assert len(markers) > 1


@rule("KI-24.2")
def test_a_rare_marker_a_rival_must_hold_gives_nothing_else_away() -> None:
    """One sand marker is left to be held, and the rival has it: it is asked where to place it."""
    s = then(table(flock(markers="sand " * 13), flock(markers="sand")), "mark", 1, 1)
    assert (asked(s), s.seat) == ("mark", 1)
    deals = [s.redeal(0, seeded(seed)) for seed in range(60)]  # half of them are not found by lot
    for dealt in deals:
        assert dealt.view(0) == s.view(0)
        assert len(dealt.legal) > 1
    hands = [bytes(dealt.flocks[1].cards) for dealt in deals]
    assert hands.count(bytes(s.flocks[1].cards)) < 12
    assert len(set(hands)) > 24


@rule("KI-24.2")
def test_what_fits_a_question_is_as_likely_as_deals_bring_it() -> None:
    """By lot or from all hands that leave a choice: each kind of card comes up as often."""
    s = next(each for each in random_positions(2) if asked(each) == "play-card" and each.seat == 1)
    deals = [s.redeal(0, seeded(seed)) for seed in range(400)]
    fits = [s.fitting(0, seeded(seed)) for seed in range(400)]
    for kind in range(KINDS):
        by_lot, chosen = (
            sum(each.flocks[1].cards[HAND + kind] for each in found) for found in (deals, fits)
        )
        assert abs(by_lot - chosen) < 100, kind
    assert len({bytes(each.flocks[1].cards) for each in fits}) > 40
    for each in fits:
        assert each.view(0) == s.view(0)
        assert len(each.legal) > 1


@rule("KI-24.2", "KI-19.1")
def test_nothing_is_redealt_once_all_markers_are_open() -> None:
    s = next(each for each in random_positions(3, 1) if each.revealed())
    dealt = s.redeal(0, seeded(9))
    assert [bytes(each.markers) for each in dealt.flocks] == [
        bytes(each.markers) for each in s.flocks
    ]


@rule("KI-24.3")
def test_own_markers_and_discards_may_be_looked_at() -> None:
    s = table(flock(markers="sand grass", discard="move", discard_down="feed"), flock())
    mine = s.view(0)["flocks"][0]
    assert mine["marker_types"] == {"flower": 0, "grass": 1, "mountain": 0, "sand": 1}
    assert (mine["discard"], mine["discard_down_cards"]) == (["move"], ["feed"])
