"""The log beside the board: it follows what happens, unless somebody reads further up."""

from typing import Any

import pytest
from browser.axe import violations
from browser.conftest import PHONE, Visitor
from browser.hands import TURN, ask, wait_for_my_turn
from browser.moments import never, play_on, played_until
from playwright.sync_api import Locator, Page, expect
from sampled import sampled
from web.serving import Serving

from saleroom.web import seated_table

PANEL = "#panel-side"
NEWEST = "[data-newest]"
TO_END = "(panel) => panel.scrollHeight - panel.clientHeight - panel.scrollTop"
# A moment of a round that has cards to play is enough: what comes at its end is a burst of lines.
ROUND_END = 240
# A round ends with the fifth painting of one artist.
ALMOST = 4
LAST_ROUND = 4


def in_round(number: int) -> Any:
    """Return whether it is that round and one offers a painting."""
    return lambda view: view["round"] >= number and view["phase"] == "offer"


def late_in_round(number: int) -> Any:
    """Return whether that round is nearly over, or a later one that is not the last."""
    return lambda view: (
        in_round(number)(view) and view["round"] < LAST_ROUND and max(view["offered"]) >= ALMOST
    )


def at_table(page: Page, is_it: Any, **wait: Any) -> str:
    """Come to a table of Modern Art at a moment of it."""
    table = played_until(page, "modern-art", 3, is_it)
    page.goto(f"/t/{table}", **wait)
    wait_for_my_turn(page)
    return table


def lines(page: Page) -> Locator:
    return page.locator("ol.log [data-line]")


def to_end(page: Page) -> float:
    """Return how far the log is from its end."""
    return float(page.locator(PANEL).evaluate(TO_END))


def expect_end(page: Page) -> None:
    """The last line comes into sight, and stays there."""
    for _ in range(50):
        if to_end(page) < 2:
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(200)
    assert to_end(page) < 2


def read_from_the_top(page: Page) -> None:
    """Scroll up as a reader would."""
    page.locator(PANEL).hover()
    page.mouse.wheel(0, -20_000)
    page.locator(NEWEST).wait_for()


def a_round_later(page: Page, table: str) -> int:
    """Play until the next round; return how much higher the log has become."""
    before = int(page.locator(PANEL).evaluate("(panel) => panel.scrollHeight"))
    rounds = page.locator('ol.log [data-line="round_began"]')
    known = rounds.count()
    assert play_on(page, table, in_round(known + 1))
    expect(rounds).to_have_count(known + 1, timeout=TURN)
    return int(page.locator(PANEL).evaluate("(panel) => panel.scrollHeight")) - before


def test_the_log_follows_whatever_comes_at_once(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    table = at_table(page, late_in_round(1))
    expect_end(page)
    assert a_round_later(page, table) > ROUND_END
    expect_end(page)
    expect(page.locator(NEWEST)).to_have_count(0)
    # Who reads further up stays there, and is brought back by a button.
    read_from_the_top(page)
    seen = lines(page).count()
    before = ask(page, f"/api/tables/{table}")["shown"]["view"]["offered"]
    assert play_on(page, table, lambda view: view["offered"] != before)
    expect(lines(page).nth(seen)).to_be_attached()
    assert page.locator(PANEL).evaluate("(panel) => panel.scrollTop") == 0
    newest = page.locator(NEWEST)
    count = int(newest.get_attribute("data-newest") or 0)
    assert 0 < count <= lines(page).count() - seen
    expect(newest).to_contain_text(str(count))
    page.locator("ol.log summary").first.click()
    assert violations(page, "aside") == []
    newest.focus()
    page.keyboard.press("Enter")
    expect_end(page)
    expect(newest).to_have_count(0)


@pytest.mark.soak
def test_the_log_is_at_its_end_after_rules_were_read_and_after_another_size(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    at_table(page, in_round(2))
    page.locator("#tab-rules").click()
    page.locator(PANEL).get_by_role("heading").first.wait_for()
    page.locator("#tab-log").click()
    expect_end(page)
    for size in ({"width": 1280, "height": 500}, {"width": 1000, "height": 900}):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # a width and a height
        expect_end(page)


def test_on_a_phone_the_drawer_opens_at_the_newest_line(
    visitor: Visitor, quick_server: Serving
) -> None:
    phone = visitor(base_url=quick_server.address, **PHONE)
    phone.goto(f"/t/{played_until(phone, 'canaletto', 3, lambda view: view['round'] > 3)}")
    wait_for_my_turn(phone)
    phone.locator('[data-open="log"]').tap()
    expect(lines(phone).first).not_to_be_in_viewport()
    expect_end(phone)
    expect(lines(phone).last).to_be_in_viewport()


def test_a_deal_is_one_entry_that_the_keys_unfold(visitor: Visitor, quick_server: Serving) -> None:
    page, watcher = (visitor(base_url=quick_server.address) for _ in range(2))
    table = at_table(page, in_round(1))
    deal = page.locator('ol.log [data-line="dealt"]')
    expect(deal).to_have_count(1)
    expect(deal).to_contain_text("You were dealt 10 cards: ")
    pieces = deal.locator("[data-piece]")
    expect(pieces.first).to_be_hidden()
    deal.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(pieces.first).to_be_visible()
    assert [pieces.nth(n).get_attribute("data-piece") for n in range(13)].count("card_dealt") == 10
    # Whoever watches is told how many each was dealt.
    watcher.goto(f"/t/{table}")
    deal = watcher.locator('ol.log [data-line="dealt"]')
    expect(deal).to_have_text("10 cards each", use_inner_text=True)
    deal.locator("summary").click()
    expect(deal.locator('[data-piece="dealt"]')).to_have_count(3)
    expect(deal.locator('[data-piece="card_dealt"]')).to_have_count(0)


DEALS = [
    ("moderne-zeiten", ["You were dealt 8 shares: "]),
    ("canaletto", ["16 palaces are filled", "The 12 values of the scale"]),
]


@pytest.mark.parametrize(("game", "deals"), sampled(DEALS, DEALS[1]))
def test_what_is_laid_out_at_the_beginning_is_folded(
    visitor: Visitor, quick_server: Serving, game: str, deals: list[str]
) -> None:
    page = visitor(base_url=quick_server.address)
    page.goto(f"/t/{played_until(page, game, 3, lambda _: True)}")
    wait_for_my_turn(page)
    for said in deals:
        expect(page.locator("ol.log summary", has_text=said)).to_have_count(1)


@pytest.mark.soak
def test_in_a_replay_a_deal_is_folded_and_its_lines_lead_there(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, "modern-art", 3, never)
    page.goto(f"/t/{table}/replay?eyes=0")
    deals = page.locator('ol.log [data-line="dealt"]')
    expect(deals).to_have_count(3)
    deals.nth(1).locator("summary").click()
    deals.nth(1).locator("[data-piece] a").first.click()
    expect(deals.nth(1)).to_have_attribute("aria-current", "step")


def test_what_is_older_than_what_was_sent_is_fetched_when_it_is_asked_for(
    visitor: Visitor, quick_server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated_table, "MOST_SENT", 40)
    page = visitor(base_url=quick_server.address)
    at_table(page, in_round(2))
    older = page.locator("[data-older]")
    few = lines(page).count()
    older.click()
    expect(lines(page).nth(few)).to_be_attached()
    while older.count():
        older.click()
        page.wait_for_timeout(200)
    expect(page.locator('ol.log [data-line="round_began"]')).to_have_count(2)
