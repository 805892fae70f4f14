"""Colours are readable, complete, and told apart."""

import pytest

from atoll.draw.themes import DARK, GOODS, LIGHT, SEATS, THEMES, colours, stylesheet


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_stand_out(theme: str) -> None:
    table = THEMES[theme]
    for text in ("ink", "soft", "accent"):
        for ground in ("paper", "card"):
            assert contrast(table[text], table[ground]) >= 4.5


def test_both_themes_have_the_same_names_and_seats_their_own_colours() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert THEMES["light"].keys() == THEMES["dark"].keys()
    assert len(set(SEATS.values())) == len(SEATS) == 6
    assert not SEATS.keys() & GOODS.keys()


def test_the_stylesheet_takes_colours_or_variables() -> None:
    assert ".fill-ink{fill:#22302f}.stroke-ink{stroke:#22302f}" in stylesheet(THEMES["light"])
    assert ".fill-ink{fill:var(--ink)}" in stylesheet({"ink": "var(--ink)"})


def test_a_theme_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="no theme 'sepia'; there are: light, dark"):
        colours("sepia", {})
