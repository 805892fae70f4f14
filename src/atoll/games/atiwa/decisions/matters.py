"""Every decision and step of Atiwa by its name, for reading positions back."""

from typing import Any, Final

from atoll.engine.decision import Matter, by_name
from atoll.games.atiwa.decisions import act, cards, feeding, flight, houses, tokens, upkeep, work

MATTERS: Final[dict[str, Matter[Any]]] = by_name(
    work.PLACE_WORKER,
    act.CHOOSE_ACTION,
    act.ACT,
    work.END_TURN,
    work.BEGIN_ROUND,
    work.END_GAME,
    cards.PAY_TREE,
    cards.PLACE_CARD,
    *tokens.PLACE,
    tokens.PLACE_TREE_FRUIT,
    houses.TRAIN_FAMILY,
    houses.FILL_HOUSES,
    flight.FLY,
    flight.SPEND_FRUIT,
    upkeep.UPKEEP,
    upkeep.GROW_NEXT,
    upkeep.STRAY,
    upkeep.BREED_NEXT,
    upkeep.CHOOSE_BREEDING,
    feeding.FEED,
    feeding.EAT_BAT,
)
