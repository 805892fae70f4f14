"""Every decision and step by its name, for reading positions back."""

from typing import Any, Final

from atoll.engine.decision import Matter, by_name
from mygame.decisions.turn import CHOOSE, THROW

MATTERS: Final[dict[str, Matter[Any]]] = by_name(THROW, CHOOSE)
