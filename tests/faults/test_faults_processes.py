"""One server of several processes behind one port, on a real PostgreSQL and Redis."""

import asyncio
import contextlib
import os
import re
import signal
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import httpx
import pytest
from agents.mcp_players import Agent
from databases import Postgres
from faults.players import table_for, until
from faults.servers import Server
from faults.test_faults_kills import kill_often
from mcp import Client
from web.protocol_players import Chair, listening, seated_at

from saleroom.web.siblings import Share

PROCESSES = 2
HOMES = range(PROCESSES)


class SeveralProcesses(Server):
    """A server of several processes, of which one at a time can be killed."""

    def __init__(self, folder: Path, database: str, redis: str) -> None:
        more = ("--processes", str(PROCESSES))
        super().__init__(folder, database=database, redis=redis, more=more)

    def workers(self) -> list[int]:
        """Return the ids of the processes that serve."""
        return children_of(self.pid)

    def kill_one(self, which: int) -> None:
        """End one of them at once."""
        self.started_at = time.monotonic()
        os.kill(self.workers()[which], signal.SIGKILL)


def children_of(pid: int) -> list[int]:
    """Return the ids of a process's children, in the order they were made."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.fixture(scope="module")
def several(
    postgres: Postgres, redis_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SeveralProcesses]:
    folder = tmp_path_factory.mktemp("several")
    server = SeveralProcesses(folder, postgres.fresh_database(), redis_url)
    server.start()
    try:
        server.wait_until_open()
        yield server
    finally:
        server.stop()


def figures(server: Server, name: str) -> dict[str, float]:
    """Read a figure of each process."""
    text = httpx.get(f"{server.address}/metrics").text
    lines = [line for line in text.splitlines() if line.startswith(f"{name}{{")]
    return {line.partition('process="')[2][0]: float(line.rpartition(" ")[2]) for line in lines}


async def _tables_of_both(address: str) -> dict[int, list[list[Chair]]]:
    """Sit down at tables until each process has one."""
    found: dict[int, list[list[Chair]]] = {}
    while len(found) < PROCESSES:
        chairs = await seated_at(address, table_for("canaletto", 4), 4)
        found.setdefault(Share(0, PROCESSES).home(chairs[0].table), []).append(chairs)
    return found


def test_four_players_are_brought_together_wherever_they_come_in(
    several: SeveralProcesses,
) -> None:
    async def sit_down() -> None:
        found = await _tables_of_both(several.address)
        async with contextlib.AsyncExitStack() as stack:
            for number in HOMES:
                for chair in found[number][0]:
                    line = listening(chair.address, chair.table, chair.token)
                    await (await stack.enter_async_context(line)).recv()
            sockets = await asyncio.to_thread(figures, several, "saleroom_sockets")
            assert sockets == {str(number): 4.0 for number in HOMES}

    asyncio.run(sit_down())
    assert several.failures() == []


def test_one_connection_asks_for_tables_of_several_processes_and_none_is_read_twice(
    several: SeveralProcesses,
) -> None:
    async def ask() -> int:
        found = await _tables_of_both(several.address)
        limits = httpx.Limits(max_connections=1)
        async with httpx.AsyncClient(base_url=several.address, limits=limits) as client:
            for _ in range(5):
                for tables in found.values():
                    chair = tables[0][0]
                    token = {"Authorization": f"Bearer {chair.token}"}
                    shown = await client.get(f"/api/tables/{chair.table}", headers=token)
                    assert shown.json()["shown"]["mine"]["seat"] == chair.seat
                assert (await client.get("/api/games")).status_code == httpx.codes.OK
        return sum(len(tables) for tables in found.values())

    before = sum(figures(several, "saleroom_tables").values())
    opened = asyncio.run(ask())
    assert sum(figures(several, "saleroom_tables").values()) == before + opened
    assert several.failures() == []


async def _agents_at_both(address: str, stack: contextlib.AsyncExitStack) -> list[Agent]:
    """Return an agent whose calls come in at each process."""
    found: dict[str, Agent] = {}
    while len(found) < PROCESSES:
        before = await asyncio.to_thread(_asked_by_agents, address)
        agent = Agent(await stack.enter_async_context(Client(f"{address}/mcp")))
        await agent.call("list_tables")
        after = await asyncio.to_thread(_asked_by_agents, address)
        found |= {number: agent for number in after if after[number] != before.get(number)}
    return [found[number] for number in sorted(found)]


def _asked_by_agents(address: str) -> dict[str, str]:
    text = httpx.get(f"{address}/metrics").text
    counted = re.findall(r'saleroom_requests_total{.*process="(.)",route="/mcp".*} (.*)', text)
    return dict(counted)


@pytest.mark.soak
def test_an_agent_plays_at_a_table_of_another_process(several: SeveralProcesses) -> None:
    """Its calls name no table that could be seen from outside: they are served where they come."""

    async def play() -> str:
        async with contextlib.AsyncExitStack() as stack:
            here, there = await _agents_at_both(several.address, stack)
            table = await here.open("alles-futsch", ["person", "random"])
            there.known = here.known
            return await there.play(table, Random(table))  # noqa: S311  # a game

    assert "rank 1" in asyncio.run(play())
    assert several.failures() == []


@pytest.mark.soak
def test_games_go_on_through_several_processes_while_each_is_killed(
    postgres: Postgres, redis_url: str, tmp_path: Path
) -> None:
    _kill_processes(SeveralProcesses(tmp_path, postgres.fresh_database(), redis_url), 2)


@pytest.mark.soak
def test_fifty_processes_of_a_server_are_killed(
    postgres: Postgres, redis_url: str, tmp_path: Path
) -> None:
    _kill_processes(SeveralProcesses(tmp_path, postgres.fresh_database(), redis_url), 50)


def _kill_processes(server: SeveralProcesses, times: int) -> None:
    which = count()

    def kill_and_see_it_again() -> None:
        before = server.workers()
        server.kill_one(next(which) % PROCESSES)
        asyncio.run(until(lambda: len(set(server.workers()) - set(before)) == 1))
        assert len(server.workers()) == PROCESSES

    kill_often(server, times, "kills of a process", kill_and_see_it_again)
    assert server.log().count("process_ended") == times


def test_processes_end_with_their_server_however_it_ends(
    postgres: Postgres, redis_url: str, tmp_path: Path
) -> None:
    server = SeveralProcesses(tmp_path, postgres.fresh_database(), redis_url)
    for end in (server.stop, server.kill):
        server.start()
        server.wait_until_open()
        workers = server.workers()
        assert len(workers) == PROCESSES
        end()
        asyncio.run(until(lambda workers=workers: not any(map(is_running, workers))))
    assert server.log().count("Saleroom is open") == 2  # once for all of them
    assert server.failures() == []


def is_running(pid: int) -> bool:
    """Tell whether a process is there and no zombie."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_process_that_stands_still_is_seen_and_the_others_play_on(
    several: SeveralProcesses,
) -> None:
    stopped = several.workers()[0]
    os.kill(stopped, signal.SIGSTOP)
    try:
        answers = [httpx.get(f"{several.address}/ready", timeout=20) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [httpx.codes.OK] * 3
        assert not httpx.get(f"{several.address}/health", timeout=20).json()["loop"]
    finally:
        os.kill(stopped, signal.SIGCONT)
