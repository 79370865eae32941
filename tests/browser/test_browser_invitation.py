"""Friends find their way in: the address is the invitation, and who has not got it can ask."""

import re

from browser.axe import violations
from browser.conftest import PHONE, Visitor
from browser.hands import TABLE, ask, overflow
from browser.troubles import Troubles
from playwright.sync_api import Page, expect
from web.serving import Serving

INVITED = re.compile(r"/t/[\w-]+#[\w-]{20,}$")
PLAIN = re.compile(r"/t/[\w-]+$")


def opened_in_the_page(page: Page) -> str:
    """Open a table as people do; return what stands in the address bar."""
    page.goto("/open?game=canaletto")
    page.locator('[data-do="open"]').click()
    page.wait_for_url(INVITED)
    return page.url


def knocking(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.locator("[data-knock] [data-name]").fill(name)
    page.locator('[data-do="knock"]').click()
    expect(page.locator('[data-knock="waiting"]')).to_be_visible()


def test_the_address_of_the_host_is_the_invitation_while_seats_are_free(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob, cleo = (visitor(base_url=quick_server.address) for _ in range(3))
    address = opened_in_the_page(ann)
    bob.goto(address)
    bob.locator(".sit [data-name]").fill("Bob")
    bob.locator('[data-do="sit"]').click()
    expect(bob.locator('[data-do="leave"]')).to_be_visible()
    # Whoever was invited hands the invitation on in the same way.
    assert bob.url == address
    table, _, invite = bob.url.rpartition("/t/")[2].partition("#")
    ask(cleo, f"/api/tables/{table}/seat", {"name": "Cleo", "invite": invite})
    expect(ann.locator('li[data-seat="2"]')).to_contain_text("Cleo")
    ann.locator("[data-fill]").last.click()
    ann.locator('dialog [data-sure]:not([data-sure="no"])').click()
    for page in (ann, bob):
        page.wait_for_selector(TABLE)
        page.wait_for_url(PLAIN)


def test_who_comes_without_the_link_asks_and_is_seated_at_one_click(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, ben = (visitor(base_url=quick_server.address) for _ in range(2))
    table = opened_in_the_page(ann).split("#")[0]
    knocking(ben, table, "Ben")
    expect(ann.locator("[data-asks]")).to_contain_text("Ben asks to be let in")
    expect(ann).to_have_title(re.compile("Ben asks to be let in"))
    assert violations(ann) == []
    ann.locator('[data-do="let_in"]').click()
    expect(ben.locator('[data-do="leave"]')).to_be_visible()
    expect(ann.locator('li[data-seat="1"]')).to_contain_text("Ben")
    expect(ann.locator("[data-asks]")).to_have_count(0)
    # Neither the address nor the page tells him the secret.
    assert ben.url == table
    secret = ann.url.split("#")[1]
    assert secret not in ben.content()
    kept = ben.evaluate("JSON.stringify(localStorage)")
    assert secret not in kept
    assert "recovery." in kept


def test_a_no_is_told_and_a_reload_forgets_nothing(visitor: Visitor, quick_server: Serving) -> None:
    ann = visitor(base_url=quick_server.address)
    phone = {**PHONE, "viewport": {"width": 360, "height": 640}}
    ben = visitor(base_url=quick_server.address, locale="pl-PL", **phone)
    table = opened_in_the_page(ann).split("#")[0]
    knocking(ben, table, "Ben")
    ben.reload()
    expect(ben.locator('[data-knock="waiting"]')).to_be_visible()
    assert overflow(ben) == 0
    ann.reload()
    ann.locator('[data-do="turn_away"]').click()
    expect(ben.locator('[data-knock="turned_away"]')).to_contain_text("Odpowiedź brzmi: nie")
    expect(ben.locator('[data-do="knock"]')).to_have_count(0)
    expect(ann.locator("[data-asks]")).to_have_count(0)


def test_a_link_that_was_not_copied_whole_lets_one_ask(
    visitor: Visitor, quick_server: Serving, troubles: Troubles
) -> None:
    troubles.allow("403")
    ann, ben = (visitor(base_url=quick_server.address) for _ in range(2))
    ben.goto(opened_in_the_page(ann)[:-3])
    ben.locator('[data-do="sit"]').click()
    expect(ben.locator("[role=alert]").first).to_contain_text("sent the link")
    expect(ben.locator('[data-do="knock"]')).to_be_visible()
    ben.wait_for_url(PLAIN)
