"""Browser profiles that the next test uses again, where nothing of the last test can stay in them.

A page in a process that has drawn one of ours before costs 0.35 s of CPU, in a new process 0.85 s.
So a visitor who has left goes to a page without scripts, loses cookies and all that was kept, and
is the next visitor with the same device, be its screen larger or smaller. What can be undone is
undone (keys that are held, no network, another light); whoever did what cannot be (a script for
every page, another clock) is not used again.

Nobody hears anything unless the test is about that: sounds cost an eighth of what a page does.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Browser
from playwright.sync_api import Error as Failed

# At every server of ours, and nothing runs there.
NOWHERE = "/health"
FORGET = "localStorage.clear(), sessionStorage.clear()"
SILENCE = "localStorage.setItem('saleroom.sound', 'off')"
SOON = 5_000
# What stays with a page or its context when it has been used, for good.
SPOILING = {
    "page": ("add_init_script", "expose_function", "route"),
    "context": ("add_init_script", "grant_permissions", "route"),
    "clock": ("install", "pause_at", "set_fixed_time"),
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
        self._pressed: list[Any] = []
        self._lines: list[Any] = []
        self._watch()

    def _watch(self) -> None:
        for part, names in SPOILING.items():
            whole = self.page if part == "page" else getattr(self.page, part)
            for name in names:
                setattr(whole, name, partial(self._spoilt_by, getattr(whole, name)))
        page: Any = self.page
        page.keyboard.down = partial(self._held, page.keyboard.down)
        page.context.new_cdp_session = partial(self._asked, page.context.new_cdp_session)

    def _spoilt_by(self, usual: Callable[..., Any], *given: Any, **named: Any) -> Any:
        self.is_spoiled = True
        return usual(*given, **named)

    def _held(self, usual: Callable[[str], None], key: str) -> None:
        self._pressed.append(key)
        usual(key)

    def _asked(self, usual: Callable[[Any], Any], page: Any) -> Any:
        self._lines.append(usual(page))
        return self._lines[-1]

    def is_for(self, options: dict[str, Any]) -> bool:
        """Tell whether it is such a device, but for the size of its screen."""
        return {**self.options, "viewport": options["viewport"]} == options

    def resize(self, options: dict[str, Any]) -> None:
        """Have the screen of this device."""
        self.options = options
        if options["viewport"] != self.page.viewport_size:
            self.page.set_viewport_size(options["viewport"])

    def is_clean(self) -> bool:
        """Forget everything; tell whether that could be done."""
        if self.is_spoiled or self._context.pages != [self.page]:
            return False
        try:
            self._context.set_offline(self.options.get("offline", False))
            self.page.goto(NOWHERE, timeout=SOON)
            self._context.clear_cookies()
            self.page.evaluate(FORGET)
            self.page.mouse.up()
            self.page.mouse.move(-1, -1)
            self._let_go()
        except Failed:
            return False
        return True

    def _let_go(self) -> None:
        """Undo what outlives a page."""
        while self._pressed:
            self.page.keyboard.up(self._pressed.pop())
        while self._lines:
            with suppress(Failed):  # the test has done so
                self._lines.pop().detach()
        self.page.emulate_media(
            color_scheme=self.options.get("color_scheme", "light"),
            reduced_motion=self.options.get("reduced_motion", "no-preference"),
        )

    def close(self) -> None:
        """End it."""
        self._context.close()


class Profiles:
    """Those that wait for their next visitor."""

    def __init__(self) -> None:
        self._waiting: list[Profile] = []

    def come(self, browser: Browser, options: dict[str, Any], *, is_heard: bool) -> Profile:
        """Return a profile in which nobody has been, as far as a page can tell."""
        profile = self._known(options) or Profile(browser, options)
        with suppress(Failed):  # a server that does not run yet
            if profile.page.url == "about:blank":
                profile.page.goto(NOWHERE)
            if not is_heard:
                profile.page.evaluate(SILENCE)
        return profile

    def _known(self, options: dict[str, Any]) -> Profile | None:
        for profile in self._waiting:
            if profile.is_for(options):
                self._waiting.remove(profile)
                profile.resize(options)
                return profile
        return None

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
