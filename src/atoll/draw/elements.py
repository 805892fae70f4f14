"""SVG elements as text; whatever goes into them is escaped."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import ParamSpec, TypeAlias, TypeVar, Union, cast

Content: TypeAlias = Union["Element", str, None]
Value: TypeAlias = str | int | float | None
P = ParamSpec("P")
T = TypeVar("T")

GROUP = "\n<g"  # on a line of its own: a page is sent by lines
STARTS = {"g": GROUP, "text": " <text"}  # texts are heard apart
SPECIAL = re.compile('[&<>"]')
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


# Attributes as they are written: a picture repeats most of those of the picture before.
WRITTEN: dict[tuple[str, Value], str] = {}
MOST_WRITTEN = 65536


class Element(str):
    """A tag with attributes and contents, written at once. `class_` and `data_move` become `class`,
    `data-move`; what is no element is text, and escaped."""

    __slots__ = ()

    def __new__(cls, tag: str, *contents: Content, **attributes: Value) -> "Element":
        return cls.begun(STARTS.get(tag) or f"<{tag}", tag, contents, attributes)

    @classmethod
    def begun(
        cls, start: str, tag: str, contents: Sequence[Content], attributes: Mapping[str, Value]
    ) -> "Element":
        """The rest of a tag that is begun."""
        parts = [start]
        for pair in attributes.items():
            if pair[1] is not None:
                parts.append(WRITTEN.get(pair) or pair_written(*pair))
        parts.append(">")
        begun = len(parts)
        for content in contents:
            if content is not None:
                parts.append(content if type(content) is Element else escaped(content))
        if len(parts) == begun:
            parts[-1] = "/>"
        else:
            parts.append(f"</{tag}>")
        return str.__new__(cls, "".join(parts))


def pair_written(name: str, value: Value) -> str:
    """An attribute with its value: numbers with at most two decimals, texts escaped."""
    said = short(value) if isinstance(value, float) else escaped(str(value))
    text = f' {name.rstrip("_").replace("_", "-")}="{said}"'
    if type(value) is not bool:  # else True would be found for 1
        if len(WRITTEN) >= MOST_WRITTEN:
            WRITTEN.clear()
        WRITTEN[name, value] = text
    return text


def stamped(draw: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function makes of numbers and texts: for what looks the same from picture to picture."""
    return cast("Callable[P, T]", lru_cache(maxsize=8192)(draw))


def escaped(text: str) -> str:
    return text.translate(ESCAPES) if SPECIAL.search(text) else text


@lru_cache(maxsize=16384)
def short(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def g(*contents: Content, **attributes: Value) -> Element:
    return Element("g", *contents, **attributes)


def at(x: float, y: float, *contents: Content, **attributes: Value) -> Element:
    """A group with its own origin; a page that changes the transform lets it glide."""
    return Element.begun(placed(x, y), "g", contents, attributes)


@lru_cache(maxsize=16384)
def placed(x: float, y: float) -> str:
    return f'{GROUP} transform="translate({short(x)} {short(y)})"'


def title(text: str) -> Element:
    """What a screen reader or a resting pointer tells of the element around it."""
    return Element("title", text)


def rect(x: float, y: float, width: float, height: float, class_: str, **more: Value) -> Element:
    return Element("rect", x=x, y=y, width=width, height=height, class_=class_, **more)


def circle(x: float, y: float, r: float, class_: str, **more: Value) -> Element:
    return Element("circle", cx=x, cy=y, r=r, class_=class_, **more)


def path(d: str, class_: str, **more: Value) -> Element:
    return Element("path", d=d, class_=class_, **more)


def line(x1: float, y1: float, x2: float, y2: float, class_: str, **more: Value) -> Element:
    return Element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, **more)
