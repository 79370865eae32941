"""The migrations give exactly the schema that is described, on both databases."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from databases import Postgres
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable
from store_samples import bundle, numbers, with_store

from saleroom.store import migrating, queries, schema
from saleroom.store.contract import (
    Address,
    Entry,
    Found,
    Head,
    KeptAnalysis,
    Letter,
    Nudge,
    Recovery,
    Seated,
    Store,
)
from saleroom.store.metadata import metadata
from saleroom.store.migrating import NewerSchema

COLUMNS = """
    SELECT table_name, ordinal_position, column_name, data_type, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = current_schema()
    AND table_name <> 'alembic_version' ORDER BY 1, 2"""
INDEXES = """
    SELECT replace(indexdef, current_schema(), '') FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename <> 'alembic_version' ORDER BY 1"""


def test_the_newest_migration_is_the_schema() -> None:
    steps = ScriptDirectory(str(Path(migrating.__file__).parent / "migrations"))
    assert steps.get_current_head() == schema.REVISION


def test_alembic_sees_no_difference_on_sqlite(tmp_path: Path) -> None:
    migrating.upgrade_sqlite(tmp_path / "a.db")
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    try:
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
    finally:
        engine.dispose()


def test_migrated_and_described_sqlite_are_the_same_sql(tmp_path: Path) -> None:
    migrating.upgrade_sqlite(tmp_path / "migrated.db")
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'described.db'}")
    metadata.create_all(engine)
    engine.dispose()
    migrated, described = (_sql_of(tmp_path / f"{name}.db") for name in ("migrated", "described"))
    assert described
    assert migrated == described


def test_migrated_and_described_postgres_are_the_same(postgres: Postgres) -> None:
    migrated, described = postgres.fresh(), postgres.fresh()

    async def make() -> None:
        connection: Any = await asyncpg.connect(described)
        dialect = postgresql.dialect()
        for table in metadata.sorted_tables:
            await connection.execute(str(CreateTable(table).compile(dialect=dialect)))
            for index in table.indexes:
                await connection.execute(str(CreateIndex(index).compile(dialect=dialect)))
        await connection.close()

    async def look(address: str) -> list[list[Any]]:
        connection: Any = await asyncpg.connect(address)
        seen = [await connection.fetch(query) for query in (COLUMNS, INDEXES)]
        await connection.close()
        return seen

    asyncio.run(make())
    with_store(migrated, lambda store: numbers(store, "t"))
    seen = asyncio.run(look(migrated))
    assert len(seen[0]) == sum(len(table.columns) for table in metadata.sorted_tables)
    assert seen == asyncio.run(look(described))


def test_a_newer_schema_is_refused_and_left_alone(address: str) -> None:
    with_store(address, lambda store: store.append(bundle("t", 1)))
    _set_revision(address, "9999")
    with pytest.raises(NewerSchema, match=r"data_newer.*schema=9999"):
        with_store(address, lambda store: numbers(store, "t"))
    _set_revision(address, schema.REVISION)
    assert with_store(address, lambda store: numbers(store, "t")) == [1]


def test_servers_that_start_together_migrate_once(postgres: Postgres) -> None:
    address = postgres.fresh()

    async def deed(_store: Store) -> None:
        await asyncio.sleep(0)

    async def go() -> None:
        await asyncio.gather(*(asyncio.to_thread(with_store, address, deed) for _ in range(3)))

    asyncio.run(go())
    assert with_store(address, lambda store: numbers(store, "t")) == []


def _sql_of(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'alembic_version'"
        ).fetchall()
    return sorted(" ".join(row[0].split()) for row in rows)


def _set_revision(address: str, revision: str) -> None:
    if address.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as file:
            file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
            file.commit()
        return

    async def go() -> None:
        connection: Any = await asyncpg.connect(address)
        await connection.execute("UPDATE alembic_version SET version_num = $1", revision)
        await connection.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("kind", "columns"),
    [
        (Head, schema.names(schema.tables)),
        (Entry, schema.names(schema.entries, without="table_id")),
        (Seated, schema.names(schema.seats)),
        (Recovery, schema.names(schema.recoveries)),
        (Nudge, schema.names(schema.nudges)),
        (Address, schema.names(schema.addresses)),
        (Letter, schema.names(schema.letters)),
        (KeptAnalysis, schema.names(schema.analyses)),
    ],
)
def test_a_row_is_its_value_field_by_field(kind: Any, columns: str) -> None:
    fields = ["table_id" if field == "table" else field for field in kind.__struct_fields__]
    assert ", ".join(fields) == columns


@pytest.mark.parametrize("game", [None, "canaletto"])
def test_the_lobby_and_a_start_read_no_more_tables_than_they_need(
    tmp_path: Path, game: str | None
) -> None:
    file = tmp_path / "saleroom.db"
    migrating.upgrade_sqlite(file)
    lobby = queries.found(Found(status=("open", "playing"), public=True, game=game))
    with contextlib.closing(sqlite3.connect(file)) as store:
        for query, asked in (lobby, queries.last_changes(("open", "playing"))):
            plan = store.execute(f"EXPLAIN QUERY PLAN {queries.for_sqlite(query)}", asked)
            steps = [row[3] for row in plan if " t " in row[3] or " tables " in row[3]]
            assert steps
            wanted = "INDEX ix_tables_status_public_changed (status=? AND public=?)"
            assert [step for step in steps if wanted not in step] == []


def test_a_server_does_without_sqlalchemy() -> None:
    """To import it takes as long as all else that a server imports before its doors are open."""
    script = (
        "import sys, saleroom.web.serving, saleroom.web.tasks, saleroom.store.opening,"
        " saleroom.store.sqlite, saleroom.store.postgres\n"
        "assert 'sqlalchemy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
