"""What seats see, redeals, and positions as data, beyond what the contract asks of every game."""

import json
from typing import Any

import pytest

from atoll.engine.chance import seeded
from atoll.engine.decision import Matter, Task
from atoll.engine.field import Field
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.barter import GET, add_swap
from atoll.games.tindaya.decisions.battle import ARM, BATTLE
from atoll.games.tindaya.decisions.building import LAY_BASE
from atoll.games.tindaya.decisions.closing import SURVIVAL
from atoll.games.tindaya.decisions.events import IDOL_ROUND, LAVA, MINERAL, front
from atoll.games.tindaya.decisions.protection import PROTECT
from atoll.games.tindaya.decisions.soldiers import AT_SEA, RESCUE
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.upkeep import COLD, DIE
from atoll.games.tindaya.decisions.visions import SWAP_TOKEN, objective_at
from atoll.games.tindaya.names import CATASTROPHES, GOODS, IDOLS
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


@pytest.mark.parametrize(
    ("matter", "n", "x", "written"),
    [
        (ARM, 20, AT_SEA, {"hex": "HEX", "from": "sea"}),
        (ARM, 20, 20, {"hex": "HEX", "from": "HEX"}),
        (LAVA, 20, front(2, MINERAL), {"centre": "HEX", "ring": 2, "what": "mineral"}),
        (RESCUE, 20, 0b110, {"hex": "HEX", "seats": [1, 2]}),
        (SWAP_TOKEN, objective_at(1, 0), 0, {"owner": 1, "objective": 0}),
        (PROTECT, CATASTROPHES.index("pirates"), 20, {"card": "pirates", "hex": "HEX"}),
        (GET, 1, GOODS.index("salt"), {"tribe": 1, "good": "salt"}),
        (DIE, 2, COLD, {"left": 2, "cause": "cold"}),
        (LAY_BASE, 5, 0b11, {"slot": 5, "red": [0, 1]}),
    ],
)
def test_a_saved_task_says_in_words_what_it_is_about(
    matter: Matter[Any], n: int, x: int, written: dict[str, Any]
) -> None:
    s = begun(3, mode="dominion")
    name = s.geography.names[20]
    wanted = {key: name if value == "HEX" else value for key, value in written.items()}
    s.tribes[1].values = [1]
    task = Task(matter, 0, n, x)
    assert matter.write(s, task) == wanted
    assert matter.read(s, Field("Tindaya", wanted)) == (n, x)


def test_a_saved_position_has_words_for_hexes_cards_and_goods() -> None:
    s = begun(2)
    s.swaps = [0] * (2 * len(GOODS))
    add_swap(s, GOODS.index("fish"), GOODS.index("clay"))
    s.origin, s.danger[20], s.broods = 20, 1, [21]
    data = s.to_dict()
    names = s.geography.names
    assert data["swaps"] == {"give": {"fish": 1}, "get": {"clay": 1}}
    assert (data["origin"], data["home"]) == (names[20], None)
    assert (data["danger"], data["broods"]) == ({names[20]: 1}, [names[21]])
    assert data["agenda"][-1]["matter"] == "act"
    assert {"actions", "round"} < data["agenda"][-1].keys()
    read = GAME.from_dict(data)
    assert read.to_dict() == data
