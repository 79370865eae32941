"""What decided a game: asked for at its end, read off, looked at in the replay, and tried again."""

from collections.abc import Iterator

import msgspec
import pytest
from browser.axe import violations
from browser.conftest import DESK, Visitor
from browser.hands import TABLE, wish
from browser.moments import never, played_until
from playwright.sync_api import Locator, Page, expect
from web.serving import QUICK, Serving, serving

from saleroom.analysis.found import FEWEST

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
# A whole analysis, by a process that steps back, on a machine that may be busy.
ANALYSED = 300_000


@pytest.fixture(scope="module")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:  # noqa: ARG001  # needed
    """A house that looks at few worlds."""
    config = msgspec.structs.replace(QUICK, analysis_worlds=FEWEST)
    with serving(tmp_path_factory.mktemp("analysed"), config=config) as running:
        yield running


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def edges(cell: Locator) -> tuple[float, float]:
    """Where a cell begins and how wide it is."""
    box = cell.bounding_box()
    assert box is not None
    return round(box["x"], 1), round(box["width"], 1)


def test_what_decided_a_game_is_found_read_off_looked_at_and_tried_again(
    visitor: Visitor, house: Serving
) -> None:
    page = visitor(base_url=house.address, **SMALL)
    table = played_until(page, "canaletto", 3, never)
    page.goto(f"/t/{table}")
    page.locator("[data-analysis-begin]").click()
    found = page.locator("[data-analysis]")
    expect(found).to_have_attribute("data-analysis", "done", timeout=ANALYSED)
    expect(page.locator("[data-accuracy]")).to_have_count(3)
    page.reload()
    expect(found).to_have_attribute("data-analysis", "done")
    assert fits(page)
    # Nor does a lot have to be pushed aside to be read.
    lots = page.get_by_role("group", name="The lots")
    assert lots.evaluate("one => one.scrollWidth <= one.clientWidth")
    # Every figure stands under its heading.
    figures = page.get_by_role("group", name="Accuracy")
    for place in (-1, -2, -3, -4):
        head, below = (
            figures.locator(f"{row} > *").nth(place)
            for row in ("tr:has(th[colspan])", "tr[data-accuracy='0']")
        )
        assert edges(head) == edges(below)
    assert figures.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert violations(page) == []
    # By keys from place to place: what is read off is said.
    chart = page.locator("[data-chances]")
    chart.focus()
    chart.press("Home")
    first = chart.get_attribute("aria-valuetext")
    chart.press("ArrowRight")
    assert chart.get_attribute("aria-valuetext") != first
    dear = page.locator("[data-look]").first
    expect(dear).to_be_visible()
    at = dear.get_attribute("data-look")
    dear.click()
    expect(page.locator(f'[data-replay-at="{at}"]')).to_be_visible()
    # The decision itself is the next step, and what was found of it stands beside.
    page.set_viewport_size(DESK)
    page.locator('[data-replay="forward"]').click()
    expect(page.locator("[data-here] [data-decision]")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-here] [data-try-again]").click()
    page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    expect(page.locator(f'{TABLE}[data-status="playing"]')).to_be_visible()


@pytest.mark.soak
def test_a_bot_says_in_a_replay_what_it_would_have_done(visitor: Visitor, house: Serving) -> None:
    page = visitor(base_url=house.address)
    table = played_until(page, "canaletto", 3, never)
    page.goto(f"/t/{table}/replay?at=60&side=analysis")
    page.locator("[data-replay-at]").wait_for()
    page.keyboard.press("h")
    expect(page.locator("[data-would-do]")).to_be_visible(timeout=90_000)
    page.locator('[data-replay="forward"]').click()
    expect(page.locator("[data-would-do]")).to_have_count(0)


@pytest.mark.soak
def test_a_tutor_speaks_up_only_if_wished_for_and_after_what_lost_much(
    visitor: Visitor, house: Serving
) -> None:
    page = visitor(base_url=house.address)
    wish(page, "coach", "off")
    wish(page, "tutor", "yes")
    field, note = page.locator("[data-dock] input[type=number]"), page.locator("[data-tutor]")
    # The first decisions find the search still being compiled.
    for _ in range(30):
        table = played_until(page, "canaletto", 3, lambda view: view["phase"] == "bid")
        page.goto(f"/t/{table}")
        field.fill(field.get_attribute("max") or "")
        page.locator("[data-dock] .say").click()
        try:
            expect(note).to_be_visible(timeout=10_000)
        except AssertionError:
            continue
        break
    expect(note).to_have_attribute("data-tutor", "blunder")
    expect(note).to_contain_text("Better:")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
