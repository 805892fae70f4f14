"""What the signs mean: each with the text that says it."""

from atoll.draw.elements import Element, at, g
from atoll.draw.icons import icon
from atoll.draw.pieces import figure
from atoll.games.tribes.board.status import MISSING, TAKEN


def signs() -> dict[str, Element]:
    return {
        "board-sign-procreation": icon("procreation", 12, 0, 20, "ink"),
        "board-sign-exploration": icon("exploration", 12, 0, 20, "ink"),
        "board-sign-movement": icon("movement", 12, 0, 20, "ink"),
        "board-sign-strength": icon("strength", 12, 0, 20, "ink"),
        "board-sign-hand": icon("hand", 12, 0, 20, "accent"),
        "board-sign-shell": icon("shell", 12, 0, 20, "shell", lines="shell-line"),
        "board-sign-tooth": icon("tooth", 12, 0, 20, "tooth-line"),
        "board-sign-bolt": icon("bolt", 12, 0, 18, "bolt"),
        "board-sign-member": at(12, 0, figure(0, 20)),
        "board-sign-exhausted": icon("exhausted", 12, 0, 20, "ink"),
        "board-sign-end": g(at(-2, -8.5, *TAKEN), at(13, -8.5, MISSING)),
        "board-sign-arrow": icon("arrow", 12, 0, 20, "seat-0"),
    }
