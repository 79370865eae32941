"""Several servers on one PostgreSQL, and a PostgreSQL that goes away."""

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from databases import Postgres
from store_samples import bundle, entry, head, numbers, opened, with_store

from saleroom.store.contract import Bundle, Outage, Store, Taken, Unavailable


def test_a_table_is_in_the_care_of_one_server(postgres: Postgres) -> None:
    address = postgres.fresh()

    async def go() -> None:
        async with opened(address) as one, opened(address) as two:
            assert await one.lease("t", "one", until=200, now=100)
            assert not await two.lease("t", "two", until=300, now=199)
            assert await two.lease("u", "two", until=300, now=199)
            assert await one.lease("t", "one", until=250, now=199)
            assert not await two.lease("t", "two", until=300, now=249)
            assert await two.lease("t", "two", until=350, now=250)
            assert not await one.lease("t", "one", until=400, now=300)

    asyncio.run(go())


def test_of_many_who_want_a_table_at_once_one_gets_it(postgres: Postgres) -> None:
    async def deed(store: Store) -> None:
        servers = [f"server {n}" for n in range(8)]
        got = await asyncio.gather(*(store.lease("t", name, 200, 100) for name in servers))
        assert sum(got) == 1

    with_store(postgres.fresh(), deed)


def test_one_server_always_has_the_care(tmp_path: Path) -> None:
    async def deed(store: Store) -> None:
        assert await store.lease("t", "one", until=200, now=100)
        assert await store.lease("t", "two", until=300, now=150)

    with_store(str(tmp_path / "a.db"), deed)


def test_servers_that_contest_every_number_share_one_log(postgres: Postgres) -> None:
    address = postgres.fresh()
    tables = [f"t{n}" for n in range(20)]

    def bids(server: int, seq: int) -> list[Bundle]:
        return [
            Bundle(
                table=table,
                entries=(entry(seq, f"{server}".encode()),),
                head=head(table, changed=seq, players=server),
            )
            for table in (tables if server else reversed(tables))
        ]

    async def go() -> None:
        async with opened(address) as one, opened(address) as two:
            for seq in range(1, 11):
                appends = [one.append(bid) for bid in bids(0, seq)]
                appends += [two.append(bid) for bid in bids(1, seq)]
                outcomes = await asyncio.gather(*appends, return_exceptions=True)
                assert sum(outcome is None for outcome in outcomes) == len(tables)
                assert sum(isinstance(outcome, Taken) for outcome in outcomes) == len(tables)
            for table in tables:
                log = await two.entries(table)
                assert [kept.seq for kept in log] == list(range(1, 11))
                last = await one.head(table)
                assert last is not None
                assert (last.changed, last.players) == (10, int(log[-1].body))

    asyncio.run(go())


def test_several_servers_that_begin_together_note_one_outage(postgres: Postgres) -> None:
    address = postgres.fresh()

    async def go() -> None:
        async with opened(address) as one, opened(address) as two:
            await one.begin("old", 1_000_000)
            await asyncio.gather(
                *(store.begin(f"{n}", 2_000_000 + n) for n in range(6) for store in (one, two))
            )
            assert len(await one.begin("last", 2_000_010)) == 1

    asyncio.run(go())


def test_a_lone_server_that_is_back_at_once_notes_the_outage(postgres: Postgres) -> None:
    address = postgres.fresh_database()

    async def go() -> None:
        async with opened(address) as store:
            await store.begin("one", 1_000_000)
            await store.beat("one", 1_005_000)
        async with opened(address) as store:
            assert await store.begin("two", 1_007_000) == [Outage(1_005_000, 1_007_000)]

    asyncio.run(go())


def test_beside_a_server_that_is_there_nothing_is_an_outage(postgres: Postgres) -> None:
    address = postgres.fresh_database()

    async def go() -> None:
        async with opened(address) as one:
            await one.begin("one", 1_000_000)
            async with opened(address) as two:
                assert await two.begin("two", 1_007_000) == []
            # Whose line was cut is there again with its next beat.
            await _cut_connections(address)
            await asyncio.sleep(0.2)
            await one.beat("one", 1_010_000)
            async with opened(address) as three:
                assert await three.begin("three", 1_017_000) == []

    asyncio.run(go())


def test_a_broken_connection_is_made_anew(postgres: Postgres) -> None:
    address = postgres.fresh_database()

    async def deed(store: Store) -> None:
        await store.append(bundle("t", 1))
        await _cut_connections(address)
        # An idle connection that was cut is noticed before it is used.
        await asyncio.sleep(0.2)
        await store.append(bundle("t", 2))
        assert await numbers(store, "t") == [1, 2]

    with_store(address, deed)


def test_play_goes_on_when_postgres_was_killed_and_is_back(postgres: Postgres) -> None:
    address = postgres.fresh()

    async def deed(store: Store) -> None:
        confirmed: list[int] = []

        async def keep_appending() -> None:
            while True:
                seq = len(confirmed) + 1
                await store.append(bundle("t", seq, head=head("t", changed=seq)))
                confirmed.append(seq)

        appending = asyncio.create_task(keep_appending())
        await asyncio.sleep(0.3)
        await asyncio.to_thread(postgres.crash)
        try:
            with pytest.raises(Unavailable):
                await asyncio.wait_for(appending, 30)
            with pytest.raises(Unavailable):
                await store.append(bundle("u", 1))
            with pytest.raises(Unavailable):
                await store.entries("t")
        finally:
            await asyncio.to_thread(postgres.start)
        kept = await numbers(store, "t")
        assert kept == list(range(1, len(kept) + 1))
        assert 0 < len(confirmed) <= len(kept) <= len(confirmed) + 1
        await store.append(bundle("t", len(kept) + 1))
        assert await numbers(store, "t") == [*kept, len(kept) + 1]

    with_store(address, deed)


async def _cut_connections(address: str) -> None:
    connection: Any = await asyncpg.connect(address)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()
