"""Seats and the people on them: links, names, chat, bots that stand in, spectators."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW, WIDE, NewPerson
from tests.browser.people import Person

LOW = {"width": 1366, "height": 657}
WICKED = "<b>hi</b> & <img src=x onerror=alert(1)>"


def test_a_friend_follows_the_link_and_sits_down(anna: Person, ben: Person) -> None:
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.set_up("you", "open")
    anna.find("#copy").click()
    expect(anna.find("#toast")).to_have_text("Copied.")
    link = anna.page.evaluate("() => navigator.clipboard.readText()")
    assert link == anna.find("#link").input_value() == anna.page.url
    ben.page.goto(link)
    expect(ben.find("#ask-heading")).to_have_text("You are invited")
    ben.find("#join-name").fill("Ben")
    ben.find("#join button").click()
    expect(ben.find("#scores [data-seat='1'] .name")).to_contain_text("you")
    expect(ben.find("#join")).to_have_count(0)
    expect(anna.find("#toast")).to_have_text("Ben has sat down.")
    expect(anna.find("#invite")).to_have_count(0)
    anna.choose()
    ben.wait_for("acting", 1)
    ben.choose()
    anna.wait_for("acting", 0)


@pytest.mark.parametrize("window", [WIDE, LOW, NARROW], ids=["wide", "low", "narrow"])
def test_the_link_to_send_is_in_sight_at_once(
    new_person: NewPerson, window: dict[str, int]
) -> None:
    host = new_person(viewport=window)
    host.set_up("you", "open", game="kiwi")
    for part in ("#link", "#copy"):
        expect(host.find(part)).to_be_in_viewport(ratio=1)
    host.choose()


def test_names_are_chosen_shown_to_all_and_escaped(anna: Person, ben: Person) -> None:
    table = anna.set_up("you", "easy")
    ben.go(f"/tables/{table}")
    anna.find("#scores [data-seat='0'] summary").click()
    anna.find("#rename-0").fill("<i>Ärmel</i>")
    anna.page.keyboard.press("Enter")
    for person in (anna, ben):
        expect(person.find("#scores [data-seat='0'] .name")).to_contain_text("<i>Ärmel</i>")
        expect(person.find("#scene i")).to_have_count(0)
    anna.choose()
    expect(ben.find("#log")).to_contain_text("<i>Ärmel</i>")


def test_the_name_of_the_settings_is_taken_to_the_table(anna: Person) -> None:
    anna.go("/settings")
    anna.find("[name=name]").fill("Zoë & Jörg")
    anna.page.keyboard.press("Tab")
    anna.go("/")
    anna.find("[data-play-now=tribes]").click()
    expect(anna.find("#scores [data-seat='0'] .name")).to_contain_text("Zoë & Jörg")


def test_two_people_talk_and_markup_is_only_text(anna: Person, ben: Person) -> None:
    ben.join(anna)
    expect(ben.find("#undo")).to_be_visible()
    for person in (anna, ben):
        person.find("[data-story=chat]").click()
    anna.find("#line").fill(WICKED)
    anna.page.keyboard.press("Enter")
    expect(ben.find("#chat li").last).to_contain_text(WICKED)
    expect(ben.find("#chat img")).to_have_count(0)
    ben.find("#line").fill("hello")
    ben.find("#say button").click()
    expect(anna.find("#chat li").last).to_contain_text("hello")
    expect(anna.find("#line")).to_have_value("")


def test_what_is_being_typed_survives_what_others_do(anna: Person, ben: Person) -> None:
    ben.join(anna)
    expect(ben.find("#undo")).to_be_visible()
    ben.find("[data-story=chat]").click()
    ben.find("#line").fill("half a sen")
    anna.choose()
    ben.wait_for("acting", 1)
    expect(ben.find("#line")).to_have_value("half a sen")
    expect(ben.find("#line")).to_be_focused()


def test_a_bot_stands_in_and_gives_the_seat_back(anna: Person) -> None:
    anna.set_up("you", "hard")  # easy bots among themselves would be done before anybody clicks
    anna.find("#scores [data-seat='0'] summary").click()
    anna.find("[data-lend='0'][data-level=easy]").click()
    anna.catch_up(2)
    expect(anna.choices).to_have_count(0)
    anna.find("[data-lend='0'][data-level='']").last.click()
    anna.wait_for("acting", 0)
    anna.choose()


def test_a_seat_that_is_left_is_open_again(anna: Person, ben: Person) -> None:
    table = anna.set_up("you", "easy")
    ben.go(f"/tables/{table}")
    anna.find("#scores [data-seat='0'] summary").click()
    anna.find("[data-leave='0']").click()
    anna.find("#popover .choice").click()
    expect(anna.find("#ask-heading")).to_have_text("You are invited")
    ben.find("[data-sit='0']").click()
    ben.wait_for("acting", 0)


def test_spectators_watch_and_cannot_touch(new_person: NewPerson, anna: Person) -> None:
    table = anna.set_up("you", "you")
    carla = new_person()
    carla.go(f"/tables/{table}")
    expect(carla.find("#ask-heading")).to_have_text("You are watching")
    for _ in range(3):
        anna.choose()
    carla.wait_for("version", anna.version)
    expect(carla.find("#scene [data-move], #scene [data-why], #undo, #hint")).to_have_count(0)
    assert carla.scores() == anna.scores()
    carla.find("[data-story=chat]").click()
    expect(carla.find("#chat")).to_contain_text("Only those who sit at the table")
    expect(carla.find("#say")).to_have_count(0)
