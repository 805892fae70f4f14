"""Every decision of Atua by its name, for reading positions back."""

from typing import Any, Final

from atoll.engine.decision import Decision
from atoll.games.atua.decisions import place, score, solo, take, tiles

DECISIONS: Final[dict[str, Decision[Any]]] = {
    decision.name: decision
    for decision in (
        take.TAKE,
        place.PLACE,
        tiles.BUY,
        tiles.REVEAL,
        score.SCORE,
        solo.PICK,
        solo.LEAVE,
    )
}
