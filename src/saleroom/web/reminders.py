"""Telling people who are not looking that a table waits for them, at a web address of theirs.

What is sent names the table, the game and the seat, and nothing of what happens there. Addresses
inside the house's own network are refused, so that nobody can make the server knock on its
neighbours' doors. Web Push is prepared (subscriptions are kept) and not sent yet.
"""

import asyncio
import ipaddress
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

import msgspec

from saleroom.house.heads import people_asked
from saleroom.house.settings import DAYS
from saleroom.house.table import Table

LOG = logging.getLogger(__name__)

SECONDS = 5.0
OK = 400


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """What is sent."""

    table: str
    game: str
    seat: int
    waits: bool = True


class Reminders:
    """Knocks at people's addresses, off the event loop."""

    def __init__(self, *, private: bool = False) -> None:
        """Say whether addresses in private networks may be called."""
        self._private = private
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="saleroom reminders")
        self._told: dict[tuple[str, int], int] = {}

    def look(self, table: Table) -> None:
        """Remind every seat the table waits for, once for each question."""
        if table.settings.pace != DAYS:
            return
        for seat in people_asked(table):
            webhook = table.seats[seat].webhook
            key = (table.id, seat)
            if webhook and self._told.get(key) != table.turn(seat):
                self._told[key] = table.turn(seat)
                body = Reminder(table=table.id, game=table.settings.game, seat=seat)
                loop = asyncio.get_running_loop()
                loop.run_in_executor(self._threads, self._call, webhook, msgspec.json.encode(body))

    def close(self) -> None:
        """Remind nobody any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _call(self, address: str, body: bytes) -> None:
        try:
            status = self._posted(address, body)
        except (OSError, HTTPException, ValueError) as error:
            LOG.info("a reminder did not arrive: %s", type(error).__name__)
            return
        if status >= OK:
            LOG.info("a reminder was answered with %s", status)

    def _posted(self, address: str, body: bytes) -> int:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or parts.hostname is None:
            raise ValueError("no address of the web")
        port = parts.port or (443 if parts.scheme == "https" else 80)
        number = self._resolved(parts.hostname, port)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = kind(parts.hostname, port, timeout=SECONDS)
        # The address that was checked is the one that is called, whatever the name says later.
        connection._create_connection = (  # type: ignore[attr-defined]  # noqa: SLF001
            lambda _address, *rest, **named: socket.create_connection(
                (number, port), *rest, **named
            )
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {"Content-Type": "application/json", "User-Agent": "saleroom"}
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        finally:
            connection.close()

    def _resolved(self, host: str, port: int) -> str:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        number = str(found[0][4][0])
        if not self._private and not ipaddress.ip_address(number).is_global:
            raise ValueError("an address inside a private network")
        return number
