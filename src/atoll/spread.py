"""Work spread over the cores of this machine or a cluster: games of an arena, lessons, experiments.

A job is a function that every process can import, and what it is given and gives back can be pickled.
Results come in the order in which they are done. Whoever wants to go on later keeps those that came
and asks for the others only.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from socket import create_connection
from typing import Any, Protocol, TypeVar

from atoll.extras import needed

PATIENCE = 5.0  # seconds until a cluster must have answered
T = TypeVar("T")
R = TypeVar("R")


class Died(RuntimeError):
    """The process that was at work on an item is no more."""

    item: Any = None


class Hands(Protocol):
    """Does what it is given, sooner or later; `count` jobs at once."""

    count: int

    def submit(self, job: Callable[..., R], *given: Any) -> "Future[R]": ...


class Here:
    """This process does all by itself, at once and in order."""

    count = 1

    def submit(self, job: Callable[..., R], *given: Any) -> "Future[R]":
        future: Future[R] = Future()
        try:
            future.set_result(job(*given))
        except Exception as error:
            future.set_exception(error)
        return future


class Worker:
    """Another process of this machine, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(far_end,), daemon=True)
        self.process.start()
        far_end.close()

    def do(self, job: Callable[..., R], given: tuple[Any, ...]) -> R:
        try:
            self.line.send((job, given))
            done, found = self.line.recv()
        except (EOFError, OSError):
            raise Died("the process that was at work died") from None
        if not done:
            raise found
        result: R = found
        return result


class Beside:
    """Other processes of this machine. None outlives this one, however it ends."""

    def __init__(self, count: int) -> None:
        self.count = count
        with undisturbed():
            self.workers = [Worker() for _ in range(count)]
        self.idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.workers:
            self.idle.put(worker)
        self.threads = ThreadPoolExecutor(count)

    def submit(self, job: Callable[..., R], *given: Any) -> "Future[R]":
        return self.threads.submit(self.hand_on, job, given)

    def hand_on(self, job: Callable[..., R], given: tuple[Any, ...]) -> R:
        worker = self.idle.get()
        try:
            return worker.do(job, given)
        finally:
            self.idle.put(worker)

    def stop(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.process.join()


class Far:
    """A cluster that Ray knows; atoll and the game must be installed there."""

    def __init__(self, address: str) -> None:
        with needed("ray"):
            self.ray: Any = import_module("ray")
        call(address)
        self.ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        self.remote: Any = self.ray.remote(do)
        self.count = int(self.ray.cluster_resources().get("CPU", 1))

    def submit(self, job: Callable[..., R], *given: Any) -> "Future[R]":
        future: Future[R] = Future()
        self.remote.remote(job, *given).future().add_done_callback(
            lambda done: self.hand_on(done, future)
        )
        return future

    def hand_on(self, done: "Future[R]", future: "Future[R]") -> None:
        """What went wrong in the job is raised as it is; what Ray tried some times elsewhere and gave up,
        died."""
        error, mishaps = done.exception(), self.ray.exceptions
        if error is None:
            future.set_result(done.result())
        elif isinstance(error, mishaps.RayError) and not isinstance(error, mishaps.RayTaskError):
            future.set_exception(Died(" ".join(str(error).split())))
        else:
            future.set_exception(error)


def call(address: str) -> None:
    """Is anybody there? Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            create_connection((host, int(port)), PATIENCE).close()
        except OSError as error:
            why = error.strerror or str(error)
            raise ConnectionError(f"no cluster of Ray at {address}: {why}") from None


@contextmanager
def hands(processes: int | None = None, ray: str | None = None) -> Iterator[Hands]:
    """This process for one, others beside it for more (as many as there are cores), or a cluster."""
    count = processes or os.cpu_count() or 1
    if ray is not None:
        yield Far(ray)
    elif count == 1:
        yield Here()
    else:
        beside = Beside(count)
        try:
            yield beside
        finally:
            beside.stop()


def spread(
    job: Callable[[T], R], items: Iterable[T], processes: int | None = None, ray: str | None = None
) -> Iterator[tuple[T, R]]:
    """Every item with what the job makes of it. Items are asked for when somebody is free; when the
    caller leaves, the work ends."""
    for done in spread_at_once(job, items, processes, ray):
        yield from done


def spread_at_once(
    job: Callable[[T], R], items: Iterable[T], processes: int | None = None, ray: str | None = None
) -> Iterator[list[tuple[T, R]]]:
    """The same, with all that is done by now in one list."""
    with hands(processes, ray) as doing:
        yield from done_by(doing, job, items)


def done_by(doing: Hands, job: Callable[[T], R], items: Iterable[T]) -> Iterator[list[tuple[T, R]]]:
    waiting = iter(items)
    busy: dict[Future[R], T] = {}
    exhausted = False
    while busy or not exhausted:
        while not exhausted and len(busy) < doing.count:
            try:
                item = next(waiting)
            except StopIteration:
                exhausted = True
            else:
                busy[doing.submit(job, item)] = item
        if not busy:
            return
        ended = wait(busy, return_when=FIRST_COMPLETED).done
        failed = [future for future in ended if future.exception() is not None]
        done = [(busy.pop(future), future.result()) for future in ended if future not in failed]
        if done:  # what is done counts, whatever became of the rest
            yield done
        for future in failed:
            error = future.exception()
            assert error is not None
            if isinstance(error, Died):
                error.item = busy[future]
            raise error


# In the processes beside


def do(job: Callable[..., R], *given: Any) -> R:
    return job(*given)


def work(line: Connection) -> None:
    """What a worker does: what it is sent, until nobody sends any more."""
    end_with_parent()
    with suppress(EOFError, OSError):
        while True:
            job, given = line.recv()
            try:
                answer = (True, job(*given))
            except Exception as error:
                answer = (False, error)
            line.send(answer)


def end_with_parent() -> None:
    """Ctrl-C is for the process that started this one and ends it; should that be killed, this one
    ends by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes started meanwhile leave Ctrl-C to the one that started them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
