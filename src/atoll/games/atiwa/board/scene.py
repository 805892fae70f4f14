"""The colours of Atiwa, and what its picture calls things."""

from atoll.draw.scene import Data, Scene
from atoll.engine.words import Fact

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
ROWS = ("wild", "tree", "fruit", "family", "goat")  # of the supply board
KINDS = (*ROWS, "bat")

# The colours Atiwa adds: tokens, the grounds of cells, cards, the workers of the solo game, and seats
# that no worker of the solo game has the colour of.
TOKENS = {
    "tree": "#4f7f49",
    "fruit": "#d8742a",
    "wild": "#97683c",
    "bat": "#55496e",
    "family": "#b5533a",
    "trained": "#23788a",
    "leaf": "#7a9a35",
    "danger": "#b3372b",
    "pollution": "#57554e",
    "location": "#8a5f43",
    "terrain": "#59744c",
    "night": "#2d3550",
    "seat-0": "#cc79a7",
    "seat-3": "#7d5fc4",
    "worker-red": "#c0392f",
    "worker-yellow": "#d9a514",
    "worker-blue": "#2f6fb3",
}
COLOURS = {
    "light": TOKENS
    | {
        "print-tree": "#6d9a66",
        "print-fruit": "#e08f4f",
        "print-wild": "#b38a61",
        "print-goat": "#b9a68c",
        "print-bat": "#7f749a",
        "print-family": "#c56f58",
        "print-house": "#cd7c67",
        "print-ruin": "#8f8b82",
        "tint": "#e3f0ee",
        "ground-tree": "#dfead8",
        "ground-fruit": "#fbe6d3",
        "ground-wild": "#f0e5d5",
        "ground-goat": "#ece5d8",
        "ground-bat": "#e5e1ee",
        "ground-house": "#f6ddd2",
        "ground-ruin": "#e3dfd6",
        "ground-blank": "#f7f5ef",
        "ground-polluted": "#cfccc2",
        "loss": "#b3372b",
    },
    "dark": TOKENS
    | {
        "bat": "#7d6fa3",
        "print-tree": "#74a86d",
        "print-fruit": "#de9251",
        "print-wild": "#b98f63",
        "print-goat": "#b9a68c",
        "print-bat": "#9a8dc2",
        "print-family": "#d17c64",
        "print-house": "#c9725a",
        "print-ruin": "#8d9390",
        "pollution": "#b4b6ad",
        "tint": "#24403f",
        "ground-tree": "#27402b",
        "ground-fruit": "#46301d",
        "ground-wild": "#3c3021",
        "ground-goat": "#3a362d",
        "ground-bat": "#322e45",
        "ground-house": "#472c22",
        "ground-ruin": "#333837",
        "ground-blank": "#1a2628",
        "ground-polluted": "#3b4546",
        "loss": "#ec8a6b",
    },
}


class AtiwaScene(Scene):
    """A position of Atiwa, and how its parts are called."""

    players = "communities"

    def title(self) -> str:
        return self.say("board-picture", round=ROMAN[self.view["progress"]["now"]])

    @property
    def spaces(self) -> dict[str, Data]:
        return {space["id"]: space for space in self.view["spaces"]}

    @property
    def challenge(self) -> str:
        """What the solo game is played for."""
        played = self.view["challenge"]
        return self.named("challenge", played["name"], played["id"])

    @property
    def placing(self) -> str:
        """The kind of token that is to be placed now; empty if it is something else."""
        kind = str(self.view["pending"]).removeprefix("place-")
        return "tree" if kind == "tree-fruit" else kind if kind in KINDS else ""

    def card_name(self, card: Data) -> str:
        table = "location" if card["location"] else "terrain"
        name = self.named(table, card["name"], card["id"])
        return self.say("card-copy", card=name, n=card["copy"]) if card.get("copy") else name

    def tokens(self, kind: str, n: int) -> str:
        return self.say("tokens", kind=kind, n=n)

    def item(self, item: Data) -> str:
        """What an item of a space gives, in words."""
        op = item["op"]
        facts: dict[str, Fact] = {"n": item["n"], "price": item.get("gold", 0)}
        if "kind" in item:
            facts["kind"] = item["kind"]
        if op == "location":
            facts["card"] = self.say(f"location-{item['location']}")
            facts["trees"] = item["trees"]
        elif op == "open":
            card = self.view["open"][item["place"]]
            if not card:
                return self.say("item-open-none")
            facts["card"] = self.card_name(card)
        elif item["bonus"]:
            op = f"bonus-{op}"
            facts["terrain"] = self.view["bonus_terrain"]
        return self.say(f"item-{op}", **facts)

    def free_again(self, space: Data) -> str:
        """AT-29.2: when a space of the solo game is free again."""
        if space["free_again"] > len(self.view["rounds"]):
            return self.say("board-stays")
        return self.say("board-free-again", round=ROMAN[space["free_again"]])

    def space(self, space: Data) -> str:
        """A space with all it gives, in words."""
        items = " + ".join(self.item(item) for item in space["items"])
        return f"{self.say('space-' + space['id'])}: {items}"
