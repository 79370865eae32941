"""Moves are on disk before they are in the data file: in a journal, which nothing is lost from."""

import asyncio
import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from store.store_samples import bundle, entry, head, numbers, opened, with_store

from saleroom.house.statuses import PLAYING
from saleroom.store import sqlite_file
from saleroom.store.backup import backup
from saleroom.store.contract import Bundle, Found, Newcomer, Store, StoreError, Taken, Unavailable
from saleroom.store.fresh import Fresh, generation_of
from saleroom.store.journal import SIZE, journal_of

pytestmark = pytest.mark.skipif("sys.platform != 'linux'", reason="there is no journal elsewhere")


def move(table: str, seq: int, body: bytes = b"{}") -> Bundle:
    moved = entry(seq, body, f"{seq}:ann:s:{seq}")
    return Bundle(table=table, entries=(moved,), head=head(table, changed=1000 + seq))


async def play(store: Store, table: str, *seqs: int) -> None:
    for seq in seqs:
        await store.append(move(table, seq))


def killed(folder: Path, deed: Callable[[Store], Awaitable[None]]) -> Path:
    """Do something with a store, and return its files as they are if nobody closes it."""
    file, left = folder / "a.db", folder / "left"

    async def go() -> None:
        async with opened(str(file)) as store:
            await deed(store)
            shutil.copytree(folder, left, ignore=lambda *_: ["left", "a.db.lock"])

    asyncio.run(go())
    return left / "a.db"


def kept_but_failed(
    handle: int, data: bytes, at: int, write: Callable[..., int] = os.pwrite
) -> int:
    """Write as a disk does that keeps something and calls it an error."""
    write(handle, data, at)
    raise OSError(errno.EIO, "the disk says so")


def log_in(file: Path, table: str = "t") -> list[int]:
    return with_store(str(file), lambda store: numbers(store, table))


def test_a_newcomer_is_in_the_data_file_at_once_and_a_move_says_nothing_of_none(
    tmp_path: Path,
) -> None:
    new = Newcomer("ann", b"a" * 32, 1000)

    async def deed(store: Store) -> None:
        await play(store, "t", 1, 2, 3)
        await store.append(msgspec.structs.replace(move("t", 4), newcomer=new))
        await play(store, "t", 5)

    left = killed(tmp_path, deed)
    with contextlib.closing(sqlite3.connect(left)) as connection:
        assert connection.execute("SELECT person FROM tokens").fetchall() == [("ann",)]
    assert b"newcomer" not in journal_of(left).read_bytes()
    assert log_in(left) == [1, 2, 3, 4, 5]


def test_what_is_in_the_journal_only_is_there_after_a_kill(tmp_path: Path) -> None:
    left = killed(tmp_path, lambda store: play(store, "t", *range(1, 9)))
    assert journal_of(left).exists()

    async def look(store: Store) -> None:
        assert await numbers(store, "t") == list(range(1, 9))
        assert await store.head("t") == head("t", changed=1008)
        await play(store, "t", 9, 10)

    with_store(str(left), look)
    assert log_in(left) == list(range(1, 11)), "and it is played on"


def test_what_was_sorted_in_does_not_come_again(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        await play(store, "t", *range(1, 9))
        assert [one.table for one in await store.find(Found(status=(PLAYING,)))] == ["t"]
        await play(store, "t", 9)

    left = killed(tmp_path, deed)
    assert log_in(left) == list(range(1, 10))
    assert log_in(left) == list(range(1, 10))


@pytest.mark.parametrize("harm", ["cut off", "bent"])
def test_a_record_that_did_not_reach_the_disk_is_none(tmp_path: Path, harm: str) -> None:
    left = killed(tmp_path, lambda store: play(store, "t", *range(1, 9)))
    journal = journal_of(left)
    data = bytearray(journal.read_bytes())
    last = data.rindex(b"8:ann:s:8")
    if harm == "bent":
        data[last] ^= 1
    else:
        data[last:] = bytes(len(data) - last)
    journal.write_bytes(data)
    assert log_in(left) == list(range(1, 8))


def test_a_journal_of_rubbish_is_passed_over(tmp_path: Path) -> None:
    left = killed(tmp_path, lambda store: play(store, "t", 1))
    journal_of(left).write_bytes(b"\xff" * SIZE)
    assert log_in(left) == [1]


def test_an_entry_that_is_in_the_journal_is_taken(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        await play(store, "t", 1, 2, 3)
        for again in (move("t", 3), bundle("t", 2)):
            with pytest.raises(Taken):
                await store.append(again)
        same = Bundle(table="t", entries=(entry(4, command="2:ann:s:2"),))
        with pytest.raises(Taken):
            await store.append(same)
        outcomes = await asyncio.gather(
            *(store.append(move("t", 4)) for _ in range(5)), return_exceptions=True
        )
        assert [type(one) for one in outcomes if one is not None] == [Taken] * 4
        await play(store, "t", 5)
        assert await numbers(store, "t") == [1, 2, 3, 4, 5]

    left = killed(tmp_path, deed)
    assert log_in(left) == [1, 2, 3, 4, 5]


def test_many_at_once_are_all_kept(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        tables = [f"t{n}" for n in range(20)]
        await asyncio.gather(*(play(store, table, *range(1, 30)) for table in tables))

    left = killed(tmp_path, deed)
    for number in range(20):
        assert log_in(left, f"t{number}") == list(range(1, 30))


def test_a_full_journal_is_sorted_in(tmp_path: Path) -> None:
    body = bytes(SIZE // 10)

    async def deed(store: Store) -> None:
        for seq in range(1, 26):
            await store.append(move("t", seq, body))

    left = killed(tmp_path, deed)
    assert log_in(left) == list(range(1, 26))


def test_a_backup_has_what_is_in_the_journal(tmp_path: Path) -> None:
    left = killed(tmp_path, lambda store: play(store, "t", *range(1, 9)))
    copy = tmp_path / "copy.db"
    assert backup(left, copy) == ()
    assert log_in(copy) == list(range(1, 9))


def test_a_store_that_is_closed_leaves_no_journal(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with_store(str(file), lambda store: play(store, "t", 1, 2, 3))
    assert not journal_of(file).exists()
    assert log_in(file) == [1, 2, 3]


def test_what_the_disk_kept_and_called_an_error_does_not_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deed(store: Store) -> None:
        await play(store, "t", 1)
        with monkeypatch.context() as disk:
            disk.setattr(os, "pwrite", kept_but_failed)
            await play(store, "t", 2)  # the data file takes it

    left = killed(tmp_path, deed)
    assert b"2:ann:s:2" in journal_of(left).read_bytes()
    assert log_in(left) == [1, 2]


def test_what_can_never_be_kept_is_refused_and_the_others_go_on(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        await play(store, "t", 1, 2)
        bad = Bundle(table="t", entries=(entry(3, command="3:\ud800"),))
        async with asyncio.timeout(10):
            with pytest.raises(StoreError):
                await store.append(bad)
            await play(store, "t", 3, 4)

    assert log_in(killed(tmp_path, deed)) == [1, 2, 3, 4]


def test_a_log_whose_end_cannot_be_looked_up_is_not_known(tmp_path: Path) -> None:
    fresh, closed = Fresh(tmp_path / "a.db", 0), sqlite3.connect(":memory:")
    closed.close()
    fresh.learn(closed, "t")
    assert not fresh.keep([move("t", 1)])


def test_what_another_data_file_left_is_passed_over_and_wiped_out(tmp_path: Path) -> None:
    left = killed(tmp_path, lambda store: play(store, "t", *range(1, 9)))
    old = journal_of(left).read_bytes()
    other = tmp_path / "other.db"
    journal_of(other).write_bytes(old + b"more")

    async def deed(store: Store) -> None:
        await play(store, "u", 1, 2)
        assert b"8:ann:s:8" not in journal_of(other).read_bytes()
        assert b"2:ann:s:2" in journal_of(other).read_bytes()

    with_store(str(other), deed)
    assert log_in(other, "t") == []


def test_no_journal_belongs_to_two_data_files(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with_store(str(file), lambda store: play(store, "t", 1))
    copies = [tmp_path / name for name in ("b.db", "c.db")]
    for copy in copies:
        assert backup(file, copy) == ()
    generations = set()
    for one in (file, *copies):
        with contextlib.closing(sqlite3.connect(one)) as connection:
            generations.add(generation_of(connection))
    assert len(generations) == 3


def test_what_may_be_in_the_journal_though_it_was_refused_is_never_sorted_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither disk nor data file can be written; later another move takes its number."""
    monkeypatch.setattr(sqlite_file, "_BUSY_SECONDS", 0.01)

    async def deed(store: Store) -> None:
        await play(store, "t", 1)
        with (
            monkeypatch.context() as disk,
            contextlib.closing(sqlite3.connect(tmp_path / "a.db")) as other,
        ):
            disk.setattr(os, "pwrite", kept_but_failed)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await play(store, "t", 2)
        await store.append(move("t", 2, b'{"another": 1}'))

    left = killed(tmp_path, deed)
    assert b"2:ann:s:2" in journal_of(left).read_bytes()
    last = with_store(str(left), lambda store: store.entries("t", 2))
    assert [one.body for one in last] == [b'{"another": 1}']
