"""Everything that can stand on the agenda of Atua, by its name, for reading positions back."""

from typing import Any, Final

from atoll.engine.decision import Matter, by_name
from atoll.games.atua.decisions import place, score, solo, take, tiles, turn

MATTERS: Final[dict[str, Matter[Any]]] = by_name(
    turn.TURN,
    turn.END_TURN,
    take.TAKE,
    take.FILL,
    place.PLACE,
    tiles.BUY,
    tiles.REVEAL,
    score.SCORE,
    score.COUNT,
    solo.PICK,
    solo.LEAVE,
)
