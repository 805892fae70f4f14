"""What every game promises: see `docs/architecture.md` of Atoll."""

from pathlib import Path

from atoll.testing import Silence, contract

# Which lines of the story tell of what changes for a spectator.
SILENCE = Silence(
    told={
        "squares": ("take-first", "take-second", "jump-to"),
        "lifted": ("jump-from", "jump-to"),
        "over": ("loses",),
        "winners": ("loses",),
    },
    untold={
        "progress": "turns, counted",
        "players": "derived: the stones on the board",
    },
)

TestKonane = contract("konane", silence=SILENCE, tests=Path(__file__).parent)
