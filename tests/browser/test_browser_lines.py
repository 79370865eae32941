"""A line that is lost: the page says so at once, and the others see it."""

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE, open_table, settings, sit_down
from browser.troubles import Troubles
from playwright.sync_api import Page, expect
from web.relay import relay
from web.serving import Serving

# The page is kept on the device, as it is for visitors.
IS_KEPT = True
# Long before it was noticed when a line was asked every ten seconds; busy machines need some of it.
SOON = 12_000
LOST = '[data-line="lost"]'
OPEN = '[data-line="open"]'
NOT_CONNECTED = 'article[data-seat="1"] .kind'


def two_at_a_table(ann: Page, bob: Page) -> None:
    """Ann and Bob play; nothing hurries them."""
    opened = open_table(ann, settings("modern-art", 3, 2, clock="none", hammer="none"))
    sit_down(bob, opened, "Bob")
    for page in (ann, bob):
        page.wait_for_selector(TABLE)
    expect(ann.locator(NOT_CONNECTED)).to_have_count(0)


@pytest.mark.soak
def test_a_line_that_dies_without_a_word_is_seen_at_both_ends(
    visitor: Visitor, quick_server: Serving
) -> None:
    with relay(quick_server.address) as standing:
        ann = visitor(base_url=quick_server.address)
        bob = visitor(base_url=standing.address)
        two_at_a_table(ann, bob)
        standing.freeze()
        expect(bob.locator(LOST)).to_be_visible(timeout=SOON)
        expect(bob.locator(LOST)).to_contain_text("No connection")
        # The page calls again by itself, and misses nothing.
        expect(bob.locator(OPEN)).to_be_attached(timeout=SOON)
        expect(ann.locator(NOT_CONNECTED)).to_have_count(0, timeout=SOON)
        bob.close()


@pytest.mark.soak
def test_the_others_see_who_is_not_connected(
    visitor: Visitor, quick_server: Serving, troubles: Troubles
) -> None:
    # A page whose calls nobody takes up gives them up.
    troubles.allow("WebSocket")
    with relay(quick_server.address) as standing:
        ann = visitor(base_url=quick_server.address)
        bob = visitor(base_url=standing.address)
        two_at_a_table(ann, bob)
        standing.shut()
        expect(ann.locator(NOT_CONNECTED)).to_have_text("not connected", timeout=SOON)
        expect(bob.locator(LOST)).to_be_visible(timeout=SOON)
        standing.open()
        expect(bob.locator(OPEN)).to_be_attached(timeout=2 * SOON)
        expect(ann.locator(NOT_CONNECTED)).to_have_count(0, timeout=SOON)


def test_a_device_without_a_network_says_so_at_once(
    visitor: Visitor, quick_server: Serving, troubles: Troubles
) -> None:
    troubles.allow("ERR_INTERNET_DISCONNECTED|WebSocket")
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    two_at_a_table(ann, bob)
    bob.context.set_offline(True)
    expect(bob.locator(LOST)).to_be_visible(timeout=SOON)
    bob.context.set_offline(False)
    expect(bob.locator(OPEN)).to_be_attached(timeout=SOON)
    expect(ann.locator(NOT_CONNECTED)).to_have_count(0, timeout=SOON)
