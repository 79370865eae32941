"""Players that know only the protocol and lose their line at any moment.

A command that was not answered is sent again with the same id, by the next socket. What a player
was told is held against what comes later: lines keep their numbers, none is lost, and in the end
the record has every acknowledged move of the seat, once and in order.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
from web.protocol_players import Chair, chosen, listening, program, seated_at
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

PATIENCE = 60.0
# What the line does when a server dies or comes back.
LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)
# Answers that leave nothing to send again; anything else is a fault.
FAIR = {"stale", "illegal", "no_change", "not_now", "over"}
# Not played by persons alone: the hammer lets a price go for everybody.
HAMMERED = {"let_go", "take_back"}

Json = dict[str, Any]


class Tally:
    """What all players of a test have seen."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.resent = 0
        self.reconnected = 0
        self.unavailable = 0
        self.games = 0

    def acked_since(self, moment: float) -> bool:
        """Tell whether anything was acknowledged after a moment."""
        return bool(self.acks) and self.acks[-1] > moment


class Player:
    """One seat, through any number of sockets."""

    def __init__(self, chair: Chair, luck: Random, tally: Tally, thinking: float = 0.0) -> None:
        self.chair = chair
        self.luck = luck
        self.tally = tally
        self.thinking = thinking
        self.pulse: float | None = 20.0
        self.lines: list[Json] = []
        self.acted: list[Json] = []
        self.shown: Json = {}
        self._ids = count()
        self._pending: Json | None = None
        self._asked: tuple[int, int] | None = None

    async def play(self) -> Json:
        """Play to the end of the game; return what was shown last."""
        while True:
            try:
                since = len(self.lines)
                async with listening(
                    self.chair.address, self.chair.table, self.chair.token, since, self.pulse
                ) as socket:
                    await self._sit(socket)
            except LOST:
                self.tally.reconnected += 1
                await asyncio.sleep(0.2 + self.luck.random() / 5)
            else:
                return self.shown

    async def _sit(self, socket: ClientConnection) -> None:
        self._asked = None
        self._hear(await _frame(socket))
        if self._pending is not None:
            self.tally.resent += 1
            await self._send(socket)
        while self.shown["status"] != "over" or self._pending is not None:
            await self._decide(socket)
            frame = await _frame(socket)
            if frame["t"] == "answer":
                await self._answered(socket, frame)
            else:
                self._hear(frame)

    def _hear(self, frame: Json) -> None:
        """Lines go on where they ended: none lost, none twice, none with another number."""
        assert frame["t"] == "table", frame
        numbers = [line["n"] for line in frame["lines"]]
        assert numbers == list(range(len(self.lines), len(self.lines) + len(numbers))), frame
        self.lines += frame["lines"]
        self.shown = frame["shown"]
        assert self.shown["n"] == len(self.lines)
        assert self.shown["status"] != "frozen", self.shown["why_frozen"]

    async def _decide(self, socket: ClientConnection) -> None:
        if self._pending is not None or self.shown["status"] != "playing":
            return
        question = (self.shown["mine"]["turn"], self.shown["n"])
        if question == self._asked:
            return
        command = chosen(self.shown["mine"], self.luck)
        if command is None:
            return
        if self.thinking:
            await asyncio.sleep(self.luck.random() * self.thinking)
        self._asked = question
        self._pending = command | {"id": f"{self.chair.seat}-{next(self._ids)}"}
        await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(self._pending).decode())

    async def _answered(self, socket: ClientConnection, answer: Json) -> None:
        if self._pending is None or answer["id"] != self._pending["id"]:
            raise AssertionError(f"an answer to nothing: {answer}")
        if not answer["ok"] and answer["code"] == "unavailable":
            self.tally.unavailable += 1
            await asyncio.sleep(0.1)
            await self._send(socket)
            return
        if answer["ok"]:
            self.tally.acks.append(time.monotonic())
            assert answer["n"] >= len(self.lines), answer
            self.acted.append(self._pending["action"])
        else:
            assert answer["code"] in FAIR, (self._pending, answer)
        self._pending = None


async def _frame(socket: ClientConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        frame: Json = msgspec.json.decode(await socket.recv())
    return frame


async def party(  # noqa: PLR0917  # what a test says of a game
    address: str | list[str],
    settings: Json,
    seed: str,
    tally: Tally,
    thinking: float = 0.0,
    seated: Callable[[str], Awaitable[None]] | None = None,
    *,
    straight: str | None = None,
    pulse: float | None = 20.0,
) -> None:
    """Play one game with people on all seats, and check what is kept of it.

    With several addresses the players sit at different servers. `seated` is told the table. What is
    kept is asked for at the address `straight`, if there is one: a whole log at once does not come
    through a network that breaks before it is sent. Who hears nothing for `pulse` seconds asks, and
    comes back over another line.
    """
    addresses = [address] if isinstance(address, str) else address
    chairs = await _seated(addresses[0], settings)
    players = []
    for number, chair in enumerate(chairs):
        chair.address = addresses[number % len(addresses)]
        luck = Random(f"{seed} {chair.seat}")  # noqa: S311  # a game
        players.append(Player(chair, luck, tally, thinking))
        players[-1].pulse = pulse
    if seated is not None:
        await seated(chairs[0].table)
    await asyncio.gather(*(player.play() for player in players))
    for player in players:
        player.chair.address = straight or player.chair.address
    await check(players)
    tally.games += 1


async def _seated(address: str, settings: Json) -> list[Chair]:
    """Sit down; if the server dies meanwhile, at another table."""
    while True:
        try:
            return await seated_at(address, settings, len(settings["seats"]))
        except (httpx.TransportError, AssertionError):
            await asyncio.sleep(0.2)


async def check(players: list[Player]) -> None:
    """The record has what was acknowledged, once, in order; lines are those that were heard."""
    record = await _fetched(players[0], "/record")
    for player in players:
        seat = player.chair.seat
        made = [action for who, action in record["moves"] if who == seat]
        assert _without_hammer(made) == _without_hammer(player.acted), seat
        again = await _fetched(player, "")
        assert await _all_lines(player, again["lines"]) == player.lines
        assert again["shown"]["result"] == record["result"] == player.shown["result"]


async def _all_lines(player: Player, last: list[Json]) -> list[Json]:
    """Ask for what was heard before the last lines, by the page."""
    while last and last[0]["n"]:
        last = await _fetched(player, f"/lines?before={last[0]['n']}") + last
    return last


async def _fetched(player: Player, what: str) -> Any:
    """Ask over HTTP until the server is there."""
    path = f"/api/tables/{player.chair.table}{what}"
    async with program(player.chair.address, player.chair.token) as client:
        while True:
            try:
                answer = await client.get(path)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code == httpx.codes.OK:
                return answer.json()
            assert answer.status_code == httpx.codes.SERVICE_UNAVAILABLE, answer.text
            await asyncio.sleep(0.1)


def _without_hammer(moves: list[Json]) -> list[Json]:
    return [move for move in moves if not move.keys() & HAMMERED]


def table_for(game: str, players: int, **chosen_: Any) -> Json:
    """Return the settings of a table where only people sit, no clock runs and nobody rests."""
    seats = [{"who": "person"}] * players
    still = {"clock": "none", "hammer": "none", "intervals": False}
    return {"game": game, "seats": seats, **still, **chosen_}


async def until(holds: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait for something that nobody announces."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  # servers and processes set no events of ours
            await asyncio.sleep(0.02)
