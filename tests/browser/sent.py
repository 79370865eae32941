"""Listens to a page: what it sends over its line to the table."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

# What the page says by itself, whatever anybody does.
CHATTER = {"ping"}


class Sent:
    """The commands that a page sends over its line."""

    def __init__(self, page: Page) -> None:
        self.commands: list[Any] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["do"] not in CHATTER:
            self.commands.append(command)
