"""What stands around every table: chat, the rules in force, 'why can't I?', the keys, the menu."""

from browser.conftest import Visitor
from browser.hands import TABLE
from browser.moments import View, played_until
from playwright.sync_api import expect
from web.serving import Serving


def in_outcry(view: View) -> bool:
    return bool(view["phase"] == "outcry" and view["hand_sizes"][0] > 0)


def test_the_table_answers_who_asks_about_it(visitor: Visitor, quick_server: Serving) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    table = played_until(ann, "modern-art", 3, in_outcry, bob)
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        page.wait_for_selector(f"{TABLE} [data-dock]")
    # A painting cannot be offered during a sale: the page says why, and by which rule.
    ann.locator("[data-hand] [data-card]").first.click()
    expect(ann.locator("[data-dock] [role=alert]")).to_contain_text("MA-")
    ann.keyboard.press("Escape")
    ann.keyboard.press("?")
    expect(ann.locator("dialog[open] kbd").first).to_be_visible()
    ann.keyboard.press("Escape")
    ann.locator("#tab-rules").click()
    expect(ann.locator(".paragraph.force[data-paragraph^=MA-]")).to_be_visible()
    for page in (ann, bob):
        page.locator("#tab-chat").click()
    ann.locator('[role="tabpanel"] input').fill("<b>Too dear</b>")
    ann.locator('[role="tabpanel"] form button').click()
    expect(bob.locator('[role="tabpanel"]')).to_contain_text("<b>Too dear</b>")
    ann.locator('[data-open="seat"]').click()
    ann.locator('[data-do="hand_over"]').click()
    expect(ann.locator('[data-dock] [data-do="take_seat_back"]')).to_be_visible()
