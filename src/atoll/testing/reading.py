"""Reads a picture back: its elements by id, and where its texts stand."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from atoll.draw.lettering import TIGHTEST, measure

SVG = "{http://www.w3.org/2000/svg}"


@dataclass
class Box:
    """A text and the room it takes by the table of widths."""

    text: str
    left: float
    right: float
    top: float
    bottom: float
    size: float
    colour: str
    ids: tuple[str, ...]
    squeezed: float  # its width, of that which it would have by itself
    whole: str  # what is said, also where the text is cut

    def covers(self, other: "Box") -> bool:
        slack = 0.5
        return (
            self.left < other.right - slack
            and other.left < self.right - slack
            and self.top < other.bottom - slack
            and other.top < self.bottom - slack
        )


class Picture:
    """A parsed SVG."""

    def __init__(self, svg: str) -> None:
        self.root = ElementTree.fromstring(svg)
        self.ids = [element.get("id", "") for element in self.root.iter() if element.get("id")]
        self.by_id = {element.get("id", ""): element for element in self.root.iter()}
        _, _, self.width, self.height = map(float, self.root.get("viewBox", "").split())
        self.texts = list(texts(self.root, 0, 0, ()))

    def of_class(self, name: str) -> list[Element]:
        return [e for e in self.root.iter() if name in e.get("class", "").split()]

    def words(self, element_id: str) -> list[str]:
        """The texts inside an element, from left to right as they were drawn."""
        return [e.text or "" for e in self.by_id[element_id].iter(f"{SVG}text")]


def texts(element: Element, x: float, y: float, ids: tuple[str, ...]) -> Iterator[Box]:
    moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.get("id"):
        ids = (*ids, element.get("id", ""))
    if element.tag == f"{SVG}text":
        yield text_box(element, x, y, ids)
    for child in element:
        yield from texts(child, x, y, ids)


def text_box(element: Element, x: float, y: float, ids: tuple[str, ...]) -> Box:
    size = float(element.get("font-size", "0"))
    own = measure(element.text or "", size, bool(element.get("font-weight")))
    wide = float(element.get("textLength") or own)
    x, y = x + float(element.get("x", "0")), y + float(element.get("y", "0"))
    left = x - {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", ""), 0)
    colour = element.get("class", "")
    top, bottom = y - size * 0.72, y + size * 0.12
    text = element.text or ""
    whole = element.findtext(f"{SVG}title", text)
    squeezed = wide / own if own else 1.0
    return Box(text, left, left + wide, top, bottom, size, colour, ids, squeezed, whole)


def check_lettering(picture: Picture, names: Sequence[str] = ()) -> None:
    """No id is there twice; all texts are large enough, inside the picture and apart, and none is
    squeezed beyond reading or cut, but where it tells one of the names."""
    assert [i for i, n in Counter(picture.ids).items() if n > 1] == []
    for text in picture.texts:
        assert text.squeezed >= TIGHTEST - 0.01, text
        assert text.whole == text.text or any(name in text.whole for name in names), text
        assert text.size >= 12, text
        assert text.left >= 0, text
        assert text.right <= picture.width, text
        assert text.bottom <= picture.height, text
    for i, text in enumerate(picture.texts):
        assert [other.text for other in picture.texts[:i] if text.covers(other)] == [], text
