"""The picture of Atiwa: a plain summary of a view."""

from html import escape
from typing import Any

LINE = 18
WIDTH = 760


def draw(view: dict[str, Any], **how: Any) -> str:
    lines = [*table(view)]
    for community in view["communities"]:
        lines += summary(community)
    height = LINE * (len(lines) + 1)
    rows = [
        f"<text x='10' y='{LINE * (number + 1)}'>{escape(line)}</text>"
        for number, line in enumerate(lines)
    ]
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' "
        f"font-family='monospace' font-size='12' fill='currentColor'>{''.join(rows)}</svg>"
    )


def table(view: dict[str, Any]) -> list[str]:
    taken = [
        f"{space['id']}:{space['colour'] or space['worker']}"
        for space in view["spaces"]
        if space["worker"] is not None
    ]
    cards = [card["id"] if card else "-" for card in view["open"]]
    return [
        f"round {view['round']} {view['phase']} {view['step'] or ''}",
        f"workers {' '.join(taken)}",
        f"open {' '.join(cards)} deck {view['deck']} bag {view['bag']}",
    ]


def summary(community: dict[str, Any]) -> list[str]:
    counts = " ".join(f"{kind} {n}" for kind, n in community["counts"].items())
    return [
        f"seat {community['seat']}: score {community['score']} gold {community['gold']} {counts} "
        f"trained {community['trained']} pollution {community['pollution']}",
        *[
            f"    {card['place']} {card['id']}: "
            + " ".join(f"{cell['cell']}={cell['content']}" for cell in card["cells"])
            for card in community["cards"]
        ],
    ]
