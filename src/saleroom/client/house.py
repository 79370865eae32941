"""A server, as a program asks it over HTTP: what is there, open a table, take a seat.

Decides what is asked again by itself: what the server puts off (too many, away for a moment), and,
where nothing can be done twice by it, what got no answer. All else is the caller's to decide.
"""

import asyncio
import re
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self
from urllib.parse import SplitResult, quote, urlsplit

import httpx
import msgspec

from saleroom.client.errors import LineLost, ServerRefused, read, refusal
from saleroom.client.seat import AsyncSeat
from saleroom.client.wire import Snapshot
from saleroom.core.errors import Misuse
from saleroom.games.registry import game_named
from saleroom.messages.languages import ENGLISH

PATIENCE = 60.0
# Seconds that an answer may take.
ANSWER_SECONDS = 30.0
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 2.0
# What the name of a registered program begins with where bots are named.
PROGRAM = "program:"
# What may stand in a header as one word. A line feed at its end is that of a file.
_TOKEN = re.compile(r"[!-~]+")
_LOOPBACK = ("127.0.0.1", "::1", "localhost")

Json = Any
Place = str | dict[str, Any]


def _parts(address: str) -> SplitResult:
    """Take the address of a server apart."""
    try:
        parts = urlsplit(str(address))
        is_one = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:  # no port of this world
        is_one = False
    if not is_one:
        raise Misuse("client_address", name=str(address))
    return parts


def place(who: Place) -> dict[str, Any]:
    """Say who shall sit on a seat: `person`, `open`, `program:NAME`, or the name of a bot."""
    if not isinstance(who, str):
        return who
    if who in {"person", "open"}:
        return {"who": who}
    if who.startswith(PROGRAM):
        return {"who": "program", "program": who.removeprefix(PROGRAM)}
    return {"who": "bot", "bot": who}


class AsyncHouse:
    """A server. `token` is who one is there; whoever has none gets one with the first seat.

    Keep `house.token`: it is the only key to the seats. `patience` is for how many seconds a server
    that is away is asked again; `transport` is another way to ask than the network.
    """

    def __init__(
        self,
        address: str,
        token: str | None = None,
        patience: float = PATIENCE,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        parts = _parts(address)
        if token is not None and not _TOKEN.fullmatch(str(token)):
            raise Misuse("client_token")  # it is a secret: not shown
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.patience = patience
        # What listens on this machine is not behind a proxy, whatever the environment says.
        self.is_near = parts.hostname in _LOOPBACK
        self._http = httpx.AsyncClient(
            base_url=self.address,
            timeout=ANSWER_SECONDS,
            trust_env=not self.is_near,
            transport=transport,
        )
        # Whether whoever speaks through this need not be told its token.
        self.keeps_token = False
        self._seats: list[AsyncSeat] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up everywhere; seats stay taken."""
        for seat in self._seats:
            await seat.close()
        await self._http.aclose()

    # What is there

    async def games(self) -> Json:
        """List the games with their editions, options and bots."""
        return await self.ask("GET", "/api/games")

    async def rules(self, game: str, language: str = ENGLISH) -> Json:
        """Return the rules of a game, whole and by paragraph."""
        return await self.ask("GET", f"/api/rules/{game}", {"language": language})

    async def tables(self, **wanted: str | int) -> Json:
        """List public tables; `status`, `game`, `pace`, `language`, `limit` choose among them."""
        return await self.ask("GET", "/api/tables", wanted)

    async def mine(self) -> Json:
        """List the tables where one has a seat, those that wait first."""
        return await self.ask("GET", "/api/mine")

    async def look(self, table: str, since: int | None = None, wait: int = 0) -> Snapshot:
        """Look at a table once, with the eyes of the seat one has there, if any.

        With `wait` when one is asked something, or after so many seconds.
        """
        asked = {} if since is None else {"since": since}
        asked |= {"wait": wait} if wait else {}
        text = await self.ask_bytes("GET", f"/api/tables/{quote(table, safe='')}", asked)
        seen: Snapshot = read(text, Snapshot)
        return seen

    # Programs

    async def register(self, name: str) -> str:
        """Register a program of one's own; return the token that it shows, which is said once."""
        return str((await self._become("/api/programs", {"name": name}))["program_token"])

    async def programs(self) -> Json:
        """List the programs that one has registered."""
        return await self.ask("GET", "/api/programs")

    # Seats

    async def open_table(self, game: str, seats: Sequence[Place], **settings: Any) -> Json:
        """Open a table without sitting down; its `table` and `invite` are for those who shall."""
        chosen = {"game": game, "seats": list(map(place, seats)), **settings}
        return await self._become("/api/tables", {"settings": chosen})

    async def open(
        self,
        game: str,
        seats: Sequence[Place],
        *,
        name: str,
        seat: int | None = None,
        **settings: Any,
    ) -> AsyncSeat:
        """Open a table and sit down at it; `seat.link` invites others."""
        chosen = {"game": game, "seats": list(map(place, seats)), **settings}
        body = {"settings": chosen, "name": name, "seat": seat}
        opened = await self._become("/api/tables", body)
        return self._seat(opened["table"], game, opened["invite"], opened["recovery"])

    async def take_seat(
        self, table: str, *, name: str, invite: str | None = None, seat: int | None = None
    ) -> AsyncSeat:
        """Take a seat at a table: with the secret of its link, or an open one of a public table."""
        body = {"name": name, "seat": seat, "invite": invite}
        game = await self._game_at(table)
        taken = await self._become(f"/api/tables/{table}/seat", body)
        return self._seat(table, game, invite or "", taken["recovery"])

    async def seat_at(self, table: str) -> AsyncSeat:
        """Come back to the seat that one has at a table, by the token."""
        return self._seat(table, await self._game_at(table))

    async def _game_at(self, table: str) -> str:
        about = msgspec.json.decode((await self.look(table)).about)
        return str(about["settings"]["game"])

    def _seat(self, table: str, game: str, invite: str = "", recovery: str = "") -> AsyncSeat:
        seat = AsyncSeat(self, table, game_named(game), invite=invite, recovery=recovery)
        self._seats.append(seat)
        return seat

    async def _become(self, path: str, body: Json) -> Json:
        """Ask for what makes somebody of who is nobody, and keep the token that comes with it."""
        answer = await self.ask("POST", path, body)
        self.token = answer.get("token") or self.token
        return answer

    # Asking

    async def ask(self, method: str, path: str, said: Json = None, *, twice: bool = False) -> Json:
        """Ask something of the server; `twice`: it does no harm to ask this twice."""
        return read(await self.ask_bytes(method, path, said, twice=twice), Any)

    async def ask_bytes(
        self, method: str, path: str, said: Json = None, *, twice: bool = False
    ) -> bytes:
        """Do the same, and return what was answered as it came."""
        until, pause = time.monotonic() + self.patience, FIRST_PAUSE
        while True:
            try:
                return await self._asked(method, path, said)
            except ServerRefused as error:
                pause = error.wait
                if not pause or time.monotonic() + pause > until:
                    raise
            except httpx.TransportError as error:
                # Who could not even call has done nothing.
                is_safe = twice or method == "GET" or isinstance(error, httpx.ConnectError)
                if not is_safe or time.monotonic() + pause > until:
                    raise LineLost("line_lost", address=self.address, why=repr(error)) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _asked(self, method: str, path: str, said: Json) -> bytes:
        body = {"params": said} if method == "GET" else {"json": said}
        answer = await self._http.request(method, path, headers=self.headers(), **body)
        if answer.is_success:
            return answer.content
        raise refusal(answer.content, answer.status_code, answer.headers)

    def headers(self) -> dict[str, str]:
        """Say who one is."""
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
