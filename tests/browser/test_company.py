"""People at a table in the browser: they come, wait, go away, give up, and play again together."""

from typing import Any

from playwright.sync_api import expect
from sqlalchemy import update

from atoll.table.models import Table
from atoll.table.store import Store, now
from tests.browser.conftest import NARROW, House, NewPerson
from tests.browser.people import Person


def set_table(house: House, table: str, **fields: Any) -> None:
    store = Store(house.database)
    with store.change(table) as connection:
        connection.execute(update(Table).where(Table.id == table).values(**fields))
    store.close()


def test_a_guest_joins_by_name_and_is_waited_for(
    anna: Person, new_person: NewPerson, house: House
) -> None:
    anna.go("/new/tribes")
    expect(anna.find("#turn-time")).to_be_hidden()
    anna.find("[name=kind-1]").select_option("open")
    anna.find("[name=turn-unit]").select_option("60")
    anna.find("[name=turn-time]").fill("7")
    anna.find("[name=name-0]").fill("Anna")
    anna.find("#new-table button[type=submit]").click()
    expect(anna.find("#invite")).to_be_visible()
    expect(anna.find("#public")).not_to_be_checked()
    table = anna.page.url.rpartition("/")[2]
    ben = new_person(viewport=NARROW, has_touch=True)
    ben.go(f"/tables/{table}")
    expect(ben.find("#ask-heading")).to_have_text("You are invited")
    ben.find("#join-name").fill("Ben")
    ben.find("#join button").click()
    expect(anna.find("#toast")).to_have_text("Ben has sat down.")
    expect(anna.find("#invite")).to_have_count(0)
    expect(anna.find("#until time")).not_to_be_empty()
    ben.find("#nudge").click()
    expect(anna.find("#nudged")).to_be_visible()
    # On a phone, one's own seat is found under Mine.
    ben.find(".tabs [data-tab=mine]").click()
    expect(ben.find("#scores li.own")).to_be_visible()
    expect(ben.find("#scores li:not(.own)")).to_be_hidden()
    ben.find("#scores .own summary").click()
    for what in ("[data-rename]", "[data-lend]", "[data-leave]", "[data-resign]", "[data-end]"):
        expect(ben.find(f"#scores .own {what}").first).to_be_visible()
    # Anna goes away; a bot plays until she is back.
    anna.go("/settings")
    set_table(house, table, turned=now() - 7 * 60 - 1)
    expect(ben.find("#scores [data-seat='0'] .name")).to_contain_text("a bot plays")
    anna.go(f"/tables/{table}")
    expect(anna.find("#scores .own [data-absent]")).to_have_count(0)
    expect(ben.find("#scores [data-seat='0'] [data-absent]")).to_have_count(0)


def test_a_game_is_ended_by_agreement_and_everybody_plays_again(anna: Person, ben: Person) -> None:
    table = anna.set_up("you", "open")
    anna.find("#scores .own summary").click()
    expect(anna.find("#delete-table")).to_be_visible()
    ben.go(f"/tables/{table}")
    ben.find("#join button").click()
    expect(anna.find("#delete-table")).to_have_count(0)
    anna.find("#scores .own [data-end]").click()
    anna.find("#popover .choice").click()
    expect(anna.find("#end-wish")).to_contain_text("Play on after all")
    ben.find("#end-wish [data-end=yes]").click()
    for person in (anna, ben):
        expect(person.find("#ask-heading")).to_have_text("The game is over")
        expect(person.find("#prompt")).to_contain_text("by agreement")
    ben.find("#rematch").click()
    anna.page.wait_for_url(lambda address: "/tables/" in address and table not in address)
    ben.page.wait_for_url(anna.page.url)
    anna.wait_for("mine", 0)
    ben.wait_for("mine", 1)
    ben.find("#scores .own summary").click()
    ben.find("#scores .own [data-resign]").click()
    ben.find("#popover .choice").click()
    expect(anna.find("#prompt")).to_contain_text("resigned")
    expect(anna.find("#prompt")).to_contain_text("Blue")


def test_the_host_deletes_a_lonely_table(anna: Person, ben: Person) -> None:
    anna.forgive("404")  # the page that is left asks once more for its table
    table = anna.set_up("you", "open")
    ben.go(f"/tables/{table}")
    expect(ben.find("#join")).to_be_visible()
    anna.find("#scores .own summary").click()
    anna.find("#delete-table").click()
    anna.find("#popover .choice").click()
    expect(anna.find("#game-tribes")).to_be_visible()
    expect(anna.find(f"a[href='/tables/{table}']")).to_have_count(0)
    expect(ben.find("#gone")).to_be_visible()
    expect(ben.find("#lost")).to_be_hidden()
