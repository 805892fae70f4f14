"""The table as an app: it can be installed, and it has a page when the house is away."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import NARROW, PATIENCE, NewPerson

# Without a worker `ready` would be waited for for ever.
READY = """patience => Promise.race([
  navigator.serviceWorker.ready.then(worker => worker.active !== null),
  new Promise(give => setTimeout(() => give(false), patience)),
])"""

# This Chromium has no place to show notices at: what the worker asks for is written down.
ASKED = """() => {
  self.asked = [];
  self.registration.showNotification = async (title, how) => { self.asked.push([title, how.body, how.data]); };
}"""
SHOWN = """async patience => {
  const end = Date.now() + patience;
  while (!self.asked.length && Date.now() < end) await new Promise(go => setTimeout(go, 50));
  return self.asked;
}"""


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


def test_a_notice_is_shown_by_a_worker_that_no_page_helps(new_person: NewPerson) -> None:
    """What a push service would deliver: it has no message of ours here, so the browser is told to."""
    phone = new_person(viewport=NARROW, service_workers="allow", permissions=["notifications"])
    phone.go("/settings")
    assert phone.page.evaluate(READY, PATIENCE)
    devtools = phone.context.new_cdp_session(phone.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    [worker] = phone.context.service_workers
    worker.evaluate(ASKED)
    notice = {"title": "Tribes", "text": "It is your turn.", "page": "/tables/abc"}
    told = {"origin": phone.address, "registrationId": found[0]}
    devtools.send("ServiceWorker.deliverPushMessage", told | {"data": json.dumps(notice)})
    assert worker.evaluate(SHOWN, PATIENCE) == [list(notice.values())]
    here = notice | {"page": "/settings"}  # whoever looks at the page needs no notice of it
    devtools.send("ServiceWorker.deliverPushMessage", told | {"data": json.dumps(here)})
    devtools.send("ServiceWorker.deliverPushMessage", told | {"data": json.dumps(notice)})
    worker.evaluate(
        "async () => { while (self.asked.length < 2) await new Promise(go => setTimeout(go, 50)); }"
    )
    assert worker.evaluate("self.asked.map(each => each[2])") == [notice["page"]] * 2
