"""What seats see, redeals, and positions as data, beyond what the contract asks of every game."""

import json
from typing import Any

import pytest

from atoll.engine.chance import seeded
from atoll.engine.decision import Matter, Task
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.battle import BATTLE
from atoll.games.tindaya.decisions.closing import SURVIVAL
from atoll.games.tindaya.decisions.events import IDOL_ROUND
from atoll.games.tindaya.decisions.soldiers import AT_SEA
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.names import IDOLS
from atoll.testing.walks import play_out
from tests.tindaya.positions import ask, at, begun, idol, put, table

JUNK: tuple[Any, ...] = (None, "x", "", -1, 2**70, 3.5, [], {}, True, [[]], {"x": 1})


@pytest.mark.parametrize("seats", [1, 3])
def test_broken_positions_are_refused(seats: int) -> None:
    """Every field, and every entry of every list in it, replaced by junk."""
    state = begun(seats)
    data = json.loads(json.dumps(state.to_dict()))
    refused = 0
    for field, value in data.items():
        for junk in JUNK:
            broken = [junk]
            if isinstance(value, list) and value:
                broken.append([junk, *value[1:]])
            for wrong in broken:
                try:
                    read = GAME.from_dict({**data, field: wrong})
                except ValueError:
                    refused += 1
                else:
                    play_out(read, seeded(1))
    assert refused > 400


def test_idols_in_hand_are_hidden_from_others() -> None:
    s = table(2)
    idol(s, 0, "wrath", "learning")
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    assert s.view(0)["tribes"][0]["idols"]["wrath"] == 1
    for other in (1, None):
        tribe = s.view(other)["tribes"][0]
        assert "idols" not in tribe
        assert tribe["idols_in_hand"] == 2
    kinds = {tuple(s.redeal(1, seeded(seed)).tribes[0].idols) for seed in range(20)}
    assert len(kinds) > 5
    assert all(sum(kind) == 2 for kind in kinds)
    assert s.redeal(0, seeded(4)).tribes[0].idols[IDOLS.index("wrath")] == 1


def test_secret_objectives_are_hidden_and_redealt() -> None:
    s = begun(3, mode="dominion")
    mine = s.tribes[0].secrets
    assert s.view(1)["tribes"][0]["objectives"][0]["known"] is None
    others = {tuple(s.redeal(0, seeded(seed)).tribes[1].secrets) for seed in range(20)}
    assert len(others) > 5
    for seed in range(20):
        d = s.redeal(0, seeded(seed))
        assert d.tribes[0].secrets == mine
        assert d.tribes[1].secrets[0] not in (*mine, *s.tribes[0].discards)
    s.tribes[1].seen[0] = 1
    assert all(
        s.redeal(0, seeded(seed)).tribes[1].secrets == s.tribes[1].secrets for seed in range(9)
    )


@pytest.mark.parametrize("matter", [IDOL_ROUND, BATTLE, SURVIVAL])
def test_what_shows_others_secrets_is_not_taken_back(matter: Matter[Any]) -> None:
    """Who is asked next tells what is in a hand, and at the end objectives are turned up."""
    for seats, shows in ((1, False), (2, True)):
        s = table(seats, era=3)
        stream = s.chance.stream
        s.agenda = [Task(matter, 0, at(s, "1,0"), AT_SEA)]
        s.settle()
        assert (s.chance.stream != stream) == shows
