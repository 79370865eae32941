"""Nothing happens by one careless click: leaving is asked twice, nothing is chosen beforehand."""

import pytest
from browser.axe import violations
from browser.conftest import PHONE, Visitor
from browser.hands import TABLE, ask, open_table, settings, wait_for_my_turn
from browser.moments import View, played_until
from playwright.sync_api import Page, expect
from sampled import sampled
from web.serving import Serving

SURE = 'dialog[open][role="alertdialog"]'
SEAT = '[data-open="seat"]'
# The button that does what was chosen, in every game where something is chosen first.
CHOOSING = {
    "offer": ("modern-art", "offer"),
    "add": ("modern-art", "add"),
    "choose": ("alles-futsch", "choose"),
    "use": ("alles-futsch", "use"),
    "sell": ("alles-futsch", "sell_to"),
}


def is_away(page: Page, table: str) -> bool:
    return bool(ask(page, f"/api/tables/{table}")["shown"]["seats"][0]["away"])


@pytest.mark.parametrize("what", sampled(["hand_over", "leave"], "leave"))
def test_a_seat_is_given_away_only_by_who_is_sure(
    visitor: Visitor, quick_server: Serving, what: str
) -> None:
    page = visitor(base_url=quick_server.address)
    table = open_table(page, settings("canaletto", 3, clock="none"))["table"]
    wait_for_my_turn(page)
    before = page.locator(TABLE).get_attribute("data-n")
    page.locator(SEAT).click()
    page.locator(f'[data-do="{what}"]').click()
    expect(page.locator(SURE)).to_contain_text("bot")
    # What is harmless has the focus, and the keys of the table do nothing meanwhile.
    expect(page.locator('[data-sure="no"]')).to_be_focused()
    page.keyboard.press("p")
    assert violations(page, SURE) == []
    page.keyboard.press("Escape")
    expect(page.locator(SURE)).to_have_count(0)
    expect(page.locator(SEAT)).to_be_focused()
    assert not is_away(page, table)
    assert page.locator(TABLE).get_attribute("data-n") == before
    page.keyboard.press("Enter")
    page.locator(f'[data-do="{what}"]').click()
    page.locator(f'[data-sure="{what}"]').click()
    expect(page.locator('[data-dock] [data-do="take_seat_back"]')).to_be_visible()
    assert is_away(page, table)


def test_who_waits_is_asked_before_leaving_and_before_a_bot_gets_a_seat(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = open_table(page, settings("canaletto", 3, people=3))["table"]

    def seats() -> list[bool]:
        return [one["is_free"] for one in ask(page, f"/api/tables/{table}")["shown"]["seats"]]

    page.locator('[data-fill="1"]').click()
    page.locator('[data-sure="no"]').click()
    page.locator('[data-do="leave"]').click()
    expect(page.locator(SURE)).to_be_visible()
    page.locator('[data-sure="no"]').click()
    assert seats() == [False, True, True]
    page.locator('[data-fill="1"]').click()
    expect(page.locator(SURE)).not_to_contain_text("begins")
    page.locator('[data-sure="fill"]').click()
    expect(page.locator('[data-fill="1"]')).to_have_count(0)
    page.locator('[data-fill="2"]').click()
    expect(page.locator(SURE)).to_contain_text("begins")
    page.locator('[data-sure="no"]').click()
    page.locator('[data-do="leave"]').click()
    page.locator('[data-sure="leave"]').click()
    page.wait_for_url("**/")
    assert seats() == [True, False, True]


# On one screen every time, on both with `make soak`.
@pytest.mark.parametrize("phase", sampled(CHOOSING, "offer"))
@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.soak), "phone"])
def test_nothing_is_chosen_beforehand(
    visitor: Visitor, quick_server: Serving, phase: str, size: str
) -> None:
    game, verb = CHOOSING[phase]

    def is_it(view: View) -> bool:
        may_add = phase != "add" or len(view["hands"][0]) > 0
        return bool(view["phase"] == phase and view["to_act"] == [0] and may_add)

    page = visitor(base_url=quick_server.address, **(PHONE if size == "phone" else {}))
    for _ in range(20):
        table = played_until(page, game, 3, is_it)
        actions = ask(page, f"/api/tables/{table}")["shown"]["mine"]["actions"]
        if any(verb in action for action in actions):
            break
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    acts = page.locator(f'[data-dock] [data-verb="{verb}"]')
    expect(acts).to_have_count(1)
    expect(acts).to_be_disabled()
    assert page.locator('[aria-pressed="true"]').count() == 0
    assert len(acts.inner_text().strip()) > len("Offer")  # it says what to choose first
    assert violations(page, "[data-dock]") == []
    # The key that leads to the decision leads to the choice.
    page.keyboard.press("d")
    before = page.locator(TABLE).get_attribute("data-n")
    page.keyboard.press("Enter")
    for _ in range(3):
        if acts.is_enabled():
            break
        page.locator("[data-dock] [data-pick]").last.click()
    assert page.locator(TABLE).get_attribute("data-n") == before
    expect(acts).to_be_enabled()
    acts.click()
    page.wait_for_selector(f'{TABLE}:not([data-n="{before}"])')


def test_what_was_chosen_for_one_question_is_not_chosen_for_the_next(
    visitor: Visitor, quick_server: Serving
) -> None:
    """The buyer of a card takes one object, and is asked for the next."""
    page = visitor(base_url=quick_server.address)
    acts = page.locator('[data-dock] [data-verb="use"]')
    for _ in range(20):
        table = played_until(page, "alles-futsch", 3, has_more_than_one_to_use)
        uses = ask(page, f"/api/tables/{table}")["shown"]["facts"]["uses"]
        taken = [one["kind"] for one in uses if one["is_taken"]]
        if not taken:
            continue
        page.goto(f"/t/{table}")
        page.locator(f'[data-dock] [data-pick="{taken[0]}"]').first.click()
        before = page.locator(TABLE).get_attribute("data-n")
        acts.click()
        page.wait_for_selector(f'{TABLE}:not([data-n="{before}"])')
        if page.locator(f'{TABLE}[data-turn="mine"][data-phase="use"]').count():
            expect(acts).to_be_disabled()
            return
    raise AssertionError("nobody was asked for a second object")


def has_more_than_one_to_use(view: View) -> bool:
    return bool(view["phase"] == "use" and sum(view["unused"]) > 1 and view["to_act"] == [0])
