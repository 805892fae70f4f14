"""The picture of Atua: for now a plain list of what lies where, and what may be done."""

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

LINE = 18  # height of a line of text
WIDTH = 640


def draw(view: dict[str, Any], choices: Sequence[Any] = (), **_how: Any) -> str:
    """Every island, the row and every choice, one line each, as SVG."""
    lines = [(island_line(player), "") for player in view["players"]]
    lines.append((", ".join(f"{card['id']} ({card['coconuts']})" for card in view["row"]), ""))
    targets: dict[str, str] = {}
    for choice in choices:
        if choice.target and choice.refusal is None:
            targets.setdefault(choice.target, choice.text)
    lines += [(text, f" id={quoteattr(target)}") for target, text in targets.items()]
    texts = "".join(
        f'<text{mark} x="8" y="{LINE * (number + 1)}">{escape(line)}</text>'
        for number, (line, mark) in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {LINE * (len(lines) + 1)}" '
        f'font-family="sans-serif" font-size="13">{texts}</svg>'
    )


def island_line(player: dict[str, Any]) -> str:
    cards = ", ".join(
        f"{card['id']} {card['x']},{card['y']},{card['turn']}" for card in player["island"]
    )
    return f"{player['score']} points, {player['coconuts']} coconuts: {cards}"
