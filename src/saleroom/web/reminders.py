"""Telling people who are not looking that a table waits for them, at a web address of theirs.

What is sent names the table, the game, the seat and until when it has time, and nothing of what
happens there. It is sent when the table begins to wait, and once more when a quarter of the time is
left; who has decided meanwhile hears no more. What is still to be sent is kept in memory: a restart
forgets it.

Addresses inside the house's own network are refused, so that nobody can make the server knock on
its neighbours' doors. Web Push is prepared (subscriptions are kept) and not sent yet.
"""

import asyncio
import ipaddress
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from saleroom.house.clocks import HOUR
from saleroom.house.due import until
from saleroom.house.heads import people_asked
from saleroom.house.settings import DAYS
from saleroom.house.table import Table

LOG = logging.getLogger(__name__)

SECONDS = 5.0
OK = 400
QUARTER = 4


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """What is sent: `until` in milliseconds since 1970, `last` when time is getting short."""

    table: str
    game: str
    seat: int
    waits: bool = True
    until: int | None = None
    last: bool = False


class _Told(NamedTuple):
    """The question a seat was reminded of, and when it is to be reminded again."""

    turn: int
    again: int | None


class Reminders:
    """Knocks at people's addresses, off the event loop."""

    def __init__(self, *, private: bool = False) -> None:
        """Say whether addresses in private networks may be called."""
        self._private = private
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="saleroom reminders")
        self._told: dict[str, dict[int, _Told]] = {}

    def look(self, table: Table, now: int) -> None:
        """Remind every seat the table waits for: of each question, and once more before its end."""
        if table.settings.pace != DAYS:
            return
        told = self._told.pop(table.id, {})
        # A seat that is not asked is not kept in mind.
        asked = [seat for seat in people_asked(table) if table.seats[seat].webhook]
        for seat in asked:
            before, turn = told.get(seat), table.turn(seat)
            if before is None or before.turn != turn:
                again = _last_call(table, seat)
                told[seat] = _Told(turn, again)
                self._send(table, seat, last=False)
            elif before.again is not None and before.again <= now:
                told[seat] = _Told(turn, None)
                self._send(table, seat, last=True)
        if asked:
            self._told[table.id] = {seat: told[seat] for seat in asked}

    def ripe(self, now: int) -> list[str]:
        """Return the tables that should be looked at again."""
        return [
            table
            for table, told in self._told.items()
            if any(one.again is not None and one.again <= now for one in told.values())
        ]

    def _send(self, table: Table, seat: int, *, last: bool) -> None:
        body = Reminder(
            table=table.id,
            game=table.settings.game,
            seat=seat,
            until=until(table, seat),
            last=last,
        )
        loop = asyncio.get_running_loop()
        address = table.seats[seat].webhook or ""
        loop.run_in_executor(self._threads, self._call, address, msgspec.json.encode(body))

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


def _last_call(table: Table, seat: int) -> int | None:
    """Return when a quarter of the seat's time will be left."""
    end = until(table, seat)
    return None if end is None else end - table.settings.hours * HOUR // QUARTER
