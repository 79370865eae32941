"""More than one at a table, and a line that breaks: everybody comes back to the same moment."""

from random import Random
from typing import Any

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE, ask, open_table, settings, wait_for_my_turn
from browser.moments import View, played_until
from browser.players import decide, mouse
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from web.serving import Serving

AMOUNT = "[data-dock] input[type=number]"
BID = '[data-dock] form [data-verb="bid"]:not([data-value])'
LAST_LINE = "ol.log li"
SALES = {"sold", "taken_free"}
# Lets a test cut the line as a tunnel would: the page only notices that it is gone.
LINES = """
  window.lines = [];
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...all) { super(...all); window.lines.push(this); }
  };
"""
# What is in Ann's fist; at times bots leave her less than that.
HELD = 13


def in_outcry(view: View) -> bool:
    return bool(view["phase"] == "outcry" and view["price"] < 30)


def bob_may_still_close_his_fist(view: View) -> bool:
    return view["phase"] == "sealed" and 1 not in view["fists"] and view["money"][0] >= HELD


@pytest.mark.soak  # test_browser_bid.py does it
def test_two_people_in_two_browsers_bid_in_one_open_auction(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    table = played_until(ann, "modern-art", 3, in_outcry, bob)
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        page.wait_for_selector(f'{TABLE}[data-phase="outcry"]')
    for bidder, other in ((ann, bob), (bob, ann)):
        amount = bid_higher(bidder)
        for page in (bidder, other):
            expect(page.locator(LAST_LINE).filter(has_text=f"${amount},000").last).to_be_visible()


def bid_higher(page: Page) -> int:
    """Bid in an open auction until a bid of one's own was heard; bots may be faster."""
    for _ in range(20):
        page.wait_for_selector(f"{AMOUNT}:enabled")
        amount = int(page.locator(AMOUNT).get_attribute("min") or 0) + 1
        try:
            page.locator(AMOUNT).fill(str(amount), timeout=1000)
            page.locator(BID).click(timeout=1000)
            if page.locator(BID).count():
                page.locator(BID).click(timeout=200)  # a very high bid is asked twice
        except TooLate:
            pass
        own = page.locator(LAST_LINE).filter(has_text=f"You bid ${amount},000")
        page.wait_for_timeout(150)
        if own.count():
            return amount
    raise AssertionError("there was always somebody faster")


def test_a_reload_in_a_sealed_auction_comes_back_to_the_closed_fist(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    table = played_until(ann, "modern-art", 3, bob_may_still_close_his_fist, bob)
    ann.goto(f"/t/{table}")
    ann.locator(AMOUNT).fill(str(HELD))
    ann.locator(BID).click()
    ann.wait_for_selector(f'{TABLE}[data-turn="theirs"]')
    bob.goto(f"/t/{table}")
    bob.wait_for_selector(f'{TABLE}[data-turn="mine"]')
    assert f"${HELD},000" not in bob.locator("[data-dock]").inner_text()
    ann.reload()
    expect(ann.locator('[data-verb="take_back"]').first).to_be_visible()
    expect(ann.locator("[data-dock]")).to_contain_text(f"${HELD},000")


def asked_alone(view: View) -> bool:
    """Nobody but the page is asked, so nothing happens until it answers."""
    return view["phase"] in {"offer", "once_around", "fixed_price", "add"} and view["to_act"] == [0]


def opened_fists(lines: list[dict[str, Any]]) -> list[int]:
    """Return what was in the fists if the last sale of the round was sealed."""
    names = [line["name"] for line in lines]
    last = max((k for k, name in enumerate(names) if name in SALES), default=-1)
    if last < 0 or "round_ended" in names[last:]:
        return []
    offered = max(k for k, name in enumerate(names[:last]) if name in {"offered", "added"})
    return [line["data"]["amount"] for line in lines[offered:last] if line["name"] == "revealed"]


def test_a_reload_shows_the_last_sale_and_the_opened_fists_again(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    for _ in range(40):
        table = played_until(page, "modern-art", 3, asked_alone)
        held = opened_fists(ask(page, f"/api/tables/{table}")["lines"])
        if held:
            break
    assert held, "no sale was sealed"
    lot = ask(page, f"/api/tables/{table}")["shown"]["view"]["lot"]
    seen = []
    for _ in range(2):
        page.goto(f"/t/{table}")
        wait_for_my_turn(page)
        fists = page.locator("[data-last-sale] li")
        expect(fists).to_have_count(len(held))
        expect(fists).to_contain_text([f"${n},000" if n else "no bid" for n in held])
        if lot:
            # Beside a lot that is for sale it is said which one they were for.
            told = page.locator("[data-last-sale] p").bounding_box()
            assert told is not None
            assert told["height"] > 10
        seen.append(page.locator(".board").inner_text())
    assert seen[0] == seen[1]


def test_a_spectator_sees_the_table_and_can_do_nothing(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, eve = (visitor(base_url=quick_server.address) for _ in range(2))
    table = played_until(ann, "modern-art", 3, in_outcry)
    ann.goto(f"/t/{table}")
    eve.goto(f"/t/{table}")
    eve.wait_for_selector(f'{TABLE}[data-turn="theirs"]')
    assert eve.locator("[data-dock] [data-verb]").count() == 0
    # Nobody is asked in at a game that has begun.
    expect(eve.locator("[data-knock]")).to_have_count(0)
    assert ask(eve, f"/api/tables/{table}")["shown"]["mine"] is None
    # It is said once who watches.
    told = eve.locator(".table-bar [data-watchers]")
    expect(told).to_have_text("You are watching")
    expect(ann.locator(".table-bar [data-watchers]")).to_have_text("1 watching")
    with quick_server.socket(table):
        expect(told).to_have_text("You and one other are watching")
    assert eve.locator(".table-bar [role=status]").inner_text().count("watching") == 1
    purse = ask(ann, f"/api/tables/{table}")["shown"]["view"]["money"][0]
    expect(ann.locator('article[data-seat="0"]')).to_contain_text(f"${purse},000")
    assert f"${purse},000" not in eve.locator('article[data-seat="0"]').inner_text()
    eve.close()
    expect(ann.locator("[data-watchers]")).to_have_count(0)


def test_a_lost_line_comes_back_by_itself_and_misses_nothing(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    page.add_init_script(LINES)
    open_table(page, settings("canaletto", 3, clock="none"))
    dice = Random(5)  # noqa: S311  # not a secret
    for _ in range(3):
        wait_for_my_turn(page)
        page.evaluate("window.lines.at(-1).close()")
        decide(page, mouse, dice)
    expect(page.locator('[data-line="open"]').first).to_be_attached()
    wait_for_my_turn(page)
    heard = page.locator("ol.log li").all_inner_texts()
    page.reload()
    wait_for_my_turn(page)
    assert page.locator("ol.log li").all_inner_texts() == heard
    assert page.evaluate("window.lines.length") == 1
