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
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from saleroom.web.limits import is_number, network_of

# Seconds for all of it: name, connection, answer.
SECONDS = 10.0
# Bytes of a line of the answer, and lines that are looked through for when to come back.
_LINE = 1024
_LINES = 50
_ADDRESSES = 3
# Names that are looked up at once, of them so many in one domain.
_LOOKUPS = 16
_OF_ONE_DOMAIN = 2
# Hosts that answered lately, whose names are looked up apart from all others.
_KNOWN_LOOKUPS = 4
_MOST_KNOWN = 1000
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)\b")
_RETRY_AFTER = re.compile(rb"retry-after:[ \t]*(\d{1,9})\s*$", re.IGNORECASE)
_BUSY = (429, 503)
# What may stand in a path or a query as it is.
_PLAIN = "/%:=&?~+!$,;'@()*[]-._"


# Addresses that stand for one of IPv4, which may be anywhere: NAT64, 6to4, Teredo.
_WAYS_BACK = tuple(
    map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)


class Undeliverable(ValueError):
    """What can never be sent there."""


class Reply(NamedTuple):
    """What was answered: a status, and in how many seconds to come back; 0 if that was not said."""

    status: int
    wait: int = 0


class WebAddress(NamedTuple):
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


def checked_call(address: str, *, private: bool) -> WebAddress:
    """Take an address apart; raise Undeliverable if one sees that nothing is ever sent there."""
    call = call_to(address)
    if not private and _is_inside(call.host.rstrip(".").lower()):
        raise Undeliverable("an address inside a private network")
    return call


def _is_inside(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return not is_outside(host)
    except ValueError:
        pass
    try:  # 127.1 and 0x7f000001 are numbers too
        return not is_outside(socket.inet_ntoa(socket.inet_aton(host)))
    except OSError:
        return False


def is_outside(number: str) -> bool:
    """Tell whether an IP address is one of the web, and no way back into a private network."""
    address = ipaddress.ip_address(number)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_outside(str(address.ipv4_mapped))
        if address.is_site_local or any(address in ways for ways in _WAYS_BACK):
            return False
    return address.is_global and not address.is_multicast


def call_to(address: str) -> WebAddress:
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
    return WebAddress(is_sealed, host, port or (443 if is_sealed else 80), path)


def domain_of(host: str) -> str:
    """Return the part of a name, or the network of a number, that has one owner, as one sees."""
    if is_number(host):
        return network_of(host)
    return ".".join(host.rstrip(".").lower().split(".")[-2:])


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
        # Names are looked up by threads of their own, which nobody can stop: one that is slow to be
        # found holds up no other work of the house, and no name of a host that has answered before.
        self._lookups = ThreadPoolExecutor(_LOOKUPS, thread_name_prefix="saleroom names")
        self._known_lookups = ThreadPoolExecutor(_KNOWN_LOOKUPS, thread_name_prefix="known names")
        self._under_way: Counter[str] = Counter()
        self._known: dict[str, None] = {}

    def close(self) -> None:
        """Call nobody any more."""
        for threads in (self._lookups, self._known_lookups):
            threads.shutdown(wait=False, cancel_futures=True)

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        """Send a body and return the answer; raises OSError and TimeoutError, too."""
        call = call_to(address)
        async with asyncio.timeout(SECONDS):
            answer = await self._asked(call, await self._numbers(call), body, headers)
        self._know(call.host)
        return answer

    def _know(self, host: str) -> None:
        self._known.pop(host, None)
        self._known[host] = None
        if len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]

    async def _numbers(self, call: WebAddress) -> list[str]:
        found = await asyncio.wrap_future(self._looked_up(call))
        numbers = [str(one[4][0]) for one in found][:_ADDRESSES]
        if not self._private and not all(map(is_outside, numbers)):
            raise Undeliverable("an address inside a private network")
        return numbers

    def _looked_up(self, call: WebAddress) -> "Future[list[Any]]":
        """Have a name looked up; one domain has so many threads, however long it keeps them."""
        domain = domain_of(call.host)
        if self._under_way[domain] >= _OF_ONE_DOMAIN:
            raise TimeoutError("names of this domain are being looked up")
        self._under_way[domain] += 1
        threads = self._known_lookups if call.host in self._known else self._lookups
        loop = asyncio.get_running_loop()
        looking: Future[list[Any]] = threads.submit(
            socket.getaddrinfo, call.host, call.port, type=socket.SOCK_STREAM
        )

        def done(_: object) -> None:
            with suppress(RuntimeError):  # the house has closed meanwhile
                loop.call_soon_threadsafe(self._found, domain)

        looking.add_done_callback(done)
        return looking

    def _found(self, domain: str) -> None:
        self._under_way[domain] -= 1
        if not self._under_way[domain]:
            del self._under_way[domain]

    async def _asked(
        self, call: WebAddress, numbers: list[str], body: bytes, headers: Mapping[str, str]
    ) -> Reply:
        reader, writer = await self._connected(call, numbers)
        try:
            writer.write(_head(call, len(body), headers) + body)
            await writer.drain()
            status = _STATUS.match(await reader.readline())
            if status is None:
                raise ConnectionError("the answer is none of the web")
            code = int(status[1])
            return Reply(code, await _wait(reader) if code in _BUSY else 0)
        finally:
            writer.transport.abort()

    async def _connected(
        self, call: WebAddress, numbers: list[str]
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


def _head(call: WebAddress, length: int, headers: Mapping[str, str]) -> bytes:
    host = call.origin.partition("://")[2]
    usual = {"Host": host, "User-Agent": "saleroom", "Connection": "close"}
    lines = [f"POST {call.path} HTTP/1.1"]
    named = usual | dict(headers) | {"Content-Length": str(length)}
    lines += [f"{name}: {value}" for name, value in named.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii")
