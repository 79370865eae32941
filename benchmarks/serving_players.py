"""Scripted players: people at tables of four who make legal moves at a steady rate.

Know the protocol as far as they need it, and no rule.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import httpx
import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

GAMES = ("modern-art", "alles-futsch", "canaletto", "moderne-zeiten")
SEATS = 4
# How often a player names a price who could also do something else.
BOLD = 0.3
CONNECTING_AT_ONCE = 16


class Amounts(msgspec.Struct):
    """As much of what is shown as a scripted player needs."""

    verb: str
    least: int
    most: int


class Mine(msgspec.Struct):
    """The same."""

    turn: int
    actions: list[dict[str, Any]]
    amounts: list[Amounts]
    out: bool


class Shown(msgspec.Struct):
    """The same."""

    n: int
    status: str
    mine: Mine | None = None


class Frame(msgspec.Struct):
    """The same."""

    t: str
    shown: Shown | None = None
    id: str = ""
    ok: bool = True
    code: str = ""


READ = msgspec.json.Decoder(Frame).decode


class Seat(WSListener):  # type: ignore[misc]  # compiled, and says nothing of its types
    """A scripted player, who takes as little of the machine as can be: the server is measured."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.socket: WSTransport | None = None
        self.shown: Shown | None = None
        self.heard: Callable[[int], None] | None = None
        self.waiting: dict[str, asyncio.Future[Frame]] = {}
        self.frames = self.bytes = 0

    async def listen(self, address: str, table: str, facts: str = "no") -> None:
        """Open the socket, and read in a task of its own."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?facts={facts}"
        self._shown_first = asyncio.get_running_loop().create_future()
        self.socket, _ = await ws_connect(
            lambda: self, url, extra_headers=headers, websocket_handshake_timeout=120
        )
        await self._shown_first

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame; who is asked whether anybody is there says so without us."""
        if frame.msg_type == WSMsgType.TEXT:
            self._take(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def _take(self, data: bytes) -> None:
        frame = READ(data)
        if frame.shown is not None:
            if not self._shown_first.done():
                self._shown_first.set_result(None)
            self.shown = frame.shown
            self.frames += 1
            self.bytes += len(data)
            if self.heard is not None:
                self.heard(frame.shown.n)
        elif frame.id in self.waiting:
            self.waiting.pop(frame.id).set_result(frame)

    def choice(self, luck: Random) -> dict[str, Any] | None:
        """Choose something legal; None if there is nothing to do."""
        mine = None if self.shown is None else self.shown.mine
        if mine is None or mine.out or self.shown is None or self.shown.status != "playing":
            return None
        actions = [action for action in mine.actions if "take_back" not in action]
        if mine.amounts and (not actions or luck.random() < BOLD):
            amounts = mine.amounts[0]
            most = min(amounts.most, amounts.least + 2)
            return {amounts.verb: luck.randint(amounts.least, most)}
        return luck.choice(actions) if actions else None

    async def act(self, number: str, action: dict[str, Any]) -> Frame:
        """Send a move and wait for the answer."""
        assert self.socket is not None
        assert self.shown is not None
        assert self.shown.mine is not None
        turn = self.shown.mine.turn
        answer = asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        command = {"do": "act", "id": number, "turn": turn, "action": action}
        self.socket.send(WSMsgType.TEXT, msgspec.json.encode(command))
        return await asyncio.wait_for(answer, 60)

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            self.socket.send_close(WSCloseCode.OK)
            await self.socket.wait_disconnected()


class Figures:
    """What was measured in one run."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused = 0
        self.idle = 0
        self.errors = 0

    def millis(self, share: float) -> float:
        """The time by which so many were acknowledged, in milliseconds."""
        if not self.waits:
            return float("nan")
        ordered = sorted(self.waits)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


class Table:
    """A table of scripted players, opened anew when its game is over."""

    def __init__(  # noqa: PLR0913, PLR0917  # what a table is opened with
        self,
        client: httpx.AsyncClient,
        address: str,
        game: str,
        seed: str,
        facts: str,
        chosen: dict[str, Any] | None = None,
    ) -> None:
        self._chosen = chosen or {}
        self._client, self._address, self._game, self._facts = client, address, game, facts
        self.luck = Random(seed)  # noqa: S311  # a game
        self.seats: list[Seat] = []
        self.id = ""
        self.sent_at = 0.0
        self._sent = 0

    @property
    def is_over(self) -> bool:
        """Tell whether its game is."""
        shown = self.seats[0].shown
        return shown is not None and shown.status == "over"

    async def open(self, people: int = SEATS) -> None:
        """Open it and let everybody sit down, or so many."""
        settings = {
            "game": self._game,
            "seats": [{"who": "person"}] * SEATS,
            "clock": "none",
            "hammer": "none",
            "intervals": False,
        } | self._chosen
        form: dict[str, Any] = {"settings": settings, "name": "Player 0"}
        opened = await self._post("/api/tables", form, 0)
        self.id = opened["table"]
        for number in range(1, people):
            form = {"name": f"Player {number}", "invite": opened["invite"]}
            await self._post(f"/api/tables/{self.id}/seat", form, number)

    @property
    def heard(self) -> tuple[int, int]:
        """How many frames of the table its players have had, and how many bytes."""
        return sum(seat.frames for seat in self.seats), sum(seat.bytes for seat in self.seats)

    async def _post(self, path: str, form: dict[str, Any], number: int) -> dict[str, Any]:
        known = number < len(self.seats)
        headers = {"Authorization": f"Bearer {self.seats[number].token}"} if known else {}
        answer = await self._client.post(path, json=form, headers=headers)
        answer.raise_for_status()
        taken: dict[str, Any] = answer.json()
        if not known:
            self.seats.append(Seat(taken["token"]))
        return taken

    async def connect(self) -> None:
        """Open all sockets."""
        for seat in self.seats:
            await seat.listen(self._address, self.id, self._facts)

    async def move(self, figures: Figures) -> None:
        """Let somebody make a move, if anybody can."""
        for seat in self.luck.sample(self.seats, len(self.seats)):
            action = seat.choice(self.luck)
            if action is not None:
                self._sent += 1
                start = self.sent_at = time.perf_counter()
                answer = await seat.act(f"m{self._sent}", action)
                if answer.ok:
                    figures.waits.append(time.perf_counter() - start)
                else:
                    figures.refused += 1
                return
        figures.idle += 1
        if self.is_over:
            for seat in self.seats:
                await seat.close()
            await self.open()
            await self.connect()


async def all_of(
    work: Sequence[Callable[[], Awaitable[None]]], at_once: int = CONNECTING_AT_ONCE
) -> None:
    """Do everything, a few at once."""
    gate = asyncio.Semaphore(at_once)

    async def one(do: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await do()

    async with asyncio.TaskGroup() as group:
        for do in work:
            group.create_task(one(do))


async def drive(tables: Sequence[Table], rate: float, seconds: float) -> Figures:
    """Make so many moves a second, spread over the tables, for so long."""
    figures, loop = Figures(), asyncio.get_running_loop()
    start, between = loop.time() + 0.1, len(tables) / rate

    async def at_one(table: Table, first: float) -> None:
        due = start + first
        while due < start + seconds:
            await asyncio.sleep(due - loop.time())
            try:
                await table.move(figures)
            except (OSError, TimeoutError, httpx.HTTPError):
                figures.errors += 1
            # Who was answered late is late with the next move too, but skips none.
            due += between

    async with asyncio.TaskGroup() as group:
        for number, table in enumerate(tables):
            group.create_task(at_one(table, between * number / len(tables)))
    return figures
