"""The SVG toolkit: elements, themes, icons, measured text, hexes, pieces, pictures as PNG."""

from atoll.draw.picture import svg, to_png
from atoll.draw.themes import THEMES, stylesheet

__all__ = ["THEMES", "stylesheet", "svg", "to_png"]
