"""The first page: there at once, small, readable for everybody, on every screen."""

import pytest
from browser.axe import violations
from browser.hands import overflow
from browser.troubles import Troubles
from playwright.sync_api import Page, Request, expect
from sampled import sampled

KILOBYTE = 1000
# What a first visit may fetch before anything is shown: scripts and styles as they are sent.
FIRST_LOAD = 150 * KILOBYTE


def test_the_first_page_opens_without_a_complaint(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("h1")).to_be_visible()


def test_a_phone_opens_it_as_well(phone: Page) -> None:
    phone.goto("/", wait_until="networkidle")
    expect(phone.locator("h1")).to_be_visible()
    assert overflow(phone) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_the_first_page(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto("/", wait_until="networkidle")
    assert page.evaluate("document.documentElement.dataset.theme") == scheme
    assert violations(page) == []


def test_the_first_visit_fetches_little(page: Page) -> None:
    fetched: list[Request] = []
    page.on("requestfinished", lambda request: fetched.append(request))  # noqa: PLW0108  # Playwright takes no built-in
    page.goto("/", wait_until="networkidle")
    kinds = ("script", "stylesheet")
    sizes = {
        one.url: one.sizes()["responseBodySize"] for one in fetched if one.resource_type in kinds
    }
    assert sizes
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


@pytest.mark.parametrize("width", sampled([360, 390, 768, 1440], 360, 768))
def test_the_first_page_does_not_scroll_sideways(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.goto("/", wait_until="networkidle")
    assert overflow(page) == 0


def test_nothing_comes_from_elsewhere(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/", wait_until="networkidle")
    own = page.evaluate("location.origin")
    assert [url for url in asked if not url.startswith((own, "data:", "blob:"))] == []


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
