"""A position as a picture, in pixels, or in letters."""

from io import BytesIO, StringIO
from typing import Any

import numpy as np

from atoll.door import game
from atoll.engine.state import State
from atoll.extras import needed

MODES = ["human", "ansi", "svg", "rgb_array"]
WIDTH = 110  # letters in a line


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render mode {mode!r}; there are: {', '.join(MODES)}")
    return mode


def render(state: State, seat: int | None, mode: str | None) -> Any:
    """What a seat, or a spectator (None), sees; "human" prints it."""
    if mode is None:
        raise ValueError(f"nothing is rendered: choose a render_mode of {', '.join(MODES)}")
    if mode == "svg":
        return svg(state, seat)
    if mode == "rgb_array":
        return pixels(svg(state, seat))
    text = letters(state, seat)
    if mode == "ansi":
        return text
    print(text)
    return None


def svg(state: State, seat: int | None) -> str:
    return game(state.game_name()).draw(state.view(seat), seat=seat)


def pixels(picture: str) -> Any:
    """Height x width x 3 bytes."""
    from atoll.draw.picture import to_png

    with needed("env"):
        from PIL import Image
    with Image.open(BytesIO(to_png(picture))) as image:
        return np.array(image.convert("RGB"))


def letters(state: State, seat: int | None) -> str:
    from rich.console import Console

    page = Console(file=StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    with page.capture() as captured:
        page.print(game(state.game_name()).terminal(state.view(seat), seat=seat))
    return captured.get()
