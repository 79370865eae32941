"""An address names a store, or the error says what is wrong with it and no password."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from store_samples import bundle, numbers, opened, with_store

from saleroom.store.contract import StoreError, Unavailable
from saleroom.store.lockfile import InUse
from saleroom.store.opening import BadAddress, store_for
from saleroom.store.postgres import PostgresStore
from saleroom.store.sqlite import SqliteStore


def test_a_path_and_a_sqlite_url_name_a_file(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    for address in (file, str(file), f"sqlite:///{file}"):
        store = store_for(address)
        assert isinstance(store, SqliteStore)
        assert store.path == file
    relative = store_for("sqlite:///data/a.db")
    assert isinstance(relative, SqliteStore)
    assert relative.path == Path("data/a.db")


def test_postgres_urls_name_a_database() -> None:
    for address in ("postgresql://u:p@host:5433/db", "postgres:///db?host=/run/postgresql"):
        assert isinstance(store_for(address), PostgresStore)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://u:sesame@host/db", "address_scheme: name=mysql$"),
        ("postgresql+psycopg://u:sesame@host/db", r"address_scheme: name=postgresql\+psycopg$"),
        ("postgresql://u:sesame@host:port/db", "address_port"),
        ("postgresql://u:sesame@[host/db", "address_port"),
        ("postgresql://u:sesame@host", "address_no_database"),
        ("sqlite:/sesame.db", "address_slashes"),
        ("sqlite:///", "address_no_file"),
        ("sqlite:///:memory:", "address_no_file"),
        ("", "address_no_file"),
        ("host=db password=sesame", "address_words"),
    ],
)
def test_a_bad_address_is_explained_without_its_password(address: str, words: str) -> None:
    with pytest.raises(BadAddress, match=words) as caught:
        store_for(address)
    assert "sesame" not in str(caught.value)


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadAddress, match="address_folder"):
        store_for(tmp_path)


def test_a_database_that_is_away_is_said_without_its_password(tmp_path: Path) -> None:
    store = store_for(f"postgresql://ann:sesame@/db?host={tmp_path}")
    with pytest.raises(Unavailable) as caught:
        asyncio.run(store.open())
    assert "sesame" not in str(caught.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Saleroom, " * 200)
    with pytest.raises(StoreError, match=r"letter\.txt"):
        asyncio.run(store_for(file).open())
    assert file.read_text() == "Dear Saleroom, " * 200


def test_the_data_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "a.db"
    with_store(str(file), lambda store: store.append(bundle("t", 1)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_one_program_opens_a_file_once(tmp_path: Path) -> None:
    file = tmp_path / "a.db"

    async def go() -> None:
        async with opened(str(file)) as store:
            with pytest.raises(InUse, match="data_in_use"):
                await store_for(file).open()
            await store.append(bundle("t", 1))

    asyncio.run(go())
    assert with_store(str(file), lambda store: numbers(store, "t")) == [1]


def test_a_second_server_is_told_which_process_has_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    holder = _hold(file)
    try:
        with pytest.raises(InUse, match=rf"data_in_use: .*a\.db, process={holder.pid}$"):
            asyncio.run(store_for(file).open())
    finally:
        holder.kill()
        holder.communicate()
    assert with_store(str(file), lambda store: numbers(store, "t")) == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_killed_servers_workers_do_not_keep_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    holder = _hold(file, fork=True)
    assert holder.stdout is not None
    worker = int(holder.stdout.readline())
    try:
        holder.kill()
        holder.wait(10)
        os.kill(worker, 0)
        assert with_store(str(file), lambda store: numbers(store, "t")) == []
    finally:
        os.kill(worker, signal.SIGKILL)
        holder.stdout.close()


def _hold(file: Path, *, fork: bool = False) -> subprocess.Popen[str]:
    """Start a program that opens the file, says so, and sleeps."""
    program = f"""
        import asyncio, os, sys, time
        from pathlib import Path
        from saleroom.store.sqlite import SqliteStore
        async def go():
            await SqliteStore(Path(sys.argv[1])).open()
        asyncio.run(go())
        print("open", flush=True)
        if {fork}:
            worker = os.fork()
            if worker:
                print(worker, flush=True)
        time.sleep(60)
    """
    command = [sys.executable, "-c", textwrap.dedent(program), str(file)]
    holder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "open\n"
    return holder
