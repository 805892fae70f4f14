"""The pages of the documentation, their code and their commands."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "CONTRIBUTING.md", "examples/konane/README.md"]
PAGES += sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))

# These two show files as they are, which other tests hold them to.
SHOWN = ("docs/a-game-in-a-day.md", "docs/architecture.md", "CONTRIBUTING.md")

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    (atoll [a-z].*)$", re.MULTILINE)


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def examples(page: str) -> list[str]:
    """The Python of a page that can be run."""
    return [] if page in SHOWN else BLOCK.findall(read(page))


def commands(page: str) -> list[str]:
    """The commands of a page, without what it says about them beside them."""
    return [re.split(r"  +", line)[0] for line in COMMAND.findall(read(page))]
