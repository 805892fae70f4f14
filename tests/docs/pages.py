"""The pages of the documentation, their code and their commands."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "CONTRIBUTING.md", "examples/konane/README.md"]
PAGES += sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))

# These two show files as they are, which other tests hold them to.
SHOWN = ("docs/a-game-in-a-day.md", "docs/architecture.md", "CONTRIBUTING.md")

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^    (\S.*)$", re.MULTILINE)
DRAWN = ("docs/architecture.md",)  # shows folders in the same way
OTHER = re.compile(r"options: |\S+ =")  # of the reference's pages; a message of Fluent


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def examples(page: str) -> list[str]:
    """The Python of a page that can be run."""
    return [] if page in SHOWN else BLOCK.findall(read(page))


def lines(page: str) -> list[str]:
    """What a page tells to type into a shell or a file of settings, without what it says about it beside it."""
    text = FENCED.sub("", read(page))
    found = [re.split(r"  +", line)[0] for line in LINE.findall(text)]
    return [] if page in DRAWN else [line for line in found if not OTHER.match(line)]


def commands(page: str) -> list[str]:
    """The commands of ours on a page."""
    return [line for line in lines(page) if line.startswith("atoll ")]
