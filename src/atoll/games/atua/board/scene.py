"""The colours of Atua, and what its picture calls things."""

from atoll.draw.scene import Scene

TOTEMS = ("salamander", "mask", "moon", "sun", "turtle", "ray", "shell")
SOURCES = ("fisher", "huntress", "canoe", "coconut", "totem", "volcano")
UNKNOWN = "?"  # what Tahuma's pile would tell, were it not face down
PAIRS = {"fisher": "fish", "huntress": "bird", "canoe": "palm"}  # who needs what

# The colours Atua adds: the ground, and a colour for every source.
COLOURS = {
    "light": {
        "tint": "#e3f0ee",
        "loss": "#b3372b",
        "atua-table": "#efebdf",
        "atua-land": "#bfd08f",
        "atua-sand": "#f3e2ae",
        "atua-sand-line": "#dcc27c",
        "atua-sea": "#8cc6d6",
        "atua-wave": "#c4e4ea",
        "atua-edge": "#56652f",
        "atua-rock": "#8b7765",
        "atua-lava": "#d9622b",
        "atua-hut": "#b98a4c",
        "atua-star": "#fff3c4",
        "atua-plate": "#fffdf6",
        "atua-fisher": "#1f5f8f",
        "atua-huntress": "#9c3b2e",
        "atua-canoe": "#3f6b2f",
        "atua-totem": "#6a4f8f",
        "atua-coconut": "#7a5230",
        "atua-volcano": "#a04a1c",
    },
    "dark": {
        "tint": "#24403f",
        "loss": "#ec8a6b",
        "atua-table": "#1b282a",
        "atua-land": "#566b3c",
        "atua-sand": "#b59c63",
        "atua-sand-line": "#8f7a48",
        "atua-sea": "#235b6d",
        "atua-wave": "#3d7d90",
        "atua-edge": "#dbe6c0",
        "atua-rock": "#6f6054",
        "atua-lava": "#e4743c",
        "atua-hut": "#6d4d24",
        "atua-star": "#ffe9a3",
        "atua-plate": "#f4efe2",
        "atua-fisher": "#1f5f8f",
        "atua-huntress": "#9c3b2e",
        "atua-canoe": "#3f6b2f",
        "atua-totem": "#6a4f8f",
        "atua-coconut": "#a97a4e",
        "atua-volcano": "#d9803f",
    },
}


class AtuaScene(Scene):
    """A position of Atua, and how its parts are called."""

    @property
    def places(self) -> list[str]:
        """Where who looks at the picture may lay the card in hand."""
        laying = self.view["pending"] == "place" and self.seat == self.view["seat"]
        return [each.notation for each in self.choices if laying and each.refusal is None]

    def progress(self) -> str:
        """The round, or alone the turn."""
        found = self.view["progress"]
        return self.say(f"progress-{found['name']}", now=found["now"], last=found["last"])

    def title(self) -> str:
        return self.say("board-picture", progress=self.progress())

    def some(self, what: str, n: int) -> str:
        return self.say("some", n=n, what=what)
