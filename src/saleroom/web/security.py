"""Who is asking: origins, cookies and bearer tokens, and the headers that guard the page.

The seat of an action comes from the token alone. A browser says where its page came from (Origin)
and sends the cookie by itself, so its cookie counts only together with an origin we trust. A
program says no origin; it shows its token in the Authorization header, and a cookie from it counts
for nothing.
"""

import hmac
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from saleroom.house.commands import Refused
from saleroom.house.opening import hash_of, unknown_person
from saleroom.store.contract import Newcomer
from saleroom.web.limits import is_loopback, is_number, network_of
from saleroom.web.site import Door, door_of

COOKIE = "saleroom"
ORIGIN = "origin"
COOKIE_SECONDS = 400 * 24 * 3600  # what browsers keep at most
# Ours are 32 letters; what is longer is not even looked up.
LONGEST_TOKEN = 100
SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")
# Origins and hosts that are remembered; a server has few.
_ORIGINS = 128
# Under this name a request carries its papers.
_PAPERS = "saleroom.papers"
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_PAGES = {"ws": "http", "wss": "https"}

# Nothing from elsewhere, and no script or style inside a page.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
    " worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_NOT_KEPT = (b"cache-control", b"no-store")

Header = tuple[bytes, bytes]


class Caller(NamedTuple):
    """Who asks: a person, or nobody that is known; where from; and by a page or by a program."""

    person: str | None
    address: str
    by_page: bool


class Introduced(NamedTuple):
    """A person, and the token to hand over if the person was made just now."""

    person: str
    token: str | None
    by_page: bool
    new: Newcomer | None = None  # what is to be kept of who was made just now


class _Papers(NamedTuple):
    """What a request says of who asks: it may show a token, have our cookie and name an origin."""

    token: str | None
    cookie: str | None
    has_origin: bool
    by_page: bool


class OriginParts(NamedTuple):
    """An origin taken apart."""

    scheme: str
    host: str
    port: int


@lru_cache(_ORIGINS)
def origin_parts(origin: str) -> OriginParts | None:
    """Take an origin apart; None if it is none, such as `null`."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return None
    scheme = _PAGES.get(parts.scheme, parts.scheme)
    if scheme not in _PORTS or not parts.hostname:
        return None
    if parts.path not in {"", "/"} or parts.query or parts.fragment or parts.username is not None:
        return None
    return OriginParts(scheme, parts.hostname.lower(), port or _PORTS[scheme])


def is_own_name(asked: str, names: Collection[str] | None) -> bool:
    """Tell whether a server with these names may be asked under this one; None: under any.

    Whoever lets a name of theirs lead to this machine has no numbers for it, so those are ours.
    """
    if names is None or not asked:
        return True
    address = origin_parts(f"http://{asked}")
    if address is None:
        return False
    host = address.host
    return host in LOOPBACK_NAMES or host in names or is_number(host)


def is_trusted(origin: str, scheme: str, host: str, trusted: tuple[str, ...]) -> bool:
    """Tell whether a page of this origin may act for the person whose cookie it has."""
    page = origin_parts(origin)
    if page is None:
        return False
    own = origin_parts(f"{_PAGES.get(scheme, scheme)}://{host}")
    return page == own or page in [origin_parts(one) for one in trusted]


def address_of(connection: HTTPConnection) -> str:
    """Return what the limits count by."""
    client = connection.client
    return "local" if client is None else network_of(client.host)


def _is_trusted_page(connection: HTTPConnection) -> bool:
    origin = connection.headers.get(ORIGIN)
    if origin is None:
        return False
    host, trusted = connection.headers.get("host", ""), door_of(connection).site.origins
    return is_trusted(origin, connection.scope["scheme"], host, trusted)


def charge(connection: HTTPConnection, requests: int = 1) -> None:
    """Count a request as so many: what takes long to answer cannot be asked as often."""
    door = door_of(connection)
    wait = door.counters.requests.take(address_of(connection), requests)
    door.refuse_if(wait, "requests", "too_many_requests")


def guard(connection: HTTPConnection) -> None:
    """Turn away at the door: too many requests, pages from elsewhere, cookies of programs."""
    charge(connection)
    papers = _papers_of(connection)
    scope = connection.scope
    if scope["type"] == "http" and scope["method"] in SAFE:
        return
    if not papers.has_origin:
        if papers.cookie is not None and papers.token is None:
            raise Refused("no_origin")
    elif not papers.by_page:
        raise Refused("wrong_origin")


async def caller_of(connection: HTTPConnection) -> Caller:
    """Find out who asks, once `guard` has let the request in."""
    door = door_of(connection)
    papers = _papers_of(connection)
    person = None
    if papers.token is not None:
        person = await _person(door, papers.token)
        if person is None:
            raise Refused("bad_token")
    elif papers.cookie is not None and (papers.by_page or not papers.has_origin):
        person = await _person(door, papers.cookie)
    return Caller(person, address_of(connection), papers.by_page)


def _papers_of(connection: HTTPConnection) -> _Papers:
    """Look at what a request says of who asks, once."""
    found: _Papers | None = connection.scope.get(_PAPERS)
    if found is None:
        found = connection.scope[_PAPERS] = _Papers(
            token=_bearer(connection),
            cookie=_cookie(connection),
            has_origin=ORIGIN in connection.headers,
            by_page=_is_trusted_page(connection),
        )
    return found


def _cookie(connection: HTTPConnection) -> str | None:
    """Find our cookie, the last of them.

    It needs no quotes, so nobody's are taken off: Python takes a second for those of one header.
    """
    found = None
    for header in connection.headers.getlist("cookie"):
        for pair in header.split(";"):
            name, is_pair, value = pair.partition("=")
            if is_pair and name.strip() == COOKIE:
                found = value.strip()
    return found


async def _person(door: Door, token: str) -> str | None:
    return await door.hub.person_of(token) if len(token) <= LONGEST_TOKEN else None


def _bearer(connection: HTTPConnection) -> str | None:
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.strip().partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused("bad_token", detail="the Authorization header says: Bearer, and a token")
    return token.strip()


async def known(connection: HTTPConnection) -> str:
    """Return the person who asks; refuse whoever is nobody."""
    caller = await caller_of(connection)
    if caller.person is None:
        raise Refused("nobody")
    return caller.person


def introduction(connection: HTTPConnection, caller: Caller) -> Introduced:
    """Return the person who asks; who is nobody gets a name and a token that are not kept yet."""
    if caller.person is not None:
        return Introduced(caller.person, None, caller.by_page)
    door = door_of(connection)
    wait = door.counters.strangers.take(caller.address)
    door.refuse_if(wait, "strangers", "too_many_people")
    person, token = unknown_person()
    new = Newcomer(person, hash_of(token), door.hub.now())
    return Introduced(person, token, caller.by_page, new)


def hand_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Give a page its cookie; over https it is never sent without."""
    origin = connection.headers.get(ORIGIN, "")
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=connection.scope["scheme"] == "https" or origin.startswith("https:"),
    )


def may_read_metrics(connection: HTTPConnection) -> bool:
    """Tell whether this is the machine itself, asked by its own name, or who has the token."""
    wanted = door_of(connection).site.metrics_token
    header = connection.headers.get("authorization", "")
    if wanted is not None and hmac.compare_digest(header.encode(), f"Bearer {wanted}".encode()):
        return True
    host = origin_parts(f"http://{connection.headers.get('host', '')}")
    client = connection.client
    # A proxy on this machine is local too, but it passes on the name that was asked for.
    return (
        client is not None
        and is_loopback(client.host)
        and host is not None
        and host.host in LOOPBACK_NAMES
    )


def guarded(headers: Iterable[Header]) -> list[Header]:
    """Add the guarding headers; what says nothing else about it is not kept anywhere."""
    given = list(headers)
    there = {name.lower() for name, _ in given}
    return given + [header for header in (*HEADERS, _NOT_KEPT) if header[0] not in there]
