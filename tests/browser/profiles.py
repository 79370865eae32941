"""Browser profiles that the next test uses again, where nothing of the last test can stay in them.

A page in a process that has drawn one of ours before costs 0.35 s of CPU, in a new process 0.85 s.
So a visitor who has left goes to a page without scripts, loses cookies and all that was kept, and
is the next visitor with the same device. Whoever did what cannot be undone (a script for every
page, a key that is held, no network) is not used again.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Browser
from playwright.sync_api import Error as Failed

# At every server of ours, and nothing runs there.
NOWHERE = "/health"
SOON = 5_000
# What stays with a page or its context when it has been used.
SPOILING = {
    "page": ("add_init_script", "emulate_media", "expose_function", "route"),
    "context": ("add_init_script", "grant_permissions", "new_cdp_session", "route", "set_offline"),
    "clock": ("install", "pause_at", "set_fixed_time"),
    "keyboard": ("down",),
}
# So many wait for their next visitor.
MOST = 8


class Profile:
    """A visitor's device: a context with one page."""

    def __init__(self, browser: Browser, options: dict[str, Any]) -> None:
        self.options = options
        self.is_spoiled = False
        self._context = browser.new_context(**options)
        self.page = self._context.new_page()
        self._watch()

    def _watch(self) -> None:
        for part, names in SPOILING.items():
            whole = self.page if part == "page" else getattr(self.page, part)
            for name in names:
                setattr(whole, name, partial(self._spoilt_by, getattr(whole, name)))

    def _spoilt_by(self, usual: Callable[..., Any], *given: Any, **named: Any) -> Any:
        self.is_spoiled = True
        return usual(*given, **named)

    def is_clean(self) -> bool:
        """Forget everything; tell whether that could be done."""
        if self.is_spoiled or self._context.pages != [self.page]:
            return False
        try:
            self.page.goto(NOWHERE, timeout=SOON)
            self._context.clear_cookies()
            self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
            self.page.mouse.up()
            self.page.mouse.move(-1, -1)
            if self.options.get("viewport") != self.page.viewport_size:
                self.page.set_viewport_size(self.options["viewport"])
        except Failed:
            return False
        return True

    def close(self) -> None:
        """End it."""
        self._context.close()


class Profiles:
    """Those that wait for their next visitor."""

    def __init__(self) -> None:
        self._waiting: list[Profile] = []

    def come(self, browser: Browser, options: dict[str, Any]) -> Profile:
        """Return a profile in which nobody has been, as far as a page can tell."""
        for profile in self._waiting:
            if profile.options == options:
                self._waiting.remove(profile)
                return profile
        profile = Profile(browser, options)
        with suppress(Failed):  # a server that does not run yet
            profile.page.goto(NOWHERE)
        return profile

    def leave(self, profile: Profile) -> None:
        """Keep it for the next visitor, if that can be."""
        if not profile.is_clean():
            profile.close()
            return
        self._waiting.append(profile)
        if len(self._waiting) > MOST:
            self._waiting.pop(0).close()

    def forget(self) -> None:
        """Know of none any more: the browser ends."""
        self._waiting.clear()
