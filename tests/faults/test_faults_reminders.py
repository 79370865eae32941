"""kill -9 between what is due and what is sent: no reminder is lost."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import httpx
import msgspec
import pytest
from databases import Postgres
from faults.servers import START_SECONDS, Server
from web.mailbox import empty, mailbox
from web.over_days import SETTINGS
from web.protocol_players import Chair, seated_at
from web.push_service import push_service
from web.serving import PATIENCE, TLS

from saleroom.house.clocks import HOUR
from saleroom.web.letters import CLAIM

# A server looks by itself every few seconds, and machines are shared.
SOON = 3 * PATIENCE


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, more=("--private-webhooks",))
    running.start()
    running.wait_until_open()
    yield running
    running.kill()


def waited_for(server: Server) -> Chair:
    """Seat somebody whom the table waits for."""
    return asyncio.run(seated_at(server.address, SETTINGS, 1))[0]


def ask(server: Server, chair: Chair, path: str, body: Any) -> None:
    headers = {"Authorization": f"Bearer {chair.token}"}
    answer = httpx.post(f"{server.address}{path}", json=body, headers=headers, verify=TLS)
    assert answer.status_code == httpx.codes.OK, answer.text


def reminded_at(server: Server, chair: Chair, address: str) -> None:
    told = {"do": "remind", "id": address, "webhook": address}
    ask(server, chair, f"/api/tables/{chair.table}/commands", told)


def wait_until_dropped(server: Server) -> None:
    """Wait until a letter that has arrived is not kept any more: until then it might come twice."""
    end = time.monotonic() + SOON
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "saleroom.db")) as file:
        while file.execute("SELECT 1 FROM letters WHERE kind = 'webhook'").fetchone():
            assert time.monotonic() < end
            time.sleep(0.05)


def later(server: Server, milliseconds: int) -> None:
    """Let time pass while no server is there: everything has happened so much earlier."""
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "saleroom.db")) as file:
        for table in ("entries", "nudges", "letters"):
            file.execute(f"UPDATE {table} SET at = at - ?", (milliseconds,))  # noqa: S608  # a name of ours
        file.commit()


def again(server: Server) -> None:
    server.start()
    server.wait_until_open()


def test_a_reminder_that_is_still_to_come_survives_a_kill(server: Server) -> None:
    with mailbox() as (address, heard), push_service() as service:
        chair = waited_for(server)
        device = service.device()
        ask(server, chair, "/api/reminders/push", device.subscription)
        service.next()  # reminders are on
        reminded_at(server, chair, address)
        assert heard.get(timeout=SOON)["last"] is False
        wait_until_dropped(server)
        server.kill()
        later(server, 18 * HOUR)
        again(server)
        assert heard.get(timeout=SOON)["last"] is True
        until = time.monotonic() + SOON
        while "running out" not in device.read(service.heard.get(timeout=SOON))["title"]:
            assert time.monotonic() < until
        server.kill()
        again(server)
        assert empty(heard)
    assert server.failures() == []


@contextlib.contextmanager
def silent_box() -> Iterator[tuple[str, SimpleQueue[dict[str, Any]], threading.Event]]:
    """A web address that hears, and answers nothing before it is allowed to."""
    heard: SimpleQueue[dict[str, Any]] = SimpleQueue()
    may_answer = threading.Event()

    class Box(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.put(msgspec.json.decode(body))
            may_answer.wait(START_SECONDS)
            with contextlib.suppress(OSError):
                self.send_response(204)
                self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    box = ThreadingHTTPServer(("127.0.0.1", 0), Box)
    box.daemon_threads = True
    threading.Thread(target=box.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{box.server_port}/", heard, may_answer
    finally:
        may_answer.set()
        box.shutdown()
        box.server_close()


@pytest.mark.soak
def test_a_server_killed_while_it_sends_sends_again(server: Server) -> None:
    with silent_box() as (address, heard, may_answer):
        chair = waited_for(server)
        reminded_at(server, chair, address)
        first = heard.get(timeout=SOON)
        server.kill()
        may_answer.set()
        later(server, CLAIM)
        again(server)
        assert heard.get(timeout=SOON)["table"] == first["table"]
        assert empty(heard)
        server.kill()
        again(server)
        assert empty(heard)


@pytest.mark.soak
def test_of_two_servers_one_reminds_and_the_other_goes_on_if_it_dies(
    postgres: Postgres, redis_url: str, tmp_path: Path
) -> None:
    database = postgres.fresh_database()
    one, two = (
        Server(tmp_path, database=database, redis=redis_url, more=("--private-webhooks",))
        for _ in range(2)
    )
    with mailbox() as (address, heard), mailbox(status=503) as (busy, tried):
        try:
            for server in (one, two):
                again(server)
            keys = {
                httpx.get(f"{server.address}/api/reminders", verify=TLS).json()["push"]
                for server in (one, two)
            }
            assert len(keys) == 1
            chair = waited_for(one)
            reminded_at(one, chair, address)
            assert heard.get(timeout=SOON)["last"] is False
            assert empty(heard)
            reminded_at(one, chair, busy)
            assert tried.get(timeout=SOON)["last"] is False
            one.kill()
            # It is tried again half a minute later, by whoever is there.
            assert tried.get(timeout=2 * START_SECONDS)["last"] is False
            assert two.failures() == []
        finally:
            one.kill()
            two.kill()
