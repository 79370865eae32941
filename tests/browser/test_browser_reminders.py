"""Reminders in a real browser: turned on at a click, shown by the service worker, and off again.

Chromium subscribes to a push service of its maker over the network, which tests do not have. So a
push service of ours stands in for that one call; what it gets is what a browser would be sent, and
goes on into Chromium's own service worker.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from browser.axe import violations
from browser.conftest import PHONE, Visitor
from browser.hands import ask, wish
from browser.reminding import House, at_a_table, decide, open_reminders, reminding
from browser.troubles import Troubles
from playwright.sync_api import CDPSession, Page, expect
from web.push_service import Device, signed_by

# The page is kept on the device, as it is for visitors.
IS_KEPT = True
# The browser without a window of its own shows no notifications.
IS_WHOLE = True
# The push service of the browser's maker, as far as the page sees it.
SUBSCRIBING = """([endpoint, keys]) => {
  let made = null;
  const subscription = (options) => ({
    endpoint,
    options: { applicationServerKey: options.applicationServerKey.buffer },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => { made = null; return true; },
  });
  PushManager.prototype.subscribe = async (options) => (made = subscription(options));
  PushManager.prototype.getSubscription = async () => made;
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
}"""
# Chromium opens windows only for a click of a person's on its own notification, which has no place
# without a screen; so it is noted where it would have gone.
CLICKED = """async (tag) => {
  const [notification] = await self.registration.getNotifications({ tag });
  const gone = new Promise((resolve) => {
    self.clients.openWindow = async (address) => resolve(`opened ${address}`);
    WindowClient.prototype.focus = async function () { resolve(`focused ${this.url}`); };
  });
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return await gone;
}"""
# The push service gives the device another address; what the house is told of it.
MOVED = """async () => {
  const told = new Promise((resolve) => {
    self.fetch = async (address, { body }) => resolve([address, JSON.parse(body)]);
  });
  const event = new ExtendableEvent("pushsubscriptionchange");
  event.newSubscription = { toJSON: () => ({ endpoint: "https://push.example/2", keys: {} }) };
  self.dispatchEvent(event);
  return await told;
}"""


@pytest.fixture(scope="module")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:  # noqa: ARG001  # needed
    with reminding(tmp_path_factory.mktemp("reminding")) as running:
        yield running


def with_device(visitor: Visitor, house: House, name: str, **options: Any) -> tuple[Page, Device]:
    """Come with a browser that has a push service."""
    device = house.pushes.device(name)
    page = visitor(base_url=house.server.address, permissions=["notifications"], **options)
    keys = device.subscription["keys"]
    written = msgspec.json.encode([device.endpoint, keys]).decode()
    page.add_init_script(f"({SUBSCRIBING})({written})")
    return page, device


def delivered(page: Page, message: bytes) -> None:
    """Hand a message to the service worker as Chromium does when one comes over the network."""
    line: CDPSession = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"])
    )
    line.send("ServiceWorker.enable")
    # A message that comes while the worker is still being put to work gets lost.
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"
    )
    for _ in range(100):
        if known:
            break
        page.wait_for_timeout(100)
    origin = page.evaluate("location.origin")
    (worker,) = {one["registrationId"] for one in known}
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": worker, "data": message.decode()},
    )
    line.detach()


def shown(page: Page, tag: str) -> dict[str, Any]:
    """Wait for a notification."""
    for _ in range(600):  # its icon is fetched first, and a busy machine takes its time
        for one in page.evaluate(SHOWN):
            if one["tag"] == tag:
                return dict(one)
        page.wait_for_timeout(100)
    raise AssertionError("no notification is shown")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "title", "words"),
    [
        (
            "en-GB",
            "Alles Futsch: it is your turn",
            "The table is waiting for you.",
        ),
        ("pl-PL", "Alles Futsch: twoja kolej", "Stół czeka na ciebie."),
        (
            "fr-FR",
            "Alles Futsch\N{NO-BREAK SPACE}: à toi de jouer",
            "La table t\N{RIGHT SINGLE QUOTATION MARK}attend.",
        ),
        (
            "de-DE",
            "Alles Futsch: Du bist dran",
            "Der Tisch wartet auf dich.",
        ),
    ],
)
def test_a_closed_page_shows_a_reminder_that_leads_to_the_table(
    visitor: Visitor, house: House, language: str, title: str, words: str
) -> None:
    page, device = with_device(visitor, house, language, locale=language)
    table = at_a_table(page)
    open_reminders(page)
    page.locator('[data-do="remind-on"]').click()
    expect(page.locator('[data-do="remind-off"]')).to_be_visible()
    device.read(house.pushes.next(device))  # reminders are on
    decide(page, 1)
    pushed = house.pushes.next(device)
    signed_by(pushed, ask(page, "/api/reminders")["push"])
    page.goto("/")
    delivered(page, device.opened(pushed.body))
    told = shown(page, table)
    assert told["title"] == title
    assert told["body"].startswith(words)
    assert told["lang"] == language[:2]
    (worker,) = page.context.service_workers
    assert worker.evaluate(CLICKED, table) == f"opened /t/{table}"
    page.goto(f"/t/{table}")
    expect(page.locator('[data-turn="mine"]').first).to_be_visible()
    delivered(page, device.opened(pushed.body))
    shown(page, table)
    assert worker.evaluate(CLICKED, table) == f"focused {house.server.address}/t/{table}"


def test_a_device_is_turned_on_at_a_click_only_and_off_again(
    visitor: Visitor, house: House, troubles: Troubles
) -> None:
    """The reader reads Polish, in an English browser."""
    troubles.allow("permission")
    page, device = with_device(visitor, house, "phone", **PHONE)
    wish(page, "language", "pl")
    at_a_table(page)
    assert ask(page, "/api/reminders")["left"] == []
    open_reminders(page)
    assert violations(page, "dialog") == []
    page.locator('[data-do="remind-on"]').click()
    expect(page.locator('[data-do="remind-off"]')).to_be_visible()
    house.pushes.next(device)
    assert [one["kind"] for one in ask(page, "/api/reminders")["left"]] == ["push"]
    # A device that gets another address is reminded in the same language.
    (worker,) = page.context.service_workers
    path, told = worker.evaluate(MOVED)
    assert path == "/api/reminders/push"
    assert told == {"endpoint": "https://push.example/2", "keys": {}, "language": "pl"}
    page.locator('[data-do="remind-off"]').click()
    expect(page.locator('[data-do="remind-on"]')).to_be_visible()
    assert ask(page, "/api/reminders")["left"] == []
    # Where the browser says no, one is told what to do.
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.locator('[data-do="remind-on"]').click()
    expect(page.locator("[data-reminders] [role=alert]")).to_contain_text("blokuje powiadomienia")
    assert ask(page, "/api/reminders")["left"] == []
