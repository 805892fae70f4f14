"""What comes of README's ten lines: run with other seeds, then tried on games of their own.

python building/ten_lines.py 11000 12000 13000
"""

import re
import sys
from pathlib import Path
from typing import Any

README = Path(__file__).parents[1] / "README.md"
GAMES = 64  # at once, four times


def trained(seed: int) -> dict[str, Any]:
    """The names that the lines leave behind, begun with another seed."""
    (lines,) = re.findall(r"^```python\n([^`]*rollout[^`]*)^```$", README.read_text(), re.MULTILINE)
    names: dict[str, Any] = {}
    exec(lines.replace("seed=step", f"seed={seed} + step"), names)
    return names


def won(names: dict[str, Any], seed: int) -> int:
    test = names["vector"]("tribes", GAMES, opponents="random", reward="margin")
    tries = [test.rollout(names["policy"], seed=1_000_000 + seed + i) for i in range(4)]
    return sum(int((each.returns[:GAMES] > 0).sum()) for each in tries)


def main() -> None:
    for seed in map(int, sys.argv[1:]):
        print(f"{seed}: {won(trained(seed), seed)} of {4 * GAMES} new games won", flush=True)


if __name__ == "__main__":
    main()
