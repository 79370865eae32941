"""Taking back in the page: alone to any decision of one's own, with people if everybody agrees."""

from random import Random

import pytest
from browser.axe import violations
from browser.conftest import PHONE, Visitor
from browser.hands import TABLE, ask, open_table, overflow, settings, wait_for_my_turn
from browser.moments import View, never, play_on, played_until
from browser.players import decide, mouse
from playwright.sync_api import Page, expect
from web.serving import Serving

DIALOG = "dialog[open]"
STRUCK = "ol.log s"
REQUEST = "[data-request]"
GAMES = ("modern-art", "alles-futsch", "moderne-zeiten", "canaletto")


def shown(page: Page, table: str) -> View:
    answer: View = ask(page, f"/api/tables/{table}")["shown"]
    return answer


def decided(page: Page, table: str) -> list[int]:
    return list(shown(page, table)["back"]["to"])


def table_with_decisions(page: Page, game: str, times: int, *others: Page) -> str:
    """Open a table and play until it is the page's turn and it has decided so often."""
    table = played_until(page, game, 3, bool, *others)
    assert play_on(page, table, lambda _: len(decided(page, table)) >= times, *others)
    return table


# One every time, the one that is soonest at a fourth decision; all with `make soak`. What a desk
# shows is looked at below.
OFTEN = {("canaletto", "phone")}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, size, marks=() if (game, size) in OFTEN else pytest.mark.soak)
        for game in GAMES
        for size in ("desk", "phone")
    ],
)
def test_alone_one_goes_back_as_often_as_one_likes(
    visitor: Visitor, quick_server: Serving, game: str, size: str
) -> None:
    page = visitor(base_url=quick_server.address, **(PHONE if size == "phone" else {}))
    table = table_with_decisions(page, game, 4)
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    assert page.locator("[data-practice]").count() == 0
    for which in (1, 0):
        choices = decided(page, table)
        page.locator('[data-dock] [data-open="back"]').click()
        expect(page.locator(f"{DIALOG} [data-back]:not(.button)")).to_have_count(len(choices))
        assert overflow(page) == 0
        if which:
            assert violations(page, DIALOG) == []
        page.locator(f'{DIALOG} [data-back="{choices[which]}"]').click()
        page.wait_for_selector(f"{DIALOG}", state="detached")
        page.wait_for_selector("[data-practice]")
        wait_for_my_turn(page)
        assert decided(page, table)[: which + 1] == choices[:which]
        if size == "desk":
            expect(page.locator(STRUCK).first).to_be_attached()
            expect(page.locator('ol.log [data-line="taken_back"]').last).to_be_visible()
    # And the game goes on from there.
    assert shown(page, table)["back"]["practice"]


def a_key_only_opens_the_list_and_escape_leaves_everything(page: Page) -> None:
    before = page.locator(TABLE).get_attribute("data-n")
    page.keyboard.press("u")
    expect(page.locator(f'{DIALOG} [data-back="no"]')).to_be_focused()
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    assert page.locator(TABLE).get_attribute("data-n") == before
    page.locator('[data-open="seat"]').click()
    page.locator('[data-do="back"]').click()
    expect(page.locator(DIALOG)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)


def take_back_all(page: Page, table: str) -> None:
    """Step back to one's very first decision."""
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    page.keyboard.press("u")
    page.locator(f"{DIALOG} [data-back]:not(.button)").last.click()
    page.wait_for_selector("[data-practice]")


@pytest.mark.soak  # struck on all pages below
def test_what_was_taken_back_stays_struck_after_a_reload(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = table_with_decisions(page, "modern-art", 3)
    take_back_all(page, table)
    wait_for_my_turn(page)
    struck, board = page.locator(STRUCK).all_inner_texts(), page.locator(".board").inner_text()
    assert struck
    page.reload()
    wait_for_my_turn(page)
    expect(page.locator(STRUCK)).to_have_count(len(struck))
    assert page.locator(STRUCK).all_inner_texts() == struck
    assert page.locator(".board").inner_text() == board


def test_two_people_one_asks_and_the_other_agrees_or_not(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    eve = visitor(base_url=quick_server.address)
    table = table_with_decisions(ann, "canaletto", 1, bob)
    for page in (ann, bob, eve):
        page.goto(f"/t/{table}")
        page.wait_for_selector(TABLE)
    for agrees in (False, True):
        ann.locator('[data-dock] [data-open="back"]').click()
        expect(ann.locator(DIALOG)).to_contain_text("20 seconds")
        ann.locator(f"{DIALOG} [data-back]:not(.button)").first.click()
        for page in (ann, bob, eve):
            expect(page.locator(REQUEST)).to_be_visible()
        expect(ann.locator('[data-answer="withdraw"]')).to_be_visible()
        assert eve.locator("[data-answer]").count() == 0
        if not agrees:
            assert violations(bob, "[data-dock]") == []
        bob.wait_for_timeout(400)  # what has just come takes no press
        bob.locator(f'[data-answer="{"agree" if agrees else "refuse"}"]').click()
        for page in (ann, bob, eve):
            expect(page.locator(REQUEST)).to_have_count(0)
            expect(page.locator('ol.log [data-line="taken_back"]')).to_have_count(int(agrees))
    assert ann.locator("[data-practice]").count() == 0
    for page in (ann, bob, eve):
        expect(page.locator(STRUCK).first).to_be_attached()


def test_a_finished_practice_game_says_so_everywhere(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = table_with_decisions(page, "alles-futsch", 1)
    take_back_all(page, table)
    page.goto("/")
    expect(page.locator(f'[data-table="{table}"] [data-practice]').first).to_be_visible()
    assert play_on(page, table, never)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-ending] [data-practice]")).to_be_visible()
    page.goto(f"/t/{table}/replay?at=9999")
    expect(page.locator("header [data-practice]")).to_be_visible()
    expect(page.locator(STRUCK).first).to_be_attached()
    record = ask(page, f"/api/tables/{table}/record")
    assert record["practice"] is True


def test_a_table_without_it_has_no_button(visitor: Visitor, quick_server: Serving) -> None:
    page = visitor(base_url=quick_server.address)
    open_table(page, settings("canaletto", 3, clock="none", take_back=False))
    wait_for_my_turn(page)
    while not decide(page, mouse, Random(1)):  # noqa: S311  # not a secret
        wait_for_my_turn(page)
    wait_for_my_turn(page)
    assert page.locator('[data-open="back"]').count() == 0
    page.keyboard.press("u")
    assert page.locator(DIALOG).count() == 0


@pytest.mark.soak
def test_a_list_that_somebodys_request_has_closed_does_not_come_back_by_itself(
    visitor: Visitor, quick_server: Serving
) -> None:
    ann, bob = (visitor(base_url=quick_server.address) for _ in range(2))
    table = table_with_decisions(ann, "canaletto", 2, bob)
    assert decided(bob, table)
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        page.wait_for_selector(TABLE)
    ann.keyboard.press("u")
    expect(ann.locator(DIALOG)).to_be_visible()
    bob.keyboard.press("u")
    bob.locator(f"{DIALOG} [data-back]:not(.button)").first.click()
    expect(ann.locator(REQUEST)).to_be_visible()
    expect(ann.locator(DIALOG)).to_have_count(0)
    bob.wait_for_timeout(400)  # what has just come takes no press
    bob.locator('[data-answer="withdraw"]').click()
    expect(ann.locator(REQUEST)).to_have_count(0)
    expect(ann.locator('[data-open="back"]').first).to_be_visible()
    ann.wait_for_timeout(300)
    expect(ann.locator(DIALOG)).to_have_count(0)


def bids_again(view: View) -> bool:
    return bool(view["phase"] == "bid" and view["price"] == 0)


def has_bid(page: Page, table: str) -> bool:
    """Tell whether one of the decisions to go back to was a bid: a lot may have been too dear."""
    lines = ask(page, f"/api/tables/{table}?since=0")["lines"]
    choices = decided(page, table)
    return any(line["name"] == "bid" for line in lines if line["n"] in choices)


def test_after_taking_back_nothing_is_named_yet(visitor: Visitor, quick_server: Serving) -> None:
    """What was in the field was an answer to a question that is gone."""
    page = visitor(base_url=quick_server.address)
    table = played_until(page, "canaletto", 3, bids_again)
    assert play_on(page, table, lambda v: bids_again(v) and has_bid(page, table))
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    a_key_only_opens_the_list_and_escape_leaves_everything(page)
    field = page.locator("[data-dock] input[type=number]")
    page.keyboard.type("43")
    expect(field).to_have_value("43")
    choices = decided(page, table)
    page.keyboard.press("Tab")
    expect(field).not_to_be_focused()
    page.keyboard.press("u")
    expect(page.locator(f'{DIALOG} [data-back="no"]')).to_be_focused()
    # Any decision but a bid would be another dock.
    page.locator(f"{DIALOG} li", has_text="bid").first.locator("button").click()
    page.wait_for_selector("[data-practice]")
    wait_for_my_turn(page)
    assert len(decided(page, table)) < len(choices)
    (amounts,) = shown(page, table)["mine"]["amounts"]
    assert amounts["least"] != 43
    expect(field).to_have_value(str(amounts["least"]))
