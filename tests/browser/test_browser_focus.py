"""Where the focus is after one has gone somewhere: on what one came for, never on nothing."""

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE, open_table, settings, sit_down
from playwright.sync_api import Page, expect
from sampled import sampled
from web.serving import Serving

DOCK = "[data-dock]"
MAIN = "main"
# A lesson is spoken beside its board.
SPEECH = ":is(main, [data-speech])"
PLACES = ("/open", "/guide", "/rules/canaletto", "/nowhere/at/all", "/guide/sealed")


def wait_for_focus(page: Page, where: str) -> None:
    expect(page.locator(f"{where}:focus, {where} :focus")).to_have_count(1)


def follow(page: Page, address: str) -> None:
    """Follow a link of the page's own."""
    page.evaluate(
        """(address) => {
          const link = Object.assign(document.createElement("a"), { href: address });
          document.body.append(link);
          link.click();
          link.remove();
        }""",
        address,
    )


def test_after_play_with_bots_the_focus_is_where_one_decides(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    page.goto("/")
    page.locator('[data-play="canaletto"]').click()
    page.locator('dialog[open] [data-first="play"]').click()
    page.wait_for_selector(TABLE)
    wait_for_focus(page, DOCK)
    # From there one tab leads to the first thing that can be done.
    page.keyboard.press("Tab")
    wait_for_focus(page, DOCK)
    page.go_back()
    page.wait_for_selector("[data-name]")
    wait_for_focus(page, MAIN)


@pytest.mark.parametrize("address", sampled(PLACES, "/open"))
def test_every_page_one_goes_to_has_the_focus(
    address: str, visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    page.goto("/")
    page.locator("[data-name]").focus()
    follow(page, address)
    page.wait_for_url(f"**{address}*")
    wait_for_focus(page, SPEECH if "/guide/" in address else MAIN)


def test_when_the_game_begins_the_focus_is_where_one_decides(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    opened = open_table(ann, settings("alles-futsch", 3, 2, clock="none"))
    ann.locator('[data-do="leave"]').focus()
    sit_down(bob, opened, "Bob")
    ann.wait_for_selector(TABLE)
    wait_for_focus(ann, DOCK)
