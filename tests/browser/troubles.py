"""What a page complains about while a test uses it; whatever a test did not allow fails it."""

import re
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response

# The page went elsewhere before the answer came.
ABORTED = "net::ERR_ABORTED"
BAD_STATUS = 400


class Troubles:
    """The complaints of all pages of one test."""

    def __init__(self) -> None:
        self._told: list[str] = []
        self._allowed: list[str] = []

    def watch(self, page: Page) -> None:
        """Note what goes wrong in a page from now on."""
        for event, noting in self._noting().items():
            page.on(event, noting)

    def unwatch(self, page: Page) -> None:
        """Note nothing more of a page."""
        for event, noting in self._noting().items():
            page.remove_listener(event, noting)

    def _noting(self) -> dict[Any, Any]:
        """Return what is done with each event; the same each time."""
        return {
            "console": self._console,
            "pageerror": self._thrown,
            "requestfailed": self._failed,
            "response": self._answered,
            "crash": self._crashed,
        }

    def allow(self, pattern: str) -> None:
        """Say that complaints with these words in them are expected."""
        self._allowed.append(pattern)

    def left(self) -> list[str]:
        """Return what was not expected."""
        return [
            text
            for text in self._told
            if not any(re.search(pattern, text) for pattern in self._allowed)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            where = message.location.get("url", "")
            self._told.append(f"console {message.type}: {message.text} ({where})")

    def _thrown(self, error: Error) -> None:
        self._told.append(f"error: {error}")

    def _crashed(self, _: Page) -> None:
        self._told.append("the page crashed")

    def _failed(self, request: Request) -> None:
        if request.failure != ABORTED:
            self._told.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= BAD_STATUS:
            self._told.append(f"status {response.status}: {response.url}")
