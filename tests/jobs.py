"""Work to hand out; whoever does it reads nothing else of the tests."""

import os


def square(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def fail(number: int) -> int:
    if number == 2:
        raise ValueError(f"no {number}")
    return number


def die(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number
