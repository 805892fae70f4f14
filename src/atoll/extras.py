"""What a player does not need, named in one line when it is missed."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A part of the house that was not installed; the message says how to get it."""


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """What is imported inside comes with this extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "atoll":
            raise
        raise MissingExtra(
            f"{missing} is not installed: it comes with pip install 'atoll[{extra}]'",
            name=error.name,
        ) from None
