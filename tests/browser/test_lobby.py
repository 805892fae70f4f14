"""The lobby: from the front door to a game, and back to all of one's games."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.people import Person, play_through


def test_three_clicks_and_one_is_playing(anna: Person) -> None:
    anna.go("/")
    anna.find("[data-play-now=tribes]").click()
    expect(anna.page).to_have_url(re.compile("/tables/"))
    anna.choose()
    assert anna.version >= 1


def test_a_game_is_shown_with_its_facts(anna: Person) -> None:
    anna.go("/")
    card = anna.find("#game-tribes")
    expect(card.locator(".picture img")).to_be_visible()
    expect(card).to_contain_text("2 to 4 players")
    expect(card).to_contain_text("45 minutes")
    expect(card).to_contain_text("medium weight")


def test_a_table_is_set_up_by_the_form(anna: Person) -> None:
    anna.go("/")
    anna.find("#game-tribes a.button").filter(has_text="New table").click()
    anna.find("[name=count][value='4']").check(force=True)
    anna.find("[name=name-0]").fill("Anna")
    anna.find("[name=kind-1]").select_option("you")
    anna.find("[name=name-1]").fill("Ben")
    anna.find("[name=kind-2]").select_option("bot easy")
    anna.find("[name=kind-3]").select_option("open")
    anna.find("summary:has-text('More choices')").click()
    anna.find("[name=seed]").fill("7")
    anna.find("button[type=submit]").click()
    expect(anna.find("#scores li")).to_have_count(4)
    for seat, words in enumerate(("Anna", "Ben", "Easy bot", "open")):
        expect(anna.find(f"#scores [data-seat='{seat}'] .name")).to_contain_text(words)
    expect(anna.find("#ask-heading")).to_contain_text("Anna")
    anna.choose()
    expect(anna.find("#ask-heading")).to_contain_text("Ben")


def test_the_lists_know_open_own_and_finished_games(
    anna: Person, ben: Person, house: House
) -> None:
    waiting = anna.set_up("you", "open", public=True)
    private = anna.set_up("you", "open")
    over = anna.set_up("you", "you")
    play_through(house.database, over)
    anna.go("/")
    mine = anna.find(f"[aria-labelledby=running] a[href='/tables/{waiting}']")
    expect(mine).to_contain_text("Your turn")
    expect(anna.find(f"[aria-labelledby=finished] a[href='/tables/{over}']")).to_be_visible()
    expect(anna.find(f"[aria-labelledby=open] a[href='/tables/{waiting}']")).to_have_count(0)
    ben.go("/")
    expect(ben.find(f"a[href='/tables/{private}']")).to_have_count(0)
    anna.go(f"/tables/{private}")
    anna.find("#public").check()
    anna.catch_up(anna.version)
    ben.page.reload()
    expect(ben.find(f"[aria-labelledby=open] a[href='/tables/{private}']")).to_be_visible()
    ben.find(f"[aria-labelledby=open] a[href='/tables/{waiting}']").click()
    ben.find("[data-sit='1']").click()
    expect(ben.find("[data-sit]")).to_have_count(0)
    ben.go("/")
    expect(ben.find(f"[aria-labelledby=running] a[href='/tables/{waiting}']")).to_contain_text(
        "Blue is deciding"
    )


def test_the_turn_is_called_in_the_title(anna: Person, ben: Person) -> None:
    ben.join(anna)
    expect(ben.page).to_have_title("Tribes · Atoll")
    anna.choose()
    expect(ben.page).to_have_title("● Your turn · Tribes · Atoll")


def test_a_wrong_address_is_answered_with_a_way_back(anna: Person) -> None:
    anna.forgive("404")
    anna.go("/tables/nowhere")
    expect(anna.find("main")).to_contain_text("There is no such table")
    anna.find("main a").click()
    expect(anna.find("#game-tribes")).to_be_visible()


def test_the_form_says_what_it_is_to_play_alone(anna: Person) -> None:
    anna.go("/new/kiwi")
    alone = anna.find("#new-table [data-counts='1']").filter(has_text="Kiwibot")
    expect(alone).to_be_visible()
    anna.find("[name=count][value='2']").check(force=True)
    expect(alone).to_be_hidden()
