"""A real server, a real browser: `page` and `phone` are a visitor's, and complain loudly.

Without a Chromium the tests are skipped, with the reason; where `CI` or `REQUIRE_BROWSER` is set
they fail.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from browser.chromium import NoBrowser, launched
from browser.profiles import Profile, Profiles
from browser.troubles import Troubles
from faults.servers import Server, server_in
from page_build import build, missing
from playwright.sync_api import Browser, Page, expect, sync_playwright
from web.serving import QUICK, Serving, serving

HERE = Path(__file__).parent
PATIENCE = 15_000
DESK = {"width": 1280, "height": 800}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 3,
}
Visitor = Callable[..., Page]


@pytest.fixture(scope="session")
def built() -> None:
    """Need the page as its sources say."""
    if not (build.STATIC / "index.html").is_file():
        missing("the page is not built: make page")


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001  # needed
    """The program itself, with the built page; bots take their time as always."""
    with server_in(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def quick_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:  # noqa: ARG001  # needed
    """The same in this process, with bots that do not make a test wait."""
    # Reminders may go to a mailbox of this machine.
    config = msgspec.structs.replace(QUICK, private_webhooks=True)
    with serving(tmp_path_factory.mktemp("quick"), config=config) as running:
        yield running


class Kept:
    """The browser, kept for the next test of this folder: to start one is a second of work."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._running: Browser | None = None
        self._is_whole = False
        self.profiles = Profiles()

    def started(self, *, is_whole: bool) -> Browser:
        """Return it, and start it if it is not there yet, or is of the other kind."""
        if self._running is None or is_whole != self._is_whole:
            self.close()
            playwright = self._open.enter_context(sync_playwright())
            self._running = launched(playwright, is_whole=is_whole)
            self._open.callback(self._running.close)
            self._is_whole = is_whole
        return self._running

    def close(self) -> None:
        """End it. While Playwright runs, no other event loop can run in this thread."""
        self._running = None
        self.profiles.forget()
        self._open.close()


KEPT = Kept()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """After the last test of this folder that this process has for now, let others have loops."""
    if nextitem is None or HERE not in nextitem.path.parents:
        KEPT.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """Chromium, without a window; a whole one where the module says `IS_WHOLE`."""
    expect.set_options(timeout=PATIENCE)
    try:
        return KEPT.started(is_whole=getattr(request.module, "IS_WHOLE", False))
    except NoBrowser as error:
        KEPT.close()
        missing(str(error))


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    """What pages complain about; the test fails if anything is left at its end."""
    noted = Troubles()
    yield noted
    assert noted.left() == []


@pytest.fixture
def visitor(
    request: pytest.FixtureRequest, browser: Browser, troubles: Troubles
) -> Iterator[Visitor]:
    """Make a visitor with a browser profile of their own: `visitor()`, `visitor(**PHONE)`.

    Options are those of Playwright's contexts; `base_url` names another server than `server`.
    Things do not move unless `reduced_motion="no-preference"` is said. The page is kept for a next
    visit only where the module says `IS_KEPT`: a tenth of what a page costs, for nobody who comes
    once. Nothing sounds unless it says `IS_HEARD`.
    """
    visits: list[Profile] = []
    is_kept = getattr(request.module, "IS_KEPT", False)
    is_heard = getattr(request.module, "IS_HEARD", False)
    # A whole Chromium asks for it where a visitor waits (profiles.py); our pages name their icon.
    troubles.allow("/favicon.ico")
    if not is_kept:
        troubles.allow("Service Worker registration blocked by Playwright")

    def come(**options: Any) -> Page:
        if "base_url" not in options:
            options["base_url"] = request.getfixturevalue("server").address
        usual = {
            "viewport": DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "allow" if is_kept else "block",
        }
        profile = KEPT.profiles.come(browser, {**usual, **options}, is_heard=is_heard)
        visits.append(profile)
        profile.page.context.set_default_timeout(PATIENCE)
        troubles.watch(profile.page)
        return profile.page

    yield come
    for profile in visits:
        troubles.unwatch(profile.page)
        profile.is_spoiled |= is_kept
        KEPT.profiles.leave(profile)


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A visitor at a desk."""
    return visitor()


@pytest.fixture
def phone(visitor: Visitor) -> Page:
    """A visitor with a telephone: touch, and a narrow screen."""
    return visitor(**PHONE)
