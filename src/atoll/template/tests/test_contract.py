"""What every game promises: see `docs/architecture.md` of Atoll."""

from pathlib import Path

from atoll.testing import contract

TestMyGame = contract("mygame", tests=Path(__file__).parent)
