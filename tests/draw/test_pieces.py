"""What can be chosen says so to the eye, the pointer, the keyboard and the screen reader."""

from dataclasses import dataclass
from xml.etree.ElementTree import fromstring

from atoll.draw.icons import ICONS, icon
from atoll.draw.lettering import label
from atoll.draw.pieces import HEADS, SHAPES, piece, ringed


@dataclass
class Offer:
    """A choice as the drawing sees it."""

    notation: str = "move"
    text: str = "Move there"
    detail: str = "1 shell"
    refusal: object | None = None
    suggested: bool = False


def test_a_choosable_piece_carries_its_move() -> None:
    drawn = piece(3, 4, id_="tile-a", class_="tile", name="A tile", choice=Offer())
    assert fromstring(drawn).attrib["class"] == "tile choosable"
    assert fromstring(drawn).attrib["data-move"] == "move"
    assert fromstring(drawn).attrib["role"] == "button"
    assert fromstring(drawn).attrib["tabindex"] == "0"
    assert fromstring(drawn).attrib["aria-label"] == "Move there (1 shell)"


def test_what_is_written_on_a_piece_is_heard_as_well() -> None:
    """But not twice, and two numbers are two."""
    two = (label("4", 0, 0, 20), label("Fish & co", 0, 0, 90))
    drawn = piece(3, 4, *two, id_="a", class_="tile", name="A tile", choice=Offer())
    assert fromstring(drawn).attrib["aria-label"] == "Move there (1 shell) · 4 Fish & co"
    said = piece(3, 4, label("there", 0, 0, 90), id_="a", class_="", name="", choice=Offer())
    assert fromstring(said).attrib["aria-label"] == "Move there (1 shell)"


def test_a_refused_piece_says_what_to_ask_and_cannot_be_moved() -> None:
    drawn = piece(3, 4, id_="a", class_="tile", name="A tile", choice=Offer(refusal="TR-3.6"))
    assert fromstring(drawn).attrib["class"] == "tile refused"
    assert fromstring(drawn).attrib["data-why"] == "move"
    assert fromstring(drawn).attrib["aria-disabled"] == "true"
    assert "data-move" not in fromstring(drawn).attrib


def test_a_piece_at_rest_has_only_its_name() -> None:
    drawn = piece(3, 4, id_="a", class_="tile", name="A tile")
    assert "<title>A tile</title>" in str(drawn)
    assert "role" not in fromstring(drawn).attrib


def test_only_what_can_be_chosen_glows() -> None:
    assert "stroke-glow" in "".join(map(str, ringed(10, 10, Offer())))
    refused = "".join(map(str, ringed(10, 10, Offer(refusal="TR-3.6"))))
    assert "stroke-glow" not in refused
    assert "stroke-dasharray" in refused
    assert ringed(10, 10, None) == []


def test_every_seat_has_its_own_shape_and_every_icon_draws() -> None:
    assert len(set(SHAPES)) == len(set(HEADS)) == 6
    for name in ICONS:
        assert 'class="' in str(icon(name, 12, 12, 24, "ink"))
