"""Listens to a page: what it sends over its line to the table."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

# What the page says by itself, whatever anybody does.
CHATTER = {"ping"}
# How often a page is looked at again before it counts as silent.
PATIENCE = 400


class Sent:
    """The commands that a page sends over its line."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.commands: list[Any] = []
        page.on("websocket", self._listen)

    def first(self, count: int) -> list[Any]:
        """Wait until that many have been sent."""
        for _ in range(PATIENCE):
            if len(self.commands) >= count:
                break
            self.page.wait_for_timeout(50)
        return self.commands[:count]

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["do"] not in CHATTER:
            self.commands.append(command)
