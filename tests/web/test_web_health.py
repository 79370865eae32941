"""What /health and /ready say: what works, by what was really done."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
from faults.breaking import Breaking
from web.serving import serving

from saleroom.store.contract import Unavailable
from saleroom.store.opening import store_for
from saleroom.web import health
from saleroom.web.hub import Config, Hub


def test_a_house_that_works_says_so_part_by_part(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.program() as client:
        answer = client.get("/health")
        assert answer.status_code == 200
        parts = {"database", "disk", "sweep", "loop"}
        assert {name: answer.json()[name] for name in parts} == dict.fromkeys(parts, True)
        assert client.get("/ready").json() == {"ok": True}


class Ailing(Breaking):
    """A store of which single questions fail."""

    fails: frozenset[str] = frozenset()

    def __getattr__(self, name: str) -> Any:
        if name in self.fails:
            return self._fail
        return super().__getattr__(name)

    async def _fail(self, *_: Any, **__: Any) -> None:
        raise Unavailable("not today")


def _found(tmp_path: Path, fails: str, monkeypatch: Any) -> tuple[dict[str, bool], bool]:
    """Let something fail from the start, and say what the house says of itself then."""
    monkeypatch.setattr(health, "LEAST", 0.0)

    async def go() -> tuple[dict[str, bool], bool]:
        store = Ailing(store_for(tmp_path / "saleroom.db"))
        await store.open()
        hub = Hub(store, Config(beat_seconds=0.1, idle_seconds=2.0))
        await hub.start()
        store.fails = frozenset({fails})
        failing = ("database", "disk", "sweep")
        said: dict[str, bool] = {}

        def is_said() -> bool:
            return not all(said.get(name, True) for name in failing)

        end = time.monotonic() + 20
        while not is_said() and time.monotonic() < end:
            found = msgspec.to_builtins(await health.health_of(hub))
            said = {name: found[name] for name in ("ok", *failing)}
            await asyncio.sleep(0.05)
        ready = (await health.readiness_of(hub)).ok
        await hub.stop()
        await store.close()
        return said, ready

    return asyncio.run(go())


def test_a_database_that_cannot_be_read_is_said(tmp_path: Path, monkeypatch: Any) -> None:
    said, ready = _found(tmp_path, "find", monkeypatch)
    assert (said["ok"], said["database"], ready) == (False, False, False)


def test_a_disk_that_takes_nothing_is_said(tmp_path: Path, monkeypatch: Any) -> None:
    said, ready = _found(tmp_path, "beat", monkeypatch)
    assert (said["ok"], said["database"], said["disk"], ready) == (False, True, False, False)


def test_a_sweep_that_does_not_come_round_is_said_and_people_may_come(
    tmp_path: Path, monkeypatch: Any
) -> None:
    said, ready = _found(tmp_path, "due", monkeypatch)
    assert (said["ok"], said["disk"], said["sweep"], ready) == (False, True, False, True)


def test_a_loop_that_is_held_up_is_said(tmp_path: Path) -> None:
    async def go() -> None:
        store = store_for(tmp_path / "saleroom.db")
        await store.open()
        hub = Hub(store, Config(beat_seconds=0.4))
        await hub.start()
        # It may be writing a sign of life just then, and not looking at the clock.
        while hub.floor.housekeeping.late < health.LATE:
            time.sleep(1.2)  # noqa: ASYNC251  # the point
            await asyncio.sleep(0.05)
        assert not (await health.health_of(hub)).loop
        await hub.stop()
        await store.close()

    asyncio.run(go())


def test_a_house_that_closes_takes_nobody_any_more(tmp_path: Path) -> None:
    async def go() -> bool:
        store = store_for(tmp_path / "saleroom.db")
        await store.open()
        hub = Hub(store)
        await hub.start()
        await hub.stop()
        ready = (await health.readiness_of(hub)).ok
        await store.close()
        return ready

    assert asyncio.run(go()) is False
