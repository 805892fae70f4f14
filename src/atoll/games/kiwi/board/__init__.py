"""The picture of Kiwi Chow Down: for now a plain list of what stands where, and what may be done."""

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

LINE = 18  # height of a line of text
WIDTH = 640


def draw(view: dict[str, Any], choices: Sequence[Any] = (), **_how: Any) -> str:
    """Every flock, every hex with something on it and every choice, one line each, as SVG."""
    lines = [(flock_line(flock), "") for flock in view["flocks"]]
    lines += [(hex_line(view, place), "") for place in view["island"] if place["pieces"]]
    targets: dict[str, str] = {}
    for choice in choices:
        if choice.target and choice.refusal is None:
            targets.setdefault(choice.target, choice.text)
    lines += [(text, f" id={quoteattr(target)}") for target, text in targets.items()]
    height = LINE * (len(lines) + 1)
    texts = "".join(
        f'<text{mark} x="8" y="{LINE * (number + 1)}">{escape(line)}</text>'
        for number, (line, mark) in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="13">{texts}</svg>'
    )


def flock_line(flock: dict[str, Any]) -> str:
    fruit = ", ".join(f"{number} {name}" for name, number in flock["fruit"].items() if number)
    return (
        f"{flock['colour']}: {flock['score']} VP, {flock['markers']} markers, "
        f"track {flock['track']}, reserve {flock['reserve']}, fruit: {fruit or '-'}"
    )


def hex_line(view: dict[str, Any], place: dict[str, Any]) -> str:
    colours = [flock["colour"] for flock in view["flocks"]]
    pieces = ", ".join(
        f"{piece['count']} {colours[piece['owner']]} "
        + ("leader" if piece["leader"] else f"size {piece['size']}")
        for piece in place["pieces"]
    )
    return f"{place['at']} {place['terrain']}: {pieces}"
