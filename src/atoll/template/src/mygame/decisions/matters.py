"""Every decision and step by its name, for reading positions back."""

from typing import Any, Final

from atoll.engine.decision import Matter
from mygame.decisions.turn import CHOOSE, THROW

MATTERS: Final[dict[str, Matter[Any]]] = {matter.name: matter for matter in (THROW, CHOOSE)}
