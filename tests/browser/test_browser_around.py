"""What stands around every table: the rules in force, 'why can't I?', the keys, the menu."""

from browser.conftest import Visitor
from browser.hands import TABLE, ask, overflow, settings
from browser.moments import View, played_until
from playwright.sync_api import expect
from web.mailbox import mailbox
from web.serving import PATIENCE, Serving


def in_outcry(view: View) -> bool:
    return bool(view["phase"] == "outcry" and view["hand_sizes"][0] > 0)


def test_the_table_answers_who_asks_about_it(visitor: Visitor, quick_server: Serving) -> None:
    ann = visitor(base_url=quick_server.address)
    table = played_until(ann, "modern-art", 3, in_outcry)
    ann.goto(f"/t/{table}")
    ann.wait_for_selector(f"{TABLE} [data-dock]")
    # A painting cannot be offered during a sale: the page says why, and by which rule.
    ann.locator("[data-hand] [data-card]").first.click()
    expect(ann.locator("[data-refused]")).to_contain_text("MA-")
    ann.keyboard.press("Escape")
    ann.keyboard.press("?")
    expect(ann.locator("dialog[open] kbd").first).to_be_visible()
    ann.keyboard.press("Escape")
    ann.locator("#tab-rules").click()
    expect(ann.locator(".paragraph.force[data-paragraph^=MA-]")).to_be_visible()
    ann.locator('[data-open="seat"]').click()
    ann.locator('[data-do="hand_over"]').click()
    ann.locator('[data-sure="hand_over"]').click()
    expect(ann.locator('[data-dock] [data-do="take_seat_back"]')).to_be_visible()


def test_who_plays_over_days_is_reminded_where_they_wish(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address, viewport={"width": 360, "height": 740})
    chosen = settings("alles-futsch", 2, 1, "random", pace="days", options={"first_chooser": 0})
    table = ask(page, "/api/tables", {"settings": chosen, "name": "Robin"})["table"]
    with mailbox() as (address, heard):
        page.goto(f"/t/{table}")
        page.locator('[data-open="seat"]').click()
        page.locator('[data-open="remind"]').click()
        page.locator("[data-reminders] summary").click()
        page.locator("#remind-address").fill("ftp://nowhere")
        page.locator('[data-do="remind"]').click()
        expect(page.locator("[data-refused]")).to_contain_text("https://")
        page.locator('[data-open="seat"]').click()
        page.locator('[data-open="remind"]').click()
        page.locator("[data-reminders] summary").click()
        page.locator("#remind-address").fill(address)
        assert overflow(page) == 0
        page.locator('[data-do="remind"]').click()
        assert heard.get(timeout=PATIENCE)["table"] == table
    page.locator('[data-open="seat"]').click()
    page.locator('[data-open="remind"]').click()
    expect(page.locator("#remind-address")).to_have_value(address)
