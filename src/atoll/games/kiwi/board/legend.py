"""What the signs mean, for those who see them for the first time."""

from atoll.draw.blocks import Block, heading
from atoll.draw.elements import Content, Element, at, g
from atoll.draw.icons import icon
from atoll.draw.lettering import label
from atoll.draw.scene import remembered
from atoll.games.kiwi.board.scene import KiwiScene
from atoll.games.kiwi.board.signs import action, part_sign

ROW = 21.0
SIGN = 30.0  # the room for a sign


@remembered
def legend(scene: KiwiScene, width: float) -> Block:
    """Signs and their meaning in two columns."""
    entries = signs()
    rows = -(-len(entries) // 2)
    half = width / 2
    contents: list[Content] = [heading(scene.say("board-legend"), width)]
    for i, (key, sign) in enumerate(entries.items()):
        column, row = divmod(i, rows)
        contents.append(
            at(
                column * half,
                32 + row * ROW,
                sign,
                label(
                    scene.say(key), SIGN, 4.4, half - SIGN - 8, size=12,
                    class_="fill-soft",
                ),
            )
        )  # fmt: skip
    return g(*contents, id_="legend"), 24 + rows * ROW


def signs() -> dict[str, Element]:
    """The signs, each by the text that says what it means."""
    found = {
        "first": icon("crown", 12, 0, 15, "kiwi-star"),
        "others": icon("member", 12, 0, 14, "soft"),
        "tie": label("=", 8, 4.6, 12, size=14, bold=True),
        "built": icon("bolt", 12, 0, 14, "soft"),
        "season": icon("leaf", 12, 0, 14, "soft"),
        "fruit": icon("fruit", 12, 0, 15, "kiwi-any"),
        "marker": icon("marker", 12, 0, 15, "accent"),
        "place": part_sign({"what": "place", "number": 1}, 15)[0],
        "grow": part_sign({"what": "increase", "number": 1}, 15)[0],
        "feed": at(12, 0, action("feed", 16)),
        "move": at(12, 0, action("move", 16)),
        "build": at(12, 0, action("build", 16)),
    }
    return {f"board-sign-{name}": sign for name, sign in found.items()}
