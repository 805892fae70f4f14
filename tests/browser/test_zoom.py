"""A closer look at a big map: by buttons, keys, two fingers and a mouse that drags."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW, NewPerson
from tests.browser.people import Person
from tests.browser.test_phone import FINGER, OVERFLOW, too_small

SCROLLED = "() => [document.querySelector('#stage').scrollLeft, document.querySelector('#stage').scrollTop]"


@pytest.fixture
def phone(new_person: NewPerson) -> Person:
    phone = new_person(viewport=NARROW, is_mobile=True, has_touch=True, device_scale_factor=2)
    phone.set_up("you", game="tindaya", options={"lesson": 1})
    expect(phone.find("#scene")).to_have_class("narrow")
    return phone


def width(person: Person) -> float:
    box = person.find("#stage svg").bounding_box()
    assert box
    return float(box["width"])


def test_a_phone_looks_closer_until_a_finger_hits_a_hex(phone: Person) -> None:
    before = width(phone)
    expect(phone.find(".tabs [data-zoom]:visible")).to_have_count(1)
    phone.find(".tabs [data-zoom='1']").tap()
    assert width(phone) == pytest.approx(1.5 * before, abs=2)
    assert too_small(phone.find("#stage .hex[data-move]:visible")) == []
    assert phone.page.evaluate(OVERFLOW) == 0
    assert too_small(phone.find(".tabs [data-zoom]")) == []
    phone.do(phone.find("#stage .hex[data-move]").first.tap)
    assert width(phone) == pytest.approx(1.5 * before, abs=2)
    phone.find(".tabs [data-zoom='0']").tap()
    assert width(phone) == pytest.approx(before, abs=2)


def test_two_fingers_spread_the_map_where_they_touch_it(phone: Person) -> None:
    before = width(phone)
    hand = phone.context.new_cdp_session(phone.page)

    def touch(kind: str, apart: int) -> None:
        points = [{"x": 200 - apart, "y": 300}, {"x": 200 + apart, "y": 300}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 40)
    touch("touchMove", 60)
    touch("touchMove", 80)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert width(phone) == pytest.approx(2 * before, rel=0.1)
    left, top = phone.page.evaluate(SCROLLED)
    assert left > FINGER
    assert top > FINGER
    assert phone.version == 0


def test_keys_and_a_dragging_mouse_move_a_wide_map(anna: Person) -> None:
    anna.set_up("you", game="tindaya", options={"lesson": 1})
    before = width(anna)
    anna.page.keyboard.press("+")
    assert width(anna) == pytest.approx(1.5 * before, abs=2)
    left, top = anna.page.evaluate(SCROLLED)
    hex_ = anna.find("#stage .hex[data-move]").nth(6).bounding_box()
    assert hex_
    x, y = hex_["x"] + hex_["width"] / 2, hex_["y"] + hex_["height"] / 2
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 60, y + 40, steps=3)
    anna.page.mouse.up()
    assert anna.page.evaluate(SCROLLED) == [
        pytest.approx(left - 60, abs=1),
        pytest.approx(top - 40, abs=1),
    ]
    assert anna.version == 0
    anna.page.keyboard.press("0")
    assert width(anna) == before
    expect(anna.find("#zoom [data-zoom='-1']")).to_be_hidden()
