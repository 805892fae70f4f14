"""The whole picture: its frame, its stylesheet, and the way to a PNG."""

from atoll.draw.elements import Content, Element, title
from atoll.draw.themes import FONT
from atoll.extras import needed

FALLBACK = "DejaVu Sans"  # where nothing else is installed


def svg(width: float, height: float, name: str, style: str, *contents: Content) -> str:
    """A picture with a name for screen readers; `style` may be empty where a page rules."""
    return str(
        Element(
            "svg",
            title(name),
            Element("style", style) if style else None,
            *contents,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width:g} {height:g}",
            width=width,
            height=height,
            font_family=FONT,
            role="group",
            aria_label=name,
        )
    )


def to_png(picture: str, width: int | None = None, scale: float = 1.0) -> bytes:
    """The picture in pixels: as wide as asked for, else its own size times `scale`."""
    with needed("pictures"):
        import resvg_py

    if width is not None:
        return bytes(resvg_py.svg_to_bytes(picture, width=width, sans_serif_family=FALLBACK))
    return bytes(resvg_py.svg_to_bytes(picture, zoom=scale, sans_serif_family=FALLBACK))
