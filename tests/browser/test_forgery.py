"""Forged, foreign and stale requests are refused and change nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.table.postgres import free_port

FETCHED = """async ([url, wish, type]) => {
  try {
    const how = {method: "POST", body: JSON.stringify(wish), credentials: "include"};
    const answer = await fetch(url, {...how, headers: {"content-type": type}});
    return String(answer.status);
  } catch {
    return "refused by the browser";
  }
}"""
FORM = """<!doctype html><form method="post" enctype="text/plain" action="{action}">
<input name='{{"version": 0, "move": "0,0", "x": "' value='"}}'><button>Win a prize</button></form>"""


@pytest.fixture
def table(anna: Person) -> str:
    return anna.set_up("you", "you")


def foreign_page(anna: Person, host: str, body: str) -> Page:
    """A page of somebody else, open in Anna's browser."""
    address = f"http://{host}:{free_port()}/"
    page = anna.context.new_page()
    page.route(address, lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto(address)
    return page


def must_stand_still(anna: Person) -> None:
    anna.page.reload()
    assert anna.version == 0


def test_a_request_for_another_version_is_refused(anna: Person, table: str) -> None:
    anna.forgive("409")
    for version in (-1, 1, 99):
        status, answer = anna.post(
            f"/api/tables/{table}/moves", {"version": version, "move": "0,0"}
        )
        assert status == 409
        assert "moved on" in answer["error"]
    must_stand_still(anna)


def test_a_page_left_behind_catches_up_instead_of_playing(anna: Person, table: str) -> None:
    anna.forgive("409")
    elsewhere = anna.context.new_page()
    elsewhere.route("**/stream?*", lambda route: route.abort())  # it never hears of changes
    anna.forgive("net::ERR_FAILED")
    elsewhere.goto(f"{anna.address}/tables/{table}")
    anna.choose()
    elsewhere.locator("#choices > .choice").first.click()
    expect(elsewhere.locator("#toast")).to_contain_text("The table has moved on")
    expect(elsewhere.locator("#scene")).to_have_attribute("data-version", "1")
    assert anna.version == 1


@pytest.mark.usefixtures("table")
def test_a_double_click_plays_once(anna: Person) -> None:
    anna.do(anna.choices.first.dblclick)
    anna.choose()
    anna.page.reload()
    assert anna.version == 2


def test_strangers_do_not_play_on_others_seats(anna: Person, ben: Person, table: str) -> None:
    ben.forgive("403")
    ben.go(f"/tables/{table}")
    wish = {"version": 0, "move": "0,0"}
    assert ben.post(f"/api/tables/{table}/moves", wish)[0] == 403
    ben.context.add_cookies([{"name": "atoll", "value": "forged.secret", "url": ben.address}])
    assert ben.post(f"/api/tables/{table}/moves", wish)[0] == 403
    must_stand_still(anna)


@pytest.mark.usefixtures("table")
def test_the_secret_is_out_of_reach_of_scripts(anna: Person) -> None:
    assert "atoll=" not in anna.page.evaluate("() => document.cookie")
    secret = next(each for each in anna.context.cookies() if each["name"] == "atoll")
    assert secret["httpOnly"]
    assert secret["sameSite"] == "Lax"


# The same host with another port shares its cookies with the house: only the origin parts them.
@pytest.mark.parametrize("host", ["foreign.test", "127.0.0.1"])
def test_a_foreign_page_cannot_play_by_a_form(anna: Person, table: str, host: str) -> None:
    anna.forgive("403")
    action = f"{anna.address}/api/tables/{table}/moves"
    page = foreign_page(anna, host, FORM.format(action=action))
    with page.expect_response(action) as answered:
        page.locator("button").click()
    assert answered.value.status == 403
    must_stand_still(anna)


@pytest.mark.parametrize("host", ["foreign.test", "127.0.0.1"])
@pytest.mark.parametrize("kind", ["text/plain", "application/json"])
def test_a_foreign_page_cannot_play_by_script(
    anna: Person, table: str, host: str, kind: str
) -> None:
    for complaint in ("403", "405", "CORS", "net::ERR_FAILED"):
        anna.forgive(complaint)
    page = foreign_page(anna, host, "<!doctype html>")
    url = f"{anna.address}/api/tables/{table}/moves"
    asked = page.evaluate(FETCHED, [url, {"version": 0, "move": "0,0"}, kind])
    assert asked == "refused by the browser"
    must_stand_still(anna)


def test_an_oversized_request_is_refused(anna: Person, table: str) -> None:
    anna.forgive("413")
    status, _ = anna.post(f"/api/tables/{table}/chat", {"text": "x" * 100_000})
    assert status == 413


@pytest.mark.usefixtures("table")
def test_the_policy_stops_scripts_that_slip_in(anna: Person) -> None:
    anna.page.evaluate(
        """() => document.body.insertAdjacentHTML(
          "beforeend", '<img src="/nowhere.png" onerror="window.harmed = true">')"""
    )
    anna.page.wait_for_function("() => document.querySelector('img').complete")
    assert anna.page.evaluate("() => window.harmed") is None
    assert any("Content Security Policy" in complaint for complaint in anna.complaints)
    anna.forgive("Content Security Policy")
    anna.forgive("404")
