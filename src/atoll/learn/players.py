"""Who plays the games to learn from: this process, others beside it, or a cluster."""

from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol

from atoll.arena.workers import undisturbed
from atoll.extras import needed


class Work(Protocol):
    """Games to be played, as plain data."""

    def play(self) -> Any: ...


class Players(Protocol):
    """Plays what it is given, sooner or later."""

    def submit(self, work: Work) -> "Future[Any]": ...


def done(work: Work) -> Any:
    return work.play()


class Here:
    """This process plays by itself, at once: the same seed gives the same mind."""

    def submit(self, work: Work) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(work.play())
        return future


class Beside:
    """Other processes of this machine play."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool

    def submit(self, work: Work) -> "Future[Any]":
        return self.pool.submit(done, work)


class Far:
    """A cluster that Ray knows plays; atoll and the game must be installed there."""

    def __init__(self, address: str) -> None:
        with needed("ray"):
            import ray
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        self.remote: Any = ray.remote(done)
        self.cores = int(ray.cluster_resources().get("CPU", 1))

    def submit(self, work: Work) -> "Future[Any]":
        found: Future[Any] = self.remote.remote(work).future()
        return found


@contextmanager
def players(processes: int, ray: str | None) -> Iterator[tuple[Players, int]]:
    """Those who play, and how many games they play at once."""
    if ray is not None:
        far = Far(ray)
        yield far, far.cores
    elif processes == 1:
        yield Here(), 1
    else:
        with undisturbed():
            pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
            pool.submit(int).result()
        try:
            yield Beside(pool), processes
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
