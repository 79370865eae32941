"""A new link to one's seat: the old one is dead, and no other device holds the seat any more."""

from browser.conftest import Visitor
from browser.hands import TABLE, open_table, settings, wait_for_my_turn
from browser.troubles import Troubles
from playwright.sync_api import Page, expect
from web.serving import Serving

DIALOG = "dialog[open]"
MINE = "[data-open=new-link]"


def open_menu(page: Page) -> None:
    page.locator("[data-open=seat]").click()


def kept(page: Page, table: str) -> str:
    """The secret of the link, as this device keeps it."""
    return str(page.evaluate(f"localStorage.getItem('saleroom.recovery.{table}')"))


def test_a_new_link_takes_the_seat_from_every_other_device(
    visitor: Visitor, quick_server: Serving, troubles: Troubles
) -> None:
    ann, lent = (visitor(base_url=quick_server.address) for _ in range(2))
    opened = open_table(ann, settings("canaletto", 3, clock="none"))
    table, old = opened["table"], opened["recovery"]
    wait_for_my_turn(ann)
    lent.goto(f"/recover#{old}")
    wait_for_my_turn(lent)

    open_menu(ann)
    ann.locator(MINE).click()
    dialog = ann.locator(DIALOG)
    expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
    dialog.locator("[data-do=renew]").click()
    expect(dialog).to_contain_text("The old link no longer works.")
    expect(dialog.get_by_role("button", name="Copy the new link")).to_be_visible()
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    ann.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ann.locator(f"{TABLE}[data-turn=mine]")).to_be_visible()

    lent.reload()
    lent.wait_for_selector(f"{TABLE}[data-turn=theirs]")
    open_menu(lent)
    expect(lent.locator(MINE)).to_have_count(0)
    troubles.allow("api/recover")
    lent.goto(f"/recover#{old}")
    expect(lent.get_by_text("Perhaps the link was not copied whole")).to_be_visible()
    lent.goto(f"/recover?again#{kept(ann, table)}")
    wait_for_my_turn(lent)
