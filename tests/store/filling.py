"""A program that runs out of room and gets it back; started by the tests.

    python filling.py FOLDER disk       FOLDER is a small file system of its own
    python filling.py FOLDER limit      the size of files is limited for this process

It prints how many appends were confirmed and how many were refused, or fails.
"""

import asyncio
import contextlib
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from store_samples import bundle, entry, numbers

from saleroom.store.contract import Bundle, Store, StoreError, Unavailable
from saleroom.store.opening import store_for

LIMIT = 1_500_000
AT_ONCE = 4
IN_VAIN = 10


def bid(table: str, seq: int) -> Bundle:
    return Bundle(table=table, entries=(entry(seq, bytes([seq % 256]) * 5000),))


async def append_some(store: Store, logs: dict[str, int]) -> int:
    """Append to every log at once; return how many were confirmed."""
    appends = [store.append(bid(table, seq + 1)) for table, seq in logs.items()]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    confirmed = 0
    for (table, seq), outcome in zip(list(logs.items()), outcomes, strict=True):
        if outcome is None:
            logs[table] = seq + 1
            confirmed += 1
        elif not isinstance(outcome, Unavailable):
            raise AssertionError(f"not refused as unavailable: {outcome!r}")
    return confirmed


async def check(store: Store, logs: dict[str, int]) -> None:
    for table, seq in logs.items():
        expected = [bid(table, n).entries[0] for n in range(1, seq + 1)]
        if await store.entries(table) != expected:
            raise AssertionError(f"{table} is not what was confirmed")


async def fill(file: Path, make_room: Callable[[], None]) -> None:
    store = store_for(file)
    await store.open()
    logs = {f"t{n}": 0 for n in range(AT_ONCE)}
    # A refusal may be the last for a while: the log is then written back into the file, and there
    # is room in it again. So it is full when it refuses everything, again and again.
    refused = in_vain = 0
    while in_vain < IN_VAIN:
        confirmed = await append_some(store, logs)
        refused += AT_ONCE - confirmed
        in_vain = 0 if confirmed else in_vain + 1
        if confirmed < AT_ONCE:
            await check(store, logs)
    make_room()
    before = sum(logs.values())
    for _ in range(20):
        await append_some(store, logs)
    after = sum(logs.values())
    await check(store, logs)
    await store.close()
    await store.open()
    await check(store, logs)
    await store.close()
    with contextlib.closing(sqlite3.connect(file)) as copy:
        sound = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if not (before and after == before + 20 * AT_ONCE and sound == "ok"):
        raise AssertionError(f"{before=} {after=} {sound=}")
    sys.stdout.write(f"confirmed {after}, refused {refused}\n")


async def open_in_vain(file: Path) -> None:
    """A file system that is read-only refuses to be opened, and says which file."""
    try:
        await store_for(file).open()
    except StoreError as error:
        if str(file) not in str(error):
            raise
    else:
        raise AssertionError("a read-only file was opened")


async def open_again(file: Path) -> None:
    store = store_for(file)
    await store.open()
    await store.append(bundle("after", 1))
    if await numbers(store, "after") != [1]:
        raise AssertionError("it does not work again")
    await store.close()
    sys.stdout.write("read-only refused\n")


def remount(folder: Path, how: str) -> None:
    mount = shutil.which("mount") or "mount"
    subprocess.run([mount, "-o", f"remount,{how}", str(folder)], check=True)


def main() -> None:
    folder = Path(sys.argv[1])
    if sys.argv[2] == "limit":
        resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, resource.RLIM_INFINITY))
        room = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        asyncio.run(fill(folder / "a.db", lambda: resource.setrlimit(resource.RLIMIT_FSIZE, room)))
    else:
        ballast = folder / "ballast"
        ballast.write_bytes(os.urandom(12 * 2**20))
        asyncio.run(fill(folder / "a.db", ballast.unlink))
        remount(folder, "ro")
        asyncio.run(open_in_vain(folder / "a.db"))
        remount(folder, "rw")
        asyncio.run(open_again(folder / "a.db"))


if __name__ == "__main__":
    main()
