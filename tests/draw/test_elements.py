"""Elements are escaped and short."""

from xml.etree import ElementTree

from atoll.draw.elements import Element, at, g


def test_texts_and_attributes_are_escaped() -> None:
    nasty = """<script>"a" & 'b'</script>"""
    found = ElementTree.fromstring(str(g(Element("text", nasty), aria_label=nasty)))
    assert found.get("aria-label") == nasty
    assert found[0].text == nasty


def test_names_become_attributes_and_none_is_left_out() -> None:
    assert str(g(class_="a", data_move="x", tabindex=None)) == '\n<g class="a" data-move="x"/>'


def test_numbers_are_short() -> None:
    assert str(at(1 / 3, -0.0001)) == '\n<g transform="translate(0.33 0)"/>'
    assert str(Element("rect", x=2.50, y=7)) == '<rect x="2.5" y="7"/>'
