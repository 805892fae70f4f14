"""Pictures become PNGs of the size asked for."""

import struct

import pytest

from atoll.draw import to_png
from atoll.draw.elements import rect
from atoll.draw.picture import svg

SQUARE = svg(60, 40, "A square", ".fill-ink{fill:#000}", rect(0, 0, 60, 40, "fill-ink"))


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_png_has_the_size_asked_for() -> None:
    assert size(to_png(SQUARE)) == (60, 40)
    assert size(to_png(SQUARE, scale=2)) == (120, 80)
    assert size(to_png(SQUARE, width=300)) == (300, 200)


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(ValueError, match=r".+"):
        to_png("no picture")


def test_a_picture_without_style_has_no_style() -> None:
    assert "<style" in SQUARE
    assert "<style" not in svg(60, 40, "A square", "")
