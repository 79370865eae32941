"""A seat at a server's table, through any number of sockets: look, wait for one's turn, act.

Decides how a line that broke is taken up again: the next socket says how much was heard, and what
was sent and not answered is sent again under the same id, in the same session, so that the server
does nothing twice. What is done at the table is decided by whoever calls.
"""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from operator import index
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus
from websockets.frames import Close

from saleroom.client.errors import LineLost, ServerRefused, refusal
from saleroom.client.hearing import HeardSoFar
from saleroom.client.wire import Frame, LineHeard, Result, Shown, Turn, is_asked, legal_in
from saleroom.core.contract import Game

if TYPE_CHECKING:
    from saleroom.client.house import AsyncHouse

# What the line does when a server dies, comes back or stands behind a bad network.
LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)
# Refusals after which the same is sent again a moment later: it was not done.
AGAIN = ("rate", "unavailable")
# Seconds without a sign of life after which a line is given up, and frames of a size.
PULSE = 10.0
MOST_BYTES = 4_000_000
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0
# The server sends away: too much nonsense, too many sockets; a frame that is longer than it takes.
UNWANTED = 1008
TOO_LONG = 1009
OVER, FROZEN = "over", "frozen"

_DECODER = msgspec.json.Decoder(Frame)


class _Sent(msgspec.Struct):
    text: str
    answered: asyncio.Future[None]


class AsyncSeat:
    """A seat. It listens from the first time it is asked for anything."""

    def __init__(
        self, house: "AsyncHouse", table: str, game: Game, *, invite: str = "", recovery: str = ""
    ) -> None:
        self.house = house
        self.table = table
        self.game = game
        self.invite = invite
        self.recovery = recovery
        self.hearing = HeardSoFar(game)
        self._session = token_hex(8)
        self._ids = count(1)
        self._sent: dict[str, _Sent] = {}
        self._shown: Shown | None = None
        self._view: Any = None
        self._changed = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None
        self._failure: Exception | None = None
        self._problem = b""
        self._unwanted: ServerRefused | None = None
        self._continued = -1
        self.reconnected = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; the seat stays taken."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    # What is seen

    @property
    def link(self) -> str:
        """The link that lets others sit down; empty if one was not told it."""
        return f"{self.house.address}/t/{self.table}#{self.invite}" if self.invite else ""

    @property
    def shown(self) -> Shown:
        """The table as it was shown last."""
        if self._shown is None:
            raise LineLost("line_nothing_shown")
        return self._shown

    @property
    def view(self) -> Any:
        """The game's own view of the seat, as bots are given it."""
        if self._view is None:
            self._view = msgspec.json.decode(self.shown.view, type=self.game.view_type)
        return self._view

    @property
    def memory(self) -> Any:
        """What a player can have kept in mind of all that was heard, as bots are given it."""
        return self.hearing.memory(len(self.shown.seats))

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.shown.result

    async def look(self) -> Shown:
        """Look at the table."""
        await self._until(lambda: self._shown is not None)
        return self.shown

    # What is done

    async def my_turn(self, timeout: float | None = None) -> Turn | None:  # noqa: ASYNC109  # for callers without asyncio
        """Wait until one is asked; return the question, or None when the game is over.

        At the end of a round it goes on at once. TimeoutError after so many seconds.
        """
        async with asyncio.timeout(timeout):
            while True:
                await self._until(lambda: self._shown is not None and self._is_up())
                if self.shown.status in {OVER, FROZEN}:
                    return None
                if (turn := self._turn()) is not None:
                    return turn
                await self._go_on()

    def _is_up(self) -> bool:
        shown = self.shown
        return shown.status in {OVER, FROZEN} or self._turn() is not None or self._is_looking()

    def _is_looking(self) -> bool:
        shown = self.shown
        if shown.interval is None or shown.mine is None or shown.mine.turn == self._continued:
            return False
        return shown.mine.seat in shown.interval.looking

    async def _go_on(self) -> None:
        assert self.shown.mine is not None
        self._continued = self.shown.mine.turn
        with suppress(ServerRefused):  # somebody else was faster
            await self.send({"do": "continue"})

    def _turn(self) -> Turn | None:
        mine = self.shown.mine
        if mine is None or self.shown.interval is not None or not is_asked(mine):
            return None
        legal = legal_in(mine, self.game)
        return Turn(mine.turn, mine.actions, mine.amounts, mine.paragraph, self.view, legal)

    async def act(self, action: int | Mapping[str, Any], turn: Turn | int | None = None) -> None:
        """Do something, in named or compact form; it is on disk there when this returns.

        `turn` is the question that is answered, the last one that was shown if none is named. If it
        is another by then, the answer is refused with the code `stale`.
        """
        named = self._named(action)
        mine = (await self.look()).mine
        number = turn.number if isinstance(turn, Turn) else turn
        if number is None:
            number = 0 if mine is None else mine.turn
        await self.send({"do": "act", "turn": number, "action": named})

    def _named(self, action: int | Mapping[str, Any]) -> dict[str, Any]:
        """Write an action out; what is neither named nor a whole number is refused."""
        if isinstance(action, Mapping):
            return dict(action)
        is_number = hasattr(action, "__index__") and not isinstance(action, bool)
        return self.game.codec.decode(index(action) if is_number else action)

    async def send(self, command: dict[str, Any]) -> None:
        """Send any command of the protocol, and wait for its answer; the id is added here."""
        self._begin()
        number = str(next(self._ids))
        text = msgspec.json.encode({**command, "id": number}).decode()
        until = time.monotonic() + self.house.patience
        try:
            while True:
                try:
                    await self._sent_once(number, text)
                except ServerRefused as refused:
                    pause = refused.wait or FIRST_PAUSE
                    if refused.code not in AGAIN or time.monotonic() + pause > until:
                        raise
                    await asyncio.sleep(pause)
                else:
                    return
        finally:
            self._sent.pop(number, None)

    async def _sent_once(self, number: str, text: str) -> None:
        if self._failure is not None:
            raise self._failure
        sent = _Sent(text, asyncio.get_running_loop().create_future())
        self._sent[number] = sent
        if self._socket is not None:
            with suppress(*LOST):  # the next socket sends it again
                await self._socket.send(text)
        await sent.answered

    async def why_not(self, action: int | Mapping[str, Any]) -> ServerRefused | None:
        """Ask why something cannot be done; None if it can. Nothing is done."""
        path = f"/api/tables/{self.table}/why"
        answer = await self.house.ask_bytes(
            "POST", path, {"action": self._named(action)}, twice=True
        )
        return None if msgspec.json.decode(answer)["legal"] else refusal(answer)

    async def hint(self) -> Any:
        """Ask what a strong bot would do, where the table gives hints."""
        return await self.house.ask("POST", f"/api/tables/{self.table}/hint", {}, twice=True)

    # Listening

    def _begin(self) -> None:
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def _until(self, holds: Any) -> None:
        self._begin()
        while not holds():
            if self._failure is not None:
                raise self._failure
            self._changed.clear()
            await self._changed.wait()

    async def _listen(self) -> None:
        """Listen until the game is over and everything answered, or the server is away too long."""
        lost_at, pause = time.monotonic(), FIRST_PAUSE
        while True:
            heard = self.hearing.count
            try:
                await self._one_line()
            except InvalidStatus as error:
                refused = refusal(bytes(error.response.body or b""), error.response.status_code)
                if refused.code not in AGAIN and refused.status < 500:  # noqa: PLR2004  # HTTP
                    self._fail(refused)
                    return
                pause = max(pause, refused.wait)
            except LOST:
                pass
            except ServerRefused as refused:
                self._fail(refused)
                return
            if self.hearing.count > heard:
                lost_at, pause = time.monotonic(), FIRST_PAUSE
                self._unwanted = None
            self.reconnected += 1
            if time.monotonic() - lost_at > self.house.patience:
                self._fail(self._unwanted or LineLost("line_away", address=self.house.address))
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _one_line(self) -> None:
        """Listen over one socket until it breaks."""
        self._problem = b""
        asked = {"since": self.hearing.count, "session": self._session}
        address = f"{self.house.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        try:
            async with connect(
                f"{address}?{urlencode(asked)}",
                additional_headers=self.house.headers(),
                ping_interval=PULSE,
                ping_timeout=PULSE,
                open_timeout=PULSE,
                close_timeout=1,
                max_size=MOST_BYTES,
                proxy=None if self.house.is_near else True,
            ) as socket:
                for sent in list(self._sent.values()):
                    await socket.send(sent.text)
                self._socket = socket
                async for text in socket:
                    await self._hear(text)
        except ConnectionClosed as closed:
            self._sent_away(closed.rcvd)
            raise
        finally:
            self._socket = None

    def _sent_away(self, close: Close | None) -> None:
        """Keep why the server does not want this line; what was too long is not sent again."""
        code = 0 if close is None else close.code
        if code == UNWANTED and self._problem:
            self._unwanted = refusal(self._problem)
        elif close is not None and code == TOO_LONG and self._sent:
            longest = max(self._sent.values(), key=lambda sent: len(sent.text))
            body = msgspec.json.encode({"code": "too_large", "text": close.reason})
            if not longest.answered.done():
                longest.answered.set_exception(refusal(body))

    async def _hear(self, text: str | bytes) -> None:
        try:
            frame = _DECODER.decode(text)
        except msgspec.DecodeError as error:
            raise refusal(b"") from error
        if frame.t == "table" and frame.shown is not None:
            await self._see(frame.shown, frame.lines)
        elif frame.t == "answer":
            self._answered(frame, text)
        elif frame.t == "error":
            if frame.id:  # it is about something that was sent
                self._answered(frame, text)
            else:
                self._problem = text if isinstance(text, bytes) else text.encode()

    async def _see(self, shown: Shown, lines: tuple[LineHeard, ...]) -> None:
        while lines and lines[0].n > self.hearing.count:
            lines = (*await self._older(lines[0].n), *lines)
        self.hearing.hear(lines)
        self._shown, self._view = shown, None
        self._changed.set()

    async def _older(self, before: int) -> tuple[LineHeard, ...]:
        path = f"/api/tables/{self.table}/lines"
        text = await self.house.ask_bytes("GET", path, {"before": before})
        return msgspec.json.decode(text, type=tuple[LineHeard, ...])

    def _answered(self, frame: Frame, text: str | bytes) -> None:
        sent = self._sent.get(frame.id)
        if sent is None or sent.answered.done():
            return
        if frame.ok:
            sent.answered.set_result(None)
        else:
            sent.answered.set_exception(refusal(text))

    def _fail(self, error: Exception) -> None:
        self._failure = error
        self._changed.set()
        for sent in self._sent.values():
            if not sent.answered.done():
                sent.answered.set_exception(error)
