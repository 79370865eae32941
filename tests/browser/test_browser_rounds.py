"""The end of a round on the page: a moment of its own, with what it brought everybody."""

import re

import pytest
from browser.conftest import PHONE, Visitor
from browser.hands import TABLE, ask, hold, overflow
from browser.moments import at_rest, never, played_until
from browser.room import SMALL_PHONE, resize
from playwright.sync_api import Page, expect
from sampled import sampled
from web.serving import Serving

CONTINUE = '[data-do="continue"]'
SIDEWAYS = {"viewport": {"width": 844, "height": 390}}


@pytest.fixture
def ann(visitor: Visitor, quick_server: Serving) -> Page:
    return visitor(base_url=quick_server.address)


def at_the_end_of_a_round(page: Page, game: str) -> None:
    """Play until a round is over, and go there: there is not much time."""
    table = played_until(page, game, 3, at_rest, intervals=True)
    page.goto(f"/t/{table}", wait_until="commit")


def test_a_round_that_is_over_is_looked_at_in_peace(ann: Page) -> None:
    at_the_end_of_a_round(ann, "modern-art")
    expect(ann.locator(f"{TABLE}[data-rests]")).to_have_count(1)
    summary = ann.locator("[data-round-summary]")
    expect(summary).to_be_visible()
    # Who is ranked, what each artist pays, lot by lot to each player, totals.
    expect(summary.locator("[data-rank]")).not_to_have_count(0)
    expect(summary.locator("[data-paid]")).not_to_have_count(0)
    expect(summary.locator("[data-sum]")).to_have_count(3)
    for seat in range(3):
        row = summary.locator(f'[data-row="{seat}"]')
        lots = row.locator("[data-paid]").evaluate_all(
            "(all) => all.map((one) => +one.dataset.paid)"
        )
        assert sum(lots) == int(row.locator("[data-sum]").get_attribute("data-sum") or 0)
    # What it explains is not covered.
    values, box = ann.locator("[data-values]").bounding_box(), summary.bounding_box()
    assert values is not None
    assert box is not None
    is_apart = (
        box["x"] >= values["x"] + values["width"] or box["y"] >= values["y"] + values["height"]
    )
    assert (
        is_apart
        or box["x"] + box["width"] <= values["x"]
        or box["y"] + box["height"] <= values["y"]
    )
    # On a small screen as well.
    resize(ann, SMALL_PHONE)
    expect(summary).to_be_in_viewport()
    expect(ann.locator(CONTINUE)).to_be_in_viewport(ratio=1)
    assert overflow(ann) == 0
    # Nothing else can be done, and the way on has the focus.
    expect(ann.locator("[data-dock] [data-verb]")).to_have_count(0)
    expect(ann.locator(CONTINUE)).to_be_focused()
    expect(ann.locator(CONTINUE)).to_have_attribute("aria-disabled", "false")
    ann.keyboard.press("Enter")
    expect(ann.locator(f"{TABLE}[data-rests]")).to_have_count(0)


@pytest.mark.parametrize("game", sampled(["canaletto", "moderne-zeiten"], "moderne-zeiten"))
def test_other_games_have_their_moment_too(ann: Page, game: str) -> None:
    at_the_end_of_a_round(ann, game)
    expect(ann.locator("[data-rest-summary]")).to_be_visible()
    expect(ann.locator("[data-rest-summary]")).to_have_text(re.compile(r"\d"))
    ann.locator(CONTINUE).click()
    expect(ann.locator(CONTINUE)).to_have_count(0)


@pytest.mark.soak
def test_a_replay_shows_what_a_round_brought(ann: Page) -> None:
    table = played_until(ann, "canaletto", 3, never)
    ann.goto(f"/t/{table}")
    ann.locator('ol.log li[data-line="type_sold"] a').first.click()
    ann.wait_for_selector("[data-replay-at]")
    summary = ann.locator("[data-dock] [data-rest-summary]")
    expect(summary).to_be_visible()
    expect(summary).to_have_text(re.compile(r"\d"))
    ann.keyboard.press("ArrowRight")
    expect(summary).to_have_count(0)


@pytest.mark.soak
def test_everybody_sees_who_is_still_looking(visitor: Visitor, quick_server: Serving) -> None:
    ann, ben, eve = (visitor(base_url=quick_server.address) for _ in range(3))
    table = played_until(ann, "modern-art", 3, at_rest, ben, intervals=True)
    for page in (eve, ann):
        page.goto(f"/t/{table}", wait_until="commit")
    looking = "[data-looking]"
    expect(eve.locator(looking)).to_have_text(re.compile("Robin.*Friend 0"))
    expect(eve.locator(CONTINUE)).to_have_count(0)
    # Ben is not at the table, so Ann's word is enough.
    ann.locator(CONTINUE).click()
    for page in (ann, eve):
        expect(page.locator(f"{TABLE}[data-rests]")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(SIDEWAYS, id="sideways"),
    ],
)
def test_it_fits_a_small_screen(
    visitor: Visitor, quick_server: Serving, size: dict[str, object]
) -> None:
    page = visitor(base_url=quick_server.address, **size)
    at_the_end_of_a_round(page, "modern-art")
    expect(page.locator("[data-round-summary]")).to_be_in_viewport()
    expect(page.locator(CONTINUE)).to_be_in_viewport(ratio=1)
    assert overflow(page) == 0


# Presses the way on in the very moment in which it appears.
CARELESS = """new MutationObserver(() => {
  const button = document.querySelector('[data-do="continue"]');
  if (button && !window.pressed) { window.pressed = true; button.click(); }
}).observe(document, { childList: true, subtree: true });"""


def test_a_careless_press_in_the_first_moment_does_not_skip_it(ann: Page) -> None:
    ann.add_init_script(CARELESS)
    at_the_end_of_a_round(ann, "modern-art")
    ann.locator(CONTINUE).wait_for()
    assert ann.evaluate("window.pressed") is True
    ann.wait_for_timeout(300)
    expect(ann.locator(f"{TABLE}[data-rests]")).to_have_count(1)


@pytest.mark.soak  # held keys: bids, steps of bots
def test_a_key_that_is_still_held_does_not_skip_it(ann: Page) -> None:
    table = played_until(ann, "modern-art", 3, at_rest, intervals=True)
    ann.keyboard.down("Enter")
    ann.goto(f"/t/{table}", wait_until="commit")
    expect(ann.locator(CONTINUE)).to_have_attribute("aria-disabled", "false")
    hold(ann, "Enter", 0.5)
    expect(ann.locator(f"{TABLE}[data-rests]")).to_have_count(1)
    ann.keyboard.up("Enter")
    ann.keyboard.press("Enter")
    expect(ann.locator(f"{TABLE}[data-rests]")).to_have_count(0)


def test_a_table_can_do_without(ann: Page) -> None:
    ann.goto("/open?game=modern-art")
    ann.locator("details > summary").first.click()
    ann.locator("[data-setting=intervals]").uncheck()
    ann.locator('[data-do="open"]').click()
    ann.wait_for_url(re.compile("/t/"))
    table = ann.url.split("/t/")[1].split("#")[0]
    assert ask(ann, f"/api/tables/{table}")["about"]["settings"]["intervals"] is False
