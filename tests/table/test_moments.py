"""Several moves at once, undo against bots, and the pace of bots."""

import asyncio

from fastapi.testclient import TestClient

import atoll
from atoll.engine.foresight import folded, matters_not, suggested
from atoll.engine.state import State
from atoll.table.hub import Hub, Watcher
from atoll.table.pace import Pace
from tests.table.people import Person


def state_of(client: TestClient, table: str) -> State:
    with client.app.state.house.tables.at(table) as live:  # type: ignore[attr-defined]
        return live.session.state.copy()  # type: ignore[no-any-return]


def walk_until(client: TestClient, ann: Person, table: str, wanted: object) -> State:
    """Quick moves until a position is wanted; what is played goes through the API."""
    chance = atoll.seeded(3)
    for _ in range(400):
        state = state_of(client, table)
        if wanted(state):  # type: ignore[operator]
            return state
        game = atoll.game(state.game_name())
        answer = ann.play(table, state.notation(game.judge.rollout(state, chance)))
        assert answer.status_code == 200, answer.text
    raise AssertionError("no such position")


def test_what_is_suggested_is_one_change_and_undone_as_one(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", game="atiwa")
    state = walk_until(client, ann, table, lambda s: len(suggested(s)) > 2)
    seen = ann.see(table)
    assert seen["chain"]["count"] == len(suggested(state))
    answer = ann.post(f"/api/tables/{table}/suggested", version=seen["version"])
    assert answer.json() == {"version": seen["version"] + seen["chain"]["count"]}
    then = ann.see(table)
    assert then["changes"] == seen["changes"] + 1
    steps = seen["chain"]["count"]
    ann.post(f"/api/tables/{table}/undo", version=then["version"], steps=steps)
    assert state_of(client, table).to_dict() == state.to_dict()
    again = ann.post(f"/api/tables/{table}/suggested", version=seen["version"])
    assert again.status_code == 409


def test_what_is_asked_at_once_is_answered_and_undone_at_once(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you", game="kiwi")
    state = walk_until(client, ann, table, lambda s: folded(s) is not None)
    fold = folded(state)
    assert fold is not None
    seen = ann.see(table)
    offered = [choice["move"] for choice in seen["choices"] if not choice["refusal"]]
    assert offered == [
        *[fold.ahead.notation(move) for move in fold.ahead.legal],
        state.notation(fold.stop),
    ]
    then = ann.play(table, offered[0]).json()["version"]
    assert then >= seen["version"] + 2
    ann.post(f"/api/tables/{table}/undo", version=then)
    assert state_of(client, table).to_dict() == state.to_dict()
    stopped = ann.play(table, offered[-1]).json()["version"]
    assert stopped == ann.see(table)["version"]


def test_nobody_is_asked_what_does_not_matter(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you", game="atiwa", seed=1)
    chance = atoll.seeded(1)
    while not (state := state_of(client, table)).over:
        assert not matters_not(state)
        move = atoll.game("atiwa").judge.rollout(state, chance)
        ann.play(table, state.notation(move))


def test_bots_keep_the_pace_of_who_watches(client: TestClient) -> None:
    hub = Hub()
    pace = Pace(hub, 1.0)
    assert pace.seconds("t", goes_on=False) == 0  # for nobody
    hub.watching["t"].add(Watcher("", "quick"))
    quick = pace.seconds("t", goes_on=False)
    assert pace.seconds("t", goes_on=True) < quick
    hub.watching["t"].add(Watcher("", "normal"))
    assert quick < pace.seconds("t", goes_on=False) == 1.0  # the slowest counts
    pace.hurry("t")
    assert pace.seconds("t", goes_on=False) == 0
    pace.arrived("t")
    assert pace.seconds("t", goes_on=False) == 1.0


def test_a_rest_is_skipped() -> None:
    async def skipped() -> None:
        hub = Hub()
        hub.watching["t"].add(Watcher("", "normal"))
        pace = Pace(hub, 3600.0)
        resting = asyncio.create_task(pace.rest("t", False))
        await asyncio.sleep(0)
        pace.hurry("t")
        await resting

    asyncio.run(skipped())


def test_only_who_sits_there_skips(client: TestClient) -> None:
    ann, bob = Person(client), Person(client)
    table = ann.new_table("you", "open")
    assert bob.post(f"/api/tables/{table}/skip").status_code == 403
    assert ann.post(f"/api/tables/{table}/skip").json() == {"said": "yes"}
