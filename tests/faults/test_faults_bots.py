"""Bots decide in processes of their own: those go when their server goes, however it goes."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from faults.by_http import HttpTable
from faults.servers import Server, server_in
from web.serving import TLS


def _children(pid: int) -> set[int]:
    """Return the processes that a process has started, and theirs."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            found |= {child} | _children(child)
    return found


def _lives(pid: int) -> bool:
    """Tell whether a process runs; whoever is only waited for by its parent does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def _open_a_table_of_bots(server: Server) -> None:
    settings = {"game": "canaletto", "seats": [{"who": "bot", "bot": "random"}] * 3}
    with httpx.Client(base_url=server.address, verify=TLS, timeout=30) as client:
        assert client.post("/api/tables", json={"settings": settings}).is_success


def _wait_for(holds: Callable[[], object], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def test_a_killed_server_leaves_no_bots_behind(tmp_path: Path) -> None:
    with server_in(tmp_path) as server:
        _open_a_table_of_bots(server)
        pid = server.pid
        assert _wait_for(lambda: _children(pid), 30), "no process for bots was started"
        time.sleep(3)
        bots = _children(pid)
        server.kill()
        gone = _wait_for(lambda: not any(map(_lives, bots)), 10)
        left = [bot for bot in bots if _lives(bot)]
    assert gone, f"processes {left} play on for nobody"


@pytest.mark.soak
def test_a_killed_server_leaves_no_analysis_behind_and_begins_it_anew(tmp_path: Path) -> None:
    settings = {"game": "canaletto", "seats": [{"who": "person"}] * 3, "pace": "days"}

    def asked(table: str) -> str:
        with httpx.Client(base_url=server.address, verify=TLS, timeout=30) as client:
            told = client.post(f"/api/tables/{table}/analysis", json={}).json()
        return str(told["stage"])

    with server_in(tmp_path) as server:
        game = HttpTable(server.address, settings, "analysed")
        while game.step():
            pass
        game.close()
        assert asked(game.id) == "waiting"
        pid = server.pid
        assert _wait_for(lambda: _children(pid), 30), "no process was started"
        analysing = _children(pid)
        server.kill()
        assert _wait_for(lambda: not any(Path(f"/proc/{one}").exists() for one in analysing), 30), (
            "it is worked on for nobody"
        )
        server.start()
        server.wait_until_open()
        assert asked(game.id) == "waiting"
        assert _wait_for(lambda: asked(game.id) == "done", 600)
