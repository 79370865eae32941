"""The page itself, the pages about the server, and its figures.

The built page lies in memory, read once: what is not in that folder cannot be asked for.
"""

import asyncio
import gzip
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saleroom import __version__
from saleroom.games.registry import game_named, game_names
from saleroom.house.commands import Refused
from saleroom.messages.languages import ENGLISH
from saleroom.messages.saying import catalogue
from saleroom.store.contract import Unavailable
from saleroom.web import openapi
from saleroom.web.health import readiness_of
from saleroom.web.http_bodies import answered
from saleroom.web.http_errors import JSON
from saleroom.web.hub import NoSuchTable
from saleroom.web.routes import Route, get
from saleroom.web.security import address_of, may_read_metrics
from saleroom.web.sharing import tags
from saleroom.web.site import door_of
from saleroom.web.together import figures_together, health_together

HTML = "text/html"
METRICS = "text/plain; version=1.0.0"
# What the build names by its content never changes under its name.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
BUILT = "assets/"
INDEX = "index.html"
# Written by the build, for the build.
STAMP = ".webhash"
# Shorter files are not worth unpacking.
_SHORT = 1024
# What a page is made of. Written down, because systems differ in what they know, and a browser runs
# no script that is not called one.
KINDS = {
    ".css": "text/css",
    ".html": HTML,
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The page of a table, and of its replay.
_TABLE = re.compile(r"t/([A-Za-z0-9_-]{1,40})(?:/replay)?")

_NOT_BUILT = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Saleroom</title>
<h1>Saleroom {__version__}</h1>
<p>The server is running, but its page is not built. Programs can play all the same:
<a href="/api/docs">the protocol</a>.</p>
</html>
"""


class PageFile(NamedTuple):
    """A file of the page, as it is and packed."""

    data: bytes
    packed: bytes | None
    media_type: str
    cache: str


def files_in(folder: Path) -> dict[str, PageFile]:
    """Read the built page; without one there is a plain page that says so."""
    files = {
        path.relative_to(folder).as_posix(): _kept(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != STAMP
    }
    return files or {INDEX: PageFile(_NOT_BUILT.encode(), None, HTML, ASK_AGAIN)}


def _kept(path: Path, name: str) -> PageFile:
    data = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return PageFile(data, _packed(data), kind, FOR_EVER if name.startswith(BUILT) else ASK_AGAIN)


def _packed(data: bytes) -> bytes | None:
    packed = gzip.compress(data, 9, mtime=0) if len(data) > _SHORT else data
    return packed if len(packed) <= 0.9 * len(data) else None


@cache
def _described(index: PageFile) -> PageFile:
    """Say in the page what can be played here; when it is first asked for, all games are read."""
    titles = ", ".join(game_named(name).title for name in game_names())
    text = escape(catalogue(ENGLISH).text("house-description", games=titles), quote=True)
    tag = f'<meta name="description" content="{text}" />'
    data = index.data.replace(b"</head>", tag.encode() + b"</head>", 1)
    return index._replace(data=data, packed=_packed(data))


def page_routes(folder: Path) -> tuple[Route, Route]:
    """Make the routes of the page: its front, and its files and every address in it."""
    files = files_in(folder)

    async def page(request: Request) -> Response:
        wanted = str(request.scope["path"]).strip("/")
        found = files.get(wanted)
        if found is None and not wanted.startswith(BUILT) and "." not in wanted:
            found = await _announced(request, wanted, _described(files[INDEX]))
        if found is None:
            raise Refused("no_such_page")
        packs = found.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": found.cache, "Vary": "Accept-Encoding"}
        if packs:
            headers["Content-Encoding"] = "gzip"
        data = found.packed if packs and found.packed is not None else found.data
        return Response(data, media_type=found.media_type, headers=headers)

    return get("/")(page), get("/{name}")(page)


async def _announced(request: Request, wanted: str, index: PageFile) -> PageFile:
    """Put into the page of a table what a link to it shows; the plain page if there is nothing."""
    table = _TABLE.fullmatch(wanted)
    door = door_of(request)
    if table is None or door.counters.requests.take(address_of(request)):
        return index
    try:
        shared = await door.hub.finished.shared(table[1])
    except (NoSuchTable, Unavailable):
        return index
    scheme, host = request.scope["scheme"], request.headers.get("host", "")
    told = await asyncio.to_thread(tags, shared, table[1], scheme, host)  # reads words, at first
    data = index.data.replace(b"</head>", told.encode() + b"</head>", 1)
    return PageFile(data, None, HTML, ASK_AGAIN)


@get("/health")
async def health(request: Request) -> Response:
    """Say what of the house works."""
    found = await health_together(door_of(request))
    return answered(found, 200 if found.ok else 503)


@get("/ready")
async def ready(request: Request) -> Response:
    """Say whether people may be sent here."""
    found = await readiness_of(door_of(request).hub)
    return answered(found, 200 if found.ok else 503)


@get("/metrics")
async def metrics(request: Request) -> Response:
    """Write the figures, for this machine or for who has the token."""
    if not may_read_metrics(request):
        raise Refused("not_yours", "figures")
    return Response(await figures_together(door_of(request)), media_type=METRICS)


def docs_routes(routes: tuple[Route, ...]) -> tuple[Route, Route]:
    """Make the pages that describe the routes."""
    written = msgspec.json.encode(openapi.document(routes))
    shown = openapi.page(routes).encode()

    @get("/api/openapi.json")
    async def document(_request: Request) -> Response:
        return Response(written, media_type=JSON)

    @get("/api/docs")
    async def docs(_request: Request) -> Response:
        return Response(shown, media_type=HTML)

    return document, docs
