"""The ten lines of README learn what they say."""

from pathlib import Path
from typing import Any

README = Path(__file__).parents[2] / "README.md"


def test_ten_lines_learn_to_win() -> None:
    """After a few of their rounds, 42 of 64 games against chance are won; by luck alone 1 time in 100."""
    blocks = README.read_text(encoding="utf-8").split("```python\n")[1:]
    (lines,) = [block.partition("```")[0] for block in blocks if "weights" in block]
    brief = lines.replace("range(20)", "range(8)")
    assert brief != lines
    names: dict[str, Any] = {"won": []}
    exec(f"{brief}    won.append((margins[:16] > 0).sum())", names)
    assert len(names["won"]) == 8
    assert sum(names["won"][4:]) >= 42
