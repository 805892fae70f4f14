"""Work spread over processes and clusters."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import atoll
from atoll.learn.school import Plan, School
from atoll.learn.selfplay import Homework
from atoll.spread import Died, Far, Here, done_by, hands, spread
from tests.clusters import PLACE, cluster
from tests.docs.carried import carried_out, hasten
from tests.docs.pages import PAGES, commands
from tests.jobs import die, fail, square


def test_one_process_works_in_order_and_by_itself() -> None:
    found = list(spread(square, range(4), 1))
    assert [(item, result) for item, (result, _) in found] == [(0, 0), (1, 1), (2, 4), (3, 9)]
    assert {process for _, (_, process) in found} == {os.getpid()}


def test_others_do_every_item_once_and_items_are_asked_for_when_somebody_is_free() -> None:
    asked: list[int] = []

    def items() -> Iterator[int]:
        for item in range(9):
            asked.append(item)
            yield item

    running = spread(square, items(), 2)
    found = [next(running)]
    assert len(asked) == 2
    found += running
    assert sorted((item, result) for item, (result, _) in found) == [(n, n * n) for n in range(9)]
    assert os.getpid() not in {process for _, (_, process) in found}


@pytest.mark.parametrize("processes", [1, 2])
def test_what_goes_wrong_is_raised(processes: int) -> None:
    with pytest.raises(ValueError, match="no 2"):
        list(spread(fail, range(4), processes))


def test_who_died_of_what_is_told() -> None:
    with pytest.raises(Died) as caught:
        list(spread(die, [1, 3], 2))
    assert caught.value.item == 3


class Together:
    """All that is handed out is done at once; one of it goes wrong."""

    count = 3

    def submit(self, job: Any, *given: Any) -> "Future[Any]":
        return Here().submit(job, *given)


def test_what_is_done_counts_whatever_becomes_of_the_rest() -> None:
    doing = done_by(Together(), fail, [1, 2, 3])
    assert sorted(next(doing)) == [(1, 1), (3, 3)]
    with pytest.raises(ValueError, match="no 2"):
        next(doing)


def test_a_later_job_may_differ() -> None:
    with hands(2) as doing:
        assert doing.count == 2
        assert doing.submit(fail, 1).result() == 1
        assert doing.submit(square, 3).result()[0] == 9
    assert Here().submit(pow, 2, 5).result() == 32


KILLED = """
import os, sys, time
from atoll.spread import hands

def sleep(seconds):
    print(os.getpid(), flush=True)
    time.sleep(seconds)

if __name__ == "__main__":
    with hands(2) as doing:
        for future in [doing.submit(sleep, 600) for _ in range(2)]:
            future.result()
"""


def test_nobody_outlives_the_process_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [int(parent.stdout.readline()) for _ in range(2)]
        parent.send_signal(signal.SIGTERM)
    for worker in workers:
        for _ in range(600):
            with suppress(ProcessLookupError):
                os.kill(worker, 0)
                time.sleep(0.1)
                continue
            break
        else:
            pytest.fail(f"{worker} is still there")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Ray on this machine, with two places to work."""
    with cluster(machines=1, cores=2) as (address, _):
        yield address


@pytest.fixture
def far(address: str) -> Far:
    return Far(address)


def test_a_cluster_of_ray_does_it_too(far: Far, address: str) -> None:
    assert far.count == 2
    assert dict(spread(abs, [-1, 2, -3], ray=address)) == {-1: 1, 2: 2, -3: 3}


def test_what_goes_wrong_on_a_cluster_is_raised_as_it_is_here(far: Far, address: str) -> None:
    with pytest.raises(ValueError, match="no 2"):
        list(spread(fail, range(4), ray=address))
    far.remote = far.remote.options(max_retries=0)  # usually Ray tries it elsewhere first
    with pytest.raises(Died) as caught:
        list(done_by(far, die, [3]))
    assert caught.value.item == 3


def test_a_school_plays_the_same_games_on_a_cluster(far: Far, tmp_path: Path) -> None:
    """`atoll learn --ray` hands out its games in the same way as the laboratory."""
    homework = School(atoll.game("konane"), tmp_path, Plan((2,))).homework()
    homework = replace(homework, seeds=homework.seeds[:2])
    here, there = homework.play(), far.submit(Homework.play, homework).result()
    assert here.seats == there.seats == 2
    for name in ("rows", "by_hand", "ends"):
        assert np.array_equal(getattr(here, name), getattr(there, name))


def test_what_pages_tell_of_clusters_is_done_by_one(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(tmp_path, monkeypatch)
    Far(address)  # so `auto` is this one
    told = {command for page in PAGES for command in commands(page) if "--ray" in command}
    assert {command.split()[1] for command in told} == {"lab", "learn"}
    for command in told:
        carried_out(command.replace(PLACE, address), tmp_path)
