"""A backup is one moment of a store, whole, and a file that a server can run on."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from store_samples import bundle, entry, head, numbers, opened, with_store

from saleroom.house.statuses import OVER
from saleroom.store.backup import backup
from saleroom.store.contract import Bundle, Outage, Recovery, Seated, Store, StoreError
from saleroom.store.salvage import salvage


async def furnish(store: Store) -> None:
    everything = Bundle(
        table="t",
        entries=(entry(1, b"\x00\xff", "c"), entry(2, "Żółw".encode())),
        head=head("t", status=OVER, public=False, due=5, changed=7, ended=7),
        seated=(Seated("t", 0, "ann"),),
        recoveries=(Recovery(b"r" * 32, "t", 0),),
    )
    await store.append(everything)
    await store.add_person("ann", b"a" * 32, 1)
    await store.begin("one", 1_000_000)
    await store.begin("two", 2_000_000)
    await asyncio.gather(*(store.append(bundle(f"u{n}", 1)) for n in range(1200)))


async def inventory(store: Store) -> list[object]:
    return [
        await store.entries("t"),
        await store.head("t"),
        await store.tables_of("ann"),
        await store.ended(OVER),
        await store.person_of(b"a" * 32),
        await store.recovery_of(b"r" * 32),
        await numbers(store, "u1199"),
    ]


def test_a_backup_gives_the_same_answers_on_sqlite(address: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    with_store(address, furnish)
    backup(address, target)
    before = with_store(address, inventory)
    assert with_store(str(target), inventory) == before
    later = with_store(str(target), lambda store: store.begin("three", 2_000_000))
    assert later == [Outage(1_000_000, 2_000_000)]
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db", "copy.db.lock"]


def test_a_backup_is_made_while_the_server_plays(address: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def go() -> int:
        async with opened(address) as store:
            confirmed = 0
            copying = asyncio.Event()
            played = asyncio.Event()

            async def play() -> None:
                nonlocal confirmed
                while not copying.is_set():
                    seq = confirmed + 1
                    await store.append(bundle("t", seq, head=head("t", changed=seq)))
                    confirmed = seq
                    played.set()

            playing = asyncio.create_task(play())
            await played.wait()
            known = confirmed
            await asyncio.to_thread(backup, address, target)
            copying.set()
            await playing
            assert confirmed > known > 0
            return known

    known = asyncio.run(go())

    async def look(store: Store) -> None:
        kept = await numbers(store, "t")
        last = await store.head("t")
        assert len(kept) >= known
        assert kept == list(range(1, len(kept) + 1))
        assert last is not None
        assert last.changed == len(kept)

    with_store(str(target), look)


def test_a_backup_overwrites_only_when_told_to(tmp_path: Path) -> None:
    source, target = tmp_path / "a.db", tmp_path / "b.db"
    with_store(str(source), lambda store: store.append(bundle("t", 1)))
    target.write_text("precious")
    with pytest.raises(StoreError, match="file_exists"):
        backup(source, target)
    assert target.read_text() == "precious"
    backup(source, target, overwrite=True)
    assert with_store(str(target), lambda store: numbers(store, "t")) == [1]


def test_the_data_are_not_overwritten_by_their_own_backup(tmp_path: Path) -> None:
    source = tmp_path / "a.db"
    with_store(str(source), lambda store: store.append(bundle("t", 1)))
    with pytest.raises(StoreError, match="backup_itself"):
        backup(source, source, overwrite=True)
    assert with_store(str(source), lambda store: numbers(store, "t")) == [1]


def test_without_data_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="backup_no_data"):
        backup(tmp_path / "nothing.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_a_file_from_before_there_were_programs_has_lost_none(tmp_path: Path) -> None:
    with_store(str(tmp_path / "old.db"), furnish)
    with closing(sqlite3.connect(tmp_path / "old.db")) as old, old:
        old.execute("DROP TABLE programs")
    assert salvage(tmp_path / "old.db", tmp_path / "new.db") == ()
    assert with_store(str(tmp_path / "new.db"), lambda store: numbers(store, "t")) == [1, 2]


def test_a_damaged_file_gives_no_backup(tmp_path: Path) -> None:
    source, target = tmp_path / "a.db", tmp_path / "copy.db"
    with_store(str(source), furnish)
    data = bytearray(source.read_bytes())
    page = 4096
    for start in range(3 * page, len(data), page):
        data[start : start + 64] = b"\xee" * 64
    source.write_bytes(data)
    with pytest.raises(StoreError, match=r"backup_failed: file=.*a\.db"):
        backup(source, target)
    assert not target.exists()


def test_a_backup_is_one_file_for_its_owner_only(tmp_path: Path) -> None:
    source, target = tmp_path / "a.db", tmp_path / "copies" / "b.db"
    target.parent.mkdir()
    with_store(str(source), lambda store: store.append(bundle("t", 1)))
    backup(source, target)
    assert [file.name for file in target.parent.iterdir()] == ["b.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with sqlite3.connect(target) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
