"""The colours of Tindaya, and what its picture calls things."""

from collections.abc import Sequence
from typing import Any

from atoll.draw.scene import Pick, Scene

# The colours Tindaya adds: sea and land, what threatens them, and the goods.
LAND = {
    "ti-shore": "#e8d9a4",
    "ti-forest": "#9dba7c",
    "ti-mountain": "#b9aa98",
    "ti-volcano": "#8a5f4d",
    "ti-tile": "#fdf6e3",
    "ti-fort": "#4a3f3a",
    "ti-clay": "#b5683f",
    "ti-wood": "#7d5a34",
    "ti-stone": "#8b8d8a",
    "ti-obsidian": "#3f4550",
    "ti-food": "#c98f3c",
    "ti-dry": "#8c6f52",
    "ti-gold": "#e0b64a",
}

COLOURS = {
    "light": LAND
    | {
        "tint": "#e3f0ee",
        "loss": "#b3372b",
        "ti-canoe": "#7d5a34",
        "ti-sea": "#b9dbe2",
        "ti-sea-line": "#a3ccd5",
        "ti-chasm": "#4f8ca3",
        "ti-land-line": "#fbf8f1",
        "ti-acoran": "#b3372b",
        "ti-moneiba": "#6a3fa0",
        "ti-tsunami": "#12588a",
        "ti-eruption": "#d9622b",
    },
    "dark": LAND
    | {
        "tint": "#24403f",
        "loss": "#ec8a6b",
        "ti-shore": "#b3a06a",
        "ti-forest": "#64803f",
        "ti-mountain": "#857868",
        "ti-volcano": "#6b4638",
        "ti-canoe": "#d9b27c",
        "ti-sea": "#1f4753",
        "ti-sea-line": "#2a5664",
        "ti-chasm": "#0f2b36",
        "ti-land-line": "#172224",
        "ti-acoran": "#f08a70",
        "ti-moneiba": "#bb9be8",
        "ti-tsunami": "#79c0ef",
        "ti-eruption": "#f2924f",
    },
}


TOUCH = 44.0  # high enough for a thumb
SHOWN = "shown"  # targets that have their piece


class TindayaScene(Scene):
    """A position of Tindaya; of the choices with one target, one that is allowed is shown."""

    players = "tribes"

    def by_rank(self, choices: Sequence[Any]) -> Sequence[Any]:
        return sorted(choices, key=lambda choice: choice.refusal is not None)

    def title(self) -> str:
        return self.say("board-picture", era=self.view["progress"]["now"])

    def pick(self, target: str) -> Pick | None:
        """The choice a piece stands for; the rest of the choices get buttons."""
        self.reading.note((SHOWN, target))
        return self.by_target.get(target)

    def unseen(self) -> list[str]:
        """The targets of choices that no piece of the picture stands for."""
        return [each for each in self.picks if (SHOWN, each) not in self.reading.noted]

    def reach(self, high: float) -> float:
        """How high a target is: in a hand high enough for a thumb."""
        return high if self.wide else max(high, TOUCH)

    @property
    def dominion(self) -> bool:
        return bool(self.view["options"]["mode"] == "dominion")

    def tribe_name(self, seat: int) -> str:
        """A player's name; the neutral tribe of the solo game has none."""
        return self.names[seat] if seat < len(self.names) else self.say("neutral-tribe")
