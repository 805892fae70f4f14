"""Pictures by Matplotlib, as SVG that takes its colours from the page and its letters from the reader."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from textwrap import fill
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from atoll.learn.curve import COLOURS

# Colours that stand for those of the page, which knows whether it is light or dark.
INK, SOFT, LINE = "#010203", "#020304", "#030405"
PAGE = {INK: "--ink", SOFT: "--soft", LINE: "--line", COLOURS[0]: "--blue"}
WIDTH = 4.3  # inches: small enough to be read on a phone
LETTERS = 25  # of a line beside an axis
STYLE = {
    "svg.fonttype": "none",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.labelcolor": SOFT,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "legend.frameon": False,
    "lines.linewidth": 1.8,
}


@dataclass
class Picture:
    """A plot while it is drawn, and what it has become."""

    label: str  # what it shows, for who cannot see it
    svg: str = ""


@contextmanager
def drawing(picture: Picture, height: float) -> Iterator[Axes]:
    """A plot to be drawn; when it is done it is in the picture."""
    with rc_context({**STYLE, "svg.hashsalt": picture.label}):
        figure = Figure((WIDTH, height), layout="constrained")
        axes: Any = figure.add_subplot()
        yield axes
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    picture.svg = tidy(out.getvalue(), picture.label)


def tidy(svg: str, label: str) -> str:
    """The SVG as part of a page: no head, no names of its own, the page's colours and letters."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[A-Za-z0-9.]+_\d+"', "", svg)
    svg = re.sub(r' (?:height|width)="[\d.]+pt"', "", svg, count=2)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    for colour, name in PAGE.items():
        svg = svg.replace(colour, f"var({name})")
    said = label.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return svg.replace("<svg", f'<svg role="img" aria-label="{said}"', 1).strip()


def hue(i: int) -> str:
    return COLOURS[i % len(COLOURS)]


def whiskers(
    label: str,
    names: Sequence[str],
    groups: Sequence[tuple[str, Sequence[float], Sequence[float], Sequence[float]]],
    axis: str,
    even: float | None = None,
) -> str:
    """Points with their intervals, one line for each name; groups in their own colours."""
    picture = Picture(label)
    with drawing(picture, 0.9 + 0.3 * len(names) * max(1, 0.7 * len(groups))) as axes:
        for i, (title, values, lows, highs) in enumerate(groups):
            shift = (i - (len(groups) - 1) / 2) * 0.22
            places = [row + shift for row in range(len(values))]
            reach = [
                [max(0.0, value - low) for value, low in zip(values, lows, strict=True)],
                [max(0.0, high - value) for value, high in zip(values, highs, strict=True)],
            ]
            axes.errorbar(
                values, places, xerr=reach, fmt="o", color=hue(i), capsize=2, ms=5, label=title
            )
        if even is not None:
            axes.axvline(even, color=SOFT, linestyle="--", linewidth=1)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlabel(fill(axis, LETTERS), loc="right")  # below long names there is room
        axes.grid(axis="x", color=LINE, linewidth=0.5)
        if len(groups) > 1:
            below(axes, len(groups))
    return picture.svg


def below(axes: Axes, columns: int) -> None:
    """The key to the colours, where it hides nothing."""
    figure: Any = axes.figure
    figure.legend(loc="outside lower center", ncols=min(columns, 2))


def steps(
    label: str, groups: Sequence[tuple[str, Sequence[float]]], axis: str, up: str, bins: int = 20
) -> str:
    """How often which value occurs."""
    picture = Picture(label)
    every = [value for _, values in groups for value in values]
    low, high = min(every), max(every)
    wide = max(1, round((high - low + 1) / bins))
    edges = [low - 0.5 + wide * i for i in range(int((high - low) // wide) + 2)]
    with drawing(picture, 2.7) as axes:
        for i, (title, values) in enumerate(groups):
            weights = [1 / len(values)] * len(values)
            axes.hist(values, edges, weights=weights, color=hue(i), alpha=0.18)
            axes.hist(
                values, edges, weights=weights, histtype="step", color=hue(i), label=title, lw=1.8
            )
        axes.set_xlabel(fill(axis, LETTERS))
        axes.set_ylabel(fill(up, LETTERS))
        axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
        if len(groups) > 1:
            below(axes, len(groups))
    return picture.svg


def courses(
    label: str,
    groups: Sequence[
        tuple[str, Sequence[float], Sequence[float], Sequence[float], Sequence[float]]
    ],
    axis: str,
    up: str,
) -> str:
    """Shares over the course of a game, each with its interval."""
    picture = Picture(label)
    with drawing(picture, 2.9) as axes:
        for i, (title, places, values, lows, highs) in enumerate(groups):
            axes.fill_between(places, lows, highs, color=hue(i), alpha=0.18, linewidth=0)
            axes.plot(places, values, color=hue(i), marker="o", ms=3, label=title)
        for each in (axes.xaxis, axes.yaxis):
            each.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
        axes.set_xlabel(fill(axis, LETTERS))
        axes.set_ylabel(fill(up, LETTERS))
        axes.set_ylim(0, 1.02)
        axes.grid(color=LINE, linewidth=0.5)
        if len(groups) > 1:
            below(axes, len(groups))
    return picture.svg
