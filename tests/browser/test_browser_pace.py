"""Alone against bots on the page: as fast as one likes, click by click, or to the next decision."""

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE, ask, hold, open_table, settings
from browser.players import until_bots_are_asked
from browser.sent import Sent
from faults.servers import Server
from playwright.sync_api import Page, expect
from sampled import sampled
from web.serving import Serving

NEXT, SKIP, TEMPO = '[data-do="next"]', '[data-do="skip"]', '[data-setting="tempo"]'


def n(page: Page) -> int:
    return int(page.locator(TABLE).get_attribute("data-n") or 0)


def test_at_next_nothing_happens_until_a_click_or_enter_on_the_button(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    sent = Sent(page)
    opened = open_table(page, settings("alles-futsch", 4, clock="none", tempo="next"))
    page.locator(TABLE).wait_for()
    for press in ("click", "Enter", " "):
        until_bots_are_asked(page)
        expect(page.locator(NEXT)).to_have_attribute("aria-disabled", "false")
        before = n(page)
        page.wait_for_timeout(600)
        assert n(page) == before
        if press == "click":
            page.locator(NEXT).click()
        else:
            page.keyboard.press("n")
            expect(page.locator(NEXT)).to_be_focused()
            page.wait_for_timeout(300)
            assert n(page) == before, "a letter goes to its button, and that is all"
            page.keyboard.press(press)
        page.wait_for_selector(f'{TABLE}:not([data-n="{before}"])')
    a_held_key_is_one_step(page, sent)
    how_fast_is_changed_while_playing_and_remembered(page, opened["table"])


def a_held_key_is_one_step(page: Page, sent: Sent) -> None:
    until_bots_are_asked(page)
    expect(page.locator(f'{NEXT}[aria-disabled="false"]')).to_be_visible()
    page.keyboard.press("n")
    sent.commands.clear()
    hold(page, "Enter", 1.5)
    page.keyboard.up("Enter")
    assert [one["do"] for one in sent.commands] == ["next"]


def how_fast_is_changed_while_playing_and_remembered(page: Page, table: str) -> None:
    until_bots_are_asked(page)
    page.locator(TEMPO).select_option("slow")
    page.wait_for_timeout(300)
    path = f"/api/tables/{table}"
    assert (ask(page, path)["shown"]["pace"] or {"tempo": "slow"})["tempo"] == "slow"
    assert page.evaluate("localStorage.getItem('saleroom.tempo')") == "slow"


def test_from_step_to_step_it_is_enter_again_and_again(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    open_table(page, settings("canaletto", 4, clock="none", tempo="next"))
    page.locator(TABLE).wait_for()
    until_bots_are_asked(page)
    expect(page.locator(f"{NEXT}[aria-keyshortcuts]")).to_be_visible()
    page.keyboard.press("n")
    for _ in range(20):
        if page.locator(TABLE).get_attribute("data-turn") == "mine":
            break
        expect(page.locator(f'{NEXT}[aria-disabled="false"]')).to_be_focused()
        before = n(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(f'{TABLE}:is(:not([data-n="{before}"]), [data-turn="mine"])')
    expect(page.locator(f'{TABLE}[data-turn="mine"]')).to_have_count(1)


def test_one_goes_straight_to_ones_next_decision(visitor: Visitor, server: Server) -> None:
    page = visitor(base_url=server.address)
    open_table(page, settings("alles-futsch", 4, clock="none", tempo="slow"))
    page.locator(TABLE).wait_for()
    until_bots_are_asked(page)
    page.keyboard.press("j")
    expect(page.locator(SKIP)).to_be_focused()
    expect(page.locator("[data-skipping]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_selector(f'{TABLE}:is([data-turn="mine"], [data-status="over"])', timeout=60_000)
    expect(page.locator("[data-skipping]")).to_have_count(0)


@pytest.mark.parametrize(
    ("motion", "width"),
    sampled([("no-preference", 1280), ("reduce", 360)], ("no-preference", 1280)),
)
def test_a_sale_is_shown_as_a_sale(
    visitor: Visitor, server: Server, motion: str, width: int
) -> None:
    size = {"width": width, "height": 640}
    page = visitor(base_url=server.address, reduced_motion=motion, viewport=size)
    open_table(page, settings("alles-futsch", 3, clock="none", tempo="fast", bot="visitor"))
    page.locator(TABLE).wait_for()
    for _ in range(60):
        if page.locator("[data-sale]").count():
            break
        turn = page.locator(TABLE).get_attribute("data-turn")
        if turn == "mine":
            until_bots_are_asked(page)
        page.wait_for_timeout(150)
    expect(page.locator("[data-sale]")).to_be_visible()
    expect(page.locator("[data-sale]")).to_contain_text("Sold")
    ribbon = page.locator("[data-sale]").first.bounding_box()
    assert ribbon is not None
    assert ribbon["x"] >= 0
    assert ribbon["x"] + ribbon["width"] <= width
