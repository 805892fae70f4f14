"""Every decision and step of Tribes by its name, for reading positions back."""

from typing import Any, Final

from atoll.engine.decision import Matter, by_name
from atoll.games.tribes.decisions import achieve, events, explore, move, procreate, turn

MATTERS: Final[dict[str, Matter[Any]]] = by_name(
    procreate.FIRST_MEMBER,
    procreate.PLACE_MEMBER,
    procreate.RELOCATE_FROM,
    procreate.RELOCATE_TO,
    move.MOVE_FROM,
    move.MOVE_TO,
    explore.EXPLORE,
    explore.PICK_LAND,
    explore.LAY_LAND,
    explore.TURN_BACK,
    achieve.EXHAUST_WILD,
    achieve.LAY_ARROW,
    achieve.COMPLETE,
    events.STRIKE,
    events.SUFFER,
    events.LOSE_MEMBER,
    events.EXHAUST_EMPTY,
    turn.CHOOSE_TILE,
    turn.USE_HAND,
    turn.END_TURN,
)
