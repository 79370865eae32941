"""The same without asyncio: every call waits until it is done.

A thread keeps the lines alive meanwhile, so that a seat is not taken for absent while its program
thinks. What is done is done by `AsyncHouse` and `AsyncSeat`.
"""

import asyncio
import threading
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Self, TypeVar

from saleroom.client.errors import ServerRefused
from saleroom.client.house import PATIENCE, AsyncHouse, Json, Place
from saleroom.client.playing import Player, play
from saleroom.client.seat import AsyncSeat
from saleroom.client.wire import Result, Shown, Snapshot, Turn
from saleroom.messages.languages import ENGLISH

T = TypeVar("T")


class House:
    """A server; see `AsyncHouse`."""

    def __init__(self, address: str, token: str | None = None, patience: float = PATIENCE) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        try:
            self._house = self.wait(_made(address, token, patience))
        except BaseException:
            self._stop()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up everywhere; seats stay taken."""
        if not self._loop.is_closed():
            self.wait(self._house.close())
            self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the thread, and wait for it."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    @property
    def token(self) -> str | None:
        """Who one is; keep it."""
        return self._house.token

    def games(self) -> Json:
        """List the games with their editions, options and bots."""
        return self.wait(self._house.games())

    def rules(self, game: str, language: str = ENGLISH) -> Json:
        """Return the rules of a game, whole and by paragraph."""
        return self.wait(self._house.rules(game, language))

    def tables(self, **wanted: str | int) -> Json:
        """List public tables."""
        return self.wait(self._house.tables(**wanted))

    def mine(self) -> Json:
        """List the tables where one has a seat, those that wait first."""
        return self.wait(self._house.mine())

    def register(self, name: str) -> str:
        """Register a program of one's own; return the token that it shows."""
        return self.wait(self._house.register(name))

    def programs(self) -> Json:
        """List the programs that one has registered."""
        return self.wait(self._house.programs())

    def look(self, table: str, since: int | None = None) -> Snapshot:
        """Look at a table once."""
        return self.wait(self._house.look(table, since))

    def open_table(self, game: str, seats: Sequence[Place], **settings: Any) -> Json:
        """Open a table without sitting down."""
        return self.wait(self._house.open_table(game, seats, **settings))

    def open(
        self,
        game: str,
        seats: Sequence[Place],
        *,
        name: str,
        seat: int | None = None,
        **settings: Any,
    ) -> "Seat":
        """Open a table and sit down at it."""
        opened = self._house.open(game, seats, name=name, seat=seat, **settings)
        return Seat(self, self.wait(opened))

    def take_seat(
        self, table: str, *, name: str, invite: str | None = None, seat: int | None = None
    ) -> "Seat":
        """Take a seat at a table."""
        taken = self._house.take_seat(table, name=name, invite=invite, seat=seat)
        return Seat(self, self.wait(taken))

    def seat_at(self, table: str) -> "Seat":
        """Come back to the seat that one has at a table."""
        return Seat(self, self.wait(self._house.seat_at(table)))


async def _made(address: str, token: str | None, patience: float) -> AsyncHouse:
    return AsyncHouse(address, token, patience)


class Seat:
    """A seat; see `AsyncSeat`."""

    def __init__(self, house: House, seat: AsyncSeat) -> None:
        self._house = house
        self._seat = seat

    @property
    def table(self) -> str:
        """The table's id."""
        return self._seat.table

    @property
    def link(self) -> str:
        """The link that lets others sit down; empty if one was not told it."""
        return self._seat.link

    @property
    def shown(self) -> Shown:
        """The table as it was shown last."""
        return self._seat.shown

    @property
    def view(self) -> Any:
        """The game's own view of the seat."""
        return self._seat.view

    @property
    def memory(self) -> Any:
        """What a player can have kept in mind of all that was heard."""
        return self._seat.memory

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self._seat.result

    def look(self) -> Shown:
        """Look at the table."""
        return self._house.wait(self._seat.look())

    def my_turn(self, timeout: float | None = None) -> Turn | None:
        """Wait until one is asked; None when the game is over."""
        return self._house.wait(self._seat.my_turn(timeout))

    def act(self, action: int | Mapping[str, Any], turn: Turn | int | None = None) -> None:
        """Do something; it is on disk there when this returns."""
        self._house.wait(self._seat.act(action, turn))

    def send(self, command: dict[str, Any]) -> None:
        """Send any command of the protocol."""
        self._house.wait(self._seat.send(command))

    def why_not(self, action: int | Mapping[str, Any]) -> ServerRefused | None:
        """Ask why something cannot be done; None if it can."""
        return self._house.wait(self._seat.why_not(action))

    def hint(self) -> Json:
        """Ask what a strong bot would do, where the table gives hints."""
        return self._house.wait(self._seat.hint())

    def play(self, player: Player, seed: int | None = None) -> Result | None:
        """Let a bot play on to the end."""
        return self._house.wait(play(self._seat, player, seed))

    def close(self) -> None:
        """Hang up; the seat stays taken."""
        self._house.wait(self._seat.close())
