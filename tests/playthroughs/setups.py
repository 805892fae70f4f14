"""The games that are written down: for every game all seat counts, and its options."""

from dataclasses import dataclass, field
from typing import Any

import atoll
from atoll import Game


@dataclass(frozen=True)
class Setup:
    """A game to write down. The seed is one whose game is not long and sees nearly every rule."""

    name: str
    seats: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    ahead: int = 30  # random decisions by which a move is judged

    @property
    def game(self) -> Game:
        return atoll.game(self.name)

    @property
    def file(self) -> str:
        chosen = [
            str(value) if isinstance(value, str) else name if value is True else f"{name}-{value}"
            for name, value in self.options.items()
        ]
        return "-".join([self.name, str(self.seats), *chosen]) + ".txt"


ALL_FATE = {"inhabitants": True, "fate": True}
ALL_OWN = {"setup": "free", "flocks": "b", "order": "variable"}
DOMINION = {"mode": "dominion"}

SETUPS = [
    Setup("tribes", 2, 6),
    Setup("tribes", 3, 5),
    Setup("tribes", 4, 5),
    Setup("atiwa", 1, 18),
    Setup("atiwa", 1, 1, {"challenge": "metropolis"}),
    Setup("atiwa", 1, 1, {"challenge": "migration"}),
    Setup("atiwa", 2, 7),
    Setup("atiwa", 3),
    Setup("atiwa", 4),
    Setup("kiwi", 1),
    Setup("kiwi", 1, 1, {"setup": "free", "flocks": "b"}),
    Setup("kiwi", 2),
    Setup("kiwi", 3),
    Setup("kiwi", 3, 1, ALL_OWN),
    Setup("kiwi", 4),
    Setup("atua", 1),
    Setup("atua", 1, 1, {"level": "legendary"}),
    Setup("atua", 2),
    Setup("atua", 2, 1, ALL_FATE),
    Setup("atua", 3),
    Setup("atua", 4),
    Setup("atua", 4, 1, ALL_FATE),
    Setup("atua", 5),
    Setup("atua", 6),
    Setup("tindaya", 1),
    Setup("tindaya", 1, 7, {"lesson": 1}),
    Setup("tindaya", 1, 1, {"lesson": 2}),
    Setup("tindaya", 1, 1, {"difficulty": "hard", "layout": "random", "dowry": True}),
    Setup("tindaya", 2, 3),
    Setup("tindaya", 2, 6, {"layout": "free", "red": 2}),
    Setup("tindaya", 2, 9, DOMINION),
    Setup("tindaya", 2, 8, DOMINION | {"traitor": True}, ahead=60),
    Setup("tindaya", 2, 4, DOMINION | {"lesson": 3}),
    Setup("tindaya", 3, 2, {"difficulty": "medium", "dowry": True}),
    Setup("tindaya", 3, 3, DOMINION | {"difficulty": "hard"}),
    Setup("tindaya", 4, 2, {"layout": "random"}),
    Setup("tindaya", 4, 6, DOMINION | {"traitor": True, "dowry": True}),
]
