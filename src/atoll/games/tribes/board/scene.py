"""The colours of Tribes, and what its picture calls things."""

from atoll.draw.scene import Data, Scene

# The colours Tribes adds: the epochs' boards and events. Its seats have other colours than the
# house's, so that none is orange or green like an epoch; the colour-blind, too, tell them apart.
COLOURS = {
    "light": {
        "seat-0": "#1b5cbd",
        "seat-1": "#b8273d",
        "seat-2": "#d181a8",
        "seat-3": "#4a1a72",
        "epoch-1": "#7a5c45",
        "epoch-2": "#4d6b45",
        "epoch-3": "#9a5420",
        "tint": "#e3f0ee",
        "bolt": "#b8452c",
    },
    "dark": {
        "seat-0": "#276ca4",
        "seat-1": "#c42d47",
        "seat-2": "#e37dad",
        "seat-3": "#b044ef",
        "epoch-1": "#6b503c",
        "epoch-2": "#43603c",
        "epoch-3": "#8a4a1b",
        "tint": "#24403f",
        "bolt": "#ec8a6b",
    },
}

# The icon on a kind of land: light or dark, and the colour of its fine lines.
ICON_COLOURS = {
    "goat": ("pale", "pale"),
    "horse": ("pale", "pale"),
    "wheat": ("dark", "dark"),
    "gold": ("pale", "gold"),
    "incense": ("pale", "pale"),
}


class TribesScene(Scene):
    """A position of Tribes, and how its parts are called."""

    players = "tribes"

    def title(self) -> str:
        return self.say("board-picture", round=self.round)

    @property
    def round(self) -> int:
        found: int = self.view["progress"]["now"]
        return found

    def epoch(self, number: int) -> str:
        return self.say(f"epoch-{number}")

    def tile_name(self, tile: Data) -> str:
        return self.named("tile", tile.get("name", ""), tile["id"])

    def board_name(self, board: Data) -> str:
        if not board["up"]:
            return self.say("board-face-down", epoch=self.epoch(board["epoch"]))
        return self.named("achievement", board["name"], board["id"])

    def effect(self, tile: Data) -> str:
        return self.say(
            f"effect-{tile['effect']}",
            whom="all" if tile["all"] else "taker",
            when=tile["when"],
            number=tile["number"],
        )
