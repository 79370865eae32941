"""Waiting for one's turn without a socket: nobody is forgotten, and the house is as quick."""

import asyncio
import math
import threading
import time
from pathlib import Path

import httpx
from faults.breaking import house_in, table_of
from web.serving import PATIENCE, serving

TABLE = {"game": "canaletto", "seats": [{"who": "person"}] * 3}


def test_a_table_where_somebody_waits_is_not_forgotten(tmp_path: Path) -> None:
    """It would be read again at once: many who wait would have the house read without end."""

    async def run() -> None:
        async with house_in(tmp_path) as house:
            await house.open(table_of("alles-futsch", 3, clock="none"))
            floor = house.hub.floor
            seated_table = await floor.seated_table(house.table)
            waiting = asyncio.create_task(seated_table.change())
            await asyncio.sleep(0)
            seated_table.used = -math.inf
            floor.forget_idle()
            assert floor.in_memory(house.table) is seated_table
            assert not waiting.done()
            waiting.cancel()
            await asyncio.wait([waiting])
            floor.forget_idle()
            assert floor.in_memory(house.table) is None

    asyncio.run(run())


def test_who_waits_is_answered_when_the_house_closes(tmp_path: Path) -> None:
    """And not cut off after the seconds that everybody has to leave."""
    answers: list[httpx.Response] = []
    with serving(tmp_path) as server, server.program() as client:
        opened = client.post("/api/tables", json={"settings": TABLE}).json()
        path = f"{server.address}/api/tables/{opened['table']}?wait=25"

        def wait() -> None:
            answers.append(httpx.get(path, trust_env=False, timeout=PATIENCE))

        waiting = threading.Thread(target=wait)
        waiting.start()
        while not server.house._door.waits:
            time.sleep(0.01)
    waiting.join()
    assert [answer.status_code for answer in answers] == [200]
    assert answers[0].json()["shown"]["status"] == "open"


def test_who_waits_does_not_keep_a_busy_house_from_dozing(tmp_path: Path) -> None:
    """Only what is being answered does."""
    with serving(tmp_path) as server, server.program() as client:
        opened = client.post("/api/tables", json={"settings": TABLE}).json()
        requests = server.house.server.server_state.tasks
        may_doze = server.house._door.gathering.is_nothing_else_done
        path = f"{server.address}/api/tables/{opened['table']}?wait=2"
        waiting = threading.Thread(target=httpx.get, args=(path,), kwargs={"trust_env": False})
        waiting.start()
        deadline = time.monotonic() + PATIENCE
        seen = False
        while not seen and time.monotonic() < deadline:
            seen = len(requests) == 1 and may_doze()
            time.sleep(0.01)
        waiting.join()
        assert seen
