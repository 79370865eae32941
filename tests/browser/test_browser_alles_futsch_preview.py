"""Alles Futsch says what a card costs or brings everybody, and what a pass would mean. (AF-11)"""

import pytest
from browser.conftest import DESK, Visitor
from browser.hands import TABLE, ask, overflow, wish
from browser.moments import View, played_until
from playwright.sync_api import expect
from web.serving import Serving

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
OUTCOMES = ".board [data-outcome]"


def somebody_leads(view: View) -> bool:
    """Somebody else leads, and enough stones have moved for sales to be forced."""
    return (
        view["phase"] == "bid"
        and view["leader"] not in (None, 0)
        and sum(map(sum, view["collections"])) >= 20
    )


def choosing_late(view: View) -> bool:
    return view["phase"] == "choose" and sum(map(sum, view["collections"])) >= 20


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}" if amount < 0 else "0"


def ranged(least: int, most: int) -> str:
    return signed(least) if least == most else f"{signed(least)} to {signed(most)}"


@pytest.mark.rule("AF-11")
@pytest.mark.parametrize(
    "size",
    [
        pytest.param({"viewport": DESK}, id="desk", marks=pytest.mark.soak),
        pytest.param(SMALL, id="phone"),
    ],
)
def test_the_board_says_what_buying_and_passing_do_to_everybody(
    size: dict[str, object], visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address, **size)
    wish(page, "coach", "off")
    table = played_until(page, "alles-futsch", 4, somebody_leads)
    shown = ask(page, f"/api/tables/{table}")["shown"]
    view, prospect = shown["view"], shown["facts"]["prospects"][0]
    page.goto(f"/t/{table}")
    page.wait_for_selector(f'{TABLE}[data-turn="mine"]')
    expect(page.locator(OUTCOMES)).to_have_count(2)
    mine, passing = page.locator(OUTCOMES).all()
    assert mine.get_attribute("data-outcome") == "0"
    assert passing.get_attribute("data-outcome") == str(view["leader"])
    price = int(mine.get_attribute("data-price") or 0)
    expect(mine).to_contain_text(f"If you buy for {price}")
    expect(mine).to_contain_text(f"you {signed(prospect['brings'][0] - price)}")
    expect(passing).to_contain_text("If you pass")
    for seat, (least, most) in enumerate(prospect["changes"][view["leader"]]):
        less = view["price"] if seat == view["leader"] else 0
        if least or most or less:
            said = passing.locator(f'[data-seat-change="{seat}"]')
            expect(said).to_contain_text(ranged(least - less, most - less))
    # What is typed is what is told.
    page.locator("[data-dock] input[type=number]").fill(str(price + 3))
    expect(mine).to_contain_text(f"If you buy for {price + 3}")
    # And it is seen without scrolling, down or sideways.
    dock = page.locator("[data-dock]").bounding_box()
    last = passing.bounding_box()
    assert dock is not None
    assert last is not None
    assert last["y"] + last["height"] <= dock["y"]
    assert overflow(page) == 0


@pytest.mark.soak
@pytest.mark.rule("AF-6", "AF-11")
def test_whoever_chooses_sees_what_the_card_would_do_whoever_buys_it(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, "alles-futsch", 4, choosing_late)
    prospects = ask(page, f"/api/tables/{table}")["shown"]["facts"]["prospects"]
    page.goto(f"/t/{table}")
    page.wait_for_selector(f'{TABLE}[data-turn="mine"]')
    for number, prospect in enumerate(prospects[:2]):
        page.locator("[data-dock] .mini").nth(number).click()
        table_of = page.locator(f'[data-everybody="{prospect["card"]}"]')
        for buyer, changes in enumerate(prospect["changes"]):
            cells = table_of.locator(f'tr[data-buyer="{buyer}"] td')
            expect(cells).to_contain_text([ranged(*change) for change in changes])
