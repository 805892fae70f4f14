"""The table as an app: it can be installed, and it has a page when the house is away."""

from playwright.sync_api import expect

from tests.browser.conftest import NARROW, PATIENCE, NewPerson

# Without a worker `ready` would be waited for for ever.
READY = """patience => Promise.race([
  navigator.serviceWorker.ready.then(worker => worker.active !== null),
  new Promise(give => setTimeout(() => give(false), patience)),
])"""


def test_the_table_installs_as_an_app_and_has_a_page_without_a_network(
    new_person: NewPerson,
) -> None:
    phone = new_person(viewport=NARROW, service_workers="allow")
    phone.go("/settings")
    assert phone.page.evaluate(READY, PATIENCE)
    devtools = phone.context.new_cdp_session(phone.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"standalone"' in manifest["data"]
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # tests leave no traces
    )
    phone.page.reload()  # from now on the worker answers
    phone.forgive("ERR_INTERNET_DISCONNECTED")
    phone.context.set_offline(True)
    phone.page.goto(f"{phone.address}/mine")
    expect(phone.find("h1")).to_have_text("No connection")
    phone.context.set_offline(False)
    phone.find("main a").click()
    expect(phone.find("#bring")).to_be_visible()
