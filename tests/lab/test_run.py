"""Games of a plan are played once, wherever they are played and whatever happens meanwhile."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import ray
from polars.testing import assert_frame_equal
from ray.cluster_utils import Cluster

from atoll.lab import plan, run
from atoll.lab.plan import FIRST
from atoll.lab.run import asked_for
from atoll.lab.store import Store
from tests.lab.games import facts, konane

PLAN = konane()

KILLED = """
import sys, time
from atoll.lab import run
from tests.lab.games import konane

if __name__ == "__main__":
    run(konane(), sys.argv[1], 2, tell=lambda done, total: time.sleep(0.2))
"""


@pytest.fixture(scope="module")
def played() -> Any:
    """All games of the plan, played one after another in this process."""
    return run(PLAN, processes=1)


def test_a_game_is_a_row_with_its_record(played: Any) -> None:
    assert len(played) == sum(lot.games for lot in PLAN.lots) == 15
    assert played["seed"].min() >= FIRST
    assert len(set(played["seed"])) == 15
    assert (played["moves"].list.len() == played["decisions"].list.sum()).all()
    assert (played["shares"].list.sum() == 1.0).all()
    assert (played["looks"].list.len() == PLAN.looks).all()


def test_the_bots_go_round_the_table() -> None:
    mixed = PLAN.lots[1]
    assert [mixed.seating(number) for number in range(2)] == [
        ["random", "greedy"],
        ["greedy", "random"],
    ]


def test_a_killed_run_goes_on_and_nothing_is_lost_or_doubled(played: Any, tmp_path: Path) -> None:
    """What was kept when the run was killed is not touched; all else is played; the games are the same."""
    folder = tmp_path / "games"
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    paths = os.pathsep.join([str(Path(__file__).parents[2]), *filter(None, sys.path)])
    with subprocess.Popen(
        [sys.executable, script, folder], env={**os.environ, "PYTHONPATH": paths}
    ) as parent:
        while len(list(folder.glob("0*.parquet"))) < 3:
            assert parent.poll() is None, "it ended too early"
            time.sleep(0.02)
        parent.send_signal(signal.SIGKILL)
    store = Store(folder, PLAN)
    kept = store.games()
    assert 3 <= len(kept) < 15
    heard: list[tuple[int, int]] = []
    found = run(PLAN, folder, 1, tell=lambda done, total: heard.append((done, total)))
    assert heard[0] == (len(kept), 15)
    assert heard[-1] == (15, 15)
    assert_frame_equal(facts(found), facts(played))
    again = found.join(kept.select("lot", "number", old="seconds"), on=["lot", "number"])
    assert (again["seconds"] == again["old"]).all(), "what was kept was played again"
    assert [file.name for file in sorted(folder.iterdir())] == ["games.parquet", "plan.json"]


def test_a_piece_that_was_left_over_counts_once(played: Any, tmp_path: Path) -> None:
    """Who is killed between writing the whole and removing its pieces leaves both."""
    store = Store(tmp_path, PLAN)
    rows = played.to_dicts()
    store.keep(rows[:6])
    piece = store.pieces()[0]
    shutil.copy(piece, tmp_path / "saved")
    store.merge()
    shutil.move(tmp_path / "saved", piece)
    (tmp_path / "00000002.parquet.new").write_bytes(b"half of a piece")
    again = Store(tmp_path, PLAN)
    assert len(again.games()) == len(again.done()) == 6
    again.keep(rows[6:])
    assert_frame_equal(again.games(), played)


def test_a_long_run_leaves_no_heap_of_small_files(
    played: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.lab.store.MANY", 4)
    store = Store(tmp_path, PLAN)
    for row in played.to_dicts():
        store.keep([row])
    assert len(store.pieces()) == 6  # of 15: three of four games, and three of one
    assert_frame_equal(store.games(), played)


def test_alone_what_comes_into_play_is_noted_too() -> None:
    """Season cards of Kiwi are dealt, not chosen."""
    wanted = plan("kiwi", ["random"], [1], 1, looks=0, moments=1, replays=0)
    found = run(wanted, processes=1)["taken"].to_list()[0]
    assert any(each["part"].startswith("season-") for each in found)


def test_a_plan_may_grow_but_not_change(tmp_path: Path) -> None:
    run(konane(2), tmp_path, 1)
    grown = konane(4)
    heard: list[int] = []
    found = run(grown, tmp_path, 1, tell=lambda done, _: heard.append(done))
    assert heard[0] == 3
    assert len(found) == 5
    assert len(asked_for(found, konane(2))) == 3
    with pytest.raises(ValueError, match="games of another plan lie here"):
        run(konane(4, seed=1), tmp_path, 1)


def test_a_cluster_that_loses_a_node_plays_the_same_games(played: Any, tmp_path: Path) -> None:
    """Two nodes of Ray; one is killed when the first games have come in."""
    cluster: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    lost = cluster.add_node(num_cpus=1)
    alive = [True]

    def tell(done: int, total: int) -> None:
        if done >= 2 and alive[0]:
            alive[0] = False
            cluster.remove_node(lost, allow_graceful=False)

    try:
        found = run(PLAN, tmp_path, ray=cluster.address, tell=tell)
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert not alive[0]
    assert_frame_equal(facts(found), facts(played))
