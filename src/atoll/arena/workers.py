"""The games of a match shared out among processes."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from atoll.arena.match import BotError, GameResult, Match
from atoll.bots.spec import label


def work(match: Match, line: Connection) -> None:
    """What a worker does: play the games it is sent the numbers of."""
    try:
        while True:
            number = line.recv()
            try:
                line.send(match.play(number))
            except Exception as error:
                line.send(f"{error}" if isinstance(error, BotError) else f"{error!r}")
    except (EOFError, OSError):
        return  # nobody listens any more


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


def share(match: Match, games: int, processes: int) -> Iterator[GameResult]:
    """The results in the order in which they are done. When the caller leaves, the workers die."""
    context = get_context("spawn")
    workers: dict[Connection, SpawnProcess] = {}
    playing: dict[Connection, int] = {}
    numbers = iter(range(games))
    try:
        with undisturbed():
            for _ in range(processes):
                line, far_end = context.Pipe()
                workers[line] = context.Process(target=work, args=(match, far_end), daemon=True)
                workers[line].start()
                far_end.close()
        for line in workers:
            playing[line] = next(numbers)
            line.send(playing[line])
        while playing:
            for ready in wait(list(playing)):
                assert isinstance(ready, Connection)
                yield result(match, ready, playing.pop(ready))
                number = next(numbers, None)
                if number is not None:
                    playing[ready] = number
                    ready.send(number)
    finally:
        for process in workers.values():
            process.terminate()
        for process in workers.values():
            process.join()


def result(match: Match, line: Connection, number: int) -> GameResult:
    """What a worker has to say of a game."""
    try:
        answer = line.recv()
    except (EOFError, OSError):
        names = " and ".join(dict.fromkeys(map(label, match.seating(number))))
        raise BotError(
            f"the process playing {names} in the game with seed {match.seed_of(number)} died"
        ) from None
    if isinstance(answer, str):
        raise BotError(answer)
    assert isinstance(answer, GameResult)
    return answer
