"""Nothing is lost: not by a reload, not by a lost connection, not by a killed server."""

from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import BRISK, House, NewPerson
from tests.browser.people import Person
from tests.table.servers import Guest, serving

AWAY = "net::ERR"  # what browsers log when nobody answers
STREAM = "**/stream?*"  # by which the page hears of changes


def test_a_reload_in_mid_turn_changes_nothing(anna: Person) -> None:
    anna.set_up("you", "you")
    anna.choose()
    anna.choose()
    anna.take("Take “Move”")
    prompt, choices = anna.find("#prompt").inner_text(), anna.choices.all_inner_texts()
    version, log = anna.version, anna.find("#log").inner_text()
    anna.page.reload()
    assert anna.find("#prompt").inner_text() == prompt
    assert anna.choices.all_inner_texts() == choices
    assert (anna.version, anna.find("#log").inner_text()) == (version, log)
    anna.choose()


def test_a_lost_connection_in_mid_turn_is_said_and_made_good(anna: Person) -> None:
    anna.forgive(AWAY)
    anna.set_up("you", "you")
    anna.choose()
    version = anna.version
    anna.context.set_offline(True)
    expect(anna.find("#lost")).to_be_visible()
    anna.choices.first.click()
    expect(anna.find("#toast")).to_contain_text("did not answer")
    assert anna.version == version
    anna.context.set_offline(False)
    expect(anna.find("#lost")).to_be_hidden()
    anna.choose()
    assert anna.version == version + 1


def test_a_tab_left_open_over_an_update_is_fetched_anew(anna: Person) -> None:
    anna.forgive(AWAY)
    anna.set_up("you", "you")
    anna.choose()
    now = anna.page.locator("html").get_attribute("data-made")
    anna.page.evaluate("document.documentElement.dataset.made = 'before'")
    anna.context.set_offline(True)
    expect(anna.find("#lost")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.page.locator("html")).to_have_attribute("data-made", now or "none")
    expect(anna.find("#lost")).to_be_hidden()
    anna.choose()


def test_what_others_did_meanwhile_is_caught_up_with(anna: Person, ben: Person) -> None:
    anna.forgive(AWAY)
    table = anna.set_up("you", "open")
    anna.choose()
    ben.go(f"/tables/{table}")
    ben.find("[data-sit='1']").click()
    ben.wait_for("acting", 1)
    anna.context.set_offline(True)
    expect(anna.find("#lost")).to_be_visible()
    ben.choose()
    assert anna.shown("acting") == "-1"
    anna.context.set_offline(False)
    anna.wait_for("version", ben.version)
    expect(anna.find("#lost")).to_be_hidden()
    expect(anna.find("#ask-heading")).to_have_text("Your turn")
    anna.choose()
    ben.wait_for("version", anna.version)


def test_a_page_slower_than_the_game_arrives_in_the_end(anna: Person, house: House) -> None:
    guest = Guest(house.address)
    table = guest.new_table("you", "you")
    anna.go(f"/tables/{table}")
    for _ in range(8):
        guest.play(table)
    anna.wait_for("version", guest.see(table)["version"])


def test_a_house_too_busy_to_show_a_change_is_asked_again(anna: Person, house: House) -> None:
    anna.forgive("429")
    guest = Guest(house.address)
    table = guest.new_table("you", "you")
    refused: list[str] = []

    def refuse_at_first(route: Route) -> None:
        if len(refused) < 2:
            refused.append(route.request.url)
            route.fulfill(status=429)
        else:
            route.continue_()

    anna.page.route(STREAM, refuse_at_first)
    anna.go(f"/tables/{table}")
    guest.play(table)
    anna.wait_for("version", 1)
    assert len(refused) == 2


def test_a_page_whose_stream_is_held_back_asks_for_what_it_did(anna: Person) -> None:
    """Some proxies keep a stream to themselves."""
    anna.forgive("429")
    anna.page.route(STREAM, lambda route: route.fulfill(status=429))
    anna.set_up("you", "you")
    anna.choose()
    anna.wait_for("version", 1)


def test_a_killed_server_comes_back_and_the_game_goes_on(
    new_person: NewPerson, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/atoll.db"
    with serving(database, None, *BRISK) as server:
        anna = new_person(server.address)
        anna.forgive(AWAY)
        anna.set_up("you", "easy")
        anna.choose()
        anna.wait_for("acting", 0)
        anna.choose()
        version = anna.version
        server.kill()
        expect(anna.find("#lost")).to_be_visible()
        with serving(database, server.port, *BRISK):
            expect(anna.find("#lost")).to_be_hidden()
            anna.wait_for("acting", 0)
            assert anna.version >= version
            for _ in range(3):
                anna.wait_for("acting", 0)
                anna.choose()
