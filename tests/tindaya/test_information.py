"""What seats see, redeals, and positions as data, beyond what the contract asks of every game."""

import json
from typing import Any

import pytest

from atoll.engine.chance import seeded
from atoll.engine.decision import Matter, Task
from atoll.engine.field import Field
from atoll.engine.state import SPECTATOR
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.barter import GET, add_swap
from atoll.games.tindaya.decisions.battle import ARM, BATTLE, REPEL
from atoll.games.tindaya.decisions.building import LAY_BASE
from atoll.games.tindaya.decisions.closing import SURVIVAL
from atoll.games.tindaya.decisions.events import (
    EVENT_IDOL,
    IDOL_ROUND,
    LAVA,
    MINERAL,
    front,
)
from atoll.games.tindaya.decisions.protection import PROTECT, PROTECT_NEXT
from atoll.games.tindaya.decisions.soldiers import AT_SEA, RESCUE
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.upkeep import COLD, DIE
from atoll.games.tindaya.decisions.visions import SWAP_TOKEN, objective_at
from atoll.games.tindaya.names import ACORAN, CATASTROPHES, GOODS, IDOLS, PROTECTION
from atoll.games.tindaya.state import ENDANGERED
from atoll.testing.walks import play_out
from tests.ledger import rule
from tests.tindaya.positions import ask, at, begun, hold, idol, put, table

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


@rule("TI-13.3")
def test_who_is_asked_for_an_idol_holds_one_and_nothing_else_is_known() -> None:
    """The other hands, and what else lies in this one, are dealt anew: to a spectator too."""
    for matter, wanted in ((REPEL, ["protection"]), (EVENT_IDOL, ["location", "shipwreck"])):
        s = table(3)
        idol(s, 0, wanted[0], "wrath")
        idol(s, 1, "protection", "location", "shipwreck")
        s.standees[ACORAN] = 1
        hold(s, matter, 0, at(s, "1,1"), AT_SEA)
        kinds = [IDOLS.index(name) for name in wanted]
        for seat in (SPECTATOR, 2):
            deals = [s.redeal(seat, seeded(seed)) for seed in range(150)]
            assert all(len(d.legal) > 1 and sum(d.tribes[1].idols) == 3 for d in deals)
            assert all(sum(d.tribes[0].idols[kind] for kind in kinds) for d in deals)
            assert len({bytes(d.tribes[0].idols) for d in deals}) > 5
            true = sum(d.tribes[1].idols == s.tribes[1].idols for d in deals)
            assert true < 15, "the other hand is given away"


@rule("TI-13.3", "TI-18.3")
def test_who_decides_on_the_places_knows_where_somebody_can_protect_and_no_more() -> None:
    """Seat 0 is asked to choose between two of three places: of the third it knows that there is no
    idol, and of the others that there is one; what else is in these hands is dealt anew."""
    s = table(4)
    for seat, place in enumerate(s.land[:3], 1):
        put(s, s.geography.names[place], villagers=1, seat=seat)
        s.danger[place] = ENDANGERED
    idol(s, 1, "protection", "wrath")
    idol(s, 2, "protection", "learning")
    idol(s, 3, "wrath", "learning")
    hold(s, PROTECT_NEXT, 0, CATASTROPHES.index("storm"))
    assert len(s.legal) == 2
    hands = set()
    for seed in range(60):
        d = s.redeal(0, seeded(seed))
        held = [d.tribes[seat].idols[PROTECTION] > 0 for seat in (1, 2, 3)]
        assert (held, PROTECT_NEXT.moves(d, d.task)) == ([True, True, False], s.legal)
        hands.add(tuple(bytes(tribe.idols) for tribe in d.tribes))
    assert len(hands) > 20


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
