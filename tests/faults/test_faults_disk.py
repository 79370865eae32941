"""The disk is full under a running server: nothing is acknowledged that was not kept."""

import asyncio
import errno
import os
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from faults.players import Tally, party, table_for, until
from faults.reports import report
from faults.servers import Server
from web.serving import TLS

ROOM = "24m"


@pytest.fixture
def small_disk(tmp_path: Path) -> Server:
    """Return a server whose data lies on a small file system of its own."""
    unshare = shutil.which("unshare")
    data = tmp_path / "data"
    data.mkdir()
    mount = f"mount -t tmpfs -o size={ROOM} none '{data}'"
    root = ["--mount"] if os.geteuid() == 0 else ["--user", "--map-root-user", "--mount"]
    inside = [unshare or "unshare", *root, "sh", "-c"]
    if not unshare or subprocess.run([*inside, mount], check=False).returncode:
        pytest.skip("no file system can be mounted here")
    return Server(tmp_path, before=(*inside, f'{mount} && exec "$@"', "sh"))


class SmallDisk:
    """The file system as the server sees it."""

    def __init__(self, server: Server) -> None:
        inside = Path(f"/proc/{server.pid}/root") / (server.folder / "data").relative_to("/")
        self._ballast = inside / "ballast"

    def fill(self) -> None:
        """Leave no room."""
        with self._ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise

    def empty(self) -> None:
        """Make room again."""
        self._ballast.unlink()


def test_a_full_disk_refuses_and_play_goes_on_when_there_is_room(small_disk: Server) -> None:
    small_disk.start()
    try:
        small_disk.wait_until_open()
        tally = asyncio.run(_play_on_a_full_disk(small_disk))
        assert small_disk.failures() == []
    finally:
        small_disk.stop()
    report("full disk", refused=tally.unavailable, acknowledged=len(tally.acks))


async def _play_on_a_full_disk(server: Server) -> Tally:
    """Whole games; what their players were told is checked at their ends."""
    tally, disk = Tally(), SmallDisk(server)
    async with asyncio.TaskGroup() as group:
        for number, game in enumerate(("alles-futsch", "moderne-zeiten")):
            group.create_task(party(server.address, table_for(game, 3), str(number), tally, 0.1))
        await until(lambda: len(tally.acks) > 10)
        await asyncio.to_thread(disk.fill)
        await until(lambda: tally.unavailable > 5)
        assert await _opening(server) == httpx.codes.SERVICE_UNAVAILABLE
        acked, tally.unavailable = len(tally.acks), 0
        await until(lambda: tally.unavailable > 5)
        assert len(tally.acks) == acked, "something was acknowledged on a full disk"
        await asyncio.to_thread(disk.empty)
        freed = time.monotonic()
        await until(lambda: tally.acked_since(freed))
        assert await _opening(server) == httpx.codes.CREATED
    assert tally.games == 2
    return tally


async def _opening(server: Server) -> int:
    async with httpx.AsyncClient(base_url=server.address, verify=TLS, timeout=30) as client:
        settings = table_for("canaletto", 3)
        answer = await client.post("/api/tables", json={"settings": settings, "name": "A"})
    if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
        assert int(answer.headers["Retry-After"]) > 0
    return answer.status_code
