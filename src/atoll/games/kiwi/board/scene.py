"""What the parts of the picture share: colours, whose hand is seen, names of pieces."""

from collections.abc import Sequence

from atoll.draw.scene import Data, Scene
from atoll.games.kiwi.kinds import FLOCKS, HUES

TERRAIN = ("flower", "grass", "mountain", "sand")
FRUIT = ("red", "green", "yellow", "blue")

# The flocks, in the same colours by day and by night; `HUES` says where they begin.
FLOCK_COLOURS = {
    "seat-6": "#c0322b",
    "seat-7": "#2c7d4f",
    "seat-8": "#7a3f9d",
    "seat-9": "#b07d06",
}

# The colours Kiwi Chow Down adds: flocks, the sea, the grounds and their signs, and fruit.
COLOURS = {
    "light": FLOCK_COLOURS
    | {
        "tint": "#e3f0ee",
        "kiwi-sea": "#c6dde2",
        "kiwi-flower": "#efd3dd",
        "kiwi-flower-ink": "#b25f82",
        "kiwi-grass": "#cfdcae",
        "kiwi-grass-ink": "#6c8738",
        "kiwi-mountain": "#d5d2ca",
        "kiwi-mountain-ink": "#77736a",
        "kiwi-sand": "#f2e5c0",
        "kiwi-sand-ink": "#a88738",
        "kiwi-red": "#c0392f",
        "kiwi-green": "#5b8c2a",
        "kiwi-yellow": "#cf9a0c",
        "kiwi-blue": "#3d63b8",
        "kiwi-any": "#a0653c",
        "kiwi-star": "#b7791f",
    },
    "dark": FLOCK_COLOURS
    | {
        "tint": "#24403f",
        "kiwi-sea": "#12303a",
        "kiwi-flower": "#563b48",
        "kiwi-flower-ink": "#dd9cb8",
        "kiwi-grass": "#3e4f2b",
        "kiwi-grass-ink": "#a9c575",
        "kiwi-mountain": "#474c4e",
        "kiwi-mountain-ink": "#b2b8b7",
        "kiwi-sand": "#5b4d2d",
        "kiwi-sand-ink": "#d9ba74",
        "kiwi-red": "#e5695d",
        "kiwi-green": "#8fbf4f",
        "kiwi-yellow": "#e6bb3c",
        "kiwi-blue": "#7f9fe8",
        "kiwi-any": "#d0946a",
        "kiwi-star": "#e6b450",
    },
}


class KiwiScene(Scene):
    """Kiwi Chow Down: flocks, whose hand is seen, and how pieces and bonuses are called."""

    players = "flocks"

    def called_by(self, names: Sequence[str] | None) -> list[str]:
        found = super().called_by(names)
        return [*found, self.say("board-kiwibot")] if self.alone else found

    def hue(self, player: int) -> int:
        """The number of a flock's colour, and of its shape."""
        return HUES + FLOCKS.index(self.colour(player))

    def colour(self, player: int) -> str:
        found: str = self.data["flocks"][player]["colour"]
        return found

    def fixed(self) -> list[str]:
        return [self.colour(player) for player in range(len(self.data["flocks"]))]

    def title(self) -> str:
        return self.say("board-picture", season=self.view["progress"]["now"])

    @property
    def holder(self) -> Data:
        """Whose hand is shown: the viewer's, whoever is shown large."""
        viewer = self.view["viewer"]
        flock: Data = self.view["flocks"][self.seat if viewer is None else viewer]
        return flock

    def piece(self, piece: Data) -> str:
        """A kiwi or a Leader in words."""
        said = self.say(
            "piece",
            colour=self.colour(piece["owner"]),
            kind="leader" if piece["leader"] else "kiwi",
            size=piece["size"],
        )
        if piece["moved"]:
            said = self.say("board-moved", piece=said)
        return said

    def bonus(self, bonus: list[Data]) -> str:
        """What a bonus gives, in words."""
        parts = [self.say(f"bonus-{part['what']}", number=part["number"]) for part in bonus]
        return ", ".join(parts) or self.say("nothing")
