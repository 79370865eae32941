"""A write-ahead log whose end was damaged: the file opens at an earlier commit, or is refused."""

import asyncio
import random
import shutil
from pathlib import Path

import pytest
from appending import expected
from store_samples import opened, with_store

from saleroom.store.contract import Store, StoreError

COMMITS = 60


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Return a data file with a write-ahead log, as a killed server leaves them."""
    file = tmp_path / "written" / "a.db"
    with_store(str(file), _first)

    async def go() -> None:
        async with opened(str(file)) as store:
            for seq in range(2, COMMITS + 1):
                await store.append(expected("t", seq))
            shutil.copy(file, tmp_path / "a.db")
            shutil.copy(f"{file}-wal", tmp_path / "a.db-wal")

    asyncio.run(go())
    return tmp_path / "a.db"


def test_an_undamaged_log_has_everything(written: Path) -> None:
    assert with_store(str(written), _prefix) == COMMITS


def test_a_damaged_end_opens_at_an_earlier_commit(written: Path) -> None:
    _damage_often(written, times=50)


@pytest.mark.soak
def test_ten_thousand_damaged_ends_open_at_an_earlier_commit(written: Path) -> None:
    _damage_often(written, times=10_000)


def _damage_often(written: Path, times: int) -> None:
    chance = random.Random(times)  # noqa: S311 - the same damage every time
    log = Path(f"{written}-wal").read_bytes()
    copy = written.with_name("copy.db")
    reached: set[int | None] = set()
    for _ in range(times):
        shutil.copy(written, copy)
        Path(f"{copy}-wal").write_bytes(_damaged(log, chance))
        Path(f"{copy}-shm").unlink(missing_ok=True)
        try:
            reached.add(with_store(str(copy), _prefix))
        except StoreError:
            reached.add(None)
    assert len(reached) > 5
    assert COMMITS not in reached, "the damage did no damage"


def _damaged(log: bytes, chance: random.Random) -> bytes:
    """Cut the log, or change some bytes of it, somewhere in its last half."""
    start = chance.randrange(len(log) // 2, len(log))
    if chance.random() < 0.4:
        return log[:start]
    changed = bytearray(log)
    for place in {chance.randrange(start, len(log)) for _ in range(chance.randint(1, 8))}:
        changed[place] ^= chance.randint(1, 255)
    return bytes(changed)


async def _first(store: Store) -> None:
    await store.append(expected("t", 1))


async def _prefix(store: Store) -> int:
    """Check that the log and its head are those of one commit; return which."""
    log = await store.entries("t")
    assert log == [expected("t", n).entries[0] for n in range(1, len(log) + 1)]
    assert await store.head("t") == expected("t", len(log)).head
    return len(log)
