"""Reads a picture back."""

from atoll.testing.reading import SVG, Box, Picture, check_lettering, text_box, texts

__all__ = ["SVG", "Box", "Picture", "check_lettering", "text_box", "texts"]
