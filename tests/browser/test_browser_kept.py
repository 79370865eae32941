"""What a browser keeps of the page: enough to start without a network, and nothing of a table."""

from browser.conftest import Visitor
from browser.hands import TABLE, open_table, settings
from browser.troubles import Troubles
from playwright.sync_api import Page, expect
from web.serving import Serving

# The page is kept on the device, as it is for visitors.
IS_KEPT = True
KEPT = """async () => {
  const texts = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys())
      texts.push([new URL(url).pathname, await (await cache.match(url)).text()]);
  }
  return texts;
}"""
READY = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
}"""


def kept(page: Page) -> dict[str, str]:
    return dict(page.evaluate(KEPT))


def test_the_page_starts_without_a_network_and_nothing_of_a_table_is_kept(
    visitor: Visitor, quick_server: Serving, troubles: Troubles
) -> None:
    troubles.allow("ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED")
    page = visitor(base_url=quick_server.address)
    page.goto("/")
    page.evaluate(READY)
    page.reload()
    expect(page.locator("main h1").first).to_be_visible()
    first = kept(page)["/"]
    table = open_table(page, settings("canaletto", 3), name="Wilhelmina")["table"]
    page.wait_for_selector(TABLE)
    page.reload()
    page.wait_for_selector(TABLE)
    its_page = page.evaluate("fetch(location.pathname).then((answer) => answer.text())")
    assert "Wilhelmina" in its_page, "the page of a table says who plays there"
    page.wait_for_timeout(500)
    now = kept(page)
    assert now["/"] == first
    assert not [path for path, text in now.items() if table in text or "Wilhelmina" in text]
    page.context.set_offline(True)
    page.goto(f"/t/{table}")
    expect(page.locator("main#main")).to_be_visible()
    page.context.set_offline(False)
