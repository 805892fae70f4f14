"""Seats are told apart by their colours, by the colour-blind too, and from the epochs'."""

from itertools import combinations
from math import dist

import pytest

from atoll.draw.themes import colours
from atoll.games.tribes.board.scene import COLOURS

# How eyes of each kind see light of red, green and blue (Machado, Oliveira and Fernandes, 2009).
EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 0.1  # of the house's own seats, the two most alike are 0.07 apart for some eyes

Colour = tuple[float, ...]


def light(colour: str) -> Colour:
    """The light of a colour #rrggbb."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shares
    )


def seen(colour: str, eyes: str) -> Colour:
    """A colour as eyes see it, in Oklab: where two differ by as much, they look as different."""
    own = light(colour)
    r, g, b = (
        min(max(sum(share * part for share, part in zip(row, own, strict=True)), 0), 1)
        for row in EYES[eyes]
    )
    cones = (
        0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
        0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
        0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    )
    long, middle, short = (cone ** (1 / 3) for cone in cones)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def contrast(one: str, other: str) -> float:
    lights = [
        sum(x * y for x, y in zip((0.2126, 0.7152, 0.0722), light(each), strict=True))
        for each in (one, other)
    ]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_eyes_tell_the_seats_apart(theme: str, eyes: str) -> None:
    table = colours(theme, COLOURS)
    seats = [table[f"seat-{seat}"] for seat in range(4)]
    for one, other in combinations(seats, 2):
        assert dist(seen(one, eyes), seen(other, eyes)) >= APART, (one, other)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_seats_look_like_no_epoch(theme: str) -> None:
    table = colours(theme, COLOURS)
    for seat in range(4):
        for epoch in (1, 2, 3):
            pair = table[f"seat-{seat}"], table[f"epoch-{epoch}"]
            assert dist(*(seen(each, "all colours") for each in pair)) >= APART, pair


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_seats_stand_out_from_cards_and_carry_pale_shapes(theme: str) -> None:
    table = colours(theme, COLOURS)
    for seat in range(4):
        own = table[f"seat-{seat}"]
        assert contrast(own, table["card"]) >= 2.3, own
        assert contrast(own, table["pale"]) >= 2.3, own
