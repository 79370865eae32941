"""A standing order says what it will do and when; while it stands, its owner is not asked."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE, ask
from browser.rivals import Auction
from playwright.sync_api import expect
from web.serving import Serving

ORDER = "[data-dock] [data-order]"
ASKED = f'{TABLE}[data-turn="mine"]'


@pytest.fixture
def auction(visitor: Visitor, quick_server: Serving) -> Iterator[Auction]:
    """An open auction over days, with a bid of $17,000 by somebody else."""
    with ExitStack() as stack:
        table = Auction(visitor(base_url=quick_server.address), stack, pace="days")
        table.raised(by=17)
        yield table


def leave(auction: Auction, up_to: int, then: str) -> None:
    dock = auction.ann.locator("[data-dock]")
    dock.locator("summary").click()
    dock.get_by_label("Bid for me up to").fill(str(up_to))
    dock.get_by_label("Then").select_option(then)
    dock.locator('[data-do="order"]').click()


def test_with_an_order_nobody_is_asked_and_it_is_said_what_it_will_do(auction: Auction) -> None:
    ann = auction.ann
    expect(ann.locator(ASKED)).to_have_count(1)
    leave(auction, 25, "pass")
    order = ann.locator(ORDER)
    expect(order).to_contain_text("up to $25,000")
    expect(order).to_contain_text("When everybody has answered, or the time is up (")
    expect(order).to_contain_text("at most $25,000")
    expect(order).to_contain_text("Beyond that it passes for you")
    # Nothing asks: no mark, no title, no field, no list.
    expect(ann.locator(ASKED)).to_have_count(0)
    expect(ann).to_have_title("Modern Art · Saleroom")
    expect(ann.locator("[data-dock] .say")).to_have_count(0)
    expect(ann.locator("[data-seat].asked.me")).to_have_count(0)
    tables = [one for one in ask(ann, "/api/mine") if one["about"]["table"] == auction.table]
    assert [one["waits"] for one in tables] == [False]
    # It stands: who could take it back would learn whether all others have answered.
    expect(order).to_contain_text("an answer stands until the lot is sold")
    expect(order.get_by_role("button")).to_have_count(0)


def test_who_leads_can_change_an_order_and_take_it_back(auction: Auction) -> None:
    ann = auction.ann
    auction.act(0, bid=18)
    ann.wait_for_selector('[data-price="18"]')
    leave(auction, 25, "pass")
    order = ann.locator(ORDER)
    order.get_by_role("button", name="Change the order").click()
    order.get_by_label("Bid for me up to").fill("30")
    order.locator('[data-do="order"]').click()
    expect(order).to_contain_text("up to $30,000")
    order.locator('[data-do="withdraw"]').click()
    expect(order).to_have_count(0)


def test_over_days_out_is_for_this_lot_and_asked_for_twice(auction: Auction) -> None:
    ann = auction.ann
    out = ann.locator('[data-dock] [data-verb="let_go"]')
    out.click()
    ann.locator('[data-sure="no"]').click()
    expect(out).to_be_enabled()
    assert not auction.seen()["mine"]["out"]
    out.click()
    expect(ann.get_by_role("alertdialog")).to_contain_text("you are not asked about this lot again")
    ann.locator('[data-sure="out"]').click()
    expect(ann.locator("[data-dock]")).to_contain_text("You have answered for this lot.")
    expect(ann.locator("[data-dock] [data-verb]")).to_have_count(0)
    expect(ann.locator("[data-dock] summary")).to_have_count(0)


def test_an_order_that_is_used_up_asks_or_says_so(auction: Auction) -> None:
    ann = auction.ann
    leave(auction, 20, "ask")
    expect(ann.locator(ORDER)).to_contain_text("Beyond that it asks you")
    expect(ann.locator(ASKED)).to_have_count(0)
    auction.raised(by=5)
    expect(ann.locator(ASKED)).to_have_count(1)
    leave(auction, 25, "pass")
    expect(ann.locator(ORDER)).to_be_visible()
    auction.raised(by=5)
    expect(ann.locator(ORDER)).to_contain_text("the house bids no more for you on this lot")
    expect(ann.locator(ASKED)).to_have_count(0)


def test_the_ceiling_can_be_emptied_and_typed_anew(auction: Auction) -> None:
    ann = auction.ann
    ann.locator("[data-dock] summary").click()
    field = ann.get_by_label("Bid for me up to")
    expect(field).to_have_value("18")
    field.click()
    ann.keyboard.press("End")
    for left in ("1", ""):
        ann.keyboard.press("Backspace")
        expect(field).to_have_value(left)
    # Nothing is no order; and nobody but the reader fills the field again.
    expect(ann.locator('[data-do="order"]')).to_be_disabled()
    auction.raised(by=2)
    expect(field).to_have_value("")
    # Only digits go into it.
    ann.keyboard.type("2e-5")
    expect(field).to_have_value("25")
    ann.locator('[data-do="order"]').click()
    expect(ann.locator(ORDER)).to_contain_text("up to $25,000")
