"""The schema once more, in SQLAlchemy's words: for migrations, which are written in them."""

from typing import Any

import sqlalchemy as sa

from saleroom.store.schema import TABLES, Column, Index, Kind, SqlTable

_TYPES: dict[Kind, Any] = {
    "TEXT": sa.Text,
    "INTEGER": sa.Integer,
    "BIGINT": sa.BigInteger,
    "BYTEA": sa.LargeBinary,
    "BOOLEAN": sa.Boolean(create_constraint=False),
}

metadata = sa.MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_N_name)s"}
)


def _column(column: Column) -> sa.Column[Any]:
    return sa.Column(
        column.name,
        _TYPES[column.kind],
        primary_key=column.is_key,
        nullable=column.is_nullable,
        autoincrement=False,
    )


def _index(table: sa.Table, index: Index) -> sa.Index:
    where = None if index.where is None else table.c[index.where].is_not(None)
    return sa.Index(
        f"ix_{table.name}_{'_'.join(index.columns)}",
        *(table.c[name] for name in index.columns),
        unique=index.is_unique,
        sqlite_where=where,
        postgresql_where=where,
    )


def _described(table: SqlTable) -> None:
    described = sa.Table(table.name, metadata, *map(_column, table.columns))
    for index in table.indexes:
        _index(described, index)


for _one in TABLES:
    _described(_one)
