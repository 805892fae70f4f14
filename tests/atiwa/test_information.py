"""AT-31: who knows what."""

from atoll import seeded
from atoll.games.atiwa import GAME
from tests.atiwa.positions import HOME, random_positions, side, table
from tests.ledger import rule
from tests.positions import play


@rule("AT-31.1")
def test_what_lies_open_is_seen_by_all() -> None:
    s = table(
        side("c1 village br=trained+bat tm=polluted", gold=4, night=2),
        side(HOME, "b1 21 tm=bat"),
        turn=1,
        open="01 - 03",
        discard="05",
    )
    for seat in (None, 0, 1):
        view = s.view(seat)
        assert view["communities"][0]["gold"] == 4
        assert view["communities"][0]["night"] == 2
        assert view["communities"][1]["cards"][1]["cells"][0]["content"] == "bat"
        assert [card and card["id"] for card in view["open"]] == ["01", None, "03"]
        assert view["discard"] == ["05"]
        assert view["bag"] == [21, 20, 2]
        assert view["deck"] == 36 - 4


@rule("AT-31.1")
def test_what_is_drawn_next_is_known_to_nobody() -> None:
    s = table(side(), turn=0)
    drawn = set()
    for seed in range(120):
        other = s.redeal(0, seeded(seed))
        assert other.view(0) == s.view(0)
        play(other, "d1", "deck-1")
        drawn.add(other.view()["doing"]["card"]["id"])
    assert len(drawn) > 30


@rule("AT-31.1")
def test_the_mix_of_the_bag_can_be_deduced() -> None:
    for s in random_positions(games=4, step=7):
        drawn = sum(each["pollution"] for each in s.view()["communities"])
        assert sum(s.view()["bag"]) == 44 - drawn


def test_the_view_forecasts_what_the_maintenance_phase_then_gives() -> None:
    """What the overview of food, income and growth says is what happens."""
    for seed in range(12):
        s = GAME.new(2, seed)
        chance = seeded(seed)
        while not s.over:
            before = s.view()
            last = before["phase"] == "work" and before["doing"].get("workers") == 1
            s.play(chance.pick(s.moves()))
            if last and s.view()["phase"] == "maintenance":
                for side_, then in zip(before["communities"], s.view()["communities"], strict=True):
                    assert then["report"]["markers"] <= side_["forecast"]["markers"] + 2
                    assert then["report"]["trained-gold"] >= side_["forecast"]["gold"]
