"""The first page: there at once, small, readable for everybody, on every screen."""

import pytest
from browser.axe import violations
from browser.hands import overflow
from browser.troubles import Troubles
from playwright.sync_api import Page, Request, expect

KILOBYTE = 1000
# What a first visit may fetch before anything is shown: scripts and styles as they are sent.
FIRST_LOAD = 150 * KILOBYTE


def test_the_first_page_is_small_whole_and_for_everybody(page: Page) -> None:
    asked: list[str] = []
    fetched: list[Request] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("requestfinished", lambda request: fetched.append(request))  # noqa: PLW0108  # Playwright takes no built-in
    page.emulate_media(color_scheme="light")
    page.goto("/", wait_until="networkidle")
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("h1")).to_be_visible()
    # Nothing comes from elsewhere.
    own = page.evaluate("location.origin")
    assert [url for url in asked if not url.startswith((own, "data:", "blob:"))] == []
    kinds = ("script", "stylesheet")
    sizes = {
        one.url: one.sizes()["responseBodySize"] for one in fetched if one.resource_type in kinds
    }
    assert sizes
    assert sum(sizes.values()) <= FIRST_LOAD, sizes
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert violations(page) == []


# In the dark it is looked at every time on a small phone (test_browser_everywhere.py).
@pytest.mark.soak
def test_everybody_can_use_the_first_page_in_the_dark(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/", wait_until="networkidle")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert violations(page) == []


def test_a_phone_opens_it_as_well(phone: Page) -> None:
    phone.goto("/", wait_until="networkidle")
    expect(phone.locator("h1")).to_be_visible()
    for width in (390, 360, 768, 1440):
        phone.set_viewport_size({"width": width, "height": 740})
        assert overflow(phone) == 0, width


def test_a_complaint_is_noticed(page: Page, troubles: Troubles) -> None:
    page.goto("/")
    page.evaluate("console.error('a planted complaint')")
    with page.expect_response("/api/nix"):
        page.evaluate("fetch('/api/nix')")
    told = troubles.left()
    assert any("a planted complaint" in text for text in told)
    assert any("status 404" in text for text in told)
    troubles.allow("a planted complaint")
    troubles.allow("404")
