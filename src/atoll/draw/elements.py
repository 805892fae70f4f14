"""SVG elements as small trees; whatever goes into them is escaped."""

import re
from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import ParamSpec, TypeAlias, Union, cast

Content: TypeAlias = Union["Element", str, None]
Value: TypeAlias = str | int | float | None
P = ParamSpec("P")

SPECIAL = re.compile('[&<>"]')
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


class Element:
    """A tag with attributes and contents. `class_` and `data_move` become `class`, `data-move`."""

    __slots__ = ("attributes", "contents", "tag")

    def __init__(self, tag: str, *contents: Content, **attributes: Value) -> None:
        self.tag = tag
        self.contents = [content for content in contents if content is not None]
        self.attributes = {
            attribute(name): value for name, value in attributes.items() if value is not None
        }

    def __str__(self) -> str:
        parts: list[str] = []
        self.write(parts)
        return "".join(parts)

    def write(self, parts: list[str]) -> None:
        parts.append(f"<{self.tag}")
        for name, value in self.attributes.items():
            parts.append(f' {name}="{written(value)}"')
        if not self.contents:
            parts.append("/>")
            return
        parts.append(">")
        for content in self.contents:
            if isinstance(content, Element):
                content.write(parts)
            else:
                parts.append(escaped(content))
        parts.append(f"</{self.tag}>")


class Stamp(Element):
    """An element that is written once, however often it comes."""

    __slots__ = ("text",)

    def __init__(self, drawn: Element) -> None:
        super().__init__(drawn.tag, *drawn.contents)
        self.attributes = drawn.attributes
        self.text = str(drawn)

    def write(self, parts: list[str]) -> None:
        parts.append(self.text)


def stamped(draw: Callable[P, Element]) -> Callable[P, Element]:
    """Keep what a function draws: for what looks the same from picture to picture."""

    @wraps(draw)
    def stamp(*args: P.args, **kwargs: P.kwargs) -> Element:
        return Stamp(draw(*args, **kwargs))

    return cast("Callable[P, Element]", lru_cache(maxsize=8192)(stamp))


@cache
def attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def escaped(text: str) -> str:
    return text.translate(ESCAPES) if SPECIAL.search(text) else text


def written(value: Value) -> str:
    """An attribute's value: numbers with at most two decimals, texts escaped."""
    if isinstance(value, float):
        return short(value)
    return escaped(str(value))


@lru_cache(maxsize=16384)
def short(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def g(*contents: Content, **attributes: Value) -> Element:
    return Element("g", *contents, **attributes)


def at(x: float, y: float, *contents: Content, **attributes: Value) -> Element:
    """A group with its own origin; a page that changes the transform lets it glide."""
    return Element("g", *contents, transform=f"translate({short(x)} {short(y)})", **attributes)


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
