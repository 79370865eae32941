"""Web addresses that take what they are sent and then say a letter a second: nobody waits for them.

The attacked server may call this machine here, so that addresses can be played by the test; which
addresses it never calls is in `tests/web/test_web_reminders.py`.
"""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from attacks.attacked import PATIENCE, House, house_in
from web.mailbox import mailbox

from saleroom.web.letters import TO_THE_UNKNOWN

# Tables of the attacker, and addresses that each of its seats names one after another.
TABLES, HOOKS = 6, 4
DAYS = {"pace": "days", "hours": 24, "clock": "normal"}


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("calling")
    with house_in(folder, more=("--private-webhooks",)) as running:
        yield running
        assert running.attacked.failures() == []


class TarPit:
    """Addresses of this machine that take every call and end none."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.calls: list[socket.socket] = []

    def take(self, listener: socket.socket) -> None:
        while True:
            try:
                call, _ = listener.accept()
            except OSError:
                return
            call.send(b"H")
            self.calls.append(call)

    def until(self, calls: int) -> None:
        """Wait for so many calls."""
        end = time.monotonic() + PATIENCE
        while len(self.calls) < calls:
            assert time.monotonic() < end
            time.sleep(0.02)

    def ended(self) -> int:
        """How many of them the server has given up."""
        return sum(map(_is_over, self.calls))


def _is_over(call: socket.socket) -> bool:
    call.settimeout(0)
    try:
        while call.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


@contextmanager
def tar_pit(addresses: int) -> Iterator[TarPit]:
    """Let so many addresses, each a place of its own, be tar pits."""
    with ExitStack() as stack:
        first = stack.enter_context(socket.create_server(("127.0.1.1", 0)))
        pit = TarPit(first.getsockname()[1])
        more = [
            stack.enter_context(socket.create_server((f"127.0.1.{k}", pit.port)))
            for k in range(2, 1 + addresses)
        ]
        for listener in (first, *more):
            threading.Thread(target=pit.take, args=(listener,), daemon=True).start()
        yield pit
        for listener in (first, *more):
            listener.shutdown(socket.SHUT_RDWR)
        for call in pit.calls:
            call.close()


def waited_for(house: House, source: str) -> tuple[httpx.Client, str]:
    """Sit down at a table over days that waits for one; return who, and where to send commands."""
    client = house.program(source=source)
    seats = [{"who": "person"}, {"who": "bot", "bot": "random"}]
    opened = house.opened(client, **DAYS, seats=seats, options={"first_chooser": 0})
    client.headers["Authorization"] = f"Bearer {opened['token']}"
    return client, f"/api/tables/{opened['table']}"


def say(client: httpx.Client, path: str, **command: Any) -> None:
    answer = client.post(f"{path}/commands", json=command)
    assert answer.status_code == httpx.codes.OK, answer.text


def act(client: httpx.Client, path: str, number: int) -> None:
    """Do the first thing that is legal: the table asks something else then."""
    mine = client.get(path).json()["shown"]["mine"]
    amount = {one["verb"]: one["least"] for one in mine["amounts"]}
    action = next(iter(mine["actions"]), amount)
    say(client, path, do="act", id=f"act {number}", turn=mine["turn"], action=action)


@pytest.mark.soak  # where others compute beside it, those that drip are given up before it is done
def test_addresses_that_drip_silence_no_reminder_of_others(calling: House) -> None:
    """D10: as many at once as there are hands, of places that nobody has called before."""
    with (
        tar_pit(TABLES * HOOKS) as pit,
        mailbox() as (address, heard),
        calling.playing_on(),
        ExitStack() as stack,
    ):
        honest, path = waited_for(calling, "127.0.0.70")
        stack.callback(honest.close)
        say(honest, path, do="remind", id="hook", webhook=address)
        assert heard.get(timeout=PATIENCE)["waits"]
        hosts = iter(range(1, 1 + TABLES * HOOKS))
        for _ in range(TABLES):
            client, there = waited_for(calling, "127.0.0.71")
            stack.callback(client.close)
            for number in range(HOOKS):
                hook = f"http://127.0.1.{next(hosts)}:{pit.port}/"
                before = len(pit.calls)
                say(client, there, do="remind", id=f"hook {number}", webhook=hook)
                pit.until(min(before + 1, TO_THE_UNKNOWN))
        for number in range(3):
            act(honest, path, number)
            assert heard.get(timeout=PATIENCE)["waits"]
            assert pit.ended() == 0, "it came while all of those were still dripping"
