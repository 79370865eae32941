"""When a game is over: the result, the replay, a link to a move, and playing on from there."""

import re

import pytest
from browser.conftest import Visitor
from browser.hands import TABLE
from browser.moments import never, played_until
from playwright.sync_api import Page, expect
from web.serving import Serving

# What a device does that can share.
SHARE = """
  navigator.canShare = () => true;
  navigator.share = async (told) => {
    document.body.dataset.shared = `${told.url} ${told.files?.[0]?.type}`;
  };
"""


def test_a_finished_game_is_shown_replayed_and_played_on(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    page.add_init_script(SHARE)
    table = played_until(page, "canaletto", 3, never)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-rank]")).to_have_count(3)
    the_record_can_be_downloaded_and_the_result_shared_as_a_picture_and_a_link(
        page, table, f"{quick_server.address}/t/{table}/replay"
    )
    # The first lines tell of the set-up, which a replay skips.
    line = page.locator('ol.log li[data-line="bid"] a').nth(12)
    amount = line.inner_text().rsplit(" ", 1)[1]
    line.click()
    page.wait_for_url(re.compile(r"/replay\?"))
    at = page.locator("[data-replay-at]")
    expect(at).to_be_visible()
    expect(page.locator('[data-replay="said"]')).to_contain_text(f"bids {amount}")
    # Rounds and sales are marked where one drags.
    for mark in ("chapter", "sale"):
        assert page.locator(f".scrubber .{mark}").count() > 1, mark
    there = int(at.get_attribute("data-replay-at") or 0)
    assert there > 0
    page.locator('[data-replay="forward"]').click()
    expect(at).not_to_have_attribute("data-replay-at", str(there))
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_attribute("data-replay-at", str(there))
    page.keyboard.press("ArrowLeft")
    expect(at).not_to_have_attribute("data-replay-at", str(there))
    before = at.get_attribute("data-replay-at") or ""
    assert int(before) < there
    page.wait_for_url(re.compile(rf"at={before}\b"))
    page.reload()
    expect(at).to_have_attribute("data-replay-at", before)
    page.locator('[data-replay="play-on"]').click()
    page.locator("dialog[open] form button.main").click()
    page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    expect(page.locator(f'{TABLE}[data-status="playing"]')).to_be_visible()


def the_record_can_be_downloaded_and_the_result_shared_as_a_picture_and_a_link(
    page: Page, table: str, link: str
) -> None:
    with page.expect_download() as coming:
        page.locator('[data-ending="record"]').click()
    assert coming.value.suggested_filename == f"saleroom-{table}.jsonl"
    page.locator('[data-ending="share"]').click()
    shown = page.locator("dialog[open] img")
    expect(shown).to_have_js_property("complete", value=True)
    assert shown.evaluate("(img) => img.naturalWidth") == 1200
    with page.expect_download() as coming:
        page.locator('[data-share="picture"]').click()
    assert coming.value.suggested_filename == f"saleroom-{table}.png"
    # The picture is fetched while one looks at it.
    expect(page.locator('[data-share="send"]')).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.locator('[data-share="send"]').click()
    expect(page.locator("body")).to_have_attribute("data-shared", f"{link} image/png")
    page.keyboard.press("Escape")


@pytest.mark.soak
def test_a_stranger_sees_the_result_but_not_the_replay_of_a_table_for_its_players(
    visitor: Visitor, quick_server: Serving
) -> None:
    page = visitor(base_url=quick_server.address)
    table = played_until(page, "alles-futsch", 2, never, replay="players")
    stranger = visitor(base_url=quick_server.address)
    stranger.goto(f"/t/{table}")
    expect(stranger.locator("[data-rank]")).to_have_count(2)
    expect(stranger.locator('[data-ending="replay"]')).to_have_count(0)
    page.goto(f"/t/{table}")
    expect(page.locator('[data-ending="replay"]')).to_be_visible()
