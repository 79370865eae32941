"""Lines that break in mid-frame and servers that are killed: nothing is done twice, or lost."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from client.noting import Noting, held_against
from faults.bad_network import Weather, bad_network
from faults.players import until
from faults.servers import Server
from web.serving import serving

from saleroom.client import AsyncHouse, AsyncSeat
from saleroom.client.playing import play
from saleroom.games.registry import game_named
from saleroom.play.record import Record

STILL = {"clock": "none", "hammer": "none", "intervals": False}


async def seated(address: str, game: str, players: int) -> list[AsyncSeat]:
    first = await AsyncHouse(address).open(game, ["person"] * players, name="P0", seat=0, **STILL)
    seats = [first]
    for number in range(1, players):
        house = AsyncHouse(address)
        name, invite = f"P{number}", first.invite
        seats.append(await house.take_seat(first.table, name=name, invite=invite, seat=number))
    return seats


async def played(seats: list[AsyncSeat], straight: str) -> tuple[dict[int, Noting], Record]:
    bots = {number: Noting(seat.game) for number, seat in enumerate(seats)}
    try:
        async with asyncio.timeout(120), asyncio.TaskGroup() as table:
            for number, seat in enumerate(seats):
                table.create_task(play(seat, bots[number], seed=number))
    finally:
        for seat in seats:
            await seat.house.close()
    async with AsyncHouse(straight) as house:
        text = await house.ask_bytes("GET", f"/api/tables/{seats[0].table}/record")
    return bots, msgspec.json.decode(text, type=Record)


def test_a_line_that_breaks_in_mid_frame_is_taken_up_again(tmp_path: Path) -> None:
    """Every few frames a line is cut somewhere in one: the record has each decision once."""
    weather = Weather(delay=0.0, jitter=0.002, width=5_000_000, breaks_after=25_000, half_open=0.0)

    async def game(address: str) -> tuple[int, int]:
        seats = await seated(address, "alles-futsch", 2)
        async with bad_network(address, weather, "client") as network:
            for seat in seats:
                seat.house.address = network.address
            bots, record = await played(seats, address)
        return held_against(record, bots), sum(seat.reconnected for seat in seats)

    with serving(tmp_path) as running:
        compared, reconnected = asyncio.run(game(running.address))
    assert compared > 10
    assert reconnected > 2


@pytest.mark.soak  # a server starts twice
@pytest.mark.parametrize("kills", [1, 6])
def test_a_server_that_is_killed_under_it_is_waited_for(tmp_path: Path, kills: int) -> None:
    server = Server(tmp_path)
    server.start()
    server.wait_until_open()

    async def game() -> tuple[int, int]:
        seats = await seated(server.address, "canaletto", 3)
        harm = asyncio.create_task(kill(seats))
        bots, record = await played(seats, server.address)
        await harm
        assert record.game == game_named("canaletto").name
        return held_against(record, bots), min(seat.reconnected for seat in seats)

    async def kill(seats: list[AsyncSeat]) -> None:
        for number in range(1, kills + 1):
            at = 25 * number
            await until(lambda at=at: seats[0]._shown is not None and seats[0].shown.n >= at)
            server.kill()
            server.start()
            await asyncio.to_thread(server.wait_until_open)

    try:
        compared, reconnected = asyncio.run(game())
    finally:
        server.kill()
    assert compared > 30
    assert reconnected >= 1
    assert not server.failures()
