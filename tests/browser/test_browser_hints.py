"""'What would you do?' at the page: asked by hand, key or finger, shown, done, and gone."""

import re

import pytest
from browser.axe import violations
from browser.conftest import PATIENCE, Visitor
from browser.hands import TABLE, ask, open_table, settings, sit_down, wait_for_my_turn, wish
from browser.moments import View, played_until
from playwright.sync_api import Page, expect
from sampled import sampled
from web.serving import Serving

from saleroom.games.registry import GAMES, game_named

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ASK = "[data-dock] [data-ask-advice]"
CARD = "[data-advice]"
UNIT = {
    "modern-art": re.compile(r"\$\d+,000|\$0"),
    "alles-futsch": "Mark",
    "moderne-zeiten": "points",
    "canaletto": "points",
}
# The first advice starts a process, on a machine that may be busy.
THOUGHT = 90_000


def bidding(view: View) -> bool:
    return view["phase"] in {"outcry", "bid"} and view["price"] > 0


def at_a_bid(page: Page, game: str) -> str:
    wish(page, "coach", "off")
    table = played_until(page, game, game_named(game).players[-1], bidding)
    page.goto(f"/t/{table}")
    page.wait_for_selector(f"{TABLE} [data-dock] [data-verb]")
    return table


@pytest.mark.parametrize("game", sampled(GAMES, "modern-art"))
def test_a_bot_says_what_it_would_do_how_far_it_would_go_and_why(
    game: str, visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    at_a_bid(page, game)
    expect(page.locator("[data-hints]")).to_be_visible()
    page.locator(ASK).click()
    card = page.locator(CARD)
    expect(card).to_be_visible(timeout=THOUGHT)
    expect(card.locator("[data-limit]")).to_contain_text("It would")
    expect(card).to_contain_text("It knows what your seat may know, and nothing else.")
    # In what the game is won by: nobody counts points in a game of money.
    worth = card.locator(".why li").filter(has_text=re.compile(r"^The lot is worth .* to you\.$"))
    expect(worth).to_contain_text(UNIT[game])
    assert card.locator("[data-advised]").inner_text().strip()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.soak
def test_what_is_advised_can_be_done_by_keys_and_then_the_advice_is_gone(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    open_table(page, settings("alles-futsch", 3, clock="none"))
    wait_for_my_turn(page)
    n = page.locator(TABLE).get_attribute("data-n")
    page.keyboard.press("h")
    expect(page.locator(CARD)).to_be_visible(timeout=THOUGHT)
    assert page.locator(TABLE).get_attribute("data-n") == n, "a key asks and does nothing"
    assert page.locator('[aria-live="polite"]').filter(has=page.locator(CARD)).count() == 1
    page.keyboard.press("h")
    expect(page.locator("[data-advice-do]")).to_be_focused()
    page.wait_for_timeout(400)  # what has just come takes no press
    page.keyboard.press("Enter")
    page.wait_for_selector(f'{TABLE}:not([data-n="{n}"])', timeout=PATIENCE)
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.soak
def test_on_a_small_phone_it_covers_no_button_of_the_dock(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address, **SMALL)
    at_a_bid(page, "alles-futsch")
    page.locator(ASK).tap()
    expect(page.locator(CARD)).to_be_visible(timeout=THOUGHT)
    card, dock = (page.locator(one).bounding_box() for one in (CARD, "[data-dock]"))
    assert card is not None
    assert dock is not None
    assert card["y"] + card["height"] <= dock["y"] + 1
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= 360
    assert violations(page) == []


@pytest.mark.soak  # the same button as in the dock
def test_beside_the_lot_one_asks_what_it_would_pay(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    at_a_bid(page, "modern-art")
    page.locator('.board [data-ask-advice="lot"]').click()
    expect(page.locator(f"{CARD} [data-limit]")).to_be_visible(timeout=THOUGHT)


def test_with_other_people_there_are_no_hints_unless_the_table_allows_them(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    for allowed in (False, True):
        chosen = settings(
            "alles-futsch",
            3,
            2,
            clock="none",
            options={"first_chooser": 0},
            **({"hints": True} if allowed else {}),
        )
        opened = open_table(ann, chosen)
        waiting = ann.locator("main [data-hints]")
        expect(ann.locator('[data-status="open"]')).to_be_visible()
        expect(waiting).to_have_count(int(allowed))
        if allowed:
            sit_down(bob, opened, "Bob")
            expect(bob.locator(".table-bar [data-hints]")).to_have_count(1)
        else:
            told = {"name": "Bob", "invite": opened["invite"]}
            ask(bob, f"/api/tables/{opened['table']}/seat", told)
            wait_for_my_turn(ann)
            assert ann.locator("[data-ask-advice]").count() == 0
        ann.wait_for_selector(TABLE)
        expect(ann.locator(".table-bar [data-hints]")).to_have_count(int(allowed))
    mine = {one["about"]["table"]: one["about"]["hints"] for one in ask(ann, "/api/mine")}
    assert sorted(mine.values()) == [False, True]
    ann.goto("/")
    expect(ann.locator("li[data-table] [data-hints]")).to_have_count(1)
