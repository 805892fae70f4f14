"""A hunt finds the same by the same seed, stops and goes on, and says no to another one's file."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import atoll
from atoll.puzzles.collection import Puzzle, puzzles
from atoll.puzzles.hunt import ALIKE, Hunt, Plan, Seen

PLAN = Plan("konane", (2,), {"board": "small"}, seed=4, looks=24, margin=0.3)


def hunted(path: Path, wanted: int = 3, stop: int = 1000) -> Hunt:
    """A hunt that is stopped after so many games."""
    found = Hunt(PLAN, wanted, path)

    def show(now: Hunt) -> None:
        if now.games == stop:
            raise KeyboardInterrupt

    found.run(1, show)
    return found


def test_the_same_seed_finds_the_same_in_one_go_or_in_several(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.toml", tmp_path / "parts.toml"
    found = hunted(whole)
    assert found.done
    assert found.candidates - found.refused >= 3
    with pytest.raises(KeyboardInterrupt):
        hunted(parts, stop=1)
    assert hunted(parts).games == found.games
    assert whole.read_text() == parts.read_text()
    assert hunted(whole).games == found.games  # there is nothing left to do


def test_another_hunt_does_not_go_on_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.toml"
    hunted(path, wanted=1)
    with pytest.raises(ValueError, match="was looked for with seed 4, not 5; name another file"):
        Hunt(replace(PLAN, seed=5), 1, path)
    path.write_text("nonsense")
    with pytest.raises(ValueError, match="not a file of puzzles"):
        Hunt(PLAN, 1, path)


def test_games_come_in_order_whoever_is_done_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first, *_) = puzzles(atoll.game("konane"))
    new = [replace(first, id=f"p{n}", position=f"{n}") for n in range(4)]
    seen = [(n, Seen(n, [new[n]])) for n in (1, 0, 3, 2)]
    monkeypatch.setattr("atoll.puzzles.hunt.spread", lambda *_: iter(seen))
    monkeypatch.setattr("atoll.puzzles.hunt.theme", lambda each: (each.id, ""))
    hunt = Hunt(PLAN, 6, tmp_path / "puzzles.toml")
    hunt.run(2, lambda _: None)
    assert [each.id for each in hunt.found] == ["p0", "p1", "p2"]  # half of them may be easy
    assert hunt.games == 4


def test_puzzles_are_not_all_about_the_same(tmp_path: Path) -> None:
    hunt = Hunt(PLAN, 100, tmp_path / "puzzles.toml")
    (first, *_) = puzzles(atoll.game("konane"))

    def offer(**changed: object) -> bool:
        new: Puzzle = replace(first, id=f"p{len(hunt.found)}", **changed)  # type: ignore[arg-type]
        welcome = hunt.is_welcome(new)
        hunt.take(Seen(0, [new]))
        return welcome

    positions = [re.sub(r'"chance":\d+', f'"chance":{n}', first.position) for n in range(1, 9)]
    assert offer(position=positions[0])
    assert not offer(position=positions[0])
    assert [offer(position=each) for each in positions[1:]].count(True) == ALIKE - 1
