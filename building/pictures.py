"""Draws the pictures of the documentation: `make pictures`.

The table is a real one, in Debian's chromium; the drawings are made with the toolkit of the boards.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from atoll.draw.elements import Content, Element, line, path, rect
from atoll.draw.lettering import label
from atoll.draw.picture import svg
from atoll.draw.themes import THEMES, stylesheet

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZES = {"table": (1440, 900), "phone": (390, 844)}
SEED, MOVES = 11, 70

# The way of one move, from the page and back: what does it, and what it does.
WAY = (
    ("page", "a click on a piece or a choice"),
    ("api", "whose seat, which version"),
    ("tables", "the table under its lock"),
    ("state.play", "is it legal? else the rule's number"),
    ("decision.play", "the rule itself"),
    ("settle", "what leaves no choice happens"),
    ("store", "written, then acknowledged"),
    ("hub", "wakes every page of the table"),
    ("view(seat)", "what this seat may see"),
    ("board", "the view becomes a picture"),
    ("stream", "only the pieces that are new"),
    ("page", "pieces glide to their places"),
)
# Rooms from the ground up: whoever is higher uses who is lower, never the other way round.
ROOMS = (
    ("table", "cli", "env", "learn", "lab"),
    ("lessons", "puzzles", "review", "arena", "testing"),
    ("bots", "draw", "text"),
    ("door",),
    ("tribes", "atiwa", "kiwi", "atua", "tindaya", "another package"),
    ("engine",),
)
WIDE, HIGH, GAP = 920.0, 54.0, 14.0


def box(x: float, y: float, width: float, name: str, words: str = "") -> Iterator[Content]:
    yield rect(x, y, width, HIGH, "fill-card stroke-line", rx=12)
    middle = y + (23 if words else 33)
    yield label(
        name,
        x + width / 2,
        middle,
        width - 12,
        size=15,
        bold=True,
        anchor="middle",
        class_="fill-accent",
    )
    if words:
        yield label(words, x + width / 2, y + 42, width - 12, size=12, anchor="middle")


def rooms() -> str:
    contents: list[Content] = []
    for row, names in enumerate(ROOMS):
        width = (WIDE - 40 - GAP * (len(names) - 1)) / len(names)
        for i, name in enumerate(names):
            contents += box(20 + i * (width + GAP), 20 + row * (HIGH + 22), width, name)
    high = 20 + len(ROOMS) * (HIGH + 22)
    return framed(WIDE, high, "The rooms of the house, each standing on those below", contents)


def one_move() -> str:
    """Three lines of boxes, the second from right to left, so that the way never jumps."""
    contents: list[Content] = []
    across, step = 4, HIGH + 34
    width = (WIDE - 40 - 3 * 28) / across
    centres = []
    for i, (name, words) in enumerate(WAY):
        row, column = divmod(i, across)
        column = across - 1 - column if row % 2 else column
        x, y = 20 + column * (width + 28), 20 + row * step
        centres.append((x + width / 2, y + HIGH / 2))
        contents += box(x, y, width, name, words)
    arrows = [arrow(a, b, width) for a, b in pairwise(centres)]
    high = 20 + 3 * step - 14
    return framed(WIDE, high, "The way of one move through the house", [*arrows, *contents])


def arrow(a: tuple[float, float], b: tuple[float, float], width: float) -> Element:
    sideways = a[1] == b[1]
    sign = 1 if b[0] > a[0] else -1
    x, y = (b[0] - sign * width / 2, b[1]) if sideways else (b[0], b[1] - HIGH / 2)
    back = (-7 * sign, 5) if sideways else (5, -7)
    tip = f"M{x + back[0]} {y + back[1]}L{x} {y}L{x + back[0] * (1 if sideways else -1)} "
    tip += f"{y + back[1] * (-1 if sideways else 1)}"
    return Element(
        "g",
        line(*a, x, y, "stroke-soft", stroke_width=1.6),
        path(tip, "stroke-soft", fill="none", stroke_width=1.6),
    )


def framed(width: float, height: float, title: str, contents: list[Content]) -> str:
    back = rect(0, 0, width, height, "fill-paper", rx=18)
    return svg(width, height, title, stylesheet(THEMES["light"]), back, *contents)


@contextmanager
def house() -> Iterator[str]:
    """A server of its own, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "atoll", "serve", "--no-browser", "--port", "0"]
        command += ["--pause", "0.01", "--database", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            try:
                yield said[said.index("http://") :].split()[0].rstrip("/")
            finally:
                server.terminate()
                server.communicate()


def played(page: Page, address: str) -> str:
    """A table at which some moves have been played; its page."""
    page.goto(address)
    own = {"origin": address}
    seats: list[dict[str, Any]] = [{"kind": "you", "name": "Anna"}]
    seats += [{"kind": "bot", "level": "mind"} for _ in range(2)]
    wish = {"game": "tribes", "seats": seats, "seed": SEED}
    table = page.request.post(f"{address}/api/tables", data=wish, headers=own).json()["id"]
    seen: dict[str, Any] = {"version": 0, "acting": -1}
    while seen["version"] < MOVES or seen["acting"] < 0:
        seen = page.request.get(f"{address}/api/tables/{table}").json()
        legal = [each for each in seen["choices"] if not each["refusal"]]
        if legal and seen["version"] < MOVES:
            hint = page.request.get(f"{address}/api/tables/{table}/hint", timeout=0).json()
            move = {"version": seen["version"], "move": hint["move"]}
            page.request.post(f"{address}/api/tables/{table}/moves", data=move, headers=own)
        elif not legal:
            page.wait_for_timeout(50)
    return f"{address}/tables/{table}"


def photograph(browser: Browser, address: str) -> None:
    """One table, whoever looks at it having moved from the desk to the phone."""
    table, person = "", None
    for name, (width, height) in SIZES.items():
        how: dict[str, Any] = {"viewport": {"width": width, "height": height}}
        if name == "phone":
            how |= {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
        context = browser.new_context(**how, storage_state=person)
        page = context.new_page()
        table = table or played(page, address)
        person = context.storage_state()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.goto(table)
            page.wait_for_timeout(1500)
            page.screenshot(path=PICTURES / f"{name}-{theme}.png")


def main() -> None:
    (PICTURES / "rooms.svg").write_text(rooms(), encoding="utf-8")
    (PICTURES / "one-move.svg").write_text(one_move(), encoding="utf-8")
    with house() as address, sync_playwright() as playwright:
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        photograph(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
