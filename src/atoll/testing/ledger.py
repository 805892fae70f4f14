"""Ties tests to the rules of the ledger."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test with the rules it proves: it would fail if one of them were broken."""

    def mark(test: Test) -> Test:
        test.rules = numbers  # type: ignore[attr-defined]
        return test

    return mark
