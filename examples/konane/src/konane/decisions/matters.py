"""Every decision of Konane by its name, for reading positions back."""

from typing import Any, Final

from atoll.engine.decision import Matter, by_name
from konane.decisions.jump import JUMP_FROM, JUMP_TO
from konane.decisions.opening import TAKE_FIRST, TAKE_SECOND

MATTERS: Final[dict[str, Matter[Any]]] = by_name(TAKE_FIRST, TAKE_SECOND, JUMP_FROM, JUMP_TO)
