"""What the signs mean: each with the text that says it."""

from atoll.draw.elements import Element, at
from atoll.draw.icons import icon
from atoll.games.atiwa.board.tokens import token

TOKENS = ("gold", "tree", "fruit", "wild", "goat", "bat", "family", "trained")


def signs() -> dict[str, Element]:
    return {f"board-sign-{kind}": at(12, 0, token(kind, 20)) for kind in TOKENS} | {
        "board-sign-food": icon("food", 12, 0, 19, "ink"),
        "board-sign-supply": icon("supply", 12, 0, 19, "ink"),
        "board-sign-terrain": icon("terrain", 12, 0, 19, "terrain"),
        "board-sign-star": icon("star", 12, 0, 19, "gold"),
        "board-sign-flag": icon("flag", 12, 0, 18, "accent"),
    }
