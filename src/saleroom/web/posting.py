"""Calls web addresses that people named: the one way out of the house to anywhere they like.

Addresses inside the house's own network are refused, so that nobody can make the server knock on
its neighbours' doors; the address that was looked up is the one that is called, whatever its name
says later. Nothing is followed, and of the answer only the status is read, and when to come back.
What is sent, and what an answer means, is left to others.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from typing import NamedTuple
from urllib.parse import quote, urlsplit

# Seconds for all of it: name, connection, answer.
SECONDS = 10.0
# Bytes of a line of the answer, and lines that are looked through for when to come back.
_LINE = 1024
_LINES = 50
_ADDRESSES = 3
_LOOKUPS = 4
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)\b")
_RETRY_AFTER = re.compile(rb"retry-after:[ \t]*(\d{1,9})\s*$", re.IGNORECASE)
_BUSY = (429, 503)
# What may stand in a path or a query as it is.
_PLAIN = "/%:=&?~+!$,;'@()*[]-._"


class Undeliverable(ValueError):
    """What can never be sent there."""


class Answer(NamedTuple):
    """What was answered: a status, and in how many seconds to come back; 0 if that was not said."""

    status: int
    wait: int = 0


class Call(NamedTuple):
    """An address of the web, taken apart."""

    is_sealed: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Return who is called, as a push service wants to be called."""
        scheme, usual = ("https", 443) if self.is_sealed else ("http", 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{scheme}://{host}" + ("" if self.port == usual else f":{self.port}")


def checked_call(address: str, *, private: bool) -> Call:
    """Take an address apart; raise Undeliverable if one sees that nothing is ever sent there."""
    call = call_to(address)
    if not private and _is_inside(call.host.rstrip(".").lower()):
        raise Undeliverable("an address inside a private network")
    return call


def _is_inside(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        pass
    try:  # 127.1 and 0x7f000001 are numbers too
        return not ipaddress.IPv4Address(socket.inet_aton(host)).is_global
    except OSError:
        return False


def call_to(address: str) -> Call:
    """Take an address apart; raise Undeliverable if it is none of the web."""
    if any(letter <= " " or letter == "\x7f" for letter in address):
        raise Undeliverable("no address of the web")
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port
    except ValueError as error:  # UnicodeError is one
        raise Undeliverable("no address of the web") from error
    if parts.scheme not in {"http", "https"} or not host or parts.username is not None:
        raise Undeliverable("no address of the web")
    path = quote(parts.path or "/", _PLAIN)
    if parts.query:
        path += "?" + quote(parts.query, _PLAIN)
    is_sealed = parts.scheme == "https"
    return Call(is_sealed, host, port or (443 if is_sealed else 80), path)


def host_of(address: str) -> str:
    """Return who is called; nobody where nothing can be sent, as may have been kept before."""
    try:
        return call_to(address).host
    except Undeliverable:
        return ""


class Poster:
    """Sends one thing at a time to each of many addresses, without ever waiting long."""

    def __init__(self, *, private: bool = False) -> None:
        """Say whether addresses in private networks may be called."""
        self._private = private
        # Names are looked up by threads of their own: one that is slow to be found holds up no
        # other work of the house.
        self._lookups = ThreadPoolExecutor(_LOOKUPS, thread_name_prefix="saleroom names")

    def close(self) -> None:
        """Call nobody any more."""
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send a body and return the answer; raises OSError and TimeoutError, too."""
        call = call_to(address)
        async with asyncio.timeout(SECONDS):
            return await self._asked(call, await self._numbers(call), body, headers)

    async def _numbers(self, call: Call) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._lookups, lambda: socket.getaddrinfo(call.host, call.port, type=socket.SOCK_STREAM)
        )
        numbers = [str(one[4][0]) for one in found][:_ADDRESSES]
        if not self._private and not all(ipaddress.ip_address(one).is_global for one in numbers):
            raise Undeliverable("an address inside a private network")
        return numbers

    async def _asked(
        self, call: Call, numbers: list[str], body: bytes, headers: Mapping[str, str]
    ) -> Answer:
        reader, writer = await self._connected(call, numbers)
        try:
            writer.write(_head(call, len(body), headers) + body)
            await writer.drain()
            status = _STATUS.match(await reader.readline())
            if status is None:
                raise ConnectionError("the answer is none of the web")
            code = int(status[1])
            return Answer(code, await _wait(reader) if code in _BUSY else 0)
        finally:
            writer.transport.abort()

    async def _connected(
        self, call: Call, numbers: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        seal, name = (self._seal, call.host) if call.is_sealed else (None, None)
        failed: OSError = ConnectionError("nobody is there")
        for number in numbers:
            try:
                return await asyncio.open_connection(
                    number, call.port, limit=_LINE, ssl=seal, server_hostname=name
                )
            except OSError as error:
                failed = error
        raise failed

    @cached_property
    def _seal(self) -> ssl.SSLContext:
        return ssl.create_default_context()


async def _wait(reader: asyncio.StreamReader) -> int:
    """Read when to come back; a date, or what is no head of an answer, counts as nothing said."""
    with suppress(OSError, ValueError):
        for _ in range(_LINES):
            line = await reader.readline()
            if not line.strip():
                break
            said = _RETRY_AFTER.match(line)
            if said is not None:
                return int(said[1])
    return 0


def _head(call: Call, length: int, headers: Mapping[str, str]) -> bytes:
    host = call.origin.partition("://")[2]
    usual = {"Host": host, "User-Agent": "saleroom", "Connection": "close"}
    lines = [f"POST {call.path} HTTP/1.1"]
    named = usual | dict(headers) | {"Content-Length": str(length)}
    lines += [f"{name}: {value}" for name, value in named.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii")
