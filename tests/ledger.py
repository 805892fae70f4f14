"""Ties tests to the rules of the ledger."""

from atoll.testing import rule

__all__ = ["rule"]
