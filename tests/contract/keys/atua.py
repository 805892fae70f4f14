"""Atua: keys built from the names of parts and decisions."""

from atoll.games.atua.parts import LEVELS, PILES, SOURCES
from atoll.games.atua.preview import RULES
from atoll.games.atua.scoring import tahuma
from tests.atua.islands import PARTS
from tests.atua.positions import new


def built_keys() -> set[str]:
    """The keys that are built from the names of parts, sources and options."""
    keys = set(PARTS.ids) | {f"source-{name}" for name in SOURCES}
    keys |= {f"refused-{code}" for code in RULES}
    keys |= {f"option-level-{level}" for level in LEVELS} | {"option-level"}
    keys |= {f"option-pile-{pile}" for pile in PILES} | {"option-pile"}
    for option in ("inhabitants", "fate"):
        keys |= {f"option-{option}", f"option-{option}-true", f"option-{option}-false"}
    lines = new(2, inhabitants=True, fate=True).breakdown(0)
    keys |= {f"breakdown-{line}" for line in (*lines, *tahuma(new(1)))}
    return keys | {"game-title", "game-blurb", "game-length", "game-weight"}
