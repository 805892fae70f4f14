"""A game that one person can lose alone."""

from typing import Any

from fastapi.testclient import TestClient

import atoll
from atoll.table.tables import SeatPlan
from tests.table.people import Person


def before_the_last_move(seed: int) -> atoll.State:
    """A solo game of Atiwa at its last decision."""
    game, chance = atoll.game("atiwa"), atoll.seeded(seed)
    state = game.new(1, seed)
    while True:
        before = state.copy()
        state.play(game.judge.rollout(state, chance))
        if state.over:
            return before


def test_a_solo_game_that_is_lost_has_no_winner(client: TestClient) -> None:
    state = before_the_last_move(5)
    ann = Person(client)
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    holder = house.identities.holder(ann.headers["authorization"].removeprefix("Bearer "))
    game = atoll.game("atiwa")
    table = house.tables.set_up(game, [SeatPlan("you")], {}, 5, holder, state.to_dict())
    ann.play(table)
    seen = ann.see(table)
    assert seen["over"]
    assert seen["winners"] == []
    assert "The goal is missed." in ann.get(f"/tables/{table}/fragment").text
