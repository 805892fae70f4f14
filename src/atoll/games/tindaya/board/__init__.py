"""The picture of Tindaya: for now a plain list of what stands where, and what may be done."""

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

LINE = 18  # height of a line of text
WIDTH = 640


def draw(view: dict[str, Any], choices: Sequence[Any] = (), **_how: Any) -> str:
    """Every tribe, every hex with something on it and every choice, one line each, as SVG."""
    lines = [(tribe_line(seat, tribe), "") for seat, tribe in enumerate(view["tribes"])]
    lines += [(hex_line(place), "") for place in view["hexes"]]
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


def tribe_line(seat: int, tribe: dict[str, Any]) -> str:
    goods = ", ".join(f"{n} {name}" for name, n in tribe["goods"].items() if n)
    return f"{seat + 1} {tribe['skill']}: {goods or '-'}"


def hex_line(place: dict[str, Any]) -> str:
    rest = ", ".join(f"{key} {value}" for key, value in place.items() if key != "at")
    return f"{place['at']}: {rest}"
