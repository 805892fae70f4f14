"""Coming back in the browser: recovery code, another device, passkeys."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import NARROW, House, NewPerson
from tests.browser.people import Person

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def own_games(person: Person, table: str) -> None:
    """Their game is there."""
    expect(person.find(f"[aria-labelledby=running] a[href='/tables/{table}']")).to_be_visible()


def test_a_code_and_a_link_lead_back_to_ones_seats(anna: Person, new_person: NewPerson) -> None:
    table = anna.set_up("you", "open")
    anna.go("/settings")
    anna.find("#new-recovery").click()
    expect(anna.find("#recovery")).to_be_visible()
    code = anna.find("#recovery output").inner_text()
    anna.find("#new-link").click()
    expect(anna.find("#device img")).to_be_visible()
    link = anna.find("#device a").inner_text()
    phone = new_person(viewport=NARROW)
    phone.page.goto(link)
    assert "#" not in phone.page.url  # the code does not stay in the address
    phone.find("#come button.main").click()
    own_games(phone, table)
    later = new_person()
    later.forgive("403")
    later.page.goto(link)
    later.find("#come button.main").click()
    expect(later.find("#toast")).to_contain_text("not known here")
    later.go("/settings")
    later.find("a[href='/come']").click()
    later.find("[name=code]").fill(code)
    later.find("#come button.main").click()
    own_games(later, table)
    later.go("/settings")
    later.page.on("dialog", lambda dialog: dialog.accept())
    later.find("#sign-out-elsewhere").click()
    expect(later.find("#toast")).to_contain_text("Only this device")
    later.go("/")
    own_games(later, table)
    phone.go("/")
    expect(phone.find(f"a[href='/tables/{table}']")).to_have_count(0)


def test_a_passkey_leads_back_to_ones_seats(new_person: NewPerson, house: House) -> None:
    # Passkeys belong to names, not to numbers.
    address = f"http://localhost:{urlsplit(house.address).port}"
    anna = new_person(address=address)
    anna.go("/settings")
    devtools = anna.context.new_cdp_session(anna.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    table = anna.set_up("you", "open")
    anna.go("/settings")
    anna.find("#new-passkey").click()
    expect(anna.find("#passkey-count")).to_have_text("one")
    anna.context.clear_cookies()
    anna.go("/")
    expect(anna.find(f"a[href='/tables/{table}']")).to_have_count(0)
    anna.go("/come")
    anna.find("#by-passkey").click()
    own_games(anna, table)
