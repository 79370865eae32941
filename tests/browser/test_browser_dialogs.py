"""What stands before the page goes by a click beside it, and by no other."""

import pytest
from browser.conftest import Visitor
from browser.hands import open_table, settings
from browser.moments import played_until
from playwright.sync_api import FloatRect, Page, expect
from web.serving import Serving

DIALOG = "dialog[open]"
DAYS = settings("alles-futsch", 2, 1, "random", pace="days", options={"first_chooser": 0})


def place(page: Page, what: str) -> FloatRect:
    box = page.locator(what).bounding_box()
    assert box
    return box


def click_on_edges(page: Page) -> None:
    """Click on what is left empty inside, at the left and at the top."""
    box = place(page, DIALOG)
    for x, y in ((5, box["height"] / 2), (box["width"] / 2, 5)):
        page.mouse.click(box["x"] + x, box["y"] + y)


def test_what_was_typed_is_lost_only_by_closing(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    open_table(page, DAYS)
    page.locator('[data-open="seat"]').click()
    page.locator('[data-open="remind"]').click()
    page.locator(f"{DIALOG} summary").click()
    page.locator("#remind-address").fill("https://example.org/a-long-way")
    click_on_edges(page)
    expect(page.locator(DIALOG)).to_be_visible()
    # Its text is selected with the mouse, which leaves the field and the dialog on the way.
    field, dialog = place(page, "#remind-address"), place(page, DIALOG)
    page.mouse.move(field["x"] + 60, field["y"] + field["height"] / 2)
    page.mouse.down()
    page.mouse.move(dialog["x"] - 40, field["y"] + field["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator("#remind-address")).to_have_value("https://example.org/a-long-way")
    # Nor does it go if the mouse comes in from beside it.
    page.mouse.down()
    page.mouse.move(dialog["x"] + 5, field["y"], steps=4)
    page.mouse.up()
    expect(page.locator(DIALOG)).to_be_visible()
    page.mouse.click(dialog["x"] - 40, field["y"])
    expect(page.locator(DIALOG)).to_have_count(0)


@pytest.mark.soak  # the same dialog as above
def test_pictures_are_looked_at_until_one_clicks_beside_them(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, "modern-art", 3, lambda view: bool(view["phase"] == "once_around"))
    page.goto(f"/t/{table}")
    page.locator(".board button:has(.painting)").first.click()
    expect(page.locator(DIALOG)).to_be_visible()
    click_on_edges(page)
    expect(page.locator(DIALOG)).to_be_visible()
    box = place(page, DIALOG)
    page.mouse.click(box["x"] - 20, box["y"] + 50)
    expect(page.locator(DIALOG)).to_have_count(0)
