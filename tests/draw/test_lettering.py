"""Text is wrapped, shrunk and squeezed into its room, and never below what can be read."""

from xml.etree.ElementTree import fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.draw.lettering import SMALLEST, TIGHTEST, cuts, label, measure, wrap


def test_wider_letters_bold_and_larger_text_measure_more() -> None:
    assert measure("W", 12) > measure("i", 12)
    assert measure("Stamm", 12, True) > measure("Stamm", 12)
    assert measure("Stamm", 24) == pytest.approx(2 * measure("Stamm", 12))


def test_accents_do_not_widen_letters() -> None:
    assert measure("Età Zähne", 12) == measure("Eta Zahne", 12)


def test_a_line_that_fits_is_left_alone() -> None:
    drawn = label("Jagd", 0, 0, 100, size=15)
    assert fromstring(drawn).attrib["font-size"] == "15"
    assert "textLength" not in fromstring(drawn).attrib


def test_a_line_is_shrunk_before_it_is_squeezed() -> None:
    room = measure("Lederherstellung", 12.5)
    drawn = label("Lederherstellung", 0, 0, room, size=15)
    assert float(fromstring(drawn).attrib["font-size"]) == pytest.approx(12.5)
    assert "textLength" not in fromstring(drawn).attrib
    squeezed = label("Lederherstellung", 0, 0, 80, size=15)
    assert float(fromstring(squeezed).attrib["font-size"]) == SMALLEST
    assert fromstring(squeezed).attrib["textLength"] == "80"


def test_what_would_be_squeezed_beyond_reading_is_cut_and_told_whole_by_a_pointer() -> None:
    name = "Maximiliane-Theodora von Hohenlohe"
    drawn = fromstring(label(name, 0, 0, 80, size=15))
    kept = drawn.text or ""
    assert kept.endswith("…")
    assert name.startswith(kept[:-1])
    assert drawn.findtext("title") == name
    assert measure(kept, SMALLEST) * TIGHTEST <= 80
    assert fromstring(label("128=", 0, 0, 8, size=15)).text == "128="  # numbers stay whole


@pytest.mark.parametrize(
    ("word", "head"),
    [
        ("Lederherstellung", "Leder-"),
        ("Metallschmelze", "Metall-"),
        ("Schamanismus", "Schama-"),
        ("Caseificazione", "Caseifi-"),
    ],
)
def test_long_words_are_parted_where_they_may_be(word: str, head: str) -> None:
    room = measure(head, 12, True) + 1
    assert wrap(word, room, 12, bold=True)[0] == head


def test_sounds_written_with_several_letters_stay_together() -> None:
    assert all("Metallschmelze"[:i] not in ("Metalls", "Metallsc") for i in cuts("Metallschmelze"))


@given(
    st.text("abcdefghilmnorstuvzäà -WM", max_size=60),
    st.floats(30, 200),
    st.booleans(),
)
def test_no_line_is_much_wider_than_its_room_and_no_letter_is_lost(
    text: str, room: float, bold: bool
) -> None:
    lines = wrap(text, room, 12, bold)
    for line in lines:
        assert measure(line, 12, bold) * TIGHTEST <= room or len(line) < 5
    kept = "".join(lines).replace("-", "").replace(" ", "")
    assert kept == text.replace("-", "").replace(" ", "")
