"""How environments are timed."""

from collections.abc import Iterator

import pytest

import atoll
from atoll.env import bench


def test_a_pace_counts_what_the_environment_took() -> None:
    def laps() -> Iterator[float]:
        while True:
            yield 0.5

    assert bench.pace("game", "form", laps(), 0.0, 64) == bench.Pace("game", "form", 128.0)


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Iterator[float]:
        raise ModuleNotFoundError(name)

    rows = [("hex", "Pgx", missing, 1), ("tic_tac_toe", "OpenSpiel", bench.openspiel, 1)]
    monkeypatch.setattr(bench, "OTHERS", rows)
    assert [pace.name for pace in bench.others(0.0)] == ["tic_tac_toe"]


def test_rows_are_timed() -> None:
    assert 0 < bench.row_time(atoll.game("konane"), 2, 0.0) < 1e6
