"""Games of a plan are played once, wherever they are played and whatever happens meanwhile."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from polars.testing import assert_frame_equal

from atoll.lab import run
from atoll.lab.plan import FIRST
from atoll.lab.run import asked_for
from atoll.lab.store import PLAN as FILE
from atoll.lab.store import Store, kept_plan
from tests.clusters import cluster
from tests.lab.games import facts, konane

PLAN = konane()

# Every game is said to be finished on a line of its own; journals become pieces all the time. After so
# many games it waits, however fast it is, for whoever kills it.
KILLED = """
import signal, sys
from atoll.lab import run
from atoll.lab import store
from tests.lab.games import konane

class Telling(store.Store):
    most = int(sys.argv[3])

    def keep(self, rows):
        super().keep(rows)
        for row in rows:
            print(row["lot"], row["number"], flush=True)
        self.most -= len(rows)
        if self.most <= 0:
            signal.pause()

if __name__ == "__main__":
    store.FULL = 3
    sys.modules["atoll.lab.run"].Store = Telling
    run(konane(), sys.argv[1], int(sys.argv[2]))
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


def killed_after(games: int, folder: Path, processes: int) -> list[tuple[str, int]]:
    """The games that a run had said to be finished when it was killed after so many."""
    paths = os.pathsep.join([str(Path(__file__).parents[2]), *filter(None, sys.path)])
    with subprocess.Popen(
        [sys.executable, folder.parent / "killed.py", folder, str(processes), str(games + 3)],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        lines = [parent.stdout.readline() for _ in range(games)]
        parent.send_signal(signal.SIGKILL)
        lines += [line for line in parent.stdout if line.endswith("\n")]
    return [(lot, int(number)) for lot, number in map(str.split, lines)]


def test_a_killed_run_goes_on_and_nothing_is_lost_or_doubled(played: Any, tmp_path: Path) -> None:
    """What was said to be finished when the run was killed is there, once, and is not played again."""
    folder = tmp_path / "games"
    (tmp_path / "killed.py").write_text(KILLED)
    said = killed_after(4, folder, 2)
    said += killed_after(4, folder, 1)
    assert 8 <= len(said) == len(set(said)) < 15
    with Store(folder, PLAN) as store:
        kept = store.games()
    found = kept.select("lot", "number").rows()
    assert len(found) == len(set(found))
    assert set(said) <= set(found)
    assert len(found) <= len(said) + 2  # of each run one may have been kept but not yet told of
    heard: list[tuple[int, int]] = []
    whole = run(PLAN, folder, 1, tell=lambda done, total: heard.append((done, total)))
    assert heard[0] == (len(kept), 15)
    assert heard[-1] == (15, 15)
    assert_frame_equal(facts(whole), facts(played))
    again = whole.join(kept.select("lot", "number", old="seconds"), on=["lot", "number"])
    assert len(again) == len(kept)
    assert (again["seconds"] == again["old"]).all(), "what was kept was played again"
    assert {file.name for file in folder.glob("*.*")} - {".lock"} == {
        *("games.parquet", "journal.jsonl", "plan.json")
    }
    assert (folder / "journal.jsonl").stat().st_size == 0


def test_a_line_that_cannot_be_read_is_no_game(played: Any, tmp_path: Path) -> None:
    rows = played.to_dicts()
    with Store(tmp_path, PLAN) as store:
        store.keep(rows[:4])
    journal = tmp_path / "journal.jsonl"
    first, second, *lines = journal.read_bytes().splitlines(keepends=True)
    broken = [first, bytes(len(second)) + b"\n", b"[]\n", b'{"lot": "abc"}\n', *lines]
    journal.write_bytes(b"".join(broken)[:-20])
    with Store(tmp_path, PLAN) as store:
        assert store.games()["number"].to_list() == [rows[0]["number"], rows[2]["number"]]
        store.keep([rows[1], *rows[3:]])
        store.merge()
        assert_frame_equal(store.games(), played)


def test_a_piece_that_was_left_over_counts_once(played: Any, tmp_path: Path) -> None:
    """Who is killed between writing the whole and removing its pieces, or between writing a piece and
    emptying the journal, leaves both."""
    rows = played.to_dicts()
    with Store(tmp_path, PLAN) as store:
        store.keep(rows[:6])
    journal = (tmp_path / "journal.jsonl").read_bytes()
    with Store(tmp_path, PLAN) as store:
        (piece,) = store.pieces()
        shutil.copy(piece, tmp_path / "saved")
        store.merge()
    shutil.move(tmp_path / "saved", piece)
    (tmp_path / "journal.jsonl").write_bytes(journal)
    (tmp_path / "00000002.parquet.new").write_bytes(b"half of a piece")
    with Store(tmp_path, PLAN) as again:
        assert len(again.files()) == 3
        assert len(again.games()) == len(again.done()) == 6
        again.keep(rows[6:])
        again.merge()
        assert_frame_equal(again.games(), played)


def test_a_long_run_leaves_no_heap_of_small_files(
    played: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.lab.store.FULL", 4)
    with Store(tmp_path, PLAN) as store:
        for row in played.to_dicts():
            store.keep([row])
        assert len(store.pieces()) == 3  # of four games each; three are in the journal
        store.fold()
        assert_frame_equal(store.games(), played)


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with Store(tmp_path, PLAN), pytest.raises(ValueError, match="being played here already"):
        Store(tmp_path, PLAN)
    with Store(tmp_path, PLAN):
        pass


def test_bots_that_go_round_in_circles_end_without_a_winner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("atoll.lab.play.LONGEST", 5)
    found = run(konane(2), processes=1)
    assert found["decisions"].list.sum().to_list() == [5] * 3
    assert (found["shares"].list.sum() == 0).all()


def test_a_plan_may_grow_but_not_change(tmp_path: Path) -> None:
    run(konane(2), tmp_path, 1)
    grown = konane(4)
    heard: list[int] = []
    found = run(grown, tmp_path, 1, tell=lambda done, _: heard.append(done))
    assert heard[0] == 3
    assert len(found) == 5
    assert len(asked_for(found, konane(2))) == 3
    with pytest.raises(ValueError, match=r"another plan lie here \(seed: 0, not 1\); name another"):
        run(konane(4, seed=1), tmp_path, 1)
    older = replace(grown, rules=grown.rules - 1)
    with pytest.raises(ValueError, match=rf"\(rules: {grown.rules}, not {older.rules}\)"):
        run(older, tmp_path, 1)
    assert len(run(grown, tmp_path, 1)) == 5


def test_games_of_bots_that_were_changed_since_are_not_mixed(tmp_path: Path) -> None:
    """Who changes a file of bots, or teaches a mind, would else count games of both as games of one."""
    code = tmp_path / "own.py"
    code.write_text("def choose(state):\n    return state.moves()[0]\n")
    run(konane(2, code=str(code)), tmp_path / "games", 1)
    run(konane(2, code=str(code)), tmp_path / "games", 1)
    code.write_text("def choose(state):\n    return state.moves()[-1]\n")
    with pytest.raises(ValueError, match="games of other bots lie here"):
        run(konane(2, code=str(code)), tmp_path / "games", 1)


def test_a_question_forgets_nothing_that_was_asked_before(tmp_path: Path) -> None:
    whole = konane(2)
    few = replace(whole, lots=(replace(whole.lots[0], games=1),))
    more = replace(whole, lots=(replace(whole.lots[0], games=3),))
    for plan in (whole, few):
        run(plan, tmp_path, 1)
        assert kept_plan(tmp_path / FILE) == whole
    run(more, tmp_path, 1)
    assert kept_plan(tmp_path / FILE).lots == (*more.lots, *whole.lots[1:])


def test_what_cannot_be_read_is_named(played: Any, tmp_path: Path) -> None:
    with Store(tmp_path, PLAN) as store:
        store.keep(played.to_dicts())
        store.merge()
    (tmp_path / "games.parquet").write_bytes(b"nothing of the kind")
    with pytest.raises(ValueError, match=r"games\.parquet: cannot be read .* played again"):
        run(PLAN, tmp_path, 1)
    for text in ("{", "[]"):
        (tmp_path / "plan.json").write_text(text)
        with pytest.raises(ValueError, match=r"plan\.json: is no plan of games"):
            run(PLAN, tmp_path, 1)


class Disk:
    """What would be there after a power cut: files and names as they were when they were last synced."""

    def __init__(self, sync: Callable[[int], None]) -> None:
        self.sync = sync
        self.contents: dict[int, bytes] = {}
        self.names: dict[str, int] = {}

    def __call__(self, number: int) -> None:
        self.sync(number)
        place = Path(f"/proc/self/fd/{number}").resolve()
        if place.is_dir():
            self.names = {each.name: each.stat().st_ino for each in place.iterdir()}
        else:
            self.contents[place.stat().st_ino] = place.read_bytes()

    def left(self, folder: Path) -> None:
        """Write down what is left."""
        folder.mkdir()
        for name, number in self.names.items():
            (folder / name).write_bytes(self.contents.get(number, b""))


def test_a_power_cut_loses_nothing_that_was_counted(
    played: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(os.fsync)
    monkeypatch.setattr("os.fsync", disk)
    monkeypatch.setattr("atoll.lab.store.FULL", 4)
    found: list[int] = []

    def tell(done: int, total: int) -> None:
        left = tmp_path / f"left-{len(found)}"
        disk.left(left)
        with monkeypatch.context() as before:
            before.setattr("os.fsync", disk.sync)
            with Store(left, PLAN) as store:
                assert len(store.games()) == done
        found.append(done)

    run(PLAN, tmp_path / "games", 1, tell=tell)
    assert found == list(range(16))
    disk.left(tmp_path / "end")
    with Store(tmp_path / "end", PLAN) as store:
        assert_frame_equal(facts(store.games()), facts(played))


def test_a_cluster_that_loses_a_node_plays_the_same_games(played: Any, tmp_path: Path) -> None:
    """Two nodes of Ray; one is killed when the first games have come in."""
    with cluster(machines=2, cores=1) as (address, [lost]):

        def tell(done: int, total: int) -> None:
            if done >= 2 and lost.process.returncode is None:
                lost.kill()

        found = run(PLAN, tmp_path, ray=address, tell=tell)
        assert lost.process.returncode is not None
    assert_frame_equal(facts(found), facts(played))
