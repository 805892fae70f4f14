"""What the signs mean: each with the text that says it."""

from atoll.draw.elements import Element, at, path
from atoll.draw.icons import icon
from atoll.games.tindaya.board.signs import (
    EVENT_SIGNS,
    GOOD_SIGNS,
    TOKEN_SIGNS,
    good,
    marker,
    native,
    standee,
    token,
)


def signs() -> dict[str, Element]:
    """Natives and what they do, the goods, the tokens, and what threatens them."""
    people = {
        "board-sign-villager": at(12, 0, native(0, False, 20)),
        "board-sign-noble": at(12, 2, native(0, True, 18)),
        "board-sign-cube": at(12, 0, marker(0, False, 15)),
        "board-sign-cylinder": at(12, 0, marker(0, True, 16)),
        "board-sign-spent": at(12, 0, marker(0, False, 15, True)),
        "board-sign-settlement": icon("house", 12, 0, 19, "soft"),
        "board-sign-soldier": icon("soldier", 12, 0, 19, "loss"),
        "board-sign-totem": icon("totem", 12, 0, 19, "accent"),
        "board-sign-waste": icon("bag", 12, 0, 19, "soft"),
        "board-sign-canoe": icon("canoe", 12, 0, 21, "ti-canoe"),
        "board-sign-flame": icon("flame", 12, 0, 19, "loss"),
    }
    goods = {f"good-{name}": at(12, 0, good(name, 20)) for name in GOOD_SIGNS}
    tokens = {
        f"token-{name}": at(12, 0, token(name, 19)) for name in TOKEN_SIGNS if name != "mineral"
    }
    events = {f"event-{name}": at(12, 0, standee(name, 21)) for name in EVENT_SIGNS}
    area = path("M2 -6H22V8H2Z", "none stroke-ti-acoran", stroke_width=3)
    return people | goods | tokens | events | {"board-legend": area}
