"""Atiwa: keys built from the names of parts and decisions."""

from pathlib import Path

from atoll.games import atiwa
from atoll.games.atiwa import GAME
from atoll.games.atiwa.community import CONTENTS
from atoll.games.atiwa.decisions.cell import CellDecision
from atoll.games.atiwa.decisions.matters import MATTERS
from atoll.games.atiwa.parts import CHALLENGES, GOALS
from atoll.games.atiwa.spaces import KINDS, OPS

FOLDER = Path(atiwa.__file__).parent

# Keys that the source picks by a condition or builds from names.
PICKED = {
    "refused-tree-holds-no",
    "refused-occupied",
    "refused-family-without-bat",
    "refused-blank",
    "place-family-trained",
    "place-family",
    "place-tree",
    "place-tree-fruit",
    "polluted",
    "polluted-empty",
}


def built_keys() -> set[str]:
    """The keys that the source builds from the names of parts and decisions."""
    keys = {f"content-{content}".replace("+", "-") for content in CONTENTS}
    keys |= {f"item-{op}" for op in OPS} | {"item-bonus-gold", "item-bonus-train"}
    keys |= {f"goal-{what}" for what in GOALS} | {f"challenge-{name}" for name in CHALLENGES}
    keys |= GAME.parts().ids
    keys |= {f"breakdown-{source}" for source in GAME.new().breakdown(0)}
    keys |= {f"place-{kind}" for kind in KINDS}
    for matter in MATTERS.values():
        if isinstance(matter, CellDecision):
            keys.add(f"{matter.name}-prompt")
    return keys | PICKED | {"train-stop", "house-bats-stop", "fly-stop", "place-stop"}
