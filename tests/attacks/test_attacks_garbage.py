"""What is over is gone: nothing of a connection waits for Python to look for garbage.

Under constant play all garbage is looked for once in an hour (`saleroom.web.garbage`), so whatever
refers to itself in circles stays that long: it was 1.2 MB a minute.
"""

import asyncio
import gc
import math
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from web.protocol_players import settings_for
from web.serving import PATIENCE, Serving, next_frame, serving

from saleroom.play.match import Move

TABLE = {"settings": settings_for("canaletto", 3, clock="none"), "name": "Ann"}
TIMES = 10
_OURS = re.compile(r"saleroom\.(house|play|store|web)|uvicorn|uvloop|starlette|websockets\.server")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("garbage")
    with serving(folder) as running:
        yield running


def counted() -> Counter[str]:
    """Count what there is of ours and of what carries it.

    What a game remembers has its bounds, and so have moves, that are kept once for all tables.
    """
    kinds = Counter(str(type(one)) for one in gc.get_objects() if type(one) is not Move)
    return Counter({kind: many for kind, many in kinds.items() if _OURS.search(kind)})


def left_by(work: Callable[[], None]) -> Counter[str]:
    """Return of what there is more for every time something was done, with no look for garbage."""
    work()  # what is kept for good is there now
    gc.collect()
    gc.disable()
    try:
        before = counted()
        for _ in range(TIMES):
            work()
        deadline = time.monotonic() + PATIENCE
        while max((left := counted() - before).values(), default=0) >= TIMES:
            if time.monotonic() > deadline:
                return Counter({kind: many for kind, many in left.items() if many >= TIMES})
            time.sleep(0.1)  # connections end a moment later on the other side
        return Counter()
    finally:
        gc.enable()


def test_nothing_is_left_of_a_socket_that_was_closed(server: Serving) -> None:
    with server.program() as client:
        opened = client.post("/api/tables", json=TABLE).json()

    def visit() -> None:
        with server.socket(opened["table"], opened["token"]) as line:
            next_frame(line)
            line.send('{"do": "emote", "id": "1", "emote": "hello"}')
            next_frame(line, "answer")

    assert left_by(visit) == Counter()


def test_nothing_is_left_of_a_socket_that_was_refused(server: Serving) -> None:
    def visit() -> None:
        with pytest.raises(Exception, match="404"), server.socket("abcdefghij"):
            pass

    assert left_by(visit) == Counter()


def test_nothing_is_left_of_requests(server: Serving) -> None:
    def visit() -> None:
        with server.program() as client:
            client.get("/api/games")
            client.post("/api/tables", json={"settings": 1})

    assert left_by(visit) == Counter()


def test_nothing_is_left_of_a_table_that_is_forgotten(server: Serving) -> None:
    floor = server.house.hub.floor

    async def forget(table: str) -> None:
        (await floor.seated_table(table)).used = -math.inf
        floor.forget_idle()

    def play() -> None:
        with server.program() as client:
            opened = client.post("/api/tables", json=TABLE).json()
            for number in range(2):
                form = {"name": f"Friend {number}", "invite": opened["invite"]}
                client.post(f"/api/tables/{opened['table']}/seat", json=form)
        with server.socket(opened["table"], opened["token"]) as line:
            assert next_frame(line)["shown"]["status"] == "playing"
        deadline = time.monotonic() + PATIENCE
        while floor.in_memory(opened["table"]):
            assert time.monotonic() < deadline
            loop = next(iter(floor._tasks)).get_loop()
            asyncio.run_coroutine_threadsafe(forget(opened["table"]), loop).result()

    assert left_by(play) == Counter()
